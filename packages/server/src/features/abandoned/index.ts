export { abandonedHandler } from './gather-abandoned.ts';
export { getAbandonedPlugins } from './get-abandoned-plugins.ts';
export { getAbandonedThemes } from './get-abandoned-themes.ts';
export { queueAbandonedChecks } from './queue-abandoned-checks.ts';
