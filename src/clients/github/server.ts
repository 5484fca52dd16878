import * as z from 'zod/mini';
import { readGitHubAnswer } from './refusal.ts';
import type { GitHub } from './types.ts';

const Meta = z.looseObject({ installed_version: z.optional(z.string()) });

/** GitHub.com, which is not asked what it is. */
const gitHubCom = 'https://api.github.com';

/**
 * The version of a GitHub Enterprise Server, such as `3.20.4`, as the server itself says
 * (https://docs.github.com/enterprise-server/rest/meta/meta).
 * @returns `undefined`: it is GitHub.com, or GitHub Enterprise Cloud at an address of its own
 * @throws SiteDeployError `GITHUB_*`
 */
export async function readServerVersion(github: GitHub): Promise<string | undefined> {
  if (github.apiUrl === gitHubCom) return undefined;
  const response = await github.call({ method: 'GET', path: '/meta', needs: 'Metadata: read' });
  return readGitHubAnswer(Meta, response.json, 'the server').installed_version;
}
