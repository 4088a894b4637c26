import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OldDashboardGiven } from '../../../../testing/old-dashboard/make-old-dashboard.ts';
import { OLD_TABLES } from '../../../../testing/old-dashboard/old-tables.ts';
import { dumpOf, readPieces, rowsOf } from './dump.fixtures.ts';

const NASTY = `it's "quoted", \\ back\\'slashed; -- no comment /* neither */ # ) , ( \n\r\t\0\u001a \`tick\` 🥐 é`;

const GIVEN: OldDashboardGiven = {
  prefix: 'k7_',
  sites: [
    { url: 'https://bakery.example/', name: NASTY, tagIds: [1], columns: { note: NASTY } },
    { url: 'https://garage.example/shop/', keyForm: 'plain', name: '' },
  ],
  rows: {
    mainwp_group: [{ id: 1, name: 'R&amp;D', color: '#0A7F5A' }],
    posts: [{ ID: 1, post_content: "INSERT INTO `k7_mainwp_wp` VALUES (9,'x'); '" }],
  },
};
const DUMP = dumpOf({ ...GIVEN, style: 'mysqldump' });

describe('reading a dump', () => {
  it('reads texts with every kind of quote, escape and comment in them', async () => {
    const { mainwp_wp: sites, mainwp_group: tags } = await rowsOf(DUMP);
    expect(sites).toHaveLength(2);
    expect(sites?.[0]).toMatchObject({ id: '1', name: NASTY, note: NASTY, url: 'https://bakery.example/' });
    expect(tags).toEqual([expect.objectContaining({ id: '1', name: 'R&amp;D', color: '#0A7F5A' })]);
  });

  it('keeps no columns or settings other than the required ones', async () => {
    const {
      mainwp_wp: sites,
      options,
      posts,
    } = await rowsOf(dumpOf({ ...GIVEN, options: [['active_plugins', 'a:0:{}']] }));
    expect(sites?.[0]).not.toHaveProperty('plugins');
    expect(options?.map(({ option_name }) => option_name)).not.toContain('active_plugins');
    expect(posts).toBeUndefined();
  });

  it.each([
    ['of mysqldump, in which many rows share a line', { style: 'mysqldump' }],
    ['of new MariaDB, with a sandbox comment', { style: 'mariadb' }],
    ['of phpMyAdmin, with column names', { style: 'phpmyadmin' }],
    ['with hexadecimal values', { style: 'mysqldump', hexColumns: ['name', 'privkey', 'note'] }],
    ['that is compressed, whatever its name', { style: 'mysqldump', gzip: true }],
  ] as const)('reads the same from a dump %s', async (_what, how) => {
    expect(withoutKeys(await rowsOf(dumpOf({ ...GIVEN, ...how })))).toEqual(withoutKeys(await rowsOf(DUMP)));
  });

  it('finds columns by name if their order differs or unknown ones are between them', async () => {
    const usual = OLD_TABLES.mainwp_wp;
    const columns = { mainwp_wp: ['invented_column text', ...usual.slice(5), ...usual.slice(0, 5)] };
    const swapped = await rowsOf(dumpOf({ ...GIVEN, columns, style: 'mysqldump' }));
    expect(withoutKeys(swapped)).toEqual(withoutKeys(await rowsOf(DUMP)));
  });

  it('reads the same however the dump arrives', async () => {
    const whole = await rowsOf(DUMP);
    for (const size of [1, 2, 3, 7, 11, 13, 64, 1000]) expect(await rowsOf(DUMP, { size }), `${size}`).toEqual(whole);
  });

  it('reads any text back, in any pieces', async () => {
    const unit = fc.constantFrom("'", '\\', '"', 'a', 'é', '🥐', '\n', ';', ')', ',', '-', '/', '*');
    const sizes = fc.integer({ min: 1, max: 40 });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit }), sizes, fc.boolean(), async (name, size, doubled) => {
        const backslashes = name.replaceAll('\\', '\\\\');
        const text = backslashes.replaceAll("'", doubled ? "''" : "\\'");
        expect((await rowsOf(tagNamed(`'${text}'`), { size })).mainwp_group?.[0]?.name).toBe(name);
      }),
      { numRuns: 60 },
    );
  });

  // In pieces, seen to fail when a quote at the end of a piece was taken for the end of its text.
  it.each([
    ["_utf8mb4'a''b'", "a'b"],
    ["_binary 'x'", 'x'],
    ["x'4142'", 'AB'],
    ['0x', ''],
    ['NULL', null],
    ['CONVERT(0x4142 USING utf8mb4)', 'AB'],
    ["'a\\%b\\_c\\q'", 'a\\%b\\_cq'],
    ['"double ""quoted"""', 'double "quoted"'],
    ['-1.5e3', '-1.5e3'],
  ])('reads the value %s', async (value, wanted) => {
    for (const size of [1, 2, 3, 5, 1000])
      expect((await rowsOf(tagNamed(value), { size })).mainwp_group?.[0]?.name, `${size}`).toBe(wanted);
  });
});

