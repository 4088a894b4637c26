import { expect, it } from 'vitest';
import { manualClock } from '../../clock/manual-clock.ts';
import type { LockAnswers, LockWishes, StoreLocks } from '../../database/port.ts';
import { AddressSlots } from './address-slots.ts';

const turn = () => new Promise<void>(resolve => setImmediate(resolve));

/** Locks as a store gives them, to processes that share it. */
class Store {
  readonly held = new Map<string, object>();
  readonly queues = new Map<string, Set<object>>();
  rounds = 0;
  away = false;
  capacity = 6400;
  readonly lost: (() => void)[] = [];

  open(onLost: () => void): StoreLocks {
    const me = {};
    this.lost.push(onLost);
    const close = () => this.#drop(me);
    return { capacity: this.capacity, round: async wishes => this.#round(me, wishes), close };
  }

  /** It restarts: all connections are gone. */
  restart(): void {
    this.held.clear();
    this.queues.clear();
    for (const tell of this.lost) tell();
  }

  #drop(me: object): void {
    for (const [lock, by] of this.held) if (by === me) this.held.delete(lock);
    for (const queue of this.queues.values()) queue.delete(me);
  }

  #round(me: object, { take, keep, free, leave }: LockWishes): LockAnswers {
    if (this.away) throw new Error('no connection');
    this.rounds += 1;
    const taken = take.map(({ from }) => from.findIndex(lock => lock !== undefined && !this.held.has(lock)));
    for (const [i, { from, queue }] of take.entries()) {
      const lock = from[taken[i] ?? -1];
      if (lock !== undefined) this.held.set(lock, me);
      else if (queue !== undefined) this.queues.set(queue, (this.queues.get(queue) ?? new Set()).add(me));
    }
    const queued = take.map(({ queue }, i) => taken[i] === -1 && queue !== undefined);
    for (const queue of leave) this.queues.get(queue)?.delete(me);
    const kept = keep.map(({ queue }) => [...(this.queues.get(queue) ?? [])].every(by => by === me));
    const given = [...free, ...keep.filter((_one, i) => !kept[i]).map(({ lock }) => lock)];
    for (const lock of given) this.held.delete(lock);
    return { taken, queued, kept };
  }
}

/** Processes of one store, each with its requests; `inside` are those under way. */
function processes(count: number, perAddress = 2, capacity = 6400) {
  const clock = manualClock();
  const store = new Store();
  store.capacity = capacity;
  const limits = { perAddress };
  const errors: Error[] = [];
  const slots = Array.from(
    { length: count },
    () =>
      new AddressSlots({
        open: lost => store.open(lost),
        sharedBy: () => count,
        clock,
        onError: error => void errors.push(error),
        everyMs: 0,
      }),
  );
  const turns = slots.map(one => one.turns('sites', limits));
  const inside = new Map<string, () => void>();
  const order: string[] = [];
  const enter = (process: number, name: string, address = 'one', first = false) =>
    void turns[process]?.enter(address, first).then(leave => {
      inside.set(name, leave);
      order.push(name);
    });
  const leave = (name: string) => {
    inside.get(name)?.();
    inside.delete(name);
  };
  const pass = async (ms: number) => {
    for (let at = 0; at < ms; at += 5) {
      for (let n = 0; n < 3; n++) await turn();
      clock.advance(5);
    }
    for (let n = 0; n < 3; n++) await turn();
  };
  return { clock, store, limits, errors, slots, inside, order, enter, leave, pass };
}

it('admits as many at an address as the limit says, whichever process they are of', async () => {
  const { inside, order, enter, leave, pass } = processes(3);
  for (const process of [0, 1, 2]) enter(process, `of ${process}`);
  await pass(200);
  expect(order).toHaveLength(2);
  const waiting = ['of 0', 'of 1', 'of 2'].find(name => !inside.has(name)) as string;
  leave(order[0] as string);
  await pass(100);
  expect(order.at(-1)).toBe(waiting);
  expect(inside.size).toBe(2);
});

it('asks for all addresses of a turn in one round', async () => {
  const { store, inside, enter, leave, pass } = processes(1);
  for (let n = 0; n < 400; n++) enter(0, `${n}`, `address ${n}`);
  await pass(5);
  expect(inside.size).toBe(400);
  expect(store.rounds).toBe(1);
  for (let n = 0; n < 400; n++) leave(`${n}`);
  await pass(50);
  expect(store.rounds).toBe(2);
  expect(store.held.size).toBe(0);
});

