import { parentPort } from 'node:worker_threads';
import * as protocol from '@sitekeeper/protocol';
import { callsOf, faultOf, type ReplyResult, type ReplyTask } from './reply-task.ts';

/** A thread that reads large replies, one after the other: see `ReplyThreads`. */

const calls = callsOf(protocol);

function read({ call, answer }: ReplyTask): ReplyResult {
  try {
    const known = calls.get(call);
    if (known === undefined) return { bug: `no call ${call}` };
    return { reply: protocol.readReply(known, answer) };
  } catch (error) {
    if (error instanceof protocol.ConnectorError) return { fault: faultOf(error) };
    return { bug: String((error as Error).stack) };
  }
}

parentPort?.on('message', (task: ReplyTask) => parentPort?.postMessage(read(task)));
