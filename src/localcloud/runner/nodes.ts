/**
 * Commands that run a script. Node's option to use a proxy would double the start-up time, because
 * Node then loads all of `fetch`. The Action doesn't use `fetch`, but its child processes may.
 */
export const nodes = {
  own: {
    command: [
      process.execPath,
      '--import',
      "data:text/javascript,process.env.NODE_USE_ENV_PROXY||='1'",
    ],
    env: { NODE_USE_ENV_PROXY: '' },
  },
  foreign: { command: [process.execPath], env: {} },
};
