const PERIOD_MS = 40;

/**
 * Lets processes run for a part of the time only, as if their machine were slower: stopped and continued, each at another
 * moment than the others.
 * @returns what ends it.
 */
export function slowed(pids: readonly number[], part: number): () => void {
  const ends = pids.map((pid, index) => slowedOne(pid, part, (index * PERIOD_MS) / pids.length));
  return () => {
    for (const end of ends) end();
  };
}

function slowedOne(pid: number, part: number, afterMs: number): () => void {
  let turns: NodeJS.Timeout | undefined;
  let pause: NodeJS.Timeout | undefined;
  const turn = () => {
    process.kill(pid, 'SIGCONT');
    pause = setTimeout(() => process.kill(pid, 'SIGSTOP'), part * PERIOD_MS);
  };
  const begin = setTimeout(() => {
    turns = setInterval(turn, PERIOD_MS);
  }, afterMs);
  return () => {
    for (const timer of [begin, turns, pause]) clearTimeout(timer);
    process.kill(pid, 'SIGCONT');
  };
}
