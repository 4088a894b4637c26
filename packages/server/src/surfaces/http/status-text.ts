// An import would make all that `node:http` offers at once, a second HTTP client included: 16 ms of each start.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

/** What HTTP calls a status, such as `Not Found`. */
export const statusText = (status: number): string => STATUS_CODES[status] ?? '';
