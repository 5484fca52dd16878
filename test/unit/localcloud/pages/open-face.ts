import { createFaults } from '../../../../src/localcloud/gateway/faults.ts';
import { createRecorder } from '../../../../src/localcloud/gateway/serve.ts';
import { createGitHubApi } from '../../../../src/localcloud/github/github.ts';
import { sampleSite } from '../../../../src/localcloud/localcloud.ts';
import type { WebUiCloud } from '../../../../src/localcloud/pages/frame/page-context.ts';
import { startWebUi, type WebUiOptions } from '../../../../src/localcloud/pages/web-ui.ts';
import { createPortal } from '../../../../src/localcloud/portal/portal.ts';
import { portalCalls } from '../../../../src/localcloud/portal/portal-calls.ts';
import { createWorkspaceService } from '../../../../src/localcloud/workspace-api/workspace-api.ts';
import { getText } from '../../action/rendered.ts';
import { createToken } from '../support.ts';

/** Hosting without a deployment. */
export const emptyHosting = {
  address: (): string | undefined => undefined,
  browserAddress: (): string | undefined => undefined,
  hostname: () => '',
  findAddress: () => undefined,
  publish: async () => {},
};
/** Hosting with one address for all sites. */
export const oneHosting = {
  ...emptyHosting,
  address: () => 'http://127.0.0.1:1',
  browserAddress: () => 'http://acme-docs-production.localhost:1',
};

/** Opens the pages of a portal with its sample sites. */
export async function openFace(parts: Partial<WebUiCloud> = {}, options: WebUiOptions = {}) {
  const never = () => {
    throw new Error('Nobody logs in here.');
  };
  const portal = await createPortal({
    sites: [sampleSite],
    accessTokens: { getIssuer: () => '', keys: never },
    issueDeploymentToken: () => 'token',
  });
  const [requests, faults] = [createRecorder(), createFaults()];
  const cloud = {
    sites: [sampleSite],
    portal,
    requests,
    faults,
    hosting: emptyHosting,
    workspace: createWorkspaceService(),
    githubApi: createGitHubApi({ repositories: [] }),
    ...parts,
  } satisfies WebUiCloud;
  const face = await startWebUi(cloud, options);
  const { address, headers } = face.client;
  /** Fetches as the person who is signed in. */
  const call = (path: string, init: RequestInit = {}) =>
    fetch(address + path, { ...init, headers: { ...headers, ...init.headers } });
  const open = async (path: string) => {
    const response = await call(path, { redirect: 'manual' });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  /** Posts these values to an address, with the form token of the page. */
  const send = async (page: string, action: string, values: Record<string, string>) => {
    const token = /name="form-token" value="([^"]+)"/.exec((await open(page)).html)?.[1] ?? '';
    const body = new URLSearchParams({ 'form-token': token, ...values });
    const response = await call(action, { method: 'POST', body });
    return { status: response.status, address: response.url, html: await response.text() };
  };
  return {
    cloud,
    requests,
    faults,
    face,
    call,
    open,
    send,
    /** Calls the portal's API as an owner. */
    calls: portalCalls(portal, createToken(cloud, 'owner')),
    /** Returns the text of a page, with single spaces. */
    read: async (path: string) => getText((await open(path)).html).replaceAll(/\s+/g, ' '),
    /** Submits a form and returns the text of the resulting page. */
    submit: async (...form: Parameters<typeof send>) => getText((await send(...form)).html),
    async close() {
      await face.close();
      await portal.close();
    },
  };
}
