import type { Import } from './read-imports.ts';

/** Says why an import is forbidden and what to do instead; undefined if it is allowed. */
export type ImportRule = (one: Import) => string | undefined;

const SERVER = 'packages/server/src/';
const PORT_TYPES = /^packages\/server\/src\/ports\/[^/]+\/port\.ts$/;
/** The database handle: features build their queries with it. */
const DATABASE_HANDLE =
  /^packages\/server\/src\/ports\/database\/(bulk|contains|next-id|schema|statements\/(by-index|delete-in-batches|kept-statement|meta)|take-due)\.ts$/;
const FEATURE_DOOR = /^packages\/server\/src\/features\/[^/]+\/index\.ts$/;
const SETTINGS = `${SERVER}settings.ts`;
/** The settings that follow what people store in the dashboard. */
const LIVE_SETTINGS = `${SERVER}live-settings.ts`;
/** Where ports get their implementations. */
const WIRING = [`${SERVER}app.ts`, `${SERVER}store-parts.ts`, `${SERVER}ways-out.ts`];
const SEALED_VALUES = `${SERVER}sealed-values.ts`;
/** The parts of settings.ts. */
const isPartOfSettings = (file: string) => file.startsWith(`${SERVER}settings/`);

/** Which of our packages a package may use. Anything not listed here (tests, bench, scripts) may use all. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  protocol: [],
  server: ['protocol'],
  'child-simulator': ['protocol'],
  cli: ['server', 'client'],
  client: [],
  web: [],
};

const isTest = (file: string) => /\.(test|fixtures)\.tsx?$|\/testing\/|\/conformance\.ts$/.test(file);
const inside = (file: string, folder: string) => file.startsWith(`${SERVER}${folder}/`);
const featureOf = (file: string) => /^packages\/server\/src\/features\/([^/]+)\//.exec(file)?.[1];
const portOf = (file: string) => /^packages\/server\/src\/ports\/([^/]+)\//.exec(file)?.[1];
const packageOf = (path: string) => /^packages\/([^/]+)\//.exec(path)?.[1] ?? /^@sitekeeper\/([^/]+)/.exec(path)?.[1];

const packages: ImportRule = ({ from, to }) => {
  const [mine, other] = [packageOf(from), packageOf(to)];
  if (mine === undefined || other === undefined) return undefined;
  if (mine === other) return to.startsWith('@') ? 'import files of the own package by a relative path' : undefined;
  if (!to.startsWith('@')) return `import another package by its name, @sitekeeper/${other}`;
  if (isTest(from) || PACKAGES[mine]?.includes(other)) return undefined;
  const allowed = PACKAGES[mine]?.map(name => `@sitekeeper/${name}`).join(', ') || 'no other package of ours';
  return `${mine} may use ${allowed}`;
};

const tests: ImportRule = ({ from, to }) =>
  isTest(to) && !isTest(from) && from.startsWith('packages/')
    ? 'what runs in production must not import test code'
    : undefined;

const kernel: ImportRule = ({ from, to, typeOnly }) => {
  if (!inside(from, 'kernel') || !to.startsWith(SERVER) || inside(to, 'kernel')) return undefined;
  if ((PORT_TYPES.test(to) || to === SETTINGS) && typeOnly) return undefined;
  return 'the kernel knows nothing of ours but the types of ports (ports/*/port.ts) and of the settings';
};

const features: ImportRule = ({ from, to, typeOnly }) => {
  if (!inside(from, 'features') || !to.startsWith(SERVER)) return undefined;
  if (inside(to, 'kernel') || PORT_TYPES.test(to) || DATABASE_HANDLE.test(to)) return undefined;
  if (featureOf(to) === featureOf(from)) return undefined;
  if (featureOf(to)) return FEATURE_DOOR.test(to) ? undefined : `use features/${featureOf(to)}/index.ts`;
  if (to === SETTINGS && typeOnly) return undefined;
  const ofSettings = [SETTINGS, LIVE_SETTINGS].includes(to) || isPartOfSettings(to);
  if (featureOf(from) === 'settings' && ofSettings) return undefined;
  if (portOf(to)) return `features see ports/${portOf(to)}/port.ts only; what it does comes to them in their context`;
  return 'features see the kernel, port types, the database handle and the index.ts of other features';
};

