import { escapeHtml } from './escape-html.ts';

// Mail programs leave style elements out, so each element has its own; they choose the colours.
const STYLE = 'max-width:600px;margin:0 auto;padding:24px 16px;font-family:sans-serif;font-size:15px;line-height:1.5';

/** A mail as HTML, on a phone as wide as its screen. @param content Its parts, escaped. */
export function mailPage(language: string, title: string, content: string): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(title)}</title>`,
  ].join('');
  return `<!doctype html><html lang="${language}"><head>${head}</head><body style="margin:0"><div style="${STYLE}">\n${content}\n</div></body></html>`;
}
