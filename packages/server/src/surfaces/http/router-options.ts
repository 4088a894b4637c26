/** How every router here reads a path. */
export const ROUTER_OPTIONS = { ignoreTrailingSlash: true, maxParamLength: 2048 } as const;
