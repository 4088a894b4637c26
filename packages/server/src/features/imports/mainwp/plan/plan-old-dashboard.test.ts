import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { oldDashboardOf, oldSiteOf } from '../../../../testing/old-dashboard/old-dashboard-values.ts';
import type { OldDashboard, OldSite } from '../old-dashboard.ts';
import { oldProblem } from '../old-problem.ts';
import { movePlanSchema } from './plan.schemas.ts';
import { NOTHING_HERE, type PlanFacts } from './plan-facts.ts';
import { planOldDashboard } from './plan-old-dashboard.ts';

const KEY = { kind: 'key', pkcs8: Buffer.from('a secret') } as const;
const SECRET = 'not-to-be-shown';

const plan = (sites: readonly OldSite[], more: Partial<OldDashboard> = {}, facts: Partial<PlanFacts> = {}) =>
  planOldDashboard(oldDashboardOf(sites, more), { ...NOTHING_HERE, ...facts });
const waysOf = (made: ReturnType<typeof plan>) => made.sites.map(({ old_id, way_in }) => [old_id, way_in]);

describe('the plan of a move', () => {
  it('finds the best way to connect to each site, and says why there is no better one', () => {
    const made = plan([
      oldSiteOf(1, 'https://one.example/', { key: KEY, reconnectSecret: SECRET }),
      oldSiteOf(2, 'https://two.example/', { reconnectSecret: SECRET }),
      oldSiteOf(3, 'https://three.example/', { reconnectSecret: null }),
      oldSiteOf(4, 'https://four.example/', { key: KEY, demo: true }),
    ]);
    expect(waysOf(made)).toEqual([
      [1, 'key'],
      [2, 'reconnect-secret'],
      [3, 'password'],
      [4, 'none'],
    ]);
    expect(made.ways).toEqual({ key: 1, reconnect_secret: 1, password: 1, linked: 0, none: 1 });
    expect(made.sites.map(({ reason }) => reason === null)).toEqual([true, false, false, false]);
  });

  it('requires a password if the secret is useless because the server string of the old dashboard is unknown', () => {
    const made = plan([oldSiteOf(1, 'https://one.example/', { reconnectSecret: SECRET })], { serverTexts: [] });
    expect(waysOf(made)).toEqual([[1, 'password']]);
    expect(made.warnings.join()).toContain('address of the old dashboard is not known');
  });

  it('finds sites that already exist here, whatever their scheme and www', () => {
    const sites = [oldSiteOf(1, 'http://www.One.example/', { key: KEY }), oldSiteOf(2, 'https://two.example/')];
    const made = plan(sites, {}, { siteIds: new Map([['one.example', 77]]) });
    expect(made.sites[0]).toMatchObject({
      site_id: 77,
      reason: expect.stringContaining('here already'),
      cause: 'here',
    });
    expect(made.ways).toMatchObject({ linked: 1, key: 0 });
    expect(made.kinds[0]).toEqual({ kind: 'sites', found: 2, here: 1, left_out: 0 });
  });

  it('uses the row with the better way to connect if a site has two', () => {
    const made = plan([
      oldSiteOf(1, 'http://www.one.example/', { reconnectSecret: SECRET }),
      oldSiteOf(2, 'https://one.example/', { key: KEY, suspended: true }),
      oldSiteOf(3, 'https://one.example', { key: KEY }),
      oldSiteOf(4, 'https://one.example/', { key: KEY, demo: true }),
    ]);
    expect(made.sites.map(({ same_as }) => same_as)).toEqual([3, 3, null, null]);
    expect(made.ways).toMatchObject({ key: 1, linked: 2, none: 1 });
  });

  it('counts the other records, those that already exist here, and those that could not be read', () => {
    const made = plan(
      [oldSiteOf(1, 'https://one.example/', { key: KEY, ignoresCore: true })],
      {
        tags: [
          { id: 1, name: 'VIP', color: '' },
          { id: 2, name: 'New', color: '' },
        ],
        ignored: {
          plugins: [{ slug: 'a/a.php', name: 'A', versions: ['1', '2'] }],
          themes: [{ slug: 'b', name: 'B', versions: 'all' }],
          coreVersions: [],
          dismissedPlugins: [],
          dismissedThemes: [],
        },
        problems: [
          oldProblem('mainwp_group', '3', 'dropped', 'tag_nameless'),
          oldProblem('mainwp_group', '4', 'changed', 'tag_same_name', { id: 3 }),
        ],
      },
      { tagNames: new Set(['vip']) },
    );
    const kind = (name: string) => made.kinds.find(one => one.kind === name);
    expect(kind('tags')).toEqual({ kind: 'tags', found: 2, here: 1, left_out: 1 });
    expect(kind('ignored_updates')?.found).toBe(4);
    expect(made.problems).toMatchObject([
      { id: '3', code: 'tag_nameless', message: 'The tag has no name.' },
      { id: '4', code: 'tag_same_name', data: { id: 3 }, message: expect.stringContaining('tag 3') },
    ]);
  });

  it.each([
    ['SHA-1', 'signed_with_sha1', oldSiteOf(1, 'https://one.example/', { key: KEY, signAlgorithm: 1 })],
    ['certificate', 'certificate_unchecked', oldSiteOf(1, 'https://one.example/', { key: KEY, verifyTls: false })],
    [
      'key folder',
      'without_key_file',
      oldSiteOf(1, 'https://one.example/', { key: { kind: 'none', reason: 'file-missing' } }),
    ],
  ])('warns about %s', (word, code, site) => {
    const { warnings, warning_causes } = plan([site]);
    expect(warnings[0]).toMatch(new RegExp(`^1 site is .*${word}`));
    expect(warning_causes[0]).toEqual({ code, data: { count: 1 } });
    expect(warning_causes).toHaveLength(warnings.length);
  });

  it('warns about an old dashboard that updates by itself', () => {
    const { trusted } = oldDashboardOf([]);
    expect(plan([]).warnings).toEqual([]);
    expect(plan([], { trusted: { ...trusted, pluginsOn: true } }).warnings.join()).toContain(
      'installs updates by itself',
    );
  });

  // Fails if a row is passed on as it is.
  it('follows its schema, which has no room for secrets', () => {
    const httpAuth = { user: SECRET, password: SECRET };
    const site = oldSiteOf(1, 'https://one.example/', {
      key: KEY,
      reconnectSecret: SECRET,
      uniqueId: SECRET,
      httpAuth,
    });
    const made = plan([site]);
    expect(Value.Errors(movePlanSchema, made)).toEqual([]);
    expect(JSON.stringify(made)).not.toContain(SECRET);
    expect(JSON.stringify(made)).not.toContain(Buffer.from('a secret').toString('base64'));
  });
});
