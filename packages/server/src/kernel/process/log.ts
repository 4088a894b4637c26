/** Structured log: facts first, then the sentence. Facts never hold request bodies, headers or secrets. */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export const silentLog: Log = { info() {}, warn() {}, error() {} };
