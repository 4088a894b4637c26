// Made by `npm run generate` from the schemas of the abilities. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        "list-sites-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 100.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Only sites in this state; any = all.
             * @default any
             * @enum {string}
             */
            status?: "any" | "connected" | "disconnected" | "suspended";
            /**
             * @description Text that the name or URL contains, in upper or lower case.
             * @default
             */
            search?: string;
            /** @description Only sites of this client. */
            client_id?: number;
            /** @description Only sites with this tag. */
            tag_id?: number;
        };
        "list-sites-v1.output": {
            /** @description The sites of this page. */
            items: {
                /** @description Id of the site. */
                id: number;
                /** @description Address of the site, with a slash at the end. */
                url: string;
                /** @description Name of the site. */
                name: string;
                /**
                 * @description connected, disconnected or suspended.
                 * @enum {string}
                 */
                status: "connected" | "disconnected" | "suspended";
                /** @description Id of the client the site belongs to; null for none. */
                client_id: number | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Sites per page. */
            per_page: number;
            /** @description All sites that match. */
            total: number;
        };
        "get-site-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /**
             * @description Add the update counts and the health score.
             * @default false
             */
            include_stats?: boolean;
        };
        "get-site-v1.output": {
            /** @description Id of the site. */
            id: number;
            /** @description Address of the site, with a slash at the end. */
            url: string;
            /** @description Name of the site. */
            name: string;
            /**
             * @description connected, disconnected or suspended.
             * @enum {string}
             */
            status: "connected" | "disconnected" | "suspended";
            /** @description Id of the client the site belongs to; null for none. */
            client_id: number | null;
            /** @description WordPress version of the site. */
            wp_version: string;
            /** @description PHP version of the site. */
            php_version: string;
            /** @description Version of the connector plugin on the site. */
            child_version: string;
            /** @description When the site was last synced, ISO 8601 UTC; null if never. */
            last_sync: string | null;
            /** @description Administrator login that the connection uses. */
            admin_username: string;
            /** @description Notes about the site. */
            notes: string;
            /** @description Counts of the last sync; only with include_stats. */
            stats?: {
                /** @description Pending plugin updates. */
                plugin_updates: number;
                /** @description Pending theme updates. */
                theme_updates: number;
                /** @description A newer version of WordPress is available. */
                wp_update_available: boolean;
                /** @description WordPress Site Health, 0 to 100. */
                health_score: number;
            };
        };
        "count-sites-v1.input": {
            /**
             * @description Only sites in this state; any = all.
             * @default any
             * @enum {string}
             */
            status?: "any" | "connected" | "disconnected" | "suspended";
        };
        "count-sites-v1.output": {
            /** @description Number of sites. */
            total: number;
        };
        "get-sites-basic-v1.input": Record<string, unknown>;
        "get-sites-basic-v1.output": {
            /** @description All sites, by name. */
            sites: {
                /** @description Id of the site. */
                id: number;
                /** @description Address of the site. */
                url: string;
                /** @description Name of the site. */
                name: string;
            }[];
            /** @description Number of sites. */
            total: number;
        };
        "add-site-v1.input": {
            /** @description Web address of the site, such as example.com or https://example.com/. Without a scheme, https is used or, if the server does not support TLS, http; the url of the answer shows which. */
            url: string;
            /** @description Login of an administrator of the site. */
            admin: string;
            /** @description Password of the administrator. Used once, never stored. */
            adminpassword?: string;
            /** @description Unique security ID from the MainWP Child settings, if the site requires one. */
            uniqueid?: string;
            /** @description Name of the site; its host, with its folder if it is in one, when left out. */
            name?: string;
            /** @description Client the site belongs to. */
            client_id?: number;
            /** @description Ids of tags. */
            tags?: number[];
            /** @description User name of the password prompt in front of the site, if it has one. */
            http_user?: string;
            /** @description Password of the password prompt in front of the site. */
            http_pass?: string;
            /**
             * @description Verify the TLS certificate of the site.
             * @default true
             */
            ssl_verify?: boolean;
        };
        "add-site-v1.output": {
            /** @description Id of the site. */
            id: number;
            /** @description Address of the site, with a slash at the end. */
            url: string;
            /** @description Name of the site. */
            name: string;
            /**
             * @description connected, disconnected or suspended.
             * @enum {string}
             */
            status: "connected" | "disconnected" | "suspended";
            /** @description Id of the client the site belongs to; null for none. */
            client_id: number | null;
            /** @description WordPress version of the site. */
            wp_version: string;
            /** @description PHP version of the site. */
            php_version: string;
            /** @description Version of the connector plugin on the site. */
            child_version: string;
            /** @description When the site was last synced, ISO 8601 UTC; null if never. */
            last_sync: string | null;
            /** @description Administrator login that the connection uses. */
            admin_username: string;
            /** @description Notes about the site. */
            notes: string;
            /** @description Counts of the last sync; only with include_stats. */
            stats?: {
                /** @description Pending plugin updates. */
                plugin_updates: number;
                /** @description Pending theme updates. */
                theme_updates: number;
                /** @description A newer version of WordPress is available. */
                wp_update_available: boolean;
                /** @description WordPress Site Health, 0 to 100. */
                health_score: number;
            };
        };
        "test-connection-v1.input": {
            /** @description Web address of the site, such as example.com or https://example.com/. Without a scheme, https is used or, if the server does not support TLS, http; the url of the answer shows which. */
            url: string;
            /** @description Optional and not tested: a site checks the login only when it is added. */
            admin?: string;
            /** @description User name of the password prompt in front of the site, if it has one. */
            http_user?: string;
            /** @description Password of the password prompt in front of the site. */
            http_pass?: string;
            /**
             * @description Verify the TLS certificate of the site.
             * @default true
             */
            ssl_verify?: boolean;
        };
        "test-connection-v1.output": {
            /** @description The address after redirects. */
            url: string;
            /** @description The site is linked to a dashboard already. */
            linked: boolean;
            /** @description Version of the connector plugin; null if the site does not tell it. */
            child_version: string | null;
            /** @description Version of WordPress; null if the site does not tell it. */
            wp_version: string | null;
            /** @description What the result means and what to do next. */
            message: string;
        };
        "update-site-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /** @description New address. It is stored only if the site answers there to the key of this server. Another host does not get the stored http_pass, which is then forgotten: where its server asks for them, use update-site-record-v1 with http_user and http_pass. */
            url?: string;
            /** @description New name. */
            name?: string;
            /** @description New notes. */
            notes?: string;
            /** @description New client; null for none. The site keeps its state, also if the client is suspended. */
            client_id?: number | null;
            /** @description Ids of all tags of the site. They replace its current tags; [] removes all. */
            tags?: number[];
        };
        "update-site-v1.output": {
            /** @description Id of the site. */
            id: number;
            /** @description Address of the site, with a slash at the end. */
            url: string;
            /** @description Name of the site. */
            name: string;
            /**
             * @description connected, disconnected or suspended.
             * @enum {string}
             */
            status: "connected" | "disconnected" | "suspended";
            /** @description Id of the client the site belongs to; null for none. */
            client_id: number | null;
            /** @description WordPress version of the site. */
            wp_version: string;
            /** @description PHP version of the site. */
            php_version: string;
            /** @description Version of the connector plugin on the site. */
            child_version: string;
            /** @description When the site was last synced, ISO 8601 UTC; null if never. */
            last_sync: string | null;
            /** @description Administrator login that the connection uses. */
            admin_username: string;
            /** @description Notes about the site. */
            notes: string;
            /** @description Counts of the last sync; only with include_stats. */
            stats?: {
                /** @description Pending plugin updates. */
                plugin_updates: number;
                /** @description Pending theme updates. */
                theme_updates: number;
                /** @description A newer version of WordPress is available. */
                wp_update_available: boolean;
                /** @description WordPress Site Health, 0 to 100. */
                health_score: number;
            };
        };
        "edit-sites-v1.input": {
            /** @description The sites, by id, domain or URL. At least one. */
            site_ids_or_domains: (number | string)[];
            /**
             * @description Ids of tags to add to each site.
             * @default []
             */
            add_tags?: number[];
            /**
             * @description Ids of tags to remove from each site.
             * @default []
             */
            remove_tags?: number[];
            /** @description New client of all the sites; null for none. If left out, each site keeps its client. Sites keep their state, also if the client is suspended. */
            client_id?: number | null;
        };
        "edit-sites-v1.output": {
            /** @description The sites that failed. All others succeeded. */
            errors: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description Number of sites that now have these values. */
            total_edited: number;
            /** @description Number of sites that were not found. */
            total_errors: number;
        };
        "delete-site-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "delete-site-v1.output": {
            /** @description False after a dry run. */
            deleted: boolean;
            /** @description True after a dry run. */
            dry_run?: boolean;
            /** @description Id of the site. */
            site_id: number;
            /** @description Address of the site. */
            site_url: string;
            /** @description What is left to do on the site; only if the site could not be reached to remove the key. */
            message?: string;
            /** @description What would be deleted; only after a dry run. */
            would_delete?: {
                /** @description Stored plugins. */
                plugins: number;
                /** @description Stored themes. */
                themes: number;
                /** @description Stored changes. */
                changes: number;
                /** @description Links to costs. */
                costs: number;
            };
        };
        "delete-sites-v1.input": {
            /** @description The sites, by id, domain or URL. At least one. */
            site_ids_or_domains: (number | string)[];
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "delete-sites-v1.output": {
            /** @description The deleted sites; empty after a dry run, or if the work became a job. */
            deleted: {
                /** @description Id of the site. */
                id: number;
                /** @description Address of the site. */
                url: string;
            }[];
            /** @description True after a dry run. */
            dry_run?: boolean;
            /** @description What would be deleted; only after a dry run. */
            would_delete?: {
                /** @description Sites. */
                sites: number;
                /** @description Stored plugins. */
                plugins: number;
                /** @description Stored themes. */
                themes: number;
                /** @description Stored changes. */
                changes: number;
                /** @description Links to costs. */
                costs: number;
            };
            /** @description Deleted sites that could not be reached and may still hold the key of this server. Clear the connection in their MainWP Child settings before adding them again. */
            still_linked?: {
                /** @description Id of the site. */
                id: number;
                /** @description Address of the site. */
                url: string;
            }[];
            /** @description The sites that failed. All others succeeded. */
            errors: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description Number of sites deleted. */
            total_deleted: number;
            /** @description Number of sites that failed. */
            total_errors: number;
            /**
             * @description The work continues in the background.
             * @constant
             */
            queued?: true;
            /** @description Id of the job; only if the work became a job. */
            job_id?: string;
            /** @description Address to poll for the state of the job. */
            status_url?: string;
            /** @description Sites in the job. */
            sites_queued?: number;
        };
        "list-site-records-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Part of the name or URL, whatever its case.
             * @default
             */
            search?: string;
            /**
             * @description Only those with these ids.
             * @default []
             */
            include?: number[];
            /**
             * @description Leave out those with these ids.
             * @default []
             */
            exclude?: number[];
            /**
             * @description Only sites in this state, or with an available update; any = all. An array matches any of its values.
             * @default any
             */
            status?: ("any" | "connected" | "disconnected" | "suspended" | "available_update") | ("connected" | "disconnected" | "suspended" | "available_update")[];
            /**
             * @description Only sites with this health; any = all. An array matches any of its values. Each site has exactly one health.
             * @default any
             */
            health?: ("any" | "down" | "disconnected" | "broken" | "altered" | "sync_failing" | "vulnerable" | "expiring" | "never_synced" | "updates" | "healthy" | "suspended") | ("down" | "disconnected" | "broken" | "altered" | "sync_failing" | "vulnerable" | "expiring" | "never_synced" | "updates" | "healthy" | "suspended")[];
            /**
             * @description Only sites whose address responded at the last check (up), did not respond (down), or was never checked.
             * @enum {string}
             */
            check?: "up" | "down" | "unchecked";
            /**
             * @description Only sites in this condition; any = all. An array matches any of its values. php_end_of_life and wordpress_end_of_life: its version gets no security fixes any more. connector_outdated: the MainWP Child plugin is older than two weeks behind the newest. search_engines_blocked: it asks search engines not to index it.
             * @default any
             */
            condition?: ("any" | "php_end_of_life" | "wordpress_end_of_life" | "connector_outdated" | "search_engines_blocked") | ("php_end_of_life" | "wordpress_end_of_life" | "connector_outdated" | "search_engines_blocked")[];
            /** @description Only sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Only sites of these clients; 0 = of none.
             * @default []
             */
            client_ids?: number[];
            /**
             * @description Only sites with at least one of these tags, by id.
             * @default []
             */
            tags_any?: number[];
            /**
             * @description Only sites with every one of these tags, by id.
             * @default []
             */
            tags_all?: number[];
            /**
             * @description Only sites with one of these versions of WordPress; 6.9 also matches 6.9.1 and so on.
             * @default []
             */
            wp_versions?: string[];
            /**
             * @description Only sites with one of these versions of PHP; 8.2 also matches 8.2.1 and so on.
             * @default []
             */
            php_versions?: string[];
            /**
             * @description Only sites with one of these versions of the MainWP Child plugin; 5.4 also matches 5.4.1 and so on.
             * @default []
             */
            child_versions?: string[];
            /** @description Only sites that have this plugin, active or not, by slug, e.g. akismet/akismet.php. */
            plugin?: string;
            /** @description Only sites that have exactly this version of the plugin in `plugin`, which is then required. */
            plugin_version?: string;
            /** @description Only sites that have this theme, active or not, by slug, e.g. twentytwentyfive. */
            theme?: string;
            /** @description Only sites that have exactly this version of the theme in `theme`, which is then required. */
            theme_version?: string;
            /** @description Only sites changed after this instant, as ISO 8601, e.g. 2026-01-31T08:00:00Z. A sync counts as well as a person or program. */
            modified_after?: string;
            /**
             * @description Sort key. Versions sort as versions; unknown values count as lowest.
             * @default name
             * @enum {string}
             */
            sort?: "name" | "id" | "url" | "status" | "health" | "last_sync" | "health_score" | "response_time" | "created" | "updates" | "wp_version" | "php_version" | "child_version";
            /**
             * @description asc: lowest first; desc: highest first.
             * @default asc
             * @enum {string}
             */
            order?: "asc" | "desc";
        };
        "list-site-records-v1.output": {
            /** @description The sites of this page. */
            items: {
                /** @description Id of the site. */
                id: number;
                /** @description Address of the site, with a slash at the end. */
                url: string;
                /** @description Name of the site. */
                name: string;
                /**
                 * @description connected, disconnected or suspended.
                 * @enum {string}
                 */
                status: "connected" | "disconnected" | "suspended";
                /** @description Id of the client the site belongs to; null for none. */
                client_id: number | null;
                /** @description WordPress version of the site. */
                wp_version: string;
                /** @description PHP version of the site. */
                php_version: string;
                /** @description Version of the connector plugin on the site. */
                child_version: string;
                /** @description When the site was last synced, ISO 8601 UTC; null if never. */
                last_sync: string | null;
                /** @description Administrator login that the connection uses. */
                admin_username: string;
                /** @description Notes about the site. */
                notes: string;
                /** @description Name of the client; null for none. */
                client_name: string | null;
                /** @description Tags of the site, by name. */
                tags: {
                    /** @description Id of the tag. */
                    id: number;
                    /** @description Name of the tag. */
                    name: string;
                    /** @description Colour as #rrggbb; null for none. */
                    color: string | null;
                }[];
                /** @description The TLS certificate of the site is verified. */
                verify_tls: boolean;
                /** @description Address of the main site of its multisite network, without scheme; null when none is known. */
                network: string | null;
                /** @description Path of its icon on this server, for whoever is signed in to the dashboard; null for none. */
                icon: string | null;
                /** @description Credentials for a password prompt in front of the site are stored. */
                http_auth: boolean;
                /**
                 * @description Health of the site in one word, by what is worst. down: it does not answer checks, and has answered no sync since. broken: an update has broken it. altered: a file check found altered files on it. sync_failing: the last sync failed. vulnerable: a known vulnerability is exposed. expiring: its certificate or domain runs out within 14 days. never_synced: no sync has ended yet. updates: updates are pending. Not to be confused with health_score, the Site Health score of WordPress.
                 * @enum {string}
                 */
                health: "down" | "disconnected" | "broken" | "altered" | "sync_failing" | "vulnerable" | "expiring" | "never_synced" | "updates" | "healthy" | "suspended";
                /** @description Everything that is the matter with the site, worst first; empty if it is healthy. */
                health_reasons: {
                    /**
                     * @description What is the matter, as in health.
                     * @enum {string}
                     */
                    kind: "down" | "disconnected" | "broken" | "altered" | "sync_failing" | "vulnerable" | "expiring" | "never_synced" | "updates" | "suspended";
                    /** @description How many: updates that broke it, plugins and themes whose files were altered, failed syncs, vulnerabilities, certificates and domains, pending updates; null for others. */
                    count: number | null;
                    /** @description Since when, ISO 8601 UTC; for expiring, when the first of them runs out. Null where it is not known. */
                    at: string | null;
                    /** @description Why it is down, disconnected or fails to sync; name of the update that broke it; whose files were altered; the worst severity of the vulnerabilities; certificate or domain that runs out first. Null where there is nothing to say. */
                    detail: string | null;
                    /** @description Code of why it is down, as that of an incident, or disconnected or fails to sync, as the cause of sync_error or else its code, without namespace; null where it is not known, and for others. */
                    cause: string | null;
                    /** @description HTTP status of the check that found it down; null without an answer, and for others. */
                    status_code: number | null;
                    /** @description Id of the update run that broke it; null for others. */
                    run_id: string | null;
                }[];
                /** @description Why the last sync failed; null if it succeeded. */
                sync_error: {
                    /** @description Error code. */
                    code: string;
                    /**
                     * @description What the failure follows from, more precisely than the code; null if no request to the site failed.
                     * @enum {string|null}
                     */
                    cause: "unreachable" | "maintenance" | "timeout" | "no_connector" | "http_auth" | "blocked" | "redirected" | "site_error" | "too_large" | "disconnected" | "admin_gone" | "connector_outdated" | "refused" | "client_bug" | "database" | "critical_error" | "unavailable" | "private_address" | "certificate_expired" | "certificate_not_yet_valid" | "certificate_wrong_host" | "certificate_self_signed" | "certificate_unknown_issuer" | null;
                    /** @description What went wrong and what to do. */
                    message: string;
                } | null;
                /** @description Syncs that failed since the last one that did not. */
                failed_syncs: number;
                /** @description The last check of the address; null if there was none, or if it failed and a later sync succeeded. */
                check: {
                    /** @description When the address was checked, ISO 8601 UTC. */
                    checked_at: string;
                    /** @description The site responded with a 2xx or 3xx status. */
                    reachable: boolean;
                    /** @description HTTP status of the response; 0 if there was none. */
                    http_status: number;
                    /** @description Response time in milliseconds. */
                    response_time_ms: number;
                    /** @description Why it was not reachable; null when it was. */
                    message: string | null;
                } | null;
                /** @description Why the site is disconnected; null if it is not. */
                disconnected: {
                    /**
                     * @description person: somebody disconnected it. refusal: the site does not take our key or administrator. missing_connector: its connector plugin did not answer several times; the site is asked again now and then, and connects by itself.
                     * @enum {string}
                     */
                    by: "person" | "refusal" | "missing_connector";
                    /** @description Since when, ISO 8601 UTC; null when unknown. */
                    since: string | null;
                } | null;
                /** @description What the site is in for a while, as of its last sync: see the filter condition of the list. */
                conditions: {
                    /**
                     * @description What it is in.
                     * @enum {string}
                     */
                    kind: "php_end_of_life" | "wordpress_end_of_life" | "connector_outdated" | "search_engines_blocked";
                    /** @description Since when this is known, ISO 8601 UTC. */
                    since: string;
                }[];
                /** @description WordPress Site Health, 0 to 100; null when unknown. */
                health_score: number | null;
                /** @description Users of the site; null when unknown. */
                users_count: number | null;
                /** @description The site may have more users than users_count: the connector lists no more than 500. */
                users_capped: boolean;
                /** @description Pending updates as of the last sync. */
                updates: {
                    /** @description 1 when a newer WordPress is on offer, else 0. */
                    wp: number;
                    /** @description Plugins with an update. */
                    plugins: number;
                    /** @description Themes with an update. */
                    themes: number;
                    /** @description Translations with an update. */
                    translations: number;
                    /** @description All of these. */
                    total: number;
                };
                /** @description What the site reported about its server at its last sync; null for what it did not report. */
                server: {
                    /** @description Address the site sees itself under. */
                    ip: string | null;
                    /** @description Version of its database. */
                    mysql_version: string | null;
                    /** @description Memory limit of PHP. */
                    memory_limit: string | null;
                    /** @description Size of its database. */
                    database_size_mb: number | null;
                    /** @description Name of its theme. */
                    active_theme: string | null;
                    /** @description Language of the site, e.g. de_DE. */
                    language: string | null;
                    /** @description Time zone of the site, e.g. Europe/Berlin. */
                    timezone: string | null;
                };
                /** @description The last backup that the site knew of at its last sync. Whether it can be restored is not known. */
                backup: {
                    /**
                     * @description The active plugin whose backups are known; null if there is none.
                     * @enum {string|null}
                     */
                    plugin: "updraftplus" | "backwpup" | "wpvivid" | "backupbuddy" | "wptimecapsule" | "backupwordpress" | null;
                    /** @description When it last made a backup, ISO 8601 UTC; null if unknown, which does not mean never. */
                    last_known_at: string | null;
                };
                /** @description When the site was added, ISO 8601 UTC. */
                created: string;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All sites that match. */
            total: number;
        };
        "list-site-briefs-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Part of the name or URL, whatever its case.
             * @default
             */
            search?: string;
            /**
             * @description Only those with these ids.
             * @default []
             */
            include?: number[];
            /**
             * @description Leave out those with these ids.
             * @default []
             */
            exclude?: number[];
            /**
             * @description Only sites in this state, or with an available update; any = all. An array matches any of its values.
             * @default any
             */
            status?: ("any" | "connected" | "disconnected" | "suspended" | "available_update") | ("connected" | "disconnected" | "suspended" | "available_update")[];
            /**
             * @description Only sites with this health; any = all. An array matches any of its values. Each site has exactly one health.
             * @default any
             */
            health?: ("any" | "down" | "disconnected" | "broken" | "altered" | "sync_failing" | "vulnerable" | "expiring" | "never_synced" | "updates" | "healthy" | "suspended") | ("down" | "disconnected" | "broken" | "altered" | "sync_failing" | "vulnerable" | "expiring" | "never_synced" | "updates" | "healthy" | "suspended")[];
            /**
             * @description Only sites whose address responded at the last check (up), did not respond (down), or was never checked.
             * @enum {string}
             */
            check?: "up" | "down" | "unchecked";
            /**
             * @description Only sites in this condition; any = all. An array matches any of its values. php_end_of_life and wordpress_end_of_life: its version gets no security fixes any more. connector_outdated: the MainWP Child plugin is older than two weeks behind the newest. search_engines_blocked: it asks search engines not to index it.
             * @default any
             */
            condition?: ("any" | "php_end_of_life" | "wordpress_end_of_life" | "connector_outdated" | "search_engines_blocked") | ("php_end_of_life" | "wordpress_end_of_life" | "connector_outdated" | "search_engines_blocked")[];
            /** @description Only sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Only sites of these clients; 0 = of none.
             * @default []
             */
            client_ids?: number[];
            /**
             * @description Only sites with at least one of these tags, by id.
             * @default []
             */
            tags_any?: number[];
            /**
             * @description Only sites with every one of these tags, by id.
             * @default []
             */
            tags_all?: number[];
            /**
             * @description Only sites with one of these versions of WordPress; 6.9 also matches 6.9.1 and so on.
             * @default []
             */
            wp_versions?: string[];
            /**
             * @description Only sites with one of these versions of PHP; 8.2 also matches 8.2.1 and so on.
             * @default []
             */
            php_versions?: string[];
            /**
             * @description Only sites with one of these versions of the MainWP Child plugin; 5.4 also matches 5.4.1 and so on.
             * @default []
             */
            child_versions?: string[];
            /** @description Only sites that have this plugin, active or not, by slug, e.g. akismet/akismet.php. */
            plugin?: string;
            /** @description Only sites that have exactly this version of the plugin in `plugin`, which is then required. */
            plugin_version?: string;
            /** @description Only sites that have this theme, active or not, by slug, e.g. twentytwentyfive. */
            theme?: string;
            /** @description Only sites that have exactly this version of the theme in `theme`, which is then required. */
            theme_version?: string;
            /** @description Only sites changed after this instant, as ISO 8601, e.g. 2026-01-31T08:00:00Z. A sync counts as well as a person or program. */
            modified_after?: string;
            /**
             * @description Sort key. Versions sort as versions; unknown values count as lowest.
             * @default name
             * @enum {string}
             */
            sort?: "name" | "id" | "url" | "status" | "health" | "last_sync" | "health_score" | "response_time" | "created" | "updates" | "wp_version" | "php_version" | "child_version";
            /**
             * @description asc: lowest first; desc: highest first.
             * @default asc
             * @enum {string}
             */
            order?: "asc" | "desc";
        };
        "list-site-briefs-v1.output": {
            /** @description The sites of this page. */
            items: {
                /** @description Id of the site. */
                id: number;
                /** @description Address of the site, with a slash at the end. */
                url: string;
                /** @description Name of the site. */
                name: string;
                /** @description Id of the client the site belongs to; null for none. */
                client_id: number | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All sites that match. */
            total: number;
        };
        "count-site-records-v1.input": {
            /**
             * @description Part of the name or URL, whatever its case.
             * @default
             */
            search?: string;
            /**
             * @description Only those with these ids.
             * @default []
             */
            include?: number[];
            /**
             * @description Leave out those with these ids.
             * @default []
             */
            exclude?: number[];
            /**
             * @description Only sites in this state, or with an available update; any = all. An array matches any of its values.
             * @default any
             */
            status?: ("any" | "connected" | "disconnected" | "suspended" | "available_update") | ("connected" | "disconnected" | "suspended" | "available_update")[];
            /**
             * @description Only sites with this health; any = all. An array matches any of its values. Each site has exactly one health.
             * @default any
             */
            health?: ("any" | "down" | "disconnected" | "broken" | "altered" | "sync_failing" | "vulnerable" | "expiring" | "never_synced" | "updates" | "healthy" | "suspended") | ("down" | "disconnected" | "broken" | "altered" | "sync_failing" | "vulnerable" | "expiring" | "never_synced" | "updates" | "healthy" | "suspended")[];
            /**
             * @description Only sites whose address responded at the last check (up), did not respond (down), or was never checked.
             * @enum {string}
             */
            check?: "up" | "down" | "unchecked";
            /**
             * @description Only sites in this condition; any = all. An array matches any of its values. php_end_of_life and wordpress_end_of_life: its version gets no security fixes any more. connector_outdated: the MainWP Child plugin is older than two weeks behind the newest. search_engines_blocked: it asks search engines not to index it.
             * @default any
             */
            condition?: ("any" | "php_end_of_life" | "wordpress_end_of_life" | "connector_outdated" | "search_engines_blocked") | ("php_end_of_life" | "wordpress_end_of_life" | "connector_outdated" | "search_engines_blocked")[];
            /** @description Only sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Only sites of these clients; 0 = of none.
             * @default []
             */
            client_ids?: number[];
            /**
             * @description Only sites with at least one of these tags, by id.
             * @default []
             */
            tags_any?: number[];
            /**
             * @description Only sites with every one of these tags, by id.
             * @default []
             */
            tags_all?: number[];
            /**
             * @description Only sites with one of these versions of WordPress; 6.9 also matches 6.9.1 and so on.
             * @default []
             */
            wp_versions?: string[];
            /**
             * @description Only sites with one of these versions of PHP; 8.2 also matches 8.2.1 and so on.
             * @default []
             */
            php_versions?: string[];
            /**
             * @description Only sites with one of these versions of the MainWP Child plugin; 5.4 also matches 5.4.1 and so on.
             * @default []
             */
            child_versions?: string[];
            /** @description Only sites that have this plugin, active or not, by slug, e.g. akismet/akismet.php. */
            plugin?: string;
            /** @description Only sites that have exactly this version of the plugin in `plugin`, which is then required. */
            plugin_version?: string;
            /** @description Only sites that have this theme, active or not, by slug, e.g. twentytwentyfive. */
            theme?: string;
            /** @description Only sites that have exactly this version of the theme in `theme`, which is then required. */
            theme_version?: string;
            /** @description Only sites changed after this instant, as ISO 8601, e.g. 2026-01-31T08:00:00Z. A sync counts as well as a person or program. */
            modified_after?: string;
        };
        "count-site-records-v1.output": {
            /** @description Number of sites that match. */
            total: number;
        };
        "count-site-versions-v1.input": {
            /** @description Only sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
        };
        "count-site-versions-v1.output": {
            /** @description Versions of WordPress, newest first; at most 500. */
            wp: {
                /** @description The version as reported by the sites. */
                version: string;
                /** @description Sites that have it. */
                sites: number;
            }[];
            /** @description Versions of PHP, newest first; at most 500. */
            php: {
                /** @description The version as reported by the sites. */
                version: string;
                /** @description Sites that have it. */
                sites: number;
            }[];
            /** @description Versions of the MainWP Child plugin, newest first; at most 500. */
            child: {
                /** @description The version as reported by the sites. */
                version: string;
                /** @description Sites that have it. */
                sites: number;
            }[];
        };
        "list-installed-items-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Part of the name or slug, whatever its case.
             * @default
             */
            search?: string;
            /** @description Only items of sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only items of sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
        };
        "list-installed-items-v1.output": {
            /** @description The plugins and themes of this page. */
            items: {
                /**
                 * @description What it is.
                 * @enum {string}
                 */
                type: "plugin" | "theme";
                /** @description As in the filters `plugin` and `theme` of list-site-records-v1. */
                slug: string;
                /** @description Its name, as its highest version says it. */
                name: string;
                /** @description Sites that have it, active or not. */
                sites_count: number;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All plugins and themes that match. */
            total: number;
        };
        "get-site-record-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
        };
        "get-site-record-v1.output": {
            /** @description Id of the site. */
            id: number;
            /** @description Address of the site, with a slash at the end. */
            url: string;
            /** @description Name of the site. */
            name: string;
            /**
             * @description connected, disconnected or suspended.
             * @enum {string}
             */
            status: "connected" | "disconnected" | "suspended";
            /** @description Id of the client the site belongs to; null for none. */
            client_id: number | null;
            /** @description WordPress version of the site. */
            wp_version: string;
            /** @description PHP version of the site. */
            php_version: string;
            /** @description Version of the connector plugin on the site. */
            child_version: string;
            /** @description When the site was last synced, ISO 8601 UTC; null if never. */
            last_sync: string | null;
            /** @description Administrator login that the connection uses. */
            admin_username: string;
            /** @description Notes about the site. */
            notes: string;
            /** @description Name of the client; null for none. */
            client_name: string | null;
            /** @description Tags of the site, by name. */
            tags: {
                /** @description Id of the tag. */
                id: number;
                /** @description Name of the tag. */
                name: string;
                /** @description Colour as #rrggbb; null for none. */
                color: string | null;
            }[];
            /** @description The TLS certificate of the site is verified. */
            verify_tls: boolean;
            /** @description Address of the main site of its multisite network, without scheme; null when none is known. */
            network: string | null;
            /** @description Path of its icon on this server, for whoever is signed in to the dashboard; null for none. */
            icon: string | null;
            /** @description Credentials for a password prompt in front of the site are stored. */
            http_auth: boolean;
            /**
             * @description Health of the site in one word, by what is worst. down: it does not answer checks, and has answered no sync since. broken: an update has broken it. altered: a file check found altered files on it. sync_failing: the last sync failed. vulnerable: a known vulnerability is exposed. expiring: its certificate or domain runs out within 14 days. never_synced: no sync has ended yet. updates: updates are pending. Not to be confused with health_score, the Site Health score of WordPress.
             * @enum {string}
             */
            health: "down" | "disconnected" | "broken" | "altered" | "sync_failing" | "vulnerable" | "expiring" | "never_synced" | "updates" | "healthy" | "suspended";
            /** @description Everything that is the matter with the site, worst first; empty if it is healthy. */
            health_reasons: {
                /**
                 * @description What is the matter, as in health.
                 * @enum {string}
                 */
                kind: "down" | "disconnected" | "broken" | "altered" | "sync_failing" | "vulnerable" | "expiring" | "never_synced" | "updates" | "suspended";
                /** @description How many: updates that broke it, plugins and themes whose files were altered, failed syncs, vulnerabilities, certificates and domains, pending updates; null for others. */
                count: number | null;
                /** @description Since when, ISO 8601 UTC; for expiring, when the first of them runs out. Null where it is not known. */
                at: string | null;
                /** @description Why it is down, disconnected or fails to sync; name of the update that broke it; whose files were altered; the worst severity of the vulnerabilities; certificate or domain that runs out first. Null where there is nothing to say. */
                detail: string | null;
                /** @description Code of why it is down, as that of an incident, or disconnected or fails to sync, as the cause of sync_error or else its code, without namespace; null where it is not known, and for others. */
                cause: string | null;
                /** @description HTTP status of the check that found it down; null without an answer, and for others. */
                status_code: number | null;
                /** @description Id of the update run that broke it; null for others. */
                run_id: string | null;
            }[];
            /** @description Why the last sync failed; null if it succeeded. */
            sync_error: {
                /** @description Error code. */
                code: string;
                /**
                 * @description What the failure follows from, more precisely than the code; null if no request to the site failed.
                 * @enum {string|null}
                 */
                cause: "unreachable" | "maintenance" | "timeout" | "no_connector" | "http_auth" | "blocked" | "redirected" | "site_error" | "too_large" | "disconnected" | "admin_gone" | "connector_outdated" | "refused" | "client_bug" | "database" | "critical_error" | "unavailable" | "private_address" | "certificate_expired" | "certificate_not_yet_valid" | "certificate_wrong_host" | "certificate_self_signed" | "certificate_unknown_issuer" | null;
                /** @description What went wrong and what to do. */
                message: string;
            } | null;
            /** @description Syncs that failed since the last one that did not. */
            failed_syncs: number;
            /** @description The last check of the address; null if there was none, or if it failed and a later sync succeeded. */
            check: {
                /** @description When the address was checked, ISO 8601 UTC. */
                checked_at: string;
                /** @description The site responded with a 2xx or 3xx status. */
                reachable: boolean;
                /** @description HTTP status of the response; 0 if there was none. */
                http_status: number;
                /** @description Response time in milliseconds. */
                response_time_ms: number;
                /** @description Why it was not reachable; null when it was. */
                message: string | null;
            } | null;
            /** @description Why the site is disconnected; null if it is not. */
            disconnected: {
                /**
                 * @description person: somebody disconnected it. refusal: the site does not take our key or administrator. missing_connector: its connector plugin did not answer several times; the site is asked again now and then, and connects by itself.
                 * @enum {string}
                 */
                by: "person" | "refusal" | "missing_connector";
                /** @description Since when, ISO 8601 UTC; null when unknown. */
                since: string | null;
            } | null;
            /** @description What the site is in for a while, as of its last sync: see the filter condition of the list. */
            conditions: {
                /**
                 * @description What it is in.
                 * @enum {string}
                 */
                kind: "php_end_of_life" | "wordpress_end_of_life" | "connector_outdated" | "search_engines_blocked";
                /** @description Since when this is known, ISO 8601 UTC. */
                since: string;
            }[];
            /** @description WordPress Site Health, 0 to 100; null when unknown. */
            health_score: number | null;
            /** @description Users of the site; null when unknown. */
            users_count: number | null;
            /** @description The site may have more users than users_count: the connector lists no more than 500. */
            users_capped: boolean;
            /** @description Pending updates as of the last sync. */
            updates: {
                /** @description 1 when a newer WordPress is on offer, else 0. */
                wp: number;
                /** @description Plugins with an update. */
                plugins: number;
                /** @description Themes with an update. */
                themes: number;
                /** @description Translations with an update. */
                translations: number;
                /** @description All of these. */
                total: number;
            };
            /** @description What the site reported about its server at its last sync; null for what it did not report. */
            server: {
                /** @description Address the site sees itself under. */
                ip: string | null;
                /** @description Version of its database. */
                mysql_version: string | null;
                /** @description Memory limit of PHP. */
                memory_limit: string | null;
                /** @description Size of its database. */
                database_size_mb: number | null;
                /** @description Name of its theme. */
                active_theme: string | null;
                /** @description Language of the site, e.g. de_DE. */
                language: string | null;
                /** @description Time zone of the site, e.g. Europe/Berlin. */
                timezone: string | null;
            };
            /** @description The last backup that the site knew of at its last sync. Whether it can be restored is not known. */
            backup: {
                /**
                 * @description The active plugin whose backups are known; null if there is none.
                 * @enum {string|null}
                 */
                plugin: "updraftplus" | "backwpup" | "wpvivid" | "backupbuddy" | "wptimecapsule" | "backupwordpress" | null;
                /** @description When it last made a backup, ISO 8601 UTC; null if unknown, which does not mean never. */
                last_known_at: string | null;
            };
            /** @description When the site was added, ISO 8601 UTC. */
            created: string;
            /** @description The key that the calls to the site are signed with; null for a site that is disconnected. */
            key: {
                /**
                 * @description Kind of key of the site: p256, or rsa where PHP of the site cannot verify that; rsa_library where it has no OpenSSL at all; rsa_sha1 while the site is shared with a dashboard that signs with SHA-1.
                 * @enum {string}
                 */
                signing: "p256" | "rsa" | "rsa_library" | "rsa_sha1";
                /** @description When PHP of the site did not verify a P-256 key, ISO 8601 UTC; null if it is not known to. */
                p256_refused_at: string | null;
            } | null;
            /** @description The last screenshot of its front page, WebP of 640 × 400 pixels; null for none. */
            screenshot: {
                /** @description Path of the picture on this server, for whoever is signed in to the dashboard. */
                path: string;
                /** @description When it was taken, ISO 8601 UTC. */
                taken_at: string;
            } | null;
        };
        "update-site-record-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /** @description New address. It is stored only if the site answers there to the key of this server. Another host does not get the stored http_pass, which is then forgotten: give http_user and http_pass again if its server asks for them. */
            url?: string;
            /** @description New name. */
            name?: string;
            /** @description New notes; empty or null for none. */
            notes?: string | null;
            /** @description New client; null for none. The site keeps its state, also if the client is suspended. */
            client_id?: number | null;
            /** @description Ids of all tags of the site. They replace its current tags; [] or null removes all. */
            tags?: number[] | null;
            /** @description Administrator login that the connection uses. */
            admin?: string;
            /** @description Unique security ID from the MainWP Child settings; empty or null for none. */
            uniqueid?: string | null;
            /** @description Verify the TLS certificate of the site. */
            ssl_verify?: boolean;
            /** @description User name of the password prompt in front of the site; empty or null to remove it. */
            http_user?: string | null;
            /** @description Password of the password prompt in front of the site. */
            http_pass?: string | null;
        };
        "update-site-record-v1.output": {
            /** @description Id of the site. */
            id: number;
            /** @description Address of the site, with a slash at the end. */
            url: string;
            /** @description Name of the site. */
            name: string;
            /**
             * @description connected, disconnected or suspended.
             * @enum {string}
             */
            status: "connected" | "disconnected" | "suspended";
            /** @description Id of the client the site belongs to; null for none. */
            client_id: number | null;
            /** @description WordPress version of the site. */
            wp_version: string;
            /** @description PHP version of the site. */
            php_version: string;
            /** @description Version of the connector plugin on the site. */
            child_version: string;
            /** @description When the site was last synced, ISO 8601 UTC; null if never. */
            last_sync: string | null;
            /** @description Administrator login that the connection uses. */
            admin_username: string;
            /** @description Notes about the site. */
            notes: string;
            /** @description Name of the client; null for none. */
            client_name: string | null;
            /** @description Tags of the site, by name. */
            tags: {
                /** @description Id of the tag. */
                id: number;
                /** @description Name of the tag. */
                name: string;
                /** @description Colour as #rrggbb; null for none. */
                color: string | null;
            }[];
            /** @description The TLS certificate of the site is verified. */
            verify_tls: boolean;
            /** @description Address of the main site of its multisite network, without scheme; null when none is known. */
            network: string | null;
            /** @description Path of its icon on this server, for whoever is signed in to the dashboard; null for none. */
            icon: string | null;
            /** @description Credentials for a password prompt in front of the site are stored. */
            http_auth: boolean;
            /**
             * @description Health of the site in one word, by what is worst. down: it does not answer checks, and has answered no sync since. broken: an update has broken it. altered: a file check found altered files on it. sync_failing: the last sync failed. vulnerable: a known vulnerability is exposed. expiring: its certificate or domain runs out within 14 days. never_synced: no sync has ended yet. updates: updates are pending. Not to be confused with health_score, the Site Health score of WordPress.
             * @enum {string}
             */
            health: "down" | "disconnected" | "broken" | "altered" | "sync_failing" | "vulnerable" | "expiring" | "never_synced" | "updates" | "healthy" | "suspended";
            /** @description Everything that is the matter with the site, worst first; empty if it is healthy. */
            health_reasons: {
                /**
                 * @description What is the matter, as in health.
                 * @enum {string}
                 */
                kind: "down" | "disconnected" | "broken" | "altered" | "sync_failing" | "vulnerable" | "expiring" | "never_synced" | "updates" | "suspended";
                /** @description How many: updates that broke it, plugins and themes whose files were altered, failed syncs, vulnerabilities, certificates and domains, pending updates; null for others. */
                count: number | null;
                /** @description Since when, ISO 8601 UTC; for expiring, when the first of them runs out. Null where it is not known. */
                at: string | null;
                /** @description Why it is down, disconnected or fails to sync; name of the update that broke it; whose files were altered; the worst severity of the vulnerabilities; certificate or domain that runs out first. Null where there is nothing to say. */
                detail: string | null;
                /** @description Code of why it is down, as that of an incident, or disconnected or fails to sync, as the cause of sync_error or else its code, without namespace; null where it is not known, and for others. */
                cause: string | null;
                /** @description HTTP status of the check that found it down; null without an answer, and for others. */
                status_code: number | null;
                /** @description Id of the update run that broke it; null for others. */
                run_id: string | null;
            }[];
            /** @description Why the last sync failed; null if it succeeded. */
            sync_error: {
                /** @description Error code. */
                code: string;
                /**
                 * @description What the failure follows from, more precisely than the code; null if no request to the site failed.
                 * @enum {string|null}
                 */
                cause: "unreachable" | "maintenance" | "timeout" | "no_connector" | "http_auth" | "blocked" | "redirected" | "site_error" | "too_large" | "disconnected" | "admin_gone" | "connector_outdated" | "refused" | "client_bug" | "database" | "critical_error" | "unavailable" | "private_address" | "certificate_expired" | "certificate_not_yet_valid" | "certificate_wrong_host" | "certificate_self_signed" | "certificate_unknown_issuer" | null;
                /** @description What went wrong and what to do. */
                message: string;
            } | null;
            /** @description Syncs that failed since the last one that did not. */
            failed_syncs: number;
            /** @description The last check of the address; null if there was none, or if it failed and a later sync succeeded. */
            check: {
                /** @description When the address was checked, ISO 8601 UTC. */
                checked_at: string;
                /** @description The site responded with a 2xx or 3xx status. */
                reachable: boolean;
                /** @description HTTP status of the response; 0 if there was none. */
                http_status: number;
                /** @description Response time in milliseconds. */
                response_time_ms: number;
                /** @description Why it was not reachable; null when it was. */
                message: string | null;
            } | null;
            /** @description Why the site is disconnected; null if it is not. */
            disconnected: {
                /**
                 * @description person: somebody disconnected it. refusal: the site does not take our key or administrator. missing_connector: its connector plugin did not answer several times; the site is asked again now and then, and connects by itself.
                 * @enum {string}
                 */
                by: "person" | "refusal" | "missing_connector";
                /** @description Since when, ISO 8601 UTC; null when unknown. */
                since: string | null;
            } | null;
            /** @description What the site is in for a while, as of its last sync: see the filter condition of the list. */
            conditions: {
                /**
                 * @description What it is in.
                 * @enum {string}
                 */
                kind: "php_end_of_life" | "wordpress_end_of_life" | "connector_outdated" | "search_engines_blocked";
                /** @description Since when this is known, ISO 8601 UTC. */
                since: string;
            }[];
            /** @description WordPress Site Health, 0 to 100; null when unknown. */
            health_score: number | null;
            /** @description Users of the site; null when unknown. */
            users_count: number | null;
            /** @description The site may have more users than users_count: the connector lists no more than 500. */
            users_capped: boolean;
            /** @description Pending updates as of the last sync. */
            updates: {
                /** @description 1 when a newer WordPress is on offer, else 0. */
                wp: number;
                /** @description Plugins with an update. */
                plugins: number;
                /** @description Themes with an update. */
                themes: number;
                /** @description Translations with an update. */
                translations: number;
                /** @description All of these. */
                total: number;
            };
            /** @description What the site reported about its server at its last sync; null for what it did not report. */
            server: {
                /** @description Address the site sees itself under. */
                ip: string | null;
                /** @description Version of its database. */
                mysql_version: string | null;
                /** @description Memory limit of PHP. */
                memory_limit: string | null;
                /** @description Size of its database. */
                database_size_mb: number | null;
                /** @description Name of its theme. */
                active_theme: string | null;
                /** @description Language of the site, e.g. de_DE. */
                language: string | null;
                /** @description Time zone of the site, e.g. Europe/Berlin. */
                timezone: string | null;
            };
            /** @description The last backup that the site knew of at its last sync. Whether it can be restored is not known. */
            backup: {
                /**
                 * @description The active plugin whose backups are known; null if there is none.
                 * @enum {string|null}
                 */
                plugin: "updraftplus" | "backwpup" | "wpvivid" | "backupbuddy" | "wptimecapsule" | "backupwordpress" | null;
                /** @description When it last made a backup, ISO 8601 UTC; null if unknown, which does not mean never. */
                last_known_at: string | null;
            };
            /** @description When the site was added, ISO 8601 UTC. */
            created: string;
            /** @description The key that the calls to the site are signed with; null for a site that is disconnected. */
            key: {
                /**
                 * @description Kind of key of the site: p256, or rsa where PHP of the site cannot verify that; rsa_library where it has no OpenSSL at all; rsa_sha1 while the site is shared with a dashboard that signs with SHA-1.
                 * @enum {string}
                 */
                signing: "p256" | "rsa" | "rsa_library" | "rsa_sha1";
                /** @description When PHP of the site did not verify a P-256 key, ISO 8601 UTC; null if it is not known to. */
                p256_refused_at: string | null;
            } | null;
            /** @description The last screenshot of its front page, WebP of 640 × 400 pixels; null for none. */
            screenshot: {
                /** @description Path of the picture on this server, for whoever is signed in to the dashboard. */
                path: string;
                /** @description When it was taken, ISO 8601 UTC. */
                taken_at: string;
            } | null;
        };
        "sync-site-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
        };
        "sync-site-v1.output": {
            /** @description Id of the site. */
            id: number;
            /** @description Address of the site, with a slash at the end. */
            url: string;
            /** @description Name of the site. */
            name: string;
            /**
             * @description connected, disconnected or suspended.
             * @enum {string}
             */
            status: "connected" | "disconnected" | "suspended";
            /** @description Id of the client the site belongs to; null for none. */
            client_id: number | null;
            /** @description WordPress version of the site. */
            wp_version: string;
            /** @description PHP version of the site. */
            php_version: string;
            /** @description Version of the connector plugin on the site. */
            child_version: string;
            /** @description When the site was last synced, ISO 8601 UTC; null if never. */
            last_sync: string | null;
            /** @description Administrator login that the connection uses. */
            admin_username: string;
            /** @description Notes about the site. */
            notes: string;
            /** @description Name of the client; null for none. */
            client_name: string | null;
            /** @description Tags of the site, by name. */
            tags: {
                /** @description Id of the tag. */
                id: number;
                /** @description Name of the tag. */
                name: string;
                /** @description Colour as #rrggbb; null for none. */
                color: string | null;
            }[];
            /** @description The TLS certificate of the site is verified. */
            verify_tls: boolean;
            /** @description Address of the main site of its multisite network, without scheme; null when none is known. */
            network: string | null;
            /** @description Path of its icon on this server, for whoever is signed in to the dashboard; null for none. */
            icon: string | null;
            /** @description Credentials for a password prompt in front of the site are stored. */
            http_auth: boolean;
            /**
             * @description Health of the site in one word, by what is worst. down: it does not answer checks, and has answered no sync since. broken: an update has broken it. altered: a file check found altered files on it. sync_failing: the last sync failed. vulnerable: a known vulnerability is exposed. expiring: its certificate or domain runs out within 14 days. never_synced: no sync has ended yet. updates: updates are pending. Not to be confused with health_score, the Site Health score of WordPress.
             * @enum {string}
             */
            health: "down" | "disconnected" | "broken" | "altered" | "sync_failing" | "vulnerable" | "expiring" | "never_synced" | "updates" | "healthy" | "suspended";
            /** @description Everything that is the matter with the site, worst first; empty if it is healthy. */
            health_reasons: {
                /**
                 * @description What is the matter, as in health.
                 * @enum {string}
                 */
                kind: "down" | "disconnected" | "broken" | "altered" | "sync_failing" | "vulnerable" | "expiring" | "never_synced" | "updates" | "suspended";
                /** @description How many: updates that broke it, plugins and themes whose files were altered, failed syncs, vulnerabilities, certificates and domains, pending updates; null for others. */
                count: number | null;
                /** @description Since when, ISO 8601 UTC; for expiring, when the first of them runs out. Null where it is not known. */
                at: string | null;
                /** @description Why it is down, disconnected or fails to sync; name of the update that broke it; whose files were altered; the worst severity of the vulnerabilities; certificate or domain that runs out first. Null where there is nothing to say. */
                detail: string | null;
                /** @description Code of why it is down, as that of an incident, or disconnected or fails to sync, as the cause of sync_error or else its code, without namespace; null where it is not known, and for others. */
                cause: string | null;
                /** @description HTTP status of the check that found it down; null without an answer, and for others. */
                status_code: number | null;
                /** @description Id of the update run that broke it; null for others. */
                run_id: string | null;
            }[];
            /** @description Why the last sync failed; null if it succeeded. */
            sync_error: {
                /** @description Error code. */
                code: string;
                /**
                 * @description What the failure follows from, more precisely than the code; null if no request to the site failed.
                 * @enum {string|null}
                 */
                cause: "unreachable" | "maintenance" | "timeout" | "no_connector" | "http_auth" | "blocked" | "redirected" | "site_error" | "too_large" | "disconnected" | "admin_gone" | "connector_outdated" | "refused" | "client_bug" | "database" | "critical_error" | "unavailable" | "private_address" | "certificate_expired" | "certificate_not_yet_valid" | "certificate_wrong_host" | "certificate_self_signed" | "certificate_unknown_issuer" | null;
                /** @description What went wrong and what to do. */
                message: string;
            } | null;
            /** @description Syncs that failed since the last one that did not. */
            failed_syncs: number;
            /** @description The last check of the address; null if there was none, or if it failed and a later sync succeeded. */
            check: {
                /** @description When the address was checked, ISO 8601 UTC. */
                checked_at: string;
                /** @description The site responded with a 2xx or 3xx status. */
                reachable: boolean;
                /** @description HTTP status of the response; 0 if there was none. */
                http_status: number;
                /** @description Response time in milliseconds. */
                response_time_ms: number;
                /** @description Why it was not reachable; null when it was. */
                message: string | null;
            } | null;
            /** @description Why the site is disconnected; null if it is not. */
            disconnected: {
                /**
                 * @description person: somebody disconnected it. refusal: the site does not take our key or administrator. missing_connector: its connector plugin did not answer several times; the site is asked again now and then, and connects by itself.
                 * @enum {string}
                 */
                by: "person" | "refusal" | "missing_connector";
                /** @description Since when, ISO 8601 UTC; null when unknown. */
                since: string | null;
            } | null;
            /** @description What the site is in for a while, as of its last sync: see the filter condition of the list. */
            conditions: {
                /**
                 * @description What it is in.
                 * @enum {string}
                 */
                kind: "php_end_of_life" | "wordpress_end_of_life" | "connector_outdated" | "search_engines_blocked";
                /** @description Since when this is known, ISO 8601 UTC. */
                since: string;
            }[];
            /** @description WordPress Site Health, 0 to 100; null when unknown. */
            health_score: number | null;
            /** @description Users of the site; null when unknown. */
            users_count: number | null;
            /** @description The site may have more users than users_count: the connector lists no more than 500. */
            users_capped: boolean;
            /** @description Pending updates as of the last sync. */
            updates: {
                /** @description 1 when a newer WordPress is on offer, else 0. */
                wp: number;
                /** @description Plugins with an update. */
                plugins: number;
                /** @description Themes with an update. */
                themes: number;
                /** @description Translations with an update. */
                translations: number;
                /** @description All of these. */
                total: number;
            };
            /** @description What the site reported about its server at its last sync; null for what it did not report. */
            server: {
                /** @description Address the site sees itself under. */
                ip: string | null;
                /** @description Version of its database. */
                mysql_version: string | null;
                /** @description Memory limit of PHP. */
                memory_limit: string | null;
                /** @description Size of its database. */
                database_size_mb: number | null;
                /** @description Name of its theme. */
                active_theme: string | null;
                /** @description Language of the site, e.g. de_DE. */
                language: string | null;
                /** @description Time zone of the site, e.g. Europe/Berlin. */
                timezone: string | null;
            };
            /** @description The last backup that the site knew of at its last sync. Whether it can be restored is not known. */
            backup: {
                /**
                 * @description The active plugin whose backups are known; null if there is none.
                 * @enum {string|null}
                 */
                plugin: "updraftplus" | "backwpup" | "wpvivid" | "backupbuddy" | "wptimecapsule" | "backupwordpress" | null;
                /** @description When it last made a backup, ISO 8601 UTC; null if unknown, which does not mean never. */
                last_known_at: string | null;
            };
            /** @description When the site was added, ISO 8601 UTC. */
            created: string;
            /** @description The key that the calls to the site are signed with; null for a site that is disconnected. */
            key: {
                /**
                 * @description Kind of key of the site: p256, or rsa where PHP of the site cannot verify that; rsa_library where it has no OpenSSL at all; rsa_sha1 while the site is shared with a dashboard that signs with SHA-1.
                 * @enum {string}
                 */
                signing: "p256" | "rsa" | "rsa_library" | "rsa_sha1";
                /** @description When PHP of the site did not verify a P-256 key, ISO 8601 UTC; null if it is not known to. */
                p256_refused_at: string | null;
            } | null;
            /** @description The last screenshot of its front page, WebP of 640 × 400 pixels; null for none. */
            screenshot: {
                /** @description Path of the picture on this server, for whoever is signed in to the dashboard. */
                path: string;
                /** @description When it was taken, ISO 8601 UTC. */
                taken_at: string;
            } | null;
        };
        "sync-sites-v1.input": {
            /**
             * @description The sites; empty for all connected ones.
             * @default []
             */
            site_ids_or_domains?: (number | string)[];
            /**
             * @description Sites to exclude, by id, domain or URL. An unknown site is an error.
             * @default []
             */
            exclude?: (number | string)[];
        };
        "sync-sites-v1.output": {
            /**
             * @description The work is done.
             * @constant
             */
            queued: false;
            /** @description The sites that were synced. */
            synced: {
                /** @description Id of the site. */
                id: number;
                /** @description Address of the site. */
                url: string;
                /** @description Name of the site. */
                name: string;
            }[];
            /** @description The sites that failed. All others succeeded. */
            errors: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description Number of sites synced. */
            total_synced: number;
            /** @description Number of sites that failed. */
            total_errors: number;
        } | {
            /**
             * @description The work continues in the background.
             * @constant
             */
            queued: true;
            /** @description Id of the job. */
            job_id: string;
            /** @description Address to poll for the state of the job. */
            status_url: string;
            /** @description Number of sites in the job. */
            sites_queued: number;
            /** @description The sites that failed. All others succeeded. */
            errors?: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
        };
        "check-site-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
        };
        "check-site-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /** @description Address of the site. */
            site_url: string;
            /** @description The site responded with a 2xx or 3xx status. */
            reachable: boolean;
            /** @description Response time in milliseconds. */
            response_time_ms: number;
            /** @description Why the site is not reachable; only if it is not. */
            message?: string;
            /** @description HTTP status of the response; 0 if there was none. */
            http_status: number;
        };
        "check-sites-v1.input": {
            /**
             * @description The sites; empty for all that are not suspended.
             * @default []
             */
            site_ids_or_domains?: (number | string)[];
            /**
             * @description Sites to exclude, by id, domain or URL. An unknown site is an error.
             * @default []
             */
            exclude?: (number | string)[];
        };
        "check-sites-v1.output": {
            /** @description The checked sites. */
            results: {
                /** @description Id of the site. */
                site_id: number;
                /** @description Address of the site. */
                site_url: string;
                /** @description The site responded with a 2xx or 3xx status. */
                reachable: boolean;
                /** @description Response time in milliseconds. */
                response_time_ms: number;
                /** @description Why the site is not reachable; only if it is not. */
                message?: string;
            }[];
            /** @description Totals of the results. */
            summary: {
                /** @description Sites checked. */
                total_checked: number;
                /** @description Of these, sites that responded. */
                reachable: number;
                /** @description Of these, sites that did not. */
                unreachable: number;
            };
            /** @description The sites that failed. All others succeeded. */
            errors?: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
        } | {
            /**
             * @description The work continues in the background.
             * @constant
             */
            queued: true;
            /** @description Id of the job. */
            job_id: string;
            /** @description Address to poll for the state of the job. */
            status_url: string;
            /** @description Number of sites in the job. */
            sites_queued: number;
            /** @description The sites that failed. All others succeeded. */
            errors?: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
        };
        "take-site-screenshot-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
        };
        "take-site-screenshot-v1.output": {
            /** @description Id of the site. */
            id: number;
            /** @description Address of the site, with a slash at the end. */
            url: string;
            /** @description Name of the site. */
            name: string;
            /**
             * @description connected, disconnected or suspended.
             * @enum {string}
             */
            status: "connected" | "disconnected" | "suspended";
            /** @description Id of the client the site belongs to; null for none. */
            client_id: number | null;
            /** @description WordPress version of the site. */
            wp_version: string;
            /** @description PHP version of the site. */
            php_version: string;
            /** @description Version of the connector plugin on the site. */
            child_version: string;
            /** @description When the site was last synced, ISO 8601 UTC; null if never. */
            last_sync: string | null;
            /** @description Administrator login that the connection uses. */
            admin_username: string;
            /** @description Notes about the site. */
            notes: string;
            /** @description Name of the client; null for none. */
            client_name: string | null;
            /** @description Tags of the site, by name. */
            tags: {
                /** @description Id of the tag. */
                id: number;
                /** @description Name of the tag. */
                name: string;
                /** @description Colour as #rrggbb; null for none. */
                color: string | null;
            }[];
            /** @description The TLS certificate of the site is verified. */
            verify_tls: boolean;
            /** @description Address of the main site of its multisite network, without scheme; null when none is known. */
            network: string | null;
            /** @description Path of its icon on this server, for whoever is signed in to the dashboard; null for none. */
            icon: string | null;
            /** @description Credentials for a password prompt in front of the site are stored. */
            http_auth: boolean;
            /**
             * @description Health of the site in one word, by what is worst. down: it does not answer checks, and has answered no sync since. broken: an update has broken it. altered: a file check found altered files on it. sync_failing: the last sync failed. vulnerable: a known vulnerability is exposed. expiring: its certificate or domain runs out within 14 days. never_synced: no sync has ended yet. updates: updates are pending. Not to be confused with health_score, the Site Health score of WordPress.
             * @enum {string}
             */
            health: "down" | "disconnected" | "broken" | "altered" | "sync_failing" | "vulnerable" | "expiring" | "never_synced" | "updates" | "healthy" | "suspended";
            /** @description Everything that is the matter with the site, worst first; empty if it is healthy. */
            health_reasons: {
                /**
                 * @description What is the matter, as in health.
                 * @enum {string}
                 */
                kind: "down" | "disconnected" | "broken" | "altered" | "sync_failing" | "vulnerable" | "expiring" | "never_synced" | "updates" | "suspended";
                /** @description How many: updates that broke it, plugins and themes whose files were altered, failed syncs, vulnerabilities, certificates and domains, pending updates; null for others. */
                count: number | null;
                /** @description Since when, ISO 8601 UTC; for expiring, when the first of them runs out. Null where it is not known. */
                at: string | null;
                /** @description Why it is down, disconnected or fails to sync; name of the update that broke it; whose files were altered; the worst severity of the vulnerabilities; certificate or domain that runs out first. Null where there is nothing to say. */
                detail: string | null;
                /** @description Code of why it is down, as that of an incident, or disconnected or fails to sync, as the cause of sync_error or else its code, without namespace; null where it is not known, and for others. */
                cause: string | null;
                /** @description HTTP status of the check that found it down; null without an answer, and for others. */
                status_code: number | null;
                /** @description Id of the update run that broke it; null for others. */
                run_id: string | null;
            }[];
            /** @description Why the last sync failed; null if it succeeded. */
            sync_error: {
                /** @description Error code. */
                code: string;
                /**
                 * @description What the failure follows from, more precisely than the code; null if no request to the site failed.
                 * @enum {string|null}
                 */
                cause: "unreachable" | "maintenance" | "timeout" | "no_connector" | "http_auth" | "blocked" | "redirected" | "site_error" | "too_large" | "disconnected" | "admin_gone" | "connector_outdated" | "refused" | "client_bug" | "database" | "critical_error" | "unavailable" | "private_address" | "certificate_expired" | "certificate_not_yet_valid" | "certificate_wrong_host" | "certificate_self_signed" | "certificate_unknown_issuer" | null;
                /** @description What went wrong and what to do. */
                message: string;
            } | null;
            /** @description Syncs that failed since the last one that did not. */
            failed_syncs: number;
            /** @description The last check of the address; null if there was none, or if it failed and a later sync succeeded. */
            check: {
                /** @description When the address was checked, ISO 8601 UTC. */
                checked_at: string;
                /** @description The site responded with a 2xx or 3xx status. */
                reachable: boolean;
                /** @description HTTP status of the response; 0 if there was none. */
                http_status: number;
                /** @description Response time in milliseconds. */
                response_time_ms: number;
                /** @description Why it was not reachable; null when it was. */
                message: string | null;
            } | null;
            /** @description Why the site is disconnected; null if it is not. */
            disconnected: {
                /**
                 * @description person: somebody disconnected it. refusal: the site does not take our key or administrator. missing_connector: its connector plugin did not answer several times; the site is asked again now and then, and connects by itself.
                 * @enum {string}
                 */
                by: "person" | "refusal" | "missing_connector";
                /** @description Since when, ISO 8601 UTC; null when unknown. */
                since: string | null;
            } | null;
            /** @description What the site is in for a while, as of its last sync: see the filter condition of the list. */
            conditions: {
                /**
                 * @description What it is in.
                 * @enum {string}
                 */
                kind: "php_end_of_life" | "wordpress_end_of_life" | "connector_outdated" | "search_engines_blocked";
                /** @description Since when this is known, ISO 8601 UTC. */
                since: string;
            }[];
            /** @description WordPress Site Health, 0 to 100; null when unknown. */
            health_score: number | null;
            /** @description Users of the site; null when unknown. */
            users_count: number | null;
            /** @description The site may have more users than users_count: the connector lists no more than 500. */
            users_capped: boolean;
            /** @description Pending updates as of the last sync. */
            updates: {
                /** @description 1 when a newer WordPress is on offer, else 0. */
                wp: number;
                /** @description Plugins with an update. */
                plugins: number;
                /** @description Themes with an update. */
                themes: number;
                /** @description Translations with an update. */
                translations: number;
                /** @description All of these. */
                total: number;
            };
            /** @description What the site reported about its server at its last sync; null for what it did not report. */
            server: {
                /** @description Address the site sees itself under. */
                ip: string | null;
                /** @description Version of its database. */
                mysql_version: string | null;
                /** @description Memory limit of PHP. */
                memory_limit: string | null;
                /** @description Size of its database. */
                database_size_mb: number | null;
                /** @description Name of its theme. */
                active_theme: string | null;
                /** @description Language of the site, e.g. de_DE. */
                language: string | null;
                /** @description Time zone of the site, e.g. Europe/Berlin. */
                timezone: string | null;
            };
            /** @description The last backup that the site knew of at its last sync. Whether it can be restored is not known. */
            backup: {
                /**
                 * @description The active plugin whose backups are known; null if there is none.
                 * @enum {string|null}
                 */
                plugin: "updraftplus" | "backwpup" | "wpvivid" | "backupbuddy" | "wptimecapsule" | "backupwordpress" | null;
                /** @description When it last made a backup, ISO 8601 UTC; null if unknown, which does not mean never. */
                last_known_at: string | null;
            };
            /** @description When the site was added, ISO 8601 UTC. */
            created: string;
            /** @description The key that the calls to the site are signed with; null for a site that is disconnected. */
            key: {
                /**
                 * @description Kind of key of the site: p256, or rsa where PHP of the site cannot verify that; rsa_library where it has no OpenSSL at all; rsa_sha1 while the site is shared with a dashboard that signs with SHA-1.
                 * @enum {string}
                 */
                signing: "p256" | "rsa" | "rsa_library" | "rsa_sha1";
                /** @description When PHP of the site did not verify a P-256 key, ISO 8601 UTC; null if it is not known to. */
                p256_refused_at: string | null;
            } | null;
            /** @description The last screenshot of its front page, WebP of 640 × 400 pixels; null for none. */
            screenshot: {
                /** @description Path of the picture on this server, for whoever is signed in to the dashboard. */
                path: string;
                /** @description When it was taken, ISO 8601 UTC. */
                taken_at: string;
            } | null;
        };
        "reconnect-site-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
        };
        "reconnect-site-v1.output": {
            /** @description Always true; a failure is an error. */
            reconnected: boolean;
            /** @description Id of the site. */
            site_id: number;
            /** @description Address of the site. */
            site_url: string;
            /**
             * @description connected, disconnected or suspended.
             * @enum {string}
             */
            status: "connected" | "disconnected" | "suspended";
        };
        "reconnect-sites-v1.input": {
            /**
             * @description The sites; empty for all disconnected ones.
             * @default []
             */
            site_ids_or_domains?: (number | string)[];
            /**
             * @description Sites to exclude, by id, domain or URL. An unknown site is an error.
             * @default []
             */
            exclude?: (number | string)[];
        };
        "reconnect-sites-v1.output": {
            /** @description The sites that are now connected. */
            reconnected: {
                /** @description Id of the site. */
                id: number;
                /** @description Address of the site. */
                url: string;
            }[];
            /** @description The sites that failed. All others succeeded. */
            errors: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description Number of sites connected. */
            total_reconnected: number;
            /** @description Number of sites that failed. */
            total_errors: number;
        } | {
            /**
             * @description The work continues in the background.
             * @constant
             */
            queued: true;
            /** @description Id of the job. */
            job_id: string;
            /** @description Address to poll for the state of the job. */
            status_url: string;
            /** @description Number of sites in the job. */
            sites_queued: number;
            /** @description The sites that failed. All others succeeded. */
            errors?: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
        };
        "disconnect-site-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
        };
        "disconnect-site-v1.output": {
            /** @description Always true; a failure is an error. */
            disconnected: boolean;
            /** @description Id of the site. */
            site_id: number;
            /** @description Address of the site. */
            site_url: string;
            /**
             * @description connected, disconnected or suspended.
             * @enum {string}
             */
            status: "connected" | "disconnected" | "suspended";
        };
        "disconnect-sites-v1.input": {
            /** @description The sites, by id, domain or URL. At least one. */
            site_ids_or_domains: (number | string)[];
            /**
             * @description Sites to exclude, by id, domain or URL. An unknown site is an error.
             * @default []
             */
            exclude?: (number | string)[];
        };
        "disconnect-sites-v1.output": {
            /** @description The sites that are now disconnected. */
            disconnected: {
                /** @description Id of the site. */
                id: number;
                /** @description Address of the site. */
                url: string;
            }[];
            /** @description The sites that failed. All others succeeded. */
            errors: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description Number of sites disconnected. */
            total_disconnected: number;
            /** @description Number of sites that failed. */
            total_errors: number;
        };
        "suspend-site-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
        };
        "suspend-site-v1.output": {
            /** @description Always true; a failure is an error. */
            suspended: boolean;
            /** @description Id of the site. */
            site_id: number;
            /** @description Address of the site. */
            site_url: string;
            /**
             * @description connected, disconnected or suspended.
             * @enum {string}
             */
            status: "connected" | "disconnected" | "suspended";
        };
        "suspend-sites-v1.input": {
            /** @description The sites, by id, domain or URL. At least one. */
            site_ids_or_domains: (number | string)[];
            /**
             * @description Sites to exclude, by id, domain or URL. An unknown site is an error.
             * @default []
             */
            exclude?: (number | string)[];
        };
        "suspend-sites-v1.output": {
            /** @description The sites that are now suspended. */
            suspended: {
                /** @description Id of the site. */
                id: number;
                /** @description Address of the site. */
                url: string;
            }[];
            /** @description The sites that failed. All others succeeded. */
            errors: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description Number of sites suspended. */
            total_suspended: number;
            /** @description Number of sites that failed. */
            total_errors: number;
        };
        "unsuspend-site-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
        };
        "unsuspend-site-v1.output": {
            /** @description Always true; a failure is an error. */
            unsuspended: boolean;
            /** @description Id of the site. */
            site_id: number;
            /** @description Address of the site. */
            site_url: string;
            /**
             * @description connected, disconnected or suspended.
             * @enum {string}
             */
            status: "connected" | "disconnected" | "suspended";
        };
        "rotate-site-key-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /**
             * @description Try P-256 although the site did not verify it in the last 90 days, for example after OpenSSL was added to its host. A site that still does not verify it gets an RSA key again.
             * @default false
             */
            try_p256?: boolean;
        };
        "rotate-site-key-v1.output": {
            /** @description Always true; a failure is an error. */
            rotated: boolean;
            /**
             * @description Kind of key of the site: p256, or rsa where PHP of the site cannot verify that; rsa_library where it has no OpenSSL at all; rsa_sha1 while the site is shared with a dashboard that signs with SHA-1.
             * @enum {string}
             */
            signing: "p256" | "rsa" | "rsa_library" | "rsa_sha1";
            /** @description Why the site has an RSA key; left out if it has none. */
            why_rsa?: string;
            /** @description Id of the site. */
            site_id: number;
            /** @description Address of the site. */
            site_url: string;
            /**
             * @description connected, disconnected or suspended.
             * @enum {string}
             */
            status: "connected" | "disconnected" | "suspended";
        };
        "rotate-site-keys-v1.input": {
            /**
             * @description The sites; empty for all connected ones with an RSA key that can be replaced.
             * @default []
             */
            site_ids_or_domains?: (number | string)[];
            /**
             * @description Sites to exclude, by id, domain or URL. An unknown site is an error.
             * @default []
             */
            exclude?: (number | string)[];
            /**
             * @description If no sites are named: all connected ones, whatever their keys are. Use it after keys may have leaked.
             * @default false
             */
            every_site?: boolean;
            /**
             * @description Try P-256 although the site did not verify it in the last 90 days, for example after OpenSSL was added to its host. A site that still does not verify it gets an RSA key again.
             * @default false
             */
            try_p256?: boolean;
            /**
             * @description Answer with a job, however few the sites are.
             * @default false
             */
            in_background?: boolean;
        };
        "rotate-site-keys-v1.output": {
            /** @description The sites that have a new key. */
            rotated: {
                /** @description Id of the site. */
                id: number;
                /** @description Address of the site. */
                url: string;
            }[];
            /** @description The sites that failed. All others succeeded. */
            errors: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description Those of them that have an RSA key again; only with `try_p256`. */
            with_rsa?: {
                /** @description Id of the site. */
                id: number;
                /** @description Address of the site. */
                url: string;
                /** @description Why it has an RSA key. */
                message: string;
            }[];
            /** @description Number of sites with a new key. */
            total_rotated: number;
            /** @description Number of sites that failed. */
            total_errors: number;
        } | {
            /**
             * @description The work continues in the background.
             * @constant
             */
            queued: true;
            /** @description Id of the job. */
            job_id: string;
            /** @description Address to poll for the state of the job. */
            status_url: string;
            /** @description Number of sites in the job. */
            sites_queued: number;
            /** @description The sites that failed. All others succeeded. */
            errors?: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
        };
        "find-sites-v1.input": {
            /** @description The sites, by id, domain or URL: at least one, at most 10000. */
            site_ids_or_domains: (number | string)[];
        };
        "find-sites-v1.output": {
            /** @description The sites that were found, in the order of the request. */
            sites: {
                /** @description Id of the site. */
                id: number;
                /** @description Address of the site, with a slash at the end. */
                url: string;
                /** @description Name of the site. */
                name: string;
                /**
                 * @description connected, disconnected or suspended.
                 * @enum {string}
                 */
                status: "connected" | "disconnected" | "suspended";
                /** @description Id of the client the site belongs to; null for none. */
                client_id: number | null;
                /** @description WordPress version of the site. */
                wp_version: string;
                /** @description PHP version of the site. */
                php_version: string;
                /** @description Version of the connector plugin on the site. */
                child_version: string;
                /** @description When the site was last synced, ISO 8601 UTC; null if never. */
                last_sync: string | null;
                /** @description Administrator login that the connection uses. */
                admin_username: string;
                /** @description Notes about the site. */
                notes: string;
                /** @description Name of the client; null for none. */
                client_name: string | null;
                /** @description Tags of the site, by name. */
                tags: {
                    /** @description Id of the tag. */
                    id: number;
                    /** @description Name of the tag. */
                    name: string;
                    /** @description Colour as #rrggbb; null for none. */
                    color: string | null;
                }[];
                /** @description The TLS certificate of the site is verified. */
                verify_tls: boolean;
                /** @description Address of the main site of its multisite network, without scheme; null when none is known. */
                network: string | null;
                /** @description Path of its icon on this server, for whoever is signed in to the dashboard; null for none. */
                icon: string | null;
                /** @description Credentials for a password prompt in front of the site are stored. */
                http_auth: boolean;
                /**
                 * @description Health of the site in one word, by what is worst. down: it does not answer checks, and has answered no sync since. broken: an update has broken it. altered: a file check found altered files on it. sync_failing: the last sync failed. vulnerable: a known vulnerability is exposed. expiring: its certificate or domain runs out within 14 days. never_synced: no sync has ended yet. updates: updates are pending. Not to be confused with health_score, the Site Health score of WordPress.
                 * @enum {string}
                 */
                health: "down" | "disconnected" | "broken" | "altered" | "sync_failing" | "vulnerable" | "expiring" | "never_synced" | "updates" | "healthy" | "suspended";
                /** @description Everything that is the matter with the site, worst first; empty if it is healthy. */
                health_reasons: {
                    /**
                     * @description What is the matter, as in health.
                     * @enum {string}
                     */
                    kind: "down" | "disconnected" | "broken" | "altered" | "sync_failing" | "vulnerable" | "expiring" | "never_synced" | "updates" | "suspended";
                    /** @description How many: updates that broke it, plugins and themes whose files were altered, failed syncs, vulnerabilities, certificates and domains, pending updates; null for others. */
                    count: number | null;
                    /** @description Since when, ISO 8601 UTC; for expiring, when the first of them runs out. Null where it is not known. */
                    at: string | null;
                    /** @description Why it is down, disconnected or fails to sync; name of the update that broke it; whose files were altered; the worst severity of the vulnerabilities; certificate or domain that runs out first. Null where there is nothing to say. */
                    detail: string | null;
                    /** @description Code of why it is down, as that of an incident, or disconnected or fails to sync, as the cause of sync_error or else its code, without namespace; null where it is not known, and for others. */
                    cause: string | null;
                    /** @description HTTP status of the check that found it down; null without an answer, and for others. */
                    status_code: number | null;
                    /** @description Id of the update run that broke it; null for others. */
                    run_id: string | null;
                }[];
                /** @description Why the last sync failed; null if it succeeded. */
                sync_error: {
                    /** @description Error code. */
                    code: string;
                    /**
                     * @description What the failure follows from, more precisely than the code; null if no request to the site failed.
                     * @enum {string|null}
                     */
                    cause: "unreachable" | "maintenance" | "timeout" | "no_connector" | "http_auth" | "blocked" | "redirected" | "site_error" | "too_large" | "disconnected" | "admin_gone" | "connector_outdated" | "refused" | "client_bug" | "database" | "critical_error" | "unavailable" | "private_address" | "certificate_expired" | "certificate_not_yet_valid" | "certificate_wrong_host" | "certificate_self_signed" | "certificate_unknown_issuer" | null;
                    /** @description What went wrong and what to do. */
                    message: string;
                } | null;
                /** @description Syncs that failed since the last one that did not. */
                failed_syncs: number;
                /** @description The last check of the address; null if there was none, or if it failed and a later sync succeeded. */
                check: {
                    /** @description When the address was checked, ISO 8601 UTC. */
                    checked_at: string;
                    /** @description The site responded with a 2xx or 3xx status. */
                    reachable: boolean;
                    /** @description HTTP status of the response; 0 if there was none. */
                    http_status: number;
                    /** @description Response time in milliseconds. */
                    response_time_ms: number;
                    /** @description Why it was not reachable; null when it was. */
                    message: string | null;
                } | null;
                /** @description Why the site is disconnected; null if it is not. */
                disconnected: {
                    /**
                     * @description person: somebody disconnected it. refusal: the site does not take our key or administrator. missing_connector: its connector plugin did not answer several times; the site is asked again now and then, and connects by itself.
                     * @enum {string}
                     */
                    by: "person" | "refusal" | "missing_connector";
                    /** @description Since when, ISO 8601 UTC; null when unknown. */
                    since: string | null;
                } | null;
                /** @description What the site is in for a while, as of its last sync: see the filter condition of the list. */
                conditions: {
                    /**
                     * @description What it is in.
                     * @enum {string}
                     */
                    kind: "php_end_of_life" | "wordpress_end_of_life" | "connector_outdated" | "search_engines_blocked";
                    /** @description Since when this is known, ISO 8601 UTC. */
                    since: string;
                }[];
                /** @description WordPress Site Health, 0 to 100; null when unknown. */
                health_score: number | null;
                /** @description Users of the site; null when unknown. */
                users_count: number | null;
                /** @description The site may have more users than users_count: the connector lists no more than 500. */
                users_capped: boolean;
                /** @description Pending updates as of the last sync. */
                updates: {
                    /** @description 1 when a newer WordPress is on offer, else 0. */
                    wp: number;
                    /** @description Plugins with an update. */
                    plugins: number;
                    /** @description Themes with an update. */
                    themes: number;
                    /** @description Translations with an update. */
                    translations: number;
                    /** @description All of these. */
                    total: number;
                };
                /** @description What the site reported about its server at its last sync; null for what it did not report. */
                server: {
                    /** @description Address the site sees itself under. */
                    ip: string | null;
                    /** @description Version of its database. */
                    mysql_version: string | null;
                    /** @description Memory limit of PHP. */
                    memory_limit: string | null;
                    /** @description Size of its database. */
                    database_size_mb: number | null;
                    /** @description Name of its theme. */
                    active_theme: string | null;
                    /** @description Language of the site, e.g. de_DE. */
                    language: string | null;
                    /** @description Time zone of the site, e.g. Europe/Berlin. */
                    timezone: string | null;
                };
                /** @description The last backup that the site knew of at its last sync. Whether it can be restored is not known. */
                backup: {
                    /**
                     * @description The active plugin whose backups are known; null if there is none.
                     * @enum {string|null}
                     */
                    plugin: "updraftplus" | "backwpup" | "wpvivid" | "backupbuddy" | "wptimecapsule" | "backupwordpress" | null;
                    /** @description When it last made a backup, ISO 8601 UTC; null if unknown, which does not mean never. */
                    last_known_at: string | null;
                };
                /** @description When the site was added, ISO 8601 UTC. */
                created: string;
            }[];
            /** @description The sites that failed. All others succeeded. */
            errors: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
        };
        "follow-site-redirect-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
        };
        "follow-site-redirect-v1.output": {
            /** @description Id of the site. */
            id: number;
            /** @description Address of the site, with a slash at the end. */
            url: string;
            /** @description Name of the site. */
            name: string;
            /**
             * @description connected, disconnected or suspended.
             * @enum {string}
             */
            status: "connected" | "disconnected" | "suspended";
            /** @description Id of the client the site belongs to; null for none. */
            client_id: number | null;
            /** @description WordPress version of the site. */
            wp_version: string;
            /** @description PHP version of the site. */
            php_version: string;
            /** @description Version of the connector plugin on the site. */
            child_version: string;
            /** @description When the site was last synced, ISO 8601 UTC; null if never. */
            last_sync: string | null;
            /** @description Administrator login that the connection uses. */
            admin_username: string;
            /** @description Notes about the site. */
            notes: string;
            /** @description Name of the client; null for none. */
            client_name: string | null;
            /** @description Tags of the site, by name. */
            tags: {
                /** @description Id of the tag. */
                id: number;
                /** @description Name of the tag. */
                name: string;
                /** @description Colour as #rrggbb; null for none. */
                color: string | null;
            }[];
            /** @description The TLS certificate of the site is verified. */
            verify_tls: boolean;
            /** @description Address of the main site of its multisite network, without scheme; null when none is known. */
            network: string | null;
            /** @description Path of its icon on this server, for whoever is signed in to the dashboard; null for none. */
            icon: string | null;
            /** @description Credentials for a password prompt in front of the site are stored. */
            http_auth: boolean;
            /**
             * @description Health of the site in one word, by what is worst. down: it does not answer checks, and has answered no sync since. broken: an update has broken it. altered: a file check found altered files on it. sync_failing: the last sync failed. vulnerable: a known vulnerability is exposed. expiring: its certificate or domain runs out within 14 days. never_synced: no sync has ended yet. updates: updates are pending. Not to be confused with health_score, the Site Health score of WordPress.
             * @enum {string}
             */
            health: "down" | "disconnected" | "broken" | "altered" | "sync_failing" | "vulnerable" | "expiring" | "never_synced" | "updates" | "healthy" | "suspended";
            /** @description Everything that is the matter with the site, worst first; empty if it is healthy. */
            health_reasons: {
                /**
                 * @description What is the matter, as in health.
                 * @enum {string}
                 */
                kind: "down" | "disconnected" | "broken" | "altered" | "sync_failing" | "vulnerable" | "expiring" | "never_synced" | "updates" | "suspended";
                /** @description How many: updates that broke it, plugins and themes whose files were altered, failed syncs, vulnerabilities, certificates and domains, pending updates; null for others. */
                count: number | null;
                /** @description Since when, ISO 8601 UTC; for expiring, when the first of them runs out. Null where it is not known. */
                at: string | null;
                /** @description Why it is down, disconnected or fails to sync; name of the update that broke it; whose files were altered; the worst severity of the vulnerabilities; certificate or domain that runs out first. Null where there is nothing to say. */
                detail: string | null;
                /** @description Code of why it is down, as that of an incident, or disconnected or fails to sync, as the cause of sync_error or else its code, without namespace; null where it is not known, and for others. */
                cause: string | null;
                /** @description HTTP status of the check that found it down; null without an answer, and for others. */
                status_code: number | null;
                /** @description Id of the update run that broke it; null for others. */
                run_id: string | null;
            }[];
            /** @description Why the last sync failed; null if it succeeded. */
            sync_error: {
                /** @description Error code. */
                code: string;
                /**
                 * @description What the failure follows from, more precisely than the code; null if no request to the site failed.
                 * @enum {string|null}
                 */
                cause: "unreachable" | "maintenance" | "timeout" | "no_connector" | "http_auth" | "blocked" | "redirected" | "site_error" | "too_large" | "disconnected" | "admin_gone" | "connector_outdated" | "refused" | "client_bug" | "database" | "critical_error" | "unavailable" | "private_address" | "certificate_expired" | "certificate_not_yet_valid" | "certificate_wrong_host" | "certificate_self_signed" | "certificate_unknown_issuer" | null;
                /** @description What went wrong and what to do. */
                message: string;
            } | null;
            /** @description Syncs that failed since the last one that did not. */
            failed_syncs: number;
            /** @description The last check of the address; null if there was none, or if it failed and a later sync succeeded. */
            check: {
                /** @description When the address was checked, ISO 8601 UTC. */
                checked_at: string;
                /** @description The site responded with a 2xx or 3xx status. */
                reachable: boolean;
                /** @description HTTP status of the response; 0 if there was none. */
                http_status: number;
                /** @description Response time in milliseconds. */
                response_time_ms: number;
                /** @description Why it was not reachable; null when it was. */
                message: string | null;
            } | null;
            /** @description Why the site is disconnected; null if it is not. */
            disconnected: {
                /**
                 * @description person: somebody disconnected it. refusal: the site does not take our key or administrator. missing_connector: its connector plugin did not answer several times; the site is asked again now and then, and connects by itself.
                 * @enum {string}
                 */
                by: "person" | "refusal" | "missing_connector";
                /** @description Since when, ISO 8601 UTC; null when unknown. */
                since: string | null;
            } | null;
            /** @description What the site is in for a while, as of its last sync: see the filter condition of the list. */
            conditions: {
                /**
                 * @description What it is in.
                 * @enum {string}
                 */
                kind: "php_end_of_life" | "wordpress_end_of_life" | "connector_outdated" | "search_engines_blocked";
                /** @description Since when this is known, ISO 8601 UTC. */
                since: string;
            }[];
            /** @description WordPress Site Health, 0 to 100; null when unknown. */
            health_score: number | null;
            /** @description Users of the site; null when unknown. */
            users_count: number | null;
            /** @description The site may have more users than users_count: the connector lists no more than 500. */
            users_capped: boolean;
            /** @description Pending updates as of the last sync. */
            updates: {
                /** @description 1 when a newer WordPress is on offer, else 0. */
                wp: number;
                /** @description Plugins with an update. */
                plugins: number;
                /** @description Themes with an update. */
                themes: number;
                /** @description Translations with an update. */
                translations: number;
                /** @description All of these. */
                total: number;
            };
            /** @description What the site reported about its server at its last sync; null for what it did not report. */
            server: {
                /** @description Address the site sees itself under. */
                ip: string | null;
                /** @description Version of its database. */
                mysql_version: string | null;
                /** @description Memory limit of PHP. */
                memory_limit: string | null;
                /** @description Size of its database. */
                database_size_mb: number | null;
                /** @description Name of its theme. */
                active_theme: string | null;
                /** @description Language of the site, e.g. de_DE. */
                language: string | null;
                /** @description Time zone of the site, e.g. Europe/Berlin. */
                timezone: string | null;
            };
            /** @description The last backup that the site knew of at its last sync. Whether it can be restored is not known. */
            backup: {
                /**
                 * @description The active plugin whose backups are known; null if there is none.
                 * @enum {string|null}
                 */
                plugin: "updraftplus" | "backwpup" | "wpvivid" | "backupbuddy" | "wptimecapsule" | "backupwordpress" | null;
                /** @description When it last made a backup, ISO 8601 UTC; null if unknown, which does not mean never. */
                last_known_at: string | null;
            };
            /** @description When the site was added, ISO 8601 UTC. */
            created: string;
            /** @description The key that the calls to the site are signed with; null for a site that is disconnected. */
            key: {
                /**
                 * @description Kind of key of the site: p256, or rsa where PHP of the site cannot verify that; rsa_library where it has no OpenSSL at all; rsa_sha1 while the site is shared with a dashboard that signs with SHA-1.
                 * @enum {string}
                 */
                signing: "p256" | "rsa" | "rsa_library" | "rsa_sha1";
                /** @description When PHP of the site did not verify a P-256 key, ISO 8601 UTC; null if it is not known to. */
                p256_refused_at: string | null;
            } | null;
            /** @description The last screenshot of its front page, WebP of 640 × 400 pixels; null for none. */
            screenshot: {
                /** @description Path of the picture on this server, for whoever is signed in to the dashboard. */
                path: string;
                /** @description When it was taken, ISO 8601 UTC. */
                taken_at: string;
            } | null;
        };
        "get-site-plugins-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /**
             * @description Only active or only inactive plugins.
             * @default all
             * @enum {string}
             */
            status?: "all" | "active" | "inactive";
            /** @description true: only plugins with an available update; false: only those without. */
            has_update?: boolean;
        };
        "get-site-plugins-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /** @description Address of the site. */
            site_url: string;
            /** @description The plugins, by name. */
            plugins: {
                /** @description File of the plugin: <directory>/<file>.php, or <file>.php. */
                slug: string;
                /** @description Name of the plugin. */
                name: string;
                /** @description Installed version. */
                version: string;
                /** @description The plugin is active. */
                active: boolean;
                /** @description Available version; null if there is none. */
                update_version: string | null;
            }[];
            /** @description Number of plugins listed. */
            total: number;
        };
        "activate-site-plugins-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /** @description Slugs of the plugins. */
            slugs: string[];
        };
        "activate-site-plugins-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /** @description The plugins that are now active. */
            activated: string[];
            /** @description The items that failed. All others succeeded. */
            errors: {
                /** @description Slug from the request. */
                slug: string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description Only for a site of a multisite network: what this means for the other sites of the network. */
            network?: string;
        };
        "deactivate-site-plugins-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /** @description Slugs of the plugins. */
            slugs: string[];
        };
        "deactivate-site-plugins-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /** @description The plugins that are now inactive. */
            deactivated: string[];
            /** @description The items that failed. All others succeeded. */
            errors: {
                /** @description Slug from the request. */
                slug: string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description Only for a site of a multisite network: what this means for the other sites of the network. */
            network?: string;
        };
        "delete-site-plugins-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /** @description Slugs of the plugins. */
            slugs: string[];
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "delete-site-plugins-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /** @description The deleted plugins. */
            deleted: string[];
            /** @description True after a dry run. */
            dry_run?: boolean;
            /** @description The plugins that would be deleted; only after a dry run. */
            would_delete?: string[];
            /** @description The items that failed. All others succeeded. */
            errors: {
                /** @description Slug from the request. */
                slug: string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description Only for a site of a multisite network: what this means for the other sites of the network. */
            network?: string;
        };
        "list-site-plugins-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Text that the name or slug contains, in upper or lower case.
             * @default
             */
            search?: string;
            /**
             * @description Only active or only inactive plugins; any and all mean the same.
             * @default any
             * @enum {string}
             */
            status?: "any" | "all" | "active" | "inactive";
            /** @description true: only plugins with an available update; false: only those without. */
            has_update?: boolean;
            /** @description true: only must-use plugins; false: only plugins that can be changed remotely. */
            must_use?: boolean;
        };
        "list-site-plugins-v1.output": {
            /** @description The plugins of the site of this page. */
            items: {
                /** @description File of the plugin: <directory>/<file>.php, or <file>.php. */
                slug: string;
                /** @description Name of the plugin. */
                name: string;
                /** @description Installed version. */
                version: string;
                /** @description The plugin is active. */
                active: boolean;
                /** @description Available version; null if there is none. */
                update_version: string | null;
                /** @description The plugin is a must-use plugin, which can only be changed on the server of the site. */
                must_use: boolean;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All plugins of the site that match. */
            total: number;
        };
        "get-abandoned-plugins-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 50
             */
            per_page?: number;
            /** @description Id, domain or URL of the site. */
            site_id_or_domain?: number | string;
        };
        "get-abandoned-plugins-v1.output": {
            /** @description The items of this page, longest without an update first. */
            items: {
                /** @description Id of the site. */
                site_id: number;
                /** @description Address of the site. */
                site_url: string;
                /** @description Slug of the item. */
                slug: string;
                /** @description Name of the item. */
                name: string;
                /** @description Installed version. */
                version: string;
                /** @description Day of its last update on wordpress.org, YYYY-MM-DD. */
                last_updated: string;
            }[];
            /** @description All items that match. */
            total: number;
        };
        "list-site-themes-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Text that the name or slug contains, in upper or lower case.
             * @default
             */
            search?: string;
            /**
             * @description Only active or only inactive themes; any and all mean the same.
             * @default any
             * @enum {string}
             */
            status?: "any" | "all" | "active" | "inactive";
            /** @description true: only themes with an available update; false: only those without. */
            has_update?: boolean;
        };
        "list-site-themes-v1.output": {
            /** @description The themes of the site of this page. */
            items: {
                /**
                 * @description Directory of the theme.
                 * @example twentytwentyfive
                 */
                slug: string;
                /** @description Name of the theme. */
                name: string;
                /** @description Installed version. */
                version: string;
                /** @description The theme is active. */
                active: boolean;
                /** @description Available version; null if there is none. */
                update_version: string | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All themes of the site that match. */
            total: number;
        };
        "get-site-themes-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
        };
        "get-site-themes-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /** @description Address of the site. */
            site_url: string;
            /** @description Slug of the active theme; empty if unknown. */
            active_theme: string;
            /** @description The themes, by name. */
            themes: {
                /**
                 * @description Directory of the theme.
                 * @example twentytwentyfive
                 */
                slug: string;
                /** @description Name of the theme. */
                name: string;
                /** @description Installed version. */
                version: string;
                /** @description The theme is active. */
                active: boolean;
                /** @description Available version; null if there is none. */
                update_version: string | null;
            }[];
            /** @description Number of themes. */
            total: number;
        };
        "activate-site-theme-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /** @description Slug of an installed theme. */
            slug: string;
        };
        "activate-site-theme-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /** @description Slug of the theme that is now active. */
            activated: string;
            /** @description Slug of the theme that was active before. */
            previous_theme: string;
        };
        "delete-site-themes-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /** @description Slugs of the themes. */
            slugs: string[];
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
        };
        "delete-site-themes-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /** @description The deleted themes. */
            deleted: string[];
            /** @description The items that failed. All others succeeded. */
            errors: {
                /** @description Slug from the request. */
                slug: string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description Only for a site of a multisite network: what this means for the other sites of the network. */
            network?: string;
        };
        "install-site-plugin-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /**
             * @description Slug of the plugin on WordPress.org: the last part of its address there, such as contact-form-7.
             * @example contact-form-7
             */
            slug: string;
            /**
             * @description Version to install, as WordPress.org writes it; the latest release if omitted.
             * @example 5.9.8
             */
            version?: string;
            /**
             * @description Activate the plugin after it was installed.
             * @default false
             */
            activate?: boolean;
        };
        "install-site-plugin-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /** @description False if the site had the plugin already; it is left as it is. */
            installed: boolean;
            /** @description File of the plugin on the site: <directory>/<file>.php. */
            slug: string;
            /** @description Name of the plugin. */
            name: string;
            /** @description Version that the site has now. */
            version: string;
            /** @description The plugin is active. */
            active: boolean;
            /** @description What was done, in a sentence. */
            message: string;
            /** @description Only for a site of a multisite network: what this means for the other sites of the network. */
            network?: string;
        };
        "install-site-theme-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /**
             * @description Slug of the theme on WordPress.org: the last part of its address there, such as contact-form-7.
             * @example contact-form-7
             */
            slug: string;
            /**
             * @description Version to install, as WordPress.org writes it; the latest release if omitted.
             * @example 5.9.8
             */
            version?: string;
        };
        "install-site-theme-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /** @description False if the site had the theme already; it is left as it is. */
            installed: boolean;
            /** @description Slug of the theme on the site. */
            slug: string;
            /** @description Name of the theme. */
            name: string;
            /** @description Version that the site has now. */
            version: string;
            /** @description The theme is active. */
            active: boolean;
            /** @description What was done, in a sentence. */
            message: string;
            /** @description Only for a site of a multisite network: what this means for the other sites of the network. */
            network?: string;
        };
        "install-on-sites-v1.input": {
            /** @description The sites, by id, domain or URL. At least one. */
            site_ids_or_domains: (number | string)[];
            /**
             * @description What to install: plugin or theme.
             * @enum {string}
             */
            type: "plugin" | "theme";
            /**
             * @description Slug of the plugin or theme on WordPress.org: the last part of its address there, such as contact-form-7.
             * @example contact-form-7
             */
            slug: string;
            /**
             * @description Version to install, as WordPress.org writes it; the latest release if omitted.
             * @example 5.9.8
             */
            version?: string;
            /**
             * @description Activate the plugin after it was installed.
             * @default false
             */
            activate?: boolean;
        };
        "install-on-sites-v1.output": {
            /** @description Id of the job; null if none of the sites was found. */
            job_id: string | null;
            /** @description Address to poll for the state of the job. */
            status_url: string | null;
            /** @description Sites of the job. */
            sites: number;
            /** @description What was started, or why nothing was started. */
            message: string;
            /** @description The sites that failed. All others succeeded. */
            errors: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
        };
        "get-abandoned-themes-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 50
             */
            per_page?: number;
            /** @description Id, domain or URL of the site. */
            site_id_or_domain?: number | string;
        };
        "get-abandoned-themes-v1.output": {
            /** @description The items of this page, longest without an update first. */
            items: {
                /** @description Id of the site. */
                site_id: number;
                /** @description Address of the site. */
                site_url: string;
                /** @description Slug of the item. */
                slug: string;
                /** @description Name of the item. */
                name: string;
                /** @description Installed version. */
                version: string;
                /** @description Day of its last update on wordpress.org, YYYY-MM-DD. */
                last_updated: string;
            }[];
            /** @description All items that match. */
            total: number;
        };
        "get-site-security-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
        };
        "get-site-security-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /** @description Address of the site. */
            site_url: string;
            /** @description The checks that failed, most severe first. */
            security_issues: {
                /**
                 * @description The check that failed, e.g. wp_uptodate.
                 * @example wp_uptodate
                 */
                type: string;
                /**
                 * @description How serious the issue is.
                 * @enum {string}
                 */
                severity: "critical" | "warning" | "info";
                /** @description What is wrong and what to do. */
                message: string;
            }[];
            /** @description The TLS certificate of the site, as seen from this server within the last 12 hours. */
            ssl_status: {
                /** @description The certificate is issued by a trusted authority, covers this host and has not expired. */
                valid: boolean;
                /** @description Last day of validity, YYYY-MM-DD in UTC; null if there is no certificate. */
                expires: string | null;
                /** @description Issuer of the certificate; null if there is none. */
                issuer: string | null;
                /** @description Why the certificate is not valid, such as certificate expired or no TLS. */
                error?: string;
            };
        };
        "list-security-issues-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 50
             */
            per_page?: number;
            /** @description Only sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Only sites with an issue of this severity that are not suspended; any = all sites.
             * @default any
             */
            severity?: ("any" | "critical" | "warning" | "info") | ("critical" | "warning" | "info")[];
        };
        "list-security-issues-v1.output": {
            /** @description The sites of this page. */
            items: {
                /** @description Id of the site. */
                site_id: number;
                /** @description Address of the site. */
                site_url: string;
                /** @description Name of the site. */
                site_name: string;
                /** @description The checks that failed, most severe first. */
                security_issues: {
                    /**
                     * @description The check that failed, e.g. wp_uptodate.
                     * @example wp_uptodate
                     */
                    type: string;
                    /**
                     * @description How serious the issue is.
                     * @enum {string}
                     */
                    severity: "critical" | "warning" | "info";
                    /** @description What is wrong and what to do. */
                    message: string;
                }[];
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All sites that match. */
            total: number;
        };
        "list-certificates-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 50
             */
            per_page?: number;
            /** @description Only certificates of sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only certificates of sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /** @description Only certificates that expire within this many days or have expired. */
            expires_within_days?: number;
            /** @description Only certificates that browsers accept, or only those they reject. */
            valid?: boolean;
        };
        "list-certificates-v1.output": {
            /** @description The certificates of this page. */
            items: {
                /** @description Id of the site. */
                site_id: number;
                /** @description Address of the site. */
                site_url: string;
                /** @description Name of the site. */
                site_name: string;
                /** @description Browsers accept the certificate. */
                valid: boolean;
                /** @description Day on which it expires, YYYY-MM-DD; null if no certificate was found. */
                expires: string | null;
                /** @description Whole days until the certificate expires, negative after that; null if there is no certificate. */
                days_left: number | null;
                /** @description Who issued it. */
                issuer: string | null;
                /** @description What is wrong with it. */
                error: string | null;
                /** @description When the certificate was probed, ISO 8601 UTC. */
                checked_at: string;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All certificates that match. */
            total: number;
        };
        "list-monitors-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Part of the name or address of the site, whatever its case.
             * @default
             */
            search?: string;
            /**
             * @description Only those with these ids.
             * @default []
             */
            include?: number[];
            /**
             * @description Leave out those with these ids.
             * @default []
             */
            exclude?: number[];
            /** @description Only sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Only monitors in this state; any = all. Several as an array.
             * @default any
             */
            status?: ("any" | "up" | "down" | "pending" | "unknown" | "paused") | ("up" | "down" | "pending" | "unknown" | "paused")[];
            /**
             * @description Only sites of these clients; 0 = without client.
             * @default []
             */
            client_ids?: number[];
            /**
             * @description Only sites with one of these tags.
             * @default []
             */
            tags_any?: number[];
            /**
             * @description What the monitors are sorted by: name, state (down first), last response time, or last check.
             * @default name
             * @enum {string}
             */
            sort?: "name" | "status" | "response_time" | "checked";
            /**
             * @description Ascending or descending.
             * @default asc
             * @enum {string}
             */
            order?: "asc" | "desc";
        };
        "list-monitors-v1.output": {
            /** @description The monitors of this page. */
            items: {
                /** @description Id of the monitor, which is that of its site. */
                id: number;
                /** @description Address that is checked. */
                url: string;
                /** @description Name of the site. */
                name: string;
                /** @description Id of the client the site belongs to; null for none. */
                client_id: number | null;
                /** @description Name of that client. */
                client_name: string | null;
                /**
                 * @description up, down, pending (not checked yet), unknown (the last check failed, but the network of this server, or its lookup of names, may be the cause) or paused (not checked).
                 * @enum {string}
                 */
                status: "up" | "down" | "pending" | "unknown" | "paused";
                /** @description Since when it has this status, ISO 8601 UTC; null if it was not checked yet. */
                status_since: string | null;
                /** @description Seconds between two checks. */
                interval_seconds: number;
                /** @description When it was checked last, ISO 8601 UTC; null if never. */
                last_checked_at: string | null;
                /** @description When it is checked next, ISO 8601 UTC; null: it is not checked. */
                next_check_at: string | null;
                /** @description HTTP status of the last check; null if there was no answer. */
                status_code: number | null;
                /** @description Response time of the last check in milliseconds; null if there was no answer. */
                response_ms: number | null;
                /** @description Why the last check failed; null if it did not. */
                reason: string | null;
                /**
                 * @description Code of the reason, as that of an incident; null if the last check did not fail.
                 * @enum {string|null}
                 */
                cause: "dns" | "connect" | "tls" | "timeout" | "broken" | "too_large" | "refused_address" | "bad_address" | "redirects" | "wrong_status" | "text_missing" | "text_present" | null;
                /** @description Share of the watched time in which the site was up, 0 to 100; null: not watched. */
                uptime_24h: number | null;
                /** @description Share of the watched time in which the site was up, 0 to 100; null: not watched. */
                uptime_7d: number | null;
                /** @description Share of the watched time in which the site was up, 0 to 100; null: not watched. */
                uptime_30d: number | null;
                /** @description Share of the watched time in which the site was up, 0 to 100; null: not watched. */
                uptime_90d: number | null;
                /** @description The last 24 hours, oldest first. */
                hours: {
                    /** @description Begin of the hour, ISO 8601 UTC. */
                    from: string;
                    /**
                     * @description up or down throughout, mixed, or unwatched.
                     * @enum {string}
                     */
                    status: "up" | "down" | "mixed" | "unwatched";
                    /** @description Average response time within the hour in milliseconds; null: no answer. */
                    response_ms: number | null;
                }[];
                /** @description Incidents that began within the last 7 days. */
                incidents_7d: number;
                /** @description Incidents that began within the last 30 days. */
                incidents_30d: number;
                /** @description Average response time of the last 24 hours in milliseconds. */
                response_avg_ms: number | null;
                /** @description Shortest response time of the last 24 hours in milliseconds. */
                response_min_ms: number | null;
                /** @description Longest response time of the last 24 hours in milliseconds. */
                response_max_ms: number | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All monitors that match. */
            total: number;
        };
        "list-monitor-briefs-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Part of the name or address of the site, whatever its case.
             * @default
             */
            search?: string;
            /**
             * @description Only those with these ids.
             * @default []
             */
            include?: number[];
            /**
             * @description Leave out those with these ids.
             * @default []
             */
            exclude?: number[];
            /** @description Only sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Only monitors in this state; any = all. Several as an array.
             * @default any
             */
            status?: ("any" | "up" | "down" | "pending" | "unknown" | "paused") | ("up" | "down" | "pending" | "unknown" | "paused")[];
            /**
             * @description Only sites of these clients; 0 = without client.
             * @default []
             */
            client_ids?: number[];
            /**
             * @description Only sites with one of these tags.
             * @default []
             */
            tags_any?: number[];
        };
        "list-monitor-briefs-v1.output": {
            /** @description The monitors of this page. */
            items: {
                /** @description Id of the monitor, which is that of its site. */
                id: number;
                /** @description Address that is checked. */
                url: string;
                /** @description Name of the site. */
                name: string;
                /**
                 * @description up, down, pending (not checked yet), unknown (the last check failed, but the network of this server, or its lookup of names, may be the cause) or paused (not checked).
                 * @enum {string}
                 */
                status: "up" | "down" | "pending" | "unknown" | "paused";
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All monitors that match. */
            total: number;
        };
        "count-monitors-v1.input": {
            /**
             * @description Part of the name or address of the site, whatever its case.
             * @default
             */
            search?: string;
            /**
             * @description Only those with these ids.
             * @default []
             */
            include?: number[];
            /**
             * @description Leave out those with these ids.
             * @default []
             */
            exclude?: number[];
            /** @description Only sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Only monitors in this state; any = all. Several as an array.
             * @default any
             */
            status?: ("any" | "up" | "down" | "pending" | "unknown" | "paused") | ("up" | "down" | "pending" | "unknown" | "paused")[];
            /**
             * @description Only sites of these clients; 0 = without client.
             * @default []
             */
            client_ids?: number[];
            /**
             * @description Only sites with one of these tags.
             * @default []
             */
            tags_any?: number[];
        };
        "count-monitors-v1.output": {
            /** @description Monitors that match. */
            total: number;
            /** @description Those that are up. */
            up: number;
            /** @description Those that are down. */
            down: number;
            /** @description Those that were not checked yet. */
            pending: number;
            /** @description Those whose state is unknown. */
            unknown: number;
            /** @description Those that are not checked. */
            paused: number;
            /** @description Since when this server reaches nothing outside, ISO 8601 UTC; null if it does. Meanwhile no site is reported. */
            outbound_broken_since: string | null;
        };
        "get-monitor-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
        };
        "get-monitor-v1.output": {
            /** @description Id of the monitor, which is that of its site. */
            id: number;
            /** @description Address that is checked. */
            url: string;
            /** @description Name of the site. */
            name: string;
            /** @description Id of the client the site belongs to; null for none. */
            client_id: number | null;
            /** @description Name of that client. */
            client_name: string | null;
            /**
             * @description up, down, pending (not checked yet), unknown (the last check failed, but the network of this server, or its lookup of names, may be the cause) or paused (not checked).
             * @enum {string}
             */
            status: "up" | "down" | "pending" | "unknown" | "paused";
            /** @description Since when it has this status, ISO 8601 UTC; null if it was not checked yet. */
            status_since: string | null;
            /** @description Seconds between two checks. */
            interval_seconds: number;
            /** @description When it was checked last, ISO 8601 UTC; null if never. */
            last_checked_at: string | null;
            /** @description When it is checked next, ISO 8601 UTC; null: it is not checked. */
            next_check_at: string | null;
            /** @description HTTP status of the last check; null if there was no answer. */
            status_code: number | null;
            /** @description Response time of the last check in milliseconds; null if there was no answer. */
            response_ms: number | null;
            /** @description Why the last check failed; null if it did not. */
            reason: string | null;
            /**
             * @description Code of the reason, as that of an incident; null if the last check did not fail.
             * @enum {string|null}
             */
            cause: "dns" | "connect" | "tls" | "timeout" | "broken" | "too_large" | "refused_address" | "bad_address" | "redirects" | "wrong_status" | "text_missing" | "text_present" | null;
            /** @description Share of the watched time in which the site was up, 0 to 100; null: not watched. */
            uptime_24h: number | null;
            /** @description Share of the watched time in which the site was up, 0 to 100; null: not watched. */
            uptime_7d: number | null;
            /** @description Share of the watched time in which the site was up, 0 to 100; null: not watched. */
            uptime_30d: number | null;
            /** @description Share of the watched time in which the site was up, 0 to 100; null: not watched. */
            uptime_90d: number | null;
            /** @description The last 24 hours, oldest first. */
            hours: {
                /** @description Begin of the hour, ISO 8601 UTC. */
                from: string;
                /**
                 * @description up or down throughout, mixed, or unwatched.
                 * @enum {string}
                 */
                status: "up" | "down" | "mixed" | "unwatched";
                /** @description Average response time within the hour in milliseconds; null: no answer. */
                response_ms: number | null;
            }[];
            /** @description Incidents that began within the last 7 days. */
            incidents_7d: number;
            /** @description Incidents that began within the last 30 days. */
            incidents_30d: number;
            /** @description Average response time of the last 24 hours in milliseconds. */
            response_avg_ms: number | null;
            /** @description Shortest response time of the last 24 hours in milliseconds. */
            response_min_ms: number | null;
            /** @description Longest response time of the last 24 hours in milliseconds. */
            response_max_ms: number | null;
            /** @description How it is checked. */
            settings: {
                /** @description Whether sites are checked. */
                active: boolean;
                /** @description Seconds between two checks, 30 to 3600. */
                interval_seconds: number;
                /** @description Seconds within which a site must answer, redirects included. */
                timeout_seconds: number;
                /**
                 * @description HTTP method of the request.
                 * @enum {string}
                 */
                method: "head" | "get" | "post" | "put" | "patch" | "delete" | "options";
                /**
                 * @description Statuses that count as up: numbers and ranges, separated by commas.
                 * @example 200-299,401
                 */
                expected_status: string;
                /** @description Text to look for in the page, whatever its case; empty for none. */
                keyword: string;
                /**
                 * @description contains: the text must be in the page. lacks: it must not be.
                 * @enum {string}
                 */
                keyword_rule: "contains" | "lacks";
                /** @description Whether redirects are followed, at most 5, and the last answer counts. */
                follow_redirects: boolean;
                /** @description Checks over fresh connections that must fail too, within seconds, before a site counts as down. At least one is always made. */
                confirmations: number;
            };
            /** @description Settings of this site; those that are null are the ones of all sites. */
            own_settings: {
                /** @description Whether sites are checked. null: as for all sites. */
                active: boolean | null;
                /** @description Seconds between two checks, 30 to 3600. null: as for all sites. */
                interval_seconds: number | null;
                /** @description Seconds within which a site must answer, redirects included. null: as for all sites. */
                timeout_seconds: number | null;
                /**
                 * @description HTTP method of the request. null: as for all sites.
                 * @enum {string|null}
                 */
                method: "head" | "get" | "post" | "put" | "patch" | "delete" | "options" | null;
                /**
                 * @description Statuses that count as up: numbers and ranges, separated by commas. null: as for all sites.
                 * @example 200-299,401
                 */
                expected_status: string | null;
                /** @description Text to look for in the page, whatever its case; empty for none. null: as for all sites. */
                keyword: string | null;
                /**
                 * @description contains: the text must be in the page. lacks: it must not be. null: as for all sites.
                 * @enum {string|null}
                 */
                keyword_rule: "contains" | "lacks" | null;
                /** @description Whether redirects are followed, at most 5, and the last answer counts. null: as for all sites. */
                follow_redirects: boolean | null;
                /** @description Checks over fresh connections that must fail too, within seconds, before a site counts as down. At least one is always made. null: as for all sites. */
                confirmations: number | null;
            };
            /** @description The last checks, newest first, at most 50. */
            heartbeats: {
                /** @description When the check began, or the hour that is summed up, ISO 8601 UTC. */
                at: string;
                /**
                 * @description up or down.
                 * @enum {string}
                 */
                status: "up" | "down";
                /** @description Response time in milliseconds, of several checks their average; null: no answer. */
                response_ms: number | null;
                /** @description HTTP status; null if there was no answer, or for several checks. */
                status_code: number | null;
                /** @description Checks that this stands for: 1, or those of an hour. */
                checks: number;
            }[];
        };
        "get-monitor-brief-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
        };
        "get-monitor-brief-v1.output": {
            /** @description Id of the monitor, which is that of its site. */
            id: number;
            /** @description Address that is checked. */
            url: string;
            /** @description Name of the site. */
            name: string;
            /**
             * @description up, down, pending (not checked yet), unknown (the last check failed, but the network of this server, or its lookup of names, may be the cause) or paused (not checked).
             * @enum {string}
             */
            status: "up" | "down" | "pending" | "unknown" | "paused";
        };
        "check-monitor-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
        };
        "check-monitor-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /**
             * @description unknown: the check failed, but an update of the site or the network of this server may be the cause.
             * @enum {string}
             */
            status: "up" | "down" | "unknown";
            /** @description HTTP status; null: no answer. */
            status_code: number | null;
            /** @description Response time in milliseconds; null: no answer. */
            response_ms: number | null;
            /** @description Why it failed; null if it did not. */
            reason: string | null;
            /**
             * @description Code of the reason, as that of an incident; null if it did not fail.
             * @enum {string|null}
             */
            cause: "dns" | "connect" | "tls" | "timeout" | "broken" | "too_large" | "refused_address" | "bad_address" | "redirects" | "wrong_status" | "text_missing" | "text_present" | null;
        };
        "update-monitor-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /** @description Whether sites are checked. null: as for all sites. */
            active?: boolean | null;
            /** @description Seconds between two checks, 30 to 3600. null: as for all sites. */
            interval_seconds?: number | null;
            /** @description Seconds within which a site must answer, redirects included. null: as for all sites. */
            timeout_seconds?: number | null;
            /**
             * @description HTTP method of the request. null: as for all sites.
             * @enum {string|null}
             */
            method?: "head" | "get" | "post" | "put" | "patch" | "delete" | "options" | null;
            /**
             * @description Statuses that count as up: numbers and ranges, separated by commas. null: as for all sites.
             * @example 200-299,401
             */
            expected_status?: string | null;
            /** @description Text to look for in the page, whatever its case; empty for none. null: as for all sites. */
            keyword?: string | null;
            /**
             * @description contains: the text must be in the page. lacks: it must not be. null: as for all sites.
             * @enum {string|null}
             */
            keyword_rule?: "contains" | "lacks" | null;
            /** @description Whether redirects are followed, at most 5, and the last answer counts. null: as for all sites. */
            follow_redirects?: boolean | null;
            /** @description Checks over fresh connections that must fail too, within seconds, before a site counts as down. At least one is always made. null: as for all sites. */
            confirmations?: number | null;
        };
        "update-monitor-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /** @description How it is checked. */
            settings: {
                /** @description Whether sites are checked. */
                active: boolean;
                /** @description Seconds between two checks, 30 to 3600. */
                interval_seconds: number;
                /** @description Seconds within which a site must answer, redirects included. */
                timeout_seconds: number;
                /**
                 * @description HTTP method of the request.
                 * @enum {string}
                 */
                method: "head" | "get" | "post" | "put" | "patch" | "delete" | "options";
                /**
                 * @description Statuses that count as up: numbers and ranges, separated by commas.
                 * @example 200-299,401
                 */
                expected_status: string;
                /** @description Text to look for in the page, whatever its case; empty for none. */
                keyword: string;
                /**
                 * @description contains: the text must be in the page. lacks: it must not be.
                 * @enum {string}
                 */
                keyword_rule: "contains" | "lacks";
                /** @description Whether redirects are followed, at most 5, and the last answer counts. */
                follow_redirects: boolean;
                /** @description Checks over fresh connections that must fail too, within seconds, before a site counts as down. At least one is always made. */
                confirmations: number;
            };
            /** @description Settings of this site; those that are null are the ones of all sites. */
            own_settings: {
                /** @description Whether sites are checked. null: as for all sites. */
                active: boolean | null;
                /** @description Seconds between two checks, 30 to 3600. null: as for all sites. */
                interval_seconds: number | null;
                /** @description Seconds within which a site must answer, redirects included. null: as for all sites. */
                timeout_seconds: number | null;
                /**
                 * @description HTTP method of the request. null: as for all sites.
                 * @enum {string|null}
                 */
                method: "head" | "get" | "post" | "put" | "patch" | "delete" | "options" | null;
                /**
                 * @description Statuses that count as up: numbers and ranges, separated by commas. null: as for all sites.
                 * @example 200-299,401
                 */
                expected_status: string | null;
                /** @description Text to look for in the page, whatever its case; empty for none. null: as for all sites. */
                keyword: string | null;
                /**
                 * @description contains: the text must be in the page. lacks: it must not be. null: as for all sites.
                 * @enum {string|null}
                 */
                keyword_rule: "contains" | "lacks" | null;
                /** @description Whether redirects are followed, at most 5, and the last answer counts. null: as for all sites. */
                follow_redirects: boolean | null;
                /** @description Checks over fresh connections that must fail too, within seconds, before a site counts as down. At least one is always made. null: as for all sites. */
                confirmations: number | null;
            };
        };
        "get-monitor-settings-v1.input": Record<string, unknown>;
        /** @description How it is checked. */
        "get-monitor-settings-v1.output": {
            /** @description Whether sites are checked. */
            active: boolean;
            /** @description Seconds between two checks, 30 to 3600. */
            interval_seconds: number;
            /** @description Seconds within which a site must answer, redirects included. */
            timeout_seconds: number;
            /**
             * @description HTTP method of the request.
             * @enum {string}
             */
            method: "head" | "get" | "post" | "put" | "patch" | "delete" | "options";
            /**
             * @description Statuses that count as up: numbers and ranges, separated by commas.
             * @example 200-299,401
             */
            expected_status: string;
            /** @description Text to look for in the page, whatever its case; empty for none. */
            keyword: string;
            /**
             * @description contains: the text must be in the page. lacks: it must not be.
             * @enum {string}
             */
            keyword_rule: "contains" | "lacks";
            /** @description Whether redirects are followed, at most 5, and the last answer counts. */
            follow_redirects: boolean;
            /** @description Checks over fresh connections that must fail too, within seconds, before a site counts as down. At least one is always made. */
            confirmations: number;
        };
        "update-monitor-settings-v1.input": {
            /** @description Whether sites are checked. */
            active?: boolean;
            /** @description Seconds between two checks, 30 to 3600. */
            interval_seconds?: number;
            /** @description Seconds within which a site must answer, redirects included. */
            timeout_seconds?: number;
            /**
             * @description HTTP method of the request.
             * @enum {string}
             */
            method?: "head" | "get" | "post" | "put" | "patch" | "delete" | "options";
            /**
             * @description Statuses that count as up: numbers and ranges, separated by commas.
             * @example 200-299,401
             */
            expected_status?: string;
            /** @description Text to look for in the page, whatever its case; empty for none. */
            keyword?: string;
            /**
             * @description contains: the text must be in the page. lacks: it must not be.
             * @enum {string}
             */
            keyword_rule?: "contains" | "lacks";
            /** @description Whether redirects are followed, at most 5, and the last answer counts. */
            follow_redirects?: boolean;
            /** @description Checks over fresh connections that must fail too, within seconds, before a site counts as down. At least one is always made. */
            confirmations?: number;
        };
        /** @description How it is checked. */
        "update-monitor-settings-v1.output": {
            /** @description Whether sites are checked. */
            active: boolean;
            /** @description Seconds between two checks, 30 to 3600. */
            interval_seconds: number;
            /** @description Seconds within which a site must answer, redirects included. */
            timeout_seconds: number;
            /**
             * @description HTTP method of the request.
             * @enum {string}
             */
            method: "head" | "get" | "post" | "put" | "patch" | "delete" | "options";
            /**
             * @description Statuses that count as up: numbers and ranges, separated by commas.
             * @example 200-299,401
             */
            expected_status: string;
            /** @description Text to look for in the page, whatever its case; empty for none. */
            keyword: string;
            /**
             * @description contains: the text must be in the page. lacks: it must not be.
             * @enum {string}
             */
            keyword_rule: "contains" | "lacks";
            /** @description Whether redirects are followed, at most 5, and the last answer counts. */
            follow_redirects: boolean;
            /** @description Checks over fresh connections that must fail too, within seconds, before a site counts as down. At least one is always made. */
            confirmations: number;
        };
        "list-monitor-heartbeats-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /**
             * @description How far back, unless start says so.
             * @default 30d
             * @enum {string}
             */
            period?: "24h" | "7d" | "30d" | "90d";
            /**
             * @description Only checks since this instant, as ISO 8601.
             * @example 2026-01-31T08:00:00Z
             */
            start?: string;
            /**
             * @description Only checks until this instant, as ISO 8601.
             * @example 2026-01-31T08:00:00Z
             */
            end?: string;
            /**
             * @description Only checks with this result; any = all.
             * @default any
             */
            status?: ("any" | "up" | "down") | ("up" | "down")[];
        };
        "list-monitor-heartbeats-v1.output": {
            /** @description The checks of this page. */
            items: {
                /** @description When the check began, or the hour that is summed up, ISO 8601 UTC. */
                at: string;
                /**
                 * @description up or down.
                 * @enum {string}
                 */
                status: "up" | "down";
                /** @description Response time in milliseconds, of several checks their average; null: no answer. */
                response_ms: number | null;
                /** @description HTTP status; null if there was no answer, or for several checks. */
                status_code: number | null;
                /** @description Checks that this stands for: 1, or those of an hour. */
                checks: number;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All checks that match. */
            total: number;
        };
        "list-incidents-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain?: number | string;
            /** @description true: only incidents that go on; false: only those that are over. */
            open?: boolean;
            /**
             * @description Only incidents that went on since this instant, as ISO 8601.
             * @example 2026-01-31T08:00:00Z
             */
            since?: string;
            /**
             * @description Part of the name or address of the site, whatever its case.
             * @default
             */
            search?: string;
            /** @description Only incidents of sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only incidents of sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Only sites of these clients; 0 = without client.
             * @default []
             */
            client_ids?: number[];
            /**
             * @description Only sites with one of these tags.
             * @default []
             */
            tags_any?: number[];
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
        };
        "list-incidents-v1.output": {
            /** @description The incidents of this page. */
            items: {
                /** @description Id of the incident. */
                id: number;
                /** @description Id of the site. */
                site_id: number;
                /** @description Name of the site. */
                site_name: string;
                /** @description Address of the site. */
                site_url: string;
                /** @description Id of the client the site belongs to; null for none. */
                client_id: number | null;
                /** @description Name of that client. */
                client_name: string | null;
                /** @description When the first of the failed checks was made, ISO 8601 UTC. */
                started_at: string;
                /** @description When the site answered again or was not watched any more, ISO 8601 UTC; null while it is down. */
                ended_at: string | null;
                /** @description How long it took, or has taken so far. */
                duration_seconds: number;
                /** @description Whether it is over. */
                resolved: boolean;
                /** @description Whether it ended because the site was suspended or disconnected, or its monitor or all checks were switched off, not because it answered again. */
                unwatched: boolean;
                /**
                 * @description Code of what went wrong.
                 * @enum {string}
                 */
                cause: "dns" | "connect" | "tls" | "timeout" | "broken" | "too_large" | "refused_address" | "bad_address" | "redirects" | "wrong_status" | "text_missing" | "text_present";
                /** @description What went wrong, in a sentence. */
                reason: string;
                /** @description HTTP status of the failed check; null if there was no answer. */
                status_code: number | null;
                /** @description Checks that failed, confirmations included. */
                checks: number;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All incidents that match. */
            total: number;
        };
        "count-incidents-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain?: number | string;
            /** @description true: only incidents that go on; false: only those that are over. */
            open?: boolean;
            /**
             * @description Only incidents that went on since this instant, as ISO 8601.
             * @example 2026-01-31T08:00:00Z
             */
            since?: string;
            /**
             * @description Part of the name or address of the site, whatever its case.
             * @default
             */
            search?: string;
            /** @description Only incidents of sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only incidents of sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Only sites of these clients; 0 = without client.
             * @default []
             */
            client_ids?: number[];
            /**
             * @description Only sites with one of these tags.
             * @default []
             */
            tags_any?: number[];
        };
        "count-incidents-v1.output": {
            /** @description Incidents that match. */
            total: number;
        };
        "get-monitor-series-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /**
             * @description The period up to now. A point stands for 5 minutes of 24h, or for the time between two checks if that is longer, an hour of 7d, 4 hours of 30d, and a day of 90d and 365d.
             * @default 24h
             * @enum {string}
             */
            period?: "24h" | "7d" | "30d" | "90d" | "365d";
        };
        "get-monitor-series-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /** @description Seconds from one point to the next. */
            step_seconds: number;
            /** @description Checks that were made. */
            checks: number;
            /** @description Share of the watched time in which the site was up, 0 to 100; null: not watched. */
            uptime: number | null;
            /** @description Seconds in which the site was watched. */
            watched_seconds: number;
            /** @description Seconds of these in which it was down. */
            down_seconds: number;
            /** @description Average response time in milliseconds; null if there was none. */
            avg_ms: number | null;
            /** @description Shortest response time. */
            min_ms: number | null;
            /** @description Longest response time. */
            max_ms: number | null;
            /** @description Response time that 95 of 100 checks kept to, about; null if it is not known. */
            p95_ms: number | null;
            /** @description Oldest first. Times in which the site was not watched have no point. */
            points: {
                /** @description Begin of the point, ISO 8601 UTC. */
                from: string;
                /** @description Checks that were made. */
                checks: number;
                /** @description Share of the watched time in which the site was up, 0 to 100; null: not watched. */
                uptime: number | null;
                /** @description Seconds in which the site was watched. */
                watched_seconds: number;
                /** @description Seconds of these in which it was down. */
                down_seconds: number;
                /** @description Average response time in milliseconds; null if there was none. */
                avg_ms: number | null;
                /** @description Shortest response time. */
                min_ms: number | null;
                /** @description Longest response time. */
                max_ms: number | null;
                /** @description Response time that 95 of 100 checks kept to, about; null if it is not known. */
                p95_ms: number | null;
            }[];
        };
        "get-fleet-uptime-v1.input": {
            /**
             * @description So many days, today included.
             * @default 30
             */
            days?: number;
            /** @description Only sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
        };
        "get-fleet-uptime-v1.output": {
            /** @description Share of the watched time in which the sites were up; null if none was watched. */
            uptime_percent: number | null;
            /** @description Time that was watched, of all sites together. */
            watched_seconds: number;
            /** @description Of this, the time in which they were down. */
            down_seconds: number;
            /** @description Each day, oldest first. */
            days: {
                /** @description Day in UTC, such as 2026-12-31. */
                day: string;
                /** @description Uptime on this day; null if nothing was watched. */
                uptime_percent: number | null;
                /** @description Time in which sites were down on this day. */
                down_seconds: number;
            }[];
        };
        "list-expiring-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 50
             */
            per_page?: number;
            /**
             * @description Only certificates or only domains; any = both.
             * @default any
             */
            kind?: ("any" | "certificate" | "domain") | ("certificate" | "domain")[];
            /** @description Only what expires within so many days or has expired. */
            expires_within_days?: number;
            /**
             * @description Part of the name or URL of a site, whatever its case.
             * @default
             */
            search?: string;
            /** @description Only what this site depends on: its id, domain or URL. */
            site_id_or_domain?: number | string;
            /** @description Only certificates and domains of sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only certificates and domains of sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Only of sites of these clients.
             * @default []
             */
            client_ids?: number[];
            /**
             * @description Only of sites with one of these tags.
             * @default []
             */
            tag_ids?: number[];
        };
        "list-expiring-v1.output": {
            /** @description The certificates and domains of this page. */
            items: {
                /**
                 * @description certificate or domain.
                 * @enum {string}
                 */
                kind: "certificate" | "domain";
                /** @description Host of the certificate, or the domain. */
                name: string;
                /** @description When it expires, ISO 8601 UTC; null if unknown. */
                expires_at: string | null;
                /** @description Whole days until then, negative after it; null if unknown. */
                days_left: number | null;
                /** @description Issuer of the certificate, or registrar of the domain; null if unknown. */
                by: string | null;
                /**
                 * @description seen: the site showed the certificate. registry: the registry of the domain says so. hand: somebody set it. null: unknown.
                 * @enum {string|null}
                 */
                source: "seen" | "registry" | "hand" | null;
                /**
                 * @description Why the end of a domain is unknown: the registry was not asked yet, tells no date, does not know the domain, can not be asked, or did not answer. null if it is known.
                 * @enum {string|null}
                 */
                why_unknown: "not_asked" | "no_date" | "not_registered" | "no_registry" | "failed" | null;
                /** @description When the certificate was seen or the registry answered last, ISO 8601 UTC; null if never. */
                checked_at: string | null;
                /** @description The site of the certificate, or the first 5 of the domain, by name. */
                sites: {
                    /** @description Id of the site. */
                    id: number;
                    /** @description Name of the site. */
                    name: string;
                    /** @description Address of the site. */
                    url: string;
                    /** @description Id of its client; null for none. */
                    client_id: number | null;
                    /** @description Name of its client; null for none. */
                    client_name: string | null;
                }[];
                /** @description Sites that depend on it. */
                sites_count: number;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All certificates and domains that match. */
            total: number;
        };
        "set-domain-expiry-v1.input": {
            /** @description Registered domain of at least one site, as in list-expiring-v1. */
            domain: string;
            /**
             * @description Last day of the registration, YYYY-MM-DD; null removes what was set.
             * @example 2027-01-31
             */
            expires_on: string | null;
        };
        "set-domain-expiry-v1.output": {
            /** @description Domain. */
            domain: string;
            /** @description When it expires, ISO 8601 UTC: as the registry tells, else as set by hand; null if unknown. */
            expires_at: string | null;
            /**
             * @description Who says so; null if unknown.
             * @enum {string|null}
             */
            source: "registry" | "hand" | null;
        };
        "get-site-changes-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 50
             */
            per_page?: number;
        };
        "get-site-changes-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /** @description The changes of this page. */
            changes: {
                /** @description Id of the change. */
                id: number;
                /**
                 * @description Kind of object and what happened to it, such as plugin.activated or core.updated.
                 * @example plugin.activated
                 */
                type: string;
                /** @description What happened, in a sentence; plain text. */
                description: string;
                /**
                 * @description Which sentence the description is: number of a known type in the log of the connector, else the type of the change.
                 * @example 1970
                 * @example plugin.activated
                 */
                code: string;
                /** @description What the description names, for programs. */
                data: {
                    /** @description Name of what changed; empty if the site did not name it. */
                    name: string;
                    /**
                     * @description What a setting was switched to.
                     * @enum {string}
                     */
                    switched?: "on" | "off";
                    /** @description Version before. */
                    old_version?: string;
                    /** @description Version that was installed. */
                    new_version?: string;
                    /** @description True: WordPress did it by itself. */
                    automatic?: boolean;
                    /** @description Field that was changed. */
                    field?: string;
                    /** @description Value before. */
                    from?: string;
                    /** @description Value after. */
                    to?: string;
                };
                /** @description Login of the user who made the change; WP-CLI or WP-Cron if one of them did, empty if unknown. */
                user: string;
                /** @description When it happened, ISO 8601 UTC. */
                timestamp: string;
            }[];
            /** @description Number of changes on all pages. */
            total: number;
        };
        "list-changes-v1.input": {
            /**
             * @description Only changes of these sites.
             * @default []
             */
            site_ids?: number[];
            /** @description Only changes of sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only changes of sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Only changes of these kinds.
             * @default any
             */
            kind?: ("any" | "plugins" | "themes" | "wordpress" | "users" | "content" | "appearance" | "settings") | ("plugins" | "themes" | "wordpress" | "users" | "content" | "appearance" | "settings")[];
            /**
             * @description Only changes at or after this instant, as ISO 8601.
             * @example 2026-11-22T10:00:00Z
             */
            since?: string;
            /**
             * @description Only changes before this instant, as ISO 8601.
             * @example 2026-11-22T10:00:00Z
             */
            until?: string;
            /**
             * @description Part of the name of what changed, of the user, or of the name or address of the site.
             * @default
             */
            search?: string;
            /**
             * @description `next` of the page before; left out: the newest changes.
             * @example 1795341600000-812
             */
            before?: string;
            /**
             * @description Items per page, at most 200.
             * @default 50
             */
            per_page?: number;
        };
        "list-changes-v1.output": {
            /** @description The changes of this page. */
            items: {
                /** @description Id of the change. */
                id: number;
                /**
                 * @description Kind of object and what happened to it, such as plugin.activated or core.updated.
                 * @example plugin.activated
                 */
                type: string;
                /** @description What happened, in a sentence; plain text. */
                description: string;
                /**
                 * @description Which sentence the description is: number of a known type in the log of the connector, else the type of the change.
                 * @example 1970
                 * @example plugin.activated
                 */
                code: string;
                /** @description What the description names, for programs. */
                data: {
                    /** @description Name of what changed; empty if the site did not name it. */
                    name: string;
                    /**
                     * @description What a setting was switched to.
                     * @enum {string}
                     */
                    switched?: "on" | "off";
                    /** @description Version before. */
                    old_version?: string;
                    /** @description Version that was installed. */
                    new_version?: string;
                    /** @description True: WordPress did it by itself. */
                    automatic?: boolean;
                    /** @description Field that was changed. */
                    field?: string;
                    /** @description Value before. */
                    from?: string;
                    /** @description Value after. */
                    to?: string;
                };
                /** @description Login of the user who made the change; WP-CLI or WP-Cron if one of them did, empty if unknown. */
                user: string;
                /** @description When it happened, ISO 8601 UTC. */
                timestamp: string;
                /**
                 * @description Kind of the change.
                 * @enum {string}
                 */
                kind: "plugins" | "themes" | "wordpress" | "users" | "content" | "appearance" | "settings" | "other";
                /** @description Id of the site. */
                site_id: number;
                /** @description Name of the site. */
                site_name: string;
                /** @description Address of the site. */
                site_url: string;
            }[];
            /** @description Where the next page begins: pass it as `before`. Null: there are no older changes. */
            next: string | null;
            /** @description The search has only come back to this instant, ISO 8601 UTC; go on with `next`. Null: the page is full, or there are no older changes. */
            searched_until: string | null;
        };
        "get-site-timeline-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /**
             * @description Only entries of this kind; any = all. An array matches any of its values. While the module logs is off, there are no changes.
             * @default any
             */
            kind?: ("any" | "change" | "update" | "incident" | "alarm" | "sync") | ("change" | "update" | "incident" | "alarm" | "sync")[];
            /**
             * @description Only older entries: next of the page before.
             * @example 1795341600000.2.17.
             */
            before?: string;
            /**
             * @description Items per page, at most 200.
             * @default 50
             */
            per_page?: number;
        };
        "get-site-timeline-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /** @description The entries of this page. */
            entries: {
                /** @description Id of the entry within the timeline of its site. */
                id: string;
                /**
                 * @description Kind of the entry.
                 * @enum {string}
                 */
                kind: "change" | "update" | "incident" | "alarm" | "sync";
                /** @description When it happened or began, ISO 8601 UTC. */
                at: string;
                /** @description When the incident or alarm was over, ISO 8601 UTC; null while it goes on, and for others. */
                ended_at: string | null;
                /** @description What happened, in a sentence or a name; plain text. */
                title: string;
                /** @description More about it; null where there is nothing more to say. */
                text: string | null;
                /** @description Login of who made the change; null if unknown, and for others. */
                user: string | null;
                /**
                 * @description Severity of an alarm, or of an event about syncs; null for others.
                 * @enum {string|null}
                 */
                severity: "critical" | "high" | "medium" | "low" | "info" | null;
                /** @description Type of an alarm or of an event about syncs, cause of an incident; of a change, which sentence its title is; null for others. */
                code: string | null;
                /** @description Details that depend on the type, as those of the event or change; null where there are none. */
                data: {
                    [key: string]: unknown;
                } | null;
                /** @description The update; null for other kinds. */
                update: {
                    /** @description Id of the update run. */
                    run_id: string;
                    /** @description How the update ended, as in the run. */
                    state: string;
                    /** @description Version before. */
                    from_version: string;
                    /** @description Version of the update. */
                    to_version: string;
                } | null;
            }[];
            /** @description What to send as before for the next page; null on the last one. */
            next: string | null;
        };
        "list-maintenance-windows-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Part of the name, whatever its case.
             * @default
             */
            search?: string;
            /** @description Only windows for sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only windows for sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Only windows in this state; any = all.
             * @default any
             */
            state?: ("any" | "open" | "upcoming" | "ended" | "disabled") | ("open" | "upcoming" | "ended" | "disabled")[];
            /** @description Only windows that are for this site, also by its tags or client: its id, domain or URL. */
            site_id_or_domain?: number | string;
        };
        "list-maintenance-windows-v1.output": {
            /** @description The windows of this page. */
            items: {
                /** @description Id of the maintenance window. */
                id: number;
                /** @description Name of the window. */
                name: string;
                /** @description For all sites. */
                all_sites: boolean;
                /** @description Sites that it names, by name; lists of windows show the first 20. */
                sites: {
                    /** @description Id of the site. */
                    id: number;
                    /** @description Name of the site. */
                    name: string;
                    /** @description Address of the site. */
                    url: string;
                }[];
                /** @description How many sites it names. */
                sites_count: number;
                /** @description Tags whose sites it is for. */
                tags: {
                    /** @description Id of the tag. */
                    id: number;
                    /** @description Name of the tag. */
                    name: string;
                }[];
                /** @description Clients whose sites it is for. */
                clients: {
                    /** @description Id of the client. */
                    id: number;
                    /** @description Name of the client. */
                    name: string;
                }[];
                /**
                 * @description once, on a date, or weekly, on certain days.
                 * @enum {string}
                 */
                repeats: "once" | "weekly";
                /** @description Date of a window that takes place once; null for a weekly one. */
                date: string | null;
                /** @description Days of a weekly window; otherwise empty. */
                days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
                /**
                 * @description When it starts, HH:MM in its time zone.
                 * @example 02:30
                 */
                starts: string;
                /** @description How long it lasts, in minutes. A weekly window lasts for a day (1440 minutes) at most. */
                minutes: number;
                /** @description IANA name, e.g. Europe/Berlin. */
                time_zone: string;
                /** @description Whether the window is enabled. */
                enabled: boolean;
                /**
                 * @description open: its sites are in maintenance now; upcoming, ended or disabled.
                 * @enum {string}
                 */
                state: "open" | "upcoming" | "ended" | "disabled";
                /** @description Start of the current time, else of the next one, else of the last one, ISO 8601 UTC; null while it is disabled. */
                opens_at: string | null;
                /** @description End of that time, ISO 8601 UTC; null while it is disabled. */
                closes_at: string | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All windows that match. */
            total: number;
        };
        "get-maintenance-window-v1.input": {
            /** @description Id of the maintenance window. */
            window_id: number;
        };
        /** @description The maintenance window. */
        "get-maintenance-window-v1.output": {
            /** @description Id of the maintenance window. */
            id: number;
            /** @description Name of the window. */
            name: string;
            /** @description For all sites. */
            all_sites: boolean;
            /** @description Sites that it names, by name; lists of windows show the first 20. */
            sites: {
                /** @description Id of the site. */
                id: number;
                /** @description Name of the site. */
                name: string;
                /** @description Address of the site. */
                url: string;
            }[];
            /** @description How many sites it names. */
            sites_count: number;
            /** @description Tags whose sites it is for. */
            tags: {
                /** @description Id of the tag. */
                id: number;
                /** @description Name of the tag. */
                name: string;
            }[];
            /** @description Clients whose sites it is for. */
            clients: {
                /** @description Id of the client. */
                id: number;
                /** @description Name of the client. */
                name: string;
            }[];
            /**
             * @description once, on a date, or weekly, on certain days.
             * @enum {string}
             */
            repeats: "once" | "weekly";
            /** @description Date of a window that takes place once; null for a weekly one. */
            date: string | null;
            /** @description Days of a weekly window; otherwise empty. */
            days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
            /**
             * @description When it starts, HH:MM in its time zone.
             * @example 02:30
             */
            starts: string;
            /** @description How long it lasts, in minutes. A weekly window lasts for a day (1440 minutes) at most. */
            minutes: number;
            /** @description IANA name, e.g. Europe/Berlin. */
            time_zone: string;
            /** @description Whether the window is enabled. */
            enabled: boolean;
            /**
             * @description open: its sites are in maintenance now; upcoming, ended or disabled.
             * @enum {string}
             */
            state: "open" | "upcoming" | "ended" | "disabled";
            /** @description Start of the current time, else of the next one, else of the last one, ISO 8601 UTC; null while it is disabled. */
            opens_at: string | null;
            /** @description End of that time, ISO 8601 UTC; null while it is disabled. */
            closes_at: string | null;
        };
        "add-maintenance-window-v1.input": {
            /** @description Name of the window. */
            name: string;
            /**
             * @description For all sites, also those added later. Otherwise name sites, tags or clients.
             * @default false
             */
            all_sites?: boolean;
            /** @description Sites that it is for, by id, domain or URL. */
            site_ids_or_domains?: (number | string)[];
            /** @description Tags whose sites it is for, by id. */
            tag_ids?: number[];
            /** @description Clients whose sites it is for, by id. */
            client_ids?: number[];
            /**
             * @description once, on a date, or weekly, on certain days.
             * @enum {string}
             */
            repeats: "once" | "weekly";
            /**
             * @description Date on which a window that takes place once starts, YYYY-MM-DD in its time zone.
             * @example 2030-01-31
             */
            date?: string;
            /** @description Days on which a weekly window starts: mon … sun. */
            days?: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
            /**
             * @description When it starts, HH:MM in its time zone.
             * @example 02:30
             */
            starts: string;
            /** @description How long it lasts, in minutes. A weekly window lasts for a day (1440 minutes) at most. */
            minutes: number;
            /** @description IANA name, e.g. Europe/Berlin. */
            time_zone: string;
            /**
             * @description Whether the window is enabled.
             * @default true
             */
            enabled?: boolean;
        };
        /** @description The maintenance window. */
        "add-maintenance-window-v1.output": {
            /** @description Id of the maintenance window. */
            id: number;
            /** @description Name of the window. */
            name: string;
            /** @description For all sites. */
            all_sites: boolean;
            /** @description Sites that it names, by name; lists of windows show the first 20. */
            sites: {
                /** @description Id of the site. */
                id: number;
                /** @description Name of the site. */
                name: string;
                /** @description Address of the site. */
                url: string;
            }[];
            /** @description How many sites it names. */
            sites_count: number;
            /** @description Tags whose sites it is for. */
            tags: {
                /** @description Id of the tag. */
                id: number;
                /** @description Name of the tag. */
                name: string;
            }[];
            /** @description Clients whose sites it is for. */
            clients: {
                /** @description Id of the client. */
                id: number;
                /** @description Name of the client. */
                name: string;
            }[];
            /**
             * @description once, on a date, or weekly, on certain days.
             * @enum {string}
             */
            repeats: "once" | "weekly";
            /** @description Date of a window that takes place once; null for a weekly one. */
            date: string | null;
            /** @description Days of a weekly window; otherwise empty. */
            days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
            /**
             * @description When it starts, HH:MM in its time zone.
             * @example 02:30
             */
            starts: string;
            /** @description How long it lasts, in minutes. A weekly window lasts for a day (1440 minutes) at most. */
            minutes: number;
            /** @description IANA name, e.g. Europe/Berlin. */
            time_zone: string;
            /** @description Whether the window is enabled. */
            enabled: boolean;
            /**
             * @description open: its sites are in maintenance now; upcoming, ended or disabled.
             * @enum {string}
             */
            state: "open" | "upcoming" | "ended" | "disabled";
            /** @description Start of the current time, else of the next one, else of the last one, ISO 8601 UTC; null while it is disabled. */
            opens_at: string | null;
            /** @description End of that time, ISO 8601 UTC; null while it is disabled. */
            closes_at: string | null;
        };
        "update-maintenance-window-v1.input": {
            /** @description Id of the maintenance window. */
            window_id: number;
            /** @description Name of the window. */
            name?: string;
            /** @description For all sites, also those added later. Otherwise name sites, tags or clients. true removes those that it named. */
            all_sites?: boolean;
            /** @description Sites that it is for, by id, domain or URL. */
            site_ids_or_domains?: (number | string)[];
            /** @description Tags whose sites it is for, by id. */
            tag_ids?: number[];
            /** @description Clients whose sites it is for, by id. */
            client_ids?: number[];
            /**
             * @description once, on a date, or weekly, on certain days.
             * @enum {string}
             */
            repeats?: "once" | "weekly";
            /**
             * @description Date on which a window that takes place once starts, YYYY-MM-DD in its time zone.
             * @example 2030-01-31
             */
            date?: string;
            /** @description Days on which a weekly window starts: mon … sun. */
            days?: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
            /**
             * @description When it starts, HH:MM in its time zone.
             * @example 02:30
             */
            starts?: string;
            /** @description How long it lasts, in minutes. A weekly window lasts for a day (1440 minutes) at most. */
            minutes?: number;
            /** @description IANA name, e.g. Europe/Berlin. */
            time_zone?: string;
            /** @description Whether the window is enabled. */
            enabled?: boolean;
        };
        /** @description The maintenance window. */
        "update-maintenance-window-v1.output": {
            /** @description Id of the maintenance window. */
            id: number;
            /** @description Name of the window. */
            name: string;
            /** @description For all sites. */
            all_sites: boolean;
            /** @description Sites that it names, by name; lists of windows show the first 20. */
            sites: {
                /** @description Id of the site. */
                id: number;
                /** @description Name of the site. */
                name: string;
                /** @description Address of the site. */
                url: string;
            }[];
            /** @description How many sites it names. */
            sites_count: number;
            /** @description Tags whose sites it is for. */
            tags: {
                /** @description Id of the tag. */
                id: number;
                /** @description Name of the tag. */
                name: string;
            }[];
            /** @description Clients whose sites it is for. */
            clients: {
                /** @description Id of the client. */
                id: number;
                /** @description Name of the client. */
                name: string;
            }[];
            /**
             * @description once, on a date, or weekly, on certain days.
             * @enum {string}
             */
            repeats: "once" | "weekly";
            /** @description Date of a window that takes place once; null for a weekly one. */
            date: string | null;
            /** @description Days of a weekly window; otherwise empty. */
            days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
            /**
             * @description When it starts, HH:MM in its time zone.
             * @example 02:30
             */
            starts: string;
            /** @description How long it lasts, in minutes. A weekly window lasts for a day (1440 minutes) at most. */
            minutes: number;
            /** @description IANA name, e.g. Europe/Berlin. */
            time_zone: string;
            /** @description Whether the window is enabled. */
            enabled: boolean;
            /**
             * @description open: its sites are in maintenance now; upcoming, ended or disabled.
             * @enum {string}
             */
            state: "open" | "upcoming" | "ended" | "disabled";
            /** @description Start of the current time, else of the next one, else of the last one, ISO 8601 UTC; null while it is disabled. */
            opens_at: string | null;
            /** @description End of that time, ISO 8601 UTC; null while it is disabled. */
            closes_at: string | null;
        };
        "delete-maintenance-window-v1.input": {
            /** @description Id of the maintenance window. */
            window_id: number;
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "delete-maintenance-window-v1.output": {
            /** @description False after a dry run. */
            deleted: boolean;
            /** @description True after a dry run. */
            dry_run?: boolean;
            /** @description The maintenance window. */
            window: {
                /** @description Id of the maintenance window. */
                id: number;
                /** @description Name of the window. */
                name: string;
                /** @description For all sites. */
                all_sites: boolean;
                /** @description Sites that it names, by name; lists of windows show the first 20. */
                sites: {
                    /** @description Id of the site. */
                    id: number;
                    /** @description Name of the site. */
                    name: string;
                    /** @description Address of the site. */
                    url: string;
                }[];
                /** @description How many sites it names. */
                sites_count: number;
                /** @description Tags whose sites it is for. */
                tags: {
                    /** @description Id of the tag. */
                    id: number;
                    /** @description Name of the tag. */
                    name: string;
                }[];
                /** @description Clients whose sites it is for. */
                clients: {
                    /** @description Id of the client. */
                    id: number;
                    /** @description Name of the client. */
                    name: string;
                }[];
                /**
                 * @description once, on a date, or weekly, on certain days.
                 * @enum {string}
                 */
                repeats: "once" | "weekly";
                /** @description Date of a window that takes place once; null for a weekly one. */
                date: string | null;
                /** @description Days of a weekly window; otherwise empty. */
                days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
                /**
                 * @description When it starts, HH:MM in its time zone.
                 * @example 02:30
                 */
                starts: string;
                /** @description How long it lasts, in minutes. A weekly window lasts for a day (1440 minutes) at most. */
                minutes: number;
                /** @description IANA name, e.g. Europe/Berlin. */
                time_zone: string;
                /** @description Whether the window is enabled. */
                enabled: boolean;
                /**
                 * @description open: its sites are in maintenance now; upcoming, ended or disabled.
                 * @enum {string}
                 */
                state: "open" | "upcoming" | "ended" | "disabled";
                /** @description Start of the current time, else of the next one, else of the last one, ISO 8601 UTC; null while it is disabled. */
                opens_at: string | null;
                /** @description End of that time, ISO 8601 UTC; null while it is disabled. */
                closes_at: string | null;
            };
        };
        "start-site-maintenance-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /** @description How long it lasts, in minutes. */
            minutes: number;
            /**
             * @description Name of the window, such as the reason.
             * @default Maintenance
             */
            name?: string;
        };
        "start-site-maintenance-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /** @description Address of the site. */
            site_url: string;
            /** @description Whether a maintenance window is open for the site. */
            in_maintenance: boolean;
            /** @description When the last of the open windows closes, ISO 8601 UTC; null if none is open. */
            until: string | null;
        };
        "end-site-maintenance-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
        };
        "end-site-maintenance-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /** @description Address of the site. */
            site_url: string;
            /** @description Whether a maintenance window is open for the site. */
            in_maintenance: boolean;
            /** @description When the last of the open windows closes, ISO 8601 UTC; null if none is open. */
            until: string | null;
        };
        "get-overview-v1.input": {
            /** @description Only what is about sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only what is about sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
        };
        "get-overview-v1.output": {
            /** @description Sites by health. Each site is counted once, in one of healthy to suspended; these add up to total. */
            sites: {
                /** @description All sites. */
                total: {
                    /** @description The total of the list. */
                    count: number;
                    /** @description The ability that lists it. */
                    ability: string;
                    /** @description Input of that ability. */
                    input: {
                        [key: string]: unknown;
                    };
                };
                /** @description Managed sites: all but disconnected and suspended ones. */
                connected: {
                    /** @description The total of the list. */
                    count: number;
                    /** @description The ability that lists it. */
                    ability: string;
                    /** @description Input of that ability. */
                    input: {
                        [key: string]: unknown;
                    };
                };
                /** @description Sites with which nothing is the matter. */
                healthy: {
                    /** @description The total of the list. */
                    count: number;
                    /** @description The ability that lists it. */
                    ability: string;
                    /** @description Input of that ability. */
                    input: {
                        [key: string]: unknown;
                    };
                };
                /** @description Connected sites that do not answer checks, and have answered no sync since. */
                down: {
                    /** @description The total of the list. */
                    count: number;
                    /** @description The ability that lists it. */
                    ability: string;
                    /** @description Input of that ability. */
                    input: {
                        [key: string]: unknown;
                    };
                };
                /** @description Connected sites that an update has broken. */
                broken: {
                    /** @description The total of the list. */
                    count: number;
                    /** @description The ability that lists it. */
                    ability: string;
                    /** @description Input of that ability. */
                    input: {
                        [key: string]: unknown;
                    };
                };
                /** @description Connected sites on which files were altered, and nothing worse. */
                altered: {
                    /** @description The total of the list. */
                    count: number;
                    /** @description The ability that lists it. */
                    ability: string;
                    /** @description Input of that ability. */
                    input: {
                        [key: string]: unknown;
                    };
                };
                /** @description Connected sites whose last sync failed, with nothing worse. */
                sync_failing: {
                    /** @description The total of the list. */
                    count: number;
                    /** @description The ability that lists it. */
                    ability: string;
                    /** @description Input of that ability. */
                    input: {
                        [key: string]: unknown;
                    };
                };
                /** @description Connected sites with an exposed vulnerability, and nothing worse. */
                vulnerable: {
                    /** @description The total of the list. */
                    count: number;
                    /** @description The ability that lists it. */
                    ability: string;
                    /** @description Input of that ability. */
                    input: {
                        [key: string]: unknown;
                    };
                };
                /** @description Connected sites whose certificate or domain runs out within 14 days, and nothing worse. */
                expiring: {
                    /** @description The total of the list. */
                    count: number;
                    /** @description The ability that lists it. */
                    ability: string;
                    /** @description Input of that ability. */
                    input: {
                        [key: string]: unknown;
                    };
                };
                /** @description Connected sites with pending updates, and nothing worse. */
                updates: {
                    /** @description The total of the list. */
                    count: number;
                    /** @description The ability that lists it. */
                    ability: string;
                    /** @description Input of that ability. */
                    input: {
                        [key: string]: unknown;
                    };
                };
                /** @description Connected sites that have never been synced. */
                never_synced: {
                    /** @description The total of the list. */
                    count: number;
                    /** @description The ability that lists it. */
                    ability: string;
                    /** @description Input of that ability. */
                    input: {
                        [key: string]: unknown;
                    };
                };
                /** @description Sites that reject the connection, or were disconnected. */
                disconnected: {
                    /** @description The total of the list. */
                    count: number;
                    /** @description The ability that lists it. */
                    ability: string;
                    /** @description Input of that ability. */
                    input: {
                        [key: string]: unknown;
                    };
                };
                /** @description Sites that are excluded from syncs, checks and updates. */
                suspended: {
                    /** @description The total of the list. */
                    count: number;
                    /** @description The ability that lists it. */
                    ability: string;
                    /** @description Input of that ability. */
                    input: {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Pending updates, without ignored ones and suspended sites. */
            updates: {
                /** @description Pending updates, as counted by count-updates-v1. */
                total: number;
                /** @description Of these: WordPress. */
                wp: number;
                /** @description Of these: plugins. */
                plugins: number;
                /** @description Of these: themes. */
                themes: number;
                /** @description Of these: translations. */
                translations: number;
                /** @description Sites that have such updates. */
                sites: {
                    /** @description Sites with at least one update. */
                    any: {
                        /** @description The total of the list. */
                        count: number;
                        /** @description The ability that lists it. */
                        ability: string;
                        /** @description Input of that ability. */
                        input: {
                            [key: string]: unknown;
                        };
                    };
                    /** @description Sites with a newer WordPress. */
                    wp: {
                        /** @description The total of the list. */
                        count: number;
                        /** @description The ability that lists it. */
                        ability: string;
                        /** @description Input of that ability. */
                        input: {
                            [key: string]: unknown;
                        };
                    };
                    /** @description Sites with updates of plugins. */
                    plugins: {
                        /** @description The total of the list. */
                        count: number;
                        /** @description The ability that lists it. */
                        ability: string;
                        /** @description Input of that ability. */
                        input: {
                            [key: string]: unknown;
                        };
                    };
                    /** @description Sites with updates of themes. */
                    themes: {
                        /** @description The total of the list. */
                        count: number;
                        /** @description The ability that lists it. */
                        ability: string;
                        /** @description Input of that ability. */
                        input: {
                            [key: string]: unknown;
                        };
                    };
                    /** @description Sites with updates of translations. */
                    translations: {
                        /** @description The total of the list. */
                        count: number;
                        /** @description The ability that lists it. */
                        ability: string;
                        /** @description Input of that ability. */
                        input: {
                            [key: string]: unknown;
                        };
                    };
                };
                /** @description Number of different available versions. */
                items: {
                    /** @description The total of the list. */
                    count: number;
                    /** @description The ability that lists it. */
                    ability: string;
                    /** @description Input of that ability. */
                    input: {
                        [key: string]: unknown;
                    };
                };
                /** @description The updates pending on the most sites, at most ten. */
                top: {
                    /** @description wp, plugins, themes or translations. */
                    type: string;
                    /** @description Slug of the item. */
                    slug: string;
                    /** @description Name of the item. */
                    name: string;
                    /** @description Available version. */
                    new_version: string;
                    /** @description Sites on which it is pending. */
                    sites_count: number;
                }[];
            };
            /** @description Sites with security issues, without suspended sites. */
            security: {
                /** @description Sites with a critical issue. */
                critical: {
                    /** @description The total of the list. */
                    count: number;
                    /** @description The ability that lists it. */
                    ability: string;
                    /** @description Input of that ability. */
                    input: {
                        [key: string]: unknown;
                    };
                };
                /** @description Sites with a warning. */
                warning: {
                    /** @description The total of the list. */
                    count: number;
                    /** @description The ability that lists it. */
                    ability: string;
                    /** @description Input of that ability. */
                    input: {
                        [key: string]: unknown;
                    };
                };
                /** @description Sites with an informational issue. */
                info: {
                    /** @description The total of the list. */
                    count: number;
                    /** @description The ability that lists it. */
                    ability: string;
                    /** @description Input of that ability. */
                    input: {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description TLS certificates of the sites. */
            certificates: {
                /** @description Certificates that expire within 14 days or have expired. */
                expiring: {
                    /** @description The total of the list. */
                    count: number;
                    /** @description The ability that lists it. */
                    ability: string;
                    /** @description Input of that ability. */
                    input: {
                        [key: string]: unknown;
                    };
                };
                /** @description Certificates that browsers reject. */
                invalid: {
                    /** @description The total of the list. */
                    count: number;
                    /** @description The ability that lists it. */
                    ability: string;
                    /** @description Input of that ability. */
                    input: {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Upcoming payments; null while the module is off. */
            costs: {
                /** @description Costs whose next payment is within 30 days. */
                due: {
                    /** @description The total of the list. */
                    count: number;
                    /** @description The ability that lists it. */
                    ability: string;
                    /** @description Input of that ability. */
                    input: {
                        [key: string]: unknown;
                    };
                };
            } | null;
            /** @description Background jobs. */
            jobs: {
                /** @description Jobs that have not ended and do not wait for a decision. */
                running: {
                    /** @description The total of the list. */
                    count: number;
                    /** @description The ability that lists it. */
                    ability: string;
                    /** @description Input of that ability. */
                    input: {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Update runs. */
            update_runs: {
                /** @description Update runs that wait for a decision: resume or abandon them. */
                halted: {
                    /** @description The total of the list. */
                    count: number;
                    /** @description The ability that lists it. */
                    ability: string;
                    /** @description Input of that ability. */
                    input: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        "get-first-steps-v1.input": Record<string, unknown>;
        "get-first-steps-v1.output": {
            /** @description Whether the caller should see the steps. */
            shown: boolean;
            /** @description Connected sites, counted up to 10. */
            connected_sites: number;
            /** @description The steps that the caller may take, in a sensible order. */
            steps: {
                /**
                 * @description first_site and ten_sites: connected. second_factor: of the caller, or a passkey. colleague: somebody else is a user or invited. channel: a message has arrived. alarm_rule: one is on. backup: a daily backup is there. vulnerability_feed: one is set.
                 * @enum {string}
                 */
                step: "first_site" | "ten_sites" | "second_factor" | "colleague" | "channel" | "alarm_rule" | "backup" | "vulnerability_feed";
                /** @description Whether it is done. */
                done: boolean;
            }[];
        };
        "dismiss-first-steps-v1.input": Record<string, unknown>;
        "dismiss-first-steps-v1.output": {
            /** @description Always true. */
            dismissed: boolean;
        };
        "list-inbox-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 50
             */
            per_page?: number;
            /**
             * @description Only items of these kinds.
             * @default any
             */
            kind?: ("any" | "outbound_broken" | "site_down" | "site_broken" | "run_halted" | "run_failed" | "site_disconnected" | "sync_failing" | "files_altered" | "vulnerability" | "certificate" | "domain" | "channel_failing" | "feed_failing" | "approval" | "cost_due") | ("outbound_broken" | "site_down" | "site_broken" | "run_halted" | "run_failed" | "site_disconnected" | "sync_failing" | "files_altered" | "vulnerability" | "certificate" | "domain" | "channel_failing" | "feed_failing" | "approval" | "cost_due")[];
            /**
             * @description Only items of these severities.
             * @default any
             */
            severity?: ("any" | "critical" | "high" | "medium" | "low" | "info") | ("critical" | "high" | "medium" | "low" | "info")[];
            /** @description Only what is about sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only what is about sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Part of the name or address of the site, of the client, or of what it is about, whatever its case.
             * @default
             */
            search?: string;
            /**
             * @description no: without what is snoozed. only: nothing else. any: both.
             * @default no
             * @enum {string}
             */
            snoozed?: "no" | "only" | "any";
        };
        "list-inbox-v1.output": {
            /** @description The items of this page. */
            items: {
                /**
                 * @description Id of an item: its kind, and what it is about.
                 * @example site_down:12
                 */
                id: string;
                /**
                 * @description What it is about.
                 * @enum {string}
                 */
                kind: "outbound_broken" | "site_down" | "site_broken" | "run_halted" | "run_failed" | "site_disconnected" | "sync_failing" | "files_altered" | "vulnerability" | "certificate" | "domain" | "channel_failing" | "feed_failing" | "approval" | "cost_due";
                /**
                 * @description How urgent it is.
                 * @enum {string}
                 */
                severity: "critical" | "high" | "medium" | "low" | "info";
                /** @description What is wrong, in one line. */
                title: string;
                /** @description The cause and what to do, as plain text. */
                text: string;
                /** @description Since when, ISO 8601 UTC. */
                since: string;
                /** @description The site it is about; null if it is about none. */
                site: {
                    /** @description Id of the site. */
                    id: number;
                    /** @description Name of the site. */
                    name: string;
                    /** @description Address of the site. */
                    url: string;
                } | null;
                /** @description Sites it is about, of those that were asked about. */
                sites_count: number;
                /** @description The client it is about; null if it is about none. */
                client: {
                    /** @description Id of the client. */
                    id: number;
                    /** @description Name of the client. */
                    name: string;
                } | null;
                /** @description When somebody acknowledged it, ISO 8601 UTC. */
                acknowledged_at: string | null;
                /** @description Who acknowledged it. */
                acknowledged_by: string | null;
                /** @description Until when it is put aside, ISO 8601 UTC. */
                snoozed_until: string | null;
                /** @description What the caller can do about it, the most helpful first. */
                actions: {
                    /**
                     * @description What it does: resume or stop the run, retry what failed in it, roll back the update, reconnect, sync or check the site, patch the vulnerability, test the channel, refresh the feed, acknowledge or snooze the item.
                     * @enum {string}
                     */
                    action: "resume" | "stop" | "retry" | "roll_back" | "reconnect" | "sync" | "check" | "patch" | "test" | "refresh" | "acknowledge" | "snooze";
                    /** @description The ability that does it. */
                    ability: string;
                    /** @description Its input; snooze-inbox-v1 also needs `until`. */
                    input: {
                        [key: string]: unknown;
                    };
                }[];
                /** @description Details that depend on the kind. */
                data: {
                    [key: string]: unknown;
                };
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All items that match. */
            total: number;
            /** @description How many items each choice of a filter would list. */
            counts: {
                /** @description Items of each kind, with the other filters as they are. */
                kinds: {
                    /** @description Items that are outbound_broken. */
                    outbound_broken: number;
                    /** @description Items that are site_down. */
                    site_down: number;
                    /** @description Items that are site_broken. */
                    site_broken: number;
                    /** @description Items that are run_halted. */
                    run_halted: number;
                    /** @description Items that are run_failed. */
                    run_failed: number;
                    /** @description Items that are site_disconnected. */
                    site_disconnected: number;
                    /** @description Items that are sync_failing. */
                    sync_failing: number;
                    /** @description Items that are files_altered. */
                    files_altered: number;
                    /** @description Items that are vulnerability. */
                    vulnerability: number;
                    /** @description Items that are certificate. */
                    certificate: number;
                    /** @description Items that are domain. */
                    domain: number;
                    /** @description Items that are channel_failing. */
                    channel_failing: number;
                    /** @description Items that are feed_failing. */
                    feed_failing: number;
                    /** @description Items that are approval. */
                    approval: number;
                    /** @description Items that are cost_due. */
                    cost_due: number;
                };
                /** @description Items of each severity, with the other filters as they are. */
                severities: {
                    /** @description Items that are critical. */
                    critical: number;
                    /** @description Items that are high. */
                    high: number;
                    /** @description Items that are medium. */
                    medium: number;
                    /** @description Items that are low. */
                    low: number;
                    /** @description Items that are info. */
                    info: number;
                };
                /** @description Snoozed items, with the other filters as they are. */
                snoozed: number;
            };
        };
        "acknowledge-inbox-v1.input": {
            /** @description Items, by id. */
            item_ids: string[];
        };
        "acknowledge-inbox-v1.output": {
            /** @description Items that were changed. */
            changed: number;
            /** @description Those of them that are over, by id. */
            already_over: string[];
        };
        "snooze-inbox-v1.input": {
            /** @description Items, by id. */
            item_ids: string[];
            /** @description Until when, as ISO 8601; at most a year ahead. null ends the snooze. */
            until: string | null;
        };
        "snooze-inbox-v1.output": {
            /** @description Items that were changed. */
            changed: number;
            /** @description Those of them that are over, by id. */
            already_over: string[];
        };
        "list-activity-v1.input": {
            /**
             * @description At most so many.
             * @default 30
             */
            limit?: number;
            /**
             * @description `next` of the answer before: what is older than it.
             * @example 1203-5518
             */
            before?: string;
            /** @description Only what is about clients or sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only what is about clients or sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
        };
        "list-activity-v1.output": {
            /** @description Newest first. */
            items: {
                /**
                 * @description event: as in list-events-v1. change: as in list-audit-log-v1.
                 * @enum {string}
                 */
                kind: "event" | "change";
                /** @description Id of the event, or number of the entry in the audit log. */
                id: number;
                /** @description When it happened, ISO 8601 UTC. */
                at: string;
                /** @description Type of the event, such as site.down; or the action, such as site.added. */
                type: string;
                /**
                 * @description How urgent it is.
                 * @enum {string}
                 */
                severity: "critical" | "high" | "medium" | "low" | "info";
                /** @description What happened, in one line. */
                title: string;
                /** @description Who did it: user:, key: or system:, followed by the name; null for an event. */
                by: string | null;
                /** @description What it was done to, by name; empty if it has none or is gone. */
                name: string;
                /** @description What it was done to, by kind and id, such as site:12. */
                subject: string | null;
                /** @description The site it is about; null if it is about none. */
                site: {
                    /** @description Id of the site. */
                    id: number;
                    /** @description Name of the site. */
                    name: string;
                    /** @description Address of the site. */
                    url: string;
                } | null;
                /** @description The client it is about; null if it is about none. */
                client: {
                    /** @description Id of the client. */
                    id: number;
                    /** @description Name of the client. */
                    name: string;
                } | null;
            }[];
            /** @description `before` of the next page; null if there is no more. A page that has one may still have few items or none. */
            next: string | null;
        };
        "list-updates-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 200
             */
            per_page?: number;
            /**
             * @description Part of the name or slug of the item, whatever its case.
             * @default
             */
            search?: string;
            /**
             * @description Only those with these ids.
             * @default []
             */
            include?: number[];
            /**
             * @description Leave out those with these ids.
             * @default []
             */
            exclude?: number[];
            /**
             * @description Search the names and addresses of the sites too: those found are listed with all their updates. Not together with slug or new_version.
             * @default false
             */
            search_sites?: boolean;
            /** @description Only updates of sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only updates of sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Only updates of these types: wp, plugins, themes, translations; all = every type.
             * @default [
             *       "all"
             *     ]
             */
            type?: ("all" | "wp" | "plugins" | "themes" | "translations")[];
            /** @description Only updates of the item with this slug. */
            slug?: string;
            /** @description Only updates to this version. */
            new_version?: string;
        };
        "list-updates-v1.output": {
            /** @description The sites with such updates of this page. */
            items: {
                /** @description Id of the site. */
                site_id: number;
                /** @description Address of the site. */
                site_url: string;
                /** @description Name of the site. */
                site_name: string;
                /** @description What can be updated on the site. */
                updates: {
                    /**
                     * @description wp (WordPress itself), plugins, themes or translations.
                     * @enum {string}
                     */
                    type: "wp" | "plugins" | "themes" | "translations";
                    /** @description Slug of the plugin, theme or translation; wordpress for WordPress itself. */
                    slug: string;
                    /** @description Name of the item. */
                    name: string;
                    /** @description Installed version; empty for translations. */
                    version: string;
                    /** @description Version on offer. */
                    new_version: string;
                    /** @description Languages with a newer translation; only for translations. */
                    languages?: string[];
                    /** @description The item is active on the site. */
                    active: boolean;
                    /** @description The WordPress of the site meets what the new version requires. */
                    wp_compatible: boolean;
                    /** @description The PHP of the site meets what the new version requires. */
                    php_compatible: boolean;
                    /**
                     * @description possible: the update can be rolled back to the earlier version. Otherwise why not: wordpress and translation cannot be; no_package: the site names no package, as with premium plugins; other_host: its package is not from a directory that keeps old versions; not_known: until the next sync.
                     * @enum {string}
                     */
                    roll_back: "possible" | "wordpress" | "translation" | "no_package" | "other_host" | "no_version" | "not_known";
                }[];
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All sites with such updates that match. */
            total: number;
        };
        "get-site-updates-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /**
             * @description Only updates of these types: wp, plugins, themes, translations; all = every type.
             * @default [
             *       "all"
             *     ]
             */
            type?: ("all" | "wp" | "plugins" | "themes" | "translations")[];
            /**
             * @description Part of the name or slug of the item, whatever its case.
             * @default
             */
            search?: string;
        };
        "get-site-updates-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /** @description Address of the site. */
            site_url: string;
            /** @description What can be updated. */
            updates: {
                /**
                 * @description wp (WordPress itself), plugins, themes or translations.
                 * @enum {string}
                 */
                type: "wp" | "plugins" | "themes" | "translations";
                /** @description Slug of the plugin, theme or translation; wordpress for WordPress itself. */
                slug: string;
                /** @description Name of the item. */
                name: string;
                /** @description Installed version; empty for translations. */
                version: string;
                /** @description Version on offer. */
                new_version: string;
                /** @description Languages with a newer translation; only for translations. */
                languages?: string[];
                /** @description The item is active on the site. */
                active: boolean;
                /** @description The WordPress of the site meets what the new version requires. */
                wp_compatible: boolean;
                /** @description The PHP of the site meets what the new version requires. */
                php_compatible: boolean;
                /**
                 * @description possible: the update can be rolled back to the earlier version. Otherwise why not: wordpress and translation cannot be; no_package: the site names no package, as with premium plugins; other_host: its package is not from a directory that keeps old versions; not_known: until the next sync.
                 * @enum {string}
                 */
                roll_back: "possible" | "wordpress" | "translation" | "no_package" | "other_host" | "no_version" | "not_known";
            }[];
        };
        "count-updates-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain?: number | string;
            /** @description Only updates of sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only updates of sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
        };
        "count-updates-v1.output": {
            /** @description Updates on offer for WordPress itself. */
            wp: number;
            /** @description Updates on offer for plugins. */
            plugins: number;
            /** @description Updates on offer for themes. */
            themes: number;
            /** @description Updates on offer for translations. */
            translations: number;
            /** @description Updates on offer for anything. */
            total: number;
        };
        "get-updates-summary-v1.input": {
            /**
             * @description Only updates of these types: wp, plugins, themes, translations; all = every type.
             * @default [
             *       "all"
             *     ]
             */
            type?: ("all" | "wp" | "plugins" | "themes" | "translations")[];
            /**
             * @description Part of the name or slug of the item, whatever its case.
             * @default
             */
            search?: string;
            /** @description Only updates of sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only updates of sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
        };
        "get-updates-summary-v1.output": {
            /** @description Sites with at least one update. */
            sites: number;
            /** @description Sites with a newer WordPress on offer. */
            wp: number;
            /** @description Plugin updates over all sites. */
            plugins: number;
            /** @description Theme updates over all sites. */
            themes: number;
            /** @description Translation updates over all sites. */
            translations: number;
            /** @description The versions on offer, those for the most sites first of this page. */
            items: {
                /**
                 * @description wp (WordPress itself), plugins, themes or translations.
                 * @enum {string}
                 */
                type: "wp" | "plugins" | "themes" | "translations";
                /** @description Slug of the item. */
                slug: string;
                /** @description Name of the item. */
                name: string;
                /** @description Versions that these sites have now, the oldest first. */
                versions: string[];
                /** @description Version on offer. */
                new_version: string;
                /** @description Sites on which this version is pending. */
                sites_count: number;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All versions on offer, those for the most sites first that match. */
            total: number;
        };
        "get-update-trend-v1.input": {
            /**
             * @description So many days, today included.
             * @default 30
             */
            days?: number;
            /** @description Only updates of sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only updates of sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
        };
        "get-update-trend-v1.output": {
            /** @description Oldest first. A day on which nothing was counted is left out. With a client or a tag: of the sites that it had on that day. With both: today alone, as the days before are counted for each client and for each tag only. */
            days: {
                /** @description Day in UTC, such as 2026-12-31. */
                day: string;
                /** @description Pending updates at the end of the day; those of today as of now. */
                total: number;
                /** @description Of these: WordPress. */
                wp: number;
                /** @description Of these: plugins. */
                plugins: number;
                /** @description Of these: themes. */
                themes: number;
                /** @description Of these: translations. */
                translations: number;
                /** @description Sites with at least one. */
                sites: number;
            }[];
        };
        "list-client-updates-v1.input": {
            /**
             * @description Only updates of these types: wp, plugins, themes, translations; all = every type.
             * @default [
             *       "all"
             *     ]
             */
            type?: ("all" | "wp" | "plugins" | "themes" | "translations")[];
            /**
             * @description Part of the name of the client, whatever its case.
             * @default
             */
            search?: string;
            /** @description Only updates of sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only updates of sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
        };
        "list-client-updates-v1.output": {
            /** @description The clients with such updates of this page. */
            items: {
                /** @description Id of the client; null: the sites without a client. */
                client_id: number | null;
                /** @description Name of the client; empty for the sites without one. */
                client_name: string;
                /** @description Ids of the sites with such updates. */
                site_ids: number[];
                /** @description Such updates on these sites. */
                updates: number;
                /** @description Sites with a newer WordPress on offer. */
                wp: number;
                /** @description Plugin updates. */
                plugins: number;
                /** @description Theme updates. */
                themes: number;
                /** @description Translation updates. */
                translations: number;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All clients with such updates that match. */
            total: number;
        };
        "ignore-updates-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain?: number | string;
            /**
             * @description wp (WordPress itself), plugins or themes.
             * @enum {string}
             */
            type: "wp" | "plugins" | "themes";
            /** @description Slugs of plugins or themes. Left out: on one site all of the type; over the whole fleet they must be given. */
            slugs?: string[];
            /** @description Only this new version; left out: every version. */
            version?: string;
        };
        "ignore-updates-v1.output": {
            /**
             * @description The rule is in place.
             * @constant
             */
            ignored: true;
            /** @description Id of the site; null for the whole fleet. */
            site_id: number | null;
            /**
             * @description wp (WordPress itself), plugins or themes.
             * @enum {string}
             */
            type: "wp" | "plugins" | "themes";
            /** @description The items; empty for all of the type. */
            slugs: string[];
        };
        "unignore-updates-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain?: number | string;
            /**
             * @description wp (WordPress itself), plugins or themes.
             * @enum {string}
             */
            type: "wp" | "plugins" | "themes";
            /** @description Slugs of plugins or themes. Left out: on one site all of the type; over the whole fleet they must be given. */
            slugs?: string[];
            /** @description Only this new version; left out: every version. */
            version?: string;
        };
        "unignore-updates-v1.output": {
            /** @description Rules that were removed; 0 when nothing was ignored. */
            removed: number;
            /** @description Id of the site; null for the whole fleet. */
            site_id: number | null;
            /**
             * @description wp (WordPress itself), plugins or themes.
             * @enum {string}
             */
            type: "wp" | "plugins" | "themes";
            /** @description The items; empty for all of the type. */
            slugs: string[];
        };
        "list-ignored-updates-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain?: number | string;
            /**
             * @description Only rules about these types: wp, plugins, themes; all = every type.
             * @default [
             *       "all"
             *     ]
             */
            type?: ("all" | "wp" | "plugins" | "themes")[];
            /**
             * @description Part of the name or slug of the item, whatever its case.
             * @default
             */
            search?: string;
        };
        "list-ignored-updates-v1.output": {
            /** @description The rules, those of the fleet first. */
            rules: {
                /**
                 * @description Whether the rule holds on all sites or on this one.
                 * @enum {string}
                 */
                scope: "fleet" | "site";
                /**
                 * @description wp (WordPress itself), plugins or themes.
                 * @enum {string}
                 */
                type: "wp" | "plugins" | "themes";
                /** @description Slug of the item; empty for all of the type. */
                slug: string;
                /** @description Name of the item; empty for all of the type. */
                name: string;
                /** @description The version that is ignored; empty for all. */
                version: string;
            }[];
        };
        "list-ignore-rules-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 50
             */
            per_page?: number;
            /** @description Only rules for all sites or for sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only rules for all sites or for sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /** @description Id, domain or URL of the site. */
            site_id_or_domain?: number | string;
            /**
             * @description Part of the name or slug of the item, or of the name or address of the site, whatever its case.
             * @default
             */
            search?: string;
        };
        "list-ignore-rules-v1.output": {
            /** @description The rules of this page. */
            items: {
                /** @description Id of the site; null for all sites. */
                site_id: number | null;
                /** @description Name of the site; null for all sites. */
                site_name: string | null;
                /** @description Address of the site; null for all sites. */
                site_url: string | null;
                /**
                 * @description wp (WordPress itself), plugins or themes.
                 * @enum {string}
                 */
                type: "wp" | "plugins" | "themes";
                /** @description Slug of the item; empty for all of the type. */
                slug: string;
                /** @description Name of the item; empty for all of the type. */
                name: string;
                /** @description The version that is ignored; empty for all. */
                version: string;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All rules that match. */
            total: number;
        };
        "set-ignored-updates-v1.input": {
            /**
             * @description Whether to ignore the updates of the item or to stop ignoring them.
             * @enum {string}
             */
            action: "ignore" | "unignore";
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /**
             * @description wp (WordPress itself), plugins or themes.
             * @enum {string}
             */
            type: "wp" | "plugins" | "themes";
            /** @description Slug of the plugin or theme; not needed for wp. */
            slug?: string;
        };
        "set-ignored-updates-v1.output": {
            /**
             * @description Whether to ignore the updates of the item or to stop ignoring them.
             * @enum {string}
             */
            action: "ignore" | "unignore";
            /** @description Id of the site. */
            site_id: number;
            /**
             * @description wp (WordPress itself), plugins or themes.
             * @enum {string}
             */
            type: "wp" | "plugins" | "themes";
            /** @description Slug of the item; wordpress for WordPress itself. */
            slug: string;
            /** @description Rules that were added or removed; 0 if nothing had to change. */
            changed: number;
            /** @description Whether every update of the item is ignored on the site now. After unignore it still can be, by a rule for all items of the site or for all sites. */
            ignored: boolean;
        };
        "ignore-site-core-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /**
             * @description add: ignore these updates. remove: stop ignoring them.
             * @default add
             * @enum {string}
             */
            action?: "add" | "remove";
        };
        "ignore-site-core-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /**
             * @description wp (WordPress itself), plugins or themes.
             * @enum {string}
             */
            type: "wp" | "plugins" | "themes";
            /**
             * @description What was asked for.
             * @enum {string}
             */
            action: "add" | "remove";
            /** @description The items; empty for WordPress. */
            slugs: string[];
            /** @description Rules that were added or removed; 0 if nothing had to change. */
            changed: number;
        };
        "ignore-site-plugins-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /**
             * @description add: ignore these updates. remove: stop ignoring them.
             * @default add
             * @enum {string}
             */
            action?: "add" | "remove";
            /** @description Slugs of the plugins, as get-site-plugins-v1 shows them. */
            slugs: string[];
        };
        "ignore-site-plugins-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /**
             * @description wp (WordPress itself), plugins or themes.
             * @enum {string}
             */
            type: "wp" | "plugins" | "themes";
            /**
             * @description What was asked for.
             * @enum {string}
             */
            action: "add" | "remove";
            /** @description The items; empty for WordPress. */
            slugs: string[];
            /** @description Rules that were added or removed; 0 if nothing had to change. */
            changed: number;
        };
        "ignore-site-themes-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /**
             * @description add: ignore these updates. remove: stop ignoring them.
             * @default add
             * @enum {string}
             */
            action?: "add" | "remove";
            /** @description Slugs of the themes, as get-site-themes-v1 shows them. */
            slugs: string[];
        };
        "ignore-site-themes-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /**
             * @description wp (WordPress itself), plugins or themes.
             * @enum {string}
             */
            type: "wp" | "plugins" | "themes";
            /**
             * @description What was asked for.
             * @enum {string}
             */
            action: "add" | "remove";
            /** @description The items; empty for WordPress. */
            slugs: string[];
            /** @description Rules that were added or removed; 0 if nothing had to change. */
            changed: number;
        };
        "plan-updates-v1.input": {
            /**
             * @description The sites; empty for all connected ones.
             * @default []
             */
            site_ids_or_domains?: (number | string)[];
            /** @description Only sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Only updates of these types: wp, plugins, themes, translations; all = every type.
             * @default [
             *       "all"
             *     ]
             */
            type?: ("all" | "wp" | "plugins" | "themes" | "translations")[];
            /** @description Only the updates of these plugins (dir/file.php), themes or translations; left out: all pending ones. */
            slugs?: string[];
            /** @description Exactly these updates, instead of `type` and `slugs`, which together mean every slug in every type: a theme and its translation may have the same slug. */
            items?: {
                /**
                 * @description wp (WordPress itself), plugins, themes or translations.
                 * @enum {string}
                 */
                type: "wp" | "plugins" | "themes" | "translations";
                /** @description Slug; wordpress for WordPress itself. */
                slug: string;
            }[];
            /** @description Retry: only updates that failed in this run and are still pending. */
            failed_in?: {
                /**
                 * @description Id of the run: that of its job.
                 * @example update_5f0c3f0e-8a1d-4c7b-9b1e-2d6a7c3e4f10
                 */
                job_id: string;
                /**
                 * @description Only updates in this state; failed by default.
                 * @enum {string}
                 */
                state?: "needs_attention" | "failed" | "rolled_back";
                /** @description Only updates with this cause, as the failures of the run name it. */
                cause?: string;
            };
            /**
             * @description Leave out releases that any site was first offered fewer than this many days ago; 0 = none. Updates that fix an exposed vulnerability of their site are installed all the same.
             * @default 0
             */
            min_age_days?: number;
        };
        "plan-updates-v1.output": {
            /** @description Sites that would be in the run. */
            sites: number;
            /** @description Updates that would be in the run, including those that would be skipped. */
            updates: number;
            /** @description Of these, updates that need a newer WordPress or PHP than their site has. They would be skipped. */
            skipped: number;
            /** @description Of these, updates that could not be rolled back, by reason (see roll_back of list-updates-v1); reasons without any are left out. */
            not_rolled_back: {
                /** @description How many for the reason wordpress. */
                wordpress?: number;
                /** @description How many for the reason translation. */
                translation?: number;
                /** @description How many for the reason no_package. */
                no_package?: number;
                /** @description How many for the reason other_host. */
                other_host?: number;
                /** @description How many for the reason no_version. */
                no_version?: number;
                /** @description How many for the reason not_known. */
                not_known?: number;
            };
            /** @description Each item once, those in the run on most sites first, then by name. */
            items: {
                /**
                 * @description wp (WordPress itself), plugins, themes or translations.
                 * @enum {string}
                 */
                type: "wp" | "plugins" | "themes" | "translations";
                /** @description Slug of the plugin, theme or translation; wordpress for WordPress itself. */
                slug: string;
                /** @description Name of the item. */
                name: string;
                /** @description Versions installed on these sites, each once. */
                from: string[];
                /** @description Versions these sites would get, each once. */
                to: string[];
                /** @description Sites on which it would be in the run, including those where it would be skipped. */
                sites: number;
                /** @description Sites on which it would be installed and could not be rolled back, by reason (see roll_back of list-updates-v1); reasons without any are left out. */
                not_rolled_back: {
                    /** @description How many for the reason wordpress. */
                    wordpress?: number;
                    /** @description How many for the reason translation. */
                    translation?: number;
                    /** @description How many for the reason no_package. */
                    no_package?: number;
                    /** @description How many for the reason other_host. */
                    other_host?: number;
                    /** @description How many for the reason no_version. */
                    no_version?: number;
                    /** @description How many for the reason not_known. */
                    not_known?: number;
                };
            }[];
            /** @description The first sites of the run, up to 100, in the order in which its waves take them. */
            first_sites: {
                /** @description Id of the site. */
                site_id: number;
                /** @description Name of the site. */
                site_name: string;
            }[];
            /** @description What is on offer and would not be in the run, apart from held_back and held_by. */
            left_out: {
                /** @description Updates that are ignored. */
                ignored: number;
                /** @description Sites with such updates that are not connected. */
                disconnected_sites: number;
                /** @description Sites with such updates that are suspended. */
                suspended_sites: number;
            };
            /** @description Releases younger than min_age_days. They are left out. */
            held_back: {
                /**
                 * @description wp (WordPress itself), plugins, themes or translations.
                 * @enum {string}
                 */
                type: "wp" | "plugins" | "themes" | "translations";
                /** @description Slug of the plugin or theme; wordpress for WordPress itself. */
                slug: string;
                /** @description Name of the item. */
                name: string;
                /** @description The young version. */
                version: string;
                /** @description When it is old enough, ISO 8601 UTC. */
                until: string;
                /** @description Why, in words. */
                reason: string;
                /** @description Sites that have it pending and are treated so. */
                sites: number;
            }[];
            /** @description Releases younger than min_age_days that are installed all the same, because they fix an exposed vulnerability of these sites. */
            not_held_back: {
                /**
                 * @description wp (WordPress itself), plugins, themes or translations.
                 * @enum {string}
                 */
                type: "wp" | "plugins" | "themes" | "translations";
                /** @description Slug of the plugin or theme; wordpress for WordPress itself. */
                slug: string;
                /** @description Name of the item. */
                name: string;
                /** @description The young version. */
                version: string;
                /** @description When it is old enough, ISO 8601 UTC. */
                until: string;
                /** @description Why, in words. */
                reason: string;
                /** @description Sites that have it pending and are treated so. */
                sites: number;
            }[];
            /** @description Runs that are already updating requested sites; those that wait for a decision come first. */
            held_by: {
                /** @description Id of the run. */
                job_id: string;
                /**
                 * @description State of the run.
                 * @enum {string}
                 */
                state: "preparing" | "running" | "halted" | "finished" | "abandoned";
                /**
                 * @description decision: the run is halted until somebody resumes or abandons it. sites: it continues by itself.
                 * @enum {string}
                 */
                waits_for: "decision" | "sites";
                /** @description Why it was halted. */
                halt_reason: string | null;
                /** @description What `halt_reason` follows from, for programs. */
                halt: {
                    /**
                     * @description sites_failed: too many sites of a wave failed. window_closed: the update window closed before all sites had their turn.
                     * @enum {string}
                     */
                    code: "sites_failed" | "window_closed";
                    /** @description sites_failed: sites of the wave that failed. */
                    failed?: number;
                    /** @description sites_failed: sites of the wave that were attempted. */
                    attempted?: number;
                } | null;
                /** @description Requested sites that this run is already updating. */
                sites: number;
            }[];
            /** @description Requested sites that other runs are already updating. They are skipped. */
            held_sites: number;
            /** @description The sites that failed. All others succeeded. */
            errors: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
        };
        "run-updates-v1.input": {
            /**
             * @description The sites; empty for all connected ones.
             * @default []
             */
            site_ids_or_domains?: (number | string)[];
            /** @description Only sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Only updates of these types: wp, plugins, themes, translations; all = every type.
             * @default [
             *       "all"
             *     ]
             */
            type?: ("all" | "wp" | "plugins" | "themes" | "translations")[];
            /** @description Only the updates of these plugins (dir/file.php), themes or translations; left out: all pending ones. */
            slugs?: string[];
            /** @description Exactly these updates, instead of `type` and `slugs`, which together mean every slug in every type: a theme and its translation may have the same slug. */
            items?: {
                /**
                 * @description wp (WordPress itself), plugins, themes or translations.
                 * @enum {string}
                 */
                type: "wp" | "plugins" | "themes" | "translations";
                /** @description Slug; wordpress for WordPress itself. */
                slug: string;
            }[];
            /** @description Retry: only updates that failed in this run and are still pending. */
            failed_in?: {
                /**
                 * @description Id of the run: that of its job.
                 * @example update_5f0c3f0e-8a1d-4c7b-9b1e-2d6a7c3e4f10
                 */
                job_id: string;
                /**
                 * @description Only updates in this state; failed by default.
                 * @enum {string}
                 */
                state?: "needs_attention" | "failed" | "rolled_back";
                /** @description Only updates with this cause, as the failures of the run name it. */
                cause?: string;
            };
            /**
             * @description Leave out releases that any site was first offered fewer than this many days ago; 0 = none. Updates that fix an exposed vulnerability of their site are installed all the same.
             * @default 0
             */
            min_age_days?: number;
            /** @description Makes the run careful: it updates in growing waves and checks front pages. Without a strategy all sites are updated at once. */
            strategy?: {
                /**
                 * @description Share of the sites in the first wave, in percent; at least one site.
                 * @default 1
                 */
                canary_percent?: number;
                /** @description Ids of the sites that are the first wave, instead of a share. If none of them has something to update, the share counts. */
                first_site_ids?: number[];
                /**
                 * @description How many times larger each wave is than the one before.
                 * @default 4
                 */
                growth?: number;
                /**
                 * @description Halt the run if more than this share of the sites of a wave, in percent, have a failed update or a broken front page.
                 * @default 5
                 */
                failure_threshold_percent?: number;
                /**
                 * @description Check the front page of each site, and those of its network, before and after its updates.
                 * @default true
                 */
                health_check?: boolean;
                /** @description Text that every front page must contain. */
                expect_text?: string;
                /**
                 * @description Roll back an update that breaks the front page, if the package of the earlier version is still available.
                 * @default true
                 */
                rollback?: boolean;
            };
            /** @description Respond only when the run has ended, or after ten minutes. If the run has more sites than batch.inline_limit, the answer comes at once all the same. */
            wait?: boolean;
        };
        "run-updates-v1.output": {
            /** @description Id of the job; null when there was nothing to update. */
            job_id: string | null;
            /** @description Address to poll for the state of the job. */
            status_url: string | null;
            /** @description When the run was started, ISO 8601 UTC. */
            started_at: string;
            /** @description Updates to be installed. */
            queued_count: number;
            /** @description Sites in the run. */
            sites: number;
            /** @description What was started, or why nothing was started. */
            message: string;
            /** @description Runs that are already updating requested sites; those that wait for a decision come first. */
            held_by: {
                /** @description Id of the run. */
                job_id: string;
                /**
                 * @description State of the run.
                 * @enum {string}
                 */
                state: "preparing" | "running" | "halted" | "finished" | "abandoned";
                /**
                 * @description decision: the run is halted until somebody resumes or abandons it. sites: it continues by itself.
                 * @enum {string}
                 */
                waits_for: "decision" | "sites";
                /** @description Why it was halted. */
                halt_reason: string | null;
                /** @description What `halt_reason` follows from, for programs. */
                halt: {
                    /**
                     * @description sites_failed: too many sites of a wave failed. window_closed: the update window closed before all sites had their turn.
                     * @enum {string}
                     */
                    code: "sites_failed" | "window_closed";
                    /** @description sites_failed: sites of the wave that failed. */
                    failed?: number;
                    /** @description sites_failed: sites of the wave that were attempted. */
                    attempted?: number;
                } | null;
                /** @description Requested sites that this run is already updating. */
                sites: number;
            }[];
            /** @description The sites that failed. All others succeeded. */
            errors: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description The outcome of each update; only if the caller waited. */
            results?: {
                /** @description Id of the site. */
                site_id: number;
                /**
                 * @description wp (WordPress itself), plugins, themes or translations.
                 * @enum {string}
                 */
                type: "wp" | "plugins" | "themes" | "translations";
                /** @description Slug of the plugin, theme or translation; wordpress for WordPress itself. */
                slug: string;
                /** @description Name of the item. */
                name: string;
                /** @description Version before the update; empty for translations. */
                from_version: string;
                /** @description Version to install. */
                to_version: string;
                /**
                 * @description updated: the site shows the new version. rolled_back: the earlier version was restored. needs_attention: somebody must look at the site.
                 * @enum {string}
                 */
                state: "pending" | "sent" | "rolling_back" | "updated" | "failed" | "skipped" | "rolled_back" | "needs_attention";
                /** @description Why it was not updated, as a code; null if it was. */
                reason: string | null;
                /** @description Code of the cause: from the response of the site if it gave one, else the reason. */
                cause: string | null;
                /** @description The reason in words, and what to do. */
                message: string | null;
                /**
                 * @description possible: the update can be rolled back to the earlier version. Otherwise why not: wordpress and translation cannot be; no_package: the site names no package, as with premium plugins; other_host: its package is not from a directory that keeps old versions; not_known: until the next sync.
                 * @enum {string}
                 */
                roll_back: "possible" | "wordpress" | "translation" | "no_package" | "other_host" | "no_version" | "not_known";
                /**
                 * @description What helps when it needs attention and was not rolled back. deactivate (the plugin) and switch_theme can be done from here; rename_folder and restore only at the host of the site.
                 * @enum {string|null}
                 */
                way_out: "deactivate" | "switch_theme" | "rename_folder" | "restore" | null;
                /** @description When it was sent to the site, ISO 8601 UTC; null if it was not sent. */
                sent_at: string | null;
                /** @description When it ended, ISO 8601 UTC; null before. When it was sent, for a rollback whose end nobody saw. */
                finished_at: string | null;
            }[];
        };
        "run-site-updates-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /**
             * @description Only updates of these types: wp, plugins, themes, translations; all = every type.
             * @default [
             *       "all"
             *     ]
             */
            type?: ("all" | "wp" | "plugins" | "themes" | "translations")[];
            /** @description Only the updates of these plugins (dir/file.php), themes or translations; left out: all pending ones. */
            slugs?: string[];
            /** @description Exactly these updates, instead of `type` and `slugs`, which together mean every slug in every type: a theme and its translation may have the same slug. */
            items?: {
                /**
                 * @description wp (WordPress itself), plugins, themes or translations.
                 * @enum {string}
                 */
                type: "wp" | "plugins" | "themes" | "translations";
                /** @description Slug; wordpress for WordPress itself. */
                slug: string;
            }[];
            /** @description Makes the run careful: it updates in growing waves and checks front pages. Without a strategy all sites are updated at once. */
            strategy?: {
                /**
                 * @description Share of the sites in the first wave, in percent; at least one site.
                 * @default 1
                 */
                canary_percent?: number;
                /** @description Ids of the sites that are the first wave, instead of a share. If none of them has something to update, the share counts. */
                first_site_ids?: number[];
                /**
                 * @description How many times larger each wave is than the one before.
                 * @default 4
                 */
                growth?: number;
                /**
                 * @description Halt the run if more than this share of the sites of a wave, in percent, have a failed update or a broken front page.
                 * @default 5
                 */
                failure_threshold_percent?: number;
                /**
                 * @description Check the front page of each site, and those of its network, before and after its updates.
                 * @default true
                 */
                health_check?: boolean;
                /** @description Text that every front page must contain. */
                expect_text?: string;
                /**
                 * @description Roll back an update that breaks the front page, if the package of the earlier version is still available.
                 * @default true
                 */
                rollback?: boolean;
            };
            /**
             * @description Respond only when the run has ended, or after ten minutes.
             * @default false
             */
            wait?: boolean;
        };
        "run-site-updates-v1.output": {
            /** @description Id of the job; null when there was nothing to update. */
            job_id: string | null;
            /** @description Address to poll for the state of the job. */
            status_url: string | null;
            /** @description When the run was started, ISO 8601 UTC. */
            started_at: string;
            /** @description Updates to be installed. */
            queued_count: number;
            /** @description Sites in the run. */
            sites: number;
            /** @description What was started, or why nothing was started. */
            message: string;
            /** @description Runs that are already updating requested sites; those that wait for a decision come first. */
            held_by: {
                /** @description Id of the run. */
                job_id: string;
                /**
                 * @description State of the run.
                 * @enum {string}
                 */
                state: "preparing" | "running" | "halted" | "finished" | "abandoned";
                /**
                 * @description decision: the run is halted until somebody resumes or abandons it. sites: it continues by itself.
                 * @enum {string}
                 */
                waits_for: "decision" | "sites";
                /** @description Why it was halted. */
                halt_reason: string | null;
                /** @description What `halt_reason` follows from, for programs. */
                halt: {
                    /**
                     * @description sites_failed: too many sites of a wave failed. window_closed: the update window closed before all sites had their turn.
                     * @enum {string}
                     */
                    code: "sites_failed" | "window_closed";
                    /** @description sites_failed: sites of the wave that failed. */
                    failed?: number;
                    /** @description sites_failed: sites of the wave that were attempted. */
                    attempted?: number;
                } | null;
                /** @description Requested sites that this run is already updating. */
                sites: number;
            }[];
            /** @description Id of the site. */
            site_id: number;
            /** @description The outcome of each update; only with wait. */
            results?: {
                /** @description Id of the site. */
                site_id: number;
                /**
                 * @description wp (WordPress itself), plugins, themes or translations.
                 * @enum {string}
                 */
                type: "wp" | "plugins" | "themes" | "translations";
                /** @description Slug of the plugin, theme or translation; wordpress for WordPress itself. */
                slug: string;
                /** @description Name of the item. */
                name: string;
                /** @description Version before the update; empty for translations. */
                from_version: string;
                /** @description Version to install. */
                to_version: string;
                /**
                 * @description updated: the site shows the new version. rolled_back: the earlier version was restored. needs_attention: somebody must look at the site.
                 * @enum {string}
                 */
                state: "pending" | "sent" | "rolling_back" | "updated" | "failed" | "skipped" | "rolled_back" | "needs_attention";
                /** @description Why it was not updated, as a code; null if it was. */
                reason: string | null;
                /** @description Code of the cause: from the response of the site if it gave one, else the reason. */
                cause: string | null;
                /** @description The reason in words, and what to do. */
                message: string | null;
                /**
                 * @description possible: the update can be rolled back to the earlier version. Otherwise why not: wordpress and translation cannot be; no_package: the site names no package, as with premium plugins; other_host: its package is not from a directory that keeps old versions; not_known: until the next sync.
                 * @enum {string}
                 */
                roll_back: "possible" | "wordpress" | "translation" | "no_package" | "other_host" | "no_version" | "not_known";
                /**
                 * @description What helps when it needs attention and was not rolled back. deactivate (the plugin) and switch_theme can be done from here; rename_folder and restore only at the host of the site.
                 * @enum {string|null}
                 */
                way_out: "deactivate" | "switch_theme" | "rename_folder" | "restore" | null;
                /** @description When it was sent to the site, ISO 8601 UTC; null if it was not sent. */
                sent_at: string | null;
                /** @description When it ended, ISO 8601 UTC; null before. When it was sent, for a rollback whose end nobody saw. */
                finished_at: string | null;
            }[];
        };
        "update-plugin-everywhere-v1.input": {
            /** @description Slug of the plugin, as list-updates-v1 shows it. */
            slug: string;
            /** @description Makes the run careful: it updates in growing waves and checks front pages. Without a strategy all sites are updated at once. */
            strategy?: {
                /**
                 * @description Share of the sites in the first wave, in percent; at least one site.
                 * @default 1
                 */
                canary_percent?: number;
                /** @description Ids of the sites that are the first wave, instead of a share. If none of them has something to update, the share counts. */
                first_site_ids?: number[];
                /**
                 * @description How many times larger each wave is than the one before.
                 * @default 4
                 */
                growth?: number;
                /**
                 * @description Halt the run if more than this share of the sites of a wave, in percent, have a failed update or a broken front page.
                 * @default 5
                 */
                failure_threshold_percent?: number;
                /**
                 * @description Check the front page of each site, and those of its network, before and after its updates.
                 * @default true
                 */
                health_check?: boolean;
                /** @description Text that every front page must contain. */
                expect_text?: string;
                /**
                 * @description Roll back an update that breaks the front page, if the package of the earlier version is still available.
                 * @default true
                 */
                rollback?: boolean;
            };
        };
        "update-plugin-everywhere-v1.output": {
            /** @description Id of the job; null when there was nothing to update. */
            job_id: string | null;
            /** @description Address to poll for the state of the job. */
            status_url: string | null;
            /** @description When the run was started, ISO 8601 UTC. */
            started_at: string;
            /** @description Updates to be installed. */
            queued_count: number;
            /** @description Sites in the run. */
            sites: number;
            /** @description What was started, or why nothing was started. */
            message: string;
            /** @description Runs that are already updating requested sites; those that wait for a decision come first. */
            held_by: {
                /** @description Id of the run. */
                job_id: string;
                /**
                 * @description State of the run.
                 * @enum {string}
                 */
                state: "preparing" | "running" | "halted" | "finished" | "abandoned";
                /**
                 * @description decision: the run is halted until somebody resumes or abandons it. sites: it continues by itself.
                 * @enum {string}
                 */
                waits_for: "decision" | "sites";
                /** @description Why it was halted. */
                halt_reason: string | null;
                /** @description What `halt_reason` follows from, for programs. */
                halt: {
                    /**
                     * @description sites_failed: too many sites of a wave failed. window_closed: the update window closed before all sites had their turn.
                     * @enum {string}
                     */
                    code: "sites_failed" | "window_closed";
                    /** @description sites_failed: sites of the wave that failed. */
                    failed?: number;
                    /** @description sites_failed: sites of the wave that were attempted. */
                    attempted?: number;
                } | null;
                /** @description Requested sites that this run is already updating. */
                sites: number;
            }[];
        };
        "update-theme-everywhere-v1.input": {
            /** @description Slug of the theme, as list-updates-v1 shows it. */
            slug: string;
            /** @description Makes the run careful: it updates in growing waves and checks front pages. Without a strategy all sites are updated at once. */
            strategy?: {
                /**
                 * @description Share of the sites in the first wave, in percent; at least one site.
                 * @default 1
                 */
                canary_percent?: number;
                /** @description Ids of the sites that are the first wave, instead of a share. If none of them has something to update, the share counts. */
                first_site_ids?: number[];
                /**
                 * @description How many times larger each wave is than the one before.
                 * @default 4
                 */
                growth?: number;
                /**
                 * @description Halt the run if more than this share of the sites of a wave, in percent, have a failed update or a broken front page.
                 * @default 5
                 */
                failure_threshold_percent?: number;
                /**
                 * @description Check the front page of each site, and those of its network, before and after its updates.
                 * @default true
                 */
                health_check?: boolean;
                /** @description Text that every front page must contain. */
                expect_text?: string;
                /**
                 * @description Roll back an update that breaks the front page, if the package of the earlier version is still available.
                 * @default true
                 */
                rollback?: boolean;
            };
        };
        "update-theme-everywhere-v1.output": {
            /** @description Id of the job; null when there was nothing to update. */
            job_id: string | null;
            /** @description Address to poll for the state of the job. */
            status_url: string | null;
            /** @description When the run was started, ISO 8601 UTC. */
            started_at: string;
            /** @description Updates to be installed. */
            queued_count: number;
            /** @description Sites in the run. */
            sites: number;
            /** @description What was started, or why nothing was started. */
            message: string;
            /** @description Runs that are already updating requested sites; those that wait for a decision come first. */
            held_by: {
                /** @description Id of the run. */
                job_id: string;
                /**
                 * @description State of the run.
                 * @enum {string}
                 */
                state: "preparing" | "running" | "halted" | "finished" | "abandoned";
                /**
                 * @description decision: the run is halted until somebody resumes or abandons it. sites: it continues by itself.
                 * @enum {string}
                 */
                waits_for: "decision" | "sites";
                /** @description Why it was halted. */
                halt_reason: string | null;
                /** @description What `halt_reason` follows from, for programs. */
                halt: {
                    /**
                     * @description sites_failed: too many sites of a wave failed. window_closed: the update window closed before all sites had their turn.
                     * @enum {string}
                     */
                    code: "sites_failed" | "window_closed";
                    /** @description sites_failed: sites of the wave that failed. */
                    failed?: number;
                    /** @description sites_failed: sites of the wave that were attempted. */
                    attempted?: number;
                } | null;
                /** @description Requested sites that this run is already updating. */
                sites: number;
            }[];
        };
        "list-update-runs-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /** @description Only runs over sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only runs over sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Only runs in this state. halted: runs that wait for a decision.
             * @enum {string}
             */
            state?: "preparing" | "running" | "halted" | "finished" | "abandoned";
        };
        "list-update-runs-v1.output": {
            /** @description The runs of this page. */
            items: {
                /** @description Id of the run: that of its job. */
                job_id: string;
                /**
                 * @description halted: too many sites of a wave failed; resume or abandon the run. abandoned: the run was ended early.
                 * @enum {string}
                 */
                state: "preparing" | "running" | "halted" | "finished" | "abandoned";
                /**
                 * @description All sites, or the given ones.
                 * @enum {string}
                 */
                scope: "fleet" | "sites";
                /** @description Types of updates. */
                types: ("wp" | "plugins" | "themes" | "translations")[];
                /** @description Only these items; null = all. */
                slugs: string[] | null;
                /** @description How careful it is; null = all sites at once. */
                strategy: {
                    /**
                     * @description Share of the sites in the first wave, in percent; at least one site.
                     * @default 1
                     */
                    canary_percent?: number;
                    /** @description Ids of the sites that are the first wave, instead of a share. If none of them has something to update, the share counts. */
                    first_site_ids?: number[];
                    /**
                     * @description How many times larger each wave is than the one before.
                     * @default 4
                     */
                    growth?: number;
                    /**
                     * @description Halt the run if more than this share of the sites of a wave, in percent, have a failed update or a broken front page.
                     * @default 5
                     */
                    failure_threshold_percent?: number;
                    /**
                     * @description Check the front page of each site, and those of its network, before and after its updates.
                     * @default true
                     */
                    health_check?: boolean;
                    /** @description Text that every front page must contain. */
                    expect_text?: string;
                    /**
                     * @description Roll back an update that breaks the front page, if the package of the earlier version is still available.
                     * @default true
                     */
                    rollback?: boolean;
                } | null;
                /** @description Leave out releases that any site was first offered fewer than this many days ago; 0 = none. Updates that fix an exposed vulnerability of their site are installed all the same. */
                min_age_days: number;
                /** @description The current wave, from 1. */
                wave: number;
                /** @description Why the run was halted or ended early. */
                halt_reason: string | null;
                /** @description What `halt_reason` follows from, for programs. */
                halt: {
                    /**
                     * @description sites_failed: too many sites of a wave failed. window_closed: the update window closed before all sites had their turn.
                     * @enum {string}
                     */
                    code: "sites_failed" | "window_closed";
                    /** @description sites_failed: sites of the wave that failed. */
                    failed?: number;
                    /** @description sites_failed: sites of the wave that were attempted. */
                    attempted?: number;
                } | null;
                /** @description When it was started, ISO 8601 UTC. */
                started_at: string;
                /** @description Who started it: user:…, key:… or system:…. */
                started_by: string;
                /** @description Name of the update window that started it. */
                window: string | null;
                /** @description When it ended, ISO 8601 UTC; null before. */
                ended_at: string | null;
                /** @description When its window closes, ISO 8601 UTC. No site is started after that; null once somebody has resumed the run later. */
                closes_at: string | null;
                /** @description Sites in the run. */
                sites: number;
                /** @description Updates in the run. */
                items: number;
                /** @description Updates by state; states without any are left out. */
                counts: {
                    /** @description Updates that are pending. */
                    pending?: number;
                    /** @description Updates that are sent. */
                    sent?: number;
                    /** @description Updates that are rolling_back. */
                    rolling_back?: number;
                    /** @description Updates that are updated. */
                    updated?: number;
                    /** @description Updates that are failed. */
                    failed?: number;
                    /** @description Updates that are skipped. */
                    skipped?: number;
                    /** @description Updates that are rolled_back. */
                    rolled_back?: number;
                    /** @description Updates that are needs_attention. */
                    needs_attention?: number;
                };
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All runs that match. */
            total: number;
        };
        "get-update-run-v1.input": {
            /**
             * @description Id of the run: that of its job.
             * @example update_5f0c3f0e-8a1d-4c7b-9b1e-2d6a7c3e4f10
             */
            job_id: string;
            /**
             * @description updated: the site shows the new version. rolled_back: the earlier version was restored. needs_attention: somebody must look at the site.
             * @enum {string}
             */
            state?: "pending" | "sent" | "rolling_back" | "updated" | "failed" | "skipped" | "rolled_back" | "needs_attention";
            /** @description Only updates with this cause, as the failures of the run name it. */
            cause?: string;
            /** @description Only updates of sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only updates of sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 50
             */
            per_page?: number;
        };
        "get-update-run-v1.output": {
            /** @description The run. */
            run: {
                /** @description Id of the run: that of its job. */
                job_id: string;
                /**
                 * @description halted: too many sites of a wave failed; resume or abandon the run. abandoned: the run was ended early.
                 * @enum {string}
                 */
                state: "preparing" | "running" | "halted" | "finished" | "abandoned";
                /**
                 * @description All sites, or the given ones.
                 * @enum {string}
                 */
                scope: "fleet" | "sites";
                /** @description Types of updates. */
                types: ("wp" | "plugins" | "themes" | "translations")[];
                /** @description Only these items; null = all. */
                slugs: string[] | null;
                /** @description How careful it is; null = all sites at once. */
                strategy: {
                    /**
                     * @description Share of the sites in the first wave, in percent; at least one site.
                     * @default 1
                     */
                    canary_percent?: number;
                    /** @description Ids of the sites that are the first wave, instead of a share. If none of them has something to update, the share counts. */
                    first_site_ids?: number[];
                    /**
                     * @description How many times larger each wave is than the one before.
                     * @default 4
                     */
                    growth?: number;
                    /**
                     * @description Halt the run if more than this share of the sites of a wave, in percent, have a failed update or a broken front page.
                     * @default 5
                     */
                    failure_threshold_percent?: number;
                    /**
                     * @description Check the front page of each site, and those of its network, before and after its updates.
                     * @default true
                     */
                    health_check?: boolean;
                    /** @description Text that every front page must contain. */
                    expect_text?: string;
                    /**
                     * @description Roll back an update that breaks the front page, if the package of the earlier version is still available.
                     * @default true
                     */
                    rollback?: boolean;
                } | null;
                /** @description Leave out releases that any site was first offered fewer than this many days ago; 0 = none. Updates that fix an exposed vulnerability of their site are installed all the same. */
                min_age_days: number;
                /** @description The current wave, from 1. */
                wave: number;
                /** @description Why the run was halted or ended early. */
                halt_reason: string | null;
                /** @description What `halt_reason` follows from, for programs. */
                halt: {
                    /**
                     * @description sites_failed: too many sites of a wave failed. window_closed: the update window closed before all sites had their turn.
                     * @enum {string}
                     */
                    code: "sites_failed" | "window_closed";
                    /** @description sites_failed: sites of the wave that failed. */
                    failed?: number;
                    /** @description sites_failed: sites of the wave that were attempted. */
                    attempted?: number;
                } | null;
                /** @description When it was started, ISO 8601 UTC. */
                started_at: string;
                /** @description Who started it: user:…, key:… or system:…. */
                started_by: string;
                /** @description Name of the update window that started it. */
                window: string | null;
                /** @description When it ended, ISO 8601 UTC; null before. */
                ended_at: string | null;
                /** @description When its window closes, ISO 8601 UTC. No site is started after that; null once somebody has resumed the run later. */
                closes_at: string | null;
                /** @description Sites in the run. */
                sites: number;
                /** @description Updates in the run. */
                items: number;
                /** @description Updates by state; states without any are left out. */
                counts: {
                    /** @description Updates that are pending. */
                    pending?: number;
                    /** @description Updates that are sent. */
                    sent?: number;
                    /** @description Updates that are rolling_back. */
                    rolling_back?: number;
                    /** @description Updates that are updated. */
                    updated?: number;
                    /** @description Updates that are failed. */
                    failed?: number;
                    /** @description Updates that are skipped. */
                    skipped?: number;
                    /** @description Updates that are rolled_back. */
                    rolled_back?: number;
                    /** @description Updates that are needs_attention. */
                    needs_attention?: number;
                };
            };
            /** @description The waves of the run in their order, also those to come. A run without a strategy has one. */
            waves: {
                /** @description Its number, from 1. */
                wave: number;
                /**
                 * @description planned: not begun; its size holds unless a wave before it fails. updating: updates are being sent. checking: all were sent, and the sites are being looked at. passed: few enough sites failed. halted: too many failed. stopped: the run ended first.
                 * @enum {string}
                 */
                state: "planned" | "updating" | "checking" | "passed" | "halted" | "stopped";
                /** @description Sites in the wave. */
                sites: number;
                /** @description Sites on which all went well. */
                well: number;
                /** @description Sites with a failed update or a broken front page. */
                bad: number;
                /** @description Sites to which nothing was sent. */
                untouched: number;
                /** @description Updates of the bad sites. */
                bad_updates: number;
                /** @description Of these, updates that failed. */
                failed_updates: number;
                /** @description When it was handed out, ISO 8601 UTC; null before, and in runs of earlier releases. */
                started_at: string | null;
                /** @description When its last site had ended, ISO 8601 UTC; null before. */
                ended_at: string | null;
            }[];
            /** @description What went wrong in the run, by state and cause, the worst first. The filters do not apply to it. */
            failures: {
                /**
                 * @description How these updates ended.
                 * @enum {string}
                 */
                state: "needs_attention" | "failed" | "rolled_back";
                /** @description Code of the cause. */
                cause: string;
                /** @description Updates that ended this way. */
                updates: number;
                /** @description Sites affected. */
                sites: number;
                /** @description Message of one of them. */
                message: string;
                /** @description Of these updates, those that roll-back-updates-v1 can roll back; 0 while a job does so. */
                can_roll_back: number;
            }[];
            /** @description The updates of this page, by site and in their order there. */
            items: {
                /** @description Id of the site. */
                site_id: number;
                /**
                 * @description wp (WordPress itself), plugins, themes or translations.
                 * @enum {string}
                 */
                type: "wp" | "plugins" | "themes" | "translations";
                /** @description Slug of the plugin, theme or translation; wordpress for WordPress itself. */
                slug: string;
                /** @description Name of the item. */
                name: string;
                /** @description Version before the update; empty for translations. */
                from_version: string;
                /** @description Version to install. */
                to_version: string;
                /**
                 * @description updated: the site shows the new version. rolled_back: the earlier version was restored. needs_attention: somebody must look at the site.
                 * @enum {string}
                 */
                state: "pending" | "sent" | "rolling_back" | "updated" | "failed" | "skipped" | "rolled_back" | "needs_attention";
                /** @description Why it was not updated, as a code; null if it was. */
                reason: string | null;
                /** @description Code of the cause: from the response of the site if it gave one, else the reason. */
                cause: string | null;
                /** @description The reason in words, and what to do. */
                message: string | null;
                /**
                 * @description possible: the update can be rolled back to the earlier version. Otherwise why not: wordpress and translation cannot be; no_package: the site names no package, as with premium plugins; other_host: its package is not from a directory that keeps old versions; not_known: until the next sync.
                 * @enum {string}
                 */
                roll_back: "possible" | "wordpress" | "translation" | "no_package" | "other_host" | "no_version" | "not_known";
                /**
                 * @description What helps when it needs attention and was not rolled back. deactivate (the plugin) and switch_theme can be done from here; rename_folder and restore only at the host of the site.
                 * @enum {string|null}
                 */
                way_out: "deactivate" | "switch_theme" | "rename_folder" | "restore" | null;
                /** @description When it was sent to the site, ISO 8601 UTC; null if it was not sent. */
                sent_at: string | null;
                /** @description When it ended, ISO 8601 UTC; null before. When it was sent, for a rollback whose end nobody saw. */
                finished_at: string | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Updates per page. */
            per_page: number;
            /** @description All updates that match. */
            total: number;
        };
        "resume-update-run-v1.input": {
            /**
             * @description Id of the run: that of its job.
             * @example update_5f0c3f0e-8a1d-4c7b-9b1e-2d6a7c3e4f10
             */
            job_id: string;
        };
        /** @description The run. */
        "resume-update-run-v1.output": {
            /** @description Id of the run: that of its job. */
            job_id: string;
            /**
             * @description halted: too many sites of a wave failed; resume or abandon the run. abandoned: the run was ended early.
             * @enum {string}
             */
            state: "preparing" | "running" | "halted" | "finished" | "abandoned";
            /**
             * @description All sites, or the given ones.
             * @enum {string}
             */
            scope: "fleet" | "sites";
            /** @description Types of updates. */
            types: ("wp" | "plugins" | "themes" | "translations")[];
            /** @description Only these items; null = all. */
            slugs: string[] | null;
            /** @description How careful it is; null = all sites at once. */
            strategy: {
                /**
                 * @description Share of the sites in the first wave, in percent; at least one site.
                 * @default 1
                 */
                canary_percent?: number;
                /** @description Ids of the sites that are the first wave, instead of a share. If none of them has something to update, the share counts. */
                first_site_ids?: number[];
                /**
                 * @description How many times larger each wave is than the one before.
                 * @default 4
                 */
                growth?: number;
                /**
                 * @description Halt the run if more than this share of the sites of a wave, in percent, have a failed update or a broken front page.
                 * @default 5
                 */
                failure_threshold_percent?: number;
                /**
                 * @description Check the front page of each site, and those of its network, before and after its updates.
                 * @default true
                 */
                health_check?: boolean;
                /** @description Text that every front page must contain. */
                expect_text?: string;
                /**
                 * @description Roll back an update that breaks the front page, if the package of the earlier version is still available.
                 * @default true
                 */
                rollback?: boolean;
            } | null;
            /** @description Leave out releases that any site was first offered fewer than this many days ago; 0 = none. Updates that fix an exposed vulnerability of their site are installed all the same. */
            min_age_days: number;
            /** @description The current wave, from 1. */
            wave: number;
            /** @description Why the run was halted or ended early. */
            halt_reason: string | null;
            /** @description What `halt_reason` follows from, for programs. */
            halt: {
                /**
                 * @description sites_failed: too many sites of a wave failed. window_closed: the update window closed before all sites had their turn.
                 * @enum {string}
                 */
                code: "sites_failed" | "window_closed";
                /** @description sites_failed: sites of the wave that failed. */
                failed?: number;
                /** @description sites_failed: sites of the wave that were attempted. */
                attempted?: number;
            } | null;
            /** @description When it was started, ISO 8601 UTC. */
            started_at: string;
            /** @description Who started it: user:…, key:… or system:…. */
            started_by: string;
            /** @description Name of the update window that started it. */
            window: string | null;
            /** @description When it ended, ISO 8601 UTC; null before. */
            ended_at: string | null;
            /** @description When its window closes, ISO 8601 UTC. No site is started after that; null once somebody has resumed the run later. */
            closes_at: string | null;
            /** @description Sites in the run. */
            sites: number;
            /** @description Updates in the run. */
            items: number;
            /** @description Updates by state; states without any are left out. */
            counts: {
                /** @description Updates that are pending. */
                pending?: number;
                /** @description Updates that are sent. */
                sent?: number;
                /** @description Updates that are rolling_back. */
                rolling_back?: number;
                /** @description Updates that are updated. */
                updated?: number;
                /** @description Updates that are failed. */
                failed?: number;
                /** @description Updates that are skipped. */
                skipped?: number;
                /** @description Updates that are rolled_back. */
                rolled_back?: number;
                /** @description Updates that are needs_attention. */
                needs_attention?: number;
            };
        };
        "abandon-update-run-v1.input": {
            /**
             * @description Id of the run: that of its job.
             * @example update_5f0c3f0e-8a1d-4c7b-9b1e-2d6a7c3e4f10
             */
            job_id: string;
        };
        /** @description The run. */
        "abandon-update-run-v1.output": {
            /** @description Id of the run: that of its job. */
            job_id: string;
            /**
             * @description halted: too many sites of a wave failed; resume or abandon the run. abandoned: the run was ended early.
             * @enum {string}
             */
            state: "preparing" | "running" | "halted" | "finished" | "abandoned";
            /**
             * @description All sites, or the given ones.
             * @enum {string}
             */
            scope: "fleet" | "sites";
            /** @description Types of updates. */
            types: ("wp" | "plugins" | "themes" | "translations")[];
            /** @description Only these items; null = all. */
            slugs: string[] | null;
            /** @description How careful it is; null = all sites at once. */
            strategy: {
                /**
                 * @description Share of the sites in the first wave, in percent; at least one site.
                 * @default 1
                 */
                canary_percent?: number;
                /** @description Ids of the sites that are the first wave, instead of a share. If none of them has something to update, the share counts. */
                first_site_ids?: number[];
                /**
                 * @description How many times larger each wave is than the one before.
                 * @default 4
                 */
                growth?: number;
                /**
                 * @description Halt the run if more than this share of the sites of a wave, in percent, have a failed update or a broken front page.
                 * @default 5
                 */
                failure_threshold_percent?: number;
                /**
                 * @description Check the front page of each site, and those of its network, before and after its updates.
                 * @default true
                 */
                health_check?: boolean;
                /** @description Text that every front page must contain. */
                expect_text?: string;
                /**
                 * @description Roll back an update that breaks the front page, if the package of the earlier version is still available.
                 * @default true
                 */
                rollback?: boolean;
            } | null;
            /** @description Leave out releases that any site was first offered fewer than this many days ago; 0 = none. Updates that fix an exposed vulnerability of their site are installed all the same. */
            min_age_days: number;
            /** @description The current wave, from 1. */
            wave: number;
            /** @description Why the run was halted or ended early. */
            halt_reason: string | null;
            /** @description What `halt_reason` follows from, for programs. */
            halt: {
                /**
                 * @description sites_failed: too many sites of a wave failed. window_closed: the update window closed before all sites had their turn.
                 * @enum {string}
                 */
                code: "sites_failed" | "window_closed";
                /** @description sites_failed: sites of the wave that failed. */
                failed?: number;
                /** @description sites_failed: sites of the wave that were attempted. */
                attempted?: number;
            } | null;
            /** @description When it was started, ISO 8601 UTC. */
            started_at: string;
            /** @description Who started it: user:…, key:… or system:…. */
            started_by: string;
            /** @description Name of the update window that started it. */
            window: string | null;
            /** @description When it ended, ISO 8601 UTC; null before. */
            ended_at: string | null;
            /** @description When its window closes, ISO 8601 UTC. No site is started after that; null once somebody has resumed the run later. */
            closes_at: string | null;
            /** @description Sites in the run. */
            sites: number;
            /** @description Updates in the run. */
            items: number;
            /** @description Updates by state; states without any are left out. */
            counts: {
                /** @description Updates that are pending. */
                pending?: number;
                /** @description Updates that are sent. */
                sent?: number;
                /** @description Updates that are rolling_back. */
                rolling_back?: number;
                /** @description Updates that are updated. */
                updated?: number;
                /** @description Updates that are failed. */
                failed?: number;
                /** @description Updates that are skipped. */
                skipped?: number;
                /** @description Updates that are rolled_back. */
                rolled_back?: number;
                /** @description Updates that are needs_attention. */
                needs_attention?: number;
            };
        };
        "roll-back-update-v1.input": {
            /**
             * @description Id of the run: that of its job.
             * @example update_5f0c3f0e-8a1d-4c7b-9b1e-2d6a7c3e4f10
             */
            job_id: string;
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /**
             * @description wp (WordPress itself), plugins, themes or translations.
             * @enum {string}
             */
            type: "wp" | "plugins" | "themes" | "translations";
            /** @description Slug of the plugin or theme, as the run shows it. */
            slug: string;
        };
        "roll-back-update-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /**
             * @description wp (WordPress itself), plugins, themes or translations.
             * @enum {string}
             */
            type: "wp" | "plugins" | "themes" | "translations";
            /** @description Slug of the plugin, theme or translation; wordpress for WordPress itself. */
            slug: string;
            /** @description Name of the item. */
            name: string;
            /** @description Version before the update; empty for translations. */
            from_version: string;
            /** @description Version to install. */
            to_version: string;
            /**
             * @description updated: the site shows the new version. rolled_back: the earlier version was restored. needs_attention: somebody must look at the site.
             * @enum {string}
             */
            state: "pending" | "sent" | "rolling_back" | "updated" | "failed" | "skipped" | "rolled_back" | "needs_attention";
            /** @description Why it was not updated, as a code; null if it was. */
            reason: string | null;
            /** @description Code of the cause: from the response of the site if it gave one, else the reason. */
            cause: string | null;
            /** @description The reason in words, and what to do. */
            message: string | null;
            /**
             * @description possible: the update can be rolled back to the earlier version. Otherwise why not: wordpress and translation cannot be; no_package: the site names no package, as with premium plugins; other_host: its package is not from a directory that keeps old versions; not_known: until the next sync.
             * @enum {string}
             */
            roll_back: "possible" | "wordpress" | "translation" | "no_package" | "other_host" | "no_version" | "not_known";
            /**
             * @description What helps when it needs attention and was not rolled back. deactivate (the plugin) and switch_theme can be done from here; rename_folder and restore only at the host of the site.
             * @enum {string|null}
             */
            way_out: "deactivate" | "switch_theme" | "rename_folder" | "restore" | null;
            /** @description When it was sent to the site, ISO 8601 UTC; null if it was not sent. */
            sent_at: string | null;
            /** @description When it ended, ISO 8601 UTC; null before. When it was sent, for a rollback whose end nobody saw. */
            finished_at: string | null;
        };
        "roll-back-updates-v1.input": {
            /**
             * @description Id of the run: that of its job.
             * @example update_5f0c3f0e-8a1d-4c7b-9b1e-2d6a7c3e4f10
             */
            job_id: string;
            /**
             * @description Only updates in this state: those that need attention, or those that went well.
             * @default needs_attention
             * @enum {string}
             */
            state?: "needs_attention" | "updated";
            /** @description Only updates with this cause, as the failures of the run name it. */
            cause?: string;
            /** @description Only updates of sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only updates of sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
        };
        "roll-back-updates-v1.output": {
            /** @description Id of the job; null when there was nothing to roll back. */
            job_id: string | null;
            /** @description Address to poll for the state of the job. */
            status_url: string | null;
            /** @description Sites of the job. */
            sites: number;
            /** @description Updates to roll back. */
            updates: number;
            /** @description What was started, or why nothing was started. */
            message: string;
            /** @description Of the updates asked for, those that can’t be rolled back, by reason (see roll_back of list-updates-v1); reasons without any are left out. */
            not_rolled_back: {
                /** @description How many for the reason wordpress. */
                wordpress?: number;
                /** @description How many for the reason translation. */
                translation?: number;
                /** @description How many for the reason no_package. */
                no_package?: number;
                /** @description How many for the reason other_host. */
                other_host?: number;
                /** @description How many for the reason no_version. */
                no_version?: number;
                /** @description How many for the reason not_known. */
                not_known?: number;
            };
        };
        "update-site-core-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /** @description Makes the run careful: it updates in growing waves and checks front pages. Without a strategy all sites are updated at once. */
            strategy?: {
                /**
                 * @description Share of the sites in the first wave, in percent; at least one site.
                 * @default 1
                 */
                canary_percent?: number;
                /** @description Ids of the sites that are the first wave, instead of a share. If none of them has something to update, the share counts. */
                first_site_ids?: number[];
                /**
                 * @description How many times larger each wave is than the one before.
                 * @default 4
                 */
                growth?: number;
                /**
                 * @description Halt the run if more than this share of the sites of a wave, in percent, have a failed update or a broken front page.
                 * @default 5
                 */
                failure_threshold_percent?: number;
                /**
                 * @description Check the front page of each site, and those of its network, before and after its updates.
                 * @default true
                 */
                health_check?: boolean;
                /** @description Text that every front page must contain. */
                expect_text?: string;
                /**
                 * @description Roll back an update that breaks the front page, if the package of the earlier version is still available.
                 * @default true
                 */
                rollback?: boolean;
            };
            /** @description Respond only when the run has ended, or after ten minutes. Otherwise the answer comes at once. */
            wait?: boolean;
        };
        "update-site-core-v1.output": {
            /** @description Id of the job; null when there was nothing to update. */
            job_id: string | null;
            /** @description Address to poll for the state of the job. */
            status_url: string | null;
            /** @description When the run was started, ISO 8601 UTC. */
            started_at: string;
            /** @description Updates to be installed. */
            queued_count: number;
            /** @description Sites in the run. */
            sites: number;
            /** @description What was started, or why nothing was started. */
            message: string;
            /** @description Runs that are already updating requested sites; those that wait for a decision come first. */
            held_by: {
                /** @description Id of the run. */
                job_id: string;
                /**
                 * @description State of the run.
                 * @enum {string}
                 */
                state: "preparing" | "running" | "halted" | "finished" | "abandoned";
                /**
                 * @description decision: the run is halted until somebody resumes or abandons it. sites: it continues by itself.
                 * @enum {string}
                 */
                waits_for: "decision" | "sites";
                /** @description Why it was halted. */
                halt_reason: string | null;
                /** @description What `halt_reason` follows from, for programs. */
                halt: {
                    /**
                     * @description sites_failed: too many sites of a wave failed. window_closed: the update window closed before all sites had their turn.
                     * @enum {string}
                     */
                    code: "sites_failed" | "window_closed";
                    /** @description sites_failed: sites of the wave that failed. */
                    failed?: number;
                    /** @description sites_failed: sites of the wave that were attempted. */
                    attempted?: number;
                } | null;
                /** @description Requested sites that this run is already updating. */
                sites: number;
            }[];
            /** @description Id of the site. */
            site_id: number;
            /** @description The outcome of each update; only with wait. */
            results?: {
                /** @description Id of the site. */
                site_id: number;
                /**
                 * @description wp (WordPress itself), plugins, themes or translations.
                 * @enum {string}
                 */
                type: "wp" | "plugins" | "themes" | "translations";
                /** @description Slug of the plugin, theme or translation; wordpress for WordPress itself. */
                slug: string;
                /** @description Name of the item. */
                name: string;
                /** @description Version before the update; empty for translations. */
                from_version: string;
                /** @description Version to install. */
                to_version: string;
                /**
                 * @description updated: the site shows the new version. rolled_back: the earlier version was restored. needs_attention: somebody must look at the site.
                 * @enum {string}
                 */
                state: "pending" | "sent" | "rolling_back" | "updated" | "failed" | "skipped" | "rolled_back" | "needs_attention";
                /** @description Why it was not updated, as a code; null if it was. */
                reason: string | null;
                /** @description Code of the cause: from the response of the site if it gave one, else the reason. */
                cause: string | null;
                /** @description The reason in words, and what to do. */
                message: string | null;
                /**
                 * @description possible: the update can be rolled back to the earlier version. Otherwise why not: wordpress and translation cannot be; no_package: the site names no package, as with premium plugins; other_host: its package is not from a directory that keeps old versions; not_known: until the next sync.
                 * @enum {string}
                 */
                roll_back: "possible" | "wordpress" | "translation" | "no_package" | "other_host" | "no_version" | "not_known";
                /**
                 * @description What helps when it needs attention and was not rolled back. deactivate (the plugin) and switch_theme can be done from here; rename_folder and restore only at the host of the site.
                 * @enum {string|null}
                 */
                way_out: "deactivate" | "switch_theme" | "rename_folder" | "restore" | null;
                /** @description When it was sent to the site, ISO 8601 UTC; null if it was not sent. */
                sent_at: string | null;
                /** @description When it ended, ISO 8601 UTC; null before. When it was sent, for a rollback whose end nobody saw. */
                finished_at: string | null;
            }[];
        };
        "update-site-plugins-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /** @description Makes the run careful: it updates in growing waves and checks front pages. Without a strategy all sites are updated at once. */
            strategy?: {
                /**
                 * @description Share of the sites in the first wave, in percent; at least one site.
                 * @default 1
                 */
                canary_percent?: number;
                /** @description Ids of the sites that are the first wave, instead of a share. If none of them has something to update, the share counts. */
                first_site_ids?: number[];
                /**
                 * @description How many times larger each wave is than the one before.
                 * @default 4
                 */
                growth?: number;
                /**
                 * @description Halt the run if more than this share of the sites of a wave, in percent, have a failed update or a broken front page.
                 * @default 5
                 */
                failure_threshold_percent?: number;
                /**
                 * @description Check the front page of each site, and those of its network, before and after its updates.
                 * @default true
                 */
                health_check?: boolean;
                /** @description Text that every front page must contain. */
                expect_text?: string;
                /**
                 * @description Roll back an update that breaks the front page, if the package of the earlier version is still available.
                 * @default true
                 */
                rollback?: boolean;
            };
            /** @description Respond only when the run has ended, or after ten minutes. Otherwise the answer comes at once. */
            wait?: boolean;
            /** @description Only these plugins; left out: all with a pending update. */
            slugs?: string[];
        };
        "update-site-plugins-v1.output": {
            /** @description Id of the job; null when there was nothing to update. */
            job_id: string | null;
            /** @description Address to poll for the state of the job. */
            status_url: string | null;
            /** @description When the run was started, ISO 8601 UTC. */
            started_at: string;
            /** @description Updates to be installed. */
            queued_count: number;
            /** @description Sites in the run. */
            sites: number;
            /** @description What was started, or why nothing was started. */
            message: string;
            /** @description Runs that are already updating requested sites; those that wait for a decision come first. */
            held_by: {
                /** @description Id of the run. */
                job_id: string;
                /**
                 * @description State of the run.
                 * @enum {string}
                 */
                state: "preparing" | "running" | "halted" | "finished" | "abandoned";
                /**
                 * @description decision: the run is halted until somebody resumes or abandons it. sites: it continues by itself.
                 * @enum {string}
                 */
                waits_for: "decision" | "sites";
                /** @description Why it was halted. */
                halt_reason: string | null;
                /** @description What `halt_reason` follows from, for programs. */
                halt: {
                    /**
                     * @description sites_failed: too many sites of a wave failed. window_closed: the update window closed before all sites had their turn.
                     * @enum {string}
                     */
                    code: "sites_failed" | "window_closed";
                    /** @description sites_failed: sites of the wave that failed. */
                    failed?: number;
                    /** @description sites_failed: sites of the wave that were attempted. */
                    attempted?: number;
                } | null;
                /** @description Requested sites that this run is already updating. */
                sites: number;
            }[];
            /** @description Id of the site. */
            site_id: number;
            /** @description The outcome of each update; only with wait. */
            results?: {
                /** @description Id of the site. */
                site_id: number;
                /**
                 * @description wp (WordPress itself), plugins, themes or translations.
                 * @enum {string}
                 */
                type: "wp" | "plugins" | "themes" | "translations";
                /** @description Slug of the plugin, theme or translation; wordpress for WordPress itself. */
                slug: string;
                /** @description Name of the item. */
                name: string;
                /** @description Version before the update; empty for translations. */
                from_version: string;
                /** @description Version to install. */
                to_version: string;
                /**
                 * @description updated: the site shows the new version. rolled_back: the earlier version was restored. needs_attention: somebody must look at the site.
                 * @enum {string}
                 */
                state: "pending" | "sent" | "rolling_back" | "updated" | "failed" | "skipped" | "rolled_back" | "needs_attention";
                /** @description Why it was not updated, as a code; null if it was. */
                reason: string | null;
                /** @description Code of the cause: from the response of the site if it gave one, else the reason. */
                cause: string | null;
                /** @description The reason in words, and what to do. */
                message: string | null;
                /**
                 * @description possible: the update can be rolled back to the earlier version. Otherwise why not: wordpress and translation cannot be; no_package: the site names no package, as with premium plugins; other_host: its package is not from a directory that keeps old versions; not_known: until the next sync.
                 * @enum {string}
                 */
                roll_back: "possible" | "wordpress" | "translation" | "no_package" | "other_host" | "no_version" | "not_known";
                /**
                 * @description What helps when it needs attention and was not rolled back. deactivate (the plugin) and switch_theme can be done from here; rename_folder and restore only at the host of the site.
                 * @enum {string|null}
                 */
                way_out: "deactivate" | "switch_theme" | "rename_folder" | "restore" | null;
                /** @description When it was sent to the site, ISO 8601 UTC; null if it was not sent. */
                sent_at: string | null;
                /** @description When it ended, ISO 8601 UTC; null before. When it was sent, for a rollback whose end nobody saw. */
                finished_at: string | null;
            }[];
            /** @description Requested slugs that have no pending update on the site, or an ignored one. Nothing was sent for them. */
            not_pending: string[];
        };
        "update-site-themes-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /** @description Makes the run careful: it updates in growing waves and checks front pages. Without a strategy all sites are updated at once. */
            strategy?: {
                /**
                 * @description Share of the sites in the first wave, in percent; at least one site.
                 * @default 1
                 */
                canary_percent?: number;
                /** @description Ids of the sites that are the first wave, instead of a share. If none of them has something to update, the share counts. */
                first_site_ids?: number[];
                /**
                 * @description How many times larger each wave is than the one before.
                 * @default 4
                 */
                growth?: number;
                /**
                 * @description Halt the run if more than this share of the sites of a wave, in percent, have a failed update or a broken front page.
                 * @default 5
                 */
                failure_threshold_percent?: number;
                /**
                 * @description Check the front page of each site, and those of its network, before and after its updates.
                 * @default true
                 */
                health_check?: boolean;
                /** @description Text that every front page must contain. */
                expect_text?: string;
                /**
                 * @description Roll back an update that breaks the front page, if the package of the earlier version is still available.
                 * @default true
                 */
                rollback?: boolean;
            };
            /** @description Respond only when the run has ended, or after ten minutes. Otherwise the answer comes at once. */
            wait?: boolean;
            /** @description Only these themes; left out: all with a pending update. */
            slugs?: string[];
        };
        "update-site-themes-v1.output": {
            /** @description Id of the job; null when there was nothing to update. */
            job_id: string | null;
            /** @description Address to poll for the state of the job. */
            status_url: string | null;
            /** @description When the run was started, ISO 8601 UTC. */
            started_at: string;
            /** @description Updates to be installed. */
            queued_count: number;
            /** @description Sites in the run. */
            sites: number;
            /** @description What was started, or why nothing was started. */
            message: string;
            /** @description Runs that are already updating requested sites; those that wait for a decision come first. */
            held_by: {
                /** @description Id of the run. */
                job_id: string;
                /**
                 * @description State of the run.
                 * @enum {string}
                 */
                state: "preparing" | "running" | "halted" | "finished" | "abandoned";
                /**
                 * @description decision: the run is halted until somebody resumes or abandons it. sites: it continues by itself.
                 * @enum {string}
                 */
                waits_for: "decision" | "sites";
                /** @description Why it was halted. */
                halt_reason: string | null;
                /** @description What `halt_reason` follows from, for programs. */
                halt: {
                    /**
                     * @description sites_failed: too many sites of a wave failed. window_closed: the update window closed before all sites had their turn.
                     * @enum {string}
                     */
                    code: "sites_failed" | "window_closed";
                    /** @description sites_failed: sites of the wave that failed. */
                    failed?: number;
                    /** @description sites_failed: sites of the wave that were attempted. */
                    attempted?: number;
                } | null;
                /** @description Requested sites that this run is already updating. */
                sites: number;
            }[];
            /** @description Id of the site. */
            site_id: number;
            /** @description The outcome of each update; only with wait. */
            results?: {
                /** @description Id of the site. */
                site_id: number;
                /**
                 * @description wp (WordPress itself), plugins, themes or translations.
                 * @enum {string}
                 */
                type: "wp" | "plugins" | "themes" | "translations";
                /** @description Slug of the plugin, theme or translation; wordpress for WordPress itself. */
                slug: string;
                /** @description Name of the item. */
                name: string;
                /** @description Version before the update; empty for translations. */
                from_version: string;
                /** @description Version to install. */
                to_version: string;
                /**
                 * @description updated: the site shows the new version. rolled_back: the earlier version was restored. needs_attention: somebody must look at the site.
                 * @enum {string}
                 */
                state: "pending" | "sent" | "rolling_back" | "updated" | "failed" | "skipped" | "rolled_back" | "needs_attention";
                /** @description Why it was not updated, as a code; null if it was. */
                reason: string | null;
                /** @description Code of the cause: from the response of the site if it gave one, else the reason. */
                cause: string | null;
                /** @description The reason in words, and what to do. */
                message: string | null;
                /**
                 * @description possible: the update can be rolled back to the earlier version. Otherwise why not: wordpress and translation cannot be; no_package: the site names no package, as with premium plugins; other_host: its package is not from a directory that keeps old versions; not_known: until the next sync.
                 * @enum {string}
                 */
                roll_back: "possible" | "wordpress" | "translation" | "no_package" | "other_host" | "no_version" | "not_known";
                /**
                 * @description What helps when it needs attention and was not rolled back. deactivate (the plugin) and switch_theme can be done from here; rename_folder and restore only at the host of the site.
                 * @enum {string|null}
                 */
                way_out: "deactivate" | "switch_theme" | "rename_folder" | "restore" | null;
                /** @description When it was sent to the site, ISO 8601 UTC; null if it was not sent. */
                sent_at: string | null;
                /** @description When it ended, ISO 8601 UTC; null before. When it was sent, for a rollback whose end nobody saw. */
                finished_at: string | null;
            }[];
            /** @description Requested slugs that have no pending update on the site, or an ignored one. Nothing was sent for them. */
            not_pending: string[];
        };
        "update-site-translations-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /** @description Makes the run careful: it updates in growing waves and checks front pages. Without a strategy all sites are updated at once. */
            strategy?: {
                /**
                 * @description Share of the sites in the first wave, in percent; at least one site.
                 * @default 1
                 */
                canary_percent?: number;
                /** @description Ids of the sites that are the first wave, instead of a share. If none of them has something to update, the share counts. */
                first_site_ids?: number[];
                /**
                 * @description How many times larger each wave is than the one before.
                 * @default 4
                 */
                growth?: number;
                /**
                 * @description Halt the run if more than this share of the sites of a wave, in percent, have a failed update or a broken front page.
                 * @default 5
                 */
                failure_threshold_percent?: number;
                /**
                 * @description Check the front page of each site, and those of its network, before and after its updates.
                 * @default true
                 */
                health_check?: boolean;
                /** @description Text that every front page must contain. */
                expect_text?: string;
                /**
                 * @description Roll back an update that breaks the front page, if the package of the earlier version is still available.
                 * @default true
                 */
                rollback?: boolean;
            };
            /** @description Respond only when the run has ended, or after ten minutes. Otherwise the answer comes at once. */
            wait?: boolean;
            /** @description Only these translations; left out: all with a pending update. */
            slugs?: string[];
        };
        "update-site-translations-v1.output": {
            /** @description Id of the job; null when there was nothing to update. */
            job_id: string | null;
            /** @description Address to poll for the state of the job. */
            status_url: string | null;
            /** @description When the run was started, ISO 8601 UTC. */
            started_at: string;
            /** @description Updates to be installed. */
            queued_count: number;
            /** @description Sites in the run. */
            sites: number;
            /** @description What was started, or why nothing was started. */
            message: string;
            /** @description Runs that are already updating requested sites; those that wait for a decision come first. */
            held_by: {
                /** @description Id of the run. */
                job_id: string;
                /**
                 * @description State of the run.
                 * @enum {string}
                 */
                state: "preparing" | "running" | "halted" | "finished" | "abandoned";
                /**
                 * @description decision: the run is halted until somebody resumes or abandons it. sites: it continues by itself.
                 * @enum {string}
                 */
                waits_for: "decision" | "sites";
                /** @description Why it was halted. */
                halt_reason: string | null;
                /** @description What `halt_reason` follows from, for programs. */
                halt: {
                    /**
                     * @description sites_failed: too many sites of a wave failed. window_closed: the update window closed before all sites had their turn.
                     * @enum {string}
                     */
                    code: "sites_failed" | "window_closed";
                    /** @description sites_failed: sites of the wave that failed. */
                    failed?: number;
                    /** @description sites_failed: sites of the wave that were attempted. */
                    attempted?: number;
                } | null;
                /** @description Requested sites that this run is already updating. */
                sites: number;
            }[];
            /** @description Id of the site. */
            site_id: number;
            /** @description The outcome of each update; only with wait. */
            results?: {
                /** @description Id of the site. */
                site_id: number;
                /**
                 * @description wp (WordPress itself), plugins, themes or translations.
                 * @enum {string}
                 */
                type: "wp" | "plugins" | "themes" | "translations";
                /** @description Slug of the plugin, theme or translation; wordpress for WordPress itself. */
                slug: string;
                /** @description Name of the item. */
                name: string;
                /** @description Version before the update; empty for translations. */
                from_version: string;
                /** @description Version to install. */
                to_version: string;
                /**
                 * @description updated: the site shows the new version. rolled_back: the earlier version was restored. needs_attention: somebody must look at the site.
                 * @enum {string}
                 */
                state: "pending" | "sent" | "rolling_back" | "updated" | "failed" | "skipped" | "rolled_back" | "needs_attention";
                /** @description Why it was not updated, as a code; null if it was. */
                reason: string | null;
                /** @description Code of the cause: from the response of the site if it gave one, else the reason. */
                cause: string | null;
                /** @description The reason in words, and what to do. */
                message: string | null;
                /**
                 * @description possible: the update can be rolled back to the earlier version. Otherwise why not: wordpress and translation cannot be; no_package: the site names no package, as with premium plugins; other_host: its package is not from a directory that keeps old versions; not_known: until the next sync.
                 * @enum {string}
                 */
                roll_back: "possible" | "wordpress" | "translation" | "no_package" | "other_host" | "no_version" | "not_known";
                /**
                 * @description What helps when it needs attention and was not rolled back. deactivate (the plugin) and switch_theme can be done from here; rename_folder and restore only at the host of the site.
                 * @enum {string|null}
                 */
                way_out: "deactivate" | "switch_theme" | "rename_folder" | "restore" | null;
                /** @description When it was sent to the site, ISO 8601 UTC; null if it was not sent. */
                sent_at: string | null;
                /** @description When it ended, ISO 8601 UTC; null before. When it was sent, for a rollback whose end nobody saw. */
                finished_at: string | null;
            }[];
            /** @description Requested slugs that have no pending update on the site, or an ignored one. Nothing was sent for them. */
            not_pending: string[];
        };
        "update-all-v1.input": {
            /** @description The sites; empty or left out: all connected ones. */
            site_ids_or_domains?: (number | string)[];
            /** @description Only updates of these types: wp, plugins, themes, translations; all = every type. */
            type?: ("all" | "wp" | "plugins" | "themes" | "translations")[];
            /** @description Makes the run careful: it updates in growing waves and checks front pages. Without a strategy all sites are updated at once. */
            strategy?: {
                /**
                 * @description Share of the sites in the first wave, in percent; at least one site.
                 * @default 1
                 */
                canary_percent?: number;
                /** @description Ids of the sites that are the first wave, instead of a share. If none of them has something to update, the share counts. */
                first_site_ids?: number[];
                /**
                 * @description How many times larger each wave is than the one before.
                 * @default 4
                 */
                growth?: number;
                /**
                 * @description Halt the run if more than this share of the sites of a wave, in percent, have a failed update or a broken front page.
                 * @default 5
                 */
                failure_threshold_percent?: number;
                /**
                 * @description Check the front page of each site, and those of its network, before and after its updates.
                 * @default true
                 */
                health_check?: boolean;
                /** @description Text that every front page must contain. */
                expect_text?: string;
                /**
                 * @description Roll back an update that breaks the front page, if the package of the earlier version is still available.
                 * @default true
                 */
                rollback?: boolean;
            };
            /** @description Respond only when the run has ended, or after ten minutes. If the run has more sites than batch.inline_limit, the answer comes at once all the same. */
            wait?: boolean;
        };
        "update-all-v1.output": {
            /** @description Id of the job; null when there was nothing to update. */
            job_id: string | null;
            /** @description Address to poll for the state of the job. */
            status_url: string | null;
            /** @description When the run was started, ISO 8601 UTC. */
            started_at: string;
            /** @description Updates to be installed. */
            queued_count: number;
            /** @description Sites in the run. */
            sites: number;
            /** @description What was started, or why nothing was started. */
            message: string;
            /** @description Runs that are already updating requested sites; those that wait for a decision come first. */
            held_by: {
                /** @description Id of the run. */
                job_id: string;
                /**
                 * @description State of the run.
                 * @enum {string}
                 */
                state: "preparing" | "running" | "halted" | "finished" | "abandoned";
                /**
                 * @description decision: the run is halted until somebody resumes or abandons it. sites: it continues by itself.
                 * @enum {string}
                 */
                waits_for: "decision" | "sites";
                /** @description Why it was halted. */
                halt_reason: string | null;
                /** @description What `halt_reason` follows from, for programs. */
                halt: {
                    /**
                     * @description sites_failed: too many sites of a wave failed. window_closed: the update window closed before all sites had their turn.
                     * @enum {string}
                     */
                    code: "sites_failed" | "window_closed";
                    /** @description sites_failed: sites of the wave that failed. */
                    failed?: number;
                    /** @description sites_failed: sites of the wave that were attempted. */
                    attempted?: number;
                } | null;
                /** @description Requested sites that this run is already updating. */
                sites: number;
            }[];
            /** @description The sites that failed. All others succeeded. */
            errors: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description The outcome of each update; only if the caller waited. */
            results?: {
                /** @description Id of the site. */
                site_id: number;
                /**
                 * @description wp (WordPress itself), plugins, themes or translations.
                 * @enum {string}
                 */
                type: "wp" | "plugins" | "themes" | "translations";
                /** @description Slug of the plugin, theme or translation; wordpress for WordPress itself. */
                slug: string;
                /** @description Name of the item. */
                name: string;
                /** @description Version before the update; empty for translations. */
                from_version: string;
                /** @description Version to install. */
                to_version: string;
                /**
                 * @description updated: the site shows the new version. rolled_back: the earlier version was restored. needs_attention: somebody must look at the site.
                 * @enum {string}
                 */
                state: "pending" | "sent" | "rolling_back" | "updated" | "failed" | "skipped" | "rolled_back" | "needs_attention";
                /** @description Why it was not updated, as a code; null if it was. */
                reason: string | null;
                /** @description Code of the cause: from the response of the site if it gave one, else the reason. */
                cause: string | null;
                /** @description The reason in words, and what to do. */
                message: string | null;
                /**
                 * @description possible: the update can be rolled back to the earlier version. Otherwise why not: wordpress and translation cannot be; no_package: the site names no package, as with premium plugins; other_host: its package is not from a directory that keeps old versions; not_known: until the next sync.
                 * @enum {string}
                 */
                roll_back: "possible" | "wordpress" | "translation" | "no_package" | "other_host" | "no_version" | "not_known";
                /**
                 * @description What helps when it needs attention and was not rolled back. deactivate (the plugin) and switch_theme can be done from here; rename_folder and restore only at the host of the site.
                 * @enum {string|null}
                 */
                way_out: "deactivate" | "switch_theme" | "rename_folder" | "restore" | null;
                /** @description When it was sent to the site, ISO 8601 UTC; null if it was not sent. */
                sent_at: string | null;
                /** @description When it ended, ISO 8601 UTC; null before. When it was sent, for a rollback whose end nobody saw. */
                finished_at: string | null;
            }[];
        };
        "list-update-windows-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /** @description Only windows for sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only windows for sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
        };
        "list-update-windows-v1.output": {
            /** @description The windows of this page. */
            items: {
                /** @description Id of the window. */
                id: number;
                /** @description Name of the window. */
                name: string;
                /** @description The one site it is for. */
                site_id: number | null;
                /** @description The tag whose sites it is for; both null: all sites. */
                tag_id: number | null;
                /** @description Days on which it opens: mon … sun. */
                days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
                /**
                 * @description When it opens, HH:MM in its time zone.
                 * @example 02:30
                 */
                opens: string;
                /**
                 * @description When it closes, HH:MM. A time at or before opening means the next day. Sites already started are completed.
                 * @example 05:00
                 */
                closes: string;
                /** @description IANA name, e.g. Europe/Berlin. */
                time_zone: string;
                /** @description Types of updates. */
                types: ("wp" | "plugins" | "themes" | "translations")[];
                /** @description How careful it is; null = all sites at once. */
                strategy: {
                    /**
                     * @description Share of the sites in the first wave, in percent; at least one site.
                     * @default 1
                     */
                    canary_percent?: number;
                    /** @description Ids of the sites that are the first wave, instead of a share. If none of them has something to update, the share counts. */
                    first_site_ids?: number[];
                    /**
                     * @description How many times larger each wave is than the one before.
                     * @default 4
                     */
                    growth?: number;
                    /**
                     * @description Halt the run if more than this share of the sites of a wave, in percent, have a failed update or a broken front page.
                     * @default 5
                     */
                    failure_threshold_percent?: number;
                    /**
                     * @description Check the front page of each site, and those of its network, before and after its updates.
                     * @default true
                     */
                    health_check?: boolean;
                    /** @description Text that every front page must contain. */
                    expect_text?: string;
                    /**
                     * @description Roll back an update that breaks the front page, if the package of the earlier version is still available.
                     * @default true
                     */
                    rollback?: boolean;
                } | null;
                /** @description Leave out releases that any site was first offered fewer than this many days ago; 0 = none. Updates that fix an exposed vulnerability of their site are installed all the same. */
                min_age_days: number;
                /** @description Whether the window is enabled. */
                enabled: boolean;
                /** @description When it opens next, ISO 8601 UTC; null while it is disabled. While an open window waits for sites that other runs are updating, the time at which it opened. */
                next_opening: string | null;
                /** @description When it closes after that, ISO 8601 UTC; null while it is disabled. */
                next_closing: string | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All windows that match. */
            total: number;
        };
        "add-update-window-v1.input": {
            /** @description Name of the window. */
            name: string;
            /** @description Id, domain or URL of the site. */
            site_id_or_domain?: number | string;
            /** @description Only the sites with this tag. Without a site and a tag the window covers all sites. */
            tag_id?: number;
            /** @description Days on which it opens: mon … sun. */
            days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
            /**
             * @description When it opens, HH:MM in its time zone.
             * @example 02:30
             */
            opens: string;
            /**
             * @description When it closes, HH:MM. A time at or before opening means the next day. Sites already started are completed.
             * @example 05:00
             */
            closes: string;
            /** @description IANA name, e.g. Europe/Berlin. */
            time_zone: string;
            /**
             * @description Only updates of these types: wp, plugins, themes, translations; all = every type.
             * @default [
             *       "all"
             *     ]
             */
            type?: ("all" | "wp" | "plugins" | "themes" | "translations")[];
            /** @description Makes the run careful: it updates in growing waves and checks front pages. Without a strategy all sites are updated at once. */
            strategy?: {
                /**
                 * @description Share of the sites in the first wave, in percent; at least one site.
                 * @default 1
                 */
                canary_percent?: number;
                /** @description Ids of the sites that are the first wave, instead of a share. If none of them has something to update, the share counts. */
                first_site_ids?: number[];
                /**
                 * @description How many times larger each wave is than the one before.
                 * @default 4
                 */
                growth?: number;
                /**
                 * @description Halt the run if more than this share of the sites of a wave, in percent, have a failed update or a broken front page.
                 * @default 5
                 */
                failure_threshold_percent?: number;
                /**
                 * @description Check the front page of each site, and those of its network, before and after its updates.
                 * @default true
                 */
                health_check?: boolean;
                /** @description Text that every front page must contain. */
                expect_text?: string;
                /**
                 * @description Roll back an update that breaks the front page, if the package of the earlier version is still available.
                 * @default true
                 */
                rollback?: boolean;
            };
            /**
             * @description Leave out releases that any site was first offered fewer than this many days ago; 0 = none. Updates that fix an exposed vulnerability of their site are installed all the same.
             * @default 0
             */
            min_age_days?: number;
            /**
             * @description Whether the window is enabled.
             * @default true
             */
            enabled?: boolean;
        };
        /** @description The window. */
        "add-update-window-v1.output": {
            /** @description Id of the window. */
            id: number;
            /** @description Name of the window. */
            name: string;
            /** @description The one site it is for. */
            site_id: number | null;
            /** @description The tag whose sites it is for; both null: all sites. */
            tag_id: number | null;
            /** @description Days on which it opens: mon … sun. */
            days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
            /**
             * @description When it opens, HH:MM in its time zone.
             * @example 02:30
             */
            opens: string;
            /**
             * @description When it closes, HH:MM. A time at or before opening means the next day. Sites already started are completed.
             * @example 05:00
             */
            closes: string;
            /** @description IANA name, e.g. Europe/Berlin. */
            time_zone: string;
            /** @description Types of updates. */
            types: ("wp" | "plugins" | "themes" | "translations")[];
            /** @description How careful it is; null = all sites at once. */
            strategy: {
                /**
                 * @description Share of the sites in the first wave, in percent; at least one site.
                 * @default 1
                 */
                canary_percent?: number;
                /** @description Ids of the sites that are the first wave, instead of a share. If none of them has something to update, the share counts. */
                first_site_ids?: number[];
                /**
                 * @description How many times larger each wave is than the one before.
                 * @default 4
                 */
                growth?: number;
                /**
                 * @description Halt the run if more than this share of the sites of a wave, in percent, have a failed update or a broken front page.
                 * @default 5
                 */
                failure_threshold_percent?: number;
                /**
                 * @description Check the front page of each site, and those of its network, before and after its updates.
                 * @default true
                 */
                health_check?: boolean;
                /** @description Text that every front page must contain. */
                expect_text?: string;
                /**
                 * @description Roll back an update that breaks the front page, if the package of the earlier version is still available.
                 * @default true
                 */
                rollback?: boolean;
            } | null;
            /** @description Leave out releases that any site was first offered fewer than this many days ago; 0 = none. Updates that fix an exposed vulnerability of their site are installed all the same. */
            min_age_days: number;
            /** @description Whether the window is enabled. */
            enabled: boolean;
            /** @description When it opens next, ISO 8601 UTC; null while it is disabled. While an open window waits for sites that other runs are updating, the time at which it opened. */
            next_opening: string | null;
            /** @description When it closes after that, ISO 8601 UTC; null while it is disabled. */
            next_closing: string | null;
        };
        "update-update-window-v1.input": {
            /** @description Id of the window. */
            window_id: number;
            /** @description Name of the window. */
            name?: string;
            /** @description Days on which it opens: mon … sun. */
            days?: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
            /**
             * @description When it opens, HH:MM in its time zone.
             * @example 02:30
             */
            opens?: string;
            /**
             * @description When it closes, HH:MM. A time at or before opening means the next day. Sites already started are completed.
             * @example 05:00
             */
            closes?: string;
            /** @description IANA name, e.g. Europe/Berlin. */
            time_zone?: string;
            /** @description Only updates of these types: wp, plugins, themes, translations; all = every type. */
            type?: ("all" | "wp" | "plugins" | "themes" | "translations")[];
            /** @description How careful it is from now on; null = all sites at once. */
            strategy?: {
                /**
                 * @description Share of the sites in the first wave, in percent; at least one site.
                 * @default 1
                 */
                canary_percent?: number;
                /** @description Ids of the sites that are the first wave, instead of a share. If none of them has something to update, the share counts. */
                first_site_ids?: number[];
                /**
                 * @description How many times larger each wave is than the one before.
                 * @default 4
                 */
                growth?: number;
                /**
                 * @description Halt the run if more than this share of the sites of a wave, in percent, have a failed update or a broken front page.
                 * @default 5
                 */
                failure_threshold_percent?: number;
                /**
                 * @description Check the front page of each site, and those of its network, before and after its updates.
                 * @default true
                 */
                health_check?: boolean;
                /** @description Text that every front page must contain. */
                expect_text?: string;
                /**
                 * @description Roll back an update that breaks the front page, if the package of the earlier version is still available.
                 * @default true
                 */
                rollback?: boolean;
            } | null;
            /** @description Leave out releases that any site was first offered fewer than this many days ago; 0 = none. Updates that fix an exposed vulnerability of their site are installed all the same. */
            min_age_days?: number;
            /** @description Whether the window is enabled. */
            enabled?: boolean;
        };
        /** @description The window. */
        "update-update-window-v1.output": {
            /** @description Id of the window. */
            id: number;
            /** @description Name of the window. */
            name: string;
            /** @description The one site it is for. */
            site_id: number | null;
            /** @description The tag whose sites it is for; both null: all sites. */
            tag_id: number | null;
            /** @description Days on which it opens: mon … sun. */
            days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
            /**
             * @description When it opens, HH:MM in its time zone.
             * @example 02:30
             */
            opens: string;
            /**
             * @description When it closes, HH:MM. A time at or before opening means the next day. Sites already started are completed.
             * @example 05:00
             */
            closes: string;
            /** @description IANA name, e.g. Europe/Berlin. */
            time_zone: string;
            /** @description Types of updates. */
            types: ("wp" | "plugins" | "themes" | "translations")[];
            /** @description How careful it is; null = all sites at once. */
            strategy: {
                /**
                 * @description Share of the sites in the first wave, in percent; at least one site.
                 * @default 1
                 */
                canary_percent?: number;
                /** @description Ids of the sites that are the first wave, instead of a share. If none of them has something to update, the share counts. */
                first_site_ids?: number[];
                /**
                 * @description How many times larger each wave is than the one before.
                 * @default 4
                 */
                growth?: number;
                /**
                 * @description Halt the run if more than this share of the sites of a wave, in percent, have a failed update or a broken front page.
                 * @default 5
                 */
                failure_threshold_percent?: number;
                /**
                 * @description Check the front page of each site, and those of its network, before and after its updates.
                 * @default true
                 */
                health_check?: boolean;
                /** @description Text that every front page must contain. */
                expect_text?: string;
                /**
                 * @description Roll back an update that breaks the front page, if the package of the earlier version is still available.
                 * @default true
                 */
                rollback?: boolean;
            } | null;
            /** @description Leave out releases that any site was first offered fewer than this many days ago; 0 = none. Updates that fix an exposed vulnerability of their site are installed all the same. */
            min_age_days: number;
            /** @description Whether the window is enabled. */
            enabled: boolean;
            /** @description When it opens next, ISO 8601 UTC; null while it is disabled. While an open window waits for sites that other runs are updating, the time at which it opened. */
            next_opening: string | null;
            /** @description When it closes after that, ISO 8601 UTC; null while it is disabled. */
            next_closing: string | null;
        };
        "delete-update-window-v1.input": {
            /** @description Id of the window. */
            window_id: number;
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "delete-update-window-v1.output": {
            /** @description False after a dry run. */
            deleted: boolean;
            /** @description True after a dry run. */
            dry_run?: boolean;
            /** @description The window. */
            window: {
                /** @description Id of the window. */
                id: number;
                /** @description Name of the window. */
                name: string;
                /** @description The one site it is for. */
                site_id: number | null;
                /** @description The tag whose sites it is for; both null: all sites. */
                tag_id: number | null;
                /** @description Days on which it opens: mon … sun. */
                days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
                /**
                 * @description When it opens, HH:MM in its time zone.
                 * @example 02:30
                 */
                opens: string;
                /**
                 * @description When it closes, HH:MM. A time at or before opening means the next day. Sites already started are completed.
                 * @example 05:00
                 */
                closes: string;
                /** @description IANA name, e.g. Europe/Berlin. */
                time_zone: string;
                /** @description Types of updates. */
                types: ("wp" | "plugins" | "themes" | "translations")[];
                /** @description How careful it is; null = all sites at once. */
                strategy: {
                    /**
                     * @description Share of the sites in the first wave, in percent; at least one site.
                     * @default 1
                     */
                    canary_percent?: number;
                    /** @description Ids of the sites that are the first wave, instead of a share. If none of them has something to update, the share counts. */
                    first_site_ids?: number[];
                    /**
                     * @description How many times larger each wave is than the one before.
                     * @default 4
                     */
                    growth?: number;
                    /**
                     * @description Halt the run if more than this share of the sites of a wave, in percent, have a failed update or a broken front page.
                     * @default 5
                     */
                    failure_threshold_percent?: number;
                    /**
                     * @description Check the front page of each site, and those of its network, before and after its updates.
                     * @default true
                     */
                    health_check?: boolean;
                    /** @description Text that every front page must contain. */
                    expect_text?: string;
                    /**
                     * @description Roll back an update that breaks the front page, if the package of the earlier version is still available.
                     * @default true
                     */
                    rollback?: boolean;
                } | null;
                /** @description Leave out releases that any site was first offered fewer than this many days ago; 0 = none. Updates that fix an exposed vulnerability of their site are installed all the same. */
                min_age_days: number;
                /** @description Whether the window is enabled. */
                enabled: boolean;
                /** @description When it opens next, ISO 8601 UTC; null while it is disabled. While an open window waits for sites that other runs are updating, the time at which it opened. */
                next_opening: string | null;
                /** @description When it closes after that, ISO 8601 UTC; null while it is disabled. */
                next_closing: string | null;
            };
        };
        "preview-update-window-v1.input": {
            /** @description Id of the window. */
            window_id: number;
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
        };
        "preview-update-window-v1.output": {
            /** @description The window. */
            window: {
                /** @description Id of the window. */
                id: number;
                /** @description Name of the window. */
                name: string;
                /** @description The one site it is for. */
                site_id: number | null;
                /** @description The tag whose sites it is for; both null: all sites. */
                tag_id: number | null;
                /** @description Days on which it opens: mon … sun. */
                days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
                /**
                 * @description When it opens, HH:MM in its time zone.
                 * @example 02:30
                 */
                opens: string;
                /**
                 * @description When it closes, HH:MM. A time at or before opening means the next day. Sites already started are completed.
                 * @example 05:00
                 */
                closes: string;
                /** @description IANA name, e.g. Europe/Berlin. */
                time_zone: string;
                /** @description Types of updates. */
                types: ("wp" | "plugins" | "themes" | "translations")[];
                /** @description How careful it is; null = all sites at once. */
                strategy: {
                    /**
                     * @description Share of the sites in the first wave, in percent; at least one site.
                     * @default 1
                     */
                    canary_percent?: number;
                    /** @description Ids of the sites that are the first wave, instead of a share. If none of them has something to update, the share counts. */
                    first_site_ids?: number[];
                    /**
                     * @description How many times larger each wave is than the one before.
                     * @default 4
                     */
                    growth?: number;
                    /**
                     * @description Halt the run if more than this share of the sites of a wave, in percent, have a failed update or a broken front page.
                     * @default 5
                     */
                    failure_threshold_percent?: number;
                    /**
                     * @description Check the front page of each site, and those of its network, before and after its updates.
                     * @default true
                     */
                    health_check?: boolean;
                    /** @description Text that every front page must contain. */
                    expect_text?: string;
                    /**
                     * @description Roll back an update that breaks the front page, if the package of the earlier version is still available.
                     * @default true
                     */
                    rollback?: boolean;
                } | null;
                /** @description Leave out releases that any site was first offered fewer than this many days ago; 0 = none. Updates that fix an exposed vulnerability of their site are installed all the same. */
                min_age_days: number;
                /** @description Whether the window is enabled. */
                enabled: boolean;
                /** @description When it opens next, ISO 8601 UTC; null while it is disabled. While an open window waits for sites that other runs are updating, the time at which it opened. */
                next_opening: string | null;
                /** @description When it closes after that, ISO 8601 UTC; null while it is disabled. */
                next_closing: string | null;
            };
            /** @description The sites of this page, by id. */
            items: {
                /** @description Id of the site. */
                site_id: number;
                /** @description Address of the site. */
                site_url: string;
                /** @description Another run is already updating the site; the window would wait for it while it is open, unless that run is halted. */
                busy: boolean;
                /** @description What would be updated on the site. */
                updates: {
                    /**
                     * @description wp (WordPress itself), plugins, themes or translations.
                     * @enum {string}
                     */
                    type: "wp" | "plugins" | "themes" | "translations";
                    /** @description Slug of the plugin, theme or translation; wordpress for WordPress itself. */
                    slug: string;
                    /** @description Name of the item. */
                    name: string;
                    /** @description Installed version; empty for translations. */
                    version: string;
                    /** @description Version on offer. */
                    new_version: string;
                    /** @description Languages with a newer translation; only for translations. */
                    languages?: string[];
                    /** @description The item is active on the site. */
                    active: boolean;
                    /** @description The WordPress of the site meets what the new version requires. */
                    wp_compatible: boolean;
                    /** @description The PHP of the site meets what the new version requires. */
                    php_compatible: boolean;
                    /**
                     * @description possible: the update can be rolled back to the earlier version. Otherwise why not: wordpress and translation cannot be; no_package: the site names no package, as with premium plugins; other_host: its package is not from a directory that keeps old versions; not_known: until the next sync.
                     * @enum {string}
                     */
                    roll_back: "possible" | "wordpress" | "translation" | "no_package" | "other_host" | "no_version" | "not_known";
                }[];
            }[];
            /** @description Releases younger than min_age_days. They are left out. */
            held_back: {
                /**
                 * @description wp (WordPress itself), plugins, themes or translations.
                 * @enum {string}
                 */
                type: "wp" | "plugins" | "themes" | "translations";
                /** @description Slug of the plugin or theme; wordpress for WordPress itself. */
                slug: string;
                /** @description Name of the item. */
                name: string;
                /** @description The young version. */
                version: string;
                /** @description When it is old enough, ISO 8601 UTC. */
                until: string;
                /** @description Why, in words. */
                reason: string;
                /** @description Sites that have it pending and are treated so. */
                sites: number;
            }[];
            /** @description Releases younger than min_age_days that are installed all the same, because they fix an exposed vulnerability of these sites. */
            not_held_back: {
                /**
                 * @description wp (WordPress itself), plugins, themes or translations.
                 * @enum {string}
                 */
                type: "wp" | "plugins" | "themes" | "translations";
                /** @description Slug of the plugin or theme; wordpress for WordPress itself. */
                slug: string;
                /** @description Name of the item. */
                name: string;
                /** @description The young version. */
                version: string;
                /** @description When it is old enough, ISO 8601 UTC. */
                until: string;
                /** @description Why, in words. */
                reason: string;
                /** @description Sites that have it pending and are treated so. */
                sites: number;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Sites per page. */
            per_page: number;
            /** @description All sites with something to update. */
            total: number;
        };
        "list-vulnerabilities-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 50
             */
            per_page?: number;
            /**
             * @description exposed: installed and in use. inactive: installed, but not active. ignored: somebody decided to live with it. fixed: it was updated or removed, or the feed no longer says it.
             * @default exposed
             * @enum {string}
             */
            state?: "exposed" | "inactive" | "ignored" | "fixed" | "any";
            /** @description Only these severities. */
            severity?: ("critical" | "high" | "medium" | "low" | "none" | "unknown")[];
            /** @description Only of these kinds of software. */
            type?: ("plugin" | "theme" | "core")[];
            /** @description true: only where a pending update of the site fixes it. false: only where none does. Left out: both. */
            fixable?: boolean;
            /** @description Only vulnerabilities on sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only vulnerabilities on sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /** @description Only on sites of these clients; 0 for sites without client. */
            client_ids?: number[];
            /** @description Only on sites with at least one of these tags. */
            tags_any?: number[];
            /**
             * @description Part of the title, the CVE, or the name or slug of the software, whatever its case.
             * @default
             */
            search?: string;
            /**
             * @description Sort key. With severity, asc lists the most severe first.
             * @default severity
             * @enum {string}
             */
            sort?: "severity" | "sites" | "found" | "title" | "published";
            /**
             * @description Ascending or descending.
             * @default asc
             * @enum {string}
             */
            order?: "asc" | "desc";
        };
        "list-vulnerabilities-v1.output": {
            /** @description The vulnerabilities of this page. */
            items: {
                /**
                 * @description Id of the vulnerability in the feed.
                 * @example 5d7c2f0e-8a1d-4c7b-9b1e-2d6a7c3e4f10
                 */
                id: string;
                /** @description What the feed calls it. */
                title: string;
                /**
                 * @description Severity in the feed, by its CVSS score; unknown if it gives none.
                 * @enum {string}
                 */
                severity: "critical" | "high" | "medium" | "low" | "none" | "unknown";
                /** @description CVSS score, 0 to 10. */
                score: number | null;
                /** @description CVE id. */
                cve: string | null;
                /** @description When it was published, ISO 8601 UTC. */
                published: string | null;
                /** @description What has it. */
                software: {
                    /**
                     * @description What has the vulnerability; core is WordPress itself.
                     * @enum {string}
                     */
                    type: "plugin" | "theme" | "core";
                    /** @description Slug in the directory of WordPress. */
                    slug: string;
                    /** @description Name of the plugin or theme. */
                    name: string;
                    /** @description Versions in which it is fixed; empty if there is none. */
                    patched: string[];
                }[];
                /** @description Sites of this list that have it. */
                sites: number;
                /** @description Of these, sites with a pending update that fixes it. */
                fixable_sites: number;
                /** @description When it was first found on one of them, ISO 8601 UTC. */
                found_at: string;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All vulnerabilities that match. */
            total: number;
        };
        "get-vulnerability-v1.input": {
            /**
             * @description Id of the vulnerability in the feed.
             * @example 5d7c2f0e-8a1d-4c7b-9b1e-2d6a7c3e4f10
             */
            vulnerability_id: string;
            /** @description Only counted sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only counted sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
        };
        "get-vulnerability-v1.output": {
            /**
             * @description Id of the vulnerability in the feed.
             * @example 5d7c2f0e-8a1d-4c7b-9b1e-2d6a7c3e4f10
             */
            id: string;
            /** @description What the feed calls it. */
            title: string;
            /**
             * @description Severity in the feed, by its CVSS score; unknown if it gives none.
             * @enum {string}
             */
            severity: "critical" | "high" | "medium" | "low" | "none" | "unknown";
            /** @description CVSS score, 0 to 10. */
            score: number | null;
            /** @description CVSS vector. */
            vector: string | null;
            /** @description CVE id. */
            cve: string | null;
            /** @description Page of the CVE. */
            cve_url: string | null;
            /** @description Description in the feed; empty if it has none. */
            description: string;
            /** @description True if the feed only mentions it, without a need to act. */
            informational: boolean;
            /** @description Pages about it. */
            references: string[];
            /** @description When it was published, ISO 8601 UTC. */
            published: string | null;
            /** @description When the feed changed it, ISO 8601 UTC. */
            updated: string | null;
            /** @description What has it, and in which versions. */
            software: {
                /**
                 * @description What has the vulnerability; core is WordPress itself.
                 * @enum {string}
                 */
                type: "plugin" | "theme" | "core";
                /** @description Slug in the directory of WordPress. */
                slug: string;
                /** @description Name of the plugin or theme. */
                name: string;
                /** @description Affected versions, such as "up to 1.2.3" or "1.0 to 1.2.3". */
                affected: string[];
                /** @description Versions in which it is fixed; empty if there is none. */
                patched: string[];
                /** @description What the feed advises. */
                remediation: string;
            }[];
            /** @description Notices that must be shown together with the record. */
            notices: {
                /** @description Whose notice it is, as the feed names it. */
                party: string;
                /** @description Copyright notice. */
                notice: string;
                /** @description Licence of the record. */
                license: string;
                /** @description Page with the licence. */
                license_url: string | null;
            }[];
            /** @description Sites that are exposed to it. */
            sites: number;
            /** @description Of these, sites with a pending update that fixes it. */
            fixable_sites: number;
        };
        "list-vulnerability-findings-v1.input": {
            /**
             * @description Id of the vulnerability in the feed.
             * @example 5d7c2f0e-8a1d-4c7b-9b1e-2d6a7c3e4f10
             */
            vulnerability_id?: string;
            /** @description Id, domain or URL of the site. */
            site_id_or_domain?: number | string;
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 50
             */
            per_page?: number;
            /**
             * @description exposed: installed and in use. inactive: installed, but not active. ignored: somebody decided to live with it. fixed: it was updated or removed, or the feed no longer says it.
             * @default exposed
             * @enum {string}
             */
            state?: "exposed" | "inactive" | "ignored" | "fixed" | "any";
            /** @description Only these severities. */
            severity?: ("critical" | "high" | "medium" | "low" | "none" | "unknown")[];
            /** @description Only of these kinds of software. */
            type?: ("plugin" | "theme" | "core")[];
            /** @description true: only where a pending update of the site fixes it. false: only where none does. Left out: both. */
            fixable?: boolean;
            /** @description Only vulnerabilities on sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only vulnerabilities on sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /** @description Only on sites of these clients; 0 for sites without client. */
            client_ids?: number[];
            /** @description Only on sites with at least one of these tags. */
            tags_any?: number[];
            /**
             * @description Part of the title, the CVE, or the name or slug of the software, whatever its case.
             * @default
             */
            search?: string;
            /**
             * @description Sort key. With severity, asc lists the most severe first.
             * @default severity
             * @enum {string}
             */
            sort?: "severity" | "site" | "found" | "name";
            /**
             * @description Ascending or descending.
             * @default asc
             * @enum {string}
             */
            order?: "asc" | "desc";
        };
        "list-vulnerability-findings-v1.output": {
            /** @description The findings of this page. */
            items: {
                /** @description Id of the site. */
                site_id: number;
                /** @description Address of the site. */
                site_url: string;
                /** @description Name of the site. */
                site_name: string;
                /** @description Id of its client. */
                client_id: number | null;
                /** @description Name of its client. */
                client_name: string | null;
                /**
                 * @description Id of the vulnerability in the feed.
                 * @example 5d7c2f0e-8a1d-4c7b-9b1e-2d6a7c3e4f10
                 */
                vulnerability_id: string;
                /** @description What the feed calls the vulnerability. */
                title: string;
                /**
                 * @description Severity in the feed, by its CVSS score; unknown if it gives none.
                 * @enum {string}
                 */
                severity: "critical" | "high" | "medium" | "low" | "none" | "unknown";
                /** @description CVSS score, 0 to 10. */
                score: number | null;
                /** @description CVE id. */
                cve: string | null;
                /**
                 * @description What has the vulnerability; core is WordPress itself.
                 * @enum {string}
                 */
                type: "plugin" | "theme" | "core";
                /** @description Plugin (dir/file.php) or theme; wordpress for WordPress itself. */
                slug: string;
                /** @description Name of the plugin or theme. */
                name: string;
                /** @description Version on the site; of a fixed one, the version that had it. */
                version: string;
                /** @description Lowest version in which it is fixed; null if none is known. */
                fixed_in: string | null;
                /** @description Version of the pending update, if that fixes it. */
                update: string | null;
                /** @description True if a rule ignores that update. */
                update_ignored: boolean;
                /**
                 * @description exposed: installed and in use. inactive: installed, but not active. ignored: somebody decided to live with it. fixed: it was updated or removed, or the feed no longer says it.
                 * @enum {string}
                 */
                state: "exposed" | "inactive" | "ignored" | "fixed";
                /** @description When it was found, ISO 8601 UTC. */
                found_at: string;
                /** @description When it was found to be fixed, ISO 8601 UTC. */
                fixed_at: string | null;
                /**
                 * @description How it was fixed. record_changed: the feed no longer says that the version has it.
                 * @enum {string|null}
                 */
                fixed_by: "updated" | "removed" | "record_changed" | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All findings that match. */
            total: number;
        };
        "count-vulnerabilities-v1.input": {
            /**
             * @description exposed: installed and in use. inactive: installed, but not active. ignored: somebody decided to live with it. fixed: it was updated or removed, or the feed no longer says it.
             * @default exposed
             * @enum {string}
             */
            state?: "exposed" | "inactive" | "ignored" | "fixed" | "any";
            /** @description Only these severities. */
            severity?: ("critical" | "high" | "medium" | "low" | "none" | "unknown")[];
            /** @description Only of these kinds of software. */
            type?: ("plugin" | "theme" | "core")[];
            /** @description true: only where a pending update of the site fixes it. false: only where none does. Left out: both. */
            fixable?: boolean;
            /** @description Only vulnerabilities on sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only vulnerabilities on sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /** @description Only on sites of these clients; 0 for sites without client. */
            client_ids?: number[];
            /** @description Only on sites with at least one of these tags. */
            tags_any?: number[];
            /**
             * @description Part of the title, the CVE, or the name or slug of the software, whatever its case.
             * @default
             */
            search?: string;
        };
        "count-vulnerabilities-v1.output": {
            /** @description All together. */
            all: {
                /** @description Different vulnerabilities. */
                vulnerabilities: number;
                /** @description Sites that have at least one. */
                sites: number;
                /** @description Sites with a pending update that fixes at least one. */
                fixable_sites: number;
            };
            /** @description By severity. */
            by_severity: {
                /** @description Those that are critical. */
                critical: {
                    /** @description Different vulnerabilities. */
                    vulnerabilities: number;
                    /** @description Sites that have at least one. */
                    sites: number;
                    /** @description Sites with a pending update that fixes at least one. */
                    fixable_sites: number;
                };
                /** @description Those that are high. */
                high: {
                    /** @description Different vulnerabilities. */
                    vulnerabilities: number;
                    /** @description Sites that have at least one. */
                    sites: number;
                    /** @description Sites with a pending update that fixes at least one. */
                    fixable_sites: number;
                };
                /** @description Those that are medium. */
                medium: {
                    /** @description Different vulnerabilities. */
                    vulnerabilities: number;
                    /** @description Sites that have at least one. */
                    sites: number;
                    /** @description Sites with a pending update that fixes at least one. */
                    fixable_sites: number;
                };
                /** @description Those that are low. */
                low: {
                    /** @description Different vulnerabilities. */
                    vulnerabilities: number;
                    /** @description Sites that have at least one. */
                    sites: number;
                    /** @description Sites with a pending update that fixes at least one. */
                    fixable_sites: number;
                };
                /** @description Those that are none. */
                none: {
                    /** @description Different vulnerabilities. */
                    vulnerabilities: number;
                    /** @description Sites that have at least one. */
                    sites: number;
                    /** @description Sites with a pending update that fixes at least one. */
                    fixable_sites: number;
                };
                /** @description Those that are unknown. */
                unknown: {
                    /** @description Different vulnerabilities. */
                    vulnerabilities: number;
                    /** @description Sites that have at least one. */
                    sites: number;
                    /** @description Sites with a pending update that fixes at least one. */
                    fixable_sites: number;
                };
            };
        };
        "plan-vulnerability-patches-v1.input": {
            /** @description Ids of vulnerabilities. */
            vulnerability_ids?: string[];
            /** @description Only vulnerabilities of these severities. */
            severity?: ("critical" | "high" | "medium" | "low" | "none" | "unknown")[];
            /** @description Only vulnerabilities on sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only vulnerabilities on sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Only on these sites; empty for all of them.
             * @default []
             */
            site_ids_or_domains?: (number | string)[];
        };
        "plan-vulnerability-patches-v1.output": {
            /** @description Sites that would be updated. */
            sites: number;
            /** @description Updates that would be in the run, including those that would be skipped. */
            updates: number;
            /** @description Of these, updates that need a newer WordPress or PHP than their site has. They would be skipped. */
            skipped: number;
            /** @description Of these, updates that could not be rolled back, by reason (see roll_back of list-updates-v1); reasons without any are left out. */
            not_rolled_back: {
                /** @description How many for the reason wordpress. */
                wordpress?: number;
                /** @description How many for the reason translation. */
                translation?: number;
                /** @description How many for the reason no_package. */
                no_package?: number;
                /** @description How many for the reason other_host. */
                other_host?: number;
                /** @description How many for the reason no_version. */
                no_version?: number;
                /** @description How many for the reason not_known. */
                not_known?: number;
            };
            /** @description Each item once, those in the run on most sites first, then by name. */
            items: {
                /**
                 * @description wp (WordPress itself), plugins, themes or translations.
                 * @enum {string}
                 */
                type: "wp" | "plugins" | "themes" | "translations";
                /** @description Slug of the plugin, theme or translation; wordpress for WordPress itself. */
                slug: string;
                /** @description Name of the item. */
                name: string;
                /** @description Versions installed on these sites, each once. */
                from: string[];
                /** @description Versions these sites would get, each once. */
                to: string[];
                /** @description Sites on which it would be in the run, including those where it would be skipped. */
                sites: number;
                /** @description Sites on which it would be installed and could not be rolled back, by reason (see roll_back of list-updates-v1); reasons without any are left out. */
                not_rolled_back: {
                    /** @description How many for the reason wordpress. */
                    wordpress?: number;
                    /** @description How many for the reason translation. */
                    translation?: number;
                    /** @description How many for the reason no_package. */
                    no_package?: number;
                    /** @description How many for the reason other_host. */
                    other_host?: number;
                    /** @description How many for the reason no_version. */
                    no_version?: number;
                    /** @description How many for the reason not_known. */
                    not_known?: number;
                };
            }[];
            /** @description These sites, by name; the first 100 of them. */
            first_sites: {
                /** @description Id of the site. */
                id: number;
                /** @description Its name. */
                name: string;
            }[];
            /** @description Vulnerable items that nothing would be done about, by reason. */
            left: {
                /**
                 * @description What has the vulnerability; core is WordPress itself.
                 * @enum {string}
                 */
                type: "plugin" | "theme" | "core";
                /** @description Plugin (dir/file.php) or theme; wordpress for WordPress itself. */
                slug: string;
                /** @description Name of the item. */
                name: string;
                /**
                 * @description no_update_offered: no pending update of the site fixes it. update_ignored: a rule ignores the update. must_use_plugin, connector, not_a_plugin: it cannot be deactivated from here.
                 * @enum {string}
                 */
                reason: "no_update_offered" | "update_ignored" | "site_disconnected" | "must_use_plugin" | "not_a_plugin" | "connector";
                /** @description Sites on which that is so. */
                sites: number;
            }[];
            /** @description Runs that are already updating requested sites; those that wait for a decision come first. */
            held_by: {
                /** @description Id of the run. */
                job_id: string;
                /**
                 * @description State of the run.
                 * @enum {string}
                 */
                state: "preparing" | "running" | "halted" | "finished" | "abandoned";
                /**
                 * @description decision: the run is halted until somebody resumes or abandons it. sites: it continues by itself.
                 * @enum {string}
                 */
                waits_for: "decision" | "sites";
                /** @description Why it was halted. */
                halt_reason: string | null;
                /** @description What `halt_reason` follows from, for programs. */
                halt: {
                    /**
                     * @description sites_failed: too many sites of a wave failed. window_closed: the update window closed before all sites had their turn.
                     * @enum {string}
                     */
                    code: "sites_failed" | "window_closed";
                    /** @description sites_failed: sites of the wave that failed. */
                    failed?: number;
                    /** @description sites_failed: sites of the wave that were attempted. */
                    attempted?: number;
                } | null;
                /** @description Requested sites that this run is already updating. */
                sites: number;
            }[];
            /** @description Sites that other runs are already updating. They are skipped. */
            held_sites: number;
            /** @description The sites that failed. All others succeeded. */
            errors: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
        };
        "patch-vulnerabilities-v1.input": {
            /** @description Ids of vulnerabilities. */
            vulnerability_ids?: string[];
            /** @description Only vulnerabilities of these severities. */
            severity?: ("critical" | "high" | "medium" | "low" | "none" | "unknown")[];
            /** @description Only vulnerabilities on sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only vulnerabilities on sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Only on these sites; empty for all of them.
             * @default []
             */
            site_ids_or_domains?: (number | string)[];
            /** @description Makes the run careful: it updates in growing waves and checks front pages. Without a strategy all sites are updated at once. */
            strategy?: {
                /**
                 * @description Share of the sites in the first wave, in percent; at least one site.
                 * @default 1
                 */
                canary_percent?: number;
                /** @description Ids of the sites that are the first wave, instead of a share. If none of them has something to update, the share counts. */
                first_site_ids?: number[];
                /**
                 * @description How many times larger each wave is than the one before.
                 * @default 4
                 */
                growth?: number;
                /**
                 * @description Halt the run if more than this share of the sites of a wave, in percent, have a failed update or a broken front page.
                 * @default 5
                 */
                failure_threshold_percent?: number;
                /**
                 * @description Check the front page of each site, and those of its network, before and after its updates.
                 * @default true
                 */
                health_check?: boolean;
                /** @description Text that every front page must contain. */
                expect_text?: string;
                /**
                 * @description Roll back an update that breaks the front page, if the package of the earlier version is still available.
                 * @default true
                 */
                rollback?: boolean;
            };
        };
        "patch-vulnerabilities-v1.output": {
            /** @description Id of the job; null when there was nothing to update. */
            job_id: string | null;
            /** @description Address to poll for the state of the job. */
            status_url: string | null;
            /** @description When the run was started, ISO 8601 UTC. */
            started_at: string;
            /** @description Updates to be installed. */
            queued_count: number;
            /** @description Sites in the run. */
            sites: number;
            /** @description What was started, or why nothing was started. */
            message: string;
            /** @description Runs that are already updating requested sites; those that wait for a decision come first. */
            held_by: {
                /** @description Id of the run. */
                job_id: string;
                /**
                 * @description State of the run.
                 * @enum {string}
                 */
                state: "preparing" | "running" | "halted" | "finished" | "abandoned";
                /**
                 * @description decision: the run is halted until somebody resumes or abandons it. sites: it continues by itself.
                 * @enum {string}
                 */
                waits_for: "decision" | "sites";
                /** @description Why it was halted. */
                halt_reason: string | null;
                /** @description What `halt_reason` follows from, for programs. */
                halt: {
                    /**
                     * @description sites_failed: too many sites of a wave failed. window_closed: the update window closed before all sites had their turn.
                     * @enum {string}
                     */
                    code: "sites_failed" | "window_closed";
                    /** @description sites_failed: sites of the wave that failed. */
                    failed?: number;
                    /** @description sites_failed: sites of the wave that were attempted. */
                    attempted?: number;
                } | null;
                /** @description Requested sites that this run is already updating. */
                sites: number;
            }[];
            /** @description Vulnerable items that nothing would be done about, by reason. */
            left: {
                /**
                 * @description What has the vulnerability; core is WordPress itself.
                 * @enum {string}
                 */
                type: "plugin" | "theme" | "core";
                /** @description Plugin (dir/file.php) or theme; wordpress for WordPress itself. */
                slug: string;
                /** @description Name of the item. */
                name: string;
                /**
                 * @description no_update_offered: no pending update of the site fixes it. update_ignored: a rule ignores the update. must_use_plugin, connector, not_a_plugin: it cannot be deactivated from here.
                 * @enum {string}
                 */
                reason: "no_update_offered" | "update_ignored" | "site_disconnected" | "must_use_plugin" | "not_a_plugin" | "connector";
                /** @description Sites on which that is so. */
                sites: number;
            }[];
            /** @description The sites that failed. All others succeeded. */
            errors: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
        };
        "plan-plugin-deactivation-v1.input": {
            /** @description Ids of vulnerabilities. */
            vulnerability_ids?: string[];
            /** @description Only vulnerabilities of these severities. */
            severity?: ("critical" | "high" | "medium" | "low" | "none" | "unknown")[];
            /** @description Only vulnerabilities on sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only vulnerabilities on sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Only on these sites; empty for all of them.
             * @default []
             */
            site_ids_or_domains?: (number | string)[];
            /** @description Plugins (dir/file.php) to deactivate, whether or not the feed knows a vulnerability of them. */
            slugs?: string[];
        };
        "plan-plugin-deactivation-v1.output": {
            /** @description Sites on which something would be deactivated. */
            sites: number;
            /** @description The plugins, most widely active first. */
            items: {
                /** @description The plugin (dir/file.php). */
                slug: string;
                /** @description Its name. */
                name: string;
                /** @description Installed versions. */
                versions: string[];
                /** @description Sites on which it would be deactivated. */
                sites: number;
            }[];
            /** @description These sites, by name; the first 100 of them. */
            first_sites: {
                /** @description Id of the site. */
                id: number;
                /** @description Its name. */
                name: string;
            }[];
            /** @description Vulnerable items that nothing would be done about, by reason. */
            left: {
                /**
                 * @description What has the vulnerability; core is WordPress itself.
                 * @enum {string}
                 */
                type: "plugin" | "theme" | "core";
                /** @description Plugin (dir/file.php) or theme; wordpress for WordPress itself. */
                slug: string;
                /** @description Name of the item. */
                name: string;
                /**
                 * @description no_update_offered: no pending update of the site fixes it. update_ignored: a rule ignores the update. must_use_plugin, connector, not_a_plugin: it cannot be deactivated from here.
                 * @enum {string}
                 */
                reason: "no_update_offered" | "update_ignored" | "site_disconnected" | "must_use_plugin" | "not_a_plugin" | "connector";
                /** @description Sites on which that is so. */
                sites: number;
            }[];
            /** @description The sites that failed. All others succeeded. */
            errors: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
        };
        "deactivate-vulnerable-plugins-v1.input": {
            /** @description Ids of vulnerabilities. */
            vulnerability_ids?: string[];
            /** @description Only vulnerabilities of these severities. */
            severity?: ("critical" | "high" | "medium" | "low" | "none" | "unknown")[];
            /** @description Only vulnerabilities on sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only vulnerabilities on sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Only on these sites; empty for all of them.
             * @default []
             */
            site_ids_or_domains?: (number | string)[];
            /** @description Plugins (dir/file.php) to deactivate, whether or not the feed knows a vulnerability of them. */
            slugs?: string[];
        };
        "deactivate-vulnerable-plugins-v1.output": {
            /** @description Id of the job; null when there was nothing to deactivate. */
            job_id: string | null;
            /** @description Address to poll for the state of the job. */
            status_url: string | null;
            /** @description Sites of the job. */
            sites: number;
            /** @description Plugins to deactivate, counted on each site. */
            plugins: number;
            /** @description What was started, or why nothing was started. */
            message: string;
            /** @description Vulnerable items that nothing would be done about, by reason. */
            left: {
                /**
                 * @description What has the vulnerability; core is WordPress itself.
                 * @enum {string}
                 */
                type: "plugin" | "theme" | "core";
                /** @description Plugin (dir/file.php) or theme; wordpress for WordPress itself. */
                slug: string;
                /** @description Name of the item. */
                name: string;
                /**
                 * @description no_update_offered: no pending update of the site fixes it. update_ignored: a rule ignores the update. must_use_plugin, connector, not_a_plugin: it cannot be deactivated from here.
                 * @enum {string}
                 */
                reason: "no_update_offered" | "update_ignored" | "site_disconnected" | "must_use_plugin" | "not_a_plugin" | "connector";
                /** @description Sites on which that is so. */
                sites: number;
            }[];
            /** @description The sites that failed. All others succeeded. */
            errors: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
        };
        "list-ignored-vulnerabilities-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 50
             */
            per_page?: number;
            /** @description Only decisions for all sites or for sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only decisions for all sites or for sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
        };
        "list-ignored-vulnerabilities-v1.output": {
            /** @description The decisions of this page. */
            items: {
                /**
                 * @description Id of the vulnerability in the feed.
                 * @example 5d7c2f0e-8a1d-4c7b-9b1e-2d6a7c3e4f10
                 */
                vulnerability_id: string;
                /** @description Title of the vulnerability; empty if the feed no longer has it. */
                title: string;
                /** @description Id of the site; null for all sites. */
                site_id: number | null;
                /** @description Name of the site; null for all sites. */
                site_name: string | null;
                /** @description Why it is ignored. */
                reason: string;
                /** @description When it counts again, ISO 8601 UTC; null for never. */
                until: string | null;
                /** @description Who decided it. */
                by: string;
                /** @description When it was decided, ISO 8601 UTC. */
                since: string;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All decisions that match. */
            total: number;
        };
        "ignore-vulnerability-v1.input": {
            /**
             * @description Id of the vulnerability in the feed.
             * @example 5d7c2f0e-8a1d-4c7b-9b1e-2d6a7c3e4f10
             */
            vulnerability_id: string;
            /** @description Id, domain or URL of the site. */
            site_id_or_domain?: number | string;
            /** @description Why, for those who read the list later. */
            reason: string;
            /**
             * @description Day or instant from which it counts again, as ISO 8601; left out: never.
             * @example 2030-01-31T08:00:00Z
             */
            until?: string;
        };
        "ignore-vulnerability-v1.output": {
            /**
             * @description Id of the vulnerability in the feed.
             * @example 5d7c2f0e-8a1d-4c7b-9b1e-2d6a7c3e4f10
             */
            vulnerability_id: string;
            /** @description The site; null for all sites. */
            site_id: number | null;
            /** @description When it counts again, ISO 8601 UTC. */
            until: string | null;
        };
        "unignore-vulnerability-v1.input": {
            /**
             * @description Id of the vulnerability in the feed.
             * @example 5d7c2f0e-8a1d-4c7b-9b1e-2d6a7c3e4f10
             */
            vulnerability_id: string;
            /** @description Id, domain or URL of the site. */
            site_id_or_domain?: number | string;
        };
        "unignore-vulnerability-v1.output": {
            /** @description False if there was no such decision. */
            removed: boolean;
        };
        "get-vulnerability-feed-v1.input": Record<string, unknown>;
        "get-vulnerability-feed-v1.output": {
            /**
             * @description off: nobody has said where the feed is. waiting: it is about to be read. current: the last reading was fine. failing: it was not; what was read before stays in force.
             * @enum {string}
             */
            state: "off" | "waiting" | "current" | "failing";
            /** @description Host of the address, or name of the file. */
            source: string | null;
            /**
             * @description Whether it is an address or a file.
             * @enum {string|null}
             */
            source_kind: "address" | "file" | null;
            /**
             * @description environment: by a setting of the server, which cannot be changed here.
             * @enum {string|null}
             */
            set_by: "environment" | "person" | null;
            /** @description Whether a key is stored or set for it. */
            has_key: boolean;
            /** @description Records in force. */
            records: number;
            /** @description Records of the last reading that could not be understood. */
            skipped: number;
            /** @description When it was last read or found unchanged, ISO 8601 UTC. */
            read_at: string | null;
            /** @description When its records last changed, ISO 8601 UTC. */
            changed_at: string | null;
            /** @description When it is looked at next, ISO 8601 UTC. */
            next_at: string | null;
            /** @description Since when it cannot be read, ISO 8601 UTC. */
            failing_since: string | null;
            /**
             * @description Why it cannot be read.
             * @enum {string|null}
             */
            error_code: "not_found" | "refused_key" | "too_often" | "refused" | "unreachable" | "cut_off" | "too_large" | "not_json" | "not_a_feed" | "shrunk" | null;
            /** @description The same in words, with what to do. */
            error: string | null;
            /** @description Sites that are still to be compared with the records. */
            sites_to_match: number;
        };
        "refresh-vulnerability-feed-v1.input": {
            /**
             * @description Believe the feed even if it has lost more than half of its records.
             * @default false
             */
            accept_shrunk?: boolean;
        };
        "refresh-vulnerability-feed-v1.output": {
            /**
             * @description off: nobody has said where the feed is. waiting: it is about to be read. current: the last reading was fine. failing: it was not; what was read before stays in force.
             * @enum {string}
             */
            state: "off" | "waiting" | "current" | "failing";
            /** @description Host of the address, or name of the file. */
            source: string | null;
            /**
             * @description Whether it is an address or a file.
             * @enum {string|null}
             */
            source_kind: "address" | "file" | null;
            /**
             * @description environment: by a setting of the server, which cannot be changed here.
             * @enum {string|null}
             */
            set_by: "environment" | "person" | null;
            /** @description Whether a key is stored or set for it. */
            has_key: boolean;
            /** @description Records in force. */
            records: number;
            /** @description Records of the last reading that could not be understood. */
            skipped: number;
            /** @description When it was last read or found unchanged, ISO 8601 UTC. */
            read_at: string | null;
            /** @description When its records last changed, ISO 8601 UTC. */
            changed_at: string | null;
            /** @description When it is looked at next, ISO 8601 UTC. */
            next_at: string | null;
            /** @description Since when it cannot be read, ISO 8601 UTC. */
            failing_since: string | null;
            /**
             * @description Why it cannot be read.
             * @enum {string|null}
             */
            error_code: "not_found" | "refused_key" | "too_often" | "refused" | "unreachable" | "cut_off" | "too_large" | "not_json" | "not_a_feed" | "shrunk" | null;
            /** @description The same in words, with what to do. */
            error: string | null;
            /** @description Sites that are still to be compared with the records. */
            sites_to_match: number;
        };
        "set-vulnerability-feed-v1.input": {
            /** @description Address that begins with https:// or http://, or name of a file in the folder feeds of the data folder; empty for no feed. Records that were read stay until another feed was read. */
            source: string;
            /** @description Key of the address, stored encrypted; null removes it. Left out: kept as long as the source is. */
            key?: string | null;
        };
        "set-vulnerability-feed-v1.output": {
            /**
             * @description off: nobody has said where the feed is. waiting: it is about to be read. current: the last reading was fine. failing: it was not; what was read before stays in force.
             * @enum {string}
             */
            state: "off" | "waiting" | "current" | "failing";
            /** @description Host of the address, or name of the file. */
            source: string | null;
            /**
             * @description Whether it is an address or a file.
             * @enum {string|null}
             */
            source_kind: "address" | "file" | null;
            /**
             * @description environment: by a setting of the server, which cannot be changed here.
             * @enum {string|null}
             */
            set_by: "environment" | "person" | null;
            /** @description Whether a key is stored or set for it. */
            has_key: boolean;
            /** @description Records in force. */
            records: number;
            /** @description Records of the last reading that could not be understood. */
            skipped: number;
            /** @description When it was last read or found unchanged, ISO 8601 UTC. */
            read_at: string | null;
            /** @description When its records last changed, ISO 8601 UTC. */
            changed_at: string | null;
            /** @description When it is looked at next, ISO 8601 UTC. */
            next_at: string | null;
            /** @description Since when it cannot be read, ISO 8601 UTC. */
            failing_since: string | null;
            /**
             * @description Why it cannot be read.
             * @enum {string|null}
             */
            error_code: "not_found" | "refused_key" | "too_often" | "refused" | "unreachable" | "cut_off" | "too_large" | "not_json" | "not_a_feed" | "shrunk" | null;
            /** @description The same in words, with what to do. */
            error: string | null;
            /** @description Sites that are still to be compared with the records. */
            sites_to_match: number;
        };
        "list-file-checks-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 50
             */
            per_page?: number;
            /** @description Only sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /** @description Id, domain or URL of the site. */
            site_id_or_domain?: number | string;
            /** @description Only sites on which file checks are on, or only those on which they are off. */
            allowed?: boolean;
            /**
             * @description Part of the name or address, whatever its case.
             * @default
             */
            search?: string;
        };
        "list-file-checks-v1.output": {
            /** @description The sites of this page. */
            items: {
                /** @description Id of the site. */
                site_id: number;
                /** @description Address of the site. */
                site_url: string;
                /** @description Name of the site. */
                site_name: string;
                /** @description File checks are on: somebody has allowed them. */
                allowed: boolean;
                /** @description Since when, ISO 8601 UTC; null while they are off. */
                allowed_at: string | null;
                /** @description Who allowed them; null while they are off. */
                allowed_by: string | null;
                /** @description When the files were last read, ISO 8601 UTC; null if never. */
                checked_at: string | null;
                /** @description When they are next read, ISO 8601 UTC; null while file checks are off. */
                next_check_at: string | null;
                /** @description Error code of the last check; null if it succeeded. */
                error_code: string | null;
                /** @description Why the last check failed, and what to do; null if it succeeded. */
                error: string | null;
                /** @description Items whose files are checked: WordPress, plugins and themes. */
                items: number;
                /** @description Of these, altered ones. */
                altered: number;
                /** @description Of these, altered ones that somebody has accepted. */
                accepted: number;
                /** @description Of these, items whose files could not be read. */
                unknown: number;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All sites that match. */
            total: number;
        };
        "set-file-checks-v1.input": {
            /** @description The sites, by id, domain or URL. At least one. */
            site_ids_or_domains: (number | string)[];
            /**
             * @description Sites to exclude, by id, domain or URL. An unknown site is an error.
             * @default []
             */
            exclude?: (number | string)[];
            /** @description true: on. false: off, and nothing of this kind is sent to the sites. */
            allowed: boolean;
        };
        "set-file-checks-v1.output": {
            /** @description The sites for which that is new. */
            changed: {
                /** @description Id of the site. */
                id: number;
                /** @description Address of the site. */
                url: string;
            }[];
            /** @description The sites that failed. All others succeeded. */
            errors: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description Number of sites that were changed. */
            total_changed: number;
            /** @description Number of sites that failed. */
            total_errors: number;
        };
        "check-files-v1.input": {
            /**
             * @description The sites; empty for all connected ones on which file checks are on.
             * @default []
             */
            site_ids_or_domains?: (number | string)[];
            /**
             * @description Sites to exclude, by id, domain or URL. An unknown site is an error.
             * @default []
             */
            exclude?: (number | string)[];
        };
        "check-files-v1.output": {
            /**
             * @description The work is done.
             * @constant
             */
            queued: false;
            /** @description The sites whose files were read. */
            checked: {
                /** @description Id of the site. */
                id: number;
                /** @description Address of the site. */
                url: string;
            }[];
            /** @description The sites that failed. All others succeeded. */
            errors: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description Number of sites whose files were read. */
            total_checked: number;
            /** @description Number of sites that failed. */
            total_errors: number;
        } | {
            /**
             * @description The work continues in the background.
             * @constant
             */
            queued: true;
            /** @description Id of the job. */
            job_id: string;
            /** @description Address to poll for the state of the job. */
            status_url: string;
            /** @description Number of sites in the job. */
            sites_queued: number;
            /** @description The sites that failed. All others succeeded. */
            errors?: {
                /** @description The site as given in the request; its id if the request did not name it. */
                identifier: number | string;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
        };
        "list-checked-items-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 50
             */
            per_page?: number;
            /** @description Only items of sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only items of sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /** @description Id, domain or URL of the site. */
            site_id_or_domain?: number | string;
            /**
             * @description Plugin (dir/file.php) or theme; wordpress for WordPress itself.
             * @example acorn-backup/acorn-backup.php
             */
            slug?: string;
            /**
             * @description altered: its files are not those that most sites with the same version have, or they changed without an update. accepted: altered, and somebody wants it so. unknown: its files could not be read. uncompared: read once, and too few sites have the same version. unchanged: none of these.
             * @default altered
             * @enum {string}
             */
            state?: "unchanged" | "uncompared" | "altered" | "accepted" | "unknown" | "any";
        };
        "list-checked-items-v1.output": {
            /** @description The items of this page. */
            items: {
                /** @description Id of the site. */
                site_id: number;
                /** @description Address of the site. */
                site_url: string;
                /** @description Name of the site. */
                site_name: string;
                /**
                 * @description What the files belong to; core is WordPress itself.
                 * @enum {string}
                 */
                type: "core" | "plugin" | "theme";
                /**
                 * @description Plugin (dir/file.php) or theme; wordpress for WordPress itself.
                 * @example acorn-backup/acorn-backup.php
                 */
                slug: string;
                /** @description Name of the plugin or theme; WordPress for core. */
                name: string;
                /** @description Version on the site. */
                version: string;
                /**
                 * @description altered: its files are not those that most sites with the same version have, or they changed without an update. accepted: altered, and somebody wants it so. unknown: its files could not be read. uncompared: read once, and too few sites have the same version. unchanged: none of these.
                 * @enum {string}
                 */
                state: "unchanged" | "uncompared" | "altered" | "accepted" | "unknown";
                /**
                 * @description Why its files could not be read the last time; null if they were. too_large: more than 20,000 files or 300 MB. changing: it was being updated. late: the time was up.
                 * @enum {string|null}
                 */
                unread: "too_large" | "unreadable" | "changing" | "late" | null;
                /** @description When it was found to be altered, ISO 8601 UTC; null if it is not. */
                found_at: string | null;
                /** @description Which files are different; null if there is nothing altered, until they are named, and while no site that allows it has the right files. */
                files: {
                    /** @description Files that were changed. */
                    changed: {
                        /** @description How many files were changed. */
                        count: number;
                        /** @description Paths of the first 50 of them. */
                        names: string[];
                    };
                    /** @description Files that were added. */
                    added: {
                        /** @description How many files were added. */
                        count: number;
                        /** @description Paths of the first 50 of them. */
                        names: string[];
                    };
                    /** @description Files that were removed. */
                    removed: {
                        /** @description How many files were removed. */
                        count: number;
                        /** @description Paths of the first 50 of them. */
                        names: string[];
                    };
                } | null;
                /** @description Of the files as they were last read; other files have another one. Send it with accept-altered-files-v1. null if they were never read. */
                fingerprint: string | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All items that match. */
            total: number;
        };
        "accept-altered-files-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /**
             * @description What the files belong to; core is WordPress itself.
             * @enum {string}
             */
            type: "core" | "plugin" | "theme";
            /**
             * @description Plugin (dir/file.php) or theme; wordpress for WordPress itself.
             * @example acorn-backup/acorn-backup.php
             */
            slug: string;
            /**
             * @description Fingerprint of the files that you have seen, as list-checked-items-v1 gave it. If they are others by now, nothing is accepted (files_changed). Without it, whatever is known now is accepted.
             * @example 9e107d9d372bb6826bd81d3542a419d6
             */
            fingerprint?: string;
            /** @description Why, for those who read the audit log later. */
            reason: string;
        };
        "accept-altered-files-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /**
             * @description What the files belong to; core is WordPress itself.
             * @enum {string}
             */
            type: "core" | "plugin" | "theme";
            /**
             * @description Plugin (dir/file.php) or theme; wordpress for WordPress itself.
             * @example acorn-backup/acorn-backup.php
             */
            slug: string;
            /**
             * @description The files are accepted.
             * @constant
             */
            state: "accepted";
        };
        "list-site-users-v1.input": {
            /** @description Sites, by id, domain or URL. */
            websites?: (number | string)[];
            /** @description Clients, by id or e-mail address. All of their sites are included. */
            clients?: (number | string)[];
            /** @description Tags, by id or name. All sites with these tags are included. */
            groups?: (number | string)[];
            /** @description Only users of sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only users of sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Part of the login, the displayed name or the e-mail.
             * @default
             */
            search?: string;
            /** @description Only users who have one of these roles, as slugs. */
            roles?: string[];
        };
        "list-site-users-v1.output": {
            /** @description The users of this page. */
            items: {
                /** @description Id of the user on its site. */
                id: number;
                /** @description Id of the site. */
                website_id: number;
                /** @description Address of the site. */
                website_url: string;
                /** @description Login of the user. */
                username: string;
                /** @description Name that the site displays. */
                name: string;
                /** @description E-mail address. */
                email: string;
                /** @description First role, or empty if the user has none. */
                role: string;
                /** @description The roles that the site reports. */
                roles: string[];
                /** @description When the user registered, ISO 8601 UTC. */
                registered: string | null;
                /** @description Number of published posts. */
                posts: number;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All users that match. */
            total: number;
            /** @description The sites that failed. The other sites are done. */
            errors: {
                /** @description Id of the site, or the value that was given if it names no site. */
                website_id: number | string;
                /** @description Error code. */
                code: string;
                /**
                 * @description What the failure follows from, more precisely than the code; null if no request to the site failed.
                 * @enum {string|null}
                 */
                cause?: "unreachable" | "maintenance" | "timeout" | "no_connector" | "http_auth" | "blocked" | "redirected" | "site_error" | "too_large" | "disconnected" | "admin_gone" | "connector_outdated" | "refused" | "client_bug" | "database" | "critical_error" | "unavailable" | "private_address" | "certificate_expired" | "certificate_not_yet_valid" | "certificate_wrong_host" | "certificate_self_signed" | "certificate_unknown_issuer" | null;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
        };
        "create-site-users-v1.input": {
            /** @description Sites, by id, domain or URL. */
            websites?: (number | string)[];
            /** @description Clients, by id or e-mail address. All of their sites are included. */
            clients?: (number | string)[];
            /** @description Tags, by id or name. All sites with these tags are included. */
            groups?: (number | string)[];
            /** @description Login of the user. */
            username: string;
            /** @description E-mail address. */
            email: string;
            /** @description Password of the user. Without one, each site gets a random password that is never shown. No quotes or backslashes. */
            password?: string;
            /**
             * @description Role of the user.
             * @default subscriber
             * @enum {string}
             */
            role?: "administrator" | "subscriber" | "editor" | "author" | "contributor";
            /** @description First name. */
            first_name?: string;
            /** @description Last name. */
            last_name?: string;
            /** @description Website of the user. */
            user_url?: string;
            /**
             * @description Whether the sites e-mail the password to the user, unencrypted.
             * @default false
             */
            send_password?: boolean;
        };
        "create-site-users-v1.output": {
            /** @description The sites on which the user now exists. */
            created: {
                /** @description Id of the site. */
                website_id: number;
                /** @description Address of the site. */
                website_url: string;
                /** @description Id of the user on that site. */
                user_id: number;
            }[];
            /** @description The sites that failed. The other sites are done. */
            errors: {
                /** @description Id of the site, or the value that was given if it names no site. */
                website_id: number | string;
                /** @description Error code. */
                code: string;
                /**
                 * @description What the failure follows from, more precisely than the code; null if no request to the site failed.
                 * @enum {string|null}
                 */
                cause?: "unreachable" | "maintenance" | "timeout" | "no_connector" | "http_auth" | "blocked" | "redirected" | "site_error" | "too_large" | "disconnected" | "admin_gone" | "connector_outdated" | "refused" | "client_bug" | "database" | "critical_error" | "unavailable" | "private_address" | "certificate_expired" | "certificate_not_yet_valid" | "certificate_wrong_host" | "certificate_self_signed" | "certificate_unknown_issuer" | null;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description Number of sites on which the user now exists. */
            total_created: number;
            /** @description Number of sites that failed. */
            total_errors: number;
            /**
             * @description The work continues in the background.
             * @constant
             */
            queued?: true;
            /** @description Id of the job; only if the work became a job. */
            job_id?: string;
            /** @description Address to poll for the state of the job. */
            status_url?: string;
            /** @description Sites in the job. */
            sites_queued?: number;
        };
        "update-site-user-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /** @description Id of the user on that site. */
            user_id: number;
            /** @description E-mail address. */
            email?: string;
            /**
             * @description Role of the user.
             * @enum {string}
             */
            role?: "administrator" | "subscriber" | "editor" | "author" | "contributor";
            /** @description New password of the user. No quotes or backslashes. */
            password?: string;
            /** @description First name. An empty text or null clears it. */
            first_name?: string | null;
            /** @description Last name. An empty text or null clears it. */
            last_name?: string | null;
            /** @description Website of the user. An empty text or null clears it. */
            user_url?: string | null;
            /** @description Nickname. If cleared, the login is used. An empty text or null clears it. */
            nickname?: string | null;
            /** @description Name that the site displays. If cleared, the login is used. An empty text or null clears it. */
            display_name?: string | null;
            /** @description Biography of the user. An empty text or null clears it. */
            description?: string | null;
        };
        "update-site-user-v1.output": {
            /** @description Id of the user on its site. */
            id: number;
            /** @description Id of the site. */
            website_id: number;
            /** @description Address of the site. */
            website_url: string;
            /** @description Login of the user. */
            username: string;
            /** @description Name that the site displays. */
            name: string;
            /** @description E-mail address. */
            email: string;
            /** @description First role, or empty if the user has none. */
            role: string;
            /** @description The roles that the site reports. */
            roles: string[];
            /** @description When the user registered, ISO 8601 UTC. */
            registered: string | null;
            /** @description Number of published posts. */
            posts: number;
            /** @description First name. */
            first_name: string;
            /** @description Last name. */
            last_name: string;
            /** @description Nickname. */
            nickname: string;
            /** @description Website of the user. */
            user_url: string;
            /** @description Biography of the user. */
            description: string;
        };
        "delete-site-user-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /** @description Id of the user on that site. */
            user_id: number;
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "delete-site-user-v1.output": {
            /** @description False after a dry run. */
            deleted: boolean;
            /** @description True after a dry run. */
            dry_run?: boolean;
            /** @description Id of the site. */
            website_id: number;
            /** @description Address of the site. */
            website_url: string;
            /** @description Id of the user on the site. */
            user_id: number;
            /** @description Login of the user. */
            username: string;
            /** @description Number of published posts that go to the administrator. */
            posts: number;
            /** @description Only for a site of a multisite network: what this means for the other sites of the network. */
            network?: string;
        };
        "update-admin-passwords-v1.input": {
            /** @description Sites, by id, domain or URL. */
            websites?: (number | string)[];
            /** @description Clients, by id or e-mail address. All of their sites are included. */
            clients?: (number | string)[];
            /** @description Tags, by id or name. All sites with these tags are included. */
            groups?: (number | string)[];
            /** @description The new password. No quotes or backslashes. */
            password: string;
        };
        "update-admin-passwords-v1.output": {
            /** @description The sites on which the password was changed. */
            updated: {
                /** @description Id of the site. */
                website_id: number;
                /** @description Address of the site. */
                website_url: string;
            }[];
            /** @description The sites that failed. The other sites are done. */
            errors: {
                /** @description Id of the site, or the value that was given if it names no site. */
                website_id: number | string;
                /** @description Error code. */
                code: string;
                /**
                 * @description What the failure follows from, more precisely than the code; null if no request to the site failed.
                 * @enum {string|null}
                 */
                cause?: "unreachable" | "maintenance" | "timeout" | "no_connector" | "http_auth" | "blocked" | "redirected" | "site_error" | "too_large" | "disconnected" | "admin_gone" | "connector_outdated" | "refused" | "client_bug" | "database" | "critical_error" | "unavailable" | "private_address" | "certificate_expired" | "certificate_not_yet_valid" | "certificate_wrong_host" | "certificate_self_signed" | "certificate_unknown_issuer" | null;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description Number of sites on which the password was changed. */
            total_updated: number;
            /** @description Number of sites that failed. */
            total_errors: number;
            /**
             * @description The work continues in the background.
             * @constant
             */
            queued?: true;
            /** @description Id of the job; only if the work became a job. */
            job_id?: string;
            /** @description Address to poll for the state of the job. */
            status_url?: string;
            /** @description Sites in the job. */
            sites_queued?: number;
        };
        "import-site-users-v1.input": {
            /** @description The text of the file (RFC 4180), with the columns username, email, first_name, last_name, user_url, password, send_password, role, select_sites, select_groups. Sites and groups are separated by semicolons. */
            csv?: string;
            /**
             * @description Whether the first line of csv names the columns and is skipped.
             * @default true
             */
            has_header?: boolean;
            /** @description The rows, instead of csv and without a header. */
            rows?: {
                /** @description Number by which errors name the row. */
                line_number: number;
                /** @description The cells, in the order of the columns. */
                columns: string[];
            }[];
        };
        "import-site-users-v1.output": {
            /** @description Number of rows. */
            total: number;
            /** @description Number of rows whose user now exists on all sites of the row. */
            success_count: number;
            /** @description Number of rows that failed on at least one site. */
            failed_count: number;
            /** @description The rows that failed, by line. */
            failed_users: {
                /** @description Line of the file on which the row begins. */
                line_number: number;
                /** @description What went wrong, and on which sites. */
                error: string;
                /** @description What is wrong with the row itself or its groups. Empty if nothing is. */
                problem: string;
                /** @description The same for programs. */
                problems: {
                    /**
                     * @description What is wrong.
                     * @enum {string}
                     */
                    code: "too_long" | "too_short" | "characters" | "not_an_email" | "not_an_address" | "quotes" | "control_characters" | "malformed" | "spaces_around" | "not_one_line" | "missing" | "role_unknown" | "not_a_flag" | "site_missing" | "columns" | "not_utf8" | "group_unknown" | "group_empty";
                    /** @description The column; left out for the whole row. */
                    field?: string;
                    /** @description So many characters are allowed. */
                    most?: number;
                    /** @description The values that are allowed. */
                    allowed?: string[];
                    /** @description Number of columns of the row. */
                    has?: number;
                    /** @description Number of columns that it must have. */
                    wants?: number;
                    /** @description Name of the group, as the row says it. */
                    name?: string;
                }[];
                /** @description Number of sites that the row names, including those of its groups. */
                sites: number;
                /** @description Number of sites on which the user now exists. */
                created: number;
                /** @description Number of sites on which the user was not created. */
                failed: number;
                /** @description The sites that failed, at most 200 per row. */
                failed_sites: {
                    /** @description Id of the site, or the value that was given if it names no site. */
                    website_id: number | string;
                    /** @description Address of the site, or null if the given value names no site. */
                    website_url: string | null;
                    /** @description Error code. */
                    code: string;
                    /** @description What the message follows from, for programs: the cause of a failed request, or e.g. user_exists. */
                    cause: string | null;
                    /** @description What went wrong and what to do. */
                    message: string;
                }[];
            }[];
            /**
             * @description The work continues in the background.
             * @constant
             */
            queued?: true;
            /** @description Id of the job; only if the work became a job. */
            job_id?: string;
            /** @description Address to poll for the state of the job. */
            status_url?: string;
            /** @description Sites in the job. */
            sites_queued?: number;
        };
        "list-posts-v1.input": {
            /** @description Sites, by id, domain or URL. */
            websites?: (number | string)[];
            /** @description Clients, by id or e-mail address. All of their sites are included. */
            clients?: (number | string)[];
            /** @description Tags, by id or name. All sites with these tags are included. */
            groups?: (number | string)[];
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Sites per page, at most 50: only these are asked.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Of each site, the newest posts, at most 200.
             * @default 20
             */
            per_site?: number;
            /**
             * @description Only posts changed after this day, as YYYY-MM-DD in the time zone of the site.
             * @example 2026-01-31
             */
            after?: string;
            /**
             * @description Only posts changed before this day, as YYYY-MM-DD in the time zone of the site.
             * @example 2026-01-31
             */
            before?: string;
            /**
             * @description post, page, or the slug of another type that the sites have.
             * @default post
             */
            post_type?: string;
            /**
             * @description Only those in these states; all but trash by default.
             * @default [
             *       "publish",
             *       "future",
             *       "pending",
             *       "draft",
             *       "private"
             *     ]
             */
            status?: ("publish" | "future" | "pending" | "draft" | "private" | "trash")[];
            /**
             * @description Part of the title or content.
             * @default
             */
            search?: string;
            /**
             * @description Where to search.
             * @default any
             * @enum {string}
             */
            search_in?: "any" | "title" | "content";
        };
        "list-posts-v1.output": {
            /** @description The posts, site by site, newest first on each. */
            items: {
                /** @description Id of the post on its site. */
                id: number;
                /** @description Id of the site. */
                website_id: number;
                /** @description Address of the site. */
                website_url: string;
                /** @description post, page, or the slug of another type. */
                type: string;
                /** @description publish, future, pending, draft, private or trash. */
                status: string;
                /** @description Title, as plain text. */
                title: string;
                /** @description Name of the author, as the site shows it in addresses. */
                author: string;
                /** @description Names of the categories, separated by commas. */
                categories: string;
                /** @description Names of the tags, separated by commas. */
                tags: string;
                /** @description Number of approved comments. */
                comments: number;
                /** @description When it was changed last, ISO 8601 UTC; null for a scheduled one. */
                modified_at: string | null;
                /** @description When it will be published, ISO 8601 UTC; null unless it is scheduled. */
                scheduled_at: string | null;
            }[];
            /** @description The requested page of sites. */
            page: number;
            /** @description Sites per page. */
            per_page: number;
            /** @description All sites that match. Ask for further pages to see the others. */
            total_sites: number;
            /** @description Sites of this page that answered. */
            answered: number;
            /** @description Ids of the sites that have more such posts than listed here: more than per_site, or more than an answer of 8 MB has room for. Ask for those alone, or for fewer sites at once. */
            more_on: number[];
            /** @description The sites that failed. The other sites are done. */
            errors: {
                /** @description Id of the site, or the value that was given if it names no site. */
                website_id: number | string;
                /** @description Error code. */
                code: string;
                /**
                 * @description What the failure follows from, more precisely than the code; null if no request to the site failed.
                 * @enum {string|null}
                 */
                cause?: "unreachable" | "maintenance" | "timeout" | "no_connector" | "http_auth" | "blocked" | "redirected" | "site_error" | "too_large" | "disconnected" | "admin_gone" | "connector_outdated" | "refused" | "client_bug" | "database" | "critical_error" | "unavailable" | "private_address" | "certificate_expired" | "certificate_not_yet_valid" | "certificate_wrong_host" | "certificate_self_signed" | "certificate_unknown_issuer" | null;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
        };
        "get-post-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /** @description Id of the post or page on that site. */
            post_id: number;
        };
        "get-post-v1.output": {
            /** @description Id of the post on its site. */
            id: number;
            /** @description Id of the site. */
            website_id: number;
            /** @description Address of the site. */
            website_url: string;
            /** @description post, page, or the slug of another type. */
            type: string;
            /** @description publish, future, pending, draft, private or trash. */
            status: string;
            /** @description Title, as plain text. */
            title: string;
            /** @description Name of the author, as the site shows it in addresses. */
            author: string;
            /** @description Names of the categories, separated by commas. */
            categories: string;
            /** @description Names of the tags, separated by commas. */
            tags: string;
            /** @description Number of approved comments. */
            comments: number;
            /** @description When it was changed last, ISO 8601 UTC; null for a scheduled one. */
            modified_at: string | null;
            /** @description When it will be published, ISO 8601 UTC; null unless it is scheduled. */
            scheduled_at: string | null;
            /** @description Content as HTML, as the site stores it: data that must not be rendered. */
            content: string;
            /** @description Whether the content is longer than what is shown here. */
            content_cut: boolean;
            /** @description Excerpt, as the site stores it. */
            excerpt: string;
            /** @description Last part of its address. */
            slug: string;
            /** @description Whether visitors can comment. */
            comments_open: boolean;
            /** @description Whether visitors need a password. */
            password_protected: boolean;
            /** @description Date of its publication, ISO 8601 UTC; null if it has none. */
            published_at: string | null;
        };
        "create-post-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /**
             * @description post or page.
             * @default post
             * @enum {string}
             */
            type?: "post" | "page";
            /** @description Title, as plain text. */
            title: string;
            /** @description Content as HTML. The site stores it unchanged, scripts included. */
            content?: string;
            /**
             * @description publish shows it to all visitors.
             * @default draft
             * @enum {string}
             */
            status?: "draft" | "pending" | "private" | "publish";
            /** @description Excerpt. */
            excerpt?: string;
            /** @description Last part of its address; WordPress tidies it and makes it unique. */
            slug?: string;
            /** @description Names of its categories; missing ones are created. Only for posts. */
            categories?: string[];
            /** @description Names of its tags; missing ones are created. Only for posts. */
            tags?: string[];
            /** @description Publish it at this time, ISO 8601, UTC without a zone. Only with the status publish. */
            publish_at?: string;
            /** @description Whether visitors can comment. */
            comments_open?: boolean;
        };
        "create-post-v1.output": {
            /** @description Id of the new post on its site. */
            id: number;
            /** @description Id of the site. */
            website_id: number;
            /** @description Address of the site. */
            website_url: string;
            /**
             * @description post or page.
             * @enum {string}
             */
            type: "post" | "page";
            /** @description Its status on the site; future for a scheduled one. */
            status: string;
            /** @description Title, as plain text. */
            title: string;
            /** @description Its address, as the site says; null if the answer of the site was lost. */
            link: string | null;
        };
        "update-post-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /** @description Id of the post or page on that site. */
            post_id: number;
            /** @description Title, as plain text. */
            title?: string;
            /** @description Content as HTML. The site stores it unchanged, scripts included. */
            content?: string;
            /** @description Excerpt. */
            excerpt?: string;
            /** @description Last part of its address; WordPress tidies it and makes it unique. */
            slug?: string;
            /** @description Names of all of its tags from now on; missing ones are created. Only for posts. */
            tags?: string[];
            /** @description Whether visitors can comment. */
            comments_open?: boolean;
        };
        "update-post-v1.output": {
            /** @description Id of the post on its site. */
            id: number;
            /** @description Id of the site. */
            website_id: number;
            /** @description Address of the site. */
            website_url: string;
            /** @description post, page, or the slug of another type. */
            type: string;
            /** @description publish, future, pending, draft, private or trash. */
            status: string;
            /** @description Title, as plain text. */
            title: string;
            /** @description Name of the author, as the site shows it in addresses. */
            author: string;
            /** @description Names of the categories, separated by commas. */
            categories: string;
            /** @description Names of the tags, separated by commas. */
            tags: string;
            /** @description Number of approved comments. */
            comments: number;
            /** @description When it was changed last, ISO 8601 UTC; null for a scheduled one. */
            modified_at: string | null;
            /** @description When it will be published, ISO 8601 UTC; null unless it is scheduled. */
            scheduled_at: string | null;
            /** @description Content as HTML, as the site stores it: data that must not be rendered. */
            content: string;
            /** @description Whether the content is longer than what is shown here. */
            content_cut: boolean;
            /** @description Excerpt, as the site stores it. */
            excerpt: string;
            /** @description Last part of its address. */
            slug: string;
            /** @description Whether visitors can comment. */
            comments_open: boolean;
            /** @description Whether visitors need a password. */
            password_protected: boolean;
            /** @description Date of its publication, ISO 8601 UTC; null if it has none. */
            published_at: string | null;
            /** @description Fields that the site stored in a form of its own, such as a slug that was taken. */
            stored_differently: string[];
        };
        "set-post-status-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /** @description Id of the post or page on that site. */
            post_id: number;
            /**
             * @description unpublish makes it a draft; restore takes it out of the trash, usually as a draft.
             * @enum {string}
             */
            action: "publish" | "unpublish" | "trash" | "restore";
        };
        "set-post-status-v1.output": {
            /** @description Id of the post on its site. */
            id: number;
            /** @description Id of the site. */
            website_id: number;
            /** @description Address of the site. */
            website_url: string;
            /**
             * @description unpublish makes it a draft; restore takes it out of the trash, usually as a draft.
             * @enum {string}
             */
            action: "publish" | "unpublish" | "trash" | "restore";
            /** @description Its status now; deleted if the site has no trash and deleted the post for good. */
            status: string;
            /** @description False if it was in this state already, and nothing was sent. */
            changed: boolean;
        };
        "delete-post-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /** @description Id of the post or page on that site. */
            post_id: number;
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "delete-post-v1.output": {
            /** @description False after a dry run. */
            deleted: boolean;
            /** @description True after a dry run. */
            dry_run?: boolean;
            /** @description Id of the post on its site. */
            id: number;
            /** @description Id of the site. */
            website_id: number;
            /** @description Address of the site. */
            website_url: string;
            /** @description post or page. */
            type: string;
            /** @description Title, as plain text. */
            title: string;
            /** @description Number of approved comments that are deleted with it. */
            comments: number;
        };
        "list-comments-v1.input": {
            /** @description Sites, by id, domain or URL. */
            websites?: (number | string)[];
            /** @description Clients, by id or e-mail address. All of their sites are included. */
            clients?: (number | string)[];
            /** @description Tags, by id or name. All sites with these tags are included. */
            groups?: (number | string)[];
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Sites per page, at most 50: only these are asked.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Of each site, the newest comments, at most 200.
             * @default 20
             */
            per_site?: number;
            /**
             * @description Only comments written after this day, as YYYY-MM-DD in the time zone of the site.
             * @example 2026-01-31
             */
            after?: string;
            /**
             * @description Only comments written before this day, as YYYY-MM-DD in the time zone of the site.
             * @example 2026-01-31
             */
            before?: string;
            /**
             * @description Only those in these states; approved and pending by default.
             * @default [
             *       "approved",
             *       "pending"
             *     ]
             */
            status?: ("approved" | "pending" | "spam" | "trash")[];
            /**
             * @description Part of the comment.
             * @default
             */
            search?: string;
            /** @description Only those of this post. It needs exactly one site, and excludes search, after and before. */
            post_id?: number;
        };
        "list-comments-v1.output": {
            /** @description The comments, site by site, newest first on each. */
            items: {
                /** @description Id of the comment on its site. */
                id: number;
                /** @description Id of the site. */
                website_id: number;
                /** @description Address of the site. */
                website_url: string;
                /**
                 * @description State of the comment.
                 * @enum {string}
                 */
                status: "approved" | "pending" | "spam" | "trash";
                /** @description Name that the author gave. */
                author: string;
                /** @description E-mail address that the author gave. */
                author_email: string;
                /** @description Website that the author gave. */
                author_url: string;
                /** @description Id of the post. */
                post_id: number;
                /** @description Title of the post. */
                post_title: string;
                /** @description The comment as plain text, at most 5,000 characters. */
                content: string;
                /** @description When it was written, ISO 8601 UTC. */
                written_at: string | null;
            }[];
            /** @description The requested page of sites. */
            page: number;
            /** @description Sites per page. */
            per_page: number;
            /** @description All sites that match. Ask for further pages to see the others. */
            total_sites: number;
            /** @description Sites of this page that answered. */
            answered: number;
            /** @description Ids of the sites that have more such comments than listed here: more than per_site, or more than an answer of 8 MB has room for. Ask for those alone, or for fewer sites at once. */
            more_on: number[];
            /** @description The sites that failed. The other sites are done. */
            errors: {
                /** @description Id of the site, or the value that was given if it names no site. */
                website_id: number | string;
                /** @description Error code. */
                code: string;
                /**
                 * @description What the failure follows from, more precisely than the code; null if no request to the site failed.
                 * @enum {string|null}
                 */
                cause?: "unreachable" | "maintenance" | "timeout" | "no_connector" | "http_auth" | "blocked" | "redirected" | "site_error" | "too_large" | "disconnected" | "admin_gone" | "connector_outdated" | "refused" | "client_bug" | "database" | "critical_error" | "unavailable" | "private_address" | "certificate_expired" | "certificate_not_yet_valid" | "certificate_wrong_host" | "certificate_self_signed" | "certificate_unknown_issuer" | null;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
        };
        "moderate-comments-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /** @description Ids of comments of that site, at most 100. */
            comment_ids: number[];
            /**
             * @description unapprove makes them wait for approval; unspam and restore give them their state from before.
             * @enum {string}
             */
            action: "approve" | "unapprove" | "spam" | "unspam" | "trash" | "restore";
            /** @description Id of the post that they belong to: older comments than the newest 200 of each state are found by it. */
            post_id?: number;
        };
        "moderate-comments-v1.output": {
            /** @description Id of the site. */
            website_id: number;
            /** @description Address of the site. */
            website_url: string;
            /**
             * @description unapprove makes them wait for approval; unspam and restore give them their state from before.
             * @enum {string}
             */
            action: "approve" | "unapprove" | "spam" | "unspam" | "trash" | "restore";
            /** @description The comments that are in the requested state. */
            done: {
                /** @description Id of the comment. */
                id: number;
                /**
                 * @description Its state now; deleted if the site has no trash and deleted it for good.
                 * @enum {string}
                 */
                status: "approved" | "pending" | "spam" | "trash" | "deleted";
                /** @description False if it was in this state already, and nothing was sent. */
                changed: boolean;
            }[];
            /** @description The comments that were not changed, or of which that is not known. */
            errors: {
                /** @description Id of the comment. */
                id: number;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
        };
        "delete-comments-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /** @description Ids of comments of that site, at most 100. */
            comment_ids: number[];
            /** @description Id of the post that they belong to: older comments than the newest 200 of each state are found by it. */
            post_id?: number;
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "delete-comments-v1.output": {
            /** @description Id of the site. */
            website_id: number;
            /** @description Address of the site. */
            website_url: string;
            /** @description True after a dry run, which asks nothing of the site. */
            dry_run?: boolean;
            /** @description Ids of the comments that were deleted; none after a dry run. */
            deleted: number[];
            /** @description The comments that were not changed, or of which that is not known. */
            errors: {
                /** @description Id of the comment. */
                id: number;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
        };
        "list-clients-v1.input": {
            /** @description Only this client. */
            client_id?: number;
            /** @description Only clients with a site that has this tag; of their sites, only those are listed and counted. */
            tag_id?: number;
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Part of the name or e-mail address, or the whole id, whatever its case.
             * @default
             */
            search?: string;
            /**
             * @description Only those with these ids.
             * @default []
             */
            include?: number[];
            /**
             * @description Leave out those with these ids.
             * @default []
             */
            exclude?: number[];
            /**
             * @description Only clients in this state; any = all. Several as an array.
             * @default any
             */
            status?: ("any" | "active" | "suspended" | "lead" | "lost") | ("active" | "suspended" | "lead" | "lost")[];
            /** @description Only clients changed after this instant, as ISO 8601, e.g. 2026-01-31T08:00:00Z. Changes to the client count, changes to its sites do not. */
            modified_after?: string;
            /**
             * @description Sort by name, by when the client was added, or by number of sites.
             * @default name
             * @enum {string}
             */
            sort?: "name" | "created" | "sites";
            /**
             * @description Ascending or descending.
             * @default asc
             * @enum {string}
             */
            order?: "asc" | "desc";
        };
        "list-clients-v1.output": {
            /** @description The clients of this page. */
            items: {
                /** @description Id of the client. */
                id: number;
                /** @description Name of the client. */
                name: string;
                /** @description E-mail address. Empty for none. */
                email: string;
                /**
                 * @description active, suspended, lead or lost.
                 * @enum {string}
                 */
                status: "active" | "suspended" | "lead" | "lost";
                /** @description Phone number. Empty for none. */
                phone: string;
                /** @description First line of the address. Empty for none. */
                address_1: string;
                /** @description Second line of the address. Empty for none. */
                address_2: string;
                /** @description City. Empty for none. */
                city: string;
                /** @description State or province. Empty for none. */
                state: string;
                /** @description Postal code. Empty for none. */
                zip: string;
                /** @description Country. Empty for none. */
                country: string;
                /** @description Notes about the client. Empty for none. */
                note: string;
                /** @description Facebook page. Empty for none. */
                facebook: string;
                /** @description Twitter account. Empty for none. */
                twitter: string;
                /** @description Instagram account. Empty for none. */
                instagram: string;
                /** @description LinkedIn page. Empty for none. */
                linkedin: string;
                /** @description 1 while the client is suspended, else 0. */
                suspended: number;
                /** @description When the client was added, ISO 8601 UTC. */
                created: string;
                /** @description Sites of the client. */
                sites_count: number;
                /** @description Ids of the sites of the client. */
                selected_sites: number[];
                /** @description Values of the custom fields, those that only this client has included, by field name. */
                custom_fields: {
                    [key: string]: string;
                };
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All clients that match. */
            total: number;
        };
        "count-clients-v1.input": {
            /** @description Only this client. */
            client_id?: number;
            /** @description Only clients with a site that has this tag; of their sites, only those are listed and counted. */
            tag_id?: number;
            /**
             * @description Part of the name or e-mail address, or the whole id, whatever its case.
             * @default
             */
            search?: string;
            /**
             * @description Only those with these ids.
             * @default []
             */
            include?: number[];
            /**
             * @description Leave out those with these ids.
             * @default []
             */
            exclude?: number[];
            /**
             * @description Only clients in this state; any = all. Several as an array.
             * @default any
             */
            status?: ("any" | "active" | "suspended" | "lead" | "lost") | ("active" | "suspended" | "lead" | "lost")[];
            /** @description Only clients changed after this instant, as ISO 8601, e.g. 2026-01-31T08:00:00Z. Changes to the client count, changes to its sites do not. */
            modified_after?: string;
        };
        "count-clients-v1.output": {
            /** @description Number of clients that match. */
            total: number;
        };
        "get-client-v1.input": {
            /** @description Id of the client, or its e-mail address. */
            client_id_or_email: number | string;
        };
        "get-client-v1.output": {
            /** @description Id of the client. */
            id: number;
            /** @description Name of the client. */
            name: string;
            /** @description E-mail address. Empty for none. */
            email: string;
            /**
             * @description active, suspended, lead or lost.
             * @enum {string}
             */
            status: "active" | "suspended" | "lead" | "lost";
            /** @description Phone number. Empty for none. */
            phone: string;
            /** @description First line of the address. Empty for none. */
            address_1: string;
            /** @description Second line of the address. Empty for none. */
            address_2: string;
            /** @description City. Empty for none. */
            city: string;
            /** @description State or province. Empty for none. */
            state: string;
            /** @description Postal code. Empty for none. */
            zip: string;
            /** @description Country. Empty for none. */
            country: string;
            /** @description Notes about the client. Empty for none. */
            note: string;
            /** @description Facebook page. Empty for none. */
            facebook: string;
            /** @description Twitter account. Empty for none. */
            twitter: string;
            /** @description Instagram account. Empty for none. */
            instagram: string;
            /** @description LinkedIn page. Empty for none. */
            linkedin: string;
            /** @description 1 while the client is suspended, else 0. */
            suspended: number;
            /** @description When the client was added, ISO 8601 UTC. */
            created: string;
            /** @description Sites of the client. */
            sites_count: number;
            /** @description Ids of the sites of the client. */
            selected_sites: number[];
            /** @description Values of the custom fields, those that only this client has included, by field name. */
            custom_fields: {
                [key: string]: string;
            };
        };
        "add-client-v1.input": {
            /** @description Name of the client. */
            name: string;
            /** @description E-mail address, unique among clients. Empty or null for none. */
            client_email?: string | null;
            /** @description Phone number. Empty or null for none. */
            client_phone?: string | null;
            /** @description First line of the address. Empty or null for none. */
            address_1?: string | null;
            /** @description Second line of the address. Empty or null for none. */
            address_2?: string | null;
            /** @description City. Empty or null for none. */
            city?: string | null;
            /** @description State or province. Empty or null for none. */
            state?: string | null;
            /** @description Postal code. Empty or null for none. */
            zip?: string | null;
            /** @description Country. Empty or null for none. */
            country?: string | null;
            /** @description Notes about the client. Empty or null for none. */
            note?: string | null;
            /** @description Facebook page. Empty or null for none. */
            client_facebook?: string | null;
            /** @description Twitter account. Empty or null for none. */
            client_twitter?: string | null;
            /** @description Instagram account. Empty or null for none. */
            client_instagram?: string | null;
            /** @description LinkedIn page. Empty or null for none. */
            client_linkedin?: string | null;
            /**
             * @description State of the client. To suspend the client and its sites, use suspend-client-v1.
             * @enum {string}
             */
            status?: "active" | "lead" | "lost";
            /** @description Ids of all sites of the client. Replaces the current sites; empty or null removes them all. Sites keep their state, also if the client is suspended. */
            selected_sites?: number[] | null;
            /** @description Values of custom fields, by field name. An empty value or null clears a field; other fields stay. */
            custom_fields?: {
                [key: string]: string | null;
            };
        };
        "add-client-v1.output": {
            /** @description Id of the client. */
            id: number;
            /** @description Name of the client. */
            name: string;
            /** @description E-mail address. Empty for none. */
            email: string;
            /**
             * @description active, suspended, lead or lost.
             * @enum {string}
             */
            status: "active" | "suspended" | "lead" | "lost";
            /** @description Phone number. Empty for none. */
            phone: string;
            /** @description First line of the address. Empty for none. */
            address_1: string;
            /** @description Second line of the address. Empty for none. */
            address_2: string;
            /** @description City. Empty for none. */
            city: string;
            /** @description State or province. Empty for none. */
            state: string;
            /** @description Postal code. Empty for none. */
            zip: string;
            /** @description Country. Empty for none. */
            country: string;
            /** @description Notes about the client. Empty for none. */
            note: string;
            /** @description Facebook page. Empty for none. */
            facebook: string;
            /** @description Twitter account. Empty for none. */
            twitter: string;
            /** @description Instagram account. Empty for none. */
            instagram: string;
            /** @description LinkedIn page. Empty for none. */
            linkedin: string;
            /** @description 1 while the client is suspended, else 0. */
            suspended: number;
            /** @description When the client was added, ISO 8601 UTC. */
            created: string;
            /** @description Sites of the client. */
            sites_count: number;
            /** @description Ids of the sites of the client. */
            selected_sites: number[];
            /** @description Values of the custom fields, those that only this client has included, by field name. */
            custom_fields: {
                [key: string]: string;
            };
        };
        "update-client-v1.input": {
            /** @description Id of the client, or its e-mail address. */
            client_id_or_email: number | string;
            /** @description Name of the client. */
            name?: string;
            /** @description E-mail address, unique among clients. Empty or null for none. */
            client_email?: string | null;
            /** @description Phone number. Empty or null for none. */
            client_phone?: string | null;
            /** @description First line of the address. Empty or null for none. */
            address_1?: string | null;
            /** @description Second line of the address. Empty or null for none. */
            address_2?: string | null;
            /** @description City. Empty or null for none. */
            city?: string | null;
            /** @description State or province. Empty or null for none. */
            state?: string | null;
            /** @description Postal code. Empty or null for none. */
            zip?: string | null;
            /** @description Country. Empty or null for none. */
            country?: string | null;
            /** @description Notes about the client. Empty or null for none. */
            note?: string | null;
            /** @description Facebook page. Empty or null for none. */
            client_facebook?: string | null;
            /** @description Twitter account. Empty or null for none. */
            client_twitter?: string | null;
            /** @description Instagram account. Empty or null for none. */
            client_instagram?: string | null;
            /** @description LinkedIn page. Empty or null for none. */
            client_linkedin?: string | null;
            /**
             * @description State of the client. To suspend the client and its sites, use suspend-client-v1.
             * @enum {string}
             */
            status?: "active" | "lead" | "lost";
            /** @description Ids of all sites of the client. Replaces the current sites; empty or null removes them all. Sites keep their state, also if the client is suspended. */
            selected_sites?: number[] | null;
            /** @description Values of custom fields, by field name. An empty value or null clears a field; other fields stay. */
            custom_fields?: {
                [key: string]: string | null;
            };
        };
        "update-client-v1.output": {
            /** @description Id of the client. */
            id: number;
            /** @description Name of the client. */
            name: string;
            /** @description E-mail address. Empty for none. */
            email: string;
            /**
             * @description active, suspended, lead or lost.
             * @enum {string}
             */
            status: "active" | "suspended" | "lead" | "lost";
            /** @description Phone number. Empty for none. */
            phone: string;
            /** @description First line of the address. Empty for none. */
            address_1: string;
            /** @description Second line of the address. Empty for none. */
            address_2: string;
            /** @description City. Empty for none. */
            city: string;
            /** @description State or province. Empty for none. */
            state: string;
            /** @description Postal code. Empty for none. */
            zip: string;
            /** @description Country. Empty for none. */
            country: string;
            /** @description Notes about the client. Empty for none. */
            note: string;
            /** @description Facebook page. Empty for none. */
            facebook: string;
            /** @description Twitter account. Empty for none. */
            twitter: string;
            /** @description Instagram account. Empty for none. */
            instagram: string;
            /** @description LinkedIn page. Empty for none. */
            linkedin: string;
            /** @description 1 while the client is suspended, else 0. */
            suspended: number;
            /** @description When the client was added, ISO 8601 UTC. */
            created: string;
            /** @description Sites of the client. */
            sites_count: number;
            /** @description Ids of the sites of the client. */
            selected_sites: number[];
            /** @description Values of the custom fields, those that only this client has included, by field name. */
            custom_fields: {
                [key: string]: string;
            };
        };
        "delete-client-v1.input": {
            /** @description Id of the client, or its e-mail address. */
            client_id_or_email: number | string;
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "delete-client-v1.output": {
            /** @description False after a dry run. */
            deleted: boolean;
            /** @description Id of the client. */
            id?: number;
            /** @description Name of the client. */
            name?: string;
            /** @description E-mail address. Empty for none. */
            email?: string;
            /**
             * @description active, suspended, lead or lost.
             * @enum {string}
             */
            status?: "active" | "suspended" | "lead" | "lost";
            /** @description Phone number. Empty for none. */
            phone?: string;
            /** @description First line of the address. Empty for none. */
            address_1?: string;
            /** @description Second line of the address. Empty for none. */
            address_2?: string;
            /** @description City. Empty for none. */
            city?: string;
            /** @description State or province. Empty for none. */
            state?: string;
            /** @description Postal code. Empty for none. */
            zip?: string;
            /** @description Country. Empty for none. */
            country?: string;
            /** @description Notes about the client. Empty for none. */
            note?: string;
            /** @description Facebook page. Empty for none. */
            facebook?: string;
            /** @description Twitter account. Empty for none. */
            twitter?: string;
            /** @description Instagram account. Empty for none. */
            instagram?: string;
            /** @description LinkedIn page. Empty for none. */
            linkedin?: string;
            /** @description 1 while the client is suspended, else 0. */
            suspended?: number;
            /** @description When the client was added, ISO 8601 UTC. */
            created?: string;
            /** @description Sites of the client. */
            sites_count?: number;
            /** @description Ids of the sites of the client. */
            selected_sites?: number[];
            /** @description Values of the custom fields, those that only this client has included, by field name. */
            custom_fields?: {
                [key: string]: string;
            };
            /** @description Costs that no longer belong to anything. list-costs-v1 lists them with without_targets. */
            stranded_costs?: {
                /** @description Id of the cost. */
                id: number;
                /** @description Name of the cost. */
                name: string;
            }[];
            /** @description Enabled alarm rules that were only for it. They are kept and tell nothing until update-alarm-rule-v1 gives them other tags or clients. */
            silenced_rules?: {
                /** @description Id of the alarm rule. */
                id: number;
                /** @description Name of the alarm rule. */
                name: string;
            }[];
            /** @description Enabled maintenance windows that were only for it. They are kept and are for no site until update-maintenance-window-v1 gives them others. */
            stranded_windows?: {
                /** @description Id of the maintenance window. */
                id: number;
                /** @description Name of the maintenance window. */
                name: string;
            }[];
            /** @description True after a dry run. */
            dry_run?: boolean;
            /** @description What would change. Only after a dry run. */
            would_affect?: {
                /** @description The client. */
                client: {
                    /** @description Id of the client. */
                    id: number;
                    /** @description Name of the client. */
                    name: string;
                    /** @description E-mail address. Empty for none. */
                    email: string;
                    /**
                     * @description active, suspended, lead or lost.
                     * @enum {string}
                     */
                    status: "active" | "suspended" | "lead" | "lost";
                    /** @description Phone number. Empty for none. */
                    phone: string;
                    /** @description First line of the address. Empty for none. */
                    address_1: string;
                    /** @description Second line of the address. Empty for none. */
                    address_2: string;
                    /** @description City. Empty for none. */
                    city: string;
                    /** @description State or province. Empty for none. */
                    state: string;
                    /** @description Postal code. Empty for none. */
                    zip: string;
                    /** @description Country. Empty for none. */
                    country: string;
                    /** @description Notes about the client. Empty for none. */
                    note: string;
                    /** @description Facebook page. Empty for none. */
                    facebook: string;
                    /** @description Twitter account. Empty for none. */
                    twitter: string;
                    /** @description Instagram account. Empty for none. */
                    instagram: string;
                    /** @description LinkedIn page. Empty for none. */
                    linkedin: string;
                    /** @description 1 while the client is suspended, else 0. */
                    suspended: number;
                    /** @description When the client was added, ISO 8601 UTC. */
                    created: string;
                    /** @description Sites of the client. */
                    sites_count: number;
                    /** @description Ids of the sites of the client. */
                    selected_sites: number[];
                    /** @description Values of the custom fields, those that only this client has included, by field name. */
                    custom_fields: {
                        [key: string]: string;
                    };
                };
                /** @description Sites that would no longer belong to a client. */
                associated_sites_count: number;
                /** @description Those of them that are suspended, and stay so, also if they were suspended with the client. */
                suspended_sites_count: number;
                /** @description Costs that no longer belong to anything. list-costs-v1 lists them with without_targets. */
                stranded_costs: {
                    /** @description Id of the cost. */
                    id: number;
                    /** @description Name of the cost. */
                    name: string;
                }[];
                /** @description Enabled alarm rules that were only for it. They are kept and tell nothing until update-alarm-rule-v1 gives them other tags or clients. */
                silenced_rules: {
                    /** @description Id of the alarm rule. */
                    id: number;
                    /** @description Name of the alarm rule. */
                    name: string;
                }[];
                /** @description Enabled maintenance windows that were only for it. They are kept and are for no site until update-maintenance-window-v1 gives them others. */
                stranded_windows: {
                    /** @description Id of the maintenance window. */
                    id: number;
                    /** @description Name of the maintenance window. */
                    name: string;
                }[];
            };
            /** @description Clients that would be deleted. Only after a dry run. */
            count?: number;
            /** @description What to consider before deleting. Only after a dry run. */
            warnings?: string[];
            /** @description The warnings by code, in the same order. Only after a dry run. */
            warning_causes?: {
                /**
                 * @description What it is about.
                 * @enum {string}
                 */
                code: "costs_stranded" | "rules_silenced" | "sites_leave_client" | "sites_lose_tag" | "sites_stay_suspended" | "sites_suspended_with_client" | "update_windows_deleted" | "windows_stranded";
                /** @description How many it is about. */
                count: number;
            }[];
        };
        "suspend-client-v1.input": {
            /** @description Id of the client, or its e-mail address. */
            client_id_or_email: number | string;
        };
        "suspend-client-v1.output": {
            /** @description Id of the client. */
            id: number;
            /** @description Name of the client. */
            name: string;
            /** @description E-mail address. Empty for none. */
            email: string;
            /**
             * @description active, suspended, lead or lost.
             * @enum {string}
             */
            status: "active" | "suspended" | "lead" | "lost";
            /** @description Phone number. Empty for none. */
            phone: string;
            /** @description First line of the address. Empty for none. */
            address_1: string;
            /** @description Second line of the address. Empty for none. */
            address_2: string;
            /** @description City. Empty for none. */
            city: string;
            /** @description State or province. Empty for none. */
            state: string;
            /** @description Postal code. Empty for none. */
            zip: string;
            /** @description Country. Empty for none. */
            country: string;
            /** @description Notes about the client. Empty for none. */
            note: string;
            /** @description Facebook page. Empty for none. */
            facebook: string;
            /** @description Twitter account. Empty for none. */
            twitter: string;
            /** @description Instagram account. Empty for none. */
            instagram: string;
            /** @description LinkedIn page. Empty for none. */
            linkedin: string;
            /** @description 1 while the client is suspended, else 0. */
            suspended: number;
            /** @description When the client was added, ISO 8601 UTC. */
            created: string;
            /** @description Sites of the client. */
            sites_count: number;
            /** @description Ids of the sites of the client. */
            selected_sites: number[];
            /** @description Values of the custom fields, those that only this client has included, by field name. */
            custom_fields: {
                [key: string]: string;
            };
        };
        "unsuspend-client-v1.input": {
            /** @description Id of the client, or its e-mail address. */
            client_id_or_email: number | string;
        };
        "unsuspend-client-v1.output": {
            /** @description Id of the client. */
            id: number;
            /** @description Name of the client. */
            name: string;
            /** @description E-mail address. Empty for none. */
            email: string;
            /**
             * @description active, suspended, lead or lost.
             * @enum {string}
             */
            status: "active" | "suspended" | "lead" | "lost";
            /** @description Phone number. Empty for none. */
            phone: string;
            /** @description First line of the address. Empty for none. */
            address_1: string;
            /** @description Second line of the address. Empty for none. */
            address_2: string;
            /** @description City. Empty for none. */
            city: string;
            /** @description State or province. Empty for none. */
            state: string;
            /** @description Postal code. Empty for none. */
            zip: string;
            /** @description Country. Empty for none. */
            country: string;
            /** @description Notes about the client. Empty for none. */
            note: string;
            /** @description Facebook page. Empty for none. */
            facebook: string;
            /** @description Twitter account. Empty for none. */
            twitter: string;
            /** @description Instagram account. Empty for none. */
            instagram: string;
            /** @description LinkedIn page. Empty for none. */
            linkedin: string;
            /** @description 1 while the client is suspended, else 0. */
            suspended: number;
            /** @description When the client was added, ISO 8601 UTC. */
            created: string;
            /** @description Sites of the client. */
            sites_count: number;
            /** @description Ids of the sites of the client. */
            selected_sites: number[];
            /** @description Values of the custom fields, those that only this client has included, by field name. */
            custom_fields: {
                [key: string]: string;
            };
        };
        "get-client-sites-v1.input": {
            /** @description Id of the client, or its e-mail address. */
            client_id_or_email: number | string;
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 200
             */
            per_page?: number;
        };
        "get-client-sites-v1.output": {
            /** @description The sites of the client of this page. */
            items: {
                /** @description Id of the site. */
                id: number;
                /** @description Address of the site, with a slash at the end. */
                url: string;
                /** @description Name of the site. */
                name: string;
                /**
                 * @description connected, disconnected or suspended.
                 * @enum {string}
                 */
                status: "connected" | "disconnected" | "suspended";
                /** @description Id of the client the site belongs to; null for none. */
                client_id: number | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All sites of the client that match. */
            total: number;
        };
        "count-client-sites-v1.input": {
            /** @description Id of the client, or its e-mail address. */
            client_id_or_email: number | string;
        };
        "count-client-sites-v1.output": {
            /** @description Number of sites of the client. */
            total: number;
        };
        "get-site-client-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
        };
        "get-site-client-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /** @description The client; null for none. */
            client: {
                /** @description Id of the client. */
                id: number;
                /** @description Name of the client. */
                name: string;
                /** @description E-mail address. Empty for none. */
                email: string;
                /**
                 * @description active, suspended, lead or lost.
                 * @enum {string}
                 */
                status: "active" | "suspended" | "lead" | "lost";
            } | null;
        };
        "list-client-fields-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Part of the name, whatever its case.
             * @default
             */
            search?: string;
            /**
             * @description Only fields with these ids or names.
             * @default []
             */
            include?: (number | string)[];
            /**
             * @description All fields except those with these ids or names.
             * @default []
             */
            exclude?: (number | string)[];
            /** @description Also the fields that only this client has, by id or e-mail address. */
            client_id_or_email?: number | string;
        };
        "list-client-fields-v1.output": {
            /** @description The client fields of this page. */
            items: {
                /** @description Id of the field. */
                field_id: number;
                /** @description Name of the field. */
                name: string;
                /** @description What the field is for. */
                description: string;
                /** @description Id of the one client that has the field. Missing for a field of all clients. */
                client_id?: number;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All client fields that match. */
            total: number;
        };
        "add-client-field-v1.input": {
            /** @description Name of the field: one line, unique regardless of case, and not only digits. */
            name: string;
            /** @description What the field is for. Empty or null for no description. */
            description?: string | null;
            /** @description The only client that has the field, by id or e-mail address. */
            client_id_or_email?: number | string;
        };
        "add-client-field-v1.output": {
            /** @description Id of the field. */
            field_id: number;
            /** @description Name of the field. */
            name: string;
            /** @description What the field is for. */
            description: string;
            /** @description Id of the one client that has the field. Missing for a field of all clients. */
            client_id?: number;
        };
        "update-client-field-v1.input": {
            /** @description Id of the field, or its name. */
            field_id_or_name: number | string;
            /** @description Name of the field: one line, unique regardless of case, and not only digits. */
            name?: string;
            /** @description What the field is for. Empty or null for no description. */
            description?: string | null;
        };
        "update-client-field-v1.output": {
            /** @description Id of the field. */
            field_id: number;
            /** @description Name of the field. */
            name: string;
            /** @description What the field is for. */
            description: string;
            /** @description Id of the one client that has the field. Missing for a field of all clients. */
            client_id?: number;
        };
        "delete-client-field-v1.input": {
            /** @description Id of the field, or its name. */
            field_id_or_name: number | string;
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "delete-client-field-v1.output": {
            /** @description False after a dry run. */
            deleted: boolean;
            /** @description True after a dry run. */
            dry_run?: boolean;
            /** @description The field. */
            field: {
                /** @description Id of the field. */
                field_id: number;
                /** @description Name of the field. */
                name: string;
                /** @description What the field is for. */
                description: string;
                /** @description Id of the one client that has the field. Missing for a field of all clients. */
                client_id?: number;
            };
            /** @description Clients that have a value in it. */
            values: number;
        };
        "list-client-contacts-v1.input": {
            /** @description Id of the client, or its e-mail address. */
            client_id_or_email: number | string;
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
        };
        "list-client-contacts-v1.output": {
            /** @description The contacts of the client of this page. */
            items: {
                /** @description Id of the contact. */
                contact_id: number;
                /** @description Id of the client. */
                client_id: number;
                /** @description Name of the person. */
                name: string;
                /** @description E-mail address. Empty for none. */
                email: string;
                /** @description Phone number. Empty for none. */
                phone: string;
                /** @description Role at the client, such as accounting. Empty for none. */
                role: string;
                /** @description Facebook page. Empty for none. */
                facebook: string;
                /** @description Twitter account. Empty for none. */
                twitter: string;
                /** @description Instagram account. Empty for none. */
                instagram: string;
                /** @description LinkedIn page. Empty for none. */
                linkedin: string;
                /** @description Whether this is the primary contact of the client. */
                primary: boolean;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All contacts of the client that match. */
            total: number;
        };
        "add-client-contact-v1.input": {
            /** @description Id of the client, or its e-mail address. */
            client_id_or_email: number | string;
            /** @description Name of the person. */
            name: string;
            /** @description E-mail address. Empty or null for none. */
            email?: string | null;
            /** @description Phone number. Empty or null for none. */
            phone?: string | null;
            /** @description Role at the client, such as accounting. Empty or null for none. */
            role?: string | null;
            /** @description Facebook page. Empty or null for none. */
            facebook?: string | null;
            /** @description Twitter account. Empty or null for none. */
            twitter?: string | null;
            /** @description Instagram account. Empty or null for none. */
            instagram?: string | null;
            /** @description LinkedIn page. Empty or null for none. */
            linkedin?: string | null;
            /** @description Whether to ask for this person first. The client has at most one primary contact. */
            primary?: boolean;
        };
        /** @description The contact. */
        "add-client-contact-v1.output": {
            /** @description Id of the contact. */
            contact_id: number;
            /** @description Id of the client. */
            client_id: number;
            /** @description Name of the person. */
            name: string;
            /** @description E-mail address. Empty for none. */
            email: string;
            /** @description Phone number. Empty for none. */
            phone: string;
            /** @description Role at the client, such as accounting. Empty for none. */
            role: string;
            /** @description Facebook page. Empty for none. */
            facebook: string;
            /** @description Twitter account. Empty for none. */
            twitter: string;
            /** @description Instagram account. Empty for none. */
            instagram: string;
            /** @description LinkedIn page. Empty for none. */
            linkedin: string;
            /** @description Whether this is the primary contact of the client. */
            primary: boolean;
        };
        "update-client-contact-v1.input": {
            /** @description Id of the contact. */
            contact_id: number;
            /** @description Name of the person. */
            name?: string;
            /** @description E-mail address. Empty or null for none. */
            email?: string | null;
            /** @description Phone number. Empty or null for none. */
            phone?: string | null;
            /** @description Role at the client, such as accounting. Empty or null for none. */
            role?: string | null;
            /** @description Facebook page. Empty or null for none. */
            facebook?: string | null;
            /** @description Twitter account. Empty or null for none. */
            twitter?: string | null;
            /** @description Instagram account. Empty or null for none. */
            instagram?: string | null;
            /** @description LinkedIn page. Empty or null for none. */
            linkedin?: string | null;
            /** @description Whether to ask for this person first. The client has at most one primary contact. */
            primary?: boolean;
        };
        /** @description The contact. */
        "update-client-contact-v1.output": {
            /** @description Id of the contact. */
            contact_id: number;
            /** @description Id of the client. */
            client_id: number;
            /** @description Name of the person. */
            name: string;
            /** @description E-mail address. Empty for none. */
            email: string;
            /** @description Phone number. Empty for none. */
            phone: string;
            /** @description Role at the client, such as accounting. Empty for none. */
            role: string;
            /** @description Facebook page. Empty for none. */
            facebook: string;
            /** @description Twitter account. Empty for none. */
            twitter: string;
            /** @description Instagram account. Empty for none. */
            instagram: string;
            /** @description LinkedIn page. Empty for none. */
            linkedin: string;
            /** @description Whether this is the primary contact of the client. */
            primary: boolean;
        };
        "delete-client-contact-v1.input": {
            /** @description Id of the contact. */
            contact_id: number;
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "delete-client-contact-v1.output": {
            /** @description False after a dry run. */
            deleted: boolean;
            /** @description True after a dry run. */
            dry_run?: boolean;
            /** @description The contact. */
            contact: {
                /** @description Id of the contact. */
                contact_id: number;
                /** @description Id of the client. */
                client_id: number;
                /** @description Name of the person. */
                name: string;
                /** @description E-mail address. Empty for none. */
                email: string;
                /** @description Phone number. Empty for none. */
                phone: string;
                /** @description Role at the client, such as accounting. Empty for none. */
                role: string;
                /** @description Facebook page. Empty for none. */
                facebook: string;
                /** @description Twitter account. Empty for none. */
                twitter: string;
                /** @description Instagram account. Empty for none. */
                instagram: string;
                /** @description LinkedIn page. Empty for none. */
                linkedin: string;
                /** @description Whether this is the primary contact of the client. */
                primary: boolean;
            };
        };
        "list-portfolio-v1.input": {
            /** @description Only this client. */
            client_id?: number;
            /** @description Only clients with a site that has this tag; of their sites, only those are listed and counted. */
            tag_id?: number;
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Part of the name or e-mail address, or the whole id, whatever its case.
             * @default
             */
            search?: string;
            /**
             * @description Only those with these ids.
             * @default []
             */
            include?: number[];
            /**
             * @description Leave out those with these ids.
             * @default []
             */
            exclude?: number[];
            /**
             * @description Only clients in this state; any = all. Several as an array.
             * @default any
             */
            status?: ("any" | "active" | "suspended" | "lead" | "lost") | ("active" | "suspended" | "lead" | "lost")[];
            /** @description Only clients changed after this instant, as ISO 8601, e.g. 2026-01-31T08:00:00Z. Changes to the client count, changes to its sites do not. */
            modified_after?: string;
            /**
             * @description Only clients with sites that are down, with sites that have problems, with pending updates, or to whom no report was ever mailed.
             * @enum {string}
             */
            with?: "sites_down" | "sites_with_problems" | "pending_updates" | "never_reported";
            /**
             * @description Sort by name, by when the client was added, or by a figure.
             * @default name
             * @enum {string}
             */
            sort?: "name" | "created" | "sites" | "sites_down" | "sites_with_problems" | "pending_updates" | "uptime" | "cost" | "last_report";
            /**
             * @description Ascending or descending.
             * @default asc
             * @enum {string}
             */
            order?: "asc" | "desc";
        };
        "list-portfolio-v1.output": {
            /** @description The clients of this page. */
            items: {
                /** @description Id of the client. */
                id: number;
                /** @description Name of the client. */
                name: string;
                /** @description E-mail address. Empty for none. */
                email: string;
                /**
                 * @description active, suspended, lead or lost.
                 * @enum {string}
                 */
                status: "active" | "suspended" | "lead" | "lost";
                /** @description Phone number. Empty for none. */
                phone: string;
                /** @description First line of the address. Empty for none. */
                address_1: string;
                /** @description Second line of the address. Empty for none. */
                address_2: string;
                /** @description City. Empty for none. */
                city: string;
                /** @description State or province. Empty for none. */
                state: string;
                /** @description Postal code. Empty for none. */
                zip: string;
                /** @description Country. Empty for none. */
                country: string;
                /** @description Notes about the client. Empty for none. */
                note: string;
                /** @description Facebook page. Empty for none. */
                facebook: string;
                /** @description Twitter account. Empty for none. */
                twitter: string;
                /** @description Instagram account. Empty for none. */
                instagram: string;
                /** @description LinkedIn page. Empty for none. */
                linkedin: string;
                /** @description 1 while the client is suspended, else 0. */
                suspended: number;
                /** @description When the client was added, ISO 8601 UTC. */
                created: string;
                /** @description Sites of the client. */
                sites_count: number;
                /** @description Ids of the sites of the client. */
                selected_sites: number[];
                /** @description Values of the custom fields, those that only this client has included, by field name. */
                custom_fields: {
                    [key: string]: string;
                };
                /** @description Sites of the client that are down, by their health. */
                sites_down: number;
                /** @description Sites of the client whose health is down, disconnected, broken, altered or sync_failing. */
                sites_with_problems: number;
                /** @description Updates pending on sites of the client, suspended ones aside. */
                pending_updates: number;
                /** @description Uptime of the last 30 days in UTC, today included, of hours that are summed up; null if nothing was watched, or for whoever may not read monitors. */
                uptime_percent: number | null;
                /** @description What the client pays per month; null where costs are switched off, or for whoever may not read them. */
                cost_monthly: number | null;
                /** @description Currency of the cost, such as EUR. */
                currency: string;
                /** @description When a report was last mailed to the client, ISO 8601 UTC; null for never. */
                last_report_at: string | null;
                /** @description The period of that report; null for none. */
                last_report_period: string | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All clients that match. */
            total: number;
        };
        "get-client-report-v1.input": {
            /** @description Id of the client, or its e-mail address. */
            client_id_or_email: number | string;
            /**
             * @description A whole month, YYYY-MM. Without month and days: last month.
             * @example 2026-10
             */
            month?: string;
            /**
             * @description First day of any other period, YYYY-MM-DD.
             * @example 2026-10-01
             */
            from?: string;
            /**
             * @description Last day of it, YYYY-MM-DD.
             * @example 2026-10-31
             */
            to?: string;
            /**
             * @description Time zone of the days, as an IANA name. Default: the one in the branding of the client.
             * @example Europe/Berlin
             */
            time_zone?: string;
            /**
             * @description Language of the texts. Default: the one in the branding of the client.
             * @enum {string}
             */
            language?: "en" | "de";
            /** @description Only these sections. Default: the ones in the branding of the client. */
            sections?: ("summary" | "uptime" | "incidents" | "updates" | "rollbacks" | "security" | "backups" | "expiry" | "changes" | "costs" | "note")[];
        };
        "get-client-report-v1.output": {
            /** @description The client. */
            client: {
                /** @description Id of the client. */
                id: number;
                /** @description Its name. */
                name: string;
            };
            /** @description What the report is about. */
            period: {
                /**
                 * @description First day, YYYY-MM-DD in the time zone.
                 * @example 2026-10-01
                 */
                from: string;
                /**
                 * @description Last day, YYYY-MM-DD in the time zone.
                 * @example 2026-10-31
                 */
                to: string;
                /** @description YYYY-MM if the period is a whole month; otherwise null. */
                month: string | null;
                /**
                 * @description IANA name.
                 * @example Europe/Berlin
                 */
                time_zone: string;
                /** @description First moment of the period, ISO 8601 UTC. */
                starts_at: string;
                /** @description First moment after the period, ISO 8601 UTC. */
                ends_at: string;
                /** @description Whether it had not ended when the report was made. */
                goes_on: boolean;
            };
            /** @description When the report was made, ISO 8601 UTC. */
            made_at: string;
            /**
             * @description Language in which it is printed.
             * @enum {string}
             */
            language: "en" | "de";
            /** @description Text before the figures, with its variables filled in. */
            intro: string;
            /** @description Text after them. */
            closing: string;
            /** @description The sites that belong to the client now, by name. */
            sites: {
                /** @description Id of the site. */
                id: number;
                /** @description Name of the site. */
                name: string;
                /** @description Address of the site. */
                url: string;
                /** @description When the site was added here, ISO 8601 UTC. */
                added_at: string;
                /** @description Whether the site is suspended now. */
                suspended: boolean;
            }[];
            /** @description The section; null if it is left out. */
            summary: {
                /** @description Sites of the client. */
                sites: number;
                /** @description Share of the watched time in which the sites were up, 0 to 100; null if nothing was watched. */
                uptime: number | null;
                /** @description Incidents that went on in the period. */
                incidents: number;
                /** @description Seconds within the period in which a site was down, over all incidents. */
                down_seconds: number;
                /** @description Updates that were made and kept. */
                updates: number;
                /** @description Updates that were rolled back. */
                rolled_back: number;
                /** @description Vulnerabilities found in the period; null if no feed of vulnerabilities is read. */
                vulnerabilities_found: number | null;
                /** @description Vulnerabilities fixed in the period; null if no feed of vulnerabilities is read. */
                vulnerabilities_fixed: number | null;
                /** @description Vulnerabilities that were open at the end of the period; null if no feed of vulnerabilities is read. */
                vulnerabilities_open: number | null;
            } | null;
            /** @description The section; null if it is left out. */
            uptime: {
                /** @description Share of the watched time in which the sites were up, over all sites, 0 to 100; null if nothing was watched. */
                ratio: number | null;
                /** @description Seconds in which checks were made. */
                watched_seconds: number;
                /** @description Of these, seconds in which it was down. */
                down_seconds: number;
                /** @description Seconds of the period, as far as it is over, about which nothing is known. */
                unknown_seconds: number;
                /** @description Sites that were watched in the period. */
                watched_sites: number;
                /** @description Whether records of a site begin after the period does. */
                begins_late: boolean;
                /** @description The same by days (in UTC), or by months in a period longer than 62 days. Hours on the day in UTC before the first day of the period, or after its last one, count to that day. */
                trend: {
                    /** @description First day of the step, YYYY-MM-DD. */
                    from: string;
                    /** @description Share of the step, 0 to 100; null if nothing was watched. */
                    ratio: number | null;
                }[];
                /** @description Site by site, by name. */
                sites: {
                    /** @description Id of the site. */
                    site_id: number;
                    /** @description Name of the site. */
                    site_name: string;
                    /** @description Share of the watched time in which the site was up, 0 to 100; null if nothing was watched. */
                    ratio: number | null;
                    /** @description Seconds in which checks were made. */
                    watched_seconds: number;
                    /** @description Of these, seconds in which it was down. */
                    down_seconds: number;
                    /** @description Seconds of the period, as far as it is over, about which nothing is known. */
                    unknown_seconds: number;
                    /** @description Incidents of the site in the period. */
                    incidents: number;
                    /** @description When its records begin, ISO 8601 UTC; null: it was never watched. */
                    watched_since: string | null;
                    /** @description Average response time in milliseconds; null if none was measured. */
                    average_ms: number | null;
                }[];
            } | null;
            /** @description The section; null if it is left out. */
            incidents: {
                /** @description Incidents that went on in the period. */
                total: number;
                /** @description Seconds within the period, over all incidents. */
                down_seconds: number;
                /** @description Rows of the list beyond those given here. */
                left_out: number;
                /** @description The incidents, oldest first. */
                items: {
                    /** @description Id of the incident. */
                    id: number;
                    /** @description Id of the site. */
                    site_id: number;
                    /** @description Name of the site. */
                    site_name: string;
                    /** @description When the site went down, ISO 8601 UTC. */
                    started_at: string;
                    /** @description When it was up again, ISO 8601 UTC; null: it was still down. */
                    ended_at: string | null;
                    /** @description How long it was down within the period. */
                    seconds: number;
                    /** @description Code of what went wrong, as in list-incidents-v1. */
                    cause: string;
                    /** @description HTTP status of the failed check; null if there was no answer. */
                    status_code: number | null;
                }[];
            } | null;
            /** @description The section; null if it is left out. */
            updates: {
                /** @description Updates that were sent to sites, whatever became of them. */
                total: number;
                /** @description What became of them. */
                outcomes: {
                    /** @description Made and kept. */
                    updated: number;
                    /** @description Rolled back. */
                    rolled_back: number;
                    /** @description Failed: the version before stayed. */
                    failed: number;
                    /** @description Left the site in need of attention. */
                    needs_attention: number;
                    /** @description Outcome not known yet. */
                    unknown: number;
                };
                /** @description When the records of updates begin, ISO 8601 UTC; null: there is none. */
                records_since: string | null;
                /** @description Rows of the list beyond those given here. */
                left_out: number;
                /** @description By kind and name. Of a client with more than ten sites, equal updates of several sites are one row. */
                items: {
                    /**
                     * @description Kind of what was updated.
                     * @enum {string}
                     */
                    type: "core" | "plugin" | "theme" | "translation";
                    /** @description Plugin (dir/file.php) or theme. */
                    slug: string;
                    /** @description Its name. */
                    name: string;
                    /** @description Version before. */
                    from_version: string;
                    /** @description Version after. */
                    to_version: string;
                    /**
                     * @description What became of it.
                     * @enum {string}
                     */
                    outcome: "updated" | "rolled_back" | "failed" | "needs_attention" | "unknown";
                    /** @description How often: once for each site. */
                    count: number;
                    /** @description Name of its site; null where the row stands for several. */
                    site_name: string | null;
                    /** @description When the first was sent, ISO 8601 UTC. */
                    first_at: string;
                    /** @description When the last was sent, ISO 8601 UTC. */
                    last_at: string;
                }[];
            } | null;
            /** @description The section; null if it is left out. */
            rollbacks: {
                /** @description Updates that were rolled back. */
                total: number;
                /** @description Rows of the list beyond those given here. */
                left_out: number;
                /** @description The updates, oldest first. */
                items: {
                    /** @description Id of the site. */
                    site_id: number;
                    /** @description Name of the site. */
                    site_name: string;
                    /**
                     * @description Kind of what was updated.
                     * @enum {string}
                     */
                    type: "core" | "plugin" | "theme" | "translation";
                    /** @description Plugin (dir/file.php) or theme. */
                    slug: string;
                    /** @description Its name. */
                    name: string;
                    /** @description Version before. */
                    from_version: string;
                    /** @description Version after. */
                    to_version: string;
                    /** @description Code of why; null if somebody asked for it. */
                    reason: string | null;
                    /** @description When the update was sent, ISO 8601 UTC. */
                    at: string;
                }[];
            } | null;
            /** @description The section; null if it is left out. */
            security: {
                /** @description Vulnerabilities found in the period. */
                found: number;
                /** @description Vulnerabilities fixed in the period, by an update or a removal. */
                fixed: number;
                /** @description Vulnerabilities that were open at the end of the period. */
                open: number;
                /** @description Fixed vulnerabilities from before this are not kept, ISO 8601 UTC. */
                records_since: string;
                /** @description Rows of the list beyond those given here. */
                left_out: number;
                /** @description Those that were found, fixed or open; open ones first, the most severe first. */
                items: {
                    /** @description Id of the site. */
                    site_id: number;
                    /** @description Name of the site. */
                    site_name: string;
                    /** @description Id in the feed. */
                    vulnerability_id: string;
                    /** @description Title in the feed. */
                    title: string;
                    /**
                     * @description Severity in the feed.
                     * @enum {string}
                     */
                    severity: "critical" | "high" | "medium" | "low" | "none" | "unknown";
                    /** @description Name of the plugin or theme. */
                    name: string;
                    /** @description Version that has it. */
                    version: string;
                    /** @description Lowest version without it; null if none is known. */
                    fixed_in: string | null;
                    /**
                     * @description At the end of the period. inactive: open, but the plugin or theme is not in use. withdrawn: the feed no longer says it.
                     * @enum {string}
                     */
                    state: "open" | "inactive" | "fixed" | "withdrawn";
                    /** @description Whether it was found in the period. */
                    is_new: boolean;
                    /** @description When it was found, ISO 8601 UTC. */
                    found_at: string;
                    /** @description When it was fixed, ISO 8601 UTC; null: it was open at the end of the period. */
                    fixed_at: string | null;
                }[];
            } | null;
            /** @description The section; null if it is left out. */
            backups: {
                /** @description Sites of the client. */
                total: number;
                /** @description Of these, the ones of which a backup is known. */
                known: number;
                /** @description Rows of the list beyond those given here. */
                left_out: number;
                /** @description What was known when the report was made, by name of the site. */
                items: {
                    /** @description Id of the site. */
                    site_id: number;
                    /** @description Name of the site. */
                    site_name: string;
                    /** @description When the last backup was made that is known, ISO 8601 UTC; null: unknown, which does not mean that there is none. */
                    last_known_at: string | null;
                    /**
                     * @description The active plugin whose backups are known; null if there is none.
                     * @enum {string|null}
                     */
                    plugin: "updraftplus" | "backwpup" | "wpvivid" | "backupbuddy" | "wptimecapsule" | "backupwordpress" | null;
                }[];
            } | null;
            /** @description The section; null if it is left out. */
            expiry: {
                /** @description Certificates and domains of the sites. */
                total: number;
                /** @description Of these, the ones that expire within 30 days of the day of the report, or have expired. */
                soon: number;
                /** @description Rows of the list beyond those given here. */
                left_out: number;
                /** @description As they were when the report was made, what expires first comes first. */
                items: {
                    /**
                     * @description certificate or domain.
                     * @enum {string}
                     */
                    kind: "certificate" | "domain";
                    /** @description Host of the certificate, or the domain. */
                    name: string;
                    /** @description When it expires, ISO 8601 UTC; null: unknown. */
                    expires_at: string | null;
                    /** @description Whole days until then on the day of the report; null if unknown. */
                    days_left: number | null;
                    /** @description Issuer or registrar; null if unknown. */
                    by: string | null;
                }[];
            } | null;
            /** @description The section; null if it is left out. */
            changes: {
                /** @description Changes of note in the period. */
                total: number;
                /** @description The same by type, the most frequent first. */
                by_type: {
                    /** @description Type, as in get-site-changes-v1. */
                    type: string;
                    /** @description How many there were. */
                    count: number;
                }[];
                /** @description Changes from before this are not kept, ISO 8601 UTC. */
                records_since: string;
                /** @description Rows of the list beyond those given here. */
                left_out: number;
                /** @description The changes, newest first. */
                items: {
                    /** @description Id of the site. */
                    site_id: number;
                    /** @description Name of the site. */
                    site_name: string;
                    /** @description Id of the change. */
                    id: number;
                    /** @description Type, as in get-site-changes-v1. */
                    type: string;
                    /** @description Name of what changed; empty if the site gave none. */
                    object: string;
                    /** @description Who changed it; empty if unknown. */
                    user: string;
                    /** @description When it happened, ISO 8601 UTC. */
                    at: string;
                }[];
            } | null;
            /** @description The section; null if it is left out. */
            costs: {
                /** @description Currency, ISO 4217. */
                currency: string;
                /** @description Costs that run. */
                total: number;
                /** @description Their monthly total. */
                monthly: number;
                /** @description Their yearly total. */
                yearly: number;
                /** @description Rows of the list beyond those given here. */
                left_out: number;
                /** @description The running costs of the client, by name. */
                items: {
                    /** @description Id of the cost. */
                    id: number;
                    /** @description Name of the cost. */
                    name: string;
                    /** @description Share of the sites of the client at each renewal. */
                    amount: number;
                    /**
                     * @description How often it is paid: weekly, monthly, quarterly, yearly, once.
                     * @enum {string}
                     */
                    frequency: "weekly" | "monthly" | "quarterly" | "yearly" | "once";
                    /** @description Sites of the client that it is for. */
                    sites: number;
                    /** @description Day of the next renewal, YYYY-MM-DD; null if there is none. */
                    next_renewal: string | null;
                }[];
            } | null;
            /** @description What somebody wrote for the report; null if nobody did, or it is left out. */
            note: string | null;
        };
        "print-client-report-v1.input": {
            /** @description Id of the client, or its e-mail address. */
            client_id_or_email: number | string;
            /**
             * @description A whole month, YYYY-MM. Without month and days: last month.
             * @example 2026-10
             */
            month?: string;
            /**
             * @description First day of any other period, YYYY-MM-DD.
             * @example 2026-10-01
             */
            from?: string;
            /**
             * @description Last day of it, YYYY-MM-DD.
             * @example 2026-10-31
             */
            to?: string;
            /**
             * @description Time zone of the days, as an IANA name. Default: the one in the branding of the client.
             * @example Europe/Berlin
             */
            time_zone?: string;
            /**
             * @description Language of the texts. Default: the one in the branding of the client.
             * @enum {string}
             */
            language?: "en" | "de";
            /** @description Only these sections. Default: the ones in the branding of the client. */
            sections?: ("summary" | "uptime" | "incidents" | "updates" | "rollbacks" | "security" | "backups" | "expiry" | "changes" | "costs" | "note")[];
        };
        "print-client-report-v1.output": {
            /** @description Name for the file. */
            file_name: string;
            /** @description The PDF, in base64. */
            pdf_base64: string;
        };
        "list-report-schedules-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /** @description Only the schedule of this client. */
            client_id?: number;
        };
        "list-report-schedules-v1.output": {
            /** @description The schedules of this page. */
            items: {
                /** @description Id of the schedule. */
                id: number;
                /** @description Id of the client; null: for all clients without a schedule of their own. */
                client_id: number | null;
                /** @description Name of the client. */
                client: string | null;
                /**
                 * @description How often, and what a report is about: the week before, Monday to Sunday, the month or the quarter before.
                 * @enum {string}
                 */
                every: "week" | "month" | "quarter";
                /**
                 * @description Each week: day on which the report on the week before is sent, in the morning.
                 * @enum {string}
                 */
                weekday: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
                /** @description Each month or quarter: day of the month after it on which its report is sent, in the morning. */
                day: number;
                /** @description IANA name, e.g. Europe/Berlin. */
                time_zone: string;
                /** @description Addresses that reports go to. Empty: the address of the client and those of its contacts. */
                recipients: string[];
                /** @description Whether reports are sent. */
                enabled: boolean;
                /** @description When the next report is sent, ISO 8601 UTC; null while it is disabled. */
                next_at: string | null;
                /** @description First day that the next report is about, YYYY-MM-DD; null while it is disabled. After the interval was changed, it is the first day without a report. */
                next_from: string | null;
                /** @description Last day that the next report is about, YYYY-MM-DD; null while it is disabled. */
                next_to: string | null;
                /**
                 * @description What keeps reports from being sent. client_suspended: unsuspend the client. no_mail_server: set the address of the mail server and the sender, on the page Settings or as SITEKEEPER_SMTP_URL and SITEKEEPER_MAIL_FROM.
                 * @enum {string|null}
                 */
                problem: "client_suspended" | "no_mail_server" | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All schedules that match. */
            total: number;
        };
        "set-report-schedule-v1.input": {
            /**
             * @description Id of the client; null: all clients without a schedule of their own.
             * @default null
             */
            client_id?: number | null;
            /** @description Id of the schedule to change. If it has been deleted since, the call is refused, and no new one is made. null: a new one; if somebody has added one since, the call is refused, and that one stays as it is. Left out: whichever is there, or a new one. */
            schedule_id?: number | null;
            /**
             * @description How often, and what a report is about: the week before, Monday to Sunday, the month or the quarter before.
             * @enum {string}
             */
            every?: "week" | "month" | "quarter";
            /**
             * @description Each week: day on which the report on the week before is sent, in the morning.
             * @enum {string}
             */
            weekday?: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
            /** @description Each month or quarter: day of the month after it on which its report is sent, in the morning. */
            day?: number;
            /** @description IANA name, e.g. Europe/Berlin. */
            time_zone?: string;
            /** @description Addresses that reports go to. Empty: the address of the client and those of its contacts. */
            recipients?: string[];
            /** @description Whether reports are sent. true for a new schedule. */
            enabled?: boolean;
        };
        "set-report-schedule-v1.output": {
            /** @description Id of the schedule. */
            id: number;
            /** @description Id of the client; null: for all clients without a schedule of their own. */
            client_id: number | null;
            /** @description Name of the client. */
            client: string | null;
            /**
             * @description How often, and what a report is about: the week before, Monday to Sunday, the month or the quarter before.
             * @enum {string}
             */
            every: "week" | "month" | "quarter";
            /**
             * @description Each week: day on which the report on the week before is sent, in the morning.
             * @enum {string}
             */
            weekday: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
            /** @description Each month or quarter: day of the month after it on which its report is sent, in the morning. */
            day: number;
            /** @description IANA name, e.g. Europe/Berlin. */
            time_zone: string;
            /** @description Addresses that reports go to. Empty: the address of the client and those of its contacts. */
            recipients: string[];
            /** @description Whether reports are sent. */
            enabled: boolean;
            /** @description When the next report is sent, ISO 8601 UTC; null while it is disabled. */
            next_at: string | null;
            /** @description First day that the next report is about, YYYY-MM-DD; null while it is disabled. After the interval was changed, it is the first day without a report. */
            next_from: string | null;
            /** @description Last day that the next report is about, YYYY-MM-DD; null while it is disabled. */
            next_to: string | null;
            /**
             * @description What keeps reports from being sent. client_suspended: unsuspend the client. no_mail_server: set the address of the mail server and the sender, on the page Settings or as SITEKEEPER_SMTP_URL and SITEKEEPER_MAIL_FROM.
             * @enum {string|null}
             */
            problem: "client_suspended" | "no_mail_server" | null;
        };
        "delete-report-schedule-v1.input": {
            /** @description Id of the schedule. */
            schedule_id: number;
        };
        "delete-report-schedule-v1.output": {
            /** @description true. */
            deleted: boolean;
            /** @description Id of the schedule. */
            schedule_id: number;
        };
        "list-report-mails-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /** @description Only those of this client. */
            client_id?: number;
            /**
             * @description Only those in these states.
             * @default any
             */
            state?: ("any" | "pending" | "preparing" | "sending" | "sent" | "failed" | "unknown") | ("pending" | "preparing" | "sending" | "sent" | "failed" | "unknown")[];
        };
        "list-report-mails-v1.output": {
            /** @description The mails of this page. */
            items: {
                /** @description Id of the mail. */
                id: number;
                /** @description Id of the client. */
                client_id: number;
                /** @description Name of the client. */
                client: string;
                /**
                 * @description Period of the report: a month, YYYY-MM, a week, YYYY-Wnn (ISO 8601), a quarter, YYYY-Qn, or days, YYYY-MM-DD/YYYY-MM-DD.
                 * @example 2026-10
                 */
                period: string;
                /** @description First day of the period, YYYY-MM-DD. */
                from: string;
                /** @description Last day of the period, YYYY-MM-DD. */
                to: string;
                /** @description schedule, or who had it sent, such as user:anna. */
                asked_by: string;
                /**
                 * @description pending: waits, also for another attempt; preparing, sending: at this moment; sent; failed; unknown: it was handed over and no answer came, so that it may have arrived.
                 * @enum {string}
                 */
                state: "pending" | "preparing" | "sending" | "sent" | "failed" | "unknown";
                /** @description Where it was sent. Empty before the first attempt. */
                recipients: string[];
                /** @description How often it was tried. */
                attempts: number;
                /** @description What the mail server said, or why the mail was not sent. */
                answer: string;
                /** @description When it became due, ISO 8601 UTC. */
                created_at: string;
                /** @description When it is tried (again), ISO 8601 UTC; null if that is over. */
                next_at: string | null;
                /** @description When it was sent or given up, ISO 8601 UTC. */
                ended_at: string | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All mails that match. */
            total: number;
        };
        "send-report-v1.input": {
            /** @description Id of the client, or its e-mail address. */
            client_id_or_email: number | string;
            /**
             * @description Period of the report: a month, YYYY-MM, a week, YYYY-Wnn (ISO 8601), a quarter, YYYY-Qn, or days, YYYY-MM-DD/YYYY-MM-DD. Default: the month before.
             * @example 2026-10
             * @example 2026-W42
             * @example 2026-Q4
             */
            period?: string;
        };
        /** @description A report as a mail. */
        "send-report-v1.output": {
            /** @description Id of the mail. */
            id: number;
            /** @description Id of the client. */
            client_id: number;
            /** @description Name of the client. */
            client: string;
            /**
             * @description Period of the report: a month, YYYY-MM, a week, YYYY-Wnn (ISO 8601), a quarter, YYYY-Qn, or days, YYYY-MM-DD/YYYY-MM-DD.
             * @example 2026-10
             */
            period: string;
            /** @description First day of the period, YYYY-MM-DD. */
            from: string;
            /** @description Last day of the period, YYYY-MM-DD. */
            to: string;
            /** @description schedule, or who had it sent, such as user:anna. */
            asked_by: string;
            /**
             * @description pending: waits, also for another attempt; preparing, sending: at this moment; sent; failed; unknown: it was handed over and no answer came, so that it may have arrived.
             * @enum {string}
             */
            state: "pending" | "preparing" | "sending" | "sent" | "failed" | "unknown";
            /** @description Where it was sent. Empty before the first attempt. */
            recipients: string[];
            /** @description How often it was tried. */
            attempts: number;
            /** @description What the mail server said, or why the mail was not sent. */
            answer: string;
            /** @description When it became due, ISO 8601 UTC. */
            created_at: string;
            /** @description When it is tried (again), ISO 8601 UTC; null if that is over. */
            next_at: string | null;
            /** @description When it was sent or given up, ISO 8601 UTC. */
            ended_at: string | null;
        };
        "list-portal-links-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /** @description Id of the client, or its e-mail address. */
            client_id_or_email: number | string;
        };
        "list-portal-links-v1.output": {
            /** @description The links of this page. */
            items: {
                /** @description Id of the link. */
                id: number;
                /** @description Id of the client. */
                client_id: number;
                /** @description Whom it was given to. Empty for none. */
                note: string;
                /** @description Last characters of the link, by which it is recognised. */
                ends_with: string;
                /**
                 * @description open, expired or revoked.
                 * @enum {string}
                 */
                state: "open" | "expired" | "revoked";
                /** @description Who made it, such as user:anna. */
                created_by: string;
                /** @description When it was made, ISO 8601 UTC. */
                created_at: string;
                /** @description When it expires, ISO 8601 UTC. */
                expires_at: string;
                /** @description When it was revoked, ISO 8601 UTC; null if it was not. */
                revoked_at: string | null;
                /** @description When it was opened last, within a few minutes, ISO 8601 UTC; null for never. */
                last_used_at: string | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All links that match. */
            total: number;
        };
        "add-portal-link-v1.input": {
            /** @description Id of the client, or its e-mail address. */
            client_id_or_email: number | string;
            /**
             * @description Whom it is for, such as a name.
             * @default
             */
            note?: string;
            /**
             * @description After how many days it expires.
             * @default 365
             */
            days?: number;
        };
        "add-portal-link-v1.output": {
            /** @description Id of the link. */
            id: number;
            /** @description Id of the client. */
            client_id: number;
            /** @description Whom it was given to. Empty for none. */
            note: string;
            /** @description Last characters of the link, by which it is recognised. */
            ends_with: string;
            /**
             * @description open, expired or revoked.
             * @enum {string}
             */
            state: "open" | "expired" | "revoked";
            /** @description Who made it, such as user:anna. */
            created_by: string;
            /** @description When it was made, ISO 8601 UTC. */
            created_at: string;
            /** @description When it expires, ISO 8601 UTC. */
            expires_at: string;
            /** @description When it was revoked, ISO 8601 UTC; null if it was not. */
            revoked_at: string | null;
            /** @description When it was opened last, within a few minutes, ISO 8601 UTC; null for never. */
            last_used_at: string | null;
            /** @description The link. Not shown again. */
            url: string;
        };
        "revoke-portal-link-v1.input": {
            /** @description Id of the link. */
            link_id: number;
        };
        /** @description A link to what a client may see. */
        "revoke-portal-link-v1.output": {
            /** @description Id of the link. */
            id: number;
            /** @description Id of the client. */
            client_id: number;
            /** @description Whom it was given to. Empty for none. */
            note: string;
            /** @description Last characters of the link, by which it is recognised. */
            ends_with: string;
            /**
             * @description open, expired or revoked.
             * @enum {string}
             */
            state: "open" | "expired" | "revoked";
            /** @description Who made it, such as user:anna. */
            created_by: string;
            /** @description When it was made, ISO 8601 UTC. */
            created_at: string;
            /** @description When it expires, ISO 8601 UTC. */
            expires_at: string;
            /** @description When it was revoked, ISO 8601 UTC; null if it was not. */
            revoked_at: string | null;
            /** @description When it was opened last, within a few minutes, ISO 8601 UTC; null for never. */
            last_used_at: string | null;
        };
        "get-branding-v1.input": {
            /** @description Id of the client, or its e-mail address. Left out: the default for all clients. */
            client_id_or_email?: number | string;
        };
        "get-branding-v1.output": {
            /** @description Id of the client; null for the default. */
            client_id: number | null;
            /** @description Name that reports carry; empty for none. */
            name: string;
            /** @description The logo; null for none. */
            logo: {
                /** @description image/png, image/jpeg or image/webp. */
                type: string;
                /** @description Pixels. */
                width: number;
                /** @description Pixels. */
                height: number;
                /** @description The picture, in base64. */
                base64: string;
            } | null;
            /** @description Main colour. */
            colour: string;
            /** @description Colour of text on it. */
            text_on_colour: string;
            /** @description Its shade for text on white. */
            text_colour: string;
            /** @description Name of the sender of mails. */
            sender_name: string;
            /** @description Line at the end of reports. */
            contact_line: string;
            /** @description Text before the figures, with variables. */
            intro: string;
            /** @description Text after the figures, with variables. */
            closing: string;
            /** @description Subject of mails with reports, with variables. */
            mail_subject: string;
            /** @description Text of mails with reports, with variables. */
            mail_text: string;
            /**
             * @description Language.
             * @enum {string}
             */
            language: "en" | "de";
            /** @description Time zone. */
            time_zone: string;
            /** @description Sections of reports. */
            sections: ("summary" | "uptime" | "incidents" | "updates" | "rollbacks" | "security" | "backups" | "expiry" | "changes" | "costs" | "note")[];
            /** @description Text of the section note; empty for none. */
            note: string;
            /** @description Variables that intro, closing, mail_subject and mail_text may have, without braces. */
            variables: string[];
            /** @description Names of the members that are set here; the others come from the default, or are what everybody starts with. */
            own: string[];
        };
        "update-branding-v1.input": {
            /** @description Id of the client, or its e-mail address. Left out: the default for all clients. */
            client_id_or_email?: number | string;
            /** @description Name that reports carry. null: as the default has it. */
            name?: string | null;
            /**
             * @description Logo: a PNG, JPEG or WebP picture of at most 200 kB and 4,000 pixels a side, in base64. null: as the default has it.
             * @example iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==
             */
            logo?: string | null;
            /**
             * @description Main colour, as #rrggbb. Colours of texts follow from it, so that they can be read. null: as the default has it.
             * @example #1f4e79
             */
            colour?: string | null;
            /** @description Name of the sender of mails with reports. null: as the default has it. */
            sender_name?: string | null;
            /** @description Line at the end of reports, such as an address and a telephone number. null: as the default has it. */
            contact_line?: string | null;
            /** @description Text before the figures. Variables: {client}, {period}, {sites}, {uptime}, {incidents}, {updates}, {rollbacks}, {vulnerabilities_fixed}, {vulnerabilities_open}, {sender}. null: as the default has it. */
            intro?: string | null;
            /** @description Text after the figures. Variables: {client}, {period}, {sites}, {uptime}, {incidents}, {updates}, {rollbacks}, {vulnerabilities_fixed}, {vulnerabilities_open}, {sender}. null: as the default has it. */
            closing?: string | null;
            /** @description Subject of mails with reports, one line. Variables: {client}, {period}, {sites}, {uptime}, {incidents}, {updates}, {rollbacks}, {vulnerabilities_fixed}, {vulnerabilities_open}, {sender}. null: as the default has it. */
            mail_subject?: string | null;
            /** @description Text of mails with reports; an empty line begins a paragraph. Sender and contact line follow. Variables: {client}, {period}, {sites}, {uptime}, {incidents}, {updates}, {rollbacks}, {vulnerabilities_fixed}, {vulnerabilities_open}, {sender}. null: as the default has it. */
            mail_text?: string | null;
            /**
             * @description Language of reports. null: as the default has it.
             * @enum {string|null}
             */
            language?: "en" | "de" | null;
            /**
             * @description Time zone in which months begin and times are given, as an IANA name. null: as the default has it.
             * @example Europe/Berlin
             */
            time_zone?: string | null;
            /** @description Sections of reports. null: as the default has it. */
            sections?: ("summary" | "uptime" | "incidents" | "updates" | "rollbacks" | "security" | "backups" | "expiry" | "changes" | "costs" | "note")[] | null;
            /** @description Text of the section note, of one client only. null: as the default has it. */
            note?: string | null;
        };
        "update-branding-v1.output": {
            /** @description Id of the client; null for the default. */
            client_id: number | null;
            /** @description Name that reports carry; empty for none. */
            name: string;
            /** @description The logo; null for none. */
            logo: {
                /** @description image/png, image/jpeg or image/webp. */
                type: string;
                /** @description Pixels. */
                width: number;
                /** @description Pixels. */
                height: number;
                /** @description The picture, in base64. */
                base64: string;
            } | null;
            /** @description Main colour. */
            colour: string;
            /** @description Colour of text on it. */
            text_on_colour: string;
            /** @description Its shade for text on white. */
            text_colour: string;
            /** @description Name of the sender of mails. */
            sender_name: string;
            /** @description Line at the end of reports. */
            contact_line: string;
            /** @description Text before the figures, with variables. */
            intro: string;
            /** @description Text after the figures, with variables. */
            closing: string;
            /** @description Subject of mails with reports, with variables. */
            mail_subject: string;
            /** @description Text of mails with reports, with variables. */
            mail_text: string;
            /**
             * @description Language.
             * @enum {string}
             */
            language: "en" | "de";
            /** @description Time zone. */
            time_zone: string;
            /** @description Sections of reports. */
            sections: ("summary" | "uptime" | "incidents" | "updates" | "rollbacks" | "security" | "backups" | "expiry" | "changes" | "costs" | "note")[];
            /** @description Text of the section note; empty for none. */
            note: string;
            /** @description Variables that intro, closing, mail_subject and mail_text may have, without braces. */
            variables: string[];
            /** @description Names of the members that are set here; the others come from the default, or are what everybody starts with. */
            own: string[];
        };
        "list-costs-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Part of the name, or the whole id, whatever its case.
             * @default
             */
            search?: string;
            /**
             * @description Only those with these ids.
             * @default []
             */
            include?: number[];
            /**
             * @description Leave out those with these ids.
             * @default []
             */
            exclude?: number[];
            /** @description Only costs that are for a site of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only costs that are for a site with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Only costs in this state; any = all. Several as an array.
             * @default any
             */
            status?: ("any" | "active" | "canceled" | "onhold" | "expired" | "pending_cancelation") | ("active" | "canceled" | "onhold" | "expired" | "pending_cancelation")[];
            /**
             * @description Only costs of this type of product; any = all. Several as an array.
             * @default any
             */
            category?: ("any" | "plugin" | "theme" | "hosting" | "service" | "other") | ("plugin" | "theme" | "hosting" | "service" | "other")[];
            /**
             * @description Only subscriptions, or only what is paid once; any = all.
             * @default any
             */
            type?: ("any" | "subscription" | "lifetime") | ("subscription" | "lifetime")[];
            /** @description Only costs whose next renewal is within this many days. */
            due_within_days?: number;
            /** @description true: only costs that no longer belong to a site, tag or client; false: only those that do. */
            without_targets?: boolean;
            /** @description Only costs changed after this instant, as ISO 8601, e.g. 2026-01-31T08:00:00Z. Changes to the cost and to its targets count. */
            modified_after?: string;
            /**
             * @description What the costs are sorted by: name, price, day of the last renewal, or when they were added.
             * @default name
             * @enum {string}
             */
            sort?: "name" | "price" | "last_renewal" | "created";
            /**
             * @description Ascending or descending.
             * @default asc
             * @enum {string}
             */
            order?: "asc" | "desc";
        };
        "list-costs-v1.output": {
            /** @description The costs of this page. */
            items: {
                /** @description Id of the cost. */
                id: number;
                /** @description Name of the cost. */
                name: string;
                /** @description Price of one renewal, with at most two decimals. */
                price: number;
                /**
                 * @description Paid repeatedly, or once: subscription, lifetime.
                 * @enum {string}
                 */
                payment_type: "subscription" | "lifetime";
                /**
                 * @description What is paid for: plugin, theme, hosting, service, other.
                 * @enum {string}
                 */
                product_type: "plugin" | "theme" | "hosting" | "service" | "other";
                /**
                 * @description How often a subscription is renewed: weekly, monthly, quarterly, yearly, disabled.
                 * @enum {string}
                 */
                renewal_type: "weekly" | "monthly" | "quarterly" | "yearly" | "disabled";
                /**
                 * @description Price for each site, or for all its sites together: single_site, multi_site.
                 * @enum {string}
                 */
                license_type: "single_site" | "multi_site";
                /** @description What is paid for, where product_type is other; empty if not said. */
                product_type_title: string;
                /** @description Slug of the plugin or theme; empty for none. */
                product_slug: string;
                /** @description Day of the last renewal, YYYY-MM-DD; null for none. */
                last_renewal: string | null;
                /** @description Day of the next renewal, YYYY-MM-DD; null if it is not an active subscription. */
                next_renewal: string | null;
                /** @description How it is paid; empty for unknown. */
                payment_method: string;
                /** @description How it is paid, where payment_method has no word for it; empty if not said. */
                payment_method_title: string;
                /**
                 * @description State of the cost: active, canceled, onhold, expired, pending_cancelation.
                 * @enum {string}
                 */
                cost_tracker_status: "active" | "canceled" | "onhold" | "expired" | "pending_cancelation";
                /** @description Currency of the price, ISO 4217. */
                currency: string;
                /** @description Web page of the product; empty for none. */
                url: string;
                /** @description Notes about the cost. */
                note: string;
                /** @description Colour; empty for none. */
                product_color: string;
                /** @description Icon; empty for none. */
                icon_hidden: string;
                /** @description Ids of the sites it is for. */
                sites: number[];
                /** @description Ids of the tags whose sites it is for. */
                groups: number[];
                /** @description Ids of the clients whose sites it is for. */
                clients: number[];
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All costs that match. */
            total: number;
        };
        "get-cost-v1.input": {
            /** @description Id of the cost. */
            cost_id: number;
        };
        "get-cost-v1.output": {
            /** @description Id of the cost. */
            id: number;
            /** @description Name of the cost. */
            name: string;
            /** @description Price of one renewal, with at most two decimals. */
            price: number;
            /**
             * @description Paid repeatedly, or once: subscription, lifetime.
             * @enum {string}
             */
            payment_type: "subscription" | "lifetime";
            /**
             * @description What is paid for: plugin, theme, hosting, service, other.
             * @enum {string}
             */
            product_type: "plugin" | "theme" | "hosting" | "service" | "other";
            /**
             * @description How often a subscription is renewed: weekly, monthly, quarterly, yearly, disabled.
             * @enum {string}
             */
            renewal_type: "weekly" | "monthly" | "quarterly" | "yearly" | "disabled";
            /**
             * @description Price for each site, or for all its sites together: single_site, multi_site.
             * @enum {string}
             */
            license_type: "single_site" | "multi_site";
            /** @description What is paid for, where product_type is other; empty if not said. */
            product_type_title: string;
            /** @description Slug of the plugin or theme; empty for none. */
            product_slug: string;
            /** @description Day of the last renewal, YYYY-MM-DD; null for none. */
            last_renewal: string | null;
            /** @description Day of the next renewal, YYYY-MM-DD; null if it is not an active subscription. */
            next_renewal: string | null;
            /** @description How it is paid; empty for unknown. */
            payment_method: string;
            /** @description How it is paid, where payment_method has no word for it; empty if not said. */
            payment_method_title: string;
            /**
             * @description State of the cost: active, canceled, onhold, expired, pending_cancelation.
             * @enum {string}
             */
            cost_tracker_status: "active" | "canceled" | "onhold" | "expired" | "pending_cancelation";
            /** @description Currency of the price, ISO 4217. */
            currency: string;
            /** @description Web page of the product; empty for none. */
            url: string;
            /** @description Notes about the cost. */
            note: string;
            /** @description Colour; empty for none. */
            product_color: string;
            /** @description Icon; empty for none. */
            icon_hidden: string;
            /** @description Ids of the sites it is for. */
            sites: number[];
            /** @description Ids of the tags whose sites it is for. */
            groups: number[];
            /** @description Ids of the clients whose sites it is for. */
            clients: number[];
        };
        "add-cost-v1.input": {
            /** @description Name of the cost. */
            name: string;
            /** @description Price of one renewal, with at most two decimals. */
            price: number;
            /**
             * @description Paid repeatedly, or once: subscription, lifetime.
             * @enum {string}
             */
            payment_type: "subscription" | "lifetime";
            /**
             * @description What is paid for: plugin, theme, hosting, service, other.
             * @enum {string}
             */
            product_type: "plugin" | "theme" | "hosting" | "service" | "other";
            /**
             * @description How often a subscription is renewed: weekly, monthly, quarterly, yearly, disabled.
             * @enum {string}
             */
            renewal_type: "weekly" | "monthly" | "quarterly" | "yearly" | "disabled";
            /**
             * @description Price for each site, or for all its sites together: single_site, multi_site.
             * @enum {string}
             */
            license_type?: "single_site" | "multi_site";
            /** @description What is paid for, where product_type is other, e.g. Domain; empty or null for none. */
            product_type_title?: string | null;
            /** @description Slug of the plugin or theme, e.g. akismet/akismet.php; empty or null for none. */
            product_slug?: string | null;
            /** @description Day of the last renewal, YYYY-MM-DD, from 1970 to 2100; empty or null for none. */
            last_renewal?: string | null;
            /**
             * @description How it is paid: paypal, stripe, apple, amazon, google, credit_debit, debit_card, cash; empty or null for unknown.
             * @enum {string|null}
             */
            payment_method?: "paypal" | "stripe" | "apple" | "amazon" | "google" | "credit_debit" | "debit_card" | "cash" | "" | null;
            /** @description How it is paid, where payment_method has no word for it, e.g. SEPA; empty or null for none. */
            payment_method_title?: string | null;
            /**
             * @description State of the cost: active, canceled, onhold, expired, pending_cancelation.
             * @enum {string}
             */
            cost_tracker_status?: "active" | "canceled" | "onhold" | "expired" | "pending_cancelation";
            /** @description Web page of the product; empty or null for none. */
            url?: string | null;
            /** @description Notes about the cost; empty or null for none. */
            note?: string | null;
            /** @description Colour as #rgb or #rrggbb; empty or null for none. */
            product_color?: string | null;
            /** @description Icon, e.g. deficon:plug; empty or null for none. */
            icon_hidden?: string | null;
            /** @description Ids of the sites it is for. Give one kind only. */
            sites?: number[];
            /** @description Ids of the tags whose sites it is for. Give one kind only. */
            groups?: number[];
            /** @description Ids of the clients whose sites it is for. Give one kind only. */
            clients?: number[];
        };
        "add-cost-v1.output": {
            /** @description Id of the cost. */
            id: number;
            /** @description Name of the cost. */
            name: string;
            /** @description Price of one renewal, with at most two decimals. */
            price: number;
            /**
             * @description Paid repeatedly, or once: subscription, lifetime.
             * @enum {string}
             */
            payment_type: "subscription" | "lifetime";
            /**
             * @description What is paid for: plugin, theme, hosting, service, other.
             * @enum {string}
             */
            product_type: "plugin" | "theme" | "hosting" | "service" | "other";
            /**
             * @description How often a subscription is renewed: weekly, monthly, quarterly, yearly, disabled.
             * @enum {string}
             */
            renewal_type: "weekly" | "monthly" | "quarterly" | "yearly" | "disabled";
            /**
             * @description Price for each site, or for all its sites together: single_site, multi_site.
             * @enum {string}
             */
            license_type: "single_site" | "multi_site";
            /** @description What is paid for, where product_type is other; empty if not said. */
            product_type_title: string;
            /** @description Slug of the plugin or theme; empty for none. */
            product_slug: string;
            /** @description Day of the last renewal, YYYY-MM-DD; null for none. */
            last_renewal: string | null;
            /** @description Day of the next renewal, YYYY-MM-DD; null if it is not an active subscription. */
            next_renewal: string | null;
            /** @description How it is paid; empty for unknown. */
            payment_method: string;
            /** @description How it is paid, where payment_method has no word for it; empty if not said. */
            payment_method_title: string;
            /**
             * @description State of the cost: active, canceled, onhold, expired, pending_cancelation.
             * @enum {string}
             */
            cost_tracker_status: "active" | "canceled" | "onhold" | "expired" | "pending_cancelation";
            /** @description Currency of the price, ISO 4217. */
            currency: string;
            /** @description Web page of the product; empty for none. */
            url: string;
            /** @description Notes about the cost. */
            note: string;
            /** @description Colour; empty for none. */
            product_color: string;
            /** @description Icon; empty for none. */
            icon_hidden: string;
            /** @description Ids of the sites it is for. */
            sites: number[];
            /** @description Ids of the tags whose sites it is for. */
            groups: number[];
            /** @description Ids of the clients whose sites it is for. */
            clients: number[];
        };
        "update-cost-v1.input": {
            /** @description Id of the cost. */
            cost_id: number;
            /** @description Name of the cost. */
            name?: string;
            /** @description Price of one renewal, with at most two decimals. */
            price?: number;
            /**
             * @description Paid repeatedly, or once: subscription, lifetime.
             * @enum {string}
             */
            payment_type?: "subscription" | "lifetime";
            /**
             * @description What is paid for: plugin, theme, hosting, service, other.
             * @enum {string}
             */
            product_type?: "plugin" | "theme" | "hosting" | "service" | "other";
            /**
             * @description How often a subscription is renewed: weekly, monthly, quarterly, yearly, disabled.
             * @enum {string}
             */
            renewal_type?: "weekly" | "monthly" | "quarterly" | "yearly" | "disabled";
            /**
             * @description Price for each site, or for all its sites together: single_site, multi_site.
             * @enum {string}
             */
            license_type?: "single_site" | "multi_site";
            /** @description What is paid for, where product_type is other, e.g. Domain; empty or null for none. */
            product_type_title?: string | null;
            /** @description Slug of the plugin or theme, e.g. akismet/akismet.php; empty or null for none. */
            product_slug?: string | null;
            /** @description Day of the last renewal, YYYY-MM-DD, from 1970 to 2100; empty or null for none. */
            last_renewal?: string | null;
            /**
             * @description How it is paid: paypal, stripe, apple, amazon, google, credit_debit, debit_card, cash; empty or null for unknown.
             * @enum {string|null}
             */
            payment_method?: "paypal" | "stripe" | "apple" | "amazon" | "google" | "credit_debit" | "debit_card" | "cash" | "" | null;
            /** @description How it is paid, where payment_method has no word for it, e.g. SEPA; empty or null for none. */
            payment_method_title?: string | null;
            /**
             * @description State of the cost: active, canceled, onhold, expired, pending_cancelation.
             * @enum {string}
             */
            cost_tracker_status?: "active" | "canceled" | "onhold" | "expired" | "pending_cancelation";
            /** @description Web page of the product; empty or null for none. */
            url?: string | null;
            /** @description Notes about the cost; empty or null for none. */
            note?: string | null;
            /** @description Colour as #rgb or #rrggbb; empty or null for none. */
            product_color?: string | null;
            /** @description Icon, e.g. deficon:plug; empty or null for none. */
            icon_hidden?: string | null;
            /** @description Ids of the sites it is for. Give one kind only. */
            sites?: number[];
            /** @description Ids of the tags whose sites it is for. Give one kind only. */
            groups?: number[];
            /** @description Ids of the clients whose sites it is for. Give one kind only. */
            clients?: number[];
        };
        "update-cost-v1.output": {
            /** @description Id of the cost. */
            id: number;
            /** @description Name of the cost. */
            name: string;
            /** @description Price of one renewal, with at most two decimals. */
            price: number;
            /**
             * @description Paid repeatedly, or once: subscription, lifetime.
             * @enum {string}
             */
            payment_type: "subscription" | "lifetime";
            /**
             * @description What is paid for: plugin, theme, hosting, service, other.
             * @enum {string}
             */
            product_type: "plugin" | "theme" | "hosting" | "service" | "other";
            /**
             * @description How often a subscription is renewed: weekly, monthly, quarterly, yearly, disabled.
             * @enum {string}
             */
            renewal_type: "weekly" | "monthly" | "quarterly" | "yearly" | "disabled";
            /**
             * @description Price for each site, or for all its sites together: single_site, multi_site.
             * @enum {string}
             */
            license_type: "single_site" | "multi_site";
            /** @description What is paid for, where product_type is other; empty if not said. */
            product_type_title: string;
            /** @description Slug of the plugin or theme; empty for none. */
            product_slug: string;
            /** @description Day of the last renewal, YYYY-MM-DD; null for none. */
            last_renewal: string | null;
            /** @description Day of the next renewal, YYYY-MM-DD; null if it is not an active subscription. */
            next_renewal: string | null;
            /** @description How it is paid; empty for unknown. */
            payment_method: string;
            /** @description How it is paid, where payment_method has no word for it; empty if not said. */
            payment_method_title: string;
            /**
             * @description State of the cost: active, canceled, onhold, expired, pending_cancelation.
             * @enum {string}
             */
            cost_tracker_status: "active" | "canceled" | "onhold" | "expired" | "pending_cancelation";
            /** @description Currency of the price, ISO 4217. */
            currency: string;
            /** @description Web page of the product; empty for none. */
            url: string;
            /** @description Notes about the cost. */
            note: string;
            /** @description Colour; empty for none. */
            product_color: string;
            /** @description Icon; empty for none. */
            icon_hidden: string;
            /** @description Ids of the sites it is for. */
            sites: number[];
            /** @description Ids of the tags whose sites it is for. */
            groups: number[];
            /** @description Ids of the clients whose sites it is for. */
            clients: number[];
        };
        "delete-cost-v1.input": {
            /** @description Id of the cost. */
            cost_id: number;
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "delete-cost-v1.output": {
            /** @description False after a dry run. */
            deleted: boolean;
            /** @description True after a dry run. */
            dry_run?: boolean;
            /** @description The cost. */
            cost: {
                /** @description Id of the cost. */
                id: number;
                /** @description Name of the cost. */
                name: string;
                /** @description Price of one renewal, with at most two decimals. */
                price: number;
                /**
                 * @description Paid repeatedly, or once: subscription, lifetime.
                 * @enum {string}
                 */
                payment_type: "subscription" | "lifetime";
                /**
                 * @description What is paid for: plugin, theme, hosting, service, other.
                 * @enum {string}
                 */
                product_type: "plugin" | "theme" | "hosting" | "service" | "other";
                /**
                 * @description How often a subscription is renewed: weekly, monthly, quarterly, yearly, disabled.
                 * @enum {string}
                 */
                renewal_type: "weekly" | "monthly" | "quarterly" | "yearly" | "disabled";
                /**
                 * @description Price for each site, or for all its sites together: single_site, multi_site.
                 * @enum {string}
                 */
                license_type: "single_site" | "multi_site";
                /** @description What is paid for, where product_type is other; empty if not said. */
                product_type_title: string;
                /** @description Slug of the plugin or theme; empty for none. */
                product_slug: string;
                /** @description Day of the last renewal, YYYY-MM-DD; null for none. */
                last_renewal: string | null;
                /** @description Day of the next renewal, YYYY-MM-DD; null if it is not an active subscription. */
                next_renewal: string | null;
                /** @description How it is paid; empty for unknown. */
                payment_method: string;
                /** @description How it is paid, where payment_method has no word for it; empty if not said. */
                payment_method_title: string;
                /**
                 * @description State of the cost: active, canceled, onhold, expired, pending_cancelation.
                 * @enum {string}
                 */
                cost_tracker_status: "active" | "canceled" | "onhold" | "expired" | "pending_cancelation";
                /** @description Currency of the price, ISO 4217. */
                currency: string;
                /** @description Web page of the product; empty for none. */
                url: string;
                /** @description Notes about the cost. */
                note: string;
                /** @description Colour; empty for none. */
                product_color: string;
                /** @description Icon; empty for none. */
                icon_hidden: string;
                /** @description Ids of the sites it is for. */
                sites: number[];
                /** @description Ids of the tags whose sites it is for. */
                groups: number[];
                /** @description Ids of the clients whose sites it is for. */
                clients: number[];
            };
        };
        "get-site-costs-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
        };
        "get-site-costs-v1.output": {
            /** @description Id of the site. */
            site_id: number;
            /** @description The costs for the site, its tags and its client, by name. */
            costs: {
                /** @description Id of the cost. */
                id: number;
                /** @description Name of the cost. */
                name: string;
                /** @description Share of this site at each renewal. */
                amount: number;
                /**
                 * @description How often it is paid: weekly, monthly, quarterly, yearly, once.
                 * @enum {string}
                 */
                frequency: "weekly" | "monthly" | "quarterly" | "yearly" | "once";
                /** @description Day of the next renewal, YYYY-MM-DD; null when there is none. */
                next_due: string | null;
            }[];
            /** @description Monthly total of the active subscriptions. */
            total_monthly: number;
            /** @description Yearly total of the active subscriptions. */
            total_yearly: number;
        };
        "get-client-costs-v1.input": {
            /** @description Id of the client, or its e-mail address. */
            client_id_or_email: number | string;
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 200
             */
            per_page?: number;
        };
        "get-client-costs-v1.output": {
            /** @description The costs of the client of this page. */
            items: {
                /** @description Id of the cost. */
                id: number;
                /** @description Name of the cost. */
                name: string;
                /** @description Price of one renewal, with at most two decimals. */
                price: number;
                /**
                 * @description Paid repeatedly, or once: subscription, lifetime.
                 * @enum {string}
                 */
                payment_type: "subscription" | "lifetime";
                /**
                 * @description What is paid for: plugin, theme, hosting, service, other.
                 * @enum {string}
                 */
                product_type: "plugin" | "theme" | "hosting" | "service" | "other";
                /**
                 * @description How often a subscription is renewed: weekly, monthly, quarterly, yearly, disabled.
                 * @enum {string}
                 */
                renewal_type: "weekly" | "monthly" | "quarterly" | "yearly" | "disabled";
                /**
                 * @description Price for each site, or for all its sites together: single_site, multi_site.
                 * @enum {string}
                 */
                license_type: "single_site" | "multi_site";
                /** @description What is paid for, where product_type is other; empty if not said. */
                product_type_title: string;
                /** @description Slug of the plugin or theme; empty for none. */
                product_slug: string;
                /** @description Day of the last renewal, YYYY-MM-DD; null for none. */
                last_renewal: string | null;
                /** @description Day of the next renewal, YYYY-MM-DD; null if it is not an active subscription. */
                next_renewal: string | null;
                /** @description How it is paid; empty for unknown. */
                payment_method: string;
                /** @description How it is paid, where payment_method has no word for it; empty if not said. */
                payment_method_title: string;
                /**
                 * @description State of the cost: active, canceled, onhold, expired, pending_cancelation.
                 * @enum {string}
                 */
                cost_tracker_status: "active" | "canceled" | "onhold" | "expired" | "pending_cancelation";
                /** @description Currency of the price, ISO 4217. */
                currency: string;
                /** @description Web page of the product; empty for none. */
                url: string;
                /** @description Notes about the cost. */
                note: string;
                /** @description Colour; empty for none. */
                product_color: string;
                /** @description Icon; empty for none. */
                icon_hidden: string;
                /** @description Ids of the sites it is for. */
                sites: number[];
                /** @description Ids of the tags whose sites it is for. */
                groups: number[];
                /** @description Ids of the clients whose sites it is for. */
                clients: number[];
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All costs of the client that match. */
            total: number;
        };
        "get-cost-sites-v1.input": {
            /** @description Id of the cost. */
            cost_id: number;
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
        };
        "get-cost-sites-v1.output": {
            /** @description The sites that the cost is for of this page. */
            items: {
                /** @description Id of the site. */
                id: number;
                /** @description Address of the site, with a slash at the end. */
                url: string;
                /** @description Name of the site. */
                name: string;
                /**
                 * @description connected, disconnected or suspended.
                 * @enum {string}
                 */
                status: "connected" | "disconnected" | "suspended";
                /** @description Id of the client the site belongs to; null for none. */
                client_id: number | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All sites that the cost is for that match. */
            total: number;
        };
        "get-cost-clients-v1.input": {
            /** @description Id of the cost. */
            cost_id: number;
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
        };
        "get-cost-clients-v1.output": {
            /** @description The clients that the cost is for of this page. */
            items: {
                /** @description Id of the client. */
                id: number;
                /** @description Name of the client. */
                name: string;
                /** @description E-mail address. Empty for none. */
                email: string;
                /**
                 * @description active, suspended, lead or lost.
                 * @enum {string}
                 */
                status: "active" | "suspended" | "lead" | "lost";
                /** @description Phone number. Empty for none. */
                phone: string;
                /** @description First line of the address. Empty for none. */
                address_1: string;
                /** @description Second line of the address. Empty for none. */
                address_2: string;
                /** @description City. Empty for none. */
                city: string;
                /** @description State or province. Empty for none. */
                state: string;
                /** @description Postal code. Empty for none. */
                zip: string;
                /** @description Country. Empty for none. */
                country: string;
                /** @description Notes about the client. Empty for none. */
                note: string;
                /** @description Facebook page. Empty for none. */
                facebook: string;
                /** @description Twitter account. Empty for none. */
                twitter: string;
                /** @description Instagram account. Empty for none. */
                instagram: string;
                /** @description LinkedIn page. Empty for none. */
                linkedin: string;
                /** @description 1 while the client is suspended, else 0. */
                suspended: number;
                /** @description When the client was added, ISO 8601 UTC. */
                created: string;
                /** @description Sites of the client. */
                sites_count: number;
                /** @description Ids of the sites of the client. */
                selected_sites: number[];
                /** @description Values of the custom fields, those that only this client has included, by field name. */
                custom_fields: {
                    [key: string]: string;
                };
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All clients that the cost is for that match. */
            total: number;
        };
        "get-costs-overview-v1.input": {
            /** @description Only costs that are for a site of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only costs that are for a site with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
        };
        "get-costs-overview-v1.output": {
            /** @description Currency of all amounts, ISO 4217. */
            currency: string;
            /** @description Monthly total of the active subscriptions: a twelfth of the yearly total. */
            total_monthly: number;
            /** @description Yearly total of the active subscriptions. */
            total_yearly: number;
            /** @description The renewals of twelve months, starting with the whole of the current month. */
            months: {
                /** @description The month, YYYY-MM. */
                month: string;
                /** @description What is paid in the month. */
                total: number;
                /** @description The total by type of product. */
                by_type: {
                    /** @description Of this: plugin. */
                    plugin: number;
                    /** @description Of this: theme. */
                    theme: number;
                    /** @description Of this: hosting. */
                    hosting: number;
                    /** @description Of this: service. */
                    service: number;
                    /** @description Of this: other. */
                    other: number;
                };
            }[];
            /** @description Active subscriptions without a last renewal: included in the totals, but in no month. */
            undated: number;
            /** @description Costs whose next renewal is within 30 days. */
            due_30: {
                /** @description Costs due: the total of list-costs-v1 with 30 days. */
                count: number;
                /** @description Total of their next renewals. */
                amount: number;
            };
            /** @description Costs whose next renewal is within 90 days. */
            due_90: {
                /** @description Costs due: the total of list-costs-v1 with 90 days. */
                count: number;
                /** @description Total of their next renewals. */
                amount: number;
            };
            /** @description The first 200 renewals within 90 days, soonest first. */
            due: {
                /** @description Id of the cost. */
                id: number;
                /** @description Name of the cost. */
                name: string;
                /** @description What is paid for. */
                product_type: string;
                /** @description Day of the next renewal, YYYY-MM-DD. */
                next_renewal: string;
                /** @description Amount of the renewal, for all its sites. */
                amount: number;
                /** @description Sites it is for. */
                sites_count: number;
            }[];
        };
        "list-tags-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Part of the name, whatever its case.
             * @default
             */
            search?: string;
            /**
             * @description Only those with these ids.
             * @default []
             */
            include?: number[];
            /**
             * @description Leave out those with these ids.
             * @default []
             */
            exclude?: number[];
            /** @description Only tags of sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only tags of sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /** @description Only the tag of this name, whatever its case. */
            name?: string;
        };
        "list-tags-v1.output": {
            /** @description The tags of this page. */
            items: {
                /** @description Id of the tag. */
                id: number;
                /** @description Name of the tag. */
                name: string;
                /** @description Colour as #rrggbb; null for none. */
                color: string | null;
                /** @description Sites with this tag. */
                sites_count: number;
                /** @description Ids of the sites with this tag. */
                sites_ids: number[];
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All tags that match. */
            total: number;
        };
        "get-tag-v1.input": {
            /** @description Id of the tag. */
            tag_id: number;
        };
        "get-tag-v1.output": {
            /** @description Id of the tag. */
            id: number;
            /** @description Name of the tag. */
            name: string;
            /** @description Colour as #rrggbb; null for none. */
            color: string | null;
            /** @description Sites with this tag. */
            sites_count: number;
            /** @description Ids of the sites with this tag. */
            sites_ids: number[];
        };
        "add-tag-v1.input": {
            /** @description Name of the tag, unique regardless of case. */
            name: string;
            /** @description Colour as #rrggbb; empty or null for none. */
            color?: string | null;
        };
        "add-tag-v1.output": {
            /** @description Id of the tag. */
            id: number;
            /** @description Name of the tag. */
            name: string;
            /** @description Colour as #rrggbb; null for none. */
            color: string | null;
            /** @description Sites with this tag. */
            sites_count: number;
            /** @description Ids of the sites with this tag. */
            sites_ids: number[];
        };
        "update-tag-v1.input": {
            /** @description Id of the tag. */
            tag_id: number;
            /** @description Name of the tag, unique regardless of case. */
            name?: string;
            /** @description Colour as #rrggbb; empty or null for none. */
            color?: string | null;
        };
        "update-tag-v1.output": {
            /** @description Id of the tag. */
            id: number;
            /** @description Name of the tag. */
            name: string;
            /** @description Colour as #rrggbb; null for none. */
            color: string | null;
            /** @description Sites with this tag. */
            sites_count: number;
            /** @description Ids of the sites with this tag. */
            sites_ids: number[];
        };
        "delete-tag-v1.input": {
            /** @description Id of the tag. */
            tag_id: number;
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "delete-tag-v1.output": {
            /** @description False after a dry run. */
            deleted: boolean;
            /** @description True after a dry run. */
            dry_run?: boolean;
            /** @description The tag. */
            tag: {
                /** @description Id of the tag. */
                id: number;
                /** @description Name of the tag. */
                name: string;
            };
            /** @description Costs that no longer belong to anything. list-costs-v1 lists them with without_targets. */
            stranded_costs?: {
                /** @description Id of the cost. */
                id: number;
                /** @description Name of the cost. */
                name: string;
            }[];
            /** @description Update windows for the sites of this tag. They are deleted with it, and no longer update these sites. */
            update_windows?: {
                /** @description Id of the update window. */
                id: number;
                /** @description Name of the update window. */
                name: string;
            }[];
            /** @description Enabled alarm rules that were only for it. They are kept and tell nothing until update-alarm-rule-v1 gives them other tags or clients. */
            silenced_rules?: {
                /** @description Id of the alarm rule. */
                id: number;
                /** @description Name of the alarm rule. */
                name: string;
            }[];
            /** @description Enabled maintenance windows that were only for it. They are kept and are for no site until update-maintenance-window-v1 gives them others. */
            stranded_windows?: {
                /** @description Id of the maintenance window. */
                id: number;
                /** @description Name of the maintenance window. */
                name: string;
            }[];
            /** @description What would change; only after a dry run. */
            would_affect?: {
                /** @description Id of the tag. */
                id: number;
                /** @description Name of the tag. */
                name: string;
                /** @description Sites that would lose the tag. */
                sites_count: number;
                /** @description Clients of those sites. */
                clients_count: number;
                /** @description Costs that no longer belong to anything. list-costs-v1 lists them with without_targets. */
                stranded_costs: {
                    /** @description Id of the cost. */
                    id: number;
                    /** @description Name of the cost. */
                    name: string;
                }[];
                /** @description Update windows for the sites of this tag. They are deleted with it, and no longer update these sites. */
                update_windows: {
                    /** @description Id of the update window. */
                    id: number;
                    /** @description Name of the update window. */
                    name: string;
                }[];
                /** @description Enabled alarm rules that were only for it. They are kept and tell nothing until update-alarm-rule-v1 gives them other tags or clients. */
                silenced_rules: {
                    /** @description Id of the alarm rule. */
                    id: number;
                    /** @description Name of the alarm rule. */
                    name: string;
                }[];
                /** @description Enabled maintenance windows that were only for it. They are kept and are for no site until update-maintenance-window-v1 gives them others. */
                stranded_windows: {
                    /** @description Id of the maintenance window. */
                    id: number;
                    /** @description Name of the maintenance window. */
                    name: string;
                }[];
            };
            /** @description What to consider before deleting. Only after a dry run. */
            warnings?: string[];
            /** @description The warnings by code, in the same order. Only after a dry run. */
            warning_causes?: {
                /**
                 * @description What it is about.
                 * @enum {string}
                 */
                code: "costs_stranded" | "rules_silenced" | "sites_leave_client" | "sites_lose_tag" | "sites_stay_suspended" | "sites_suspended_with_client" | "update_windows_deleted" | "windows_stranded";
                /** @description How many it is about. */
                count: number;
            }[];
        };
        "get-tag-sites-v1.input": {
            /** @description Id of the tag. */
            tag_id: number;
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
        };
        "get-tag-sites-v1.output": {
            /** @description The sites with the tag of this page. */
            items: {
                /** @description Id of the site. */
                id: number;
                /** @description Address of the site, with a slash at the end. */
                url: string;
                /** @description Name of the site. */
                name: string;
                /**
                 * @description connected, disconnected or suspended.
                 * @enum {string}
                 */
                status: "connected" | "disconnected" | "suspended";
                /** @description Id of the client the site belongs to; null for none. */
                client_id: number | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All sites with the tag that match. */
            total: number;
        };
        "get-tag-clients-v1.input": {
            /** @description Id of the tag. */
            tag_id: number;
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
        };
        "get-tag-clients-v1.output": {
            /** @description The clients with the tag of this page. */
            items: {
                /** @description Id of the client. */
                id: number;
                /** @description Name of the client. */
                name: string;
                /** @description E-mail address. Empty for none. */
                email: string;
                /**
                 * @description active, suspended, lead or lost.
                 * @enum {string}
                 */
                status: "active" | "suspended" | "lead" | "lost";
                /** @description Phone number. Empty for none. */
                phone: string;
                /** @description First line of the address. Empty for none. */
                address_1: string;
                /** @description Second line of the address. Empty for none. */
                address_2: string;
                /** @description City. Empty for none. */
                city: string;
                /** @description State or province. Empty for none. */
                state: string;
                /** @description Postal code. Empty for none. */
                zip: string;
                /** @description Country. Empty for none. */
                country: string;
                /** @description Notes about the client. Empty for none. */
                note: string;
                /** @description Facebook page. Empty for none. */
                facebook: string;
                /** @description Twitter account. Empty for none. */
                twitter: string;
                /** @description Instagram account. Empty for none. */
                instagram: string;
                /** @description LinkedIn page. Empty for none. */
                linkedin: string;
                /** @description 1 while the client is suspended, else 0. */
                suspended: number;
                /** @description When the client was added, ISO 8601 UTC. */
                created: string;
                /** @description Sites of the client. */
                sites_count: number;
                /** @description Ids of the sites of the client. */
                selected_sites: number[];
                /** @description Values of the custom fields, those that only this client has included, by field name. */
                custom_fields: {
                    [key: string]: string;
                };
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All clients with the tag that match. */
            total: number;
        };
        "list-events-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Only events of these types.
             * @default any
             */
            type?: ("any" | "site.down" | "site.up" | "site.unwatched" | "site.disconnected" | "site.reconnected" | "site.sync_failing" | "site.sync_recovered" | "site.search_engines_blocked" | "site.search_engines_allowed" | "site.connector_outdated" | "site.connector_updated" | "certificate.expiring" | "certificate.renewed" | "certificate.unwatched" | "domain.expiring" | "domain.renewed" | "domain.unwatched" | "site.php_end_of_life" | "site.wordpress_end_of_life" | "site.software_supported" | "vulnerability.found" | "vulnerability.fixed" | "vulnerability.unwatched" | "files.altered" | "files.restored" | "run.halted" | "run.resumed" | "run.finished" | "update.rolled_back" | "site.broken" | "site.mended" | "cost.due" | "key.created" | "sign_in.locked_out" | "user.role_changed" | "feed.failing" | "feed.recovered" | "feed.unwatched" | "channel.failing" | "channel.recovered" | "channel.unwatched" | "monitoring.outbound_broken" | "monitoring.outbound_recovered") | ("site.down" | "site.up" | "site.unwatched" | "site.disconnected" | "site.reconnected" | "site.sync_failing" | "site.sync_recovered" | "site.search_engines_blocked" | "site.search_engines_allowed" | "site.connector_outdated" | "site.connector_updated" | "certificate.expiring" | "certificate.renewed" | "certificate.unwatched" | "domain.expiring" | "domain.renewed" | "domain.unwatched" | "site.php_end_of_life" | "site.wordpress_end_of_life" | "site.software_supported" | "vulnerability.found" | "vulnerability.fixed" | "vulnerability.unwatched" | "files.altered" | "files.restored" | "run.halted" | "run.resumed" | "run.finished" | "update.rolled_back" | "site.broken" | "site.mended" | "cost.due" | "key.created" | "sign_in.locked_out" | "user.role_changed" | "feed.failing" | "feed.recovered" | "feed.unwatched" | "channel.failing" | "channel.recovered" | "channel.unwatched" | "monitoring.outbound_broken" | "monitoring.outbound_recovered")[];
            /**
             * @description Only events of these severities.
             * @default any
             */
            severity?: ("any" | "critical" | "high" | "medium" | "low" | "info") | ("critical" | "high" | "medium" | "low" | "info")[];
            /** @description Only events about this site. */
            site_id?: number;
            /** @description Only events about this client or one of its sites. */
            client_id?: number;
            /** @description Only events about sites with this tag. */
            tag_id?: number;
            /**
             * @description Only events at or after this instant, as ISO 8601.
             * @example 2026-11-22T10:00:00Z
             */
            since?: string;
            /**
             * @description Only events before this instant, as ISO 8601.
             * @example 2026-11-22T10:00:00Z
             */
            until?: string;
            /**
             * @description Part of the type, of the details, or of the name or address of the site, whatever its case.
             * @default
             */
            search?: string;
        };
        "list-events-v1.output": {
            /** @description The events of this page. */
            items: {
                /** @description Id. Later events have higher ids. */
                id: number;
                /** @description Type, such as site.down. */
                type: string;
                /**
                 * @description How urgent it is.
                 * @enum {string}
                 */
                severity: "critical" | "high" | "medium" | "low" | "info";
                /**
                 * @description opens: something begins that ends with another event. closes: that end. single: neither.
                 * @enum {string}
                 */
                phase: "opens" | "closes" | "single";
                /** @description When it happened, ISO 8601 UTC. */
                occurred_at: string;
                /** @description What happened, in one line. */
                title: string;
                /** @description What happened and what to do, as plain text. */
                text: string;
                /** @description The site it is about; null if it is about none. */
                site: {
                    /** @description Id of the site. */
                    id: number;
                    /** @description Name of the site. */
                    name: string;
                    /** @description Address of the site. */
                    url: string;
                } | null;
                /** @description The client it is about; null if it is about none. */
                client: {
                    /** @description Id of the client. */
                    id: number;
                    /** @description Name of the client. */
                    name: string;
                } | null;
                /** @description What it opens or closes, such as uptime:site:12; empty for a single event. */
                cause: string;
                /** @description Details that depend on the type. See list-event-types-v1. */
                data: {
                    [key: string]: unknown;
                };
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All events that match. */
            total: number;
        };
        "list-event-types-v1.input": Record<string, unknown>;
        "list-event-types-v1.output": {
            /** @description All types. */
            types: {
                /** @description Type, such as site.down. */
                type: string;
                /**
                 * @description Group of types.
                 * @enum {string}
                 */
                group: "sites" | "expiry" | "safety" | "runs" | "server";
                /**
                 * @description opens: something begins that ends with another event. closes: that end. single: neither.
                 * @enum {string}
                 */
                phase: "opens" | "closes" | "single";
                /** @description When it happens. */
                summary: string;
                /** @description JSON schema of the details. */
                data: {
                    [key: string]: unknown;
                };
            }[];
        };
        "list-alarms-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Only alarms in these states; any = all.
             * @default any
             */
            state?: ("any" | "open" | "acknowledged" | "snoozed" | "on_hold" | "closed") | ("open" | "acknowledged" | "snoozed" | "on_hold" | "closed")[];
            /**
             * @description Only events of these types.
             * @default any
             */
            type?: ("any" | "site.down" | "site.up" | "site.unwatched" | "site.disconnected" | "site.reconnected" | "site.sync_failing" | "site.sync_recovered" | "site.search_engines_blocked" | "site.search_engines_allowed" | "site.connector_outdated" | "site.connector_updated" | "certificate.expiring" | "certificate.renewed" | "certificate.unwatched" | "domain.expiring" | "domain.renewed" | "domain.unwatched" | "site.php_end_of_life" | "site.wordpress_end_of_life" | "site.software_supported" | "vulnerability.found" | "vulnerability.fixed" | "vulnerability.unwatched" | "files.altered" | "files.restored" | "run.halted" | "run.resumed" | "run.finished" | "update.rolled_back" | "site.broken" | "site.mended" | "cost.due" | "key.created" | "sign_in.locked_out" | "user.role_changed" | "feed.failing" | "feed.recovered" | "feed.unwatched" | "channel.failing" | "channel.recovered" | "channel.unwatched" | "monitoring.outbound_broken" | "monitoring.outbound_recovered") | ("site.down" | "site.up" | "site.unwatched" | "site.disconnected" | "site.reconnected" | "site.sync_failing" | "site.sync_recovered" | "site.search_engines_blocked" | "site.search_engines_allowed" | "site.connector_outdated" | "site.connector_updated" | "certificate.expiring" | "certificate.renewed" | "certificate.unwatched" | "domain.expiring" | "domain.renewed" | "domain.unwatched" | "site.php_end_of_life" | "site.wordpress_end_of_life" | "site.software_supported" | "vulnerability.found" | "vulnerability.fixed" | "vulnerability.unwatched" | "files.altered" | "files.restored" | "run.halted" | "run.resumed" | "run.finished" | "update.rolled_back" | "site.broken" | "site.mended" | "cost.due" | "key.created" | "sign_in.locked_out" | "user.role_changed" | "feed.failing" | "feed.recovered" | "feed.unwatched" | "channel.failing" | "channel.recovered" | "channel.unwatched" | "monitoring.outbound_broken" | "monitoring.outbound_recovered")[];
            /**
             * @description Only events of these severities.
             * @default any
             */
            severity?: ("any" | "critical" | "high" | "medium" | "low" | "info") | ("critical" | "high" | "medium" | "low" | "info")[];
            /** @description Only events about this site. */
            site_id?: number;
            /** @description Only events about this client or one of its sites. */
            client_id?: number;
            /** @description Only events about sites with this tag. */
            tag_id?: number;
            /**
             * @description Part of the type, of the details, or of the name or address of the site, whatever its case.
             * @default
             */
            search?: string;
        };
        "list-alarms-v1.output": {
            /** @description The alarms of this page. */
            items: {
                /** @description Id of the alarm. */
                id: number;
                /**
                 * @description open; acknowledged: somebody takes care of it; snoozed: nothing is told of it for a while; on_hold: its site is suspended, or was disconnected by a person; closed: it is over.
                 * @enum {string}
                 */
                state: "open" | "acknowledged" | "snoozed" | "on_hold" | "closed";
                /** @description What it is about, such as uptime:site:12. One alarm of a cause is open at a time. */
                cause: string;
                /** @description Type of the event that opened it or made it worse last. */
                type: string;
                /**
                 * @description How urgent it is.
                 * @enum {string}
                 */
                severity: "critical" | "high" | "medium" | "low" | "info";
                /** @description What is wrong, in one line. */
                title: string;
                /** @description What is wrong and what to do, as plain text. */
                text: string;
                /** @description The site it is about; null if it is about none. */
                site: {
                    /** @description Id of the site. */
                    id: number;
                    /** @description Name of the site. */
                    name: string;
                    /** @description Address of the site. */
                    url: string;
                } | null;
                /** @description The client it is about; null if it is about none. */
                client: {
                    /** @description Id of the client. */
                    id: number;
                    /** @description Name of the client. */
                    name: string;
                } | null;
                /** @description Details of that event. */
                data: {
                    [key: string]: unknown;
                };
                /** @description When it began, ISO 8601 UTC. */
                opened_at: string;
                /** @description When it ended, ISO 8601 UTC; null while it is open. */
                closed_at: string | null;
                /** @description When somebody acknowledged it, ISO 8601 UTC. */
                acknowledged_at: string | null;
                /** @description Who acknowledged it. */
                acknowledged_by: string | null;
                /** @description Until when nothing is told of it, ISO 8601 UTC. */
                snoozed_until: string | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All alarms that match. */
            total: number;
        };
        "acknowledge-alarms-v1.input": {
            /** @description Alarms, by id. */
            alarm_ids: number[];
        };
        "acknowledge-alarms-v1.output": {
            /** @description Alarms that were changed. */
            changed: number;
            /** @description Those of them that were over already, by id. */
            already_closed: number[];
        };
        "snooze-alarms-v1.input": {
            /** @description Alarms, by id. */
            alarm_ids: number[];
            /** @description Until when, as ISO 8601; at most a year ahead. null ends the snooze. */
            until: string | null;
        };
        "snooze-alarms-v1.output": {
            /** @description Alarms that were changed. */
            changed: number;
            /** @description Those of them that were over already, by id. */
            already_closed: number[];
        };
        "list-alarm-rules-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Part of the name, whatever its case.
             * @default
             */
            search?: string;
        };
        "list-alarm-rules-v1.output": {
            /** @description The rules of this page. */
            items: {
                /** @description Id of the alarm rule. */
                id: number;
                /** @description Name of the rule. */
                name: string;
                /** @description Whether the rule is enabled. */
                enabled: boolean;
                /** @description Only for its tags and clients. If all of them were deleted, it tells nothing. */
                limited: boolean;
                /** @description Each tag of the rule. */
                tags: {
                    /** @description Id of the tag. */
                    id: number;
                    /** @description Name of the tag. */
                    name: string;
                }[];
                /** @description Each client of the rule. */
                clients: {
                    /** @description Id of the client. */
                    id: number;
                    /** @description Name of the client. */
                    name: string;
                }[];
                /** @description Each channel of the rule. */
                channels: {
                    /** @description Id of the channel. */
                    id: number;
                    /** @description Name of the channel. */
                    name: string;
                }[];
                /** @description Types of events and groups of types; empty for all. That a told alarm is over is told in any case. */
                events: ("sites" | "expiry" | "safety" | "runs" | "server" | "site.down" | "site.up" | "site.unwatched" | "site.disconnected" | "site.reconnected" | "site.sync_failing" | "site.sync_recovered" | "site.search_engines_blocked" | "site.search_engines_allowed" | "site.connector_outdated" | "site.connector_updated" | "certificate.expiring" | "certificate.renewed" | "certificate.unwatched" | "domain.expiring" | "domain.renewed" | "domain.unwatched" | "site.php_end_of_life" | "site.wordpress_end_of_life" | "site.software_supported" | "vulnerability.found" | "vulnerability.fixed" | "vulnerability.unwatched" | "files.altered" | "files.restored" | "run.halted" | "run.resumed" | "run.finished" | "update.rolled_back" | "site.broken" | "site.mended" | "cost.due" | "key.created" | "sign_in.locked_out" | "user.role_changed" | "feed.failing" | "feed.recovered" | "feed.unwatched" | "channel.failing" | "channel.recovered" | "channel.unwatched" | "monitoring.outbound_broken" | "monitoring.outbound_recovered")[];
                /**
                 * @description Only events that are at least this urgent.
                 * @enum {string}
                 */
                min_severity: "critical" | "high" | "medium" | "low" | "info";
                /**
                 * @description At once, or as a daily or weekly digest.
                 * @enum {string}
                 */
                when: "at_once" | "daily" | "weekly";
                /**
                 * @description When a digest is sent, HH:MM.
                 * @example 08:00
                 */
                digest_at: string;
                /**
                 * @description Day of a weekly digest.
                 * @enum {string}
                 */
                digest_day: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
                /** @description IANA name, e.g. Europe/Berlin. */
                time_zone: string;
                /**
                 * @description Start of quiet hours, HH:MM: what happens then is told at their end; null for none.
                 * @example 22:00
                 */
                quiet_from: string | null;
                /**
                 * @description End of quiet hours, HH:MM.
                 * @example 22:00
                 */
                quiet_to: string | null;
                /** @description Whether critical events are told in quiet hours too. */
                critical_passes: boolean;
                /**
                 * @description cause: what belongs together, such as all sites of a host, is one message, about half a minute later. each: a message for each event, at once.
                 * @enum {string}
                 */
                grouping: "cause" | "each";
                /** @description Reminds of alarms that nobody has acknowledged, each time after so many minutes; 0 for never. */
                remind_after_minutes: number;
                /** @description Whether it is told that an alarm is over. */
                tell_recovery: boolean;
                /** @description Whether people who have turned on notifications in their browser are told there. */
                tell_browsers: boolean;
                /** @description When the next digest is due, ISO 8601 UTC; null for a rule that tells at once. */
                next_digest_at: string | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All rules that match. */
            total: number;
        };
        "add-alarm-rule-v1.input": {
            /** @description Name of the rule. */
            name: string;
            /** @description Whether the rule is enabled. */
            enabled?: boolean;
            /** @description Channels that are told, by id; at least one, unless browsers are told. */
            channel_ids: number[];
            /** @description Only sites with one of these tags. Without tags and clients: all sites. */
            tag_ids?: number[];
            /** @description Only these clients and their sites. Without tags and clients: all sites. */
            client_ids?: number[];
            /** @description Types of events and groups of types; empty for all. That a told alarm is over is told in any case. */
            events?: ("sites" | "expiry" | "safety" | "runs" | "server" | "site.down" | "site.up" | "site.unwatched" | "site.disconnected" | "site.reconnected" | "site.sync_failing" | "site.sync_recovered" | "site.search_engines_blocked" | "site.search_engines_allowed" | "site.connector_outdated" | "site.connector_updated" | "certificate.expiring" | "certificate.renewed" | "certificate.unwatched" | "domain.expiring" | "domain.renewed" | "domain.unwatched" | "site.php_end_of_life" | "site.wordpress_end_of_life" | "site.software_supported" | "vulnerability.found" | "vulnerability.fixed" | "vulnerability.unwatched" | "files.altered" | "files.restored" | "run.halted" | "run.resumed" | "run.finished" | "update.rolled_back" | "site.broken" | "site.mended" | "cost.due" | "key.created" | "sign_in.locked_out" | "user.role_changed" | "feed.failing" | "feed.recovered" | "feed.unwatched" | "channel.failing" | "channel.recovered" | "channel.unwatched" | "monitoring.outbound_broken" | "monitoring.outbound_recovered")[];
            /**
             * @description Only events that are at least this urgent.
             * @enum {string}
             */
            min_severity?: "critical" | "high" | "medium" | "low" | "info";
            /**
             * @description At once, or as a daily or weekly digest.
             * @enum {string}
             */
            when?: "at_once" | "daily" | "weekly";
            /**
             * @description When a digest is sent, HH:MM.
             * @example 08:00
             */
            digest_at?: string;
            /**
             * @description Day of a weekly digest.
             * @enum {string}
             */
            digest_day?: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
            /** @description IANA name, e.g. Europe/Berlin. */
            time_zone?: string;
            /**
             * @description Start of quiet hours, HH:MM: what happens then is told at their end; null for none.
             * @example 22:00
             */
            quiet_from?: string | null;
            /**
             * @description End of quiet hours, HH:MM.
             * @example 22:00
             */
            quiet_to?: string | null;
            /** @description Whether critical events are told in quiet hours too. */
            critical_passes?: boolean;
            /**
             * @description cause: what belongs together, such as all sites of a host, is one message, about half a minute later. each: a message for each event, at once.
             * @enum {string}
             */
            grouping?: "cause" | "each";
            /** @description Reminds of alarms that nobody has acknowledged, each time after so many minutes; 0 for never. */
            remind_after_minutes?: number;
            /** @description Whether it is told that an alarm is over. */
            tell_recovery?: boolean;
            /** @description Whether people who have turned on notifications in their browser are told there. */
            tell_browsers?: boolean;
        };
        /** @description The alarm rule. */
        "add-alarm-rule-v1.output": {
            /** @description Id of the alarm rule. */
            id: number;
            /** @description Name of the rule. */
            name: string;
            /** @description Whether the rule is enabled. */
            enabled: boolean;
            /** @description Only for its tags and clients. If all of them were deleted, it tells nothing. */
            limited: boolean;
            /** @description Each tag of the rule. */
            tags: {
                /** @description Id of the tag. */
                id: number;
                /** @description Name of the tag. */
                name: string;
            }[];
            /** @description Each client of the rule. */
            clients: {
                /** @description Id of the client. */
                id: number;
                /** @description Name of the client. */
                name: string;
            }[];
            /** @description Each channel of the rule. */
            channels: {
                /** @description Id of the channel. */
                id: number;
                /** @description Name of the channel. */
                name: string;
            }[];
            /** @description Types of events and groups of types; empty for all. That a told alarm is over is told in any case. */
            events: ("sites" | "expiry" | "safety" | "runs" | "server" | "site.down" | "site.up" | "site.unwatched" | "site.disconnected" | "site.reconnected" | "site.sync_failing" | "site.sync_recovered" | "site.search_engines_blocked" | "site.search_engines_allowed" | "site.connector_outdated" | "site.connector_updated" | "certificate.expiring" | "certificate.renewed" | "certificate.unwatched" | "domain.expiring" | "domain.renewed" | "domain.unwatched" | "site.php_end_of_life" | "site.wordpress_end_of_life" | "site.software_supported" | "vulnerability.found" | "vulnerability.fixed" | "vulnerability.unwatched" | "files.altered" | "files.restored" | "run.halted" | "run.resumed" | "run.finished" | "update.rolled_back" | "site.broken" | "site.mended" | "cost.due" | "key.created" | "sign_in.locked_out" | "user.role_changed" | "feed.failing" | "feed.recovered" | "feed.unwatched" | "channel.failing" | "channel.recovered" | "channel.unwatched" | "monitoring.outbound_broken" | "monitoring.outbound_recovered")[];
            /**
             * @description Only events that are at least this urgent.
             * @enum {string}
             */
            min_severity: "critical" | "high" | "medium" | "low" | "info";
            /**
             * @description At once, or as a daily or weekly digest.
             * @enum {string}
             */
            when: "at_once" | "daily" | "weekly";
            /**
             * @description When a digest is sent, HH:MM.
             * @example 08:00
             */
            digest_at: string;
            /**
             * @description Day of a weekly digest.
             * @enum {string}
             */
            digest_day: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
            /** @description IANA name, e.g. Europe/Berlin. */
            time_zone: string;
            /**
             * @description Start of quiet hours, HH:MM: what happens then is told at their end; null for none.
             * @example 22:00
             */
            quiet_from: string | null;
            /**
             * @description End of quiet hours, HH:MM.
             * @example 22:00
             */
            quiet_to: string | null;
            /** @description Whether critical events are told in quiet hours too. */
            critical_passes: boolean;
            /**
             * @description cause: what belongs together, such as all sites of a host, is one message, about half a minute later. each: a message for each event, at once.
             * @enum {string}
             */
            grouping: "cause" | "each";
            /** @description Reminds of alarms that nobody has acknowledged, each time after so many minutes; 0 for never. */
            remind_after_minutes: number;
            /** @description Whether it is told that an alarm is over. */
            tell_recovery: boolean;
            /** @description Whether people who have turned on notifications in their browser are told there. */
            tell_browsers: boolean;
            /** @description When the next digest is due, ISO 8601 UTC; null for a rule that tells at once. */
            next_digest_at: string | null;
        };
        "update-alarm-rule-v1.input": {
            /** @description Id of the alarm rule. */
            rule_id: number;
            /** @description Name of the rule. */
            name?: string;
            /** @description Whether the rule is enabled. */
            enabled?: boolean;
            /** @description Channels that are told, by id; at least one, unless browsers are told. */
            channel_ids?: number[];
            /** @description Only sites with one of these tags. Without tags and clients: all sites. */
            tag_ids?: number[];
            /** @description Only these clients and their sites. Without tags and clients: all sites. */
            client_ids?: number[];
            /** @description Types of events and groups of types; empty for all. That a told alarm is over is told in any case. */
            events?: ("sites" | "expiry" | "safety" | "runs" | "server" | "site.down" | "site.up" | "site.unwatched" | "site.disconnected" | "site.reconnected" | "site.sync_failing" | "site.sync_recovered" | "site.search_engines_blocked" | "site.search_engines_allowed" | "site.connector_outdated" | "site.connector_updated" | "certificate.expiring" | "certificate.renewed" | "certificate.unwatched" | "domain.expiring" | "domain.renewed" | "domain.unwatched" | "site.php_end_of_life" | "site.wordpress_end_of_life" | "site.software_supported" | "vulnerability.found" | "vulnerability.fixed" | "vulnerability.unwatched" | "files.altered" | "files.restored" | "run.halted" | "run.resumed" | "run.finished" | "update.rolled_back" | "site.broken" | "site.mended" | "cost.due" | "key.created" | "sign_in.locked_out" | "user.role_changed" | "feed.failing" | "feed.recovered" | "feed.unwatched" | "channel.failing" | "channel.recovered" | "channel.unwatched" | "monitoring.outbound_broken" | "monitoring.outbound_recovered")[];
            /**
             * @description Only events that are at least this urgent.
             * @enum {string}
             */
            min_severity?: "critical" | "high" | "medium" | "low" | "info";
            /**
             * @description At once, or as a daily or weekly digest.
             * @enum {string}
             */
            when?: "at_once" | "daily" | "weekly";
            /**
             * @description When a digest is sent, HH:MM.
             * @example 08:00
             */
            digest_at?: string;
            /**
             * @description Day of a weekly digest.
             * @enum {string}
             */
            digest_day?: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
            /** @description IANA name, e.g. Europe/Berlin. */
            time_zone?: string;
            /**
             * @description Start of quiet hours, HH:MM: what happens then is told at their end; null for none.
             * @example 22:00
             */
            quiet_from?: string | null;
            /**
             * @description End of quiet hours, HH:MM.
             * @example 22:00
             */
            quiet_to?: string | null;
            /** @description Whether critical events are told in quiet hours too. */
            critical_passes?: boolean;
            /**
             * @description cause: what belongs together, such as all sites of a host, is one message, about half a minute later. each: a message for each event, at once.
             * @enum {string}
             */
            grouping?: "cause" | "each";
            /** @description Reminds of alarms that nobody has acknowledged, each time after so many minutes; 0 for never. */
            remind_after_minutes?: number;
            /** @description Whether it is told that an alarm is over. */
            tell_recovery?: boolean;
            /** @description Whether people who have turned on notifications in their browser are told there. */
            tell_browsers?: boolean;
        };
        /** @description The alarm rule. */
        "update-alarm-rule-v1.output": {
            /** @description Id of the alarm rule. */
            id: number;
            /** @description Name of the rule. */
            name: string;
            /** @description Whether the rule is enabled. */
            enabled: boolean;
            /** @description Only for its tags and clients. If all of them were deleted, it tells nothing. */
            limited: boolean;
            /** @description Each tag of the rule. */
            tags: {
                /** @description Id of the tag. */
                id: number;
                /** @description Name of the tag. */
                name: string;
            }[];
            /** @description Each client of the rule. */
            clients: {
                /** @description Id of the client. */
                id: number;
                /** @description Name of the client. */
                name: string;
            }[];
            /** @description Each channel of the rule. */
            channels: {
                /** @description Id of the channel. */
                id: number;
                /** @description Name of the channel. */
                name: string;
            }[];
            /** @description Types of events and groups of types; empty for all. That a told alarm is over is told in any case. */
            events: ("sites" | "expiry" | "safety" | "runs" | "server" | "site.down" | "site.up" | "site.unwatched" | "site.disconnected" | "site.reconnected" | "site.sync_failing" | "site.sync_recovered" | "site.search_engines_blocked" | "site.search_engines_allowed" | "site.connector_outdated" | "site.connector_updated" | "certificate.expiring" | "certificate.renewed" | "certificate.unwatched" | "domain.expiring" | "domain.renewed" | "domain.unwatched" | "site.php_end_of_life" | "site.wordpress_end_of_life" | "site.software_supported" | "vulnerability.found" | "vulnerability.fixed" | "vulnerability.unwatched" | "files.altered" | "files.restored" | "run.halted" | "run.resumed" | "run.finished" | "update.rolled_back" | "site.broken" | "site.mended" | "cost.due" | "key.created" | "sign_in.locked_out" | "user.role_changed" | "feed.failing" | "feed.recovered" | "feed.unwatched" | "channel.failing" | "channel.recovered" | "channel.unwatched" | "monitoring.outbound_broken" | "monitoring.outbound_recovered")[];
            /**
             * @description Only events that are at least this urgent.
             * @enum {string}
             */
            min_severity: "critical" | "high" | "medium" | "low" | "info";
            /**
             * @description At once, or as a daily or weekly digest.
             * @enum {string}
             */
            when: "at_once" | "daily" | "weekly";
            /**
             * @description When a digest is sent, HH:MM.
             * @example 08:00
             */
            digest_at: string;
            /**
             * @description Day of a weekly digest.
             * @enum {string}
             */
            digest_day: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
            /** @description IANA name, e.g. Europe/Berlin. */
            time_zone: string;
            /**
             * @description Start of quiet hours, HH:MM: what happens then is told at their end; null for none.
             * @example 22:00
             */
            quiet_from: string | null;
            /**
             * @description End of quiet hours, HH:MM.
             * @example 22:00
             */
            quiet_to: string | null;
            /** @description Whether critical events are told in quiet hours too. */
            critical_passes: boolean;
            /**
             * @description cause: what belongs together, such as all sites of a host, is one message, about half a minute later. each: a message for each event, at once.
             * @enum {string}
             */
            grouping: "cause" | "each";
            /** @description Reminds of alarms that nobody has acknowledged, each time after so many minutes; 0 for never. */
            remind_after_minutes: number;
            /** @description Whether it is told that an alarm is over. */
            tell_recovery: boolean;
            /** @description Whether people who have turned on notifications in their browser are told there. */
            tell_browsers: boolean;
            /** @description When the next digest is due, ISO 8601 UTC; null for a rule that tells at once. */
            next_digest_at: string | null;
        };
        "delete-alarm-rule-v1.input": {
            /** @description Id of the alarm rule. */
            rule_id: number;
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "delete-alarm-rule-v1.output": {
            /** @description False after a dry run. */
            deleted: boolean;
            /** @description True after a dry run. */
            dry_run?: boolean;
            /** @description The alarm rule. */
            rule: {
                /** @description Id of the alarm rule. */
                id: number;
                /** @description Name of the rule. */
                name: string;
                /** @description Whether the rule is enabled. */
                enabled: boolean;
                /** @description Only for its tags and clients. If all of them were deleted, it tells nothing. */
                limited: boolean;
                /** @description Each tag of the rule. */
                tags: {
                    /** @description Id of the tag. */
                    id: number;
                    /** @description Name of the tag. */
                    name: string;
                }[];
                /** @description Each client of the rule. */
                clients: {
                    /** @description Id of the client. */
                    id: number;
                    /** @description Name of the client. */
                    name: string;
                }[];
                /** @description Each channel of the rule. */
                channels: {
                    /** @description Id of the channel. */
                    id: number;
                    /** @description Name of the channel. */
                    name: string;
                }[];
                /** @description Types of events and groups of types; empty for all. That a told alarm is over is told in any case. */
                events: ("sites" | "expiry" | "safety" | "runs" | "server" | "site.down" | "site.up" | "site.unwatched" | "site.disconnected" | "site.reconnected" | "site.sync_failing" | "site.sync_recovered" | "site.search_engines_blocked" | "site.search_engines_allowed" | "site.connector_outdated" | "site.connector_updated" | "certificate.expiring" | "certificate.renewed" | "certificate.unwatched" | "domain.expiring" | "domain.renewed" | "domain.unwatched" | "site.php_end_of_life" | "site.wordpress_end_of_life" | "site.software_supported" | "vulnerability.found" | "vulnerability.fixed" | "vulnerability.unwatched" | "files.altered" | "files.restored" | "run.halted" | "run.resumed" | "run.finished" | "update.rolled_back" | "site.broken" | "site.mended" | "cost.due" | "key.created" | "sign_in.locked_out" | "user.role_changed" | "feed.failing" | "feed.recovered" | "feed.unwatched" | "channel.failing" | "channel.recovered" | "channel.unwatched" | "monitoring.outbound_broken" | "monitoring.outbound_recovered")[];
                /**
                 * @description Only events that are at least this urgent.
                 * @enum {string}
                 */
                min_severity: "critical" | "high" | "medium" | "low" | "info";
                /**
                 * @description At once, or as a daily or weekly digest.
                 * @enum {string}
                 */
                when: "at_once" | "daily" | "weekly";
                /**
                 * @description When a digest is sent, HH:MM.
                 * @example 08:00
                 */
                digest_at: string;
                /**
                 * @description Day of a weekly digest.
                 * @enum {string}
                 */
                digest_day: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
                /** @description IANA name, e.g. Europe/Berlin. */
                time_zone: string;
                /**
                 * @description Start of quiet hours, HH:MM: what happens then is told at their end; null for none.
                 * @example 22:00
                 */
                quiet_from: string | null;
                /**
                 * @description End of quiet hours, HH:MM.
                 * @example 22:00
                 */
                quiet_to: string | null;
                /** @description Whether critical events are told in quiet hours too. */
                critical_passes: boolean;
                /**
                 * @description cause: what belongs together, such as all sites of a host, is one message, about half a minute later. each: a message for each event, at once.
                 * @enum {string}
                 */
                grouping: "cause" | "each";
                /** @description Reminds of alarms that nobody has acknowledged, each time after so many minutes; 0 for never. */
                remind_after_minutes: number;
                /** @description Whether it is told that an alarm is over. */
                tell_recovery: boolean;
                /** @description Whether people who have turned on notifications in their browser are told there. */
                tell_browsers: boolean;
                /** @description When the next digest is due, ISO 8601 UTC; null for a rule that tells at once. */
                next_digest_at: string | null;
            };
        };
        "preview-alarm-rule-v1.input": {
            /**
             * @description How many days back.
             * @default 7
             */
            days?: number;
            /** @description Only sites with one of these tags. Without tags and clients: all sites. */
            tag_ids?: number[];
            /** @description Only these clients and their sites. Without tags and clients: all sites. */
            client_ids?: number[];
            /** @description Types of events and groups of types; empty for all. That a told alarm is over is told in any case. */
            events?: ("sites" | "expiry" | "safety" | "runs" | "server" | "site.down" | "site.up" | "site.unwatched" | "site.disconnected" | "site.reconnected" | "site.sync_failing" | "site.sync_recovered" | "site.search_engines_blocked" | "site.search_engines_allowed" | "site.connector_outdated" | "site.connector_updated" | "certificate.expiring" | "certificate.renewed" | "certificate.unwatched" | "domain.expiring" | "domain.renewed" | "domain.unwatched" | "site.php_end_of_life" | "site.wordpress_end_of_life" | "site.software_supported" | "vulnerability.found" | "vulnerability.fixed" | "vulnerability.unwatched" | "files.altered" | "files.restored" | "run.halted" | "run.resumed" | "run.finished" | "update.rolled_back" | "site.broken" | "site.mended" | "cost.due" | "key.created" | "sign_in.locked_out" | "user.role_changed" | "feed.failing" | "feed.recovered" | "feed.unwatched" | "channel.failing" | "channel.recovered" | "channel.unwatched" | "monitoring.outbound_broken" | "monitoring.outbound_recovered")[];
            /**
             * @description Only events that are at least this urgent.
             * @enum {string}
             */
            min_severity?: "critical" | "high" | "medium" | "low" | "info";
            /**
             * @description At once, or as a daily or weekly digest.
             * @enum {string}
             */
            when?: "at_once" | "daily" | "weekly";
            /**
             * @description When a digest is sent, HH:MM.
             * @example 08:00
             */
            digest_at?: string;
            /**
             * @description Day of a weekly digest.
             * @enum {string}
             */
            digest_day?: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
            /** @description IANA name, e.g. Europe/Berlin. */
            time_zone?: string;
            /**
             * @description Start of quiet hours, HH:MM: what happens then is told at their end; null for none.
             * @example 22:00
             */
            quiet_from?: string | null;
            /**
             * @description End of quiet hours, HH:MM.
             * @example 22:00
             */
            quiet_to?: string | null;
            /** @description Whether critical events are told in quiet hours too. */
            critical_passes?: boolean;
            /**
             * @description cause: what belongs together, such as all sites of a host, is one message, about half a minute later. each: a message for each event, at once.
             * @enum {string}
             */
            grouping?: "cause" | "each";
            /** @description Reminds of alarms that nobody has acknowledged, each time after so many minutes; 0 for never. */
            remind_after_minutes?: number;
            /** @description Whether it is told that an alarm is over. */
            tell_recovery?: boolean;
            /** @description Whether people who have turned on notifications in their browser are told there. */
            tell_browsers?: boolean;
        };
        "preview-alarm-rule-v1.output": {
            /** @description Events that were looked at. */
            events: number;
            /** @description True if there were more than 5000: only the newest are looked at. */
            truncated: boolean;
            /** @description Messages that each channel would have got. Reminders are not counted. */
            total: number;
            /** @description The newest of them, at most 100. */
            messages: {
                /** @description When, ISO 8601 UTC. */
                at: string;
                /** @description Title of the message. */
                title: string;
                /**
                 * @description How urgent it is.
                 * @enum {string}
                 */
                severity: "critical" | "high" | "medium" | "low" | "info";
                /** @description Events in it. */
                events: number;
            }[];
        };
        "get-bell-v1.input": {
            /** @description Only alarms about sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only alarms about sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
        };
        "get-bell-v1.output": {
            /** @description Alarms that are not over and began since you last looked. */
            unseen: number;
            /** @description Those of them that are critical or high. */
            unseen_urgent: number;
            /** @description Alarms that are open, whenever they began. */
            open: number;
            /** @description When you last looked, ISO 8601 UTC; null for never. */
            seen_at: string | null;
            /** @description Instant to pass to see-bell-v1, ISO 8601 UTC. */
            as_of: string;
            /** @description The newest alarms, open ones first. */
            alarms: {
                /** @description Id of the alarm. */
                id: number;
                /**
                 * @description open; acknowledged: somebody takes care of it; snoozed: nothing is told of it for a while; on_hold: its site is suspended, or was disconnected by a person; closed: it is over.
                 * @enum {string}
                 */
                state: "open" | "acknowledged" | "snoozed" | "on_hold" | "closed";
                /** @description What it is about, such as uptime:site:12. One alarm of a cause is open at a time. */
                cause: string;
                /** @description Type of the event that opened it or made it worse last. */
                type: string;
                /**
                 * @description How urgent it is.
                 * @enum {string}
                 */
                severity: "critical" | "high" | "medium" | "low" | "info";
                /** @description What is wrong, in one line. */
                title: string;
                /** @description What is wrong and what to do, as plain text. */
                text: string;
                /** @description The site it is about; null if it is about none. */
                site: {
                    /** @description Id of the site. */
                    id: number;
                    /** @description Name of the site. */
                    name: string;
                    /** @description Address of the site. */
                    url: string;
                } | null;
                /** @description The client it is about; null if it is about none. */
                client: {
                    /** @description Id of the client. */
                    id: number;
                    /** @description Name of the client. */
                    name: string;
                } | null;
                /** @description Details of that event. */
                data: {
                    [key: string]: unknown;
                };
                /** @description When it began, ISO 8601 UTC. */
                opened_at: string;
                /** @description When it ended, ISO 8601 UTC; null while it is open. */
                closed_at: string | null;
                /** @description When somebody acknowledged it, ISO 8601 UTC. */
                acknowledged_at: string | null;
                /** @description Who acknowledged it. */
                acknowledged_by: string | null;
                /** @description Until when nothing is told of it, ISO 8601 UTC. */
                snoozed_until: string | null;
            }[];
        };
        "see-bell-v1.input": {
            /**
             * @description The instant, as ISO 8601: as_of of get-bell-v1. A later one than now counts as now.
             * @example 2026-11-22T10:00:00Z
             */
            until: string;
        };
        "see-bell-v1.output": {
            /** @description Always true. */
            seen: boolean;
        };
        "get-batch-job-status-v1.input": {
            /** @description Id of the job: the job_id of the response that queued it. */
            job_id: string;
            /** @description Only sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
        };
        "get-batch-job-status-v1.output": {
            /** @description Id of the job: its type and a UUID. */
            job_id: string;
            /** @description What the job does, e.g. sync. */
            type: string;
            /**
             * @description completed: every site has a final result, which may be a failure. failed: the job could not continue.
             * @enum {string}
             */
            status: "queued" | "processing" | "completed" | "failed" | "canceled";
            /** @description Percentage of the sites that were processed; below 100 when the job was canceled. */
            progress: number;
            /** @description Sites that were processed: those that succeeded, failed or were skipped. Canceled ones were not. */
            processed: number;
            /** @description Sites in the job. */
            total: number;
            /** @description Sites that succeeded. */
            succeeded: number;
            /** @description Sites that failed. */
            failed: number;
            /** @description Sites with nothing to do, or where nothing could be done. */
            skipped: number;
            /** @description The job waits for a decision: resume or abandon its update run. It is neither running nor done. */
            halted: boolean;
            /** @description When the work began, ISO 8601 UTC; null while queued. */
            started_at: string | null;
            /** @description When the job ended, ISO 8601 UTC; null before. */
            completed_at: string | null;
            /** @description The failed sites, the first 1,000 by id. list-job-items-v1 lists all of them. */
            errors: {
                /** @description Id of the site; of an import of sites (addsites), the line of the file. */
                site_id: number;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description The job timed out. */
            job_timed_out: boolean;
            /** @description Result of the job as a whole, for the types of jobs that have one. Not in lists of jobs. */
            result?: {
                [key: string]: unknown;
            };
        };
        "list-jobs-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /** @description Only jobs over sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only jobs over sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
            /**
             * @description Only jobs in this state.
             * @enum {string}
             */
            status?: "queued" | "processing" | "completed" | "failed" | "canceled";
            /** @description true: only jobs that have not ended yet. false: only those that have. */
            active?: boolean;
            /** @description true: only jobs that wait for a decision. false: only those that do not. */
            halted?: boolean;
        };
        "list-jobs-v1.output": {
            /** @description The jobs of this page. */
            items: {
                /** @description Id of the job: its type and a UUID. */
                job_id: string;
                /** @description What the job does, e.g. sync. */
                type: string;
                /**
                 * @description completed: every site has a final result, which may be a failure. failed: the job could not continue.
                 * @enum {string}
                 */
                status: "queued" | "processing" | "completed" | "failed" | "canceled";
                /** @description Percentage of the sites that were processed; below 100 when the job was canceled. */
                progress: number;
                /** @description Sites that were processed: those that succeeded, failed or were skipped. Canceled ones were not. */
                processed: number;
                /** @description Sites in the job. */
                total: number;
                /** @description Sites that succeeded. */
                succeeded: number;
                /** @description Sites that failed. */
                failed: number;
                /** @description Sites with nothing to do, or where nothing could be done. */
                skipped: number;
                /** @description The job waits for a decision: resume or abandon its update run. It is neither running nor done. */
                halted: boolean;
                /** @description When the work began, ISO 8601 UTC; null while queued. */
                started_at: string | null;
                /** @description When the job ended, ISO 8601 UTC; null before. */
                completed_at: string | null;
                /** @description The job timed out. */
                job_timed_out: boolean;
                /** @description Result of the job as a whole, for the types of jobs that have one. Not in lists of jobs. */
                result?: {
                    [key: string]: unknown;
                };
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Jobs per page. */
            per_page: number;
            /** @description All jobs that match. */
            total: number;
        };
        "list-job-items-v1.input": {
            /** @description Id of the job: the job_id of the response that queued it. */
            job_id: string;
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 50
             */
            per_page?: number;
            /**
             * @description skipped: there was nothing to do, or nothing could be done. canceled: the job ended before its turn.
             * @enum {string}
             */
            state?: "pending" | "succeeded" | "failed" | "skipped" | "canceled";
            /** @description Only sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
        };
        "list-job-items-v1.output": {
            /** @description The sites of this page, by id. */
            items: {
                /** @description Id of the site; of an import of sites (addsites), the line of the file. */
                site_id: number;
                /**
                 * @description skipped: there was nothing to do, or nothing could be done. canceled: the job ended before its turn.
                 * @enum {string}
                 */
                state: "pending" | "succeeded" | "failed" | "skipped" | "canceled";
                /** @description Error code of a failed site. */
                code: string | null;
                /** @description What the message follows from, for programs: the cause of a failed request to the site, or e.g. checks_off. */
                cause: string | null;
                /** @description What went wrong and what to do, or why it was skipped. */
                message: string | null;
                /** @description What the job found out about the site, if anything. */
                data: {
                    [key: string]: unknown;
                } | null;
                /** @description When the site got its final result, ISO 8601 UTC. */
                finished_at: string | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Sites per page. */
            per_page: number;
            /** @description All sites that match. */
            total: number;
        };
        "cancel-job-v1.input": {
            /** @description Id of the job: the job_id of the response that queued it. */
            job_id: string;
        };
        "cancel-job-v1.output": {
            /** @description Id of the job: its type and a UUID. */
            job_id: string;
            /** @description What the job does, e.g. sync. */
            type: string;
            /**
             * @description completed: every site has a final result, which may be a failure. failed: the job could not continue.
             * @enum {string}
             */
            status: "queued" | "processing" | "completed" | "failed" | "canceled";
            /** @description Percentage of the sites that were processed; below 100 when the job was canceled. */
            progress: number;
            /** @description Sites that were processed: those that succeeded, failed or were skipped. Canceled ones were not. */
            processed: number;
            /** @description Sites in the job. */
            total: number;
            /** @description Sites that succeeded. */
            succeeded: number;
            /** @description Sites that failed. */
            failed: number;
            /** @description Sites with nothing to do, or where nothing could be done. */
            skipped: number;
            /** @description The job waits for a decision: resume or abandon its update run. It is neither running nor done. */
            halted: boolean;
            /** @description When the work began, ISO 8601 UTC; null while queued. */
            started_at: string | null;
            /** @description When the job ended, ISO 8601 UTC; null before. */
            completed_at: string | null;
            /** @description The failed sites, the first 1,000 by id. list-job-items-v1 lists all of them. */
            errors: {
                /** @description Id of the site; of an import of sites (addsites), the line of the file. */
                site_id: number;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description The job timed out. */
            job_timed_out: boolean;
            /** @description Result of the job as a whole, for the types of jobs that have one. Not in lists of jobs. */
            result?: {
                [key: string]: unknown;
            };
        };
        "retry-job-v1.input": {
            /** @description Id of the job: the job_id of the response that queued it. */
            job_id: string;
        };
        "retry-job-v1.output": {
            /** @description Id of the job: its type and a UUID. */
            job_id: string;
            /** @description What the job does, e.g. sync. */
            type: string;
            /**
             * @description completed: every site has a final result, which may be a failure. failed: the job could not continue.
             * @enum {string}
             */
            status: "queued" | "processing" | "completed" | "failed" | "canceled";
            /** @description Percentage of the sites that were processed; below 100 when the job was canceled. */
            progress: number;
            /** @description Sites that were processed: those that succeeded, failed or were skipped. Canceled ones were not. */
            processed: number;
            /** @description Sites in the job. */
            total: number;
            /** @description Sites that succeeded. */
            succeeded: number;
            /** @description Sites that failed. */
            failed: number;
            /** @description Sites with nothing to do, or where nothing could be done. */
            skipped: number;
            /** @description The job waits for a decision: resume or abandon its update run. It is neither running nor done. */
            halted: boolean;
            /** @description When the work began, ISO 8601 UTC; null while queued. */
            started_at: string | null;
            /** @description When the job ended, ISO 8601 UTC; null before. */
            completed_at: string | null;
            /** @description The failed sites, the first 1,000 by id. list-job-items-v1 lists all of them. */
            errors: {
                /** @description Id of the site; of an import of sites (addsites), the line of the file. */
                site_id: number;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description The job timed out. */
            job_timed_out: boolean;
            /** @description Result of the job as a whole, for the types of jobs that have one. Not in lists of jobs. */
            result?: {
                [key: string]: unknown;
            };
        };
        "list-channels-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Part of the name, whatever its case.
             * @default
             */
            search?: string;
            /**
             * @description Only channels of this kind.
             * @default any
             */
            kind?: ("any" | "webhook" | "email" | "slack" | "discord" | "teams" | "ntfy" | "push") | ("webhook" | "email" | "slack" | "discord" | "teams" | "ntfy" | "push")[];
            /**
             * @description Only channels that are on, off or failing.
             * @default any
             * @enum {string}
             */
            state?: "any" | "on" | "off" | "failing";
        };
        "list-channels-v1.output": {
            /** @description The channels of this page. */
            items: {
                /** @description Id of the channel. */
                id: number;
                /**
                 * @description How it is told: webhook, email, slack, discord, teams, ntfy or push.
                 * @enum {string}
                 */
                kind: "webhook" | "email" | "slack" | "discord" | "teams" | "ntfy" | "push";
                /** @description Name of the channel. */
                name: string;
                /**
                 * @description Language of titles and texts: en or de. What programs read, such as types, codes and dates, is the same in all.
                 * @enum {string}
                 */
                language: "en" | "de";
                /** @description Whether it gets messages. */
                enabled: boolean;
                /** @description Why the server switched it off: gone (its receiver answered with status 410, or 404 for push); else null. */
                off_reason: string | null;
                /** @description Where it leads to, without what is secret in it; null where it has no address. */
                address: string | null;
                /** @description Of email: who gets the mail. */
                recipients: string[];
                /** @description Since when every attempt has failed, ISO 8601 UTC; null if the last one succeeded. */
                failing_since: string | null;
                /** @description Failed attempts since the last success. */
                failures: number;
                /** @description Why the last attempt failed; null if it succeeded. */
                last_error: string | null;
                /**
                 * @description What `last_error` follows from, for programs. status: the receiver answered with a status that is no success. gone: it wants no more messages. Null without an error, and for errors of earlier releases.
                 * @enum {string|null}
                 */
                last_error_code: "bad_address" | "refused_address" | "dns" | "connect" | "tls" | "broken" | "timeout" | "too_large" | "status" | "redirect" | "gone" | "mail_refused" | "mail_failed" | "keys_lost" | "secret_lost" | "address_damaged" | "internal_error" | null;
                /** @description Status that the receiver, or code that the mail server, answered with; null for no answer. */
                last_error_status: number | null;
                /** @description When a message last arrived, to the minute, ISO 8601 UTC. */
                last_success: string | null;
                /** @description When an attempt last failed, ISO 8601 UTC. */
                last_failure: string | null;
                /** @description Messages on their way. */
                waiting: number;
                /** @description Messages that were given up and can be replayed. */
                dead: number;
                /** @description Of webhook: until when it is signed with the previous secret too, ISO 8601 UTC. */
                previous_secret_until: string | null;
                /** @description When it was added, ISO 8601 UTC. */
                created: string;
                /** @description When it was last changed, ISO 8601 UTC. */
                updated: string;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All channels that match. */
            total: number;
        };
        "get-channel-v1.input": {
            /** @description Id of the channel. */
            channel_id: number;
        };
        /** @description The channel. */
        "get-channel-v1.output": {
            /** @description Id of the channel. */
            id: number;
            /**
             * @description How it is told: webhook, email, slack, discord, teams, ntfy or push.
             * @enum {string}
             */
            kind: "webhook" | "email" | "slack" | "discord" | "teams" | "ntfy" | "push";
            /** @description Name of the channel. */
            name: string;
            /**
             * @description Language of titles and texts: en or de. What programs read, such as types, codes and dates, is the same in all.
             * @enum {string}
             */
            language: "en" | "de";
            /** @description Whether it gets messages. */
            enabled: boolean;
            /** @description Why the server switched it off: gone (its receiver answered with status 410, or 404 for push); else null. */
            off_reason: string | null;
            /** @description Where it leads to, without what is secret in it; null where it has no address. */
            address: string | null;
            /** @description Of email: who gets the mail. */
            recipients: string[];
            /** @description Since when every attempt has failed, ISO 8601 UTC; null if the last one succeeded. */
            failing_since: string | null;
            /** @description Failed attempts since the last success. */
            failures: number;
            /** @description Why the last attempt failed; null if it succeeded. */
            last_error: string | null;
            /**
             * @description What `last_error` follows from, for programs. status: the receiver answered with a status that is no success. gone: it wants no more messages. Null without an error, and for errors of earlier releases.
             * @enum {string|null}
             */
            last_error_code: "bad_address" | "refused_address" | "dns" | "connect" | "tls" | "broken" | "timeout" | "too_large" | "status" | "redirect" | "gone" | "mail_refused" | "mail_failed" | "keys_lost" | "secret_lost" | "address_damaged" | "internal_error" | null;
            /** @description Status that the receiver, or code that the mail server, answered with; null for no answer. */
            last_error_status: number | null;
            /** @description When a message last arrived, to the minute, ISO 8601 UTC. */
            last_success: string | null;
            /** @description When an attempt last failed, ISO 8601 UTC. */
            last_failure: string | null;
            /** @description Messages on their way. */
            waiting: number;
            /** @description Messages that were given up and can be replayed. */
            dead: number;
            /** @description Of webhook: until when it is signed with the previous secret too, ISO 8601 UTC. */
            previous_secret_until: string | null;
            /** @description When it was added, ISO 8601 UTC. */
            created: string;
            /** @description When it was last changed, ISO 8601 UTC. */
            updated: string;
        };
        "add-channel-v1.input": {
            /**
             * @description How it is told: webhook, email, slack, discord, teams, ntfy or push.
             * @enum {string}
             */
            kind: "webhook" | "email" | "slack" | "discord" | "teams" | "ntfy" | "push";
            /** @description Name of the channel. */
            name: string;
            /**
             * @description Whether it gets messages.
             * @default true
             */
            enabled?: boolean;
            /**
             * @description Language of titles and texts: en or de. What programs read, such as types, codes and dates, is the same in all.
             * @default en
             * @enum {string}
             */
            language?: "en" | "de";
            /**
             * @description Of webhook, slack, discord and teams: address that messages are posted to. Of ntfy: its server, https://ntfy.sh if left out. Of push: endpoint of the subscription. It is stored sealed and not shown again.
             * @example https://hooks.example.com/sitekeeper
             */
            url?: string;
            /**
             * @description Of email: who gets the mail.
             * @example [
             *       "anna@example.com"
             *     ]
             */
            recipients?: string[];
            /** @description Of ntfy: the topic. Who knows it can read it; it is not shown again. */
            topic?: string;
            /** @description Of ntfy: access token, if the topic needs one. Empty for none. A token is forgotten when the channel gets another server. */
            token?: string;
            /** @description Of push: public key of the subscription, in base64url, as the browser gives it. */
            p256dh?: string;
            /** @description Of push: secret of the subscription, in base64url, as the browser gives it. */
            auth?: string;
        };
        "add-channel-v1.output": {
            /** @description Id of the channel. */
            id: number;
            /**
             * @description How it is told: webhook, email, slack, discord, teams, ntfy or push.
             * @enum {string}
             */
            kind: "webhook" | "email" | "slack" | "discord" | "teams" | "ntfy" | "push";
            /** @description Name of the channel. */
            name: string;
            /**
             * @description Language of titles and texts: en or de. What programs read, such as types, codes and dates, is the same in all.
             * @enum {string}
             */
            language: "en" | "de";
            /** @description Whether it gets messages. */
            enabled: boolean;
            /** @description Why the server switched it off: gone (its receiver answered with status 410, or 404 for push); else null. */
            off_reason: string | null;
            /** @description Where it leads to, without what is secret in it; null where it has no address. */
            address: string | null;
            /** @description Of email: who gets the mail. */
            recipients: string[];
            /** @description Since when every attempt has failed, ISO 8601 UTC; null if the last one succeeded. */
            failing_since: string | null;
            /** @description Failed attempts since the last success. */
            failures: number;
            /** @description Why the last attempt failed; null if it succeeded. */
            last_error: string | null;
            /**
             * @description What `last_error` follows from, for programs. status: the receiver answered with a status that is no success. gone: it wants no more messages. Null without an error, and for errors of earlier releases.
             * @enum {string|null}
             */
            last_error_code: "bad_address" | "refused_address" | "dns" | "connect" | "tls" | "broken" | "timeout" | "too_large" | "status" | "redirect" | "gone" | "mail_refused" | "mail_failed" | "keys_lost" | "secret_lost" | "address_damaged" | "internal_error" | null;
            /** @description Status that the receiver, or code that the mail server, answered with; null for no answer. */
            last_error_status: number | null;
            /** @description When a message last arrived, to the minute, ISO 8601 UTC. */
            last_success: string | null;
            /** @description When an attempt last failed, ISO 8601 UTC. */
            last_failure: string | null;
            /** @description Messages on their way. */
            waiting: number;
            /** @description Messages that were given up and can be replayed. */
            dead: number;
            /** @description Of webhook: until when it is signed with the previous secret too, ISO 8601 UTC. */
            previous_secret_until: string | null;
            /** @description When it was added, ISO 8601 UTC. */
            created: string;
            /** @description When it was last changed, ISO 8601 UTC. */
            updated: string;
            /** @description Of webhook: the secret that messages are signed with. Not shown again. Null for other kinds. */
            secret: string | null;
        };
        "update-channel-v1.input": {
            /** @description Id of the channel. */
            channel_id: number;
            /** @description Name of the channel. */
            name?: string;
            /** @description Whether it gets messages. One that is off is left out; what waits waits for 3 days. */
            enabled?: boolean;
            /**
             * @description Language of titles and texts: en or de. What programs read, such as types, codes and dates, is the same in all.
             * @enum {string}
             */
            language?: "en" | "de";
            /**
             * @description Of webhook, slack, discord and teams: address that messages are posted to. Of ntfy: its server, https://ntfy.sh if left out. Of push: endpoint of the subscription. It is stored sealed and not shown again.
             * @example https://hooks.example.com/sitekeeper
             */
            url?: string;
            /**
             * @description Of email: who gets the mail.
             * @example [
             *       "anna@example.com"
             *     ]
             */
            recipients?: string[];
            /** @description Of ntfy: the topic. Who knows it can read it; it is not shown again. */
            topic?: string;
            /** @description Of ntfy: access token, if the topic needs one. Empty for none. A token is forgotten when the channel gets another server. */
            token?: string;
            /** @description Of push: public key of the subscription, in base64url, as the browser gives it. */
            p256dh?: string;
            /** @description Of push: secret of the subscription, in base64url, as the browser gives it. */
            auth?: string;
        };
        /** @description The channel. */
        "update-channel-v1.output": {
            /** @description Id of the channel. */
            id: number;
            /**
             * @description How it is told: webhook, email, slack, discord, teams, ntfy or push.
             * @enum {string}
             */
            kind: "webhook" | "email" | "slack" | "discord" | "teams" | "ntfy" | "push";
            /** @description Name of the channel. */
            name: string;
            /**
             * @description Language of titles and texts: en or de. What programs read, such as types, codes and dates, is the same in all.
             * @enum {string}
             */
            language: "en" | "de";
            /** @description Whether it gets messages. */
            enabled: boolean;
            /** @description Why the server switched it off: gone (its receiver answered with status 410, or 404 for push); else null. */
            off_reason: string | null;
            /** @description Where it leads to, without what is secret in it; null where it has no address. */
            address: string | null;
            /** @description Of email: who gets the mail. */
            recipients: string[];
            /** @description Since when every attempt has failed, ISO 8601 UTC; null if the last one succeeded. */
            failing_since: string | null;
            /** @description Failed attempts since the last success. */
            failures: number;
            /** @description Why the last attempt failed; null if it succeeded. */
            last_error: string | null;
            /**
             * @description What `last_error` follows from, for programs. status: the receiver answered with a status that is no success. gone: it wants no more messages. Null without an error, and for errors of earlier releases.
             * @enum {string|null}
             */
            last_error_code: "bad_address" | "refused_address" | "dns" | "connect" | "tls" | "broken" | "timeout" | "too_large" | "status" | "redirect" | "gone" | "mail_refused" | "mail_failed" | "keys_lost" | "secret_lost" | "address_damaged" | "internal_error" | null;
            /** @description Status that the receiver, or code that the mail server, answered with; null for no answer. */
            last_error_status: number | null;
            /** @description When a message last arrived, to the minute, ISO 8601 UTC. */
            last_success: string | null;
            /** @description When an attempt last failed, ISO 8601 UTC. */
            last_failure: string | null;
            /** @description Messages on their way. */
            waiting: number;
            /** @description Messages that were given up and can be replayed. */
            dead: number;
            /** @description Of webhook: until when it is signed with the previous secret too, ISO 8601 UTC. */
            previous_secret_until: string | null;
            /** @description When it was added, ISO 8601 UTC. */
            created: string;
            /** @description When it was last changed, ISO 8601 UTC. */
            updated: string;
        };
        "delete-channel-v1.input": {
            /** @description Id of the channel. */
            channel_id: number;
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "delete-channel-v1.output": {
            /** @description False after a dry run. */
            deleted: boolean;
            /** @description True after a dry run. */
            dry_run?: boolean;
            /** @description The channel. */
            channel: {
                /** @description Id of the channel. */
                id: number;
                /**
                 * @description How it is told: webhook, email, slack, discord, teams, ntfy or push.
                 * @enum {string}
                 */
                kind: "webhook" | "email" | "slack" | "discord" | "teams" | "ntfy" | "push";
                /** @description Name of the channel. */
                name: string;
                /**
                 * @description Language of titles and texts: en or de. What programs read, such as types, codes and dates, is the same in all.
                 * @enum {string}
                 */
                language: "en" | "de";
                /** @description Whether it gets messages. */
                enabled: boolean;
                /** @description Why the server switched it off: gone (its receiver answered with status 410, or 404 for push); else null. */
                off_reason: string | null;
                /** @description Where it leads to, without what is secret in it; null where it has no address. */
                address: string | null;
                /** @description Of email: who gets the mail. */
                recipients: string[];
                /** @description Since when every attempt has failed, ISO 8601 UTC; null if the last one succeeded. */
                failing_since: string | null;
                /** @description Failed attempts since the last success. */
                failures: number;
                /** @description Why the last attempt failed; null if it succeeded. */
                last_error: string | null;
                /**
                 * @description What `last_error` follows from, for programs. status: the receiver answered with a status that is no success. gone: it wants no more messages. Null without an error, and for errors of earlier releases.
                 * @enum {string|null}
                 */
                last_error_code: "bad_address" | "refused_address" | "dns" | "connect" | "tls" | "broken" | "timeout" | "too_large" | "status" | "redirect" | "gone" | "mail_refused" | "mail_failed" | "keys_lost" | "secret_lost" | "address_damaged" | "internal_error" | null;
                /** @description Status that the receiver, or code that the mail server, answered with; null for no answer. */
                last_error_status: number | null;
                /** @description When a message last arrived, to the minute, ISO 8601 UTC. */
                last_success: string | null;
                /** @description When an attempt last failed, ISO 8601 UTC. */
                last_failure: string | null;
                /** @description Messages on their way. */
                waiting: number;
                /** @description Messages that were given up and can be replayed. */
                dead: number;
                /** @description Of webhook: until when it is signed with the previous secret too, ISO 8601 UTC. */
                previous_secret_until: string | null;
                /** @description When it was added, ISO 8601 UTC. */
                created: string;
                /** @description When it was last changed, ISO 8601 UTC. */
                updated: string;
            };
        };
        "rotate-channel-secret-v1.input": {
            /** @description Id of the channel. */
            channel_id: number;
            /**
             * @description Hours in which the previous secret still signs; 0 if it is known to others.
             * @default 24
             */
            overlap_hours?: number;
        };
        "rotate-channel-secret-v1.output": {
            /** @description Id of the channel. */
            channel_id: number;
            /** @description The new secret. Not shown again. */
            secret: string;
            /** @description Until when both sign, ISO 8601 UTC. */
            previous_secret_until: string;
        };
        "test-channel-v1.input": {
            /** @description Id of the channel. */
            channel_id: number;
        };
        "test-channel-v1.output": {
            /** @description Whether the receiver took the message. */
            delivered: boolean;
            /** @description Status, or reply code of the mail server, that the receiver answered with; null if it did not answer. */
            status_code: number | null;
            /** @description What the receiver answered, cut. */
            answer: string;
            /** @description What went wrong and what to do; null if nothing. */
            error: string | null;
            /**
             * @description What `error` follows from, for programs. status: the receiver answered with a status that is no success. gone: it wants no more messages. Null without an error, and where others have the message.
             * @enum {string|null}
             */
            error_code: "bad_address" | "refused_address" | "dns" | "connect" | "tls" | "broken" | "timeout" | "too_large" | "status" | "redirect" | "gone" | "mail_refused" | "mail_failed" | "keys_lost" | "secret_lost" | "address_damaged" | "internal_error" | null;
        };
        "prepare-push-v1.input": Record<string, unknown>;
        "prepare-push-v1.output": {
            /** @description Key of this server for applicationServerKey, in base64url. */
            public_key: string;
        };
        "list-push-browsers-v1.input": Record<string, unknown>;
        "list-push-browsers-v1.output": {
            /** @description Your browsers, by name. */
            items: {
                /** @description Id of the browser, as listed. */
                id: number;
                /** @description What you call it. */
                name: string;
                /**
                 * @description Language of titles and texts: en or de. What programs read, such as types, codes and dates, is the same in all.
                 * @enum {string}
                 */
                language: "en" | "de";
                /** @description True if it takes no more messages: its permission was withdrawn, or it has forgotten this server. */
                gone: boolean;
                /** @description SHA-256 of the address of its subscription, in hex: by it a browser knows itself in the list. */
                fingerprint: string;
                /** @description When it was turned on, ISO 8601 UTC. */
                added: string;
                /** @description When a message last went out to it, to the minute, ISO 8601 UTC; null for never. */
                last_success: string | null;
                /** @description Why the last attempt failed; null if it succeeded. */
                last_error: string | null;
                /**
                 * @description What `last_error` follows from, for programs. status: the receiver answered with a status that is no success. gone: it wants no more messages. Null without an error, and for errors of earlier releases.
                 * @enum {string|null}
                 */
                last_error_code: "bad_address" | "refused_address" | "dns" | "connect" | "tls" | "broken" | "timeout" | "too_large" | "status" | "redirect" | "gone" | "mail_refused" | "mail_failed" | "keys_lost" | "secret_lost" | "address_damaged" | "internal_error" | null;
                /** @description Status that the receiver, or code that the mail server, answered with; null for no answer. */
                last_error_status: number | null;
            }[];
        };
        "add-push-browser-v1.input": {
            /**
             * @description What to call the browser.
             * @example Firefox on Linux
             */
            name: string;
            /**
             * @description Endpoint of its subscription. It is stored sealed and not shown again.
             * @example https://push.example.com/send/abc
             */
            url: string;
            /** @description Public key of the subscription, in base64url. */
            p256dh: string;
            /** @description Secret of the subscription, in base64url. */
            auth: string;
            /**
             * @description Language of titles and texts: en or de. What programs read, such as types, codes and dates, is the same in all.
             * @default en
             * @enum {string}
             */
            language?: "en" | "de";
        };
        /** @description The browser. */
        "add-push-browser-v1.output": {
            /** @description Id of the browser, as listed. */
            id: number;
            /** @description What you call it. */
            name: string;
            /**
             * @description Language of titles and texts: en or de. What programs read, such as types, codes and dates, is the same in all.
             * @enum {string}
             */
            language: "en" | "de";
            /** @description True if it takes no more messages: its permission was withdrawn, or it has forgotten this server. */
            gone: boolean;
            /** @description SHA-256 of the address of its subscription, in hex: by it a browser knows itself in the list. */
            fingerprint: string;
            /** @description When it was turned on, ISO 8601 UTC. */
            added: string;
            /** @description When a message last went out to it, to the minute, ISO 8601 UTC; null for never. */
            last_success: string | null;
            /** @description Why the last attempt failed; null if it succeeded. */
            last_error: string | null;
            /**
             * @description What `last_error` follows from, for programs. status: the receiver answered with a status that is no success. gone: it wants no more messages. Null without an error, and for errors of earlier releases.
             * @enum {string|null}
             */
            last_error_code: "bad_address" | "refused_address" | "dns" | "connect" | "tls" | "broken" | "timeout" | "too_large" | "status" | "redirect" | "gone" | "mail_refused" | "mail_failed" | "keys_lost" | "secret_lost" | "address_damaged" | "internal_error" | null;
            /** @description Status that the receiver, or code that the mail server, answered with; null for no answer. */
            last_error_status: number | null;
        };
        "remove-push-browser-v1.input": {
            /** @description Id of the browser, as listed. */
            browser_id: number;
        };
        "remove-push-browser-v1.output": {
            /** @description Always true. */
            removed: boolean;
        };
        "test-push-browser-v1.input": {
            /** @description Id of the browser, as listed. */
            browser_id: number;
        };
        "test-push-browser-v1.output": {
            /** @description Whether the receiver took the message. */
            delivered: boolean;
            /** @description Status, or reply code of the mail server, that the receiver answered with; null if it did not answer. */
            status_code: number | null;
            /** @description What went wrong and what to do; null if nothing. */
            error: string | null;
            /**
             * @description What `error` follows from, for programs. status: the receiver answered with a status that is no success. gone: it wants no more messages. Null without an error, and where others have the message.
             * @enum {string|null}
             */
            error_code: "bad_address" | "refused_address" | "dns" | "connect" | "tls" | "broken" | "timeout" | "too_large" | "status" | "redirect" | "gone" | "mail_refused" | "mail_failed" | "keys_lost" | "secret_lost" | "address_damaged" | "internal_error" | null;
        };
        "list-deliveries-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Only deliveries in this state.
             * @default any
             */
            state?: ("any" | "pending" | "sending" | "retrying" | "delivered" | "dead") | ("pending" | "sending" | "retrying" | "delivered" | "dead")[];
            /** @description Id of the channel. */
            channel_id?: number;
            /** @description Only messages about this event. */
            event_id?: number;
            /**
             * @description Only messages about events of this type.
             * @enum {string}
             */
            event_type?: "site.down" | "site.up" | "site.unwatched" | "site.disconnected" | "site.reconnected" | "site.sync_failing" | "site.sync_recovered" | "site.search_engines_blocked" | "site.search_engines_allowed" | "site.connector_outdated" | "site.connector_updated" | "certificate.expiring" | "certificate.renewed" | "certificate.unwatched" | "domain.expiring" | "domain.renewed" | "domain.unwatched" | "site.php_end_of_life" | "site.wordpress_end_of_life" | "site.software_supported" | "vulnerability.found" | "vulnerability.fixed" | "vulnerability.unwatched" | "files.altered" | "files.restored" | "run.halted" | "run.resumed" | "run.finished" | "update.rolled_back" | "site.broken" | "site.mended" | "cost.due" | "key.created" | "sign_in.locked_out" | "user.role_changed" | "feed.failing" | "feed.recovered" | "feed.unwatched" | "channel.failing" | "channel.recovered" | "channel.unwatched" | "monitoring.outbound_broken" | "monitoring.outbound_recovered";
            /** @description Only messages about sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only messages about sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
        };
        "list-deliveries-v1.output": {
            /** @description The deliveries of this page. */
            items: {
                /** @description Id of the delivery. */
                id: number;
                /** @description Id of the channel. */
                channel_id: number;
                /** @description Name of the channel. */
                channel_name: string;
                /**
                 * @description How it is told: webhook, email, slack, discord, teams, ntfy or push.
                 * @enum {string}
                 */
                channel_kind: "webhook" | "email" | "slack" | "discord" | "teams" | "ntfy" | "push";
                /** @description Names the message to the receiver, the same at each attempt: webhook-id, or the start of the Message-ID. */
                message_id: string;
                /**
                 * @description Kind of message.
                 * @enum {string}
                 */
                kind: "event" | "alarm" | "reminder" | "recovery" | "digest" | "test";
                /**
                 * @description How urgent it is.
                 * @enum {string}
                 */
                severity: "critical" | "high" | "medium" | "low" | "info";
                /** @description Title of the message. */
                title: string;
                /**
                 * @description Language of titles and texts: en or de. What programs read, such as types, codes and dates, is the same in all.
                 * @enum {string}
                 */
                language: "en" | "de";
                /**
                 * @description pending: waits for its turn. sending: on its way. retrying: failed, and is sent again. delivered: the receiver took it; of a mail, error says who of its recipients was refused. dead: given up.
                 * @enum {string}
                 */
                state: "pending" | "sending" | "retrying" | "delivered" | "dead";
                /** @description How often it was sent. */
                attempts: number;
                /** @description Messages of one key arrive in their order, such as site:12; empty for no order. */
                order_key: string;
                /** @description When it was written, ISO 8601 UTC. */
                created: string;
                /** @description When it was last sent, ISO 8601 UTC; else null. */
                last_attempt: string | null;
                /** @description When it is sent next, unless it waits for one before it, ISO 8601 UTC; else null. */
                next_attempt: string | null;
                /** @description When it arrived or was given up, ISO 8601 UTC; else null. */
                ended: string | null;
                /** @description Status, or reply code of the mail server, that the receiver answered with; null if it did not answer. */
                status_code: number | null;
                /** @description What the receiver answered, cut. */
                answer: string;
                /** @description What went wrong and what to do; null if nothing. */
                error: string | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All deliveries that match. */
            total: number;
        };
        "get-delivery-v1.input": {
            /** @description Id of the delivery. */
            delivery_id: number;
        };
        /** @description The delivery. */
        "get-delivery-v1.output": {
            /** @description Id of the delivery. */
            id: number;
            /** @description Id of the channel. */
            channel_id: number;
            /** @description Name of the channel. */
            channel_name: string;
            /**
             * @description How it is told: webhook, email, slack, discord, teams, ntfy or push.
             * @enum {string}
             */
            channel_kind: "webhook" | "email" | "slack" | "discord" | "teams" | "ntfy" | "push";
            /** @description Names the message to the receiver, the same at each attempt: webhook-id, or the start of the Message-ID. */
            message_id: string;
            /**
             * @description Kind of message.
             * @enum {string}
             */
            kind: "event" | "alarm" | "reminder" | "recovery" | "digest" | "test";
            /**
             * @description How urgent it is.
             * @enum {string}
             */
            severity: "critical" | "high" | "medium" | "low" | "info";
            /** @description Title of the message. */
            title: string;
            /**
             * @description Language of titles and texts: en or de. What programs read, such as types, codes and dates, is the same in all.
             * @enum {string}
             */
            language: "en" | "de";
            /**
             * @description pending: waits for its turn. sending: on its way. retrying: failed, and is sent again. delivered: the receiver took it; of a mail, error says who of its recipients was refused. dead: given up.
             * @enum {string}
             */
            state: "pending" | "sending" | "retrying" | "delivered" | "dead";
            /** @description How often it was sent. */
            attempts: number;
            /** @description Messages of one key arrive in their order, such as site:12; empty for no order. */
            order_key: string;
            /** @description When it was written, ISO 8601 UTC. */
            created: string;
            /** @description When it was last sent, ISO 8601 UTC; else null. */
            last_attempt: string | null;
            /** @description When it is sent next, unless it waits for one before it, ISO 8601 UTC; else null. */
            next_attempt: string | null;
            /** @description When it arrived or was given up, ISO 8601 UTC; else null. */
            ended: string | null;
            /** @description Status, or reply code of the mail server, that the receiver answered with; null if it did not answer. */
            status_code: number | null;
            /** @description What the receiver answered, cut. */
            answer: string;
            /** @description What went wrong and what to do; null if nothing. */
            error: string | null;
            /** @description What it says. */
            message: {
                /** @description Its text. */
                paragraphs: string[];
                /** @description Its list, such as of sites. */
                items: {
                    /** @description A line of its list. */
                    text: string;
                    /** @description Its address, if it has one. */
                    url: string | null;
                }[];
                /** @description Its address, if it has one. */
                url: string | null;
                /** @description Events that it tells of. */
                events: {
                    /** @description Id of the event. */
                    id: number;
                    /** @description Its type, such as site.down. */
                    type: string;
                    /** @description Its title. */
                    title: string;
                }[];
            };
        };
        "replay-delivery-v1.input": {
            /** @description Id of the delivery. */
            delivery_id: number;
        };
        /** @description The delivery. */
        "replay-delivery-v1.output": {
            /** @description Id of the delivery. */
            id: number;
            /** @description Id of the channel. */
            channel_id: number;
            /** @description Name of the channel. */
            channel_name: string;
            /**
             * @description How it is told: webhook, email, slack, discord, teams, ntfy or push.
             * @enum {string}
             */
            channel_kind: "webhook" | "email" | "slack" | "discord" | "teams" | "ntfy" | "push";
            /** @description Names the message to the receiver, the same at each attempt: webhook-id, or the start of the Message-ID. */
            message_id: string;
            /**
             * @description Kind of message.
             * @enum {string}
             */
            kind: "event" | "alarm" | "reminder" | "recovery" | "digest" | "test";
            /**
             * @description How urgent it is.
             * @enum {string}
             */
            severity: "critical" | "high" | "medium" | "low" | "info";
            /** @description Title of the message. */
            title: string;
            /**
             * @description Language of titles and texts: en or de. What programs read, such as types, codes and dates, is the same in all.
             * @enum {string}
             */
            language: "en" | "de";
            /**
             * @description pending: waits for its turn. sending: on its way. retrying: failed, and is sent again. delivered: the receiver took it; of a mail, error says who of its recipients was refused. dead: given up.
             * @enum {string}
             */
            state: "pending" | "sending" | "retrying" | "delivered" | "dead";
            /** @description How often it was sent. */
            attempts: number;
            /** @description Messages of one key arrive in their order, such as site:12; empty for no order. */
            order_key: string;
            /** @description When it was written, ISO 8601 UTC. */
            created: string;
            /** @description When it was last sent, ISO 8601 UTC; else null. */
            last_attempt: string | null;
            /** @description When it is sent next, unless it waits for one before it, ISO 8601 UTC; else null. */
            next_attempt: string | null;
            /** @description When it arrived or was given up, ISO 8601 UTC; else null. */
            ended: string | null;
            /** @description Status, or reply code of the mail server, that the receiver answered with; null if it did not answer. */
            status_code: number | null;
            /** @description What the receiver answered, cut. */
            answer: string;
            /** @description What went wrong and what to do; null if nothing. */
            error: string | null;
            /** @description What it says. */
            message: {
                /** @description Its text. */
                paragraphs: string[];
                /** @description Its list, such as of sites. */
                items: {
                    /** @description A line of its list. */
                    text: string;
                    /** @description Its address, if it has one. */
                    url: string | null;
                }[];
                /** @description Its address, if it has one. */
                url: string | null;
                /** @description Events that it tells of. */
                events: {
                    /** @description Id of the event. */
                    id: number;
                    /** @description Its type, such as site.down. */
                    type: string;
                    /** @description Its title. */
                    title: string;
                }[];
            };
        };
        "replay-deliveries-v1.input": {
            /** @description Id of the channel. */
            channel_id: number;
            /** @description Only messages about sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only messages about sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
        };
        "replay-deliveries-v1.output": {
            /** @description How many messages are sent again. */
            replayed: number;
        };
        "list-approvals-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /**
             * @description pending: waits for a person. running: approved, in progress. done, failed: how it ended. unknown: the server stopped or lost the answer while it ran, so it may have happened. rejected, expired: nothing was done.
             * @enum {string}
             */
            status?: "pending" | "running" | "done" | "failed" | "unknown" | "rejected" | "expired";
            /** @description Only calls that concern sites of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only calls that concern sites with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
        };
        "list-approvals-v1.output": {
            /** @description The approvals of this page. */
            items: {
                /** @description Id of the approval, as returned with the proposal. */
                approval_id: string;
                /**
                 * @description pending: waits for a person. running: approved, in progress. done, failed: how it ended. unknown: the server stopped or lost the answer while it ran, so it may have happened. rejected, expired: nothing was done.
                 * @enum {string}
                 */
                status: "pending" | "running" | "done" | "failed" | "unknown" | "rejected" | "expired";
                /** @description Name of the ability that would run. */
                ability: string;
                /** @description What that ability does. */
                summary: string;
                /**
                 * @description destroy: something is lost for good.
                 * @enum {string}
                 */
                effect: "write" | "destroy";
                /** @description Who proposed it: key:, user: or system:, followed by the name. */
                proposed_by: string;
                /** @description What the assistant calls itself. Empty if it did not say. */
                client: string;
                /** @description When it was proposed, ISO 8601 UTC. */
                proposed_at: string;
                /** @description Until when it can be approved, ISO 8601 UTC. */
                expires_at: string;
                /** @description Who approved or rejected it; null before. */
                decided_by: string | null;
                /** @description When, ISO 8601 UTC; null before. */
                decided_at: string | null;
                /** @description Why it was rejected, if the person said so. */
                reason: string;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All approvals that match. */
            total: number;
        };
        "get-approval-v1.input": {
            /** @description Id of the approval, as returned with the proposal. */
            approval_id: string;
        };
        "get-approval-v1.output": {
            /** @description Id of the approval, as returned with the proposal. */
            approval_id: string;
            /**
             * @description pending: waits for a person. running: approved, in progress. done, failed: how it ended. unknown: the server stopped or lost the answer while it ran, so it may have happened. rejected, expired: nothing was done.
             * @enum {string}
             */
            status: "pending" | "running" | "done" | "failed" | "unknown" | "rejected" | "expired";
            /** @description Name of the ability that would run. */
            ability: string;
            /** @description What that ability does. */
            summary: string;
            /**
             * @description destroy: something is lost for good.
             * @enum {string}
             */
            effect: "write" | "destroy";
            /** @description Who proposed it: key:, user: or system:, followed by the name. */
            proposed_by: string;
            /** @description What the assistant calls itself. Empty if it did not say. */
            client: string;
            /** @description When it was proposed, ISO 8601 UTC. */
            proposed_at: string;
            /** @description Until when it can be approved, ISO 8601 UTC. */
            expires_at: string;
            /** @description Who approved or rejected it; null before. */
            decided_by: string | null;
            /** @description When, ISO 8601 UTC; null before. */
            decided_at: string | null;
            /** @description Why it was rejected, if the person said so. */
            reason: string;
            /** @description The whole input it would run with. Passwords and other secrets are not shown. */
            input: {
                [key: string]: unknown;
            };
            /** @description SHA-256 of the whole input: the approved call runs with exactly this. */
            input_digest: string;
            /** @description What it would do, at the time of the proposal; null if that cannot be known beforehand. `cut` names the lists and texts that are not shown whole. */
            preview: {
                [key: string]: unknown;
            } | null;
            /** @description When it ended, ISO 8601 UTC; null before. */
            ended_at: string | null;
            /** @description What the call returned, with `cut` as in the preview; null before, and after a failure. */
            outcome: {
                [key: string]: unknown;
            } | null;
            /** @description Error code, if it failed or its outcome is unknown. */
            error_code: string | null;
            /** @description What went wrong and what to do. */
            error_message: string | null;
            /** @description What the error says for programs, as in the data of other errors: such as `reason`, why the state of something forbids the call. null if it says nothing more than its code. */
            error_data: {
                [key: string]: unknown;
            } | null;
            /** @description What the audit log has of this call, at most 100 entries. */
            steps: {
                /** @description When, ISO 8601 UTC. */
                at: string;
                /** @description What was done, as in the audit log. */
                action: string;
                /** @description What it was done to. */
                subject: string;
            }[];
        };
        "approve-call-v1.input": {
            /** @description Id of the approval, as returned with the proposal. */
            approval_id: string;
            /** @description The input_digest of the call that you have seen. */
            input_digest?: string;
        };
        "approve-call-v1.output": {
            /** @description Id of the approval, as returned with the proposal. */
            approval_id: string;
            /**
             * @description pending: waits for a person. running: approved, in progress. done, failed: how it ended. unknown: the server stopped or lost the answer while it ran, so it may have happened. rejected, expired: nothing was done.
             * @enum {string}
             */
            status: "pending" | "running" | "done" | "failed" | "unknown" | "rejected" | "expired";
            /** @description Name of the ability that would run. */
            ability: string;
            /** @description What that ability does. */
            summary: string;
            /**
             * @description destroy: something is lost for good.
             * @enum {string}
             */
            effect: "write" | "destroy";
            /** @description Who proposed it: key:, user: or system:, followed by the name. */
            proposed_by: string;
            /** @description What the assistant calls itself. Empty if it did not say. */
            client: string;
            /** @description When it was proposed, ISO 8601 UTC. */
            proposed_at: string;
            /** @description Until when it can be approved, ISO 8601 UTC. */
            expires_at: string;
            /** @description Who approved or rejected it; null before. */
            decided_by: string | null;
            /** @description When, ISO 8601 UTC; null before. */
            decided_at: string | null;
            /** @description Why it was rejected, if the person said so. */
            reason: string;
            /** @description The whole input it would run with. Passwords and other secrets are not shown. */
            input: {
                [key: string]: unknown;
            };
            /** @description SHA-256 of the whole input: the approved call runs with exactly this. */
            input_digest: string;
            /** @description What it would do, at the time of the proposal; null if that cannot be known beforehand. `cut` names the lists and texts that are not shown whole. */
            preview: {
                [key: string]: unknown;
            } | null;
            /** @description When it ended, ISO 8601 UTC; null before. */
            ended_at: string | null;
            /** @description What the call returned, with `cut` as in the preview; null before, and after a failure. */
            outcome: {
                [key: string]: unknown;
            } | null;
            /** @description Error code, if it failed or its outcome is unknown. */
            error_code: string | null;
            /** @description What went wrong and what to do. */
            error_message: string | null;
            /** @description What the error says for programs, as in the data of other errors: such as `reason`, why the state of something forbids the call. null if it says nothing more than its code. */
            error_data: {
                [key: string]: unknown;
            } | null;
            /** @description What the audit log has of this call, at most 100 entries. */
            steps: {
                /** @description When, ISO 8601 UTC. */
                at: string;
                /** @description What was done, as in the audit log. */
                action: string;
                /** @description What it was done to. */
                subject: string;
            }[];
        };
        "reject-call-v1.input": {
            /** @description Id of the approval, as returned with the proposal. */
            approval_id: string;
            /** @description Why. The assistant sees it. */
            reason?: string;
        };
        "reject-call-v1.output": {
            /** @description Id of the approval, as returned with the proposal. */
            approval_id: string;
            /**
             * @description pending: waits for a person. running: approved, in progress. done, failed: how it ended. unknown: the server stopped or lost the answer while it ran, so it may have happened. rejected, expired: nothing was done.
             * @enum {string}
             */
            status: "pending" | "running" | "done" | "failed" | "unknown" | "rejected" | "expired";
            /** @description Name of the ability that would run. */
            ability: string;
            /** @description What that ability does. */
            summary: string;
            /**
             * @description destroy: something is lost for good.
             * @enum {string}
             */
            effect: "write" | "destroy";
            /** @description Who proposed it: key:, user: or system:, followed by the name. */
            proposed_by: string;
            /** @description What the assistant calls itself. Empty if it did not say. */
            client: string;
            /** @description When it was proposed, ISO 8601 UTC. */
            proposed_at: string;
            /** @description Until when it can be approved, ISO 8601 UTC. */
            expires_at: string;
            /** @description Who approved or rejected it; null before. */
            decided_by: string | null;
            /** @description When, ISO 8601 UTC; null before. */
            decided_at: string | null;
            /** @description Why it was rejected, if the person said so. */
            reason: string;
            /** @description The whole input it would run with. Passwords and other secrets are not shown. */
            input: {
                [key: string]: unknown;
            };
            /** @description SHA-256 of the whole input: the approved call runs with exactly this. */
            input_digest: string;
            /** @description What it would do, at the time of the proposal; null if that cannot be known beforehand. `cut` names the lists and texts that are not shown whole. */
            preview: {
                [key: string]: unknown;
            } | null;
            /** @description When it ended, ISO 8601 UTC; null before. */
            ended_at: string | null;
            /** @description What the call returned, with `cut` as in the preview; null before, and after a failure. */
            outcome: {
                [key: string]: unknown;
            } | null;
            /** @description Error code, if it failed or its outcome is unknown. */
            error_code: string | null;
            /** @description What went wrong and what to do. */
            error_message: string | null;
            /** @description What the error says for programs, as in the data of other errors: such as `reason`, why the state of something forbids the call. null if it says nothing more than its code. */
            error_data: {
                [key: string]: unknown;
            } | null;
            /** @description What the audit log has of this call, at most 100 entries. */
            steps: {
                /** @description When, ISO 8601 UTC. */
                at: string;
                /** @description What was done, as in the audit log. */
                action: string;
                /** @description What it was done to. */
                subject: string;
            }[];
        };
        "get-modules-v1.input": Record<string, unknown>;
        "get-modules-v1.output": {
            /** @description All modules. */
            modules: {
                /**
                 * @description Name of the module: logs, costs.
                 * @enum {string}
                 */
                module: "logs" | "costs";
                /** @description Whether the module is enabled. */
                enabled: boolean;
                /** @description What the module does. */
                description: string;
            }[];
        };
        "update-module-v1.input": {
            /**
             * @description Name of the module: logs, costs.
             * @enum {string}
             */
            module: "logs" | "costs";
            /** @description True to enable the module. */
            enabled: boolean;
        };
        "update-module-v1.output": {
            /**
             * @description Name of the module: logs, costs.
             * @enum {string}
             */
            module: "logs" | "costs";
            /** @description Whether the module is enabled. */
            enabled: boolean;
            /** @description What the module does. */
            description: string;
        };
        "list-settings-v1.input": Record<string, unknown>;
        "list-settings-v1.output": {
            /** @description All settings. */
            settings: {
                /** @description Name of the setting, such as sync.concurrency. */
                name: string;
                /** @description Environment variable that sets it. */
                env: string;
                /**
                 * @description text, integer or flag (true or false).
                 * @enum {string}
                 */
                type: "text" | "integer" | "flag";
                /** @description Whether the value is secret. */
                secret: boolean;
                /** @description Whether the setting has its default value. */
                is_default: boolean;
                /** @description Current value, or null for a secret. Of the address of the mail server, all but its password. */
                value: string | number | boolean | null;
                /** @description The value if nobody sets it. */
                default: string | number | boolean | null;
                /**
                 * @description Where the value comes from: default, a file that another setting names, the environment of the server, or page: it was set here.
                 * @enum {string}
                 */
                source: "default" | "file" | "environment" | "page";
                /** @description Whether update-settings-v1 can change it. False: it is changed in the environment, with a restart. */
                editable: boolean;
                /** @description Whether it could be changed here, but the environment or a file sets it, which wins. */
                locked: boolean;
                /** @description Smallest number. */
                least?: number;
                /** @description Largest number. */
                most?: number;
                /** @description What the setting does. */
                description: string;
            }[];
        };
        "update-settings-v1.input": {
            /** @description The settings to change: all of them, or none if one is invalid. */
            settings: {
                /** @description Name of the setting, such as sync.concurrency. */
                name: string;
                /** @description The new value. Null resets the setting to its default. */
                value: string | number | boolean | null;
            }[];
        };
        "update-settings-v1.output": {
            /** @description These settings, as they are now. */
            settings: {
                /** @description Name of the setting, such as sync.concurrency. */
                name: string;
                /** @description Environment variable that sets it. */
                env: string;
                /**
                 * @description text, integer or flag (true or false).
                 * @enum {string}
                 */
                type: "text" | "integer" | "flag";
                /** @description Whether the value is secret. */
                secret: boolean;
                /** @description Whether the setting has its default value. */
                is_default: boolean;
                /** @description Current value, or null for a secret. Of the address of the mail server, all but its password. */
                value: string | number | boolean | null;
                /** @description The value if nobody sets it. */
                default: string | number | boolean | null;
                /**
                 * @description Where the value comes from: default, a file that another setting names, the environment of the server, or page: it was set here.
                 * @enum {string}
                 */
                source: "default" | "file" | "environment" | "page";
                /** @description Whether update-settings-v1 can change it. False: it is changed in the environment, with a restart. */
                editable: boolean;
                /** @description Whether it could be changed here, but the environment or a file sets it, which wins. */
                locked: boolean;
                /** @description Smallest number. */
                least?: number;
                /** @description Largest number. */
                most?: number;
                /** @description What the setting does. */
                description: string;
            }[];
        };
        "test-mail-v1.input": {
            /**
             * @description Address that the test mail is sent to.
             * @example anna@example.com
             */
            to: string;
            /**
             * @description Language of the mail: en or de.
             * @default en
             * @enum {string}
             */
            language?: "en" | "de";
        };
        "test-mail-v1.output": {
            /** @description Whether the mail server took the mail. */
            sent: boolean;
            /** @description What the mail server answered, or why no mail could be sent. */
            answer: string;
        };
        "list-dashboard-users-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
            /**
             * @description Part of the name, regardless of case.
             * @default
             */
            search?: string;
        };
        "list-dashboard-users-v1.output": {
            /** @description The users of this page. */
            items: {
                /** @description Id of the user of this dashboard. */
                id: number;
                /** @description Name that the user signs in with. */
                name: string;
                /**
                 * @description admin: everything. operator: everything except users, keys and settings. viewer: read only.
                 * @enum {string}
                 */
                role: "admin" | "operator" | "viewer";
                /** @description When the user was added, ISO 8601 UTC. */
                created: string;
                /** @description Number of application passwords of the user. */
                application_passwords: number;
                /** @description Whether the user can sign in with a browser and a password. */
                has_password: boolean;
                /** @description Whether signing in with the password also requires a code. */
                second_factor: boolean;
                /** @description Number of passkeys of the user. */
                passkeys: number;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All users that match. */
            total: number;
        };
        "add-dashboard-user-v1.input": {
            /** @description Name to sign in with, without spaces or colons. */
            name: string;
            /**
             * @description admin: everything. operator: everything except users, keys and settings. viewer: read only.
             * @enum {string}
             */
            role: "admin" | "operator" | "viewer";
        };
        "add-dashboard-user-v1.output": {
            /** @description Id of the user of this dashboard. */
            id: number;
            /** @description Name that the user signs in with. */
            name: string;
            /**
             * @description admin: everything. operator: everything except users, keys and settings. viewer: read only.
             * @enum {string}
             */
            role: "admin" | "operator" | "viewer";
            /** @description When the user was added, ISO 8601 UTC. */
            created: string;
            /** @description Number of application passwords of the user. */
            application_passwords: number;
            /** @description Whether the user can sign in with a browser and a password. */
            has_password: boolean;
            /** @description Whether signing in with the password also requires a code. */
            second_factor: boolean;
            /** @description Number of passkeys of the user. */
            passkeys: number;
        };
        "update-dashboard-user-v1.input": {
            /** @description Id of the user of this dashboard. */
            user_id: number;
            /**
             * @description admin: everything. operator: everything except users, keys and settings. viewer: read only.
             * @enum {string}
             */
            role: "admin" | "operator" | "viewer";
        };
        "update-dashboard-user-v1.output": {
            /** @description Id of the user of this dashboard. */
            id: number;
            /** @description Name that the user signs in with. */
            name: string;
            /**
             * @description admin: everything. operator: everything except users, keys and settings. viewer: read only.
             * @enum {string}
             */
            role: "admin" | "operator" | "viewer";
            /** @description When the user was added, ISO 8601 UTC. */
            created: string;
            /** @description Number of application passwords of the user. */
            application_passwords: number;
            /** @description Whether the user can sign in with a browser and a password. */
            has_password: boolean;
            /** @description Whether signing in with the password also requires a code. */
            second_factor: boolean;
            /** @description Number of passkeys of the user. */
            passkeys: number;
        };
        "delete-dashboard-user-v1.input": {
            /** @description Id of the user of this dashboard. */
            user_id: number;
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "delete-dashboard-user-v1.output": {
            /** @description False after a dry run. */
            deleted: boolean;
            /** @description True after a dry run. */
            dry_run?: boolean;
            /** @description The user. */
            user: {
                /** @description Id of the user of this dashboard. */
                id: number;
                /** @description Name that the user signs in with. */
                name: string;
                /**
                 * @description admin: everything. operator: everything except users, keys and settings. viewer: read only.
                 * @enum {string}
                 */
                role: "admin" | "operator" | "viewer";
                /** @description When the user was added, ISO 8601 UTC. */
                created: string;
                /** @description Number of application passwords of the user. */
                application_passwords: number;
                /** @description Whether the user can sign in with a browser and a password. */
                has_password: boolean;
                /** @description Whether signing in with the password also requires a code. */
                second_factor: boolean;
                /** @description Number of passkeys of the user. */
                passkeys: number;
            };
        };
        "set-dashboard-user-password-v1.input": {
            /** @description Id of the user of this dashboard. */
            user_id: number;
            /** @description The password, at least 12 characters. */
            password: string;
            /**
             * @description Also revoke the user's application passwords: whoever knew the old password may have created one.
             * @default true
             */
            end_application_passwords?: boolean;
        };
        "set-dashboard-user-password-v1.output": {
            /** @description Always true. */
            changed: boolean;
        };
        "reset-second-factor-v1.input": {
            /** @description Id of the user of this dashboard. */
            user_id: number;
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "reset-second-factor-v1.output": {
            /** @description False after a dry run. */
            reset: boolean;
            /** @description True after a dry run. */
            dry_run?: boolean;
            /** @description Id of the user of this dashboard. */
            user_id: number;
            /** @description Name of the user. */
            user_name: string;
            /** @description Whether the user had a second factor. */
            second_factor: boolean;
            /** @description Number of passkeys that the user had. */
            passkeys: number;
            /** @description Whether the user has a password to sign in with afterwards. */
            has_password: boolean;
        };
        "invite-person-v1.input": {
            /**
             * @description admin: everything. operator: everything except users, keys and settings. viewer: read only.
             * @enum {string}
             */
            role: "admin" | "operator" | "viewer";
            /** @description Name to sign in with, without spaces or colons. Left out: the person chooses it. */
            name?: string;
            /** @description Address that the link is mailed to, if a mail server is set up. */
            email?: string;
            /**
             * @description Language of the mail with the link: en or de.
             * @default en
             * @enum {string}
             */
            language?: "en" | "de";
            /**
             * @description Days in which the link can be used.
             * @default 7
             */
            days?: number;
        };
        "invite-person-v1.output": {
            /** @description Id of the invitation. */
            id: number;
            /**
             * @description admin: everything. operator: everything except users, keys and settings. viewer: read only.
             * @enum {string}
             */
            role: "admin" | "operator" | "viewer";
            /** @description Name that the person will sign in with. Null: the person chooses it. */
            name: string | null;
            /** @description Address that the link is mailed to. Null: it is handed over in another way. */
            email: string | null;
            /**
             * @description pending: the link can be used. accepted: it was used. revoked: it was taken back, or whoever sent it is no longer an admin. expired: nobody used it in time.
             * @enum {string}
             */
            state: "pending" | "accepted" | "revoked" | "expired";
            /**
             * @description Whether the link was mailed: none (no address, no mail server, or ended before it was mailed), waiting, sent or failed.
             * @enum {string}
             */
            mail: "none" | "waiting" | "sent" | "failed";
            /** @description Why the last attempt to mail it failed; empty if it did not. */
            mail_problem: string;
            /** @description Who sent the invitation, such as user:anna. */
            invited_by: string;
            /** @description When it was sent, ISO 8601 UTC. */
            created: string;
            /** @description Until when the link can be used, ISO 8601 UTC. */
            expires: string;
            /** @description When it was used, ISO 8601 UTC. Null if it was not. */
            accepted: string | null;
            /** @description Name of the user that it became. Null if it was not used. */
            accepted_by: string | null;
            /** @description The link. It is not shown again. */
            link: string;
        };
        "list-invitations-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
        };
        "list-invitations-v1.output": {
            /** @description The invitations of this page. */
            items: {
                /** @description Id of the invitation. */
                id: number;
                /**
                 * @description admin: everything. operator: everything except users, keys and settings. viewer: read only.
                 * @enum {string}
                 */
                role: "admin" | "operator" | "viewer";
                /** @description Name that the person will sign in with. Null: the person chooses it. */
                name: string | null;
                /** @description Address that the link is mailed to. Null: it is handed over in another way. */
                email: string | null;
                /**
                 * @description pending: the link can be used. accepted: it was used. revoked: it was taken back, or whoever sent it is no longer an admin. expired: nobody used it in time.
                 * @enum {string}
                 */
                state: "pending" | "accepted" | "revoked" | "expired";
                /**
                 * @description Whether the link was mailed: none (no address, no mail server, or ended before it was mailed), waiting, sent or failed.
                 * @enum {string}
                 */
                mail: "none" | "waiting" | "sent" | "failed";
                /** @description Why the last attempt to mail it failed; empty if it did not. */
                mail_problem: string;
                /** @description Who sent the invitation, such as user:anna. */
                invited_by: string;
                /** @description When it was sent, ISO 8601 UTC. */
                created: string;
                /** @description Until when the link can be used, ISO 8601 UTC. */
                expires: string;
                /** @description When it was used, ISO 8601 UTC. Null if it was not. */
                accepted: string | null;
                /** @description Name of the user that it became. Null if it was not used. */
                accepted_by: string | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All invitations that match. */
            total: number;
        };
        "revoke-invitation-v1.input": {
            /** @description Id of the invitation. */
            invitation_id: number;
        };
        "revoke-invitation-v1.output": {
            /** @description Id of the invitation. */
            id: number;
            /**
             * @description admin: everything. operator: everything except users, keys and settings. viewer: read only.
             * @enum {string}
             */
            role: "admin" | "operator" | "viewer";
            /** @description Name that the person will sign in with. Null: the person chooses it. */
            name: string | null;
            /** @description Address that the link is mailed to. Null: it is handed over in another way. */
            email: string | null;
            /**
             * @description pending: the link can be used. accepted: it was used. revoked: it was taken back, or whoever sent it is no longer an admin. expired: nobody used it in time.
             * @enum {string}
             */
            state: "pending" | "accepted" | "revoked" | "expired";
            /**
             * @description Whether the link was mailed: none (no address, no mail server, or ended before it was mailed), waiting, sent or failed.
             * @enum {string}
             */
            mail: "none" | "waiting" | "sent" | "failed";
            /** @description Why the last attempt to mail it failed; empty if it did not. */
            mail_problem: string;
            /** @description Who sent the invitation, such as user:anna. */
            invited_by: string;
            /** @description When it was sent, ISO 8601 UTC. */
            created: string;
            /** @description Until when the link can be used, ISO 8601 UTC. */
            expires: string;
            /** @description When it was used, ISO 8601 UTC. Null if it was not. */
            accepted: string | null;
            /** @description Name of the user that it became. Null if it was not used. */
            accepted_by: string | null;
        };
        "list-application-passwords-v1.input": {
            /** @description Id of the user. Leave it out for your own application passwords; only admins can name another user. */
            user_id?: number;
        };
        "list-application-passwords-v1.output": {
            /** @description The application passwords, oldest first. */
            items: {
                /** @description Id of the application password. */
                id: number;
                /** @description Id of the user of this dashboard. */
                user_id: number;
                /** @description What it is for. */
                name: string;
                /** @description When it was created, ISO 8601 UTC. */
                created: string;
                /** @description When it was last used, ISO 8601 UTC, accurate to 15 minutes. Null if never. */
                last_used: string | null;
            }[];
            /** @description Number of application passwords. */
            total: number;
        };
        "add-application-password-v1.input": {
            /** @description What the password is for, such as backup. */
            name: string;
            /** @description Id of the user. Leave it out for your own application passwords; only admins can name another user. */
            user_id?: number;
        };
        "add-application-password-v1.output": {
            /** @description Id of the application password. */
            id: number;
            /** @description Id of the user of this dashboard. */
            user_id: number;
            /** @description What it is for. */
            name: string;
            /** @description When it was created, ISO 8601 UTC. */
            created: string;
            /** @description When it was last used, ISO 8601 UTC, accurate to 15 minutes. Null if never. */
            last_used: string | null;
            /** @description Name to sign in with. */
            user_name: string;
            /** @description The secret, in groups of four letters. It is not shown again. */
            application_password: string;
        };
        "delete-application-password-v1.input": {
            /** @description Id of the application password. */
            password_id: number;
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "delete-application-password-v1.output": {
            /** @description False after a dry run. */
            deleted: boolean;
            /** @description True after a dry run. */
            dry_run?: boolean;
            /** @description The application password. */
            password: {
                /** @description Id of the application password. */
                id: number;
                /** @description Id of the user of this dashboard. */
                user_id: number;
                /** @description What it is for. */
                name: string;
                /** @description When it was created, ISO 8601 UTC. */
                created: string;
                /** @description When it was last used, ISO 8601 UTC, accurate to 15 minutes. Null if never. */
                last_used: string | null;
            };
        };
        "list-audit-log-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 50
             */
            per_page?: number;
            /** @description Only entries of this actor, such as user:anna or key:nightly. A bare user: matches all users. */
            actor?: string;
            /** @description Only this action, such as site.suspended. A bare site. matches everything that was done to sites. */
            action?: string;
            /** @description Only entries about this subject, such as site:12. */
            subject?: string;
            /** @description Only entries from this day or time on, ISO 8601. */
            since?: string;
            /** @description Only entries before this day or time, ISO 8601. */
            until?: string;
            /** @description Only entries about sites, jobs over sites, and the client or tag itself, of this client, by id. Other filters narrow it further. */
            client_id?: number;
            /** @description Only entries about sites, jobs over sites, and the client or tag itself, with this tag, by id. Other filters narrow it further. */
            tag_id?: number;
        };
        "list-audit-log-v1.output": {
            /** @description The changes of this page. */
            items: {
                /** @description Number of the entry in the log. */
                id: number;
                /** @description When it happened, ISO 8601 UTC. */
                at: string;
                /** @description Who did it: user:, key: or system:, followed by the name. */
                actor: string;
                /** @description IP address of the caller. Empty for work of the server itself. */
                address: string;
                /** @description User agent of the caller, such as a browser. */
                client: string;
                /** @description What was done. */
                action: string;
                /** @description What it was done to, by kind and id. */
                subject: string;
                /** @description What it was done to, by name; empty if it has none or is gone. */
                name: string;
                /** @description Further details. */
                detail: {
                    [key: string]: unknown;
                };
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All changes that match. */
            total: number;
        };
        "verify-audit-log-v1.input": {
            /** @description Number of rows in an exported head. Send head_hash too. */
            head_rows?: number;
            /** @description Digest of an exported head. */
            head_hash?: string;
        };
        "verify-audit-log-v1.output": {
            /** @description Whether the log is intact. */
            whole: boolean;
            /** @description Number of intact rows. */
            rows: number;
            /** @description Number of the first row that is not intact, or null if all are. */
            broken: number | null;
            /**
             * @description altered: the row was changed after it was written. missing: the row was removed. cut: this row and all later rows were removed. added: the row was inserted. head: the sealed head of the log was removed or replaced. differs: the row does not match the given head. null: the log is intact.
             * @enum {unknown}
             */
            problem: "altered" | "missing" | "cut" | "added" | "head" | "differs" | null;
            /** @description Digest of the last intact row. Keep it elsewhere to compare the log with it later. */
            hash: string;
        };
        "list-api-keys-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
        };
        "list-api-keys-v1.output": {
            /** @description The API keys of this page. */
            items: {
                /** @description Id of the API key. */
                id: number;
                /** @description What the key is for. */
                name: string;
                /** @description What the key is allowed to do. */
                permissions: ("read" | "write")[];
                /** @description The last 7 characters of the token, or of the consumer key of an imported key. */
                truncated_key: string;
                /** @description Whether the key is enabled. A disabled key is refused until it is enabled again. */
                active: boolean;
                /** @description Whether the key has a consumer key and secret for v1. */
                v1: boolean;
                /** @description mainwp for a key that MainWP gave out and that still works here. Null for a key made here. */
                imported_from: string | null;
                /** @description When the key expires, ISO 8601 UTC. Null if never. */
                expires_at: string | null;
                /** @description Addresses and networks from which the key is accepted. Empty for all. */
                addresses: string[];
                /** @description Whether the key can read the audit log without the write permission. */
                audit_log: boolean;
                /** @description When it was created, ISO 8601 UTC. */
                created: string;
                /** @description When its token was last used, ISO 8601 UTC, accurate to 15 minutes. Null if never. */
                last_access: string | null;
                /** @description When its consumer key and secret were last used, ISO 8601 UTC, accurate to 15 minutes. Null if never. */
                last_access_v1: string | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All API keys that match. */
            total: number;
        };
        "add-api-key-v1.input": {
            /** @description What the key is for. */
            name: string;
            /** @description read: everything that only reads. write: everything that changes or deletes. One or both. */
            permissions: ("read" | "write")[];
            /**
             * @description Whether the key can be used at once.
             * @default true
             */
            active?: boolean;
            /**
             * @description When the key expires, ISO 8601, in UTC unless a time zone is given. Null, or left out, for never.
             * @example 2030-01-31T08:00:00Z
             */
            expires_at?: string | null;
            /**
             * @description IP addresses and networks from which the key is accepted, such as 203.0.113.0/24. Empty for all addresses.
             * @example [
             *       "203.0.113.0/24",
             *       "2001:db8::7"
             *     ]
             */
            addresses?: string[];
            /** @description Whether a key without the write permission can read the audit log. Keys with the write permission always can. */
            audit_log?: boolean;
            /**
             * @description Also create a consumer key and secret for v1. Only users can do this, API keys cannot.
             * @default false
             */
            v1_compatibility?: boolean;
        };
        "add-api-key-v1.output": {
            /** @description Id of the API key. */
            id: number;
            /** @description What the key is for. */
            name: string;
            /** @description What the key is allowed to do. */
            permissions: ("read" | "write")[];
            /** @description The last 7 characters of the token, or of the consumer key of an imported key. */
            truncated_key: string;
            /** @description Whether the key is enabled. A disabled key is refused until it is enabled again. */
            active: boolean;
            /** @description Whether the key has a consumer key and secret for v1. */
            v1: boolean;
            /** @description mainwp for a key that MainWP gave out and that still works here. Null for a key made here. */
            imported_from: string | null;
            /** @description When the key expires, ISO 8601 UTC. Null if never. */
            expires_at: string | null;
            /** @description Addresses and networks from which the key is accepted. Empty for all. */
            addresses: string[];
            /** @description Whether the key can read the audit log without the write permission. */
            audit_log: boolean;
            /** @description When it was created, ISO 8601 UTC. */
            created: string;
            /** @description When its token was last used, ISO 8601 UTC, accurate to 15 minutes. Null if never. */
            last_access: string | null;
            /** @description When its consumer key and secret were last used, ISO 8601 UTC, accurate to 15 minutes. Null if never. */
            last_access_v1: string | null;
            /** @description Sent as "Authorization: Bearer <token>". Not shown again. */
            token: string;
            /** @description For v1, if requested. Not shown again. */
            consumer_key?: string;
            /** @description For v1, if requested. Not shown again. */
            consumer_secret?: string;
        };
        "update-api-key-v1.input": {
            /** @description Id of the API key. */
            key_id: number;
            /** @description What the key is for. */
            name?: string;
            /** @description read: everything that only reads. write: everything that changes or deletes. One or both. */
            permissions?: ("read" | "write")[];
            /**
             * @description When the key expires, ISO 8601, in UTC unless a time zone is given. Null for never.
             * @example 2030-01-31T08:00:00Z
             */
            expires_at?: string | null;
            /**
             * @description IP addresses and networks from which the key is accepted, such as 203.0.113.0/24. Empty for all addresses.
             * @example [
             *       "203.0.113.0/24",
             *       "2001:db8::7"
             *     ]
             */
            addresses?: string[];
            /** @description Whether a key without the write permission can read the audit log. Keys with the write permission always can. */
            audit_log?: boolean;
            /** @description True to enable the key, false to disable it. */
            active?: boolean;
        };
        /** @description The API key. */
        "update-api-key-v1.output": {
            /** @description Id of the API key. */
            id: number;
            /** @description What the key is for. */
            name: string;
            /** @description What the key is allowed to do. */
            permissions: ("read" | "write")[];
            /** @description The last 7 characters of the token, or of the consumer key of an imported key. */
            truncated_key: string;
            /** @description Whether the key is enabled. A disabled key is refused until it is enabled again. */
            active: boolean;
            /** @description Whether the key has a consumer key and secret for v1. */
            v1: boolean;
            /** @description mainwp for a key that MainWP gave out and that still works here. Null for a key made here. */
            imported_from: string | null;
            /** @description When the key expires, ISO 8601 UTC. Null if never. */
            expires_at: string | null;
            /** @description Addresses and networks from which the key is accepted. Empty for all. */
            addresses: string[];
            /** @description Whether the key can read the audit log without the write permission. */
            audit_log: boolean;
            /** @description When it was created, ISO 8601 UTC. */
            created: string;
            /** @description When its token was last used, ISO 8601 UTC, accurate to 15 minutes. Null if never. */
            last_access: string | null;
            /** @description When its consumer key and secret were last used, ISO 8601 UTC, accurate to 15 minutes. Null if never. */
            last_access_v1: string | null;
        };
        "delete-api-key-v1.input": {
            /** @description Id of the API key. */
            key_id: number;
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "delete-api-key-v1.output": {
            /** @description False after a dry run. */
            deleted: boolean;
            /** @description True after a dry run. */
            dry_run?: boolean;
            /** @description The API key. */
            key: {
                /** @description Id of the API key. */
                id: number;
                /** @description What the key is for. */
                name: string;
                /** @description What the key is allowed to do. */
                permissions: ("read" | "write")[];
                /** @description The last 7 characters of the token, or of the consumer key of an imported key. */
                truncated_key: string;
                /** @description Whether the key is enabled. A disabled key is refused until it is enabled again. */
                active: boolean;
                /** @description Whether the key has a consumer key and secret for v1. */
                v1: boolean;
                /** @description mainwp for a key that MainWP gave out and that still works here. Null for a key made here. */
                imported_from: string | null;
                /** @description When the key expires, ISO 8601 UTC. Null if never. */
                expires_at: string | null;
                /** @description Addresses and networks from which the key is accepted. Empty for all. */
                addresses: string[];
                /** @description Whether the key can read the audit log without the write permission. */
                audit_log: boolean;
                /** @description When it was created, ISO 8601 UTC. */
                created: string;
                /** @description When its token was last used, ISO 8601 UTC, accurate to 15 minutes. Null if never. */
                last_access: string | null;
                /** @description When its consumer key and secret were last used, ISO 8601 UTC, accurate to 15 minutes. Null if never. */
                last_access_v1: string | null;
            };
        };
        "delete-api-keys-v1.input": {
            /** @description Ids of the API keys. At least one. */
            key_ids: number[];
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "delete-api-keys-v1.output": {
            /** @description The deleted keys. Empty after a dry run. */
            deleted: {
                /** @description Id of the API key. */
                id: number;
                /** @description What the key is for. */
                name: string;
                /** @description What the key is allowed to do. */
                permissions: ("read" | "write")[];
                /** @description The last 7 characters of the token, or of the consumer key of an imported key. */
                truncated_key: string;
                /** @description Whether the key is enabled. A disabled key is refused until it is enabled again. */
                active: boolean;
                /** @description Whether the key has a consumer key and secret for v1. */
                v1: boolean;
                /** @description mainwp for a key that MainWP gave out and that still works here. Null for a key made here. */
                imported_from: string | null;
                /** @description When the key expires, ISO 8601 UTC. Null if never. */
                expires_at: string | null;
                /** @description Addresses and networks from which the key is accepted. Empty for all. */
                addresses: string[];
                /** @description Whether the key can read the audit log without the write permission. */
                audit_log: boolean;
                /** @description When it was created, ISO 8601 UTC. */
                created: string;
                /** @description When its token was last used, ISO 8601 UTC, accurate to 15 minutes. Null if never. */
                last_access: string | null;
                /** @description When its consumer key and secret were last used, ISO 8601 UTC, accurate to 15 minutes. Null if never. */
                last_access_v1: string | null;
            }[];
            /** @description True after a dry run. */
            dry_run?: boolean;
            /** @description The keys that would be deleted. Only after a dry run. */
            would_delete?: {
                /** @description Id of the API key. */
                id: number;
                /** @description What the key is for. */
                name: string;
                /** @description What the key is allowed to do. */
                permissions: ("read" | "write")[];
                /** @description The last 7 characters of the token, or of the consumer key of an imported key. */
                truncated_key: string;
                /** @description Whether the key is enabled. A disabled key is refused until it is enabled again. */
                active: boolean;
                /** @description Whether the key has a consumer key and secret for v1. */
                v1: boolean;
                /** @description mainwp for a key that MainWP gave out and that still works here. Null for a key made here. */
                imported_from: string | null;
                /** @description When the key expires, ISO 8601 UTC. Null if never. */
                expires_at: string | null;
                /** @description Addresses and networks from which the key is accepted. Empty for all. */
                addresses: string[];
                /** @description Whether the key can read the audit log without the write permission. */
                audit_log: boolean;
                /** @description When it was created, ISO 8601 UTC. */
                created: string;
                /** @description When its token was last used, ISO 8601 UTC, accurate to 15 minutes. Null if never. */
                last_access: string | null;
                /** @description When its consumer key and secret were last used, ISO 8601 UTC, accurate to 15 minutes. Null if never. */
                last_access_v1: string | null;
            }[];
            /** @description The ids that belong to no key. */
            errors: {
                /** @description Id as it was sent. */
                identifier: number;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description Number of keys deleted. */
            total_deleted: number;
            /** @description Number of ids that belong to no key. */
            total_errors: number;
        };
        "set-api-keys-active-v1.input": {
            /** @description Ids of the API keys. At least one. */
            key_ids: number[];
            /** @description True to enable the keys, false to disable them. */
            active: boolean;
        };
        "set-api-keys-active-v1.output": {
            /** @description The keys after the change. */
            keys: {
                /** @description Id of the API key. */
                id: number;
                /** @description What the key is for. */
                name: string;
                /** @description What the key is allowed to do. */
                permissions: ("read" | "write")[];
                /** @description The last 7 characters of the token, or of the consumer key of an imported key. */
                truncated_key: string;
                /** @description Whether the key is enabled. A disabled key is refused until it is enabled again. */
                active: boolean;
                /** @description Whether the key has a consumer key and secret for v1. */
                v1: boolean;
                /** @description mainwp for a key that MainWP gave out and that still works here. Null for a key made here. */
                imported_from: string | null;
                /** @description When the key expires, ISO 8601 UTC. Null if never. */
                expires_at: string | null;
                /** @description Addresses and networks from which the key is accepted. Empty for all. */
                addresses: string[];
                /** @description Whether the key can read the audit log without the write permission. */
                audit_log: boolean;
                /** @description When it was created, ISO 8601 UTC. */
                created: string;
                /** @description When its token was last used, ISO 8601 UTC, accurate to 15 minutes. Null if never. */
                last_access: string | null;
                /** @description When its consumer key and secret were last used, ISO 8601 UTC, accurate to 15 minutes. Null if never. */
                last_access_v1: string | null;
            }[];
            /** @description The ids that belong to no key. */
            errors: {
                /** @description Id as it was sent. */
                identifier: number;
                /** @description Error code. */
                code: string;
                /** @description What went wrong and what to do. */
                message: string;
            }[];
            /** @description Number of keys in the requested state. */
            total: number;
            /** @description Number of ids that belong to no key. */
            total_errors: number;
        };
        "list-sessions-v1.input": Record<string, unknown>;
        "list-sessions-v1.output": {
            /** @description The sessions, most recently seen first. */
            items: {
                /** @description Id of the session. */
                id: number;
                /** @description When you signed in, ISO 8601 UTC. */
                created: string;
                /** @description When the browser last sent a request, ISO 8601 UTC. */
                last_seen: string;
                /** @description When the session ends at the latest, 30 days after sign-in. */
                expires: string;
                /** @description Address from which you signed in. */
                address: string;
                /** @description User agent of the browser. */
                user_agent: string;
                /** @description Whether this request belongs to the session. */
                current: boolean;
            }[];
            /** @description Number of sessions. */
            total: number;
        };
        "revoke-session-v1.input": {
            /** @description Id, as returned by list-sessions-v1. */
            session_id: number;
        };
        "revoke-session-v1.output": {
            /** @description Always true. */
            revoked: boolean;
        };
        "list-saved-views-v1.input": {
            /**
             * @description The list that it is a view of.
             * @enum {string}
             */
            list: "alarm_rules" | "alarms" | "approvals" | "audit_log" | "certificates" | "changes" | "client_updates" | "clients" | "costs" | "deliveries" | "events" | "file_checks" | "ignored_updates" | "incidents" | "jobs" | "maintenance_windows" | "people" | "security_issues" | "site_updates" | "sites" | "tags" | "updates" | "uptime" | "users" | "vulnerabilities";
        };
        "list-saved-views-v1.output": {
            /** @description Your own views first, by name. */
            views: {
                /** @description Id of the view, as listed. */
                id: number;
                /**
                 * @description The list that it is a view of.
                 * @enum {string}
                 */
                list: "alarm_rules" | "alarms" | "approvals" | "audit_log" | "certificates" | "changes" | "client_updates" | "clients" | "costs" | "deliveries" | "events" | "file_checks" | "ignored_updates" | "incidents" | "jobs" | "maintenance_windows" | "people" | "security_issues" | "site_updates" | "sites" | "tags" | "updates" | "uptime" | "users" | "vulnerabilities";
                /** @description Name of the view. */
                name: string;
                /** @description Filters and order, as the address of the list has them: q=shop&client=4. */
                query: string;
                /** @description Columns that are shown (true) or hidden (false) other than usual, by their key. */
                columns: {
                    [key: string]: boolean;
                };
                /** @description Everybody has the view. Viewers can not share views. */
                shared: boolean;
                /** @description It is what you see first. At most one view of a list is. */
                is_default: boolean;
                /** @description It is yours: you can change and remove it. */
                own: boolean;
                /** @description Name of the person who saved it. */
                owner: string;
                /** @description A client or tag that it names was deleted. */
                gone: boolean;
            }[];
        };
        "add-saved-view-v1.input": {
            /**
             * @description The list that it is a view of.
             * @enum {string}
             */
            list: "alarm_rules" | "alarms" | "approvals" | "audit_log" | "certificates" | "changes" | "client_updates" | "clients" | "costs" | "deliveries" | "events" | "file_checks" | "ignored_updates" | "incidents" | "jobs" | "maintenance_windows" | "people" | "security_issues" | "site_updates" | "sites" | "tags" | "updates" | "uptime" | "users" | "vulnerabilities";
            /** @description Name of the view. */
            name: string;
            /** @description Filters and order, as the address of the list has them: q=shop&client=4. */
            query: string;
            /** @description Columns that are shown (true) or hidden (false) other than usual, by their key. */
            columns?: {
                [key: string]: boolean;
            };
            /** @description Everybody has the view. Viewers can not share views. */
            shared?: boolean;
            /** @description It is what you see first. At most one view of a list is. */
            is_default?: boolean;
        };
        "add-saved-view-v1.output": {
            /** @description Id of the view, as listed. */
            id: number;
            /**
             * @description The list that it is a view of.
             * @enum {string}
             */
            list: "alarm_rules" | "alarms" | "approvals" | "audit_log" | "certificates" | "changes" | "client_updates" | "clients" | "costs" | "deliveries" | "events" | "file_checks" | "ignored_updates" | "incidents" | "jobs" | "maintenance_windows" | "people" | "security_issues" | "site_updates" | "sites" | "tags" | "updates" | "uptime" | "users" | "vulnerabilities";
            /** @description Name of the view. */
            name: string;
            /** @description Filters and order, as the address of the list has them: q=shop&client=4. */
            query: string;
            /** @description Columns that are shown (true) or hidden (false) other than usual, by their key. */
            columns: {
                [key: string]: boolean;
            };
            /** @description Everybody has the view. Viewers can not share views. */
            shared: boolean;
            /** @description It is what you see first. At most one view of a list is. */
            is_default: boolean;
            /** @description It is yours: you can change and remove it. */
            own: boolean;
            /** @description Name of the person who saved it. */
            owner: string;
            /** @description A client or tag that it names was deleted. */
            gone: boolean;
        };
        "update-saved-view-v1.input": {
            /** @description Id of the view, as listed. */
            view_id: number;
            /** @description Name of the view. */
            name?: string;
            /** @description Filters and order, as the address of the list has them: q=shop&client=4. */
            query?: string;
            /** @description Columns that are shown (true) or hidden (false) other than usual, by their key. */
            columns?: {
                [key: string]: boolean;
            };
            /** @description Everybody has the view. Viewers can not share views. */
            shared?: boolean;
            /** @description It is what you see first. At most one view of a list is. */
            is_default?: boolean;
        };
        "update-saved-view-v1.output": {
            /** @description Id of the view, as listed. */
            id: number;
            /**
             * @description The list that it is a view of.
             * @enum {string}
             */
            list: "alarm_rules" | "alarms" | "approvals" | "audit_log" | "certificates" | "changes" | "client_updates" | "clients" | "costs" | "deliveries" | "events" | "file_checks" | "ignored_updates" | "incidents" | "jobs" | "maintenance_windows" | "people" | "security_issues" | "site_updates" | "sites" | "tags" | "updates" | "uptime" | "users" | "vulnerabilities";
            /** @description Name of the view. */
            name: string;
            /** @description Filters and order, as the address of the list has them: q=shop&client=4. */
            query: string;
            /** @description Columns that are shown (true) or hidden (false) other than usual, by their key. */
            columns: {
                [key: string]: boolean;
            };
            /** @description Everybody has the view. Viewers can not share views. */
            shared: boolean;
            /** @description It is what you see first. At most one view of a list is. */
            is_default: boolean;
            /** @description It is yours: you can change and remove it. */
            own: boolean;
            /** @description Name of the person who saved it. */
            owner: string;
            /** @description A client or tag that it names was deleted. */
            gone: boolean;
        };
        "remove-saved-view-v1.input": {
            /** @description Id of the view, as listed. */
            view_id: number;
        };
        "remove-saved-view-v1.output": {
            /** @description Always true. */
            removed: boolean;
        };
        "list-imports-v1.input": {
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 20
             */
            per_page?: number;
        };
        "list-imports-v1.output": {
            /** @description The imports of this page. */
            items: {
                /** @description Id of the import, as list-imports-v1 gives it. */
                id: string;
                /** @description What it was read from: mainwp. */
                source: string;
                /** @description Address of the old dashboard. */
                url: string;
                /** @description Sites of the import by state. */
                sites: {
                    /** @description Read, nothing was done yet. */
                    planned: number;
                    /** @description Stored here; the old dashboard works beside. */
                    adopted: number;
                    /** @description Only this server has their keys. */
                    cut_over: number;
                    /** @description Adopting them failed. */
                    failed: number;
                    /** @description Left out. */
                    skipped: number;
                    /** @description Removed from this server again. */
                    undone: number;
                    /** @description All sites of the import. */
                    total: number;
                };
                /** @description The job that works on it, or did so last. */
                job_id: string | null;
                /** @description Who planned it first. */
                created_by: string;
                /** @description When it was planned first, ISO 8601 UTC. */
                created_at: string;
                /** @description When it was planned last, ISO 8601 UTC. */
                planned_at: string;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All imports that match. */
            total: number;
        };
        "get-import-v1.input": {
            /** @description Id of the import, as list-imports-v1 gives it. */
            import_id: string;
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 50
             */
            per_page?: number;
            /**
             * @description planned: read, nothing was done yet. adopted: stored here; the old dashboard works beside. cut_over: only this server has its key. failed: adopting it failed, and may be tried again. skipped: left out. undone: removed from this server again.
             * @enum {string}
             */
            state?: "planned" | "adopted" | "cut_over" | "failed" | "skipped" | "undone";
            /**
             * @description key: with the key of the old dashboard. reconnect-secret: without a key, when the import is cut over. password: a person has to add it. none: it stays behind.
             * @enum {string}
             */
            way_in?: "key" | "reconnect-secret" | "password" | "none";
            /** @description Only those whose name, address or reason contains this text. */
            search?: string;
        };
        "get-import-v1.output": {
            /** @description An import: what was read from another dashboard. */
            import: {
                /** @description Id of the import, as list-imports-v1 gives it. */
                id: string;
                /** @description What it was read from: mainwp. */
                source: string;
                /** @description Address of the old dashboard. */
                url: string;
                /** @description Sites of the import by state. */
                sites: {
                    /** @description Read, nothing was done yet. */
                    planned: number;
                    /** @description Stored here; the old dashboard works beside. */
                    adopted: number;
                    /** @description Only this server has their keys. */
                    cut_over: number;
                    /** @description Adopting them failed. */
                    failed: number;
                    /** @description Left out. */
                    skipped: number;
                    /** @description Removed from this server again. */
                    undone: number;
                    /** @description All sites of the import. */
                    total: number;
                };
                /** @description The job that works on it, or did so last. */
                job_id: string | null;
                /** @description Who planned it first. */
                created_by: string;
                /** @description When it was planned first, ISO 8601 UTC. */
                created_at: string;
                /** @description When it was planned last, ISO 8601 UTC. */
                planned_at: string;
            };
            /** @description What the last plan came to; null if it had no report. */
            plan: {
                [key: string]: unknown;
            } | null;
            /** @description What was read besides sites, by kind and state. */
            records: {
                /** @description Such as tag, client or cost. */
                kind: string;
                /** @description planned, carried, skipped or failed. */
                state: string;
                /** @description How many. */
                count: number;
            }[];
            /**
             * @description Whether the records, and what belongs to the sites that are here, came over. done: all of it. going_on: the rest is being carried over. stopped: that was interrupted, such as by a restore, or set aside because servers crashed over it. adopt-import-v1 tries it again; delete-import-v1 with discard gives it up.
             * @enum {string}
             */
            carrying: "done" | "going_on" | "stopped";
            /** @description The sites of this page, by their ids in the old dashboard. */
            items: {
                /** @description Id of the site in the old dashboard. */
                old_id: number;
                /** @description Address of the site. */
                url: string;
                /** @description Name of the site. */
                name: string;
                /**
                 * @description key: with the key of the old dashboard. reconnect-secret: without a key, when the import is cut over. password: a person has to add it. none: it stays behind.
                 * @enum {string}
                 */
                way_in: "key" | "reconnect-secret" | "password" | "none";
                /**
                 * @description planned: read, nothing was done yet. adopted: stored here; the old dashboard works beside. cut_over: only this server has its key. failed: adopting it failed, and may be tried again. skipped: left out. undone: removed from this server again.
                 * @enum {string}
                 */
                state: "planned" | "adopted" | "cut_over" | "failed" | "skipped" | "undone";
                /** @description The site was here before, and keeps the connection that it had. */
                linked: boolean;
                /** @description Id of the site here; null before it is adopted. */
                site_id: number | null;
                /** @description It was suspended in the old dashboard. */
                suspended: boolean;
                /** @description Error code of the last failure. */
                code: string | null;
                /** @description Why it failed, waits or is left out. */
                reason: string | null;
                /**
                 * @description What the reason follows from, for programs; null for none, and after a failure.
                 * @enum {string|null}
                 */
                cause: "demo" | "no_administrator" | "key_missing" | "key_differs" | "key_too_short" | "key_not_kept" | "key_empty" | "key_unreadable" | "address_unknown" | "here" | "was_here" | "removed" | "key_refused" | "same_site" | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Sites per page. */
            per_page: number;
            /** @description All sites that match. */
            total: number;
        };
        "list-import-records-v1.input": {
            /** @description Id of the import, as list-imports-v1 gives it. */
            import_id: string;
            /**
             * @description Page number, from 1.
             * @default 1
             */
            page?: number;
            /**
             * @description Items per page, at most 200.
             * @default 50
             */
            per_page?: number;
            /**
             * @description Only records of this kind.
             * @enum {string}
             */
            kind?: "site" | "tag" | "client" | "client_field" | "cost" | "monitor" | "api_key" | "ignored" | "trusted" | "problem";
            /**
             * @description Only with this outcome.
             * @enum {string}
             */
            outcome?: "carried" | "changed" | "left_out" | "waiting";
        };
        "list-import-records-v1.output": {
            /** @description The records of this page. */
            items: {
                /**
                 * @description What it is. problem: a row of the old dashboard that could not be read whole.
                 * @enum {string}
                 */
                kind: "site" | "tag" | "client" | "client_field" | "cost" | "monitor" | "api_key" | "ignored" | "trusted" | "problem";
                /** @description Its id in the old dashboard. */
                old_id: number;
                /** @description Its name. Empty if it has none. */
                name: string;
                /**
                 * @description carried: as it was. changed: the reason says how. left_out: the reason says why. waiting: until the import is adopted.
                 * @enum {string}
                 */
                outcome: "carried" | "changed" | "left_out" | "waiting";
                /** @description What was changed, or why it was left out. Empty if it is as it was. */
                reason: string;
                /** @description The sentences of the reason by code. Empty also if an earlier release carried it over. */
                causes: {
                    /**
                     * @description What it is about.
                     * @enum {string}
                     */
                    code: "text_cut" | "unnamed" | "tag_merged" | "client_here" | "client_name_here" | "email_taken" | "email_left_out" | "field_of_mainwp" | "field_of_nobody" | "field_renamed" | "field_in_the_way" | "field_merged" | "nothing_it_is_for" | "choice_unknown" | "payment_method_unknown" | "price_impossible" | "renewal_impossible" | "address_left_out" | "key_form" | "key_secret_form" | "key_secret_hash" | "key_lost" | "key_here" | "path_not_checked" | "interval_longest" | "timeout_longest" | "pinged" | "monitor_kept" | "still_checked" | "text_without_page" | "status_backwards" | "nothing_automatic" | "window_disabled" | "only_trusted" | "core_on_all_sites" | "was_monthly" | "no_delay" | "time_zone_unknown" | "translations_not_ignored" | "plugin_slug_unusable" | "theme_slug_unusable" | "version_unusable" | "not_dismissed" | "currency_differs" | "row_columns" | "row_value_damaged" | "dump_columns_unnamed" | "dump_charset" | "dump_cut" | "more_rows" | "row_encoded_twice" | "row_id_missing" | "row_id_twice" | "table_missing" | "dashboard_address_missing" | "option_unreadable" | "options_of_no_site" | "site_address_invalid" | "site_address_completed" | "site_password_escapes" | "site_password_file_missing" | "site_password_unreadable" | "site_secret_form" | "site_client_missing" | "site_ignored_nameless" | "ignored_nameless" | "tag_nameless" | "tag_same_name" | "tag_of_no_site" | "tag_missing" | "client_nameless" | "client_status_unknown" | "client_email_shared" | "email_invalid" | "contact_of_no_client" | "field_nameless" | "field_repeats" | "value_of_no_client" | "value_of_no_field" | "value_twice" | "cost_nameless" | "cost_choice_unknown" | "cost_choice_unreadable" | "cost_price_zero" | "cost_price_whole" | "cost_targets_gone" | "cost_some_targets_gone" | "cost_without_target" | "monitor_of_no_site" | "monitor_type_unknown" | "api_key_form" | "api_key_secret_form" | "api_key_permissions" | "api_key_refused" | "without_key_file" | "without_way_in" | "signed_with_sha1" | "certificate_unchecked" | "updates_by_itself" | "dashboard_unknown";
                    /** @description What the sentence names. */
                    data: {
                        /** @description The part of the record that it is about. */
                        what?: string;
                        /** @description As the old dashboard has it. */
                        given?: string;
                        /** @description What it is here. */
                        becomes?: string;
                        /** @description How many. */
                        count?: number;
                        /** @description So many characters are allowed. */
                        most?: number;
                        /** @description Id of another record. */
                        id?: number;
                    };
                }[];
                /** @description Its id here; null for none. */
                new_id: number | null;
            }[];
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description All records that match. */
            total: number;
            /** @description What concerns no single record, such as the currency. */
            notes: string[];
            /** @description The notes by code, in the same order. */
            note_causes: {
                /**
                 * @description What it is about.
                 * @enum {string}
                 */
                code: "text_cut" | "unnamed" | "tag_merged" | "client_here" | "client_name_here" | "email_taken" | "email_left_out" | "field_of_mainwp" | "field_of_nobody" | "field_renamed" | "field_in_the_way" | "field_merged" | "nothing_it_is_for" | "choice_unknown" | "payment_method_unknown" | "price_impossible" | "renewal_impossible" | "address_left_out" | "key_form" | "key_secret_form" | "key_secret_hash" | "key_lost" | "key_here" | "path_not_checked" | "interval_longest" | "timeout_longest" | "pinged" | "monitor_kept" | "still_checked" | "text_without_page" | "status_backwards" | "nothing_automatic" | "window_disabled" | "only_trusted" | "core_on_all_sites" | "was_monthly" | "no_delay" | "time_zone_unknown" | "translations_not_ignored" | "plugin_slug_unusable" | "theme_slug_unusable" | "version_unusable" | "not_dismissed" | "currency_differs" | "row_columns" | "row_value_damaged" | "dump_columns_unnamed" | "dump_charset" | "dump_cut" | "more_rows" | "row_encoded_twice" | "row_id_missing" | "row_id_twice" | "table_missing" | "dashboard_address_missing" | "option_unreadable" | "options_of_no_site" | "site_address_invalid" | "site_address_completed" | "site_password_escapes" | "site_password_file_missing" | "site_password_unreadable" | "site_secret_form" | "site_client_missing" | "site_ignored_nameless" | "ignored_nameless" | "tag_nameless" | "tag_same_name" | "tag_of_no_site" | "tag_missing" | "client_nameless" | "client_status_unknown" | "client_email_shared" | "email_invalid" | "contact_of_no_client" | "field_nameless" | "field_repeats" | "value_of_no_client" | "value_of_no_field" | "value_twice" | "cost_nameless" | "cost_choice_unknown" | "cost_choice_unreadable" | "cost_price_zero" | "cost_price_whole" | "cost_targets_gone" | "cost_some_targets_gone" | "cost_without_target" | "monitor_of_no_site" | "monitor_type_unknown" | "api_key_form" | "api_key_secret_form" | "api_key_permissions" | "api_key_refused" | "without_key_file" | "without_way_in" | "signed_with_sha1" | "certificate_unchecked" | "updates_by_itself" | "dashboard_unknown";
                /** @description What the sentence names. */
                data: {
                    /** @description The part of the record that it is about. */
                    what?: string;
                    /** @description As the old dashboard has it. */
                    given?: string;
                    /** @description What it is here. */
                    becomes?: string;
                    /** @description How many. */
                    count?: number;
                    /** @description So many characters are allowed. */
                    most?: number;
                    /** @description Id of another record. */
                    id?: number;
                };
            }[];
        };
        "plan-mainwp-import-v1.input": {
            /** @description Prefix of its tables, if the dump holds several MainWP Dashboards. */
            prefix?: string;
            /**
             * @description Only return the plan. Nothing is kept.
             * @default false
             */
            dry_run?: boolean;
            /** @description A ZIP of its key folder wp-content/uploads/mainwp/pk, in base64. */
            keys?: string;
            /** @description The SQL dump of its database, plain or gzip, in base64. Over REST v2 it is a file of any size. */
            dump: string;
        };
        "plan-mainwp-import-v1.output": {
            /** @description Id of the import; null after a dry run. */
            import_id: string | null;
            /**
             * @description Kind of the old dashboard.
             * @constant
             */
            source: "mainwp";
            /** @description Address of the old dashboard; empty if it is not known. */
            url: string;
            /** @description Prefix of its tables. */
            prefix: string;
            /** @description Version of its tables; empty if it is not known. */
            db_version: string;
            /** @description Currency of its costs, ISO 4217. */
            currency: string;
            /** @description How many sites come over in which way. */
            ways: {
                /** @description Sites that come over with the key of the old dashboard. */
                key: number;
                /** @description Sites without a key, which are taken over when the import is cut over. */
                reconnect_secret: number;
                /** @description Sites that a person has to add. */
                password: number;
                /** @description Sites that are here already, or that are the same as another row. */
                linked: number;
                /** @description Sites that stay behind. */
                none: number;
            };
            /** @description What there is, by kind. */
            kinds: {
                /**
                 * @description What these are.
                 * @enum {string}
                 */
                kind: "sites" | "tags" | "clients" | "contacts" | "client_fields" | "costs" | "ignored_updates" | "trusted_items" | "monitors" | "api_keys";
                /** @description How many the old dashboard has, without rows that could not be read. */
                found: number;
                /** @description How many of them are here already: sites by address, tags and fields by name, clients by e-mail address, else by a name that only one client has here and there, unless each has an e-mail address. */
                here: number;
                /** @description How many are not carried over; `problems` and the sites say why. */
                left_out: number;
            }[];
            /** @description The sites, by id. */
            sites: {
                /** @description Id in the old dashboard. */
                old_id: number;
                /** @description Name of the site. */
                name: string;
                /** @description Address of the site. */
                url: string;
                /**
                 * @description key: with the key of the old dashboard. reconnect-secret: without a key, when the import is cut over. password: a person has to add it. none: it stays behind.
                 * @enum {string}
                 */
                way_in: "key" | "reconnect-secret" | "password" | "none";
                /** @description Why there is no better way in; a sentence. */
                reason: string | null;
                /**
                 * @description What the reason follows from, for programs; null for none, and after a failure.
                 * @enum {string|null}
                 */
                cause: "demo" | "no_administrator" | "key_missing" | "key_differs" | "key_too_short" | "key_not_kept" | "key_empty" | "key_unreadable" | "address_unknown" | "here" | "was_here" | "removed" | "key_refused" | "same_site" | null;
                /** @description Id here, if a site with this address is here already. It keeps its connection. */
                site_id: number | null;
                /** @description Id in the old dashboard of the same site, which is taken instead of this row. */
                same_as: number | null;
                /** @description It is suspended, and stays so. */
                suspended: boolean;
                /** @description The old dashboard calls it a staging site. */
                staging: boolean;
            }[];
            /** @description What to know before the next step. */
            warnings: string[];
            /** @description The warnings by code, in the same order. */
            warning_causes: {
                /**
                 * @description What it is about.
                 * @enum {string}
                 */
                code: "without_key_file" | "without_way_in" | "signed_with_sha1" | "certificate_unchecked" | "updates_by_itself" | "dashboard_unknown";
                /** @description What the sentence names. */
                data: {
                    /** @description The part of the record that it is about. */
                    what?: string;
                    /** @description As the old dashboard has it. */
                    given?: string;
                    /** @description What it is here. */
                    becomes?: string;
                    /** @description How many. */
                    count?: number;
                    /** @description So many characters are allowed. */
                    most?: number;
                    /** @description Id of another record. */
                    id?: number;
                };
            }[];
            /** @description Rows that could not be read whole. */
            problems: {
                /** @description Table without its prefix; empty if it is about all of them. */
                table: string;
                /** @description Id of the row, or its position as #1; empty if it is about the whole table. */
                id: string;
                /**
                 * @description dropped: the row is left out. changed: it is carried over with another value.
                 * @enum {string}
                 */
                outcome: "dropped" | "changed";
                /** @description What was found, in one sentence. */
                message: string;
                /**
                 * @description What it is about.
                 * @enum {string}
                 */
                code: "row_columns" | "row_value_damaged" | "dump_columns_unnamed" | "dump_charset" | "dump_cut" | "more_rows" | "row_encoded_twice" | "row_id_missing" | "row_id_twice" | "table_missing" | "dashboard_address_missing" | "option_unreadable" | "options_of_no_site" | "site_address_invalid" | "site_address_completed" | "site_password_escapes" | "site_password_file_missing" | "site_password_unreadable" | "site_secret_form" | "site_client_missing" | "site_ignored_nameless" | "ignored_nameless" | "tag_nameless" | "tag_same_name" | "tag_of_no_site" | "tag_missing" | "client_nameless" | "client_status_unknown" | "client_email_shared" | "email_invalid" | "contact_of_no_client" | "field_nameless" | "field_repeats" | "value_of_no_client" | "value_of_no_field" | "value_twice" | "cost_nameless" | "cost_choice_unknown" | "cost_choice_unreadable" | "cost_price_zero" | "cost_price_whole" | "cost_targets_gone" | "cost_some_targets_gone" | "cost_without_target" | "monitor_of_no_site" | "monitor_type_unknown" | "api_key_form" | "api_key_secret_form" | "api_key_permissions" | "api_key_refused";
                /** @description What the sentence names. */
                data: {
                    /** @description The part of the record that it is about. */
                    what?: string;
                    /** @description As the old dashboard has it. */
                    given?: string;
                    /** @description What it is here. */
                    becomes?: string;
                    /** @description How many. */
                    count?: number;
                    /** @description So many characters are allowed. */
                    most?: number;
                    /** @description Id of another record. */
                    id?: number;
                };
            }[];
        };
        "adopt-import-v1.input": {
            /** @description Id of the import, as list-imports-v1 gives it. */
            import_id: string;
            /** @description Only these sites, by their ids in the old dashboard. All of the import if left out. */
            old_ids?: number[];
            /**
             * @description Also register on sites without a key, with their reconnect secrets. This locks the old dashboard out of them, which otherwise happens only when the import is cut over.
             * @default false
             */
            take_over?: boolean;
        };
        "adopt-import-v1.output": {
            /** @description Id of the import, as list-imports-v1 gives it. */
            import_id: string;
            /** @description Whether there is work for a job. */
            queued: boolean;
            /** @description The job that does the work. */
            job_id?: string;
            /** @description Where to poll the job. */
            status_url?: string;
            /** @description Sites that the job works on. */
            sites_queued: number;
            /** @description Sites that were here already; they keep their connections. */
            linked: number;
        };
        "cut-over-import-v1.input": {
            /** @description Id of the import, as list-imports-v1 gives it. */
            import_id: string;
            /** @description Only these sites, by their ids in the old dashboard. All of the import if left out. */
            old_ids?: number[];
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "cut-over-import-v1.output": {
            /** @description Id of the import, as list-imports-v1 gives it. */
            import_id: string;
            /** @description Whether there is work for a job. */
            queued: boolean;
            /** @description The job that does the work. */
            job_id?: string;
            /** @description Where to poll the job. */
            status_url?: string;
            /** @description Sites that the job works on. */
            sites_queued: number;
            /** @description True after a dry run. */
            dry_run?: boolean;
            /** @description What would be done; only after a dry run. */
            would_cut_over?: {
                /** @description Adopted sites that would get another key. */
                keys: number;
                /** @description Sites without a key that would be registered with their reconnect secrets. */
                reconnect_secrets: number;
            };
        };
        "undo-import-v1.input": {
            /** @description Id of the import, as list-imports-v1 gives it. */
            import_id: string;
            /** @description Only these sites, by their ids in the old dashboard. All of the import if left out. */
            old_ids?: number[];
            /**
             * @description Also remove the sites from this server, with all data stored about them. Linked sites stay.
             * @default false
             */
            remove_sites?: boolean;
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "undo-import-v1.output": {
            /** @description Id of the import, as list-imports-v1 gives it. */
            import_id: string;
            /** @description Whether there is work for a job. */
            queued: boolean;
            /** @description The job that does the work. */
            job_id?: string;
            /** @description Where to poll the job. */
            status_url?: string;
            /** @description Sites that the job works on. */
            sites_queued: number;
            /** @description True after a dry run. */
            dry_run?: boolean;
            /** @description What would be done; only after a dry run. */
            would_undo?: {
                /** @description Sites that would get their former key back, as soon as it is known that they accepted the new one. */
                keys: number;
                /** @description Sites that would be removed from this server. */
                removed: number;
            };
        };
        "delete-import-v1.input": {
            /** @description Id of the import, as list-imports-v1 gives it. */
            import_id: string;
            /**
             * @description Also while some of it is still being carried over, such as tags, clients and costs, or while it is not known whether a site was taken over. What is not here yet is lost.
             * @default false
             */
            discard?: boolean;
            /**
             * @description Must be true to delete.
             * @default false
             */
            confirm?: boolean;
            /**
             * @description Return what would be deleted without deleting anything; confirm is then not needed.
             * @default false
             */
            dry_run?: boolean;
        };
        "delete-import-v1.output": {
            /** @description False after a dry run. */
            deleted: boolean;
            /** @description True after a dry run. */
            dry_run?: boolean;
            /** @description An import: what was read from another dashboard. */
            import: {
                /** @description Id of the import, as list-imports-v1 gives it. */
                id: string;
                /** @description What it was read from: mainwp. */
                source: string;
                /** @description Address of the old dashboard. */
                url: string;
                /** @description Sites of the import by state. */
                sites: {
                    /** @description Read, nothing was done yet. */
                    planned: number;
                    /** @description Stored here; the old dashboard works beside. */
                    adopted: number;
                    /** @description Only this server has their keys. */
                    cut_over: number;
                    /** @description Adopting them failed. */
                    failed: number;
                    /** @description Left out. */
                    skipped: number;
                    /** @description Removed from this server again. */
                    undone: number;
                    /** @description All sites of the import. */
                    total: number;
                };
                /** @description The job that works on it, or did so last. */
                job_id: string | null;
                /** @description Who planned it first. */
                created_by: string;
                /** @description When it was planned first, ISO 8601 UTC. */
                created_at: string;
                /** @description When it was planned last, ISO 8601 UTC. */
                planned_at: string;
            };
        };
        "import-sites-v1.input": {
            /** @description The text of the file. The first row names the columns (address, login, password or unique security ID, name, client, tags), in the words of the usual dashboards; or it has the ten columns of the upload of MainWP. Commas, semicolons or tabs; lines that begin with # are skipped. */
            csv: string;
            /** @description Login of an administrator, for rows without one. */
            admin?: string;
            /** @description Password of the administrator, for rows without one. */
            adminpassword?: string;
            /** @description Unique security ID, for rows without one. */
            uniqueid?: string;
            /**
             * @description Create tags and clients that the file names and nobody has added.
             * @default false
             */
            create_missing?: boolean;
            /**
             * @description Return what would become of each row. Nothing is changed.
             * @default false
             */
            dry_run?: boolean;
        };
        "import-sites-v1.output": {
            /** @description Nothing was changed. */
            dry_run: boolean;
            /**
             * @description header: the first row names the columns. mainwp: the ten columns of MainWP, without a header.
             * @enum {string}
             */
            layout: "header" | "mainwp";
            /** @description The columns of the file, in their order. */
            columns: {
                /** @description As the file names it; empty without a header. */
                header: string;
                /**
                 * @description What it is taken for; null for a column that is not used.
                 * @enum {string|null}
                 */
                field: "url" | "admin" | "password" | "uniqueid" | "name" | "client" | "tags" | "http_user" | "http_pass" | "ssl_verify" | null;
            }[];
            /** @description Number of rows. */
            total: number;
            /** @description Rows whose sites are added. */
            to_add: number;
            /** @description Rows whose sites have been added before. */
            existing: number;
            /** @description Rows that cannot be used. */
            wrong: number;
            /** @description Tags that the file names and that do not exist. */
            missing_tags: string[];
            /** @description Clients that the file names and that do not exist. */
            missing_clients: string[];
            /** @description The rows, by line: the first 1000 of those that are wrong, then of the others. */
            rows: {
                /** @description Line of the file on which the row begins. */
                line: number;
                /** @description Address of the site, as the row says it. */
                url: string;
                /** @description Name of the site; empty for its host. */
                name: string;
                /** @description Client of the site; empty for none. */
                client: string;
                /** @description Tags of the site. */
                tags: string[];
                /**
                 * @description add: the site is added. exists: it has been added before. wrong: the row cannot be used.
                 * @enum {string}
                 */
                action: "add" | "exists" | "wrong";
                /** @description Id of the site if it has been added before. */
                site_id: number | null;
                /** @description Why the row is not used, and what to do; empty otherwise. */
                message: string;
                /**
                 * @description Which problem `message` is about, for programs; null for none.
                 * @enum {string|null}
                 */
                cause: "not_utf8" | "address_missing" | "address_too_long" | "address_invalid" | "login_missing" | "login_too_long" | "proof_missing" | "column_too_long" | "already_added" | "on_line_before" | "client_ambiguous" | "client_unknown" | "tag_unknown" | null;
                /** @description What `message` names. */
                data: {
                    /** @description So many characters are allowed. */
                    most?: number;
                    /** @description The column. */
                    column?: string;
                    /** @description The line that has the site already. */
                    line?: number;
                    /** @description Name of the client or tag, as the row says it. */
                    name?: string;
                    /** @description Id of the site that has been added before. */
                    site_id?: number;
                };
            }[];
            /**
             * @description The work continues in the background.
             * @constant
             */
            queued?: true;
            /** @description Id of the job; only if the work became a job. */
            job_id?: string;
            /** @description Address to poll for the state of the job. */
            status_url?: string;
            /** @description Sites in the job. */
            sites_queued?: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
