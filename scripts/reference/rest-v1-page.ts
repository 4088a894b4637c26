import { V1_CALLS } from '@sitekeeper/server';
import { cell, GENERATED, markdownTable } from './markdown.ts';

/** `docs/reference/rest-v1.md`: every call of legacy v1, by group. */
export function restV1Page(): string {
  const groups = Map.groupBy(V1_CALLS, ({ group }) => group);
  return [
    '# Legacy v1',
    '',
    GENERATED,
    '',
    'Calls are below `/wp-json/svc/v1`. GET requires the permission Read, all others Write & Delete.',
    'Parameters in brackets are optional. [The guide](../guides/legacy-v1.md) describes how v1 works.',
    '',
    ...[...groups].flatMap(([group, calls]) => [
      `## ${group}`,
      '',
      ...markdownTable(
        ['Method', 'Call', 'What it does', 'Parameters'],
        calls.map(({ method, callback, summary, parameters }) => [
          method,
          `\`/${group}/${callback}\``,
          cell(summary),
          Object.keys(parameters.properties)
            .map(name => (parameters.required?.includes(name) ? `\`${name}\`` : `[\`${name}\`]`))
            .join(', '),
        ]),
      ),
      '',
    ]),
  ].join('\n');
}
