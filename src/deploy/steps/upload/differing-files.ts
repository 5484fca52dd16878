import { createHash } from 'node:crypto';
import type { Deps } from '../../../shared/deps.ts';
import { HttpFault } from '../../../shared/http/fault.ts';
import { probeUrl } from '../../../shared/live-site/probe.ts';
import { addressOfFile, pickSample } from '../live-site/sample.ts';
import type { SitePackage } from '../pack/pack.ts';
import type { Plan } from '../plan/types.ts';

/**
 * Time limit of a probe in milliseconds: the upload waits for it, and a slow live site must not
 * delay it.
 */
const limitMs = 2_000;

/**
 * Returns those files of a sample that the live site serves with other content than the package:
 * once they match, that proves the change. Failed probes prove nothing and are omitted.
 * @returns paths of the package
 */
export async function filesThatDiffer(
  plan: Plan,
  site: SitePackage,
  deps: Deps,
): Promise<string[]> {
  const { url } = plan;
  if (!url) return [];
  const probes = pickSample(site, 24).map(async (file) => {
    try {
      const answer = await probeUrl(addressOfFile(url, file.path), deps, { limitMs });
      const served = createHash('sha256').update(answer.body).digest('hex');
      if (answer.status === 200 && served !== file.sha256) return [file.path];
      return [];
    } catch (error) {
      if (!(error instanceof HttpFault)) throw error;
      return [];
    }
  });
  return (await Promise.all(probes)).flat();
}
