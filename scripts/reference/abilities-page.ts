import { ALL_ABILITIES, type Schema, wireCode } from '@sitekeeper/server';
import { GENERATED, markdownTable } from './markdown.ts';
import { schemaRows } from './schema-rows.ts';

type AnyAbility = (typeof ALL_ABILITIES)[number];

const NAMESPACE = 'svc';
const EFFECTS = {
  read: 'read: changes nothing',
  write: 'write: changes something',
  destroy: 'destroy: deletes something for good, so it requires confirm',
} as const;

/** `docs/reference/abilities.md`: every ability with its input, output and errors, in the order of the catalogue. */
export function abilitiesPage(): string {
  return [
    '# Abilities',
    '',
    GENERATED,
    '',
    'An ability is one thing that Sitekeeper can do. Run it over HTTP at',
    '`/wp-json/wp-abilities/v1/abilities/svc/<name>/run`: GET with `?input[page]=2` or `?page=2`, POST with',
    '`{"input": {…}}`. Reads require the permission read, all others write. Unknown inputs are refused.',
    '',
    'Errors have the form `{code, message, data: {status, …}}`. In addition to those listed, every ability can answer',
    '`ability_invalid_input` and `rest_invalid_json` (400), `rest_not_logged_in` and `incorrect_password` (401),',
    '`svc_permission_denied` and `svc_rest_insufficient_scope` (403), `rest_ability_invalid_method` (405),',
    '`svc_payload_too_large` (413), `svc_unsupported_media_type` (415), `svc_too_many_requests` (429) and',
    '`svc_internal_error` (500).',
    '',
    ...markdownTable(['Ability', 'Effect', 'What it does'], ALL_ABILITIES.map(overview)),
    '',
    ...ALL_ABILITIES.flatMap(section),
  ].join('\n');
}

function overview({ name, effect, summary }: AnyAbility): string[] {
  return [`[\`${name}\`](#${name})`, effect, summary];
}

const PROOFS = {
  fresh: 'In a browser: requires proof of identity from the last ten minutes',
  login:
    'In a browser: requires proof of identity from the last ten minutes. With an application password: requires the password of its user as `proof` next to `input`',
};

function section(ability: AnyAbility): string[] {
  const { name, summary, method, effect, idempotent, instructions, input, output, errors } = ability;
  const facts = [
    `Method: ${effect === 'read' && method === 'POST' ? 'POST or GET' : method}`,
    `Effect: ${EFFECTS[effect]}${idempotent || effect === 'read' ? '; running it twice has the same effect as once' : ''}`,
    `Errors: ${errors.length === 0 ? 'none besides the common ones' : errors.map(code => `\`${wireCode(code, NAMESPACE)}\``).join(', ')}`,
    ...(ability.adminOnly ? ['Only for admins'] : []),
    ...(ability.proof ? [PROOFS[ability.proof]] : []),
    ...(instructions ? [`Advice: ${instructions}`] : []),
  ];
  return [
    `## ${name}`,
    '',
    summary,
    '',
    ...facts.map(fact => `- ${fact}`),
    '',
    ...inputTable(input),
    ...outputTables(output),
  ];
}

function inputTable(input: Schema): string[] {
  const rows = schemaRows(input);
  if (rows.length === 0) return ['No input.', ''];
  return ['**Input**', '', ...markdownTable(['Name', 'Type', 'Required', 'Description'], rows), ''];
}

/** One table, or one for each form of the answer. */
function outputTables(output: Schema): string[] {
  const forms = output.anyOf ?? [output];
  return forms.flatMap((form, index) => [
    forms.length === 1 ? '**Output**' : `**Output, form ${index + 1}**`,
    '',
    ...markdownTable(['Name', 'Type', 'Always present', 'Description'], schemaRows(form)),
    '',
  ]);
}
