import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/cli/deploy/local-event.ts
import { randomUUID } from "node:crypto";
async function readCheckout(git) {
  const ask = async (...args) => (await git(args))?.trim() || void 0;
  const [branch, sha, remote, message] = await Promise.all([
    ask("symbolic-ref", "--short", "-q", "HEAD"),
    ask("rev-parse", "HEAD"),
    ask("remote", "get-url", "origin"),
    ask("log", "-1", "--format=%B")
  ]);
  const repository = /[/:]([^/:]+\/[^/]+?)(?:\.git)?\/?$/.exec(remote ?? "")?.[1];
  return { branch, sha, repository, message };
}
function localEvent({ branch, sha, repository, message }) {
  return {
    name: "local",
    ref: branch === void 0 ? "" : `refs/heads/${branch}`,
    sha: sha ?? "",
    repository: repository ?? "",
    ...message !== void 0 && { commitMessage: message },
    run: { id: randomUUID(), attempt: 1 }
  };
}

export {
  readCheckout,
  localEvent
};
