import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/shared/clock.ts
import { setTimeout as delay } from "node:timers/promises";
var systemClock = {
  now: () => Date.now(),
  async sleep(ms, signal) {
    signal?.throwIfAborted();
    try {
      await delay(ms, void 0, signal ? { signal } : {});
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    }
  }
};

// src/shared/http/retry.ts
var transient = [408, 429, 500, 502, 503, 504];
var retry = {
  /** For reads, and for writes that the service carries out once however often they are sent. */
  safe: { attempts: 4, statuses: transient, faults: true },
  /** For a write that must not be carried out twice: again only where the service says that it did nothing. */
  refusedOnly: { attempts: 4, statuses: [429, 503], faults: false },
  never: { attempts: 1, statuses: [], faults: false }
};
var base = 250;
var cap = 8e3;
var longestRetryAfter = 6e4;
function pauseBefore(attempt, retryAfter, now, random) {
  const asked = retryAfter === void 0 ? void 0 : parseRetryAfter(retryAfter, now);
  if (asked !== void 0) return asked <= longestRetryAfter ? asked : void 0;
  return random * Math.min(cap, base * 2 ** (attempt - 1));
}
function parseRetryAfter(value, now) {
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1e3;
  const date = /^\s*[A-Z][a-z]{2}/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? void 0 : Math.max(0, date - now);
}

export {
  systemClock,
  retry,
  pauseBefore,
  parseRetryAfter
};
