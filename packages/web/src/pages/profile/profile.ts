import { queryOptions } from '@tanstack/react-query';
import { askAgain } from '../../api/ask-again.ts';
import { request } from '../../api/request.ts';
import { sessionQuery } from '../../api/session.ts';

export interface Passkey {
  readonly id: number;
  readonly name: string;
  readonly created: string;
  readonly last_used: string | null;
}

/** The person's own account. Source: `GET /web/profile`. */
export interface OwnProfile {
  readonly has_password: boolean;
  readonly second_factor: { readonly enabled: boolean; readonly recovery_codes_left: number };
  readonly passkeys: readonly Passkey[];
}

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => request<OwnProfile>('/web/profile', { signal }),
});

/** Changes the person's own account; the shown data is loaded again. */
export async function changeProfile<T>(path: string, body: object = {}): Promise<T> {
  try {
    return await request<T>(`/web/profile${path}`, { method: 'POST', body });
  } finally {
    void askAgain({ queryKey: profileQuery.queryKey });
    void askAgain({ queryKey: ['list-sessions-v1'] });
    void askAgain({ queryKey: sessionQuery.queryKey });
  }
}
