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
            /** @description New address. It is stored only if the site answers there to the key of this server. */
            url?: string;
            /** @description New name. */
            name?: string;
            /** @description New notes. */
            notes?: string;
            /** @description New client; null for none. */
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
            /** @description New client of all the sites; null for none. If left out, each site keeps its client. */
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
            health?: ("any" | "down" | "disconnected" | "sync_failing" | "never_synced" | "healthy" | "suspended") | ("down" | "disconnected" | "sync_failing" | "never_synced" | "healthy" | "suspended")[];
            /**
             * @description Only sites whose address responded at the last check (up), did not respond (down), or was never checked.
             * @enum {string}
             */
            check?: "up" | "down" | "unchecked";
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
                /** @description Credentials for a password prompt in front of the site are stored. */
                http_auth: boolean;
                /**
                 * @description Health of the site in one word. down: the last check of the address failed, and no sync has succeeded since. sync_failing: the last sync failed. never_synced: no sync has ended yet. Not to be confused with health_score, the Site Health score of WordPress.
                 * @enum {string}
                 */
                health: "down" | "disconnected" | "sync_failing" | "never_synced" | "healthy" | "suspended";
                /** @description Why the last sync failed; null if it succeeded. */
                sync_error: {
                    /** @description Error code. */
                    code: string;
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
            health?: ("any" | "down" | "disconnected" | "sync_failing" | "never_synced" | "healthy" | "suspended") | ("down" | "disconnected" | "sync_failing" | "never_synced" | "healthy" | "suspended")[];
            /**
             * @description Only sites whose address responded at the last check (up), did not respond (down), or was never checked.
             * @enum {string}
             */
            check?: "up" | "down" | "unchecked";
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
            health?: ("any" | "down" | "disconnected" | "sync_failing" | "never_synced" | "healthy" | "suspended") | ("down" | "disconnected" | "sync_failing" | "never_synced" | "healthy" | "suspended")[];
            /**
             * @description Only sites whose address responded at the last check (up), did not respond (down), or was never checked.
             * @enum {string}
             */
            check?: "up" | "down" | "unchecked";
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
            /** @description Only sites changed after this instant, as ISO 8601, e.g. 2026-01-31T08:00:00Z. A sync counts as well as a person or program. */
            modified_after?: string;
        };
        "count-site-records-v1.output": {
            /** @description Number of sites that match. */
            total: number;
        };
        "count-site-versions-v1.input": Record<string, unknown>;
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
            /** @description Credentials for a password prompt in front of the site are stored. */
            http_auth: boolean;
            /**
             * @description Health of the site in one word. down: the last check of the address failed, and no sync has succeeded since. sync_failing: the last sync failed. never_synced: no sync has ended yet. Not to be confused with health_score, the Site Health score of WordPress.
             * @enum {string}
             */
            health: "down" | "disconnected" | "sync_failing" | "never_synced" | "healthy" | "suspended";
            /** @description Why the last sync failed; null if it succeeded. */
            sync_error: {
                /** @description Error code. */
                code: string;
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
            /** @description When the site was added, ISO 8601 UTC. */
            created: string;
        };
        "update-site-record-v1.input": {
            /** @description Id, domain or URL of the site. */
            site_id_or_domain: number | string;
            /** @description New address. It is stored only if the site answers there to the key of this server. */
            url?: string;
            /** @description New name. */
            name?: string;
            /** @description New notes; empty or null for none. */
            notes?: string | null;
            /** @description New client; null for none. */
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
            /** @description Credentials for a password prompt in front of the site are stored. */
            http_auth: boolean;
            /**
             * @description Health of the site in one word. down: the last check of the address failed, and no sync has succeeded since. sync_failing: the last sync failed. never_synced: no sync has ended yet. Not to be confused with health_score, the Site Health score of WordPress.
             * @enum {string}
             */
            health: "down" | "disconnected" | "sync_failing" | "never_synced" | "healthy" | "suspended";
            /** @description Why the last sync failed; null if it succeeded. */
            sync_error: {
                /** @description Error code. */
                code: string;
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
            /** @description When the site was added, ISO 8601 UTC. */
            created: string;
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
            /** @description Credentials for a password prompt in front of the site are stored. */
            http_auth: boolean;
            /**
             * @description Health of the site in one word. down: the last check of the address failed, and no sync has succeeded since. sync_failing: the last sync failed. never_synced: no sync has ended yet. Not to be confused with health_score, the Site Health score of WordPress.
             * @enum {string}
             */
            health: "down" | "disconnected" | "sync_failing" | "never_synced" | "healthy" | "suspended";
            /** @description Why the last sync failed; null if it succeeded. */
            sync_error: {
                /** @description Error code. */
                code: string;
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
            /** @description When the site was added, ISO 8601 UTC. */
            created: string;
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
        };
        "rotate-site-key-v1.output": {
            /** @description Always true; a failure is an error. */
            rotated: boolean;
            /**
             * @description Kind of key of the site: p256, or rsa where PHP of the site cannot verify that; rsa_library where it has no OpenSSL at all.
             * @enum {string}
             */
            signing: "p256" | "rsa" | "rsa_library";
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
                /** @description Credentials for a password prompt in front of the site are stored. */
                http_auth: boolean;
                /**
                 * @description Health of the site in one word. down: the last check of the address failed, and no sync has succeeded since. sync_failing: the last sync failed. never_synced: no sync has ended yet. Not to be confused with health_score, the Site Health score of WordPress.
                 * @enum {string}
                 */
                health: "down" | "disconnected" | "sync_failing" | "never_synced" | "healthy" | "suspended";
                /** @description Why the last sync failed; null if it succeeded. */
                sync_error: {
                    /** @description Error code. */
                    code: string;
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
            /** @description Credentials for a password prompt in front of the site are stored. */
            http_auth: boolean;
            /**
             * @description Health of the site in one word. down: the last check of the address failed, and no sync has succeeded since. sync_failing: the last sync failed. never_synced: no sync has ended yet. Not to be confused with health_score, the Site Health score of WordPress.
             * @enum {string}
             */
            health: "down" | "disconnected" | "sync_failing" | "never_synced" | "healthy" | "suspended";
            /** @description Why the last sync failed; null if it succeeded. */
            sync_error: {
                /** @description Error code. */
                code: string;
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
            /** @description When the site was added, ISO 8601 UTC. */
            created: string;
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
                /** @description Login of the user who made the change; WP-CLI or WP-Cron if one of them did, empty if unknown. */
                user: string;
                /** @description When it happened, ISO 8601 UTC. */
                timestamp: string;
            }[];
            /** @description Number of changes on all pages. */
            total: number;
        };
        "get-overview-v1.input": Record<string, unknown>;
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
                /** @description Managed sites: healthy, down, sync_failing and never_synced together. */
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
                /** @description Sites whose last sync succeeded and whose address responds. */
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
                /** @description Connected sites whose last check failed, without a successful sync since. */
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
                /** @description Connected sites that are not down, but whose last sync failed. */
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
            /**
             * @description Only updates of these types: wp, plugins, themes, translations; all = every type.
             * @default [
             *       "all"
             *     ]
             */
            type?: ("all" | "wp" | "plugins" | "themes" | "translations")[];
            /** @description Only the updates of these plugins (dir/file.php), themes or translations; left out: all pending ones. */
            slugs?: string[];
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
            /** @description The items, most widely installed first. */
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
                /** @description Versions installed on the sites. */
                from: string[];
                /** @description Versions the sites would get. */
                to: string[];
                /** @description Sites that would get it. */
                sites: number;
                /** @description Sites on which it could not be rolled back, by reason (see roll_back of list-updates-v1); reasons without any are left out. */
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
            /**
             * @description Only updates of these types: wp, plugins, themes, translations; all = every type.
             * @default [
             *       "all"
             *     ]
             */
            type?: ("all" | "wp" | "plugins" | "themes" | "translations")[];
            /** @description Only the updates of these plugins (dir/file.php), themes or translations; left out: all pending ones. */
            slugs?: string[];
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
            /** @description Makes the run careful: it updates in growing waves and checks front pages. Without a strategy all sites are updated at once. */
            strategy?: {
                /**
                 * @description Share of the sites in the first wave, in percent; at least one site.
                 * @default 1
                 */
                canary_percent?: number;
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
                 * @description Check the front page of each site before and after its updates.
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
                /** @description When it ended, ISO 8601 UTC; null before. */
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
            /** @description Makes the run careful: it updates in growing waves and checks front pages. Without a strategy all sites are updated at once. */
            strategy?: {
                /**
                 * @description Share of the sites in the first wave, in percent; at least one site.
                 * @default 1
                 */
                canary_percent?: number;
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
                 * @description Check the front page of each site before and after its updates.
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
                /** @description When it ended, ISO 8601 UTC; null before. */
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
                 * @description Check the front page of each site before and after its updates.
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
                 * @description Check the front page of each site before and after its updates.
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
                     * @description Check the front page of each site before and after its updates.
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
                /** @description The current wave, from 1. */
                wave: number;
                /** @description Why the run was halted or ended early. */
                halt_reason: string | null;
                /** @description When it was started, ISO 8601 UTC. */
                started_at: string;
                /** @description When its window closes, ISO 8601 UTC. No site is started after that. */
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
                     * @description Check the front page of each site before and after its updates.
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
                /** @description The current wave, from 1. */
                wave: number;
                /** @description Why the run was halted or ended early. */
                halt_reason: string | null;
                /** @description When it was started, ISO 8601 UTC. */
                started_at: string;
                /** @description When its window closes, ISO 8601 UTC. No site is started after that. */
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
                /** @description When it ended, ISO 8601 UTC; null before. */
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
                 * @description Check the front page of each site before and after its updates.
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
            /** @description The current wave, from 1. */
            wave: number;
            /** @description Why the run was halted or ended early. */
            halt_reason: string | null;
            /** @description When it was started, ISO 8601 UTC. */
            started_at: string;
            /** @description When its window closes, ISO 8601 UTC. No site is started after that. */
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
                 * @description Check the front page of each site before and after its updates.
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
            /** @description The current wave, from 1. */
            wave: number;
            /** @description Why the run was halted or ended early. */
            halt_reason: string | null;
            /** @description When it was started, ISO 8601 UTC. */
            started_at: string;
            /** @description When its window closes, ISO 8601 UTC. No site is started after that. */
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
            /** @description When it ended, ISO 8601 UTC; null before. */
            finished_at: string | null;
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
                 * @description Check the front page of each site before and after its updates.
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
                /** @description When it ended, ISO 8601 UTC; null before. */
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
                 * @description Check the front page of each site before and after its updates.
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
                /** @description When it ended, ISO 8601 UTC; null before. */
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
                 * @description Check the front page of each site before and after its updates.
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
                /** @description When it ended, ISO 8601 UTC; null before. */
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
                 * @description Check the front page of each site before and after its updates.
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
                /** @description When it ended, ISO 8601 UTC; null before. */
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
                 * @description Check the front page of each site before and after its updates.
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
                /** @description When it ended, ISO 8601 UTC; null before. */
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
                 * @example 02:30
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
                     * @description Check the front page of each site before and after its updates.
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
                /** @description Whether the window is enabled. */
                enabled: boolean;
                /** @description When it opens next, ISO 8601 UTC; null while it is disabled. */
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
             * @example 02:30
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
                 * @description Check the front page of each site before and after its updates.
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
             * @example 02:30
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
                 * @description Check the front page of each site before and after its updates.
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
            /** @description Whether the window is enabled. */
            enabled: boolean;
            /** @description When it opens next, ISO 8601 UTC; null while it is disabled. */
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
             * @example 02:30
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
                 * @description Check the front page of each site before and after its updates.
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
             * @example 02:30
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
                 * @description Check the front page of each site before and after its updates.
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
            /** @description Whether the window is enabled. */
            enabled: boolean;
            /** @description When it opens next, ISO 8601 UTC; null while it is disabled. */
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
                 * @example 02:30
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
                     * @description Check the front page of each site before and after its updates.
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
                /** @description Whether the window is enabled. */
                enabled: boolean;
                /** @description When it opens next, ISO 8601 UTC; null while it is disabled. */
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
                 * @example 02:30
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
                     * @description Check the front page of each site before and after its updates.
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
                /** @description Whether the window is enabled. */
                enabled: boolean;
                /** @description When it opens next, ISO 8601 UTC; null while it is disabled. */
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
                /** @description Another run is already updating the site; the window would skip it. */
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
            /** @description The requested page. */
            page: number;
            /** @description Sites per page. */
            per_page: number;
            /** @description All sites with something to update. */
            total: number;
        };
        "list-site-users-v1.input": {
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
            /** @description Ids of the sites that have more such posts than per_site. */
            more_on: number[];
            /** @description The sites that failed. The other sites are done. */
            errors: {
                /** @description Id of the site, or the value that was given if it names no site. */
                website_id: number | string;
                /** @description Error code. */
                code: string;
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
            /** @description Ids of the sites that have more such comments than per_site. */
            more_on: number[];
            /** @description The sites that failed. The other sites are done. */
            errors: {
                /** @description Id of the site, or the value that was given if it names no site. */
                website_id: number | string;
                /** @description Error code. */
                code: string;
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
                /** @description Values of the custom fields, by field name. */
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
            /** @description Values of the custom fields, by field name. */
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
            /** @description Ids of all sites of the client. Replaces the current sites; empty or null removes them all. */
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
            /** @description Values of the custom fields, by field name. */
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
            /** @description Ids of all sites of the client. Replaces the current sites; empty or null removes them all. */
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
            /** @description Values of the custom fields, by field name. */
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
            /** @description Values of the custom fields, by field name. */
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
                    /** @description Values of the custom fields, by field name. */
                    custom_fields: {
                        [key: string]: string;
                    };
                };
                /** @description Sites that would no longer belong to a client. */
                associated_sites_count: number;
                /** @description Costs that no longer belong to anything. list-costs-v1 lists them with without_targets. */
                stranded_costs: {
                    /** @description Id of the cost. */
                    id: number;
                    /** @description Name of the cost. */
                    name: string;
                }[];
            };
            /** @description Clients that would be deleted. Only after a dry run. */
            count?: number;
            /** @description Warnings to read before you delete. Only after a dry run. */
            warnings?: string[];
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
            /** @description Values of the custom fields, by field name. */
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
            /** @description Values of the custom fields, by field name. */
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
        };
        "add-client-field-v1.output": {
            /** @description Id of the field. */
            field_id: number;
            /** @description Name of the field. */
            name: string;
            /** @description What the field is for. */
            description: string;
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
            };
            /** @description Clients that have a value in it. */
            values: number;
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
                /** @description Slug of the plugin or theme; empty for none. */
                product_slug: string;
                /** @description Day of the last renewal, YYYY-MM-DD; null for none. */
                last_renewal: string | null;
                /** @description Day of the next renewal, YYYY-MM-DD; null if it is not an active subscription. */
                next_renewal: string | null;
                /** @description How it is paid; empty for unknown. */
                payment_method: string;
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
            /** @description Slug of the plugin or theme; empty for none. */
            product_slug: string;
            /** @description Day of the last renewal, YYYY-MM-DD; null for none. */
            last_renewal: string | null;
            /** @description Day of the next renewal, YYYY-MM-DD; null if it is not an active subscription. */
            next_renewal: string | null;
            /** @description How it is paid; empty for unknown. */
            payment_method: string;
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
            /** @description Slug of the plugin or theme, e.g. akismet/akismet.php; empty or null for none. */
            product_slug?: string | null;
            /** @description Day of the last renewal, YYYY-MM-DD, from 1970 to 2100; empty or null for none. */
            last_renewal?: string | null;
            /**
             * @description How it is paid: paypal, stripe, apple, amazon, google, credit_debit, debit_card, cash; empty or null for unknown.
             * @enum {string|null}
             */
            payment_method?: "paypal" | "stripe" | "apple" | "amazon" | "google" | "credit_debit" | "debit_card" | "cash" | "" | null;
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
            /** @description Slug of the plugin or theme; empty for none. */
            product_slug: string;
            /** @description Day of the last renewal, YYYY-MM-DD; null for none. */
            last_renewal: string | null;
            /** @description Day of the next renewal, YYYY-MM-DD; null if it is not an active subscription. */
            next_renewal: string | null;
            /** @description How it is paid; empty for unknown. */
            payment_method: string;
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
            /** @description Slug of the plugin or theme, e.g. akismet/akismet.php; empty or null for none. */
            product_slug?: string | null;
            /** @description Day of the last renewal, YYYY-MM-DD, from 1970 to 2100; empty or null for none. */
            last_renewal?: string | null;
            /**
             * @description How it is paid: paypal, stripe, apple, amazon, google, credit_debit, debit_card, cash; empty or null for unknown.
             * @enum {string|null}
             */
            payment_method?: "paypal" | "stripe" | "apple" | "amazon" | "google" | "credit_debit" | "debit_card" | "cash" | "" | null;
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
            /** @description Slug of the plugin or theme; empty for none. */
            product_slug: string;
            /** @description Day of the last renewal, YYYY-MM-DD; null for none. */
            last_renewal: string | null;
            /** @description Day of the next renewal, YYYY-MM-DD; null if it is not an active subscription. */
            next_renewal: string | null;
            /** @description How it is paid; empty for unknown. */
            payment_method: string;
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
                /** @description Slug of the plugin or theme; empty for none. */
                product_slug: string;
                /** @description Day of the last renewal, YYYY-MM-DD; null for none. */
                last_renewal: string | null;
                /** @description Day of the next renewal, YYYY-MM-DD; null if it is not an active subscription. */
                next_renewal: string | null;
                /** @description How it is paid; empty for unknown. */
                payment_method: string;
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
                /** @description Slug of the plugin or theme; empty for none. */
                product_slug: string;
                /** @description Day of the last renewal, YYYY-MM-DD; null for none. */
                last_renewal: string | null;
                /** @description Day of the next renewal, YYYY-MM-DD; null if it is not an active subscription. */
                next_renewal: string | null;
                /** @description How it is paid; empty for unknown. */
                payment_method: string;
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
                /** @description Values of the custom fields, by field name. */
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
        "get-costs-overview-v1.input": Record<string, unknown>;
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
            };
            /** @description What to consider before deleting; only after a dry run. */
            warnings?: string[];
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
                /** @description Values of the custom fields, by field name. */
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
        "get-batch-job-status-v1.input": {
            /** @description Id of the job: the job_id of the response that queued it. */
            job_id: string;
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
                /** @description Id of the site. */
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
        };
        "list-job-items-v1.output": {
            /** @description The sites of this page, by id. */
            items: {
                /** @description Id of the site. */
                site_id: number;
                /**
                 * @description skipped: there was nothing to do, or nothing could be done. canceled: the job ended before its turn.
                 * @enum {string}
                 */
                state: "pending" | "succeeded" | "failed" | "skipped" | "canceled";
                /** @description Error code of a failed site. */
                code: string | null;
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
                /** @description Id of the site. */
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
                /** @description Id of the site. */
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
                /** @description Current value, or null for a secret. */
                value: string | number | boolean | null;
                /** @description What the setting does. */
                description: string;
            }[];
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
