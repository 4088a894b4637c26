import { Type } from 'typebox';
import { fitsSchema } from '../../kernel/ability/validate.ts';
import { RecoveryError } from '../recovery-error.ts';
import { type BackupHeader, FORMAT, FORMAT_VERSION } from './format.ts';
import { readLines } from './read-lines.ts';

const Name = Type.String({ pattern: '^[a-z][a-z0-9_]{0,62}$' });
const Header = Type.Object({
  format: Type.Literal(FORMAT),
  version: Type.Integer(),
  made_at: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
  made_by: Type.String({ maxLength: 50 }),
  engine: Type.Union([Type.Literal('sqlite'), Type.Literal('postgres')]),
  level: Type.String({ pattern: '^[0-9a-z-]{1,100}$' }),
  key_id: Type.String({ pattern: '^[0-9a-f]{16}$' }),
  tables: Type.Array(
    Type.Object({
      name: Name,
      columns: Type.Array(Name, { minItems: 1 }),
      rows: Type.Integer({ minimum: 0 }),
      next_id: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
    }),
  ),
});

/** The first line of a backup. @throws RecoveryError if it is not a backup, or was made by a later release. */
export function readHeader(file: string, line: string): BackupHeader {
  const said = parsed(line) as Partial<BackupHeader> | undefined;
  if (said?.format !== FORMAT) {
    throw new RecoveryError('not_a_backup', `${file} is not a backup made by "sitekeeper backup".`);
  }
  if ((said.version ?? 0) > FORMAT_VERSION) {
    throw new RecoveryError('backup_newer', `${file} was made by a newer Sitekeeper. Use that version or a later one.`);
  }
  if (fitsSchema(Header, said)) return said as BackupHeader;
  throw new RecoveryError('backup_damaged', `${file} is damaged: its header is incomplete. Use another backup.`);
}

/** Only the header; the rest is not verified. */
export async function headerOfFile(file: string): Promise<BackupHeader> {
  for await (const [line] of readLines(file)) if (line) return readHeader(file, line.toString());
  throw new RecoveryError('backup_damaged', `${file} is damaged: it is empty. Use another backup.`);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
