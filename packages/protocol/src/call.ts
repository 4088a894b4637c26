import type { RawPart } from './replies/members.ts';
import type { FormFields } from './requests/form.ts';

/**
 * One connector call: what goes into the form, what comes out of the frame.
 *
 * `effect` decides what may happen after an uncertain outcome: a `read` may be repeated, a `change` never
 * (the site may have done the work; find out by reading). `patience` names the deadline class, in the caller's settings.
 */
export interface ConnectorCall<Args, Reply> {
  /** Value of the form field `function`. */
  readonly name: string;
  readonly signed: boolean;
  readonly effect: 'read' | 'change';
  readonly patience: 'sync' | 'action' | 'update';
  /** The call's own form fields without the envelope (function, user, nonce, signature …). */
  fields(args: Args): FormFields;
  /** Reads the decoded reply leniently (docs/wire/sync.md#conventions). @throws ConnectorError only. */
  parse(reply: unknown): Reply;
  /**
   * Members of the reply that are large and seldom change: they are handed over unread, beside the others. A reply that
   * can't be taken apart, or is read elsewhere, goes to `parse` as a whole.
   */
  readonly apart?: {
    readonly keys: ReadonlySet<string>;
    /** @throws ConnectorError only. */
    read(reply: unknown, apart: ReadonlyMap<string, RawPart>): Reply;
  };
}
