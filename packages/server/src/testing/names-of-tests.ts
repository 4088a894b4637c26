import type { Lookup } from '../ports/outbound/port.ts';
import { systemLookup } from '../ports/outbound/resolver.ts';

/** Ends in a top-level domain. Other names are addresses in all their forms, or this host: the system knows them itself. */
const ASKED_ABROAD = /\.(?!localhost\.?$)[a-z][a-z0-9-]*\.?$/i;

/**
 * Finds no name for which a name server would be asked, and says so at once. A real one may be silent for as long as a
 * test has, and holds a thread of the process meanwhile, which all tests in it share.
 */
export const namesOfTests: Lookup = host => {
  if (!ASKED_ABROAD.test(host)) return systemLookup(host);
  return Promise.reject(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' }));
};
