import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { DevToolsPipe } from './devtools-pipe.ts';

function pipe() {
  const [out, input] = [new PassThrough(), new PassThrough()];
  return { devTools: new DevToolsPipe(out, input), out, input };
}

describe('a browser that a page has taken over', () => {
  it.each(['no message', 'null', '{"id":1,"error":null,"result":7', '{"method":"Some.event"}'])(
    'can send %s: what is waited for fails, and nothing else',
    async text => {
      const { devTools, input } = pipe();
      devTools.on('', 'Some.event', params => {
        throw new Error(`nothing is in ${JSON.stringify(params)}`);
      });
      const sent = devTools.send('Browser.getVersion');
      input.write(`${text}\0`);
      await expect(Promise.race([sent, devTools.send('Browser.close')])).rejects.toThrow('does not understand');
    },
  );

  it('can answer and tell in pieces', async () => {
    const { devTools, input } = pipe();
    const told = new Promise(resolve => devTools.on('s', 'Page.told', resolve));
    const sent = devTools.send('Page.enable', {}, 's');
    for (const piece of [
      '{"id":1,"res',
      'ult":{"a":1}}\0{"sessionId":"s","method":"Page.told",',
      '"params":{"b":2}}\0',
    ])
      input.write(piece);
    expect([await sent, await told]).toEqual([{ a: 1 }, { b: 2 }]);
  });
});
