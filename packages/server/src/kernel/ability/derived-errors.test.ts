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

it('has no errors of its own unless they are listed or follow from a fact', () => {
  expect(errorsOf({ ...facts, effect: 'read' })).toEqual([]);
  expect(errorsOf({ ...facts, effect: 'write', errors: ['invalid_input'] })).toEqual(['invalid_input']);
});

it('can fail to find the site that its input names', () => {
  expect(errorsOf({ ...ofSite, effect: 'read' })).toEqual(SELECTOR);
});

it('can fail as every request to a site can, and refuses a stored site in a state where nothing is sent', () => {
  expect(errorsOf({ ...facts, effect: 'write', callsSite: true })).toEqual(CALL);
  expect(errorsOf({ ...ofSite, effect: 'write', callsSite: true })).toEqual([...SELECTOR, ...STATE, ...CALL]);
});

it('can find its module switched off', () => {
  expect(errorsOf({ ...facts, effect: 'read', module: 'costs' })).toEqual(['module_not_available']);
});

it('lists no error twice', () => {
  const given = { ...facts, effect: 'destroy', errors: ['confirmation_required', 'tag_not_found'] } as const;
  expect(errorsOf(given)).toEqual(['confirmation_required', 'tag_not_found']);
});

it('asks for confirmation of what destroys, offers a dry run and says so', () => {
  const { input, errors, instructions } = declared({ ...facts, effect: 'destroy' });
  expect(Object.keys(input.properties)).toEqual(['confirm', 'dry_run']);
  expect(errors).toEqual(['confirmation_required']);
  expect(instructions).toContain('confirm: true');
});

it('offers no dry run where the ability declares confirm itself, and keeps its own advice', () => {
  const input = Type.Object({ confirm: Type.Optional(Type.Boolean()) });
  const own = declared({ ...facts, effect: 'destroy', input, instructions: 'Ask first.' });
  expect(Object.keys(own.input.properties)).toEqual(['confirm']);
  expect(own.instructions).toBe('Ask first.');
});

it('gives the handler of what destroys confirm and dry_run', async () => {
  const removal = ability({ ...facts, effect: 'destroy' }).run(async ({ confirm, dry_run }) => ({ confirm, dry_run }));
  expect(await removal.handler({ confirm: true, dry_run: false }, {} as Ctx)).toEqual({
    confirm: true,
    dry_run: false,
  });
});
