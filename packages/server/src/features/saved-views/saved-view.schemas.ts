import { Type } from 'typebox';

/** Lists whose views can be saved. */
export const SAVED_LISTS = [
  'alarm_rules',
  'alarms',
  'approvals',
  'audit_log',
  'certificates',
  'changes',
  'client_updates',
  'clients',
  'costs',
  'deliveries',
  'events',
  'file_checks',
  'ignored_updates',
  'incidents',
  'jobs',
  'maintenance_windows',
  'people',
  'security_issues',
  'site_updates',
  'sites',
  'tags',
  'updates',
  'uptime',
  'users',
  'vulnerabilities',
] as const;
export type SavedList = (typeof SAVED_LISTS)[number];

/** A person has at most so many views of a list. */
export const MOST_VIEWS = 30;

export const savedListSchema = Type.Unsafe<SavedList>({
  type: 'string',
  enum: [...SAVED_LISTS],
  description: 'The list that it is a view of.',
});
export const viewIdSchema = Type.Integer({ minimum: 1, description: 'Id of the view, as listed.' });

/** What a person says of a view. */
export const viewInput = {
  name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S', description: 'Name of the view.' }),
  query: Type.String({
    maxLength: 2000,
    description: 'Filters and order, as the address of the list has them: q=shop&client=4.',
  }),
  columns: Type.Record(Type.String({ pattern: '^[A-Za-z0-9_]{1,40}$' }), Type.Boolean(), {
    maxProperties: 40,
    description: 'Columns that are shown (true) or hidden (false) other than usual, by their key.',
  }),
  shared: Type.Boolean({ description: 'Everybody has the view. Viewers can not share views.' }),
  is_default: Type.Boolean({ description: 'It is what you see first. At most one view of a list is.' }),
};

export const savedViewSchema = Type.Object({
  id: viewIdSchema,
  list: savedListSchema,
  ...viewInput,
  own: Type.Boolean({ description: 'It is yours: you can change and remove it.' }),
  owner: Type.String({ description: 'Name of the person who saved it.' }),
  gone: Type.Boolean({ description: 'A client or tag that it names was deleted.' }),
});
