import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../../config/schema.ts';
import { isLikelySecret } from '../../config/secret-values.ts';
import { listAddedFiles } from '../../deploy/artifact/own-files.ts';
import { mergeHosting, planHosting } from '../../deploy/steps/finish/hosting/hosting.ts';
import { checkTargets } from '../../deploy/steps/finish/hosting/targets.ts';
import { checkMarkerIsOpen } from '../../deploy/steps/live-site/routes.ts';
import { HostedSite } from '../../hosting/hosted-site.ts';
import { readRules } from '../../hosting/rules.ts';
import { compact } from '../../shared/compact.ts';
import { parseJson, toObject } from '../../shared/json.ts';
import type { Log } from '../../shared/log.ts';

/**
 * Checks an existing hosting configuration, with the errors and warnings of a deployment.
 * @param builds whether a deployment builds the files again
 */
export async function checkHosting(
  plan: { readonly workspace: string; readonly buildRoot: string; readonly config: SiteConfig },
  builds: boolean,
  log: Log,
): Promise<string[]> {
  for (const folder of [plan.config.build.output ?? 'dist', 'public', 'static', '.']) {
    const built = { folder: path.join(plan.buildRoot, folder) };
    const found = await stat(built.folder).catch(() => undefined);
    if (!found?.isDirectory()) continue;
    const planned = await planHosting(plan, built);
    if (!planned.configFile && planned.warnings.length === 0) continue;
    const isWhole = folder !== '.' && folder === plan.config.build.output;
    const listed = folder === '.' ? [] : await readdir(built.folder, { recursive: isWhole });
    const files = new Set(listed.map((file) => file.replaceAll(path.sep, '/')));
    for (const file of listAddedFiles(plan.config, files.size)) files.add(file);
    const production = { environment: 'Production', config: plan.config } as const;
    const { text } = mergeHosting(production, planned, (name) => files.has(name));
    checkMarkerIsOpen(text, files.size, log);
    const hosted = new HostedSite(files, readRules(toObject(parseJson(text))));
    const named = planned.configFile?.file ?? usualFile;
    const known = builds ? 'earlier' : 'all';
    return [...planned.warnings, ...checkTargets(hosted, named, isWhole ? known : 'some')];
  }
  return [];
}

/**
 * Finds settings that are valid, but that a deployment refuses or ignores, or that may hold a
 * secret.
 */
export async function findDoubtfulSettings(config: SiteConfig, buildRoot: string) {
  const { site, build, hosting, environments } = config;
  const find = (name: string) => stat(path.join(buildRoot, name)).catch(() => undefined);
  const output = build.output && (await find(build.output));
  const isMissing = hosting.config !== usualFile && !(await find(hosting.config));
  const { url } = environments.preview;
  return compact([
    url &&
      new URL(url).origin === new URL(site.url).origin &&
      `environments.preview.url is the address of the live site, ${site.url}: a deployment to ` +
        'Preview refuses it. Leave it out, and the hosting provides the URL.',
    isMissing &&
      `hosting.config: there is no file ${hosting.config} in build.root, so a deployment uses ` +
        'only its defaults unless the build writes one.',
    output &&
      !output.isDirectory() &&
      `build.output is ${build.output}, which is a file: name the folder that it is in.`,
    ...Object.entries(build.env).map(([name, value]) => secretWarning(`env.${name}`, value)),
    ...(['install', 'command'] as const).map((name) => secretWarning(name, build[name] || '')),
  ]);
}

const usualFile = 'staticwebapp.config.json';

function secretWarning(key: string, value: string): string | undefined {
  if (!isLikelySecret(key, value)) return undefined;
  return (
    `build.${key} may hold a secret, and this file is committed. Revoke it, store it as a ` +
    'secret, set it as a variable in the workflow, and name the variable in build.passEnv.'
  );
}
