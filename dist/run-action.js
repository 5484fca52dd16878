const [e] = (() => {
var t = Object.create, n = Object.defineProperty, r = Object.getOwnPropertyDescriptor, i = Object.getOwnPropertyNames, a = Object.getPrototypeOf, o = Object.prototype.hasOwnProperty, __commonJSMin = (e, t) => () => (t || (e((t = { exports: {} }).exports, t, t.exports), e = null), t.exports), __exportAll = (e, t) => {
	let r = {};
	for (var i in e) n(r, i, {
		get: e[i],
		enumerable: !0
	});
	return t || n(r, Symbol.toStringTag, { value: "Module" }), r;
}, __copyProps = (e, t, a, s) => {
	if (t && typeof t == "object" || typeof t == "function") for (var c = i(t), l = 0, u = c.length, d; l < u; l++) d = c[l], !o.call(e, d) && d !== a && n(e, d, {
		get: ((e) => t[e]).bind(null, d),
		enumerable: !(s = r(t, d)) || s.enumerable
	});
	return e;
}, __toESM = (e, r, i) => (i = e == null ? {} : t(a(e)), __copyProps(r || !e || !e.__esModule || !o.call(e, "default") ? n(i, "default", {
	value: e,
	enumerable: !0
}) : i, e));
return [__exportAll];
})();
import { A as t, At as n, C as r, Ct as i, E as a, G as o, H as s, Ht as c, I as l, J as u, K as d, L as f, N as p, Nt as m, P as h, Qt as g, St as _, T as v, U as y, Vt as b, W as x, X as S, Y as C, _ as w, _t as T, a as E, b as D, bt as O, c as ee, ct as te, d as k, dn as A, f as j, gn as ne, hn as re, i as M, j as N, jt as ie, k as ae, kn as oe, kt as se, ln as P, n as F, q as ce, s as le, sn as I, t as ue, tt as de, u as L, un as fe, v as pe, vn as R, wt as z, xn as B, yn as me } from "./shared.js";
const { readFileSync: he, readdirSync: ge, statSync: _e } = globalThis.process.getBuiltinModule("node:fs"), readdir = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").readdir(...e), { setImmediate: V } = globalThis.process.getBuiltinModule("node:timers/promises"), { isUtf8: ve } = globalThis.process.getBuiltinModule("node:buffer"), H = globalThis.process.getBuiltinModule("os"), U = globalThis.process.getBuiltinModule("fs"), W = globalThis.process.getBuiltinModule("path"), G = globalThis.process.getBuiltinModule("node:path");
// node_modules/@actions/core/lib/utils.js
function toCommandValue(e) {
	return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function toCommandProperties(e) {
	return Object.keys(e).length ? {
		title: e.title,
		file: e.file,
		line: e.startLine,
		endLine: e.endLine,
		col: e.startColumn,
		endColumn: e.endColumn
	} : {};
}
// node_modules/@actions/core/lib/command.js
function issueCommand(e, t, n) {
	let r = new Command(e, t, n);
	process.stdout.write(r.toString() + H.EOL);
}
function issue(e, t = "") {
	issueCommand(e, {}, t);
}
var Command = class {
	constructor(e, t, n) {
		e ||= "missing.command", this.command = e, this.properties = t, this.message = n;
	}
	toString() {
		let e = "::" + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			e += " ";
			let t = !0;
			for (let n in this.properties) if (this.properties.hasOwnProperty(n)) {
				let r = this.properties[n];
				r && (t ? t = !1 : e += ",", e += `${n}=${escapeProperty(r)}`);
			}
		}
		return e += `::${escapeData(this.message)}`, e;
	}
};
function escapeData(e) {
	return toCommandValue(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(e) {
	return toCommandValue(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// \0stub:10
const randomUUID = () => process.getBuiltinModule("crypto").randomUUID();
// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!U.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	U.appendFileSync(n, `${toCommandValue(t)}${H.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(e, t) {
	let n = `ghadelimiter_${randomUUID()}`, r = toCommandValue(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${H.EOL}${r}${H.EOL}${n}`;
}
// \0stub:11
var OidcClient = class {
	static getIDToken() {
		throw Error("core.getIDToken is not part of this bundle");
	}
};
// \0stub:9
const ye = {}, be = {};
// node_modules/@actions/core/lib/path-utils.js
function toPosixPath(e) {
	return e.replace(/[\\]/g, "/");
}
function toWin32Path(e) {
	return e.replace(/[/]/g, "\\");
}
function toPlatformPath(e) {
	return e.replace(/[/\\]/g, W.sep);
}
// \0stub:8
var xe = e({}), Se = e({
	ExitCode: () => K,
	addPath: () => addPath,
	debug: () => debug,
	endGroup: () => endGroup,
	error: () => error,
	exportVariable: () => exportVariable,
	getBooleanInput: () => getBooleanInput,
	getIDToken: () => getIDToken,
	getInput: () => getInput,
	getMultilineInput: () => getMultilineInput,
	getState: () => getState,
	group: () => group,
	info: () => info,
	isDebug: () => isDebug,
	markdownSummary: () => be,
	notice: () => notice,
	platform: () => xe,
	saveState: () => saveState,
	setCommandEcho: () => setCommandEcho,
	setFailed: () => setFailed,
	setOutput: () => setOutput,
	setSecret: () => setSecret,
	startGroup: () => startGroup,
	summary: () => ye,
	toPlatformPath: () => toPlatformPath,
	toPosixPath: () => toPosixPath,
	toWin32Path: () => toWin32Path,
	warning: () => warning
}), __awaiter = function(e, t, n, r) {
	function adopt(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, i) {
		function fulfilled(e) {
			try {
				step(r.next(e));
			} catch (e) {
				i(e);
			}
		}
		function rejected(e) {
			try {
				step(r.throw(e));
			} catch (e) {
				i(e);
			}
		}
		function step(e) {
			e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
		}
		step((r = r.apply(e, t || [])).next());
	});
}, K;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(K ||= {});
function exportVariable(e, t) {
	let n = toCommandValue(t);
	if (process.env[e] = n, process.env.GITHUB_ENV) return issueFileCommand("ENV", prepareKeyValueMessage(e, t));
	issueCommand("set-env", { name: e }, n);
}
function setSecret(e) {
	issueCommand("add-mask", {}, e);
}
function addPath(e) {
	process.env.GITHUB_PATH ? issueFileCommand("PATH", e) : issueCommand("add-path", {}, e), process.env.PATH = `${e}${W.delimiter}${process.env.PATH}`;
}
function getInput(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function getMultilineInput(e, t) {
	let n = getInput(e, t).split("\n").filter((e) => e !== "");
	return t && t.trimWhitespace === !1 ? n : n.map((e) => e.trim());
}
function getBooleanInput(e, t) {
	let n = [
		"true",
		"True",
		"TRUE"
	], r = [
		"false",
		"False",
		"FALSE"
	], i = getInput(e, t);
	if (n.includes(i)) return !0;
	if (r.includes(i)) return !1;
	throw TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}\nSupport boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
function setOutput(e, t) {
	if (process.env.GITHUB_OUTPUT) return issueFileCommand("OUTPUT", prepareKeyValueMessage(e, t));
	process.stdout.write(H.EOL), issueCommand("set-output", { name: e }, toCommandValue(t));
}
function setCommandEcho(e) {
	issue("echo", e ? "on" : "off");
}
function setFailed(e) {
	process.exitCode = K.Failure, error(e);
}
function isDebug() {
	return process.env.RUNNER_DEBUG === "1";
}
function debug(e) {
	issueCommand("debug", {}, e);
}
function error(e, t = {}) {
	issueCommand("error", toCommandProperties(t), e instanceof Error ? e.toString() : e);
}
function warning(e, t = {}) {
	issueCommand("warning", toCommandProperties(t), e instanceof Error ? e.toString() : e);
}
function notice(e, t = {}) {
	issueCommand("notice", toCommandProperties(t), e instanceof Error ? e.toString() : e);
}
function info(e) {
	process.stdout.write(e + H.EOL);
}
function startGroup(e) {
	issue("group", e);
}
function endGroup() {
	issue("endgroup");
}
function group(e, t) {
	return __awaiter(this, void 0, void 0, function* () {
		startGroup(e);
		let n;
		try {
			n = yield t();
		} finally {
			endGroup();
		}
		return n;
	});
}
function saveState(e, t) {
	if (process.env.GITHUB_STATE) return issueFileCommand("STATE", prepareKeyValueMessage(e, t));
	issueCommand("save-state", { name: e }, toCommandValue(t));
}
function getState(e) {
	return process.env[`STATE_${e}`] || "";
}
function getIDToken(e) {
	return __awaiter(this, void 0, void 0, function* () {
		return yield OidcClient.getIDToken(e);
	});
}
// src/deploy/record.ts
const Ce = [
	"DISTRIBUTION_UNKNOWN",
	"CLOSE_UNKNOWN",
	"VERIFY_UNREACHABLE",
	"VERIFY_ADDRESS_UNKNOWN"
], isOfRun = (e) => e === "CANCELLED" || e === "ENDED_EARLY" || e === "INTERNAL" || e in ne["The machine"], we = [
	"SUPERSEDED",
	"BRANCH_GONE",
	"PREVIEW_IN_USE"
];
var RunRecord = class {
	deps;
	closing;
	#e = new AbortController();
	#t;
	#n = {};
	#r = {};
	#i = "no";
	#a = "failed";
	#o = !1;
	#s = I();
	#c = [];
	#l = [];
	constructor(e) {
		let t = {
			...e,
			log: collectingLog(e.log, this.#l)
		};
		this.deps = t, this.closing = closingDeps(t), this.#t = {
			...t,
			signal: AbortSignal.any([t.signal, this.#e.signal])
		};
	}
	async step(e, t, n, r = this.#t) {
		let { log: i, signal: a } = this.deps, o = I(), elapsed = () => I() - o, logLine = (t) => i.info(`${e.padEnd(9)}${m(elapsed()).padStart(8)}  ${t}`), s = "done";
		i.debug(`step ${e} begins`);
		try {
			r.signal.throwIfAborted();
			let e = await t(r);
			return await V(), logLine(n(e)), e;
		} catch (t) {
			throw (!r.signal.aborted || a.aborted) && this.#d(e), s = r.signal.aborted ? "ended" : "failed", logLine(s), t;
		} finally {
			let t = Math.round(o - this.#s);
			this.#c.push({
				step: e,
				startMs: t,
				durationMs: Math.round(elapsed()),
				outcome: s
			}), this.#n[e] = Math.round((this.#n[e] ?? 0) * 1e3 + elapsed()) / 1e3;
		}
	}
	async ahead(e, t) {
		try {
			return await t(this.#t);
		} catch (t) {
			throw this.#t.signal.aborted || this.#d(e), this.stop(t), t;
		}
	}
	addFacts(e) {
		this.#r = {
			...this.#r,
			...e
		};
	}
	begins(e) {
		this.addFacts({ correlationId: e });
	}
	mayHaveChanged() {
		this.#i = "maybe";
	}
	hasChanged() {
		this.#i = "yes";
	}
	isAsBefore() {
		this.#i = "no";
	}
	get siteChanged() {
		return this.#i;
	}
	stop(e) {
		this.#e.abort(e);
	}
	complete(e) {
		this.#o = !0, this.#a = e;
	}
	end(e) {
		return this.#o || this.failed(e), this.result();
	}
	failed(e) {
		this.#o = !0;
		let { signal: t } = this.deps, n = P.from(t.aborted ? t.reason : e), r = we.includes(n.code), i = this.#i !== "no" && (r || isOfRun(n.code));
		this.#a = i || Ce.includes(n.code) ? "unknown" : n.code === "CANCELLED" ? "cancelled" : r ? "skipped" : "failed", this.addFacts({ error: i ? this.#u(n) : n }), this.stop(n);
	}
	result() {
		return {
			notified: !1,
			...this.#r,
			status: this.#a,
			siteChanged: this.#i,
			seconds: this.#n,
			timeline: this.#c.toSorted((e, t) => e.startMs - t.startMs),
			findings: [...this.#l]
		};
	}
	#u(e) {
		let { code: t, message: n, facts: r } = e, { remedy: i } = re[this.#r.closing ? "CLOSE_UNKNOWN" : "DISTRIBUTION_UNKNOWN"];
		return new P(t, n, {
			facts: r,
			cause: e,
			remedy: i
		});
	}
	#d(e) {
		this.addFacts({ failedStep: this.#r.failedStep ?? e });
	}
};
function closingDeps(e) {
	let { signal: t, afterCancelMs: n = 5e3 } = e, r = new AbortController(), soon = () => void setTimeout(() => r.abort(t.reason), n).unref();
	return t.aborted ? soon() : t.addEventListener("abort", soon), {
		...e,
		signal: r.signal
	};
}
function collectingLog(e, t) {
	let n = new Set();
	return {
		...e,
		warn(r, i) {
			let { concern: a, file: o, line: s, column: c } = i ?? {}, l = {
				message: r,
				concern: a,
				file: o,
				line: s,
				column: c
			}, u = JSON.stringify(l);
			n.has(u) || (n.add(u), t.length < 1e3 && t.push(l), e.warn(r, i));
		}
	};
}
// src/config/load.ts
const q = "site.config.yml", J = 64e3;
async function loadSiteConfig(e, t = q) {
	let n = decode(read(await D(e, t, "The site config file").catch((n) => {
		throw n instanceof P ? n : new P("CONFIG_NOT_FOUND", `Can't access ${t} in ${e}.`, { cause: n });
	}), e, t), t);
	await V();
	let { parseSiteConfig: r } = await import("./config.js").then((e) => e.a);
	return await V(), r(n, t);
}
function read(e, t, n) {
	try {
		let t = _e(e);
		if (!t.isFile()) throw new P("CONFIG_NOT_FOUND", `${n} is not a file.`, { remedy: "Replace it with a site config, or set the input \"config\" to another file." });
		if (t.size > J) throw tooLarge(n, t.size);
		return he(e);
	} catch (r) {
		if (r instanceof P) throw r;
		if (me(r)) {
			let i = similarFiles(e, t), a = `${n} does not exist in ${t}.`, o = remedyFor(n, i);
			throw new P("CONFIG_NOT_FOUND", a, {
				cause: r,
				facts: i,
				remedy: o
			});
		}
		throw new P("CONFIG_NOT_FOUND", `${n} cannot be read.`, {
			cause: r,
			facts: [A(r)],
			remedy: "Correct its permissions, or set the input \"config\" to another file."
		});
	}
}
function remedyFor(e, [t = ""]) {
	let [, n, r] = /^Similar files: ((?:\.\.\/)*)([^,/]+)\.$/.exec(t) ?? [];
	return n ? `Run it in ${n.slice(0, -1)}, which has a site config.` : r && `Rename ${r} to ${e}, or set the input "config" to ${r}.`;
}
function similarFiles(e, t) {
	let n = [
		".",
		".github",
		"..",
		"../.."
	].map((e) => G.join(t, e)), r = new Set([G.dirname(e), ...n]), i = [];
	for (let n of r) for (let r of readNames(n)) isSimilar(r, G.basename(e)) && i.push(G.relative(t, G.join(n, r)).split(G.sep).join("/"));
	return i.length > 0 ? [`Similar files: ${[...new Set(i)].sort().join(", ")}.`] : [];
}
function readNames(e) {
	try {
		return ge(e);
	} catch {
		return [];
	}
}
function isSimilar(e, t) {
	return /^\.?site[._-]?config\.(ya?ml|json5?)$/i.test(e) || pe(e, [t]) !== void 0;
}
function tooLarge(e, t) {
	let n = `found ${t} bytes, expected at most ${J}`;
	return j(e, [{
		file: e,
		line: 1,
		column: 1,
		message: n
	}]);
}
function decode(e, t) {
	if (ve(e)) return new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(e);
	throw j(t, [notUtf8(e, t)]);
}
function notUtf8(e, t) {
	let n = new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(e);
	return new k(t, n).problemAt(Math.max(0, n.indexOf("�")), "found invalid UTF-8, expected a UTF-8 text file");
}
// src/config/config-paths.ts
async function checkConfigPaths(e, t, n = q) {
	let { build: r, hosting: i, content: a } = t, { root: o, output: s, trustedRoot: c } = r, belowRoot = (e) => G.isAbsolute(e) ? e : G.join(o, e), check = async (t, r, i = t) => {
		try {
			return await D(e, t, r);
		} catch (t) {
			let a = t instanceof P, o = "outside the repository";
			a || (o = `(${A(t)})`);
			let s = await locateProblem(e, n, r, `${r}: found "${i}", ${o}, expected a path inside the repository` + suggestInside(e, i));
			if (!a) throw j(n, [s]);
			let { code: c, message: l } = t;
			throw new P(c, l, {
				cause: t,
				problems: [s]
			});
		}
	}, l = await check(o, "build.root");
	return R(l)?.isFile() && await requireBuildRoot(e, t, n), s !== void 0 && await check(belowRoot(s), "build.output", s), await check(belowRoot(i.config), "hosting.config", i.config), await check(a.file, "content.file"), c && await check(c, "build.trustedRoot"), l;
}
async function requireBuildRoot(e, { build: { root: t } }, n = q) {
	if (R(G.join(e, t))?.isDirectory()) return;
	let r = await listSourceFolders(e), i = w(t, r);
	!i && r.length > 0 && (i = `; there is: ${ie(r)}`);
	let a = `build.root: found "${t}", but there is no such folder${i}`;
	throw j(n, [await locateProblem(e, n, "build.root", a)]);
}
async function listSourceFolders(e, t = "") {
	let n = (await readdir(G.join(e, t), { withFileTypes: !0 })).filter((e) => e.isDirectory() && !/^(\.|node_modules$)/.test(e.name));
	return (await Promise.all(n.map(async ({ name: n }) => {
		let r = t + n;
		return (await readdir(G.join(e, r)).catch(() => [])).some((e) => Y.test(e)) ? [r] : t === "" ? listSourceFolders(e, `${r}/`) : [];
	}))).flat().sort();
}
const Y = /^(package\.json|index\.html|hugo\.(toml|ya?ml|json)|mkdocs\.ya?ml|book\.toml|_config\.ya?ml)$/;
function suggestInside(e, t) {
	let n = t.replace(/^([./\\]*[/\\])+/, "");
	return t.startsWith(e) || n === "" || n === t || n.split(/[/\\]/).includes("..") ? "" : `; did you mean "${n}"?`;
}
async function locateProblem(e, t, n, r) {
	let i = await B(G.join(e, t)).catch(() => void 0) ?? "", { problemOfKey: a } = await import("./config.js").then((e) => e.a);
	return a(i, t, n, r);
}
// src/deploy/steps/plan/environment.ts
const X = new Map([["production", "Production"], ["preview", "Preview"]]);
function chooseEnvironment(e, t, n) {
	let r = parseEnvironment(n);
	if (t.pull && !t.pull.isClosed && r !== "Production") return checkPull(e, t.pull), "Preview";
	let { branch: i, home: a } = deployedBranch(e, t);
	if (!r) {
		if (t.name !== "workflow_dispatch") return a;
		throw new P("ENVIRONMENT_UNKNOWN", "The workflow was started manually without the input \"environment\".");
	}
	let o = t.name === "push";
	if (r === a || r === "Preview" && !o) return r;
	let s = `The branch ${i} can only be deployed to ${a}`;
	o && (s = `A push to ${i} is deployed to ${a}`);
	let c = `${s}, but the input "environment" requests ${r}.`, l = {
		facts: describeRules(e),
		remedy: Ee
	};
	throw new P("ENVIRONMENT_CONFLICT", c, l);
}
function checkPull(e, { number: t, branch: n, isFork: r }) {
	let refuse = (e, n) => {
		let r = `Pull request #${t} is not deployed: ${e}.`;
		return new P("EVENT_NOT_DEPLOYED", r, { remedy: n });
	};
	if (r) throw refuse("it is from a fork");
	if (n === e.production.branch || F(n, e.preview.branches)) throw refuse(`a push to ${n} is deployed already`);
	if (!e.preview.perPullRequest) throw refuse("the site config does not enable it", Te);
	if (L(e.preview.name) === String(t)) throw refuse("environments.preview.name is its number", "Choose another name for the Preview.");
}
const Te = "Set environments.preview.perPullRequest: true in the site config, and run site-deploy onboard --apply; or remove the event from the workflow.", Ee = "Omit the input \"environment\" for runs triggered by a push. environments.production.branch and environments.preview.branches in the site config determine where each branch is deployed.";
function checkClose(e, t, n) {
	let r = M(t.ref);
	if (parseEnvironment(n) === "Production") throw new P("ENVIRONMENT_CONFLICT", "Only a Preview can be closed, but the input \"environment\" requests Production.");
	if (t.pull?.isClosed && !t.pull.isFork) return;
	let i = ["workflow_dispatch", "local"].includes(t.name), a = r && r !== e.production.branch && F(r, e.preview.branches), o = t.name === "delete" || t.name === "push" && /^0+$/.test(t.sha);
	if (i || o && a) return;
	let s = `The event "${t.name}" of ${r ?? t.ref} does not close a Preview.`, c = `A Preview is closed manually, or when a branch matching ${e.preview.branches.join(", ")} is deleted.`;
	throw new P("EVENT_NOT_DEPLOYED", s, { facts: [c] });
}
function withoutBranch({ sha: e }) {
	let t = "No branch is checked out.";
	return e === "" && (t = "Found no branch: the folder is not the root of a git repository with a commit, or git is not installed."), new P("EVENT_NOT_DEPLOYED", t, { remedy: "Name a branch: --branch <name> deploys the folder as a push to it would." });
}
function deployedBranch(e, t) {
	let n = describeRules(e), refuse = (e, t) => new P("EVENT_NOT_DEPLOYED", `${e} is not deployed.`, {
		facts: n,
		remedy: t
	});
	if (![
		"push",
		"workflow_dispatch",
		"local"
	].includes(t.name)) throw refuse(`The event "${t.name}"`);
	let r = M(t.ref);
	if (t.ref === "" && t.name === "local") throw withoutBranch(t);
	if (!r) throw refuse(t.ref || "A commit without a branch");
	if (/^0+$/.test(t.sha)) throw refuse(`The deletion of the branch ${r}`);
	if (r === e.production.branch) return {
		branch: r,
		home: "Production"
	};
	if (F(r, e.preview.branches)) return {
		branch: r,
		home: "Preview"
	};
	let i = `To deploy it to Production, set environments.production.branch: ${r} in the site config; for Preview, add it to environments.preview.branches. In a terminal, --branch <name> deploys as another branch.`;
	throw refuse(`The branch ${r}`, i);
}
function parseEnvironment(e = "") {
	let t = e.trim();
	if (t === "") return;
	let n = X.get(t.toLowerCase());
	if (n) return n;
	let r = `found the environment "${t}", expected production or preview${w(t, X.keys())}`;
	throw new P("ENVIRONMENT_UNKNOWN", r);
}
function describeRules({ production: { branch: e }, preview: t }) {
	let n = t.branches.join(", "), r = `${e} to either environment, ${n} to Preview`;
	return [
		`A push to ${e} is deployed to Production.`,
		`A push to ${n} is deployed to Preview.`,
		`Manually, with the input "environment": ${r}.`
	];
}
// src/deploy/steps/plan/types.ts
const De = [
	"auto",
	"official",
	"direct"
];
// src/deploy/steps/plan/plan.ts
async function makePlan(e, t) {
	let n = ee(e.mode), r = le(De, e.uploader, "auto", "uploader"), i = l(e.dryRun, "dry-run"), a = l(e.force, "force"), { workspace: o, event: s } = e, c = e.config?.trim() || "site.config.yml", u = await loadSiteConfig(o, c);
	t.signal.throwIfAborted();
	let { production: d, preview: f } = u.environments, { pull: p } = s, m = p ? {
		environmentName: String(p.number),
		url: void 0
	} : {
		environmentName: L(f.name),
		url: f.url
	}, h = {
		uploader: r,
		dryRun: i,
		event: s,
		config: u
	};
	if (n === "close") {
		checkClose(u.environments, s, e.environment), await checkConfigPaths(o, u, c);
		let t = /\/(\d+\.\d+\.\d+)$/.exec(s.ref)?.[1], r = {
			environment: "Preview",
			...m
		}, i = { config: E(u, "Preview", e.pins) };
		return {
			...h,
			...i,
			...r,
			mode: n,
			workspace: o,
			version: t
		};
	}
	if (n === "all" && u.build.attestation === "required" && !i) throw needsTwoJobs();
	let g = chooseEnvironment({
		production: d,
		preview: f
	}, s, e.environment), _ = await checkConfigPaths(o, u, c);
	(n === "all" || n === "build") && await requireBuildRoot(o, u, c);
	let v = m;
	g === "Production" && (v = {
		environmentName: null,
		url: u.site.url
	});
	let y = { config: E(u, g, e.pins) }, b = {
		workspace: o,
		configFile: c,
		buildRoot: _
	}, x = {
		...h,
		...y,
		environment: g,
		...v,
		force: a,
		...b
	};
	if (n === "rollback") {
		let r = runId(e.rollbackRun), { readRetainedPackage: i } = await import("./rollback.js").then((e) => e.t), { version: a, provenance: o, ref: c, builtBy: l } = await i(x, r, t), u = {
			...s,
			sha: o.commit,
			ref: c
		};
		return {
			...x,
			mode: n,
			rollbackRun: r,
			builtBy: l,
			version: a,
			provenance: o,
			event: u
		};
	}
	let { findVersion: S } = await import("./config.js").then((e) => e.t), [C, w] = await Promise.all([S({
		...x,
		input: e.siteVersion
	}, t), readTree(e, t)]);
	t.signal.throwIfAborted();
	let T = {
		commit: s.sha,
		tree: w,
		run: s.run.url
	};
	return {
		...x,
		mode: n,
		version: C,
		provenance: T
	};
}
async function readTree({ workspace: e, event: t }, n) {
	if (t.sha === "") return "";
	if (t.tree && Z.test(t.tree)) return t.tree;
	let runGit = (...t) => n.git(e, t, n.signal);
	if (t.name === "local" && await runGit("status", "--porcelain") !== "") return "";
	let r = await runGit("show", "-s", "--format=%T", t.sha);
	return Z.exec(r?.trim() ?? "")?.[0] ?? "";
}
const Z = /^[0-9a-f]{40,64}$/;
function runId(e = "") {
	let t = e.trim();
	if (/^\d{1,20}$/.test(t)) return t;
	let n = `rollback-run: found "${t}", expected the id of the run that built the package.`;
	throw new P("USAGE", n);
}
function needsTwoJobs() {
	return new P("ATTESTATION_MISSING", "One job cannot both build the site and get an attestation for the build.", { remedy: "Use two jobs, with \"mode: build\" and \"mode: deploy\", and attest the build between them; or set build.attestation: off." });
}
// src/deploy/deploy.ts
function couldNotBegin(e) {
	return {
		status: "failed",
		siteChanged: "no",
		notified: !1,
		seconds: {},
		error: P.from(e)
	};
}
async function deploy(e, t, n, r = new RunRecord(n)) {
	let i;
	e.uploader === "official" && n.http.connect?.(v, 1);
	try {
		i = await r.step("plan", (t) => makePlan(e, t), te), r.addFacts(factsOfPlan(i)), await carryOut(i, t, r);
	} catch (e) {
		r.failed(e);
	}
	return i && await recordLive(i, r), r.result();
}
async function recordLive(e, t) {
	let { error: n, notifyError: i, url: a = e.url } = t.result();
	if (!(n ?? i) || !a) return;
	if (e.dryRun || e.mode === "build" || e.mode === "reuse" || t.deps.signal.aborted) return t.addFacts({ live: { url: a } });
	let o = await r(a, t.deps, { limitMs: 5e3 }).catch(() => void 0), { commit: s, files: c } = o?.provenance ?? {};
	t.addFacts({ live: {
		url: a,
		version: o?.version,
		commit: s,
		digest: c
	} });
}
async function carryOut(e, t, n) {
	if (e.mode === "close") {
		let { closePreview: r } = await import("./close-preview.js").then((e) => e.t);
		return r(e, t, n);
	}
	if (e.mode === "build" || e.mode === "reuse") {
		let { buildOnly: t, reuseOnly: r } = await import("./deploy.js").then((e) => e.r);
		return e.mode === "build" ? t(e, n) : r(e, n);
	}
	let { deploySite: r } = await import("./session.js").then((e) => e.r);
	return r(e, t, n);
}
function factsOfPlan(e) {
	let { environment: t, version: n, config: r, event: i, dryRun: a } = e, { repository: o, ref: s, sha: c, run: l } = i, u = {
		repository: o,
		branch: i.pull?.branch ?? /^refs\/heads\/(.+)$/.exec(s)?.[1] ?? "",
		commit: c,
		headCommit: i.pull?.commit,
		runUrl: l.url,
		pull: i.pull?.number
	}, d = {
		environment: t,
		siteVersion: n,
		site: r.site.slug,
		source: u,
		dryRun: a
	};
	if (e.mode === "close") return {
		...d,
		closing: e.environmentName
	};
	let f = e.rollbackRun, p = {
		files: r.hosting.maxFiles,
		bytes: r.hosting.maxTotalSize
	};
	return {
		...d,
		limits: p,
		rolledBack: f ? {
			run: f,
			commit: c
		} : void 0
	};
}
// src/deploy/report.ts
const Q = {
	items: 200,
	characters: 2e3
};
function buildReport(e) {
	let { error: t, notifyError: n, findings: r = [], ...i } = e;
	return {
		title: formatTitle(e),
		isDone: isDone(e),
		...i,
		findings: r.slice(0, Q.items).map(withCutMessage),
		findingCount: r.length,
		closingLines: closingLines(e),
		error: t && plainError(t),
		notifyError: n && plainError(n)
	};
}
function plainError({ code: e, message: t, facts: n, problems: r, remedy: i }) {
	return {
		code: e,
		message: cut(t),
		facts: n.slice(-Q.items).map(cut),
		problems: r.slice(0, Q.items).map(withCutMessage),
		remedy: cut(i)
	};
}
const withCutMessage = (e) => ({
	...e,
	message: cut(e.message)
}), cut = (e) => e.length > Q.characters ? `${e.slice(0, Q.characters)}\u2026` : e, $ = {
	failed: "failed",
	cancelled: "was cancelled",
	unknown: "has an unknown outcome",
	skipped: "was skipped"
};
function formatTitle(e) {
	let { site: t, siteVersion: n, status: r, failedStep: i, closing: a } = e, o = describeTarget(e), s = o ? `is live in ${o}` : "is live", c = g([t ?? "the site", n]).join(" ");
	if (e.error || e.notifyError) {
		if (r === "succeeded") return `${c} ${s}, but the portal has not confirmed the report`;
		let e = i ? `, in step ${i}` : "";
		return a ? `Closing the Preview of ${c} ${$[r]}${e}` : `The deployment of ${c}${o ? ` in ${o}` : ""} ${$[r]}${e}`;
	}
	return a ? closingTitle(e, a, c) : e.isUnchanged ? `${c} ${s} already` : r === "skipped" ? `Dry run: ${c} is ready for ${o}` : e.builds ? `${c} has to be built for ${o}` : e.reused ? `${c} needs no build for ${o}` : e.folder ? `${c} is built for ${o}` : e.rolledBack ? `Rolled back: ${c} ${s}` : `${c} ${s}`;
}
function describeTarget({ environment: e, source: t }) {
	return t?.pull ? `the Preview of pull request #${t.pull}` : e;
}
function closingTitle(e, t, n) {
	let r = `Preview "${t}" of ${n}`, { closed: i } = e;
	return i ? i.outcome === "absent" ? `The ${r} did not exist` : i.gone ? `The ${r} is closed` : `The hosting platform confirmed closing the ${r}` : `Dry run: the ${r} would be closed`;
}
function isDone(e) {
	return (e.status === "succeeded" || e.status === "skipped") && !e.notifyError;
}
function closingLines(e) {
	let { error: t, notifyError: n } = e, r = t ?? n;
	if (!r) return [successLine(e)];
	let [i = "", ...a] = fe(r), o = a.pop() ?? "";
	if (!t) return [
		i,
		...a,
		siteLine(e),
		o
	];
	let s = [`${headline(e)}: ${i}`, ...a];
	return n && s.push(n.message, ...n.facts.map((e) => `  ${e}`)), [
		...s,
		siteLine(e),
		o
	];
}
const Oe = {
	skipped: "Skipped",
	cancelled: "Cancelled",
	unknown: "Outcome unknown"
};
function headline({ status: e, failedStep: t }) {
	let n = {
		failed: "Failed",
		succeeded: "Failed",
		...Oe
	}[e];
	return t ? `${n} in step ${t}` : n;
}
function siteLine(e) {
	let { siteChanged: t, status: n, url: r, closing: i, error: a, failedStep: o } = e, s = "The live site was not changed.", { environment: c, live: l } = e;
	if (i && t === "no") return `The Preview "${i}" was not closed. ${s}`;
	if (i) return `The Preview "${i}" may be closed: the request was sent. ${s}`;
	if (t === "no") {
		let e = c === "Preview" ? "The Preview was not changed." : s;
		return l?.version ? `${e} ${l.url} serves ${l.version}${commitText(l.commit)}.` : e;
	}
	let u = r ?? "The site";
	if (n === "succeeded") return `${u} ${describeLive(e)}`;
	if (t === "yes" && a?.code === "UPLOAD_WRONG_TARGET") return "The live site has changed: it serves the Preview instead of Production.";
	if (t === "yes") return `${u} has changed: a check found this build there, but not everywhere.`;
	let d = "the upload was sent, but its outcome is unknown";
	return a?.code === "DISTRIBUTION_FAILED" ? d = "the hosting platform had started to distribute the upload" : a?.code === "VERIFY_MISMATCH" ? d = "the hosting platform reported success, but no check found this build there" : a?.code.startsWith("VERIFY_") ? d = "the hosting platform reported success, but this was not verified" : a && isOfRun(a.code) && o === "verify" && (d = "the upload was sent, but the run ended before the site was verified"), `${u} may have changed: ${d}.`;
}
function describeLive({ live: e, siteVersion: t, source: n, digest: r }) {
	let { version: i, commit: a = "", digest: o = r } = e ?? {}, s = i === t && (a === "" || a === n?.commit);
	return !i || s && o === r ? "serves this build; verified." : `served this build, as verified; now it serves ${s ? `another build of ${i}` : i}${commitText(a)}.`;
}
function commitText(e = "") {
	return e === "" ? "" : ` (commit ${e.slice(0, 12)})`;
}
function successLine(e) {
	let { status: t, closing: r, closed: i, url: a, siteVersion: o, rolledBack: s } = e, c = "";
	e.fileCount && (c = `, ${n(e.fileCount, "file")}, ${se(e.totalBytes ?? 0)}`);
	let l = describeTarget(e), u = `(${l}${c}). Verified and reported to the portal.`;
	return e.source?.pull && (u = `(${l}${c}). Verified.`), i ? closedLine(r, i, e.source?.pull) : r ? `Dry run: the Preview "${r}" would be closed. Nothing was sent.` : e.isUnchanged ? `Unchanged: ${a} already serves these files of ${o} ${u}` : t === "skipped" ? `Dry run: ${o} for ${l} is ready${c}. Nothing was sent.` : e.builds ? `Nothing is reused: ${e.builds}. The next step builds ${o}.` : e.reused && e.builtBy ? `Reused: ${o} for ${l}${c}, that ${de(e.builtBy)}.` : e.folder ? `Built: ${o} for ${l}${c}, in ${e.folder}.` : s ? `Rolled back to ${o}${`${commitText(s.commit)}, run ${s.run}`}: ${a} serves it ${u}` : `Live: ${a} serves ${o} ${u}`;
}
function closedLine(e, t, n) {
	let { outcome: r, gone: i } = t, a = `the hosting platform confirmed closing the Preview "${e}"`;
	r === "absent" ? a = `the hosting platform has no Preview "${e}"` : i && (a = `the Preview "${e}" no longer exists`);
	let o = "Its URL was not checked because environments.preview.url is not set.";
	return n && (o = "Only the platform knows the URL of a pull request, so it was not checked."), i && (o = `Visitors of ${i.url} get "not found" (status ${i.status}).`), `Closed: ${a}. ${o}`;
}
const ke = [
	{
		items: 100,
		characters: 1e3
	},
	{
		items: 50,
		characters: 500
	},
	{
		items: 20,
		characters: 300
	},
	{
		items: 5,
		characters: 100
	}
];
function formatSummary(e) {
	let t = "";
	for (let n of ke) if (t = `${page(e, n)}\n`, Buffer.byteLength(t) <= 64e3) break;
	return t;
}
function page(e, t) {
	return _(O`## ${{ text: e.title }}`, s(e, t), y(e), o(e, t), x(e, t), u(e, t), C(e), timelinePart(e), ce(e), d(e, t));
}
function timelinePart(e) {
	let { timeline: t = [] } = e;
	if (t.length === 0) return;
	let n = t.map(({ step: e, startMs: t, durationMs: n, outcome: r }) => {
		let i = r === "failed" ? O`**failed**` : z(r);
		return [
			z(e),
			z(m(t)),
			z(m(n)),
			i
		];
	}), r = Math.max(...t.map((e) => e.startMs + e.durationMs)), a = [
		O`Step`,
		O`Start`,
		O`Duration`,
		O`Outcome`
	];
	return T(z(`Steps: ${m(r)}`), i(a, n));
}
// src/action/runner-result.ts
function toRunnerResult(e, t) {
	let n = sanitizeReport(e, t);
	return {
		title: n.title,
		outputs: ae(n),
		summary: formatSummary(n),
		annotations: toAnnotations(n),
		lines: n.closingLines,
		isDone: n.isDone
	};
}
function sanitizeReport(e, t) {
	let n = JSON.stringify(buildReport(e), (e, n) => typeof n == "string" ? t.text(n) : n);
	return JSON.parse(n);
}
function toAnnotations(e) {
	let t = e.error ?? e.notifyError;
	if (!t || t.problems.length === 0) return [];
	let n = t.problems.slice(0, 9), r = t.problems.length - n.length, i = r > 0 ? ` The summary has ${r} more.` : "", a = `${t.message} [${t.code}]${i}\nWhat to do: ${t.remedy}`, o = n.map(({ source: e, ...n }) => ({
		...n,
		title: t.code
	}));
	return [{
		message: a,
		title: e.title
	}, ...o];
}
// src/action/run-deployment.ts
var Ae = e({ runDeployment: () => runDeployment });
function runDeployment(e) {
	let t;
	return a(e, {
		run: (e) => deployAndReport(e, (e) => t = e),
		end: (e, n) => toRunnerResult(t?.end(e) ?? couldNotBegin(e), n)
	});
}
async function deployAndReport(e, n) {
	let { input: r, env: i, log: a, signal: o, sanitizer: s } = e, c = N(r, i, a.mask), l = h(r("api-token"), a.mask), u = t(r, c, a);
	await using d = await f({
		log: a,
		signal: o,
		env: i,
		github: c,
		apiToken: l
	});
	let m = p(r, e.context, i), g = new RunRecord(d);
	n(g);
	let _ = await deploy(m, e.identify(d), d, g);
	if (u) {
		let { repository: e } = m.event;
		await commentOnPulls(sanitizeReport(_, s), e, u, d);
	}
	return toRunnerResult(_, s);
}
async function commentOnPulls(e, t, n, r) {
	let { log: i } = r;
	if (r.signal.aborted) i.info("No comment on the pull request: the run was cancelled. A comment from an earlier run is left unchanged.");
	else try {
		let { writeComments: a } = await import("./github.js").then((e) => e.r), { repositoryForRun: o } = await import("./shared-rarely.js").then((e) => e.t), s = AbortSignal.any([r.signal, AbortSignal.timeout(3e4)]);
		await a(e, await o(t, n, {
			...r,
			signal: s
		}), i);
	} catch (e) {
		i.info(`No comment on the pull request: ${A(e)}`);
	}
}
// src/identity/github-identity.ts
var je = e({ githubIdentity: () => githubIdentity });
function githubIdentity(e) {
	let { http: t, requestUrl: n, requestToken: r, mask: i } = e;
	if (n) for (let e of [n, "https://login.microsoftonline.com"]) t.connect?.(e, 1);
	return { async idToken(e, a) {
		if (!n || !r) throw new P("IDENTITY_NOT_AVAILABLE", "This job has no OIDC identity: the runner provides no id token.");
		let o = new URL(n);
		o.searchParams.set("audience", e);
		let s = {
			method: "GET",
			url: o,
			headers: {
				authorization: `Bearer ${r.reveal()}`,
				accept: "application/json"
			},
			idleMs: 1e4,
			signal: a
		}, c = readIdToken(await t.send(s).catch(Me));
		return i(c), c;
	} };
}
const Me = c((e) => {
	throw idTokenFailed(e.message, e);
});
function readIdToken(e) {
	let { value: t } = oe(e.json);
	if (e.ok && typeof t == "string" && t !== "") return new S(t);
	throw idTokenFailed(`${e.ok ? `a response without a token (${ue(e)})` : `status ${e.status}`} after ${n(e.attempts, "attempt")}.`);
}
function idTokenFailed(e, t) {
	let n = `The id token could not be fetched: ${e}`;
	return new P("ID_TOKEN_FAILED", n, {
		cause: t,
		remedy: b(t)
	});
}
export { Ae as n, Se as r, je as t };
