import { createHmac, randomUUID } from 'node:crypto';
import http from 'node:http';
import { payloadRepository } from './events.ts';
import type { LocalHook, LocalRepository } from './state.ts';

/** GitHub's timeout, in milliseconds. */
const patience = 10_000;
const loopback = ['127.0.0.1', 'localhost', '[::1]'];

export interface Webhooks {
  send(repository: LocalRepository, event: string, payload: object): void;
  ping(repository: LocalRepository, hook: LocalHook): void;
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** @param gateway for other hosts. Without it, only webhooks on this computer are called. */
export function createWebhooks(gateway: string | undefined): Webhooks {
  const closing = new AbortController();
  const pending = new Set<Promise<void>>();

  async function deliver(
    repository: LocalRepository,
    hook: LocalHook,
    event: string,
    payload: object,
  ) {
    const target = new URL(hook.config.url);
    const via = loopback.includes(target.hostname) ? target.origin : gateway;
    if (!via) return;
    const content = { ...payload, repository: payloadRepository(repository) };
    const guid = randomUUID();
    const { headers, body } = formatDelivery(hook, event, content, guid);
    const at = new Date().toISOString();
    const status = await post(
      via,
      target,
      headers,
      body,
      AbortSignal.any([closing.signal, AbortSignal.timeout(patience)]),
    );
    hook.deliveries.push({ event, status, at, guid });
  }

  function start(...delivery: Parameters<typeof deliver>) {
    const work = deliver(...delivery).finally(() => pending.delete(work));
    pending.add(work);
  }

  return {
    send(repository, event, payload) {
      for (const hook of repository.hooks)
        if (hook.active && (hook.events.includes(event) || hook.events.includes('*')))
          start(repository, hook, event, payload);
    },
    ping: (repository, hook) =>
      start(repository, hook, 'ping', { zen: 'Keep it logically awesome.', hook_id: hook.id }),
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
    async close() {
      closing.abort();
      await Promise.all(pending);
    },
  };
}

function formatDelivery(hook: LocalHook, event: string, content: object, guid: string) {
  const json = JSON.stringify(content);
  const isJson = hook.config.content_type === 'json';
  const body = isJson ? json : new URLSearchParams({ payload: json }).toString();
  const headers: http.OutgoingHttpHeaders = {
    'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'GitHub-Hookshot/local',
    'x-github-event': event,
    'x-github-delivery': guid,
    'x-github-hook-id': String(hook.id),
  };
  const { secret } = hook.config;
  if (secret) {
    const digest = createHmac('sha256', secret).update(body).digest('hex');
    headers['x-hub-signature-256'] = `sha256=${digest}`;
  }
  return { headers, body };
}

function post(
  via: string,
  target: URL,
  headers: http.OutgoingHttpHeaders,
  body: string,
  signal: AbortSignal,
): Promise<number> {
  return new Promise((resolve) => {
    const path = `http://${target.host}${target.pathname}${target.search}`;
    const request = http.request(via, {
      method: 'POST',
      path,
      headers: { ...headers, host: target.host },
      signal,
    });
    request.on('error', () => resolve(0));
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.end(body);
  });
}
