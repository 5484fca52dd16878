/**
 * An agent that is loaded into a run by NODE_OPTIONS. At the first line of the log that matches AGENT_AT it does what
 * AGENT_DOES says.
 */
const { isMainThread } = require('node:worker_threads');

const does = {
  throw: () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  },
  reject: () => Promise.reject(Object.assign(new Error('EMFILE'), { code: 'EMFILE' })),
  exit: () => process.exit(0),
  complain: () => {
    for (let line = 0; line < 50; line += 1) process.stderr.write(`the agent complains ${line}\n`);
  },
};

if (isMainThread && process.env.AGENT_AT) {
  const at = new RegExp(process.env.AGENT_AT);
  let isDone = false;
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream);
    stream.write = (text, ...rest) => {
      if (!isDone && at.test(text)) {
        isDone = true;
        setImmediate(does[process.env.AGENT_DOES]);
      }
      return write(text, ...rest);
    };
  }
}
