import type { SealedColumn } from '../../../ports/secrets/port.ts';

export const importSitePlace = (importId: string, oldId: number) => `import/${importId}/site/${oldId}`;
export const importRecordPlace = (importId: string, kind: string, oldId: number) =>
  `import/${importId}/${kind}/${oldId}`;

export const SEALED_OF_IMPORTS: readonly SealedColumn[] = [
  {
    table: 'import_sites',
    column: 'sealed',
    key: ['import_id', 'old_id'],
    place: ({ import_id, old_id }) => importSitePlace(String(import_id), Number(old_id)),
  },
  {
    table: 'import_records',
    column: 'sealed',
    key: ['import_id', 'kind', 'old_id'],
    place: ({ import_id, kind, old_id }) => importRecordPlace(String(import_id), String(kind), Number(old_id)),
  },
];
