import { plainText } from '@sitekeeper/protocol';

/** What an answer by RDAP says about a domain (RFC 9083); undefined if it is no answer about a domain. */
export function readDomain(text: string): { expiresAt: number | undefined; registrar: string | null } | undefined {
  const answer = parsed(text);
  if (answer === undefined || own(answer, 'objectClassName') !== 'domain') return undefined;
  const events = listIn(answer, 'events').filter(event => own(event, 'eventAction') === 'expiration');
  const times = events.map(event => Date.parse(String(own(event, 'eventDate')))).filter(isPossible);
  const registrars = listIn(answer, 'entities').filter(entity => listOf(own(entity, 'roles')).includes('registrar'));
  return {
    expiresAt: times.length === 0 ? undefined : Math.max(...times),
    registrar: registrars.map(nameOf).find(name => name !== '') ?? null,
  };
}

const EARLIEST = Date.UTC(1985, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);
const isPossible = (ms: number) => ms > EARLIEST && ms < LATEST;

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function own(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const listIn = (value: unknown, key: string) => listOf(own(value, key));

/** `fn` of a jCard: `["vcard", [["fn", {}, "text", "Names Ltd"]]]`. */
function nameOf(entity: unknown): string {
  const [, properties] = listIn(entity, 'vcardArray');
  const line = listOf(properties).find(property => listOf(property)[0] === 'fn');
  return plainText(listOf(line)[3], 200);
}
