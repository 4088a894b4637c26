import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { AbilityName } from '../generated/abilities.ts';
import { setAbilitiesBase } from './call.ts';
import { can, type DashboardRole } from './facts.ts';
import { leaveAnyway } from './leaving.ts';
import { queryClient } from './query-client.ts';
import { request } from './request.ts';
import { RequestError } from './request-error.ts';

export interface BrowserSession {
  readonly user: { readonly id: number; readonly name: string; readonly role: DashboardRole };
  readonly server: {
    readonly version: string;
    readonly currency?: string;
    /** Whether each module is switched on, by name. */
    readonly modules?: Readonly<Record<string, boolean>>;
    readonly rest_root?: string;
    readonly namespace?: string;
  };
}

/** The signed-in person, or null. Source: `GET /web/session`. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<BrowserSession | null> => {
    const session = await request<BrowserSession>('/web/session', { signal }).catch(nobody);
    if (session) takeBase(session);
    return session;
  },
  staleTime: 60_000,
});

function takeBase({ server }: BrowserSession): void {
  setAbilitiesBase(server.rest_root ?? '/wp-json', server.namespace ?? 'svc');
}

/** Sets the person who has just signed in. */
export function welcome(session: BrowserSession): void {
  takeBase(session);
  queryClient.setQueryData(sessionQuery.queryKey, session);
  tellTabs(session.user.id);
}

function nobody(error: unknown): null {
  if (error instanceof RequestError && error.status === 401) return null;
  throw error;
}

/** For all pages that require sign-in: each query that is watched costs as much as ten elements. */
export const SessionContext = createContext<BrowserSession | null>(null);

/** Watches the session, for `SessionContext`. */
export const useWatchedSession = (): BrowserSession | null => useSuspenseQuery(sessionQuery).data;

/** The session of a page that requires sign-in. */
export function useSession(): BrowserSession {
  const data = useContext(SessionContext);
  if (!data) throw new Error('This page is for signed-in users');
  return data;
}

/** `can('delete-site-v1')`: whether the signed-in person may run it. */
export function useCan(): (name: AbilityName) => boolean {
  const { user } = useSession();
  return name => can(user.role, name);
}

const tabs = new BroadcastChannel('session');

/** Notifies the other tabs of this browser who is signed in from now on: they share the cookie. */
export function tellTabs(user: number | null): void {
  tabs.postMessage(user);
}

/**
 * Listens for sign-ins and sign-outs in other tabs.
 * @param listener Receives the id of the user, or null for nobody.
 */
export function onOtherTab(listener: (user: number | null) => void): void {
  tabs.onmessage = ({ data }: MessageEvent<number | null>) => listener(data);
}

/** Ends the session, and discards everything that was loaded in it. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await request('/web/session', { method: 'DELETE', evenSignedOut: true, changes: false }).catch(nobody);
    tellTabs(null);
    client.clear();
    leaveAnyway(() => window.location.assign('/sign-in'));
  };
}
