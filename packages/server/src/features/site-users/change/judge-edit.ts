import type { EditableUser } from '@sitekeeper/protocol';
import { sameText } from '../find-user.ts';

type Field =
  | 'email'
  | 'role'
  | 'password'
  | 'first_name'
  | 'last_name'
  | 'user_url'
  | 'nickname'
  | 'display_name'
  | 'description';

/** The requested state of a user; '' clears a field. */
export type WantedEdit = Readonly<Partial<Record<Field, string>>>;

type Verdict = 'taken' | 'kept' | 'unclear';

export interface JudgedEdit {
  /** Fields that certainly differ from the request. */
  readonly kept: readonly string[];
  /** Fields that can't be compared: WordPress shows no passwords, and stores texts in a form of its own. */
  readonly unclear: readonly string[];
}

/** The requested fields that a user does not show. @param login What WordPress shows for a cleared name. */
export function judgeEdit(user: EditableUser, wanted: WantedEdit, login: string): JudgedEdit {
  const texts: WantedEdit = {
    first_name: user.firstName,
    last_name: user.lastName,
    user_url: user.url,
    nickname: user.nickname,
    display_name: user.displayName,
    description: user.description,
  };
  const judged = Object.entries(wanted).map(([name, value]) => ({ name, verdict: verdict(name as Field, value) }));
  const named = (wantedVerdict: Verdict) => judged.filter(one => one.verdict === wantedVerdict).map(({ name }) => name);
  return { kept: named('kept'), unclear: named('unclear') };

  function verdict(name: Field, value: string): Verdict {
    if (name === 'role') return user.role === value ? 'taken' : 'kept';
    if (name === 'email') return sameText(user.email, value) ? 'taken' : 'kept';
    const shown = texts[name];
    const cleared = name === 'nickname' || name === 'display_name' ? login : '';
    if (shown === (value || cleared)) return 'taken';
    return shown === '' ? 'kept' : 'unclear'; // no spelling turns a text into nothing
  }
}
