import path from 'node:path';
import * as z from 'zod/mini';
import { messageOf } from '../../shared/errors/error.ts';
import { parseJson } from '../../shared/json.ts';
import { type EndedRun, keepRuns, readKeptRuns } from './kept-runs.ts';

export type { EndedRun } from './kept-runs.ts';

/** What is shown of the report of a run. */
const Report = z.object({
  title: z.string(),
  isDone: z.boolean(),
  closingLines: z.array(z.string()),
  timeline: z.optional(
    z.array(z.object({ step: z.string(), startMs: z.number(), durationMs: z.number(), outcome: z.string() })),
  ),
  findings: z.optional(
    z.array(z.object({ message: z.string(), file: z.optional(z.string()), line: z.optional(z.number()) })),
  ),
});
export type RunReport = z.infer<typeof Report>;

/**
 * Deploys a site from its folder.
 * @returns the report of the run as JSON; `undefined` where it has none
 * @throws what has kept it from starting
 */
export type DeploySite = (runId: string, onLine: (line: string) => void) => Promise<string | undefined>;

/** A run that was started here. */
export class StartedRun {
  readonly id: string;
  readonly startedAt: string;
  readonly lines: string[] = [];
  report: RunReport | undefined;
  endedAt: string | undefined;
  /** Settles when it has ended, however it did. */
  readonly done: Promise<void>;
  #next = Promise.withResolvers<void>();

  constructor(id: string, deploy: DeploySite, startedAt: string = new Date().toISOString()) {
    this.id = id;
    this.startedAt = startedAt;
    this.done = this.#run(deploy);
  }

  get hasEnded(): boolean {
    return Boolean(this.endedAt);
  }

  /** Its lines from the first one on, each as soon as it is there. */
  async *follow(): AsyncGenerator<string> {
    for (let at = 0; ; ) {
      const next = this.#next.promise;
      while (at < this.lines.length) yield this.lines[at++] ?? '';
      if (this.hasEnded) return;
      await next;
    }
  }

  async #run(deploy: DeploySite): Promise<void> {
    try {
      const report = await deploy(this.id, (line) => this.#say(line));
      this.report = Report.safeParse(parseJson(report ?? '')).data;
    } catch (error) {
      this.#say(messageOf(error));
    } finally {
      this.endedAt = new Date().toISOString();
      this.#wake();
    }
  }

  #say(line: string): void {
    this.lines.push(line);
    this.#wake();
  }

  #wake(): void {
    const { resolve } = this.#next;
    this.#next = Promise.withResolvers();
    resolve();
  }
}

/** Runs of a site that are remembered. */
const kept = 50;

/** The runs that were started here, one at a time for each site, and those that others have made. */
export class StartedRuns {
  readonly #deployers: ReadonlyMap<string, DeploySite>;
  readonly #runs = new Map<string, StartedRun[]>();
  readonly #file: string | undefined;
  #written = Promise.resolve();

  /**
   * @param deployers by the id of their site: those that can be deployed from here
   * @param file in which the last runs are kept; absent: nowhere
   */
  constructor(deployers: ReadonlyMap<string, DeploySite> = new Map(), file?: string) {
    this.#deployers = deployers;
    this.#file = file;
  }

  /** Remembers the runs that the file holds. */
  async restore(): Promise<void> {
    if (!this.#file) return;
    for (const [siteId, runs] of Object.entries(await readKeptRuns(this.#file)))
      for (const run of runs) await this.#remember(siteId, run);
  }

  /** Settles when what is to be kept has been written. It never fails: a run counts without it. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.#written;
  }

  canDeploy(siteId: string): boolean {
    return this.#deployers.has(siteId);
  }

  /** Starts a run, or tells the one that is under way; `undefined` where the site has no folder here. */
  deploy(siteId: string): StartedRun | undefined {
    const deploy = this.#deployers.get(siteId);
    if (!deploy) return undefined;
    const runs = this.#runs.get(siteId) ?? [];
    const last = runs.at(-1);
    if (last && !last.hasEnded) return last;
    const run = new StartedRun(this.#newId(), deploy);
    this.#add(siteId, run);
    void run.done.then(() => this.#save());
    return run;
  }

  /** Remembers a run of another process. */
  async record(siteId: string, run: EndedRun): Promise<void> {
    await this.#remember(siteId, run);
    this.#save();
  }

  async #remember(siteId: string, { id, startedAt, lines, report }: EndedRun): Promise<void> {
    const said: DeploySite = async (_, onLine) => {
      for (const line of lines) onLine(line);
      return report;
    };
    const run = new StartedRun(id, said, startedAt);
    await run.done;
    // One that goes on stays the last one: nothing is started beside it.
    this.#add(siteId, run);
  }

  find(siteId: string, id: string): StartedRun | undefined {
    return this.#runs.get(siteId)?.find((run) => run.id === id);
  }

  #save(): void {
    const file = this.#file;
    if (!file) return;
    const ended = [...this.#runs].map(([siteId, runs]) => {
      const kept = runs.filter(({ hasEnded }) => hasEnded);
      return [
        siteId,
        kept.map(({ id, startedAt, lines, report }): EndedRun => {
          return { id, startedAt, lines, ...(report !== undefined && { report: JSON.stringify(report) }) };
        }),
      ] as const;
    });
    this.#written = this.#written.then(() => keepRuns(file, Object.fromEntries(ended))).catch(() => undefined);
  }

  #add(siteId: string, run: StartedRun): void {
    const runs = this.#runs.get(siteId) ?? [];
    const goesOn = runs.filter((one) => !one.hasEnded);
    const ended = runs.filter((one) => one.hasEnded);
    this.#runs.set(siteId, [...ended, ...(run.hasEnded ? [run, ...goesOn] : [...goesOn, run])].slice(-kept));
  }

  /** Ids of runs are numbers that grow, as GitHub's. */
  #newId(): string {
    const ids = [...this.#runs.values()].flat().map(({ id }) => Number(id));
    return String(Math.max(Date.now(), ...ids.map((id) => id + 1)));
  }
}

/**
 * The runs of a local cloud, with those that its folder keeps. Dispose of them before the folder is left to others.
 * @param dir absolute path; absent: nothing is kept
 */
export async function openRuns(deployers: ReadonlyMap<string, DeploySite>, dir?: string): Promise<StartedRuns> {
  const runs = new StartedRuns(deployers, dir === undefined ? undefined : path.join(dir, 'runs.json'));
  await runs.restore();
  return runs;
}
