import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A reference without a target. `line` counts from 1. */
export interface BrokenReference {
  readonly file: string;
  readonly line: number;
  readonly problem: string;
}

const FILES = ['*.md', 'docs/**/*.md', 'tests/**/*.md', '{packages,scripts,tests,bench}/**/*.{ts,tsx,mjs,json}'];
const LEFT_OUT = /(^|\/)(node_modules|dist|generated)\/|(^|\/)package(-lock)?\.json$|^scripts\/references\//;

/** A page of `docs/` named in a comment or a text, with its section if it names one. */
const NAMED_PAGE = /\bdocs\/[\w./-]+?\.md(?:#[\w-]+)?/g;
/** A link in a page of Markdown to another page or section of the repository. */
const LINK = /\]\((?!https?:|mailto:)([^)\s]+)\)/g;
/** A section by its number. Pages of the repository have named sections; standards have numbered ones. */
const NUMBERED_SECTION = /(.{0,40})§ ?\d/g;
const STANDARD = /\b(RFC \d+|WebAuthn Level \d|CSV|OWASP[\w ]*|NIST[\w -]*),? $/;

/**
 * All references in the repository to a page or section that does not exist.
 * @param root folder of the repository
 */
export function brokenReferences(root: string): readonly BrokenReference[] {
  const sections = new Map<string, ReadonlySet<string> | undefined>();
  const sectionsOf = (page: string) => {
    if (!sections.has(page)) sections.set(page, readSections(join(root, page)));
    return sections.get(page);
  };
  return globSync(FILES, { cwd: root, exclude: name => LEFT_OUT.test(name) })
    .filter(file => !LEFT_OUT.test(file))
    .sort()
    .flatMap(file => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      return lines.flatMap((text, index) =>
        problemsOf(file, text, sectionsOf).map(problem => ({ file, line: index + 1, problem })),
      );
    });
}

type Sections = (page: string) => ReadonlySet<string> | undefined;

function problemsOf(file: string, text: string, sectionsOf: Sections): string[] {
  const problems: string[] = [];
  const check = (page: string, section: string | undefined) => {
    const known = sectionsOf(page);
    if (!known) problems.push(`there is no page ${page}`);
    else if (section && !known.has(section)) problems.push(`${page} has no section #${section}`);
  };
  if (file.endsWith('.md')) {
    for (const [, target = ''] of text.matchAll(LINK)) {
      const [path = '', section] = target.split('#');
      const page = path ? join(dirname(file), path) : file;
      if (page.endsWith('.md')) check(page, section);
    }
  }
  for (const [named] of text.replaceAll(LINK, '').matchAll(NAMED_PAGE)) {
    const [page = '', section] = named.split('#');
    check(page, section);
  }
  for (const match of text.matchAll(NUMBERED_SECTION)) {
    if (!STANDARD.test(match[1] ?? '')) problems.push('sections are named, not numbered: docs/page.md#section');
  }
  return problems;
}

/** Anchors of a page, as GitHub makes them of headings; undefined without such a page. */
function readSections(path: string): ReadonlySet<string> | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
  const seen = new Map<string, number>();
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const anchor = anchorOf(heading);
    const times = seen.get(anchor) ?? 0;
    seen.set(anchor, times + 1);
    anchors.add(times === 0 ? anchor : `${anchor}-${times}`);
  }
  return anchors;
}

/** The anchor of a heading on GitHub: lower case, without punctuation, blanks as hyphens. */
function anchorOf(heading: string): string {
  return heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

/** One line per problem, as compilers write them. */
export function describeBroken({ file, line, problem }: BrokenReference): string {
  return `${join(dirname(file), basename(file))}:${line}: ${problem}`;
}
