import { armCredentials } from '../../onboard/credentials/arm.ts';
import type { CredentialStore } from '../../onboard/credentials/credential.ts';
import { graphCredentials } from '../../onboard/credentials/graph.ts';
import { credentialName } from '../../onboard/plan/repository-needs.ts';
import type { SiteRecord } from '../../onboard/site-record.ts';
import type { Http } from '../../shared/http/client.ts';
import { Secret } from '../../shared/secret.ts';
import type { CommandContext } from '../context.ts';
import { secretFromEnv, secretFromStdin } from '../inputs/secrets.ts';

/** Where the credentials of a site are, and the commands that make one for somebody with the rights. */
export function credentialsOf(
  context: CommandContext,
  { http, signal }: { readonly http: Http; readonly signal: AbortSignal },
  site: SiteRecord,
  managedIdentity: string | undefined,
): {
  readonly credentials: CredentialStore | undefined;
  /** Those of an application that the site used before; of managed identities only the resource id is an address. */
  readonly credentialsAt: (clientId: string) => CredentialStore | undefined;
  readonly commands: CredentialStore['commands'];
  /** The commands that take the credentials of a site away. */
  readonly removalCommands: (slug: string) => string[];
} {
  const { clientId } = site.azure;
  const name = managedIdentity === undefined ? 'SITE_DEPLOY_GRAPH_TOKEN' : 'SITE_DEPLOY_ARM_TOKEN';
  const token = secretFromEnv(context, name);
  // The commands need no token.
  const access = { http, signal, token: token ?? new Secret('') };
  const store =
    managedIdentity === undefined ? graphCredentials(access, clientId) : armCredentials(access, managedIdentity);
  return {
    credentials: token === undefined ? undefined : store,
    credentialsAt: (before) =>
      token === undefined || managedIdentity !== undefined ? undefined : graphCredentials(access, before),
    commands: store.commands,
    removalCommands: (slug) =>
      ['Production', 'Preview'].flatMap((environment) => store.removalCommands(credentialName(slug, environment))),
  };
}

/** The webhook's secret, from standard input or from the environment. @throws SiteDeployError `USAGE` */
export async function webhookSecretOf(context: CommandContext, fromStdin: boolean): Promise<Secret | undefined> {
  return fromStdin
    ? await secretFromStdin(context, 'secret of the webhook')
    : secretFromEnv(context, 'SITE_DEPLOY_WEBHOOK_SECRET');
}
