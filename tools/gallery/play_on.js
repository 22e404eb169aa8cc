/**
 * Plays a game of Praga on its page by clicks, as quickly as the table allows, until something is there or the game is over.
 * What is preferred is clicked where it is offered; the rest falls by dice that fall the same way every time.
 */
([wanted, preferred, seed]) =>
  new Promise((done) => {
    const OFFERED = '#decision .pick[data-move], #decision .mini[data-move], #decision .stile:not([disabled])';
    const PATIENCE = 5000;
    const wish = preferred && new RegExp(preferred);
    const roll = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
    const one = (all) => all[Math.floor(roll() * all.length)];
    let waiting = null;
    let since = 0;

    function press() {
      const decision = document.querySelector('#decision');
      const number = decision.dataset.number;
      if (waiting === number && Date.now() - since < PATIENCE) return;
      waiting = null;
      const commit = decision.querySelector('[data-commit]');
      const end = decision.querySelector('[data-end]:not([aria-disabled])');
      const offered = [...document.querySelectorAll(OFFERED)];
      const wished = wish ? offered.filter((each) => wish.test(`${each.dataset.move} ${each.dataset.actions ?? ''} ${each.textContent}`)) : [];
      const chosen = commit ?? (wished.length ? one(wished) : end && (!offered.length || roll() < 0.4) ? end : one(offered));
      chosen?.click();
      if (chosen !== commit && /^(take|slot|plot) /.test(chosen?.dataset.move ?? '')) return;
      [waiting, since] = [number, Date.now()];
    }

    function look() {
      if (document.querySelector(wanted)) return done(true);
      if (document.querySelector('.endp')) return done(false);
      if (document.querySelector('.t-head.is-you')) press();
      setTimeout(look, 15);
    }
    look();
  })
