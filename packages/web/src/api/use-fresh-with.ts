import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { askAgain } from './ask-again.ts';

/** Asks again what is shown whenever `sign` changes: where one answer tells that another is out of date. */
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
