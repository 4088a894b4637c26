import { ConnectorError } from '../failures/connector-error.ts';
import { parseReplyJson } from '../replies/frame.ts';
import { jsonOver } from '../replies/json-limits.ts';
import { own } from '../replies/lenient.ts';
import { MOST_DEPTH } from '../replies/reply-limits.ts';
import type { FormFields } from '../requests/form.ts';

/**
 * A PHP program of ours. Its text is fixed: what differs from call to call arrives as data, so that nothing a site or a
 * person says can become code.
 */
export interface PhpProgram {
  /** Name and version: the first line of the program, by which it is recognised. */
  readonly marker: string;
  /** The body of a function that gets `$in` and returns what is to be answered. */
  readonly body: string;
}

/**
 * The form of a call that runs a program (docs/wire/programs.md). The data is JSON in base64, whose alphabet can't end
 * a PHP text. `mwp_action` makes the connector report fatal errors in a frame.
 */
export function fieldsOfProgram({ marker, body }: PhpProgram, data: object): FormFields {
  const literal = Buffer.from(JSON.stringify(data)).toString('base64');
  const code = `/* ${marker} */
echo (function ($in) {
  try {
    $out = (function ($in) {
${body}
    })($in);
  } catch (\\Throwable $e) {
    $out = array('failed' => get_class($e) . ' in line ' . $e->getLine());
  }
  return json_encode($out, JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_SLASHES);
})(json_decode(base64_decode('${literal}'), true));`;
  return { action: 'run_snippet', mwp_action: 'code_snippet', code };
}

/** Marker and data of a program out of its code; undefined if it is none of ours. */
export function dataOfProgram(code: string): { marker: string; data: unknown } | undefined {
  const [, marker] = /^\/\* (sitekeeper [a-z-]+ \d+) \*\/\n/.exec(code) ?? [];
  const [, literal] = /\(json_decode\(base64_decode\('([\w+/=]*)'\), true\)\);$/.exec(code) ?? [];
  if (marker === undefined || literal === undefined) return undefined;
  return { marker, data: JSON.parse(Buffer.from(literal, 'base64').toString('utf8')) as unknown };
}

/**
 * What a program answered: a text in the reply, so its JSON has limits of its own.
 * @throws ConnectorError if the site did not run it, or it failed, or the answer is none of the program's.
 */
export function answerOfProgram(reply: unknown, tokens: number): unknown {
  const output = own(reply, 'result');
  if (own(reply, 'status') !== 'SUCCESS' || typeof output !== 'string') {
    throw new ConnectorError('refused', 'The site did not run the program that reads its files.');
  }
  const over = jsonOver(Buffer.from(output), { depth: MOST_DEPTH, tokens });
  if (over !== undefined) throw new ConnectorError('too_large', 'The answer of the program has too many values.');
  const answer = parseReplyJson(output);
  const failed = own(answer, 'failed');
  if (failed === undefined) return answer;
  const why = typeof failed === 'string' ? failed.replace(/[^\w\\ ]/g, '').slice(0, 100) : '';
  throw new ConnectorError('site_error', `The program that reads the files failed${why && `: ${why}`}.`);
}
