import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { addClient } from './add-client.ts';
import { addClientContact } from './contacts/add-client-contact.ts';
import { deleteClientContact } from './contacts/delete-client-contact.ts';
import { listClientContacts } from './contacts/list-client-contacts.ts';
import { updateClientContact } from './contacts/update-client-contact.ts';
import { countClients } from './count-clients.ts';
import { deleteClient } from './delete-client.ts';
import { addClientField } from './fields/add-client-field.ts';
import { deleteClientField } from './fields/delete-client-field.ts';
import { listClientFields } from './fields/list-client-fields.ts';
import { updateClientField } from './fields/update-client-field.ts';
import { getClient } from './get-client.ts';
import { listClients } from './list-clients.ts';
import { countClientSites } from './sites/count-client-sites.ts';
import { getClientSites } from './sites/get-client-sites.ts';
import { getSiteClient } from './sites/get-site-client.ts';
import { suspendClient } from './suspend-client.ts';
import { unsuspendClient } from './unsuspend-client.ts';
import { updateClient } from './update-client.ts';

export { addClient } from './add-client.ts';
export { clientSchema, clientSelectorSchema } from './client.schemas.ts';
export {
  type ClientColumns,
  type ClientFilter,
  type ClientRow,
  claimClientRow,
  idsOfClients,
  insertClient,
  selectClientByEmail,
  selectClientCount,
  selectClientsByName,
} from './client.store.ts';
export { CLIENT_STATUSES, CLIENT_TEXTS, clientSearchText, normaliseEmail } from './client.ts';
export { clientViews } from './client.views.ts';
export { addClientContact } from './contacts/add-client-contact.ts';
export { contactSchema } from './contacts/contact.schemas.ts';
export { hasPrimaryContact, insertContacts } from './contacts/contact.store.ts';
export { CONTACT_TEXTS, type ContactColumns } from './contacts/contact.ts';
export { deleteClientContact } from './contacts/delete-client-contact.ts';
export { listClientContacts, readClientContact } from './contacts/list-client-contacts.ts';
export { updateClientContact } from './contacts/update-client-contact.ts';
export { countClients } from './count-clients.ts';
export { deleteClient } from './delete-client.ts';
export { addClientField } from './fields/add-client-field.ts';
export { clientFieldSchema, fieldNameSchema } from './fields/client-field.schemas.ts';
export { fieldKey, insertField, selectFieldInTheWay } from './fields/client-field.store.ts';
export { deleteClientField } from './fields/delete-client-field.ts';
export { listClientFields } from './fields/list-client-fields.ts';
export { updateClientField } from './fields/update-client-field.ts';
export { getClient } from './get-client.ts';
export { clientFilterInput, listClients } from './list-clients.ts';
export { selectMaintenanceOnlyFor, selectRulesOnlyFor } from './only-for.store.ts';
export { pageOfClients } from './page-of-clients.ts';
export { claimClient, resolveClient } from './resolve-client.ts';
export { silencedRulesSchema, silencedSentence, silencedWarnings } from './silenced-rules.ts';
export { countClientSites } from './sites/count-client-sites.ts';
export { getClientSites } from './sites/get-client-sites.ts';
export { getSiteClient } from './sites/get-site-client.ts';
export {
  strandedBy,
  strandedCostsSchema,
  strandedSentence,
  strandedWarnings,
} from './stranded-costs.ts';
export { strandedWindowsSchema, strandedWindowsSentence, strandedWindowsWarnings } from './stranded-windows.ts';
export { suspendClient } from './suspend-client.ts';
export { unsuspendClient } from './unsuspend-client.ts';
export { updateClient } from './update-client.ts';

/** In the order of the documents. */
export const ABILITIES: readonly AnyAbility[] = [
  listClients,
  countClients,
  getClient,
  addClient,
  updateClient,
  deleteClient,
  suspendClient,
  unsuspendClient,
  getClientSites,
  countClientSites,
  getSiteClient,
  listClientFields,
  addClientField,
  updateClientField,
  deleteClientField,
  listClientContacts,
  addClientContact,
  updateClientContact,
  deleteClientContact,
];
