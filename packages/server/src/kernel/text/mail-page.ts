import { escapeHtml } from './escape-html.ts';

// Mail programs leave style elements out, so each element has its own; they choose the colours.
const STYLE = 'max-width:600px;margin:0 auto;padding:24px 16px;font-family:sans-serif;font-size:15px;line-height:1.5';

const UNSEEN = 'display:none;max-height:0;overflow:hidden';

/**
 * A mail as HTML, on a phone as wide as its screen, and dark where the mail program is.
 * @param content Its parts, escaped.
 * @param preview What lists of mails show after the subject, if not the beginning of the content.
 */
export function mailPage(language: string, title: string, content: string, preview = ''): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
  ].join('');
  const first = preview === '' ? '' : `<div style="${UNSEEN}">${escapeHtml(preview)}</div>`;
  return `<!doctype html><html lang="${language}"><head>${head}</head><body style="margin:0">${first}<div style="${STYLE}">\n${content}\n</div></body></html>`;
}
