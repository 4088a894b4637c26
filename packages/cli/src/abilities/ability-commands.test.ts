import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ALL_ABILITIES } from '@sitekeeper/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCard } from '../commands/abilities/ability-show.ts';
import type { Env } from '../testing/cli-process.ts';
import { type CliWorld, makeCliWorld } from '../testing/cli-world.ts';
import { cardOf } from './ability-card.ts';
import { exampleInput, wordsOf } from './words.fixtures.ts';

let cli: CliWorld;
let elsewhere: Env;
beforeAll(async () => {
  cli = await makeCliWorld({ sites: 5, seeded: true, worker: true, env: { SITEKEEPER_BATCH_INLINE_LIMIT: '3' } });
  elsewhere = await cli.elsewhere('read', 'write');
});
afterAll(() => cli.close());

describe.each([{ place: 'the store' }, { place: 'a server' }])('ability, on $place', ({ place }) => {
  const env = () => (place === 'the store' ? { SITEKEEPER_BATCH_INLINE_LIMIT: '3' } : elsewhere);
  const run = (args: string[], more: { stdin?: string; tty?: boolean } = {}) => cli.run(args, { env: env(), ...more });
  const json = (args: string[], more: { stdin?: string; code?: number } = {}) =>
    cli.json(args, { env: env(), ...more });

  it('list names all abilities, or those that match', async () => {
    const all = await json(['ability', 'list']);
    expect(all.map(({ name }: { name: string }) => name)).toEqual(ALL_ABILITIES.map(({ name }) => name));
    const tags = await json(['ability', 'list', '--category', 'tags', '--search', 'delete']);
    expect(tags).toMatchObject([{ name: 'delete-tag-v1', category: 'tags', effect: 'destroy' }]);
    expect((await run(['ability', 'list', '--search', 'no such thing'])).stdout).toBe('No ability matches.\n');
  });

  it('show describes inputs and answer, whichever way the ability is named', async () => {
    for (const name of ['delete-tag-v1', 'delete-tag', 'svc/delete-tag-v1']) {
      const { code, stdout } = await run(['ability', 'show', name]);
      expect(code).toBe(0);
      expect(stdout).toContain('Effect: destroy, deletes something for good');
      expect(stdout).toMatch(/^tag_id +integer +required/m);
      expect(stdout).toContain('Run it with: sitekeeper ability run delete-tag-v1 tag_id=…');
    }
    const shown = await json(['ability', 'show', 'list-tags']);
    const { input, output } = cardOf(ALL_ABILITIES.find(({ name }) => name === 'list-tags-v1') as never);
    expect(shown).toEqual(JSON.parse(JSON.stringify({ ...shown, input, output })));
  });

  it('run reads, changes, previews and destroys', async () => {
    const made = await json(['ability', 'run', 'add-tag', `name=Made on ${place}`, 'color=#00ff88']);
    const list = await run(['ability', 'run', 'list-tags', `include=${made.id}`]);
    expect(list.stdout).toMatch(new RegExp(`^ *${made.id} +Made on ${place} +#00ff88`, 'm'));
    const given = ['ability', 'run', 'delete-tag', `tag_id=${made.id}`];
    expect(await json([...given, '--dry-run'])).toMatchObject({ deleted: false, dry_run: true });
    expect(await run(given)).toMatchObject({ code: 2, stderr: expect.stringContaining('To confirm, add --yes.') });
    expect(await json([...given, '--yes'])).toMatchObject({ deleted: true });
    const gone = await run([...given, '--yes']);
    expect(gone).toMatchObject({ code: 1, stderr: expect.stringMatching(/^sitekeeper: No tag has id/) });
  });

  it('run says where to see the inputs if they are wrong', async () => {
    const { code, stderr } = await run(['ability', 'run', 'list-posts-v1', '--input', '{"sites":[1]}']);
    expect(code).toBe(2);
    expect(stderr).toContain('sites is not a known property');
    expect(stderr).toContain('See "sitekeeper ability show list-posts-v1".');
  });

  it('run asks a person before it destroys, and shows what', async () => {
    const { id } = await json(['ability', 'run', 'add-tag', `name=Asked on ${place}`]);
    const given = ['ability', 'run', 'delete-tag', `tag_id=${id}`];
    const declined = await run(given, { tty: true, stdin: 'n\n' });
    expect(declined).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(`Asked on ${place}`) });
    expect(declined.stderr).toContain('Nothing was done.');
    expect(declined.stderr.includes(cli.world.origin)).toBe(place === 'a server');
    const agreed = await run(given, { tty: true, stdin: 'y\n' });
    expect(agreed.code).toBe(0);
    expect((await cli.world.get('get-tag-v1', { tag_id: id })).status).toBe(404);
  });

  it('run takes JSON as text, from a file and from standard input', async () => {
    const file = join(cli.world.store.folder, 'input.json');
    await writeFile(file, '{"per_page": 2}');
    for (const [input, stdin] of [
      ['{"per_page": 2}', ''],
      [`@${file}`, ''],
      ['-', '{"per_page": 2}'],
      ['-', '\uFEFF{"per_page": 2}\r\n'],
    ] as const) {
      const page = await json(['ability', 'run', 'list-sites', '--input', input], { stdin });
      expect(page).toMatchObject({ per_page: 2, total: 5 });
      expect(page.items).toHaveLength(2);
    }
    const wrong = await run(['ability', 'run', 'list-sites', '--input', '[1]']);
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('must be a JSON object') });
  });

  it('run follows the job that it starts, and exits with 1 if a site failed', async () => {
    const followed = await run(['ability', 'run', 'sync-sites']);
    expect(followed).toMatchObject({ code: 0, stderr: expect.stringContaining('Started sync_') });
    expect(followed.stdout).toContain('5 sites: 5 succeeded, 0 failed');
    cli.world.fleet.site(2).setFaults('http500');
    const failed = await json(['ability', 'run', 'sync-sites'], { code: 1 });
    cli.world.fleet.site(2).setFaults();
    expect(failed).toMatchObject({ status: 'completed', failed: 1, errors: [{ site_id: cli.world.siteIds[1] }] });
    const left = await json(['ability', 'run', 'sync-sites', '--no-watch']);
    expect(left).toMatchObject({ queued: true, sites_queued: 5 });
    expect(await json(['jobs', 'show', left.job_id, '--watch'])).toMatchObject({ status: 'completed', succeeded: 5 });
  });

  it('run exits with 1 if a part of a batch failed, and with 2 for a wrong input, in the words of the person', async () => {
    const batch = ['ability', 'run', 'sync-sites', `site_ids_or_domains=${cli.world.siteIds[0]},999`];
    expect(await json(batch, { code: 1 })).toMatchObject({ total_synced: 1, total_errors: 1 });
    const wrong = await run(['ability', 'run', 'list-sites', 'page=x', 'status=gone']);
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toContain('page must be an integer');
    expect(wrong.stderr).toContain('status must be one of: any, connected, disconnected, suspended');
    expect(wrong.stderr).not.toContain('input.');
    const field = await run(['ability', 'run', 'list-sites', 'staus=any']);
    expect(field).toMatchObject({ code: 2, stderr: expect.stringContaining('Did you mean status?') });
    const name = await run(['ability', 'run', 'lst-sites']);
    expect(name).toMatchObject({ code: 2, stderr: expect.stringContaining('Did you mean list-sites-v1?') });
  });

  it('run reads secrets from files only', async () => {
    const { url, admin } = cli.world.fleet.site(1);
    const given = ['ability', 'run', 'add-site', `url=${url}/other`, `admin=${admin}`];
    for (const visible of [['adminpassword=s3cret'], ['--input', '{"adminpassword":"s3cret"}']]) {
      const args = visible[0] === '--input' ? ['ability', 'run', 'add-site', ...visible] : [...given, ...visible];
      const refused = await run(args);
      expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('adminpassword@=FILE') });
      expect(refused.stderr).not.toContain('s3cret');
    }
    const sent = await run([...given, 'adminpassword@=-'], { stdin: 'wrong one\n' });
    expect(sent.code).toBe(1);
    expect(sent.stderr).not.toContain('wrong one');
  });
});

