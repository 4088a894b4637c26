import { ConnectorError, type ProbeReply, probe, probeOutcome } from '@sitekeeper/protocol';
import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { typedUrlSchema } from '../site.schemas.ts';
import { asAppError } from '../site-failure.ts';
import { requireNewSite } from './add-site.ts';
import { answeringUrl } from './answering-url.ts';
import { meantUrls } from './typed-address.ts';

const short = (description: string) => Type.Optional(Type.String({ maxLength: 500, description }));
const version = (of: string) =>
  Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: `Version of ${of}; null if the site does not tell it.`,
  });

export const testConnection = ability({
  name: 'test-connection-v1',
  summary:
    'Check whether a site at this address can be added. Use it before add-site-v1; it changes nothing and does not test login or password.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({
    url: typedUrlSchema,
    admin: Type.Optional(
      Type.String({
        maxLength: 100,
        pattern: '\\S',
        description: 'Optional and not tested: a site checks the login only when it is added.',
      }),
    ),
    http_user: short('User name of the password prompt in front of the site, if it has one.'),
    http_pass: short('Password of the password prompt in front of the site.'),
    ssl_verify: Type.Optional(Type.Boolean({ default: true, description: 'Verify the TLS certificate of the site.' })),
  }),
  output: Type.Object({
    url: Type.String({ description: 'The address after redirects.' }),
    linked: Type.Boolean({ description: 'The site is linked to a dashboard already.' }),
    child_version: version('the connector plugin'),
    wp_version: version('WordPress'),
    message: Type.String({ description: 'What the result means and what to do next.' }),
  }),
  callsSite: true,
  errors: ['invalid_input', 'site_already_exists', 'site_timeout'],
}).run(async (input, ctx) => {
  const meant = meantUrls(input.url);
  await requireNewSite(ctx, meant[0]);
  const httpAuth = { user: input.http_user ?? '', password: input.http_pass ?? '' };
  const verifyTls = input.ssl_verify ?? true;
  const url = await answeringUrl(ctx, meant, verifyTls);
  const address = { url, verifyTls, ...(httpAuth.user === '' ? {} : { httpAuth }) };
  const answer = await ctx.childSites
    .callUnsigned(address, input.admin?.trim() ?? 'sitekeeper', probe, {})
    .catch(error => {
      if (error instanceof ConnectorError && probeOutcome(error) === 'has_key') return { url, value: undefined };
      throw asAppError(error);
    });
  return { url: answer.url, ...told(answer.value, answer.url) };
});

/** Only a registration makes a site check login and password, and it connects the site: so the test can't. */
function told(reply: ProbeReply | undefined, url: string) {
  return {
    linked: reply === undefined,
    child_version: reply?.connectorVersion ?? null,
    wp_version: reply?.wpVersion ?? null,
    message: [
      reply
        ? 'The site answers and can be added. Its login and password are checked when you add it.'
        : 'The site answers, but is linked to a dashboard already. Clear the connection in its MainWP Child settings, then add it.',
      ...(url.startsWith('http:') ? ['It has no encryption: passwords would be sent to it as plain text.'] : []),
    ].join(' '),
  };
}
