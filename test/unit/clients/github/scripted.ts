import { createGitHub } from '../../../../src/clients/github/github.ts';
import type { Repository } from '../../../../src/clients/github/repository.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { fakeClock } from '../../../support/clock.ts';
import { type Reply, readJson, scriptedHttp } from '../../../support/http.ts';
import { docsRepository } from '../../../support/repository.ts';

/** Replies by method and path below the repository. Several replies are given in turn. */
type Replies = Readonly<Record<string, Reply | readonly Reply[]>>;

/**
 * Creates the repository acme/docs on a GitHub with these replies, and status 418 to other calls.
 */
export function scriptedRepository(replies: Replies, more: Partial<Repository> = {}) {
  const calls: string[] = [];
  const sent: unknown[] = [];
  const clock = fakeClock();
  const http = scriptedHttp((request) => {
    const url = new URL(request.url);
    url.searchParams.delete('per_page');
    url.searchParams.delete('page');
    const call = `${request.method} ${url.pathname.replace('/repos/acme/docs', '')}${url.search}`;
    calls.push(call);
    if (request.body !== undefined) sent.push(readJson(request));
    const reply = replies[call] ?? { status: 418, body: { message: `unexpected: ${call}` } };
    const before = calls.filter((other) => other === call).length - 1;
    return Array.isArray(reply) ? reply[Math.min(before, reply.length - 1)] : reply;
  }, clock);
  const { signal } = new AbortController();
  const github = createGitHub({ http, clock, signal, token: new Secret('token') });
  return { repo: { ...docsRepository, ...github, ...more } satisfies Repository, calls, sent };
}