describe('other contents of a dump', () => {
  it('ignores the bodies of triggers, and what follows duplicates', async () => {
    const dump = `${HEAD}
DELIMITER ;;
/*!50003 CREATE TRIGGER t BEFORE INSERT ON x FOR EACH ROW BEGIN
  INSERT INTO \`k7_mainwp_group\` (id, name) VALUES (NEW.id, 'trigger');
END */;;
DELIMITER ;
INSERT IGNORE INTO db.k7_mainwp_group (id,name) VALUES (2,'b') ON DUPLICATE KEY UPDATE name=VALUES(name);
REPLACE INTO \`db\`.\`k7_mainwp_group\` (\`id\`, \`name\`) VALUES (3,'c');
INSERT INTO k7_mainwp_group SELECT * FROM other;
`;
    expect((await rowsOf(dump)).mainwp_group?.map(({ name }) => name)).toEqual(['b', 'c']);
  });

  it('reads what a version comment holds, but no ordinary comment', async () => {
    const dump = `${HEAD}/*!40000 INSERT INTO k7_mainwp_group (id,name) VALUES (1,'yes') */;
/* INSERT INTO k7_mainwp_group (id,name) VALUES (2,'no'); */
-- INSERT INTO k7_mainwp_group (id,name) VALUES (3,'no');
# INSERT INTO k7_mainwp_group (id,name) VALUES (4,'no');
/*M!100100 INSERT INTO k7_mainwp_group (id,name) VALUES (5,'MariaDB') */;
`;
    expect((await rowsOf(dump)).mainwp_group?.map(({ id }) => id)).toEqual(['1', '5']);
  });
});

describe('the prefix of the tables', () => {
  const two = `${HEAD}CREATE TABLE \`wp_mainwp_wp\` (\`id\` int);\nINSERT INTO wp_mainwp_wp VALUES (5);\n`;

  it('is found by the table that ends in mainwp_wp, even if it is a placeholder', async () => {
    expect((await readPieces(DUMP)).prefix).toBe('k7_');
    const placeholder = 'CREATE TABLE `SERVMASK_PREFIX_mainwp_wp` (`id` int);';
    expect((await readPieces(placeholder)).prefix).toBe('SERVMASK_PREFIX_');
  });

  it('must be chosen when there are several dashboards', async () => {
    await expect(readPieces(two)).rejects.toThrow(/several.*--prefix.*Found: k7_, wp_\./);
    expect((await rowsOf(two, { prefix: 'wp_' })).mainwp_wp).toEqual([{ id: '5' }]);
    await expect(readPieces(two, { prefix: 'x_' })).rejects.toThrow(/no table "x_mainwp_wp". Found: k7_, wp_/);
  });

  it('is missing in a dump of something else', async () => {
    await expect(readPieces('CREATE TABLE `wp_posts` (`ID` int);')).rejects.toThrow(/holds no MainWP Dashboard/);
    await expect(readPieces('')).rejects.toThrow(/holds no MainWP Dashboard/);
  });

  it('does not decide between two databases in one dump', async () => {
    const one = 'CREATE TABLE `wp_mainwp_wp` (`id` int);\n';
    await expect(readPieces(`USE a;\n${one}USE b;\n${one}`)).rejects.toThrow(/several databases/);
  });

  it('of a network of sites leads to the settings of the network', async () => {
    const { prefix, tables } = await readPieces(dumpOf({ ...GIVEN, prefix: 'k7_3_', networkPrefix: 'k7_' }));
    expect(prefix).toBe('k7_3_');
    expect(tables.get('sitemeta')?.map(({ meta_key }) => meta_key)).toEqual([
      'mainwp_db_version',
      'mainwp_private_filename_secret',
    ]);
  });
});

