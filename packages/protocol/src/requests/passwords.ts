/**
 * Value of `userpwd` for `register`: the connector percent-decodes it once more than the form does (docs/wire/connection.md#registration). Everything but
 * letters, digits and `- _ . ~` is encoded. Right for passwords set by API; edge blanks are lost on the site.
 */
export function encodeUserPassword(password: string): string {
  return encodeURIComponent(password.toWellFormed()).replace(
    /[!'()*]/g,
    char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * The same with `'` and `"` left literal: WordPress screens hash passwords in backslashed form. Try once after
 * REG_ERROR7 when the password holds a quote (docs/wire/connection.md#registration).
 */
export function encodeUserPasswordLiteralQuotes(password: string): string {
  return encodeUserPassword(password).replaceAll('%27', "'").replaceAll('%22', '"');
}

/** Whether the second encoding differs, so that a retry after REG_ERROR7 makes sense. */
export function passwordHasQuotes(password: string): boolean {
  return /['"]/.test(password);
}
