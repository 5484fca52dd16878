import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sendText } from '../../service/http.ts';
import { nothing } from '../git/refs.ts';
import { gitEnvironment } from '../git/run-git.ts';
import type { OpenRepository } from '../git/types.ts';
import type { RequestGrant } from '../rest/access.ts';
import type { RefMove } from '../rest/call.ts';
import { isGranted } from '../rest/permissions.ts';
import type { LocalRepository } from '../state/state.ts';
import { getRules, ruleAgainstChange } from './rules.ts';

interface GitRequest extends OpenRepository {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly url: URL;
  readonly grant: RequestGrant;
}

export const gitPath =
  /^\/([^/]+)\/([^/]+?)(?:\.git)?(\/(?:info\/refs|git-(?:upload|receive)-pack))$/;

export function getGitToken(authorization: string): string {
  const [kind = '', value = ''] = authorization.split(' ');
  if (!/^basic$/i.test(kind)) return value;
  const [user = '', password = ''] = Buffer.from(value, 'base64').toString('utf8').split(':');
  // GitHub also accepts the token as the user name.
  if (password === '' || password === 'x-oauth-basic') return user;
  return password;
}

export function askForToken(response: ServerResponse): void {
  response.setHeader('www-authenticate', 'Basic realm="GitHub"');
  sendText(response, 401, 'Invalid username or token.');
}

/**
 * Answers git's requests.
 * @param accept called with the accepted changes before the response ends
 */
export async function answerGit(
  call: GitRequest,
  accept: (updates: readonly RefMove[]) => Promise<void>,
): Promise<void> {
  const { request, response, path, url, grant, git, repository } = call;
  const isPush = [path, url.searchParams.get('service')].some((name) =>
    name?.endsWith('git-receive-pack'),
  );
  const needed = { name: 'contents', level: isPush ? 'write' : 'read' } as const;
  if (!isGranted(grant.permissions, needed)) return sendText(response, 403, formatDenial(call));
  if (isPush && repository.archived)
    return sendText(response, 403, 'This repository was archived so it is read-only.');
  if (path !== '/git-receive-pack') await runBackend(call, {});
  else {
    const { updates, head } = await readUpdates(request);
    await runBackend(call, describeRules(call, updates), head);
    const isAccepted = ({ ref, before, after }: RefMove) =>
      before !== after && (git.readRef(ref) ?? nothing) === after;
    await accept(updates.filter(isAccepted));
  }
  response.end();
}

function formatDenial(call: GitRequest): string {
  const { grant, repository } = call;
  if (grant.isApp) return 'Write access to repository not granted.';
  return `Permission to ${repository.fullName}.git denied to ${grant.author}.`;
}

/** Reads the lines that precede the pack: `<before> <after> <ref>`. */
async function readUpdates(body: Readable): Promise<{ updates: RefMove[]; head: Buffer }> {
  let head = Buffer.alloc(0);
  const updates: RefMove[] = [];
  let at = 0;
  for (;;) {
    const length = Number.parseInt(head.toString('latin1', at, at + 4), 16);
    if (head.length >= at + 4 && !(length > 4)) break;
    if (head.length >= at + 4 && head.length >= at + length) {
      const line =
        head
          .toString('utf8', at + 4, at + length)
          .split('\0', 1)[0]
          ?.trim() ?? '';
      const [, before = '', after = '', ref = ''] =
        /^([0-9a-f]{40}) ([0-9a-f]{40}) (.+)$/.exec(line) ?? [];
      if (ref) updates.push({ ref, before, after });
      at += length;
      continue;
    }
    const chunk = await readChunk(body);
    if (!chunk) break;
    head = Buffer.concat([head, chunk]);
  }
  return { updates, head };
}

