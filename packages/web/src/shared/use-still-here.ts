import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/** Whether the page is still the same: a late answer does not navigate people away who have left it. */
export function useStillHere(): () => boolean {
  const router = useRouter();
  const [begin] = useState(router.state.location.pathname);
  return () => router.state.location.pathname === begin;
}
