import type { Services } from '../kernel/context.ts';
import type { World } from './index.ts';

/** Replaces these service parts while the work runs. */
export async function instead<T>({ app }: World, parts: Partial<Services>, work: () => Promise<T>): Promise<T> {
  const { services } = app;
  const before = { ...services };
  Object.assign(services, parts);
  try {
    return await work();
  } finally {
    Object.assign(services, before);
  }
}
