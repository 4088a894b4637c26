import { lazy } from 'react';

/* The dialogs of the page: most visits open none of them, and forms are large. They are loaded after the page. */
const load = {
  add: () => import('./add-site.tsx'),
  edit: () => import('./bulk-edit.tsx'),
  delete: () => import('./bulk-delete.tsx'),
  bulk: () => import('./bulk-dialog.tsx'),
  drawer: () => import('./drawer/site-drawer.tsx'),
};

export const LazyAddSite = lazy(() => load.add().then(({ AddSite }) => ({ default: AddSite })));
export const LazyBulkEdit = lazy(() => load.edit().then(({ BulkEdit }) => ({ default: BulkEdit })));
export const LazyBulkDelete = lazy(() => load.delete().then(({ BulkDelete }) => ({ default: BulkDelete })));
export const LazyBulkDialog = lazy(() => load.bulk().then(({ BulkDialog }) => ({ default: BulkDialog })));
export const LazySiteDrawer = lazy(() => load.drawer().then(({ SiteDrawer }) => ({ default: SiteDrawer })));

/** Loads them before they are needed, in case the network fails in the meantime: once the page is there. */
export function loadDialogs(): void {
  for (const one of Object.values(load)) void one().catch(() => {});
}
