import packageJson from '../../../package.json' with { type: 'json' };

/** Version of this server. */
export const VERSION: string = packageJson.version;
