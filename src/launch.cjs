#!/usr/bin/env node
/*
 * The command `site-deploy`. It starts the program where Node can run it, and says what to do where Node is too old.
 * Therefore it is CommonJS in plain JavaScript: a Node that cannot even read the program can read this.
 */
'use strict';

const { spawn } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const needed = [24, 5];
/** In a checkout the sources run as they stand; the package of npm has no sources, but a bundle. */
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

/** The Node that `npm ci` has put into a checkout; `undefined` where there is none. */
function nodeOfCheckout(folder) {
  const modules = path.join(folder, 'node_modules');
  const names = fs.existsSync(modules) ? fs.readdirSync(modules) : [];
  return names
    .filter((name) => /^node-(bin-)?(darwin|linux|win)-/.test(name))
    .flatMap((name) => ['node', 'node.exe'].map((file) => path.join(modules, name, 'bin', file)))
    .find((file) => fs.existsSync(file));
}

/** Runs this again on another Node, which gets the signals that this process gets. */
function startOn(node) {
  const child = spawn(node, [__filename, ...process.argv.slice(2)], { stdio: 'inherit' });
  // Ctrl-C reaches every process of a terminal; a second one would end the program at once.
  const hasTerminal = [0, 1, 2].some((stream) => require('node:tty').isatty(stream));
  process.on('SIGINT', () => hasTerminal || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => {
    console.error(`${node} could not be started: ${error.message}`);
    process.exitCode = 2;
  });
  child.once('exit', (code, signal) => {
    // As a shell calls the end by a signal.
    process.exitCode = code ?? 128 + (require('node:os').constants.signals[signal] ?? 0);
  });
}

/** A word of a command line for a POSIX shell. */
function quoted(word) {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replace(/'/g, "'\\''")}'`;
}
