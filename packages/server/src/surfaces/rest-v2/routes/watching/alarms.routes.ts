import * as alarms from '../../../../features/alarms/index.ts';
import { listEvents, listEventTypes } from '../../../../features/events/index.ts';
import { type RestRoute, route } from '../../route.ts';
import { EDIT } from '../../route-facts.ts';

/** What has happened, in the shapes of docs/spec/rest-v2.md. */
export const EVENT_ROUTES: readonly RestRoute[] = [
  route({ methods: ['GET'], path: '/events', ability: listEvents, answer: { form: 'list' } }),
  route({ methods: ['GET'], path: '/event-types', ability: listEventTypes, answer: { form: 'single' } }),
];

/** Sent by `event-stream.routes.ts`, with the filters of the list. */
export const EVENT_STREAM: RestRoute = route({
  methods: ['GET'],
  path: '/events/stream',
  ability: listEvents,
  summary: 'Follow events as they happen, as server-sent events.',
  without: ['page', 'per_page'],
  answer: { form: 'list' },
});

/** What is wrong, and who is told. */
export const ALARM_ROUTES: readonly RestRoute[] = [
  route({ methods: ['GET'], path: '/alarms', ability: alarms.listAlarms, answer: { form: 'list' } }),
  route({
    methods: ['POST'],
    path: '/alarms/acknowledge',
    ability: alarms.acknowledgeAlarms,
    answer: { form: 'single', message: 'The alarms were acknowledged.' },
  }),
  route({
    methods: ['POST'],
    path: '/alarms/snooze',
    ability: alarms.snoozeAlarms,
    answer: { form: 'single', message: 'The alarms were snoozed.' },
  }),
  route({ methods: ['GET'], path: '/alarm-rules', ability: alarms.listAlarmRules, answer: { form: 'list' } }),
  route({
    methods: ['POST'],
    path: '/alarm-rules/add',
    ability: alarms.addAlarmRule,
    answer: { form: 'single', message: 'The rule was added.' },
  }),
  route({
    methods: EDIT,
    path: '/alarm-rules/{rule_id}/edit',
    ability: alarms.updateAlarmRule,
    answer: { form: 'single', message: 'The rule was changed.' },
  }),
  route({
    methods: ['DELETE'],
    path: '/alarm-rules/{rule_id}/remove',
    ability: alarms.deleteAlarmRule,
    fixed: { confirm: true },
    without: ['dry_run'],
    answer: { form: 'single', message: 'The rule was deleted.' },
  }),
  route({
    methods: ['POST'],
    path: '/alarm-rules/preview',
    ability: alarms.previewAlarmRule,
    answer: { form: 'single' },
  }),
];
