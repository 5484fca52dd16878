import { bytes } from '../shared/units.ts';
import type { BuiltSite } from '../steps/build/build.ts';
import type { FinishedSite } from '../steps/finish/finish.ts';
import type { Receipt } from '../steps/notify/notify.ts';
import type { Artifact } from '../steps/pack/artifact.ts';
import type { SitePackage } from '../steps/pack/pack.ts';
import type { Plan } from '../steps/plan/types.ts';
import type { ClosedPreview } from '../steps/upload/close.ts';
import type { Deployment } from '../steps/upload/upload.ts';
import type { Verification } from '../steps/verify/verify.ts';
import type { Remark } from './record.ts';

// What is said of each step that went well, and what of it is kept for the result.

export const plan = (plan: Plan): Remark => (plan.mode === 'close' ? planToClose(plan) : planToDeploy(plan));

const planToClose = (plan: Plan): Remark => ({
  text: `to close the Preview "${plan.environmentName}" of ${plan.config.site.slug}`,
  known: {
    environment: plan.environment,
    version: plan.version,
    ...(plan.environmentName !== null && { closing: plan.environmentName }),
  },
  plan,
});

const planToDeploy = (plan: Plan): Remark => ({
  text: `${plan.config.site.slug} ${plan.version} to ${plan.environment}, ${plan.event.sha === '' ? 'not a commit' : `commit ${plan.event.sha.slice(0, 12)}`}${plan.rollbackRun === undefined ? '' : `, again, as run ${plan.rollbackRun} built it`}`,
  known: {
    environment: plan.environment,
    version: plan.version,
    ...(plan.rollbackRun !== undefined && { rolledBack: { run: plan.rollbackRun, commit: plan.event.sha } }),
  },
  plan,
});

export const login = ({ config }: Plan): Remark => ({
  text: `as application ${config.azure.clientId}, without a stored secret`,
});

export const exchange = ({ config }: Plan): Remark => ({ text: `deployment token for ${config.site.slug}, masked` });

export const build = ({ commands, files, output = '' }: BuiltSite): Remark => {
  if (files !== undefined) return { text: `as built by the earlier job, ${files.length} files` };
  return { text: `${commands.length === 0 ? 'nothing to build' : commands.join(', ')} -> ${output}` };
};

export const finish = ({ overlay, pages, held }: FinishedSite): Remark => {
  const rendered = renderedHeads(held);
  const changed = pages.size === 1 ? '1 page changed' : `${pages.size} pages changed`;
  return {
    text: [changed, ...(rendered === undefined ? [] : [rendered]), ...overlay.keys()].join(', '),
    ...(rendered !== undefined && { known: { rendered } }),
  };
};

function renderedHeads({ frameworks, pages }: FinishedSite['held']): string | undefined {
  const who = frameworks.join(' and ');
  if (pages > 0)
    return `metadata held on ${pages === 1 ? '1 page' : `${pages} pages`}${who === '' ? '' : ` that ${who} takes over`}`;
  return who === '' ? undefined : `${who} shows the metadata that was built (seo.hold is never)`;
}

export const pack = ({ manifest, marker, archive, archiveBytes, live }: SitePackage): Remark => {
  const noArchive =
    live === undefined ? "not packed, since the platform's client takes a folder" : 'not packed, since it is live';
  return {
    text: `${manifest.files.length} files, ${bytes(manifest.totalBytes)}, ${archive === '' ? noArchive : `packed ${bytes(archiveBytes)}`}, ${marker.digest.slice(0, 19)}`,
    known: { fileCount: manifest.files.length, totalBytes: manifest.totalBytes, digest: marker.digest },
  };
};

export const artifact = ({ folder, name, manifest, digest }: Artifact): Remark => ({
  text: `${manifest.files.length} files, ${bytes(manifest.totalBytes)}, in ${folder}`,
  known: { fileCount: manifest.files.length, totalBytes: manifest.totalBytes, digest, folder, artifact: name },
});

export const upload = ({ id, correlationId, outcome, url }: Deployment): Remark => {
  if (outcome === 'present')
    return { text: 'the live site has these files already: nothing was sent', known: { isPresent: true } };
  return {
    text:
      outcome === 'accepted'
        ? `deployment ${id}`
        : `deployment ${id}: the platform did not say how it ended; the live site will tell`,
    known: { deploymentId: id, correlationId, ...(url !== undefined && { url }) },
    ...(outcome === 'accepted' && { siteChanged: 'yes' as const }),
  };
};

export const close = ({ name, correlationId, outcome, visitors }: ClosedPreview): Remark => {
  const what = {
    closed: `Closed: the Preview "${name}" is no more.`,
    absent: `Closed: the hosting platform knows no Preview "${name}".`,
    planned: `Dry run: the Preview "${name}" would be closed. Nothing was sent.`,
  }[outcome];
  const look = visitors ?? 'Its address was not looked at, since environments.preview.url is not set.';
  return {
    text: `the Preview "${name}": ${outcome}`,
    known: {
      closed: outcome === 'planned' ? what : `${what} ${look}`,
      ...(outcome !== 'planned' && { correlationId }),
    },
    ...(outcome === 'closed' && { siteChanged: 'yes' as const }),
  };
};

export const verify = ({ url, looks }: Verification, { outcome }: Deployment): Remark => ({
  text: `${url} serves this build: ${looks.join(', ')}`,
  known: { url },
  ...(outcome !== 'present' && { siteChanged: 'yes' as const }),
});

export const notify = ({ status }: Receipt): Remark => ({
  text: `the portal knows: ${status}`,
  known: { notified: true },
});
