/** A part of a reply as it came. */
export interface RawPart {
  readonly bytes: Uint8Array;
  /** @throws ConnectorError `site_error` for what is no JSON. */
  read(): unknown;
}

/** A member of a JSON object as it came, unread. */
export interface Member {
  readonly key: string;
  /** Where the member begins and ends, without the commas around it, and where its value begins. */
  readonly from: number;
  readonly valueFrom: number;
  readonly to: number;
}

const QUOTE = 0x22;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/**
 * The members of an object, found by the places of its colons and commas. The text is taken apart without a gap: it is
 * valid JSON if, and only if, each value is.
 * @param marks From `jsonOver`.
 * @returns undefined for what is written otherwise than the connector writes: no object, with blanks around its keys or
 *   escapes in them, or with a member twice.
 */
export function membersOf(json: Buffer, marks: readonly number[]): Member[] | undefined {
  const end = json.length - 1;
  if (json[0] !== OPEN_BRACE || json[end] !== CLOSE_BRACE || marks.length % 2 === 0) return undefined;
  const members: Member[] = [];
  const keys = new Set<string>();
  let from = 1;
  for (let index = 0; index < marks.length; index += 2) {
    const colon = marks[index] as number;
    const to = marks[index + 1] ?? end;
    if (json[from] !== QUOTE || json[colon - 1] !== QUOTE || colon - from < 3) return undefined;
    const key = json.toString('latin1', from + 1, colon - 1);
    if (keys.has(key) || key.includes('"') || key.includes('\\')) return undefined;
    keys.add(key);
    members.push({ key, from, valueFrom: colon + 1, to });
    from = to + 1;
  }
  return members;
}

/** The object with those members only that are wanted. */
export function withMembers(json: Buffer, members: readonly Member[], wanted: (member: Member) => boolean): string {
  const runs: string[] = [];
  let begun: number | undefined;
  let ended = 0;
  for (const member of members) {
    if (wanted(member)) {
      begun ??= member.from;
      ended = member.to;
    } else if (begun !== undefined) {
      runs.push(json.toString('utf8', begun, ended));
      begun = undefined;
    }
  }
  if (begun !== undefined) runs.push(json.toString('utf8', begun, ended));
  return `{${runs.join()}}`;
}