const ports: ImportRule = ({ from, to }) => {
  if (!inside(from, 'ports') || !to.startsWith(SERVER)) return undefined;
  if (portOf(to) === portOf(from) || PORT_TYPES.test(to)) return undefined;
  return portOf(to)
    ? `a port sees port.ts of another port only`
    : 'ports know neither kernel nor features nor surfaces';
};

const surfaces: ImportRule = ({ from, to }) => {
  if (!inside(from, 'surfaces') || !to.startsWith(SERVER)) return undefined;
  if (inside(to, 'surfaces') || inside(to, 'kernel') || PORT_TYPES.test(to)) return undefined;
  if (to === SETTINGS || to === LIVE_SETTINGS) return undefined;
  if (featureOf(to)) return FEATURE_DOOR.test(to) ? undefined : `use features/${featureOf(to)}/index.ts`;
  return 'surfaces see the kernel, the index.ts of features and port types';
};

/** Backup, restore and doctor work where the server can't start: they use the store and the network directly. */
const recovery: ImportRule = ({ from, to }) => {
  if (!inside(from, 'recovery') || !to.startsWith(SERVER)) return undefined;
  if (inside(to, 'recovery') || inside(to, 'kernel') || portOf(to)) return undefined;
  if (to === SETTINGS || to === LIVE_SETTINGS || to === SEALED_VALUES) return undefined;
  if (featureOf(to)) return FEATURE_DOOR.test(to) ? undefined : `use features/${featureOf(to)}/index.ts`;
  return 'recovery sees ports, the kernel, the settings, the list of sealed values and the index.ts of features';
};

const root: ImportRule = ({ from, to }) => {
  if (isPartOfSettings(from) || [SETTINGS, `${SERVER}log.ts`].includes(from)) {
    return to.startsWith(SERVER) && !isPartOfSettings(to)
      ? 'it stands below everything and imports nothing of ours'
      : undefined;
  }
  if (!from.startsWith(SERVER) || from.slice(SERVER.length).includes('/')) return undefined;
  if (featureOf(to) && !FEATURE_DOOR.test(to)) return `use features/${featureOf(to)}/index.ts`;
  if (portOf(to) && !PORT_TYPES.test(to) && !WIRING.includes(from))
    return 'only app.ts, store-parts.ts and ways-out.ts wire ports in';
  return undefined;
};

const WEB = 'packages/web/src/';
/**
 * Layers of the pages' code, the lowest first: each may import itself and the layers below. `main.tsx` may import all.
 */
const WEB_FLOORS = ['generated', 'texts', 'api', 'ui', 'shared', 'pages', 'app'];
const webFloorOf = (file: string) => WEB_FLOORS.indexOf(file.slice(WEB.length).split('/')[0] ?? '');
const pageOf = (file: string) => /^packages\/web\/src\/pages\/([^/]+)\//.exec(file)?.[1];

const web: ImportRule = ({ from, to }) => {
  if (!from.startsWith(WEB) || !to.startsWith(WEB) || webFloorOf(from) < 0) return undefined;
  const [mine, other] = [webFloorOf(from), webFloorOf(to)];
  if (other < 0 || other > mine) {
    const below = WEB_FLOORS.slice(0, mine).toReversed().join(', ');
    return `${WEB_FLOORS[mine]} sees ${below || 'nothing'} and itself`;
  }
  if (pageOf(from) === pageOf(to) || !pageOf(to) || !pageOf(from)) return undefined;
  return 'a page knows no other page: what they share belongs to shared/';
};

/** Tests may import whatever they test; production code follows all rules. */
const forProduction =
  (rule: ImportRule): ImportRule =>
  one =>
    isTest(one.from) ? undefined : rule(one);

export const RULES: readonly ImportRule[] = [
  packages,
  tests,
  ...[kernel, features, ports, surfaces, recovery, root, web].map(forProduction),
];
