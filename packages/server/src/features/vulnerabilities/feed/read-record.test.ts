import { expect, it } from 'vitest';
import { feedRecordOf } from '../../../testing/index.ts';
import { readRecord } from './read-record.ts';

const read = (more: object = {}) => {
  const [id, record] = feedRecordOf({ slug: 'shop', to: '9.3', patched: ['9.4'], score: 9.8 });
  return readRecord(id, { ...record, ...more });
};

it('a record of the feed is read with its software, severity and notices', () => {
  expect(read()).toEqual({
    id: 'shop-9.3',
    title: 'Made-up hole in shop up to 9.3',
    severity: 'critical',
    score: 98,
    vector: 'CVSS:3.1/AV:N',
    cve: 'CVE-2026-12345',
    cveUrl: 'https://advisories.example/CVE-2026-12345',
    description: 'This record was made up for tests of shop.',
    informational: false,
    references: ['https://advisories.example/shop-9.3'],
    publishedAt: Date.UTC(2026, 0, 31, 8),
    updatedAt: Date.UTC(2026, 1, 1, 9, 30),
    software: [
      {
        type: 'plugin',
        slug: 'shop',
        name: 'shop',
        ranges: [{ from: '*', fromInclusive: true, to: '9.3', toInclusive: true }],
        patchedVersions: ['9.4'],
        remediation: 'Update to 9.4.',
      },
    ],
    notices: [
      { party: 'message', notice: 'This record has notices.', license: '', licenseUrl: '' },
      {
        party: 'maker',
        notice: 'Copyright of nobody, made up for tests',
        license: 'Anybody may do anything with this record.',
        licenseUrl: 'https://advisories.example/terms',
      },
    ],
  });
});

it('a record of the short kind, without score and description, has an unknown severity', () => {
  const short = { cvss: undefined, description: undefined, cve: null, copyrights: undefined, references: undefined };
  expect(read(short)).toMatchObject({ severity: 'unknown', score: null, cve: '', description: '', notices: [] });
});

it.each([
  ['no object', undefined],
  ['a list', []],
  ['no software', { software: [] }],
  ['software of an unknown type', { software: [{ type: 'server', slug: 'x', affected_versions: {} }] }],
  ['software without affected versions', { software: [{ type: 'plugin', slug: 'x', affected_versions: {} }] }],
  [
    'versions that are no texts',
    { software: [{ type: 'plugin', slug: 'x', affected_versions: { a: { from_version: 1 } } }] },
  ],
  ['no title', { title: '' }],
  ['an id that is no name', { id: '../../etc/passwd' }],
])('a record with %s is left out', (_what, more) => {
  expect(Array.isArray(more) || more === undefined ? readRecord('a', more) : read(more)).toBeUndefined();
});

it('texts are cut to their limits and have no hidden characters', () => {
  const long = read({ title: `\u202eevil\n${'x'.repeat(100_000)}`, description: 'y'.repeat(1_000_000) });
  expect(long?.title.startsWith('evil xxx')).toBe(true);
  expect([long?.title.length, long?.description.length]).toEqual([300, 4000]);
});

it('addresses with another scheme than http are left out', () => {
  const references = ['javascript:alert(1)', 'data:text/html,x', 'https://fine.example/a', 'https://u:p@x.example/', 7];
  const cve_link = 'javascript:alert(1)';
  expect(read({ references, cve_link })).toMatchObject({ references: ['https://fine.example/a'], cveUrl: '' });
});

it('members with a meaning in JavaScript change nothing', () => {
  const [id] = feedRecordOf();
  const record = JSON.parse(
    `{"title":"t","__proto__":{"informational":true},"software":[{"type":"plugin","slug":"__proto__","affected_versions":
    {"__proto__":{"from_version":"*","to_version":"*"}}}]}`,
  );
  expect(readRecord(id, record)).toMatchObject({ informational: false, software: [{ slug: '__proto__' }] });
});
