import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { request } from '../../api/request.ts';
import { RequestError } from '../../api/request-error.ts';

/** While the server has no users, sign-in leads to creating the first one. */
export function useSetupNeeded(): void {
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: ['setup'],
    queryFn: ({ signal }) =>
      request<{ needed: boolean }>('/web/setup', { signal }).catch((error: unknown) => {
        if (error instanceof RequestError && error.status === 404) return { needed: false };
        throw error;
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (data?.needed) void navigate({ to: '/setup', replace: true });
  }, [data, navigate]);
}
