import type { EventTexts } from './event-texts.ts';

const DAYS = '{days, plural, one {# day} other {# days}}';

export const EVENT_TEXTS_EN: EventTexts = {
  types: {
    site_down: {
      title: '{site} is down',
      text: '{why} Checked address: {url}',
      many: '{count, number} sites{host, select, none {} other { on {host}}} are down',
    },
    site_up: {
      title: '{site} is up again',
      text: 'It was down for {duration}. Checked address: {url}',
      many: '{count, number} sites{host, select, none {} other { on {host}}} are up again',
    },
    site_unwatched: {
      title: '{site} is not watched any more',
      text: 'It was down when it was suspended or disconnected, or when its monitor or all checks were switched off. Whether it answers is not known.',
    },
    site_disconnected: {
      title: '{site} is disconnected',
      text: '{why} Reconnect the site to sync and update it again.',
      many: '{count, number} sites are disconnected',
    },
    site_reconnected: {
      title: '{site} is connected again',
      text: 'It is synced and updated as before.',
      many: '{count, number} sites are connected again',
    },
    site_sync_failing: {
      title: '{site} cannot be synced',
      text: '{failures, plural, one {# sync} other {# syncs}} in a row failed. {why}',
      many: '{count, number} sites cannot be synced',
    },
    site_sync_recovered: {
      title: '{site} is synced again',
      text: '{failures, plural, one {# sync} other {# syncs}} in a row had failed before.',
      many: '{count, number} sites are synced again',
    },
    site_search_engines_blocked: {
      title: '{site} blocks search engines',
      text: 'The setting "Discourage search engines from indexing this site" of WordPress is on.',
    },
    site_search_engines_allowed: {
      title: '{site} allows search engines again',
      text: 'Search engines may index the site.',
    },
    site_connector_outdated: {
      title: '{site} has an outdated connector',
      text: 'Its connector is version {version}. Update it to {wanted} or later.',
    },
    site_connector_updated: {
      title: '{site} has an up-to-date connector',
      text: 'Its connector is version {version}.',
    },
    certificate_expiring: {
      title: `The certificate of {site} {when, select, today {expires today} past {expired ${DAYS} ago} other {expires in ${DAYS}}}`,
      text: 'The certificate of {host} is good until {expires_at}. Renew it.',
    },
    certificate_renewed: {
      title: 'The certificate of {site} was renewed',
      text: 'The certificate of {host} is good until {expires_at}.',
    },
    certificate_unwatched: {
      title: 'A certificate does not concern {site} any more',
      text: 'The address of the site is not an https one any more. The certificate of {host} was about to expire.',
    },
    domain_expiring: {
      title: `The domain {domain} {when, select, today {expires today} past {expired ${DAYS} ago} other {expires in ${DAYS}}}`,
      text: 'Its registration ends on {expires_at}. The site {site} depends on it. Renew it{registrar, select, none {} other { at {registrar}}}.',
    },
    domain_renewed: { title: 'The domain {domain} was renewed', text: 'It is registered until {expires_at}.' },
    domain_unwatched: {
      title: 'The domain {domain} does not concern {site} any more',
      text: 'The site has another domain, the day that was set by hand was removed, or registries are not asked any more.',
    },
    site_php_end_of_life: {
      title: `{site} runs PHP {version}, {when, select, today {whose support ends today} past {which is past its end of life} other {whose support ends in ${DAYS}}}`,
      text: 'Security support for PHP {version} {when, select, past {ended} other {ends}} on {ends_on}. Move the site to a newer version.',
    },
    site_wordpress_end_of_life: {
      title: `{site} runs WordPress {version}, {when, select, today {whose support ends today} past {which is past its end of life} other {whose support ends in ${DAYS}}}`,
      text: 'Security support for WordPress {version} {when, select, past {ended} other {ends}} on {ends_on}. Move the site to a newer version.',
    },
    site_software_supported: {
      title: '{site} runs a supported version of {software, select, php {PHP} other {WordPress}}',
      text: 'It runs version {version}.',
    },
    vulnerability_found: {
      title: '{name} {version} on {site} has a known vulnerability',
      text: '{vulnerability}. {fixed_in, select, none {There is no fixed version yet: consider deactivating it.} other {Update it to {fixed_in} or later.}}',
      many: '{name} has a known vulnerability on {count, number} sites',
    },
    vulnerability_fixed: {
      title: '{name} on {site} no longer has a known vulnerability',
      text: '{vulnerability}: {how, select, updated {updated to {version}.} deactivated {deactivated.} removed {removed.} other {the feed no longer lists this version.}}',
      many: '{name} no longer has a known vulnerability on {count, number} sites',
    },
    vulnerability_unwatched: {
      title: 'A known vulnerability of {name} on {site} is ignored',
      text: '{vulnerability}: somebody decided to live with it.',
    },
    files_altered: {
      title: 'Files of {name} {version} on {site} were altered',
      text: '{files, select, none {Which files are different could not be found out.} other {{files, plural, one {# file is} other {# files are}} different.}}{changed, select, none {} other { Changed: {changed}.}}{added, select, none {} other { Added: {added}.}}{removed, select, none {} other { Removed: {removed}.}} If nobody has done this on purpose, the site may have been broken into: install that version anew and look for more.',
      many: 'Files of {name} were altered on {count, number} sites',
    },
    files_restored: {
      title: 'Files of {name} on {site} are no longer reported as altered',
      text: '{how, select, restored {They are as they should be again.} updated {Another version was installed.} removed {It was removed from the site.} accepted {Somebody has accepted them as they are, until they change again.} other {The files of this site are not checked any more. Whether they are altered is not known.}}',
      many: 'Files of {name} are no longer reported as altered on {count, number} sites',
    },
    run_halted: {
      title: 'An update run over {sites, plural, one {# site} other {# sites}} has halted',
      text: '{why} Resume it or abandon it.',
    },
    run_resumed: { title: 'A halted update run was resumed', text: '{by} resumed it.' },
    run_finished: {
      title:
        'An update run over {sites, plural, one {# site} other {# sites}} {outcome, select, completed {is done} other {was abandoned}}',
      text: '{succeeded, plural, one {# site} other {# sites}} succeeded, {failed, plural, one {# site} other {# sites}} failed.',
    },
    update_rolled_back: {
      title: 'The update of {name} on {site} was rolled back',
      text: 'The site did not work with version {to_version}, so version {from_version} was restored.',
      many: 'The update of {name} was rolled back on {count, number} sites',
    },
    site_broken: {
      title: '{site} needs attention after the update of {name}',
      text: '{why}',
      many: '{count, number} sites need attention after the update of {name}',
    },
    site_mended: {
      title: '{site} works again',
      text: 'It answers, and its front page shows no error. The update of {name} had left it in need of attention {duration} before.',
      many: '{count, number} sites work again after an update',
    },
    cost_due: {
      title: `{name} {when, select, today {renews today} past {was to be renewed ${DAYS} ago} other {renews in ${DAYS}}}`,
      text: '{price} {currency} are due on {due_on}.',
    },
    key_created: {
      title: 'The API key "{name}" was created',
      text: '{by} created it. It may {permissions}.',
    },
    sign_in_locked_out: {
      title: 'Sign-in is locked for {what}',
      text: 'There were too many wrong attempts{address, select, none {} other { from {address}}}. It is possible again from {until}.',
    },
    user_role_changed: {
      title: '{name} is now {to}',
      text: '{by} changed the role from {from} to {to}.',
    },
    feed_failing: {
      title: 'The feed {feed, select, vulnerabilities {of vulnerabilities} other {{feed}}} cannot be read',
      text: '{why} {last_good_at, select, none {It was never read.} other {What was read on {last_good_at} stays in force.}}',
    },
    feed_recovered: {
      title: 'The feed {feed, select, vulnerabilities {of vulnerabilities} other {{feed}}} is read again',
      text: 'It is up to date.',
    },
    feed_unwatched: {
      title: 'The feed {feed, select, vulnerabilities {of vulnerabilities} other {{feed}}} is not read any more',
      text: 'It could not be read when it was removed from the settings. What was read last stays in force.',
    },
    channel_failing: {
      title: 'Messages to the channel "{name}" are not delivered',
      text: '{why}{waiting, select, none {} other { {waiting, plural, one {# message waits} other {# messages wait}}.}}',
    },
    channel_recovered: {
      title: 'Messages to the channel "{name}" are delivered again',
      text: 'What waited is delivered in order.',
    },
    channel_unwatched: {
      title: 'Nothing is sent to the channel "{name}" any more',
      text: 'Messages could not be delivered to it when it was switched off or deleted.',
    },
    monitoring_outbound_broken: {
      title: 'This server cannot reach the outside',
      text: '{why} Monitoring pauses until it can.',
    },
    monitoring_outbound_recovered: {
      title: 'This server reaches the outside again',
      text: 'Monitoring had paused since {since}.',
    },
  },
  whys: {
    down: {
      dns: 'The name of the site cannot be resolved.',
      connect: 'The connection was refused or could not be made.',
      tls: 'The TLS certificate is not valid.',
      timeout: 'The site did not answer in time.',
      broken: 'The connection broke off.',
      too_large: 'The answer is too large.',
      refused_address: 'The name of the site leads to a private address.',
      bad_address: 'The address of the site is not valid.',
      redirects: 'The site redirects too often.',
      wrong_status: 'The site answered with an error{http_status, select, none {} other { (status {http_status})}}.',
      text_missing: 'The expected text is missing.',
      text_present: 'The page contains a text that must not be there.',
      other: 'The site did not answer as it should.',
    },
    disconnected: {
      refusal: 'The site does not take our key or administrator.',
      missing_connector: 'Its MainWP Child plugin did not answer several times.',
      other: 'The page of the site says why.',
    },
    broken: {
      front_page_unreachable: 'The front page did not respond after the update.',
      front_page_status: 'The front page returns an error status after the update.',
      front_page_error: 'The front page shows an error message of WordPress or PHP after the update.',
      front_page_blank: 'The front page is blank after the update.',
      front_page_shrunk: 'The front page has lost most of its content with the update.',
      front_page_text_missing: 'The front page does not contain the expected text after the update.',
      network_page_broken: 'The front page of another site of the same network no longer works after the update.',
      connection_failed: 'The site gives no usable answer after the update.',
      outcome_unknown: 'It is not known how the update ended. Check the site.',
      gone: 'What was updated is not on the site any more. Check the site.',
      other: 'The update run says what was seen, and what to do.',
    },
    sync: {
      site_offline: 'The site does not answer, or is in maintenance. Check whether it is up.',
      site_timeout: 'The site took too long. It may be overloaded.',
      connection_failed: 'The site gave no usable answer. Check it and its MainWP Child plugin.',
      child_outdated: 'The MainWP Child plugin on the site is too old. Update it there.',
      http_auth:
        'The site asks for a user name and password before it answers. Enter those of this prompt for the site (HTTP authentication), or check those that are stored.',
      blocked: 'A firewall or security plugin of the site refuses this server. Allow it there.',
      no_connector:
        'The MainWP Child plugin did not answer. Check the address, install and activate the plugin on the site, and exclude it from page caches.',
      redirected: 'The site redirects to another address. Change the address of the site to that one.',
      site_error: 'The site answered with an error. Check its error log.',
      too_large: 'The answer of the site is too large. Check what its plugins add to it.',
      critical_error:
        'WordPress stopped with a critical error: a plugin or the theme fails. The error log of the site says which one, and so does the e-mail of WordPress to its administrator. Deactivate it, or rename its folder by SFTP.',
      database: 'The site cannot reach its database. Check the database server and the credentials in wp-config.php.',
      unavailable:
        'The site says that it is unavailable for now: overload, maintenance or a firewall. Check it if this continues.',
      private_address:
        'The address of the site is in a private network, which this server does not enter. If your sites are there, add the network to SITEKEEPER_OUTBOUND_ALLOW_PRIVATE, and start the server again.',
      certificate_expired:
        'The certificate of the site has expired. Renew it, or switch off the check of certificates for this site.',
      certificate_not_yet_valid:
        'The certificate of the site is not valid yet. Check its date and the clock of this server.',
      certificate_wrong_host: 'The certificate of the site is for another address. Use an address that it covers.',
      certificate_self_signed: 'The certificate of the site is self-signed. Get one from a trusted authority.',
      certificate_unknown_issuer:
        'The certificate of the site is from an unknown authority. Install one from a trusted authority with its whole chain.',
      other: 'The page of the site says why.',
    },
    feed: {
      not_found: 'There is nothing at its address.',
      refused_key: 'The key was refused or cannot be read. Enter it again.',
      too_often: 'The server of the feed asks for patience. It is tried again later.',
      refused: 'The server of the feed refused the request.',
      unreachable: 'The server of the feed cannot be reached.',
      cut_off: 'The feed ended in the middle.',
      too_large: 'The feed is larger than a feed can be.',
      not_json: 'The feed is not JSON.',
      not_a_feed: 'The feed is not one of vulnerabilities.',
      shrunk: 'The feed has lost more than half of its records, so it is not believed.',
      other: 'The page of vulnerabilities says why.',
    },
    channel: {
      bad_address: 'The address of the channel cannot be used.',
      refused_address:
        'The address is in a private network. If the receiver is yours, add this network to SITEKEEPER_OUTBOUND_ALLOW_PRIVATE.',
      dns: 'The host name of the receiver was not found.',
      connect: 'The receiver refused the connection or could not be reached.',
      tls: 'The certificate of the receiver is not valid.',
      broken: 'The connection broke off before the receiver had answered.',
      timeout: 'The receiver did not answer in time.',
      too_large: 'The answer of the receiver was too large.',
      status: 'The receiver answered with status {error_status}.',
      redirect:
        'The receiver answered with status {error_status}, a redirect. Give the channel the address that it leads to.',
      gone: 'The receiver answered with status {error_status}: it is gone. The channel was switched off.',
      mail_refused: 'The mail server refused the mail with code {error_status}. What it said is with the deliveries.',
      mail_failed: 'The mail could not be handed to the mail server. Check its settings.',
      keys_lost: 'The keys for push messages are lost. Register the browser again.',
      secret_lost: 'The secret of the channel is lost. Give it a new one.',
      address_damaged: 'The stored address of the channel is damaged. Enter it again.',
      internal_error: 'An error occurred on this server. Its log says more.',
      other: 'The deliveries say why.',
    },
    halted: '{failed, number} of the {sites, number} sites failed.',
    outbound: 'Nothing outside of this server answers. Sites are not reported as down until it does again.',
  },
  permissions: { read: 'read', write: 'write and delete' },
  keyOf: 'API key "{name}"',
  units: {
    second: '{count, plural, one {# second} other {# seconds}}',
    minute: '{count, plural, one {# minute} other {# minutes}}',
    hour: '{count, plural, one {# hour} other {# hours}}',
    day: '{count, plural, one {# day} other {# days}}',
  },
};
