import type { Output } from '../../generated/abilities.ts';
import { SPEAKS_AS_SERVER } from '../../texts/language.ts';
import { textIfAny } from '../../texts/text.ts';

type Remark = Output<'list-import-records-v1'>['note_causes'][number];

/** Those of sentences that the server says. Rows and plans of earlier releases have none. */
export type RemarkCauses = readonly (Remark | undefined)[];

/** A sentence, and its language where it is not that of the page. */
interface SaidRemark {
  readonly text: string;
  readonly lang: 'en' | undefined;
}

/** What the server remarks on, in the reader's language. */
export function remarkText(said: string, causes: RemarkCauses): SaidRemark {
  const words = SPEAKS_AS_SERVER ? [] : causes.map(cause => cause && inWords(cause));
  if (words.length === 0 || words.includes(undefined)) return { text: said, lang: 'en' };
  return { text: words.join(' '), lang: undefined };
}

function inWords({ code, data }: Remark): string | undefined {
  const { what = '', given = '', becomes = '', count = 0, most = 0, id = 0 } = data;
  return textIfAny(`imports.remarks.${code}`, { what, given, becomes, count, most, id: String(id) });
}