describe('the character set of a dump', () => {
  const cafe = (bytes: Buffer, names: string) =>
    rowsOf(
      Buffer.concat([
        Buffer.from(`SET NAMES ${names};\n${HEAD}INSERT INTO k7_mainwp_group (id,name) VALUES (1,'`),
        bytes,
        Buffer.from("');"),
      ]),
    );

  it.each(['utf8', 'utf8mb3', 'utf8mb4'])('%s is UTF-8', async names => {
    expect((await cafe(Buffer.from('Café €'), names)).mainwp_group?.[0]?.name).toBe('Café €');
  });

  it('latin1 is windows-1252', async () => {
    expect((await cafe(Buffer.from([0x43, 0xe9, 0x80]), 'latin1')).mainwp_group?.[0]?.name).toBe('Cé€');
  });

  it('is read as latin1 if it claims to be UTF-8 but is not', async () => {
    expect((await cafe(Buffer.from([0x43, 0xe9]), 'utf8mb4')).mainwp_group?.[0]?.name).toBe('Cé');
  });

  it('is named as a problem when it is none of them', async () => {
    const { problems } = await readPieces(`SET NAMES gbk;\n${HEAD}`);
    expect(problems).toMatchObject([{ outcome: 'changed', message: expect.stringContaining('character set') }]);
  });
});

describe('a damaged dump', () => {
  it('counts what was read until it is cut, and names the table', async () => {
    const at = DUMP.lastIndexOf('https://garage.example');
    const { tables, problems } = await readPieces(DUMP.subarray(0, at));
    expect(tables.get('mainwp_wp')).toHaveLength(1);
    expect(problems).toMatchObject([
      { table: 'mainwp_wp', id: '', outcome: 'dropped', message: expect.stringContaining('ends too early') },
    ]);
  });

  // Seen to fail when a statement without its semicolon counted as whole.
  it('is read wherever it is cut, and always says so', async () => {
    const begin = DUMP.lastIndexOf('INSERT INTO `k7_mainwp_wp`');
    for (let at = begin; at < DUMP.length - 90; at += 211) {
      const cut = DUMP.subarray(0, at);
      const { problems } = await readPieces(cut);
      // Between statements a dump without a last line looks whole.
      if (problems.length === 0) expect(cut.toString().trimEnd(), `cut at ${at}`).toMatch(/;$/);
      else expect(problems, `cut at ${at}`).toMatchObject([{ outcome: 'dropped' }]);
    }
  });

  it('is recognised as cut between statements if the last line of mysqldump is missing', async () => {
    const dump = `-- MySQL dump 10.13  Distrib 8.0\n${HEAD}`;
    expect((await readPieces(dump)).problems).toHaveLength(1);
    expect((await readPieces(`${dump}-- Dump completed on 2026-01-01\n`)).problems).toEqual([]);
  });

  it('is read as far as it can be unpacked', async () => {
    const packed = gzipSync(DUMP, { level: 0 });
    const { tables, problems } = await readPieces(packed.subarray(0, packed.length - 2000));
    expect(tables.get('mainwp_wp')).toHaveLength(2);
    expect(problems).toMatchObject([{ outcome: 'dropped', message: expect.stringContaining('too early') }]);
  });

  it('loses only the rows that do not fit their columns, and says which', async () => {
    const { tables, problems } = await readPieces(
      `${HEAD}INSERT INTO k7_mainwp_group (id,name) VALUES (1,'a'),(2),(3,'c','d'),(4,'e');`,
    );
    expect(tables.get('mainwp_group')?.map(({ id }) => id)).toEqual(['1', '4']);
    expect(problems.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['#2', 'dropped'],
      ['#3', 'dropped'],
    ]);
  });

  it('names the table whose columns are unknown', async () => {
    const { problems } = await readPieces(`${HEAD}INSERT INTO k7_mainwp_users VALUES (0,'');`);
    expect(problems).toMatchObject([{ table: 'mainwp_users', message: expect.stringContaining('CREATE TABLE') }]);
  });

  it.each([
    ['PK\u0003\u0004', 'ZIP'],
    ['BZh9', 'bzip2'],
    ['\u00ff\u00fe-\u0000-\u0000', 'UTF-16'],
  ])('%j is refused, with advice on what to do', async (head, says) => {
    await expect(readPieces(Buffer.from(`${head}xxxxxxxxxx`, 'latin1'))).rejects.toThrow(says);
  });
});

