import { describe } from 'vitest';
import { testChangeOfSites } from './change-sites.fixtures.ts';

describe('suspend-sites', () => testChangeOfSites('suspend-sites-v1', 'suspended'));
