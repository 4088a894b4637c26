import { lazy } from 'react';

/* The dialogs of the page: most visits open none of them, and forms are heavy. They come once the page is there. */
const load = {
  add: () => import('./add-site.tsx'),
  edit: () => import('./bulk-edit.tsx'),
  delete: () => import('./bulk-delete.tsx'),
  bulk: () => import('./bulk-dialog.tsx'),
};

export const LazyAddSite = lazy(() => load.add().then(({ AddSite }) => ({ default: AddSite })));
export const LazyBulkEdit = lazy(() => load.edit().then(({ BulkEdit }) => ({ default: BulkEdit })));
export const LazyBulkDelete = lazy(() => load.delete().then(({ BulkDelete }) => ({ default: BulkDelete })));
export const LazyBulkDialog = lazy(() => load.bulk().then(({ BulkDialog }) => ({ default: BulkDialog })));

/** Has them at hand before somebody asks, also where the network goes meanwhile. */
export function loadDialogs(): void {
  for (const one of Object.values(load)) void one().catch(() => {});
}
