import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../lazy-part.ts';

/* The cells of lists, which are read before their figures are there: so may be their code. */
const load = () => import('./uptime-cells.tsx');
const Uptime = lazyPart(() => load().then(({ UptimeCell }) => ({ default: UptimeCell })));
const Response = lazyPart(() => load().then(({ ResponseCell }) => ({ default: ResponseCell })));

export function LazyUptimeCell(props: ComponentProps<typeof Uptime>) {
  return (
    <Suspense>
      <Uptime {...props} />
    </Suspense>
  );
}

export function LazyResponseCell(props: ComponentProps<typeof Response>) {
  return (
    <Suspense>
      <Response {...props} />
    </Suspense>
  );
}
