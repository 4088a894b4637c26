import { Agent } from 'undici';
import { expect, it } from 'vitest';
import { Agents } from './agents.ts';

it('uses separate agents for simultaneous requests to one origin, and reuses the first one when it is free', () => {
  let made = 0;
  const agents = new Agents(() => {
    made += 1;
    return new Agent({ connections: 1 });
  });
  const first = agents.lend('http://a');
  const second = agents.lend('http://a');
  const other = agents.lend('http://b');
  expect(second.agent).not.toBe(first.agent);
  expect(other.agent).toBe(first.agent);
  first.giveBack();
  expect(agents.lend('http://a').agent).toBe(first.agent);
  expect(made).toBe(2);
});
