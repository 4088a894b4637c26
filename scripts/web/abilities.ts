import { ALL_ABILITIES } from '@sitekeeper/server';
import { typesOf } from '../../packages/client/scripts/generate-types.ts';
import { generated, literal } from './source-text.ts';

/** `generated/abilities.ts`: what the web dashboard knows about each ability at run time. */
export function webAbilities(): string {
  const facts = ALL_ABILITIES.map(ability => {
    const { name, effect, method, adminOnly = false, category } = ability;
    const own = 'own' in ability && ability.own === true;
    return `  '${name}': ${literal({ effect, method, adminOnly, own, category })},`;
  });
  return generated('the abilities', [
    `import type { components } from './ability-types.ts';\n`,
    '/** The effect of an ability, how it is called, who may run it (own: changes only the account of the caller), its category. */',
    `export const FACTS = {\n${facts.join('\n')}\n} as const;\n`,
    TYPES,
  ]);
}

const TYPES = `export type AbilityName = keyof typeof FACTS;
type Schemas = components['schemas'];
export type Input<N extends AbilityName> = Schemas[\`\${N}.input\`];
export type Output<N extends AbilityName> = Schemas[\`\${N}.output\`];`;

/** `generated/ability-types.ts`: the input and output types of each ability. */
export async function webAbilityTypes(): Promise<string> {
  const schemas = Object.fromEntries(
    ALL_ABILITIES.flatMap(({ name, input, output }) => [
      [`${name}.input`, input],
      [`${name}.output`, output],
    ]),
  );
  const types = await typesOf(
    { openapi: '3.1.0', info: { title: 'abilities', version: '1' }, paths: {}, components: { schemas } },
    { defaultNonNullable: false, additionalProperties: false, emptyObjectsUnknown: true },
  );
  return generated('the schemas of the abilities', [types.trimEnd()]);
}
