import { randomBytes } from 'node:crypto';
import { Agent, createServer, request } from 'node:http';
import { errorCode } from '../../shared/files.ts';
import { listen, stop } from '../http.ts';
import { loadPackage } from '../packages.ts';

export interface SeedRepository {
  readonly owner: string;
  readonly name: string;
  readonly defaultBranch: string;
}

/** Stores git data, issues and pull requests. */
export interface GitEmulator {
  readonly port: number;
  /** As its administrator; parses the answer as JSON. */
  send(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ readonly status: number; readonly json: unknown }>;
  /** The administrator's; a different one on each access. */
  readonly token: string;
  close(): Promise<void>;
}

const user = 'octocat';
/**
 * The emulator accepts 5,000 requests per hour and token. GitHub's limits are counted in front of
 * it, so requests rotate over many tokens.
 */
const tokens = Array.from({ length: 100 }, () => randomBytes(24).toString('hex'));

export async function startGitEmulator(
  repositories: readonly SeedRepository[],
): Promise<GitEmulator> {
  const { createEmulator } = loadPackage<typeof import('emulate')>('emulate', 'dist/api.js');
  const owners = [...new Set(repositories.map((repository) => repository.owner))];
  const options = {
    service: 'github',
    baseUrl: 'https://api.github.com',
    seed: {
      tokens: Object.fromEntries(
        tokens.map((token) => [
          token,
          { login: user, scopes: ['repo', 'admin:repo_hook', 'workflow'] },
        ]),
      ),
      github: {
        users: [{ login: user, site_admin: true }],
        orgs: owners.map((login) => ({
          login,
          name: login,
          members: [{ login: user, role: 'admin' }],
        })),
        repos: repositories.map(({ owner, name, defaultBranch }) => ({
          owner,
          name,
          default_branch: defaultBranch,
          auto_init: true,
        })),
      },
    },
  } as const;
  const { emulator, port } = await onFreePort(async (free) => ({
    emulator: await createEmulator({ ...options, port: free }),
    port: free,
  }));
  // Each answer takes several calls; this costs a third of `fetch`.
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const nextToken = () => {
    turn = (turn + 1) % tokens.length;
    return tokens[turn] ?? '';
  };
  return {
    port,
    get token() {
      return nextToken();
    },
    send: (method, path, body) =>
      new Promise((resolve, reject) => {
        const text = body ? JSON.stringify(body) : '';
        const headers = {
          authorization: `Bearer ${nextToken()}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        };
        const sent = request(
          { agent, host: '127.0.0.1', port, method, path, headers },
          async (answer) => {
            try {
              const chunks: Buffer[] = [];
              for await (const chunk of answer) chunks.push(chunk);
              const responseText = Buffer.concat(chunks).toString('utf8');
              resolve({
                status: answer.statusCode ?? 0,
                json: responseText === '' ? undefined : JSON.parse(responseText),
              });
            } catch (error) {
              reject(error);
            }
          },
        );
        sent.once('error', reject).end(text);
      }),
    async close() {
      agent.destroy();
      await emulator.close();
    },
  };
}

/** Another process may take the port before the start. */
async function onFreePort<Started>(start: (port: number) => Promise<Started>): Promise<Started> {
  for (let attempts = 5; ; attempts -= 1)
    try {
      return await start(await freePort());
    } catch (error) {
      if (errorCode(error) !== 'EADDRINUSE' || attempts <= 1) throw error;
    }
}

/** The emulator must be given its port. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await stop(server);
  return port;
}
