import type { IdentityProvider } from '../identity/identity-provider.ts';
import type { Secret } from '../shared/secret.ts';
import { exchange } from '../steps/exchange/exchange.ts';
import { fetchContent, type PortalContent } from '../steps/finish/portal/fetch-content.ts';
import { type AccessToken, login } from '../steps/login/login.ts';
import type { DeployOptions, Plan } from '../steps/plan/types.ts';
import { officialClient, type UploadContext } from '../steps/upload/upload.ts';
import type { Run } from './record.ts';
import * as remark from './remarks.ts';

/** The credentials of a run, and what they give access to, got while the site is being built. */
export interface Session extends UploadContext {
  /** What the portal holds of the site's pages; absent where it is not asked. */
  readonly content: Promise<PortalContent> | undefined;
  /** The access token, where the login has succeeded. */
  accessToken(): Promise<Secret | undefined>;
}

/** Starts login and exchange at once. A refusal ends every other step: there is no sense in building what cannot be deployed. */
export function openSession(plan: Plan, identity: IdentityProvider, run: Run, options: DeployOptions): Session {
  // A dry run sends nothing to anyone.
  // The login goes on when the build has failed: the portal is to be told of that, and the access token may be the only way to do it.
  const access = plan.dryRun
    ? neverAsked<AccessToken>()
    : run.step(
        'login',
        (deps) => login(plan, identity, deps),
        () => remark.login(plan),
        run.outer,
      );
  const token = access.then((granted) =>
    run.step(
      'exchange',
      (deps) => exchange(plan, granted, deps),
      () => remark.exchange(plan),
    ),
  );
  token.catch((error) => run.stop(error));
  const client = once(() => officialClient(plan, options.toolCache, run.deps));
  // Got while the site is being built. That it cannot be had ends the build as well.
  if (plan.uploader === 'official' && plan.mode !== 'close' && !plan.dryRun) client().catch((error) => run.stop(error));
  const session: Session = {
    content: openContent(plan, access, run),
    token: () => token,
    renewToken: async () => exchange(plan, await access, run.deps),
    client,
    env: options.env,
    commits: { git: options.git, ...(options.github !== undefined && { github: options.github }) },
    begins: (correlationId) => run.learn({ correlationId }),
    pointOfNoReturn: () => run.pointOfNoReturn(),
    accessToken: () => access.then(({ token: granted }): Secret | undefined => granted).catch(() => undefined),
  };
  run.session = session;
  return session;
}

/** The same promise for everyone who asks. */
function once<Value>(get: () => Promise<Value>): () => Promise<Value> {
  let promise: Promise<Value> | undefined;
  return () => {
    promise ??= get();
    return promise;
  };
}

/** The pages' metadata is fetched as soon as there is an access token. A refusal ends the build, too. */
function openContent(plan: Plan, access: Promise<AccessToken>, run: Run): Promise<PortalContent> | undefined {
  if (plan.dryRun || plan.mode === 'close' || !plan.config.seo.enabled) return undefined;
  const content = access.then(async ({ token }) => {
    try {
      return await fetchContent(plan, token, run.deps);
    } catch (error) {
      if (!run.deps.signal.aborted) run.learn({ failedStep: 'finish' });
      run.stop(error);
      throw error;
    }
  });
  // The step that finishes the site is told; it may never come to it.
  content.catch(() => undefined);
  return content;
}

function neverAsked<Value>(): Promise<Value> {
  return new Promise(() => {});
}
