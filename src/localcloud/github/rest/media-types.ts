import type { BareRepository } from '../git/types.ts';
import type { Answered } from './call.ts';
import { list, record, text } from './values.ts';

/**
 * Responds with a diff, a patch or a file instead of JSON if the client asks for it:
 * https://docs.github.com/rest/using-the-rest-api/getting-started-with-the-rest-api#media-types
 */
export async function toMediaType(
  answered: Answered,
  path: string,
  { git, accept = '' }: { readonly git: BareRepository; readonly accept?: string },
): Promise<Answered> {
  const [type, kind] = /application\/vnd\.github\.(?:v3\.)?(diff|patch|raw)\b/.exec(accept) ?? [];
  if (!kind || answered.status !== 200) return answered;
  const json = record(answered.json);
  const send = (content: Buffer | string): Answered => ({
    status: 200,
    media: { type: `${type}; charset=utf-8`, content: Buffer.from(content) },
  });
  if (kind === 'raw') {
    const file = path.startsWith('/contents/') && (await git.readObject(text(json.sha)));
    return file && file.type === 'blob' ? send(file.content) : answered;
  }
  const sides = readSides(path, json);
  if (!sides) return answered;
  const [from, to] = sides;
  const range = from ? `${from}...${to}` : `${to}^!`;
  const args = kind === 'diff' ? ['diff', range] : ['format-patch', '--stdout', range];
  return send((await git.run(...args)).stdout);
}

/**
 * Returns the commits to compare. If the first is empty, the second is compared with its parent.
 */
function readSides(path: string, json: ReturnType<typeof record>) {
  const sha = (value: unknown) => text(record(value).sha);
  if (/^\/pulls\/\d+$/.test(path)) return [sha(json.base), sha(json.head)] as const;
  if (/^\/commits\/[^/]+$/.test(path)) return ['', sha(json)] as const;
  if (path.startsWith('/compare/'))
    return [sha(json.merge_base_commit), sha(list(json.commits).at(-1))] as const;
  return undefined;
}
