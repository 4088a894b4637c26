import { daysParams } from '../../shared/days.ts';
import { optionalParams, type RawParams, textParam } from '../../shared/search-params.ts';

export const auditLogSearch = (raw: RawParams) =>
  optionalParams({
    actor: textParam(raw.actor),
    action: textParam(raw.action),
    subject: textParam(raw.subject),
    ...daysParams(raw),
  });
