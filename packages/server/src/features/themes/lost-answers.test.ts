import { beforeEach, describe, expect, it } from 'vitest';
import { expectError, useWorld } from '../../testing/fixtures.ts';
import { freshThemes, SPARE } from './theme.fixtures.ts';

const LOST = ['change_reset_after', 'change_cut_reply', 'change_stray_page', 'change_504_after'] as const;
const world = useWorld({ sites: 1, seeded: true, env: { SITEKEEPER_DEADLINE_ACTION: '1' } });
const site = () => world().fleet.site(1);
let id: number;
beforeEach(async () => {
  id = await freshThemes(world());
});
const sent = () => world().fleet.ledger.entries({ site: 1, fn: 'theme_action' });
const activate = () => world().post('activate-site-theme-v1', { site_id_or_domain: id, slug: SPARE });
const remove = () => world().post('delete-site-themes-v1', { site_id_or_domain: id, slugs: [SPARE], confirm: true });

describe.each(LOST)('a change of themes whose answer got lost, after %s,', fault => {
  beforeEach(() => site().setFaults({ name: fault, on: 'theme_action' }));

  it('is reported as done if the site shows it: activating', async () => {
    const { status, body } = await activate();
    expect({ status, body }).toMatchObject({ status: 200, body: { activated: SPARE } });
    expect(sent()).toHaveLength(1);
  });

  it('is reported as done if the site shows it: deleting', async () => {
    expect((await remove()).body).toMatchObject({ deleted: [SPARE], errors: [] });
    expect(sent()).toHaveLength(1);
  });

  it('is unknown if the site can’t be reached', async () => {
    site().setFaults({ name: fault, on: 'theme_action' }, { name: 'http500', on: 'get_all_themes', after: 1 });
    const message = expectError(await activate(), { status: 504, code: 'svc_outcome_unknown' });
    expect(message).toMatch(/not known whether the theme was activated/);
    expect(world().fleet.state(1).themes.active).toBe(SPARE);
    expect(sent()).toHaveLength(1);
  });
});
