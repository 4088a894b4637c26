import { textIfAny } from '../../texts/text.ts';

/** What a job does, in words; pages that show it load the texts of jobs: `withTexts('jobs', …)` in `routes.ts`. */
export const jobKind = ({ type }: { readonly type: string }) => textIfAny(`jobs.kinds.${type}`) ?? type;
