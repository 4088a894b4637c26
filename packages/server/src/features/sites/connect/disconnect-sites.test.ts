import { describe } from 'vitest';
import { testChangeOfSites } from './change-sites.fixtures.ts';

describe('disconnect-sites', () => testChangeOfSites('disconnect-sites-v1', 'disconnected'));
