import { Counter, type Registry } from 'prom-client';

/** A counter of what is counted elsewhere: whoever looks at its rate has to know that it only grows. */
export function countUp(registry: Registry, name: string, help: string, look: () => number): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(look());
    },
  });
}
