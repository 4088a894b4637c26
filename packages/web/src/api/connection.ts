import { useSyncExternalStore } from 'react';

/**
 * online: the last request was answered. offline: it was not, and the browser has no network. away: it was not,
 * although there is a network.
 */
export type ServerState = 'online' | 'offline' | 'away';

const FIRST_MS = 1000;
const LONGEST_MS = 15_000;

let silent = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let back = () => {};
const listeners = new Set<() => void>();

/** What the browser reports about its network. It may report none and still reach a server on the same machine. */
export const hasNoNetwork = () => globalThis.navigator?.onLine === false;

/** Called when the server answers again. */
export function onBack(listener: () => void): void {
  back = listener;
}

/** The server has answered, whatever the answer was. */
export function noteAnswer(): void {
  if (!silent) return;
  silent = false;
  clearTimeout(timer);
  tell();
  back();
}

/** A request got no answer: from now on, the server is polled until it is back. */
export function noteSilence(): void {
  if (silent || globalThis.window === undefined) return;
  silent = true;
  tell();
  askLater(FIRST_MS);
}

function askLater(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void look(Math.min(ms * 2, LONGEST_MS)), ms);
}

async function look(nextMs: number): Promise<void> {
  if (await serverAnswers()) {
    noteAnswer();
    // The network may disappear a moment after the browser reported it.
    if (hasNoNetwork()) askLater(nextMs);
  } else if (silent) askLater(nextMs);
  else noteSilence();
}

export async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const connection = (): ServerState => (!silent ? 'online' : hasNoNetwork() ? 'offline' : 'away');

export function useConnection(): ServerState {
  return useSyncExternalStore(subscribe, connection);
}

/** Listens for network changes, and trusts them only after a request has confirmed them. */
export function watchNetwork(): void {
  for (const event of ['online', 'offline']) {
    window.addEventListener(event, () => {
      tell();
      void look(FIRST_MS);
    });
  }
}

/** Resolves once the server answers. */
export async function serverBack(): Promise<void> {
  if (await serverAnswers()) return;
  noteSilence();
  await new Promise<void>(resolve => {
    const stop = subscribe(() => {
      if (silent) return;
      stop();
      resolve();
    });
  });
}
