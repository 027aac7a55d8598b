//! Whether a drawing makes a board: KOP-1 to KOP-3.

use crate::{Board, Color, Edition, Heading, Hex, Nation, Site, Size};
use game::{Fault, Text};

impl Edition {
    pub(crate) fn validate_board(&self) -> Result<(), Fault> {
        let sites = self.board.sites()?;
        for hex in Hex::all() {
            check_place(hex, sites[hex.index()])?;
        }
        let count = |site: Site| sites.iter().filter(|&&s| s == site).count();
        for color in Color::ALL {
            let reason = Text::new("kop-wrong-hideouts").with("color", color.name());
            exactly(count(Site::Hideout(Some(color))), 1, reason)?;
        }
        for nation in Nation::ALL {
            let of = Text::new("kop-wrong-nation").with("nation", nation.name().to_lowercase());
            let reason = |key| Text::new(key).with("nation", of.clone());
            exactly(count(Site::Fortress(nation)), 1, reason("kop-wrong-fortresses"))?;
            exactly(count(Site::City(nation)), 1, reason("kop-wrong-cities"))?;
        }
        let islands = count(Site::Island(Size::Small)) + count(Site::Island(Size::Large));
        exactly(islands, 6, "kop-wrong-islands")?;
        exactly(count(Site::Ocean), 24, "kop-wrong-ocean-hexes")?;
        exactly(count(Site::Sharks), 18, "kop-wrong-shark-hexes")?;
        self.validate_compass()
    }

    fn validate_compass(&self) -> Result<(), Fault> {
        let path = || ["board".into(), "compass".into()];
        for heading in Heading::ALL {
            let Some(color) = self.board.compass.get(&heading) else {
                let reason = Text::new("kop-wrong-no-color").with("heading", heading.name());
                return Err(Fault::new(path(), reason));
            };
            if self.board.compass.values().filter(|&other| other == color).count() > 1 {
                let reason = Text::new("kop-wrong-two-faces").with("color", color.name());
                return Err(Fault::new(path(), reason));
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
    let reason = Text::new("kop-wrong-place").with("word", Board::word(site));
    let reason = reason.with("hex", hex.to_string());
    Err(Fault::new(["board".into(), "rows".into(), row.into()], reason))
}

fn exactly(found: usize, wanted: usize, reason: impl Into<Text>) -> Result<(), Fault> {
    if found == wanted {
        return Ok(());
    }
    let reason = reason.into().with("found", found).with("wanted", wanted);
    Err(Fault::new(["board".into(), "rows".into()], reason))
}
