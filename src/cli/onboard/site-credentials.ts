import { explainPortalError } from '../../clients/portal/explain.ts';
import { PortalClient } from '../../clients/portal/portal.ts';
import type { SiteDetail, SiteListItem } from '../../contracts/portal/site.ts';
import {
  applicationCommands,
  createApplications,
} from '../../operations/onboard/credentials/applications.ts';
import {
  armCredentials,
  type CredentialStore,
  graphCredentials,
  isPermissionMissing,
} from '../../operations/onboard/credentials/credential.ts';
import { isGeneratedName } from '../../operations/onboard/plan/plan-credentials.ts';
import { credentialName } from '../../operations/onboard/plan/repository-needs.ts';
import { type Deps, openDeps } from '../../shared/deps.ts';
import { SiteDeployError, usageError } from '../../shared/errors/error.ts';
import { Secret } from '../../shared/secret.ts';
import { type TokenSource, toTokenSource } from '../../shared/token-source.ts';
import type { SiteRecord } from '../../workflows/render/render-options.ts';
import type { CommandContext } from '../context.ts';
import { renewedToken, secretFromInput } from '../inputs/secrets.ts';
import type { OnboardingOptions } from './options.ts';
import { type RecordSources, siteRecordFrom } from './read-site-record.ts';

export interface CloudTokens {
  readonly graph: Secret | TokenSource | undefined;
  readonly arm: Secret | TokenSource | undefined;
}

export function cloudTokens(context: CommandContext, deps: Pick<Deps, 'exec'>): CloudTokens {
  const open = (name: string) => renewedToken(context, deps, [name], `${name}_COMMAND`);
  return { graph: open('SITE_DEPLOY_GRAPH_TOKEN'), arm: open('SITE_DEPLOY_ARM_TOKEN') };
}

/** Creates the credential stores, and commands for people who may create credentials themselves. */
export function createCredentialStores(
  deps: Pick<Deps, 'http' | 'signal'>,
  tokens: CloudTokens,
  site: SiteRecord,
  identity: string | undefined,
): {
  readonly credentials: CredentialStore | undefined;
  /**
   * Returns the store of another application, e.g. a former one; `undefined` without a token and
   * for managed identities.
   */
  readonly credentialsAt: (clientId: string) => CredentialStore | undefined;
  readonly commands: CredentialStore['commands'];
  readonly removalCommands: (slug: string) => string[];
} {
  const { clientId, previewClientId } = site.azure;
  const token = identity === undefined ? tokens.graph : tokens.arm;
  const access = { http: deps.http, signal: deps.signal, token: token ?? new Secret('') };
  const store =
    identity === undefined ? graphCredentials(access, clientId) : armCredentials(access, identity);
  return {
    credentials: token && store,
    credentialsAt: (before) => {
      if (!token || identity !== undefined) return undefined;
      return graphCredentials(access, before);
    },
    commands: (credential) => {
      const isOwn = previewClientId && isGeneratedName(credential.name, site.slug, ['Preview']);
      if (isOwn) return graphCredentials(access, previewClientId).commands(credential);
      return store.commands(credential);
    },
    removalCommands: (slug) =>
      ['Production', 'Preview'].flatMap((environment) =>
        store.removalCommands(credentialName(slug, environment)),
      ),
  };
}

export async function readApp(
  options: Pick<OnboardingOptions, 'appId' | 'appKeyStdin'>,
  context: CommandContext,
): Promise<{ readonly id: string; readonly privateKey: Secret } | undefined> {
  if (!options.appId && options.appKeyStdin)
    throw usageError('--app-key-stdin does nothing without --app-id.', 'Add --app-id, or omit it.');
  if (!options.appId) return undefined;
  const privateKey = await secretFromInput(
    context,
    options.appKeyStdin,
    'private key of the App',
    'SITE_DEPLOY_APP_PRIVATE_KEY',
  );
  if (!privateKey)
    throw new SiteDeployError('ONBOARD_SECRET_MISSING', 'There is no private key for the App.', {
      remedy: 'Set SITE_DEPLOY_APP_PRIVATE_KEY, or pass the key on stdin with --app-key-stdin.',
    });
  return { id: options.appId, privateKey };
}

interface OnboardingPortal {
  getSite(id: string): Promise<SiteDetail>;
  sites(): AsyncGenerator<SiteListItem>;
}

export function onboardingPortal(
  options: OnboardingOptions,
  context: CommandContext,
  deps: Deps,
): OnboardingPortal {
  const { portal: url = '' } = options;
  const token = renewedToken(context, deps, ['PORTAL_TOKEN'], 'SITE_DEPLOY_PORTAL_TOKEN_COMMAND');
  if (!token) {
    throw new SiteDeployError('ONBOARD_SECRET_MISSING', 'There is no portal token.', {
      remedy: 'Set PORTAL_TOKEN to a portal token.',
    });
  }
  const { http, clock, log, signal } = deps;
  const source = toTokenSource(token);
  const credential = async ({ refused }: { readonly refused?: Secret }) => {
    if (refused) await source.renew(refused, '');
    return source.token('');
  };
  const client = new PortalClient({
    http,
    url,
    clock,
    credential,
    onWait: (line) => log.info(line),
  });
  const explain = (error: unknown): never => {
    throw explainPortalError(error, { purpose: 'PORTAL', url }) ?? error;
  };
  return {
    getSite: (id) => client.call('getSite', { siteId: id }, { signal }).catch(explain),
    async *sites() {
      try {
        for await (const site of client.listAllSites({}, { signal }))
          if (site.status !== 'archived') yield site;
      } catch (error) {
        explain(error);
      }
    },
  };
}

/**
 * Creates the site's applications.
 * @returns their client ids; `undefined` if the commands were only printed
 */
export async function createSiteApplications(
  options: OnboardingOptions,
  checkout: Omit<RecordSources, 'options'>,
  context: CommandContext,
): Promise<{ clientId: string; previewClientId: string } | undefined> {
  if (options.clientId || checkout.config)
    throw usageError(
      'The site already has applications: --create-applications is for a new one.',
      'Leave out --create-applications, or --client-id.',
    );
  await using deps = await openDeps(context);
  const known = { ...options, clientId: 'created later' };
  const portal = options.site && onboardingPortal(options, context, deps);
  const detail = portal ? await portal.getSite(options.site ?? '') : undefined;
  const record = siteRecordFrom({ options: known, ...checkout, detail });
  const site = { slug: record.slug, audience: record.portal.audience };
  const token = cloudTokens(context, deps).graph;
  const print = (): undefined => {
    for (const line of applicationCommands(site)) context.log.info(line);
  };
  if (!options.apply || !token) return print();
  const access = { http: deps.http, clock: deps.clock, signal: deps.signal, token };
  const { production, preview } = await createApplications(access, site).catch((error) => {
    if (isPermissionMissing(error)) print();
    throw error;
  });
  context.log.info(`Applications: ${production} (Production), ${preview} (Preview)`);
  return { clientId: production, previewClientId: preview };
}
