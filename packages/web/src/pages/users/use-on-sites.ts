import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { RequestError } from '../../api/request-error.ts';
import { useStillHere } from '../../shared/use-still-here.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { SiteProblem } from './users-shown.ts';

interface Answer {
  /** The work continues as this job. */
  readonly job_id?: string;
  readonly errors: readonly SiteProblem[];
}

/** Follows a change on many sites to its end: waits for its job, or reports the sites on which it failed. */
export function useOnSites(onClose: () => void) {
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const [errors, setErrors] = useState<readonly SiteProblem[]>([]);
  /** @param done The message once it is done. @throws RequestError if it failed everywhere. */
  const settle = async <A extends Answer>(change: Promise<A>, done: (answer: A) => string) => {
    setErrors([]);
    try {
      const answer = await change;
      if (answer.job_id) {
        onClose();
        if (stillHere()) await navigate({ to: '/jobs/$id', params: { id: answer.job_id } });
        return;
      }
      toast(done(answer));
      if (answer.errors.length === 0) onClose();
      else setErrors(answer.errors);
    } catch (error) {
      setErrors(failuresOf(error));
      throw error;
    }
  };
  return { errors, settle };
}

/** The failed sites listed in an error, if all of them failed. */
function failuresOf(error: unknown): readonly SiteProblem[] {
  if (!(error instanceof RequestError) || !Array.isArray(error.data.failed)) return [];
  return error.data.failed.filter(
    (failure): failure is SiteProblem => typeof failure === 'object' && failure !== null && 'website_id' in failure,
  );
}
