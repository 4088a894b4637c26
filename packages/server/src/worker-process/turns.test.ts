import { describe, expect, it } from 'vitest';
import { manualClock } from '../ports/clock/manual-clock.ts';
import { turnsOf } from '../ports/outbound/guarded-outbound.ts';
import { TurnsAtWorker } from './turns-at-worker.ts';
import { TurnsGiven } from './turns-given.ts';

const settled = () => new Promise<void>(resolve => setImmediate(() => setImmediate(resolve)));

/** A process that answers requests and its worker process, with one place for each address. */
function twoProcesses(answerWithinMs?: number) {
  const limits = { concurrency: 10, perAddress: 1, clock: manualClock() };
  const [server, worker] = [turnsOf(limits), turnsOf(limits)];
  const turns = new TurnsAtWorker(server, answerWithinMs);
  const given = new TurnsGiven(worker, message => 'turn' in message && turns.told(message));
  const start = () => turns.workerIs(message => 'turn' in message && given.told(message));
  const inside: string[] = [];
  const enter = async (name: string, at: { enter(address: string): Promise<() => void> }, address = 'one') => {
    const entered = at.enter(address).then(leave => {
      inside.push(name);
      return leave;
    });
    await settled();
    return entered;
  };
  return { turns, worker, start, enter, inside };
}

describe('The turns of a process and its worker process', () => {
  it('hold over both: one waits until the other has left the address', async () => {
    const { turns, worker, start, enter, inside } = twoProcesses();
    start();
    const leave = await enter('person', turns);
    void enter('job', worker);
    await settled();
    expect(inside).toEqual(['person']);
    leave();
    leave();
    await settled();
    expect(inside).toEqual(['person', 'job']);
  });

  it('let a person go before the work that waits', async () => {
    const { turns, worker, start, enter, inside } = twoProcesses();
    start();
    const leave = await enter('job', worker);
    void enter('next job', worker);
    void enter('person', turns);
    await settled();
    leave();
    await settled();
    expect(inside).toEqual(['job', 'person']);
  });

  it('are those of the process alone before there is a worker process, and once it has ended', async () => {
    const { turns, worker, start, enter, inside } = twoProcesses();
    (await enter('before', turns))();
    await enter('job', worker);
    start();
    void enter('asked', turns);
    await settled();
    expect(inside).toEqual(['before', 'job']);
    turns.workerEnded();
    await settled();
    expect(inside).toEqual(['before', 'job', 'asked']);
    void enter('after', turns);
    await settled();
    expect(inside).toEqual(['before', 'job', 'asked']); // it keeps its own limit
  });

  it('go on without a worker process that says nothing, and give up what it grants later', async () => {
    const { turns, worker, enter, inside } = twoProcesses(1);
    const sent: object[] = [];
    turns.workerIs(message => void sent.push(message));
    await enter('alone', turns);
    expect(inside).toEqual(['alone']);
    expect(sent).toEqual([
      { turn: 1, enter: 'one' },
      { turn: 1, leave: true },
    ]);
    const told: object[] = [];
    const late = new TurnsGiven(worker, message => void told.push(message));
    const leave = await worker.enter('one');
    for (const message of sent) late.told(message as never);
    leave();
    await settled();
    expect(told).toEqual([{ turn: 1, is: 'asked' }]);
    await enter('job', worker);
    expect(inside).toEqual(['alone', 'job']);
  });
});
