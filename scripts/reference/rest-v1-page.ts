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
    'Calls are below `/wp-json/svc/v1`. GET needs the permission Read, all others Write & Delete.',
    'Parameters in brackets may be left out. How v1 speaks is told in [the guide](../guides/legacy-v1.md).',
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
