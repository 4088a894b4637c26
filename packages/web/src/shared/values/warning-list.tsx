import { SPEAKS_AS_SERVER } from '../../texts/language.ts';
import { textIfAny } from '../../texts/text.ts';
import { saidByServer } from '../server-said.tsx';
import styles from './values.module.css';

interface Warned {
  readonly warnings?: readonly string[];
  readonly warning_causes?: readonly { readonly code: string; readonly count: number }[];
}

/** The warnings of a dry run in the language of the reader, or in the words of the server where no code says more. */
export function WarningList({ of: { warnings = [], warning_causes = [] } }: { readonly of: Warned }) {
  return (
    <ul className={styles.values}>
      {warnings.map((sentence, place) => {
        const { code = '', count = 0 } = warning_causes[place] ?? {};
        const known = SPEAKS_AS_SERVER ? sentence : textIfAny(`values.warnings.${code}`, { count });
        return <li key={sentence}>{known ?? saidByServer(sentence)}</li>;
      })}
    </ul>
  );
}
