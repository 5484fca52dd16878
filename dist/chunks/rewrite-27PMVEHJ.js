import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  Rewriter
} from "./chunk-Z2UR5V6J.js";
import {
  __callDispose,
  __using
} from "./chunk-MIU6LSPI.js";

// src/steps/finish/rewrite/rewrite.ts
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
var worthThreads = 500;
var mostThreads = 2;
var batchSize = 32;
var sliceMs = 20;
async function rewritePages(jobs, context) {
  const threads = context.threads ?? (jobs.length < worthThreads ? 0 : Math.min(mostThreads, availableParallelism()));
  return threads < 1 ? rewriteHere(jobs, context) : rewriteInThreads(jobs, threads, context);
}
async function rewriteHere(jobs, context) {
  var _stack = [];
  try {
    if (jobs.length === 0) return [];
    const rewriter = __using(_stack, new Rewriter(inputOf(0, context)));
    const results = [];
    let breath = performance.now();
    for (const job of jobs) {
      results.push(rewriter.rewrite(job));
      if (performance.now() - breath > sliceMs) {
        await setImmediate();
        context.signal.throwIfAborted();
        context.onProgress?.(results.length);
        breath = performance.now();
      }
    }
    return results;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    __callDispose(_stack, _error, _hasError);
  }
}
async function rewriteInThreads(jobs, threads, context) {
  const results = /* @__PURE__ */ new Map();
  let next = 0;
  const take = () => {
    const batch = jobs.slice(next, next + batchSize);
    next += batch.length;
    return batch.length > 0 ? batch : void 0;
  };
  const keep = (done) => {
    for (const result of done) results.set(result.path, result);
    context.onProgress?.(results.size);
  };
  const workers = Array.from({ length: threads }, (_, index) => startWorker(index, context));
  try {
    await Promise.all(workers.map((worker) => feed(worker, take, keep, context.signal)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return jobs.flatMap(({ path: name }) => results.get(name) ?? []);
}
function inputOf(index, { scratch, texts, hashes }) {
  return { spool: path.join(scratch, `pages-${index}`), texts, hashes };
}
function startWorker(index, context) {
  return new Worker(workerModule(), {
    workerData: inputOf(index, context),
    // A page is garbage as soon as it is written: a small heap for what is young halves the memory of a thread, at the same speed. The tree of the
    // largest page must still fit.
    resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 2048 }
  });
}
function workerModule() {
  const places = ["./worker.ts", "./steps/finish/rewrite/worker.js", "../steps/finish/rewrite/worker.js"];
  const found = places.map((place) => new URL(place, import.meta.url)).find((place) => existsSync(place));
  return found ?? new URL(places[0] ?? "", import.meta.url);
}
function feed(worker, take, keep, signal) {
  const { promise, resolve, reject } = Promise.withResolvers();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  worker.on("error", reject);
  worker.on("exit", () => reject(new Error("a thread of the rewriting ended early")));
  worker.on("message", (answer) => {
    if ("closed" in answer) resolve();
    else {
      keep(answer.results);
      worker.postMessage(take());
    }
  });
  if (signal.aborted) onAbort();
  else worker.postMessage(take());
  return promise.finally(() => signal.removeEventListener("abort", onAbort));
}
export {
  rewritePages
};
