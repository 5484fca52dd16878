/**
 * Commands that run a script of site-deploy's Action (`own`) or of any other action (`foreign`).
 * Node's option to use a proxy would double the start-up time, because Node then loads all of
 * `fetch`. Site-deploy's Action doesn't use `fetch`, so the option is only set for its child
 * processes.
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
