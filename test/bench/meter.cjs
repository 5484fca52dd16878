// Loaded into a process that is measured: at its end it writes down the microseconds that it took of the processor.
const file = process.env.BENCH_METER;
if (file !== undefined) {
  // Its children and threads are not measured.
  delete process.env.BENCH_METER;
  delete process.env.NODE_OPTIONS;
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    require('node:fs').writeFileSync(file, String(user + system));
  });
}
