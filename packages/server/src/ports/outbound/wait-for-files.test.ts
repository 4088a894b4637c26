import { expect, it } from 'vitest';
import { manualClock } from '../clock/manual-clock.ts';
import { type OutboundAnswer, OutboundError, type OutboundRequest } from './port.ts';
import { waitForFiles } from './wait-for-files.ts';

const REQUEST: OutboundRequest = { url: 'http://site.example/', method: 'GET', deadlineMs: 1000, verifyTls: true };
const ANSWER: OutboundAnswer = { status: 200, headers: {}, body: Buffer.alloc(0), elapsedMs: 1 };
const emfile = () => Object.assign(new Error('connect EMFILE'), { code: 'EMFILE' });

function client(answers: (OutboundAnswer | Error)[]) {
  const clock = manualClock();
  const noted: string[] = [];
  let asked = 0;
  const inner = {
    async request() {
      const answer = answers[Math.min(asked++, answers.length - 1)] as OutboundAnswer | Error;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    waiting: () => 0,
    close: async () => {},
  };
  const outbound = waitForFiles(inner, clock, error => noted.push(error.message));
  const pass = async () => {
    for (let turn = 0; turn < 40; turn++) {
      clock.advance(1000);
      await new Promise(resolve => setImmediate(resolve));
    }
  };
  return { outbound, noted, pass, asked: () => asked };
}

const fault = (sent: boolean, cause: Error) => new OutboundError(sent ? 'broken' : 'connect', 'no', { sent, cause });

it('retries a request without a file descriptor until one is free', async () => {
  const { outbound, noted, pass } = client([fault(false, emfile()), fault(false, emfile()), ANSWER]);
  const asked = outbound.request(REQUEST);
  await pass();
  expect(await asked).toBe(ANSWER);
  expect(noted).toEqual(['connect EMFILE', 'connect EMFILE']);
});

it('fails with the error of the system after a while, not as a failure of the site', async () => {
  const { outbound, pass } = client([fault(false, emfile())]);
  const asked = outbound.request(REQUEST).catch(error => error);
  await pass();
  expect(await asked).toMatchObject({ code: 'EMFILE' });
  expect(await asked).not.toBeInstanceOf(OutboundError);
});

it.each([
  ['that may have been sent', fault(true, emfile())],
  ['that failed for another reason', fault(false, new Error('refused'))],
  ['whose host has no address', new OutboundError('dns', 'no', { sent: false })],
])('does not retry a request %s', async (_what, error) => {
  const { outbound, noted, asked } = client([error]);
  await expect(outbound.request(REQUEST)).rejects.toBe(error);
  expect([noted, asked()]).toEqual([[], 1]);
});
