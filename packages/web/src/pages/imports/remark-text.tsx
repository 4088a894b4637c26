import { type RemarkCauses, remarkText } from './remark-words.ts';

interface RemarkTextProps {
  readonly said: string;
  readonly causes: RemarkCauses;
}

/** A remark of the server; marked as English where there are no other words for it. */
export function RemarkText({ said, causes }: RemarkTextProps) {
  const { text, lang } = remarkText(said, causes);
  return <span lang={lang}>{text}</span>;
}
