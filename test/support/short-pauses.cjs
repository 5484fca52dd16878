/**
 * Loaded into a process before its code: pauses above 200 ms are a twentieth as long, so that a
 * test of a service that stays unavailable takes less time. Timeouts stay as they are.
 */
const timers = require('node:timers/promises');
const { syncBuiltinESMExports } = require('node:module');

const pause = timers.setTimeout;
timers.setTimeout = (ms, value, options) => {
  // With `ref: false`, it doesn't keep the process alive: it is a timeout, not a pause.
  const isShort = ms > 200 && options?.ref !== false;
  return pause(isShort ? ms / 20 : ms, value, options);
};
syncBuiltinESMExports();
