import type { UPDATE_OUTCOMES } from '../../sections/updates.schemas.ts';

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** All texts of a report in one language. `{n}`: a number; other names in braces say themselves what they are. */
export interface ReportTexts {
  readonly title: string;
  readonly madeOn: string;
  readonly timesIn: string;
  readonly goesOn: string;
  readonly contents: Words<
    | 'summary'
    | 'uptime'
    | 'incidents'
    | 'updates'
    | 'rollbacks'
    | 'security'
    | 'backups'
    | 'expiry'
    | 'changes'
    | 'costs'
    | 'note'
    | 'sites'
  >;
  readonly figures: Words<
    'sites' | 'uptime' | 'incidents' | 'downtime' | 'updates' | 'rollbacks' | 'fixed' | 'open' | 'found'
  >;
  readonly columns: Words<
    | 'site'
    | 'address'
    | 'uptime'
    | 'downtime'
    | 'incidents'
    | 'unknown'
    | 'response'
    | 'since'
    | 'began'
    | 'ended'
    | 'duration'
    | 'cause'
    | 'item'
    | 'from'
    | 'to'
    | 'outcome'
    | 'date'
    | 'sites'
    | 'severity'
    | 'vulnerability'
    | 'state'
    | 'lastBackup'
    | 'backupPlugin'
    | 'expires'
    | 'left'
    | 'by'
    | 'change'
    | 'who'
    | 'cost'
    | 'amount'
    | 'paid'
    | 'next'
    | 'added'
  >;
  readonly outcomes: Words<(typeof UPDATE_OUTCOMES)[number]>;
  readonly updateTypes: Words<'core' | 'plugin' | 'theme' | 'translation'>;
  readonly causes: Readonly<Record<string, string>>;
  readonly rollbackReasons: Readonly<Record<string, string>>;
  readonly severities: Readonly<Record<string, string>>;
  readonly findingStates: Words<'open' | 'inactive' | 'fixed' | 'withdrawn'>;
  readonly changeTypes: Readonly<Record<string, string>>;
  readonly frequencies: Readonly<Record<string, string>>;
  readonly kinds: Words<'certificate' | 'domain'>;
  readonly units: Words<'day' | 'days' | 'hour' | 'minute' | 'second' | 'ms'>;
  readonly sentences: Words<
    | 'noSites'
    | 'notWatched'
    | 'unknownTime'
    | 'unknownTimeOfAll'
    | 'watchedSince'
    | 'recordsSince'
    | 'noIncidents'
    | 'stillDown'
    | 'downInAll'
    | 'noUpdates'
    | 'noRollbacks'
    | 'noVulnerabilities'
    | 'backupsKnown'
    | 'backupsUnknown'
    | 'noExpiry'
    | 'noChanges'
    | 'noCosts'
    | 'expired'
    | 'unknown'
    | 'severalSites'
    | 'leftOut'
    | 'trend'
    | 'trendMonths'
    | 'trendLowest'
    | 'suspended'
    | 'costTotals'
    | 'expirySoon'
    | 'asOf'
  >;
}