describe('every ability', () => {
  it.each(ALL_ABILITIES.map(({ name }) => name))('%s: show describes every input', async name => {
    const ability = ALL_ABILITIES.find(one => one.name === name) as (typeof ALL_ABILITIES)[number];
    const text = describeCard(cardOf(ability), 100);
    for (const input of Object.keys(ability.input.properties)) expect(text).toMatch(new RegExp(`^${input} `, 'm'));
    expect(text.split('\n').filter(line => /^\S+ {2,}/.test(line) && line.length > 100)).toEqual([]);
  });

  it.each(ALL_ABILITIES.filter(({ input }) => !('dry_run' in input.properties)).map(({ name }) => name))(
    '%s: --dry-run only checks the input, and runs nothing',
    async name => {
      const version = () => cli.world.app.services.database.version();
      const { input } = ALL_ABILITIES.find(one => one.name === name) as (typeof ALL_ABILITIES)[number];
      const words = wordsOf(exampleInput(input));
      const given = words.map(word => word.replace(/^(password|adminpassword|uniqueid|http_pass|token)=/, '$1@='));
      const secret = join(cli.world.store.folder, 'secret');
      await writeFile(secret, 'longer than most passwords');
      const args = given.map(word => word.replace(/@=.*/, `@=${secret}`));
      // Once in a while, the last use of the key is stored; the second time, it is not.
      for (const time of [1, 2]) {
        const before = await version();
        const checked = await cli.json(['ability', 'run', name, ...args, '--dry-run'], { env: elsewhere });
        expect(checked).toMatchObject({ dry_run: true, run: false, ability: name });
        if ((await version()) === before) return;
        expect(time).toBe(1);
      }
    },
  );
});