it('takes no more slots than are its share of what the server can lock, and the others as these are given back', async () => {
  const { store, inside, enter, leave, pass } = processes(1, 2, 40);
  for (let n = 0; n < 25; n++) enter(0, `${n}`, `address ${n}`);
  await pass(5);
  const rounds = store.rounds;
  await pass(100);
  expect(inside.size).toBe(10);
  expect(store.rounds).toBe(rounds);
  for (let n = 0; n < 25; n++) {
    leave(`${n}`);
    await pass(30);
    expect(store.held.size).toBeLessThanOrEqual(10);
  }
  expect(store.held.size).toBe(0);
  for (let n = 0; n < 10; n++) enter(0, `${n} again`, `address ${n}`);
  await pass(5);
  expect(inside.size).toBe(10);
});

it('lets a process keep its slots for its next requests while no other one waits', async () => {
  const { clock, store, enter, leave, pass } = processes(1);
  for (let n = 0; n < 20; n++) enter(0, `${n}`);
  await pass(5);
  const held = new Set(store.held.keys());
  for (let n = 0; n < 16; n++) {
    clock.advance(300);
    leave(`${n}`);
    await pass(0);
    expect(new Set(store.held.keys())).toEqual(held);
  }
});

it('gives up a slot for a process that waits, although it has more to send', async () => {
  const { clock, order, inside, enter, leave, pass } = processes(2, 1);
  for (let n = 0; n < 5; n++) enter(0, `a${n}`);
  await pass(5);
  enter(1, 'b');
  await pass(100);
  leave('a0');
  await pass(5);
  expect(order).toEqual(['a0', 'a1']); // within its time
  clock.advance(500);
  leave('a1');
  await pass(49);
  expect(order).toEqual(['a0', 'a1', 'b']);
  leave('b');
  await pass(100);
  expect([...inside.keys()]).toEqual(['a2']);
});

it('lets people go before the work that waits', async () => {
  const { order, enter, leave, pass } = processes(1, 1);
  enter(0, 'job');
  await pass(5);
  enter(0, 'next job');
  enter(0, 'person', 'one', true);
  leave('job');
  await pass(5);
  expect(order).toEqual(['job', 'person']);
});

it('takes slots of requests under way again before any other after the connection was lost', async () => {
  const { store, order, inside, enter, leave, pass } = processes(2);
  enter(0, 'a0');
  enter(0, 'a1');
  await pass(5);
  enter(1, 'b');
  store.restart();
  await pass(900);
  expect(order).toEqual(['a0', 'a1']);
  expect(store.held.size).toBe(2);
  leave('a0');
  await pass(600);
  expect([...inside.keys()]).toEqual(['a1', 'b']);
});

it('waits until the store is back, and frees what ended meanwhile', async () => {
  const { store, errors, order, enter, leave, pass } = processes(2, 1);
  enter(0, 'a');
  await pass(5);
  store.away = true;
  store.restart();
  enter(1, 'b');
  await pass(2000);
  expect(errors.length).toBeGreaterThan(1);
  leave('a');
  await pass(500);
  expect(order).toEqual(['a']);
  store.away = false;
  await pass(1500);
  expect(order).toEqual(['a', 'b']);
  expect(store.held.size).toBe(1);
});

it('gives all slots back at the end, and lets what waits go on to fail', async () => {
  const { store, slots, order, enter, pass } = processes(2, 1);
  enter(0, 'a0');
  await pass(5);
  enter(0, 'a1');
  enter(1, 'b');
  await pass(50);
  slots[0]?.close();
  await pass(100);
  expect(order).toEqual(['a0', 'a1', 'b']);
  expect([...store.held.keys()]).toEqual(['sites one 0']);
});

it('follows a limit that is changed', async () => {
  const { limits, inside, enter, leave, pass } = processes(1, 1);
  for (const name of ['a', 'b', 'c', 'd', 'e']) enter(0, name);
  await pass(50);
  expect(inside.size).toBe(1);
  limits.perAddress = 3;
  leave('a');
  await pass(50);
  expect(inside.size).toBe(3);
  limits.perAddress = 1;
  for (const name of ['b', 'c']) leave(name);
  await pass(50);
  expect([...inside.keys()]).toEqual(['d']);
});

/** Its rounds are so far apart that a test sees at most the first. */
function oneProcess(store: Store): AddressSlots {
  return new AddressSlots({
    open: lost => store.open(lost),
    sharedBy: () => 1,
    clock: manualClock(),
    onError: () => {},
    everyMs: 30_000,
  });
}

it('opens its connection before a request waits', async () => {
  const store = new Store();
  const slots = oneProcess(store);
  await turn();
  expect(store.rounds).toBe(0);
  slots.connect();
  await turn();
  expect(store.rounds).toBe(1);
  slots.close();
});

it('asks in one round for requests that come one by one', async () => {
  const store = new Store();
  const slots = oneProcess(store);
  const turns = slots.turns('sites', { perAddress: 2 });
  await turns.enter('first');
  expect(store.rounds).toBe(1);
  for (const address of ['second', 'third', 'fourth']) {
    void turns.enter(address);
    await turn();
  }
  expect(store.rounds).toBe(1);
  slots.close();
});
