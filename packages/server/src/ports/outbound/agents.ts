import type { Agent } from 'undici';

/** An agent for one request; return it when the request has ended. */
export interface LentAgent {
  readonly agent: Agent;
  giveBack(): void;
}

/**
 * Agents with one connection per origin. A second request to an origin at the same time gets the next agent, so it does
 * not wait. undici's own pools of several connections take 20 KB per origin, too much for a sync of thousands.
 */
export class Agents {
  readonly #make: () => Agent;
  readonly #all: { agent: Agent; busy: Set<string> }[] = [];

  /** @param make Makes an agent with `connections: 1`. */
  constructor(make: () => Agent) {
    this.#make = make;
  }

  lend(origin: string): LentAgent {
    let free = this.#all.find(({ busy }) => !busy.has(origin));
    if (!free) {
      free = { agent: this.#make(), busy: new Set() };
      this.#all.push(free);
    }
    const { agent, busy } = free;
    busy.add(origin);
    return { agent, giveBack: () => void busy.delete(origin) };
  }

  async destroy(): Promise<void> {
    await Promise.all(this.#all.map(({ agent }) => agent.destroy()));
  }
}
