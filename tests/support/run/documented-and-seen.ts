import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { unseen } from './unseen.ts';

/**
 * Runs around all tests of an engine. After a full and successful run, it fails if the OpenAPI document promises
 * something that no test has seen; `testing/answer-check.ts` records what is seen, and checks the other direction.
 */
export default function documentedAndSeen(project: TestProject): () => Promise<void> {
  const folder = String(project.config.env.OPENAPI_SEEN);
  mkdirSync(folder, { recursive: true });
  return async () => {
    const seen = new Set(readdirSync(folder).flatMap(name => readFileSync(join(folder, name), 'utf8').split('\n')));
    rmSync(folder, { recursive: true });
    const missing = (await isFull(project)) ? unseen(seen) : [];
    if (missing.length === 0) return;
    throw new Error(`No test of "${project.name}" has seen what openapi.json promises:\n  ${missing.join('\n  ')}`);
  };
}

/** All files of the project ran with all their tests, and none failed. */
async function isFull({ name, vitest }: TestProject): Promise<boolean> {
  const { testNamePattern, watch } = vitest.config;
  if (watch || testNamePattern !== undefined || vitest.state.getCountOfFailedTests() > 0) return false;
  const there = (await vitest.globTestSpecifications()).filter(({ project }) => project.name === name);
  const ran = vitest.state.getFiles().filter(({ projectName }) => projectName === name);
  return ran.length >= there.length;
}
