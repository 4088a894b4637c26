import { useCallback, useMemo, useRef, useState } from 'react';
import { t } from '../../texts/text.ts';
import { toastError } from '../feedback/toast.ts';
import type { Rows } from './rows.ts';

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

/**
 * Toggles a row; with Shift, all rows since the last one toggled, also those that are not loaded yet. The range begins
 * where that row is now; if the list does not show it, with the row that was clicked.
 */
export function useToggle<Row, Id extends RowId>(
  selection: Selection<Id> | undefined,
  rows: Rows<Row>,
  rowId: (row: Row) => Id,
) {
  const last = useRef<Id>(undefined);
  const now = useRef({ selection, rows, rowId });
  now.current = { selection, rows, rowId };
  return useCallback((index: number, range: boolean) => {
    const { selection, rows, rowId } = now.current;
    const row = rows.at(index);
    if (!selection || row === undefined) return;
    const id = rowId(row);
    const on = !selection.ids.has(id);
    const turn = (of: readonly Row[]) => {
      const ids = new Set(now.current.selection?.ids);
      for (const other of of.map(rowId)) on ? ids.add(other) : ids.delete(other);
      now.current.selection?.set(ids);
    };
    const start = last.current;
    last.current = id;
    const from = range && !rows.outdated ? placeOf(start, rows, rowId) : undefined;
    if (from === undefined) return turn([row]);
    if (!rows.between) return turn(rows.loaded.slice(Math.min(from, index), Math.max(from, index) + 1));
    turn([row]);
    const isStill = () => {
      const { selection, rows: shown } = now.current;
      return shown.question === rows.question && selection?.ids.has(id) === on;
    };
    rows.between(Math.min(from, index), Math.max(from, index)).then(
      ({ rows: all, first }) => {
        // Rows may have been added or deleted before them.
        const ends = [placeIn(all, start, rowId) ?? from - first, placeIn(all, id, rowId) ?? index - first];
        if (isStill()) turn(all.slice(Math.min(...ends), Math.max(...ends) + 1));
      },
      error => toastError(error, t('ui.table.notInRange')),
    );
  }, []);
}

function placeOf<Row, Id extends RowId>(id: Id | undefined, rows: Rows<Row>, rowId: (row: Row) => Id) {
  for (let at = 0; id !== undefined && at < (rows.total ?? 0); at++) {
    const row = rows.at(at);
    if (row !== undefined && rowId(row) === id) return at;
  }
  return undefined;
}

function placeIn<Row, Id extends RowId>(rows: readonly Row[], id: Id | undefined, rowId: (row: Row) => Id) {
  const at = rows.findIndex(row => rowId(row) === id);
  return at < 0 ? undefined : at;
}
