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
import { $ as t, $t as n, Gt as r, H as i, Ht as a, Jt as o, K as s, Mt as c, N as l, R as u, St as d, T as f, U as p, Ut as m, W as h, X as g, Y as _, Yt as v, Zt as y, _ as b, _t as x, a as S, at as C, bt as w, c as ee, d as T, en as te, et as ne, f as E, gt as D, h as re, ht as ie, it as ae, kt as oe, m as se, n as ce, nn as le, nt as ue, ot as de, p as O, pt as k, q as fe, qt as A, rt as j, s as M, t as N, tt as P, u as F, ut as I, wt as L, xt as R, z } from "./shared.js";
const { readFileSync: B, readdirSync: V, statSync: pe } = globalThis.process.getBuiltinModule("node:fs"), readdir = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").readdir(...e), { setImmediate: H } = globalThis.process.getBuiltinModule("node:timers/promises"), { isUtf8: me } = globalThis.process.getBuiltinModule("node:buffer"), U = globalThis.process.getBuiltinModule("os"), { EOL: he } = globalThis.process.getBuiltinModule("os"), W = globalThis.process.getBuiltinModule("fs"), { existsSync: ge, readFileSync: _e } = globalThis.process.getBuiltinModule("fs"), G = globalThis.process.getBuiltinModule("path"), K = globalThis.process.getBuiltinModule("node:path");
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
	process.stdout.write(r.toString() + U.EOL);
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
	if (!W.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	W.appendFileSync(n, `${toCommandValue(t)}${U.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(e, t) {
	let n = `ghadelimiter_${randomUUID()}`, r = toCommandValue(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${U.EOL}${r}${U.EOL}${n}`;
}
// \0stub:11
var OidcClient = class {
	static getIDToken() {
		throw Error("core.getIDToken is not part of this bundle");
	}
};
// \0stub:9
const ve = {}, ye = {};
// node_modules/@actions/core/lib/path-utils.js
function toPosixPath(e) {
	return e.replace(/[\\]/g, "/");
}
function toWin32Path(e) {
	return e.replace(/[/]/g, "\\");
}
function toPlatformPath(e) {
	return e.replace(/[/\\]/g, G.sep);
}
// \0stub:8
var be = e({}), xe = e({
	ExitCode: () => q,
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
	markdownSummary: () => ye,
	notice: () => notice,
	platform: () => be,
	saveState: () => saveState,
	setCommandEcho: () => setCommandEcho,
	setFailed: () => setFailed,
	setOutput: () => setOutput,
	setSecret: () => setSecret,
	startGroup: () => startGroup,
	summary: () => ve,
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
}, q;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(q ||= {});
function exportVariable(e, t) {
	let n = toCommandValue(t);
	if (process.env[e] = n, process.env.GITHUB_ENV) return issueFileCommand("ENV", prepareKeyValueMessage(e, t));
	issueCommand("set-env", { name: e }, n);
}
function setSecret(e) {
	issueCommand("add-mask", {}, e);
}
function addPath(e) {
	process.env.GITHUB_PATH ? issueFileCommand("PATH", e) : issueCommand("add-path", {}, e), process.env.PATH = `${e}${G.delimiter}${process.env.PATH}`;
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
	process.stdout.write(U.EOL), issueCommand("set-output", { name: e }, toCommandValue(t));
}
function setCommandEcho(e) {
	issue("echo", e ? "on" : "off");
}
function setFailed(e) {
	process.exitCode = q.Failure, error(e);
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
	process.stdout.write(e + U.EOL);
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
// node_modules/@actions/github/lib/context.js
var Context = class {
	constructor() {
		if (this.payload = {}, process.env.GITHUB_EVENT_PATH) {
			if (ge(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse(_e(process.env.GITHUB_EVENT_PATH, { encoding: "utf8" }));
			else {
				let e = process.env.GITHUB_EVENT_PATH;
				process.stdout.write(`GITHUB_EVENT_PATH ${e} does not exist${he}`);
			}
		}
		this.eventName = process.env.GITHUB_EVENT_NAME, this.sha = process.env.GITHUB_SHA, this.ref = process.env.GITHUB_REF, this.workflow = process.env.GITHUB_WORKFLOW, this.action = process.env.GITHUB_ACTION, this.actor = process.env.GITHUB_ACTOR, this.job = process.env.GITHUB_JOB, this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10), this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10), this.runId = parseInt(process.env.GITHUB_RUN_ID, 10), this.apiUrl = process.env.GITHUB_API_URL ?? "https://api.github.com", this.serverUrl = process.env.GITHUB_SERVER_URL ?? "https://github.com", this.graphqlUrl = process.env.GITHUB_GRAPHQL_URL ?? "https://api.github.com/graphql";
	}
	get issue() {
		let e = this.payload;
		return Object.assign(Object.assign({}, this.repo), { number: (e.issue || e.pull_request || e).number });
	}
	get repo() {
		if (process.env.GITHUB_REPOSITORY) {
			let [e, t] = process.env.GITHUB_REPOSITORY.split("/");
			return {
				owner: e,
				repo: t
			};
		}
		if (this.payload.repository) return {
			owner: this.payload.repository.owner.login,
			repo: this.payload.repository.name
		};
		throw Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
	}
}, GitHub = class {
	static plugin() {
		throw Error("github.getOctokit is not part of this bundle");
	}
};
function getOctokitOptions() {
	throw Error("github.getOctokit is not part of this bundle");
}
// node_modules/@actions/github/lib/github.js
var Se = e({
	context: () => Ce,
	getOctokit: () => getOctokit
});
const Ce = new Context();
function getOctokit(e, t, ...n) {
	return new (GitHub.plugin(...n))(getOctokitOptions(e, t));
}
// src/deploy/record.ts
const we = [
	"DISTRIBUTION_UNKNOWN",
	"CLOSE_UNKNOWN",
	"VERIFY_UNREACHABLE",
	"VERIFY_ADDRESS_UNKNOWN"
], Te = [
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
	#o = r();
	#s = [];
	#c = [];
	constructor(e) {
		let t = {
			...e,
			log: collectingLog(e.log, this.#c)
		};
		this.deps = t, this.closing = closingDeps(t), this.#t = {
			...t,
			signal: AbortSignal.any([t.signal, this.#e.signal])
		};
	}
	async step(e, t, n, i = this.#t) {
		let { log: a, signal: o } = this.deps, s = r(), elapsed = () => r() - s, logLine = (t) => a.info(`${e.padEnd(9)}${L(elapsed()).padStart(8)}  ${t}`), c = "done";
		a.debug(`step ${e} begins`);
		try {
			i.signal.throwIfAborted();
			let e = await t(i);
			return await H(), logLine(n(e)), e;
		} catch (t) {
			throw (!i.signal.aborted || o.aborted) && this.#u(e), c = i.signal.aborted ? "ended" : "failed", logLine(c), t;
		} finally {
			let t = Math.round(s - this.#o);
			this.#s.push({
				step: e,
				startMs: t,
				durationMs: Math.round(elapsed()),
				outcome: c
			}), this.#n[e] = Math.round((this.#n[e] ?? 0) * 1e3 + elapsed()) / 1e3;
		}
	}
	async ahead(e, t) {
		try {
			return await t(this.#t);
		} catch (t) {
			throw this.#t.signal.aborted || this.#u(e), this.stop(t), t;
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
		this.#a = e;
	}
	failed(e) {
		let { signal: t } = this.deps, n = A.from(t.aborted ? t.reason : e), r = Te.includes(n.code), i = this.#i !== "no" && (r || n.code === "CANCELLED");
		this.#a = i || we.includes(n.code) ? "unknown" : n.code === "CANCELLED" ? "cancelled" : r ? "skipped" : "failed", this.addFacts({ error: i ? this.#l(n) : n }), this.stop(n);
	}
	result() {
		return {
			notified: !1,
			...this.#r,
			status: this.#a,
			siteChanged: this.#i,
			seconds: this.#n,
			timeline: this.#s.toSorted((e, t) => e.startMs - t.startMs),
			findings: [...this.#c]
		};
	}
	#l(e) {
		let { code: t, message: n, facts: r } = e, { remedy: i } = y[this.#r.closing ? "CLOSE_UNKNOWN" : "DISTRIBUTION_UNKNOWN"];
		return new A(t, n, {
			facts: r,
			cause: e,
			remedy: i
		});
	}
	#u(e) {
		this.addFacts({ failedStep: this.#r.failedStep ?? e });
	}
};
function closingDeps(e) {
	let { signal: t, afterCancelMs: n = 5e3 } = e, r = new AbortController(), soon = () => void setTimeout(() => r.abort(t.reason), n).unref();
	return t.aborted ? soon() : t.addEventListener("abort", soon, { once: !0 }), {
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
const J = "site.config.yml", Y = 64e3;
async function loadSiteConfig(e, t = J) {
	let n = decode(read(await b(e, t, "The site config file").catch((n) => {
		throw n instanceof A ? n : new A("CONFIG_NOT_FOUND", `Can't access ${t} in ${e}.`, { cause: n });
	}), e, t), t);
	await H();
	let { parseSiteConfig: r } = await import("./config.js").then((e) => e.r);
	return await H(), r(n, t);
}
function read(e, t, n) {
	try {
		let t = pe(e);
		if (!t.isFile()) throw new A("CONFIG_NOT_FOUND", `${n} is not a file.`, { remedy: "Replace it with a site config, or set the input \"config\" to another file." });
		if (t.size > Y) throw tooLarge(n, t.size);
		return B(e);
	} catch (r) {
		if (r instanceof A) throw r;
		if (te(r)) {
			let i = similarFiles(e, t), a = `${n} does not exist.`;
			throw new A("CONFIG_NOT_FOUND", a, {
				cause: r,
				facts: i
			});
		}
		throw new A("CONFIG_NOT_FOUND", `${n} cannot be read.`, {
			cause: r,
			facts: [v(r)],
			remedy: "Correct its permissions, or set the input \"config\" to another file."
		});
	}
}
function similarFiles(e, t) {
	let n = [
		".",
		".github",
		"..",
		"../.."
	].map((e) => K.join(t, e)), r = new Set([K.dirname(e), ...n]), i = [];
	for (let n of r) for (let r of readNames(n)) isSimilar(r, K.basename(e)) && i.push(K.relative(t, K.join(n, r)).split(K.sep).join("/"));
	return i.length > 0 ? [`Similar files: ${[...new Set(i)].sort().join(", ")}.`] : [];
}
function readNames(e) {
	try {
		return V(e);
	} catch {
		return [];
	}
}
function isSimilar(e, t) {
	return /^\.?site[._-]?config\.(ya?ml|json5?)$/i.test(e) || re(e, [t]) !== void 0;
}
function tooLarge(e, t) {
	let n = `found ${t} bytes, expected at most ${Y}`;
	return O(e, [{
		file: e,
		line: 1,
		column: 1,
		message: n
	}]);
}
function decode(e, t) {
	if (e.byteLength > Y) throw tooLarge(t, e.byteLength);
	if (me(e)) return new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(e);
	throw O(t, [notUtf8(e, t)]);
}
function notUtf8(e, t) {
	let n = new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(e);
	return new E(t, n).problemAt(Math.max(0, n.indexOf("�")), "found invalid UTF-8, expected a UTF-8 text file");
}
// src/config/config-paths.ts
async function checkConfigPaths(e, t, r = J) {
	let { build: i, hosting: a, content: o } = t, { root: s, output: c, trustedRoot: l } = i, belowRoot = (e) => K.isAbsolute(e) ? e : K.join(s, e), check = async (t, n, i = t) => {
		try {
			return await b(e, t, n);
		} catch (t) {
			let a = t instanceof A, o = "outside the repository";
			a || (o = `(${v(t)})`);
			let s = await locateProblem(e, r, n, `${n}: found "${i}", ${o}, expected a path inside the repository` + suggestInside(e, i));
			if (!a) throw O(r, [s]);
			let { code: c, message: l } = t;
			throw new A(c, l, {
				cause: t,
				problems: [s]
			});
		}
	}, u = await check(s, "build.root");
	return n(u)?.isFile() && await requireBuildRoot(e, t, r), c !== void 0 && await check(belowRoot(c), "build.output", c), await check(belowRoot(a.config), "hosting.config", a.config), await check(o.file, "content.file"), l && await check(l, "build.trustedRoot"), u;
}
async function requireBuildRoot(e, { build: { root: t } }, r = J) {
	if (n(K.join(e, t))?.isDirectory()) return;
	let i = await listSourceFolders(e), a = se(t, i);
	!a && i.length > 0 && (a = `; there is: ${d(i)}`);
	let o = `build.root: found "${t}", but there is no such folder${a}`;
	throw O(r, [await locateProblem(e, r, "build.root", o)]);
}
async function listSourceFolders(e, t = "") {
	let n = (await readdir(K.join(e, t), { withFileTypes: !0 })).filter((e) => e.isDirectory() && !/^(\.|node_modules$)/.test(e.name));
	return (await Promise.all(n.map(async ({ name: n }) => {
		let r = t + n;
		return (await readdir(K.join(e, r)).catch(() => [])).some((e) => Ee.test(e)) ? [r] : t === "" ? listSourceFolders(e, `${r}/`) : [];
	}))).flat().sort();
}
const Ee = /^(package\.json|index\.html|hugo\.(toml|ya?ml|json)|mkdocs\.ya?ml|book\.toml|_config\.ya?ml)$/;
function suggestInside(e, t) {
	let n = t.replace(/^([./\\]*[/\\])+/, "");
	return t.startsWith(e) || n === "" || n === t || n.split(/[/\\]/).includes("..") ? "" : `; did you mean "${n}"?`;
}
async function locateProblem(e, t, n, r) {
	let i = await le(K.join(e, t)).catch(() => void 0) ?? "", { problemOfKey: a } = await import("./config.js").then((e) => e.r);
	return a(i, t, n, r);
}
// src/deploy/steps/plan/types.ts
const X = [
	"auto",
	"official",
	"direct"
];
// src/deploy/steps/plan/plan.ts
async function makePlan(e, t) {
	let n = ee(e.mode), r = M(X, e.uploader, "auto", "uploader"), i = _(e.dryRun, "dry-run"), a = _(e.force, "force"), { workspace: o, event: s } = e, c = e.config?.trim() || "site.config.yml", l = await loadSiteConfig(o, c);
	t.signal.throwIfAborted();
	let { production: u, preview: d } = l.environments, { pull: f } = s, p = f ? {
		environmentName: String(f.number),
		url: void 0
	} : {
		environmentName: hostingName(d.name),
		url: d.url
	}, m = {
		uploader: r,
		dryRun: i,
		event: s,
		config: l
	};
	if (n === "close") {
		N(l.environments, s, e.environment), await checkConfigPaths(o, l, c);
		let t = /\/(\d+\.\d+\.\d+)$/.exec(s.ref)?.[1], r = {
			environment: "Preview",
			...p
		}, i = { config: S(l, "Preview", e.pins) };
		return {
			...m,
			...i,
			...r,
			mode: n,
			workspace: o,
			version: t
		};
	}
	if (n === "all" && l.build.attestation === "required" && !i) throw needsTwoJobs();
	let h = ce({
		production: u,
		preview: d
	}, s, e.environment), g = await checkConfigPaths(o, l, c);
	(n === "all" || n === "build") && await requireBuildRoot(o, l, c);
	let v = p;
	h === "Production" && (v = {
		environmentName: null,
		url: l.site.url
	});
	let y = { config: S(l, h, e.pins) }, b = {
		...m,
		...y,
		environment: h,
		...v,
		force: a,
		workspace: o,
		buildRoot: g
	};
	if (n === "rollback") {
		let r = runId(e.rollbackRun), { readRetainedPackage: i } = await import("./rollback.js").then((e) => e.t), { version: a, provenance: o, ref: l } = await i({
			...b,
			configFile: c
		}, r, t), u = {
			...s,
			sha: o.commit,
			ref: l
		};
		return {
			...b,
			mode: n,
			rollbackRun: r,
			version: a,
			provenance: o,
			event: u
		};
	}
	let { findVersion: x } = await import("./config.js").then((e) => e.t), [C, w] = await Promise.all([x({
		...b,
		input: e.siteVersion
	}, t), readTree(e, t)]);
	t.signal.throwIfAborted();
	let T = {
		commit: s.sha,
		tree: w,
		run: s.run.url
	};
	return {
		...b,
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
function hostingName(e) {
	let t = F(e);
	if (T(t)) return t;
	let n = `The hosting platform does not accept the Preview name "${e}".`;
	throw new A("UPLOAD_WRONG_TARGET", n, { remedy: "Correct environments.preview.name: 1 to 16 letters and digits, other than \"production\", \"prod\" or \"default\"." });
}
function runId(e = "") {
	let t = e.trim();
	if (/^\d{1,20}$/.test(t)) return t;
	let n = `rollback-run: found "${t}", expected the id of the run that built the package.`;
	throw new A("USAGE", n);
}
function needsTwoJobs() {
	return new A("ATTESTATION_MISSING", "One job cannot both build the site and get an attestation for the build.", { remedy: "Use two jobs, with \"mode: build\" and \"mode: deploy\", and attest the build between them; or set build.attestation: off." });
}
// src/deploy/deploy.ts
function couldNotBegin(e) {
	return {
		status: "failed",
		siteChanged: "no",
		notified: !1,
		seconds: {},
		error: A.from(e)
	};
}
function crashed(e) {
	return {
		...couldNotBegin(e),
		siteChanged: "maybe"
	};
}
async function deploy(e, t, n) {
	let r = new RunRecord(n), i;
	e.uploader === "official" && n.http.connect?.(u, 1);
	try {
		i = await r.step("plan", (t) => makePlan(e, t), f), r.addFacts(factsOfPlan(i)), await carryOut(i, t, r);
	} catch (e) {
		r.failed(e);
	}
	return i && await recordLive(i, r), r.result();
}
async function recordLive(e, t) {
	let { error: n, url: r = e.url } = t.result();
	if (!n || !r) return;
	if (e.dryRun || e.mode === "build" || t.deps.signal.aborted) return t.addFacts({ live: { url: r } });
	let i = await l(r, t.deps, { limitMs: 5e3 }).catch(() => void 0);
	t.addFacts({ live: {
		url: r,
		version: i?.version,
		commit: i?.provenance.commit
	} });
}
async function carryOut(e, t, n) {
	if (e.mode === "close") {
		let { closePreview: r } = await import("./close-preview.js").then((e) => e.t);
		return r(e, t, n);
	}
	if (e.mode === "build") {
		let { buildOnly: t } = await import("./deploy.js").then((e) => e.r);
		return t(e, n);
	}
	let { deploySite: r } = await import("./session.js").then((e) => e.r);
	return r(e, t, n);
}
function factsOfPlan(e) {
	let { environment: t, version: n, config: r, event: i, dryRun: a } = e, { repository: o, ref: s, sha: c, run: l } = i, u = {
		repository: o,
		branch: i.pull?.branch ?? /^refs\/heads\/(.+)$/.exec(s)?.[1] ?? "",
		commit: c,
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
	let { site: t, siteVersion: n, status: r, failedStep: i, closing: a } = e, o = describeTarget(e), s = o ? `is live in ${o}` : "is live", c = m([t ?? "the site", n]).join(" ");
	if (e.error || e.notifyError) {
		if (r === "succeeded") return `${c} ${s}, but the portal has not confirmed the report`;
		let e = i ? `, in step ${i}` : "";
		return a ? `Closing the Preview of ${c} ${$[r]}${e}` : `The deployment of ${c}${o ? ` in ${o}` : ""} ${$[r]}${e}`;
	}
	return a ? closingTitle(e, a, c) : e.isUnchanged ? `${c} ${s} already` : r === "skipped" ? `Dry run: ${c} is ready for ${o}` : e.folder ? `${c} is built for ${o}` : e.rolledBack ? `Rolled back: ${c} ${s}` : `${c} ${s}`;
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
	let [i = "", ...a] = o(r), s = a.pop() ?? "";
	if (!t) return [
		i,
		...a,
		siteLine(e),
		s
	];
	let c = [`${headline(e)}: ${i}`, ...a];
	return n && c.push(n.message, ...n.facts.map((e) => `  ${e}`)), [
		...c,
		siteLine(e),
		s
	];
}
const De = {
	skipped: "Skipped",
	cancelled: "Cancelled",
	unknown: "Outcome unknown"
};
function headline({ status: e, failedStep: t }) {
	let n = {
		failed: "Failed",
		succeeded: "Failed",
		...De
	}[e];
	return t ? `${n} in step ${t}` : n;
}
function siteLine(e) {
	let { siteChanged: t, status: n, url: r, closing: i, error: a, correlationId: o, failedStep: s } = e, c = "The live site was not changed.", { environment: l, live: u } = e;
	if (i && t === "no") return `The Preview "${i}" was not closed. ${c}`;
	if (i) return `The Preview "${i}" may be closed: the request was sent. ${c}`;
	if (t === "no") {
		let e = l === "Preview" ? "The Preview was not changed." : c;
		return u?.version ? `${e} ${u.url} serves ${u.version}${commitText(u.commit)}.` : e;
	}
	let d = r ?? "The site";
	if (n === "succeeded") return `${d} serves this build; verified.`;
	if (t === "yes" && a?.code === "UPLOAD_WRONG_TARGET") return "The live site has changed: it serves the Preview instead of Production.";
	if (t === "yes") return `${d} has changed: a check found this build there, but not everywhere.`;
	if (a?.code === "INTERNAL" && !o) return "It is unknown whether the live site has changed: open it and check.";
	let f = "the upload was sent, but its outcome is unknown";
	return a?.code === "DISTRIBUTION_FAILED" ? f = "the hosting platform had started to distribute the upload" : a?.code === "VERIFY_MISMATCH" ? f = "the hosting platform reported success, but no check found this build there" : a?.code.startsWith("VERIFY_") ? f = "the hosting platform reported success, but this was not verified" : a?.code === "CANCELLED" && s === "verify" && (f = "the upload was sent, but the run ended before the site was verified"), `${d} may have changed: ${f}.`;
}
function commitText(e = "") {
	return e === "" ? "" : ` (commit ${e.slice(0, 12)})`;
}
function successLine(e) {
	let { status: t, closing: n, closed: r, url: i, siteVersion: a, rolledBack: o } = e, s = "";
	e.fileCount && (s = `, ${R(e.fileCount, "file")}, ${w(e.totalBytes ?? 0)}`);
	let c = describeTarget(e), l = `(${c}${s}). Verified and reported to the portal.`;
	return e.source?.pull && (l = `(${c}${s}). Verified.`), r ? closedLine(n, r, e.source?.pull) : n ? `Dry run: the Preview "${n}" would be closed. Nothing was sent.` : e.isUnchanged ? `Unchanged: ${i} already serves these files of ${a} ${l}` : t === "skipped" ? `Dry run: ${a} for ${c} is ready${s}. Nothing was sent.` : e.folder ? `Built: ${a} for ${c}${s}, in ${e.folder}.` : o ? `Rolled back to ${a}${`${commitText(o.commit)}, run ${o.run}`}: ${i} serves it ${l}` : `Live: ${i} serves ${a} ${l}`;
}
function closedLine(e, t, n) {
	let { outcome: r, gone: i } = t, a = `the hosting platform confirmed closing the Preview "${e}"`;
	r === "absent" ? a = `the hosting platform has no Preview "${e}"` : i && (a = `the Preview "${e}" no longer exists`);
	let o = "Its URL was not checked because environments.preview.url is not set.";
	return n && (o = "Only the platform knows the URL of a pull request, so it was not checked."), i && (o = `Visitors of ${i.url} get "not found" (status ${i.status}).`), `Closed: ${a}. ${o}`;
}
const Oe = [
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
	for (let n of Oe) if (t = `${page(e, n)}\n`, Buffer.byteLength(t) <= 64e3) break;
	return t;
}
function page(e, n) {
	return ie(k`## ${{ text: e.title }}`, t(e, n), ne(e), P(e, n), ae(e, n), C(e), timelinePart(e), j(e), ue(e, n));
}
function timelinePart(e) {
	let { timeline: t = [] } = e;
	if (t.length === 0) return;
	let n = t.map(({ step: e, startMs: t, durationMs: n, outcome: r }) => {
		let i = r === "failed" ? k`**failed**` : x(r);
		return [
			x(e),
			x(L(t)),
			x(L(n)),
			i
		];
	}), r = Math.max(...t.map((e) => e.startMs + e.durationMs)), i = [
		k`Step`,
		k`Start`,
		k`Duration`,
		k`Outcome`
	];
	return I(x(`Steps: ${L(r)}`), D(i, n));
}
// src/action/runner-result.ts
function toRunnerResult(e, t) {
	let n = sanitizeReport(e, t);
	return {
		title: n.title,
		outputs: i(n),
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
var ke = e({ runDeployment: () => runDeployment });
const Ae = {
	run: deployAndReport,
	fail(e, t, n) {
		return toRunnerResult(t ? crashed(e) : couldNotBegin(e), n);
	}
};
function runDeployment(e) {
	return z(e, Ae);
}
async function deployAndReport(e) {
	let { input: t, env: n, log: r, signal: i, sanitizer: a } = e, o = h(t, n, r.mask), c = fe(t("api-token"), r.mask), l = p(t, o, r);
	await using u = await g({
		log: r,
		signal: i,
		env: n,
		github: o,
		apiToken: c
	});
	return toRunnerResult(await commentOnPulls(await deploy(s(t, e.context, n), e.identify(u), u), createCommenter(l, u), r, a), a);
}
async function commentOnPulls(e, t, n, r) {
	if (!t) return e;
	try {
		let { writeComments: i } = await import("./github.js").then((e) => e.r);
		await i(sanitizeReport(e, r), await t(), n);
	} catch (e) {
		n.info(`No comment on the pull request: ${v(e)}`);
	}
	return e;
}
function createCommenter(e, t) {
	if (!e) return;
	if (t.signal.aborted) {
		t.log.info("No comment on the pull request: the run was cancelled. A comment from an earlier run is left unchanged.");
		return;
	}
	let n = AbortSignal.any([t.signal, AbortSignal.timeout(3e4)]);
	return async () => {
		let { gitHubForRun: r } = await import("./shared-rarely.js").then((e) => e.t);
		return r(e, {
			...t,
			signal: n
		});
	};
}
// src/identity/github-identity.ts
var je = e({ githubIdentity: () => githubIdentity });
function githubIdentity(e) {
	let { http: t, requestUrl: n, requestToken: r, mask: i } = e;
	if (n) for (let e of [n, "https://login.microsoftonline.com"]) t.connect?.(e, 1);
	return { async idToken(e, a) {
		if (!n || !r) throw new A("IDENTITY_NOT_AVAILABLE", "This job has no OIDC identity: the runner provides no id token.");
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
		}, c = readIdToken(await t.send(s).catch(refuseFault));
		return i(c), c;
	} };
}
function refuseFault(e) {
	throw e instanceof oe ? idTokenFailed(e.message, e) : e;
}
function readIdToken(e) {
	let { value: t } = a(e.json);
	if (e.ok && typeof t == "string" && t !== "") return new de(t);
	throw idTokenFailed(`${e.ok ? "a response without a token" : `status ${e.status}`} after ${R(e.attempts, "attempt")}.`);
}
function idTokenFailed(e, t) {
	let n = `The id token could not be fetched: ${e}`;
	return new A("ID_TOKEN_FAILED", n, {
		cause: t,
		remedy: c(t)
	});
}
export { xe as i, ke as n, Se as r, je as t };
