import { describe, expect, it } from 'vitest';
import { checkImports } from './imports/check.ts';
import { importsOf } from './imports/read-imports.ts';

const SERVER = 'packages/server/src';
const problemsOf = (...files: readonly [path: string, source: string][]) =>
  checkImports(
    files.flatMap(([path, source]) => importsOf(path, source)),
    [],
  ).problems;
/** Problems of one file of the server with one import. */
const server = (path: string, statement: string) => problemsOf([`${SERVER}/${path}`, statement]);

describe('reading imports', () => {
  it('finds imports of every form with their lines, but none in comments', () => {
    const source = `// import { no } from './no.ts';
/* import { no } from './no.ts'; */
import type { A } from './a.ts';
import {
  b,
} from '../b.ts';
import 'side-effect';
export { c } from './c.ts';
const later = () => import('./d.ts');
`;
    expect(importsOf('x/y/z.ts', source).sort((a, b) => a.line - b.line)).toEqual([
      { from: 'x/y/z.ts', line: 3, to: 'x/y/a.ts', typeOnly: true },
      { from: 'x/y/z.ts', line: 4, to: 'x/b.ts', typeOnly: false },
      { from: 'x/y/z.ts', line: 7, to: 'side-effect', typeOnly: false },
      { from: 'x/y/z.ts', line: 8, to: 'x/y/c.ts', typeOnly: false },
      { from: 'x/y/z.ts', line: 9, to: 'x/y/d.ts', typeOnly: false },
    ]);
  });
});

