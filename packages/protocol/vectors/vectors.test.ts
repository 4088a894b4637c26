import { describe, expect, it } from 'vitest';
import type { ConnectorCall } from '../src/call.ts';
import * as protocol from '../src/index.ts';
import replies from './replies.json' with { type: 'json' };
import requests from './requests.json' with { type: 'json' };

type AnyCall = ConnectorCall<unknown, unknown>;

const calls = protocol as unknown as Readonly<Record<string, AnyCall>>;

function callNamed(name: string): AnyCall {
  const call = calls[name];
  if (call === undefined) throw new Error(`no call ${name}`);
  return call;
}

describe('golden requests', () => {
  it.each(requests)('$call sends the recorded fields', ({ call, args, form }) => {
    const posted = protocol.parseForm(protocol.encodeForm(callNamed(call).fields(args)));
    expect(JSON.parse(JSON.stringify(posted))).toEqual(form);
  });
});

describe('golden replies', () => {
  it.each(replies)('$call reads the recorded reply: $case', ({ call, reply, parsed }) => {
    const answer = { status: 200, headers: {}, url: 'https://site.example/', body: protocol.writeFrame(reply) };
    // Through JSON, so that an undefined property and a missing one are the same.
    expect(JSON.parse(JSON.stringify(protocol.readReply(callNamed(call), answer)))).toEqual(parsed);
  });
});
