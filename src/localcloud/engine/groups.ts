import { type Template, toMap } from '../workflow-language/language.ts';
import type { EngineJob } from './types.ts';

export interface Claim {
  /** Claims of the enclosing runs or jobs. Waiting for one of these would be a deadlock. */
  readonly above: readonly Claim[];
  begin(): void;
  cancel(reason: string): void;
}

interface GroupRules {
  readonly name: string;
  readonly repository: string;
  readonly cancelInProgress: boolean;
  readonly isQueued: boolean;
}

export function readGroup(repository: string, written: unknown): GroupRules {
  const { group, queue, ...settings } = toMap(
    typeof written === 'object' ? (written as Template) : { group: String(written) },
  );
  const cancelInProgress = String(settings['cancel-in-progress']) === 'true';
  return { name: String(group), repository, cancelInProgress, isQueued: queue === 'max' };
}

const maxPending = 100;

/**
 * Concurrency groups of runs and jobs:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#concurrency
 */
export class ConcurrencyGroups {
  readonly #groups = new Map<string, { holder: Claim; readonly pending: Claim[] }>();
  readonly #claims = new Map<object, Claim[]>();

  list(owner: object): readonly Claim[] {
    return this.#claims.get(owner) ?? [];
  }

  listAbove(job: EngineJob): Claim[] {
    const { caller, run } = job.node.scope;
    const above = caller ? this.listAbove(caller) : this.list(run);
    return [...this.list(job), ...above];
  }

  claim(owner: object, claim: Claim, rules: GroupRules): boolean {
    this.#claims.set(owner, [...this.list(owner), claim]);
    const key = `${rules.repository}\n${rules.name}`.toLowerCase();
    const group = this.#groups.get(key);
    if (!group) {
      this.#groups.set(key, { holder: claim, pending: [] });
      return true;
    }
    if (claim.above.includes(group.holder)) {
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

  release(owner: object): void {
    const claims = this.list(owner);
    this.#claims.delete(owner);
    for (const claim of claims) this.#free(claim);
  }

  #free(claim: Claim): void {
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
