/** What a remark names. Which of these it has follows from its code. */
export interface RemarkData {
  /** Which part of the record it is about: a word of ours, such as `payment_method`. */
  readonly what?: string;
  /** As the old dashboard has it. */
  readonly given?: string;
  /** What it is here. */
  readonly becomes?: string;
  readonly count?: number;
  /** So many characters are allowed. */
  readonly most?: number;
  /** Of a record: one here, or of a row there. */
  readonly id?: number;
}

export type RemarkSentences = Readonly<Record<string, (data: RemarkData) => string>>;
