import { armCredentials } from '../../onboard/credentials/arm.ts';
import type { CredentialStore } from '../../onboard/credentials/credential.ts';
import { graphCredentials } from '../../onboard/credentials/graph.ts';
import type { SiteRecord } from '../../onboard/site-record.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Http } from '../../shared/http/client.ts';
import { Secret } from '../../shared/secret.ts';
import type { CommandContext } from '../context.ts';
import { secretFromEnv } from '../inputs/secrets.ts';

/** Where the credentials of a site are, and the commands that make one for somebody with the rights. */
export function credentialsOf(
  context: CommandContext,
  { http, signal }: { readonly http: Http; readonly signal: AbortSignal },
  site: SiteRecord,
  managedIdentity: string | undefined,
): { readonly credentials: CredentialStore | undefined; readonly commands: CredentialStore['commands'] } {
  const { clientId } = site.azure;
  const name = managedIdentity === undefined ? 'SITE_DEPLOY_GRAPH_TOKEN' : 'SITE_DEPLOY_ARM_TOKEN';
  const token = secretFromEnv(context, name);
  // The commands need no token.
  const access = { http, signal, token: token ?? new Secret('') };
  const store =
    managedIdentity === undefined ? graphCredentials(access, clientId) : armCredentials(access, managedIdentity);
  return { credentials: token === undefined ? undefined : store, commands: store.commands };
}

/** The webhook's secret, from the environment or from standard input. @throws SiteDeployError `ONBOARD_SECRET_MISSING` */
export async function webhookSecretOf(context: CommandContext, fromStdin: boolean): Promise<Secret | undefined> {
  if (!fromStdin) return secretFromEnv(context, 'SITE_DEPLOY_WEBHOOK_SECRET');
  const chunks: Buffer[] = [];
  for await (const chunk of context.stdin?.() ?? []) chunks.push(Buffer.from(chunk));
  const value = Buffer.concat(chunks).toString('utf8').trim();
  if (value === '') throw new SiteDeployError('ONBOARD_SECRET_MISSING', 'Standard input holds no secret.');
  const secret = new Secret(value);
  context.log.mask(secret);
  return secret;
}
