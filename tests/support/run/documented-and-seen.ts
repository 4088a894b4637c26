import { mkdirSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { seenIn } from './seen.ts';
import { unseen } from './unseen.ts';

/**
 * Runs around all tests of an engine. After a full and successful run, it fails if the OpenAPI document promises
 * something that no test has seen; `testing/answer-check.ts` records what is seen, and checks the other direction.
 * After a full run with failures it only says so: what failed may be what sees it. Who named the folder keeps it.
 */
export default function documentedAndSeen(project: TestProject): () => Promise<void> {
  const folder = String(project.config.env.OPENAPI_SEEN);
  mkdirSync(folder, { recursive: true });
  return async () => {
    const missing = (await isFull(project)) ? unseen(seenIn(folder)) : [];
    if (process.env.OPENAPI_SEEN_IN === undefined) rmSync(folder, { recursive: true });
    if (missing.length === 0) return;
    const message = `No test of "${project.name}" has seen what openapi.json promises:\n  ${missing.join('\n  ')}`;
    if (project.vitest.state.getCountOfFailedTests() === 0) throw new Error(message);
    console.warn(`${message}\nA test that failed may be the one that sees it.`);
  };
}

/** All files of the project ran with all their tests. */
async function isFull({ name, vitest }: TestProject): Promise<boolean> {
  const { testNamePattern, watch } = vitest.config;
  if (watch || testNamePattern !== undefined) return false;
  const there = (await vitest.globTestSpecifications()).filter(({ project }) => project.name === name);
  const ran = vitest.state.getFiles().filter(({ projectName }) => projectName === name);
  return ran.length >= there.length;
}
