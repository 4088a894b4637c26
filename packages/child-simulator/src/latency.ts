import { Dice } from './random.ts';

/** How long a site takes to answer, in milliseconds. `lognormal`: `ms` is the median, `sigma` the spread (0.5 is lively). */
export type Latency =
  | number
  | { readonly kind: 'fixed'; readonly ms: number }
  | { readonly kind: 'uniform'; readonly from: number; readonly to: number }
  | { readonly kind: 'lognormal'; readonly ms: number; readonly sigma: number };

/** Delay of call number `call` to site `k`. It depends on nothing else, so that a run can be repeated. */
export function latencyOf(latency: Latency, seed: number, k: number, call: number): number {
  if (typeof latency === 'number') return latency;
  if (latency.kind === 'fixed') return latency.ms;
  const dice = new Dice(seed, 'latency', k, call);
  if (latency.kind === 'uniform') return latency.from + dice.next() * (latency.to - latency.from);
  const normal = Math.sqrt(-2 * Math.log(1 - dice.next())) * Math.cos(2 * Math.PI * dice.next());
  return latency.ms * Math.exp(latency.sigma * normal);
}

/** Reads `300`, `fixed:300`, `uniform:100:500` or `lognormal:300:0.5`. @throws Error that names what is allowed. */
export function parseLatency(text: string): Latency {
  const [kind = '', ...rest] = text.split(':');
  const numbers = (rest.length === 0 ? [kind] : rest).map(Number);
  const [a = Number.NaN, b = Number.NaN] = numbers;
  const valid = numbers.every(n => Number.isFinite(n) && n >= 0) && text.trim() !== '';
  if (valid && rest.length === 0) return a;
  if (valid && kind === 'fixed' && rest.length === 1) return { kind, ms: a };
  if (valid && kind === 'uniform' && rest.length === 2 && a <= b) return { kind, from: a, to: b };
  if (valid && kind === 'lognormal' && rest.length === 2) return { kind, ms: a, sigma: b };
  throw new Error(
    `latency "${text}" is not understood: write 300, uniform:100:500 or lognormal:300:0.5 (milliseconds)`,
  );
}
