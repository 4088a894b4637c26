/**
 * The full address of a page of the dashboard, for messages that people open elsewhere.
 * @param baseUrl The setting; '' if it is not set: then nobody knows under which address people reach this server.
 * @param path With its search, such as `/alarms?state=open`.
 */
export function pageUrl(baseUrl: string, path: string): string | undefined {
  return baseUrl === '' ? undefined : `${baseUrl.replace(/\/+$/, '')}${path}`;
}
