import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Asks again what is shown whenever `sign` changes: where one answer tells that another is out of date. */
export function useFreshWith(sign: string | number, queryKey: QueryKey): void {
  const client = useQueryClient();
  const seen = useRef(sign);
  const key = useRef(queryKey);
  key.current = queryKey;
  useEffect(() => {
    if (seen.current === sign) return;
    seen.current = sign;
    void client.invalidateQueries({ queryKey: key.current });
  }, [client, sign]);
}
