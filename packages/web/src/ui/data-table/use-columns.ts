import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import { type Column, WIDTHS } from './column.ts';

const wide = (px: number) => `(min-width: ${px}px)`;
const atOnce = { getInitialValueInEffect: false };

/** The columns to show: those the user chose, or those that fit the window. The choice is stored in the browser. */
export function useColumns<Row>(table: string, columns: readonly Column<Row>[]) {
  const [chosen, setChosen] = useLocalStorage<Record<string, boolean>>({
    key: `columns.${table}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const sm = useMediaQuery(wide(WIDTHS.sm), undefined, atOnce);
  const md = useMediaQuery(wide(WIDTHS.md), undefined, atOnce);
  const lg = useMediaQuery(wide(WIDTHS.lg), undefined, atOnce);
  const xl = useMediaQuery(wide(WIDTHS.xl), undefined, atOnce);
  const xxl = useMediaQuery(wide(WIDTHS.xxl), undefined, atOnce);
  // The same array as long as nothing changes: another one renders all rows again.
  return useMemo(() => {
    const fits = { sm, md, lg, xl, xxl };
    const isChosen = ({ key, optional, from }: Column<Row>) => chosen[key] ?? (!optional && (!from || fits[from]));
    return {
      shown: columns.filter(column => column.fixed || isChosen(column)),
      isChosen,
      toggle: (column: Column<Row>) => setChosen({ ...chosen, [column.key]: !isChosen(column) }),
    };
  }, [columns, chosen, setChosen, sm, md, lg, xl, xxl]);
}
