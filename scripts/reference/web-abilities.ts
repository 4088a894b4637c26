import { ABILITIES } from '@sitekeeper/server';
import { typesOf } from '../../packages/client/scripts/generate-types.ts';

const HEAD = '// Made by `npm run generate` from the abilities. Do not edit.\n';

/** What the web dashboard knows of the abilities: their facts at run time, and the types of what goes in and out. */
export async function webAbilities(): Promise<string> {
  const schemas = Object.fromEntries(
    ABILITIES.flatMap(({ name, input, output }) => [
      [`${name}.input`, input],
      [`${name}.output`, output],
    ]),
  );
  const types = await typesOf(
    { openapi: '3.1.0', info: { title: 'abilities', version: '1' }, paths: {}, components: { schemas } },
    { defaultNonNullable: false, additionalProperties: false, emptyObjectsUnknown: true },
  );
  return [HEAD, FACTS, `export const FACTS = {\n${ABILITIES.map(factsLine).join('\n')}\n};\n`, TAIL, types].join('\n');
}

type Listed = (typeof ABILITIES)[number];

/** As short as can be: every browser loads it. */
function factsLine(ability: Listed): string {
  const letters = [
    ability.effect[0],
    ability.method === 'GET' ? 'g' : '',
    ability.adminOnly ? 'a' : '',
    'own' in ability && ability.own ? 'o' : '',
  ].join('');
  return `  '${ability.name}': '${letters} ${ability.category}',`;
}

const FACTS = `/** Per ability: effect (r, w, d), then g = by GET, a = admins only, o = one's own account; then its category. */`;

const TAIL = `export type AbilityName = keyof typeof FACTS;
type Schemas = components['schemas'];
export type Input<N extends AbilityName> = Schemas[\`\${N}.input\`];
export type Output<N extends AbilityName> = Schemas[\`\${N}.output\`];
`;
