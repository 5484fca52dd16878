import type { ClosedEnvironment } from '../steps/close/closing.ts';
import type { FinishedSite } from '../steps/finish/finish.ts';
import type { SitePackage } from '../steps/pack/pack.ts';
import type { WrittenArtifact } from '../steps/pack/write-artifact.ts';
import type { ClosingPlan, Plan } from '../steps/plan/types.ts';
import type { Deployment } from '../steps/upload/deployment.ts';
import { renderedHeads } from './messages.ts';
import type { Facts } from './result.ts';

// What of each step is kept for the result.

export function factsOfPlan(plan: Plan | ClosingPlan): Facts {
  const { environment, version: siteVersion } = plan;
  if (plan.mode === 'close') return { environment, siteVersion, closing: plan.environmentName };
  const run = plan.rollbackRun;
  return { environment, siteVersion, ...(run !== undefined && { rolledBack: { run, commit: plan.event.sha } }) };
}

export function factsOfArtifact({ folder, name, manifest, digest }: WrittenArtifact): Facts {
  return { fileCount: manifest.files.length, totalBytes: manifest.totalBytes, digest, folder, artifact: name };
}

export function factsOfFinished({ held }: FinishedSite): Facts {
  const rendered = renderedHeads(held);
  return rendered === undefined ? {} : { rendered };
}

export function factsOfPackage({ manifest, marker }: SitePackage): Facts {
  return { fileCount: manifest.files.length, totalBytes: manifest.totalBytes, digest: marker.digest };
}

export function factsOfDeployment(deployment: Deployment): Facts {
  if (deployment.outcome === 'unchanged') return { isUnchanged: true };
  return { deploymentId: deployment.id, correlationId: deployment.correlationId, url: deployment.url };
}

export function factsOfClosing({ outcome, gone, correlationId }: ClosedEnvironment): Facts {
  return { closes: true, closed: { outcome, gone }, correlationId };
}