async function readChunk(body: Readable): Promise<Buffer | undefined> {
  for (;;) {
    const chunk: unknown = body.read();
    if (Buffer.isBuffer(chunk)) return chunk;
    if (body.readableEnded || body.destroyed) return undefined;
    await new Promise<void>((resolve) => {
      const go = () => {
        for (const name of ['readable', 'end', 'close']) body.off(name, go);
        resolve();
      };
      for (const name of ['readable', 'end', 'close']) body.once(name, go);
    });
  }
}

function describeRules(call: GitRequest, updates: readonly RefMove[]) {
  const { repository, grant } = call;
  const has = (type: string) =>
    updates
      .filter(({ ref }) => getRules(repository, ref).some((rule) => rule.type === type))
      .map(({ ref }) => ref)
      .join(' ');
  let who = 'a Personal Access Token';
  if (grant.isApp || grant.author.endsWith('[bot]')) who = 'a GitHub App';
  if (isGranted(grant.permissions, { name: 'workflows', level: 'write' })) who = '';
  return {
    REFUSAL: updates.map((update) => formatRefusal(repository, update)).find((why) => why) ?? '',
    NO_FORCE: has('non_fast_forward'),
    LINEAR: has('required_linear_history'),
    NO_WORKFLOWS: who,
  };
}

function formatRefusal(repository: LocalRepository, update: RefMove): string | undefined {
  const { ref, before, after } = update;
  let change: 'creation' | 'update' | 'deletion' = 'update';
  if (before === nothing) change = 'creation';
  if (after === nothing) change = 'deletion';
  const found = ruleAgainstChange(repository, ref, change);
  if (!found) return undefined;
  const why = found.replace(/^Repository rule violations found\s+/, '');
  if (why === found)
    return `error: GH006: Protected branch update failed for ${ref}.\nerror: ${why}`;
  const page = `https://github.com/${repository.fullName}/rules?ref=${encodeURIComponent(ref)}`;
  const headline = `error: GH013: Repository rule violations found for ${ref}.`;
  return `${headline}\nReview all repository rules at ${page}\n\n- ${why}\n`;
}

/** Runs git's CGI program for a request: https://git-scm.com/docs/git-http-backend */
async function runBackend(
  call: GitRequest,
  environment: Readonly<Record<string, string>>,
  head?: Buffer,
): Promise<void> {
  const { request, response, path, url, git, grant } = call;
  const { headers } = request;
  const child = spawn('git', ['http-backend'], {
    env: {
      ...gitEnvironment,
      ...environment,
      GIT_PROJECT_ROOT: git.folder,
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_PROTOCOL: String(headers['git-protocol'] ?? ''),
      PATH_INFO: path,
      QUERY_STRING: url.search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: headers['content-type'] ?? '',
      CONTENT_LENGTH: headers['content-length'] ?? '',
      HTTP_CONTENT_ENCODING: headers['content-encoding'] ?? '',
      REMOTE_USER: grant.author,
      REMOTE_ADDR: '127.0.0.1',
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  if (head) child.stdin.write(head);
  const sent = pipeline(request, child.stdin).catch(() => undefined);
  await sendOutput(child.stdout, response).catch(() => response.destroy());
  child.stdin.destroy();
  await sent;
}

async function sendOutput(output: Readable, response: ServerResponse): Promise<void> {
  let start = Buffer.alloc(0);
  for (let end = -1; end < 0; end = start.indexOf('\r\n\r\n')) {
    const chunk = await readChunk(output);
    if (!chunk) return void response.writeHead(500);
    start = Buffer.concat([start, chunk]);
  }
  const end = start.indexOf('\r\n\r\n');
  const fields = start
    .toString('latin1', 0, end)
    .split('\r\n')
    .map((line) => /^([^:]+): *(.*)$/.exec(line) ?? []);
  let status = 200;
  for (const [, name = '', value = ''] of fields)
    if (name === 'Status') status = Number.parseInt(value, 10);
    else if (name) response.setHeader(name, value);
  response.writeHead(status);
  response.write(start.subarray(end + 4));
  await pipeline(output, response, { end: false });
}
