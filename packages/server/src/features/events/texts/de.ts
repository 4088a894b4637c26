import type { EventTexts } from './event-texts.ts';

/** As in “in 3 Tagen” and “vor 3 Tagen”. */
const DAYS = '{days, plural, one {# Tag} other {# Tagen}}';

/** As in “noch 3 Tage”. */
const DAYS_LONG = '{days, plural, one {# Tag} other {# Tage}}';
const OVER_SITES = '{sites, plural, one {# Website} other {# Websites}}';

export const EVENT_TEXTS_DE: EventTexts = {
  types: {
    site_down: {
      title: '{site} ist ausgefallen',
      text: '{why} Geprüfte Adresse: {url}',
      many: '{count, number} Websites{host, select, none {} other { auf {host}}} sind ausgefallen',
    },
    site_up: {
      title: '{site} ist wieder erreichbar',
      text: 'Die Website war {duration} lang nicht erreichbar. Geprüfte Adresse: {url}',
      many: '{count, number} Websites{host, select, none {} other { auf {host}}} sind wieder erreichbar',
    },
    site_unwatched: {
      title: '{site} wird nicht mehr überwacht',
      text: 'Die Website war ausgefallen, als sie stillgelegt oder getrennt oder als ihre Überwachung oder die aller Websites ausgeschaltet wurde. Ob sie antwortet, ist nicht bekannt.',
    },
    site_disconnected: {
      title: '{site} ist getrennt',
      text: '{why} Verbinden Sie die Website erneut, um sie wieder zu synchronisieren und zu aktualisieren.',
      many: '{count, number} Websites sind getrennt',
    },
    site_reconnected: {
      title: '{site} ist wieder verbunden',
      text: 'Die Website wird wie zuvor synchronisiert und aktualisiert.',
      many: '{count, number} Websites sind wieder verbunden',
    },
    site_sync_failing: {
      title: '{site} lässt sich nicht synchronisieren',
      text: '{failures, plural, one {# Synchronisierung ist} other {# Synchronisierungen nacheinander sind}} fehlgeschlagen. {why}',
      many: '{count, number} Websites lassen sich nicht synchronisieren',
    },
    site_sync_recovered: {
      title: '{site} wird wieder synchronisiert',
      text: 'Zuvor {failures, plural, one {war # Synchronisierung} other {waren # Synchronisierungen nacheinander}} fehlgeschlagen.',
      many: '{count, number} Websites werden wieder synchronisiert',
    },
    site_search_engines_blocked: {
      title: '{site} sperrt Suchmaschinen aus',
      text: 'In WordPress ist eingestellt, dass Suchmaschinen die Website nicht indexieren sollen.',
    },
    site_search_engines_allowed: {
      title: '{site} lässt Suchmaschinen wieder zu',
      text: 'Suchmaschinen dürfen die Website indexieren.',
    },
    site_connector_outdated: {
      title: '{site} hat einen veralteten Connector',
      text: 'Ihr Plugin MainWP Child hat die Version {version}. Aktualisieren Sie es auf {wanted} oder neuer.',
    },
    site_connector_updated: {
      title: '{site} hat wieder einen aktuellen Connector',
      text: 'Ihr Plugin MainWP Child hat die Version {version}.',
    },
    certificate_expiring: {
      title: `Das Zertifikat von {site} {when, select, today {läuft heute ab} past {ist vor ${DAYS} abgelaufen} other {läuft in ${DAYS} ab}}`,
      text: 'Das Zertifikat von {host} gilt bis {expires_at}. Erneuern Sie es.',
    },
    certificate_renewed: {
      title: 'Das Zertifikat von {site} wurde erneuert',
      text: 'Das Zertifikat von {host} gilt bis {expires_at}.',
    },
    certificate_unwatched: {
      title: 'Ein Zertifikat betrifft {site} nicht mehr',
      text: 'Die Adresse der Website beginnt nicht mehr mit https. Das Zertifikat von {host} lief bald ab.',
    },
    domain_expiring: {
      title: `Die Domain {domain} {when, select, today {läuft heute ab} past {ist vor ${DAYS} abgelaufen} other {läuft in ${DAYS} ab}}`,
      text: 'Ihre Registrierung endet am {expires_at}. Die Website {site} braucht sie. Verlängern Sie sie{registrar, select, none {} other { bei {registrar}}}.',
    },
    domain_renewed: {
      title: 'Die Domain {domain} wurde verlängert',
      text: 'Sie ist bis {expires_at} registriert.',
    },
    domain_unwatched: {
      title: 'Die Domain {domain} betrifft {site} nicht mehr',
      text: 'Die Website hat eine andere Domain, der von Hand gesetzte Tag wurde entfernt, oder Registrierungsstellen werden nicht mehr gefragt.',
    },
    site_php_end_of_life: {
      title: `{site} läuft mit PHP {version}, das {when, select, today {nur noch heute} past {nicht mehr} other {nur noch ${DAYS_LONG}}} gepflegt wird`,
      text: 'PHP {version} {when, select, past {erhielt bis} other {erhält nur bis}} {ends_on} Sicherheitsaktualisierungen. Stellen Sie die Website auf eine neuere Version um.',
    },
    site_wordpress_end_of_life: {
      title: `{site} läuft mit WordPress {version}, das {when, select, today {nur noch heute} past {nicht mehr} other {nur noch ${DAYS_LONG}}} gepflegt wird`,
      text: 'WordPress {version} {when, select, past {erhielt bis} other {erhält nur bis}} {ends_on} Sicherheitsaktualisierungen. Stellen Sie die Website auf eine neuere Version um.',
    },
    site_software_supported: {
      title: '{site} läuft mit einer gepflegten Version von {software, select, php {PHP} other {WordPress}}',
      text: 'Die Website läuft mit Version {version}.',
    },
    vulnerability_found: {
      title: '{name} {version} auf {site} hat eine bekannte Sicherheitslücke',
      text: '{vulnerability}. {fixed_in, select, none {Es gibt noch keine Version ohne diese Lücke: Erwägen Sie, es zu deaktivieren.} other {Aktualisieren Sie auf {fixed_in} oder neuer.}}',
      many: '{name} hat auf {count, number} Websites eine bekannte Sicherheitslücke',
    },
    vulnerability_fixed: {
      title: '{name} auf {site} hat keine bekannte Sicherheitslücke mehr',
      text: '{vulnerability}: {how, select, updated {auf {version} aktualisiert.} deactivated {deaktiviert.} removed {entfernt.} other {Der Feed nennt diese Version nicht mehr.}}',
      many: '{name} hat auf {count, number} Websites keine bekannte Sicherheitslücke mehr',
    },
    vulnerability_unwatched: {
      title: 'Eine bekannte Sicherheitslücke von {name} auf {site} wird ignoriert',
      text: '{vulnerability}: Jemand hat entschieden, damit zu leben.',
    },
    files_altered: {
      title: 'Dateien von {name} {version} auf {site} wurden verändert',
      text: '{files, select, none {Welche Dateien abweichen, ließ sich nicht feststellen.} other {{files, plural, one {# Datei weicht} other {# Dateien weichen}} ab.}}{changed, select, none {} other { Geändert: {changed}.}}{added, select, none {} other { Hinzugefügt: {added}.}}{removed, select, none {} other { Entfernt: {removed}.}} Hat das niemand absichtlich getan, ist womöglich jemand in die Website eingedrungen: Installieren Sie die Version neu und suchen Sie weiter.',
      many: 'Dateien von {name} wurden auf {count, number} Websites verändert',
    },
    files_restored: {
      title: 'Dateien von {name} auf {site} gelten nicht mehr als verändert',
      text: '{how, select, restored {Sie sind wieder, wie sie sein sollten.} updated {Eine andere Version wurde installiert.} removed {Es wurde von der Website entfernt.} accepted {Jemand hat sie so angenommen, wie sie sind, bis sie sich wieder ändern.} other {Die Dateien dieser Website werden nicht mehr geprüft. Ob sie verändert sind, ist nicht bekannt.}}',
      many: 'Dateien von {name} gelten auf {count, number} Websites nicht mehr als verändert',
    },
    run_halted: {
      title: `Ein Aktualisierungslauf über ${OVER_SITES} wurde angehalten`,
      text: '{why} Setzen Sie den Lauf fort oder brechen Sie ihn ab.',
    },
    run_resumed: {
      title: 'Ein angehaltener Aktualisierungslauf wurde fortgesetzt',
      text: 'Fortgesetzt von {by}.',
    },
    run_finished: {
      title: `Ein Aktualisierungslauf über ${OVER_SITES} {outcome, select, completed {ist beendet} other {wurde abgebrochen}}`,
      text: '{succeeded, plural, one {# Website} other {# Websites}} aktualisiert, {failed, plural, one {# Website} other {# Websites}} fehlgeschlagen.',
    },
    update_rolled_back: {
      title: 'Die Aktualisierung von {name} auf {site} wurde zurückgesetzt',
      text: 'Mit Version {to_version} lief die Website nicht, daher wurde Version {from_version} wiederhergestellt.',
      many: 'Die Aktualisierung von {name} wurde auf {count, number} Websites zurückgesetzt',
    },
    site_broken: {
      title: '{site} braucht nach der Aktualisierung von {name} Hilfe',
      text: '{why}',
      many: '{count, number} Websites brauchen nach der Aktualisierung von {name} Hilfe',
    },
    site_mended: {
      title: '{site} funktioniert wieder',
      text: 'Sie antwortet, und ihre Startseite zeigt keinen Fehler. Seit der Aktualisierung von {name} hatte sie Hilfe gebraucht, {duration} lang.',
      many: '{count, number} Websites funktionieren nach einer Aktualisierung wieder',
    },
    cost_due: {
      title: `{name} {when, select, today {verlängert sich heute} past {war vor ${DAYS} zu verlängern} other {verlängert sich in ${DAYS}}}`,
      text: '{price} {currency} sind am {due_on} fällig.',
    },
    key_created: {
      title: 'Der API-Schlüssel „{name}“ wurde erstellt',
      text: '{by} hat ihn erstellt. Berechtigungen: {permissions}.',
    },
    sign_in_locked_out: {
      title: 'Die Anmeldung ist für {what} gesperrt',
      text: 'Es gab zu viele falsche Versuche{address, select, none {} other { von {address}}}. Ab dem {until} ist sie wieder möglich.',
    },
    user_role_changed: {
      title:
        '{name} ist jetzt {to, select, admin {Administrator} operator {Bearbeiter} viewer {Betrachter} other {{to}}}',
      text: '{by} hat die Rolle von {from, select, admin {Administrator} operator {Bearbeiter} viewer {Betrachter} other {{from}}} in {to, select, admin {Administrator} operator {Bearbeiter} viewer {Betrachter} other {{to}}} geändert.',
    },
    feed_failing: {
      title: 'Der Feed {feed, select, vulnerabilities {der Sicherheitslücken} other {{feed}}} lässt sich nicht lesen',
      text: '{why} {last_good_at, select, none {Er wurde noch nie gelesen.} other {Was am {last_good_at} gelesen wurde, gilt weiter.}}',
    },
    feed_recovered: {
      title: 'Der Feed {feed, select, vulnerabilities {der Sicherheitslücken} other {{feed}}} wird wieder gelesen',
      text: 'Er ist aktuell.',
    },
    feed_unwatched: {
      title: 'Der Feed {feed, select, vulnerabilities {der Sicherheitslücken} other {{feed}}} wird nicht mehr gelesen',
      text: 'Er ließ sich nicht lesen, als er aus den Einstellungen entfernt wurde. Was zuletzt gelesen wurde, gilt weiter.',
    },
    channel_failing: {
      title: 'Nachrichten an den Kanal „{name}“ werden nicht zugestellt',
      text: '{why}{waiting, select, none {} other { {waiting, plural, one {# Nachricht wartet} other {# Nachrichten warten}}.}}',
    },
    channel_recovered: {
      title: 'Nachrichten an den Kanal „{name}“ werden wieder zugestellt',
      text: 'Was gewartet hat, wird der Reihe nach zugestellt.',
    },
    channel_unwatched: {
      title: 'An den Kanal „{name}“ wird nichts mehr gesendet',
      text: 'Nachrichten ließen sich nicht zustellen, als er ausgeschaltet oder gelöscht wurde.',
    },
    monitoring_outbound_broken: {
      title: 'Dieser Server kommt nicht nach außen',
      text: '{why} Die Überwachung pausiert so lange.',
    },
    monitoring_outbound_recovered: {
      title: 'Dieser Server kommt wieder nach außen',
      text: 'Die Überwachung hatte seit dem {since} pausiert.',
    },
  },
  whys: {
    down: {
      dns: 'Der Name der Website lässt sich nicht auflösen.',
      connect: 'Die Verbindung wurde abgelehnt oder kam nicht zustande.',
      tls: 'Das TLS-Zertifikat ist ungültig.',
      timeout: 'Die Website hat nicht rechtzeitig geantwortet.',
      broken: 'Die Verbindung ist abgebrochen.',
      too_large: 'Die Antwort ist zu groß.',
      refused_address: 'Der Name der Website führt zu einer privaten Adresse.',
      bad_address: 'Die Adresse der Website ist ungültig.',
      redirects: 'Die Website leitet zu oft weiter.',
      wrong_status:
        'Die Website hat mit einem Fehler geantwortet{http_status, select, none {} other { (Status {http_status})}}.',
      text_missing: 'Der erwartete Text fehlt.',
      text_present: 'Die Seite enthält einen Text, der nicht vorkommen darf.',
      other: 'Die Website hat nicht geantwortet, wie sie sollte.',
    },
    disconnected: {
      refusal: 'Die Website nimmt unseren Schlüssel oder Administrator nicht an.',
      missing_connector: 'Ihr Plugin MainWP Child hat mehrmals nicht geantwortet.',
      other: 'Warum, steht auf der Seite der Website.',
    },
    broken: {
      front_page_unreachable: 'Die Startseite antwortet seit der Aktualisierung nicht.',
      front_page_status: 'Die Startseite antwortet seit der Aktualisierung mit einem Fehler.',
      front_page_error: 'Die Startseite zeigt seit der Aktualisierung eine Fehlermeldung von WordPress oder PHP.',
      front_page_blank: 'Die Startseite ist seit der Aktualisierung leer.',
      front_page_shrunk: 'Die Startseite hat mit der Aktualisierung den größten Teil ihres Inhalts verloren.',
      front_page_text_missing: 'Auf der Startseite fehlt seit der Aktualisierung der erwartete Text.',
      network_page_broken:
        'Die Startseite einer anderen Website desselben Netzwerks funktioniert seit der Aktualisierung nicht.',
      connection_failed: 'Die Website gibt seit der Aktualisierung keine brauchbare Antwort.',
      outcome_unknown: 'Es ist nicht bekannt, wie die Aktualisierung ausging. Sehen Sie nach der Website.',
      gone: 'Das Aktualisierte ist nicht mehr auf der Website. Sehen Sie nach ihr.',
      other: 'Was zu sehen war und was zu tun ist, steht beim Aktualisierungslauf.',
    },
    sync: {
      site_offline: 'Die Website antwortet nicht oder ist in Wartung. Prüfen Sie, ob sie erreichbar ist.',
      site_timeout: 'Die Website brauchte zu lange. Vielleicht ist sie überlastet.',
      connection_failed: 'Die Website gab keine brauchbare Antwort. Prüfen Sie sie und ihr Plugin MainWP Child.',
      child_outdated: 'Das Plugin MainWP Child auf der Website ist zu alt. Aktualisieren Sie es dort.',
      http_auth:
        'Vor der Website liegt eine Passwortabfrage. Tragen Sie deren Benutzernamen und Passwort ein (HTTP-Authentifizierung), oder prüfen Sie beides.',
      blocked: 'Eine Firewall oder ein Sicherheits-Plugin der Website weist diesen Server ab. Lassen Sie ihn dort zu.',
      no_connector:
        'Das Plugin MainWP Child hat nicht geantwortet. Prüfen Sie die Adresse, installieren und aktivieren Sie es auf der Website, und nehmen Sie es von Seiten-Caches aus.',
      redirected: 'Die Website leitet auf eine andere Adresse um. Ändern Sie die Adresse der Website auf diese.',
      site_error: 'Die Website hat mit einem Fehler geantwortet. Prüfen Sie ihr Fehlerprotokoll.',
      too_large: 'Die Antwort der Website ist zu groß. Prüfen Sie, was ihre Plugins hinzufügen.',
      critical_error:
        'WordPress ist auf der Website mit einem kritischen Fehler abgebrochen: Ein Plugin oder das Theme funktioniert nicht. Welches, sagt das Fehlerprotokoll der Website und die E-Mail von WordPress an den Administrator. Deaktivieren Sie es, oder benennen Sie seinen Ordner per SFTP um.',
      database:
        'Die Website erreicht ihre Datenbank nicht. Prüfen Sie den Datenbankserver und die Zugangsdaten in wp-config.php.',
      unavailable:
        'Die Website ist vorübergehend nicht verfügbar: überlastet, in Wartung oder durch eine Firewall gesperrt. Prüfen Sie sie, wenn das so bleibt.',
      private_address:
        'Die Website liegt in einem privaten Netz. Ist es Ihres, nehmen Sie es in SITEKEEPER_OUTBOUND_ALLOW_PRIVATE auf, und starten Sie den Server neu.',
      certificate_expired:
        'Das Zertifikat der Website ist abgelaufen. Erneuern Sie es, oder schalten Sie die Prüfung des Zertifikats für diese Website aus.',
      certificate_not_yet_valid:
        'Das Zertifikat der Website gilt noch nicht. Prüfen Sie sein Datum und die Uhr dieses Servers.',
      certificate_wrong_host:
        'Das Zertifikat der Website gilt für eine andere Adresse. Verwenden Sie eine Adresse, für die es gilt, oder lassen Sie eines für diese ausstellen.',
      certificate_self_signed:
        'Das Zertifikat der Website ist selbst signiert. Besorgen Sie eines von einer anerkannten Stelle, oder schalten Sie die Prüfung des Zertifikats für diese Website aus.',
      certificate_unknown_issuer:
        'Das Zertifikat der Website stammt von einer unbekannten Stelle. Installieren Sie eines von einer anerkannten Stelle mit vollständiger Kette.',
      other: 'Warum, steht auf der Seite der Website.',
    },
    feed: {
      not_found: 'An seiner Adresse ist nichts.',
      refused_key: 'Der Schlüssel wurde abgelehnt oder ist nicht lesbar. Geben Sie ihn erneut ein.',
      too_often: 'Der Server des Feeds bittet um Geduld. Es wird später erneut versucht.',
      refused: 'Der Server des Feeds hat die Anfrage abgelehnt.',
      unreachable: 'Der Server des Feeds ist nicht erreichbar.',
      cut_off: 'Der Feed endete mittendrin.',
      too_large: 'Der Feed ist größer, als ein Feed sein kann.',
      not_json: 'Der Feed ist kein JSON.',
      not_a_feed: 'Der Feed ist kein Feed von Sicherheitslücken.',
      shrunk: 'Der Feed hat mehr als die Hälfte seiner Einträge verloren; darum wird ihm nicht geglaubt.',
      other: 'Warum, steht auf der Seite der Sicherheitslücken.',
    },
    channel: {
      bad_address: 'Die Adresse des Kanals ist nicht verwendbar.',
      refused_address:
        'Die Adresse liegt in einem privaten Netz. Gehört der Empfänger Ihnen, fügen Sie dieses Netz zu SITEKEEPER_OUTBOUND_ALLOW_PRIVATE hinzu.',
      dns: 'Der Hostname des Empfängers wurde nicht gefunden.',
      connect: 'Der Empfänger hat die Verbindung abgelehnt oder war nicht erreichbar.',
      tls: 'Das Zertifikat des Empfängers ist nicht gültig.',
      broken: 'Die Verbindung brach ab, bevor der Empfänger geantwortet hatte.',
      timeout: 'Der Empfänger hat nicht rechtzeitig geantwortet.',
      too_large: 'Die Antwort des Empfängers war zu groß.',
      status: 'Der Empfänger hat mit Status {error_status} geantwortet.',
      redirect:
        'Der Empfänger hat mit Status {error_status} geantwortet, einer Umleitung. Geben Sie dem Kanal die Adresse, auf die sie führt.',
      gone: 'Der Empfänger hat mit Status {error_status} geantwortet: Es gibt ihn nicht mehr. Der Kanal wurde daher ausgeschaltet.',
      mail_refused:
        'Der Mailserver hat die E-Mail mit dem Code {error_status} abgelehnt. Was er dazu sagt, steht bei den Zustellungen.',
      mail_failed: 'Die E-Mail konnte nicht an den Mailserver übergeben werden. Prüfen Sie seine Einstellungen.',
      keys_lost: 'Die Schlüssel für Push-Nachrichten sind verloren. Melden Sie den Browser erneut an.',
      secret_lost: 'Das Geheimnis des Kanals ist verloren. Geben Sie ihm ein neues.',
      address_damaged: 'Die gespeicherte Adresse des Kanals ist beschädigt. Geben Sie sie erneut ein.',
      internal_error: 'Auf diesem Server ist ein Fehler aufgetreten. Einzelheiten stehen in seinem Protokoll.',
      other: 'Warum, steht bei den Zustellungen.',
    },
    halted: '{failed, number} von {sites, number} Websites sind fehlgeschlagen.',
    outbound:
      'Nichts außerhalb dieses Servers antwortet. Bis wieder etwas antwortet, wird keine Website als ausgefallen gemeldet.',
  },
  permissions: { read: 'Lesen', write: 'Schreiben und Löschen' },
  keyOf: 'API-Schlüssel „{name}“',
  units: {
    second: '{count, plural, one {# Sekunde} other {# Sekunden}}',
    minute: '{count, plural, one {# Minute} other {# Minuten}}',
    hour: '{count, plural, one {# Stunde} other {# Stunden}}',
    day: '{count, plural, one {# Tag} other {# Tage}}',
  },
};
