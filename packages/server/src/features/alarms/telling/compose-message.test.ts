import { describe, expect, it } from 'vitest';
import type { MessageLanguage } from '../../../kernel/text/message-language.ts';
import { EVENT_EXAMPLES } from '../../events/event-examples.fixtures.ts';
import { type EventType, type EventView, eventView } from '../../events/index.ts';
import { composeMessage } from './compose-message.ts';

const to = { rule: 'Ops', baseUrl: 'https://keeper.example/', language: 'en', timeZone: 'UTC' } as const;

function viewOf(
  type: EventType,
  siteId: number | null,
  data: object = {},
  language: MessageLanguage = 'en',
): EventView {
  const row = {
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
  };
  return eventView(row, { language, timeZone: 'UTC' });
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

describe('a German message', () => {
  const german = (type: EventType, siteId: number | null, data: object = {}) => viewOf(type, siteId, data, 'de');
  const down = [german('site.down', 7), german('site.down', 8)];
  const many = Array.from({ length: 501 }, (_none, n) => german('site.disconnected', n + 1));
  it.each([
    ['of one host', 'alarm', down, '2 Websites auf 192.0.2.7 sind ausgefallen'],
    [
      'of different troubles',
      'alarm',
      [...down, german('run.halted', null)],
      'S7 ist ausgefallen, und 2 weitere Ereignisse',
    ],
    [
      'of two that have no title of many',
      'event',
      [german('cost.due', null), german('cost.due', null)],
      'Forms Pro verlängert sich in 7 Tagen, und 1 weitere',
    ],
    ['of a day', 'digest', down, 'Ops: 2 Ereignisse'],
    ['of what is open', 'reminder', down, 'Noch offen: 2 Alarme'],
  ] as const)('%s has a German title', (_what, kind, events, title) => {
    expect(composeMessage(kind, { ...to, language: 'de' }, events)).toMatchObject({ title, language: 'de' });
  });

  it('says in German what joins an outage, and how many are not listed', () => {
    const [, later] = composeMessage('alarm', { ...to, language: 'de' }, down).paragraphs;
    expect(later).toMatch(/^Weitere Websites dieses Hosts/);
    expect(composeMessage('alarm', { ...to, language: 'de' }, many).paragraphs.at(-1)).toBe(
      'Die ersten 500 sind aufgeführt; es gibt 1 weitere.',
    );
  });
});
