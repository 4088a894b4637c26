/** What a column needs: for its longest line, and for its longest word. */
export interface ColumnNeed {
  readonly whole: number;
  readonly word: number;
}

/**
 * Widths of columns that together fill a page, as browsers choose them: each has room for its longest word, and what is
 * left goes to those whose lines are cut. If not even the words fit, all give way.
 */
export function columnWidths(needs: readonly ColumnNeed[], width: number): number[] {
  const sum = (of: keyof ColumnNeed) => needs.reduce((all, need) => all + need[of], 0);
  const [whole, words] = [sum('whole'), sum('word')];
  if (words >= width) return needs.map(need => (need.word / words) * width);
  if (whole <= width) return needs.map(need => need.whole + ((width - whole) * need.whole) / whole);
  const share = (width - words) / (whole - words);
  return needs.map(need => need.word + (need.whole - need.word) * share);
}
