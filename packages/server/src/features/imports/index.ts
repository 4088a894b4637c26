import type { AnyAbility } from '../../kernel/ability/ability.ts';
import type { JobType } from '../../kernel/work/job.ts';

export type { StoredPlan, WayIn } from './import.ts';
export { SEALED_OF_IMPORTS } from './store/sealed-imports.ts';
export { storeImport } from './store/store-import.ts';

export const ABILITIES: readonly AnyAbility[] = [];

export const JOBS: readonly JobType[] = [];
