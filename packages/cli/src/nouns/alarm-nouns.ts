import type { NounCommand } from './noun-command.ts';

export const EVENT_COMMANDS: readonly NounCommand[] = [
  {
    verb: 'list',
    ability: 'list-events-v1',
    about: 'list what has happened, newest first',
    view: { columns: ['id', 'occurred_at', 'severity', 'type', 'title'] },
  },
  { verb: 'types', ability: 'list-event-types-v1', about: 'list the types of events' },
];

export const INBOX_COMMANDS: readonly NounCommand[] = [
  {
    verb: 'list',
    ability: 'list-inbox-v1',
    about: 'list what needs somebody now, the most urgent first',
    // First what the other commands take.
    view: { columns: ['id', 'severity', 'title', 'acknowledged_by', 'since'], whole: ['id'] },
  },
  {
    verb: 'acknowledge',
    ability: 'acknowledge-inbox-v1',
    about: 'say that you take care of items',
    args: ['item_ids...'],
  },
  {
    verb: 'snooze',
    ability: 'snooze-inbox-v1',
    about: 'put items aside until a time',
    args: ['until', 'item_ids...'],
  },
];

export const ALARM_COMMANDS: readonly NounCommand[] = [
  {
    verb: 'list',
    ability: 'list-alarms-v1',
    about: 'list what is wrong, open alarms first',
    view: { columns: ['id', 'state', 'severity', 'title', 'opened_at', 'closed_at'] },
  },
  {
    verb: 'acknowledge',
    ability: 'acknowledge-alarms-v1',
    about: 'say that somebody takes care of alarms',
    args: ['alarm_ids...'],
  },
  {
    verb: 'snooze',
    ability: 'snooze-alarms-v1',
    about: 'say nothing more about alarms for a while',
    args: ['until', 'alarm_ids...'],
  },
];

export const RULE_COMMANDS: readonly NounCommand[] = [
  {
    verb: 'list',
    ability: 'list-alarm-rules-v1',
    about: 'list the alarm rules',
    view: { columns: ['id', 'name', 'enabled', 'min_severity', 'when', 'grouping'] },
  },
  { verb: 'add', ability: 'add-alarm-rule-v1', about: 'add an alarm rule', args: ['name'] },
  {
    verb: 'preview',
    ability: 'preview-alarm-rule-v1',
    about: 'say what a rule would have told in the last days',
  },
  { verb: 'edit', ability: 'update-alarm-rule-v1', about: 'change an alarm rule', args: ['rule_id'] },
  { verb: 'delete', ability: 'delete-alarm-rule-v1', about: 'delete an alarm rule', args: ['rule_id'] },
];
