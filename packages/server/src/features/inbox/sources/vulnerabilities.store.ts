import { sql } from 'kysely';
import { findingsThat } from '../../vulnerabilities/index.ts';
import { type CauseSource, causeColumns, rankOf } from './source.ts';

/** One item for a vulnerability, whichever number of sites has it: they are patched together. */
export const vulnerabilityCauses: CauseSource = ({ engine, now }) =>
  sql`select ${causeColumns(engine, {
    kind: 'vulnerability',
    key: sql`finding.record_id`,
    cause: sql`'vulnerability:' || finding.record_id || ':' || finding.slug || ':site:' || finding.site_id`,
    rank: sql`case finding.severity when 'critical' then ${rankOf('critical')} when 'high' then ${rankOf('high')}
    when 'low' then ${rankOf('low')} when 'none' then ${rankOf('info')} else ${rankOf('medium')} end`,
    site: sql`finding.site_id`,
    since: sql`finding.found_at`,
    subject: sql`lower(finding.title || ' ' || finding.name)`,
  })} from ${findingsThat({}, now)}`;
