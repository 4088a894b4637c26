/** The contents of a report without its looks. */
export interface PrintOutline {
  readonly title: string;
  /** Above the title: the name of the brand. */
  readonly above: readonly string[];
  /** Below the title, such as the period; one line each. */
  readonly below: readonly string[];
  readonly blocks: readonly PrintBlock[];
  readonly language: string;
}

export type PrintBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'figures'; readonly figures: readonly PrintFigure[] }
  | PrintTable;

export interface PrintFigure {
  readonly label: string;
  readonly value: string;
}

export interface PrintTable {
  readonly kind: 'table';
  readonly columns: readonly { readonly label: string; readonly align: 'left' | 'right' }[];
  readonly rows: readonly (readonly string[])[];
}
