/** One kind of event in the connector's log. Source: docs/wire/sync.md#changes. */
export interface LogType {
  /** What happened, as the second half of the API's `type`. */
  readonly action: string;
  /**
   * English sentence; `[thing]` becomes `thing "its name"`, or `a thing` when the site gave no name; `[actor]` the same
   * with the user who did it; `{on or off}` what of both it was, if the site says so.
   */
  readonly sentence: string;
  /** First half of the API's `type`. */
  readonly context: string;
}

export type LogTypes = Readonly<Record<number, readonly [action: string, sentence: string]>>;
