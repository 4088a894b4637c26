import { beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../ports/clock/manual-clock.ts';
import { useWorld } from '../../testing/fixtures.ts';
import { type Branding, brandingOf, REPORT_SECTIONS } from '../branding/index.ts';
import { buildReport, type Report, renderReport } from './index.ts';
import { noteFeedRead, storeHistory } from './reports.fixtures.ts';

const clock = manualClock(Date.UTC(2026, 9, 20, 12));
const world = useWorld({ parts: { clock } });
const HOSTILE = '<script>alert("1")</script> & \'co\'';
let report: Report;
let branding: Branding;

beforeAll(async () => {
  await noteFeedRead(world());
  const clientId = (await world().post('add-client-v1', { name: HOSTILE })).body.id as number;
  await storeHistory(world(), { clientId, sites: 12, days: 60, seed: 5, nameOf: () => `${HOSTILE}\u0007` });
  const texts = { intro: 'For {client}\nin {period}: {uptime}', contact_line: HOSTILE, note: HOSTILE, name: HOSTILE };
  await world().post('update-branding-v1', { client_id_or_email: clientId, ...texts, time_zone: 'Europe/Berlin' });
  const { services } = world().app;
  const days = { from: '2026-09-01', to: '2026-09-30' };
  report = await buildReport(services, { clientId, ...days, sections: REPORT_SECTIONS });
  branding = await brandingOf(services.database.db, clientId);
});

describe('the document of a report', () => {
  it('escapes everything that people and sites have written', () => {
    const html = renderReport(report, branding);
    expect(html).not.toMatch(/<script/);
    expect(html).not.toContain('\u0007');
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;co&#39;');
  });

  it('loads nothing from anywhere', () => {
    const html = renderReport({ ...report, sites: [] }, branding);
    expect(html).not.toMatch(/(?:src|href)="(?!data:)/);
    expect(html).not.toMatch(/url\(|@import/);
  });

  it('has a heading and a table for each section, in order, and none for those that are left out', () => {
    const headings = (html: string) => [...html.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, text]) => text);
    const all = [
      'At a glance',
      'Uptime',
      'Incidents',
      'Updates',
      'Updates that were rolled back',
      'Security',
      'Backups',
    ];
    const rest = ['Certificates and domains', 'Other changes of note', 'Running costs', 'Notes', 'Your websites'];
    expect(headings(renderReport(report, branding))).toEqual([...all, ...rest]);
    const few = renderReport({ ...report, uptime: null, costs: null, note: null }, branding);
    expect(headings(few)).not.toEqual(expect.arrayContaining(['Uptime', 'Running costs', 'Notes']));
  });

  it('prints a row for each row of the data', () => {
    const html = renderReport(report, branding);
    const rowsOf = (label: string) => {
      const [, table = ''] = html.split(`<table aria-label="${label}">`);
      return (table.split('</table>')[0]?.match(/<th scope="row">/g) ?? []).length;
    };
    expect(rowsOf('Uptime')).toBe(report.sites.length);
    expect(rowsOf('Incidents')).toBe(report.incidents?.items.length);
    expect(rowsOf('Updates')).toBe(report.updates?.items.length);
    expect(rowsOf('Security')).toBe(report.security?.items.length);
    expect(rowsOf('Your websites')).toBe(report.sites.length);
  });

  it('is in the language of the report, numbers and dates too', () => {
    const german = renderReport({ ...report, language: 'de' }, branding);
    expect(german).toContain('<html lang="de">');
    expect(german).toContain('Auf einen Blick');
    expect(german).toContain('Website-Bericht · September 2026');
    expect(german).toMatch(/\d\d,\d{2,3}\u00a0%/);
    expect(renderReport(report, branding)).toMatch(/\d\d\.\d{2,3}\u00a0%/);
  });

  it('says which time nothing is known about, and since when sites are watched', () => {
    const { uptime } = report;
    expect(uptime?.unknown_seconds).toBeGreaterThan(0);
    expect(renderReport(report, branding)).toMatch(/Added up over all websites, nothing is known for/);
    const alone = uptime && { ...report, uptime: { ...uptime, sites: uptime.sites.slice(0, 1) } };
    expect(renderReport(alone ?? report, branding)).toMatch(/of the period nothing is known/);
    const late = uptime?.sites.some(site => (site.watched_since ?? '') > report.period.starts_at);
    expect(late).toBe(true);
    expect(renderReport(report, branding)).toMatch(/Watched since \d+ September 2026/);
  });

  it('says of each website when its last known backup was made, and that an unknown one may exist', () => {
    const { sites } = report;
    const at = '2026-09-30T22:30:00Z';
    const items = sites.map(({ id, name }, index) => ({
      site_id: id,
      site_name: name,
      last_known_at: index === 0 ? at : null,
      plugin: index < 2 ? ('updraftplus' as const) : null,
    }));
    const backups = { total: items.length, known: 1, left_out: 0, items };
    const cellsOf = (html: string) => {
      const [, table = ''] = html.split('<table aria-label="Backups">');
      return [...table.matchAll(/<td class="time">([^<]*)<\/td><td>([^<]*)<\/td>/g)].map(([, ...cells]) => cells);
    };
    const english = renderReport({ ...report, backups }, branding);
    expect(cellsOf(english).slice(0, 3)).toEqual([
      ['01/10/2026, 00:30', 'UpdraftPlus'],
      ['Not known', 'UpdraftPlus'],
      ['Not known', '–'],
    ]);
    expect(english).toContain(`The last backup is known of 1 of ${sites.length} websites.`);
    expect(english).toContain('“Not known” means that no backup was reported here.');
    const german = renderReport({ ...report, language: 'de', backups }, branding);
    expect(german).toContain(`Für 1 von ${sites.length} Websites ist die letzte Sicherung bekannt.`);
    const all = { ...backups, known: items.length, items: items.map(item => ({ ...item, last_known_at: at })) };
    expect(renderReport({ ...report, backups: all }, branding)).not.toContain('Not known” means');
  });

  it('fills the variables of the texts and keeps their lines', () => {
    expect(report.intro).toMatch(/ & 'co'\nin September 2026: \d/);
    expect(renderReport(report, branding)).toMatch(/<br>in September 2026/);
  });
});
