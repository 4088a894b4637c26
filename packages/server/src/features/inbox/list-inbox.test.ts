import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../testing/index.ts';
import { DONE_RUN, HALTED_RUN, makeTroubledFleet, type TroubledFleet } from './troubled-fleet.fixtures.ts';

let fleet: TroubledFleet;
beforeAll(async () => {
  fleet = await makeTroubledFleet();
});
afterAll(() => fleet.world.close());

const list = async (input: object = {}, auth?: string): Promise<Answer['body']> =>
  (await fleet.world.get('list-inbox-v1', { ...input }, auth === undefined ? {} : { auth })).body;
const idsOf = (body: Answer['body']): string[] => body.items.map((item: { id: string }) => item.id);
const named = (kind: string, site: keyof TroubledFleet['ids']) => `${kind}:${fleet.ids[site]}`;

describe('list-inbox-v1', () => {
  it('lists what is wrong once each, the most urgent first', async () => {
    const body = await list();
    const approval = body.items.find((item: { kind: string }) => item.kind === 'approval');
    expect(idsOf(body)).toEqual([
      named('site_down', 'down'),
      named('site_down', 'watched'),
      named('site_broken', 'broken'),
      `run_halted:${HALTED_RUN}`,
      named('site_disconnected', 'lost'),
      named('files_altered', 'altered'),
      'vulnerability:forms-hole',
      named('certificate', 'other'),
      expect.stringMatching(/^channel_failing:\d+$/),
      'feed_failing:vulnerabilities',
      named('sync_failing', 'unsynced'),
      approval.id,
      'domain:holes.example',
      expect.stringMatching(/^cost_due:\d+$/),
    ]);
    expect(body.total).toBe(14);
  });

  it('says of each what it is about, since when, and why', async () => {
    const { items } = await list();
    const of = (kind: string) => items.find((item: { kind: string }) => item.kind === kind);
    expect(of('site_down')).toMatchObject({
      severity: 'critical',
      title: 'down is down',
      text: 'It answered 500.',
      since: '2026-11-22T11:59:59Z',
      site: { id: fleet.ids.down, name: 'down' },
      sites_count: 1,
      client: null,
      acknowledged_by: null,
      snoozed_until: null,
    });
    expect(items.find(({ id }: { id: string }) => id === named('site_down', 'watched'))).toMatchObject({
      text: 'It timed out.',
      data: { message: 'It timed out.', cause: 'timeout' },
    });
    expect(of('site_broken')).toMatchObject({
      title: 'The update of Shop left broken broken',
      data: { job_id: DONE_RUN, slug: 'shop/shop.php', from_version: '9.3', to_version: '9.4' },
    });
    expect(of('run_halted')).toMatchObject({
      sites_count: 4,
      data: { left: 3, next: 1, failed: 1, sites: 4, halt: { code: 'sites_failed', failed: 1, attempted: 2 } },
      text: expect.stringContaining(
        '1 of the 2 sites attempted in this wave failed. Resume it with the next 1 site, or stop it: 3 sites then stay as they are.',
      ),
    });
    expect(of('vulnerability')).toMatchObject({
      site: null,
      sites_count: 2,
      data: { fixable_sites: 1, name: 'Forms' },
    });
    expect(of('files_altered')).toMatchObject({
      severity: 'high',
      title: 'Files of WordPress and 1 other item on altered were altered',
      since: '2026-11-20T12:00:00Z',
      data: { name: 'WordPress', items: 2 },
    });
    expect(of('certificate')).toMatchObject({ severity: 'high', data: { days_left: 6, name: 'x.example' } });
    expect(of('domain')).toMatchObject({ severity: 'low', sites_count: 2, data: { days_left: 20 } });
    expect(of('cost_due')).toMatchObject({ data: { name: 'Backups', due_on: '2026-11-25', days_left: 3, price: 5 } });
    expect(of('approval')).toMatchObject({ data: { ability: 'delete-tag-v1' } });
  });

  it('names what helps, the most helpful first, and to viewers nothing', async () => {
    const { items } = await list();
    const helps = Object.fromEntries(
      items.map((item: { kind: string; actions: { action: string }[] }) => [item.kind, item.actions[0]?.action]),
    );
    expect(helps).toMatchObject({
      site_down: 'check',
      site_disconnected: 'reconnect',
      sync_failing: 'sync',
      run_halted: 'resume',
      vulnerability: 'patch',
      channel_failing: 'test',
      feed_failing: 'refresh',
      domain: 'acknowledge',
    });
    const halted = items.find((item: { kind: string }) => item.kind === 'run_halted');
    expect(halted.actions.map(({ action }: { action: string }) => action)).toEqual([
      'resume',
      'stop',
      'acknowledge',
      'snooze',
    ]);
    const auth = await fleet.world.user('vera', 'viewer');
    const seen = await list({}, auth);
    expect(seen.total).toBe(14);
    expect(seen.items.flatMap(({ actions }: { actions: unknown[] }) => actions)).toEqual([]);
  });

  it('counts for each choice what the list with it has', async () => {
    for (const filter of [{ kind: ['site_down', 'domain'] }, { severity: 'high', client_id: fleet.client }]) {
      const { counts, total } = await list(filter);
      for (const [kind, count] of Object.entries(counts.kinds)) {
        expect([kind, (await list({ ...filter, kind })).total]).toEqual([kind, count]);
      }
      for (const [severity, count] of Object.entries(counts.severities)) {
        expect([severity, (await list({ ...filter, severity })).total]).toEqual([severity, count]);
      }
      expect((await list({ ...filter, per_page: 1, page: 2 })).total).toBe(total);
    }
  });

  it('shows pages that together are the list', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map(page => list({ per_page: 4, page })));
    expect(pages.flatMap(idsOf)).toEqual(idsOf(await list()));
  });

  it('narrows everything to clients and tags, and what is about none of their sites away', async () => {
    const ofClient = await list({ client_id: fleet.client });
    expect(idsOf(ofClient)).toEqual([
      named('site_down', 'watched'),
      `run_halted:${HALTED_RUN}`,
      'vulnerability:forms-hole',
      expect.stringMatching(/^approval:/),
      'domain:holes.example',
      expect.stringMatching(/^cost_due:/),
    ]);
    const [everywhere] = (await list({ kind: 'run_halted' })).items;
    expect(everywhere).toMatchObject({ sites_count: 4, data: { sites: 4, failed: 1, left: 3, next: 1 } });
    expect(everywhere.text).not.toContain('whole run');
    // Its only site of the client is not among those with which it is resumed.
    expect(ofClient.items[1]).toMatchObject({
      title: 'An update run over 1 site has halted',
      text: expect.stringContaining(
        'Resume it with the next 0 sites, or stop it: 1 site then stay as they are. The decision is about the whole run, over 4 sites.',
      ),
      sites_count: 1,
      data: { sites: 1, all_sites: 4, failed: 0, left: 1, next: 0 },
    });
    const hole = ofClient.items[2];
    expect(hole).toMatchObject({ sites_count: 1, site: { name: 'holes' }, client: { name: 'Harbour Café' } });
    expect(hole.actions[0].input).toEqual({
      vulnerability_ids: ['forms-hole'],
      site_ids_or_domains: [fleet.ids.holes],
    });
    expect(idsOf(await list({ tag_id: fleet.tag }))).toEqual([
      named('site_down', 'watched'),
      expect.stringMatching(/^approval:/),
      expect.stringMatching(/^cost_due:/),
    ]);
  });

  it('finds items by site, client and what they are about', async () => {
    expect(idsOf(await list({ search: 'WATCHED' }))).toEqual([named('site_down', 'watched')]);
    expect(idsOf(await list({ search: 'harbour' }))).toContain(named('site_down', 'watched'));
    expect(idsOf(await list({ search: 'anybody in' }))).toEqual(['vulnerability:forms-hole']);
    expect(idsOf(await list({ search: '100%' }))).toEqual([]);
  });

  it('leaves out what a switched off module has', async () => {
    await fleet.world.post('update-module-v1', { module: 'costs', enabled: false });
    expect((await list()).counts.kinds.cost_due).toBe(0);
    await fleet.world.post('update-module-v1', { module: 'costs', enabled: true });
  });
});
