/** Pages about the server or about people: a client or tag narrows nothing there. */
const EVERYWHERE = ['/api-access', '/imports', '/sites/import', '/modules', '/people', '/profile', '/settings'];

/** Whether the page at this address shows the same for every scope. @param view Its part that is open. */
export function isNeverNarrowed(path: string, view: string | undefined): boolean {
  // The fields of clients are the same for each of them.
  if (path === '/clients') return view === 'fields';
  // Channels and rules are those of all sites.
  if (path.startsWith('/notifications')) return view !== 'events' && view !== 'deliveries';
  // A proposed call is shown whole; the list of them is narrowed.
  if (path.startsWith('/approvals/')) return true;
  return EVERYWHERE.some(page => path === page || path.startsWith(`${page}/`));
}
