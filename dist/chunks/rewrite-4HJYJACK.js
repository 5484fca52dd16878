import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  Rewriter
} from "./chunk-KB4MNZMI.js";
import "./chunk-7JSQHARG.js";
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
var worthThreads = 1e3;
var mostThreads = 2;
var batchSize = 32;
var batchesAhead = 2;
var sliceMs = 20;
async function rewritePages(jobs, context) {
  const source = jobs[Symbol.iterator]();
  const first = take(source, worthThreads);
  const isWorthThreads = first.length === worthThreads;
  const threads = context.threads ?? (isWorthThreads ? Math.min(mostThreads, availableParallelism()) : 0);
  const batches = inBatches(first, source);
  return threads < 1 ? rewriteHere(batches, context) : rewriteInThreads(batches, threads, context);
}
function take(source, most) {
  const taken = [];
  while (taken.length < most) {
    const next = source.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}
function* inBatches(first, rest) {
  while (first.length > 0) yield first.splice(0, batchSize);
  for (let batch = take(rest, batchSize); batch.length > 0; batch = take(rest, batchSize)) yield batch;
}
async function rewriteHere(batches, context) {
  var _stack = [];
  try {
    const results = [];
    const rewriter = __using(_stack, new Rewriter(inputOf(0, context)));
    let breath = performance.now();
    for (const batch of batches) {
      for (const job of batch) {
        results.push(rewriter.rewrite(job));
        if (performance.now() - breath < sliceMs) continue;
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
async function rewriteInThreads(batches, threads, context) {
  const results = [];
  let given = 0;
  let done = 0;
  const next = () => {
    const batch = batches.next();
    if (batch.done) return void 0;
    const start = given;
    given += batch.value.length;
    return { start, jobs: batch.value };
  };
  const keep = (start, answers) => {
    for (const [index, answer] of answers.entries()) results[start + index] = answer;
    done += answers.length;
    context.onProgress?.(done);
  };
  const workers = Array.from({ length: threads }, (_, index) => startWorker(index, context));
  try {
    await Promise.all(workers.map((worker) => feed(worker, next, keep, context.signal)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
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
function feed(worker, next, keep, signal) {
  const { promise, resolve, reject } = Promise.withResolvers();
  const starts = [];
  let isLast = false;
  const give = () => {
    if (isLast) return;
    const batch = next();
    if (batch === void 0) isLast = true;
    else starts.push(batch.start);
    worker.postMessage(batch?.jobs);
  };
  const onAbort = () => reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  worker.on("error", reject);
  worker.on("exit", () => reject(new Error("a thread of the rewriting ended early")));
  worker.on("message", (answer) => {
    if ("closed" in answer) resolve();
    else {
      keep(starts.shift() ?? 0, answer.results);
      give();
    }
  });
  if (signal.aborted) onAbort();
  else for (let ahead = 0; ahead < batchesAhead; ahead += 1) give();
  return promise.finally(() => signal.removeEventListener("abort", onAbort));
}
export {
  rewritePages
};
