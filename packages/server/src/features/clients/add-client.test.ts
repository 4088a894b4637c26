import { describe, expect, it } from 'vitest';
import { expectError, refusedPaths, useWorld } from '../../testing/fixtures.ts';

const world = useWorld();
const add = (input: Record<string, unknown>) => world().post('add-client-v1', input);

describe('add-client', () => {
  it('adds an active client and answers the exact fields', async () => {
    const { status, body } = await add({ name: ' Client ', client_email: 'Anna@Example.com' });
    expect(status).toBe(200);
    expect(body).toEqual({ id: expect.any(Number), name: 'Client', email: 'anna@example.com', status: 'active' });
  });

  it('needs no e-mail address, and takes several clients without one', async () => {
    const first = (await add({ name: 'Same' })).body;
    const second = (await add({ name: 'Same' })).body;
    expect(first).toEqual({ id: expect.any(Number), name: 'Same', email: '', status: 'active' });
    expect(second.id).toBeGreaterThan(first.id);
  });

  it('answers 409 for an e-mail address that another client has, whatever its case', async () => {
    await add({ name: 'One', client_email: 'one@example.com' });
    const answer = await add({ name: 'Two', client_email: 'ONE@example.com' });
    expectError(answer, { status: 409, code: 'svc_already_exists' });
  });

  it('refuses what does not fit, every violation at once', async () => {
    expect(refusedPaths(await add({ name: ' ', client_email: 'no address', mail: 'x' })).sort()).toEqual([
      'input.client_email',
      'input.mail',
      'input.name',
    ]);
    expect(refusedPaths(await add({}))).toEqual(['input.name']);
  });
});
