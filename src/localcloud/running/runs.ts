import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { getErrorMessage } from '../../shared/errors/error.ts';
import { replaceFile } from '../../shared/files.ts';
import { parseJson } from '../../shared/json.ts';

const Step = z.object({
  step: z.string(),
  startMs: z.number(),
  durationMs: z.number(),
  outcome: z.string(),
});
const Finding = z.object({
  message: z.string(),
  file: z.optional(z.string()),
  line: z.optional(z.number()),
});
const Report = z.object({
  title: z.string(),
  isDone: z.boolean(),
  closingLines: z.array(z.string()),
  timeline: z.optional(z.array(Step)),
  findings: z.optional(z.array(Finding)),
});
export type RunReport = z.infer<typeof Report>;

/** @returns the report as JSON. @throws if the run couldn't start */
export type DeploySite = (
  runId: string,
  onLine: (line: string) => void,
) => Promise<string | undefined>;

export class StartedRun {
  readonly id: string;
  readonly startedAt: string;
  readonly lines: string[] = [];
  report: RunReport | undefined;
  finishedAt: string | undefined;
  readonly done: Promise<void>;
  #next = Promise.withResolvers<void>();

  constructor(id: string, deploy: DeploySite, startedAt: string = new Date().toISOString()) {
    this.id = id;
    this.startedAt = startedAt;
    this.done = this.#run(deploy);
  }

  get isFinished(): boolean {
    return Boolean(this.finishedAt);
  }

  /** Yields all lines from the beginning, then each new one as it arrives. */
  async *follow(): AsyncGenerator<string> {
    for (let at = 0; ; ) {
      const next = this.#next.promise;
      while (at < this.lines.length) yield this.lines[at++] ?? '';
      if (this.isFinished) return;
      await next;
    }
  }

  async #run(deploy: DeploySite): Promise<void> {
    try {
      const report = await deploy(this.id, (line) => this.#append(line));
      this.report = Report.safeParse(parseJson(report ?? '')).data;
    } catch (error) {
      this.#append(getErrorMessage(error));
    } finally {
      this.finishedAt = new Date().toISOString();
      this.#wake();
    }
  }

  #append(line: string): void {
    this.lines.push(line);
    this.#wake();
  }

  #wake(): void {
    const { resolve } = this.#next;
    this.#next = Promise.withResolvers();
    resolve();
  }
}

function toFinished({ id, startedAt, lines, report }: StartedRun): FinishedRun {
  return { id, startedAt, lines, report: report && JSON.stringify(report) };
}

const maxRuns = 50;

/** Allows one active run per site. Includes runs of other processes. */
export class StartedRuns {
  readonly #deployers: ReadonlyMap<string, DeploySite>;
  readonly #runs = new Map<string, StartedRun[]>();
  readonly #file: string | undefined;
  #written = Promise.resolve();

  /** @param deployers by site id @param file stores the last runs */
  constructor(deployers: ReadonlyMap<string, DeploySite> = new Map(), file?: string) {
    this.#deployers = deployers;
    this.#file = file;
  }

  async restore(): Promise<void> {
    if (!this.#file) return;
    for (const [siteId, runs] of Object.entries(await readStoredRuns(this.#file)))
      for (const run of runs) await this.#remember(siteId, run);
  }

  /** Never fails: a run counts even if it can't be stored. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.#written;
  }

  canDeploy(siteId: string): boolean {
    return this.#deployers.has(siteId);
  }

  /** Starts a run, or returns the active one; `undefined` if the site has no folder here. */
  deploy(siteId: string): StartedRun | undefined {
    const deploy = this.#deployers.get(siteId);
    if (!deploy) return undefined;
    const runs = this.#runs.get(siteId) ?? [];
    const last = runs.at(-1);
    if (last && !last.isFinished) return last;
    const run = new StartedRun(this.#newId(), deploy);
    this.#add(siteId, run);
    void run.done.then(() => this.#save());
    return run;
  }

  async record(siteId: string, run: FinishedRun): Promise<void> {
    await this.#remember(siteId, run);
    this.#save();
  }

  async #remember(siteId: string, finishedRun: FinishedRun): Promise<void> {
    const { id, startedAt, lines, report } = finishedRun;
    const replay: DeploySite = async (_, onLine) => {
      for (const line of lines) onLine(line);
      return report;
    };
    const run = new StartedRun(id, replay, startedAt);
    await run.done;
    // An active run stays the last one, so that no second run starts.
    this.#add(siteId, run);
  }

  find(siteId: string, id: string): StartedRun | undefined {
    return this.#runs.get(siteId)?.find((run) => run.id === id);
  }

  #save(): void {
    const file = this.#file;
    if (!file) return;
    const finished = [...this.#runs].map(([siteId, runs]) => {
      const stored = runs.filter((run) => run.isFinished).map(toFinished);
      return [siteId, stored] as const;
    });
    this.#written = this.#written
      .then(() => storeRuns(file, Object.fromEntries(finished)))
      .catch(() => undefined);
  }

  #add(siteId: string, run: StartedRun): void {
    const runs = [...(this.#runs.get(siteId) ?? []), run];
    const finished = runs.filter((item) => item.isFinished);
    const active = runs.filter((item) => !item.isFinished);
    this.#runs.set(siteId, [...finished, ...active].slice(-maxRuns));
  }

  /** Returns increasing numbers, like GitHub's ids. */
  #newId(): string {
    const ids = [...this.#runs.values()].flat().map((run) => Number(run.id));
    return String(Math.max(Date.now(), ...ids.map((id) => id + 1)));
  }
}

/** Dispose of the result before releasing the folder. */
export async function openRuns(deployers: ReadonlyMap<string, DeploySite>, dir?: string) {
  const runs = new StartedRuns(deployers, dir && path.join(dir, 'runs.json'));
  await runs.restore();
  return runs;
}

const StoredRun = z.object({
  id: z.string(),
  startedAt: z.string(),
  lines: z.array(z.string()),
  report: z.optional(z.string()),
});
export type FinishedRun = z.infer<typeof StoredRun>;
const StoredRuns = z.record(z.string(), z.array(StoredRun));

/** Maximum runs per site, lines per run, and characters in total. */
const limits = { runs: 20, lines: 500, characters: 4_000_000 };

export type RunsBySite = Readonly<Record<string, readonly FinishedRun[]>>;

export async function readStoredRuns(file: string): Promise<RunsBySite> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return z.safeParse(StoredRuns, parseJson(text)).data ?? {};
}

export async function storeRuns(file: string, runs: RunsBySite): Promise<void> {
  let text = '{}';
  for (let left = 1; left <= limits.runs; left++) {
    const stored = Object.entries(runs).map(([site, ofSite]) => {
      const last = ofSite.slice(-left);
      return [site, last.map((run) => ({ ...run, lines: run.lines.slice(-limits.lines) }))];
    });
    const more = JSON.stringify(Object.fromEntries(stored));
    if (more.length > limits.characters) break;
    text = more;
  }
  await replaceFile(file, text);
}
