import { type Options, readOptions } from './options.ts';
import { p1 } from './p1-sync-1000.ts';
import { p2 } from './p2-sync-10000.ts';
import { endAllChildren } from './parts/child.ts';
import { load, machine } from './parts/machine.ts';
import { table } from './parts/table.ts';

const o = readOptions(process.argv.slice(2)) as Options;
try {
  console.log(machine());
  for (const b of [p1, p2]) {
    if (o.names.length && !o.names.includes(b.name)) continue;
    const l = load();
    const lines = await b.run(o);
    console.log(b.name, b.title, 'load', l, load());
    console.log(table(lines));
  }
} finally {
  await endAllChildren();
}
