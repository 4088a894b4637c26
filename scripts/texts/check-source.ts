import type { Texts } from './check-catalogue.ts';
import { readMessage } from './read-message.ts';
import { readSource } from './read-source.ts';

/** Areas that are loaded on every page, or before they are needed there; the others are loaded with their page. */
const EVERYWHERE = ['api', 'app', 'common', 'inputs', 'said', 'shared', 'shell', 'states', 'ui'];
/** Values that `rich` knows by default. */
const KNOWN_TAGS = ['b'];
/** Names, which are the same in all languages. */
const NAMES = new Set(['Sitekeeper', 'WordPress', 'PHP', 'MainWP Child', 'Apple Pay', 'Amazon Pay', 'Google Pay']);
/** Names of keys and similar strings, used only in comparisons. */
const NOT_SHOWN =
  /^(Enter|Escape|Backspace|Home|End|Shift|Mac|Page(Up|Down)|Arrow(Up|Down|Left|Right)|Firefox|Chrome|Safari)$/;

export interface SourceReport {
  readonly problems: readonly string[];
  /** Ids that the file uses. */
  readonly used: ReadonlySet<string>;
}

/** The problems with the texts of one file of the pages. @param file e.g. `pages/sites/sites-page.tsx` */
export function checkSource(file: string, code: string, texts: Texts): SourceReport {
  const { uses, strings, texts: found } = readSource(file, code);
  const line = (at: number) => `${file}:${code.slice(0, at).split('\n').length}`;
  const problems: string[] = [];
  const used = new Set<string>();
  const page = /^pages\/([^/]+)\//.exec(file)?.[1];
  const use = (at: number, id: string) => {
    used.add(id);
    const area = id.split('.')[0] as string;
    // A room of a page that is loaded by itself may bring texts of its own name.
    const ofRoom = file.includes(`/${area}/`);
    if (page !== undefined && area !== page && !ofRoom && !EVERYWHERE.includes(area)) {
      problems.push(`${line(at)}: ${id} is not loaded here; texts of several pages belong to “shared” or “common”`);
    }
  };
  for (const { at, ids, values, tooEarly } of uses) {
    if (tooEarly) problems.push(`${line(at)}: asked for before the texts are there; make it in a function (once)`);
    for (const id of ids) {
      const meant = matching(id, texts);
      if (meant.length === 0) problems.push(`${line(at)}: there is no text ${id}`);
      for (const one of meant) use(at, one);
      const [only] = meant;
      if (meant.length === 1 && only && values) problems.push(...wrongValues(line(at), only, values, texts));
    }
  }
  for (const { at, text } of strings) if (texts.has(text)) use(at, text);
  const own = found.filter(
    ({ text }) => !texts.has(text) && !NAMES.has(text.replaceAll('*', '').trim()) && !NOT_SHOWN.test(text),
  );
  for (const { at, text } of own)
    problems.push(`${line(at)}: “${text.replaceAll(/\s+/g, ' ')}” belongs in the catalogue`);
  return { problems, used };
}

/** The ids that `jobs.state.*` can match. */
function matching(pattern: string, texts: Texts): string[] {
  if (!pattern.includes('*')) return texts.has(pattern) ? [pattern] : [];
  const parts = pattern.split('*').map(part => part.replaceAll('.', '\\.'));
  const regex = new RegExp(`^${parts.join('[\\w-]+')}$`);
  return [...texts.keys()].filter(id => regex.test(id));
}

function wrongValues(place: string, id: string, given: readonly string[], texts: Texts): string[] {
  const { values, tags } = readMessage(texts.get(id) as string);
  const wanted = new Set([...values, ...[...tags].filter(tag => !KNOWN_TAGS.includes(tag))]);
  return [
    ...[...wanted].filter(name => !given.includes(name)).map(name => `${place}: ${id} needs the value ${name}`),
    ...given.filter(name => !wanted.has(name) && !tags.has(name)).map(name => `${place}: ${id} has no value ${name}`),
  ];
}
