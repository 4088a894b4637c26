import { Type } from 'typebox';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import { brokenCause, runCause } from '../causes.ts';
import { oneOf, slug, text, whole } from './data-fields.ts';
import { eventType } from './event-type.ts';
import { runPage, sitePage } from './pages.ts';

const run = text('Id of the update run.');
const changesPage = sitePage('changes', '/updates');

/** Update runs, and what they did that somebody should know. */
export const RUN_EVENTS = {
  'run.halted': eventType({
    summary: 'An update run has halted, since too many sites failed, and waits for a decision.',
    severity: 'high',
    data: Type.Object({
      run_id: run,
      reason: text('Why it halted, in plain words.'),
      sites: whole('Sites of the run.'),
      failed: whole('Sites that failed so far.'),
    }),
    opens: (_target, data) => runCause(data.run_id),
    page: (_target, data) => runPage(data.run_id),
  }),
  'run.resumed': eventType({
    summary: 'A halted update run was resumed.',
    severity: 'info',
    data: Type.Object({ run_id: run, by: text('Who resumed it.') }),
    closes: (_target, data) => runCause(data.run_id),
    page: (_target, data) => runPage(data.run_id),
  }),
  'run.finished': eventType({
    summary: 'An update run has ended: it is done, or was abandoned.',
    severity: data => (data.failed > 0 ? 'low' : 'info'),
    data: Type.Object({
      run_id: run,
      outcome: oneOf(['completed', 'abandoned'], 'How it ended.'),
      sites: whole('Sites of the run.'),
      succeeded: whole('Sites that were updated.'),
      failed: whole('Sites that failed.'),
    }),
    closes: (_target, data) => runCause(data.run_id),
    page: (_target, data) => runPage(data.run_id),
  }),
  'update.rolled_back': eventType({
    summary: 'An update broke a site, and the earlier version was restored.',
    severity: 'medium',
    data: Type.Object({
      run_id: textOrNull('Id of the update run.'),
      type: oneOf(['core', 'plugin', 'theme', 'translation'], 'Type of the update.'),
      slug,
      name: text('Name of what was updated.'),
      from_version: text('Version before, which it has again.'),
      to_version: text('Version of the update.'),
    }),
    together: data => `update:${data.type}:${data.slug}:${data.to_version}`,
    page: (target, data) => (data.run_id === null ? changesPage(target) : runPage(data.run_id)),
  }),
  'site.broken': eventType({
    summary:
      'An update left a site in need of attention: broken, or not known to work. It is looked at until it works.',
    severity: 'critical',
    data: Type.Object({
      run_id: run,
      type: oneOf(['core', 'plugin', 'theme', 'translation'], 'Type of the update.'),
      slug,
      name: text('Name of what was updated.'),
      from_version: text('Version before.'),
      to_version: text('Version of the update.'),
      reason: text('Code of the reason, as in get-update-run-v1.'),
      message: text('What was seen, and what to do.'),
    }),
    opens: brokenCause,
    together: data => `broken:${data.type}:${data.slug}:${data.to_version}`,
    page: (_target, data) => runPage(data.run_id),
  }),
  'site.mended': eventType({
    summary: 'A site that an update had left in need of attention works again: it answers, and so does its front page.',
    severity: 'info',
    data: Type.Object({
      name: text('Name of what was updated.'),
      broken_since: text('When the update ended, ISO 8601 UTC.'),
      down_seconds: whole('How long that was.'),
    }),
    closes: brokenCause,
    page: sitePage('details', '/sites'),
  }),
} as const;
