import manifest from '../../package.json' with { type: 'json' };

/** Version of site-deploy. */
export const version: string = manifest.version;

/** Repository of site-deploy on GitHub, as `owner/name`. */
export const repository: string = manifest.repository.slice('github:'.length);
