// Runs before anything is painted: the colours that were chosen, and what to say where the scripts don't come.
(() => {
  const root = document.documentElement;
  let chosen = null;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // Without storage there is no choice.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  if (/^\/(sign-in|setup)\/?$/.test(location.pathname)) root.dataset.first = 'card';

  // What the page asks first, which the server knows by the address: src/api/early.ts takes the answers.
  const questions = document.querySelector('meta[name="first-questions"]')?.content.split(' ') ?? [];
  const asked = questions.map(path => [path, fetch(path, { headers: { 'x-sitekeeper': 'web' } })]);
  for (const [, answer] of asked) answer.catch(() => {}); // the page itself asks again
  window.askedEarly = new Map(asked);

  // For the first formatted number or date, the browser takes some 20 ms to look up which languages it has. It does so
  // after the first paint, while the scripts are on their way.
  requestAnimationFrame(() => setTimeout(() => new Intl.NumberFormat()));

  // Where the scripts never come, each try waits longer than the last. Once they come, it is counted anew.
  let tries = 0;
  const count = now => {
    try {
      sessionStorage.setItem('first-tries', String(now));
    } catch {
      // Without storage each try waits as long as the first.
    }
  };
  try {
    tries = Number(sessionStorage.getItem('first-tries') ?? 0);
  } catch {
    // It is taken for the first.
  }

  let failed = false;
  const again = async ms => {
    await new Promise(resolve => setTimeout(resolve, ms));
    const there = await fetch('/healthz', { cache: 'no-store' }).then(
      answer => answer.ok,
      () => false,
    );
    if (there) {
      count(tries + 1);
      location.reload();
    } else await again(Math.min(ms * 2, 15000));
  };
  window.addEventListener('load', () => {
    if (!failed) count(0);
  });
  window.addEventListener(
    'error',
    ({ target }) => {
      const note = document.querySelector('.first-failed');
      if (failed || !note || !(target instanceof HTMLScriptElement)) return;
      failed = true;
      document.querySelector('.first-status').hidden = true;
      note.hidden = false;
      note.querySelector('button').addEventListener('click', () => location.reload());
      addEventListener('online', () => location.reload());
      void again(Math.min(2000 * 2 ** tries, 60000));
    },
    true,
  );
})();
