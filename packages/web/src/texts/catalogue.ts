import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import api from './en/api.json';
import app from './en/app.json';
import common from './en/common.json';
import shared from './en/shared.json';
import shell from './en/shell.json';
import ui from './en/ui.json';
import { LANGUAGE, SPEAKS_AS_SERVER } from './language.ts';
import type { Area } from './text-id.ts';

/** A text, or its compiled form if it has placeholders (`vite-texts.ts`). */
export type CatalogueText = string | MessageFormatElement[];
interface Tree {
  readonly [key: string]: CatalogueText | Tree;
}

/** Areas that every page needs. The others are loaded with their pages. */
export const EVERYWHERE = ['api', 'app', 'common', 'shared', 'shell', 'ui'] as const;

/** What the server says itself, for pages in another language than its own. */
const SAID: readonly Area[] = SPEAKS_AS_SERVER ? [] : ['said'];

const texts = new Map<string, CatalogueText>();
const files = import.meta.glob<Tree>(['./*/*.json', '!./en/{api,app,common,shared,shell,ui}.json'], {
  import: 'default',
});
const loading = new Map<Area, Promise<void>>();

function add(area: string, tree: Tree): void {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string' || Array.isArray(value)) texts.set(`${area}.${key}`, value);
    else add(`${area}.${key}`, value as Tree);
  }
}

if (LANGUAGE === 'en') {
  for (const [area, tree] of Object.entries({ api, app, common, shared, shell, ui })) add(area, tree as Tree);
}

/** Loads the texts of an area, in the language of the page. Asking again costs nothing. */
export function loadTexts(area: Area): Promise<void> {
  let asked = loading.get(area);
  if (!asked) {
    const load = files[`./${LANGUAGE}/${area}.json`];
    asked = load ? load().then(tree => add(area, tree)) : Promise.resolve();
    loading.set(area, asked);
    asked.catch(() => loading.delete(area));
  }
  return asked;
}

/** Resolves once the texts that every page needs are loaded. */
export async function textsReady(): Promise<void> {
  await Promise.all([...EVERYWHERE, ...SAID].map(loadTexts));
}

/** The code and the texts of a part of the pages, loaded in parallel. */
export async function withTexts<M>(areas: Area | readonly Area[], load: () => Promise<M>): Promise<M> {
  const [code] = await Promise.all([load(), ...[areas].flat().map(loadTexts), textsReady()]);
  return code;
}

/** The same with texts that only other languages than the server's need. */
export async function withSaid<M>(areas: Area | readonly Area[], load: () => Promise<M>): Promise<M> {
  return SPEAKS_AS_SERVER ? load() : withTexts(areas, load);
}

export const findMessage = (id: string): CatalogueText | undefined => texts.get(id);
