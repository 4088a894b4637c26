import type { ReactElement, Ref } from 'react';

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

/** What the button of a menu is given. */
interface OpensMenu {
  readonly 'aria-haspopup'?: 'menu';
  readonly 'aria-expanded'?: boolean;
  readonly onClick?: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

export interface MenuButtonProps {
  readonly button: ReactElement<OpensMenu>;
  readonly entries: readonly MenuEntry[];
}
