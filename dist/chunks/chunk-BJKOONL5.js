import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  didYouMean
} from "./chunk-7DB6NTV3.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";

// src/cli/portal/input.ts
function assignments(given, kinds, what, group) {
  const values = {};
  const problems = [];
  const prefix = group === void 0 ? "" : `${group}.`;
  for (const text of given) {
    const mark = text.indexOf("=");
    const name = mark < 0 ? text : text.slice(0, mark);
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : void 0;
    const value = mark < 0 || kind === void 0 ? void 0 : parsedAs(text.slice(mark + 1), kind);
    if (value !== void 0) values[name] = value;
    else if (kind === void 0) {
      const near = didYouMean(name, Object.keys(kinds));
      const known = near === "" ? `; expected one of ${Object.keys(kinds).join(", ")}` : near;
      problems.push({ field: prefix + name, message: `is not known${known}` });
    } else problems.push({ field: prefix + name, message: `expected ${name}=${expected[kind]}` });
  }
  if (problems.length > 0) throw refused(what, problems);
  return values;
}
var expected = {
  text: "<text>",
  number: "<number>",
  switch: "true or =false",
  "address or none": "<address> or =none"
};
function parsedAs(text, kind) {
  switch (kind) {
    case "text":
      return text;
    case "number":
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : void 0;
    case "switch":
      return text === "true" || text === "yes" ? true : text === "false" || text === "no" ? false : void 0;
    case "address or none":
      return text === "none" || text === "null" ? null : text;
  }
}
function refuseInvalid(schema, value, what) {
  const result = schema.safeParse(value);
  const issues = result.success ? [] : result.error.issues.filter(({ code }) => code !== "unrecognized_keys");
  if (issues.length === 0) return;
  throw refused(
    what,
    issues.map((issue) => ({
      field: issue.path.join(".") || "the value",
      message: messageOf(issue) + lengthOf(value, issue.path)
    }))
  );
}
function refuseNothing(change, what) {
  if (Object.values(change).some((value) => value !== void 0)) return;
  throw new SiteDeployError("USAGE", `There is nothing to change ${what}.`, {
    remedy: "Name what is to be changed; --help lists it."
  });
}
function refused(what, problems) {
  const fields = problems.length === 1 ? "one value is not valid" : `${problems.length} values are not valid`;
  return new SiteDeployError("USAGE", `Nothing was sent ${what}: ${fields}.`, {
    facts: problems.map(({ field, message }) => `${field}: ${message}`),
    remedy: "Correct the values that are named, and run the command again."
  });
}
function messageOf(issue) {
  switch (issue.code) {
    case "too_big":
      return issue.origin === "string" ? `Has at most ${issue.maximum} characters.` : `Is at most ${issue.maximum}.`;
    case "too_small":
      if (issue.origin === "string" && Number(issue.minimum) === 1) return "Must not be empty.";
      return issue.origin === "string" ? `Has at least ${issue.minimum} characters.` : `Is ${issue.inclusive ? "at least" : "more than"} ${issue.minimum}.`;
    case "invalid_value":
      return `Expected one of ${issue.values.map(String).join(", ")}.`;
    case "invalid_type":
      return issue.input === void 0 ? `Expected a ${issue.expected}.` : issue.message;
    default:
      return issue.message;
  }
}
function lengthOf(value, path) {
  const found = path.reduce(
    (inner, key) => typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : void 0,
    value
  );
  return typeof found === "string" && found.length > 60 ? ` It has ${[...found].length}.` : "";
}
function listOf(text) {
  return text.split(",").map((part) => part.trim()).filter((part) => part !== "");
}

export {
  assignments,
  refuseInvalid,
  refuseNothing,
  listOf
};
