import { saidByServer } from '../../shared/server-said.tsx';
import { type RemarkCauses, remarkText } from './remark-words.ts';

interface RemarkTextProps {
  readonly said: string;
  readonly causes: RemarkCauses;
}

/** A remark of the server; a quote where there are no other words for it. */
export function RemarkText({ said, causes }: RemarkTextProps) {
  const { text, lang } = remarkText(said, causes);
  return lang ? saidByServer(text) : text;
}
