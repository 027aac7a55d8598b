// A person at the table of King of Pirates; see pace.rs.
(() => {
  if (!location.pathname.startsWith('/play/king-of-pirates')) return;
  const pace = (window.pace = { clicks: [], seconds: [], questions: [], asked: [] });
  const one = (css) => document.querySelector(css);
  const all = (css) => [...document.querySelectorAll(css)];
  let mine = null; // the clicks of the player's own turn that is going on
  let sailed = false;
  let wait = null; // since when it is others' turn, and how often the person was asked
  let stuck = 0;
  let last = { chosen: null, at: 0 };

  // Where to sail: a fight that is likely to be won, else what is unknown, else far away.
  const course = () => {
    const worth = (hex) => {
      const mark = one(`.mark[data-at='${hex.dataset.piece.replace('hex-', '')}']`);
      const odds = parseInt(mark.querySelector('.odds')?.textContent ?? '0', 10);
      const far = parseInt(mark.querySelector('.cost')?.textContent ?? '0', 10);
      if (odds >= 45) return 1000 + odds - far;
      return odds > 0 ? -1 : (hex.matches('.hidden-tile') ? 100 : 0) + far;
    };
    return all('.hex.target').sort((one, other) => worth(other) - worth(one))[0];
  };
  const loses = () => {
    const [attack, defence] = all('.stage .sum').map((sum) => parseInt(sum.textContent, 10));
    return mine !== null ? attack < defence : defence <= attack;
  };
  const button = (name) => one(`.decide[data-piece='do-${name}']`);
  const sail = () => {
    const hex = !sailed && course();
    if (hex) sailed = true;
    return hex;
  };
  const choice = () =>
    one('.confirm') ??
    ((loses() && one('.stage .again')) || button('stand')) ??
    button('hire') ??
    one('.poster .decide:not(.quiet)') ??
    one('.poster .decide') ??
    button('attack') ??
    button('dig') ??
    ((mine !== null && sail()) || button('stop')) ??
    button('pass') ??
    button('rest') ??
    one('.few .choice') ??
    one('.crew-panel.target .aim') ??
    one('.decide') ??
    one('.card.source');

  const step = () => {
    if (one('.ending') || !one('.crew-panel')) return;
    const own = one('.crew-panel.turn .you') !== null;
    const asked = one('[data-asked=person]');
    if (!own && mine !== null) {
      pace.clicks.push(mine);
      mine = null;
      wait = { since: performance.now(), questions: 0 };
    }
    if (!asked) return;
    if (own && mine === null) {
      if (wait) {
        pace.seconds.push((performance.now() - wait.since) / 1000);
        pace.questions.push(wait.questions);
      }
      [mine, sailed, wait] = [0, false, null];
    }
    const chosen = choice() ?? (++stuck > 50 ? one('.action') : null);
    if (!chosen) return;
    // What was clicked may stand until the next frame.
    if (chosen === last.chosen && performance.now() - last.at < 1000) return;
    last = { chosen, at: performance.now() };
    stuck = 0;
    if (mine !== null) mine += 1;
    else if (wait && !chosen.matches('.confirm')) wait.questions += 1;
    pace.asked.push(`${mine === null ? 'other' : 'own'}: ${asked.textContent} → ${chosen.textContent || chosen.ariaLabel}`);
    chosen.click();
  };
  setInterval(step, 80);
})();
