import path from 'node:path';
import { compact } from '../shared/compact.ts';
import { bytes, count } from '../shared/units.ts';
import type { Builder, BuiltSite } from './artifact/artifact.ts';
import type { BuildComparison } from './result.ts';
import type { Adopted } from './steps/build/adopt-package.ts';
import type { ClosedEnvironment } from './steps/close/close.ts';
import type { FinishedSite } from './steps/finish/finish.ts';
import type { Outcome } from './steps/notify/notify.ts';
import type { PackageDelivery, SitePackage } from './steps/pack/pack.ts';
import type { WrittenArtifact } from './steps/pack/write-artifact.ts';
import type { ClosingPlan, CommonPlan, Plan } from './steps/plan/types.ts';
import type { Deployment } from './steps/upload/attempt.ts';
import type { Verification } from './steps/verify/verify.ts';

export function planned(plan: Plan | ClosingPlan): string {
  const { slug } = plan.config.site;
  if (plan.mode === 'close') return `to close the Preview "${plan.environmentName}" of ${slug}`;
  const { sha } = plan.event;
  return compact([
    `${slug} ${plan.version} to ${plan.environment}`,
    sha === '' ? 'no commit' : `commit ${sha.slice(0, 12)}`,
    plan.rollbackRun && `redeployed from run ${plan.rollbackRun}`,
  ]).join(', ');
}

export const loggedIn = (commonPlan: CommonPlan): string =>
  `as application ${commonPlan.config.azure.clientId}, without a stored secret`;

export const exchanged = (commonPlan: CommonPlan): string =>
  `deployment token for ${commonPlan.config.site.slug}, masked`;

export function describeBuilder({ environment, version, commit, run }: Builder): string {
  const id = /\/runs\/(\d+)$/.exec(run ?? '')?.[1];
  const builder = id ? `run ${id}` : 'another run';
  return `${builder} built from ${commit.slice(0, 12)} for ${environment} ${version}`;
}

export function describeComparison(comparison: BuildComparison): string {
  if ('unknown' in comparison)
    return `Not compared with the build that a Preview showed: ${comparison.unknown}`;
  const { differing, commit } = comparison;
  if (differing === 0) return `The same build as Preview's, of ${commit.slice(0, 12)}`;
  const files = `${count(differing, 'file')} ${differing === 1 ? 'differs' : 'differ'}`;
  return `Built anew: ${files} from what Preview showed, of ${commit.slice(0, 12)}`;
}

export function reused(found: Adopted | string): string {
  if (typeof found === 'string') return 'no package with the same inputs';
  const { manifest, builtBy } = found;
  const files = count(manifest.files.length, 'file');
  return `${files} that ${describeBuilder(builtBy)}, from the same inputs`;
}

export function built(plan: Plan, builtSite: BuiltSite): string {
  const { commands, origin, folder, isRoot, checkout = plan.workspace } = builtSite;
  if (origin?.builtBy)
    return `${count(origin.files.length, 'file')} that ${describeBuilder(origin.builtBy)}`;
  if (origin) return `built by the earlier job, ${count(origin.files.length, 'file')}`;
  const folderName = isRoot ? 'the root of the repository' : path.relative(checkout, folder);
  if (commands.length === 0) return `nothing to build, the site is ${folderName}`;
  return `${commands.join(', ')}; the site is ${folderName}`;
}

export function finished(finishedSite: FinishedSite): string {
  const { overlay, pages, pinned } = finishedSite;
  const rendered = renderedHeads(pinned);
  return compact([`${count(pages.size, 'page')} changed`, rendered, ...overlay.keys()]).join(', ');
}

export function renderedHeads(pinned: FinishedSite['pinned']): string | undefined {
  const frameworkNames = pinned.frameworks.join(' and ');
  const held = `metadata held on ${count(pinned.pages, 'page')}`;
  const take = pinned.frameworks.length > 1 ? 'take' : 'takes';
  if (pinned.pages > 0 && frameworkNames) return `${held} that ${frameworkNames} ${take} over`;
  if (pinned.pages > 0) return held;
  if (!frameworkNames) return undefined;
  return `${frameworkNames} shows the metadata from the build (seo.hold is never)`;
}

export function packed(sitePackage: SitePackage): string {
  const { manifest, marker, delivery } = sitePackage;
  const size = `${count(manifest.files.length, 'file')}, ${bytes(manifest.totalBytes)}`;
  return `${size}, ${handedOver(delivery)}, ${marker.provenance.files.slice(0, 19)}`;
}

function handedOver(delivery: PackageDelivery): string {
  if (delivery.kind === 'archive') return `packed ${bytes(delivery.bytes)}`;
  if (delivery.kind === 'none') return 'not packed: already live';
  return "not packed: the platform's client takes a folder";
}

export const wroteArtifact = (writtenArtifact: WrittenArtifact): string =>
  `${count(writtenArtifact.manifest.files.length, 'file')}, ` +
  `${bytes(writtenArtifact.manifest.totalBytes)}, in ${writtenArtifact.folder}`;

export function uploaded(deployment: Deployment): string {
  if (deployment.outcome === 'unchanged')
    return 'the live site already has these files: nothing was sent';
  const named = `deployment ${deployment.id}`;
  if (deployment.outcome === 'accepted') return named;
  return `${named}: the platform did not report the outcome; checking the live site`;
}

export const verified = (verification: Verification): string =>
  `${verification.url} serves this build: ${verification.checks.join(', ')}`;

export const verifiedUnchanged = (seen: Verification | undefined): string => {
  if (seen) return verified(seen);
  return 'the live site names this build but serves something else: uploading it again';
};

export const notified = (receipt: Pick<Outcome, 'status'>): string =>
  `the portal recorded: ${receipt.status}`;

export const closed = (closingPlan: ClosingPlan, closedEnvironment: ClosedEnvironment): string =>
  `the Preview "${closingPlan.environmentName}": ${closedEnvironment.outcome}`;

export const toBeClosed = (closingPlan: ClosingPlan): string =>
  `the Preview "${closingPlan.environmentName}": planned`;
