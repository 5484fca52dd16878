import {
  mergeTexts,
  type PendingTextOverride,
  planTexts,
  type TextStep,
  type TextsState,
} from '../../../../src/automation/texts/plan-texts.ts';
import {
  addMissingEdits,
  committedEdits,
  declinedEdit,
  inRepository,
  pendingEdit,
  type RequestTexts,
  requestEdit,
} from '../../../../src/automation/texts/request-texts.ts';

const file = 'content/overrides.json';
const page = 'https://github.com/acme/site';
const keys = ['home.title', 'home.lead'] as const;

interface Override {
  readonly key: string;
  readonly value: string | null;
  status: 'pending' | 'committed' | 'live' | 'replaced' | 'withdrawn';
  requestId?: string;
  commitSha?: string;
}

/** Who wrote a text, for which key and for which request. */
interface Writing {
  readonly by: 'portal' | 'file';
  readonly key: string;
  readonly request?: string;
}

/** The branches and merged requests that texts depend on. */
export interface Surroundings {
  /** Commits of the release branch, oldest first. */
  readonly release: () => string[] | undefined;
  readonly production: () => readonly string[];
  /** Returns whether the portal knows that the request's code was merged. */
  isMerged(request: string): boolean;
}

export interface PlannedSync {
  readonly step: TextStep;
  readonly state: TextsState;
}

const getNumber = (value: string) => Number(value.split(' ')[1]);

/** Models edited texts: the portal's overrides, and the content file of each commit. */
export class Texts {
  overrides: Override[] = [];
  /** Origin of each text, by value. */
  readonly written = new Map<string, Writing>();
  /** Texts that people wrote in the file, and that an older portal text overwrote. */
  readonly lost: string[] = [];
  /** Requests whose texts were committed, by commit. */
  private readonly owners = new Map<string, string>();
  /**
   * For each text in the file that the portal has learned of: the number of the last text or commit
   * at that moment.
   */
  private readonly knownSince = new Map<string, number>();
  /** Changes of the file by each commit. */
  private readonly changes = new Map<string, ReadonlyMap<string, string | null>>();
  private readonly around: Surroundings;
  private last = 0;

  constructor(around: Surroundings) {
    this.around = around;
  }

  /** Returns the content file after these commits. */
  getFile(commits: readonly string[]): Map<string, string> {
    const texts = new Map<string, string>();
    for (const commit of commits)
      for (const [key, value] of this.changes.get(commit) ?? [])
        if (value === null) texts.delete(key);
        else texts.set(key, value);
    return texts;
  }

  private newValue(writing: Writing): string {
    this.last += 1;
    const value = `text ${this.last}`;
    this.written.set(value, writing);
    return value;
  }

  /** Edits a text in the portal, with or without a request. */
  write(which: number, request?: string): void {
    const key = keys[which % keys.length] ?? keys[0];
    const before =
      request === undefined
        ? this.of(key).pending
        : this.overrides.find(
            (one) => one.key === key && one.requestId === request && one.status === 'pending',
          );
    if (before !== undefined) this.remove(before);
    const value = this.newValue({ by: 'portal', key, request });
    this.overrides.push({ key, value, status: 'pending', requestId: request });
  }

  /** Edits the file on the release branch. */
  writeFile(which: number): void {
    const key = keys[which % keys.length] ?? keys[0];
    this.commit('p', new Map([[key, this.newValue({ by: 'file', key })]]));
  }

  private commit(prefix: string, changed: ReadonlyMap<string, string | null>): void {
    this.last += 1;
    const id = `${prefix}${this.last}`;
    this.changes.set(id, changed);
    this.around.release()?.push(id);
  }

  private remove(override: Override): void {
    this.overrides = this.overrides.filter((one) => one !== override);
  }

  private listed = (key: string) =>
    this.overrides
      .filter((one) => one.key === key && /^(pending|committed|live)$/.test(one.status))
      .map((one) => ({ ...one, updatedAt: '', updatedBy: '' }));

  /** Returns the overrides of a key by their state in the portal. */
  private of(key: string) {
    const rows = this.overrides.filter((one) => one.key === key);
    const isAttached = ({ requestId, status }: Override) =>
      requestId !== undefined &&
      status !== 'live' &&
      (status === 'pending' || !this.around.isMerged(requestId));
    return {
      live: rows.findLast(({ status }) => status === 'live'),
      committed: rows.findLast((row) => row.status === 'committed' && !isAttached(row)),
      pending: rows.findLast((row) => row.status === 'pending' && !isAttached(row)),
      attached: rows.filter((row) => /^(pending|committed)$/.test(row.status) && isAttached(row)),
    };
  }

  /** Compares the texts of a request with the release. */
  observe(request: string, isDeclined: boolean): RequestTexts {
    const edit = isDeclined ? declinedEdit : requestEdit;
    const edits = keys.flatMap((key): PendingTextOverride[] => {
      const found = edit(this.listed(key), request);
      return found === undefined ? [] : [{ key, ...found }];
    });
    const release = this.around.release() ?? [];
    const output = this.getFile(release);
    const live = this.around.production();
    const own = release.flatMap((commit, at) =>
      !live.includes(commit) && this.owners.get(commit) === request
        ? [
            {
              before: this.getFile(release.slice(0, at)),
              after: this.getFile(release.slice(0, at + 1)),
            },
          ]
        : [],
    );
    const others = isDeclined ? committedEdits(own, output) : [];
    return { ...mergeTexts(output, addMissingEdits(others, edits)), file, needsPull: false };
  }

