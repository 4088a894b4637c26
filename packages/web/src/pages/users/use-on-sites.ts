import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useStillHere } from '../../shared/use-still-here.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { SiteFailure } from './users-shown.ts';

interface Answer {
  /** The work goes on as this job. */
  readonly job_id?: string;
  readonly errors: readonly SiteFailure[];
}

/** Sees a change on many sites through: follows its job, or tells of the sites on which it did not work. */
export function useOnSites(onClose: () => void) {
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const [errors, setErrors] = useState<readonly SiteFailure[]>([]);
  /** @param done What is said once it is done. @throws ApiError none of it worked. */
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

/** The failed sites that an error tells of, where all of them failed. */
function failuresOf(error: unknown): readonly SiteFailure[] {
  if (!(error instanceof ApiError) || !Array.isArray(error.data.failed)) return [];
  return error.data.failed.filter(
    (failure): failure is SiteFailure => typeof failure === 'object' && failure !== null && 'website_id' in failure,
  );
}
