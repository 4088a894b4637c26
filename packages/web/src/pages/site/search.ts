import { TIMELINE_KINDS } from '../../generated/choices.ts';
import { choiceParam, optionalParams, type RawParams } from '../../shared/search-params.ts';

export const SITE_TABS = [
  'details',
  'updates',
  'plugins',
  'themes',
  'users',
  'security',
  'uptime',
  'timeline',
  'costs',
] as const;

export const siteSearch = (raw: RawParams) =>
  optionalParams({
    // What was a tab of its own is a kind of entry now: addresses that were kept still lead to it.
    tab: raw.tab === 'changes' ? ('timeline' as const) : choiceParam(raw.tab, SITE_TABS),
    kind: raw.tab === 'changes' ? ('change' as const) : choiceParam(raw.kind, TIMELINE_KINDS),
  });
