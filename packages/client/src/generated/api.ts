// Made by `npm run generate` from openapi.json. Do not edit.
export interface paths {
    "/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the full records of sites, with filters, search, sorting and paging. Use it to answer which sites match a condition.
         * @description Requires the Read permission.
         */
        get: operations["listSiteRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/basic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the id, name, address and client of sites, with filters, search, sorting and paging. Use it when the full records are not needed.
         * @description Requires the Read permission.
         */
        get: operations["listSiteBriefs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the sites that match filters and search. Takes the filters of list-site-records-v1.
         * @description Requires the Read permission.
         */
        get: operations["countSiteRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect a WordPress site that runs the MainWP Child plugin, and sync it. To check an address first, use test-connection-v1.
         * @description Requires the Write & Delete permission.
         */
        post: operations["addSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id_or_domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the full record of one site: state, health, versions, tags, client, pending updates, last sync and last check.
         * @description Requires the Read permission.
         */
        get: operations["getSiteRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id_or_domain}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit the record of a site and how to reach it, including login, TLS and the password prompt. Fields that you leave out keep their value.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["updateSiteRecordByPut"];
        /**
         * Edit the record of a site and how to reach it, including login, TLS and the password prompt. Fields that you leave out keep their value.
         * @description Requires the Write & Delete permission.
         */
        post: operations["updateSiteRecord"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Edit the record of a site and how to reach it, including login, TLS and the password prompt. Fields that you leave out keep their value.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["updateSiteRecordByPatch"];
        trace?: never;
    };
    "/sites/{id_or_domain}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a site and all data stored about it. The website itself is not deleted; to pause it instead, use suspend-site-v1.
         * @description Requires the Write & Delete permission.
         */
        delete: operations["deleteSite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add many sites from a CSV file in the background, such as the export of another dashboard. Preview it with dry_run first. For one site, use add-site-v1.
         * @description Requires the Write & Delete permission.
         */
        post: operations["importSites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id_or_domain}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sync one site and return its updated record. Use it when stored data may be out of date.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["syncSiteByPut"];
        /**
         * Sync one site and return its updated record. Use it when stored data may be out of date.
         * @description Requires the Write & Delete permission.
         */
        post: operations["syncSite"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Sync one site and return its updated record. Use it when stored data may be out of date.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["syncSiteByPatch"];
        trace?: never;
    };
    "/sites/{id_or_domain}/reconnect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reconnect a site with its key or, if the site no longer knows that key, by registering again. For a connected site, this verifies the connection.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["reconnectSiteByPut"];
        /**
         * Reconnect a site with its key or, if the site no longer knows that key, by registering again. For a connected site, this verifies the connection.
         * @description Requires the Write & Delete permission.
         */
        post: operations["reconnectSite"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Reconnect a site with its key or, if the site no longer knows that key, by registering again. For a connected site, this verifies the connection.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["reconnectSiteByPatch"];
        trace?: never;
    };
    "/sites/{id_or_domain}/follow-redirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the address of a site with the one it redirects to, after the site has answered there to the key of this server. Use it when a site has moved.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["followSiteRedirectByPut"];
        /**
         * Replace the address of a site with the one it redirects to, after the site has answered there to the key of this server. Use it when a site has moved.
         * @description Requires the Write & Delete permission.
         */
        post: operations["followSiteRedirect"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Replace the address of a site with the one it redirects to, after the site has answered there to the key of this server. Use it when a site has moved.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["followSiteRedirectByPatch"];
        trace?: never;
    };
    "/sites/{id_or_domain}/disconnect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stop all communication with a site. It stays stored with its key, so that you can reconnect it later.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["disconnectSiteByPut"];
        /**
         * Stop all communication with a site. It stays stored with its key, so that you can reconnect it later.
         * @description Requires the Write & Delete permission.
         */
        post: operations["disconnectSite"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Stop all communication with a site. It stays stored with its key, so that you can reconnect it later.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["disconnectSiteByPatch"];
        trace?: never;
    };
    "/sites/{id_or_domain}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Suspend a site: it stays stored, but syncs and updates skip it. Use it for sites that you do not manage for now.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["suspendSiteByPut"];
        /**
         * Suspend a site: it stays stored, but syncs and updates skip it. Use it for sites that you do not manage for now.
         * @description Requires the Write & Delete permission.
         */
        post: operations["suspendSite"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Suspend a site: it stays stored, but syncs and updates skip it. Use it for sites that you do not manage for now.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["suspendSiteByPatch"];
        trace?: never;
    };
    "/sites/{id_or_domain}/unsuspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Unsuspend a site: it is connected again, and syncs and updates include it.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["unsuspendSiteByPut"];
        /**
         * Unsuspend a site: it is connected again, and syncs and updates include it.
         * @description Requires the Write & Delete permission.
         */
        post: operations["unsuspendSite"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Unsuspend a site: it is connected again, and syncs and updates include it.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["unsuspendSiteByPatch"];
        trace?: never;
    };
    "/sites/{id_or_domain}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Check whether the address of a site responds. To fetch its data, use sync-site-v1.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["checkSiteByPut"];
        /**
         * Check whether the address of a site responds. To fetch its data, use sync-site-v1.
         * @description Requires the Write & Delete permission.
         */
        post: operations["checkSite"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Check whether the address of a site responds. To fetch its data, use sync-site-v1.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["checkSiteByPatch"];
        trace?: never;
    };
    "/sites/{id_or_domain}/rotate-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a connected site a new key, without a password. Use it after a key may have leaked.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["rotateSiteKeyByPut"];
        /**
         * Give a connected site a new key, without a password. Use it after a key may have leaked.
         * @description Requires the Write & Delete permission.
         */
        post: operations["rotateSiteKey"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Give a connected site a new key, without a password. Use it after a key may have leaked.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["rotateSiteKeyByPatch"];
        trace?: never;
    };
    "/sites/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sync several sites, or all connected ones: fetch their current versions, plugins, themes, updates, security checks and changes.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["syncSitesByPut"];
        /**
         * Sync several sites, or all connected ones: fetch their current versions, plugins, themes, updates, security checks and changes.
         * @description Requires the Write & Delete permission.
         */
        post: operations["syncSites"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Sync several sites, or all connected ones: fetch their current versions, plugins, themes, updates, security checks and changes.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["syncSitesByPatch"];
        trace?: never;
    };
    "/sites/reconnect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reconnect several sites, or all that are disconnected. Use it after an outage or a move.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["reconnectSitesByPut"];
        /**
         * Reconnect several sites, or all that are disconnected. Use it after an outage or a move.
         * @description Requires the Write & Delete permission.
         */
        post: operations["reconnectSites"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Reconnect several sites, or all that are disconnected. Use it after an outage or a move.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["reconnectSitesByPatch"];
        trace?: never;
    };
    "/sites/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Check whether the addresses of several sites respond, or of all sites that are not suspended.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["checkSitesByPut"];
        /**
         * Check whether the addresses of several sites respond, or of all sites that are not suspended.
         * @description Requires the Write & Delete permission.
         */
        post: operations["checkSites"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Check whether the addresses of several sites respond, or of all sites that are not suspended.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["checkSitesByPatch"];
        trace?: never;
    };
    "/sites/rotate-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give several connected sites new keys, or move all that have an RSA key to P-256, without passwords. The server also moves them by itself, a few at a time.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["rotateSiteKeysByPut"];
        /**
         * Give several connected sites new keys, or move all that have an RSA key to P-256, without passwords. The server also moves them by itself, a few at a time.
         * @description Requires the Write & Delete permission.
         */
        post: operations["rotateSiteKeys"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Give several connected sites new keys, or move all that have an RSA key to P-256, without passwords. The server also moves them by itself, a few at a time.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["rotateSiteKeysByPatch"];
        trace?: never;
    };
    "/sites/disconnect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stop all communication with several sites. They stay stored with their keys, so that you can reconnect them later.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["disconnectSitesByPut"];
        /**
         * Stop all communication with several sites. They stay stored with their keys, so that you can reconnect them later.
         * @description Requires the Write & Delete permission.
         */
        post: operations["disconnectSites"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Stop all communication with several sites. They stay stored with their keys, so that you can reconnect them later.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["disconnectSitesByPatch"];
        trace?: never;
    };
    "/sites/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Suspend several sites: they stay stored, but syncs and updates skip them.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["suspendSitesByPut"];
        /**
         * Suspend several sites: they stay stored, but syncs and updates skip them.
         * @description Requires the Write & Delete permission.
         */
        post: operations["suspendSites"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Suspend several sites: they stay stored, but syncs and updates skip them.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["suspendSitesByPatch"];
        trace?: never;
    };
    "/sites/{id_or_domain}/plugins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the plugins of a site by name, as of its last sync, with filters, search and paging.
         * @description Requires the Read permission.
         */
        get: operations["listSitePlugins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id_or_domain}/themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the themes of a site by name, as of its last sync, with filters, search and paging.
         * @description Requires the Read permission.
         */
        get: operations["listSiteThemes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id_or_domain}/plugins/abandoned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the plugins of a site that have not been updated on wordpress.org for two years or more.
         * @description Requires the Read permission.
         */
        get: operations["getAbandonedPlugins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id_or_domain}/themes/abandoned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the themes of a site that have not been updated on wordpress.org for two years or more.
         * @description Requires the Read permission.
         */
        get: operations["getAbandonedThemes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id_or_domain}/non-svc-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what changed on a site itself, such as plugins, settings and users, newest first, as of its last sync. Use it to find out what happened before a problem.
         * @description Requires the Read permission. Part of the logs module, which can be switched off.
         */
        get: operations["getSiteChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id_or_domain}/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the security issues of a site as of its last sync, and the status of its TLS certificate.
         * @description Requires the Read permission.
         */
        get: operations["getSiteSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id_or_domain}/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the client that a site belongs to, or null if it has none. Use it when you know the site but not the client.
         * @description Requires the Read permission.
         */
        get: operations["getSiteClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id_or_domain}/costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the costs of a site, with their monthly and yearly totals.
         * @description Requires the Read permission. Part of the costs module, which can be switched off.
         */
        get: operations["getSiteCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id_or_domain}/plugins/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Activate installed plugins on a site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["activateSitePluginsByPut"];
        /**
         * Activate installed plugins on a site.
         * @description Requires the Write & Delete permission.
         */
        post: operations["activateSitePlugins"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Activate installed plugins on a site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["activateSitePluginsByPatch"];
        trace?: never;
    };
    "/sites/{id_or_domain}/plugins/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Deactivate plugins on a site. They stay installed.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["deactivateSitePluginsByPut"];
        /**
         * Deactivate plugins on a site. They stay installed.
         * @description Requires the Write & Delete permission.
         */
        post: operations["deactivateSitePlugins"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Deactivate plugins on a site. They stay installed.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["deactivateSitePluginsByPatch"];
        trace?: never;
    };
    "/sites/{id_or_domain}/plugins/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete plugins from a site. Active plugins are deactivated first.
         * @description Requires the Write & Delete permission.
         */
        delete: operations["deleteSitePlugins"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id_or_domain}/themes/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Activate an installed theme on a site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["activateSiteThemeByPut"];
        /**
         * Activate an installed theme on a site.
         * @description Requires the Write & Delete permission.
         */
        post: operations["activateSiteTheme"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Activate an installed theme on a site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["activateSiteThemeByPatch"];
        trace?: never;
    };
    "/sites/{id_or_domain}/themes/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete themes from a site. The active theme and its parent are kept.
         * @description Requires the Write & Delete permission.
         */
        delete: operations["deleteSiteThemes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Run several operations on sites in one request.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["batchSitesByPut"];
        /**
         * Run several operations on sites in one request.
         * @description Requires the Write & Delete permission.
         */
        post: operations["batchSites"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Run several operations on sites in one request.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["batchSitesByPatch"];
        trace?: never;
    };
    "/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List clients, with filters, search, sorting and paging. Use it to find a client whose id or e-mail address you do not know.
         * @description Requires the Read permission.
         */
        get: operations["listClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the clients that match the filters of list-clients-v1. Use it when you need only the number.
         * @description Requires the Read permission.
         */
        get: operations["countClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a client, with its sites and custom field values if you send them.
         * @description Requires the Write & Delete permission.
         */
        post: operations["addClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id_or_email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one client by id or e-mail address, with its custom fields and the ids of its sites.
         * @description Requires the Read permission.
         */
        get: operations["getClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id_or_email}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a client. Only the fields that you send change. To suspend a client, use suspend-client-v1.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["updateClientByPut"];
        /**
         * Update a client. Only the fields that you send change. To suspend a client, use suspend-client-v1.
         * @description Requires the Write & Delete permission.
         */
        post: operations["updateClient"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a client. Only the fields that you send change. To suspend a client, use suspend-client-v1.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["updateClientByPatch"];
        trace?: never;
    };
    "/clients/{id_or_email}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a client. Its sites stay and no longer belong to a client.
         * @description Requires the Write & Delete permission.
         */
        delete: operations["deleteClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id_or_email}/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sites of a client, sorted by name.
         * @description Requires the Read permission.
         */
        get: operations["getClientSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id_or_email}/sites/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the sites of a client. Use it when you need only the number.
         * @description Requires the Read permission.
         */
        get: operations["countClientSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id_or_email}/costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the costs of a client and of its sites, by name. Use it to see what a client pays for.
         * @description Requires the Read permission. Part of the costs module, which can be switched off.
         */
        get: operations["getClientCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id_or_email}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Suspend a client together with its sites, for example while an invoice is unpaid. unsuspend-client-v1 undoes it.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["suspendClientByPut"];
        /**
         * Suspend a client together with its sites, for example while an invoice is unpaid. unsuspend-client-v1 undoes it.
         * @description Requires the Write & Delete permission.
         */
        post: operations["suspendClient"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Suspend a client together with its sites, for example while an invoice is unpaid. unsuspend-client-v1 undoes it.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["suspendClientByPatch"];
        trace?: never;
    };
    "/clients/{id_or_email}/unsuspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * End the suspension of a client. The client and the sites suspended with it return to their previous state.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["unsuspendClientByPut"];
        /**
         * End the suspension of a client. The client and the sites suspended with it return to their previous state.
         * @description Requires the Write & Delete permission.
         */
        post: operations["unsuspendClient"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * End the suspension of a client. The client and the sites suspended with it return to their previous state.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["unsuspendClientByPatch"];
        trace?: never;
    };
    "/clients/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Run several operations on clients in one request.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["batchClientsByPut"];
        /**
         * Run several operations on clients in one request.
         * @description Requires the Write & Delete permission.
         */
        post: operations["batchClients"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Run several operations on clients in one request.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["batchClientsByPatch"];
        trace?: never;
    };
    "/clients/{id_or_email}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people at a client: the primary contact first, then by name.
         * @description Requires the Read permission.
         */
        get: operations["listClientContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id_or_email}/contacts/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a person at a client, such as the one who pays the bills.
         * @description Requires the Write & Delete permission.
         */
        post: operations["addClientContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/contacts/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what is known of a person at a client. Only the fields that you send change.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["updateClientContactByPut"];
        /**
         * Change what is known of a person at a client. Only the fields that you send change.
         * @description Requires the Write & Delete permission.
         */
        post: operations["updateClientContact"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what is known of a person at a client. Only the fields that you send change.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["updateClientContactByPatch"];
        trace?: never;
    };
    "/clients/contacts/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a person at a client. The client stays.
         * @description Requires the Write & Delete permission.
         */
        delete: operations["deleteClientContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the custom fields of clients, sorted by name. Use it to learn the field names before you set values.
         * @description Requires the Read permission.
         */
        get: operations["listClientFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/fields/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a custom field in which every client, or the one that you name, can have a value.
         * @description Requires the Write & Delete permission.
         */
        post: operations["addClientField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/fields/{id_name}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a custom client field or change its description. The values that clients have in it stay.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["updateClientFieldByPut"];
        /**
         * Rename a custom client field or change its description. The values that clients have in it stay.
         * @description Requires the Write & Delete permission.
         */
        post: operations["updateClientField"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename a custom client field or change its description. The values that clients have in it stay.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["updateClientFieldByPatch"];
        trace?: never;
    };
    "/clients/fields/{id_name}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a custom client field together with the values that clients have in it.
         * @description Requires the Write & Delete permission.
         */
        delete: operations["deleteClientField"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List costs, with filters, search, sorting and paging.
         * @description Requires the Read permission. Part of the costs module, which can be switched off.
         */
        get: operations["listCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/costs/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a cost, such as a licence or hosting, for sites, for the sites of tags or for the sites of clients.
         * @description Requires the Write & Delete permission. Part of the costs module, which can be switched off. Same as POST.
         */
        put: operations["addCostByPut"];
        /**
         * Add a cost, such as a licence or hosting, for sites, for the sites of tags or for the sites of clients.
         * @description Requires the Write & Delete permission. Part of the costs module, which can be switched off.
         */
        post: operations["addCost"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Add a cost, such as a licence or hosting, for sites, for the sites of tags or for the sites of clients.
         * @description Requires the Write & Delete permission. Part of the costs module, which can be switched off. Same as POST.
         */
        patch: operations["addCostByPatch"];
        trace?: never;
    };
    "/costs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one cost with all its fields.
         * @description Requires the Read permission. Part of the costs module, which can be switched off.
         */
        get: operations["getCost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/costs/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a cost. Only the given fields change.
         * @description Requires the Write & Delete permission. Part of the costs module, which can be switched off. Same as POST.
         */
        put: operations["updateCostByPut"];
        /**
         * Change a cost. Only the given fields change.
         * @description Requires the Write & Delete permission. Part of the costs module, which can be switched off.
         */
        post: operations["updateCost"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a cost. Only the given fields change.
         * @description Requires the Write & Delete permission. Part of the costs module, which can be switched off. Same as POST.
         */
        patch: operations["updateCostByPatch"];
        trace?: never;
    };
    "/costs/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a cost. The sites, tags and clients it was for are kept.
         * @description Requires the Write & Delete permission. Part of the costs module, which can be switched off.
         */
        delete: operations["deleteCost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/costs/{id}/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sites that a cost is for: assigned directly, through a tag or through their client.
         * @description Requires the Read permission. Part of the costs module, which can be switched off.
         */
        get: operations["getCostSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/costs/{id}/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the clients that a cost is for: assigned directly, or through one of their sites.
         * @description Requires the Read permission. Part of the costs module, which can be switched off.
         */
        get: operations["getCostClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/costs/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Run several operations on costs in one request.
         * @description Requires the Write & Delete permission. Part of the costs module, which can be switched off. Same as POST.
         */
        put: operations["batchCostsByPut"];
        /**
         * Run several operations on costs in one request.
         * @description Requires the Write & Delete permission. Part of the costs module, which can be switched off.
         */
        post: operations["batchCosts"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Run several operations on costs in one request.
         * @description Requires the Write & Delete permission. Part of the costs module, which can be switched off. Same as POST.
         */
        patch: operations["batchCostsByPatch"];
        trace?: never;
    };
    "/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags, by name, with their sites.
         * @description Requires the Read permission.
         */
        get: operations["listTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a tag. Use tags to group sites for lists, batches, costs and maintenance windows.
         * @description Requires the Write & Delete permission.
         */
        post: operations["addTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one tag with its sites.
         * @description Requires the Read permission.
         */
        get: operations["getTag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the name or colour of a tag. Only the given fields change.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["updateTagByPut"];
        /**
         * Change the name or colour of a tag. Only the given fields change.
         * @description Requires the Write & Delete permission.
         */
        post: operations["updateTag"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the name or colour of a tag. Only the given fields change.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["updateTagByPatch"];
        trace?: never;
    };
    "/tags/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a tag. Its sites are kept.
         * @description Requires the Write & Delete permission.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/{id}/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sites with a tag, by name.
         * @description Requires the Read permission.
         */
        get: operations["getTagSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/{id}/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the clients that have a site with a tag, by name.
         * @description Requires the Read permission.
         */
        get: operations["getTagClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Run several operations on tags in one request.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["batchTagsByPut"];
        /**
         * Run several operations on tags in one request.
         * @description Requires the Write & Delete permission.
         */
        post: operations["batchTags"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Run several operations on tags in one request.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["batchTagsByPatch"];
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List WordPress users, asked live from the sites. Without a filter, all connected sites are asked. Use it to find the id of a user.
         * @description Requires the Read permission.
         */
        get: operations["listSiteUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the same WordPress user on one or more sites. For different users, use import-site-users-v1.
         * @description Requires the Write & Delete permission.
         */
        post: operations["createSiteUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id_or_domain}/{user_id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update one WordPress user on one site, such as the role, e-mail address or password. Only the fields that you send change.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["updateSiteUserByPut"];
        /**
         * Update one WordPress user on one site, such as the role, e-mail address or password. Only the fields that you send change.
         * @description Requires the Write & Delete permission.
         */
        post: operations["updateSiteUser"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update one WordPress user on one site, such as the role, e-mail address or password. Only the fields that you send change.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["updateSiteUserByPatch"];
        trace?: never;
    };
    "/users/{id_or_domain}/{user_id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete one WordPress user from one site. The posts go to the administrator that Sitekeeper connects as.
         * @description Requires the Write & Delete permission.
         */
        delete: operations["deleteSiteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/update-admin-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password of the administrator that Sitekeeper connects as, on one or more sites. The connections keep working.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["updateAdminPasswordsByPut"];
        /**
         * Change the password of the administrator that Sitekeeper connects as, on one or more sites. The connections keep working.
         * @description Requires the Write & Delete permission.
         */
        post: operations["updateAdminPasswords"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the password of the administrator that Sitekeeper connects as, on one or more sites. The connections keep working.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["updateAdminPasswordsByPatch"];
        trace?: never;
    };
    "/users/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create many WordPress users from CSV rows, each on its own sites. For one user on several sites, use create-site-users-v1.
         * @description Requires the Write & Delete permission.
         */
        post: operations["importSiteUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List posts or pages, asked live from the sites, page by page of sites. Use it to find the id of a post. Without a filter, all connected sites are listed.
         * @description Requires the Read permission.
         */
        get: operations["listPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pages, asked live from the sites, page by page of sites.
         * @description Requires the Read permission.
         */
        get: operations["listPostsPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List comments, asked live from the sites, page by page of sites. Use it to moderate what waits for approval. Without a filter, all connected sites are listed.
         * @description Requires the Read permission.
         */
        get: operations["listComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id_or_domain}/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the posts of one site, asked live.
         * @description Requires the Read permission.
         */
        get: operations["listPostsSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id_or_domain}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pages of one site, asked live.
         * @description Requires the Read permission.
         */
        get: operations["listPostsSitesPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id_or_domain}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the comments of one site, asked live.
         * @description Requires the Read permission.
         */
        get: operations["listCommentsSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id_or_domain}/posts/{post_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one post or page of a site with its content. While it is read, the site shows it as being edited by the administrator that Sitekeeper connects as, for a few minutes.
         * @description Requires the Read permission.
         */
        get: operations["getPost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id_or_domain}/posts/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a post or page on one site, as a draft unless another status is given.
         * @description Requires the Write & Delete permission.
         */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id_or_domain}/posts/{post_id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update the texts of one post or page of a site. Only the fields that you send change. Somebody who is editing it at the same moment is not asked.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["updatePostByPut"];
        /**
         * Update the texts of one post or page of a site. Only the fields that you send change. Somebody who is editing it at the same moment is not asked.
         * @description Requires the Write & Delete permission.
         */
        post: operations["updatePost"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the texts of one post or page of a site. Only the fields that you send change. Somebody who is editing it at the same moment is not asked.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["updatePostByPatch"];
        trace?: never;
    };
    "/sites/{id_or_domain}/posts/{post_id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publish, unpublish, trash or restore one post or page of a site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["setPostStatusByPut"];
        /**
         * Publish, unpublish, trash or restore one post or page of a site.
         * @description Requires the Write & Delete permission.
         */
        post: operations["setPostStatus"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Publish, unpublish, trash or restore one post or page of a site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["setPostStatusByPatch"];
        trace?: never;
    };
    "/sites/{id_or_domain}/posts/{post_id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete one post or page of a site for good, with its comments. To be able to restore it, trash it with set-post-status-v1.
         * @description Requires the Write & Delete permission.
         */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sites/{id_or_domain}/comments/moderate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve, unapprove, mark as spam, trash or restore comments of one site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["moderateCommentsByPut"];
        /**
         * Approve, unapprove, mark as spam, trash or restore comments of one site.
         * @description Requires the Write & Delete permission.
         */
        post: operations["moderateComments"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Approve, unapprove, mark as spam, trash or restore comments of one site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["moderateCommentsByPatch"];
        trace?: never;
    };
    "/sites/{id_or_domain}/comments/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete comments of one site for good. To be able to restore them, trash them with moderate-comments-v1.
         * @description Requires the Write & Delete permission.
         */
        delete: operations["deleteComments"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the available updates, site by site. Ignored updates and suspended sites are left out. Use it to find the sites that need an update; use get-updates-summary-v1 for an overview.
         * @description Requires the Read permission.
         */
        get: operations["listUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updates/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Summarise the available updates on all sites, by type and by item. Ignored updates are left out. Use it to find the plugins and themes with the most outdated sites.
         * @description Requires the Read permission.
         */
        get: operations["getUpdatesSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updates/ignored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List which updates are ignored on all sites.
         * @description Requires the Read permission.
         */
        get: operations["listIgnoredUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updates/{id_or_domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the available updates of one site, as of its last sync. Ignored updates are left out. Sync the site first for the current state.
         * @description Requires the Read permission.
         */
        get: operations["getSiteUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updates/{id_or_domain}/ignored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List which updates are ignored on one site, including rules for all sites.
         * @description Requires the Read permission.
         */
        get: operations["listIgnoredUpdatesOfOne"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updates/{id_or_domain}/ignore/wp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ignore the update of WordPress on one site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["ignoreUpdatesByPut"];
        /**
         * Ignore the update of WordPress on one site.
         * @description Requires the Write & Delete permission.
         */
        post: operations["ignoreUpdates"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Ignore the update of WordPress on one site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["ignoreUpdatesByPatch"];
        trace?: never;
    };
    "/updates/{id_or_domain}/unignore/wp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stop ignoring the update of WordPress on one site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["unignoreUpdatesByPut"];
        /**
         * Stop ignoring the update of WordPress on one site.
         * @description Requires the Write & Delete permission.
         */
        post: operations["unignoreUpdates"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Stop ignoring the update of WordPress on one site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["unignoreUpdatesByPatch"];
        trace?: never;
    };
    "/updates/{id_or_domain}/ignore/plugins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ignore updates of plugins on one site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["ignoreUpdatesPluginsByPut"];
        /**
         * Ignore updates of plugins on one site.
         * @description Requires the Write & Delete permission.
         */
        post: operations["ignoreUpdatesPlugins"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Ignore updates of plugins on one site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["ignoreUpdatesPluginsByPatch"];
        trace?: never;
    };
    "/updates/{id_or_domain}/unignore/plugins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stop ignoring updates of plugins on one site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["unignoreUpdatesPluginsByPut"];
        /**
         * Stop ignoring updates of plugins on one site.
         * @description Requires the Write & Delete permission.
         */
        post: operations["unignoreUpdatesPlugins"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Stop ignoring updates of plugins on one site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["unignoreUpdatesPluginsByPatch"];
        trace?: never;
    };
    "/updates/{id_or_domain}/ignore/themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ignore updates of themes on one site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["ignoreUpdatesThemesByPut"];
        /**
         * Ignore updates of themes on one site.
         * @description Requires the Write & Delete permission.
         */
        post: operations["ignoreUpdatesThemes"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Ignore updates of themes on one site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["ignoreUpdatesThemesByPatch"];
        trace?: never;
    };
    "/updates/{id_or_domain}/unignore/themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stop ignoring updates of themes on one site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["unignoreUpdatesThemesByPut"];
        /**
         * Stop ignoring updates of themes on one site.
         * @description Requires the Write & Delete permission.
         */
        post: operations["unignoreUpdatesThemes"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Stop ignoring updates of themes on one site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["unignoreUpdatesThemesByPatch"];
        trace?: never;
    };
    "/updates/ignore/plugins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ignore updates of plugins on all sites.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["ignoreUpdatesPluginsOfAllByPut"];
        /**
         * Ignore updates of plugins on all sites.
         * @description Requires the Write & Delete permission.
         */
        post: operations["ignoreUpdatesPluginsOfAll"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Ignore updates of plugins on all sites.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["ignoreUpdatesPluginsOfAllByPatch"];
        trace?: never;
    };
    "/updates/unignore/plugins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stop ignoring updates of plugins on all sites.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["unignoreUpdatesPluginsOfAllByPut"];
        /**
         * Stop ignoring updates of plugins on all sites.
         * @description Requires the Write & Delete permission.
         */
        post: operations["unignoreUpdatesPluginsOfAll"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Stop ignoring updates of plugins on all sites.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["unignoreUpdatesPluginsOfAllByPatch"];
        trace?: never;
    };
    "/updates/ignore/themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ignore updates of themes on all sites.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["ignoreUpdatesThemesOfAllByPut"];
        /**
         * Ignore updates of themes on all sites.
         * @description Requires the Write & Delete permission.
         */
        post: operations["ignoreUpdatesThemesOfAll"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Ignore updates of themes on all sites.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["ignoreUpdatesThemesOfAllByPatch"];
        trace?: never;
    };
    "/updates/unignore/themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stop ignoring updates of themes on all sites.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["unignoreUpdatesThemesOfAllByPut"];
        /**
         * Stop ignoring updates of themes on all sites.
         * @description Requires the Write & Delete permission.
         */
        post: operations["unignoreUpdatesThemesOfAll"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Stop ignoring updates of themes on all sites.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["unignoreUpdatesThemesOfAllByPatch"];
        trace?: never;
    };
    "/updates/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Install the pending updates of all connected sites in the background.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["runUpdatesByPut"];
        /**
         * Install the pending updates of all connected sites in the background.
         * @description Requires the Write & Delete permission.
         */
        post: operations["runUpdates"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Install the pending updates of all connected sites in the background.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["runUpdatesByPatch"];
        trace?: never;
    };
    "/updates/{id_or_domain}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Install pending updates on one site, in the background or while the caller waits. Use it for a single site; use run-updates-v1 for several.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["runSiteUpdatesByPut"];
        /**
         * Install pending updates on one site, in the background or while the caller waits. Use it for a single site; use run-updates-v1 for several.
         * @description Requires the Write & Delete permission.
         */
        post: operations["runSiteUpdates"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Install pending updates on one site, in the background or while the caller waits. Use it for a single site; use run-updates-v1 for several.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["runSiteUpdatesByPatch"];
        trace?: never;
    };
    "/updates/{id_or_domain}/update/wp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Install the pending updates of WordPress itself on one site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["runSiteUpdatesWpByPut"];
        /**
         * Install the pending updates of WordPress itself on one site.
         * @description Requires the Write & Delete permission.
         */
        post: operations["runSiteUpdatesWp"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Install the pending updates of WordPress itself on one site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["runSiteUpdatesWpByPatch"];
        trace?: never;
    };
    "/updates/{id_or_domain}/update/plugins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Install the pending updates of plugins on one site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["runSiteUpdatesPluginsByPut"];
        /**
         * Install the pending updates of plugins on one site.
         * @description Requires the Write & Delete permission.
         */
        post: operations["runSiteUpdatesPlugins"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Install the pending updates of plugins on one site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["runSiteUpdatesPluginsByPatch"];
        trace?: never;
    };
    "/updates/{id_or_domain}/update/themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Install the pending updates of themes on one site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["runSiteUpdatesThemesByPut"];
        /**
         * Install the pending updates of themes on one site.
         * @description Requires the Write & Delete permission.
         */
        post: operations["runSiteUpdatesThemes"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Install the pending updates of themes on one site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["runSiteUpdatesThemesByPatch"];
        trace?: never;
    };
    "/updates/{id_or_domain}/update/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Install the pending updates of translations on one site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["runSiteUpdatesTranslationsByPut"];
        /**
         * Install the pending updates of translations on one site.
         * @description Requires the Write & Delete permission.
         */
        post: operations["runSiteUpdatesTranslations"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Install the pending updates of translations on one site.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["runSiteUpdatesTranslationsByPatch"];
        trace?: never;
    };
    "/update-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List update runs, newest first. Use it to find runs that are under way, or that are halted and wait for a decision.
         * @description Requires the Read permission.
         */
        get: operations["listUpdateRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-runs/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of an update run, what failed in it, and the outcome of each update. Use it to follow a run, and to find out why it halted.
         * @description Requires the Read permission.
         */
        get: operations["getUpdateRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-runs/{job_id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Resume a halted update run. The next wave is as large as the one that halted it. Use it once the cause has been looked at; otherwise abandon the run.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["resumeUpdateRunByPut"];
        /**
         * Resume a halted update run. The next wave is as large as the one that halted it. Use it once the cause has been looked at; otherwise abandon the run.
         * @description Requires the Write & Delete permission.
         */
        post: operations["resumeUpdateRun"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Resume a halted update run. The next wave is as large as the one that halted it. Use it once the cause has been looked at; otherwise abandon the run.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["resumeUpdateRunByPatch"];
        trace?: never;
    };
    "/update-runs/{job_id}/abandon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * End an update run early: updates already sent are completed, the rest are skipped. Use it when a halted run should not be resumed, or to stop one that is under way.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["abandonUpdateRunByPut"];
        /**
         * End an update run early: updates already sent are completed, the rest are skipped. Use it when a halted run should not be resumed, or to stop one that is under way.
         * @description Requires the Write & Delete permission.
         */
        post: operations["abandonUpdateRun"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * End an update run early: updates already sent are completed, the rest are skipped. Use it when a halted run should not be resumed, or to stop one that is under way.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["abandonUpdateRunByPatch"];
        trace?: never;
    };
    "/update-windows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the maintenance windows with their next opening. Use it to see when sites are updated automatically.
         * @description Requires the Read permission.
         */
        get: operations["listUpdateWindows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-windows/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a maintenance window: while it is open, pending updates of its sites are installed automatically. Use it for updates that should repeat on certain days.
         * @description Requires the Write & Delete permission.
         */
        post: operations["addUpdateWindow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-windows/{window_id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a maintenance window, or enable or disable it. Only the given fields change.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["updateUpdateWindowByPut"];
        /**
         * Change a maintenance window, or enable or disable it. Only the given fields change.
         * @description Requires the Write & Delete permission.
         */
        post: operations["updateUpdateWindow"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a maintenance window, or enable or disable it. Only the given fields change.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["updateUpdateWindowByPatch"];
        trace?: never;
    };
    "/update-windows/{window_id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a maintenance window. A run that it has already started continues. To pause a window, disable it with update-update-window-v1 instead.
         * @description Requires the Write & Delete permission.
         */
        delete: operations["deleteUpdateWindow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-windows/{window_id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a maintenance window: what it would update if it opened now. Use it after adding or changing a window; it changes nothing.
         * @description Requires the Read permission.
         */
        get: operations["previewUpdateWindow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Run operations of several controllers in one request.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        put: operations["batchByPut"];
        /**
         * Run operations of several controllers in one request.
         * @description Requires the Write & Delete permission.
         */
        post: operations["batch"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Run operations of several controllers in one request.
         * @description Requires the Write & Delete permission. Same as POST.
         */
        patch: operations["batchByPatch"];
        trace?: never;
    };
    "/rest-api/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API keys, newest first. Tokens are not shown. Use it to find the id of a key.
         * @description Requires the Read permission; users must be admins.
         */
        get: operations["listApiKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest-api/add-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an API key for a program. Its token is shown only once.
         * @description Requires the Write & Delete permission; users must be admins.
         */
        post: operations["addApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest-api/edit-key/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update an API key: its name, permissions, addresses or expiry, or whether it is enabled. Only the fields that you send change.
         * @description Requires the Write & Delete permission; users must be admins. Same as POST.
         */
        put: operations["updateApiKeyByPut"];
        /**
         * Update an API key: its name, permissions, addresses or expiry, or whether it is enabled. Only the fields that you send change.
         * @description Requires the Write & Delete permission; users must be admins.
         */
        post: operations["updateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an API key: its name, permissions, addresses or expiry, or whether it is enabled. Only the fields that you send change.
         * @description Requires the Write & Delete permission; users must be admins. Same as POST.
         */
        patch: operations["updateApiKeyByPatch"];
        trace?: never;
    };
    "/rest-api/delete-key/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an API key permanently. Programs that use it are refused from then on. To pause a key, use set-api-keys-active-v1.
         * @description Requires the Write & Delete permission; users must be admins.
         */
        delete: operations["deleteApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest-api/delete-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete several API keys permanently. Programs that use them are refused from then on. To pause keys, use set-api-keys-active-v1.
         * @description Requires the Write & Delete permission; users must be admins.
         */
        delete: operations["deleteApiKeys"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was planned to be imported from other dashboards, newest first, with sites by state.
         * @description Requires the Read permission; users must be admins.
         */
        get: operations["listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{import_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an import: what the plan came to, and its sites with their ways in, states and reasons.
         * @description Requires the Read permission; users must be admins.
         */
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{import_id}/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what became of everything that an import read besides sites, such as tags, clients and costs, and of what belongs to each site. Use it after adopting to see what was changed or left out.
         * @description Requires the Read permission; users must be admins.
         */
        get: operations["listImportRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{import_id}/adopt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adopt the sites of an import: ask each with the key of the old dashboard, and store those that answer. Nothing changes on the sites, and the old dashboard goes on working.
         * @description Requires the Write & Delete permission; users must be admins.
         */
        post: operations["adoptImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{import_id}/cut-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cut an import over: each adopted site gets a key that only this server has, and the old dashboard can no longer reach it. To try it on a few sites first, name them.
         * @description Requires the Write & Delete permission; users must be admins.
         */
        post: operations["cutOverImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{import_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import: sites that were cut over get the key of the old dashboard back, so that it works again; the sites stay here beside it, or are removed from this server without being told.
         * @description Requires the Write & Delete permission; users must be admins.
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{import_id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an import: what was read from the old dashboard is forgotten, its keys included, so it can no longer be undone. Sites that came over stay.
         * @description Requires the Write & Delete permission; users must be admins.
         */
        delete: operations["deleteImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List background jobs, newest first. Use it to find jobs that are running, that failed, or that wait for a decision.
         * @description Requires the Read permission.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state, progress and errors of a background job. Use it to follow an operation that was queued.
         * @description Requires the Read permission.
         */
        get: operations["getBatchJobStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{job_id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the results of a job, site by site. Use it to see which sites failed, and why.
         * @description Requires the Read permission.
         */
        get: operations["listJobItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{job_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a job: work already under way on a site is completed, the remaining sites are skipped. What was done is not undone.
         * @description Requires the Write & Delete permission.
         */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AbandonUpdateRunAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The run was abandoned.
             */
            message: string;
            data: components["schemas"]["UpdateRunListItem"];
        };
        ActivateSitePluginsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: {
                /** @description Id of the site. */
                site_id: number;
                /** @description The plugins that are now active. */
                activated: string[];
                /** @description The items that failed. All others succeeded. */
                errors: components["schemas"]["ActivateSitePluginsErrorsItem"][];
                /** @description Only for a site of a multisite network: what this means for the other sites of the network. */
                network?: string;
            };
        };
        ActivateSitePluginsBody: {
            /** @description Slugs of the plugins. */
            slug: string[] | string;
        };
        ActivateSitePluginsErrorsItem: {
            /** @description Slug from the request. */
            slug: string;
            /** @description Error code. */
            code: string;
            /** @description What went wrong and what to do. */
            message: string;
        };
        ActivateSiteThemeAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The theme is active.
             */
            message: string;
            data: {
                /** @description Id of the site. */
                site_id: number;
                /** @description Slug of the theme that is now active. */
                activated: string;
                /** @description Slug of the theme that was active before. */
                previous_theme: string;
            };
        };
        ActivateSiteThemeBody: {
            /** @description Slug of an installed theme. */
            slug: string;
        };
        AddApiKeyAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            /** @description Sent as "Authorization: Bearer <token>". Not shown again. */
            token: string;
            data: components["schemas"]["RestApiKey"];
        };
        AddApiKeyBody: {
            /**
             * @description What the key is for.
             * @default API key
             */
            description?: string;
            /** @description read: everything that only reads. write: everything that changes or deletes. One or both. */
            permissions: ("read" | "write")[] | string;
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
            /** @description IP addresses and networks from which the key is accepted, such as 203.0.113.0/24. Empty for all addresses. */
            addresses?: string[] | string;
            /** @description Whether a key without the write permission can read the audit log. Keys with the write permission always can. */
            audit_log?: boolean;
        };
        AddClientAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The client was added.
             */
            message: string;
            data: components["schemas"]["Client"];
        };
        AddClientBody: {
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
            selected_sites?: (number[] | null) | string;
            /** @description Values of custom fields, by field name. An empty value or null clears a field; other fields stay. */
            custom_fields?: {
                [key: string]: string | null;
            };
        };
        AddClientContactAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The contact was added.
             */
            message: string;
            data: components["schemas"]["ClientContact"];
        };
        AddClientContactBody: {
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
        AddClientFieldAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The client field was added.
             */
            message: string;
            data: components["schemas"]["ClientField"];
        };
        AddClientFieldBody: {
            /** @description Name of the field: one line, unique regardless of case, and not only digits. */
            name: string;
            /** @description What the field is for. Empty or null for no description. */
            description?: string | null;
            /** @description The only client that has the field, by id or e-mail address. */
            client_id_or_email?: number | string;
        };
        /** AddClientResult */
        AddClientResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The client was added.
             */
            message: string;
            data: components["schemas"]["Client"];
        };
        AddCostAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The cost was added.
             */
            message: string;
            data: components["schemas"]["Cost"];
        };
        AddCostBody: {
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
            sites?: number[] | string;
            /** @description Ids of the tags whose sites it is for. Give one kind only. */
            groups?: number[] | string;
            /** @description Ids of the clients whose sites it is for. Give one kind only. */
            clients?: number[] | string;
        };
        /** AddCostResult */
        AddCostResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The cost was added.
             */
            message: string;
            data: components["schemas"]["Cost"];
        };
        AddSiteAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The site was added.
             */
            message: string;
            data: components["schemas"]["Site"];
        };
        AddSiteBody: {
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
            /** @description Id of the client; empty or null for none. */
            client_id?: number | null | string;
            /** @description Ids of all its tags; empty or null for none. */
            tags?: (number[] | null) | string;
            /** @description User name of the password prompt in front of the site, if it has one. */
            http_user?: string;
            /** @description Password of the password prompt in front of the site. */
            http_pass?: string;
            /**
             * @description Verify the TLS certificate of the site.
             * @default true
             */
            ssl_verify?: boolean;
            /** @description The same as tags. */
            groupids?: (number[] | null) | string;
        };
        /** AddSiteResult */
        AddSiteResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The site was added.
             */
            message: string;
            data: components["schemas"]["Site"];
        };
        AddTagAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The tag was added.
             */
            message: string;
            data: components["schemas"]["Tag"];
        };
        AddTagBody: {
            /** @description Name of the tag, unique regardless of case. */
            name: string;
            /** @description Colour as #rrggbb; empty or null for none. */
            color?: string | null;
        };
        /** AddTagResult */
        AddTagResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The tag was added.
             */
            message: string;
            data: components["schemas"]["Tag"];
        };
        AddUpdateWindowAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The window was added.
             */
            message: string;
            data: components["schemas"]["UpdateWindow"];
        };
        AddUpdateWindowBody: {
            /** @description Name of the window. */
            name: string;
            /** @description Id, domain or URL of the site. */
            site_id_or_domain?: number | string;
            /** @description Only the sites with this tag. Without a site and a tag the window covers all sites. */
            tag_id?: number;
            /** @description Days on which it opens: mon … sun. */
            days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[] | string;
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
            type?: ("all" | "wp" | "plugins" | "themes" | "translations")[] | string;
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
        AdoptImportAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
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
        AdoptImportBody: {
            /** @description Only these sites, by their ids in the old dashboard. All of the import if left out. */
            old_ids?: number[] | string;
            /**
             * @description Also register on sites without a key, with their reconnect secrets. This locks the old dashboard out of them, which otherwise happens only when the import is cut over.
             * @default false
             */
            take_over?: boolean;
        };
        /** @description The structure of the request, with a result in place of each item. */
        BatchAnswer: {
            /** @description Results for the sites. */
            sites?: components["schemas"]["BatchSitesAnswer"];
            /** @description Results for the clients. */
            clients?: components["schemas"]["BatchClientsAnswer"];
            /** @description Results for the updates. */
            updates?: {
                /** @description The result of each item, in the same order. */
                create?: (components["schemas"]["RunSiteUpdatesResult"] | components["schemas"]["BatchFailure"])[];
                /** @description The result of each item, in the same order. */
                update?: (components["schemas"]["RunSiteUpdatesResult"] | components["schemas"]["BatchFailure"])[];
                /** @description The result of each item, in the same order. */
                ignore?: ({
                    /** @description The id that the item named, or the new id if something was created. */
                    id?: number | string;
                    /**
                     * @description 1: success.
                     * @constant
                     */
                    success: 1;
                    /**
                     * @description What was done.
                     * @example The updates are now ignored.
                     */
                    message: string;
                    data: components["schemas"]["IgnoreUpdatesData"];
                } | components["schemas"]["BatchFailure"])[];
            };
            /** @description Results for the costs. */
            costs?: components["schemas"]["BatchCostsAnswer"];
            /** @description Results for the tags. */
            tags?: components["schemas"]["BatchTagsAnswer"];
        };
        /** @description Controller → action → items. */
        BatchBody: {
            /** @description What to do with sites. */
            sites?: {
                /** @description The items of the action create, each as its single route takes it. */
                create?: {
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
                    /** @description Id of the client; empty or null for none. */
                    client_id?: number | null | string;
                    /** @description Ids of all its tags; empty or null for none. */
                    tags?: number[] | null;
                    /** @description User name of the password prompt in front of the site, if it has one. */
                    http_user?: string;
                    /** @description Password of the password prompt in front of the site. */
                    http_pass?: string;
                    /**
                     * @description Verify the TLS certificate of the site.
                     * @default true
                     */
                    ssl_verify?: boolean;
                    /** @description The same as tags. */
                    groupids?: number[] | null;
                }[];
                /** @description The items of the action update, each as its single route takes it. */
                update?: {
                    /** @description Id, domain or URL of the site. */
                    id: number | string;
                    /** @description New address. It is stored only if the site answers there to the key of this server. */
                    url?: string;
                    /** @description New name. */
                    name?: string;
                    /** @description New notes; empty or null for none. */
                    notes?: string | null;
                    /** @description Id of the client; empty or null for none. */
                    client_id?: number | null | string;
                    /** @description Ids of all its tags; empty or null for none. */
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
                    /** @description The same as tags. */
                    groupids?: number[] | null;
                    /**
                     * @description connected, disconnected or suspended.
                     * @enum {string}
                     */
                    readonly status?: "connected" | "disconnected" | "suspended";
                    /** @description WordPress version of the site. */
                    readonly wp_version?: string;
                    /** @description PHP version of the site. */
                    readonly php_version?: string;
                    /** @description Version of the connector plugin on the site. */
                    readonly child_version?: string;
                    /** @description When the site was last synced, ISO 8601 UTC; null if never. */
                    readonly last_sync?: string | null;
                    /** @description Administrator login that the connection uses. */
                    readonly admin_username?: string;
                    /** @description Name of the client; null for none. */
                    readonly client_name?: string | null;
                    /** @description The TLS certificate of the site is verified. */
                    readonly verify_tls?: boolean;
                    /** @description Address of the main site of its multisite network, without scheme; null when none is known. */
                    readonly network?: string | null;
                    /** @description Credentials for a password prompt in front of the site are stored. */
                    readonly http_auth?: boolean;
                    /**
                     * @description Health of the site in one word. down: the last check of the address failed, and no sync has succeeded since. sync_failing: the last sync failed. never_synced: no sync has ended yet. Not to be confused with health_score, the Site Health score of WordPress.
                     * @enum {string}
                     */
                    readonly health?: "down" | "disconnected" | "sync_failing" | "never_synced" | "healthy" | "suspended";
                    /** @description Why the last sync failed; null if it succeeded. */
                    readonly sync_error?: components["schemas"]["SyncError"] | null;
                    /** @description Syncs that failed since the last one that did not. */
                    readonly failed_syncs?: number;
                    /** @description The last check of the address; null if there was none, or if it failed and a later sync succeeded. */
                    readonly check?: components["schemas"]["Check"] | null;
                    /** @description Why the site is disconnected; null if it is not. */
                    readonly disconnected?: components["schemas"]["Disconnected"] | null;
                    /** @description WordPress Site Health, 0 to 100; null when unknown. */
                    readonly health_score?: number | null;
                    /** @description Users of the site; null when unknown. */
                    readonly users_count?: number | null;
                    /** @description The site may have more users than users_count: the connector lists no more than 500. */
                    readonly users_capped?: boolean;
                    /** @description Pending updates as of the last sync. */
                    readonly updates?: {
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
                    readonly server?: {
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
                    readonly created?: string;
                }[];
                /** @description The items of the action delete, each as its single route takes it. */
                delete?: ((number | string) | {
                    /** @description Id, domain or URL of the site. */
                    id: number | string;
                })[];
                /** @description The items of the action remove, each as its single route takes it. */
                remove?: ((number | string) | {
                    /** @description Id, domain or URL of the site. */
                    id: number | string;
                })[];
                /** @description The items of the action sync, each as its single route takes it. */
                sync?: ((number | string) | {
                    /** @description Id, domain or URL of the site. */
                    id: number | string;
                })[];
                /** @description The items of the action reconnect, each as its single route takes it. */
                reconnect?: ((number | string) | {
                    /** @description Id, domain or URL of the site. */
                    id: number | string;
                })[];
                /** @description The items of the action disconnect, each as its single route takes it. */
                disconnect?: ((number | string) | {
                    /** @description Id, domain or URL of the site. */
                    id: number | string;
                })[];
                /** @description The items of the action suspend, each as its single route takes it. */
                suspend?: ((number | string) | {
                    /** @description Id, domain or URL of the site. */
                    id: number | string;
                })[];
                /** @description The items of the action unsuspend, each as its single route takes it. */
                unsuspend?: ((number | string) | {
                    /** @description Id, domain or URL of the site. */
                    id: number | string;
                })[];
                /** @description The items of the action check, each as its single route takes it. */
                check?: ((number | string) | {
                    /** @description Id, domain or URL of the site. */
                    id: number | string;
                })[];
                /** @description The items of the action rotate-key, each as its single route takes it. */
                "rotate-key"?: ((number | string) | {
                    /** @description Id, domain or URL of the site. */
                    id: number | string;
                })[];
                /** @description The items of the action security, each as its single route takes it. */
                security?: ((number | string) | {
                    /** @description Id, domain or URL of the site. */
                    id: number | string;
                })[];
                /** @description The items of the action plugins, each as its single route takes it. */
                plugins?: ((number | string) | {
                    /** @description Id, domain or URL of the site. */
                    id: number | string;
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
                })[];
                /** @description The items of the action themes, each as its single route takes it. */
                themes?: ((number | string) | {
                    /** @description Id, domain or URL of the site. */
                    id: number | string;
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
                })[];
                /** @description The items of the action non-svc-changes, each as its single route takes it. */
                "non-svc-changes"?: ((number | string) | {
                    /** @description Id, domain or URL of the site. */
                    id: number | string;
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
                })[];
            };
            /** @description What to do with clients. */
            clients?: {
                /** @description The items of the action create, each as its single route takes it. */
                create?: {
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
                }[];
                /** @description The items of the action update, each as its single route takes it. */
                update?: {
                    /** @description Id of the client, or its e-mail address. */
                    id: number | string;
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
                    /** @description When the client was added, ISO 8601 UTC. */
                    readonly created?: string;
                    /** @description Sites of the client. */
                    readonly sites_count?: number;
                }[];
                /** @description The items of the action delete, each as its single route takes it. */
                delete?: ((number | string) | {
                    /** @description Id of the client, or its e-mail address. */
                    id: number | string;
                })[];
            };
            /** @description What to do with updates. */
            updates?: {
                /** @description The items of the action create, each as its single route takes it. */
                create?: {
                    /** @description Id of the site, or its domain or URL. */
                    site: number | string;
                    /**
                     * @description Only updates of these types: wp, plugins, themes, translations; all = every type.
                     * @default [
                     *       "all"
                     *     ]
                     */
                    type?: ("all" | "wp" | "plugins" | "themes" | "translations")[];
                    /** @description Only the updates of these plugins (dir/file.php), themes or translations; left out: all pending ones. */
                    slug?: string[];
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
                }[];
                /** @description The items of the action update, each as its single route takes it. */
                update?: {
                    /** @description Id of the site, or its domain or URL. */
                    site: number | string;
                    /**
                     * @description Only updates of these types: wp, plugins, themes, translations; all = every type.
                     * @default [
                     *       "all"
                     *     ]
                     */
                    type?: ("all" | "wp" | "plugins" | "themes" | "translations")[];
                    /** @description Only the updates of these plugins (dir/file.php), themes or translations; left out: all pending ones. */
                    slug?: string[];
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
                }[];
                /** @description The items of the action ignore, each as its single route takes it. */
                ignore?: {
                    /** @description Id of the site, or its domain or URL. */
                    site: number | string;
                    /**
                     * @description What to ignore: wp, plugins, themes.
                     * @enum {string}
                     */
                    type: "wp" | "plugins" | "themes";
                    /** @description Only this new version; left out: every version. */
                    version?: string;
                    /** @description Slugs of plugins or themes. Left out: on one site all of the type; over the whole fleet they must be given. */
                    slug?: string[];
                }[];
            };
            /** @description What to do with costs. */
            costs?: {
                /** @description The items of the action create, each as its single route takes it. */
                create?: {
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
                }[];
                /** @description The items of the action update, each as its single route takes it. */
                update?: {
                    /** @description Id of the cost. */
                    id: number;
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
                    /** @description Day of the next renewal, YYYY-MM-DD; null if it is not an active subscription. */
                    readonly next_renewal?: string | null;
                    /** @description Currency of the price, ISO 4217. */
                    readonly currency?: string;
                }[];
                /** @description The items of the action delete, each as its single route takes it. */
                delete?: (number | {
                    /** @description Id of the cost. */
                    id: number;
                })[];
            };
            /** @description What to do with tags. */
            tags?: {
                /** @description The items of the action create, each as its single route takes it. */
                create?: {
                    /** @description Name of the tag, unique regardless of case. */
                    name: string;
                    /** @description Colour as #rrggbb; empty or null for none. */
                    color?: string | null;
                }[];
                /** @description The items of the action update, each as its single route takes it. */
                update?: {
                    /** @description Id of the tag. */
                    id: number;
                    /** @description Name of the tag, unique regardless of case. */
                    name?: string;
                    /** @description Colour as #rrggbb; empty or null for none. */
                    color?: string | null;
                    /** @description Sites with this tag. */
                    readonly sites_count?: number;
                    /** @description Ids of the sites with this tag. */
                    readonly sites_ids?: number[];
                }[];
                /** @description The items of the action delete, each as its single route takes it. */
                delete?: (number | {
                    /** @description Id of the tag. */
                    id: number;
                })[];
            };
        };
        /** @description The structure of the request, with a result in place of each item. */
        BatchClientsAnswer: {
            /** @description The result of each item, in the same order. */
            create?: (components["schemas"]["AddClientResult"] | components["schemas"]["BatchFailure"])[];
            /** @description The result of each item, in the same order. */
            update?: (components["schemas"]["UpdateClientResult"] | components["schemas"]["BatchFailure"])[];
            /** @description The result of each item, in the same order. */
            delete?: (components["schemas"]["DeleteClientResult"] | components["schemas"]["BatchFailure"])[];
        };
        /** @description Action → items. */
        BatchClientsBody: {
            /** @description The items of the action create, each as its single route takes it. */
            create?: {
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
            }[];
            /** @description The items of the action update, each as its single route takes it. */
            update?: {
                /** @description Id of the client, or its e-mail address. */
                id: number | string;
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
                /** @description When the client was added, ISO 8601 UTC. */
                readonly created?: string;
                /** @description Sites of the client. */
                readonly sites_count?: number;
            }[];
            /** @description The items of the action delete, each as its single route takes it. */
            delete?: ((number | string) | {
                /** @description Id of the client, or its e-mail address. */
                id: number | string;
            })[];
        };
        /** @description The structure of the request, with a result in place of each item. */
        BatchCostsAnswer: {
            /** @description The result of each item, in the same order. */
            create?: (components["schemas"]["AddCostResult"] | components["schemas"]["BatchFailure"])[];
            /** @description The result of each item, in the same order. */
            update?: (components["schemas"]["UpdateCostResult"] | components["schemas"]["BatchFailure"])[];
            /** @description The result of each item, in the same order. */
            delete?: (components["schemas"]["DeleteCostResult"] | components["schemas"]["BatchFailure"])[];
        };
        /** @description Action → items. */
        BatchCostsBody: {
            /** @description The items of the action create, each as its single route takes it. */
            create?: {
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
            }[];
            /** @description The items of the action update, each as its single route takes it. */
            update?: {
                /** @description Id of the cost. */
                id: number;
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
                /** @description Day of the next renewal, YYYY-MM-DD; null if it is not an active subscription. */
                readonly next_renewal?: string | null;
                /** @description Currency of the price, ISO 4217. */
                readonly currency?: string;
            }[];
            /** @description The items of the action delete, each as its single route takes it. */
            delete?: (number | {
                /** @description Id of the cost. */
                id: number;
            })[];
        };
        /**
         * BatchFailure
         * @description An item that failed.
         */
        BatchFailure: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 0: this item failed; other items are not affected.
             * @constant
             */
            success: 0;
            /** @description Error code, the same as on the single route. */
            code: string;
            /** @description What to do next. */
            message: string;
            /** @description Facts of the error. */
            data: {
                /** @description HTTP status, the same as on the single route. */
                status: number;
            } & {
                [key: string]: unknown;
            };
        };
        /** @description The structure of the request, with a result in place of each item. */
        BatchSitesAnswer: {
            /** @description The result of each item, in the same order. */
            create?: (components["schemas"]["AddSiteResult"] | components["schemas"]["BatchFailure"])[];
            /** @description The result of each item, in the same order. */
            update?: (components["schemas"]["UpdateSiteRecordResult"] | components["schemas"]["BatchFailure"])[];
            /** @description The result of each item, in the same order. */
            delete?: (components["schemas"]["DeleteSiteResult"] | components["schemas"]["BatchFailure"])[];
            /** @description The result of each item, in the same order. */
            remove?: (components["schemas"]["DeleteSiteResult"] | components["schemas"]["BatchFailure"])[];
            /** @description The result of each item, in the same order. */
            sync?: (components["schemas"]["SyncSiteResult"] | components["schemas"]["BatchFailure"])[];
            /** @description The result of each item, in the same order. */
            reconnect?: (components["schemas"]["ReconnectSiteResult"] | components["schemas"]["BatchFailure"])[];
            /** @description The result of each item, in the same order. */
            disconnect?: (components["schemas"]["DisconnectSiteResult"] | components["schemas"]["BatchFailure"])[];
            /** @description The result of each item, in the same order. */
            suspend?: (components["schemas"]["SuspendSiteResult"] | components["schemas"]["BatchFailure"])[];
            /** @description The result of each item, in the same order. */
            unsuspend?: (components["schemas"]["UnsuspendSiteResult"] | components["schemas"]["BatchFailure"])[];
            /** @description The result of each item, in the same order. */
            check?: (components["schemas"]["CheckSiteResult"] | components["schemas"]["BatchFailure"])[];
            /** @description The result of each item, in the same order. */
            "rotate-key"?: (components["schemas"]["RotateSiteKeyResult"] | components["schemas"]["BatchFailure"])[];
            /** @description The result of each item, in the same order. */
            security?: (components["schemas"]["GetSiteSecurityResult"] | components["schemas"]["BatchFailure"])[];
            /** @description The result of each item, in the same order. */
            plugins?: (components["schemas"]["ListSitePluginsResult"] | components["schemas"]["BatchFailure"])[];
            /** @description The result of each item, in the same order. */
            themes?: (components["schemas"]["ListSiteThemesResult"] | components["schemas"]["BatchFailure"])[];
            /** @description The result of each item, in the same order. */
            "non-svc-changes"?: (components["schemas"]["GetSiteChangesResult"] | components["schemas"]["BatchFailure"])[];
        };
        /** @description Action → items. */
        BatchSitesBody: {
            /** @description The items of the action create, each as its single route takes it. */
            create?: {
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
                /** @description Id of the client; empty or null for none. */
                client_id?: number | null | string;
                /** @description Ids of all its tags; empty or null for none. */
                tags?: number[] | null;
                /** @description User name of the password prompt in front of the site, if it has one. */
                http_user?: string;
                /** @description Password of the password prompt in front of the site. */
                http_pass?: string;
                /**
                 * @description Verify the TLS certificate of the site.
                 * @default true
                 */
                ssl_verify?: boolean;
                /** @description The same as tags. */
                groupids?: number[] | null;
            }[];
            /** @description The items of the action update, each as its single route takes it. */
            update?: {
                /** @description Id, domain or URL of the site. */
                id: number | string;
                /** @description New address. It is stored only if the site answers there to the key of this server. */
                url?: string;
                /** @description New name. */
                name?: string;
                /** @description New notes; empty or null for none. */
                notes?: string | null;
                /** @description Id of the client; empty or null for none. */
                client_id?: number | null | string;
                /** @description Ids of all its tags; empty or null for none. */
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
                /** @description The same as tags. */
                groupids?: number[] | null;
                /**
                 * @description connected, disconnected or suspended.
                 * @enum {string}
                 */
                readonly status?: "connected" | "disconnected" | "suspended";
                /** @description WordPress version of the site. */
                readonly wp_version?: string;
                /** @description PHP version of the site. */
                readonly php_version?: string;
                /** @description Version of the connector plugin on the site. */
                readonly child_version?: string;
                /** @description When the site was last synced, ISO 8601 UTC; null if never. */
                readonly last_sync?: string | null;
                /** @description Administrator login that the connection uses. */
                readonly admin_username?: string;
                /** @description Name of the client; null for none. */
                readonly client_name?: string | null;
                /** @description The TLS certificate of the site is verified. */
                readonly verify_tls?: boolean;
                /** @description Address of the main site of its multisite network, without scheme; null when none is known. */
                readonly network?: string | null;
                /** @description Credentials for a password prompt in front of the site are stored. */
                readonly http_auth?: boolean;
                /**
                 * @description Health of the site in one word. down: the last check of the address failed, and no sync has succeeded since. sync_failing: the last sync failed. never_synced: no sync has ended yet. Not to be confused with health_score, the Site Health score of WordPress.
                 * @enum {string}
                 */
                readonly health?: "down" | "disconnected" | "sync_failing" | "never_synced" | "healthy" | "suspended";
                /** @description Why the last sync failed; null if it succeeded. */
                readonly sync_error?: components["schemas"]["SyncError"] | null;
                /** @description Syncs that failed since the last one that did not. */
                readonly failed_syncs?: number;
                /** @description The last check of the address; null if there was none, or if it failed and a later sync succeeded. */
                readonly check?: components["schemas"]["Check"] | null;
                /** @description Why the site is disconnected; null if it is not. */
                readonly disconnected?: components["schemas"]["Disconnected"] | null;
                /** @description WordPress Site Health, 0 to 100; null when unknown. */
                readonly health_score?: number | null;
                /** @description Users of the site; null when unknown. */
                readonly users_count?: number | null;
                /** @description The site may have more users than users_count: the connector lists no more than 500. */
                readonly users_capped?: boolean;
                /** @description Pending updates as of the last sync. */
                readonly updates?: {
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
                readonly server?: {
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
                readonly created?: string;
            }[];
            /** @description The items of the action delete, each as its single route takes it. */
            delete?: ((number | string) | {
                /** @description Id, domain or URL of the site. */
                id: number | string;
            })[];
            /** @description The items of the action remove, each as its single route takes it. */
            remove?: ((number | string) | {
                /** @description Id, domain or URL of the site. */
                id: number | string;
            })[];
            /** @description The items of the action sync, each as its single route takes it. */
            sync?: ((number | string) | {
                /** @description Id, domain or URL of the site. */
                id: number | string;
            })[];
            /** @description The items of the action reconnect, each as its single route takes it. */
            reconnect?: ((number | string) | {
                /** @description Id, domain or URL of the site. */
                id: number | string;
            })[];
            /** @description The items of the action disconnect, each as its single route takes it. */
            disconnect?: ((number | string) | {
                /** @description Id, domain or URL of the site. */
                id: number | string;
            })[];
            /** @description The items of the action suspend, each as its single route takes it. */
            suspend?: ((number | string) | {
                /** @description Id, domain or URL of the site. */
                id: number | string;
            })[];
            /** @description The items of the action unsuspend, each as its single route takes it. */
            unsuspend?: ((number | string) | {
                /** @description Id, domain or URL of the site. */
                id: number | string;
            })[];
            /** @description The items of the action check, each as its single route takes it. */
            check?: ((number | string) | {
                /** @description Id, domain or URL of the site. */
                id: number | string;
            })[];
            /** @description The items of the action rotate-key, each as its single route takes it. */
            "rotate-key"?: ((number | string) | {
                /** @description Id, domain or URL of the site. */
                id: number | string;
            })[];
            /** @description The items of the action security, each as its single route takes it. */
            security?: ((number | string) | {
                /** @description Id, domain or URL of the site. */
                id: number | string;
            })[];
            /** @description The items of the action plugins, each as its single route takes it. */
            plugins?: ((number | string) | {
                /** @description Id, domain or URL of the site. */
                id: number | string;
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
            })[];
            /** @description The items of the action themes, each as its single route takes it. */
            themes?: ((number | string) | {
                /** @description Id, domain or URL of the site. */
                id: number | string;
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
            })[];
            /** @description The items of the action non-svc-changes, each as its single route takes it. */
            "non-svc-changes"?: ((number | string) | {
                /** @description Id, domain or URL of the site. */
                id: number | string;
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
            })[];
        };
        /** @description The structure of the request, with a result in place of each item. */
        BatchTagsAnswer: {
            /** @description The result of each item, in the same order. */
            create?: (components["schemas"]["AddTagResult"] | components["schemas"]["BatchFailure"])[];
            /** @description The result of each item, in the same order. */
            update?: (components["schemas"]["UpdateTagResult"] | components["schemas"]["BatchFailure"])[];
            /** @description The result of each item, in the same order. */
            delete?: (components["schemas"]["DeleteTagResult"] | components["schemas"]["BatchFailure"])[];
        };
        /** @description Action → items. */
        BatchTagsBody: {
            /** @description The items of the action create, each as its single route takes it. */
            create?: {
                /** @description Name of the tag, unique regardless of case. */
                name: string;
                /** @description Colour as #rrggbb; empty or null for none. */
                color?: string | null;
            }[];
            /** @description The items of the action update, each as its single route takes it. */
            update?: {
                /** @description Id of the tag. */
                id: number;
                /** @description Name of the tag, unique regardless of case. */
                name?: string;
                /** @description Colour as #rrggbb; empty or null for none. */
                color?: string | null;
                /** @description Sites with this tag. */
                readonly sites_count?: number;
                /** @description Ids of the sites with this tag. */
                readonly sites_ids?: number[];
            }[];
            /** @description The items of the action delete, each as its single route takes it. */
            delete?: (number | {
                /** @description Id of the tag. */
                id: number;
            })[];
        };
        Check: {
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
        };
        CheckSiteAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: components["schemas"]["Site"];
        };
        /** CheckSiteResult */
        CheckSiteResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: components["schemas"]["Site"];
        };
        CheckSitesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: {
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
                errors?: components["schemas"]["ErrorsItem"][];
            } | components["schemas"]["SyncSitesData"];
        };
        CheckSitesBody: {
            /** @description Sites by id, domain or URL; if left out, all sites that the action applies to. */
            include?: (number | string)[] | string;
            /**
             * @description Sites to exclude, by id, domain or URL. An unknown site is an error.
             * @default []
             */
            exclude?: (number | string)[] | string;
        };
        Client: {
            /** @description Id of the client. */
            id: number;
            /** @description Name of the client. */
            name: string;
            /** @description E-mail address. Empty for none. */
            client_email: string;
            /** @description Phone number. Empty for none. */
            client_phone: string;
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
            client_facebook: string;
            /** @description Twitter account. Empty for none. */
            client_twitter: string;
            /** @description Instagram account. Empty for none. */
            client_instagram: string;
            /** @description LinkedIn page. Empty for none. */
            client_linkedin: string;
            /**
             * @description active, suspended, lead or lost.
             * @enum {string}
             */
            status: "active" | "suspended" | "lead" | "lost";
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
        /** @description The contact. */
        ClientContact: {
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
        ClientField: {
            /** @description Id of the field. */
            field_id: number;
            /** @description Name of the field. */
            name: string;
            /** @description What the field is for. */
            description: string;
            /** @description Id of the one client that has the field. Missing for a field of all clients. */
            client_id?: number;
        };
        Cost: {
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
        CostListItem: {
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
        };
        CountClientSitesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match. */
            total: number;
            /** @description Same as total. */
            count: number;
        };
        CountClientsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match. */
            total: number;
            /** @description Same as total. */
            count: number;
        };
        CountSiteRecordsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match. */
            total: number;
            /** @description Same as total. */
            count: number;
        };
        /** @description Updates by state; states without any are left out. */
        Counts: {
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
        CreatePostAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The post was created.
             */
            message: string;
            data: {
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
        };
        CreatePostBody: {
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
            categories?: string[] | string;
            /** @description Names of its tags; missing ones are created. Only for posts. */
            tags?: string[] | string;
            /** @description Publish it at this time, ISO 8601, UTC without a zone. Only with the status publish. */
            publish_at?: string;
            /** @description Whether visitors can comment. */
            comments_open?: boolean;
        };
        CreateSiteUsersAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: {
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
                errors: components["schemas"]["ListSiteUsersErrorsItem"][];
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
        };
        CreateSiteUsersBody: {
            /** @description Sites, by id, domain or URL. */
            websites?: ((number | string)[] | null) | string;
            /** @description Clients, by id or e-mail address. All of their sites are included. */
            clients?: ((number | string)[] | null) | string;
            /** @description Tags, by id or name. All sites with these tags are included. */
            groups?: ((number | string)[] | null) | string;
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
        CutOverImportAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
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
        CutOverImportBody: {
            /** @description Only these sites, by their ids in the old dashboard. All of the import if left out. */
            old_ids?: number[] | string;
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
        DataEntry: {
            /** @description WordPress itself, under the key wordpress. */
            wp?: {
                [key: string]: components["schemas"]["WpEntry"];
            };
            /** @description Plugins by slug. */
            plugins?: {
                [key: string]: components["schemas"]["PluginsEntry"];
            };
            /** @description Themes by slug. */
            themes?: {
                [key: string]: components["schemas"]["PluginsEntry"];
            };
            /** @description Translations by slug. */
            translations?: {
                [key: string]: components["schemas"]["PluginsEntry"];
            };
        };
        DataEntryEntry: {
            /** @description 1: the site shows the new version. 0: it does not. */
            success: number;
            /** @description Name of the item. */
            name: string;
            /** @description Previous version; empty for translations. */
            old_version: string;
            /** @description Version on the site now; empty if that is not certain. */
            version: string;
            /** @description State of the item, see get-update-run-v1. */
            state: string;
            /** @description Why it was not updated. */
            code?: string;
            /** @description What went wrong, and what to do. */
            error?: string;
        };
        DeactivateSitePluginsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: {
                /** @description Id of the site. */
                site_id: number;
                /** @description The plugins that are now inactive. */
                deactivated: string[];
                /** @description The items that failed. All others succeeded. */
                errors: components["schemas"]["ActivateSitePluginsErrorsItem"][];
                /** @description Only for a site of a multisite network: what this means for the other sites of the network. */
                network?: string;
            };
        };
        DeactivateSitePluginsBody: {
            /** @description Slugs of the plugins. */
            slug: string[] | string;
        };
        DeleteApiKeyAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The key was deleted.
             */
            message: string;
            data: components["schemas"]["RestApiKey"];
        };
        DeleteApiKeysAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            /** @description The result of each. */
            data: {
                /** @description Ids of the keys that were deleted. */
                deleted: number[];
                /** @description The ids that belong to no key. */
                errors: {
                    /** @description Id as it was sent. */
                    identifier: number;
                    /** @description Error code. */
                    code: string;
                    /** @description What went wrong and what to do. */
                    message: string;
                }[];
            };
        };
        DeleteClientAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: components["schemas"]["DeleteClientData"];
        };
        DeleteClientContactAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The contact was deleted.
             */
            message: string;
            data: components["schemas"]["ClientContact"];
        };
        DeleteClientData: {
            /** @description Id of the client. */
            id: number;
            /** @description Name of the client. */
            name: string;
            /** @description E-mail address. Empty for none. */
            client_email: string;
            /** @description Costs that no longer belong to anything. list-costs-v1 lists them with without_targets. */
            stranded_costs: components["schemas"]["StrandedCostsItem"][];
        };
        DeleteClientFieldAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The client field and its values were deleted.
             */
            message: string;
            data: components["schemas"]["ClientField"];
        };
        /** DeleteClientResult */
        DeleteClientResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: components["schemas"]["DeleteClientData"];
        };
        DeleteCommentsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: {
                /** @description Id of the site. */
                website_id: number;
                /** @description Address of the site. */
                website_url: string;
                /** @description True after a dry run, which asks nothing of the site. */
                dry_run?: boolean;
                /** @description Ids of the comments that were deleted; none after a dry run. */
                deleted: number[];
                /** @description The comments that were not changed, or of which that is not known. */
                errors: components["schemas"]["ModerateCommentsErrorsItem"][];
            };
        };
        DeleteCostAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The cost was deleted; its sites, tags and clients were kept.
             */
            message: string;
            data: components["schemas"]["Cost"];
        };
        /** DeleteCostResult */
        DeleteCostResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The cost was deleted; its sites, tags and clients were kept.
             */
            message: string;
            data: components["schemas"]["Cost"];
        };
        DeleteImportAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The import was deleted.
             */
            message: string;
            data: {
                /** @description False after a dry run. */
                deleted: boolean;
                /** @description True after a dry run. */
                dry_run?: boolean;
                import: components["schemas"]["ImportListItem"];
            };
        };
        DeletePostAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The post was deleted for good.
             */
            message: string;
            data: {
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
        };
        DeleteSiteAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: components["schemas"]["SiteBasic"];
        };
        DeleteSitePluginsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: {
                /** @description Id of the site. */
                site_id: number;
                /** @description The deleted plugins. */
                deleted: string[];
                /** @description True after a dry run. */
                dry_run?: boolean;
                /** @description The plugins that would be deleted; only after a dry run. */
                would_delete?: string[];
                /** @description The items that failed. All others succeeded. */
                errors: components["schemas"]["ActivateSitePluginsErrorsItem"][];
                /** @description Only for a site of a multisite network: what this means for the other sites of the network. */
                network?: string;
            };
        };
        /** DeleteSiteResult */
        DeleteSiteResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: components["schemas"]["SiteBasic"];
        };
        DeleteSiteThemesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: {
                /** @description Id of the site. */
                site_id: number;
                /** @description The deleted themes. */
                deleted: string[];
                /** @description The items that failed. All others succeeded. */
                errors: components["schemas"]["ActivateSitePluginsErrorsItem"][];
                /** @description Only for a site of a multisite network: what this means for the other sites of the network. */
                network?: string;
            };
        };
        DeleteSiteUserAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The user was deleted; the posts were assigned to the administrator of the connection.
             */
            message: string;
            data: {
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
        };
        DeleteTagAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: components["schemas"]["DeleteTagData"];
        };
        DeleteTagData: {
            /** @description Id of the tag. */
            id: number;
            /** @description Name of the tag. */
            name: string;
            /** @description Costs that no longer belong to anything. list-costs-v1 lists them with without_targets. */
            stranded_costs: components["schemas"]["StrandedCostsItem"][];
        };
        /** DeleteTagResult */
        DeleteTagResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: components["schemas"]["DeleteTagData"];
        };
        DeleteUpdateWindowAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The window was deleted.
             */
            message: string;
            data: {
                /** @description False after a dry run. */
                deleted: boolean;
                /** @description True after a dry run. */
                dry_run?: boolean;
                window: components["schemas"]["UpdateWindow"];
            };
        };
        DisconnectSiteAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The site is disconnected.
             */
            message: string;
            data: components["schemas"]["Site"];
        };
        /** DisconnectSiteResult */
        DisconnectSiteResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The site is disconnected.
             */
            message: string;
            data: components["schemas"]["Site"];
        };
        DisconnectSitesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: {
                /** @description The sites that are now disconnected. */
                disconnected: components["schemas"]["ReconnectedItem"][];
                /** @description The sites that failed. All others succeeded. */
                errors: components["schemas"]["ErrorsItem"][];
                /** @description Number of sites disconnected. */
                total_disconnected: number;
                /** @description Number of sites that failed. */
                total_errors: number;
            };
        };
        DisconnectSitesBody: {
            /** @description The sites, by id, domain or URL. At least one. */
            include: (number | string)[] | string;
            /**
             * @description Sites to exclude, by id, domain or URL. An unknown site is an error.
             * @default []
             */
            exclude?: (number | string)[] | string;
        };
        Disconnected: {
            /**
             * @description person: somebody disconnected it. refusal: the site does not take our key or administrator. missing_connector: its connector plugin did not answer several times; the site is asked again now and then, and connects by itself.
             * @enum {string}
             */
            by: "person" | "refusal" | "missing_connector";
            /** @description Since when, ISO 8601 UTC; null when unknown. */
            since: string | null;
        };
        /** @description The body of every failed request. */
        Error: {
            /**
             * @description 0: failure.
             * @constant
             */
            success: 0;
            /** @description Error code, for programs; it does not change. */
            code: string;
            /** @description What went wrong and what to do, for people; it may change. */
            message: string;
            /** @description The status and further facts, such as `params` with a message per invalid parameter. */
            data: {
                /** @description The HTTP status. */
                status: number;
                /** @description What is wrong, by parameter name. */
                params?: {
                    [key: string]: string;
                };
                /** @description The first 20 violations. In a large body, validation stops at the first. */
                errors?: {
                    /** @description Where, such as `slugs[0]`. */
                    path: string;
                    /** @description What is wrong there. */
                    message: string;
                }[];
                /** @description Number of violations beyond those in `errors`, if any. */
                more_errors?: number;
                /** @description Seconds to wait before trying again. */
                retry_after?: number;
            } & {
                [key: string]: unknown;
            };
        };
        ErrorsItem: {
            /** @description The site as given in the request; its id if the request did not name it. */
            identifier: number | string;
            /** @description Error code. */
            code: string;
            /** @description What went wrong and what to do. */
            message: string;
        };
        FollowSiteRedirectAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The address that the site redirects to is stored.
             */
            message: string;
            data: components["schemas"]["Site"];
        };
        GetAbandonedPluginsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["SitePluginAbandoned"][];
        };
        GetAbandonedThemesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["SitePluginAbandoned"][];
        };
        GetBatchJobStatusErrorsItem: {
            /** @description Id of the site; of an import of sites (addsites), the line of the file. */
            site_id: number;
            /** @description Error code. */
            code: string;
            /** @description What went wrong and what to do. */
            message: string;
        };
        GetClientAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            data: components["schemas"]["Client"];
        };
        GetClientCostsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["Cost"][];
        };
        GetClientSitesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["SiteListItem"][];
        };
        GetCostAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            data: components["schemas"]["Cost"];
        };
        GetCostClientsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["Client"][];
        };
        GetCostSitesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["SiteListItem"][];
        };
        GetImportAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["Import"][];
            import: components["schemas"]["ImportListItem"];
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
        };
        GetPostAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            data: components["schemas"]["Post"];
        };
        GetSiteChangesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["SiteNonSvcChange"][];
        };
        /** GetSiteChangesResult */
        GetSiteChangesResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["SiteNonSvcChange"][];
        };
        GetSiteClientAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description The client of the site; null for none. */
            data: components["schemas"]["Client"] | null;
        };
        GetSiteCostsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["CostListItem"][];
            /** @description Monthly total of the active subscriptions. */
            total_monthly: number;
            /** @description Yearly total of the active subscriptions. */
            total_yearly: number;
        };
        GetSiteRecordAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            data: components["schemas"]["Site"];
        };
        GetSiteSecurityAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            data: components["schemas"]["SiteSecurity"];
        };
        /** GetSiteSecurityResult */
        GetSiteSecurityResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            data: components["schemas"]["SiteSecurity"];
        };
        GetSiteUpdatesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description The updates, keyed by the id of the site. */
            data: {
                [key: string]: components["schemas"]["DataEntry"];
            };
        };
        GetTagAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            data: components["schemas"]["Tag"];
        };
        GetTagClientsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["Client"][];
        };
        GetTagSitesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["SiteListItem"][];
        };
        GetUpdateRunAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            data: components["schemas"]["UpdateRun"];
        };
        GetUpdatesSummaryAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            data: components["schemas"]["UpdateSummary"];
        };
        IgnoreUpdatesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The updates are now ignored.
             */
            message: string;
            data: components["schemas"]["IgnoreUpdatesData"];
        };
        IgnoreUpdatesBody: {
            /** @description Only this new version; left out: every version. */
            version?: string;
        };
        IgnoreUpdatesData: {
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
        IgnoreUpdatesPluginsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The updates are now ignored.
             */
            message: string;
            data: components["schemas"]["IgnoreUpdatesData"];
        };
        IgnoreUpdatesPluginsBody: {
            /** @description Slugs of plugins or themes. Left out: on one site all of the type; over the whole fleet they must be given. */
            slug?: string[] | string;
            /** @description Only this new version; left out: every version. */
            version?: string;
        };
        IgnoreUpdatesPluginsOfAllAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The updates are now ignored.
             */
            message: string;
            data: components["schemas"]["IgnoreUpdatesData"];
        };
        IgnoreUpdatesPluginsOfAllBody: {
            /** @description Slugs of plugins or themes. Left out: on one site all of the type; over the whole fleet they must be given. */
            slug: string[] | string;
            /** @description Only this new version; left out: every version. */
            version?: string;
        };
        IgnoreUpdatesThemesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The updates are now ignored.
             */
            message: string;
            data: components["schemas"]["IgnoreUpdatesData"];
        };
        IgnoreUpdatesThemesBody: {
            /** @description Slugs of plugins or themes. Left out: on one site all of the type; over the whole fleet they must be given. */
            slug?: string[] | string;
            /** @description Only this new version; left out: every version. */
            version?: string;
        };
        IgnoreUpdatesThemesOfAllAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The updates are now ignored.
             */
            message: string;
            data: components["schemas"]["IgnoreUpdatesData"];
        };
        IgnoreUpdatesThemesOfAllBody: {
            /** @description Slugs of plugins or themes. Left out: on one site all of the type; over the whole fleet they must be given. */
            slug: string[] | string;
            /** @description Only this new version; left out: every version. */
            version?: string;
        };
        Import: {
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
        };
        /** @description An import: what was read from another dashboard. */
        ImportListItem: {
            /** @description Id of the import, as list-imports-v1 gives it. */
            id: string;
            /** @description What it was read from: mainwp. */
            source: string;
            /** @description Address of the old dashboard. */
            url: string;
            sites: components["schemas"]["Sites"];
            /** @description The job that works on it, or did so last. */
            job_id: string | null;
            /** @description Who planned it first. */
            created_by: string;
            /** @description When it was planned first, ISO 8601 UTC. */
            created_at: string;
            /** @description When it was planned last, ISO 8601 UTC. */
            planned_at: string;
        };
        ImportRecord: {
            /** @description One of site, tag, client, client_field, cost, monitor, api_key, ignored, trusted. */
            kind: string;
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
            /** @description Its id here; null for none. */
            new_id: number | null;
        };
        ImportSiteUsersAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
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
        ImportSiteUsersBody: {
            /**
             * @description Whether the first line of csv names the columns and is skipped.
             * @default true
             */
            has_header?: boolean;
            /**
             * @description The file, as UTF-8. Columns: username, email, first_name, last_name, user_url, password, send_password, role, select_sites, select_groups; separate several sites or tags with semicolons.
             * @example username,email,first_name,last_name,user_url,password,send_password,role,select_sites,select_groups
             *     anna,anna@bakery.example,Anna,Baker,,,true,editor,bakery.example,
             */
            csv_file: string;
        };
        ImportSitesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
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
        ImportSitesBody: {
            /**
             * @description The file, as UTF-8. Its first row names the columns: url, admin, password, name, client, tags …
             * @example url,admin,password,name,client,tags
             *     https://bakery.example/,anna,secret,Bakery,Bakery Ltd,"EU, shops"
             */
            csv_file: string;
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
        ItemsItem: {
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
        };
        Job: {
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
            errors: components["schemas"]["GetBatchJobStatusErrorsItem"][];
            /** @description The job timed out. */
            job_timed_out: boolean;
            /** @description Result of the job as a whole, for the types of jobs that have one. Not in lists of jobs. */
            result?: {
                [key: string]: unknown;
            };
        };
        JobItem: {
            /** @description Id of the site; of an import of sites (addsites), the line of the file. */
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
        };
        JobListItem: {
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
        };
        ListApiKeysAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["RestApiKey"][];
        };
        ListClientContactsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["ClientContact"][];
        };
        ListClientFieldsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["ClientField"][];
        };
        ListClientsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["Client"][];
        };
        ListCommentsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description The comments, site by site, newest first on each. */
            items: components["schemas"]["ListCommentsItemsItem"][];
            /** @description The requested page of sites. */
            page: number;
            /** @description Sites per page. */
            per_page: number;
            /** @description All sites that match. Ask for further pages to see the others. */
            total_sites: number;
            /** @description Ids of the sites that have more such comments than per_site. */
            more_on: number[];
            /** @description The sites that failed. The other sites are done. */
            errors: components["schemas"]["ListSiteUsersErrorsItem"][];
        };
        ListCommentsItemsItem: {
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
        };
        ListCommentsSitesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description The comments, site by site, newest first on each. */
            items: components["schemas"]["ListCommentsItemsItem"][];
            /** @description Whether the site has more of them than per_site. */
            more: boolean;
        };
        ListCostsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["Cost"][];
        };
        ListIgnoredUpdatesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            data: components["schemas"]["UpdateIgnored"];
        };
        ListIgnoredUpdatesOfOneAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            data: components["schemas"]["UpdateIgnored"];
        };
        ListIgnoredUpdatesWpEntry: {
            /** @description Name of the item. */
            Name: string;
            /** @description Versions that are ignored; all_versions = every one. */
            ignored_versions: string[];
            /** @description Where the rule applies: to all sites, to this site, or both. */
            scopes: ("fleet" | "site")[];
        };
        ListImportRecordsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["ImportRecord"][];
            /** @description What concerns no single record, such as the currency. */
            notes: string[];
        };
        ListImportsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["ImportListItem"][];
        };
        ListJobItemsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["JobItem"][];
        };
        ListJobsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["JobListItem"][];
        };
        ListPostsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description The posts, site by site, newest first on each. */
            items: components["schemas"]["ItemsItem"][];
            /** @description The requested page of sites. */
            page: number;
            /** @description Sites per page. */
            per_page: number;
            /** @description All sites that match. Ask for further pages to see the others. */
            total_sites: number;
            /** @description Ids of the sites that have more such posts than per_site. */
            more_on: number[];
            /** @description The sites that failed. The other sites are done. */
            errors: components["schemas"]["ListSiteUsersErrorsItem"][];
        };
        ListPostsPagesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description The posts, site by site, newest first on each. */
            items: components["schemas"]["ItemsItem"][];
            /** @description The requested page of sites. */
            page: number;
            /** @description Sites per page. */
            per_page: number;
            /** @description All sites that match. Ask for further pages to see the others. */
            total_sites: number;
            /** @description Ids of the sites that have more such posts than per_site. */
            more_on: number[];
            /** @description The sites that failed. The other sites are done. */
            errors: components["schemas"]["ListSiteUsersErrorsItem"][];
        };
        ListPostsSitesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description The posts, site by site, newest first on each. */
            items: components["schemas"]["ItemsItem"][];
            /** @description Whether the site has more of them than per_site. */
            more: boolean;
        };
        ListPostsSitesPagesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description The posts, site by site, newest first on each. */
            items: components["schemas"]["ItemsItem"][];
            /** @description Whether the site has more of them than per_site. */
            more: boolean;
        };
        ListSiteBriefsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["SiteBasic"][];
        };
        ListSitePluginsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["SitePlugin"][];
        };
        /** ListSitePluginsResult */
        ListSitePluginsResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["SitePlugin"][];
        };
        ListSiteRecordsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["Site"][];
        };
        ListSiteThemesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["SiteTheme"][];
        };
        /** ListSiteThemesResult */
        ListSiteThemesResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["SiteTheme"][];
        };
        ListSiteUsersAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["User"][];
            /** @description The sites that failed. The other sites are done. */
            errors: components["schemas"]["ListSiteUsersErrorsItem"][];
        };
        ListSiteUsersErrorsItem: {
            /** @description Id of the site, or the value that was given if it names no site. */
            website_id: number | string;
            /** @description Error code. */
            code: string;
            /** @description What went wrong and what to do. */
            message: string;
        };
        ListTagsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["Tag"][];
        };
        ListUpdateRunsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["UpdateRunListItem"][];
        };
        ListUpdateWindowsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page; empty after the last page. */
            data: components["schemas"]["UpdateWindow"][];
        };
        ListUpdatesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description Number of items that match, over all pages. */
            total: number;
            /** @description The requested page. */
            page: number;
            /** @description Items per page. */
            per_page: number;
            /** @description Number of pages. */
            pages: number;
            /** @description The items on this page, by id. */
            data: {
                [key: string]: components["schemas"]["DataEntry"];
            };
        };
        ModerateCommentsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: {
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
                errors: components["schemas"]["ModerateCommentsErrorsItem"][];
            };
        };
        ModerateCommentsBody: {
            /** @description Ids of comments of that site, at most 100. */
            comment_ids: number[] | string;
            /**
             * @description unapprove makes them wait for approval; unspam and restore give them their state from before.
             * @enum {string}
             */
            action: "approve" | "unapprove" | "spam" | "unspam" | "trash" | "restore";
            /** @description Id of the post that they belong to: older comments than the newest 200 of each state are found by it. */
            post_id?: number;
        };
        ModerateCommentsErrorsItem: {
            /** @description Id of the comment. */
            id: number;
            /** @description Error code. */
            code: string;
            /** @description What went wrong and what to do. */
            message: string;
        };
        PluginsEntry: {
            /** @description Name of the item. */
            Name: string;
            /** @description Slug of the item. */
            slug: string;
            /** @description Installed version; empty for translations. */
            Version: string;
            /** @description Available version. */
            new_version: string;
            /** @description The item is active on the site. */
            active: boolean;
            /** @description The site meets the WordPress requirement of the new version. */
            wp_compatible: boolean;
            /** @description The site meets the PHP requirement of the new version. */
            php_compatible: boolean;
            /** @description Languages with a newer translation; only for translations. */
            languages?: string[];
        };
        Post: {
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
        PreviewUpdateWindowAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            data: components["schemas"]["UpdateWindowPreview"];
        };
        ReconnectSiteAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The site is connected.
             */
            message: string;
            data: components["schemas"]["Site"];
        };
        /** ReconnectSiteResult */
        ReconnectSiteResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The site is connected.
             */
            message: string;
            data: components["schemas"]["Site"];
        };
        ReconnectSitesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: {
                /** @description The sites that are now connected. */
                reconnected: components["schemas"]["ReconnectedItem"][];
                /** @description The sites that failed. All others succeeded. */
                errors: components["schemas"]["ErrorsItem"][];
                /** @description Number of sites connected. */
                total_reconnected: number;
                /** @description Number of sites that failed. */
                total_errors: number;
            } | components["schemas"]["SyncSitesData"];
        };
        ReconnectSitesBody: {
            /** @description Sites by id, domain or URL; if left out, all sites that the action applies to. */
            include?: (number | string)[] | string;
            /**
             * @description Sites to exclude, by id, domain or URL. An unknown site is an error.
             * @default []
             */
            exclude?: (number | string)[] | string;
        };
        ReconnectedItem: {
            /** @description Id of the site. */
            id: number;
            /** @description Address of the site. */
            url: string;
        };
        /** @description The API key. */
        RestApiKey: {
            /** @description Id of the API key. */
            id: number;
            /**
             * @description What the key is for.
             * @example Nightly report
             */
            description: string;
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
        ResumeUpdateRunAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The run was resumed.
             */
            message: string;
            data: components["schemas"]["UpdateRunListItem"];
        };
        RotateSiteKeyAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The site has a new key.
             */
            message: string;
            data: components["schemas"]["Site"];
        };
        /** RotateSiteKeyResult */
        RotateSiteKeyResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The site has a new key.
             */
            message: string;
            data: components["schemas"]["Site"];
        };
        RotateSiteKeysAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: {
                /** @description The sites that have a new key. */
                rotated: components["schemas"]["ReconnectedItem"][];
                /** @description The sites that failed. All others succeeded. */
                errors: components["schemas"]["ErrorsItem"][];
                /** @description Number of sites with a new key. */
                total_rotated: number;
                /** @description Number of sites that failed. */
                total_errors: number;
            } | components["schemas"]["SyncSitesData"];
        };
        RotateSiteKeysBody: {
            /** @description Sites by id, domain or URL; if left out, all sites that the action applies to. */
            include?: (number | string)[] | string;
            /**
             * @description Sites to exclude, by id, domain or URL. An unknown site is an error.
             * @default []
             */
            exclude?: (number | string)[] | string;
            /**
             * @description If no sites are named: all connected ones, whatever their keys are. Use it after keys may have leaked.
             * @default false
             */
            every_site?: boolean;
        };
        RunSiteUpdatesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was started, or why nothing was started. */
            message: string;
            /** @description When the run was started, ISO 8601 UTC. */
            last_time_start_batch_updates: string;
            /** @description Id of the job; null when there was nothing to update. */
            job_id: string | null;
            /** @description Address to poll for the state of the job. */
            status_url: string | null;
            /** @description Updates to be installed. */
            queued_count: number;
            /**
             * @description The same, grouped by type of update; only with wait.
             * @example {
             *       "plugins": {
             *         "hello-dolly/hello.php": {
             *           "success": 1,
             *           "name": "Hello Dolly",
             *           "old_version": "1.7.1",
             *           "version": "1.7.2",
             *           "state": "updated"
             *         }
             *       }
             *     }
             */
            data?: {
                [key: string]: {
                    [key: string]: components["schemas"]["DataEntryEntry"];
                };
            };
        };
        RunSiteUpdatesBody: {
            /**
             * @description Only updates of these types: wp, plugins, themes, translations; all = every type.
             * @default [
             *       "all"
             *     ]
             */
            type?: ("all" | "wp" | "plugins" | "themes" | "translations")[] | string;
            /** @description Only the updates of these plugins (dir/file.php), themes or translations; left out: all pending ones. */
            slug?: string[] | string;
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
        RunSiteUpdatesPluginsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was started, or why nothing was started. */
            message: string;
            /** @description When the run was started, ISO 8601 UTC. */
            last_time_start_batch_updates: string;
            /** @description Id of the job; null when there was nothing to update. */
            job_id: string | null;
            /** @description Address to poll for the state of the job. */
            status_url: string | null;
            /** @description Updates to be installed. */
            queued_count: number;
            /**
             * @description The result of each item, by slug; only with wait.
             * @example {
             *       "hello-dolly/hello.php": {
             *         "success": 1,
             *         "name": "Hello Dolly",
             *         "old_version": "1.7.1",
             *         "version": "1.7.2",
             *         "state": "updated"
             *       }
             *     }
             */
            data?: {
                [key: string]: components["schemas"]["DataEntryEntry"];
            };
        };
        RunSiteUpdatesPluginsBody: {
            /** @description Only the updates of these plugins (dir/file.php), themes or translations; left out: all pending ones. */
            slug?: string[] | string;
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
        /** RunSiteUpdatesResult */
        RunSiteUpdatesResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was started, or why nothing was started. */
            message: string;
            /** @description When the run was started, ISO 8601 UTC. */
            last_time_start_batch_updates: string;
            /** @description Id of the job; null when there was nothing to update. */
            job_id: string | null;
            /** @description Address to poll for the state of the job. */
            status_url: string | null;
            /** @description Updates to be installed. */
            queued_count: number;
            /**
             * @description The same, grouped by type of update; only with wait.
             * @example {
             *       "plugins": {
             *         "hello-dolly/hello.php": {
             *           "success": 1,
             *           "name": "Hello Dolly",
             *           "old_version": "1.7.1",
             *           "version": "1.7.2",
             *           "state": "updated"
             *         }
             *       }
             *     }
             */
            data?: {
                [key: string]: {
                    [key: string]: components["schemas"]["DataEntryEntry"];
                };
            };
        };
        RunSiteUpdatesThemesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was started, or why nothing was started. */
            message: string;
            /** @description When the run was started, ISO 8601 UTC. */
            last_time_start_batch_updates: string;
            /** @description Id of the job; null when there was nothing to update. */
            job_id: string | null;
            /** @description Address to poll for the state of the job. */
            status_url: string | null;
            /** @description Updates to be installed. */
            queued_count: number;
            /**
             * @description The result of each item, by slug; only with wait.
             * @example {
             *       "hello-dolly/hello.php": {
             *         "success": 1,
             *         "name": "Hello Dolly",
             *         "old_version": "1.7.1",
             *         "version": "1.7.2",
             *         "state": "updated"
             *       }
             *     }
             */
            data?: {
                [key: string]: components["schemas"]["DataEntryEntry"];
            };
        };
        RunSiteUpdatesThemesBody: {
            /** @description Only the updates of these plugins (dir/file.php), themes or translations; left out: all pending ones. */
            slug?: string[] | string;
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
        RunSiteUpdatesTranslationsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was started, or why nothing was started. */
            message: string;
            /** @description When the run was started, ISO 8601 UTC. */
            last_time_start_batch_updates: string;
            /** @description Id of the job; null when there was nothing to update. */
            job_id: string | null;
            /** @description Address to poll for the state of the job. */
            status_url: string | null;
            /** @description Updates to be installed. */
            queued_count: number;
            /**
             * @description The result of each item, by slug; only with wait.
             * @example {
             *       "hello-dolly/hello.php": {
             *         "success": 1,
             *         "name": "Hello Dolly",
             *         "old_version": "1.7.1",
             *         "version": "1.7.2",
             *         "state": "updated"
             *       }
             *     }
             */
            data?: {
                [key: string]: components["schemas"]["DataEntryEntry"];
            };
        };
        RunSiteUpdatesTranslationsBody: {
            /** @description Only the updates of these plugins (dir/file.php), themes or translations; left out: all pending ones. */
            slug?: string[] | string;
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
        RunSiteUpdatesWpAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was started, or why nothing was started. */
            message: string;
            /** @description When the run was started, ISO 8601 UTC. */
            last_time_start_batch_updates: string;
            /** @description Id of the job; null when there was nothing to update. */
            job_id: string | null;
            /** @description Address to poll for the state of the job. */
            status_url: string | null;
            /** @description Updates to be installed. */
            queued_count: number;
            /**
             * @description The result of each item, by slug; only with wait.
             * @example {
             *       "hello-dolly/hello.php": {
             *         "success": 1,
             *         "name": "Hello Dolly",
             *         "old_version": "1.7.1",
             *         "version": "1.7.2",
             *         "state": "updated"
             *       }
             *     }
             */
            data?: {
                [key: string]: components["schemas"]["DataEntryEntry"];
            };
        };
        RunSiteUpdatesWpBody: {
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
        RunUpdatesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was started, or why nothing was started. */
            message: string;
            /** @description When the run was started, ISO 8601 UTC. */
            last_time_start_batch_updates: string;
            /** @description Id of the job; null when there was nothing to update. */
            job_id: string | null;
            /** @description Address to poll for the state of the job. */
            status_url: string | null;
            /** @description Updates to be installed. */
            queued_count: number;
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
        RunUpdatesBody: {
            /**
             * @description Only updates of these types: wp, plugins, themes, translations; all = every type.
             * @default [
             *       "all"
             *     ]
             */
            type?: ("all" | "wp" | "plugins" | "themes" | "translations")[] | string;
            /** @description Only the updates of these plugins (dir/file.php), themes or translations; left out: all pending ones. */
            slug?: string[] | string;
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
        SecurityIssuesItem: {
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
        };
        /** @description What the site reported about its server at its last sync; null for what it did not report. */
        Server: {
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
        SetPostStatusAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: {
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
        };
        SetPostStatusBody: {
            /**
             * @description unpublish makes it a draft; restore takes it out of the trash, usually as a draft.
             * @enum {string}
             */
            action: "publish" | "unpublish" | "trash" | "restore";
        };
        Site: {
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
            tags: components["schemas"]["TagsItem"][];
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
            sync_error: components["schemas"]["SyncError"] | null;
            /** @description Syncs that failed since the last one that did not. */
            failed_syncs: number;
            /** @description The last check of the address; null if there was none, or if it failed and a later sync succeeded. */
            check: components["schemas"]["Check"] | null;
            /** @description Why the site is disconnected; null if it is not. */
            disconnected: components["schemas"]["Disconnected"] | null;
            /** @description WordPress Site Health, 0 to 100; null when unknown. */
            health_score: number | null;
            /** @description Users of the site; null when unknown. */
            users_count: number | null;
            /** @description The site may have more users than users_count: the connector lists no more than 500. */
            users_capped: boolean;
            updates: components["schemas"]["Updates"];
            server: components["schemas"]["Server"];
            /** @description When the site was added, ISO 8601 UTC. */
            created: string;
        };
        SiteBasic: {
            /** @description Id of the site. */
            id: number;
            /** @description Address of the site, with a slash at the end. */
            url: string;
            /** @description Name of the site. */
            name: string;
            /** @description Id of the client the site belongs to; null for none. */
            client_id: number | null;
        };
        SiteListItem: {
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
        };
        SiteNonSvcChange: {
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
        };
        SitePlugin: {
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
        };
        SitePluginAbandoned: {
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
        };
        SiteSecurity: {
            /** @description Id of the site. */
            site_id: number;
            /** @description Address of the site. */
            site_url: string;
            /** @description The checks that failed, most severe first. */
            security_issues: components["schemas"]["SecurityIssuesItem"][];
            ssl_status: components["schemas"]["SslStatus"];
        };
        SiteTheme: {
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
        };
        /** @description Sites of the import by state. */
        Sites: {
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
        /** @description The TLS certificate of the site, as seen from this server within the last 12 hours. */
        SslStatus: {
            /** @description The certificate is issued by a trusted authority, covers this host and has not expired. */
            valid: boolean;
            /** @description Last day of validity, YYYY-MM-DD in UTC; null if there is no certificate. */
            expires: string | null;
            /** @description Issuer of the certificate; null if there is none. */
            issuer: string | null;
            /** @description Why the certificate is not valid, such as certificate expired or no TLS. */
            error?: string;
        };
        StrandedCostsItem: {
            /** @description Id of the cost. */
            id: number;
            /** @description Name of the cost. */
            name: string;
        };
        /** @description How careful it is; null = all sites at once. */
        Strategy: {
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
        SuspendClientAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The client and its sites are suspended.
             */
            message: string;
            data: components["schemas"]["Client"];
        };
        SuspendSiteAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The site is suspended.
             */
            message: string;
            data: components["schemas"]["Site"];
        };
        /** SuspendSiteResult */
        SuspendSiteResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The site is suspended.
             */
            message: string;
            data: components["schemas"]["Site"];
        };
        SuspendSitesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: {
                /** @description The sites that are now suspended. */
                suspended: components["schemas"]["ReconnectedItem"][];
                /** @description The sites that failed. All others succeeded. */
                errors: components["schemas"]["ErrorsItem"][];
                /** @description Number of sites suspended. */
                total_suspended: number;
                /** @description Number of sites that failed. */
                total_errors: number;
            };
        };
        SuspendSitesBody: {
            /** @description The sites, by id, domain or URL. At least one. */
            include: (number | string)[] | string;
            /**
             * @description Sites to exclude, by id, domain or URL. An unknown site is an error.
             * @default []
             */
            exclude?: (number | string)[] | string;
        };
        SyncError: {
            /** @description Error code. */
            code: string;
            /** @description What went wrong and what to do. */
            message: string;
        };
        SyncSiteAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The site was synced.
             */
            message: string;
            data: components["schemas"]["Site"];
        };
        /** SyncSiteResult */
        SyncSiteResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The site was synced.
             */
            message: string;
            data: components["schemas"]["Site"];
        };
        SyncSitesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: {
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
                errors: components["schemas"]["ErrorsItem"][];
                /** @description Number of sites synced. */
                total_synced: number;
                /** @description Number of sites that failed. */
                total_errors: number;
            } | components["schemas"]["SyncSitesData"];
        };
        SyncSitesBody: {
            /** @description Sites by id, domain or URL; if left out, all sites that the action applies to. */
            include?: (number | string)[] | string;
            /**
             * @description Sites to exclude, by id, domain or URL. An unknown site is an error.
             * @default []
             */
            exclude?: (number | string)[] | string;
        };
        SyncSitesData: {
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
            errors?: components["schemas"]["ErrorsItem"][];
        };
        Tag: {
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
        TagsItem: {
            /** @description Id of the tag. */
            id: number;
            /** @description Name of the tag. */
            name: string;
            /** @description Colour as #rrggbb; null for none. */
            color: string | null;
        };
        UndoImportAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
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
                /** @description Sites that would get their former key back. */
                keys: number;
                /** @description Sites that would be removed from this server. */
                removed: number;
            };
        };
        UndoImportBody: {
            /** @description Only these sites, by their ids in the old dashboard. All of the import if left out. */
            old_ids?: number[] | string;
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
        UnignoreUpdatesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: components["schemas"]["UnignoreUpdatesData"];
        };
        UnignoreUpdatesBody: {
            /** @description Only this new version; left out: every version. */
            version?: string;
        };
        UnignoreUpdatesData: {
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
        UnignoreUpdatesPluginsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: components["schemas"]["UnignoreUpdatesData"];
        };
        UnignoreUpdatesPluginsBody: {
            /** @description Slugs of plugins or themes. Left out: on one site all of the type; over the whole fleet they must be given. */
            slug?: string[] | string;
            /** @description Only this new version; left out: every version. */
            version?: string;
        };
        UnignoreUpdatesPluginsOfAllAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: components["schemas"]["UnignoreUpdatesData"];
        };
        UnignoreUpdatesPluginsOfAllBody: {
            /** @description Slugs of plugins or themes. Left out: on one site all of the type; over the whole fleet they must be given. */
            slug: string[] | string;
            /** @description Only this new version; left out: every version. */
            version?: string;
        };
        UnignoreUpdatesThemesAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: components["schemas"]["UnignoreUpdatesData"];
        };
        UnignoreUpdatesThemesBody: {
            /** @description Slugs of plugins or themes. Left out: on one site all of the type; over the whole fleet they must be given. */
            slug?: string[] | string;
            /** @description Only this new version; left out: every version. */
            version?: string;
        };
        UnignoreUpdatesThemesOfAllAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: components["schemas"]["UnignoreUpdatesData"];
        };
        UnignoreUpdatesThemesOfAllBody: {
            /** @description Slugs of plugins or themes. Left out: on one site all of the type; over the whole fleet they must be given. */
            slug: string[] | string;
            /** @description Only this new version; left out: every version. */
            version?: string;
        };
        UnsuspendClientAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The client is no longer suspended.
             */
            message: string;
            data: components["schemas"]["Client"];
        };
        UnsuspendSiteAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The site is no longer suspended.
             */
            message: string;
            data: components["schemas"]["Site"];
        };
        /** UnsuspendSiteResult */
        UnsuspendSiteResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The site is no longer suspended.
             */
            message: string;
            data: components["schemas"]["Site"];
        };
        UpdateAdminPasswordsAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /** @description What was done. */
            message: string;
            data: {
                /** @description The sites on which the password was changed. */
                updated: {
                    /** @description Id of the site. */
                    website_id: number;
                    /** @description Address of the site. */
                    website_url: string;
                }[];
                /** @description The sites that failed. The other sites are done. */
                errors: components["schemas"]["ListSiteUsersErrorsItem"][];
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
        };
        UpdateAdminPasswordsBody: {
            /** @description Sites, by id, domain or URL. */
            websites?: ((number | string)[] | null) | string;
            /** @description Clients, by id or e-mail address. All of their sites are included. */
            clients?: ((number | string)[] | null) | string;
            /** @description Tags, by id or name. All sites with these tags are included. */
            groups?: ((number | string)[] | null) | string;
            /** @description The new password. No quotes or backslashes. */
            password: string;
        };
        UpdateApiKeyAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The key was changed.
             */
            message: string;
            data: components["schemas"]["RestApiKey"];
        };
        UpdateApiKeyBody: {
            /** @description What the key is for. */
            description?: string;
            /** @description read: everything that only reads. write: everything that changes or deletes. One or both. */
            permissions?: ("read" | "write")[] | string;
            /**
             * @description When the key expires, ISO 8601, in UTC unless a time zone is given. Null for never.
             * @example 2030-01-31T08:00:00Z
             */
            expires_at?: string | null;
            /** @description IP addresses and networks from which the key is accepted, such as 203.0.113.0/24. Empty for all addresses. */
            addresses?: string[] | string;
            /** @description Whether a key without the write permission can read the audit log. Keys with the write permission always can. */
            audit_log?: boolean;
            /** @description True to enable the key, false to disable it. */
            active?: boolean;
            /** @description The last 7 characters of the token, or of the consumer key of an imported key. */
            readonly truncated_key?: string;
            /** @description Whether the key has a consumer key and secret for v1. */
            readonly v1?: boolean;
            /** @description mainwp for a key that MainWP gave out and that still works here. Null for a key made here. */
            readonly imported_from?: string | null;
            /** @description When it was created, ISO 8601 UTC. */
            readonly created?: string;
            /** @description When its token was last used, ISO 8601 UTC, accurate to 15 minutes. Null if never. */
            readonly last_access?: string | null;
            /** @description When its consumer key and secret were last used, ISO 8601 UTC, accurate to 15 minutes. Null if never. */
            readonly last_access_v1?: string | null;
        };
        UpdateClientAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The client was changed.
             */
            message: string;
            data: components["schemas"]["Client"];
        };
        UpdateClientBody: {
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
            selected_sites?: (number[] | null) | string;
            /** @description Values of custom fields, by field name. An empty value or null clears a field; other fields stay. */
            custom_fields?: {
                [key: string]: string | null;
            };
            /** @description Id of the client. */
            readonly id?: number;
            /** @description When the client was added, ISO 8601 UTC. */
            readonly created?: string;
            /** @description Sites of the client. */
            readonly sites_count?: number;
        };
        UpdateClientContactAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The contact was changed.
             */
            message: string;
            data: components["schemas"]["ClientContact"];
        };
        UpdateClientContactBody: {
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
            /** @description Id of the contact. */
            readonly contact_id?: number;
            /** @description Id of the client. */
            readonly client_id?: number;
        };
        UpdateClientFieldAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The client field was changed.
             */
            message: string;
            data: components["schemas"]["ClientField"];
        };
        UpdateClientFieldBody: {
            /** @description Name of the field: one line, unique regardless of case, and not only digits. */
            name?: string;
            /** @description What the field is for. Empty or null for no description. */
            description?: string | null;
            /** @description Id of the field. */
            readonly field_id?: number;
            /** @description Id of the one client that has the field. Missing for a field of all clients. */
            readonly client_id?: number;
        };
        /** UpdateClientResult */
        UpdateClientResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The client was changed.
             */
            message: string;
            data: components["schemas"]["Client"];
        };
        UpdateCostAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The cost was changed.
             */
            message: string;
            data: components["schemas"]["Cost"];
        };
        UpdateCostBody: {
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
            sites?: number[] | string;
            /** @description Ids of the tags whose sites it is for. Give one kind only. */
            groups?: number[] | string;
            /** @description Ids of the clients whose sites it is for. Give one kind only. */
            clients?: number[] | string;
            /** @description Day of the next renewal, YYYY-MM-DD; null if it is not an active subscription. */
            readonly next_renewal?: string | null;
            /** @description Currency of the price, ISO 4217. */
            readonly currency?: string;
        };
        /** UpdateCostResult */
        UpdateCostResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The cost was changed.
             */
            message: string;
            data: components["schemas"]["Cost"];
        };
        UpdateIgnored: {
            /** @description Rules by slug; * = all of the type. */
            wp?: {
                [key: string]: components["schemas"]["ListIgnoredUpdatesWpEntry"];
            };
            /** @description Rules by slug; * = all of the type. */
            plugins?: {
                [key: string]: components["schemas"]["ListIgnoredUpdatesWpEntry"];
            };
            /** @description Rules by slug; * = all of the type. */
            themes?: {
                [key: string]: components["schemas"]["ListIgnoredUpdatesWpEntry"];
            };
        };
        UpdatePostAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The post was changed.
             */
            message: string;
            data: {
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
        };
        UpdatePostBody: {
            /** @description Title, as plain text. */
            title?: string;
            /** @description Content as HTML. The site stores it unchanged, scripts included. */
            content?: string;
            /** @description Excerpt. */
            excerpt?: string;
            /** @description Last part of its address; WordPress tidies it and makes it unique. */
            slug?: string;
            /** @description Names of all of its tags from now on; missing ones are created. Only for posts. */
            tags?: string[] | string;
            /** @description Whether visitors can comment. */
            comments_open?: boolean;
        };
        UpdateRun: {
            run: components["schemas"]["UpdateRunListItem"];
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
        /** @description The run. */
        UpdateRunListItem: {
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
            strategy: components["schemas"]["Strategy"];
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
            counts: components["schemas"]["Counts"];
        };
        UpdateSiteRecordAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The site was changed.
             */
            message: string;
            data: components["schemas"]["Site"];
        };
        UpdateSiteRecordBody: {
            /** @description New address. It is stored only if the site answers there to the key of this server. */
            url?: string;
            /** @description New name. */
            name?: string;
            /** @description New notes; empty or null for none. */
            notes?: string | null;
            /** @description Id of the client; empty or null for none. */
            client_id?: number | null | string;
            /** @description Ids of all its tags; empty or null for none. */
            tags?: (number[] | null) | string;
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
            /** @description The same as tags. */
            groupids?: (number[] | null) | string;
            /** @description Id of the site. */
            readonly id?: number;
            /**
             * @description connected, disconnected or suspended.
             * @enum {string}
             */
            readonly status?: "connected" | "disconnected" | "suspended";
            /** @description WordPress version of the site. */
            readonly wp_version?: string;
            /** @description PHP version of the site. */
            readonly php_version?: string;
            /** @description Version of the connector plugin on the site. */
            readonly child_version?: string;
            /** @description When the site was last synced, ISO 8601 UTC; null if never. */
            readonly last_sync?: string | null;
            /** @description Administrator login that the connection uses. */
            readonly admin_username?: string;
            /** @description Name of the client; null for none. */
            readonly client_name?: string | null;
            /** @description The TLS certificate of the site is verified. */
            readonly verify_tls?: boolean;
            /** @description Address of the main site of its multisite network, without scheme; null when none is known. */
            readonly network?: string | null;
            /** @description Credentials for a password prompt in front of the site are stored. */
            readonly http_auth?: boolean;
            /**
             * @description Health of the site in one word. down: the last check of the address failed, and no sync has succeeded since. sync_failing: the last sync failed. never_synced: no sync has ended yet. Not to be confused with health_score, the Site Health score of WordPress.
             * @enum {string}
             */
            readonly health?: "down" | "disconnected" | "sync_failing" | "never_synced" | "healthy" | "suspended";
            /** @description Why the last sync failed; null if it succeeded. */
            readonly sync_error?: components["schemas"]["SyncError"] | null;
            /** @description Syncs that failed since the last one that did not. */
            readonly failed_syncs?: number;
            /** @description The last check of the address; null if there was none, or if it failed and a later sync succeeded. */
            readonly check?: components["schemas"]["Check"] | null;
            /** @description Why the site is disconnected; null if it is not. */
            readonly disconnected?: components["schemas"]["Disconnected"] | null;
            /** @description WordPress Site Health, 0 to 100; null when unknown. */
            readonly health_score?: number | null;
            /** @description Users of the site; null when unknown. */
            readonly users_count?: number | null;
            /** @description The site may have more users than users_count: the connector lists no more than 500. */
            readonly users_capped?: boolean;
            /** @description Pending updates as of the last sync. */
            readonly updates?: {
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
            readonly server?: {
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
            readonly created?: string;
        };
        /** UpdateSiteRecordResult */
        UpdateSiteRecordResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The site was changed.
             */
            message: string;
            data: components["schemas"]["Site"];
        };
        UpdateSiteUserAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The user was changed.
             */
            message: string;
            data: {
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
        };
        UpdateSiteUserBody: {
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
        UpdateSummary: {
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
        UpdateTagAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The tag was changed.
             */
            message: string;
            data: components["schemas"]["Tag"];
        };
        UpdateTagBody: {
            /** @description Name of the tag, unique regardless of case. */
            name?: string;
            /** @description Colour as #rrggbb; empty or null for none. */
            color?: string | null;
            /** @description Sites with this tag. */
            readonly sites_count?: number;
            /** @description Ids of the sites with this tag. */
            readonly sites_ids?: number[];
        };
        /** UpdateTagResult */
        UpdateTagResult: {
            /** @description The id that the item named, or the new id if something was created. */
            id?: number | string;
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The tag was changed.
             */
            message: string;
            data: components["schemas"]["Tag"];
        };
        UpdateUpdateWindowAnswer: {
            /**
             * @description 1: success.
             * @constant
             */
            success: 1;
            /**
             * @description What was done.
             * @example The window was changed.
             */
            message: string;
            data: components["schemas"]["UpdateWindow"];
        };
        UpdateUpdateWindowBody: {
            /** @description Name of the window. */
            name?: string;
            /** @description Days on which it opens: mon … sun. */
            days?: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[] | string;
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
            type?: ("all" | "wp" | "plugins" | "themes" | "translations")[] | string;
            /** @description How careful it is from now on; null = all sites at once. */
            strategy?: components["schemas"]["Strategy"];
            /** @description Whether the window is enabled. */
            enabled?: boolean;
            /** @description Id of the window. */
            readonly id?: number;
            /** @description The one site it is for. */
            readonly site_id?: number | null;
            /** @description The tag whose sites it is for; both null: all sites. */
            readonly tag_id?: number | null;
            /** @description Types of updates. */
            readonly types?: ("wp" | "plugins" | "themes" | "translations")[];
            /** @description When it opens next, ISO 8601 UTC; null while it is disabled. */
            readonly next_opening?: string | null;
            /** @description When it closes after that, ISO 8601 UTC; null while it is disabled. */
            readonly next_closing?: string | null;
        };
        /** @description The window. */
        UpdateWindow: {
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
            strategy: components["schemas"]["Strategy"];
            /** @description Whether the window is enabled. */
            enabled: boolean;
            /** @description When it opens next, ISO 8601 UTC; null while it is disabled. */
            next_opening: string | null;
            /** @description When it closes after that, ISO 8601 UTC; null while it is disabled. */
            next_closing: string | null;
        };
        UpdateWindowPreview: {
            window: components["schemas"]["UpdateWindow"];
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
        /** @description Pending updates as of the last sync. */
        Updates: {
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
        User: {
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
        };
        WpEntry: {
            /** @description Name of the item. */
            Name: string;
            /** @description Installed version; empty for translations. */
            Version: string;
            /** @description Available version. */
            new_version: string;
        };
    };
    responses: {
        /** @description Nothing has changed since the answer named in If-None-Match. There is no body. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Success. */
        AbandonUpdateRun: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AbandonUpdateRunAnswer"];
            };
        };
        /** @description Success. */
        ActivateSitePlugins: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ActivateSitePluginsAnswer"];
            };
        };
        /** @description Success. */
        ActivateSiteTheme: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ActivateSiteThemeAnswer"];
            };
        };
        /** @description Success. */
        AddCost: {
            headers: {
                Location: components["headers"]["Location"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AddCostAnswer"];
            };
        };
        /** @description Success. */
        Batch: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BatchAnswer"];
            };
        };
        /** @description Success. */
        BatchClients: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BatchClientsAnswer"];
            };
        };
        /** @description Success. */
        BatchCosts: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BatchCostsAnswer"];
            };
        };
        /** @description Success. */
        BatchSites: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BatchSitesAnswer"];
            };
        };
        /** @description Success. */
        BatchTags: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BatchTagsAnswer"];
            };
        };
        /** @description Success. */
        CheckSite: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CheckSiteAnswer"];
            };
        };
        /** @description Success. */
        CheckSites: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CheckSitesAnswer"];
            };
        };
        /** @description Success. */
        DeactivateSitePlugins: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeactivateSitePluginsAnswer"];
            };
        };
        /** @description Success. */
        DisconnectSite: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DisconnectSiteAnswer"];
            };
        };
        /** @description Success. */
        DisconnectSites: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DisconnectSitesAnswer"];
            };
        };
        /** @description Success. */
        FollowSiteRedirect: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FollowSiteRedirectAnswer"];
            };
        };
        /** @description Success. */
        IgnoreUpdates: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IgnoreUpdatesAnswer"];
            };
        };
        /** @description Success. */
        IgnoreUpdatesPlugins: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IgnoreUpdatesPluginsAnswer"];
            };
        };
        /** @description Success. */
        IgnoreUpdatesPluginsOfAll: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IgnoreUpdatesPluginsOfAllAnswer"];
            };
        };
        /** @description Success. */
        IgnoreUpdatesThemes: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IgnoreUpdatesThemesAnswer"];
            };
        };
        /** @description Success. */
        IgnoreUpdatesThemesOfAll: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["IgnoreUpdatesThemesOfAllAnswer"];
            };
        };
        /** @description Success. */
        ModerateComments: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ModerateCommentsAnswer"];
            };
        };
        /** @description Success. */
        ReconnectSite: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReconnectSiteAnswer"];
            };
        };
        /** @description Success. */
        ReconnectSites: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReconnectSitesAnswer"];
            };
        };
        /** @description Success. */
        ResumeUpdateRun: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResumeUpdateRunAnswer"];
            };
        };
        /** @description Success. */
        RotateSiteKey: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RotateSiteKeyAnswer"];
            };
        };
        /** @description Success. */
        RotateSiteKeys: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RotateSiteKeysAnswer"];
            };
        };
        /** @description Success. */
        RunSiteUpdates: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RunSiteUpdatesAnswer"];
            };
        };
        /** @description Success. */
        RunSiteUpdatesPlugins: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RunSiteUpdatesPluginsAnswer"];
            };
        };
        /** @description Success. */
        RunSiteUpdatesThemes: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RunSiteUpdatesThemesAnswer"];
            };
        };
        /** @description Success. */
        RunSiteUpdatesTranslations: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RunSiteUpdatesTranslationsAnswer"];
            };
        };
        /** @description Success. */
        RunSiteUpdatesWp: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RunSiteUpdatesWpAnswer"];
            };
        };
        /** @description Success. */
        RunUpdates: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RunUpdatesAnswer"];
            };
        };
        /** @description Success. */
        SetPostStatus: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SetPostStatusAnswer"];
            };
        };
        /** @description Success. */
        SuspendClient: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SuspendClientAnswer"];
            };
        };
        /** @description Success. */
        SuspendSite: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SuspendSiteAnswer"];
            };
        };
        /** @description Success. */
        SuspendSites: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SuspendSitesAnswer"];
            };
        };
        /** @description Success. */
        SyncSite: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SyncSiteAnswer"];
            };
        };
        /** @description Success. */
        SyncSites: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SyncSitesAnswer"];
            };
        };
        /** @description Success. */
        UnignoreUpdates: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnignoreUpdatesAnswer"];
            };
        };
        /** @description Success. */
        UnignoreUpdatesPlugins: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnignoreUpdatesPluginsAnswer"];
            };
        };
        /** @description Success. */
        UnignoreUpdatesPluginsOfAll: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnignoreUpdatesPluginsOfAllAnswer"];
            };
        };
        /** @description Success. */
        UnignoreUpdatesThemes: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnignoreUpdatesThemesAnswer"];
            };
        };
        /** @description Success. */
        UnignoreUpdatesThemesOfAll: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnignoreUpdatesThemesOfAllAnswer"];
            };
        };
        /** @description Success. */
        UnsuspendClient: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnsuspendClientAnswer"];
            };
        };
        /** @description Success. */
        UnsuspendSite: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnsuspendSiteAnswer"];
            };
        };
        /** @description Success. */
        UpdateAdminPasswords: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UpdateAdminPasswordsAnswer"];
            };
        };
        /** @description Success. */
        UpdateApiKey: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UpdateApiKeyAnswer"];
            };
        };
        /** @description Success. */
        UpdateClient: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UpdateClientAnswer"];
            };
        };
        /** @description Success. */
        UpdateClientContact: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UpdateClientContactAnswer"];
            };
        };
        /** @description Success. */
        UpdateClientField: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UpdateClientFieldAnswer"];
            };
        };
        /** @description Success. */
        UpdateCost: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UpdateCostAnswer"];
            };
        };
        /** @description Success. */
        UpdatePost: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UpdatePostAnswer"];
            };
        };
        /** @description Success. */
        UpdateSiteRecord: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UpdateSiteRecordAnswer"];
            };
        };
        /** @description Success. */
        UpdateSiteUser: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UpdateSiteUserAnswer"];
            };
        };
        /** @description Success. */
        UpdateTag: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UpdateTagAnswer"];
            };
        };
        /** @description Success. */
        UpdateUpdateWindow: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UpdateUpdateWindowAnswer"];
            };
        };
        /** @description An error with the code, one of `svc_activation_failed`, `svc_connection_failed`. */
        ActivationFailedOrConnectionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_activation_failed" | "svc_connection_failed";
                };
            };
        };
        /** @description An error with the code `svc_already_exists`. */
        AlreadyExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_already_exists";
                };
            };
        };
        /** @description An error with the code, one of `svc_already_exists`, `svc_ambiguous_site`, `svc_idempotency_in_progress`, `svc_idempotency_outcome_unknown`, `svc_protected`, `svc_site_busy`, `svc_site_disconnected`, `svc_site_suspended`. */
        AlreadyExistsOrAmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrProtectedOrSiteBusyOrSiteDisconnectedOrSiteSuspended: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_already_exists" | "svc_ambiguous_site" | "svc_idempotency_in_progress" | "svc_idempotency_outcome_unknown" | "svc_protected" | "svc_site_busy" | "svc_site_disconnected" | "svc_site_suspended";
                };
            };
        };
        /** @description An error with the code, one of `svc_already_exists`, `svc_ambiguous_site`, `svc_idempotency_in_progress`, `svc_idempotency_outcome_unknown`, `svc_site_busy`, `svc_site_disconnected`, `svc_site_suspended`. */
        AlreadyExistsOrAmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteBusyOrSiteDisconnectedOrSiteSuspended: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_already_exists" | "svc_ambiguous_site" | "svc_idempotency_in_progress" | "svc_idempotency_outcome_unknown" | "svc_site_busy" | "svc_site_disconnected" | "svc_site_suspended";
                };
            };
        };
        /** @description An error with the code, one of `svc_already_exists`, `svc_ambiguous_site`, `svc_protected`, `svc_site_busy`, `svc_site_disconnected`, `svc_site_suspended`. */
        AlreadyExistsOrAmbiguousSiteOrProtectedOrSiteBusyOrSiteDisconnectedOrSiteSuspended: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_already_exists" | "svc_ambiguous_site" | "svc_protected" | "svc_site_busy" | "svc_site_disconnected" | "svc_site_suspended";
                };
            };
        };
        /** @description An error with the code, one of `svc_already_exists`, `svc_idempotency_in_progress`, `svc_idempotency_outcome_unknown`. */
        AlreadyExistsOrIdempotencyInProgressOrIdempotencyOutcomeUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_already_exists" | "svc_idempotency_in_progress" | "svc_idempotency_outcome_unknown";
                };
            };
        };
        /** @description An error with the code, one of `svc_already_exists`, `svc_idempotency_in_progress`, `svc_idempotency_outcome_unknown`, `svc_invalid_state`. */
        AlreadyExistsOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrInvalidState: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_already_exists" | "svc_idempotency_in_progress" | "svc_idempotency_outcome_unknown" | "svc_invalid_state";
                };
            };
        };
        /** @description An error with the code, one of `svc_already_exists`, `svc_invalid_state`. */
        AlreadyExistsOrInvalidState: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_already_exists" | "svc_invalid_state";
                };
            };
        };
        /** @description An error with the code `svc_ambiguous_site`. */
        AmbiguousSite: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_ambiguous_site";
                };
            };
        };
        /** @description An error with the code, one of `svc_ambiguous_site`, `svc_idempotency_in_progress`, `svc_idempotency_outcome_unknown`. */
        AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_ambiguous_site" | "svc_idempotency_in_progress" | "svc_idempotency_outcome_unknown";
                };
            };
        };
        /** @description An error with the code, one of `svc_ambiguous_site`, `svc_idempotency_in_progress`, `svc_idempotency_outcome_unknown`, `svc_invalid_state`. */
        AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrInvalidState: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_ambiguous_site" | "svc_idempotency_in_progress" | "svc_idempotency_outcome_unknown" | "svc_invalid_state";
                };
            };
        };
        /** @description An error with the code, one of `svc_ambiguous_site`, `svc_idempotency_in_progress`, `svc_idempotency_outcome_unknown`, `svc_invalid_state`, `svc_site_busy`, `svc_site_disconnected`, `svc_site_suspended`. */
        AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrInvalidStateOrSiteBusyOrSiteDisconnectedOrSiteSuspended: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_ambiguous_site" | "svc_idempotency_in_progress" | "svc_idempotency_outcome_unknown" | "svc_invalid_state" | "svc_site_busy" | "svc_site_disconnected" | "svc_site_suspended";
                };
            };
        };
        /** @description An error with the code, one of `svc_ambiguous_site`, `svc_idempotency_in_progress`, `svc_idempotency_outcome_unknown`, `svc_protected`, `svc_site_busy`, `svc_site_disconnected`, `svc_site_suspended`. */
        AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrProtectedOrSiteBusyOrSiteDisconnectedOrSiteSuspended: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_ambiguous_site" | "svc_idempotency_in_progress" | "svc_idempotency_outcome_unknown" | "svc_protected" | "svc_site_busy" | "svc_site_disconnected" | "svc_site_suspended";
                };
            };
        };
        /** @description An error with the code, one of `svc_ambiguous_site`, `svc_idempotency_in_progress`, `svc_idempotency_outcome_unknown`, `svc_site_already_exists`, `svc_site_busy`, `svc_site_disconnected`, `svc_site_suspended`. */
        AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteAlreadyExistsOrSiteBusyOrSiteDisconnectedOrSiteSuspended: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_ambiguous_site" | "svc_idempotency_in_progress" | "svc_idempotency_outcome_unknown" | "svc_site_already_exists" | "svc_site_busy" | "svc_site_disconnected" | "svc_site_suspended";
                };
            };
        };
        /** @description An error with the code, one of `svc_ambiguous_site`, `svc_idempotency_in_progress`, `svc_idempotency_outcome_unknown`, `svc_site_busy`, `svc_site_disconnected`, `svc_site_suspended`. */
        AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteBusyOrSiteDisconnectedOrSiteSuspended: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_ambiguous_site" | "svc_idempotency_in_progress" | "svc_idempotency_outcome_unknown" | "svc_site_busy" | "svc_site_disconnected" | "svc_site_suspended";
                };
            };
        };
        /** @description An error with the code, one of `svc_ambiguous_site`, `svc_idempotency_in_progress`, `svc_idempotency_outcome_unknown`, `svc_site_disconnected`, `svc_site_suspended`. */
        AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteDisconnectedOrSiteSuspended: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_ambiguous_site" | "svc_idempotency_in_progress" | "svc_idempotency_outcome_unknown" | "svc_site_disconnected" | "svc_site_suspended";
                };
            };
        };
        /** @description An error with the code, one of `svc_ambiguous_site`, `svc_invalid_state`. */
        AmbiguousSiteOrInvalidState: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_ambiguous_site" | "svc_invalid_state";
                };
            };
        };
        /** @description An error with the code, one of `svc_ambiguous_site`, `svc_invalid_state`, `svc_site_busy`, `svc_site_disconnected`, `svc_site_suspended`. */
        AmbiguousSiteOrInvalidStateOrSiteBusyOrSiteDisconnectedOrSiteSuspended: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_ambiguous_site" | "svc_invalid_state" | "svc_site_busy" | "svc_site_disconnected" | "svc_site_suspended";
                };
            };
        };
        /** @description An error with the code, one of `svc_ambiguous_site`, `svc_protected`, `svc_site_busy`, `svc_site_disconnected`, `svc_site_suspended`. */
        AmbiguousSiteOrProtectedOrSiteBusyOrSiteDisconnectedOrSiteSuspended: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_ambiguous_site" | "svc_protected" | "svc_site_busy" | "svc_site_disconnected" | "svc_site_suspended";
                };
            };
        };
        /** @description An error with the code, one of `svc_ambiguous_site`, `svc_site_already_exists`, `svc_site_busy`, `svc_site_disconnected`, `svc_site_suspended`. */
        AmbiguousSiteOrSiteAlreadyExistsOrSiteBusyOrSiteDisconnectedOrSiteSuspended: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_ambiguous_site" | "svc_site_already_exists" | "svc_site_busy" | "svc_site_disconnected" | "svc_site_suspended";
                };
            };
        };
        /** @description An error with the code, one of `svc_ambiguous_site`, `svc_site_busy`, `svc_site_disconnected`, `svc_site_suspended`. */
        AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_ambiguous_site" | "svc_site_busy" | "svc_site_disconnected" | "svc_site_suspended";
                };
            };
        };
        /** @description An error with the code, one of `svc_ambiguous_site`, `svc_site_busy`, `svc_site_disconnected`, `svc_site_suspended`, `svc_theme_in_use`. */
        AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspendedOrThemeInUse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_ambiguous_site" | "svc_site_busy" | "svc_site_disconnected" | "svc_site_suspended" | "svc_theme_in_use";
                };
            };
        };
        /** @description An error with the code, one of `svc_ambiguous_site`, `svc_site_disconnected`, `svc_site_suspended`. */
        AmbiguousSiteOrSiteDisconnectedOrSiteSuspended: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_ambiguous_site" | "svc_site_disconnected" | "svc_site_suspended";
                };
            };
        };
        /** @description An error with the code, one of `svc_https_required`, `rest_invalid_param`. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_https_required" | "rest_invalid_param";
                };
            };
        };
        /** @description An error with the code, one of `svc_child_outdated`, `svc_https_required`, `rest_invalid_json`, `rest_invalid_param`. */
        ChildOutdated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_child_outdated" | "svc_https_required" | "rest_invalid_json" | "rest_invalid_param";
                };
            };
        };
        /** @description An error with the code, one of `svc_child_outdated`, `svc_https_required`, `svc_invalid_input`, `rest_invalid_param`. */
        ChildOutdatedOrHttpsRequiredOrInvalidInputOrInvalidParam: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_child_outdated" | "svc_https_required" | "svc_invalid_input" | "rest_invalid_param";
                };
            };
        };
        /** @description An error with the code, one of `svc_child_outdated`, `svc_https_required`, `rest_invalid_param`. */
        ChildOutdatedOrHttpsRequiredOrInvalidParam: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_child_outdated" | "svc_https_required" | "rest_invalid_param";
                };
            };
        };
        /** @description An error with the code, one of `svc_child_outdated`, `svc_https_required`, `svc_invalid_input`, `rest_invalid_json`, `rest_invalid_param`. */
        ChildOutdatedOrInvalidInput: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_child_outdated" | "svc_https_required" | "svc_invalid_input" | "rest_invalid_json" | "rest_invalid_param";
                };
            };
        };
        /** @description An error with the code `svc_client_contact_not_found`. */
        ClientContactNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_client_contact_not_found";
                };
            };
        };
        /** @description An error with the code `svc_client_field_not_found`. */
        ClientFieldNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_client_field_not_found";
                };
            };
        };
        /** @description An error with the code `svc_client_not_found`. */
        ClientNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_client_not_found";
                };
            };
        };
        /** @description An error with the code, one of `svc_client_not_found`, `svc_cost_not_found`, `svc_site_not_found`, `svc_tag_not_found`. */
        ClientNotFoundOrCostNotFoundOrSiteNotFoundOrTagNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_client_not_found" | "svc_cost_not_found" | "svc_site_not_found" | "svc_tag_not_found";
                };
            };
        };
        /** @description An error with the code, one of `svc_client_not_found`, `svc_site_not_found`. */
        ClientNotFoundOrSiteNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_client_not_found" | "svc_site_not_found";
                };
            };
        };
        /** @description An error with the code, one of `svc_client_not_found`, `svc_site_not_found`, `svc_tag_not_found`. */
        ClientNotFoundOrSiteNotFoundOrTagNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_client_not_found" | "svc_site_not_found" | "svc_tag_not_found";
                };
            };
        };
        /** @description An error with the code, one of `svc_client_not_found`, `svc_tag_not_found`. */
        ClientNotFoundOrTagNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_client_not_found" | "svc_tag_not_found";
                };
            };
        };
        /** @description An error with the code, one of `svc_comment_not_found`, `svc_site_not_found`. */
        CommentNotFoundOrSiteNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_comment_not_found" | "svc_site_not_found";
                };
            };
        };
        /** @description An error with the code, one of `svc_confirmation_required`, `svc_https_required`, `rest_invalid_json`, `rest_invalid_param`. */
        ConfirmationRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_confirmation_required" | "svc_https_required" | "rest_invalid_json" | "rest_invalid_param";
                };
            };
        };
        /** @description An error with the code `svc_connection_failed`. */
        ConnectionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_connection_failed";
                };
            };
        };
        /** @description An error with the code, one of `svc_connection_failed`, `svc_deactivation_failed`. */
        ConnectionFailedOrDeactivationFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_connection_failed" | "svc_deactivation_failed";
                };
            };
        };
        /** @description An error with the code, one of `svc_connection_failed`, `svc_deletion_failed`. */
        ConnectionFailedOrDeletionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_connection_failed" | "svc_deletion_failed";
                };
            };
        };
        /** @description An error with the code `svc_cost_not_found`. */
        CostNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_cost_not_found";
                };
            };
        };
        /** @description An error with the code, one of `svc_permission_denied`, `svc_rest_insufficient_scope`. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_permission_denied" | "svc_rest_insufficient_scope";
                };
            };
        };
        /** @description An error with the code, one of `svc_fresh_proof_needed`, `svc_permission_denied`, `svc_rest_insufficient_scope`. */
        FreshProofNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_fresh_proof_needed" | "svc_permission_denied" | "svc_rest_insufficient_scope";
                };
            };
        };
        /** @description An error with the code, one of `svc_https_required`, `rest_invalid_json`, `rest_invalid_param`. */
        HttpsRequiredOrInvalidJsonOrInvalidParam: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_https_required" | "rest_invalid_json" | "rest_invalid_param";
                };
            };
        };
        /** @description An error with the code, one of `svc_idempotency_in_progress`, `svc_idempotency_outcome_unknown`. */
        IdempotencyInProgressOrIdempotencyOutcomeUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_idempotency_in_progress" | "svc_idempotency_outcome_unknown";
                };
            };
        };
        /** @description An error with the code, one of `svc_idempotency_in_progress`, `svc_idempotency_outcome_unknown`, `svc_invalid_state`. */
        IdempotencyInProgressOrIdempotencyOutcomeUnknownOrInvalidState: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_idempotency_in_progress" | "svc_idempotency_outcome_unknown" | "svc_invalid_state";
                };
            };
        };
        /** @description An error with the code, one of `svc_idempotency_in_progress`, `svc_idempotency_outcome_unknown`, `svc_site_already_exists`, `svc_site_busy`. */
        IdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteAlreadyExistsOrSiteBusy: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_idempotency_in_progress" | "svc_idempotency_outcome_unknown" | "svc_site_already_exists" | "svc_site_busy";
                };
            };
        };
        /** @description An error with the code, one of `svc_idempotency_in_progress`, `svc_idempotency_outcome_unknown`, `svc_site_busy`. */
        IdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteBusy: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_idempotency_in_progress" | "svc_idempotency_outcome_unknown" | "svc_site_busy";
                };
            };
        };
        /** @description An error with the code `svc_idempotency_key_reused`. */
        IdempotencyKeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_idempotency_key_reused";
                };
            };
        };
        /** @description An error with the code `svc_import_not_found`. */
        ImportNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_import_not_found";
                };
            };
        };
        /** @description An error with the code `svc_internal_error`. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_internal_error";
                };
            };
        };
        /** @description An error with the code, one of `svc_https_required`, `svc_invalid_input`, `rest_invalid_json`, `rest_invalid_param`. */
        InvalidInput: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_https_required" | "svc_invalid_input" | "rest_invalid_json" | "rest_invalid_param";
                };
            };
        };
        /** @description An error with the code `svc_invalid_state`. */
        InvalidState: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_invalid_state";
                };
            };
        };
        /** @description An error with the code `svc_job_not_found`. */
        JobNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_job_not_found";
                };
            };
        };
        /** @description An error with the code `svc_key_not_found`. */
        KeyNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_key_not_found";
                };
            };
        };
        /** @description An error with the code `svc_module_not_available`. */
        ModuleNotAvailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_module_not_available";
                };
            };
        };
        /** @description An error with the code `svc_outcome_unknown`. */
        OutcomeUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_outcome_unknown";
                };
            };
        };
        /** @description An error with the code, one of `svc_outcome_unknown`, `svc_site_timeout`. */
        OutcomeUnknownOrSiteTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_outcome_unknown" | "svc_site_timeout";
                };
            };
        };
        /** @description An error with the code `svc_payload_too_large`. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_payload_too_large";
                };
            };
        };
        /** @description An error with the code `svc_plugin_not_found`. */
        PluginNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_plugin_not_found";
                };
            };
        };
        /** @description An error with the code, one of `svc_plugin_not_found`, `svc_site_not_found`. */
        PluginNotFoundOrSiteNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_plugin_not_found" | "svc_site_not_found";
                };
            };
        };
        /** @description An error with the code, one of `svc_post_not_found`, `svc_site_not_found`. */
        PostNotFoundOrSiteNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_post_not_found" | "svc_site_not_found";
                };
            };
        };
        /** @description An error with the code, one of `svc_payload_too_large`, `svc_rest_request_entity_too_large`. */
        RequestEntityTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_payload_too_large" | "svc_rest_request_entity_too_large";
                };
            };
        };
        /** @description An error with the code `svc_request_timeout`. */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_request_timeout";
                };
            };
        };
        /** @description An error with the code, one of `svc_server_busy`, `svc_server_stopping`, `svc_storage_damaged`, `svc_storage_read_only`, `svc_storage_unavailable`, `svc_too_many_open_files`. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_server_busy" | "svc_server_stopping" | "svc_storage_damaged" | "svc_storage_read_only" | "svc_storage_unavailable" | "svc_too_many_open_files";
                };
            };
        };
        /** @description An error with the code `svc_site_busy`. */
        SiteBusy: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_site_busy";
                };
            };
        };
        /** @description An error with the code `svc_site_not_found`. */
        SiteNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_site_not_found";
                };
            };
        };
        /** @description An error with the code, one of `svc_site_not_found`, `svc_tag_not_found`. */
        SiteNotFoundOrTagNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_site_not_found" | "svc_tag_not_found";
                };
            };
        };
        /** @description An error with the code, one of `svc_site_not_found`, `svc_theme_not_found`. */
        SiteNotFoundOrThemeNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_site_not_found" | "svc_theme_not_found";
                };
            };
        };
        /** @description An error with the code, one of `svc_site_not_found`, `svc_user_not_found`. */
        SiteNotFoundOrUserNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_site_not_found" | "svc_user_not_found";
                };
            };
        };
        /** @description An error with the code, one of `svc_server_busy`, `svc_server_stopping`, `svc_site_offline`, `svc_storage_damaged`, `svc_storage_read_only`, `svc_storage_unavailable`, `svc_too_many_open_files`. */
        SiteOffline: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_server_busy" | "svc_server_stopping" | "svc_site_offline" | "svc_storage_damaged" | "svc_storage_read_only" | "svc_storage_unavailable" | "svc_too_many_open_files";
                };
            };
        };
        /** @description An error with the code `svc_site_timeout`. */
        SiteTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_site_timeout";
                };
            };
        };
        /** @description An error with the code `svc_storage_full`. */
        StorageFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_storage_full";
                };
            };
        };
        /** @description An error with the code `svc_tag_not_found`. */
        TagNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_tag_not_found";
                };
            };
        };
        /** @description An error with the code `svc_theme_not_found`. */
        ThemeNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_theme_not_found";
                };
            };
        };
        /** @description An error with the code `svc_too_many_requests`. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_too_many_requests";
                };
            };
        };
        /** @description An error with the code, one of `incorrect_password`, `svc_rest_disabled`, `svc_rest_invalid_key`, `rest_not_logged_in`. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "incorrect_password" | "svc_rest_disabled" | "svc_rest_invalid_key" | "rest_not_logged_in";
                };
            };
        };
        /** @description An error with the code `svc_unsupported_media_type`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_unsupported_media_type";
                };
            };
        };
        /** @description An error with the code `svc_update_window_not_found`. */
        UpdateWindowNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_update_window_not_found";
                };
            };
        };
        /** @description An error with the code `svc_wrong_host`. */
        WrongHost: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {string} */
                    code: "svc_wrong_host";
                };
            };
        };
    };
    parameters: {
        /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
        "Idempotency-Key": string;
        /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
        "If-None-Match": string;
        /** @description Only posts changed after this day, as YYYY-MM-DD in the time zone of the site. */
        After: string;
        /** @description Only comments written after this day, as YYYY-MM-DD in the time zone of the site. */
        AfterOfContent: string;
        /** @description Only posts changed before this day, as YYYY-MM-DD in the time zone of the site. */
        Before: string;
        /** @description Only comments written before this day, as YYYY-MM-DD in the time zone of the site. */
        BeforeOfContent: string;
        /** @description Only sites whose address responded at the last check (up), did not respond (down), or was never checked. */
        Check: "up" | "down" | "unchecked";
        /** @description Only sites with one of these versions of the MainWP Child plugin; 5.4 also matches 5.4.1 and so on. */
        ChildVersions: string[];
        /** @description Only sites of these clients; 0 = of none. */
        ClientId: number[];
        /** @description Clients, by id or e-mail address. All of their sites are included. */
        Clients: (number | string)[];
        /** @description Leave out those with these ids. */
        Exclude: number[];
        /** @description Tags, by id or name. All sites with these tags are included. */
        Groups: (number | string)[];
        /** @description Only sites with this health; any = all. An array matches any of its values. Each site has exactly one health. */
        Health: ("any" | "all" | "down" | "disconnected" | "sync_failing" | "never_synced" | "healthy" | "suspended")[];
        /** @description Id of the cost. */
        Id: number;
        /** @description Id of the field, or its name. */
        IdName: number | string;
        /** @description Id of the API key. */
        IdOfAPIKeys: number;
        /** @description Id of the contact. */
        IdOfClientContacts: number;
        /** @description Id of the tag. */
        IdOfTags: number;
        /** @description Id, domain or URL of the site. */
        IdOrDomain: number | string;
        /** @description Id of the client, or its e-mail address. */
        IdOrEmail: number | string;
        /** @description Id of the import, as list-imports-v1 gives it. */
        ImportId: string;
        /** @description Only those with these ids. */
        Include: number[];
        /** @description Id of the run: that of its job. */
        JobId: string;
        /** @description Id of the job: the job_id of the response that queued it. */
        JobIdOfJobs: string;
        /** @description Only sites changed after this instant, as ISO 8601, e.g. 2026-01-31T08:00:00Z. A sync counts as well as a person or program. */
        ModifiedAfter: string;
        /** @description Only clients changed after this instant, as ISO 8601, e.g. 2026-01-31T08:00:00Z. Changes to the client count, changes to its sites do not. */
        ModifiedAfterOfClients: string;
        /** @description asc: lowest first; desc: highest first. */
        Order: "asc" | "desc";
        /** @description Ascending or descending. */
        OrderOfClients: "asc" | "desc";
        /** @description Page number, from 1. */
        Page: number;
        /** @description Items per page, at most 200. */
        PerPage: number;
        /** @description Sites per page, at most 50: only these are asked. */
        PerPageOfContent: number;
        /** @description Items per page, at most 200. */
        PerPageOfUpdateRuns: number;
        /** @description Of each site, the newest posts, at most 200. */
        PerSite: number;
        /** @description Of each site, the newest comments, at most 200. */
        PerSiteOfContent: number;
        /** @description Only sites with one of these versions of PHP; 8.2 also matches 8.2.1 and so on. */
        PhpVersions: string[];
        /** @description Id of the post or page on that site. */
        PostId: number;
        /** @description post, page, or the slug of another type that the sites have. */
        PostType: string;
        /** @description Part of the name or slug of the item, whatever its case. */
        Search: string;
        /** @description Where to search. */
        SearchIn: "any" | "title" | "content";
        /** @description Part of the name, whatever its case. */
        SearchOfClientFields: string;
        /** @description Part of the name or e-mail address, or the whole id, whatever its case. */
        SearchOfClients: string;
        /** @description Part of the title or content. */
        SearchOfContent: string;
        /** @description Part of the name or URL, whatever its case. */
        SearchOfSites: string;
        /** @description Sort key. Versions sort as versions; unknown values count as lowest. */
        Sort: "name" | "id" | "url" | "status" | "health" | "last_sync" | "health_score" | "response_time" | "created" | "updates" | "wp_version" | "php_version" | "child_version";
        /** @description Only those in these states; all but trash by default. */
        Status: ("publish" | "future" | "pending" | "draft" | "private" | "trash")[];
        /** @description Only clients in this state; any = all. Several as an array. */
        StatusOfClients: ("any" | "all" | "active" | "suspended" | "lead" | "lost")[];
        /** @description Only those in these states; approved and pending by default. */
        StatusOfContent: ("approved" | "pending" | "spam" | "trash")[];
        /** @description Only sites in this state, or with an available update; any = all. An array matches any of its values. */
        StatusOfSites: ("any" | "all" | "connected" | "disconnected" | "suspended" | "available_update")[];
        /** @description Only sites with every one of these tags, by id. */
        TagsAll: number[];
        /** @description Only sites with at least one of these tags, by id. */
        TagsAny: number[];
        /** @description Only updates of these types: wp, plugins, themes, translations; all = every type. */
        Type: ("all" | "wp" | "plugins" | "themes" | "translations")[];
        /** @description Only rules about these types: wp, plugins, themes; all = every type. */
        TypeOfUpdates: ("all" | "wp" | "plugins" | "themes")[];
        /** @description Id of the user on that site. */
        UserId: number;
        /** @description Sites, by id, domain or URL. */
        Websites: (number | string)[];
        /** @description Id of the window. */
        WindowId: number;
        /** @description Only sites with one of these versions of WordPress; 6.9 also matches 6.9.1 and so on. */
        WpVersions: string[];
    };
    requestBodies: {
        /** @description The parameters. */
        ActivateSitePlugins: {
            content: {
                "application/json": components["schemas"]["ActivateSitePluginsBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ActivateSitePluginsBody"];
            };
        };
        /** @description The parameters. */
        ActivateSiteTheme: {
            content: {
                "application/json": components["schemas"]["ActivateSiteThemeBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ActivateSiteThemeBody"];
            };
        };
        /** @description The parameters. */
        AddCost: {
            content: {
                "application/json": components["schemas"]["AddCostBody"];
                "application/x-www-form-urlencoded": components["schemas"]["AddCostBody"];
            };
        };
        /** @description The parameters. */
        Batch: {
            content: {
                "application/json": components["schemas"]["BatchBody"];
                "application/x-www-form-urlencoded": components["schemas"]["BatchBody"];
            };
        };
        /** @description The parameters. */
        BatchClients: {
            content: {
                "application/json": components["schemas"]["BatchClientsBody"];
                "application/x-www-form-urlencoded": components["schemas"]["BatchClientsBody"];
            };
        };
        /** @description The parameters. */
        BatchCosts: {
            content: {
                "application/json": components["schemas"]["BatchCostsBody"];
                "application/x-www-form-urlencoded": components["schemas"]["BatchCostsBody"];
            };
        };
        /** @description The parameters. */
        BatchSites: {
            content: {
                "application/json": components["schemas"]["BatchSitesBody"];
                "application/x-www-form-urlencoded": components["schemas"]["BatchSitesBody"];
            };
        };
        /** @description The parameters. */
        BatchTags: {
            content: {
                "application/json": components["schemas"]["BatchTagsBody"];
                "application/x-www-form-urlencoded": components["schemas"]["BatchTagsBody"];
            };
        };
        /** @description The parameters. */
        CheckSites: {
            content: {
                "application/json": components["schemas"]["CheckSitesBody"];
                "application/x-www-form-urlencoded": components["schemas"]["CheckSitesBody"];
            };
        };
        /** @description The parameters. */
        DeactivateSitePlugins: {
            content: {
                "application/json": components["schemas"]["DeactivateSitePluginsBody"];
                "application/x-www-form-urlencoded": components["schemas"]["DeactivateSitePluginsBody"];
            };
        };
        /** @description The parameters. */
        DisconnectSites: {
            content: {
                "application/json": components["schemas"]["DisconnectSitesBody"];
                "application/x-www-form-urlencoded": components["schemas"]["DisconnectSitesBody"];
            };
        };
        /** @description The parameters. */
        IgnoreUpdates: {
            content: {
                "application/json": components["schemas"]["IgnoreUpdatesBody"];
                "application/x-www-form-urlencoded": components["schemas"]["IgnoreUpdatesBody"];
            };
        };
        /** @description The parameters. */
        IgnoreUpdatesPlugins: {
            content: {
                "application/json": components["schemas"]["IgnoreUpdatesPluginsBody"];
                "application/x-www-form-urlencoded": components["schemas"]["IgnoreUpdatesPluginsBody"];
            };
        };
        /** @description The parameters. */
        IgnoreUpdatesPluginsOfAll: {
            content: {
                "application/json": components["schemas"]["IgnoreUpdatesPluginsOfAllBody"];
                "application/x-www-form-urlencoded": components["schemas"]["IgnoreUpdatesPluginsOfAllBody"];
            };
        };
        /** @description The parameters. */
        IgnoreUpdatesThemes: {
            content: {
                "application/json": components["schemas"]["IgnoreUpdatesThemesBody"];
                "application/x-www-form-urlencoded": components["schemas"]["IgnoreUpdatesThemesBody"];
            };
        };
        /** @description The parameters. */
        IgnoreUpdatesThemesOfAll: {
            content: {
                "application/json": components["schemas"]["IgnoreUpdatesThemesOfAllBody"];
                "application/x-www-form-urlencoded": components["schemas"]["IgnoreUpdatesThemesOfAllBody"];
            };
        };
        /** @description The parameters. */
        ModerateComments: {
            content: {
                "application/json": components["schemas"]["ModerateCommentsBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ModerateCommentsBody"];
            };
        };
        /** @description The parameters. */
        ReconnectSites: {
            content: {
                "application/json": components["schemas"]["ReconnectSitesBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ReconnectSitesBody"];
            };
        };
        /** @description The parameters. */
        RotateSiteKeys: {
            content: {
                "application/json": components["schemas"]["RotateSiteKeysBody"];
                "application/x-www-form-urlencoded": components["schemas"]["RotateSiteKeysBody"];
            };
        };
        /** @description The parameters. */
        RunSiteUpdates: {
            content: {
                "application/json": components["schemas"]["RunSiteUpdatesBody"];
                "application/x-www-form-urlencoded": components["schemas"]["RunSiteUpdatesBody"];
            };
        };
        /** @description The parameters. */
        RunSiteUpdatesPlugins: {
            content: {
                "application/json": components["schemas"]["RunSiteUpdatesPluginsBody"];
                "application/x-www-form-urlencoded": components["schemas"]["RunSiteUpdatesPluginsBody"];
            };
        };
        /** @description The parameters. */
        RunSiteUpdatesThemes: {
            content: {
                "application/json": components["schemas"]["RunSiteUpdatesThemesBody"];
                "application/x-www-form-urlencoded": components["schemas"]["RunSiteUpdatesThemesBody"];
            };
        };
        /** @description The parameters. */
        RunSiteUpdatesTranslations: {
            content: {
                "application/json": components["schemas"]["RunSiteUpdatesTranslationsBody"];
                "application/x-www-form-urlencoded": components["schemas"]["RunSiteUpdatesTranslationsBody"];
            };
        };
        /** @description The parameters. */
        RunSiteUpdatesWp: {
            content: {
                "application/json": components["schemas"]["RunSiteUpdatesWpBody"];
                "application/x-www-form-urlencoded": components["schemas"]["RunSiteUpdatesWpBody"];
            };
        };
        /** @description The parameters. */
        RunUpdates: {
            content: {
                "application/json": components["schemas"]["RunUpdatesBody"];
                "application/x-www-form-urlencoded": components["schemas"]["RunUpdatesBody"];
            };
        };
        /** @description The parameters. */
        SetPostStatus: {
            content: {
                "application/json": components["schemas"]["SetPostStatusBody"];
                "application/x-www-form-urlencoded": components["schemas"]["SetPostStatusBody"];
            };
        };
        /** @description The parameters. */
        SuspendSites: {
            content: {
                "application/json": components["schemas"]["SuspendSitesBody"];
                "application/x-www-form-urlencoded": components["schemas"]["SuspendSitesBody"];
            };
        };
        /** @description The parameters. */
        SyncSites: {
            content: {
                "application/json": components["schemas"]["SyncSitesBody"];
                "application/x-www-form-urlencoded": components["schemas"]["SyncSitesBody"];
            };
        };
        /** @description The parameters. */
        UnignoreUpdates: {
            content: {
                "application/json": components["schemas"]["UnignoreUpdatesBody"];
                "application/x-www-form-urlencoded": components["schemas"]["UnignoreUpdatesBody"];
            };
        };
        /** @description The parameters. */
        UnignoreUpdatesPlugins: {
            content: {
                "application/json": components["schemas"]["UnignoreUpdatesPluginsBody"];
                "application/x-www-form-urlencoded": components["schemas"]["UnignoreUpdatesPluginsBody"];
            };
        };
        /** @description The parameters. */
        UnignoreUpdatesPluginsOfAll: {
            content: {
                "application/json": components["schemas"]["UnignoreUpdatesPluginsOfAllBody"];
                "application/x-www-form-urlencoded": components["schemas"]["UnignoreUpdatesPluginsOfAllBody"];
            };
        };
        /** @description The parameters. */
        UnignoreUpdatesThemes: {
            content: {
                "application/json": components["schemas"]["UnignoreUpdatesThemesBody"];
                "application/x-www-form-urlencoded": components["schemas"]["UnignoreUpdatesThemesBody"];
            };
        };
        /** @description The parameters. */
        UnignoreUpdatesThemesOfAll: {
            content: {
                "application/json": components["schemas"]["UnignoreUpdatesThemesOfAllBody"];
                "application/x-www-form-urlencoded": components["schemas"]["UnignoreUpdatesThemesOfAllBody"];
            };
        };
        /** @description The parameters. */
        UpdateAdminPasswords: {
            content: {
                "application/json": components["schemas"]["UpdateAdminPasswordsBody"];
                "application/x-www-form-urlencoded": components["schemas"]["UpdateAdminPasswordsBody"];
            };
        };
        /** @description The parameters. */
        UpdateApiKey: {
            content: {
                "application/json": components["schemas"]["UpdateApiKeyBody"];
                "application/x-www-form-urlencoded": components["schemas"]["UpdateApiKeyBody"];
            };
        };
        /** @description The parameters. */
        UpdateClient: {
            content: {
                "application/json": components["schemas"]["UpdateClientBody"];
                "application/x-www-form-urlencoded": components["schemas"]["UpdateClientBody"];
            };
        };
        /** @description The parameters. */
        UpdateClientContact: {
            content: {
                "application/json": components["schemas"]["UpdateClientContactBody"];
                "application/x-www-form-urlencoded": components["schemas"]["UpdateClientContactBody"];
            };
        };
        /** @description The parameters. */
        UpdateClientField: {
            content: {
                "application/json": components["schemas"]["UpdateClientFieldBody"];
                "application/x-www-form-urlencoded": components["schemas"]["UpdateClientFieldBody"];
            };
        };
        /** @description The parameters. */
        UpdateCost: {
            content: {
                "application/json": components["schemas"]["UpdateCostBody"];
                "application/x-www-form-urlencoded": components["schemas"]["UpdateCostBody"];
            };
        };
        /** @description The parameters. */
        UpdatePost: {
            content: {
                "application/json": components["schemas"]["UpdatePostBody"];
                "application/x-www-form-urlencoded": components["schemas"]["UpdatePostBody"];
            };
        };
        /** @description The parameters. */
        UpdateSiteRecord: {
            content: {
                "application/json": components["schemas"]["UpdateSiteRecordBody"];
                "application/x-www-form-urlencoded": components["schemas"]["UpdateSiteRecordBody"];
            };
        };
        /** @description The parameters. */
        UpdateSiteUser: {
            content: {
                "application/json": components["schemas"]["UpdateSiteUserBody"];
                "application/x-www-form-urlencoded": components["schemas"]["UpdateSiteUserBody"];
            };
        };
        /** @description The parameters. */
        UpdateTag: {
            content: {
                "application/json": components["schemas"]["UpdateTagBody"];
                "application/x-www-form-urlencoded": components["schemas"]["UpdateTagBody"];
            };
        };
        /** @description The parameters. */
        UpdateUpdateWindow: {
            content: {
                "application/json": components["schemas"]["UpdateUpdateWindowBody"];
                "application/x-www-form-urlencoded": components["schemas"]["UpdateUpdateWindowBody"];
            };
        };
    };
    headers: {
        /** @description Number of items that match, over all pages. */
        "X-WP-Total": number;
        /** @description Number of pages. */
        "X-WP-TotalPages": number;
        /** @description Links to the previous and the next page, if they exist: rel="prev" and rel="next". */
        Link: string;
        /** @description Identifies this answer; see If-None-Match. A list of updates without pages has none. */
        ETag: string;
        /** @description Address of the created resource. */
        Location: string;
        /** @description The accepted authentication methods. */
        "WWW-Authenticate": string;
        /** @description Requests per minute allowed for the key or application password. */
        "RateLimit-Limit": number;
        /** @description Requests left in this minute. */
        "RateLimit-Remaining": number;
        /** @description Seconds until the count resets. */
        "RateLimit-Reset": number;
        /** @description Seconds to wait before trying again. */
        "Retry-After": number;
        /** @description On answers to POST: this is the stored answer to an earlier request with the same Idempotency-Key. */
        "Idempotency-Replayed": "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listSiteRecords: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Part of the name or URL, whatever its case. */
                search?: components["parameters"]["SearchOfSites"];
                /** @description Only those with these ids. */
                include?: components["parameters"]["Include"];
                /** @description Leave out those with these ids. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only sites in this state, or with an available update; any = all. An array matches any of its values. */
                status?: components["parameters"]["StatusOfSites"];
                /** @description Only sites with this health; any = all. An array matches any of its values. Each site has exactly one health. */
                health?: components["parameters"]["Health"];
                /** @description Only sites whose address responded at the last check (up), did not respond (down), or was never checked. */
                check?: components["parameters"]["Check"];
                /** @description Only sites of these clients; 0 = of none. */
                client_id?: components["parameters"]["ClientId"];
                /** @description Only sites with at least one of these tags, by id. */
                tags_any?: components["parameters"]["TagsAny"];
                /** @description Only sites with every one of these tags, by id. */
                tags_all?: components["parameters"]["TagsAll"];
                /** @description Only sites with one of these versions of WordPress; 6.9 also matches 6.9.1 and so on. */
                wp_versions?: components["parameters"]["WpVersions"];
                /** @description Only sites with one of these versions of PHP; 8.2 also matches 8.2.1 and so on. */
                php_versions?: components["parameters"]["PhpVersions"];
                /** @description Only sites with one of these versions of the MainWP Child plugin; 5.4 also matches 5.4.1 and so on. */
                child_versions?: components["parameters"]["ChildVersions"];
                /** @description Only sites changed after this instant, as ISO 8601, e.g. 2026-01-31T08:00:00Z. A sync counts as well as a person or program. */
                modified_after?: components["parameters"]["ModifiedAfter"];
                /** @description Sort key. Versions sort as versions; unknown values count as lowest. */
                sort?: components["parameters"]["Sort"];
                /** @description asc: lowest first; desc: highest first. */
                order?: components["parameters"]["Order"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSiteRecordsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listSiteBriefs: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Part of the name or URL, whatever its case. */
                search?: components["parameters"]["SearchOfSites"];
                /** @description Only those with these ids. */
                include?: components["parameters"]["Include"];
                /** @description Leave out those with these ids. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only sites in this state, or with an available update; any = all. An array matches any of its values. */
                status?: components["parameters"]["StatusOfSites"];
                /** @description Only sites with this health; any = all. An array matches any of its values. Each site has exactly one health. */
                health?: components["parameters"]["Health"];
                /** @description Only sites whose address responded at the last check (up), did not respond (down), or was never checked. */
                check?: components["parameters"]["Check"];
                /** @description Only sites of these clients; 0 = of none. */
                client_id?: components["parameters"]["ClientId"];
                /** @description Only sites with at least one of these tags, by id. */
                tags_any?: components["parameters"]["TagsAny"];
                /** @description Only sites with every one of these tags, by id. */
                tags_all?: components["parameters"]["TagsAll"];
                /** @description Only sites with one of these versions of WordPress; 6.9 also matches 6.9.1 and so on. */
                wp_versions?: components["parameters"]["WpVersions"];
                /** @description Only sites with one of these versions of PHP; 8.2 also matches 8.2.1 and so on. */
                php_versions?: components["parameters"]["PhpVersions"];
                /** @description Only sites with one of these versions of the MainWP Child plugin; 5.4 also matches 5.4.1 and so on. */
                child_versions?: components["parameters"]["ChildVersions"];
                /** @description Only sites changed after this instant, as ISO 8601, e.g. 2026-01-31T08:00:00Z. A sync counts as well as a person or program. */
                modified_after?: components["parameters"]["ModifiedAfter"];
                /** @description Sort key. Versions sort as versions; unknown values count as lowest. */
                sort?: components["parameters"]["Sort"];
                /** @description asc: lowest first; desc: highest first. */
                order?: components["parameters"]["Order"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSiteBriefsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    countSiteRecords: {
        parameters: {
            query?: {
                /** @description Part of the name or URL, whatever its case. */
                search?: components["parameters"]["SearchOfSites"];
                /** @description Only those with these ids. */
                include?: components["parameters"]["Include"];
                /** @description Leave out those with these ids. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only sites in this state, or with an available update; any = all. An array matches any of its values. */
                status?: components["parameters"]["StatusOfSites"];
                /** @description Only sites with this health; any = all. An array matches any of its values. Each site has exactly one health. */
                health?: components["parameters"]["Health"];
                /** @description Only sites whose address responded at the last check (up), did not respond (down), or was never checked. */
                check?: components["parameters"]["Check"];
                /** @description Only sites of these clients; 0 = of none. */
                client_id?: components["parameters"]["ClientId"];
                /** @description Only sites with at least one of these tags, by id. */
                tags_any?: components["parameters"]["TagsAny"];
                /** @description Only sites with every one of these tags, by id. */
                tags_all?: components["parameters"]["TagsAll"];
                /** @description Only sites with one of these versions of WordPress; 6.9 also matches 6.9.1 and so on. */
                wp_versions?: components["parameters"]["WpVersions"];
                /** @description Only sites with one of these versions of PHP; 8.2 also matches 8.2.1 and so on. */
                php_versions?: components["parameters"]["PhpVersions"];
                /** @description Only sites with one of these versions of the MainWP Child plugin; 5.4 also matches 5.4.1 and so on. */
                child_versions?: components["parameters"]["ChildVersions"];
                /** @description Only sites changed after this instant, as ISO 8601, e.g. 2026-01-31T08:00:00Z. A sync counts as well as a person or program. */
                modified_after?: components["parameters"]["ModifiedAfter"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountSiteRecordsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    addSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The parameters. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddSiteBody"];
                "application/x-www-form-urlencoded": components["schemas"]["AddSiteBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Location: components["headers"]["Location"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddSiteAnswer"];
                };
            };
            400: components["responses"]["ChildOutdatedOrInvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFoundOrTagNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteAlreadyExistsOrSiteBusy"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknown"];
            507: components["responses"]["StorageFull"];
        };
    };
    getSiteRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSiteRecordAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            409: components["responses"]["AmbiguousSite"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateSiteRecordByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateSiteRecord"];
        responses: {
            200: components["responses"]["UpdateSiteRecord"];
            400: components["responses"]["ChildOutdatedOrInvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFoundOrSiteNotFoundOrTagNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteAlreadyExistsOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["SiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateSiteRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateSiteRecord"];
        responses: {
            200: components["responses"]["UpdateSiteRecord"];
            400: components["responses"]["ChildOutdatedOrInvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFoundOrSiteNotFoundOrTagNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteAlreadyExistsOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["SiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateSiteRecordByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateSiteRecord"];
        responses: {
            200: components["responses"]["UpdateSiteRecord"];
            400: components["responses"]["ChildOutdatedOrInvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFoundOrSiteNotFoundOrTagNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteAlreadyExistsOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["SiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteSiteAnswer"];
                };
            };
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    importSites: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The file and further parameters. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportSitesBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportSitesAnswer"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    syncSiteByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SyncSite"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["SiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    syncSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SyncSite"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["SiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    syncSiteByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SyncSite"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["SiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    reconnectSiteByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReconnectSite"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknownOrSiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    reconnectSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReconnectSite"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknownOrSiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    reconnectSiteByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReconnectSite"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknownOrSiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    followSiteRedirectByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FollowSiteRedirect"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteAlreadyExistsOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["SiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    followSiteRedirect: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FollowSiteRedirect"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteAlreadyExistsOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["SiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    followSiteRedirectByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FollowSiteRedirect"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteAlreadyExistsOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["SiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    disconnectSiteByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DisconnectSite"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    disconnectSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DisconnectSite"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    disconnectSiteByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DisconnectSite"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    suspendSiteByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuspendSite"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    suspendSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuspendSite"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    suspendSiteByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuspendSite"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unsuspendSiteByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnsuspendSite"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unsuspendSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnsuspendSite"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unsuspendSiteByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnsuspendSite"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    checkSiteByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CheckSite"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    checkSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CheckSite"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    checkSiteByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CheckSite"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    rotateSiteKeyByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RotateSiteKey"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknownOrSiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    rotateSiteKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RotateSiteKey"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknownOrSiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    rotateSiteKeyByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RotateSiteKey"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknownOrSiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    syncSitesByPut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["SyncSites"];
        responses: {
            200: components["responses"]["SyncSites"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    syncSites: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["SyncSites"];
        responses: {
            200: components["responses"]["SyncSites"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    syncSitesByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["SyncSites"];
        responses: {
            200: components["responses"]["SyncSites"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    reconnectSitesByPut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ReconnectSites"];
        responses: {
            200: components["responses"]["ReconnectSites"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    reconnectSites: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ReconnectSites"];
        responses: {
            200: components["responses"]["ReconnectSites"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    reconnectSitesByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ReconnectSites"];
        responses: {
            200: components["responses"]["ReconnectSites"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    checkSitesByPut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CheckSites"];
        responses: {
            200: components["responses"]["CheckSites"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    checkSites: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CheckSites"];
        responses: {
            200: components["responses"]["CheckSites"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    checkSitesByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["CheckSites"];
        responses: {
            200: components["responses"]["CheckSites"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    rotateSiteKeysByPut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RotateSiteKeys"];
        responses: {
            200: components["responses"]["RotateSiteKeys"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    rotateSiteKeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RotateSiteKeys"];
        responses: {
            200: components["responses"]["RotateSiteKeys"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    rotateSiteKeysByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RotateSiteKeys"];
        responses: {
            200: components["responses"]["RotateSiteKeys"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    disconnectSitesByPut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DisconnectSites"];
        responses: {
            200: components["responses"]["DisconnectSites"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    disconnectSites: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DisconnectSites"];
        responses: {
            200: components["responses"]["DisconnectSites"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    disconnectSitesByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DisconnectSites"];
        responses: {
            200: components["responses"]["DisconnectSites"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    suspendSitesByPut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SuspendSites"];
        responses: {
            200: components["responses"]["SuspendSites"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    suspendSites: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SuspendSites"];
        responses: {
            200: components["responses"]["SuspendSites"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    suspendSitesByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SuspendSites"];
        responses: {
            200: components["responses"]["SuspendSites"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listSitePlugins: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Text that the name or slug contains, in upper or lower case. */
                search?: string;
                /** @description Only active or only inactive plugins; any and all mean the same. */
                status?: "any" | "all" | "active" | "inactive";
                /** @description true: only plugins with an available update; false: only those without. */
                has_update?: boolean;
                /** @description true: only must-use plugins; false: only plugins that can be changed remotely. */
                must_use?: boolean;
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSitePluginsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            409: components["responses"]["AmbiguousSite"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listSiteThemes: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Text that the name or slug contains, in upper or lower case. */
                search?: string;
                /** @description Only active or only inactive themes; any and all mean the same. */
                status?: "any" | "all" | "active" | "inactive";
                /** @description true: only themes with an available update; false: only those without. */
                has_update?: boolean;
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSiteThemesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            409: components["responses"]["AmbiguousSite"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getAbandonedPlugins: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAbandonedPluginsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            409: components["responses"]["AmbiguousSite"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getAbandonedThemes: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAbandonedThemesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            409: components["responses"]["AmbiguousSite"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getSiteChanges: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSiteChangesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            409: components["responses"]["AmbiguousSite"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["ModuleNotAvailable"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getSiteSecurity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSiteSecurityAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            409: components["responses"]["AmbiguousSite"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getSiteClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSiteClientAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            409: components["responses"]["AmbiguousSite"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getSiteCosts: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSiteCostsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            409: components["responses"]["AmbiguousSite"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["ModuleNotAvailable"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    activateSitePluginsByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActivateSitePlugins"];
        responses: {
            200: components["responses"]["ActivateSitePlugins"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PluginNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrProtectedOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ActivationFailedOrConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknown"];
            507: components["responses"]["StorageFull"];
        };
    };
    activateSitePlugins: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActivateSitePlugins"];
        responses: {
            200: components["responses"]["ActivateSitePlugins"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PluginNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrProtectedOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ActivationFailedOrConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknown"];
            507: components["responses"]["StorageFull"];
        };
    };
    activateSitePluginsByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActivateSitePlugins"];
        responses: {
            200: components["responses"]["ActivateSitePlugins"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PluginNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrProtectedOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ActivationFailedOrConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknown"];
            507: components["responses"]["StorageFull"];
        };
    };
    deactivateSitePluginsByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DeactivateSitePlugins"];
        responses: {
            200: components["responses"]["DeactivateSitePlugins"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PluginNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrProtectedOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailedOrDeactivationFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknown"];
            507: components["responses"]["StorageFull"];
        };
    };
    deactivateSitePlugins: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DeactivateSitePlugins"];
        responses: {
            200: components["responses"]["DeactivateSitePlugins"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PluginNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrProtectedOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailedOrDeactivationFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknown"];
            507: components["responses"]["StorageFull"];
        };
    };
    deactivateSitePluginsByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DeactivateSitePlugins"];
        responses: {
            200: components["responses"]["DeactivateSitePlugins"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PluginNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrProtectedOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailedOrDeactivationFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknown"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteSitePlugins: {
        parameters: {
            query: {
                /** @description Slugs of the plugins. */
                slug: string[];
            };
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteSitePluginsAnswer"];
                };
            };
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PluginNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrProtectedOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailedOrDeletionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknown"];
            507: components["responses"]["StorageFull"];
        };
    };
    activateSiteThemeByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActivateSiteTheme"];
        responses: {
            200: components["responses"]["ActivateSiteTheme"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFoundOrThemeNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ActivationFailedOrConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknown"];
            507: components["responses"]["StorageFull"];
        };
    };
    activateSiteTheme: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActivateSiteTheme"];
        responses: {
            200: components["responses"]["ActivateSiteTheme"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFoundOrThemeNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ActivationFailedOrConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknown"];
            507: components["responses"]["StorageFull"];
        };
    };
    activateSiteThemeByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ActivateSiteTheme"];
        responses: {
            200: components["responses"]["ActivateSiteTheme"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFoundOrThemeNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ActivationFailedOrConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknown"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteSiteThemes: {
        parameters: {
            query: {
                /** @description Slugs of the themes. */
                slug: string[];
            };
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteSiteThemesAnswer"];
                };
            };
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFoundOrThemeNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspendedOrThemeInUse"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailedOrDeletionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknown"];
            507: components["responses"]["StorageFull"];
        };
    };
    batchSitesByPut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["BatchSites"];
        responses: {
            200: components["responses"]["BatchSites"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofNeeded"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    batchSites: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["BatchSites"];
        responses: {
            200: components["responses"]["BatchSites"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofNeeded"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    batchSitesByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["BatchSites"];
        responses: {
            200: components["responses"]["BatchSites"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofNeeded"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Part of the name or e-mail address, or the whole id, whatever its case. */
                search?: components["parameters"]["SearchOfClients"];
                /** @description Only those with these ids. */
                include?: components["parameters"]["Include"];
                /** @description Leave out those with these ids. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only clients in this state; any = all. Several as an array. */
                status?: components["parameters"]["StatusOfClients"];
                /** @description Only clients changed after this instant, as ISO 8601, e.g. 2026-01-31T08:00:00Z. Changes to the client count, changes to its sites do not. */
                modified_after?: components["parameters"]["ModifiedAfterOfClients"];
                /** @description Sort by name, by when the client was added, or by number of sites. */
                sort?: "name" | "created" | "sites";
                /** @description Ascending or descending. */
                order?: components["parameters"]["OrderOfClients"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListClientsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    countClients: {
        parameters: {
            query?: {
                /** @description Part of the name or e-mail address, or the whole id, whatever its case. */
                search?: components["parameters"]["SearchOfClients"];
                /** @description Only those with these ids. */
                include?: components["parameters"]["Include"];
                /** @description Leave out those with these ids. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only clients in this state; any = all. Several as an array. */
                status?: components["parameters"]["StatusOfClients"];
                /** @description Only clients changed after this instant, as ISO 8601, e.g. 2026-01-31T08:00:00Z. Changes to the client count, changes to its sites do not. */
                modified_after?: components["parameters"]["ModifiedAfterOfClients"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountClientsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    addClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The parameters. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddClientBody"];
                "application/x-www-form-urlencoded": components["schemas"]["AddClientBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Location: components["headers"]["Location"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddClientAnswer"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AlreadyExistsOrIdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the client, or its e-mail address. */
                id_or_email: components["parameters"]["IdOrEmail"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetClientAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFound"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateClientByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the client, or its e-mail address. */
                id_or_email: components["parameters"]["IdOrEmail"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateClient"];
        responses: {
            200: components["responses"]["UpdateClient"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AlreadyExistsOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the client, or its e-mail address. */
                id_or_email: components["parameters"]["IdOrEmail"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateClient"];
        responses: {
            200: components["responses"]["UpdateClient"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AlreadyExistsOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateClientByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the client, or its e-mail address. */
                id_or_email: components["parameters"]["IdOrEmail"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateClient"];
        responses: {
            200: components["responses"]["UpdateClient"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AlreadyExistsOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the client, or its e-mail address. */
                id_or_email: components["parameters"]["IdOrEmail"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteClientAnswer"];
                };
            };
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getClientSites: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the client, or its e-mail address. */
                id_or_email: components["parameters"]["IdOrEmail"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetClientSitesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFound"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    countClientSites: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the client, or its e-mail address. */
                id_or_email: components["parameters"]["IdOrEmail"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountClientSitesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFound"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getClientCosts: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the client, or its e-mail address. */
                id_or_email: components["parameters"]["IdOrEmail"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetClientCostsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFound"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["ModuleNotAvailable"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    suspendClientByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the client, or its e-mail address. */
                id_or_email: components["parameters"]["IdOrEmail"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuspendClient"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    suspendClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the client, or its e-mail address. */
                id_or_email: components["parameters"]["IdOrEmail"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuspendClient"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    suspendClientByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the client, or its e-mail address. */
                id_or_email: components["parameters"]["IdOrEmail"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuspendClient"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unsuspendClientByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the client, or its e-mail address. */
                id_or_email: components["parameters"]["IdOrEmail"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnsuspendClient"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["InvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unsuspendClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the client, or its e-mail address. */
                id_or_email: components["parameters"]["IdOrEmail"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnsuspendClient"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknownOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unsuspendClientByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the client, or its e-mail address. */
                id_or_email: components["parameters"]["IdOrEmail"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnsuspendClient"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["InvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    batchClientsByPut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["BatchClients"];
        responses: {
            200: components["responses"]["BatchClients"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    batchClients: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["BatchClients"];
        responses: {
            200: components["responses"]["BatchClients"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    batchClientsByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["BatchClients"];
        responses: {
            200: components["responses"]["BatchClients"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listClientContacts: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the client, or its e-mail address. */
                id_or_email: components["parameters"]["IdOrEmail"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListClientContactsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFound"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    addClientContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the client, or its e-mail address. */
                id_or_email: components["parameters"]["IdOrEmail"];
            };
            cookie?: never;
        };
        /** @description The parameters. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddClientContactBody"];
                "application/x-www-form-urlencoded": components["schemas"]["AddClientContactBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Location: components["headers"]["Location"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddClientContactAnswer"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateClientContactByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the contact. */
                id: components["parameters"]["IdOfClientContacts"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateClientContact"];
        responses: {
            200: components["responses"]["UpdateClientContact"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientContactNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateClientContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the contact. */
                id: components["parameters"]["IdOfClientContacts"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateClientContact"];
        responses: {
            200: components["responses"]["UpdateClientContact"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientContactNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateClientContactByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the contact. */
                id: components["parameters"]["IdOfClientContacts"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateClientContact"];
        responses: {
            200: components["responses"]["UpdateClientContact"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientContactNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteClientContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the contact. */
                id: components["parameters"]["IdOfClientContacts"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteClientContactAnswer"];
                };
            };
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientContactNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listClientFields: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200; default 20. */
                per_page?: number;
                /** @description Part of the name, whatever its case. */
                search?: components["parameters"]["SearchOfClientFields"];
                /** @description Only fields with these ids or names. */
                include?: (number | string)[];
                /** @description All fields except those with these ids or names. */
                exclude?: (number | string)[];
                /** @description Also the fields that only this client has, by id or e-mail address. */
                client_id_or_email?: number | string;
                /** @description Another name for per_page; it takes precedence if both are given. */
                pre_page?: number;
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListClientFieldsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFound"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    addClientField: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The parameters. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddClientFieldBody"];
                "application/x-www-form-urlencoded": components["schemas"]["AddClientFieldBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Location: components["headers"]["Location"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddClientFieldAnswer"];
                };
            };
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AlreadyExistsOrIdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateClientFieldByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the field, or its name. */
                id_name: components["parameters"]["IdName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateClientField"];
        responses: {
            200: components["responses"]["UpdateClientField"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientFieldNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AlreadyExists"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateClientField: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the field, or its name. */
                id_name: components["parameters"]["IdName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateClientField"];
        responses: {
            200: components["responses"]["UpdateClientField"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientFieldNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AlreadyExistsOrIdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateClientFieldByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the field, or its name. */
                id_name: components["parameters"]["IdName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateClientField"];
        responses: {
            200: components["responses"]["UpdateClientField"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientFieldNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AlreadyExists"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteClientField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the field, or its name. */
                id_name: components["parameters"]["IdName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteClientFieldAnswer"];
                };
            };
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientFieldNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listCosts: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Part of the name, or the whole id, whatever its case. */
                search?: string;
                /** @description Only those with these ids. */
                include?: components["parameters"]["Include"];
                /** @description Leave out those with these ids. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only costs in this state; any = all. Several as an array. */
                status?: ("any" | "all" | "active" | "canceled" | "onhold" | "expired" | "pending_cancelation")[];
                /** @description Only costs of this type of product; any = all. Several as an array. */
                category?: ("any" | "all" | "plugin" | "theme" | "hosting" | "service" | "other")[];
                /** @description Only subscriptions, or only what is paid once; any = all. */
                type?: ("any" | "all" | "subscription" | "lifetime")[];
                /** @description Only costs whose next renewal is within this many days. */
                due_within_days?: number;
                /** @description true: only costs that no longer belong to a site, tag or client; false: only those that do. */
                without_targets?: boolean;
                /** @description Only costs changed after this instant, as ISO 8601, e.g. 2026-01-31T08:00:00Z. Changes to the cost and to its targets count. */
                modified_after?: string;
                /** @description What the costs are sorted by: name, price, day of the last renewal, or when they were added. */
                sort?: "name" | "price" | "last_renewal" | "created";
                /** @description Ascending or descending. */
                order?: components["parameters"]["OrderOfClients"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCostsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["ModuleNotAvailable"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    addCostByPut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AddCost"];
        responses: {
            200: components["responses"]["AddCost"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFoundOrSiteNotFoundOrTagNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["ModuleNotAvailable"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    addCost: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AddCost"];
        responses: {
            200: components["responses"]["AddCost"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFoundOrSiteNotFoundOrTagNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["ModuleNotAvailable"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    addCostByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AddCost"];
        responses: {
            200: components["responses"]["AddCost"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFoundOrSiteNotFoundOrTagNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["ModuleNotAvailable"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getCost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the cost. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCostAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CostNotFound"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["ModuleNotAvailable"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateCostByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the cost. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateCost"];
        responses: {
            200: components["responses"]["UpdateCost"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFoundOrCostNotFoundOrSiteNotFoundOrTagNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["ModuleNotAvailable"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateCost: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the cost. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateCost"];
        responses: {
            200: components["responses"]["UpdateCost"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFoundOrCostNotFoundOrSiteNotFoundOrTagNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["ModuleNotAvailable"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateCostByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the cost. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateCost"];
        responses: {
            200: components["responses"]["UpdateCost"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFoundOrCostNotFoundOrSiteNotFoundOrTagNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["ModuleNotAvailable"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteCost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the cost. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteCostAnswer"];
                };
            };
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CostNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["ModuleNotAvailable"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getCostSites: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the cost. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCostSitesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CostNotFound"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["ModuleNotAvailable"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getCostClients: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the cost. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCostClientsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CostNotFound"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["ModuleNotAvailable"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    batchCostsByPut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["BatchCosts"];
        responses: {
            200: components["responses"]["BatchCosts"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["ModuleNotAvailable"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    batchCosts: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["BatchCosts"];
        responses: {
            200: components["responses"]["BatchCosts"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["ModuleNotAvailable"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    batchCostsByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["BatchCosts"];
        responses: {
            200: components["responses"]["BatchCosts"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["ModuleNotAvailable"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Part of the name, whatever its case. */
                search?: components["parameters"]["SearchOfClientFields"];
                /** @description Only those with these ids. */
                include?: components["parameters"]["Include"];
                /** @description Leave out those with these ids. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only the tag of this name, whatever its case. */
                name?: string;
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTagsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    addTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The parameters. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddTagBody"];
                "application/x-www-form-urlencoded": components["schemas"]["AddTagBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    Location: components["headers"]["Location"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddTagAnswer"];
                };
            };
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AlreadyExistsOrIdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the tag. */
                id: components["parameters"]["IdOfTags"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTagAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TagNotFound"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateTagByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tag. */
                id: components["parameters"]["IdOfTags"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateTag"];
        responses: {
            200: components["responses"]["UpdateTag"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TagNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AlreadyExists"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the tag. */
                id: components["parameters"]["IdOfTags"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateTag"];
        responses: {
            200: components["responses"]["UpdateTag"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TagNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AlreadyExistsOrIdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateTagByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tag. */
                id: components["parameters"]["IdOfTags"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateTag"];
        responses: {
            200: components["responses"]["UpdateTag"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TagNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AlreadyExists"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tag. */
                id: components["parameters"]["IdOfTags"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteTagAnswer"];
                };
            };
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TagNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getTagSites: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the tag. */
                id: components["parameters"]["IdOfTags"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTagSitesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TagNotFound"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getTagClients: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the tag. */
                id: components["parameters"]["IdOfTags"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTagClientsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TagNotFound"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    batchTagsByPut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["BatchTags"];
        responses: {
            200: components["responses"]["BatchTags"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    batchTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["BatchTags"];
        responses: {
            200: components["responses"]["BatchTags"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    batchTagsByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["BatchTags"];
        responses: {
            200: components["responses"]["BatchTags"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listSiteUsers: {
        parameters: {
            query?: {
                /** @description Sites, by id, domain or URL. */
                websites?: components["parameters"]["Websites"];
                /** @description Clients, by id or e-mail address. All of their sites are included. */
                clients?: components["parameters"]["Clients"];
                /** @description Tags, by id or name. All sites with these tags are included. */
                groups?: components["parameters"]["Groups"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Part of the login, the displayed name or the e-mail. */
                search?: string;
                /** @description Only users who have one of these roles, as slugs. */
                roles?: string[];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSiteUsersAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFoundOrTagNotFound"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    createSiteUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The parameters. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSiteUsersBody"];
                "application/x-www-form-urlencoded": components["schemas"]["CreateSiteUsersBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateSiteUsersAnswer"];
                };
            };
            400: components["responses"]["ChildOutdatedOrInvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFoundOrSiteNotFoundOrTagNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AlreadyExistsOrAmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknown"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateSiteUserByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
                /** @description Id of the user on that site. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateSiteUser"];
        responses: {
            200: components["responses"]["UpdateSiteUser"];
            400: components["responses"]["ChildOutdatedOrInvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFoundOrUserNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AlreadyExistsOrAmbiguousSiteOrProtectedOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknownOrSiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateSiteUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
                /** @description Id of the user on that site. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateSiteUser"];
        responses: {
            200: components["responses"]["UpdateSiteUser"];
            400: components["responses"]["ChildOutdatedOrInvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFoundOrUserNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AlreadyExistsOrAmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrProtectedOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknownOrSiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateSiteUserByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
                /** @description Id of the user on that site. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateSiteUser"];
        responses: {
            200: components["responses"]["UpdateSiteUser"];
            400: components["responses"]["ChildOutdatedOrInvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFoundOrUserNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AlreadyExistsOrAmbiguousSiteOrProtectedOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknownOrSiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteSiteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
                /** @description Id of the user on that site. */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteSiteUserAnswer"];
                };
            };
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFoundOrUserNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrProtectedOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailedOrDeletionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknownOrSiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateAdminPasswordsByPut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateAdminPasswords"];
        responses: {
            200: components["responses"]["UpdateAdminPasswords"];
            400: components["responses"]["ChildOutdatedOrInvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofNeeded"];
            404: components["responses"]["ClientNotFoundOrSiteNotFoundOrTagNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknown"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateAdminPasswords: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateAdminPasswords"];
        responses: {
            200: components["responses"]["UpdateAdminPasswords"];
            400: components["responses"]["ChildOutdatedOrInvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofNeeded"];
            404: components["responses"]["ClientNotFoundOrSiteNotFoundOrTagNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknown"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateAdminPasswordsByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateAdminPasswords"];
        responses: {
            200: components["responses"]["UpdateAdminPasswords"];
            400: components["responses"]["ChildOutdatedOrInvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofNeeded"];
            404: components["responses"]["ClientNotFoundOrSiteNotFoundOrTagNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknown"];
            507: components["responses"]["StorageFull"];
        };
    };
    importSiteUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The file and further parameters. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportSiteUsersBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportSiteUsersAnswer"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /** @description Sites, by id, domain or URL. */
                websites?: components["parameters"]["Websites"];
                /** @description Clients, by id or e-mail address. All of their sites are included. */
                clients?: components["parameters"]["Clients"];
                /** @description Tags, by id or name. All sites with these tags are included. */
                groups?: components["parameters"]["Groups"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Sites per page, at most 50: only these are asked. */
                per_page?: components["parameters"]["PerPageOfContent"];
                /** @description Of each site, the newest posts, at most 200. */
                per_site?: components["parameters"]["PerSite"];
                /** @description Only posts changed after this day, as YYYY-MM-DD in the time zone of the site. */
                after?: components["parameters"]["After"];
                /** @description Only posts changed before this day, as YYYY-MM-DD in the time zone of the site. */
                before?: components["parameters"]["Before"];
                /** @description post, page, or the slug of another type that the sites have. */
                post_type?: components["parameters"]["PostType"];
                /** @description Only those in these states; all but trash by default. */
                status?: components["parameters"]["Status"];
                /** @description Part of the title or content. */
                search?: components["parameters"]["SearchOfContent"];
                /** @description Where to search. */
                search_in?: components["parameters"]["SearchIn"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPostsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFoundOrTagNotFound"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listPostsPages: {
        parameters: {
            query?: {
                /** @description Sites, by id, domain or URL. */
                websites?: components["parameters"]["Websites"];
                /** @description Clients, by id or e-mail address. All of their sites are included. */
                clients?: components["parameters"]["Clients"];
                /** @description Tags, by id or name. All sites with these tags are included. */
                groups?: components["parameters"]["Groups"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Sites per page, at most 50: only these are asked. */
                per_page?: components["parameters"]["PerPageOfContent"];
                /** @description Of each site, the newest posts, at most 200. */
                per_site?: components["parameters"]["PerSite"];
                /** @description Only posts changed after this day, as YYYY-MM-DD in the time zone of the site. */
                after?: components["parameters"]["After"];
                /** @description Only posts changed before this day, as YYYY-MM-DD in the time zone of the site. */
                before?: components["parameters"]["Before"];
                /** @description Only those in these states; all but trash by default. */
                status?: components["parameters"]["Status"];
                /** @description Part of the title or content. */
                search?: components["parameters"]["SearchOfContent"];
                /** @description Where to search. */
                search_in?: components["parameters"]["SearchIn"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPostsPagesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFoundOrTagNotFound"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /** @description Sites, by id, domain or URL. */
                websites?: components["parameters"]["Websites"];
                /** @description Clients, by id or e-mail address. All of their sites are included. */
                clients?: components["parameters"]["Clients"];
                /** @description Tags, by id or name. All sites with these tags are included. */
                groups?: components["parameters"]["Groups"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Sites per page, at most 50: only these are asked. */
                per_page?: components["parameters"]["PerPageOfContent"];
                /** @description Of each site, the newest comments, at most 200. */
                per_site?: components["parameters"]["PerSiteOfContent"];
                /** @description Only comments written after this day, as YYYY-MM-DD in the time zone of the site. */
                after?: components["parameters"]["AfterOfContent"];
                /** @description Only comments written before this day, as YYYY-MM-DD in the time zone of the site. */
                before?: components["parameters"]["BeforeOfContent"];
                /** @description Only those in these states; approved and pending by default. */
                status?: components["parameters"]["StatusOfContent"];
                /** @description Part of the comment. */
                search?: string;
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCommentsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ClientNotFoundOrTagNotFound"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listPostsSites: {
        parameters: {
            query?: {
                /** @description Of each site, the newest posts, at most 200. */
                per_site?: components["parameters"]["PerSite"];
                /** @description Only posts changed after this day, as YYYY-MM-DD in the time zone of the site. */
                after?: components["parameters"]["After"];
                /** @description Only posts changed before this day, as YYYY-MM-DD in the time zone of the site. */
                before?: components["parameters"]["Before"];
                /** @description post, page, or the slug of another type that the sites have. */
                post_type?: components["parameters"]["PostType"];
                /** @description Only those in these states; all but trash by default. */
                status?: components["parameters"]["Status"];
                /** @description Part of the title or content. */
                search?: components["parameters"]["SearchOfContent"];
                /** @description Where to search. */
                search_in?: components["parameters"]["SearchIn"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPostsSitesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ChildOutdatedOrHttpsRequiredOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            409: components["responses"]["AmbiguousSiteOrSiteDisconnectedOrSiteSuspended"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["SiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    listPostsSitesPages: {
        parameters: {
            query?: {
                /** @description Of each site, the newest posts, at most 200. */
                per_site?: components["parameters"]["PerSite"];
                /** @description Only posts changed after this day, as YYYY-MM-DD in the time zone of the site. */
                after?: components["parameters"]["After"];
                /** @description Only posts changed before this day, as YYYY-MM-DD in the time zone of the site. */
                before?: components["parameters"]["Before"];
                /** @description Only those in these states; all but trash by default. */
                status?: components["parameters"]["Status"];
                /** @description Part of the title or content. */
                search?: components["parameters"]["SearchOfContent"];
                /** @description Where to search. */
                search_in?: components["parameters"]["SearchIn"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPostsSitesPagesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ChildOutdatedOrHttpsRequiredOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            409: components["responses"]["AmbiguousSiteOrSiteDisconnectedOrSiteSuspended"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["SiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    listCommentsSites: {
        parameters: {
            query?: {
                /** @description Of each site, the newest comments, at most 200. */
                per_site?: components["parameters"]["PerSiteOfContent"];
                /** @description Only comments written after this day, as YYYY-MM-DD in the time zone of the site. */
                after?: components["parameters"]["AfterOfContent"];
                /** @description Only comments written before this day, as YYYY-MM-DD in the time zone of the site. */
                before?: components["parameters"]["BeforeOfContent"];
                /** @description Only those in these states; approved and pending by default. */
                status?: components["parameters"]["StatusOfContent"];
                /** @description Part of the comment. */
                search?: string;
                /** @description Only those of this post. It needs exactly one site, and excludes search, after and before. */
                post_id?: number;
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCommentsSitesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ChildOutdatedOrHttpsRequiredOrInvalidInputOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            409: components["responses"]["AmbiguousSiteOrSiteDisconnectedOrSiteSuspended"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["SiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
                /** @description Id of the post or page on that site. */
                post_id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPostAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ChildOutdatedOrHttpsRequiredOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PostNotFoundOrSiteNotFound"];
            409: components["responses"]["AmbiguousSiteOrSiteDisconnectedOrSiteSuspended"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["SiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        /** @description The parameters. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePostBody"];
                "application/x-www-form-urlencoded": components["schemas"]["CreatePostBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatePostAnswer"];
                };
            };
            400: components["responses"]["ChildOutdatedOrInvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknownOrSiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    updatePostByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
                /** @description Id of the post or page on that site. */
                post_id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdatePost"];
        responses: {
            200: components["responses"]["UpdatePost"];
            400: components["responses"]["ChildOutdatedOrInvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PostNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknownOrSiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    updatePost: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
                /** @description Id of the post or page on that site. */
                post_id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdatePost"];
        responses: {
            200: components["responses"]["UpdatePost"];
            400: components["responses"]["ChildOutdatedOrInvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PostNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknownOrSiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    updatePostByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
                /** @description Id of the post or page on that site. */
                post_id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdatePost"];
        responses: {
            200: components["responses"]["UpdatePost"];
            400: components["responses"]["ChildOutdatedOrInvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PostNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknownOrSiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    setPostStatusByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
                /** @description Id of the post or page on that site. */
                post_id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SetPostStatus"];
        responses: {
            200: components["responses"]["SetPostStatus"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PostNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrInvalidStateOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknownOrSiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    setPostStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
                /** @description Id of the post or page on that site. */
                post_id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SetPostStatus"];
        responses: {
            200: components["responses"]["SetPostStatus"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PostNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrInvalidStateOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknownOrSiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    setPostStatusByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
                /** @description Id of the post or page on that site. */
                post_id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SetPostStatus"];
        responses: {
            200: components["responses"]["SetPostStatus"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PostNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrInvalidStateOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknownOrSiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    deletePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
                /** @description Id of the post or page on that site. */
                post_id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletePostAnswer"];
                };
            };
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PostNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailedOrDeletionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknownOrSiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    moderateCommentsByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ModerateComments"];
        responses: {
            200: components["responses"]["ModerateComments"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CommentNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknownOrSiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    moderateComments: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ModerateComments"];
        responses: {
            200: components["responses"]["ModerateComments"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CommentNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknownOrSiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    moderateCommentsByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ModerateComments"];
        responses: {
            200: components["responses"]["ModerateComments"];
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CommentNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknownOrSiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteComments: {
        parameters: {
            query: {
                /** @description Ids of comments of that site, at most 100. */
                comment_ids: number[];
                /** @description Id of the post that they belong to: older comments than the newest 200 of each state are found by it. */
                post_id?: number;
            };
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteCommentsAnswer"];
                };
            };
            400: components["responses"]["ChildOutdated"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CommentNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["ConnectionFailed"];
            503: components["responses"]["SiteOffline"];
            504: components["responses"]["OutcomeUnknownOrSiteTimeout"];
            507: components["responses"]["StorageFull"];
        };
    };
    listUpdates: {
        parameters: {
            query?: {
                /** @description Page of sites, starting at 1. Without page and per_page, all sites are returned at once. */
                page?: number;
                /** @description Sites per page, at most 200; default 20 if page is given. */
                per_page?: number;
                /** @description Part of the name or slug of the item, whatever its case. */
                search?: components["parameters"]["Search"];
                /** @description Only those with these ids. */
                include?: components["parameters"]["Include"];
                /** @description Leave out those with these ids. */
                exclude?: components["parameters"]["Exclude"];
                /** @description Only updates of these types: wp, plugins, themes, translations; all = every type. */
                type?: components["parameters"]["Type"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUpdatesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getUpdatesSummary: {
        parameters: {
            query?: {
                /** @description Only updates of these types: wp, plugins, themes, translations; all = every type. */
                type?: components["parameters"]["Type"];
                /** @description Part of the name or slug of the item, whatever its case. */
                search?: components["parameters"]["Search"];
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUpdatesSummaryAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listIgnoredUpdates: {
        parameters: {
            query?: {
                /** @description Only rules about these types: wp, plugins, themes; all = every type. */
                type?: components["parameters"]["TypeOfUpdates"];
                /** @description Part of the name or slug of the item, whatever its case. */
                search?: components["parameters"]["Search"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListIgnoredUpdatesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getSiteUpdates: {
        parameters: {
            query?: {
                /** @description Only updates of these types: wp, plugins, themes, translations; all = every type. */
                type?: components["parameters"]["Type"];
                /** @description Part of the name or slug of the item, whatever its case. */
                search?: components["parameters"]["Search"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSiteUpdatesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            409: components["responses"]["AmbiguousSite"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listIgnoredUpdatesOfOne: {
        parameters: {
            query?: {
                /** @description Only rules about these types: wp, plugins, themes; all = every type. */
                type?: components["parameters"]["TypeOfUpdates"];
                /** @description Part of the name or slug of the item, whatever its case. */
                search?: components["parameters"]["Search"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListIgnoredUpdatesOfOneAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            409: components["responses"]["AmbiguousSite"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    ignoreUpdatesByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["IgnoreUpdates"];
        responses: {
            200: components["responses"]["IgnoreUpdates"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    ignoreUpdates: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["IgnoreUpdates"];
        responses: {
            200: components["responses"]["IgnoreUpdates"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    ignoreUpdatesByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["IgnoreUpdates"];
        responses: {
            200: components["responses"]["IgnoreUpdates"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unignoreUpdatesByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UnignoreUpdates"];
        responses: {
            200: components["responses"]["UnignoreUpdates"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unignoreUpdates: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UnignoreUpdates"];
        responses: {
            200: components["responses"]["UnignoreUpdates"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unignoreUpdatesByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UnignoreUpdates"];
        responses: {
            200: components["responses"]["UnignoreUpdates"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    ignoreUpdatesPluginsByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["IgnoreUpdatesPlugins"];
        responses: {
            200: components["responses"]["IgnoreUpdatesPlugins"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PluginNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    ignoreUpdatesPlugins: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["IgnoreUpdatesPlugins"];
        responses: {
            200: components["responses"]["IgnoreUpdatesPlugins"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PluginNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    ignoreUpdatesPluginsByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["IgnoreUpdatesPlugins"];
        responses: {
            200: components["responses"]["IgnoreUpdatesPlugins"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PluginNotFoundOrSiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unignoreUpdatesPluginsByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UnignoreUpdatesPlugins"];
        responses: {
            200: components["responses"]["UnignoreUpdatesPlugins"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unignoreUpdatesPlugins: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UnignoreUpdatesPlugins"];
        responses: {
            200: components["responses"]["UnignoreUpdatesPlugins"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unignoreUpdatesPluginsByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UnignoreUpdatesPlugins"];
        responses: {
            200: components["responses"]["UnignoreUpdatesPlugins"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    ignoreUpdatesThemesByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["IgnoreUpdatesThemes"];
        responses: {
            200: components["responses"]["IgnoreUpdatesThemes"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFoundOrThemeNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    ignoreUpdatesThemes: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["IgnoreUpdatesThemes"];
        responses: {
            200: components["responses"]["IgnoreUpdatesThemes"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFoundOrThemeNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    ignoreUpdatesThemesByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["IgnoreUpdatesThemes"];
        responses: {
            200: components["responses"]["IgnoreUpdatesThemes"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFoundOrThemeNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unignoreUpdatesThemesByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UnignoreUpdatesThemes"];
        responses: {
            200: components["responses"]["UnignoreUpdatesThemes"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unignoreUpdatesThemes: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UnignoreUpdatesThemes"];
        responses: {
            200: components["responses"]["UnignoreUpdatesThemes"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unignoreUpdatesThemesByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UnignoreUpdatesThemes"];
        responses: {
            200: components["responses"]["UnignoreUpdatesThemes"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSite"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    ignoreUpdatesPluginsOfAllByPut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["IgnoreUpdatesPluginsOfAll"];
        responses: {
            200: components["responses"]["IgnoreUpdatesPluginsOfAll"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PluginNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    ignoreUpdatesPluginsOfAll: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["IgnoreUpdatesPluginsOfAll"];
        responses: {
            200: components["responses"]["IgnoreUpdatesPluginsOfAll"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PluginNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    ignoreUpdatesPluginsOfAllByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["IgnoreUpdatesPluginsOfAll"];
        responses: {
            200: components["responses"]["IgnoreUpdatesPluginsOfAll"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PluginNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unignoreUpdatesPluginsOfAllByPut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UnignoreUpdatesPluginsOfAll"];
        responses: {
            200: components["responses"]["UnignoreUpdatesPluginsOfAll"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unignoreUpdatesPluginsOfAll: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UnignoreUpdatesPluginsOfAll"];
        responses: {
            200: components["responses"]["UnignoreUpdatesPluginsOfAll"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unignoreUpdatesPluginsOfAllByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UnignoreUpdatesPluginsOfAll"];
        responses: {
            200: components["responses"]["UnignoreUpdatesPluginsOfAll"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    ignoreUpdatesThemesOfAllByPut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["IgnoreUpdatesThemesOfAll"];
        responses: {
            200: components["responses"]["IgnoreUpdatesThemesOfAll"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ThemeNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    ignoreUpdatesThemesOfAll: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["IgnoreUpdatesThemesOfAll"];
        responses: {
            200: components["responses"]["IgnoreUpdatesThemesOfAll"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ThemeNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    ignoreUpdatesThemesOfAllByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["IgnoreUpdatesThemesOfAll"];
        responses: {
            200: components["responses"]["IgnoreUpdatesThemesOfAll"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ThemeNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unignoreUpdatesThemesOfAllByPut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UnignoreUpdatesThemesOfAll"];
        responses: {
            200: components["responses"]["UnignoreUpdatesThemesOfAll"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unignoreUpdatesThemesOfAll: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UnignoreUpdatesThemesOfAll"];
        responses: {
            200: components["responses"]["UnignoreUpdatesThemesOfAll"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    unignoreUpdatesThemesOfAllByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UnignoreUpdatesThemesOfAll"];
        responses: {
            200: components["responses"]["UnignoreUpdatesThemesOfAll"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    runUpdatesByPut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RunUpdates"];
        responses: {
            200: components["responses"]["RunUpdates"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["SiteBusy"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    runUpdates: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RunUpdates"];
        responses: {
            200: components["responses"]["RunUpdates"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteBusy"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    runUpdatesByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RunUpdates"];
        responses: {
            200: components["responses"]["RunUpdates"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["SiteBusy"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    runSiteUpdatesByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RunSiteUpdates"];
        responses: {
            200: components["responses"]["RunSiteUpdates"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    runSiteUpdates: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RunSiteUpdates"];
        responses: {
            200: components["responses"]["RunSiteUpdates"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    runSiteUpdatesByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RunSiteUpdates"];
        responses: {
            200: components["responses"]["RunSiteUpdates"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    runSiteUpdatesWpByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RunSiteUpdatesWp"];
        responses: {
            200: components["responses"]["RunSiteUpdatesWp"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    runSiteUpdatesWp: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RunSiteUpdatesWp"];
        responses: {
            200: components["responses"]["RunSiteUpdatesWp"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    runSiteUpdatesWpByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RunSiteUpdatesWp"];
        responses: {
            200: components["responses"]["RunSiteUpdatesWp"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    runSiteUpdatesPluginsByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RunSiteUpdatesPlugins"];
        responses: {
            200: components["responses"]["RunSiteUpdatesPlugins"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    runSiteUpdatesPlugins: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RunSiteUpdatesPlugins"];
        responses: {
            200: components["responses"]["RunSiteUpdatesPlugins"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    runSiteUpdatesPluginsByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RunSiteUpdatesPlugins"];
        responses: {
            200: components["responses"]["RunSiteUpdatesPlugins"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    runSiteUpdatesThemesByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RunSiteUpdatesThemes"];
        responses: {
            200: components["responses"]["RunSiteUpdatesThemes"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    runSiteUpdatesThemes: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RunSiteUpdatesThemes"];
        responses: {
            200: components["responses"]["RunSiteUpdatesThemes"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    runSiteUpdatesThemesByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RunSiteUpdatesThemes"];
        responses: {
            200: components["responses"]["RunSiteUpdatesThemes"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    runSiteUpdatesTranslationsByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RunSiteUpdatesTranslations"];
        responses: {
            200: components["responses"]["RunSiteUpdatesTranslations"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    runSiteUpdatesTranslations: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RunSiteUpdatesTranslations"];
        responses: {
            200: components["responses"]["RunSiteUpdatesTranslations"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknownOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    runSiteUpdatesTranslationsByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id, domain or URL of the site. */
                id_or_domain: components["parameters"]["IdOrDomain"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["RunSiteUpdatesTranslations"];
        responses: {
            200: components["responses"]["RunSiteUpdatesTranslations"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrSiteBusyOrSiteDisconnectedOrSiteSuspended"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listUpdateRuns: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only runs in this state. halted: runs that wait for a decision. */
                state?: "preparing" | "running" | "halted" | "finished" | "abandoned";
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUpdateRunsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getUpdateRun: {
        parameters: {
            query?: {
                /** @description updated: the site shows the new version. rolled_back: the earlier version was restored. needs_attention: somebody must look at the site. */
                state?: "pending" | "sent" | "rolling_back" | "updated" | "failed" | "skipped" | "rolled_back" | "needs_attention";
                /** @description Only updates with this cause, as the failures of the run name it. */
                cause?: string;
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPageOfUpdateRuns"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the run: that of its job. */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUpdateRunAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["JobNotFound"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    resumeUpdateRunByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the run: that of its job. */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ResumeUpdateRun"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["JobNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["InvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    resumeUpdateRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the run: that of its job. */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ResumeUpdateRun"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["JobNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknownOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    resumeUpdateRunByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the run: that of its job. */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ResumeUpdateRun"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["JobNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["InvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    abandonUpdateRunByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the run: that of its job. */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AbandonUpdateRun"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["JobNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["InvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    abandonUpdateRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the run: that of its job. */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AbandonUpdateRun"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["JobNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknownOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    abandonUpdateRunByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the run: that of its job. */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AbandonUpdateRun"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["JobNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["InvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listUpdateWindows: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUpdateWindowsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    addUpdateWindow: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The parameters. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddUpdateWindowBody"];
                "application/x-www-form-urlencoded": components["schemas"]["AddUpdateWindowBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddUpdateWindowAnswer"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SiteNotFoundOrTagNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AmbiguousSiteOrIdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateUpdateWindowByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the window. */
                window_id: components["parameters"]["WindowId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateUpdateWindow"];
        responses: {
            200: components["responses"]["UpdateUpdateWindow"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UpdateWindowNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateUpdateWindow: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the window. */
                window_id: components["parameters"]["WindowId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateUpdateWindow"];
        responses: {
            200: components["responses"]["UpdateUpdateWindow"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UpdateWindowNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateUpdateWindowByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the window. */
                window_id: components["parameters"]["WindowId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateUpdateWindow"];
        responses: {
            200: components["responses"]["UpdateUpdateWindow"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UpdateWindowNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteUpdateWindow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the window. */
                window_id: components["parameters"]["WindowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteUpdateWindowAnswer"];
                };
            };
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UpdateWindowNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    previewUpdateWindow: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the window. */
                window_id: components["parameters"]["WindowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewUpdateWindowAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UpdateWindowNotFound"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    batchByPut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["Batch"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofNeeded"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    batch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["Batch"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofNeeded"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    batchByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Batch"];
        responses: {
            200: components["responses"]["Batch"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofNeeded"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["RequestEntityTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListApiKeysAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    addApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The parameters. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddApiKeyBody"];
                "application/x-www-form-urlencoded": components["schemas"]["AddApiKeyBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddApiKeyAnswer"];
                };
            };
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofNeeded"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateApiKeyByPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the API key. */
                id: components["parameters"]["IdOfAPIKeys"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateApiKey"];
        responses: {
            200: components["responses"]["UpdateApiKey"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofNeeded"];
            404: components["responses"]["KeyNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the API key. */
                id: components["parameters"]["IdOfAPIKeys"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateApiKey"];
        responses: {
            200: components["responses"]["UpdateApiKey"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofNeeded"];
            404: components["responses"]["KeyNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknown"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateApiKeyByPatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the API key. */
                id: components["parameters"]["IdOfAPIKeys"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["UpdateApiKey"];
        responses: {
            200: components["responses"]["UpdateApiKey"];
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofNeeded"];
            404: components["responses"]["KeyNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the API key. */
                id: components["parameters"]["IdOfAPIKeys"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteApiKeyAnswer"];
                };
            };
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["KeyNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteApiKeys: {
        parameters: {
            query: {
                /** @description Ids of the API keys. At least one. */
                ids: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteApiKeysAnswer"];
                };
            };
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListImportsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getImport: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPageOfUpdateRuns"];
                /** @description planned: read, nothing was done yet. adopted: stored here; the old dashboard works beside. cut_over: only this server has its key. failed: adopting it failed, and may be tried again. skipped: left out. undone: removed from this server again. */
                state?: "planned" | "adopted" | "cut_over" | "failed" | "skipped" | "undone";
                /** @description key: with the key of the old dashboard. reconnect-secret: without a key, when the import is cut over. password: a person has to add it. none: it stays behind. */
                way_in?: "key" | "reconnect-secret" | "password" | "none";
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the import, as list-imports-v1 gives it. */
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetImportAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ImportNotFound"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listImportRecords: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPageOfUpdateRuns"];
                /** @description Only records of this kind. */
                kind?: "site" | "tag" | "client" | "client_field" | "cost" | "monitor" | "api_key" | "ignored" | "trusted";
                /** @description Only with this outcome. */
                outcome?: "carried" | "changed" | "left_out" | "waiting";
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the import, as list-imports-v1 gives it. */
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListImportRecordsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ImportNotFound"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    adoptImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the import, as list-imports-v1 gives it. */
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        /** @description The parameters. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AdoptImportBody"];
                "application/x-www-form-urlencoded": components["schemas"]["AdoptImportBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdoptImportAnswer"];
                };
            };
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofNeeded"];
            404: components["responses"]["ImportNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknownOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    cutOverImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the import, as list-imports-v1 gives it. */
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        /** @description The parameters. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CutOverImportBody"];
                "application/x-www-form-urlencoded": components["schemas"]["CutOverImportBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CutOverImportAnswer"];
                };
            };
            400: components["responses"]["ConfirmationRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofNeeded"];
            404: components["responses"]["ImportNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknownOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the import, as list-imports-v1 gives it. */
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        /** @description The parameters. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UndoImportBody"];
                "application/x-www-form-urlencoded": components["schemas"]["UndoImportBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoImportAnswer"];
                };
            };
            400: components["responses"]["ConfirmationRequired"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofNeeded"];
            404: components["responses"]["ImportNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknownOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    deleteImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the import, as list-imports-v1 gives it. */
                import_id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteImportAnswer"];
                };
            };
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["FreshProofNeeded"];
            404: components["responses"]["ImportNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["InvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only jobs in this state. */
                status?: "queued" | "processing" | "completed" | "failed" | "canceled";
                /** @description true: only jobs that have not ended yet. false: only those that have. */
                active?: boolean;
                /** @description true: only jobs that wait for a decision. false: only those that do not. */
                halted?: boolean;
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListJobsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getBatchJobStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the job: the job_id of the response that queued it. */
                job_id: components["parameters"]["JobIdOfJobs"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["JobNotFound"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listJobItems: {
        parameters: {
            query?: {
                /** @description Page number, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Items per page, at most 200. */
                per_page?: components["parameters"]["PerPage"];
                /** @description skipped: there was nothing to do, or nothing could be done. canceled: the job ended before its turn. */
                state?: "pending" | "succeeded" | "failed" | "skipped" | "canceled";
            };
            header?: {
                /** @description The ETag of an earlier answer. If nothing has changed since, the answer is 304 without a body. */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description Id of the job: the job_id of the response that queued it. */
                job_id: components["parameters"]["JobIdOfJobs"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-WP-Total": components["headers"]["X-WP-Total"];
                    "X-WP-TotalPages": components["headers"]["X-WP-TotalPages"];
                    Link: components["headers"]["Link"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListJobItemsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["JobNotFound"];
            421: components["responses"]["WrongHost"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key you choose for this request. Within 24 hours, a repeated request with the same key gets the first answer again. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id of the job: the job_id of the response that queued it. */
                job_id: components["parameters"]["JobIdOfJobs"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["HttpsRequiredOrInvalidJsonOrInvalidParam"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["JobNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgressOrIdempotencyOutcomeUnknownOrInvalidState"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            421: components["responses"]["WrongHost"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
}
