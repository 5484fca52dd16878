#!/usr/bin/env node
/**
 * The command `site-deploy`. Starts the program if Node is recent enough, else explains what to do.
 * It is plain JavaScript in CommonJS, so that it runs on a Node that can't parse the program.
 */
'use strict';

const { spawn } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const needed = [24, 5];
/**
 * Whether this is a checkout, which runs from its sources. The npm package only contains a bundle.
 */
const isCheckout = fs.existsSync(path.join(__dirname, 'cli.ts'));

const [major, minor] = process.versions.node.split('.').map(Number);
const isNewEnough = major > needed[0] || (major === needed[0] && minor >= needed[1]);
const ownNode = isNewEnough || !isCheckout ? undefined : nodeOfCheckout(path.dirname(__dirname));
if (isNewEnough) void import(isCheckout ? './cli.ts' : '../lib/cli.js');
else if (ownNode !== undefined) startOn(ownNode);
else {
  const words = ['site-deploy', ...process.argv.slice(2)].map(quoted).join(' ');
  const remedy = isCheckout
    ? `run "npm ci" in ${path.dirname(__dirname)} once: it brings Node ${needed[0]}. Then run this again.`
    : `run: npx --package node@${needed[0]} --package site-deploy -- ${words}`;
  console.error(
    `site-deploy needs Node ${needed.join('.')} or later. This is Node ${process.versions.node} (${process.execPath}).`,
  );
  console.error(`What to do: install Node ${needed[0]}, or ${remedy}`);
  process.exitCode = 2;
}

/** Returns the Node that `npm ci` installs into a checkout; `undefined` without one. */
function nodeOfCheckout(folder) {
  const modules = path.join(folder, 'node_modules');
  const names = fs.existsSync(modules) ? fs.readdirSync(modules) : [];
  return names
    .filter((name) => /^node-(bin-)?(darwin|linux|win)-/.test(name))
    .flatMap((name) => ['node', 'node.exe'].map((file) => path.join(modules, name, 'bin', file)))
    .find((file) => fs.existsSync(file));
}

/** Runs this file again with another Node, and forwards signals to it. */
function startOn(node) {
  const child = spawn(node, [__filename, ...process.argv.slice(2)], { stdio: 'inherit' });
  // Don't forward Ctrl-C, which reaches every process of a terminal: a second one would end the
  // program at once.
  const hasTerminal = [0, 1, 2].some((stream) => require('node:tty').isatty(stream));
  process.on('SIGINT', () => hasTerminal || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => {
    console.error(`${node} could not be started: ${error.message}`);
    process.exitCode = 2;
  });
  child.once('exit', (code, signal) => {
    // Use the exit code with which shells report a signal.
    process.exitCode = code ?? 128 + (require('node:os').constants.signals[signal] ?? 0);
  });
}

/** Quotes a word for a POSIX shell. */
function quoted(word) {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replace(/'/g, "'\\''")}'`;
}
