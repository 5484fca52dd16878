// Loaded into a process that is measured: at its end it writes down the most processor time, in microseconds, that its
// main thread took between two turns of the event loop. A signal waits that long on an idle machine.
const file = process.env.BENCH_DELAY;
if (file !== undefined) {
  // Its children and threads are not measured.
  delete process.env.BENCH_DELAY;
  delete process.env.NODE_OPTIONS;
  let last = process.threadCpuUsage();
  let longest = 0;
  const turn = () => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, now.user + now.system - last.user - last.system);
    last = now;
  };
  setInterval(turn, 1).unref();
  process.on('exit', () => {
    turn();
    require('node:fs').writeFileSync(file, String(longest));
  });
}
