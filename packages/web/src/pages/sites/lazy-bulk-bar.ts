import { lazyPart } from '../../ui/loading/lazy-part.ts';

/** Not among the dialogs, which it opens. */
export const LazyBulkBar = lazyPart(() => import('./bulk-bar.tsx').then(({ BulkBar }) => ({ default: BulkBar })));
