import { describe, expect, it } from 'vitest';
import { EVENT_EXAMPLES } from '../../events/event-examples.fixtures.ts';
import { type EventType, type EventView, eventView } from '../../events/index.ts';
import { composeMessage } from './compose-message.ts';

const to = { rule: 'Ops', baseUrl: 'https://keeper.example/' };

function viewOf(type: EventType, siteId: number | null, data: object = {}): EventView {
  return eventView({
    id: 1,
    type,
    severity: 'high',
    site_id: siteId,
    client_id: null,
    cause: '',
    occurred_at: 0,
    data_json: JSON.stringify({ ...EVENT_EXAMPLES[type], ...data }),
    site_name: siteId === null ? null : `S${siteId}`,
    site_url: `https://s${siteId}.example/`,
    client_name: null,
  });
}

describe('a message leads', () => {
  it.each([
    ['of one outage, to the uptime of the site', [viewOf('site.down', 7)], '/sites/7?tab=uptime'],
    [
      'of an outage of many sites, to the sites that are down',
      [viewOf('site.down', 7), viewOf('site.down', 8)],
      '/uptime?status=down',
    ],
    [
      'of a vulnerability of many sites, to the vulnerability',
      [viewOf('vulnerability.found', 7), viewOf('vulnerability.found', 8)],
      '/vulnerabilities/a1b2',
    ],
    [
      'of several vulnerabilities, to the alarms',
      [viewOf('vulnerability.found', 7), viewOf('vulnerability.found', 7, { vulnerability_id: 'c3' })],
      '/alarms',
    ],
    ['of different troubles, to the alarms', [viewOf('site.down', 7), viewOf('run.halted', null)], '/alarms'],
    ['of a halted run, to the run', [viewOf('run.halted', null)], '/updates/runs/r'],
    ['of a type that is not known any more, to the alarms', [viewOf('gone.type' as EventType, 7)], '/alarms'],
  ])('%s', (_what, events, path) => {
    expect(composeMessage('alarm', to, events).url).toBe(`https://keeper.example${path}`);
  });

  it('as a reminder to the alarms, as a digest to the events, and its items to the sites', () => {
    const events = [viewOf('site.down', 7)];
    expect(composeMessage('reminder', to, events).url).toBe('https://keeper.example/alarms');
    expect(composeMessage('digest', to, events)).toMatchObject({
      url: 'https://keeper.example/notifications?view=events',
      items: [{ text: 'S7 is down', url: 'https://s7.example/' }],
    });
  });

  it('nowhere without the public address of the server', () => {
    expect(composeMessage('alarm', { ...to, baseUrl: '' }, [viewOf('site.down', 7)])).not.toHaveProperty('url');
  });
});
