import manifest from '../../package.json' with { type: 'json' };

/** Version of site-deploy. */
export const version: string = manifest.version;
