import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";

// src/shared/paths.ts
import { lstat, realpath } from "node:fs/promises";
import path from "node:path";
async function resolveInside(root, relative, what) {
  const refuse = (where) => new SiteDeployError("PATH_OUTSIDE_WORKSPACE", `${what} "${relative}" leads to ${where}, outside of ${root}.`);
  const realRoot = await realpath(root);
  const target = path.resolve(realRoot, relative);
  if (!isInside(realRoot, target)) throw refuse(target);
  const real = await realpathOfExisting(target);
  if (!isInside(realRoot, real)) throw refuse(real);
  return target;
}
function isInside(root, target) {
  const relative = path.relative(root, target);
  return relative === "" || !relative.startsWith(`..${path.sep}`) && relative !== ".." && !path.isAbsolute(relative);
}
async function realpathOfExisting(target) {
  try {
    return await realpath(target);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    const isDanglingLink = await lstat(target).then(
      (stat) => stat.isSymbolicLink(),
      () => false
    );
    if (isDanglingLink) return path.resolve("/", "dangling symbolic link");
    const parent = path.dirname(target);
    return parent === target ? target : path.join(await realpathOfExisting(parent), path.basename(target));
  }
}

export {
  resolveInside,
  isInside
};
