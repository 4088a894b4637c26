import { readFileSync } from 'node:fs';

/** The part of `npm audit --json` that matters: vulnerabilities by severity; missing if the registry did not answer. */
interface Audit {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
}

const audit = read(process.argv[2] ?? '');
const found = audit?.metadata?.vulnerabilities;
if (found === undefined) {
  // An unreachable registry says nothing about our packages and must not block a merge.
  console.warn('WARNING: NOT CHECKED for known vulnerabilities, because the registry did not answer "npm audit".');
  console.warn('Run "npm audit --omit=dev" with access to the registry before you release this.');
} else {
  const serious = (found.high ?? 0) + (found.critical ?? 0);
  console.log(`${found.total ?? 0} known vulnerabilities, ${serious} of them high or critical.`);
  if (serious > 0) {
    console.error('Update the packages that "npm audit --omit=dev" names.');
    process.exitCode = 1;
  }
}

function read(path: string): Audit | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Audit;
  } catch {
    return undefined;
  }
}
