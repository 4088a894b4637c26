/** Why a call to a child site gave no usable reply. `diagnose-answer.ts` and `diagnose-frame.ts` decide which. */
export type FaultKind =
  | 'unreachable' // DNS, connect, TLS, time-out, host suspended
  | 'timeout' // no complete answer within the deadline: the site may have done the work
  | 'no_connector' // WordPress (or something else) answers, the connector does not
  | 'http_auth' // HTTP Basic credentials missing or wrong
  | 'blocked' // firewall, rate limit, bot challenge
  | 'maintenance' // WordPress maintenance mode; passes by itself
  | 'redirected' // the site's address redirects somewhere the form may not follow
  | 'site_error' // the site failed: fatal error, 5xx, empty or unreadable frame
  | 'too_large' // the answer went over the size or depth limit
  | 'disconnected' // the site does not accept our key (any more)
  | 'admin_gone' // the administrator login of the connection is missing or demoted
  | 'connector_outdated' // the connector does not know the function
  | 'refused' // the connector said no, with an error text or a code such as REG_ERROR7
  | 'client_bug'; // we sent something the connector can never accept

/** What is known beyond the kind, if it allows more specific advice. */
export type FaultDetail =
  | 'database' // WordPress can't reach its database
  | 'critical_error' // WordPress stopped: a plugin or the theme fails
  | 'unavailable' // the address says that it is unavailable for now without saying why
  | 'ajax_zero' // WordPress runs and has its database; nothing in it knows the request
  | 'wordpress_page' // a whole page that WordPress has built, without a frame
  | 'connector_missing' // both of these, one after the other: proof that no connector runs there
  | 'private_address' // in a network that nobody has allowed: it was not asked
  | CertificateProblem;

/** Why the certificate of a site is refused. */
export type CertificateProblem =
  | 'certificate_expired'
  | 'certificate_not_yet_valid'
  | 'certificate_wrong_host'
  | 'certificate_self_signed'
  | 'certificate_unknown_issuer';
