/**
 * Demonstrates site-deploy on this machine, without an account:
 *
 *     npm run demo               pushes a site to the local GitHub, whose workflow deploys it
 *     npm run demo -- --requests plays a development request, from submission to the live site
 *
 * With `--once`, or without a terminal, both exit at the end instead of serving until Ctrl-C. The
 * exit code is 1 if anything failed or the site isn't live.
 */
import module from 'node:module';
import path from 'node:path';

// Without the cache, Node would compile hundreds of sources at each start.
module.enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/node-compile'));
const { playPush, playRequests } = await import('./demo/play.ts');
const args = process.argv.slice(2);
const play = args.includes('--requests') ? playRequests : playPush;
process.exit((await play(process.stdout.isTTY && !args.includes('--once'))) ? 0 : 1);
