/** What a page needs besides the first script, as the build of the pages writes it. */
export interface PageParts {
  /** `/sites/$id` */
  readonly path: string;
  readonly files: readonly string[];
  /** Files with texts, by language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** What it asks first where its address has no search, below the path of all abilities: `get-x/run?input%5Bid%5D=%24id` */
  readonly questions: readonly string[];
}

export interface DocumentRequest {
  /** Path and search of the address. */
  readonly url: string;
  /** The header `Accept-Language`. */
  readonly languages: string;
  /** The path of all abilities; undefined if nobody is signed in, who could ask anything. */
  readonly abilities: string | undefined;
}

const FIRST_SCRIPT = /^ *<script src="\/first\.js">/m;
const FIRST_LANGUAGE = 'en';
/** `$id` in a query. */
const ID = '%24id';

/**
 * The document of the pages for one address: it names the files of its page, which the browser then loads along with
 * the first script, and what the page asks first, which `first.js` asks.
 */
export function documentFor(document: string, pages: readonly PageParts[], asked: DocumentRequest): string {
  const [path = '/', search] = asked.url.split('?');
  const page = pages.find(one => patternOf(one.path).test(path));
  if (!page) return document;
  const files = [...page.files, ...(page.texts[languageOf(asked.languages, page)] ?? [])];
  const links = files.map(file => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
  const id = /\/(\d+)\/?$/.exec(path)?.[1] ?? '';
  const own = page.questions.map(question => `${asked.abilities}/${question.replaceAll(ID, id)}`);
  const questions = asked.abilities === undefined ? [] : ['/web/session', ...(search === undefined ? own : [])];
  // Before the script that reads it.
  const meta =
    questions.length === 0 ? '' : `    <meta name="first-questions" content="${escaped(questions.join(' '))}">\n`;
  return document
    .replace(FIRST_SCRIPT, script => `${meta}${script}`)
    .replace(/^ *<\/head>/m, end => `${links.join('')}${end}`);
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`);
}

/** The first language of the browser that there are texts in. Whoever chose another one loads that one, too. */
function languageOf(accepted: string, { texts }: PageParts): string {
  const wanted = accepted.split(',').map(one => one.trim().slice(0, 2).toLowerCase());
  return wanted.find(language => Object.hasOwn(texts, language)) ?? FIRST_LANGUAGE;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
