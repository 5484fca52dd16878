import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { loadContentFile } from '../config/content-file.ts';
import { loadSiteConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { PortalAnswerError, PortalError } from '../portal/client/portal-error.ts';
import { SiteContent } from '../portal/client/site-content.ts';
import { openDeps } from '../shared/deps.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import { HttpFault } from '../shared/http/fault.ts';
import { resolveInside } from '../shared/paths.ts';
import { Secret } from '../shared/secret.ts';
import type { CommandContext, ExitCode } from './context.ts';
import { workspaceOf } from './workspace-folder.ts';

export interface ContentOptions {
  readonly config?: string;
  readonly json?: boolean;
  /** `content diff --exit-code`: 1 where the two differ. */
  readonly exitCode?: boolean;
}

/** Variable with a user's token for the portal. */
const tokenVariable = 'PORTAL_TOKEN';

/** One text key whose text in the content file is another than in the portal. */
export interface TextDifference {
  readonly key: string;
  /** In the content file. */
  readonly file: string | undefined;
  readonly portal: string | undefined;
}

/** `site-deploy content pull`: makes the content file say what the portal says. */
export async function contentPull(folder: string, options: ContentOptions, context: CommandContext): Promise<ExitCode> {
  const { workspace, config, differences } = await compare(folder, options, context);
  const { file } = config.content;
  if (differences.length > 0) {
    const absolute = await resolveInside(workspace, file, 'content.file');
    const built = await readFile(absolute, 'utf8').catch(() => '');
    await mkdir(path.dirname(absolute), { recursive: true });
    await writeFile(absolute, updated(built, file, differences));
  }
  say(differences, options, context);
  context.log.info(
    differences.length === 0
      ? `${file} is up to date.`
      : `${file}: ${differences.length} text(s) changed. Commit it to deploy them.`,
  );
  return 0;
}

/** `site-deploy content diff`: what `content pull` would change. */
export async function contentDiff(folder: string, options: ContentOptions, context: CommandContext): Promise<ExitCode> {
  const { config, differences } = await compare(folder, options, context);
  say(differences, options, context);
  context.log.info(
    differences.length === 0
      ? `${config.content.file} is up to date.`
      : `${config.content.file} differs from the portal in ${differences.length} text(s).`,
  );
  return options.exitCode && differences.length > 0 ? 1 : 0;
}

async function compare(folder: string, options: ContentOptions, context: CommandContext) {
  const { env, log, signal, cwd } = context;
  const workspace = await workspaceOf(cwd, folder);
  const config = await loadSiteConfig(workspace, options.config);
  if (!env[tokenVariable])
    throw new SiteDeployError('USAGE', `The variable ${tokenVariable} is not set.`, {
      remedy: `Set ${tokenVariable} to your token for the portal ${config.portal.url}; a viewer's is enough.`,
    });
  const token = new Secret(env[tokenVariable]);
  log.mask(token);
  await using deps = await openDeps({ log, signal, env, temporary: tmpdir() });
  const portal = new SiteContent({
    http: deps.http,
    url: config.portal.url,
    siteId: config.site.id,
    credential: async () => token,
  });
  const { texts } = await portal.texts(signal).catch((error: unknown) => {
    throw explain(error, config);
  });
  // What is attached to a development request is committed with its code.
  const wanted = new Map(
    texts.flatMap(({ key, override }) =>
      override === undefined || (override.requestId !== undefined && override.status === 'pending')
        ? []
        : [[key, override.value] as const],
    ),
  );
  const read = await loadContentFile(workspace, config.content.file).catch((error: unknown) => {
    // The first pull makes the file.
    if (error instanceof SiteDeployError && isMissing(error.cause)) return undefined;
    throw error;
  });
  const has = read?.texts ?? new Map<string, string>();
  const keys = [...new Set([...has.keys(), ...wanted.keys()])].sort();
  const differences: TextDifference[] = keys
    .filter((key) => has.get(key) !== wanted.get(key))
    .map((key) => ({ key, file: has.get(key), portal: wanted.get(key) }));
  return { workspace, config, differences };
}

/** The content file with the differences taken over. What stays keeps its place; comments of a YAML file stay. */
export function updated(text: string, file: string, differences: readonly TextDifference[]): string {
  if (/\.ya?ml$/i.test(file)) {
    const document = parseDocument(text);
    for (const { key, portal } of differences) portal === undefined ? document.delete(key) : document.set(key, portal);
    return document.contents === null ? '{}\n' : document.toString({ lineWidth: 0 });
  }
  const texts = new Map<string, string>(
    Object.entries(text.trim() === '' ? {} : JSON.parse(text.replace(/^\uFEFF/, ''))),
  );
  for (const { key, portal } of differences) portal === undefined ? texts.delete(key) : texts.set(key, portal);
  const indent = /\n([\t ]+)"/.exec(text)?.[1] ?? '  ';
  return `${JSON.stringify(Object.fromEntries(texts), null, indent)}\n`;
}

function say(
  differences: readonly TextDifference[],
  { json }: ContentOptions,
  { stdout, log, redactor }: CommandContext,
): void {
  if (json) return void stdout.write(`${redactor.redact(JSON.stringify(differences, null, 2))}\n`);
  for (const { key, file, portal } of differences) {
    log.info(key);
    if (file !== undefined) log.info(`  - ${JSON.stringify(file)}`);
    if (portal !== undefined) log.info(`  + ${JSON.stringify(portal)}`);
  }
}

function explain(error: unknown, { portal, site }: SiteConfig): unknown {
  if (error instanceof HttpFault)
    return new SiteDeployError('CONTENT_UNAVAILABLE', `The portal ${portal.url} did not answer.`, {
      cause: error,
      facts: [error.message],
      remedy: 'Check that portal.url opens in a browser, and run the command again.',
    });
  if (error instanceof PortalAnswerError)
    return new SiteDeployError('CONTENT_ANSWER_INVALID', `The portal ${portal.url} did not answer with texts.`, {
      cause: error,
      facts: [error.message],
      remedy: 'Check that portal.url is the address of the portal itself.',
    });
  if (!(error instanceof PortalError)) return error;
  const isRefused = error.status === 401 || error.status === 403 || error.status === 404;
  return new SiteDeployError(
    isRefused ? 'CONTENT_REFUSED' : 'CONTENT_UNAVAILABLE',
    `The portal ${portal.url} did not give the texts of the site "${site.slug}": status ${error.status}.`,
    {
      cause: error,
      facts: [error.message],
      remedy: isRefused
        ? `Check ${tokenVariable}, that its user may read the site, and site.id in the site config.`
        : 'Run the command again when the portal is back.',
    },
  );
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
}
