import * as z from 'zod/mini';
import { readOne } from './refusal.ts';
import type { GitHub } from './types.ts';

const Meta = z.looseObject({ installed_version: z.optional(z.string()) });

/** Has no version to query. */
const gitHubCom = 'https://api.github.com';

/**
 * Version of an Enterprise Server, e.g. `3.20.4`
 * (https://docs.github.com/enterprise-server/rest/meta/meta).
 */
export async function readServerVersion(github: GitHub): Promise<string | undefined> {
  if (github.apiUrl === gitHubCom) return undefined;
  return (await readOne(github, Meta, '/meta', 'Metadata: read', 'the server')).installed_version;
}
