#!/usr/bin/env node
/*
 * The command `site-deploy`. It starts the program where Node can run it, and says what to do where Node is too old.
 * Therefore it is CommonJS in plain JavaScript: a Node that cannot even read the program can read this.
 */
'use strict';

const fs = require('node:fs');
const path = require('node:path');

const needed = [24, 5];
/** In a checkout the sources run as they stand; the package of npm has no sources, but a bundle. */
const isCheckout = fs.existsSync(path.join(__dirname, 'cli.ts'));

const [major, minor] = process.versions.node.split('.').map(Number);
if (major > needed[0] || (major === needed[0] && minor >= needed[1]))
  void import(isCheckout ? './cli.ts' : '../lib/cli.js');
else {
  const words = ['site-deploy', ...process.argv.slice(2)].map(quoted).join(' ');
  // npm puts the programs of node_modules first on PATH, and a checkout has Node 24 among them.
  const remedy = isCheckout
    ? `run "npm ci" once, and then: npx ${words}`
    : `run: npx --package node@${needed[0]} --package site-deploy -- ${words}`;
  console.error(
    `site-deploy needs Node ${needed.join('.')} or later. This is Node ${process.versions.node} (${process.execPath}).`,
  );
  console.error(`What to do: install Node ${needed[0]}, or ${remedy}`);
  process.exitCode = 2;
}

/** A word of a command line for a POSIX shell. */
function quoted(word) {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replace(/'/g, "'\\''")}'`;
}
