import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Attack, changeManifest } from './attack.ts';

const handed = (
  what: string,
  handOver: NonNullable<Attack['handOver']>,
  more: Partial<Attack> = {},
): Attack => ({
  area: 'artifact',
  what: `the handover ${what}`,
  handOver,
  verdict: 'ARTIFACT_INVALID',
  ...more,
});

const manifestWith = (change: object) => (folder: string) =>
  changeManifest(folder, (manifest) => ({ ...manifest, ...change }));

/** Changes that another job makes to the handover of the build job. */
export const artifactAttacks: readonly Attack[] = [
  handed('is unchanged', async () => {}, { verdict: 'held' }),
  handed('has another file', (at) => writeFile(path.join(at, 'site/index.html'), 'planted')),
  handed('has an additional file', (at) => writeFile(path.join(at, 'site/planted.js'), 'planted')),
  handed('names Preview as its environment', manifestWith({ environment: 'Preview' }), {
    inBrief: true,
  }),
  handed('names another version', manifestWith({ version: '9.9.9' })),
  handed('names another site', manifestWith({ slug: 'planted' })),
  handed('names another format', manifestWith({ format: 2 })),
  handed('lists no files', manifestWith({ files: [] })),
  handed('has no valid manifest', (at) =>
    writeFile(path.join(at, 'manifest.json'), '{"__proto__":{"format":1}}'),
  ),
  handed('holds a link out of it', (at) => symlink('/etc/hostname', path.join(at, 'site/a')), {
    verdict: 'PATH_OUTSIDE_WORKSPACE',
  }),
];
