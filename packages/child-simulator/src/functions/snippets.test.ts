import { digestOfFiles, type FileItem, readFileDigests, readFileLists } from '@sitekeeper/protocol';
import { describe, expect, it } from 'vitest';
import { createFleet } from '../fleet.ts';
import { Dashboard, REGISTERED } from '../testing/dashboard.ts';

const FILE = 'acorn-backup/acorn-backup.php';
const ITEM: FileItem = { type: 'plugin', slug: FILE };
const fleet = createFleet({ sites: 3, registered: REGISTERED });
const dashboard = new Dashboard(fleet);
for (const k of [1, 2, 3]) fleet.site(k).setPlugin(FILE, { version: '3.5.0' });
const digests = async (k: number, only?: readonly FileItem[]) =>
  readFileDigests.parse(await dashboard.call(k, 'code_snippet', readFileDigests.fields({ only })));
const list = async (k: number) => {
  const [found] = readFileLists.parse(await dashboard.call(k, 'code_snippet', readFileLists.fields({ items: [ITEM] })));
  return found?.files;
};

describe('the programs that read files', () => {
  it('find WordPress, each plugin and each theme, and the same files at the same version', async () => {
    const all = await digests(1);
    const site = fleet.site(1);
    expect(all[0]).toMatchObject({ type: 'core', version: site.core, locale: site.language });
    expect(all).toHaveLength(1 + site.plugins.filter(({ mu }) => !mu).length + site.themes.length);
    expect(await digests(1, [ITEM])).toEqual(await digests(2, [ITEM]));
    const [one] = await digests(1, [ITEM]);
    expect(one).toMatchObject({ digest: digestOfFiles((await list(1)) ?? new Map()) });
  });

  it('see files that were changed, added and deleted by hand, until an update replaces them', async () => {
    const site = fleet.site(2);
    const before = await list(2);
    site.alterFile(ITEM, 'includes/class-main.php', 'changed');
    site.alterFile(ITEM, 'shell.php', 'added');
    site.alterFile(ITEM, 'readme.txt');
    const paths = ['acorn-backup.php', 'includes/class-main.php', 'shell.php'];
    expect([...((await list(2)) ?? [])].map(([path]) => path)).toEqual(paths);
    expect((await digests(2, [ITEM]))[0]).not.toEqual((await digests(1, [ITEM]))[0]);
    site.restoreFiles(ITEM);
    expect(await list(2)).toEqual(before);
    site.alterFile(ITEM, 'shell.php', 'added');
    site.setPlugin(FILE, { version: '3.5.1' });
    expect(await list(2)).not.toContain('shell.php');
  });

  it('say why an item could not be read, and something happens once afterwards', async () => {
    const site = fleet.site(3);
    site.setUnread(ITEM, 'too_large');
    site.afterNextReading(() => site.setUnread(ITEM));
    expect(await digests(3, [ITEM])).toMatchObject([{ unread: 'too_large' }]);
    expect(await digests(3, [ITEM])).toMatchObject([{ files: 3 }]);
  });

  it('fail where the site has such a fault', async () => {
    fleet.site(3).setFaults('snippet_fails');
    await expect(digests(3)).rejects.toMatchObject({ kind: 'refused' });
    fleet.site(3).setFaults('snippet_fatal');
    const fatal = await dashboard.call(3, 'code_snippet', readFileDigests.fields({}));
    expect(fatal.error).toMatch(/^MainWP_Child fatal error/);
    fleet.site(3).setFaults('snippet_hostile');
    expect((await digests(3)).every(({ type, ...item }) => type === 'plugin' && !('digest' in item))).toBe(true);
    fleet.site(3).setFaults();
  });

  it('are told apart in the ledger, and other snippets print nothing', async () => {
    fleet.ledger.reset();
    await digests(1);
    expect(fleet.ledger.entries().map(({ what }) => what)).toEqual(['action=run_snippet program=file-digests 1']);
    const other = await dashboard.call(1, 'code_snippet', { action: 'run_snippet', code: 'echo 1;' });
    expect(other).toEqual({ status: 'SUCCESS', result: '' });
    expect(await dashboard.call(1, 'code_snippet', { action: 'save_snippet' })).toHaveProperty('error');
  });
});
