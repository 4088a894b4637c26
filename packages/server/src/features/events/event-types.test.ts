import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { MESSAGE_LANGUAGES } from '../../kernel/text/message-language.ts';
import { EVENT_EXAMPLES } from './event-examples.fixtures.ts';
import { causeOf, EVENT_TYPE_NAMES, EVENT_TYPES, phaseOf, severityOf, togetherOf } from './event-types.ts';
import { duration, eventWords } from './event-words.ts';
import { EVENT_SEVERITIES, type EventTypeFacts } from './types/event-type.ts';

const target = { siteId: 12, clientId: 3 };

describe('the catalogue of events', () => {
  it.each(EVENT_TYPE_NAMES.map(type => [type]))('describes %s in plain text', type => {
    const facts: EventTypeFacts = EVENT_TYPES[type];
    const data = EVENT_EXAMPLES[type];
    expect(Value.Check(facts.data, data)).toBe(true);
    for (const language of MESSAGE_LANGUAGES) {
      const words = eventWords({ language, timeZone: 'UTC' });
      const texts = [words.title(type, data, 'Shop'), words.text(type, data, 'Shop'), facts.summary];
      for (const text of texts) expect(text).toMatch(/^\S.*\S$/);
      expect(texts[0]).not.toMatch(/\.$/);
      expect(texts[0]).not.toBe(type);
      expect(texts.join(' ')).not.toMatch(/undefined|null|none|\[object|NaN|[{}]| {2}/);
    }
    expect(EVENT_SEVERITIES).toContain(severityOf(type, data));
    for (const property of Object.values(facts.data.properties)) {
      expect(property).toHaveProperty('description', expect.any(String));
    }
  });

  it('shows the times of its data as times, by the names of their members', () => {
    const words = eventWords({ language: 'de', timeZone: 'UTC' });
    for (const type of EVENT_TYPE_NAMES) {
      const { properties } = (EVENT_TYPES[type] as EventTypeFacts).data;
      const isTime = ({ description }: { description?: string }) => /ISO 8601|^Day /.test(description ?? '');
      const times = Object.entries(properties).filter(([, property]) => isTime(property));
      const data = Object.fromEntries(times.map(([name]) => [name, '2026-12-31T10:00:00Z']));
      const text = words.text(type, { ...EVENT_EXAMPLES[type], ...data }, 'Shop');
      expect(text, type).not.toContain('2026-12-31T');
    }
  });

  // Fails if it throws: every reading of events would end at this one, and no alarm of any site would be told any more.
  it('tells an event by its type if its data cannot be put into words', () => {
    const words = eventWords({ language: 'en', timeZone: 'UTC' });
    const data = { ...EVENT_EXAMPLES['site.down'], since: '2026-99-99T99:99' };
    const told = [words.title('site.down', data, 'Shop'), words.text('site.down', data, 'Shop')];
    expect([...told, words.titleOfMany('site.down', 3, data)]).toEqual(['site.down', '', undefined]);
  });

  it('shows a name that looks like a time as it is', () => {
    const words = eventWords({ language: 'de', timeZone: 'UTC' });
    for (const name of ['2026-99-99T99:99', '2026-01-31T10:00', '2026-01-31']) {
      const data = { ...EVENT_EXAMPLES['update.rolled_back'], name, to_version: name };
      expect(words.title('update.rolled_back', data, 'Shop')).toContain(name);
      expect(words.text('update.rolled_back', data, 'Shop')).not.toContain('31.01.2026');
    }
  });

  it('closes every cause that it opens, and opens every cause that it closes', () => {
    const causes = (phase: string) =>
      EVENT_TYPE_NAMES.filter(type => phaseOf(type) === phase).map(type => causeOf(type, target, EVENT_EXAMPLES[type]));
    // PHP stands for WordPress too: one type closes both.
    const opened = causes('opens').filter(cause => cause !== 'support:wordpress:site:12');
    expect(new Set(causes('closes'))).toEqual(new Set(opened));
    expect(causes('single').join('')).toBe('');
    const wordpress = { software: 'wordpress', version: '7.0' };
    expect(causeOf('site.software_supported', target, wordpress)).toBe('support:wordpress:site:12');
  });

  it('names the causes of a site by the site', () => {
    expect(causeOf('site.down', { siteId: 7 }, EVENT_EXAMPLES['site.down'])).toBe('uptime:site:7');
    expect(causeOf('run.halted', {}, EVENT_EXAMPLES['run.halted'])).toBe('run:r');
  });

  it('holds outages of one host together, and those of unknown hosts apart', () => {
    const down = EVENT_EXAMPLES['site.down'];
    expect(togetherOf('site.down', down)).toBe('host:192.0.2.7');
    expect(togetherOf('site.down', { ...down, host: null })).toBe('');
    expect(togetherOf('key.created', EVENT_EXAMPLES['key.created'])).toBe('');
  });

  it.each([
    [60, 'low'],
    [14, 'medium'],
    [7, 'high'],
    [1, 'critical'],
    [-3, 'critical'],
  ])('calls a certificate with %i days left %s', (days_left, severity) => {
    expect(severityOf('certificate.expiring', { ...EVENT_EXAMPLES['certificate.expiring'], days_left })).toBe(severity);
  });

  it.each([
    [1, '1 second'],
    [59, '59 seconds'],
    [600, '10 minutes'],
    [3600, '1 hour'],
    [3900, '1 hour 5 minutes'],
    [90000, '1 day 1 hour'],
  ])('calls %i seconds %s', (seconds, words) => expect(duration(seconds, 'en')).toBe(words));
});
