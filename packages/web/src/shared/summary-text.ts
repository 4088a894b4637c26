import { SPEAKS_AS_SERVER } from '../texts/language.ts';
import { textIfAny } from '../texts/text.ts';

/** What an ability does. Pages that say it load the texts: `withSaid('summaries', …)` in `routes.ts`. */
export const summaryText = ({ ability, summary }: { readonly ability: string; readonly summary: string }) =>
  SPEAKS_AS_SERVER ? summary : (textIfAny(`summaries.${ability}`) ?? summary);
