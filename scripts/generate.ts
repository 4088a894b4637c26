import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeDocument, VERSION } from '@sitekeeper/server';
import { generateTypes } from '../packages/client/scripts/generate-types.ts';
import { abilitiesPage } from './reference/abilities-page.ts';
import { commandLinePage } from './reference/command-line-page.ts';
import { mainwpPage } from './reference/mainwp-page.ts';
import { restV1Page } from './reference/rest-v1-page.ts';
import { restV2Page } from './reference/rest-v2-page.ts';
import { settingsPage } from './reference/settings-page.ts';
import { webAbilities, webAbilityTypes } from './web/abilities.ts';
import { webChoices } from './web/choices.ts';
import { webEventGroups } from './web/event-groups.ts';
import { webFormLimits } from './web/form-limits.ts';
import { webLimits } from './web/limits.ts';
import { webSettingDescriptions } from './web/setting-descriptions.ts';

/** Files that are generated from the code and committed, by path from the root of the repository. */
const PAGES: Readonly<Record<string, () => string | Promise<string>>> = {
  'docs/reference/settings.md': settingsPage,
  'docs/reference/abilities.md': abilitiesPage,
  'docs/reference/command-line.md': commandLinePage,
  'docs/reference/rest-v1.md': restV1Page,
  'docs/reference/mainwp-api.md': mainwpPage,
  'docs/reference/rest-v2.md': () => restV2Page(document()),
  'openapi.json': () => `${JSON.stringify(document(), null, 2)}\n`,
  'packages/client/src/generated/api.ts': () => generateTypes(document()),
  'packages/web/src/generated/abilities.ts': webAbilities,
  'packages/web/src/generated/ability-types.ts': webAbilityTypes,
  'packages/web/src/generated/choices.ts': webChoices,
  'packages/web/src/generated/event-groups.ts': webEventGroups,
  'packages/web/src/generated/form-limits.ts': webFormLimits,
  'packages/web/src/generated/limits.ts': webLimits,
  'packages/web/src/texts/en/setting-descriptions.json': webSettingDescriptions,
};

/** As a server with default settings publishes it. */
function document() {
  return makeDocument({ server: '/wp-json/svc/v2', namespace: 'svc', version: VERSION });
}

/** The texts of all generated files, by path. */
export async function makePages(): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const [path, make] of Object.entries(PAGES)) pages.set(path, await make());
  return pages;
}

/** Writes the pages that are out of date, or only names them. */
export function generate(pages: ReadonlyMap<string, string>, root: string, check: boolean): string[] {
  const stale: string[] = [];
  for (const [path, text] of pages) {
    if (stored(join(root, path)) === text) continue;
    stale.push(path);
    if (!check) write(join(root, path), text);
  }
  return stale;
}

function stored(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const stale = generate(await makePages(), join(import.meta.dirname, '..'), values.check);
  if (stale.length === 0) console.log('All generated pages are up to date.');
  else if (values.check) console.error(`Out of date: ${stale.join(', ')}. Run: npm run generate`);
  else console.log(`Written: ${stale.join(', ')}`);
  process.exitCode = values.check && stale.length > 0 ? 1 : 0;
}
