/** Chromium of this machine, driven by the DevTools protocol over two pipes. */
export interface Chromium {
  /** Starts a process of its own, with an empty profile that is removed once it has ended. @throws ChromiumError */
  start(how: ChromiumStart): Promise<ChromiumProcess>;
}

export interface ChromiumStart {
  /** Besides those of every start. */
  readonly flags: readonly string[];
  /** `required`: without a sandbox it isn't started (NoSandbox). `preferred`: where the system allows none, without. */
  readonly sandbox: 'required' | 'preferred';
}

export interface ChromiumProcess {
  readonly pid: number;
  readonly devTools: DevTools;
  /** Whether Chromium keeps pages in a sandbox of its own. */
  readonly sandboxed: boolean;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
  /** Ends it with all its children. */
  kill(): Promise<void>;
}

export type DevToolsFacts = Readonly<Record<string, unknown>>;

/** The Chrome DevTools Protocol. Without a session, a command or event is of the browser itself. */
export interface DevTools {
  /** @throws ChromiumError if Chromium refuses it or ends. */
  send(method: string, params?: object, sessionId?: string): Promise<DevToolsFacts>;
  /** Calls back at each event of this kind in a session ('' for the browser), until `forget`. */
  on(sessionId: string, method: string, listener: (params: DevToolsFacts) => void): void;
  forget(sessionId: string): void;
}

export class ChromiumError extends Error {
  override readonly name: string = 'ChromiumError';
}

/** The process is gone, and with it what was under way. */
export class ChromiumEnded extends ChromiumError {
  override readonly name = 'ChromiumEnded';
}

/** The system gives Chromium no sandbox, as in containers without user namespaces. */
export class NoSandbox extends ChromiumError {
  override readonly name = 'NoSandbox';
}
