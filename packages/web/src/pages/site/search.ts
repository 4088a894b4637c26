import { choiceParam, optionalParams, type RawParams } from '../../shared/search-params.ts';

export const SITE_TABS = ['details', 'updates', 'plugins', 'themes', 'users', 'security', 'changes', 'costs'] as const;

export const siteSearch = (raw: RawParams) => optionalParams({ tab: choiceParam(raw.tab, SITE_TABS) });
