import { SiteDeployError } from '../../../shared/errors/error.ts';
import { findDifferences, readArtifactManifest } from '../../artifact/artifact.ts';
import type { Plan } from '../plan/types.ts';
import type { BuiltSite } from './build.ts';

export async function readBuilt(plan: Plan): Promise<BuiltSite> {
  const { manifest, folder } = await readArtifactManifest(plan.workspace);
  const { environment, version } = plan;
  const expected = { slug: plan.config.site.slug, environment, version, commit: plan.event.sha };
  const facts = findDifferences(['slug', 'environment', 'version', 'commit'], manifest, expected);
  if (facts.length > 0) {
    throw new SiteDeployError('ARTIFACT_INVALID', 'The site was built for another deployment.', {
      facts,
      remedy:
        'Run both jobs in one workflow run, with the same inputs "environment" and "site-version".',
    });
  }
  return { folder, commands: [], origin: { files: manifest.files, digest: manifest.digest } };
}
