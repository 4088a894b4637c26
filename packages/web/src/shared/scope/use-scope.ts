import { useSearch } from '@tanstack/react-router';
import { idsParam, optionalParams, type RawParams } from '../search-params.ts';

/** One client or one tag, or both: what every page is narrowed to. */
export interface Scope {
  readonly client?: number;
  readonly tag?: number;
}

/** The scope in an address; the router keeps it from page to page. */
export const scopeSearch = (raw: RawParams) =>
  optionalParams({ client: idsParam(raw.client)?.[0], tag: idsParam(raw.tag)?.[0] });

/** The client and the tag chosen in the top bar, from the address. */
export function useScope(): Scope {
  return useSearch({ strict: false, select: scopeIn, structuralSharing: true });
}

const scopeIn = ({ client, tag }: { readonly client?: number; readonly tag?: number }): Scope => ({
  ...(client === undefined ? {} : { client }),
  ...(tag === undefined ? {} : { tag }),
});

/** A scope as part of an address: `?client=4`. */
export const scopeAddress = (scope: Scope): string =>
  `?${Object.entries(scope)
    .map(([name, id]) => `${name}=${id}`)
    .join('&')}`;

/** Whether the pages are narrowed at all. */
export const isNarrowed = ({ client, tag }: Scope) => client !== undefined || tag !== undefined;

/** What something new is for: the client that the pages are narrowed to, or else the tag. */
export function targetsOfScope({ client, tag }: Scope): { readonly client_ids: number[]; readonly tag_ids: number[] } {
  if (client !== undefined) return { client_ids: [client], tag_ids: [] };
  return { client_ids: [], tag_ids: tag === undefined ? [] : [tag] };
}

/**
 * The members of an ability's input that narrow it to a scope. They narrow further what else the input asks for: a list
 * with `client_ids` contains what matches both.
 */
export const scopeInput = ({ client, tag }: Scope) => ({ client_id: client, tag_id: tag });

/** The same for the scope in the address. */
export const useScopeInput = () => scopeInput(useScope());
