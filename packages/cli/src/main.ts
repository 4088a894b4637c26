import { systemIo } from './io.ts';
import { runCli } from './program.ts';

const io = systemIo();
const code = await runCli(process.argv.slice(2), io);
// Idle connections must not keep the process alive; output is flushed first.
process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
