import type { RegisteredRouter, RouteApi, RouteById, RouteIds } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Parsers of address parameters: they return only valid values, whatever the address contains. */
export type RawParams = Readonly<Record<string, unknown>>;

export function textParam(value: unknown): string | undefined {
  const given = typeof value === 'number' ? String(value) : value;
  return typeof given === 'string' && given !== '' ? given.slice(0, 200) : undefined;
}

/** A day in the format of its field: `2026-01-31`. */
export function dayParam(value: unknown): string | undefined {
  const given = textParam(value);
  const isDay = given !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given));
  return isDay ? given : undefined;
}

export function choiceParam<V extends string>(value: unknown, values: readonly V[]): V | undefined {
  return values.find(known => known === value);
}

/** A list of positive integers; undefined if there is none. */
export function idsParam(value: unknown, least = 1): number[] | undefined {
  const given = (Array.isArray(value) ? value : [value]).map(Number);
  const found = given.filter(id => Number.isSafeInteger(id) && id >= least);
  return found.length > 0 ? found : undefined;
}

/** A list of strings of one format; undefined if there is none. */
export function textsParam(value: unknown, form: RegExp): string[] | undefined {
  const given = Array.isArray(value) ? value : [value];
  const found = given.filter(text => typeof text === 'string' && form.test(text));
  return found.length > 0 ? found : undefined;
}

/** A link may omit every parameter. */
export function optionalParams<T extends object>(params: T): Partial<T> {
  return params;
}

type Routes = RegisteredRouter['routeTree'];
type SearchOf<Id> = RouteById<Routes, Id>['types']['fullSearchSchema'];

/**
 * Changes some of the parameters of a page's address, such as filters, and keeps the others. It is no step in the
 * history: going back leads to the page before, not through what was typed into a search field.
 */
export function useChangeSearch<Id extends RouteIds<Routes>>(
  route: RouteApi<Id>,
): (next: Partial<SearchOf<Id>>) => void {
  // Its type can be told only of a route that is known.
  const navigate = route.useNavigate() as (to: { search: (now: object) => object; replace: true }) => Promise<void>;
  return useCallback(next => void navigate({ search: now => ({ ...now, ...next }), replace: true }), [navigate]);
}
