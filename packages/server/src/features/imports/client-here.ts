import { normaliseEmail } from '../clients/index.ts';
import type { OldClient } from './mainwp/old-dashboard.ts';

type ClientThere = Pick<OldClient, 'id' | 'name' | 'email'>;

/** What there is here that may be the same client as one there. */
interface Candidates<Here> {
  /** The client with its e-mail address. */
  readonly ofEmail: Here | undefined;
  /** All clients with its name, as `clientNameKey` gives it. */
  readonly ofName: readonly Here[];
}

export const clientNameKey = ({ name }: Pick<ClientThere, 'name'>): string => name.trim().toLowerCase();

/** The address as it is stored here; null for none, and for what is no address. */
export function clientEmailKey({ email }: Pick<ClientThere, 'email'>): string | null {
  try {
    return normaliseEmail(email);
  } catch {
    return null;
  }
}

/**
 * Finds the client here that one of the old dashboard is: by e-mail address, else by name, if only one client has it
 * here and there, not each has an address, and no other client there has its address. The plan counts by it, and
 * records are carried over by it. Pure.
 * @param there All clients of the old dashboard.
 */
export function clientFinder(there: readonly ClientThere[]) {
  const namesakes = Map.groupBy(there, clientNameKey);
  const emails = new Set(there.map(clientEmailKey));
  return <Here extends { readonly email: string | null }>(
    client: ClientThere,
    { ofEmail, ofName }: Candidates<Here>,
  ): Here | undefined => {
    if (ofEmail) return ofEmail;
    const [only, ...more] = ofName;
    if (only === undefined || more.length > 0 || namesakes.get(clientNameKey(client))?.length !== 1) return undefined;
    // What nameless clients are called says nothing about them.
    if (client.name === `Client ${client.id}`) return undefined;
    if (only.email === null) return only;
    return clientEmailKey(client) === null && !emails.has(only.email) ? only : undefined;
  };
}
