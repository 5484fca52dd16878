import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  didYouMean
} from "./chunk-7DB6NTV3.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";

// src/steps/plan/branch-pattern.ts
function matchesBranch(branch, pattern) {
  const source = pattern.split(/(\*\*|\*)/).map((part) => part === "**" ? ".*" : part === "*" ? "[^/]*" : part.replace(/[\\^$.+?()[\]{}|/-]/g, "\\$&")).join("");
  return new RegExp(`^${source}$`, "s").test(branch);
}
function branchOf(ref) {
  const prefix = "refs/heads/";
  return ref.startsWith(prefix) && ref.length > prefix.length ? ref.slice(prefix.length) : void 0;
}

// src/steps/plan/environment.ts
var names = /* @__PURE__ */ new Map([
  ["production", "Production"],
  ["preview", "Preview"]
]);
function chooseEnvironment(rules, event, input) {
  const asked = parseEnvironment(input);
  const { branch, home } = deployedBranch(rules, event);
  if (asked === void 0) {
    if (event.name !== "workflow_dispatch") return home;
    throw new SiteDeployError(
      "ENVIRONMENT_UNKNOWN",
      'The workflow was started by hand without the input "environment".'
    );
  }
  const isPush = event.name === "push";
  if (asked === home || asked === "Preview" && !isPush) return asked;
  const asking = isPush ? `A push to ${branch} is deployed to ${home}` : `The branch ${branch} may only be deployed to ${home}`;
  throw new SiteDeployError("ENVIRONMENT_CONFLICT", `${asking}, but the input "environment" asks for ${asked}.`, {
    facts: describeRules(rules)
  });
}
function checkClose({ production, preview }, event, input) {
  const branch = branchOf(event.ref);
  if ((parseEnvironment(input) ?? "Preview") === "Production") {
    throw new SiteDeployError(
      "ENVIRONMENT_CONFLICT",
      'Only a Preview can be closed, but the input "environment" asks for Production.'
    );
  }
  const byHand = ["workflow_dispatch", "local"].includes(event.name);
  const isPreviewBranch = branch !== void 0 && branch !== production.branch && preview.branches.some((pattern) => matchesBranch(branch, pattern));
  const isDeletion = event.name === "delete" || event.name === "push" && /^0+$/.test(event.sha);
  if (byHand || isDeletion && isPreviewBranch) return;
  throw new SiteDeployError(
    "EVENT_NOT_DEPLOYED",
    `The event "${event.name}" of ${branch ?? event.ref} closes no Preview.`,
    {
      facts: [`A Preview is closed by hand, or when a branch of ${preview.branches.join(", ")} is deleted.`]
    }
  );
}
function deployedBranch(rules, event) {
  const refuse = (what) => new SiteDeployError("EVENT_NOT_DEPLOYED", `${what} is not deployed.`, { facts: describeRules(rules) });
  if (!["push", "workflow_dispatch", "local"].includes(event.name)) throw refuse(`The event "${event.name}"`);
  const branch = branchOf(event.ref);
  if (branch === void 0) throw refuse(event.ref === "" ? "A commit without a branch" : event.ref);
  if (/^0+$/.test(event.sha)) throw refuse(`The deletion of the branch ${branch}`);
  if (branch === rules.production.branch) return { branch, home: "Production" };
  if (rules.preview.branches.some((pattern) => matchesBranch(branch, pattern))) return { branch, home: "Preview" };
  throw refuse(`The branch ${branch}`);
}
function parseEnvironment(input) {
  const word = input?.trim() ?? "";
  if (word === "") return void 0;
  const environment = names.get(word.toLowerCase());
  if (environment !== void 0) return environment;
  throw new SiteDeployError(
    "ENVIRONMENT_UNKNOWN",
    `found the environment "${word}", expected production or preview${didYouMean(word, names.keys())}`
  );
}
function describeRules({ production, preview }) {
  const previews = preview.branches.join(", ");
  return [
    `A push to ${production.branch} is deployed to Production.`,
    `A push to ${previews} is deployed to Preview.`,
    `By hand, with the input "environment": ${production.branch} to either, ${previews} to Preview.`
  ];
}

export {
  branchOf,
  chooseEnvironment,
  checkClose
};
