import { DIALECT_ABILITIES, DIALECT_LINES, dialectMethodOf, NOT_THERE } from '@sitekeeper/server';
import { cell, GENERATED, markdownTable } from './markdown.ts';

interface Row {
  readonly methods: readonly string[];
  readonly path: string;
  readonly answer: string;
}

/** `docs/reference/mainwp-api.md`: every operation and ability of MainWP, and how it is answered. */
export function mainwpPage(): string {
  const own = DIALECT_LINES.filter(({ path }) => path.startsWith('/jobs/'));
  const lines = DIALECT_LINES.filter(line => !own.includes(line));
  const works = lines.map(({ methods, path, ability }) => ({ methods, path, answer: `works: \`${ability.name}\`` }));
  const missing = NOT_THERE.map(({ methods, path, why }) => ({ methods, path, answer: `answers 501: ${why}` }));
  const families = Map.groupBy([...works, ...missing], ({ path }) => path.split('/')[1] ?? '');
  const done = operations(works);
  return [
    '# Programs written for MainWP',
    '',
    GENERATED,
    '',
    `Switched on by \`SITEKEEPER_MAINWP_API=on\`. ${done} of ${done + operations(missing)} operations of REST v2 and`,
    `${DIALECT_ABILITIES.length} of ${DIALECT_ABILITIES.length} abilities work.`,
    '[The guide](../guides/programs-for-mainwp.md) says how to use them, and what is different.',
    '',
    '## REST v2',
    '',
    'Operations are below `/wp-json/mainwp/v2`. GET requires the permission Read, all others Write & Delete.',
    '',
    ...[...families].flatMap(([family, rows]) => [
      `### ${family}`,
      '',
      ...markdownTable(
        ['Methods', 'Operation', 'Answer'],
        rows.map(({ methods, path, answer }) => [methods.join(', '), `\`${path}\``, cell(answer)]),
      ),
      '',
    ]),
    '### Besides',
    '',
    'MainWP names this address in answers that queue a job, and does not answer it.',
    '',
    ...markdownTable(
      ['Methods', 'Operation', 'Answer'],
      own.map(({ methods, path, ability }) => [methods.join(', '), `\`${path}\``, `works: \`${ability.name}\``]),
    ),
    '',
    '## Abilities',
    '',
    'Each is run by one method, below `/wp-json/wp-abilities/v1/abilities`.',
    '',
    ...markdownTable(
      ['Method', 'Ability', 'Input', 'Answer'],
      DIALECT_ABILITIES.map(one => [
        dialectMethodOf(one),
        `\`mainwp/${one.name}\``,
        Object.keys(one.input.properties)
          .map(name => (one.input.required?.includes(name) ? `\`${name}\`` : `[\`${name}\`]`))
          .join(', '),
        `works: \`${one.ability.name}\``,
      ]),
    ),
    '',
  ].join('\n');
}

/** A path with three methods counts three times, as in the document of MainWP. */
function operations(rows: readonly Row[]): number {
  return rows.flatMap(({ methods }) => methods).length;
}
