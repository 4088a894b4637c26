import { expect, it } from 'vitest';
import { deleteUpdateWindow, previewUpdateWindow } from '../../features/update-windows/index.ts';
import { errorCodes } from '../openapi/error-responses.ts';
import { route } from './route.ts';
import type { RouteFacts } from './route-facts.ts';

const facts: RouteFacts = {
  methods: ['GET'],
  path: '/update-windows/{window_id}/preview',
  ability: previewUpdateWindow,
  answer: { form: 'single' },
};

it('the errors of a route are those of its ability, without what it can never answer', () => {
  expect(errorCodes(route(facts), 'GET')).toContain('update_window_not_found');
  expect(errorCodes(route({ ...facts, never: ['update_window_not_found'] }), 'GET')).not.toContain(
    'update_window_not_found',
  );
});

it('a route cannot exclude an error that its ability never returns', () => {
  expect(() => route({ ...facts, never: ['tag_not_found'] })).toThrow(/rules out tag_not_found/);
});

it('a route that sets the confirmation never asks for it', () => {
  const remove: RouteFacts = { ...facts, methods: ['DELETE'], ability: deleteUpdateWindow };
  expect(errorCodes(route(remove), 'DELETE')).toContain('confirmation_required');
  expect(errorCodes(route({ ...remove, fixed: { confirm: true } }), 'DELETE')).not.toContain('confirmation_required');
});
