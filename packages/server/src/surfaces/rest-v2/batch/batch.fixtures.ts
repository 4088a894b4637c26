import { expect } from 'vitest';
import type { Answer, CallOptions, World } from '../../../testing/index.ts';

/** What the tests of batches send. */
export function batchesIn(world: () => World) {
  let count = 0;
  return {
    /** Some of these bodies are not as documented; the query keeps only their answers being held against the document. */
    batch(body: unknown, options: CallOptions & { path?: string } = {}): Promise<Answer> {
      const { path = '/batch', ...call } = options;
      return world().rest(`${path}${path.includes('?') ? '&' : '?'}_as=it-is`, { method: 'POST', body, ...call });
    },
    async newTag(): Promise<number> {
      count += 1;
      return (await world().rest('/tags/add', { method: 'POST', body: { name: `Tag ${count}` } })).body.data.id;
    },
  };
}

export const madeItem = (data: object) => ({
  id: expect.any(Number),
  success: 1,
  message: expect.stringMatching(/added/),
  data: expect.objectContaining({ id: expect.any(Number), ...data }),
});
export const failedItem = (status: number, code: string, more: object = {}) => ({
  ...more,
  success: 0,
  code,
  message: expect.stringMatching(/\S/),
  data: expect.objectContaining({ status }),
});
export const invalidItem = (...names: string[]) => ({
  ...failedItem(400, 'rest_invalid_param'),
  data: expect.objectContaining({ errors: names.map(path => expect.objectContaining({ path })) }),
});
