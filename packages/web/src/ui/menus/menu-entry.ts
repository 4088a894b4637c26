/** What can be chosen in a menu. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
  readonly danger?: boolean | undefined;
  /** It is on or off, and choosing it changes that. */
  readonly checked?: boolean | undefined;
  /** After a line. */
  readonly apart?: boolean | undefined;
}
