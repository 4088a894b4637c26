import { ApiError } from '../../api/api-error.ts';
import type { SiteFailure } from './use-site-users.ts';

/** The failed sites that an error tells of, where all of them failed. */
export function failuresOf(error: unknown): readonly SiteFailure[] {
  if (!(error instanceof ApiError) || !Array.isArray(error.data.failed)) return [];
  return error.data.failed.filter(
    (failure): failure is SiteFailure => typeof failure === 'object' && failure !== null && 'website_id' in failure,
  );
}
