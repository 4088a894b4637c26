import type { ReportLanguage } from '../../branding/index.ts';

/** All texts of the portal in one language. */
export interface PortalTexts {
  readonly title: string;
  readonly sites: string;
  readonly site: string;
  readonly state: string;
  readonly uptime: string;
  readonly checked: string;
  readonly noSites: string;
  readonly recent: string;
  readonly recentReport: string;
  readonly reports: string;
  readonly month: string;
  readonly open: string;
  readonly pdf: string;
  readonly noReports: string;
  readonly allUp: string;
  readonly someDown: string;
  readonly states: Readonly<Record<'up' | 'down' | 'unknown' | 'pending' | 'paused', string>>;
  readonly refusals: Readonly<Record<PortalRefusal, { readonly title: string; readonly text: string }>>;
}

/** Why a link opens nothing: it is not valid, too many pages were opened, or the server can't answer now. */
export type PortalRefusal = 'wrong' | 'tooMany' | 'later';

export const PORTAL_TEXTS: Readonly<Record<ReportLanguage, PortalTexts>> = {
  en: {
    title: 'Your websites',
    sites: 'Websites',
    site: 'Website',
    state: 'State',
    uptime: 'Uptime, 30 days',
    checked: 'Last checked',
    noSites: 'There are no websites yet.',
    recent: 'The last 30 days',
    recentReport: 'Open the report of these days',
    reports: 'Reports',
    month: 'Month',
    open: 'Open',
    pdf: 'PDF',
    noReports: 'The first report is here at the beginning of next month.',
    allUp: 'All websites are up.',
    someDown: 'Not all websites are up.',
    states: { up: 'Up', down: 'Down', unknown: 'Unknown', pending: 'Not checked yet', paused: 'Not watched' },
    refusals: {
      wrong: {
        title: 'This link does not work',
        text: 'It is not complete, has expired, or was revoked. Ask whoever sent it to you for a new one.',
      },
      tooMany: {
        title: 'Too many pages were opened',
        text: 'Try again in a minute.',
      },
      later: {
        title: 'This page is not available right now',
        text: 'Try again in a few minutes. You do not need a new link.',
      },
    },
  },
  de: {
    title: 'Ihre Websites',
    sites: 'Websites',
    site: 'Website',
    state: 'Zustand',
    uptime: 'Erreichbarkeit, 30 Tage',
    checked: 'Zuletzt geprüft',
    noSites: 'Es gibt noch keine Websites.',
    recent: 'Die letzten 30 Tage',
    recentReport: 'Bericht über diese Tage öffnen',
    reports: 'Berichte',
    month: 'Monat',
    open: 'Öffnen',
    pdf: 'PDF',
    noReports: 'Der erste Bericht steht hier zu Beginn des nächsten Monats.',
    allUp: 'Alle Websites sind erreichbar.',
    someDown: 'Nicht alle Websites sind erreichbar.',
    states: {
      up: 'Erreichbar',
      down: 'Nicht erreichbar',
      unknown: 'Unbekannt',
      pending: 'Noch nicht geprüft',
      paused: 'Nicht überwacht',
    },
    refusals: {
      wrong: {
        title: 'Dieser Link funktioniert nicht',
        text: 'Er ist unvollständig, abgelaufen oder wurde widerrufen. Bitten Sie den Absender um einen neuen.',
      },
      tooMany: {
        title: 'Es wurden zu viele Seiten geöffnet',
        text: 'Versuchen Sie es in einer Minute wieder.',
      },
      later: {
        title: 'Diese Seite ist gerade nicht verfügbar',
        text: 'Versuchen Sie es in einigen Minuten wieder. Sie brauchen keinen neuen Link.',
      },
    },
  },
};
