import type { GitHub, GitHubRequest } from '../clients/github/types.ts';
import type { CallInput, CallOptions, OperationId, PortalAnswer } from '../clients/portal/call.ts';
import type { DevelopmentRequest } from '../contracts/portal/development-request.ts';
import type { RequestsContext } from './context.ts';

/**
 * Creates a context for one pass over many requests. It caches what it reads until something is
 * written or the flow pauses. After changing a request, it takes the new state from the portal's
 * response.
 */
export function openPass(context: RequestsContext): RequestsContext {
  const known = new Map<string, Promise<unknown>>();
  const forget = () => known.clear();
  function once<Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const before = known.get(key);
    if (before) return before as Promise<Answer>;
    const reading = read();
    known.set(key, reading);
    reading.catch(() => known.delete(key));
    return reading;
  }
  const { deps, portal } = context;
  const { clock } = deps;
  const pausing = {
    ...clock,
    sleep: (...pause: Parameters<typeof clock.sleep>) => clock.sleep(...pause).finally(forget),
  };
  return {
    ...context,
    repository: rememberGitHub(context.repository, once, forget),
    asUser: context.asUser && rememberGitHub(context.asUser, (_, read) => read(), forget),
    portal: { call: callPortal },
    deps: { ...deps, clock: pausing },
    forget,
  };

  function callPortal<Id extends OperationId>(
    id: Id,
    input: CallInput<Id>,
    options?: CallOptions,
  ): Promise<PortalAnswer<Id>> {
    const send = () => portal.call(id, input, options);
    const key = `portal ${id} ${JSON.stringify(input)}`;
    if (isRead(id)) return once(key, send);
    if (id !== 'patchRequest') return send().finally(forget);
    return send().then(refreshRequest, (error: unknown) => {
      forget();
      throw error;
    });
  }

  async function refreshRequest<Answer>(answer: Answer): Promise<Answer> {
    const { request } = answer as { request?: DevelopmentRequest };
    for (const [key, reading] of known) {
      if (key.startsWith('portal getRequest ')) known.delete(key);
      if (!key.startsWith('portal listRequests ') || !request) continue;
      const { requests, ...rest } = (await reading) as { requests: DevelopmentRequest[] };
      const refreshed = requests.map((item) => (item.id === request.id ? request : item));
      known.set(key, Promise.resolve({ ...rest, requests: refreshed }));
    }
    return answer;
  }
}

const isRead = (id: OperationId) => /^(get|list)[A-Z]/.test(id);

type Once = <Answer>(key: string, read: () => Promise<Answer>) => Promise<Answer>;

function rememberGitHub<Client extends GitHub>(github: Client, once: Once, forget: () => void) {
  const toKey = ({ path, expected = [] }: Pick<GitHubRequest, 'path' | 'expected'>) =>
    `${path} ${expected.join()}`;
  const remembering: GitHub = {
    apiUrl: github.apiUrl,
    call(request) {
      if (request.method !== 'GET') return github.call(request).finally(forget);
      return once(`github ${toKey(request)}`, () => github.call(request));
    },
    list: (request, key, pages) =>
      once(`github list ${toKey(request)} ${key} ${pages}`, () => github.list(request, key, pages)),
  };
  return { ...github, ...remembering };
}
