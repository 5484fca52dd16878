import { type Template, toMap } from './language.ts';

/** A run, or one of its jobs, that claims a concurrency group. */
export interface Claim {
  /** Of the run; a job's claim in its run's own group would never be granted. */
  readonly run: number;
  readonly isRun: boolean;
  /** The group is free. */
  begin(): void;
  /** It ends: at once if it waits, otherwise when its processes have ended. */
  cancel(reason: string): void;
}

export interface GroupRules {
  readonly name: string;
  readonly repository: string;
  readonly cancelInProgress: boolean;
  /** Keep up to 100 waiting claims in place of the last one. */
  readonly isQueued: boolean;
}

/** @param written a name, or a map with more */
export function readGroup(repository: string, written: unknown): GroupRules {
  const { group, queue, ...settings } = toMap(
    typeof written === 'object' ? (written as Template) : { group: String(written) },
  );
  const cancelInProgress = String(settings['cancel-in-progress']) === 'true';
  return { name: String(group), repository, cancelInProgress, isQueued: queue === 'max' };
}

/** With `queue: max`. */
const maxPending = 100;

/**
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#concurrency
 * One claim holds a group. Of those behind it, only the newest waits, unless `queue: max`.
 */
export class ConcurrencyGroups {
  readonly #groups = new Map<string, { holder: Claim; readonly pending: Claim[] }>();

  /** @returns whether it can begin now; otherwise `begin` or `cancel` is called later */
  claim(claim: Claim, rules: GroupRules): boolean {
    const key = `${rules.repository}\n${rules.name}`.toLowerCase();
    const group = this.#groups.get(key);
    if (!group) {
      this.#groups.set(key, { holder: claim, pending: [] });
      return true;
    }
    if (group.holder.run === claim.run && group.holder.isRun) {
      claim.cancel(
        `Canceling since a deadlock for concurrency group '${rules.name}' was detected between ` +
          "'top level workflow' and a job",
      );
      return false;
    }
    const reason = `Canceling since a higher priority waiting request for ${rules.name} exists`;
    if (rules.isQueued && !rules.cancelInProgress && group.pending.length >= maxPending) {
      claim.cancel(`Canceling since the queue of ${rules.name} is full`);
      return false;
    }
    const evicted = rules.isQueued && !rules.cancelInProgress ? [] : group.pending.splice(0);
    group.pending.push(claim);
    for (const earlier of evicted) earlier.cancel(reason);
    if (rules.cancelInProgress) group.holder.cancel(reason);
    return false;
  }

  release(claim: Claim): void {
    for (const [key, group] of this.#groups) {
      const at = group.pending.indexOf(claim);
      if (at >= 0) group.pending.splice(at, 1);
      if (group.holder !== claim) continue;
      const next = group.pending.shift();
      if (!next) {
        this.#groups.delete(key);
        continue;
      }
      group.holder = next;
      next.begin();
    }
  }
}
