import { Type } from 'typebox';
import { expect, it } from 'vitest';
import type { Ctx } from '../context.ts';
import { type AbilityFacts, ability } from './ability.ts';

const facts = {
  name: 'probe-v1',
  summary: 'For tests.',
  category: 'sites',
  method: 'POST',
  input: Type.Object({}),
  output: Type.Object({}),
} as const;
const ofSite = { ...facts, input: Type.Object({ site_id_or_domain: Type.String() }) };
const declared = (given: AbilityFacts) => ability(given).run(async () => ({}));
const errorsOf = (given: AbilityFacts) => declared(given).errors;

const SELECTOR = ['site_not_found', 'ambiguous_site'];
const STATE = ['site_suspended', 'site_disconnected'];
const CALL = ['connection_failed', 'site_offline', 'child_outdated'];

it('an ability has only the errors that it lists or that follow from its facts', () => {
  expect(errorsOf({ ...facts, effect: 'read' })).toEqual([]);
  expect(errorsOf({ ...facts, effect: 'write', errors: ['invalid_input'] })).toEqual(['invalid_input']);
});

it('an ability that names a site can fail to find it', () => {
  expect(errorsOf({ ...ofSite, effect: 'read' })).toEqual(SELECTOR);
});

it('an ability that calls a site has the errors of every call, and refuses suspended and disconnected sites', () => {
  expect(errorsOf({ ...facts, effect: 'write', callsSite: true })).toEqual(CALL);
  expect(errorsOf({ ...ofSite, effect: 'write', callsSite: true })).toEqual([...SELECTOR, ...STATE, ...CALL]);
});

it('an ability of a module fails when the module is switched off', () => {
  expect(errorsOf({ ...facts, effect: 'read', module: 'costs' })).toEqual(['module_not_available']);
});

it('an ability lists no error twice', () => {
  const given = { ...facts, effect: 'destroy', errors: ['confirmation_required', 'tag_not_found'] } as const;
  expect(errorsOf(given)).toEqual(['confirmation_required', 'tag_not_found']);
});

it('a destructive ability requires confirmation, offers a dry run and says so', () => {
  const { input, errors, instructions } = declared({ ...facts, effect: 'destroy' });
  expect(Object.keys(input.properties)).toEqual(['confirm', 'dry_run']);
  expect(errors).toEqual(['confirmation_required']);
  expect(instructions).toContain('confirm: true');
});

it('a destructive ability that declares confirm itself offers no dry run, and keeps its own advice', () => {
  const input = Type.Object({ confirm: Type.Optional(Type.Boolean()) });
  const own = declared({ ...facts, effect: 'destroy', input, instructions: 'Ask first.' });
  expect(Object.keys(own.input.properties)).toEqual(['confirm']);
  expect(own.instructions).toBe('Ask first.');
});

it('the handler of a destructive ability receives confirm and dry_run', async () => {
  const removal = ability({ ...facts, effect: 'destroy' }).run(async ({ confirm, dry_run }) => ({ confirm, dry_run }));
  expect(await removal.handler({ confirm: true, dry_run: false }, {} as Ctx)).toEqual({
    confirm: true,
    dry_run: false,
  });
});
