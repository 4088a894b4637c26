import { escapeHtml } from '../../../kernel/text/escape-html.ts';

/** A piece of HTML. Only `markup` and `raw` make one, so that every other text is escaped. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Part = string | number | Markup | null | readonly Markup[];

/** HTML with its values escaped, but for those that are HTML already. Null is nothing. */
export function markup(fixed: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(fixed.map((text, at) => text + (at < parts.length ? textOf(parts[at] ?? null) : '')).join(''));
}

function textOf(part: Part): string {
  if (part === null) return '';
  if (part instanceof Markup) return part.html;
  if (typeof part === 'object') return part.map(({ html }) => html).join('');
  return escapedHtml(String(part));
}

/** Control characters are left out: some of them end a document for those who read on. */
const escapedHtml = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ''));
