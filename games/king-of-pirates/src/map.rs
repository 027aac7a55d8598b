//! Whether a drawing makes a board: KOP-1 to KOP-3.

use crate::{Board, Color, Edition, Heading, Hex, Nation, Site, Size};
use game::Fault;

impl Edition {
    pub(crate) fn validate_board(&self) -> Result<(), Fault> {
        let sites = self.board.sites()?;
        for hex in Hex::all() {
            check_place(hex, sites[hex.index()])?;
        }
        let count = |site: Site| sites.iter().filter(|&&s| s == site).count();
        for color in Color::ALL {
            exactly(count(Site::Hideout(Some(color))), 1, &format!("hideouts of {color}"))?;
        }
        for nation in Nation::ALL {
            exactly(count(Site::Fortress(nation)), 1, &format!("{nation} fortresses"))?;
            exactly(count(Site::City(nation)), 1, &format!("{nation} cities"))?;
        }
        let islands = count(Site::Island(Size::Small)) + count(Site::Island(Size::Large));
        exactly(islands, 6, "treasure islands")?;
        exactly(count(Site::Ocean), 24, "ocean hexes")?;
        exactly(count(Site::Sharks), 18, "shark hexes")?;
        self.validate_compass()
    }

    fn validate_compass(&self) -> Result<(), Fault> {
        let path = || ["board".into(), "compass".into()];
        for heading in Heading::ALL {
            let Some(color) = self.board.compass.get(&heading) else {
                return Err(Fault::new(path(), format!("no colour for {heading}")));
            };
            if self.board.compass.values().filter(|&other| other == color).count() > 1 {
                return Err(Fault::new(path(), format!("{color} stands on two faces")));
            }
        }
        Ok(())
    }
}

/// KOP-2, KOP-3: hideouts in the centre and the corners, sharks on rings 1
/// and 2, everything else on rings 3 and 4.
fn check_place(hex: Hex, site: Site) -> Result<(), Fault> {
    let corner = Heading::ALL.iter().any(|&heading| Hex::corner(heading) == hex);
    let wrong = match site {
        Site::Hideout(None) => hex != Hex::CENTRE,
        Site::Hideout(Some(_)) => !corner,
        Site::Sharks => !matches!(hex.ring(), 1 | 2),
        Site::Ocean | Site::City(_) | Site::Fortress(_) | Site::Island(_) => {
            hex.ring() < 3 || corner
        }
    };
    if !wrong {
        return Ok(());
    }
    let row = (hex.coords().1 + 4) as usize;
    let message = format!("`{}` cannot lie at {hex}", Board::word(site));
    Err(Fault::new(["board".into(), "rows".into(), row.into()], message))
}

fn exactly(found: usize, wanted: usize, what: &str) -> Result<(), Fault> {
    if found == wanted {
        return Ok(());
    }
    let message = format!("{found} {what} instead of {wanted}");
    Err(Fault::new(["board".into(), "rows".into()], message))
}
