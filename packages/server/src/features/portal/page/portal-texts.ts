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
  readonly wrongTitle: string;
  readonly wrong: string;
  readonly tooMany: string;
  readonly laterTitle: string;
  readonly later: string;
}

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
    wrongTitle: 'This link does not work',
    wrong: 'It is not complete, has expired, or was revoked. Ask whoever sent it to you for a new one.',
    tooMany: 'Too many pages were opened in a short time. Try again in a minute.',
    laterTitle: 'This page is not available right now',
    later: 'Try again in a few minutes. You do not need a new link.',
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
    wrongTitle: 'Dieser Link funktioniert nicht',
    wrong: 'Er ist unvollständig, abgelaufen oder wurde widerrufen. Bitten Sie den Absender um einen neuen.',
    tooMany: 'In kurzer Zeit wurden zu viele Seiten geöffnet. Versuchen Sie es in einer Minute wieder.',
    laterTitle: 'Diese Seite ist gerade nicht verfügbar',
    later: 'Versuchen Sie es in einigen Minuten wieder. Sie brauchen keinen neuen Link.',
  },
};