describe('the import rules', () => {
  it.each([
    ['kernel/a.ts', `import type { Clock } from '../ports/clock/port.ts';`],
    ['kernel/a.ts', `import type { Settings } from '../settings.ts';`],
    ['settings.ts', `import { textSetting } from './settings/setting-kinds.ts';`],
    ['features/sites/a.ts', `import { change } from '../../kernel/change.ts';`],
    ['features/sites/sync/a.ts', `import { siteKey } from '../site.ts';`],
    ['features/sites/a.ts', `import { createJob } from '../jobs/index.ts';`],
    ['features/sites/a.ts', `import { contains } from '../../ports/database/contains.ts';`],
    ['features/sites/a.ts', `import { stats } from '@sitekeeper/protocol';`],
    ['features/sites/a.ts', `import { sql } from 'kysely';`],
    ['surfaces/http/a.ts', `import { verifyKey } from '../../features/keys/index.ts';`],
    ['ports/job-queue/a.ts', `import type { Database } from '../database/port.ts';`],
    ['recovery/a.ts', `import { openDatabase } from '../ports/database/open.ts';`],
    ['recovery/a.ts', `import { verifyAudit } from '../features/audit/index.ts';`],
    ['app.ts', `import { openDatabase } from './ports/database/open.ts';`],
    ['features/sites/a.test.ts', `import { makeWorld } from '../../testing/index.ts';`],
  ])('allow %s to contain %s', (path, statement) => {
    expect(server(path, statement)).toEqual([]);
  });

  it.each([
    ['kernel/a.ts', `import { x } from '../features/sites/index.ts';`, 'the kernel knows nothing of ours'],
    ['kernel/a.ts', `import { x } from '../settings.ts';`, 'the kernel knows nothing of ours'],
    ['kernel/a.ts', `import { x } from '../ports/clock/system-clock.ts';`, 'the kernel knows nothing of ours'],
    ['features/sites/a.ts', `import { x } from '../jobs/job.store.ts';`, 'use features/jobs/index.ts'],
    ['recovery/a.ts', `import { x } from '../features/jobs/job.store.ts';`, 'use features/jobs/index.ts'],
    ['recovery/a.ts', `import { x } from '../surfaces/http/server.ts';`, 'recovery sees ports'],
    [
      'features/sites/a.ts',
      `import { x } from '../../ports/database/sqlite.ts';`,
      'features see ports/database/port.ts only',
    ],
    ['features/sites/a.ts', `import { x } from '../../surfaces/http/door.ts';`, 'features see the kernel'],
    ['features/sites/a.ts', `import { x } from '../../settings.ts';`, 'features see the kernel'],
    ['surfaces/http/a.ts', `import { x } from '../../features/keys/verify-api-key.ts';`, 'use features/keys/index.ts'],
    ['surfaces/http/a.ts', `import { x } from '../../app.ts';`, 'surfaces see the kernel'],
    ['ports/clock/a.ts', `import { x } from '../../kernel/errors.ts';`, 'ports know neither kernel'],
    [
      'serve.ts',
      `import { x } from './ports/database/open.ts';`,
      'only app.ts, store-parts.ts and ways-out.ts wire ports in',
    ],
    ['settings.ts', `import { x } from './log.ts';`, 'it stands below everything'],
    ['settings/setting-kinds.ts', `import { x } from '../settings.ts';`, 'it stands below everything'],
    ['app.ts', `import { x } from './testing/world.ts';`, 'must not import test code'],
    ['app.ts', `import { x } from '@sitekeeper/child-simulator';`, 'server may use @sitekeeper/protocol'],
    ['app.ts', `import { x } from '../../protocol/src/sign.ts';`, 'by its name, @sitekeeper/protocol'],
  ])('forbid %s to contain %s', (path, statement, why) => {
    expect(server(path, statement)).toEqual([expect.stringMatching(`^${SERVER}/${path}:1 imports .*: .*${why}`)]);
  });

  it('keep the protocol and the simulator independent of the server', () => {
    const wrong = `import { x } from '@sitekeeper/server';`;
    expect(problemsOf(['packages/protocol/src/a.ts', wrong])).toHaveLength(1);
    expect(problemsOf(['packages/child-simulator/src/a.ts', wrong])).toHaveLength(1);
    expect(problemsOf(['packages/cli/src/a.ts', wrong])).toEqual([]);
  });

  it.each([
    ['pages/tags/tags-page.tsx', `import { Page } from '../../ui/layout/page.tsx';`],
    ['pages/tags/tags-page.tsx', `import { useActions } from '../../shared/palette-store.ts';`],
    ['pages/updates/runs/run-items.tsx', `import { updatesSearch } from '../search.ts';`],
    ['shared/sites/site-link.tsx', `import { RowLink } from '../../ui/data-table/cells/row-link.tsx';`],
    ['api/call.ts', `import { FACTS } from '../generated/abilities.ts';`],
    ['api/request.ts', `import { t } from '../texts/text.ts';`],
    ['app/router.tsx', `import { tagsSearch } from '../pages/tags/search.ts';`],
    ['app/router.tsx', `const page = () => import('../pages/tags/tags-page.tsx');`],
    ['main.tsx', `import { App } from './app/app.tsx';`],
    ['ui/layout/card.tsx', `import styles from './card.module.css';`],
  ])('allow %s in the web to have %s', (path, statement) => {
    expect(problemsOf([`packages/web/src/${path}`, statement])).toEqual([]);
  });

  it.each([
    ['pages/tags/tags-page.tsx', `import { Shell } from '../../app/shell/shell.tsx';`, 'pages sees shared, ui, api'],
    ['pages/tags/tags-page.tsx', `import type { Site } from '../sites/site.ts';`, 'a page knows no other page'],
    ['pages/tags/tags-page.tsx', `import { start } from '../../main.tsx';`, 'pages sees shared, ui, api'],
    ['shared/sites/site.ts', `import { tagsSearch } from '../../pages/tags/search.ts';`, 'shared sees ui, api'],
    [
      'ui/layout/page.tsx',
      `import { useActions } from '../../shared/palette-store.ts';`,
      'ui sees api, texts, generated',
    ],
    ['api/call.ts', `import { toast } from '../ui/feedback/toast.ts';`, 'api sees texts, generated and itself'],
    ['generated/abilities.ts', `import { call } from '../api/call.ts';`, 'generated sees nothing and itself'],
    ['texts/text.ts', `import { request } from '../api/request.ts';`, 'texts sees generated and itself'],
    ['api/call.ts', `import type { Role } from '@sitekeeper/server';`, 'web may use no other package of ours'],
    ['api/call.ts', `import type { Role } from '../../../server/src/kernel/context.ts';`, 'by its name'],
  ])('forbid %s in the web to have %s', (path, statement, why) => {
    expect(problemsOf([`packages/web/src/${path}`, statement])).toEqual([
      expect.stringMatching(`^packages/web/src/${path}:1 imports .*: .*${why}`),
    ]);
  });

  it('find circles of files, even if only types make them', () => {
    const at = (name: string) => `${SERVER}/features/${name}`;
    expect(
      problemsOf([at('sites/a.ts'), `import { b } from './b.ts';`], [at('sites/b.ts'), `import { a } from './a.ts';`]),
    ).toEqual([`circle of files: ${at('sites/a.ts')} → ${at('sites/b.ts')} → ${at('sites/a.ts')}`]);
    expect(
      problemsOf(
        [at('tags/c.ts'), `import type { D } from './d.ts';`],
        [at('tags/d.ts'), `import { e } from './e.ts';`],
        [at('tags/e.ts'), `export type { C } from './c.ts';`],
      ),
    ).toEqual([`circle of files: ${at('tags/c.ts')} → ${at('tags/d.ts')} → ${at('tags/e.ts')} → ${at('tags/c.ts')}`]);
    expect(
      problemsOf(
        ['packages/web/src/page.tsx', `import { Part } from './part.tsx';`],
        ['packages/web/src/part.tsx', `import type { Row } from './page.tsx';`],
        ['bench/a.ts', `import type { B } from './b.ts';`],
        ['bench/b.ts', `import type { A } from './a.ts';`],
      ),
    ).toHaveLength(2);
  });

  it('accept files that import the same file', () => {
    const at = (name: string) => `${SERVER}/features/tags/${name}`;
    expect(
      problemsOf(
        [at('a.ts'), `import type { C } from './c.ts';\nimport { b } from './b.ts';`],
        [at('b.ts'), `import type { C } from './c.ts';`],
      ),
    ).toEqual([]);
  });

  it('find circles of features', () => {
    const at = (name: string) => `${SERVER}/features/${name}`;
    expect(
      problemsOf(
        [at('sites/a.ts'), `import { b } from '../jobs/index.ts';`],
        [at('jobs/b.ts'), `import type { a } from '../sites/index.ts';`],
      ),
    ).toEqual(['circle of features: jobs → sites → jobs']);
  });

  it('accept an exception only as long as it is needed', () => {
    const wrong = importsOf(`${SERVER}/kernel/a.ts`, `import { x } from '../log.ts';`);
    const exception = { from: `${SERVER}/kernel/a.ts`, to: `${SERVER}/log.ts`, because: 'a test' };
    expect(checkImports(wrong, [exception]).problems).toEqual([]);
    expect(checkImports([], [exception]).problems).toEqual([expect.stringContaining('no longer needed')]);
  });
});
