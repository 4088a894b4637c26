/** RFC 9728 §3.1; the path of the resource follows it. */
export const METADATA_PATH = '/.well-known/oauth-protected-resource';

/**
 * Metadata of the protected resource. Tokens are the API keys of this server: an admin creates them, no authorization
 * server does, so none is named. Source: docs/decisions/0053.
 */
export function protectedResource(resource: string) {
  return {
    resource,
    resource_name: 'Sitekeeper',
    bearer_methods_supported: ['header'],
    scopes_supported: ['read', 'write'],
  };
}
