import { join } from 'node:path';
import { checkImports, type ImportException } from './imports/check.ts';
import { readImports } from './imports/read-imports.ts';

/*
 * Who may import whom: surfaces → features → kernel; app.ts wires ports in; features see port types and the database
 * handle; features see each other through index.ts; the kernel sees port and settings types; no circles;
 * server → protocol ← child-simulator. The rules themselves are in imports/rules.ts.
 */
const EXCEPTIONS: readonly ImportException[] = [];

const { problems, checked } = checkImports(readImports(join(import.meta.dirname, '..')), EXCEPTIONS);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`\n${problems.length} problems in ${checked} imports (ARCHITECTURE.md, "Who may import whom").`);
  process.exitCode = 1;
} else console.log(`${checked} imports follow the rules.`);
