import { useRead } from '../../api/use-ability.ts';
import { useScopeInput } from '../scope/use-scope.ts';

const ASK_MS = 60_000;

/** What the bell tells within the chosen client and tag; asked for once, however many show it. */
export const useBell = () => useRead('get-bell-v1', useScopeInput(), { refetchInterval: ASK_MS, keep: true });
