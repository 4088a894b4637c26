import { useCallback, useMemo, useRef, useState } from 'react';

/** The identifier of a row. */
export type RowId = number | string;

/** The ids of selected rows. */
export interface Selection<Id extends RowId = number> {
  readonly ids: ReadonlySet<Id>;
  set(ids: Iterable<Id>): void;
  clear(): void;
}

export function useSelection<Id extends RowId = number>(): Selection<Id> {
  const [ids, setIds] = useState<ReadonlySet<Id>>(new Set());
  const set = useCallback((next: Iterable<Id>) => setIds(new Set(next)), []);
  const clear = useCallback(() => setIds(new Set()), []);
  return useMemo(() => ({ ids, set, clear }), [ids, set, clear]);
}

/** Toggles a row; with Shift, all rows since the last one toggled. */
export function useToggle<Id extends RowId>(
  selection: Selection<Id> | undefined,
  idAt: (index: number) => Id | undefined,
) {
  const last = useRef(0);
  const now = useRef({ selection, idAt });
  now.current = { selection, idAt };
  return useCallback((index: number, range: boolean) => {
    const { selection, idAt } = now.current;
    const id = idAt(index);
    if (!selection || id === undefined) return;
    const next = new Set(selection.ids);
    const on = !next.has(id);
    const [from, to] = range ? [Math.min(last.current, index), Math.max(last.current, index)] : [index, index];
    for (let at = from; at <= to; at++) {
      const other = idAt(at);
      if (other === undefined) continue;
      if (on) next.add(other);
      else next.delete(other);
    }
    last.current = index;
    selection.set(next);
  }, []);
}
