import type { NounCommand } from './noun-command.ts';

const CLIENT = ['client_id_or_email'];
const COSTS = { columns: ['id', 'name', 'price', 'currency', 'renewal_type', 'next_renewal', 'cost_tracker_status'] };

export const CLIENT_COMMANDS: readonly NounCommand[] = [
  {
    verb: 'list',
    ability: 'list-clients-v1',
    about: 'list clients',
    view: { columns: ['id', 'name', 'email', 'status', 'phone', 'sites_count'] },
  },
  { verb: 'show', ability: 'get-client-v1', about: 'show a client', args: CLIENT },
  { verb: 'add', ability: 'add-client-v1', about: 'add a client', args: ['name'] },
  { verb: 'edit', ability: 'update-client-v1', about: 'change a client', args: CLIENT },
  { verb: 'delete', ability: 'delete-client-v1', about: 'delete a client; its sites stay', args: CLIENT },
  { verb: 'suspend', ability: 'suspend-client-v1', about: 'suspend a client', args: CLIENT },
  { verb: 'unsuspend', ability: 'unsuspend-client-v1', about: 'take a suspended client back', args: CLIENT },
  { verb: 'sites', ability: 'get-client-sites-v1', about: 'list the sites of a client', args: CLIENT },
  { verb: 'report', ability: 'get-client-report-v1', about: 'show the report of a client (--month)', args: CLIENT },
  {
    verb: 'print-report',
    ability: 'print-client-report-v1',
    about: 'print the report of a client as PDF, in base64 (--month)',
    args: CLIENT,
  },
  {
    verb: 'send-report',
    ability: 'send-report-v1',
    about: 'send the report of a client by mail (--period)',
    args: CLIENT,
  },
  { verb: 'branding', ability: 'get-branding-v1', about: 'show how reports look (--client)' },
  { verb: 'costs', ability: 'get-client-costs-v1', about: 'list the costs of a client', args: CLIENT, view: COSTS },
];

export const COST_COMMANDS: readonly NounCommand[] = [
  {
    verb: 'due',
    ability: 'list-costs-v1',
    about: 'list the costs that are due within 30 days (--due-within-days)',
    unless: { due_within_days: '30', status: 'active' },
    view: COSTS,
  },
  { verb: 'list', ability: 'list-costs-v1', about: 'list costs', view: COSTS },
  { verb: 'show', ability: 'get-cost-v1', about: 'show a cost', args: ['cost_id'] },
  { verb: 'add', ability: 'add-cost-v1', about: 'add a cost', args: ['name', 'price'] },
  { verb: 'edit', ability: 'update-cost-v1', about: 'change a cost', args: ['cost_id'] },
  { verb: 'delete', ability: 'delete-cost-v1', about: 'delete a cost', args: ['cost_id'] },
  { verb: 'overview', ability: 'get-costs-overview-v1', about: 'show what is spent, and what is due next' },
];

export const TAG_COMMANDS: readonly NounCommand[] = [
  {
    verb: 'list',
    ability: 'list-tags-v1',
    about: 'list tags',
    view: { columns: ['id', 'name', 'color', 'sites_count'] },
  },
  { verb: 'show', ability: 'get-tag-v1', about: 'show a tag', args: ['tag_id'] },
  { verb: 'add', ability: 'add-tag-v1', about: 'add a tag', args: ['name'] },
  { verb: 'edit', ability: 'update-tag-v1', about: 'change a tag', args: ['tag_id'] },
  { verb: 'delete', ability: 'delete-tag-v1', about: 'delete a tag; its sites stay', args: ['tag_id'] },
  { verb: 'sites', ability: 'get-tag-sites-v1', about: 'list the sites of a tag', args: ['tag_id'] },
];
