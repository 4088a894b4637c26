import { textIfAny } from '../../texts/text.ts';

/** What a job does, in words; pages that show it load the texts of jobs, which `routes.ts` names. */
export const jobKind = ({ type }: { readonly type: string }) => textIfAny(`jobs.kinds.${type}`) ?? type;
