import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw, statusesIn } from '../support/raw-http.ts';
import { allRoutes } from '../support/routes.ts';

const PLANTED = 'planted-outside-of-the-pages';
let folder: string;
let world: World;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'traversal-'));
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>The app</title>');
  writeFileSync(join(folder, 'dist/assets/app.js'), 'let app;');
  for (const name of ['.hidden', 'assets/.hidden']) writeFileSync(join(folder, 'dist', name), PLANTED);
  for (const name of ['secret.js', 'secret.txt', 'master.key']) writeFileSync(join(folder, name), PLANTED);
  world = await makeWorld({ sites: 1, seeded: true, parts: { webFolder: join(folder, 'dist') } });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

const UP = [
  '..',
  '%2e%2e',
  '.%2e',
  '%252e%252e',
  '..%00',
  '..;',
  '%c0%ae%c0%ae',
  '....',
  '..%5c',
  '\\..',
  '%uff0e%uff0e',
];
const SEPARATORS = ['/', '%2f', '%5c', '\\', '//', '%252f'];

/*
 * Fails without the pattern of /assets/:file: `.hidden` is sent. The library also refuses paths that lead further out.
 */
describe('a path that leads outside the folder of the pages', () => {
  it.each(['/', '/assets/', '/docs/', '/web/', '//', '/assets/app.js/'])('returns nothing beneath %s', async start => {
    const paths = UP.flatMap(up =>
      SEPARATORS.flatMap(cut => [`${start}${up}${cut}secret.js`, `${start}${up}${cut}${up}${cut}secret.txt`]),
    );
    paths.push(
      `${start}.hidden`,
      `${start}..%2f.hidden`,
      `${start}..%2fdist%2f.hidden`,
      `${start}/etc/passwd`,
      `${start}%2fetc%2fpasswd`,
    );
    const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/html\r\n`;
    const [last = '', ...others] = paths.reverse();
    // All over one connection, one after the other; the last one closes it.
    const sent = `${others.map(path => `${head(path)}\r\n`).join('')}${head(last)}Connection: close\r\n\r\n`;
    const got = await sendRaw(world.origin, sent);
    expect(statusesIn(got).length).toBe(paths.length);
    expect(got).not.toContain(PLANTED);
    expect(got).not.toContain('root:');
  });

  it('is the only one refused: files in the folder are served', async () => {
    expect((await world.request('/assets/app.js', { auth: '' })).body).toBe('let app;');
  });
});

it('a path parameter remains one parameter, however it is written', async () => {
  const odd = ['..%2f..%2fetc%2fpasswd', '%2e%2e%2f1', '1%2f..%2f2', '%00', '1%00', '1%3f', '1%23', '%252e%252e%252f1'];
  const paths = (await allRoutes(world)).filter(({ method, path }) => method === 'GET' && path.includes(':'));
  for (const { path } of paths) {
    const status = await world.request(path.replace(/:\w+/g, odd[path.length % odd.length] as string));
    expect([path, status.status < 500]).toEqual([path, true]);
    expect(JSON.stringify(status.body)).not.toMatch(/root:|ENOENT|EISDIR/);
  }
});

/* Fails without `plugin_not_found` in change-plugins.ts: the site is told to delete a path above its folder. */
it('a slug that leads outside the plugins or themes folder is sent to no site unless the site reported it', async () => {
  const [id = 0] = world.siteIds;
  await world.post('sync-site-v1', { site_id_or_domain: id });
  const before = world.fleet.ledger.summary().calls;
  for (const slug of ['../../wp-config.php', '..', '/etc/passwd', 'akismet/../../wp-config.php', 'a\0b', '..\\..\\x']) {
    const input = { site_id_or_domain: id, slugs: [slug], confirm: true };
    for (const ability of ['delete-site-plugins-v1', 'delete-site-themes-v1', 'deactivate-site-plugins-v1']) {
      const { status, body } = await world.post(ability, input);
      const done = body.deleted ?? body.deactivated ?? [];
      expect([slug, status !== 500, done]).toEqual([slug, true, []]);
    }
  }
  const asked = world.fleet.ledger.summary().calls - before;
  expect(asked).toBe(0);
});
