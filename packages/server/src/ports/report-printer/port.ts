/** Turns a report into a PDF whose text can be selected. */
export interface ReportPrinter {
  /** What prints: 'library' where there is no Chromium. */
  readonly kind: 'chromium' | 'library';
  /** Waits for its turn: only a few are printed at once. @throws PrintError */
  print(report: PrintableReport): Promise<Uint8Array>;
  /** Ends what runs; prints that are under way fail. */
  close(): Promise<void>;
}

export interface PrintableReport {
  /**
   * A document that loads nothing, with what reports consist of: one h1 in a header, h2, p, tables, and figures as dl
   * of dt and dd. A printer that knows no CSS prints these in a layout of its own.
   */
  readonly html: string;
  /** For such a printer; the document has it, too. */
  readonly brand: PrintBrand;
}

export interface PrintBrand {
  /** `#rrggbb`, of headings and lines. */
  readonly colour: string;
  /** PNG or JPEG; other pictures are left out. */
  readonly logo?: Uint8Array | undefined;
}

export class PrintError extends Error {
  override readonly name = 'PrintError';
}
