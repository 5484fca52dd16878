import { parseSiteConfig } from '../../src/config/parse.ts';
import { PortalClient } from '../../src/portal/client/client.ts';
import type { Clock } from '../../src/shared/clock.ts';
import type { Deps } from '../../src/shared/deps.ts';
import { SiteDeployError } from '../../src/shared/errors/error.ts';
import { createHttp, type Http } from '../../src/shared/http/client.ts';
import type { TransportRequest } from '../../src/shared/http/transport.ts';
import type { Log } from '../../src/shared/log.ts';
import { Redactor, Secret } from '../../src/shared/secret.ts';
import type { Plan } from '../../src/steps/plan/types.ts';
import { needed } from './config/example.ts';

/** A clock that jumps instead of waiting. */
export interface FakeClock extends Clock {
  /** What was waited for, in milliseconds. */
  readonly pauses: number[];
  /** Lets time pass without anybody waiting. */
  pass(ms: number): void;
}

export function fakeClock(start = Date.UTC(2026, 0, 2, 3, 4, 5)): FakeClock {
  let now = start;
  const pauses: number[] = [];
  return {
    pauses,
    now: () => now,
    pass(ms) {
      now += ms;
    },
    async sleep(ms, signal) {
      signal?.throwIfAborted();
      pauses.push(ms);
      now += ms;
    },
  };
}

export interface RecordingLog extends Log {
  /** `info text`, `warn text`, `foreign text`, ... in the order in which they were said. */
  readonly lines: string[];
  readonly masked: string[];
}

/** A log that keeps what it is told, redacted as every log does. */
export function recordingLog(): RecordingLog {
  const redactor = new Redactor();
  const lines: string[] = [];
  const masked: string[] = [];
  const keep = (kind: string) => (line: string) => void lines.push(`${kind} ${redactor.redact(line)}`);
  return {
    lines,
    masked,
    debug: keep('debug'),
    info: keep('info'),
    warn: keep('warn'),
    error: keep('error'),
    mask(secret) {
      masked.push(secret.reveal());
      redactor.add(secret.reveal());
    },
    foreign(title) {
      lines.push(`open ${title}`);
      return { line: keep('foreign'), close: () => void lines.push('close') };
    },
  };
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text as it is, anything else as JSON. */
  readonly body?: unknown;
}

export interface ScriptedHttp extends Http {
  /** Every attempt that was made. */
  readonly requests: TransportRequest[];
}

/** The real client over a network that answers as it is told; a thrown error is a request without an answer. */
export function scriptedHttp(
  answer: (request: TransportRequest, count: number) => Reply | Promise<Reply>,
  clock: Clock = fakeClock(),
  onRetry?: (line: string) => void,
): ScriptedHttp {
  const requests: TransportRequest[] = [];
  const http = createHttp({
    clock,
    userAgent: 'site-deploy/test',
    random: () => 0.5,
    onRetry,
    async transport(request) {
      request.signal?.throwIfAborted();
      requests.push(request);
      const { status = 200, headers = {}, body = '' } = await answer(request, requests.length);
      return { status, headers, body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)) };
    },
  });
  return { requests, send: http.send };
}

/** The JSON that a request carries. */
export function jsonOf(request: TransportRequest | undefined): unknown {
  return typeof request?.body === 'string' ? JSON.parse(request.body) : undefined;
}

/** A connection fault as Node reports it. */
export function fault(code: string): Error {
  return Object.assign(new Error(`the network says ${code}`), { code });
}

/** A machine without tools, without tokens, and with nothing in its environment. */
export const bareMachine: Pick<Deps, 'env' | 'exec' | 'git' | 'github' | 'apiToken' | 'toolCache'> = {
  env: {},
  exec: async (tool) => ({ kind: 'not started', reason: `"${tool}" is not installed` }),
  git: async () => undefined,
  github: undefined,
  apiToken: undefined,
  toolCache: undefined,
};

export interface TestDeps extends Deps {
  readonly log: RecordingLog;
  readonly clock: FakeClock;
}

/** Dependencies of a step; a request that nobody expects fails the test. */
export function depsOf(more: Partial<TestDeps> = {}): TestDeps {
  return {
    ...bareMachine,
    log: recordingLog(),
    clock: fakeClock(),
    signal: new AbortController().signal,
    scratch: '/nonexistent',
    http: {
      send: async ({ method, url }) => {
        throw new Error(`Nobody expects ${method} ${url}.`);
      },
    },
    ...more,
  };
}

/** The portal's client as a session opens it. */
export function portalClient({ http, clock, log }: Deps, credential: string, provider = 'repohost'): PortalClient {
  const url = 'https://portal.example.com';
  return new PortalClient({
    http,
    clock,
    url,
    provider,
    credential: async () => new Secret(credential),
    onWait: log.info,
  });
}

/** A plan for Production of the example site. @param yaml further lines of its site config */
export function planOf(more: Partial<Plan> = {}, yaml = ''): Plan {
  const workspace = more.workspace ?? '/workspace';
  return {
    mode: 'all',
    uploader: 'auto',
    dryRun: false,
    force: false,
    environment: 'Production',
    environmentName: null,
    version: '1.4.0',
    event: {
      name: 'push',
      ref: 'refs/heads/master',
      sha: 'c0ffee'.padEnd(40, '0'),
      repository: 'acme/site',
      run: { id: '77', attempt: 2, url: 'https://github.com/acme/site/actions/runs/77' },
    },
    config: parseSiteConfig(`${needed}${yaml}\n`, 'site.config.yml'),
    workspace,
    buildRoot: workspace,
    url: 'https://www.acme.example',
    ...more,
  };
}

/** The error that a promise ends with; the test fails when it does not. */
export async function failureOf(work: Promise<unknown>): Promise<SiteDeployError> {
  const thrown: unknown = await work.then(
    (value) => new Error(`It succeeded: ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (thrown instanceof SiteDeployError) return thrown;
  throw thrown;
}

/** The error that a call throws; the test fails when it does not. */
export function thrownBy(call: () => unknown): SiteDeployError {
  try {
    call();
  } catch (error) {
    if (error instanceof SiteDeployError) return error;
    throw error;
  }
  throw new Error('It did not throw.');
}
