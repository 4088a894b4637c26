import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { askAgain } from './ask-again.ts';

/** Refreshes the shown data whenever `sign` changes: for an answer that shows that another one is outdated. */
export function useFreshWith(sign: string | number, queryKey: QueryKey): void {
  const seen = useRef(sign);
  const key = useRef(queryKey);
  key.current = queryKey;
  useEffect(() => {
    if (seen.current === sign) return;
    seen.current = sign;
    void askAgain({ queryKey: key.current });
  }, [sign]);
}
