import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  bytes
} from "./chunk-U5YFR3HI.js";
import {
  describeError
} from "./chunk-VUXH4CYX.js";

// src/deploy/report.ts
function isDone(result) {
  return (result.status === "succeeded" || result.status === "skipped") && result.notifyError === void 0;
}
function closingLines(result) {
  const { error, notifyError } = result;
  if (error !== void 0) {
    const [what = "", ...rest] = describeError(error);
    const remedy = rest.pop() ?? "";
    const told = notifyError === void 0 ? [] : [notifyError.message, ...notifyError.facts.map((fact) => `  ${fact}`)];
    return [`${headline(result)}: ${what}`, ...rest, ...told, siteLine(result), remedy];
  }
  if (notifyError !== void 0)
    return [...describeError(notifyError).slice(0, -1), siteLine(result), `What to do: ${notifyError.remedy}`];
  return [successLine(result)];
}
function headline({ status, failedStep }) {
  const where = failedStep === void 0 ? "" : ` in step ${failedStep}`;
  if (status === "skipped") return `Skipped${where}`;
  if (status === "cancelled") return `Cancelled${where}`;
  return status === "unknown" ? `Outcome unknown${where}` : `Failed${where}`;
}
function siteLine({ siteChanged, status, url }) {
  const where = url === void 0 ? "The site" : url;
  if (siteChanged === "no") return "The live site was not changed.";
  if (status === "succeeded") return `${where} is live with this build and verified.`;
  if (siteChanged === "yes")
    return `${where} has probably changed: the hosting platform reported success, but this was not verified.`;
  return `${where} may have changed: the upload was handed over, and its outcome is not known.`;
}
function successLine({
  status,
  closed,
  isPresent,
  url,
  version,
  environment,
  fileCount,
  totalBytes,
  folder
}) {
  const size = fileCount === void 0 ? "" : `, ${fileCount} files, ${bytes(totalBytes ?? 0)}`;
  if (closed !== void 0) return `Closed: the Preview "${closed}" is no more.`;
  if (isPresent)
    return `Unchanged: ${url} serves these files of ${version} already (${environment}${size}). Verified, and the portal knows.`;
  if (status === "skipped") return `Dry run: ${version} for ${environment} is ready${size}. Nothing was sent.`;
  if (folder !== void 0) return `Built: ${version} for ${environment}${size}, in ${folder}.`;
  return `Live: ${url} serves ${version} (${environment}${size}). Verified, and the portal knows.`;
}

export {
  isDone,
  closingLines
};
