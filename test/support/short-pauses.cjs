/**
 * Loaded into a process before it: pauses above 200 ms are a twentieth as long, so that a test of a
 * service that stays away doesn't wait for every retry. Limits are still measured by the clock.
 */
const timers = require('node:timers/promises');
const { syncBuiltinESMExports } = require('node:module');

const pause = timers.setTimeout;
timers.setTimeout = (ms, value, options) => {
  // A pause that doesn't hold the process is a limit.
  const isShort = ms > 200 && options?.ref !== false;
  return pause(isShort ? ms / 20 : ms, value, options);
};
syncBuiltinESMExports();
