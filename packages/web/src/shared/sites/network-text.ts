import { SPEAKS_AS_SERVER } from '../../texts/language.ts';
import { t } from '../../texts/text.ts';

/** What a note of the server about the multisite network of a site is about. */
export type NetworkChange =
  | 'activate'
  | 'deactivate'
  | 'delete'
  | 'install'
  | 'would_delete'
  | 'delete_user'
  | 'would_delete_user';

/** What a change on one site of a network means for the others; the server says it in English. */
export const networkText = (note: string, change: NetworkChange): string =>
  SPEAKS_AS_SERVER ? note : t(`said.network.${change}`);
