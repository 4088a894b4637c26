import { describe, expect, it } from 'vitest';
import { findFreePort } from '../address.ts';
import { createFleet } from '../fleet.ts';
import { AJAX, Dashboard, REGISTERED } from '../testing/dashboard.ts';

describe('a signed reply', () => {
  it('sets session cookies on signed calls and registrations, but not on refused or unsigned ones', async () => {
    const dashboard = new Dashboard(createFleet({ sites: 1, registered: REGISTERED }));
    const cookies = async (fields: object) => (await dashboard.page(1, fields as Record<string, string>)).cookies ?? [];
    expect(await cookies(dashboard.signed(1, 'security'))).toEqual([
      expect.stringMatching(/^wordpress_[0-9a-f]{32}=\S+; path=\/wp-content\/plugins; HttpOnly$/),
      expect.stringMatching(/^wordpress_[0-9a-f]{32}=\S+; path=\/wp-admin; HttpOnly$/),
      expect.stringMatching(/^wordpress_logged_in_[0-9a-f]{32}=\S+; path=\/; HttpOnly$/),
    ]);
    expect(await cookies({ ...dashboard.signed(1, 'security'), mainwpsignature: 'abcd' })).toEqual([]);
    expect(await cookies({ function: 'stats', user: 'x' })).toEqual([]);
    dashboard.fleet.site(1).clearKey();
    expect(await cookies(dashboard.registration(1))).toHaveLength(3);
  });

  it('sends each cookie in a header of its own', async () => {
    const dashboard = new Dashboard(createFleet({ sites: 1, registered: REGISTERED }));
    await dashboard.fleet.listen(await findFreePort(1));
    const body = new URLSearchParams(dashboard.signed(1, 'security') as Record<string, string>);
    const response = await fetch(`${dashboard.fleet.url(1)}${AJAX}`, { method: 'POST', body });
    expect(response.headers.getSetCookie()).toHaveLength(3);
    await dashboard.fleet.close();
  });
});
