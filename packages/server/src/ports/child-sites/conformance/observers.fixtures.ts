import { createPrivateKey } from 'node:crypto';
import { pluginAction, stats } from '@sitekeeper/protocol';
import { expect, it } from 'vitest';
import { connectorError, DASHBOARD, PATIENT, type SitesUnderTest } from './harness.fixtures.ts';

/** Whoever watches calls, and when the key is read. */
export function describeObservers(on: SitesUnderTest): void {
  const { faults, calls, plugin } = on;

  it('sends nothing if it is canceled while it waits', async () => {
    const looks: string[] = [];
    const calledOff = new Error('called off');
    const watched = on.childSites.watched(async effect => {
      looks.push(effect);
      if (effect === 'change') throw calledOff;
    });
    await watched.call(on.site, stats, { server: DASHBOARD }, PATIENT);
    const change = watched.call(on.site, pluginAction, { action: 'activate', slugs: ['a/a.php'] }, PATIENT);
    await expect(change).rejects.toBe(calledOff);
    await watched.check(on.site);
    expect(looks).toEqual(['read', 'change', 'read']);
    expect([calls('stats').length, calls('plugin_action').length, calls('(GET)').length]).toEqual([1, 0, 1]);
  });

  it('calls all observers, the first one first', async () => {
    const looks: string[] = [];
    const first = on.childSites.watched(async () => void looks.push('first'));
    await first.watched(async () => void looks.push('second')).call(on.site, stats, { server: DASHBOARD }, PATIENT);
    expect(looks).toEqual(['first', 'second']);
  });

  it('announces a change once, before the request leaves, and no reading call', async () => {
    const notes: number[] = [];
    const noting = on.childSites.noting(async () => void notes.push(calls('plugin_action').length));
    await noting.call(on.site, stats, { server: DASHBOARD }, PATIENT);
    expect(notes).toEqual([]);
    // A redirect and a second door are the same call.
    faults({ name: 'no_frame', on: 'plugin_action', times: 1 });
    await noting.call(on.site, pluginAction, { action: 'activate', slugs: [plugin()] }, PATIENT).catch(() => {});
    expect(notes).toEqual([0]);
  });

  it('does not send a change that cannot be announced, and announces none that is never sent', async () => {
    const calledOff = new Error('called off');
    const refusing = on.childSites.noting(async () => {
      throw calledOff;
    });
    const args = { action: 'activate', slugs: ['a/a.php'] } as const;
    await expect(refusing.call(on.site, pluginAction, args, PATIENT)).rejects.toBe(calledOff);
    expect(calls('plugin_action')).toEqual([]);
    const notes: string[] = [];
    const noting = on.childSites.noting(async () => void notes.push('sent'));
    const nowhere = { ...on.site, url: 'http://nowhere.test/' };
    await expect(noting.call(nowhere, pluginAction, args, PATIENT)).rejects.toEqual(connectorError('unreachable'));
    expect(notes).toEqual([]);
  });

  it('reads the key once, for signing', async () => {
    let read = 0;
    const lazy = {
      ...on.site,
      get privateKey() {
        read += 1;
        return createPrivateKey(on.key.export({ type: 'pkcs8', format: 'pem' }));
      },
    };
    await on.childSites.call(lazy, stats, { server: DASHBOARD }, PATIENT);
    expect(read).toBe(1);
  });
}
