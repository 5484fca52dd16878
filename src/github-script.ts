import { createRequire } from 'node:module';
import path from 'node:path';
import * as core from '@actions/core';
import * as exec from '@actions/exec';
import { context, getOctokit } from '@actions/github';
import * as glob from '@actions/glob';
import * as io from '@actions/io';

/** Runs an `actions/github-script` step, whose script is the body of an async function. */
async function main(): Promise<void> {
  const encode = encoders[core.getInput('result-encoding')];
  if (!encode) return fail('"result-encoding" must be either "string" or "json"');
  const github = getOctokit(core.getInput('github-token', { required: true }), {
    userAgent: core.getInput('user-agent') || undefined,
    baseUrl: core.getInput('base-url') || undefined,
    log: core.getInput('debug') === 'true' ? console : undefined,
  });
  // Resolve names and relative paths from the workspace instead of from this file.
  const require = createRequire(path.join(process.cwd(), 'script.js'));
  const given = { require, github, octokit: github, getOctokit, context, core, exec, glob, io };
  const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor;
  const script = new AsyncFunction(...Object.keys(given), core.getInput('script'));
  core.setOutput('result', encode(await script(...Object.values(given))));
}

const encoders: Readonly<Record<string, (result: unknown) => string | undefined>> = {
  json: (result) => JSON.stringify(result),
  string: String,
};

function fail(error: unknown): void {
  console.error(error);
  core.setFailed(`Unhandled error: ${error}`);
}

process.on('unhandledRejection', fail);
main().catch(fail);
