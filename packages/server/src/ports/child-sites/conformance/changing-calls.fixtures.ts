import { type ConnectorCall, generateKeyPair, pluginAction, register } from '@sitekeeper/protocol';
import { describe, expect, it } from 'vitest';
import { connectorError, DASHBOARD, type SitesUnderTest } from './harness.fixtures.ts';

/** Calls that change something: sent once, and what may have been done is said. */
export function describeChangingCalls(on: SitesUnderTest): void {
  const { faults, calls, plugin, activate } = on;

  describe('a changing call', () => {
    it('is sent once', async () => {
      const slug = plugin();
      await activate(slug);
      expect(on.fleet.site(1).plugins.find(({ file }) => file === slug)?.active).toBe(true);
      expect(calls('plugin_action')).toEqual(['answered']);
    });

    it.each(['http500', 'critical', 'no_frame', 'waf', 'reset', 'maintenance', 'empty_frame'] as const)(
      'is not sent again after %s: it may have been done',
      async name => {
        faults({ name, times: 1, on: 'plugin_action' });
        await expect(activate()).rejects.toEqual(expect.objectContaining({ name: 'ConnectorError' }));
        expect(calls('plugin_action')).toHaveLength(1);
      },
    );

    it('whose compressed answer is cut off is reported as sent and possibly done', async () => {
      faults({ name: 'gzip_broken', on: 'plugin_action' });
      const slug = plugin();
      const cause = expect.objectContaining({ fault: 'broken', sent: true });
      await expect(activate(slug)).rejects.toEqual(connectorError('unreachable', { delivered: 'maybe', cause }));
      expect(on.fleet.site(1).plugins.find(({ file }) => file === slug)?.active).toBe(true);
      expect(calls('plugin_action')).toEqual(['faulted']);
    });

    it.each(['change_reset_after', 'change_cut_reply', 'change_stray_page', 'change_504_after'] as const)(
      'is reported as possibly done after %s',
      async name => {
        faults(name);
        const slug = plugin();
        const failed = { name: 'ConnectorError', delivered: 'maybe' };
        await expect(activate(slug)).rejects.toEqual(expect.objectContaining(failed));
        expect(on.fleet.site(1).plugin(slug)?.active).toBe(true);
        expect(calls('plugin_action')).toHaveLength(1);
      },
    );

    it.each(['connector_off', 'auth401', 'maintenance'] as const)('is reported as not done after %s', async name => {
      faults(name);
      const slug = plugin();
      await expect(activate(slug)).rejects.toEqual(expect.objectContaining({ delivered: 'no' }));
      expect(on.fleet.site(1).plugin(slug)?.active).toBe(false);
    });

    it('is known as not done if the name does not exist or leads to a forbidden address', async () => {
      for (const url of ['http://unknown.test/', 'http://10.0.0.1/']) {
        const asked = on.childSites.call({ ...on.site, url }, pluginAction, { action: 'activate', slugs: ['a'] });
        await expect(asked).rejects.toEqual(connectorError('unreachable', { delivered: 'no' }));
      }
    });

    it('is not sent again if no answer comes', async () => {
      faults({ name: 'hang', times: 1, on: 'plugin_action' });
      await expect(activate(plugin(), 100)).rejects.toEqual(connectorError('timeout'));
      expect(calls('plugin_action')).toHaveLength(1);
    });

    it('falls back to the second address if the first certainly did not apply it', async () => {
      faults({ name: 'connector_off', times: 1 });
      const slug = plugin();
      await activate(slug);
      expect(on.fleet.site(1).plugins.find(({ file }) => file === slug)?.active).toBe(true);
      expect(calls('plugin_action')).toHaveLength(2);
    });

    it('registers once, whatever fails', async () => {
      faults({ name: 'reset', times: 1 });
      const { publicPem } = await generateKeyPair();
      const args = { user: on.site.user, publicPem, server: DASHBOARD, uniqueId: '', sync: { server: DASHBOARD } };
      const attempt = on.childSites.callUnsigned(on.site, on.site.user, register as AnyCall, args);
      await expect(attempt).rejects.toEqual(connectorError('unreachable'));
      expect(calls('register')).toHaveLength(1);
    });
  });
}

type AnyCall = ConnectorCall<object, unknown>;
