import { createRef, deleteRef, listOwnRefs } from '../../clients/github/branches.ts';
import { isClosed } from '../../contracts/portal/development-request.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { RequestsContext } from '../context.ts';
import { type Pending, waitForCi } from '../reconcile.ts';
import { listRequests } from '../release/read-portal.ts';

/** Time in ms after which GitHub's lists show what another run has written. */
const settlingMs = 30_000;

interface Start {
  readonly request: string;
  /** Name of the action that must happen only once, e.g. `issue`. */
  readonly name: string;
  /** Commit that the ref points to. Any commit of the repository will do. */
  readonly commit: string;
  /** Returns whether GitHub's lists show the result of the action. */
  isDone(): Promise<boolean>;
  act(): Promise<Pending | undefined>;
}

/**
 * Lets only one of several runs do something that GitHub would otherwise do twice. The run that
 * creates a ref may act, because GitHub creates a ref only once. If the ref exists but there is no
 * result, its run was interrupted, and another run may create the next ref. The refs stay until the
 * request is closed; the next start for any request removes them.
 * @returns what has to happen first; `undefined` if this run has acted
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
  // Release the claim: a person has to act first, so nothing was started.
  if (pending) await deleteRef(repository, `site-deploy/${ref}`);
  return pending;
}

async function isFirst({ repository }: RequestsContext, ref: string, commit: string) {
  try {
    return await createRef(repository, `refs/site-deploy/${ref}`, commit);
  } catch (error) {
    // GitHub's response if two requests write the same ref at once.
    if (isRefusal(error) && /update failed|cannot lock/i.test(error.message)) return false;
    throw error;
  }
}

/**
 * Returns whether GitHub refused the request. Otherwise, it may have been processed without a
 * response.
 */
function isRefusal(error: unknown): error is SiteDeployError {
  return error instanceof SiteDeployError && /_(REFUSED|MISSING)$/.test(error.code);
}

async function removeClosed(context: RequestsContext, refs: readonly string[]): Promise<void> {
  if (refs.length === 0) return;
  const requests = await listRequests(context);
  const closed = requests.filter(({ status }) => isClosed(status)).map(({ id }) => toFolder(id));
  // Other refs may belong to another site of the repository.
  for (const ref of refs)
    if (closed.includes(ref.split('/')[1] ?? ''))
      await deleteRef(context.repository, `site-deploy/${ref}`);
}

/** Encodes an id for a ref name, which allows fewer characters. */
const toFolder = (id: string) => Buffer.from(id).toString('base64url');
