import { createRef, deleteRef, listOwnRefs } from '../../clients/github/branches.ts';
import { isClosed } from '../../contracts/portal/development-request.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { RequestsContext } from '../context.ts';
import { type Pending, waitForCi } from '../reconcile.ts';
import { askPortal } from '../release/read-portal.ts';

/** In ms. GitHub's lists lag behind its writes; after this time, they show what a run has done. */
const settlingMs = 30_000;

interface Start {
  readonly request: string;
  /** Name of what must happen only once, e.g. `issue`. */
  readonly name: string;
  /** Target of the ref. Any commit of the repository will do. */
  readonly commit: string;
  /** Whether GitHub's lists show that it has happened. */
  isDone(): Promise<boolean>;
  act(): Promise<Pending | undefined>;
}

/**
 * Lets only one of several runs do something that GitHub would otherwise do twice. The run that
 * creates a ref may act, because GitHub creates a ref only once. If the ref exists but nothing has
 * happened, that run ended in between, and another run may take the next ref. The refs stay until
 * the request is closed. The next start of any request removes them.
 */
export async function startOnce(
  context: RequestsContext,
  { request, name, commit, isDone, act }: Start,
): Promise<Pending | undefined> {
  const { repository, deps } = context;
  const refs = await listOwnRefs(repository, 'starts/');
  await removeClosed(context, refs);
  const prefix = `starts/${toFolder(request)}/${name}/`;
  const taken = refs.filter((ref) => ref.startsWith(prefix)).length;
  const other = waitForCi('Another run is doing the next step right now.');
  if (taken > 0) {
    await deps.clock.sleep(settlingMs, deps.signal);
    if (await isDone()) return other;
  }
  const ref = `${prefix}${taken + 1}`;
  if (!(await isFirst(context, ref, commit))) return other;
  let pending: Pending | undefined;
  try {
    pending = await act();
  } catch (error) {
    if (isRefusal(error)) await deleteRef(repository, `site-deploy/${ref}`);
    throw error;
  }
  // A person has to act first: nothing was started.
  if (pending) await deleteRef(repository, `site-deploy/${ref}`);
  return pending;
}

async function isFirst({ repository }: RequestsContext, ref: string, commit: string) {
  try {
    return await createRef(repository, `refs/site-deploy/${ref}`, commit);
  } catch (error) {
    // GitHub's response to two simultaneous writes of one ref.
    if (isRefusal(error) && /update failed|cannot lock/i.test(error.message)) return false;
    throw error;
  }
}

/** Whether GitHub refused the request. Without a response, it may have been processed. */
function isRefusal(error: unknown): error is SiteDeployError {
  return error instanceof SiteDeployError && /_(REFUSED|MISSING)$/.test(error.code);
}

async function removeClosed(context: RequestsContext, refs: readonly string[]): Promise<void> {
  if (refs.length === 0) return;
  const { repository } = context;
  const { requests } = await askPortal(context, 'listRequests', {});
  const open = requests.filter(({ status }) => !isClosed(status)).map(({ id }) => toFolder(id));
  for (const ref of refs)
    if (!open.includes(ref.split('/')[1] ?? '')) await deleteRef(repository, `site-deploy/${ref}`);
}

/** A ref's name allows fewer characters than an id. */
const toFolder = (id: string) => Buffer.from(id).toString('base64url');