describe('a hostile dump', () => {
  it('has no value longer than allowed', async () => {
    const { tables, problems } = await readPieces(tagNamed(`'${'x'.repeat(5000)}'`), { limits: { value: 1000 } });
    expect(tables.get('mainwp_group')).toMatchObject([{ id: '1', name: null }]);
    expect(problems).toMatchObject([{ id: '1', outcome: 'changed', message: expect.stringContaining('"name"') }]);
  });

  it('cannot fill the memory with rows', async () => {
    const rows = Array.from({ length: 500 }, (_, at) => `(${at},'${'x'.repeat(100)}')`).join(',');
    const dump = `${HEAD}INSERT INTO k7_mainwp_group (id,name) VALUES ${rows};`;
    await expect(readPieces(dump, { limits: { kept: 50_000 } })).rejects.toThrow(/memory/);
  });

  it('cannot unpack to more than is read', async () => {
    const bomb = gzipSync(Buffer.concat([Buffer.from(HEAD), Buffer.alloc(2_000_000, ' ')]));
    await expect(readPieces(bomb, { limits: { dump: 1_000_000 } })).rejects.toThrow(/larger than/);
  });

  it('gets nowhere with deep nesting, or with values without end', async () => {
    expect(
      (await readPieces(tagNamed(`${'f('.repeat(100_000)}'x'${')'.repeat(100_000)}`))).tables.get('mainwp_group'),
    ).toMatchObject([{ name: null }]);
    const many = `${HEAD}INSERT INTO k7_mainwp_group (id,name) VALUES (1${',1'.repeat(1_000_000)});`;
    expect((await readPieces(many)).problems).toMatchObject([{ id: '#1', outcome: 'dropped' }]);
  });

  it('cannot name a column that every object has', async () => {
    const dump = `${HEAD}INSERT INTO k7_mainwp_group (id,__proto__,name) VALUES (1,'x','a');`;
    expect((await rowsOf(dump)).mainwp_group).toEqual([{ id: '1', name: 'a' }]);
  });
});

const HEAD = 'CREATE TABLE `k7_mainwp_wp` (`id` int, PRIMARY KEY (`id`));\n';
const tagNamed = (value: string) => `${HEAD}INSERT INTO \`k7_mainwp_group\` (\`id\`,\`name\`) VALUES (1,${value});\n`;

/** Each dump wraps the keys of its sites anew. */
function withoutKeys(rows: Awaited<ReturnType<typeof rowsOf>>) {
  return { ...rows, mainwp_wp: rows.mainwp_wp?.map(({ privkey, ...row }) => row) };
}
