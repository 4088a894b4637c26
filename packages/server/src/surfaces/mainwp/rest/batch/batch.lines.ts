import type { AnyAbility } from '../../../../kernel/ability/ability.ts';
import { EDIT } from '../../../rest-v2/route-facts.ts';
import { type DialectLine, line } from '../line.ts';
import { BATCH_CONTROLLERS, type Operations, runOperations } from './run-operations.ts';

/** A batch is a write, whatever its items are; each item also requires its own permission. */
const WRITES: AnyAbility = {
  name: 'batch',
  summary: 'Run several operations in one request.',
  category: 'jobs',
  effect: 'write',
  method: 'POST',
  input: { type: 'object', properties: {} } as AnyAbility['input'],
  output: {} as AnyAbility['output'],
  errors: ['rest_request_entity_too_large'],
  handler: async () => undefined,
};

/** Batches: lists of items by action, run one after another; each answers as its single route does. */
export const BATCH_LINES: readonly DialectLine[] = [
  batch('/batch', 'batch', ({ asked }) =>
    Object.keys(BATCH_CONTROLLERS).flatMap(name => {
      const given = asked.value(name);
      return typeof given === 'object' ? [[name, given as Operations] as const] : [];
    }),
  ),
  ...(['sites', 'clients', 'tags', 'costs'] as const).map(name =>
    batch(`/${name}/batch`, `batch-${name}`, ({ asked }) => {
      const actions = Object.keys(BATCH_CONTROLLERS[name] ?? {}).flatMap(action => {
        const items = asked.value(action);
        return items === undefined ? [] : [[action, items] as const];
      });
      return [[name, Object.fromEntries(actions)] as const];
    }),
  ),
];

type Given = (about: Parameters<typeof runOperations>[1]) => readonly (readonly [string, Operations])[];

function batch(path: string, name: string, given: Given): DialectLine {
  return line({
    methods: EDIT,
    path,
    ability: { ...WRITES, name },
    view: () => undefined,
    async run(about) {
      const results = await runOperations(given(about), about);
      const own = path === '/batch' ? results : Object.values(results)[0];
      return own === undefined || Object.keys(own).length === 0 ? [] : own;
    },
  });
}
