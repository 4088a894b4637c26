import { describe, expect, it } from 'vitest';
import { expectError } from '../../../testing/fixtures.ts';
import { itemsOf, useFleet } from '../runs.fixtures.ts';

const THEME = 'standard-issue';
const OTHER = 'paper-boat';
const world = useFleet({ sites: 3, fleet: { plugins: 4 } });
const idOf = (k: number) => world().siteIds[k - 1] as number;
type Item = { type: string; slug: string; state?: string };
const named = ({ type, slug }: Item) => `${type} ${slug}`;

/** The theme and its translation have the same slug, and there is another translation. */
async function sameSlugs(): Promise<void> {
  world().fleet.setFaults({});
  for (const k of [1, 2, 3]) {
    const site = world().fleet.site(k);
    site.setTheme(THEME, '1.0');
    site.setTranslations([
      { type: 'theme', slug: THEME, language: 'de_DE', version: '1.1' },
      { type: 'plugin', slug: OTHER, language: 'de_DE', version: '1.1' },
    ]);
  }
  await world().post('sync-sites-v1', {});
}
const CHOSEN = [
  { type: 'themes', slug: THEME },
  { type: 'translations', slug: OTHER },
];
const pendingOn = async (k: number): Promise<string[]> =>
  (await world().get('get-site-updates-v1', { site_id_or_domain: idOf(k) })).body.updates.map(named);

describe('Of updates that are chosen one by one,', () => {
  it('a run over sites installs exactly these, and its plan shows exactly these', async () => {
    await sameSlugs();
    const before = await pendingOn(1);
    expect(before).toEqual(expect.arrayContaining([...CHOSEN.map(named), `translations ${THEME}`]));
    const target = { site_ids_or_domains: [idOf(1), idOf(2)], items: CHOSEN };
    const plan = (await world().post('plan-updates-v1', target)).body;
    expect(plan).toMatchObject({ sites: 2, updates: 4 });
    expect(plan.items.map(named).sort()).toEqual(CHOSEN.map(named));

    const { status, body } = await world().post('run-updates-v1', { ...target, wait: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ queued_count: 4, sites: 2 });
    expect(body.results.map(({ state }: Item) => state)).toEqual(['updated', 'updated', 'updated', 'updated']);
    expect((await itemsOf(world(), body.job_id)).map(named).sort()).toEqual([...CHOSEN, ...CHOSEN].map(named).sort());
    expect(await pendingOn(1)).toEqual(before.filter(name => !CHOSEN.map(named).includes(name)));
    expect(await pendingOn(3)).toEqual(expect.arrayContaining(CHOSEN.map(named)));
    const run = (await world().get('get-update-run-v1', { job_id: body.job_id })).body.run;
    expect(run).toMatchObject({ types: ['themes', 'translations'], slugs: [THEME, OTHER] });
  });

  it('a run over one site installs exactly these, each once', async () => {
    await sameSlugs();
    const before = await pendingOn(3);
    const input = { site_id_or_domain: idOf(3), items: [...CHOSEN, ...CHOSEN], wait: true };
    const { body } = await world().post('run-site-updates-v1', input);
    expect(body.results.map(named)).toEqual(CHOSEN.map(named));
    expect(await pendingOn(3)).toEqual(before.filter(name => !CHOSEN.map(named).includes(name)));
  });

  it('a retry of a run takes those that failed', async () => {
    await sameSlugs();
    world().fleet.setFaults({ update_noop_success: 100 });
    const input = { site_ids_or_domains: [idOf(1)], type: ['themes', 'translations'], slugs: [THEME], wait: true };
    const { job_id, results } = (await world().post('run-updates-v1', input)).body;
    const failed = results.filter(({ state }: Item) => state === 'failed');
    expect(failed.map(named)).toContain(`themes ${THEME}`);
    world().fleet.setFaults({});
    const again = { failed_in: { job_id }, items: [{ type: 'themes', slug: THEME }], wait: true };
    const { body } = await world().post('run-updates-v1', again);
    expect(body.results.map(named)).toEqual([`themes ${THEME}`]);
  });

  it('one that is not pending refuses the run, and the error names it with its type', async () => {
    await sameSlugs();
    const items = [...CHOSEN, { type: 'plugins', slug: THEME }];
    for (const [ability, site] of [
      ['run-updates-v1', { site_ids_or_domains: [idOf(1)] }],
      ['run-site-updates-v1', { site_id_or_domain: idOf(1) }],
    ] as const) {
      const refused = await world().post(ability, { ...site, items });
      const message = expectError(refused, { status: 400, code: 'svc_invalid_input' });
      expect(message).toMatch(`items: no update is pending for ${THEME} (plugins).`);
    }
  });

  it('types or slugs besides are refused, since they would mean more', async () => {
    for (const besides of [{ slugs: [THEME] }, { type: ['themes'] }, { type: ['all', 'themes'] }]) {
      for (const ability of ['run-updates-v1', 'plan-updates-v1']) {
        const refused = await world().post(ability, { items: CHOSEN, ...besides });
        expect(expectError(refused, { status: 400, code: 'svc_invalid_input' })).toMatch(/^items: /);
      }
      const one = await world().post('run-site-updates-v1', { site_id_or_domain: idOf(1), items: CHOSEN, ...besides });
      expectError(one, { status: 400, code: 'svc_invalid_input' });
    }
  });
});
