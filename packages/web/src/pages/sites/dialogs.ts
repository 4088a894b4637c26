import { withTexts } from '../../texts/catalogue.ts';
import { lazyPart } from '../../ui/loading/lazy-part.ts';

/* The dialogs of the page: most visits open none of them, and forms are large. They are loaded after the page. */
const load = {
  add: () => import('./add-site.tsx'),
  edit: () => import('./bulk-edit.tsx'),
  delete: () => import('./bulk-delete.tsx'),
  install: () => withTexts('installs', () => import('../../shared/installs/install-dialog.tsx')),
  bulk: () => import('./bulk-dialog.tsx'),
  drawer: () => import('./drawer/site-drawer.tsx'),
};

export const LazyAddSite = lazyPart(() => load.add().then(({ AddSite }) => ({ default: AddSite })));
export const LazyBulkEdit = lazyPart(() => load.edit().then(({ BulkEdit }) => ({ default: BulkEdit })));
export const LazyBulkDelete = lazyPart(() => load.delete().then(({ BulkDelete }) => ({ default: BulkDelete })));
export const LazyInstallDialog = lazyPart(() =>
  load.install().then(({ InstallDialog }) => ({ default: InstallDialog })),
);
export const LazyBulkDialog = lazyPart(() => load.bulk().then(({ BulkDialog }) => ({ default: BulkDialog })));
export const LazySiteDrawer = lazyPart(() => load.drawer().then(({ SiteDrawer }) => ({ default: SiteDrawer })));

/** Longest wait for a moment without work. */
const IDLE_MS = 2_000;

/** Loads them before they are needed, in case the network fails in the meantime: once the page is on screen. */
export function loadDialogs(): void {
  const all = () => {
    for (const one of Object.values(load)) void one().catch(() => {});
  };
  // Safari knows no such moments.
  if ('requestIdleCallback' in window) requestIdleCallback(all, { timeout: IDLE_MS });
  else setTimeout(all, IDLE_MS / 4);
}
