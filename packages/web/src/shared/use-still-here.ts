import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/** Whether the page is still the one it was: who went elsewhere meanwhile is not led away by a late answer. */
export function useStillHere(): () => boolean {
  const router = useRouter();
  const [begin] = useState(router.state.location.pathname);
  return () => router.state.location.pathname === begin;
}
