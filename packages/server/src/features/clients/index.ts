export { addClient } from './add-client.ts';
export { clientExists } from './client.store.ts';
