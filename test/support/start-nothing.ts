import { ChildProcess } from 'node:child_process';
import { Server } from 'node:net';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

interface Starting {
  spawn(options: { readonly args: readonly string[] }): unknown;
}
const processes = ChildProcess.prototype as unknown as Starting;
const servers = Server.prototype;
const { spawn } = processes;
const { listen } = servers;
let started: string[] = [];

beforeAll(() => {
  processes.spawn = function spawnRecorded(options) {
    started.push(options.args.join(' '));
    return spawn.call(this, options);
  };
  servers.listen = function listenRecorded(...args: unknown[]) {
    started.push('a server');
    return Reflect.apply(listen, this, args);
  };
});
afterEach(() => {
  const found = started;
  started = [];
  expect(found, 'Tests that start something form the lane "integration": see lanes.ts').toEqual([]);
});
afterAll(() => {
  processes.spawn = spawn;
  servers.listen = listen;
});
