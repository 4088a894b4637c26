import type { HtmlPage } from '../connector/call.ts';
import { plainPage } from '../connector/pages.ts';

/** How WordPress reports that it is down: as a whole page, and at admin-ajax as bare text. */

type Language = 'en' | 'de';

const TEXTS = {
  en: {
    maintenance: 'Down for planned work. Come again in a moment.',
    noDatabase: 'No connection to the database',
    why: 'Name or password may be wrong in',
    where: 'or there is no answer from',
    hints: ['Is the name right?', 'Is the server running?'],
  },
  de: {
    maintenance: 'Wegen geplanter Arbeiten gerade nicht zu erreichen. Bitte gleich noch einmal versuchen.',
    noDatabase: 'Keine Verbindung zur Datenbank',
    why: 'Vielleicht stimmen Name oder Passwort nicht in',
    where: 'oder es antwortet nicht',
    hints: ['Stimmt der Name?', 'Läuft der Server?'],
  },
} as const;

const NEVER_CACHED = {
  expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
  'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private',
};

export function maintenanceIn(language: Language, path: string): HtmlPage {
  const { maintenance } = TEXTS[language];
  const headers = { ...NEVER_CACHED, 'retry-after': '600' };
  return isAjax(path) ? plainPage(503, maintenance, headers) : errorPage(503, maintenance, headers);
}

export function databaseDown(language: Language, path: string): HtmlPage {
  const { noDatabase, why, where, hints } = TEXTS[language];
  const heading = `<h1>${noDatabase}</h1>`;
  if (!isAjax(path)) return errorPage(500, heading, NEVER_CACHED);
  const list = `<ul>\n${hints.map(hint => `<li>${hint}</li>\n`).join('')}</ul>\n`;
  const text = `<p>${why} <code>wp-config.php</code>, ${where} <code>localhost</code>.</p>\n`;
  return plainPage(200, `${heading}\n${text}${list}`, NEVER_CACHED);
}

function errorPage(status: number, message: string, headers: Readonly<Record<string, string>>): HtmlPage {
  const head = '<head>\n<meta charset="utf-8">\n<title>WordPress</title>\n</head>';
  const body = `<body id="error-page">\n\t<div class="wp-die-message">${message}</div></body>`;
  return plainPage(status, `<!DOCTYPE html>\n<html dir='ltr'>\n${head}\n${body}\n</html>\n`, headers);
}

function isAjax(path: string): boolean {
  return path.split('?')[0]?.endsWith('/wp-admin/admin-ajax.php') ?? false;
}