  /**
   * Commits the changes to the release branch unless it has moved.
   * @param parent expected number of commits on the branch
   */
  commitChanges(
    parent: string,
    { changes }: Pick<RequestTexts, 'changes'>,
    request?: string,
  ): void {
    const release = this.around.release();
    if (release === undefined || String(release.length) !== parent) return;
    const output = this.getFile(release);
    for (const { key, portal } of changes) {
      const value = output.get(key) ?? '';
      const since = this.knownSince.get(value) ?? Number.POSITIVE_INFINITY;
      const isOfPeople = this.written.get(value)?.by === 'file';
      if (isOfPeople && portal !== undefined && since > getNumber(portal)) this.lost.push(value);
    }
    this.commit('t', new Map(changes.map(({ key, portal }) => [key, portal ?? null])));
    if (request !== undefined) this.owners.set(release.at(-1) ?? '', request);
  }

  /**
   * Reports the content file of a commit to the portal.
   * @param length number of commits up to it
   */
  report(length: string, request?: string): void {
    const commits = (this.around.release() ?? []).slice(0, Number(length));
    const commit = commits.at(-1);
    if (commit === undefined || commits.length !== Number(length)) return;
    const texts = this.getFile(commits);
    for (const key of keys) this.note(key, texts.get(key) ?? null, commit, request);
  }

  private note(key: string, value: string | null, commit: string, request?: string): void {
    const { pending, committed, live, attached } = this.of(key);
    const own = attached.findLast(({ requestId }) => requestId === request);
    const found = [pending, own].filter((one) => one?.status === 'pending' && one.value === value);
    for (const override of found) {
      if (override === undefined) continue;
      this.remove(override);
      this.overrides.push({ ...override, status: 'committed', commitSha: commit });
    }
    const before = committed ?? live;
    if (found.length > 0 || request !== undefined || (before?.value ?? null) === value) return;
    this.overrides.push({ key, value, status: 'committed', commitSha: commit });
    if (value !== null && !this.knownSince.has(value)) this.knownSince.set(value, this.last);
  }

  /**
   * Marks the texts that Production serves as live.
   * @param live number of the commits that it serves
   */
  settle(live: number): void {
    const production = this.around.production();
    const held = new Set(production.slice(0, live));
    for (const key of keys) {
      const rows = this.overrides.filter(
        (one) => one.key === key && /^(committed|live|replaced)$/.test(one.status),
      );
      const shown = rows.findLast(
        ({ commitSha }) => commitSha !== undefined && held.has(commitSha),
      );
      let shows = rows.findLast(({ status }) => status === 'live');
      if (shows?.commitSha !== undefined && !held.has(shows.commitSha)) {
        shows.status = 'committed';
        shows = undefined;
      }
      if (shown === undefined) continue;
      const at = (one: Override | undefined) =>
        one === undefined ? -1 : this.overrides.indexOf(one);
      for (const row of rows)
        if (row.status === 'committed' && at(row) < at(shown) && held.has(row.commitSha ?? ''))
          row.status = 'replaced';
      if (at(shows) >= at(shown) || shows === shown) continue;
      if (shows !== undefined) shows.status = 'replaced';
      Object.assign(shown, { status: 'live', requestId: undefined });
    }
  }

  /**
   * Detaches the uncommitted texts of a completed request, so that the next commit includes them.
   */
  release(request: string): void {
    for (const override of this.overrides.filter(
      ({ requestId, status }) => requestId === request && status === 'pending',
    )) {
      const { pending } = this.of(override.key);
      if (
        pending !== undefined &&
        this.overrides.indexOf(pending) > this.overrides.indexOf(override)
      )
        this.remove(override);
      else {
        if (pending !== undefined) this.remove(pending);
        override.requestId = undefined;
      }
    }
  }

  /** Withdraws the texts of a declined request, except for committed ones whose code was merged. */
  withdraw(request: string): void {
    for (const override of this.overrides)
      if (override.requestId === request && /^(pending|committed)$/.test(override.status))
        if (override.status === 'pending' || !this.around.isMerged(request))
          override.status = 'withdrawn';
  }

  /** Returns whether the portal has a later text for the same key. */
  isReplaced(value: string): boolean {
    const { key } = this.written.get(value) ?? {};
    const later = [...this.written].slice([...this.written.keys()].indexOf(value) + 1);
    return later.some(
      ([other, one]) => one.key === key && this.overrides.some((row) => row.value === other),
    );
  }

  /** Returns the state that the texts automation observes. */
  observeTexts(): TextsState {
    const release = this.around.release();
    const edits = keys.flatMap((key): PendingTextOverride[] => {
      const { pending } = this.of(key);
      return pending === undefined
        ? []
        : [{ key, ...pendingEdit(this.listed(key), pending.value) }];
    });
    const target =
      release === undefined
        ? undefined
        : {
            branch: 'release/1.0.0',
            head: `${release.length}`,
            merged: mergeTexts(this.getFile(release), edits),
            unreported: keys.filter(
              (key) => inRepository(this.listed(key)) !== this.getFile(release).get(key),
            ),
          };
    const rest = {
      needsPull: false,
      proposal: undefined,
      pull: undefined,
      deployment: undefined,
    } as const;
    return { mode: 'commit', page, file, target, ...rest };
  }

  planSync(): PlannedSync | undefined {
    const state = this.observeTexts();
    const next = planTexts(state);
    return next.kind === 'step' ? { step: next.step, state } : undefined;
  }

  applySync({ step, state }: PlannedSync): void {
    if (step.do === 'commit-texts' && state.target !== undefined)
      this.commitChanges(step.parent, state.target.merged);
    if (step.do === 'tell-portal') this.report(step.commit);
  }

  /** Runs the texts automation until nothing is left to do. */
  sync(): void {
    for (let steps = 0; steps < 10; steps += 1) {
      const planned = this.planSync();
      if (planned === undefined) return;
      this.applySync(planned);
    }
    throw new Error('the texts go in a circle');
  }
}
