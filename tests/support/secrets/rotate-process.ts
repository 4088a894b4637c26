import { makeLog, openApp, readSettings } from '@sitekeeper/server';

/*
 * Rotates the master key in a separate process, as the command line does. `KILL_AT` names the step at which it kills
 * itself as `kill -9` would: a step of the rotation, or the number of values resealed so far.
 */
const { KILL_AT, ...env } = process.env;
const app = await openApp(readSettings(env), makeLog('silent'));
const at = (step: string) => {
  if (step === KILL_AT) process.kill(process.pid, 'SIGKILL');
};
const end = await app.rotateMasterKey({
  onStep: at,
  onProgress: done => at(done >= Number(KILL_AT) ? `${KILL_AT}` : ''),
});
await app.close();
process.send?.(end);
