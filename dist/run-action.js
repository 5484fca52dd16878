import { r as e } from "./rolldown-runtime.js";
import { $r as t, An as n, Bn as r, Cn as i, Cr as a, Dn as o, Dr as s, E as c, En as l, Er as u, F as d, Fn as f, Fr as p, Gn as m, Gr as h, Hn as g, Hr as _, I as ee, Jn as v, Jr as te, Jt as ne, Kn as y, Kr as re, Kt as ie, Lt as ae, M as oe, Mr as b, Mt as se, N as ce, Nt as le, On as ue, Ot as de, Pn as fe, Pr as pe, Qr as me, Rn as x, Si as he, Sn as ge, Sr as _e, Tn as ve, Tr as ye, U as be, Ur as xe, V as Se, Vn as Ce, Vr as we, W as Te, Wn as S, Wr as Ee, Xr as De, Xt as Oe, Yr as ke, Zr as Ae, Zt as je, _i as C, _n as Me, _t as Ne, ai as w, at as Pe, bi as T, bn as E, c as Fe, ci as Ie, cn as Le, ct as Re, d as ze, di as Be, dt as D, ei as Ve, en as He, f as Ue, fn as We, ft as Ge, gi as Ke, gn as O, gt as qe, h as Je, hi as k, hn as Ye, ht as A, ii as j, in as Xe, ir as M, it as N, j as Ze, jn as Qe, jt as $e, k as et, kn as tt, kr as nt, kt as rt, li as it, ln as at, lt as P, m as ot, mi as st, mt as ct, ni as F, nn as I, nt as lt, ot as ut, p as dt, pi as ft, pn as pt, pt as mt, qn as L, qr as ht, ri as R, rn as gt, rt as _t, s as vt, si as yt, sn as bt, st as z, t as xt, ti as St, tn as B, tt as Ct, u as wt, ui as Tt, un as Et, ur as V, ut as H, v as Dt, vi as Ot, vr as kt, vt as U, wr as At, x as jt, xi as Mt, xn as Nt, xt as Pt, yi as Ft, yr as It, yt as W } from "./shared.js";
const { closeSync: Lt, createReadStream: Rt, mkdirSync: zt, openSync: Bt, readFileSync: Vt, readdirSync: Ht, realpathSync: Ut, statSync: Wt, writeFileSync: Gt, writeSync: Kt } = globalThis.process.getBuiltinModule("node:fs"), qt = globalThis.process.getBuiltinModule("node:fs/promises"), { chmod: Jt, constants: Yt, mkdir: Xt, mkdtemp: Zt, open: Qt, readFile: $t, readdir: G, rename: en, rm: tn, stat: nn, writeFile: K } = globalThis.process.getBuiltinModule("node:fs/promises"), { createHash: q, hash: rn, randomUUID: J } = globalThis.process.getBuiltinModule("node:crypto"), { isUtf8: an } = globalThis.process.getBuiltinModule("node:buffer"), Y = globalThis.process.getBuiltinModule("os"), on = globalThis.process.getBuiltinModule("os"), { EOL: sn } = globalThis.process.getBuiltinModule("os"), cn = globalThis.process.getBuiltinModule("crypto"), ln = globalThis.process.getBuiltinModule("fs"), { constants: un, existsSync: dn, promises: fn, readFileSync: pn } = globalThis.process.getBuiltinModule("fs"), mn = globalThis.process.getBuiltinModule("path"), { availableParallelism: hn } = globalThis.process.getBuiltinModule("node:os"), { isDeepStrictEqual: gn, stripVTControlCharacters: _n } = globalThis.process.getBuiltinModule("node:util"), vn = globalThis.process.getBuiltinModule("node:process"), X = globalThis.process.getBuiltinModule("node:path"), { pipeline: yn } = globalThis.process.getBuiltinModule("node:stream/promises");
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
	process.stdout.write(r.toString() + Y.EOL);
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
// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(e, t) {
	let n = process.env[`GITHUB_${e}`];
	if (!n) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!ln.existsSync(n)) throw Error(`Missing file at path: ${n}`);
	ln.appendFileSync(n, `${toCommandValue(t)}${Y.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(e, t) {
	let n = `ghadelimiter_${cn.randomUUID()}`, r = toCommandValue(t);
	if (e.includes(n)) throw Error(`Unexpected input: name should not contain the delimiter "${n}"`);
	if (r.includes(n)) throw Error(`Unexpected input: value should not contain the delimiter "${n}"`);
	return `${e}<<${n}${Y.EOL}${r}${Y.EOL}${n}`;
}
// \0stub:0
var OidcClient = class {
	static getIDToken() {
		throw Error("core.getIDToken is not part of this bundle");
	}
}, __awaiter$2 = function(e, t, n, r) {
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
};
const { access: bn, appendFile: xn, writeFile: Sn } = fn, Cn = "GITHUB_STEP_SUMMARY";
var Summary = class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return __awaiter$2(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let e = process.env[Cn];
			if (!e) throw Error(`Unable to find environment variable for $${Cn}. Check if your runtime environment supports job summaries.`);
			try {
				yield bn(e, un.R_OK | un.W_OK);
			} catch {
				throw Error(`Unable to access summary file: '${e}'. Check if the file has correct read/write permissions.`);
			}
			return this._filePath = e, this._filePath;
		});
	}
	wrap(e, t, n = {}) {
		let r = Object.entries(n).map(([e, t]) => ` ${e}="${t}"`).join("");
		return t ? `<${e}${r}>${t}</${e}>` : `<${e}${r}>`;
	}
	write(e) {
		return __awaiter$2(this, void 0, void 0, function* () {
			let t = !!e?.overwrite, n = yield this.filePath();
			return yield (t ? Sn : xn)(n, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
		});
	}
	clear() {
		return __awaiter$2(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: !0 });
		});
	}
	stringify() {
		return this._buffer;
	}
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	emptyBuffer() {
		return this._buffer = "", this;
	}
	addRaw(e, t = !1) {
		return this._buffer += e, t ? this.addEOL() : this;
	}
	addEOL() {
		return this.addRaw(sn);
	}
	addCodeBlock(e, t) {
		let n = Object.assign({}, t && { lang: t }), r = this.wrap("pre", this.wrap("code", e), n);
		return this.addRaw(r).addEOL();
	}
	addList(e, t = !1) {
		let n = t ? "ol" : "ul", r = e.map((e) => this.wrap("li", e)).join(""), i = this.wrap(n, r);
		return this.addRaw(i).addEOL();
	}
	addTable(e) {
		let t = e.map((e) => {
			let t = e.map((e) => {
				if (typeof e == "string") return this.wrap("td", e);
				let { header: t, data: n, colspan: r, rowspan: i } = e, a = t ? "th" : "td", o = Object.assign(Object.assign({}, r && { colspan: r }), i && { rowspan: i });
				return this.wrap(a, n, o);
			}).join("");
			return this.wrap("tr", t);
		}).join(""), n = this.wrap("table", t);
		return this.addRaw(n).addEOL();
	}
	addDetails(e, t) {
		let n = this.wrap("details", this.wrap("summary", e) + t);
		return this.addRaw(n).addEOL();
	}
	addImage(e, t, n) {
		let { width: r, height: i } = n || {}, a = Object.assign(Object.assign({}, r && { width: r }), i && { height: i }), o = this.wrap("img", null, Object.assign({
			src: e,
			alt: t
		}, a));
		return this.addRaw(o).addEOL();
	}
	addHeading(e, t) {
		let n = `h${t}`, r = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(n) ? n : "h1", i = this.wrap(r, e);
		return this.addRaw(i).addEOL();
	}
	addSeparator() {
		let e = this.wrap("hr", null);
		return this.addRaw(e).addEOL();
	}
	addBreak() {
		let e = this.wrap("br", null);
		return this.addRaw(e).addEOL();
	}
	addQuote(e, t) {
		let n = Object.assign({}, t && { cite: t }), r = this.wrap("blockquote", e, n);
		return this.addRaw(r).addEOL();
	}
	addLink(e, t) {
		let n = this.wrap("a", e, { href: t });
		return this.addRaw(n).addEOL();
	}
};
const wn = new Summary(), Tn = wn, En = wn;
// node_modules/@actions/core/lib/path-utils.js
function toPosixPath(e) {
	return e.replace(/[\\]/g, "/");
}
function toWin32Path(e) {
	return e.replace(/[/]/g, "\\");
}
function toPlatformPath(e) {
	return e.replace(/[/\\]/g, mn.sep);
}
// node_modules/@actions/core/lib/platform.js
var Dn = e({
	arch: () => On,
	getDetails: () => getDetails,
	isLinux: () => jn,
	isMacOS: () => An,
	isWindows: () => kn,
	platform: () => Z
}), __awaiter$1 = function(e, t, n, r) {
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
};
const getWindowsInfo = () => __awaiter$1(void 0, void 0, void 0, function* () {
	let { stdout: e } = yield xe("powershell -command \"(Get-CimInstance -ClassName Win32_OperatingSystem).Version\"", void 0, { silent: !0 }), { stdout: t } = yield xe("powershell -command \"(Get-CimInstance -ClassName Win32_OperatingSystem).Caption\"", void 0, { silent: !0 });
	return {
		name: t.trim(),
		version: e.trim()
	};
}), getMacOsInfo = () => __awaiter$1(void 0, void 0, void 0, function* () {
	let { stdout: e } = yield xe("sw_vers", void 0, { silent: !0 }), t = e.match(/ProductVersion:\s*(.+)/)?.[1] ?? "";
	return {
		name: e.match(/ProductName:\s*(.+)/)?.[1] ?? "",
		version: t
	};
}), getLinuxInfo = () => __awaiter$1(void 0, void 0, void 0, function* () {
	let { stdout: e } = yield xe("lsb_release", [
		"-i",
		"-r",
		"-s"
	], { silent: !0 }), [t, n] = e.trim().split("\n");
	return {
		name: t,
		version: n
	};
}), Z = on.platform(), On = on.arch(), kn = Z === "win32", An = Z === "darwin", jn = Z === "linux";
function getDetails() {
	return __awaiter$1(this, void 0, void 0, function* () {
		return Object.assign(Object.assign({}, yield kn ? getWindowsInfo() : An ? getMacOsInfo() : getLinuxInfo()), {
			platform: Z,
			arch: On,
			isWindows: kn,
			isMacOS: An,
			isLinux: jn
		});
	});
}
// node_modules/@actions/core/lib/core.js
var Mn = e({
	ExitCode: () => Nn,
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
	group: () => group$1,
	info: () => info,
	isDebug: () => isDebug,
	markdownSummary: () => Tn,
	notice: () => notice,
	platform: () => Dn,
	saveState: () => saveState,
	setCommandEcho: () => setCommandEcho,
	setFailed: () => setFailed,
	setOutput: () => setOutput,
	setSecret: () => setSecret,
	startGroup: () => startGroup,
	summary: () => En,
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
}, Nn;
(function(e) {
	e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Nn ||= {});
function exportVariable(e, t) {
	let n = toCommandValue(t);
	if (process.env[e] = n, process.env.GITHUB_ENV) return issueFileCommand("ENV", prepareKeyValueMessage(e, t));
	issueCommand("set-env", { name: e }, n);
}
function setSecret(e) {
	issueCommand("add-mask", {}, e);
}
function addPath(e) {
	process.env.GITHUB_PATH ? issueFileCommand("PATH", e) : issueCommand("add-path", {}, e), process.env.PATH = `${e}${mn.delimiter}${process.env.PATH}`;
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
	process.stdout.write(Y.EOL), issueCommand("set-output", { name: e }, toCommandValue(t));
}
function setCommandEcho(e) {
	issue("echo", e ? "on" : "off");
}
function setFailed(e) {
	process.exitCode = Nn.Failure, error(e);
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
	process.stdout.write(e + Y.EOL);
}
function startGroup(e) {
	issue("group", e);
}
function endGroup() {
	issue("endgroup");
}
function group$1(e, t) {
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
			if (dn(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse(pn(process.env.GITHUB_EVENT_PATH, { encoding: "utf8" }));
			else {
				let e = process.env.GITHUB_EVENT_PATH;
				process.stdout.write(`GITHUB_EVENT_PATH ${e} does not exist${sn}`);
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
var Pn = e({
	context: () => Fn,
	getOctokit: () => getOctokit
});
const Fn = new Context();
function getOctokit(e, t, ...n) {
	return new (GitHub.plugin(...n))(getOctokitOptions(e, t));
}
function toFileList(e) {
	let t = e.reduce((e, t) => e + t.size, 0);
	if (e.length > 2e3) return {
		files: e.length,
		bytes: t
	};
	let n = e.map(encodeRecord).sort(Buffer.compare);
	return {
		files: e.length,
		bytes: t,
		list: Buffer.concat(n).toString("base64")
	};
}
function fileListLike(e) {
	return toFileList(e.map((e) => ({
		path: "",
		size: e.size,
		sha256: ""
	})));
}
function changesSince(e, t) {
	let n = readList(e);
	if (!n) return;
	let r = [], i = [], a = [];
	for (let e of t) {
		let t = encodeRecord(e), o = getRecordKey(t), s = n.get(o);
		n.delete(o);
		let c = s?.readUInt32LE(6) ?? 0;
		s ? s.equals(t) || i.push(e.path) : r.push(e.path), e.size > c && a.push({
			path: e.path,
			bytes: e.size - c
		});
	}
	return a.sort((e, t) => t.bytes - e.bytes), {
		added: r,
		changed: i,
		removed: n.size,
		grown: a.slice(0, 5)
	};
}
function encodeRecord(e) {
	let { path: t, size: n, sha256: r } = e, i = Buffer.alloc(14);
	return Buffer.from(rn("sha256", t), "hex").copy(i, 0, 0, 6), i.writeUInt32LE(Math.min(n, 4294967295), 6), Buffer.from(r, "hex").copy(i, 10, 0, 4), i;
}
const getRecordKey = (e) => e.toString("latin1", 0, 6);
function readList(e) {
	if (typeof e != "string" || e.length > In) return;
	let t = Buffer.from(e, "base64");
	if (t.length % 14 != 0 || t.toString("base64") !== e) return;
	let n = Array.from({ length: t.length / 14 }, (e, n) => t.subarray(n * 14, (n + 1) * 14));
	return new Map(n.map((e) => [getRecordKey(e), e]));
}
const In = 37336;
// src/deploy/messages.ts
function planned(e) {
	let { slug: t } = e.config.site;
	if (e.mode === "close") return `to close the Preview "${e.environmentName}" of ${t}`;
	let { sha: n } = e.event;
	return w([
		`${t} ${e.version} to ${e.environment}`,
		n === "" ? "no commit" : `commit ${n.slice(0, 12)}`,
		e.rollbackRun && `redeployed from run ${e.rollbackRun}`
	]).join(", ");
}
const loggedIn = (e) => `as application ${e.config.azure.clientId}, without a stored secret`, exchanged = (e) => `deployment token for ${e.config.site.slug}, masked`;
function built(e, t) {
	let { commands: n, origin: r, folder: i } = t;
	if (r) return `built by the earlier job, ${r.files.length} files`;
	let a = X.relative(e.workspace, i) || "the whole repository";
	return n.length === 0 ? `nothing to build, the site is ${a}` : `${n.join(", ")}; the site is ${a}`;
}
function finished(e) {
	let { overlay: t, pages: n, pinned: r } = e, i = renderedHeads(r);
	return w([
		`${m(n.size, "page")} changed`,
		i,
		...t.keys()
	]).join(", ");
}
function renderedHeads(e) {
	let t = e.frameworks.join(" and "), n = `metadata held on ${m(e.pages, "page")}`;
	if (e.pages > 0 && t) return `${n} that ${t} takes over`;
	if (e.pages > 0) return n;
	if (t) return `${t} shows the metadata from the build (seo.hold is never)`;
}
function packed(e) {
	let { manifest: t, marker: n, delivery: r } = e;
	return `${`${t.files.length} files, ${S(t.totalBytes)}`}, ${handedOver(r)}, ${n.digest.slice(0, 19)}`;
}
function handedOver(e) {
	return e.kind === "archive" ? `packed ${S(e.bytes)}` : e.kind === "none" ? "not packed: already live" : "not packed: the platform's client takes a folder";
}
const wroteArtifact = (e) => `${e.manifest.files.length} files, ${S(e.manifest.totalBytes)}, in ${e.folder}`;
function uploaded(e) {
	return e.outcome === "unchanged" ? "the live site already has these files: nothing was sent" : e.outcome === "accepted" ? `deployment ${e.id}` : `deployment ${e.id}: the platform did not report the outcome; checking the live site`;
}
const verified = (e) => `${e.url} serves this build: ${e.checks.join(", ")}`, verifiedUnchanged = (e) => e ? verified(e) : "the live site names this build but serves something else: uploading it again", notified = (e) => `the portal recorded: ${e.status}`, closed = (e, t) => `the Preview "${e.environmentName}": ${t.outcome}`, toBeClosed = (e) => `the Preview "${e.environmentName}": planned`;
function factsOfPlan(e) {
	let { environment: t, version: n, config: r, event: i, dryRun: a } = e, { repository: o, ref: s, sha: c, run: l } = i, u = {
		repository: o,
		branch: /^refs\/heads\/(.+)$/.exec(s)?.[1] ?? "",
		commit: c,
		runUrl: l.url
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
function factsOfFinished(e) {
	let { pages: t, overlay: n, pinned: r } = e, i = renderedHeads(r);
	return {
		finished: {
			pages: t.size,
			files: [...n.keys()]
		},
		rendered: i
	};
}
function factsOfArtifact(e) {
	let { folder: t, name: n, manifest: r, digest: i } = e;
	return {
		...factsOfFiles(r),
		digest: i,
		folder: t,
		artifact: n
	};
}
function factsOfPackage(e) {
	let { manifest: t, marker: n, live: r } = e, { version: i = "", commit: a = "", digest: o = "" } = r ?? {}, s = [
		i,
		a,
		o
	].every((e) => typeof e == "string" && e !== ""), c = s && r?.slug === n.slug && r.environment === n.environment, l = {
		...factsOfFiles(t),
		digest: n.digest
	};
	if (!s) return l;
	let u = {
		version: i,
		commit: a,
		digest: o
	};
	return c ? {
		...l,
		previous: {
			...u,
			growth: getGrowth(t, r.contents)
		},
		changes: getChanges(t, r.contents)
	} : {
		...l,
		previous: u
	};
}
function getGrowth(e, t) {
	let n = j(t).bytes;
	if (typeof n != "number" || !Number.isSafeInteger(n)) return;
	let r = e.files.find((e) => e.path === ".well-known/site-deploy.json")?.size ?? 0;
	return e.totalBytes - r - n;
}
function getChanges(e, t) {
	let n = e.files.filter((e) => e.path !== I), r = changesSince(j(t).list, n);
	if (!r) return;
	let named = (e) => ({
		count: e.length,
		paths: e.slice(0, 50)
	}), { added: i, changed: a, removed: o, grown: s } = r;
	return {
		added: named(i),
		changed: named(a),
		removed: o,
		grown: s
	};
}
function factsOfFiles(e) {
	let t = e.files.toSorted((e, t) => t.size - e.size).slice(0, 10).map((e) => ({
		path: e.path,
		bytes: e.size
	}));
	return {
		fileCount: e.files.length,
		totalBytes: e.totalBytes,
		largestFiles: t
	};
}
function factsOfDeployment(e) {
	return e.outcome === "unchanged" ? { isUnchanged: !0 } : {
		deploymentId: e.id,
		correlationId: e.correlationId,
		url: e.url
	};
}
function factsOfClosing(e) {
	let { outcome: t, gone: n, correlationId: r } = e;
	return {
		closes: !0,
		closed: {
			outcome: t,
			gone: n
		},
		correlationId: r
	};
}
// src/config/seo-file.ts
const Ln = a({
	title: s(b()),
	description: s(b()),
	canonical: s(b()),
	robots: s(b()),
	structuredData: s(a({}))
}), Rn = a({ pages: nt(b(), a({
	slug: b(),
	values: Ln,
	fallback: Ln
})) });
async function loadSeoFile(e, t) {
	let n = await B(e, t, "seo.file"), r = await T(n).catch((e) => {
		throw new k("SEO_FILE_INVALID", `Can't read the metadata file ${t}.`, { cause: e });
	});
	if (r === void 0) {
		if (t === "content/seo.json") return { pages: {} };
		throw new k("SEO_FILE_INVALID", `The metadata file ${t} does not exist.`);
	}
	let i = _(Rn, R(r.replace(/^\uFEFF/, "")));
	if (i.success) return i.data;
	throw new k("SEO_FILE_INVALID", `The metadata file ${t} does not have the expected format.`, { facts: i.error.issues.slice(0, 5).map((e) => `${e.path.join(".") || "the file"}: ${e.message}`) });
}
var CommandOutput = class {
	#e = [];
	#t = [];
	read(e) {
		let t = _n(e.slice(0, 2e3)).trimEnd();
		this.#e.push(t), this.#e.length > 25 && this.#e.shift(), zn.test(t) && this.#t.length < 40 && this.#t.push(t);
	}
	get tail() {
		return this.#e;
	}
	get reasons() {
		return this.#t;
	}
};
const zn = /^\s*(npm (error|ERR!)|.{0,3}ERR_PNPM_|➤ YN\d{4}: .*(Error|error|must|would)|error\b)/;
// node_modules/package-manager-detector/dist/commands.mjs
function splitRunArgs(e, t = []) {
	for (let n = 0; n < e.length; n++) if (!e[n].startsWith("-") && !(n > 0 && t.includes(e[n - 1]))) return {
		before: e.slice(0, n),
		script: e[n],
		after: e.slice(n + 1)
	};
	return {
		before: e,
		script: void 0,
		after: []
	};
}
function dashDashArg(e, t, n = []) {
	return (r) => {
		let { before: i, script: a, after: o } = splitRunArgs(r, n);
		return a === void 0 ? [
			e,
			t,
			...i
		] : o.length > 0 ? [
			e,
			t,
			...i,
			a,
			"--",
			...o
		] : [
			e,
			t,
			...i,
			a
		];
	};
}
const Bn = {
	agent: ["npm", 0],
	run: dashDashArg("npm", "run", ["-w", "--workspace"]),
	install: [
		"npm",
		"i",
		0
	],
	frozen: [
		"npm",
		"ci",
		0
	],
	global: [
		"npm",
		"i",
		"-g",
		0
	],
	add: [
		"npm",
		"i",
		0
	],
	upgrade: [
		"npm",
		"update",
		0
	],
	"upgrade-interactive": null,
	dedupe: [
		"npm",
		"dedupe",
		0
	],
	why: [
		"npm",
		"why",
		0
	],
	execute: ["npx", 0],
	"execute-local": ["npx", 0],
	uninstall: [
		"npm",
		"uninstall",
		0
	],
	global_uninstall: [
		"npm",
		"uninstall",
		"-g",
		0
	]
}, Vn = {
	agent: ["yarn", 0],
	run: [
		"yarn",
		"run",
		0
	],
	install: [
		"yarn",
		"install",
		0
	],
	frozen: [
		"yarn",
		"install",
		"--frozen-lockfile",
		0
	],
	global: [
		"yarn",
		"global",
		"add",
		0
	],
	add: [
		"yarn",
		"add",
		0
	],
	upgrade: [
		"yarn",
		"upgrade",
		0
	],
	"upgrade-interactive": [
		"yarn",
		"upgrade-interactive",
		0
	],
	dedupe: null,
	why: [
		"yarn",
		"why",
		0
	],
	execute: ["npx", 0],
	"execute-local": dashDashArg("yarn", "exec"),
	uninstall: [
		"yarn",
		"remove",
		0
	],
	global_uninstall: [
		"yarn",
		"global",
		"remove",
		0
	]
}, Hn = {
	...Vn,
	frozen: [
		"yarn",
		"install",
		"--immutable",
		0
	],
	upgrade: [
		"yarn",
		"up",
		0
	],
	"upgrade-interactive": [
		"yarn",
		"up",
		"-i",
		0
	],
	dedupe: [
		"yarn",
		"dedupe",
		0
	],
	execute: [
		"yarn",
		"dlx",
		0
	],
	"execute-local": [
		"yarn",
		"exec",
		0
	],
	global: [
		"npm",
		"i",
		"-g",
		0
	],
	global_uninstall: [
		"npm",
		"uninstall",
		"-g",
		0
	]
};
function createPnpmCommands(e) {
	return {
		agent: [e, 0],
		run: [
			e,
			"run",
			0
		],
		install: [
			e,
			"i",
			0
		],
		frozen: [
			e,
			"i",
			"--frozen-lockfile",
			0
		],
		global: [
			e,
			"add",
			"-g",
			0
		],
		add: [
			e,
			"add",
			0
		],
		upgrade: [
			e,
			"update",
			0
		],
		"upgrade-interactive": [
			e,
			"update",
			"-i",
			0
		],
		dedupe: [
			e,
			"dedupe",
			0
		],
		why: [
			e,
			"why",
			0
		],
		execute: [
			e,
			"dlx",
			0
		],
		"execute-local": [
			e,
			"exec",
			0
		],
		uninstall: [
			e,
			"remove",
			0
		],
		global_uninstall: [
			e,
			"remove",
			"--global",
			0
		]
	};
}
const Un = createPnpmCommands("pnpm"), Wn = createPnpmCommands("rush-pnpm"), Gn = {
	agent: ["bun", 0],
	run: [
		"bun",
		"run",
		0
	],
	install: [
		"bun",
		"install",
		0
	],
	frozen: [
		"bun",
		"install",
		"--frozen-lockfile",
		0
	],
	global: [
		"bun",
		"add",
		"-g",
		0
	],
	add: [
		"bun",
		"add",
		0
	],
	upgrade: [
		"bun",
		"update",
		0
	],
	"upgrade-interactive": [
		"bun",
		"update",
		"-i",
		0
	],
	dedupe: null,
	why: [
		"bun",
		"why",
		0
	],
	execute: [
		"bun",
		"x",
		0
	],
	"execute-local": [
		"bun",
		"x",
		0
	],
	uninstall: [
		"bun",
		"remove",
		0
	],
	global_uninstall: [
		"bun",
		"remove",
		"-g",
		0
	]
}, Kn = {
	agent: ["aube", 0],
	run: [
		"aube",
		"run",
		0
	],
	install: [
		"aube",
		"install",
		0
	],
	frozen: [
		"aube",
		"install",
		"--frozen-lockfile",
		0
	],
	global: [
		"aube",
		"add",
		"-g",
		0
	],
	add: [
		"aube",
		"add",
		0
	],
	upgrade: [
		"aube",
		"update",
		0
	],
	"upgrade-interactive": [
		"aube",
		"update",
		"-i",
		0
	],
	dedupe: [
		"aube",
		"dedupe",
		0
	],
	why: [
		"aube",
		"why",
		0
	],
	execute: [
		"aube",
		"dlx",
		0
	],
	"execute-local": [
		"aube",
		"exec",
		0
	],
	uninstall: [
		"aube",
		"remove",
		0
	],
	global_uninstall: [
		"aube",
		"remove",
		"-g",
		0
	]
};
function denoAdd(e) {
	return e.includes("--npm") || e.includes("--jsr") ? [
		"deno",
		"add",
		...e
	] : [
		"deno",
		"add",
		...e.map((e) => e.startsWith("-") || e.includes(":") ? e : `npm:${e}`)
	];
}
const qn = {
	agent: ["deno", 0],
	run: [
		"deno",
		"task",
		0
	],
	install: [
		"deno",
		"install",
		0
	],
	frozen: [
		"deno",
		"install",
		"--frozen",
		0
	],
	global: [
		"deno",
		"install",
		"-g",
		0
	],
	add: denoAdd,
	upgrade: [
		"deno",
		"outdated",
		"--update",
		0
	],
	"upgrade-interactive": [
		"deno",
		"outdated",
		"--update",
		0
	],
	dedupe: null,
	why: [
		"deno",
		"why",
		0
	],
	execute: [
		"deno",
		"x",
		0
	],
	"execute-local": [
		"deno",
		"task",
		"--eval",
		0
	],
	uninstall: [
		"deno",
		"remove",
		0
	],
	global_uninstall: [
		"deno",
		"uninstall",
		"-g",
		0
	]
}, Jn = {
	agent: ["nub", 0],
	run: [
		"nub",
		"run",
		0
	],
	install: [
		"nub",
		"install",
		0
	],
	frozen: [
		"nub",
		"install",
		"--frozen-lockfile",
		0
	],
	global: [
		"nub",
		"add",
		"-g",
		0
	],
	add: [
		"nub",
		"add",
		0
	],
	upgrade: [
		"nub",
		"update",
		0
	],
	"upgrade-interactive": [
		"nub",
		"update",
		"-i",
		0
	],
	dedupe: [
		"nub",
		"dedupe",
		0
	],
	why: [
		"nub",
		"why",
		0
	],
	execute: ["nubx", 0],
	"execute-local": [
		"nub",
		"exec",
		0
	],
	uninstall: [
		"nub",
		"remove",
		0
	],
	global_uninstall: [
		"nub",
		"remove",
		"-g",
		0
	]
}, Yn = {
	agent: ["upm", 0],
	run: [
		"upm",
		"run",
		0
	],
	install: [
		"upm",
		"install",
		0
	],
	frozen: [
		"upm",
		"install",
		"--frozen-lockfile",
		0
	],
	global: null,
	add: [
		"upm",
		"add",
		0
	],
	upgrade: null,
	"upgrade-interactive": null,
	dedupe: [
		"upm",
		"dedupe",
		0
	],
	execute: ["upx", 0],
	"execute-local": [
		"upm",
		"exec",
		0
	],
	uninstall: [
		"upm",
		"remove",
		0
	],
	global_uninstall: null,
	why: null
}, Xn = {
	npm: Bn,
	yarn: Vn,
	"yarn@berry": Hn,
	pnpm: Un,
	"pnpm@6": {
		...Un,
		run: dashDashArg("pnpm", "run", ["-F", "--filter"])
	},
	"pnpm-rush": Wn,
	bun: Gn,
	aube: Kn,
	deno: qn,
	nub: Jn,
	upm: Yn
}, Zn = {
	yarn: ["add", "uninstall"],
	pnpm: ["add"],
	"pnpm@6": ["add"],
	"pnpm-rush": ["add"]
}, Qn = {
	npm: {
		commands: [
			"install",
			"add",
			"upgrade",
			"global",
			"execute"
		],
		flag: (e) => `--min-release-age=${e / 1440}`
	},
	pnpm: {
		commands: [
			"install",
			"add",
			"upgrade",
			"upgrade-interactive",
			"global",
			"execute"
		],
		flag: (e) => `--config.minimum-release-age=${e}`
	},
	"pnpm-rush": {
		commands: [
			"install",
			"add",
			"upgrade",
			"upgrade-interactive",
			"global",
			"execute"
		],
		flag: (e) => `--config.minimum-release-age=${e}`
	},
	bun: {
		commands: [
			"install",
			"add",
			"upgrade",
			"upgrade-interactive",
			"global"
		],
		flag: (e) => `--minimum-release-age=${e * 60}`
	},
	deno: {
		commands: [
			"install",
			"add",
			"global",
			"execute"
		],
		flag: (e) => `--minimum-dependency-age=${e}`
	},
	nub: {
		commands: [
			"install",
			"add",
			"upgrade",
			"upgrade-interactive",
			"global",
			"execute"
		],
		flag: (e) => `--minimum-release-age=${e}`
	},
	upm: {
		commands: [
			"install",
			"add",
			"execute"
		],
		flag: (e) => `--min-release-age=${e / 1440}`
	}
};
function resolveCommand(e, t, n, r = {}) {
	let i = Xn[e][t];
	r.ignoreWorkspaceRootCheck && Zn[e]?.includes(t) && (n = ["--ignore-workspace-root-check", ...n]);
	let a = Qn[e];
	return r.minimumReleaseAge != null && a?.commands.includes(t) && (n = [a.flag(r.minimumReleaseAge), ...n]), constructCommand(i, n);
}
function constructCommand(e, t) {
	if (e == null) return null;
	let n = typeof e == "function" ? e(t) : e.flatMap((e) => typeof e == "number" ? t : [e]);
	return {
		command: n[0],
		args: n.slice(1)
	};
}
// node_modules/package-manager-detector/dist/constants.mjs
const $n = [
	"npm",
	"yarn",
	"yarn@berry",
	"pnpm",
	"pnpm@6",
	"pnpm-rush",
	"bun",
	"deno",
	"nub",
	"aube",
	"upm"
], er = {
	"aube-lock.yaml": "aube",
	"aube-workspace.yaml": "aube",
	"bun.lock": "bun",
	"bun.lockb": "bun",
	"deno.lock": "deno",
	"nub.lock": "nub",
	"upm.lock": "upm",
	"pnpm-lock.yaml": "pnpm",
	"pnpm-workspace.yaml": "pnpm",
	"yarn.lock": "yarn",
	"package-lock.json": "npm",
	"npm-shrinkwrap.json": "npm"
}, tr = {
	"node_modules/.aube/": "aube",
	"node_modules/.deno/": "deno",
	"node_modules/.pnpm/": "pnpm",
	"node_modules/.upm/": "upm",
	"node_modules/.yarn-state.yml": "yarn",
	"node_modules/.yarn_integrity": "yarn",
	"node_modules/.package-lock.json": "npm",
	".pnp.cjs": "yarn",
	".pnp.js": "yarn",
	"bun.lock": "bun",
	"bun.lockb": "bun"
};
// node_modules/package-manager-detector/dist/detect.mjs
async function pathExists(e, t) {
	try {
		let n = await qt.stat(e);
		return t === "file" ? n.isFile() : n.isDirectory();
	} catch {
		return !1;
	}
}
function* lookup(e = vn.cwd()) {
	let t = X.resolve(e), { root: n } = X.parse(t);
	for (; t && t !== n;) yield t, t = X.dirname(t);
}
async function parsePackageJson(e, t) {
	return !e || !await pathExists(e, "file") ? null : await handlePackageManager(e, t);
}
async function detect(e = {}) {
	let { cwd: t, strategies: n = [
		"lockfile",
		"packageManager-field",
		"devEngines-field"
	] } = e, stopDir;
	if (typeof e.stopDir == "string") {
		let t = X.resolve(e.stopDir);
		stopDir = (e) => e === t;
	} else stopDir = e.stopDir;
	for (let r of lookup(t)) {
		for (let t of n) switch (t) {
			case "lockfile":
				if (await pathExists(X.join(r, "rush.json"), "file")) return {
					name: "pnpm",
					agent: "pnpm-rush"
				};
				for (let t of Object.keys(er)) if (await pathExists(X.join(r, t), "file")) {
					let n = er[t];
					return await parsePackageJson(X.join(r, "package.json"), e) || {
						name: n,
						agent: n
					};
				}
				break;
			case "packageManager-field":
			case "devEngines-field": {
				let t = await parsePackageJson(X.join(r, "package.json"), e);
				if (t) return t;
				break;
			}
			case "install-metadata": for (let e of Object.keys(tr)) {
				let t = e.endsWith("/") ? "dir" : "file";
				if (await pathExists(X.join(r, e), t)) {
					let t = tr[e];
					return {
						name: t,
						agent: t === "yarn" ? isMetadataYarnClassic(e) ? "yarn" : "yarn@berry" : t
					};
				}
			}
		}
		if (stopDir?.(r)) break;
	}
	return null;
}
function normalizeAgentVersion(e) {
	return e?.match(/\d+(\.\d+){0,2}/)?.[0] ?? e;
}
function getNameAndVer(e) {
	if (typeof e.packageManager == "string") {
		let [t, n] = e.packageManager.replace(/^\^/, "").split("@");
		return {
			name: t,
			ver: normalizeAgentVersion(n)
		};
	}
	if (typeof e.devEngines?.packageManager?.name == "string") return {
		name: e.devEngines.packageManager.name,
		ver: normalizeAgentVersion(e.devEngines.packageManager.version)
	};
}
async function handlePackageManager(e, t) {
	try {
		let n = await qt.readFile(e, "utf8"), r = t.packageJsonParser ? await t.packageJsonParser(n, e) : JSON.parse(n), i = getNameAndVer(r);
		if (i) return resolveAgent(i.name, i.ver) ?? t.onUnknown?.(r.packageManager) ?? null;
	} catch {}
	return null;
}
function resolveAgent(e, t) {
	let n, r = t;
	if (e === "yarn" && t && Number.parseInt(t) > 1) return n = "yarn@berry", r = "berry", {
		name: e,
		agent: n,
		version: r
	};
	if (e === "pnpm" && t && Number.parseInt(t) < 7) return n = "pnpm@6", {
		name: e,
		agent: n,
		version: r
	};
	if ($n.includes(e)) return n = e, {
		name: e,
		agent: n,
		version: r
	};
}
function isMetadataYarnClassic(e) {
	return e.endsWith(".yarn_integrity");
}
// src/deploy/steps/build/commands.ts
async function findCommands(e) {
	let { build: t } = e.config, n = await readManifest(e.buildRoot);
	if (!n) return !t.command && !t.output && await refuseUnbuilt(e.buildRoot), {
		install: t.install,
		build: t.command
	};
	let r = (await detect({
		cwd: e.buildRoot,
		stopDir: e.workspace,
		strategies: ["packageManager-field", "lockfile"]
	}))?.agent ?? "npm", i = n.dependencies > 0, a = await detect({
		cwd: e.buildRoot,
		stopDir: e.workspace,
		strategies: ["lockfile"]
	}), { install: o } = t, s;
	if (!o && i && a ? (o = command(r, "frozen"), s = await severalLockfiles(e, r)) : !o && i && (o = command(r, "install"), s = "No lockfile: dependency versions may differ between builds. Commit the lockfile."), t.command) return {
		install: o,
		build: t.command,
		remark: s
	};
	if (n.hasBuildScript) return {
		install: o,
		build: command(r, "run", "build"),
		remark: s
	};
	if (t.output) return {
		install: t.install,
		build: void 0
	};
	throw new k("BUILD_COMMAND_MISSING", `${X.join(t.root, "package.json")} has no "build" script, and build.command is not set.`);
}
const nr = [
	[
		/^mkdocs\.ya?ml$/,
		"mkdocs build",
		"site"
	],
	[
		/^hugo\.(toml|ya?ml|json)$/,
		"hugo",
		"public"
	],
	[
		/^_config\.yml$/,
		"bundle exec jekyll build",
		"_site"
	],
	[
		/^book\.toml$/,
		"mdbook build",
		"book"
	],
	[
		/^pelicanconf\.py$/,
		"pelican content",
		"output"
	]
];
async function refuseUnbuilt(e) {
	let t = await G(e);
	for (let [e, n, r] of nr) {
		let i = t.find((t) => e.test(t));
		if (i) throw new k("BUILD_COMMAND_MISSING", `Found ${i}, but no package.json, and build.command is not set: nothing builds the site.`, { remedy: `Set build.command, for example "${n}", and build.output: ${r}. To deploy a committed folder as it is, set only build.output.` });
	}
}
async function severalLockfiles(e, t) {
	let n = new Set((await Promise.all([e.buildRoot, e.workspace].map((e) => G(e)))).flat()), r = Object.entries(er).filter(([e]) => n.has(e));
	if (!(new Set(r.map(([, e]) => e)).size < 2)) return `Found ${r.map(([e]) => e).join(" and ")}: using ${t}. Remove the outdated lockfile.`;
}
function command(e, t, ...n) {
	let r = resolveCommand(e, t, n);
	if (r === null) throw new k("BUILD_COMMAND_MISSING", `The package manager ${e} has no command for "${t}".`);
	return [r.command, ...r.args].join(" ");
}
async function readManifest(e) {
	let t = X.join(e, "package.json"), n = await T(t);
	if (n !== void 0) try {
		let e = JSON.parse(n), count = (t) => Object.keys(e[t] ?? {}).length;
		return {
			hasBuildScript: typeof e.scripts?.build == "string",
			dependencies: count("dependencies") + count("devDependencies") + count("optionalDependencies") + count("workspaces")
		};
	} catch (e) {
		throw new k("BUILD_COMMAND_MISSING", `${t} is not valid JSON.`, {
			cause: e,
			remedy: "Correct package.json."
		});
	}
}
// src/deploy/steps/build/exposed.ts
function warnAboutExposedSecrets(e, t) {
	let { log: n, env: r, apiToken: i, github: a } = t;
	if (e.mode === "build") {
		a && n.info("The site's code can read github-token. This job does not need it: set \"github-token: ''\".");
		return;
	}
	let o = [];
	if (r.ACTIONS_ID_TOKEN_REQUEST_TOKEN && o.push("the request for the job's id token"), i && o.push("api-token"), a && o.push("github-token"), e.dryRun || o.length === 0) return;
	let s = `In a single job, the site's code can read ${o.join(", ")}, and change what later steps run. To isolate it, use two jobs with "mode: build" and "mode: deploy".`;
	i ? n.warn(s) : n.info(s);
}
// src/deploy/steps/build/install-failure.ts
const rr = [
	{
		pattern: matchAny("SELF_SIGNED_CERT", "UNABLE_TO_(GET_ISSUER|VERIFY)", "CERT_(HAS_EXPIRED|NOT_YET_VALID|UNTRUSTED|SIGNATURE_FAILURE)", "ERR_TLS_CERT", "self[- ]signed certificate", "unable to (get local issuer certificate|verify the first certificate)"),
		remedy: "The certificate of the package registry, or of a proxy in front of it, is not trusted. Set NODE_EXTRA_CA_CERTS, or \"cafile\" in .npmrc, to the certificate file of your authority."
	},
	{
		pattern: matchAny("\\b(E401|E403|ENEEDAUTH)\\b", "ERR_PNPM_FETCH_40[13]", "YN0041", "\\b401 Unauthorized\\b"),
		remedy: "The package registry requires a login. Add the variable that holds its token to build.passEnv, and refer to it in .npmrc."
	},
	{
		pattern: matchAny("\\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\\b", "ERR_PNPM_META_FETCH_FAIL"),
		remedy: "The package registry can't be reached. Check its URL in .npmrc, the proxy (HTTPS_PROXY), and that this machine can resolve its name."
	},
	{
		pattern: matchAny("only install packages when your package\\.json and", "can only install with an existing package-lock", "ERR_PNPM_(OUTDATED|NO)_LOCKFILE", "YN0028", "lockfile needs to be updated", "lockfile is frozen"),
		remedy: "Run the package manager's install command on your machine, and commit the lockfile that it writes."
	}
];
function matchAny(...e) {
	return new RegExp(e.join("|"), "i");
}
function explainInstall(e) {
	let t = getKeyLines(e.reasons);
	if (t.length === 0) return { facts: ["last lines of its output:", ...quoted(e.tail)] };
	let n = rr.find((e) => e.pattern.test(t.join("\n")));
	return {
		facts: ["its output:", ...quoted(t)],
		remedy: n?.remedy
	};
}
function getKeyLines(e) {
	let t = e.findIndex((e) => /^npm (error|ERR!) (Clean install a project|Usage:|Install a package)/.test(e));
	return e.slice(0, t === -1 ? void 0 : t).filter((e) => !/^npm (error|ERR!)\s*$|A complete log of this run can be found/.test(e)).slice(0, 8);
}
const quoted = (e) => e.map((e) => `| ${e}`), ir = "SITE_DEPLOY_BUILD";
async function killLeftoverProcesses(e, t) {
	let n = new Map(), r = new Map();
	for (let t = 0; t < 5; t += 1) {
		let t = (await processesWith(`${ir}=${e}`)).filter((e) => !r.has(e.pid));
		if (t.length === 0) break;
		for (let e of t) (kill(e.pid) ? n : r).set(e.pid, e);
	}
	let named = (e) => y([...e.values()].map((e) => `${e.command} (process ${e.pid})`));
	n.size > 0 && t.log.warn(`The build left ${m(n.size, "process")} running; ended now: ${named(n)}.`), r.size > 0 && t.log.warn(`The build left ${m(r.size, "process")} running that can't be ended: ${named(r)}.`);
}
async function processesWith(e) {
	let t = (await G("/proc").catch(() => [])).filter((e) => /^\d+$/.test(e)), n = [];
	for (let r of t) {
		if (!(await $t(`/proc/${r}/environ`, "latin1").catch(() => "")).split("\0").includes(e)) continue;
		let t = await $t(`/proc/${r}/cmdline`, "utf8").catch(() => "");
		n.push({
			pid: Number(r),
			command: t.replaceAll("\0", " ").trim().slice(0, 100) || "?"
		});
	}
	return n;
}
function kill(e) {
	try {
		return process.kill(e, "SIGKILL");
	} catch {
		return !1;
	}
}
// src/deploy/artifact/site-tree.ts
const ar = anyName([
	"\\.git",
	"\\.github",
	"\\.hg",
	"\\.svn",
	"node_modules",
	"\\.env.*",
	"\\.npmrc",
	"\\.yarnrc(\\.yml)?",
	"\\.netrc"
], [
	"\\.pypirc",
	"\\.git-credentials",
	"\\.htpasswd",
	"\\.ssh",
	"\\.aws",
	"\\.azure",
	"\\.gnupg",
	"\\.?site\\.config\\.ya?ml"
]), or = anyName([
	"package\\.json",
	"package-lock\\.json",
	"npm-shrinkwrap\\.json",
	"yarn\\.lock",
	"pnpm-(lock|workspace)\\.yaml"
], [
	"bun\\.lockb?",
	"deno\\.(jsonc?|lock)",
	"Gemfile(\\.lock)?",
	"composer\\.(json|lock)",
	"Cargo\\.(toml|lock)",
	"go\\.(mod|sum)"
], [
	"pyproject\\.toml",
	"(poetry|uv)\\.lock",
	"Pipfile(\\.lock)?",
	"requirements\\.txt"
]);
function isNeverPublished(e) {
	return ar.test(e);
}
function anyName(...e) {
	return RegExp(`^(${e.flat().join("|")})$`, "i");
}
const sr = 2e5;
function readSiteTree(e) {
	let t = Ut(e), n = [], r = [], i = [], a = 0, visit = (e, o, s) => {
		for (let c of Ht(e, { withFileTypes: !0 })) {
			let l = o + c.name;
			if (a += 1, a > sr) throw tooManyNames(t);
			if (isNeverPublished(c.name) || o === "" && or.test(c.name)) {
				r.push(l);
				continue;
			}
			let u = X.join(e, c.name), d = u;
			if (c.isSymbolicLink() && (d = targetInside(t, u)), !d || s.includes(d)) {
				i.push(l);
				continue;
			}
			let f = Wt(d, { throwIfNoEntry: !1 });
			if (!f) throw notThere(l, d);
			f.isDirectory() ? visit(d, `${l}/`, [...s, d]) : f.isFile() ? n.push({
				path: l,
				size: f.size,
				file: d,
				modifiedMs: f.mtimeMs
			}) : r.push(l);
		}
	};
	return visit(t, "", [t]), {
		folder: t,
		files: n,
		forbidden: r,
		escaping: i
	};
}
function getFilesByPath(e) {
	return new Map(e.files.map((e) => [e.path, e]));
}
function tooManyNames(e) {
	return new k("PACKAGE_TOO_MANY_FILES", `${e} has more than ${sr} files and folders.`, { facts: ["Linked folders count with all their contents."] });
}
function notThere(e, t) {
	return e.includes("�") ? new k("PACKAGE_NAME_REFUSED", "The built site contains a name that is not UTF-8.", { facts: [e] }) : new k("FILE_GONE", `${e} was removed while the built site was being read.`, { facts: [t] });
}
function targetInside(e, t) {
	try {
		let n = Ut(t);
		return He(e, n) ? n : void 0;
	} catch {
		return;
	}
}
// src/deploy/steps/build/framework-outputs.ts
const cr = {
	nextjs: ["out"],
	nuxtjs: [".output/public", "dist"],
	astro: ["dist"],
	vitepress: [".vitepress/dist", "docs/.vitepress/dist"],
	vuepress: [".vuepress/dist", "docs/.vuepress/dist"]
};
async function frameworkOutputs(e) {
	let [{ detectFrameworks: t }, { appFrameworks: n }] = await Promise.all([import("./frameworks.js").then((e) => e.n), import("./frameworks.js").then((e) => e.r)]), r = (await t((await G(e)).map((t) => X.join(e, t)), n)).flatMap((e) => e.frameworks).toReversed(), i = r.flatMap(({ id: e, config: { outputLocation: t } }) => {
		let n = cr[e] ?? [];
		return !t || t.startsWith("{") || t === "." ? n : [...n, t];
	});
	return r.some((e) => e.id === "angular") ? [...await angularOutputs(e), ...i] : i;
}
const lr = pe([b(), u({
	base: b(),
	browser: s(b())
})]), ur = u({ projects: nt(b(), u({
	projectType: s(b()),
	architect: s(u({ build: s(u({ options: s(u({ outputPath: s(lr) })) })) }))
})) });
async function angularOutputs(e) {
	let t = await T(X.join(e, "angular.json")), n = _(ur, R(t ?? ""));
	return n.success ? Object.entries(n.data.projects).filter(([, { projectType: e }]) => e !== "library").flatMap(([e, { architect: t }]) => {
		let n = t?.build?.options?.outputPath ?? X.posix.join("dist", e);
		return typeof n == "string" ? [X.posix.join(n, "browser"), n] : [X.posix.join(n.base, n.browser ?? "browser")];
	}) : [];
}
// src/deploy/steps/build/output.ts
const dr = [
	"dist",
	"build",
	"_site",
	"out",
	"public",
	"site",
	"www",
	"output",
	".output/public",
	"book"
], fr = 2e3;
async function findOutput(e, t) {
	let n = t !== void 0, { output: r } = e.config.build;
	if (r) return configured(e, r, n);
	for (let t of n ? await frameworkOutputs(e.buildRoot) : ["."]) {
		let r = await inside$1(e, t);
		if (!(n && He(r, e.buildRoot)) && await hasStartPage(r)) return r;
	}
	let i = [];
	for (let t of dr) {
		let n = await startPageTime(X.join(e.buildRoot, t));
		n !== void 0 && i.push({
			folder: t,
			written: n
		});
	}
	let a = i.filter((e) => t && e.written >= t), [o, ...s] = a.length > 0 ? a : i;
	if (o && s.length === 0) return inside$1(e, o.folder);
	throw o ? await notFound(e, `Several folders could be the built site: ${[o, ...s].map((e) => e.folder).join(", ")}.`) : n ? await notFound(e, "The build produced no folder with an index.html.") : await notFound(e, "Nothing was built because build.command is not set, and no folder contains an index.html.");
}
async function configured(e, t, n) {
	let r = await inside$1(e, t), i = X.join(e.config.build.root, t);
	if (!await isFolder(r)) throw await notFound(e, `The folder "${i}" (build.output) does not exist${n ? " after the build" : ""}.`);
	if (await hasStartPage(r)) return r;
	let [a, ...o] = await startPagesBelow(r);
	if (!a) return r;
	let s = X.posix.join(t, a);
	throw new k("BUILD_OUTPUT_NOT_FOUND", `The folder "${i}" (build.output) has no index.html.`, {
		facts: L([a, ...o].map((e) => `found one in ${X.posix.join(i, e)}`), 5),
		remedy: o.length === 0 ? `Set build.output: ${s}` : void 0
	});
}
const inside$1 = (e, t) => B(e.workspace, X.relative(e.workspace, X.resolve(e.buildRoot, t)) || ".", "The build output");
async function notFound(e, t) {
	let n = (await G(e.buildRoot, { withFileTypes: !0 }).catch(() => [])).filter((e) => e.isDirectory() && !isNeverPublished(e.name)), r = await Promise.all(n.map(async (t) => (await startPagesBelow(X.join(e.buildRoot, t.name))).map((e) => X.posix.join(t.name, e)))), i = n.map((e) => e.name).filter((e) => !e.startsWith(".")), a = w([i.length !== 0 && `folders in build.root: ${i.join(", ")}`, ...L(r.flat().map((e) => `found an index.html in ${e}`), 5)]);
	return !e.config.build.output && await hasStartPage(e.buildRoot) && a.push("build.root itself has an index.html, but it holds the sources: it is used only if build.output names it"), new k("BUILD_OUTPUT_NOT_FOUND", t, { facts: a });
}
async function startPagesBelow(e) {
	let t = [], n = [""];
	for (let r = 0; n.length > 0 && t.length === 0 && r < fr; r += n.length) {
		let i = [];
		for (let a of n.slice(0, fr - r)) for (let n of await G(X.join(e, a), { withFileTypes: !0 }).catch(() => [])) n.isFile() && n.name === "index.html" && a !== "" && t.push(a), n.isDirectory() && !isNeverPublished(n.name) && i.push(X.posix.join(a, n.name));
		n = i;
	}
	return t.sort();
}
const isFolder = (e) => nn(e).then((e) => e.isDirectory(), () => !1), hasStartPage = async (e) => await startPageTime(e) !== void 0, startPageTime = (e) => nn(X.join(e, "index.html")).then((e) => e.isFile() ? e.mtimeMs : void 0, () => void 0);
async function build(e, t) {
	let n = await findCommands(e);
	n.remark && t.log.warn(n.remark);
	let r = Date.now() - 20, i = w([n.install, n.build]);
	return i.length > 0 && await runCommands(n, e, t), {
		folder: await findOutput(e, n.build ? r : void 0),
		commands: i
	};
}
async function runCommands(e, t, n) {
	warnAboutExposedSecrets(t, n);
	let r = t.config.build.timeoutMinutes, i = AbortSignal.timeout(r * 6e4), a = J(), o = {
		texts: await writeTexts(t, n),
		seo: await writeSeo(t, n)
	}, s = {
		plan: t,
		environment: {
			...ie(t, n.env, o),
			[ir]: a
		},
		deps: n,
		signal: AbortSignal.any([n.signal, i])
	};
	try {
		e.install && await run(e.install, installFailed, s), e.build && await run(e.build, buildFailed, s);
	} catch (e) {
		throw n.signal.throwIfAborted(), !i.aborted || e instanceof k ? e : new k("BUILD_TIMEOUT", `The build was stopped after ${m(r, "minute")} (build.timeoutMinutes).`);
	} finally {
		await killLeftoverProcesses(a, n);
	}
}
async function writeTexts({ workspace: e, config: { content: t } }, n) {
	let r = t.mode === "commit" ? await ne(e, t.file) : void 0, i = X.join(n.scratch, "site-text.json");
	return await K(i, `${JSON.stringify(Object.fromEntries(r?.texts ?? []), null, 2)}\n`), i;
}
async function writeSeo({ workspace: e, config: { seo: t } }, n) {
	let r = t.enabled ? await loadSeoFile(e, t.file) : { pages: {} }, i = X.join(n.scratch, "site-seo.json");
	return await K(i, `${JSON.stringify(r, null, 2)}\n`), i;
}
const installFailed = (e, t) => new k("BUILD_INSTALL_FAILED", e, { ...explainInstall(t) }), buildFailed = (e, t) => new k("BUILD_FAILED", e, { facts: ["last lines of its output:", ...t.tail.map((e) => `| ${e}`)] }), toolMissing = (e, t) => new k("BUILD_TOOL_MISSING", e, { facts: buildFailed(e, t).facts });
async function run(e, t, n) {
	let { plan: r, environment: i, deps: a, signal: o } = n, s = X.relative(r.workspace, r.buildRoot) || ".", c = a.log.foreign(s === "." ? e : `${e}  (in ${s})`), l = new CommandOutput();
	try {
		let n = await Nt(e, {
			cwd: r.buildRoot,
			env: i,
			signal: o,
			onLine(e) {
				c.line(e), l.read(e);
			}
		});
		if (n.code === 0) return;
		let s = `exited with code ${n.code}`;
		n.code === null && (s = `was terminated by ${n.killedBy}`);
		let u = n.code === 127 || n.code === 9009, d = await import("./frameworks.js").then((e) => e.t).then((e) => e.unfitNode(r.buildRoot, i, a)).catch(() => void 0);
		throw (u ? toolMissing : t)(w([`"${e}" ${s}.`, d]).join(" "), l);
	} finally {
		c.close();
	}
}
// src/shared/package-name.ts
function packageName(e) {
	let { slug: t, environment: n, version: r } = e;
	return `site-${t}-${n}-${r}`;
}
// src/shared/site-files.ts
function computeDigest(e, t = "") {
	let n = e.map((e) => `${e.sha256}  ${e.path}\n`);
	return `sha256:${rn("sha256", t + n.join(""))}`;
}
// src/deploy/artifact/artifact.ts
const Q = "site-deploy-build", pr = u({
	format: pe([_e(1), _e(2)]),
	slug: b(),
	environment: ae,
	version: b(),
	commit: b(),
	digest: b(),
	files: kt(u({
		path: b(),
		size: ye(),
		sha256: b()
	}))
});
function artifactDigest(e, t, n = 2) {
	if (n === 1) return computeDigest(t);
	let { slug: r, environment: i, version: a, commit: o } = e;
	return computeDigest(t, `${JSON.stringify({
		format: n,
		slug: r,
		environment: i,
		version: a,
		commit: o
	})}\n`);
}
async function readArtifactManifest(e) {
	let t = await B(e, Q, "The folder"), n = await $t(X.join(t, "manifest.json"), "utf8").catch((e) => {
		throw new k("ARTIFACT_INVALID", `${Q}/manifest.json does not exist in the workspace.`, { cause: e });
	}), { data: r } = _(pr, R(n));
	if (!r) throw new k("ARTIFACT_INVALID", `${Q}/manifest.json is not a build job's manifest.`);
	if (artifactDigest(r, r.files, r.format) !== r.digest) throw new k("ARTIFACT_INVALID", `${Q}/manifest.json does not match its digest.`);
	return {
		manifest: r,
		folder: X.join(t, "site")
	};
}
function findDifferences(e, t, n) {
	return e.filter((e) => t[e] !== n[e]).map((e) => `${e}: built for ${t[e]}, but this run deploys ${n[e]}`);
}
// src/deploy/steps/pack/order.ts
function inByteOrder(e) {
	return Array.from(e, (e) => ({
		file: e,
		key: Buffer.from(e.path)
	})).sort((e, t) => Buffer.compare(e.key, t.key)).map((e) => e.file);
}
// src/deploy/steps/pack/check-tree.ts
function checkTree(e) {
	let { folder: t, files: n, forbidden: r, escaping: i } = e;
	if (i.length > 0) throw new k("PATH_OUTSIDE_WORKSPACE", `The built site has ${m(i.length, "symbolic link")} pointing outside the site or to a missing file.`, {
		facts: L(i),
		remedy: "Replace the links with the files themselves, or leave them out of the build output."
	});
	if (r.length > 0) throw new k("PACKAGE_FORBIDDEN_FILE", `${t} contains ${m(r.length, "path")} that must not be published.`, { facts: L(r) });
	if (n.length === 0) throw new k("PACKAGE_EMPTY", `There are no files in ${t}.`);
	return inByteOrder(n).map((e) => ({
		kind: "file",
		...e
	}));
}
// src/deploy/steps/pack/limits.ts
function checkLimits(e, n) {
	let r = Math.min(n.maxFiles, t.files);
	if (e.length > r) throw new k("PACKAGE_TOO_MANY_FILES", `The built site has ${e.length} files; the limit is ${r} (hosting.maxFiles).`, { facts: ["folders with the most files:", ...largestFolders(e)] });
	let i = e.reduce((e, t) => e + t.size, 0), a = Math.min(n.maxTotalSize, t.bytes - (64 << 20));
	if (i > a) {
		let t = [...e].sort((e, t) => t.size - e.size).slice(0, 10);
		throw new k("PACKAGE_TOO_LARGE", `The built site is ${S(i)}; the limit is ${S(a)} (hosting.maxTotalSize).`, { facts: ["largest files:", ...t.map((e) => `${S(e.size).padStart(9)}  ${e.path}${hint(e.path)}`)] });
	}
}
function hint(e) {
	return e.endsWith(".map") ? "  (source map)" : /\.(mp4|webm|mov|avi)$/i.test(e) ? "  (video)" : "";
}
function largestFolders(e) {
	let t = new Map();
	for (let { path: n } of e) {
		let e = n.includes("/") ? n.slice(0, n.lastIndexOf("/")) : ".";
		t.set(e, (t.get(e) ?? 0) + 1);
	}
	return [...t].sort((e, t) => t[1] - e[1]).slice(0, 5).map(([e, t]) => `${String(t).padStart(6)}  ${e}`);
}
// src/deploy/steps/pack/manifest.ts
function createManifest(e) {
	return {
		files: e,
		totalBytes: e.reduce((e, t) => e + t.size, 0),
		largestBytes: e.reduce((e, t) => Math.max(e, t.size), 0)
	};
}
// src/deploy/steps/live-site/unserved.ts
function whyUnserved(e) {
	let [t] = /^(api|\.auth)(?=\/)/.exec(e) ?? [];
	if (t) return `the reserved folder ${t}`;
	let n = e.split("/").find((e) => /^(bin|app_data)$/i.test(e));
	if (n) return `a folder named ${n}`;
	if (/\.resx$/i.test(e)) return "the ending .resx";
	if (e.includes("+")) return "a + in its name";
	if (/%[\da-f]{2}/i.test(e)) return "a % followed by two hexadecimal digits in its name";
}
function isDoubtful(e) {
	return e.split("/").some((e) => mr.test(e)) || hr.test(e);
}
const mr = /^(app_code|app_(global|local)resources|app_webreferences|app_browsers|web\.config)$/i, hr = RegExp("\\.(resources|cs|csproj|vb|vbproj|java|asax|ascx|master|skin|browser|config|sitemap|mdb|mdf|ldf|ldb|ad|dd|sd|rules)$", "i");
// src/deploy/steps/pack/names.ts
function checkNames(e) {
	let t = [], n = new Set(), r = new Map(), i = new Set(e);
	for (let a of e) {
		let e = refusal$1(a);
		if (e) t.push(`${JSON.stringify(a)}: ${e}`);
		else for (let e = a; e !== "" && !n.has(e); e = getParentFolder(e)) {
			e !== a && (n.add(e), i.has(e) && t.push(`${e}: both a file and a folder have this name`));
			let o = e.normalize("NFC").toLowerCase(), s = r.get(o);
			s ? s !== e && t.push(`${e}: the same as ${s} if case is ignored`) : r.set(o, e);
		}
	}
	if (t.length !== 0) throw new k("PACKAGE_NAME_REFUSED", `The built site has ${m(t.length, "name")} that the hosting platform cannot store unchanged.`, { facts: L(t) });
}
function unservedWarnings(e) {
	let t = e.flatMap((e) => {
		let t = whyUnserved(e);
		return t ? [`${e} (${t})`] : [];
	}), n = e.filter((e) => !whyUnserved(e) && isDoubtful(e)), r = `The hosting platform answers 404 for ${y(t)}, regardless of the site's configuration.`, i = `The hosting platform may answer 404 for ${y(n)}:`;
	return w([t.length !== 0 && `${r} Rename them.`, n.length !== 0 && `${i} servers of its kind reserve such names. Rename the files that visitors need.`]);
}
function refusal$1(e) {
	if (e.includes("\\")) return "a backslash separates folders on some systems";
	if (/[\u0000-\u001f\u007f]/.test(e)) return "it contains a control character";
	if (/[\u2028\u2029\u202a-\u202e\u2066-\u2069]/.test(e)) return "it changes the text direction or breaks a line";
	if (Le(e) !== e || e.split("/").some((e) => Le(e) !== e)) return "a runner would interpret it as a command";
	if (e.includes("�") || !e.isWellFormed()) return "it is not valid UTF-8";
	if (/^[/]|^[a-z]:/i.test(e)) return "it is an absolute path";
	if (e.split("/").some((e) => e === "" || e === "." || e === "..")) return "it leads outside the site";
	if (Buffer.byteLength(e) > 1e3) return "it is longer than 1,000 bytes";
}
const getParentFolder = (e) => e.slice(0, Math.max(0, e.lastIndexOf("/")));
// src/deploy/steps/pack/write-artifact.ts
async function writeArtifact(e, t, n) {
	let r = await B(e.workspace, Q, "The folder");
	await clear(r), zt(r);
	let i = checkTree(readSiteTree(t.folder));
	checkNames(i.map((e) => e.path)), checkLimits(i, e.config.hosting);
	let a = [], o = new Set(), s = st(n.signal);
	for (let e of i) {
		let t = X.join(r, "site", e.path), n = X.dirname(t);
		o.has(n) || zt(n, { recursive: !0 }), o.add(n), a.push({
			path: e.path,
			size: e.size,
			sha256: ke(e, t)
		}), await s();
	}
	let { environment: c, version: l } = e, u = {
		slug: e.config.site.slug,
		environment: c,
		version: l,
		commit: e.event.sha
	}, d = artifactDigest(u, a), f = {
		format: 2,
		...u,
		digest: d,
		files: a
	};
	return await K(X.join(r, "manifest.json"), JSON.stringify(f)), {
		folder: Q,
		name: packageName(u),
		manifest: createManifest(a),
		digest: d
	};
}
async function clear(e) {
	if ((await he(G(e)) ?? []).some((e) => e !== "site" && e !== "manifest.json")) throw new k("USAGE", `The folder ${Q} contains something other than a built site.`, { remedy: `Remove or rename ${Q}: the built site needs that name.` });
	await tn(e, {
		recursive: !0,
		force: !0
	});
}
// src/deploy/build-only.ts
async function buildOnly(e, t) {
	let n = await t.step("build", (t) => build(e, t), (t) => built(e, t)), r = await t.step("pack", (t) => writeArtifact(e, n, t), wroteArtifact);
	t.addFacts(factsOfArtifact(r)), t.complete("succeeded");
}
// src/clients/swa/official-client/follow.ts
async function follow(e, t, n) {
	let r = {
		method: "GET",
		url: e,
		...t,
		follow: { to: "public" },
		signal: n.signal
	}, i = await n.http.send(r), { location: a } = i.headers;
	if (i.status < 300 || i.status >= 400 || !a) return i;
	throw new k("UPLOADER_NOT_AVAILABLE", `${i.url} redirects to ${a}; the redirect is not followed.`);
}
// src/clients/swa/official-client/release.ts
const gr = "https://aka.ms/swalocaldeploy", _r = "stable", vr = "StaticSitesClient", yr = kt(a({
	version: b(),
	buildId: b().check(we(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)),
	files: nt(b(), a({
		url: b(),
		sha: b().check(we(/^[0-9a-f]{64}$/i))
	}))
}));
function getPlatform(e, t) {
	if (e === "linux" && t === "x64") return "linux-x64";
	if (e === "darwin") return "osx-x64";
	if (e === "win32") return "win-x64";
	throw new k("UPLOADER_NOT_AVAILABLE", `The platform's upload client is not available for ${e} on ${t}.`, { remedy: "Use \"uploader: direct\", which works on every system, or run the job on Linux x64, Windows or macOS." });
}
async function findRelease(e, t, n) {
	let failed = (e, t, n) => new k("UPLOADER_NOT_AVAILABLE", e, {
		facts: [...t, `metadata: ${gr}`],
		cause: n
	}), r = await follow(gr, {}, n).catch((e) => {
		throw n.signal.throwIfAborted(), failed("Can't read the release metadata of the platform's upload client.", [String(e.message)], e);
	});
	if (!r.ok) throw failed("Can't read the release metadata of the platform's upload client.", [`status ${r.status} from ${r.url}`]);
	let i = _(yr, r.json);
	if (!i.success) throw failed("The release metadata of the platform's upload client has an unknown format.", [`received ${r.headers["content-type"] ?? "no content type"} from ${r.url}`]);
	let a = i.data.find((e) => t ? e.buildId === t : e.version === _r), o = a?.files[e];
	if (!a || !o) {
		let n = t ? `the build ${t} (hosting.clientBuildId)` : `a ${_r} build`, r = i.data.map((e) => `${e.version} ${e.buildId}`);
		throw failed(`The release metadata of the platform's upload client does not list ${n} for ${e}.`, [`it has: ${r.join(", ") || "nothing"}`]);
	}
	if (!URL.canParse(o.url) || new URL(o.url).protocol !== "https:") throw failed("The release metadata of the platform's upload client contains a URL without TLS.", [`address: ${o.url}`]);
	return {
		buildId: a.buildId,
		url: o.url,
		sha256: o.sha.toLowerCase()
	};
}
// src/clients/swa/official-client/official-client.ts
async function getClient(e, t) {
	let { cache: n, buildId: r, system: i, architecture: a } = e, o = getPlatform(i, a), s = await findRelease(o, r, t), c = X.join(n, "site-deploy", vr, s.buildId, o), l = X.join(c, o === "win-x64" ? `${vr}.exe` : vr), u = await hashFile(l);
	return u === s.sha256 || (u !== void 0 && t.log.warn(`The cached upload client does not match its release; downloading it again. (${l})`), await download(s, c, l, t)), {
		file: l,
		release: s
	};
}
async function checkClient(e) {
	let { file: t, release: n } = e, r = await hashFile(t);
	if (r !== n.sha256) throw wrongChecksum(n, r ?? "no file", t);
}
async function download(e, t, n, r) {
	let i = r.clock.now(), failed = (t, n) => new k("UPLOADER_NOT_AVAILABLE", "Can't download the platform's upload client.", {
		facts: [
			t,
			`address: ${e.url}`,
			`build: ${e.buildId}`
		],
		cause: n
	});
	await Xt(t, { recursive: !0 });
	let a = `${n}.${J()}`;
	try {
		let t = await follow(e.url, { saveTo: a }, r).catch((e) => {
			throw r.signal.throwIfAborted(), failed(C(e), e);
		});
		if (!t.ok) throw failed(`status ${t.status} from ${t.url}`);
		let i = await hashFile(a);
		if (i !== e.sha256) throw wrongChecksum(e, i ?? "no file", e.url);
		await Jt(a, 493), await en(a, n);
	} finally {
		await tn(a, { force: !0 });
	}
	let o = v(r.clock.now() - i);
	r.log.info(`Downloaded upload client ${e.buildId} in ${o}; its checksum matches the release.`);
}
function wrongChecksum(e, t, n) {
	return new k("OFFICIAL_CLIENT_CHECKSUM", "The checksum of the platform's upload client does not match its release.", { facts: [
		`expected: ${e.sha256}`,
		`found:    ${t}`,
		`file: ${n}`,
		`build: ${e.buildId}`
	] });
}
async function hashFile(e) {
	let t = q("sha256");
	try {
		await yn(Rt(e, { highWaterMark: 1 << 20 }), t);
	} catch (e) {
		if (Ot(e)) return;
		throw e;
	}
	return t.digest("hex");
}
// src/deploy/steps/exchange/exchange.ts
async function exchange(e, t, n) {
	let { portal: r, site: i } = e.config;
	try {
		let { swaToken: e } = await t.call("createDeploymentToken", { body: { siteSlug: i.slug } }, { signal: n.signal }), r = new O(e);
		return n.log.mask(r), r;
	} catch (e) {
		n.signal.throwIfAborted();
		let t = `a deployment token for the site "${i.slug}"`;
		throw rt(e, {
			purpose: "EXCHANGE",
			url: r.url,
			subject: t
		}) ?? e;
	}
}
// src/deploy/session.ts
function openSession(e, t, n) {
	let r = n.lastingStep("login", (n) => le(e.config, t, n), () => loggedIn(e)), i = se(() => openPortal(e, r, n.deps)), portal = async () => (await r, i()), a = portal().then((t) => n.step("exchange", (n) => exchange(e, t, n), () => exchanged(e)));
	a.catch((e) => n.stop(e));
	let o;
	return {
		portal,
		token: () => a,
		renewToken: async (t) => exchange(e, await portal(), t),
		client(t) {
			return o ??= openUploadClient(e, t), o;
		},
		notifier: async () => n.deps.apiToken ? i() : portal().catch(() => void 0)
	};
}
async function openPortal(e, t, n) {
	let { http: r, clock: i, log: a, apiToken: o } = n, { url: s, provider: c } = e.config.portal, { PortalClient: l } = await import("./shared-later.js").then((e) => e.n), credential = async (e) => e.auth === "deployment" && o ? o : t;
	return new l({
		http: r,
		clock: i,
		url: s,
		provider: c,
		credential,
		onWait: a.info
	});
}
function openUploadClient(e, t) {
	let n = t.toolCache ?? X.join(t.scratch, "tool-cache"), r = e.config.hosting.clientBuildId;
	return getClient({
		cache: n,
		buildId: r,
		system: process.platform,
		architecture: process.arch
	}, t);
}
// src/clients/swa/content-service/call.ts
var TokenRefused = class extends Error {
	name = "TokenRefused";
}, RepetitionRefused = class extends Error {
	name = "RepetitionRefused";
};
function caller(e) {
	return async (t, n, r = !1) => {
		let i = [`correlation id: ${e}`], a = await n.catch((e) => {
			throw e instanceof E ? new k("UPLOAD_UNAVAILABLE", `The hosting platform did not ${t}.`, {
				cause: e,
				facts: [e.message, ...i]
			}) : e;
		});
		if (a.kind === "ok") return a.response;
		if (a.kind === "unexpected") throw new k("UPLOAD_ANSWER_INVALID", `The hosting platform did not ${t}.`, { facts: [`received: ${a.received}`, ...i] });
		let o = `reason: ${a.reason} (status ${a.status})`;
		if (r && isTokenRefusal(a.status, a.reason)) throw new k("UPLOAD_TOKEN_REFUSED", "The hosting platform rejected the deployment token.", {
			cause: new TokenRefused(a.reason),
			facts: [o, ...i]
		});
		let s = a.status === 429 || a.status >= 500;
		throw new k(s ? "UPLOAD_UNAVAILABLE" : "UPLOAD_REFUSED", `The hosting platform did not ${t}.`, {
			facts: [o, ...i],
			...a.isRepetition && { cause: new RepetitionRefused(a.reason) }
		});
	};
}
function isTokenRefusal(e, t) {
	return e === 401 || e === 403 || /api key was invalid|token.*(invalid|expired)|(invalid|expired).*token/i.test(t);
}
function isUnexpectedShape(e) {
	return e instanceof k && (e.code === "UPLOAD_TOKEN_SHAPE" || e.code === "UPLOAD_ANSWER_INVALID");
}
function unknownTokenShape(e) {
	return new k("UPLOAD_TOKEN_SHAPE", "The deployment token does not have the format that the direct protocol expects.", { facts: [`length: ${e} characters`] });
}
// src/clients/swa/content-host.ts
const br = {
	0: "hk1",
	3: "am2",
	15: "eus2",
	16: "dm1",
	30: "wus2"
};
function contentHost(e) {
	let t = /^[^-\s]{64}(\d*)-.{36}([0-9a-f]{3})/i.exec(e.reveal());
	if (t === null || e.reveal().length < 104) return;
	let n = Number(t[1] || "0"), r = br[Number.parseInt(t[2] ?? "", 16)];
	if (r !== void 0 && Number.isSafeInteger(n)) return {
		host: `content-${r}.infrastructure.${n === 0 ? "" : `${n}.`}azurestaticapps.net`,
		slice: n
	};
}
// src/clients/swa/content-service/envelope.ts
const xr = a({
	isSuccessStatusCode: s(At(It())),
	statusCode: s(At(ye())),
	response: s(p())
});
function readAnswer(e) {
	let t = inCamelCase(e.json, 0), n = _(xr, t), { isRepetition: r = !1 } = e;
	if (!e.ok) return {
		kind: "refused",
		status: e.status,
		reason: parseReason(t) ?? firstLine(e.text),
		isRepetition: r
	};
	if (!n.success) return {
		kind: "unexpected",
		received: `status ${e.status}, ${e.headers["content-type"] ?? "no content type"}: ${firstLine(e.text)}`
	};
	let { isSuccessStatusCode: i, statusCode: a, response: o } = n.data;
	if (i === !1 || typeof a == "number" && a >= 400) {
		let n = parseReason(t) ?? "no reason given";
		return {
			kind: "refused",
			status: a ?? e.status,
			reason: n,
			isRepetition: r
		};
	}
	return {
		kind: "ok",
		response: F(o) ? o : {}
	};
}
function inCamelCase(e, t) {
	if (t > 6) return e;
	if (Array.isArray(e)) return e.map((e) => inCamelCase(e, t + 1));
	if (!F(e)) return e;
	let n = Object.entries(e).map(([e, n]) => [e.charAt(0).toLowerCase() + e.slice(1), inCamelCase(n, t + 1)]);
	return Object.fromEntries(n);
}
const Sr = [
	"errorMessage",
	"message",
	"error",
	"errorDetails",
	"reason",
	"description",
	"details",
	"innerError",
	"exceptionMessage",
	"response"
], Cr = 2e3;
function parseReason(e) {
	let t = new Set(reasonsIn(e, 0));
	if (t.size !== 0) return [...t].join("; ").slice(0, Cr);
}
function reasonsIn(e, t) {
	if (t > 6) return [];
	if (typeof e == "string") return e.trim() === "" ? [] : [e.trim().slice(0, Cr)];
	let n = [];
	return Array.isArray(e) ? n = e : F(e) && (n = Sr.map((t) => e[t])), n.flatMap((e) => reasonsIn(e, t + 1));
}
function unhealthyRegions(e) {
	let t = e.unhealthyRegions;
	return Array.isArray(t) ? t.map((e) => typeof e == "string" ? e : parseReason(e) ?? JSON.stringify(e)) : [];
}
function firstLine(e) {
	let t = e.slice(0, Cr).replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ").trim();
	return t === "" ? "an empty body" : t.slice(0, 200);
}
// src/clients/swa/target.ts
function toTarget(e) {
	let { environment: t, environmentName: n, url: r, config: i, event: a } = e, o = a.ref.replace(/^refs\/heads\//, "");
	return {
		environment: t,
		environmentName: n,
		url: r,
		siteUrl: i.site.url,
		repository: a.repository,
		branch: o
	};
}
const wr = /^(production|prod|default)$/, Tr = /^[a-z0-9]{1,16}$/;
function checkedName(e) {
	let { environment: t, environmentName: n } = e;
	if (t === "Production" ? n === null : n !== null && Tr.test(n) && !wr.test(n)) return n;
	let r = n === null ? "Production" : `"${n}"`;
	throw new k("UPLOAD_WRONG_TARGET", `The plan is for ${t}, but the hosting environment is ${r}.`);
}
function checkTarget(e, t) {
	let { environment: n, url: r, siteUrl: i } = e;
	if (n === "Production") return;
	let a = [t, i].map(asOrigin), o = asOrigin(r);
	if (o !== void 0 && a.includes(o)) throw new k("UPLOAD_WRONG_TARGET", `The planned URL of the Preview, ${o}, is the live site.`, { remedy: "Correct environments.preview.url in the site config, or omit it: the hosting then provides the URL." });
}
function checkLanding(e, t, n) {
	let r = asOrigin(t), i = [n, e.siteUrl].map(asOrigin);
	if (e.environment !== "Production" && r && i.includes(r)) throw new k("UPLOAD_WRONG_TARGET", `The platform reports ${r} as the URL of the Preview, but that is the live site.`, { remedy: "Open the live site. If it serves the Preview, redeploy Production immediately." });
}
function asOrigin(e) {
	let t = e?.trim() ?? "";
	if (t === "") return;
	let n = /^https?:\/\//i.test(t) ? t : `https://${t}`;
	if (URL.canParse(n)) return new URL(n).origin;
}
// src/clients/swa/content-service/event-info.ts
const Er = ["pull request", "named environment"];
function eventInfo(e, t) {
	let n = checkedName(e);
	return {
		RepoUrl: `https://github.com/${e.repository}`,
		IsPullRequest: !1,
		IsNamedEnvironment: n !== null,
		PullRequestId: null,
		PullRequestTitle: null,
		HeadBranch: e.branch,
		BaseBranch: e.branch,
		EnvironmentName: n,
		TenantId: null,
		DefaultHostname: null,
		Slice: t
	};
}
function closingInfo(e, t, n) {
	let r = eventInfo(e, t), i = r.EnvironmentName, a = {
		...r,
		IsPullRequest: !0,
		PullRequestId: i,
		PullRequestTitle: i
	};
	return n === "pull request" ? {
		...a,
		IsNamedEnvironment: !1,
		EnvironmentName: null
	} : a;
}
function uploadInfo(e, t, n) {
	return {
		TotalAppSizeInBytes: e.totalBytes,
		MaxSingleFileSizeInBytes: e.largestBytes,
		AppFileCount: e.files,
		ApiSizeInBytes: 0,
		HasFunctions: !1,
		HasDataApiFiles: !1,
		HasDataApiConfigFile: !1,
		DatabaseType: "",
		HasRoutes: e.hasRoutes,
		ConfiguredRoles: e.roles,
		DefaultFileType: "index.html",
		FunctionLanguage: null,
		ServerRenderFramework: "StaticWebApp",
		DeploymentProvider: "GitHub",
		BackendStartupCommandType: 0,
		ShouldDeployToWebApp: !1,
		TenantId: "",
		DefaultHostname: null,
		Slice: t,
		Status: n
	};
}
// src/clients/swa/content-service/content-service.ts
const Dr = 6e4;
function openContentService(e) {
	let t = contentHost(e.token);
	return t && new ContentService(t.host, t.slice, e);
}
var ContentService = class {
	slice;
	correlationId;
	#e;
	#t;
	constructor(e, t, n) {
		this.slice = t, this.correlationId = n.correlationId, this.#e = e, this.#t = n;
	}
	validateToken(e) {
		return this.#n("/api/upload/validateapitoken", eventInfo(e, this.slice), V.safe);
	}
	requestUpload(e, t) {
		let n = eventInfo(e, this.slice), r = uploadInfo(t, this.slice, "RequestingUpload");
		return this.#n("/api/upload/request", {
			EventInfo: n,
			UploadInfo: r,
			PollingInfo: null
		}, V.refusedOnly);
	}
	updateStatus(e, t, n) {
		let r = eventInfo(e, this.slice), i = uploadInfo(t, this.slice, "Succeeded");
		return this.#n("/api/upload/updatestatus", {
			EventInfo: r,
			UploadInfo: i,
			PollingInfo: n
		}, V.safe);
	}
	checkStatus(e, t) {
		return this.#n("/api/upload/checkstatus", e, V.never, t);
	}
	close(e, t) {
		return this.#n("/api/pullrequest/close", closingInfo(e, this.slice, t), V.safe);
	}
	async #n(e, t, n, r = Dr) {
		let { http: i, token: a, correlationId: o, signal: s } = this.#t;
		return readAnswer(await i.send({
			method: "POST",
			url: `https://${this.#e}${e}?apiVersion=v1&deploymentCorrelationId=${o}`,
			headers: { authorization: `token ${a.reveal()}` },
			json: t,
			retry: n,
			idleMs: Math.min(Dr, r),
			limitMs: Math.min(Dr, r),
			signal: s
		}));
	}
};
// src/clients/swa/official-client/client-environment.ts
function uploadEnvironment(e) {
	let { token: t, site: n, environmentName: r, home: i, env: a } = e;
	return {
		...de(i, a),
		DEPLOYMENT_ACTION: "upload",
		DEPLOYMENT_PROVIDER: "SwaCli",
		DEPLOYMENT_TOKEN: t.reveal(),
		REPOSITORY_BASE: n,
		APP_LOCATION: n,
		CONFIG_FILE_LOCATION: n,
		SKIP_APP_BUILD: "true",
		SKIP_API_BUILD: "true",
		VERBOSE: "false",
		...r !== null && { DEPLOYMENT_ENVIRONMENT: r }
	};
}
function closingEnvironment(e) {
	let { token: t, eventFile: n, repository: r, home: i, env: a } = e;
	return {
		...de(i, a),
		CI: "true",
		GITHUB_ACTIONS: "true",
		GITHUB_EVENT_NAME: "pull_request",
		GITHUB_EVENT_PATH: n,
		GITHUB_REPOSITORY: r,
		GITHUB_WORKSPACE: i,
		INPUT_ACTION: "close",
		INPUT_AZURE_STATIC_WEB_APPS_API_TOKEN: t.reveal()
	};
}
var ClientReport = class {
	id;
	url;
	isUploading = !1;
	isUploaded = !1;
	isUnsure = !1;
	failures = [];
	#e = [];
	read(e) {
		let t = _n(e).trimEnd(), n = t.slice(0, 2e3).trim();
		return n !== "" && this.#e.push(n), this.#e.length > 15 && this.#e.shift(), this.id ??= /^DeploymentId:\s*(\S+)/i.exec(n)?.[1], this.url ??= /Visit your site at:\s*(https?:\/\/\S+)/i.exec(n)?.[1], /^Uploading build artifacts|^Uploading\b/i.test(n) && (this.isUploading = !0), /Finished Upload|Polling on deployment|^Status:/i.test(n) && (this.isUploading = !0, this.isUploaded = !0), Or.test(n) ? this.isUnsure = !0 : n !== "" && (e.includes("\x1B[31m") || kr.test(n)) && this.failures.push(n), t;
	}
	get last() {
		return this.#e;
	}
};
const Or = /timed out|not sure if (the )?deployment has succeeded/i, kr = RegExp("Deployment Fail(ed|ure)|^Status:\\s*(Failed|Cancell?ed)|has rejected the request|^Reason:|^ERROR\\(S\\)|unknown exception|api key was invalid|^Unhandled exception|^error:", "i"), hasRun = ({ failures: e, isUploading: t, url: n }) => e.length > 0 || t || n !== void 0;
async function runClient(e, t, n) {
	let { home: r, env: i, args: a = [], limitMs: o, onStart: s } = t;
	await checkClient(e);
	let c = new ClientReport(), l = AbortSignal.timeout(o), u = n.log.foreign(`${X.basename(e.file)} ${e.release.buildId}`);
	try {
		let t = {
			cwd: r,
			env: i,
			signal: AbortSignal.any([n.signal, l]),
			onStart: s,
			onLine: (e) => u.line(c.read(e))
		}, o = await ge(e.file, t, a);
		if (o.code !== 127 || hasRun(c)) return {
			report: c,
			result: o,
			isOverdue: !1
		};
		throw new k("OFFICIAL_CLIENT_FAILED", "Can't load the platform's upload client.", { facts: getClientFacts(e, c, o) });
	} catch (t) {
		if (n.signal.aborted || t instanceof k) throw t;
		if (l.aborted) return {
			report: c,
			result: {
				code: null,
				killedBy: "SIGTERM"
			},
			isOverdue: !0
		};
		throw new k("UPLOADER_NOT_AVAILABLE", "Can't start the platform's upload client.", {
			cause: t,
			facts: [C(t), `file: ${e.file}`],
			remedy: "It needs the C library of a standard Linux system; \"uploader: direct\" doesn't."
		});
	} finally {
		u.close();
	}
}
function getClientFacts(e, t, n) {
	return [
		n.code === null ? `terminated by ${n.killedBy}` : `exit code ${n.code}`,
		`client build: ${e.release.buildId}`,
		"last lines of its output:",
		...t.last.map((e) => `| ${e}`)
	];
}
// src/deploy/steps/close/closing.ts
var Unheard = class extends Error {
	name = "Unheard";
	cause;
	constructor(e) {
		super(e.message, { cause: e }), this.cause = e;
	}
};
const Ar = "Set environments.preview.url in the site config, so that the URL can be checked.";
// src/deploy/steps/close/close-official.ts
async function closeOfficial(e, t, n) {
	let { plan: r, target: i, access: a, record: o } = e, s = await a.client(n), c = await Zt(X.join(n.scratch, "client-")), l = X.join(c, "home");
	await Xt(l);
	let u = X.join(c, "event.json");
	await K(u, JSON.stringify(buildEvent(r, i)));
	let { report: d, result: f, isOverdue: p } = await runClient(s, {
		home: l,
		limitMs: r.config.hosting.distributionTimeoutMinutes * 6e4,
		args: ["close"],
		env: closingEnvironment({
			token: t,
			eventFile: u,
			repository: i.repository,
			home: l,
			env: n.env
		}),
		onStart: () => o.mayHaveChanged()
	}, n), m = getClientFacts(s, d, f), h = d.failures.join("; ");
	if (/no matching\b.*\benvironment/i.test(h)) return "absent";
	if (isTokenRefusal(0, h)) throw new k("UPLOAD_TOKEN_REFUSED", "The hosting platform rejected the deployment token.", { facts: [`reason: ${h}`, ...m] });
	let g = "The platform's upload client failed.";
	if (h !== "") throw new k("OFFICIAL_CLIENT_FAILED", g, { facts: [`reason: ${h}`, ...m] });
	if (f.code !== 0 && !p) throw new Unheard(new k("OFFICIAL_CLIENT_FAILED", g, { facts: m }));
	if (!r.url) throw new k("CLOSE_UNKNOWN", `The platform's upload client ${p ? "was ended at its time limit" : "ended"} without reporting whether the Preview "${r.environmentName}" is closed.`, {
		facts: m,
		remedy: Ar
	});
	return "closed";
}
function buildEvent(e, t) {
	let { config: n, environmentName: r } = e, i = n.environments.production.branch;
	return {
		action: "closed",
		number: r,
		pull_request: {
			number: r,
			title: r,
			head: { ref: t.branch },
			base: { ref: i }
		},
		repository: {
			default_branch: i,
			full_name: t.repository,
			html_url: `https://github.com/${t.repository}`
		}
	};
}
// src/deploy/steps/close/other-branches.ts
async function branchesOfPreview(e, t) {
	let { config: n, event: r, workspace: i } = e, { production: a, preview: o } = n.environments, s = o.branches.map((e) => e.split("*")[0] ?? ""), { github: c } = t;
	try {
		let e = c ? await Promise.all(s.map((e) => Pt(U(c, t), M(r.repository), e))) : await listBranchesWithGit(i, t), isDeployed = (e) => e !== a.branch && o.branches.some((t) => qe(e, t));
		return [...new Set(e.flat())].filter(isDeployed).sort();
	} catch (e) {
		throw t.signal.throwIfAborted(), e instanceof k ? new k("CLOSE_BRANCHES_UNKNOWN", `Can't determine whether another branch still uses the Preview: ${e.message}`, {
			cause: e,
			facts: e.facts
		}) : e;
	}
}
async function listBranchesWithGit(e, t) {
	let n = await t.git(e, [
		"ls-remote",
		"--heads",
		"origin"
	], t.signal);
	if (n === void 0) throw new k("GITHUB_UNAVAILABLE", "The run has no GitHub token, and git can't list the branches.");
	return [...n.matchAll(/^[0-9a-f]{40,64}\trefs\/heads\/(.+)$/gm)].map(([, e = ""]) => e);
}
function probeFromEdges(e, t, n = 6) {
	return Array.from({ length: n }, () => t(`${e}/${I}`));
}
function servesMarker(e, t) {
	let n = j(t.json), r = n.digest === e.digest && n.commit === e.commit;
	return t.status === 200 && r && gt(e, n);
}
async function waitUntilGone(e, t, n = formatCloseRequested(e), r) {
	let { url: i, config: a } = e;
	if (!i) return;
	let { clock: o, signal: s } = t, c = a.hosting.verificationTimeoutMinutes * 6e4, l = "", u = await ct({
		clock: o,
		signal: s,
		limit: c,
		pause: 2e3
	}, async (e) => {
		let n = await probeOnce(i, e, t);
		if (typeof n == "number") return n;
		l = n;
	});
	if (u) return {
		url: i,
		status: u
	};
	throw new k("CLOSE_UNKNOWN", n, {
		cause: r,
		facts: w([
			l,
			r?.message,
			...r?.facts ?? []
		])
	});
}
function formatCloseRequested(e) {
	return `${`The request to close the Preview "${e.environmentName}" was sent to the hosting platform`}, but checks of ${e.url} did not show that it is gone.`;
}
async function probeOnce(e, t, n) {
	let probeAddress = (e) => A(e, n, {
		limitMs: t,
		newConnection: !0
	});
	try {
		let { status: t } = await probeAddress(`${e}/`);
		if (!isGone(t)) return `${e} responds with status ${t}`;
		let n = (await Promise.all(probeFromEdges(e, probeAddress))).find((e) => !isGone(e.status));
		return n ? `${e}/${I} responds with status ${n.status}` : t;
	} catch (e) {
		if (!(e instanceof E)) throw e;
		return e.message;
	}
}
const isGone = (e) => e === 404 || e === 410;
async function closeEnvironment(e, t, n, r) {
	let i = await checkClosing(e, r), a = J();
	n.begins(a);
	try {
		return {
			correlationId: a,
			outcome: await close({
				plan: e,
				target: i,
				correlationId: a,
				access: t,
				record: n
			}, r),
			gone: await waitUntilGone(e, r)
		};
	} catch (t) {
		if (r.signal.throwIfAborted(), !(t instanceof Unheard)) throw t;
		return {
			correlationId: a,
			outcome: "closed",
			gone: await probeInstead(e, t.cause, r)
		};
	}
}
async function probeInstead(e, t, n) {
	let { url: r, environmentName: i } = e, a = [t.message, ...t.facts].join(" "), o = `The hosting platform did not report whether ${`the Preview "${i}"`} is closed`;
	r && n.log.info(`${o}: ${a} Checking ${r} instead.`);
	let s = await waitUntilGone(e, n, `${o}, and checks of ${r} did not show that it is gone.`, t);
	if (s) return s;
	throw new k("CLOSE_UNKNOWN", `${o}.`, {
		cause: t,
		facts: [t.message, ...t.facts],
		remedy: `${Ar} Closing it again does no harm.`
	});
}
async function checkClosing(e, t) {
	let n = toTarget(e);
	return checkedName(n), checkTarget(n, void 0), await checkUnused(e, t), n;
}
async function checkUnused(e, t) {
	let { event: n, environmentName: r } = e;
	if (n.name !== "delete" && n.name !== "push") return;
	let i = await branchesOfPreview(e, t);
	if (i.length > 0) {
		let e = L(i, 5).join(", ");
		throw new k("PREVIEW_IN_USE", `The Preview "${r}" is still in use by: ${e}.`);
	}
}
async function close(e, t) {
	let { plan: n, access: r } = e, i = await r.token();
	if (n.uploader === "official") return closeOfficial(e, i, t);
	let { http: a, signal: o } = t, s = openContentService({
		http: a,
		token: i,
		correlationId: e.correlationId,
		signal: o
	});
	try {
		if (!s) throw unknownTokenShape(i.reveal().length);
		let sendClose = (t) => caller(e.correlationId)("close the Preview", s.close(e.target, t), !0), [t, n] = Er;
		return await sendClose(t).catch((e) => {
			if (!(e instanceof k && e.code === "UPLOAD_REFUSED" && !isAbsence(e))) throw e;
			return sendClose(n);
		}), e.record.mayHaveChanged(), "closed";
	} catch (r) {
		if (isAbsence(r)) return "absent";
		if (hasDoneNothing(r) || e.record.mayHaveChanged(), n.uploader !== "auto" || !isUnexpectedShape(r)) throw r instanceof k && !hasDoneNothing(r) ? new Unheard(r) : r;
		return t.log.warn(`${r.message} ${r.facts[0] ?? ""} Closing with the platform's client instead.`), closeOfficial(e, i, t);
	}
}
function hasDoneNothing(e) {
	if (!(e instanceof k)) return !1;
	let { code: t, cause: n } = e;
	return n instanceof E && !n.mayHaveArrived || t === "UPLOAD_TOKEN_SHAPE" || t === "UPLOAD_REFUSED" || t === "UPLOAD_TOKEN_REFUSED";
}
function isAbsence(e) {
	return e instanceof k && e.code === "UPLOAD_REFUSED" && e.facts.some((e) => /no matching\b.*\benvironment/i.test(e));
}
// src/deploy/close-preview.ts
async function closePreview(e, t, n) {
	if (e.dryRun) return await n.step("close", (t) => checkClosing(e, t), () => toBeClosed(e)), n.addFacts({ closes: !0 }), n.complete("skipped");
	let r = openSession(e, t, n), i = await n.step("close", (t) => closeEnvironment(e, r, n, t), (t) => closed(e, t));
	n.addFacts(factsOfClosing(i)), i.outcome === "closed" && n.hasChanged(), n.complete("succeeded");
}
// src/deploy/steps/build/read-built.ts
async function readBuilt(e) {
	let { manifest: t, folder: n } = await readArtifactManifest(e.workspace), { environment: r, version: i } = e, a = findDifferences([
		"slug",
		"environment",
		"version",
		"commit"
	], t, {
		slug: e.config.site.slug,
		environment: r,
		version: i,
		commit: e.event.sha
	});
	if (a.length > 0) throw new k("ARTIFACT_INVALID", "The site was built for another deployment.", {
		facts: a,
		remedy: "Run both jobs in one workflow run, with the same inputs \"environment\" and \"site-version\"."
	});
	if (e.config.build.attestation === "required" && t.format === 1) throw new k("ATTESTATION_INVALID", "The site was built by an earlier version of site-deploy, whose attestations do not state what a site was built for.", { remedy: "Rebuild this version of the site with this version of site-deploy." });
	return {
		folder: n,
		commands: [],
		origin: {
			files: t.files,
			digest: t.digest
		}
	};
}
// src/deploy/steps/finish/hosting/routes.ts
function isRestricted(e) {
	return Array.isArray(e.allowedRoles) && !e.allowedRoles.includes("anonymous");
}
function getRoutes(e) {
	return Array.isArray(e?.routes) ? e.routes.filter(F) : [];
}
function routeFor(e, t) {
	return e.find((e) => isForReading(e) && covers(e, t));
}
function isAsProtected(e, t, n) {
	let r = routeFor(e, [t]);
	return e.every((e) => !isRestricted(e) || e === r || !covers(e, n));
}
function isForReading(e) {
	return !Array.isArray(e.methods) || e.methods.some((e) => /^get$/i.test(e));
}
function covers(e, t) {
	if (typeof e.route != "string") return !1;
	let [n = "", r] = e.route.split("*");
	if (r === void 0) return t.includes(n);
	let i = r.replace(/^\.\{?|\}$/g, "").split(",");
	return t.some((e) => (e.startsWith(n) || `${e}/` === n) && (r === "" || i.some((t) => e.endsWith(`.${t}`))));
}
// src/deploy/steps/finish/browser/content-policy.ts
function policyProblem(e, t) {
	let n = e.split(",").map((e) => findProblem(e, new URL(t)));
	return n.find((e) => e?.stops === "script") ?? n.find(Boolean);
}
function findProblem(e, t) {
	let n = new Map();
	for (let t of e.split(";")) {
		let [e = "", ...r] = t.trim().toLowerCase().split(/\s+/);
		n.has(e) || n.set(e, r);
	}
	let getSources = (...e) => e.map((e) => n.get(e)).find(Boolean), allows = (e) => !e || e.some((e) => matchesSource(e, t)), r = getSources("script-src-elem", "script-src", "default-src");
	if (r?.includes("'strict-dynamic'")) return {
		stops: "script",
		reason: "script-src has 'strict-dynamic', which overrides 'self'"
	};
	if (!allows(r)) return {
		stops: "script",
		reason: "script-src does not allow 'self'"
	};
	if (!allows(getSources("connect-src", "default-src"))) return {
		stops: "requests",
		reason: "connect-src does not allow 'self'"
	};
}
function matchesSource(e, t) {
	if (e === "'self'") return !0;
	let matchesScheme = (e) => e === "http:" || e === t.protocol;
	if (/^[a-z][a-z\d+.-]*:$/.test(e)) return matchesScheme(e);
	let n = /^([a-z][a-z\d+.-]*:)?(?:\/\/)?(\*|(?:\*\.)?[^:/*']+)(?::(\d+|\*))?\/?$/.exec(e);
	if (!n) return !1;
	let [, r, i = "", a = ""] = n;
	if (r && !matchesScheme(r)) return !1;
	let o = t.port || (t.protocol === "https:" ? "443" : "80"), s = a === "" ? t.port === "" || i === "*" : ["*", o].includes(a), c = i.startsWith("*.") && t.hostname.endsWith(i.slice(1));
	return s && (i === "*" || i === t.hostname || c);
}
function hostingPolicies(e, t, n) {
	let r = {
		name: "The site's content security policy",
		policy: findPolicy(e.globalHeaders) ?? ""
	};
	if (t.filter((e) => findPolicy(e.headers) !== void 0).length === 0) return [r];
	let i = new Map();
	for (let e of n) {
		let n = routeFor(t, Re(e)), a = findPolicy(n?.headers);
		a === void 0 ? i.set(void 0, r) : i.set(n, {
			name: `The content security policy of route ${n?.route}`,
			policy: a
		});
	}
	return [...i.values()];
}
function findPolicy(e) {
	if (!F(e)) return;
	let [, t] = Object.entries(e).find(([e]) => /^content-security-policy$/i.test(e)) ?? [];
	if (t !== void 0) return String(t);
}
function policyWarnings(e, t, n, r) {
	return t.flatMap(({ name: t, policy: i }) => {
		let a = policyProblem(i, n);
		return a ? [`${t} blocks /${e.path}: ${a.reason}. ${r[a.stops]}`] : [];
	});
}
function detectScripts(e, t) {
	let n = new Map(t.map((e) => [X.posix.dirname(e), e])), r = Math.max(1, Math.ceil(n.size / 200)), i = [...n.values()].filter((e, t) => t % r === 0), a = t.includes("index.html") ? ["index.html"] : [], o = t.length <= 200 ? t : [...a, ...i], s = !1;
	for (let t of o) {
		let n = Vt(X.join(e, t));
		if (yt(n)) return "framework";
		s ||= Ie(n);
	}
	if (s) return "modules";
}
function reportHold(e, t, n, r) {
	if (t.found.pages.size + t.found.inApp.size === 0) return {
		frameworks: [],
		pages: 0
	};
	let i = new Map();
	for (let { framework: t } of e) t && i.set(t, (i.get(t) ?? 0) + 1);
	let a = [...i].sort(([, e], [, t]) => t - e).map(([e]) => e), o = e.filter((e) => e.isPinned).length, s = [...i.values()].reduce((e, t) => e + t, 0), c = a.length > 0 && describeRewrites(a, s);
	if (o > 0) {
		let e = c || "seo.hold is always";
		r.info(`${e}: /${Tt.path} keeps the portal's values in the heads of ${m(o, "page")}.`);
	} else c && r.warn(`${c} with the metadata from the build, and seo.hold is never: visitors, and crawlers that run scripts, see that instead of the portal's values.`, { concern: "search" });
	let { plan: l, hasModules: u, hold: d } = t;
	d === "auto" && u && r.info(jr);
	let f = findPolicies(e, t, n);
	for (let e of policyWarnings(Tt, f, l.config.site.url, Mr)) r.warn(e, { concern: "search" });
	return {
		frameworks: a,
		pages: o
	};
}
const jr = "Pages load a module script, and no framework was recognised: if the site changes its metadata in the browser, set seo.hold: always.";
function findPolicies(e, t, n) {
	let r = e.filter((e) => e.isPinned);
	if (r.length === 0) return [];
	let i = new Map();
	for (let e of r.flatMap((e) => e.policies ?? [])) i.set(e, (i.get(e) ?? 0) + 1);
	return [...hostingPolicies(n, getRoutes(t.hosting.configFile?.value), r.map((e) => e.path)), ...[...i].map(([e, t]) => ({
		name: `The content security policy in a meta tag of ${m(t, "page")}`,
		policy: e
	}))];
}
const Mr = {
	script: "Visitors see the metadata that the framework writes.",
	requests: "The portal's values are held on the page that a visitor opens, but not on pages they navigate to from there."
};
function describeRewrites(e, t) {
	let n = e.length > 1 ? "rewrite" : "rewrites";
	return `${capital(e.join(" and "))} ${n} the heads of ${m(t, "page")}`;
}
function capital(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
// src/deploy/steps/finish/hold/route-values.ts
const Nr = "site-deploy-head";
function addHoldScript(e, t, n) {
	let { groups: r, files: i } = groupRoutes(t, n), { path: a, text: o } = it(r);
	e.put(a, o);
	for (let [t, n] of i) e.put(t, n);
}
function groupRoutes(e, t) {
	let n = `/${Nr}/0.json`, r = e.filter(({ held: e, path: r }) => e && isAsProtected(t, n, Re(r))), i = Math.ceil(Math.sqrt(r.length)), a = Array.from({ length: i }, () => []);
	for (let { path: e, held: t } of r) {
		let n = routeKey(e);
		a[hashRoute(n) % i]?.push(`${JSON.stringify(n)}:${t}`);
	}
	let o = a.map((e) => `{${e.sort().join(",")}}\n`), s = o.map((e) => rn("sha256", e).slice(0, 8));
	return {
		groups: s,
		files: new Map(s.map((e, t) => [`${Nr}/${e}.json`, o[t] ?? ""]))
	};
}
function routeKey(e) {
	return decodeURI(z(D(e)));
}
function hashRoute(e) {
	let t = 0;
	for (let n of e) t = (t * 31 + (n.codePointAt(0) ?? 0)) % 9973;
	return t;
}
// src/deploy/steps/finish/hosting/read.ts
const Pr = "staticwebapp.config.json", Fr = 2e5;
async function readHostingConfigFile(e, t) {
	let { config: n } = e.config.hosting, r = await B(t.folder, Pr, "the hosting configuration"), i = await B(e.workspace, X.resolve(e.buildRoot, n), "hosting.config");
	for (let t of new Set([r, i])) {
		let n = X.relative(e.workspace, t), r = await T(t);
		if (r !== void 0) {
			if (r.length > Fr) throw invalidHosting(n, [{
				file: n,
				line: 1,
				column: 1,
				message: `found ${r.length} characters, expected at most ${Fr}`
			}]);
			return parse(r, n);
		}
	}
}
function parse(e, t) {
	let n = e.replace(/^\uFEFF/, ""), r = new Oe(t, n), i = je(new Oe(t, blankComments(n))), a = "unreadable" in i ? i.unreadable : i.problems;
	if (a.length > 0 || "unreadable" in i) throw invalidHosting(t, a.map((e) => ({
		...e,
		message: e.message.replaceAll("YAML", "JSON")
	})));
	let { value: o } = i;
	if (typeof o != "object" || !o || Array.isArray(o)) throw invalidHosting(t, [r.problemAt(0, "expected an object in braces")]);
	return {
		value: Object.fromEntries(Object.entries(o)),
		file: t,
		problemAt(e, t) {
			for (let n = e.length; n > 0; --n) {
				let a = i.locate(e.slice(0, n));
				if (a) return r.problemAt(a.value, t);
			}
			return r.problemAt(0, t);
		}
	};
}
function toJson(e) {
	return F(e) ? e : {};
}
function invalidHosting(e, t) {
	return new k("HOSTING_CONFIG_INVALID", `The hosting configuration ${e} has ${m(t.length, "error")}.`, { problems: t });
}
function blankComments(e) {
	return e.replace(/"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, (e) => e.startsWith("//") || e.startsWith("/*") && e.endsWith("*/") ? e.replace(/[^\r\n]/g, " ") : e);
}
// src/deploy/steps/finish/hosting/fallback.ts
function navigationFallback(e, t) {
	let { setting: n, isApp: r, has: i } = t, a = e.navigationFallback;
	if (a !== void 0) return F(a) ? {
		...ut.navigationFallback,
		...a
	} : void 0;
	if (n !== "never" && i("index.html") && (n === "always" || r || !hasErrorPage(e, i))) return ut.navigationFallback;
}
function parseFallback(e) {
	let { rewrite: t, exclude: n } = e ?? {};
	if (typeof t == "string") return {
		rewrite: t,
		exclude: Array.isArray(n) ? n.map(String) : []
	};
}
function hasErrorPage(e, t) {
	return t("404.html") || !!toJson(e.responseOverrides)[404];
}
// src/deploy/steps/finish/hosting/lint.ts
async function lintConfig(e) {
	let t = [...await schemaProblems(e), ...missedProblems(e)], n = new Set();
	return t.filter((e) => {
		let { line: t, column: r, message: i } = e, a = `${t}:${r}:${i}`;
		return !n.has(a) && n.add(a);
	});
}
async function schemaProblems(e) {
	let { Ajv: t, schema: n } = await import("./platform-schema.js").then((e) => e.t), r = new t.default({
		allErrors: !0,
		strict: !1,
		logger: !1
	}).compile(n), { $schema: i, ...a } = e.value;
	return r(a) ? [] : (r.errors ?? []).filter((e) => ![
		"anyOf",
		"oneOf",
		"allOf",
		"not"
	].includes(e.keyword)).map((t) => {
		let { instancePath: n, message: r, params: i } = t, a = n.split("/").slice(1).map(unescapePointer), o = i.additionalProperty, s = typeof o == "string" ? [...a, o] : a, c = typeof o == "string" ? `unknown key "${o}"` : r ?? "is not valid";
		return e.problemAt(s, a.length === 0 ? c : `${dotted(a)}: ${c}`);
	});
}
function missedProblems(e) {
	let { value: t, problemAt: n } = e, r = [], report = (e, t) => r.push(n(e, `${dotted(e)}: ${t}`)), headers = (e, t) => {
		for (let [n, r] of Object.entries(toJson(t))) (typeof r != "string" || /[\r\n]/.test(r)) && report([...e, n], "expected a quoted single-line text");
	}, pattern = (e, t) => {
		typeof t == "string" && !isPattern(t) && report(e, `found "${t}", expected * only at the end, as in /images/* or /images/*.{png,jpg}`);
	};
	headers(["globalHeaders"], t.globalHeaders);
	for (let [e, n] of toList(t.routes).entries()) {
		if (!F(n)) continue;
		let t = ["routes", e];
		pattern([...t, "route"], n.route), headers([...t, "headers"], n.headers), n.rewrite !== void 0 && n.redirect !== void 0 && report(t, "has both rewrite and redirect; only one is allowed"), status([...t, "statusCode"], n.statusCode);
	}
	let { exclude: i } = toJson(t.navigationFallback);
	for (let [e, t] of toList(i).entries()) pattern([
		"navigationFallback",
		"exclude",
		e
	], t);
	for (let [e, n] of Object.entries(toJson(t.responseOverrides))) /^40[0134]$/.test(e) || report(["responseOverrides", e], "only 400, 401, 403 and 404 can have an override"), F(n) && status([
		"responseOverrides",
		e,
		"statusCode"
	], n.statusCode);
	return r;
	function status(e, t) {
		t !== void 0 && (typeof t == "number" && Number.isInteger(t) && t >= 200 && t <= 599 || report(e, `found ${JSON.stringify(t)}, expected an HTTP status from 200 to 599`));
	}
}
function toList(e) {
	return Array.isArray(e) ? e : [];
}
function isPattern(e) {
	let t = e.indexOf("*");
	return t === -1 || /^\*(\.(\w+|\{\w+(,\w+)*\}))?$/.test(e.slice(t));
}
function dotted(e) {
	return e.reduce((e, t) => (typeof t == "number" || /^\d+$/.test(t)) && e !== "responseOverrides" ? `${e}[${t}]` : e === "" ? String(t) : `${e}.${t}`, "");
}
function unescapePointer(e) {
	return e.replaceAll("~1", "/").replaceAll("~0", "~");
}
// src/deploy/steps/finish/hosting/hosting.ts
const Ir = 2e4;
async function planHosting(e, t, n) {
	let r = await readHostingConfigFile(e, t), i = r ? await lintConfig(r) : [];
	if (r && i.length > 0) throw invalidHosting(r.file, i);
	let { trailingSlash: a } = r?.value ?? {};
	return {
		configFile: r,
		fallback: parseFallback(navigationFallback(r?.value ?? {}, getFallbackFacts(e, n))),
		trailingSlash: [
			"always",
			"never",
			"auto"
		].find((e) => e === a),
		needsLogin: getRoutes(r?.value).some(isRestricted)
	};
}
function mergeHosting(e, t, n) {
	let { $schema: r, ...i } = t.configFile?.value ?? {}, a = joinHeaders(ut.globalHeaders, parseHeaders(i.globalHeaders), e.environment === "Preview" ? { "X-Robots-Tag": "noindex" } : {}), o = navigationFallback(i, getFallbackFacts(e, n)), s = mergeOverrides(i, n), c = {
		...i,
		navigationFallback: o,
		responseOverrides: s,
		globalHeaders: a
	}, l = `${JSON.stringify(c, null, 2)}\n`, u = Buffer.byteLength(l);
	if (u > Ir) throw new k("HOSTING_CONFIG_INVALID", `${t.configFile?.file ?? "staticwebapp.config.json"} is ${u} bytes with the defaults merged in; the platform's limit is ${Ir}.`, { remedy: "Combine routes that differ only in their last segment with a wildcard, and omit the platform's default behaviour." });
	let d = getRoutes(c), f = o || s[404], p = e.config.site.type !== "spa" && e.config.hosting.fallback === "auto" && !i.navigationFallback && !!o, m = f ? [] : ["There is no 404.html and no navigation fallback: for missing pages, visitors see the plain 404 page of the platform."];
	return {
		text: l,
		globalHeaders: a,
		hasRoutes: d.length > 0,
		roles: customRoles(d),
		warnings: m,
		remark: p ? "There is no 404.html: every unknown address shows the start page with status 200, and search engines may list it. Add a 404.html." : void 0
	};
}
function getFallbackFacts(e, t) {
	return {
		setting: e.config.hosting.fallback,
		isApp: e.config.site.type === "spa",
		has: t
	};
}
function mergeOverrides(e, t) {
	let n = toJson(e.responseOverrides);
	return n[404] === void 0 && t("404.html") ? {
		...ut.responseOverrides,
		...n
	} : n;
}
function parseHeaders(e) {
	return Object.fromEntries(Object.entries(toJson(e)).map(([e, t]) => [e, String(t)]));
}
function joinHeaders(...e) {
	let t = new Map();
	for (let n of e) for (let [e, r] of Object.entries(n)) t.set(e.toLowerCase(), [e, r]);
	return Object.fromEntries(t.values());
}
function customRoles(e) {
	let t = new Set(["anonymous", "authenticated"]), n = new Map();
	for (let r of e.flatMap((e) => Array.isArray(e.allowedRoles) ? e.allowedRoles : [])) typeof r == "string" && !t.has(r.toLowerCase()) && n.set(r.toLowerCase(), r);
	return [...n.values()].sort();
}
async function limitHeap(e) {
	if (e < 2e3) return;
	let { setFlagsFromString: t } = await import("node:v8");
	t("--semi-space-growth-factor=1"), t("--heap-growing-percent=20");
}
// src/deploy/steps/finish/overlay.ts
var Overlay = class {
	pages;
	files = new Map();
	#e;
	constructor(e, t) {
		this.#e = e, this.pages = new Map(t.flatMap((e) => e.page ? [[e.path, e.page]] : []));
	}
	put(e, t) {
		t !== void 0 && this.files.set(e, typeof t == "string" ? Buffer.from(t) : t);
	}
	has(e) {
		return this.files.has(e) || this.pages.has(e) || this.#e.has(e);
	}
	readBuilt(e) {
		let t = this.#e.get(e);
		return t && Ft(t.file);
	}
};
// src/deploy/steps/finish/pages/app-pages.ts
function readShell(e, t) {
	let n = t.replace(/<!--[\s\S]*?-->/g, "");
	if (/<base\b[^>]*\shref\s*=\s*["']?(\/|https?:)/i.test(n)) return { file: e };
	let r = n.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi);
	for (let [t, n, i, a] of r) {
		let r = (n ?? i ?? a ?? "").trim();
		if ((/^<script/i.test(t) || /\brel\s*=\s*["']?(stylesheet|modulepreload|preload)/i.test(t)) && r !== "" && !/^([a-z][a-z\d+.-]*:|\/)/i.test(r)) return {
			file: e,
			relativeAsset: r
		};
	}
	return { file: e };
}
function appPages(e, t, n, r) {
	let getServedPath = (e) => D(e).replace(/\/$/, "").toLowerCase(), i = new Map(t.map((e) => [getServedPath(e), `/${e}`])), a = new Map(), o = new Map();
	for (let t of e) {
		let e = fileFor(t), s = refusal(t, e, n, r) ?? occupied(e);
		s ? o.set(t.slug, s) : (a.set(e, t), i.set(getServedPath(e), t.path));
	}
	return {
		made: a,
		reasons: o
	};
	function occupied(e) {
		let t = i.get(getServedPath(e));
		if (t) return `it differs from ${t} at most in case or a slash; the site can hold only one of them`;
	}
}
function fileFor(e) {
	let t = H(e.path).replace(/^\/+|\/+$/g, "").replace(/\/{2,}/g, "/");
	return t === "" ? "index.html" : /\.html?$/i.test(t) ? t : e.path.endsWith("/") ? `${t}/index.html` : `${t}.html`;
}
function refusal(e, t, n, r) {
	let i = H(e.path).split("/");
	if (i.some((e) => e === ".." || e === ".") || /[\u0000-\u001f\\?#*:|"<>]/.test(i.join("/"))) return "its path can't be a file name";
	if (/\.(?!html?$)[a-z0-9]{1,5}$/i.test(i.at(-1) ?? "")) return "its path ends with the extension of a file that isn't a page";
	let a = n.file.slice(0, n.file.lastIndexOf("/") + 1);
	if (!(`/${t}`.startsWith(`/${a}`) || D(t) === `/${a.replace(/\/$/, "")}`)) return `it is outside /${a}, the application's folder`;
	if (!n.relativeAsset) return;
	let o = P(t, e.path, r);
	if (o.slice(1, o.lastIndexOf("/") + 1) !== a) return `${n.file} refers to ${n.relativeAsset} by a relative URL, which resolves incorrectly at ${o}; build with absolute URLs, or add <base href="/">`;
}
// src/deploy/steps/finish/pages/page-addresses.ts
function getPageAddresses(e, t) {
	let { plan: n, found: r, hosting: i } = e, { url: a } = n.config.site, o = new Map(t.map((e) => [e.path, e.canonical]));
	return new Map([...r.pages, ...r.inApp].map(([e, t]) => {
		let n = Ge(a, P(e, t.path, i.trailingSlash)), r = o.get(e);
		return [t.slug, r && isSamePage(r, n) ? r : n];
	}));
}
function isSamePage(e, t) {
	if (!URL.canParse(e)) return !1;
	let [n, r] = [new URL(e), new URL(t)];
	return n.origin === r.origin && n.search === "" && z(n.pathname) === z(r.pathname);
}
// src/deploy/steps/finish/seo/head-of-page.ts
function headOfPage(e) {
	let { seo: t, defaults: n, listedTitle: r, address: i, origin: a, isPreview: o, isCopy: s = !1 } = e, { openGraph: c = {}, social: l = {} } = t ?? {}, u = t?.canonical, image = (e) => e && new URL(e, a).href, d = t?.title || void 0;
	return [
		...titleEdit(d ?? r, n.titleSuffix, !d && !s ? "missing" : "always"),
		...meta("name", "description", t?.description, n.defaultDescription),
		...meta("name", "keywords", t?.keywords?.join(", ")),
		{
			kind: "canonical",
			href: u || i,
			when: u || s ? "always" : "missing",
			origin: o ? a : void 0
		},
		...robots(t, o),
		...meta("property", "og:title", c.title),
		...meta("property", "og:description", c.description),
		...meta("property", "og:type", c.type),
		...meta("property", "og:image", image(c.image), image(n.defaultImage)),
		...meta("property", "og:image:width", c.imageWidth?.toString()),
		...meta("property", "og:image:height", c.imageHeight?.toString()),
		...c.image ? withoutMeta(ogImageTags(c)) : [],
		...meta("property", "og:locale", c.locale, n.locale),
		...meta("property", "og:site_name", c.siteName),
		...meta("name", "twitter:card", l.card),
		...meta("name", "twitter:title", l.title),
		...meta("name", "twitter:description", l.description),
		...meta("name", "twitter:image", image(l.image)),
		...l.image ? withoutMeta(["twitter:image:alt"]) : [],
		...meta("name", "twitter:site", l.site, n.socialHandle),
		...meta("name", "twitter:creator", l.creator),
		...t?.structuredData ? [{
			kind: "structured data",
			data: t.structuredData
		}] : []
	];
}
function headOfUnknownPage(e, t, n) {
	return n ? [{
		kind: "canonical",
		href: e,
		when: "missing",
		origin: t
	}, {
		kind: "robots",
		noIndex: !0
	}] : [];
}
function titleEdit(e, t = "", n) {
	return e ? [{
		kind: "title",
		text: e.endsWith(t) ? e : e + t,
		when: n
	}] : [];
}
function ogImageTags(e) {
	return w([
		"url",
		"secure_url",
		"type",
		"alt",
		!e.imageWidth && "width",
		!e.imageHeight && "height"
	]).map((e) => `og:image:${e}`);
}
function withoutMeta(e) {
	return e.map((e) => ({
		kind: "no meta",
		name: e
	}));
}
function meta(e, t, n, r) {
	return n ? [{
		kind: "meta",
		name: t,
		attribute: e,
		content: n,
		when: "always"
	}] : r ? [{
		kind: "meta",
		name: t,
		attribute: e,
		content: r,
		when: "missing"
	}] : [];
}
function robots(e, t) {
	let n = t ? !0 : e?.noIndex, r = e?.noFollow;
	return n === void 0 && r === void 0 ? [] : [{
		kind: "robots",
		noIndex: n,
		noFollow: r
	}];
}
// src/deploy/steps/finish/pages/page-jobs.ts
function* pageJobs(e) {
	let { hasTexts: t, hasFrameworks: n, hold: r } = e, i = r === "always" || r === "auto" && n;
	for (let n of e.files) {
		let r = jobOfFile(n, e);
		(t || i || r.head.length > 0) && (yield r);
	}
	let { found: a, tree: o, shell: s } = e;
	if (s) for (let [t, n] of a.inApp) yield {
		path: t,
		source: X.join(o.folder, s.file),
		head: [...buildHead(t, n, !0, e), ...buildTextScript(n.slug, e)],
		isCopy: !0,
		isListed: !0,
		rendersHead: !0
	};
}
function jobOfFile(e, t) {
	let { plan: n, tree: r, found: i, hosting: a, shell: o } = t, s = i.pages.get(e), c = s ? buildHead(e, s, !1, t) : hiddenHead(e, n), l = a.fallback?.rewrite === `/${e}`;
	return {
		path: e,
		source: X.join(r.folder, e),
		head: [...c, ...buildTextScript(s?.slug ?? "", t)],
		isCopy: !1,
		isListed: !!s,
		rendersHead: o?.file === e,
		ownPath: l ? z(D(e)) : void 0
	};
}
function buildHead(e, t, n, r) {
	let { plan: i, content: a, hosting: o } = r;
	if (!a) return [];
	let { url: s } = i.config.site;
	return headOfPage({
		seo: a.seo.get(t.slug),
		defaults: a.defaults,
		listedTitle: t.title,
		address: Ge(s, P(e, t.path, o.trailingSlash)),
		origin: s,
		isPreview: i.environment === "Preview",
		isCopy: n
	});
}
function hiddenHead(e, t) {
	let { url: n } = t.config.site;
	return t.config.seo.enabled ? headOfUnknownPage(Ge(n, D(e)), n, t.environment === "Preview") : [];
}
function buildTextScript(e, t) {
	return t.plan.config.content.mode === "runtime" ? [{
		kind: "script",
		src: `/${Be.path}`,
		page: e
	}] : [];
}
// src/deploy/steps/finish/pages/pages.ts
const Lr = {
	made: new Map(),
	reasons: new Map()
}, Rr = /(^|\/)(4\d\d|5\d\d)(\.html|\/index\.html)$/;
function htmlFiles(e) {
	return e.files.flatMap((e) => /\.html?$/i.test(e.path) ? [e.path] : []).sort();
}
function findPageFiles(e, t, n, r) {
	let i = new Map(t.map((e) => [e, e])), a = group(t, (e) => H(e)), o = group(t, (e) => H(e).toLowerCase()), s = commonBase(e), c = new Map(), l = [], u = [], d = [
		(e) => i.get(e),
		(e) => only(a.get(H(e))),
		(e) => only(o.get(H(e).toLowerCase()))
	];
	for (let t of e) {
		let e = [...candidates(t.path), ...s === "" ? [] : candidates(t.path.slice(s.length))], n = d.flatMap((t, n) => e.map((e) => ({
			file: t(e),
			exactness: n
		}))).find((e) => e.file && !c.has(e.file));
		n?.file ? (c.set(n.file, t), n.exactness === 2 && l.push({
			page: t,
			file: n.file
		})) : u.push(t);
	}
	let f = t.filter((e) => !c.has(e) && e !== n?.file && !Rr.test(e)), { made: p, reasons: m } = n ? appPages(u, t, n, r) : Lr, h = new Set(p.values());
	return {
		pages: c,
		inApp: p,
		notBuilt: u.filter((e) => !h.has(e)),
		reasons: m,
		unknown: f,
		caseMismatches: l
	};
}
function candidates(e) {
	let t = (e.split(/[?#]/)[0] ?? "").replace(/^\/+|\/+$/g, "");
	if (t === "") return ["index.html", "index.htm"];
	if (/\.html?$/i.test(t)) return [t];
	let [n, r] = [`${t}/index.html`, `${t}.html`];
	return [
		...e.endsWith("/") ? [n, r] : [r, n],
		`${t}.htm`,
		`${t}/index.htm`
	];
}
function commonBase(e) {
	let t = e.map((e) => e.path.replace(/\/+$/, "")).sort((e, t) => e.length - t.length)[0];
	return !t || e.length < 2 ? "" : e.every((e) => `${e.path}/`.startsWith(`${t}/`)) ? t : "";
}
function group(e, t) {
	let n = new Map();
	for (let r of e) Pe(n, t(r), r);
	return n;
}
function only(e) {
	if (e?.length === 1) return e[0];
}
// src/deploy/steps/finish/seo/images.ts
function imageWarnings(e, t, n) {
	let r = {
		"openGraph.image": e.openGraph?.image,
		"social.image": e.social?.image
	};
	return Object.entries(r).flatMap(([e, r]) => {
		let i = r ? toFilePath(r, t) : void 0;
		if (!i) return [];
		let a = n(i);
		return a === void 0 ? [{
			field: e,
			message: `the site has no file ${i}`
		}] : a <= 1e6 ? [] : [{
			field: e,
			message: `${i} is ${S(a)}; the recommended maximum is ${S(_t)}`
		}];
	});
}
function toFilePath(e, t) {
	let { origin: n, pathname: r } = new URL(e, t);
	if (n === t) try {
		return decodeURIComponent(r).replace(/^\/+/, "");
	} catch {
		return r.replace(/^\/+/, "");
	}
}
// src/deploy/steps/finish/seo/limits.ts
function checkSeo(e) {
	let t = { ...e }, n = { ...e.openGraph }, r = { ...e.social }, i = [
		...tooLong(t, "title", "title", N.title),
		...tooLong(t, "description", "description", N.description),
		...tooLong(n, "title", "openGraph.title", N.openGraphTitle),
		...tooLong(n, "description", "openGraph.description", N.openGraphDescription),
		...noAddress(t, "canonical", "canonical", "page"),
		...noAddress(n, "image", "openGraph.image", "image"),
		...noAddress(r, "image", "social.image", "image"),
		...noStructuredData(t)
	];
	if (i.length === 0) return {
		seo: e,
		errors: i,
		warnings: Ct(e)
	};
	let a = {
		...e,
		...t,
		title: typeof t.title == "string" ? t.title : "",
		description: typeof t.description == "string" ? t.description : "",
		canonical: typeof t.canonical == "string" ? t.canonical : void 0,
		openGraph: e.openGraph && n,
		social: e.social && r,
		structuredData: t.structuredData === void 0 ? void 0 : e.structuredData
	}, o = new Set(i.map((e) => e.field));
	return {
		seo: a,
		errors: i,
		warnings: Ct(e).filter((e) => !o.has(e.field))
	};
}
function checkDefaults(e) {
	let t = { ...e };
	return {
		defaults: t,
		errors: [...tooLong(t, "defaultDescription", "defaultDescription", N.description), ...noAddress(t, "defaultImage", "defaultImage", "image")]
	};
}
function tooLong(e, t, n, r) {
	let i = e[t], a = typeof i == "string" ? lt(i) : 0;
	return a <= r.maximum ? [] : (delete e[t], [{
		field: n,
		message: `has ${a} characters; at most ${r.maximum} are allowed`
	}]);
}
function noAddress(e, t, n, r) {
	let i = e[t], a = r === "image" ? "https://site.invalid" : void 0;
	return typeof i != "string" || i === "" || URL.canParse(i, a) && /^https?:$/.test(new URL(i, a).protocol) ? [] : (delete e[t], [{
		field: n,
		message: `"${i.slice(0, 80)}" is not an http or https address`
	}]);
}
function noStructuredData(e) {
	let t = e.structuredData;
	if (typeof t != "object" || !t) return [];
	let n = ["@context", "@type"].filter((e) => !Object.hasOwn(t, e));
	return n.length === 0 ? [] : (delete e.structuredData, [{
		field: "structuredData",
		message: `has no ${n.join(" and no ")}`
	}]);
}
function checkContent(e, t, n) {
	let r = new Map(e.pages.map((e) => [e.slug, e.path])), formatField = (e, t) => `page "${e}"${r.has(e) ? ` (${r.get(e)})` : ""}, ${t === "" ? "metadata" : t}`, i = new Map(), { defaults: a, errors: o } = checkDefaults(e.defaults), s = [...e.malformed.map(({ pageSlug: e, field: t, message: n }) => `${formatField(e, t)}: ${n}`), ...o.map((e) => `site defaults, ${e.field}: ${e.message}`)], c = [], l = [];
	for (let [n, r] of e.seo) {
		let e = checkSeo(r);
		i.set(n, e.seo), s.push(...e.errors.map((e) => `${formatField(n, e.field)}: ${e.message}`));
		let a = imageWarnings(e.seo, t.origin, t.getSize);
		c.push(...a.map((e) => `${formatField(n, e.field)}: ${e.message}`)), l.push(...e.warnings.map((e) => ({
			field: e.field,
			line: `${formatField(n, e.field)}: ${e.message}`
		})));
	}
	if (logAdvice(l, e.seo.size, n), logLines(c, (e) => n.warn(`SEO: ${e}`, { concern: "search" }), (e) => n.info(e)), s.length === 0) return {
		...e,
		seo: i,
		defaults: a
	};
	if (t.onError === "fail") throw new k("SEO_INVALID", `The portal's SEO metadata has ${m(s.length, "error")}.`, { facts: s });
	return logLines(s, (e) => n.warn(`SEO metadata omitted: ${e}`, { concern: "search" }), (e) => n.info(e)), {
		...e,
		seo: i,
		defaults: a
	};
}
function logAdvice(e, t, n) {
	let [r] = e;
	if (!r) return;
	let i = new Map();
	for (let { field: t } of e) i.set(t, (i.get(t) ?? 0) + 1);
	let a = [...i].map(([e, t]) => `${e} ${t}`).join(", ");
	n.warn(`SEO: ${m(e.length, "field")} of ${m(t, "page")} not as recommended (${a}), e.g. ${r.line}`, { concern: "style" });
}
function logLines(e, t, n) {
	for (let [r, i] of L(e, 10).entries()) r < 10 ? t(i) : n(`${i} of this kind`);
}
// src/deploy/steps/finish/pages/report-pages.ts
function reportPages(e, t, n, r) {
	let info = (e) => r.info(e), i = new Set(n.filter((e) => e.page).map((e) => e.path)), a = new Set(e.pages.map((e) => e.slug));
	logLines([...e.seo.keys()].filter((e) => !a.has(e)).map((e) => `The portal has metadata for "${e}", but there is no such page: the metadata is not used.`), (e) => r.warn(e, { concern: "search" }), info), logLines(t.notBuilt.map((e) => {
		let { slug: n, path: r } = e, i = t.reasons.get(n);
		return i ? `No page was created for "${n}" (${r}): ${i}. Its metadata is not used.` : `The build did not produce the portal's page "${n}" (${r}): its metadata is not used.`;
	}), (e) => r.warn(e, { concern: "search" }), info), logLines(t.caseMismatches.map((e) => `The page "${e.page.slug}" (${e.page.path}) and its file ${e.file} differ in case; the hosting is case-sensitive.`), (e) => r.warn(e, { concern: "visitors" }), info), logLines(n.flatMap((e) => e.skipped ? [`${e.path} was left unchanged: ${e.skipped}.`] : []), (e) => r.warn(e, { concern: "search" }), info), logLines(n.flatMap((e) => e.misplacedTags ? [`${e.path} has ${e.misplacedTags.join(" and ")} in its body, after content that isn't allowed in a head. It was left there, and may contradict the head.`] : []), (e) => r.warn(e, { concern: "search" }), info), t.unknown.length > 0 && r.info(`${m(t.unknown.length, "built page")} unknown to the portal: ${y(t.unknown)}.`), r.info(`${m(t.pages.size + t.inApp.size, "page")} of the portal found, ${m(i.size, "page")} changed.`);
}
// src/deploy/steps/finish/portal/cache-content.ts
async function cacheContent(e, t) {
	let { plan: n, content: r, found: i, hosting: a } = e;
	if (!r?.cached) return;
	let { follows: o, pages: s } = r.cached, c = new Set([...i.pages.values(), ...i.inApp.values()].map((e) => e.slug)), isPublic = (e) => !a.needsLogin && c.has(e.slug), l = s.filter((e) => !isPublic(e));
	if (l.length > 0 && await Se({
		follows: o,
		pages: l
	}, n, t), !a.needsLogin) return Te({
		follows: o,
		pages: s.filter(isPublic)
	});
}
// src/deploy/steps/finish/seo/seo-file.ts
function buildSeoFile(e, t) {
	let n = e.pages.map((n) => {
		let { slug: r, path: i, title: a } = n, o = headOfPage({
			seo: e.seo.get(r),
			defaults: e.defaults,
			listedTitle: a,
			address: Ge(t, i),
			origin: t,
			isPreview: !1
		});
		return [i, {
			slug: r,
			values: headValues(o, "always"),
			fallback: headValues(o, "missing")
		}];
	});
	return { pages: Object.fromEntries(n.sort(([e], [t]) => e < t ? -1 : 1)) };
}
function headValues(e, t) {
	return Object.fromEntries(e.flatMap((e) => headValue(e, t)));
}
function headValue(e, t) {
	if ("when" in e && e.when !== t) return [];
	switch (e.kind) {
		case "title": return [["title", e.text]];
		case "meta": return [[e.name, e.content]];
		case "canonical": return [["canonical", e.href]];
		case "robots": return t === "always" ? [["robots", formatRobots(e)]] : [];
		case "structured data": return t === "always" ? [["structuredData", e.data]] : [];
		default: return [];
	}
}
function formatRobots(e) {
	let { noIndex: t, noFollow: n } = e;
	return `${t ? "noindex" : "index"}, ${n ? "nofollow" : "follow"}`;
}
// src/deploy/steps/finish/seo/compare-snapshot.ts
async function reportSnapshot(e, t, n) {
	let { file: r } = t.config.seo, i = await loadSeoFile(t.workspace, r).catch(() => ({ pages: {} }));
	if (Object.keys(i.pages).length === 0) return;
	let a = JSON.parse(JSON.stringify(buildSeoFile(e, t.config.site.url))), o = [...new Set([...Object.keys(i.pages), ...Object.keys(a.pages)])].filter((t) => {
		let n = a.pages[t];
		return !e.unfetched?.has(n?.slug ?? "") && !gn(i.pages[t], n);
	});
	o.length !== 0 && n.log.info(`${r}, which the build used, is older than the portal for ${m(o.length, "page")}: ${y(o)}. The deployed pages match the portal; run "site-deploy texts pull" to update the file for the next build.`);
}
// src/deploy/steps/finish/sitemap/robots.ts
function robotsText(e, t, n) {
	let { address: r, origin: i } = t;
	if (n) return "User-agent: *\nAllow: /\n";
	if (!r) return;
	if (e === void 0) return `User-agent: *\nAllow: /\n\nSitemap: ${r}\n`;
	let a = !1, o = e.replace(ee, (e, t) => {
		if (d(t, i) === void 0) return e;
		let n = t === r && !a;
		return a ||= n, n ? e : "";
	});
	if (a) return o === e ? void 0 : o;
	let s = e.includes("\r\n") ? "\r\n" : "\n", c = o === "" || o.endsWith("\n") ? o : o + s;
	return `${c}${c === "" || /\n\r?\n$/.test(c) ? "" : s}Sitemap: ${r}${s}`;
}
// src/deploy/steps/finish/texts.ts
function reportTexts(e, t, n, r) {
	let { plan: i, tree: a, files: o, found: s } = n, { appliedCount: c, takenOver: l, warnings: u } = textOutcome(e, t, {
		folder: a.folder,
		files: o,
		slugs: new Map([...s.pages].map(([e, t]) => [e, t.slug])),
		hasApp: i.config.site.type === "spa",
		scripts: () => readScripts(a)
	});
	if (e.texts.size > 0 && r.info(`Texts: inserted ${c} of ${e.texts.size} into pages.`), l.keys > 0) {
		let e = l.keys === c ? "They" : `${l.keys} of them`;
		r.warn(`${e} are on pages taken over in the browser by ${l.frameworks.join(" and ")}. There they revert to the texts of the build unless the application reads its texts from SITE_TEXT_FILE at build time.`, { concern: "visitors" });
	}
	let d = new Map(u.map((e) => [e.message, e]));
	logLines([...d.keys()], (e) => r.warn(`${i.config.content.file}: ${e}`, {
		...d.get(e),
		concern: "visitors"
	}), (e) => r.info(e));
}
function warnOfPublishedTexts(e, t, n) {
	let { file: r } = t.plan.config.content, i = [X.posix.basename(r), r], a = Mt(X.join(t.plan.workspace, r)), o = i.find((e) => a !== void 0 && Mt(X.join(t.tree.folder, e)) === a);
	e.texts.size !== 0 && o && n.warn(`The build publishes the content file at /${o}. Move it out of the folder that the generator copies, and set content.file to its new path.`, { concern: "visitors" });
}
function readScripts(e) {
	return e.files.filter((e) => /\.m?js$/i.test(e.path)).map((e) => Vt(e.file, "utf8")).join("\n");
}
function textOutcome(e, t, n) {
	let r = new Map(), i = new Map();
	for (let { path: e, applied: n, refused: a } of t) {
		for (let t of n) {
			let n = r.get(t);
			n ? n.push(e) : r.set(t, [e]);
		}
		for (let { key: t, reason: n } of a) i.has(t) || i.set(t, {
			file: e,
			reason: n
		});
	}
	let a = new Set(n.slugs.values()), o = [...e.texts.keys()].filter((e) => !r.has(e) && !i.has(e)), s = o.length > 0 && n.hasApp ? n.scripts() : "", c = o.filter((e) => !names$1(s, e)), l = c.length > 0 ? carriedKeys(n, s) : new Set(), u = t.filter((e) => e.framework && e.applied.length > 0);
	return {
		appliedCount: r.size,
		takenOver: {
			keys: new Set(u.flatMap((e) => e.applied)).size,
			frameworks: [...new Set(u.flatMap((e) => e.framework ?? []))]
		},
		warnings: [
			...c.map((t) => {
				let n = ce(t, l), r = n === void 0 ? "" : `; did you mean "${n}"?`;
				return e.problemAt(t, `no page has the text key "${t}"${r}`);
			}),
			...[...i].map(([t, { file: n, reason: r }]) => e.problemAt(t, `the text "${t}" was not inserted into ${n}: ${r}`)),
			...[...r].flatMap(([t, r]) => {
				let i = t.split(".")[0] ?? "", o = r.find((e) => a.has(i) && (n.slugs.get(e) ?? i) !== i);
				return o ? [e.problemAt(t, `the text "${t}" of the page "${i}" is also on another page: ${o}`)] : [];
			})
		]
	};
}
function names$1(e, t) {
	for (let n = e.indexOf(t); n >= 0; n = e.indexOf(t, n + 1)) {
		let [r = "", i = ""] = [e[n - 1], e[n + t.length]];
		if (!/[\w.-]/.test(r + i)) return !0;
	}
	return !1;
}
function carriedKeys(e, t) {
	let n = new Set(), collect = (e) => {
		for (let [, t] of e.matchAll(/data-text-key[a-z-]*["'`]?\s*[=:]\s*["'`]?([^"'`\s>,}]+)/gi)) t && n.add(t);
	}, r = new St();
	for (let t of e.files) {
		let n = r.read(X.join(e.folder, t)), i = n.indexOf("data-text-key");
		i !== -1 && collect(n.toString("utf8", i));
	}
	return collect(t), n;
}
async function finish(e, t, n, r) {
	let i = await readTexts(e), a = readSiteTree(t.folder), o = getFilesByPath(a);
	await limitHeap(o.size);
	let s = await planHosting(e, t, (e) => o.has(e)), c = checkPortalContent(await n, e, o, r), { rewritePages: l } = await import("./html.js").then((e) => e.n);
	c && await reportSnapshot(c, e, r);
	let u = buildSources(e, a, s, c, i), d = await l(pageJobs(u), {
		scratch: r.scratch,
		texts: i?.texts ?? new Map(),
		hashes: !!t.origin,
		hold: u.hold,
		detectsFrameworks: u.hasFrameworks,
		signal: r.signal
	}), f = new Overlay(o, d);
	await addSitemap(f, u, d, r), addTexts(f, e, i), f.put(be, await cacheContent(u, r));
	let p = addHosting(f, u, r), m = reportHold(d, u, p, r.log);
	return m.pages > 0 && addHoldScript(f, d, getRoutes(s.configFile?.value)), c && reportPages(c, u.found, d, r.log), i && (reportTexts(i, d, u, r.log), warnOfPublishedTexts(i, u, r.log)), requireStartPage(f, u), {
		tree: a,
		overlay: f.files,
		pages: f.pages,
		made: madePages(u),
		hosting: p,
		pinned: m,
		marker: buildMarker$1(e),
		origin: t.origin
	};
}
async function readTexts({ workspace: e, config: { content: t } }) {
	if (t.mode === "commit") return ne(e, t.file);
}
function checkPortalContent(e, t, n, r) {
	if (!e && t.config.seo.enabled && r.log.info("A dry run does not query the portal: pages stay without its SEO metadata."), !e) return;
	let getSize = (e) => n.get(e)?.size;
	return checkContent(e, {
		onError: t.config.seo.onError,
		origin: t.config.site.url,
		getSize
	}, r.log);
}
function buildSources(e, t, n, r, i) {
	let { folder: a } = t, o = htmlFiles(t), s = e.config.site.type === "spa", c = s && findShell(a, o, n) || void 0, l = findPageFiles(r?.pages ?? [], o, c, n.trailingSlash), u = (i?.texts.size ?? 0) > 0, d = l.pages.size + l.inApp.size > 0, f = detectScripts(a, o);
	return {
		plan: e,
		tree: t,
		files: o,
		found: l,
		content: r,
		hosting: n,
		shell: c,
		hasTexts: u,
		hasFrameworks: (d || u) && (s || f === "framework"),
		hasModules: d && f === "modules",
		hold: d ? e.config.seo.hold : "never"
	};
}
function findShell(e, t, n) {
	let r = t.find((e) => `/${e}` === n.fallback?.rewrite);
	if (r) return readShell(r, Vt(X.join(e, r), "utf8"));
}
async function addSitemap(e, t, n, r) {
	let { plan: i, content: a, found: o } = t, { url: s } = i.config.site, c = e.readBuilt("robots.txt")?.toString();
	if (a) {
		let [{ makeSitemap: l }, { readBuiltSitemaps: u }] = await Promise.all([import("./html.js").then((e) => e.t), import("./shared.js").then((e) => e.P)]), { sitemaps: d, problems: f } = u((t) => e.readBuilt(t), c, s), { files: p, warnings: m, remark: h, problem: g } = l({
			content: a,
			found: o,
			origin: s,
			builtSitemaps: d,
			addresses: getPageAddresses(t, n)
		});
		if (g && i.config.seo.onError === "fail") throw sitemapInvalid(g);
		let _ = { concern: "search" };
		for (let e of f) r.log.warn(`The sitemap from the site's build is deployed unchanged: ${e}.`, _);
		for (let e of m) r.log.warn(e, _);
		h && r.log.info(h);
		for (let [t, n] of p) e.put(t, n);
	}
	let l = a && e.has("sitemap.xml") ? `${s}/sitemap.xml` : void 0;
	e.put("robots.txt", robotsText(c, {
		address: l,
		origin: s
	}, i.environment === "Preview"));
}
function sitemapInvalid(e) {
	return new k("CONTENT_ANSWER_INVALID", "Can't read the portal's sitemap.", {
		facts: [e],
		remedy: "Correct the sitemap in the portal, or set seo.onError: warn to deploy without it."
	});
}
function addTexts(e, t, n) {
	n && e.put(".well-known/site-text.json", `${JSON.stringify(Object.fromEntries(n.texts))}\n`), t.config.content.mode === "runtime" && e.put(Be.path, Be.text);
}
function addHosting(e, { plan: t, hosting: n, files: r }, i) {
	let a = mergeHosting(t, n, (t) => e.has(t));
	e.put(Pr, a.text);
	for (let e of a.warnings) i.log.warn(e, { concern: "visitors" });
	a.remark && i.log.info(a.remark);
	let o = "Visitors see the texts from the build.", s = {
		script: o,
		requests: o
	};
	if (t.config.content.mode === "runtime") {
		let e = hostingPolicies(a, getRoutes(n.configFile?.value), r);
		for (let n of policyWarnings(Be, e, t.config.site.url, s)) i.log.warn(n, { concern: "visitors" });
	}
	return a;
}
function requireStartPage(e, t) {
	if (e.has("index.html")) return;
	let n = t.files.filter((e) => /(^|\/)index\.html$/.test(e));
	throw new k("START_PAGE_MISSING", `The site has no index.html in ${t.tree.folder}.`, { facts: L(n.map((e) => `found one in ${X.posix.dirname(e)}`), 5) });
}
function madePages(e) {
	return [...e.found.inApp].map(([t, { path: n }]) => ({
		file: t,
		address: P(t, n, e.hosting.trailingSlash)
	}));
}
function buildMarker$1(e) {
	let { config: t, environment: n, version: r, event: i } = e;
	return {
		slug: t.site.slug,
		environment: n,
		version: r,
		commit: i.sha,
		run: i.run.id
	};
}
// src/deploy/steps/finish/portal/fetch-content.ts
async function fetchContent(e, t, n) {
	let { portal: r, site: i, seo: a } = e.config;
	try {
		return await readContent(t, i.id, n, {
			cached: async () => (await import("./shared.js").then((e) => e.B)).readLastContent(e, n),
			minutes: a.fetchMinutes
		});
	} catch (e) {
		n.signal.throwIfAborted();
		let t = `the SEO metadata of the site "${i.slug}"`;
		throw rt(e, {
			...zr,
			url: r.url,
			subject: t
		}) ?? e;
	}
}
async function readContent(e, t, n, r) {
	let { signal: i } = n, { fetchPages: a } = await import("./portal-and-pulls.js").then((e) => e.t), [{ pages: o }, s, c, l, u] = await Promise.all([
		e.call("listPages", { siteId: t }, { signal: i }),
		e.call("getSeoOverview", { siteId: t }, { signal: i }),
		e.call("getSeoDefaults", { siteId: t }, { signal: i }),
		e.call("getSitemap", { siteId: t }, { signal: i }).catch((e) => {
			if (!isMissing(e)) throw e;
		}),
		r?.cached()
	]);
	return await limitHeap(o.length), {
		pages: o,
		...await a({
			client: e,
			siteId: t,
			listed: o,
			described: s.pages,
			last: u,
			minutes: r?.minutes ?? Infinity
		}, n),
		defaults: c,
		sitemap: l
	};
}
function isMissing(e) {
	return e instanceof $e && e.status === 404;
}
const zr = {
	purpose: "CONTENT",
	remedies: {
		unauthorized: "The portal was queried with this run's access token: compare portal.audience in the site config with the audience it expects, or set seo.enabled: false to deploy without its metadata.",
		unknown: "Compare site.id in the site config with the portal, or set seo.enabled: false to deploy without its metadata."
	}
};
function transferProgress(e, t, n, r) {
	let a = i(t);
	return (o) => {
		let s = i(t);
		s - a < 3e3 || (a = s, e.info(`${n}: ${S(o)} of ${S(r)} (${Math.floor(100 * o / Math.max(1, r))} %)`));
	};
}
// src/deploy/steps/pack/zip/writer.ts
var ZipWriter = class {
	#e;
	#t = [];
	#n = 0;
	#r = !1;
	constructor(e) {
		this.#e = Bt(e, "w", 384);
	}
	get offset() {
		return this.#n;
	}
	append(e) {
		let t = 0;
		for (; t < e.byteLength;) t += Kt(this.#e, e, t, e.byteLength - t, this.#n + t);
		this.#n += e.byteLength;
	}
	enter(e, t) {
		this.#t.push(Ae(e, t));
	}
	correctSize(e, t) {
		let n = Buffer.alloc(4);
		n.writeUInt32LE(t), Kt(this.#e, n, 0, n.byteLength, e + 18);
	}
	end() {
		let e = this.#n;
		return this.append(Buffer.concat(this.#t)), this.append(me(this.#t.length, this.#n - e, e)), this.close(), this.#n;
	}
	close() {
		this.#r || Lt(this.#e), this.#r = !0;
	}
}, Archiver = class {
	#e;
	#t = [];
	#n = 0;
	#r;
	constructor(e) {
		this.#e = new ZipWriter(e);
	}
	get files() {
		return this.#t;
	}
	add(e) {
		return e.kind === "files" ? this.#i(e) : e.kind === "large" ? this.#a(e) : e.kind === "part" && this.#o(e), this.#n;
	}
	end() {
		return this.#e.end();
	}
	close() {
		this.#e.close();
	}
	#i(e) {
		let t = this.#e.offset;
		this.#e.append(e.bytes);
		for (let n of e.files) {
			let e = toHeader(n, n.compressed);
			this.#s(n, e, t), t += 30 + e.name.byteLength + n.compressed, this.#n += n.size;
		}
	}
	#a(e) {
		this.#r = {
			file: e.file,
			partCrcs: e.partCrcs,
			offset: this.#e.offset,
			parts: 0,
			done: 0,
			compressed: 0
		};
		let t = toHeader(e.file, 0), n = Buffer.alloc(30 + t.name.byteLength);
		Ve(n, 0, t), this.#e.append(n);
	}
	#o(e) {
		let { path: t, crc: n, length: r, bytes: i } = e, a = this.#r;
		if (!a || a.file.path !== t || a.partCrcs[a.parts] !== n) throw new k("PACKAGE_FILE_CHANGED", `The file "${t}" changed while it was being read.`);
		this.#e.append(i), a.parts += 1, a.done += r, a.compressed += i.byteLength, this.#n += r, a.done < a.file.size || (this.#e.correctSize(a.offset, a.compressed), this.#s(a.file, toHeader(a.file, a.compressed), a.offset), this.#r = void 0);
	}
	#s(e, t, n) {
		let { path: r, size: i, sha256: a } = e;
		this.#e.enter(t, n), this.#t.push({
			path: r,
			size: i,
			sha256: a
		});
	}
};
function toHeader(e, t) {
	let { path: n, method: r, crc: i, size: a } = e;
	return {
		name: Buffer.from(n),
		method: r,
		crc: i,
		compressed: t,
		size: a
	};
}
// src/deploy/steps/pack/compare-artifact.ts
function compareWithArtifact(e, t, n, r) {
	let isBuilt = (e) => !r.overlay.has(e) && !r.pages.has(e), i = new Map(t.filter((e) => isBuilt(e.path)).map((e) => [e.path, e.sha256]));
	for (let [e, { replaces: t }] of r.pages) t && i.set(e, t);
	let a = new Map(n.map((e) => [e.path, i.get(e.path) ?? De(e)])), o = new Set(e.map((e) => e.path)), s = [
		...e.filter((e) => !a.has(e.path)).map((e) => `missing: ${e.path}`),
		...e.filter((e) => a.has(e.path) && a.get(e.path) !== e.sha256).map((e) => `changed: ${e.path}`),
		...[...a.keys()].filter((e) => !o.has(e)).map((e) => `added:   ${e}`)
	];
	if (s.length !== 0) throw new k("ARTIFACT_INVALID", `The site and the build job's manifest differ in ${m(s.length, "file")}.`, { facts: L(s) });
}
// src/deploy/steps/pack/find-unchanged.ts
async function findUnchanged(e, t, n) {
	if (!t || !gt(e, t)) return;
	let r = await n(), i = computeDigest(r);
	if (t.digest !== i) return;
	let { commit: a = e.commit, run: o } = t, { run: s, ...c } = e;
	return {
		...c,
		commit: a,
		run: o,
		digest: i,
		contents: toFileList(r)
	};
}
// src/deploy/steps/pack/workers.ts
const Br = {
	maxYoungGenerationSizeMb: 4,
	maxOldGenerationSizeMb: 64
};
function threadsFor(e, t) {
	let n = e < 6e6 && t < 500, r = Math.min(4, hn());
	return n || r < 2 ? 0 : r;
}
function startPackWorkers(e, t) {
	let n = ft({
		module: "deploy/steps/pack/worker",
		threads: e,
		here() {
			let e = new Ee();
			return (t) => e.pack(t.piece, t.buffer);
		},
		getTransferList: (e) => w([e.buffer]),
		resourceLimits: Br,
		signal: t
	}), r = [];
	function* tasks(e) {
		for (let t of e) yield {
			piece: t,
			buffer: r.pop()
		};
	}
	return {
		async *work(e) {
			for await (let t of n.work(tasks(e))) yield t, "bytes" in t && r.push(t.bytes.buffer);
		},
		[Symbol.asyncDispose]: () => n[Symbol.asyncDispose]()
	};
}
// src/deploy/steps/pack/write-folder.ts
async function writeFolder(e, t, n, r) {
	let i = new Map(t.map((e) => [e.path, e.sha256])), a = new Set(), o = st(r.signal);
	for (let t of e) {
		let e = X.join(n, t.path), r = X.dirname(e);
		if (a.has(r) || zt(r, { recursive: !0 }), a.add(r), t.kind === "bytes") Gt(e, t.bytes, { flag: "wx" });
		else if (ke(t, e) !== i.get(t.path)) throw new k("PACKAGE_FILE_CHANGED", `The file "${t.path}" changed after it was packed.`);
		await o();
	}
}
// src/deploy/steps/pack/pack.ts
async function pack(e, t, n, r, i) {
	n?.catch(() => void 0);
	let a = checkTree(t.tree), o = overlaid(a, t), s = o.reduce((e, t) => e + t.size, 0);
	await using c = startPackWorkers(i ?? threadsFor(s, o.length), r.signal);
	checkContents(o, t, e);
	for (let e of unservedWarnings(o.map((e) => e.path))) r.log.warn(e, { concern: "visitors" });
	let l = {
		site: t,
		sources: a,
		entries: o,
		live: await n,
		deps: r
	}, u = se(() => hashEntries(o, c)), d = await findUnchanged(t.marker, l.live, u);
	if (d) return createPackage(l, await u(), d, { kind: "none" });
	if (e.uploader === "official") {
		let e = await u();
		return createPackage(l, e, buildMarker(t, e), { kind: "folder" });
	}
	let f = X.join(r.scratch, "site.zip"), p = transferProgress(r.log, r.clock, "pack", s), m = new Archiver(f);
	try {
		for await (let e of c.work(h(o))) p(m.add(e));
		let e = [...m.files], n = buildMarker(t, e);
		return m.add(new Ee().pack({
			kind: "files",
			entries: [markerEntry(n)]
		})), createPackage(l, e, n, {
			kind: "archive",
			file: f,
			bytes: m.end()
		});
	} finally {
		m.close();
	}
}
function checkContents(e, t, n) {
	let r = {
		digest: `sha256:${"0".repeat(64)}`,
		contents: fileListLike(e)
	}, i = [...e, markerEntry({
		...t.marker,
		...r
	})];
	checkNames(i.map((e) => e.path)), checkLimits(i, n.config.hosting);
}
function createPackage(e, t, n, r) {
	let { site: i, sources: a, entries: o, live: s, deps: c } = e;
	i.origin && compareWithArtifact(i.origin.files, t, a, i);
	let l = markerEntry(n), u = createManifest([...t, {
		path: l.path,
		size: l.size,
		sha256: ht(l.bytes)
	}]);
	return {
		delivery: r,
		manifest: u,
		marker: n,
		hosting: i.hosting,
		made: i.made,
		live: s,
		builtDigest: i.origin?.digest,
		writeFolder: (e) => writeFolder([...o, l], u.files, e, c)
	};
}
const buildMarker = (e, t) => ({
	...e.marker,
	digest: computeDigest(t),
	contents: toFileList(t)
}), markerEntry = (e) => te(I, Buffer.from(`${JSON.stringify(e)}\n`));
function overlaid(e, t) {
	let n = new Map();
	for (let t of e) n.set(t.path, t);
	for (let [e, { file: r, size: i, offset: a }] of t.pages) n.set(e, {
		kind: "slice",
		path: e,
		size: i,
		file: r,
		offset: a
	});
	for (let [e, r] of t.overlay) n.set(e, te(e, r));
	return n.delete(I), inByteOrder(n.values());
}
async function hashEntries(e, t) {
	let n = [];
	for await (let r of t.work(re(e))) r.kind === "hash" && n.push(...r.files);
	return n;
}
async function makeSite(e, t, n) {
	let r = t && fetchPortalContent(e, t, n), i = e.mode === "all" ? build : readBuilt, a = await n.step("build", (t) => i(e, t), (t) => built(e, t)), o = await n.step("finish", (t) => finish(e, a, r, t), finished);
	return n.addFacts(factsOfFinished(o)), o;
}
async function packSite(e, t, n, r) {
	let i = await r.step("pack", (r) => pack(e, t, n ? mt(e.url, r, { limitMs: 5e3 }) : void 0, r), packed);
	return r.addFacts(factsOfPackage(i)), i;
}
function fetchPortalContent(e, t, n) {
	if (!e.config.seo.enabled) return;
	let r = t.portal().then((t) => n.ahead("finish", async (n) => {
		let r = fetchContent(e, t, n), [i] = await Promise.all([r, import("./html.js").then((e) => e.n)]);
		return i;
	}));
	return r.catch(() => void 0), r;
}
// src/deploy/steps/notify/notify.ts
const Vr = 6e4;
async function notify(e, t, n, r) {
	let { run: i } = e.event, a = [
		e.event.repository,
		i.id,
		i.attempt,
		e.environment,
		t.status
	].join("/"), o = r.clock.now(), s;
	try {
		let i = payload(e, t, o), c = {
			idempotencyKey: a,
			signal: r.signal
		}, { value: l, date: u } = await n.callTagged("completeDeployment", { body: i }, c);
		s = {
			applied: l.deployment?.applied,
			date: u
		};
	} catch (t) {
		throw explain(t, e.config.portal.url);
	}
	let c = describeSkew(o, r.clock.now(), s.date);
	if (t.status === "succeeded" && s.applied === !1) throw notApplied(e, c);
	return c && r.log.warn(`${c}: the portal stored a wrong time for this deployment.`), { status: t.status };
}
function describeSkew(e, t, n = "") {
	let r = Date.parse(n);
	if (r >= e - Vr && r <= t + Vr || Number.isNaN(r)) return;
	let i = r > t ? "behind" : "ahead of";
	return `The clock of this computer is ${v(Math.abs(t - r))} ${i} the portal's`;
}
function notApplied(e, t) {
	let { url: n } = e.config.portal, r = `The portal ${n} received the outcome but did not apply it: it knows a later deployment to ${e.environment}.`;
	return new k("NOTIFY_FAILED", r, {
		facts: w([t]),
		remedy: "Correct the clock of the computer if it is off, and run the job again. Otherwise compare the portal's version of the site with the live one: another deployment may have ended at the same time."
	});
}
function mayHaveArrived(e) {
	return e instanceof $e ? e.status >= 500 : !(e instanceof E) || e.mayHaveArrived;
}
function payload(e, t, n) {
	let { status: r, url: i, error: a } = t, { site: o } = e.config;
	return {
		event: "site.deployed",
		timestamp: new Date(n).toISOString(),
		site: {
			id: o.id,
			slug: o.slug
		},
		data: {
			version: e.version,
			environment: e.environment,
			commitSha: e.event.sha
		},
		status: r,
		url: i,
		error: a && {
			code: a.code,
			message: a.message
		},
		run: { ...e.event.run }
	};
}
const Hr = "Set the input \"api-token\" to a valid API token of the portal, and run the job again.";
function explain(e, t) {
	let n = mayHaveArrived(e) ? `The portal ${t} did not confirm that it recorded the deployment's outcome.` : `Could not notify the portal ${t} of the deployment's outcome.`;
	return rt(e, {
		purpose: "NOTIFY",
		url: t,
		message: n,
		remedies: {
			unauthorized: Hr,
			forbidden: Hr
		}
	}) ?? new k("NOTIFY_FAILED", n, {
		cause: e,
		facts: ["it did not answer in time"]
	});
}
async function notifyPortal(e, t, n) {
	let { status: r, url: i, error: a } = n.result(), work = async (n) => {
		let o = await t.notifier();
		if (!o) throw noCredential();
		return notify(e, {
			status: r,
			url: i,
			error: a
		}, o, n);
	};
	try {
		let { closing: e } = n, t = AbortSignal.any([e.signal, AbortSignal.timeout(6e4)]);
		await n.lastingStep("notify", work, notified, {
			...e,
			signal: t
		}), n.addFacts({ notified: !0 });
	} catch (t) {
		n.addFacts({ notifyError: toNotifyError(t, e) });
	}
}
function toNotifyError(e, t) {
	let n = k.from(e);
	if (n.code !== "CANCELLED") return n;
	let { url: r } = t.config.portal, i = `The portal ${r} was not notified of the deployment's outcome.`;
	return new k("NOTIFY_FAILED", i, {
		cause: n,
		facts: ["no time was left after the cancellation"]
	});
}
function noCredential() {
	return new k("NOTIFY_FAILED", "The portal was not notified of the deployment's outcome: the run has neither an access token nor an API token.", { remedy: "Set the input \"api-token\" so that the portal also learns of failed logins." });
}
// src/deploy/steps/upload/distribute.ts
const Ur = {
	pauseFirst: !0,
	pause: 250,
	growth: 1.4,
	maxPause: 3e3
};
var TakenInPart = class extends Error {
	name = "TakenInPart";
};
async function distribute(e, t, n, r) {
	let { plan: a, target: o, correlationId: s } = e, { clock: c, signal: l } = r, u = a.config.hosting.distributionTimeoutMinutes * 6e4, d = i(c), f = {
		id: n.Version,
		correlationId: s
	}, p, m = d;
	return await ct({
		clock: c,
		signal: l,
		limit: u,
		...Ur
	}, async (e) => {
		let a = await fetchStatus(t, n, e);
		if ("lost" in a) {
			p = a.lost, r.log.debug(`A status check of the distribution failed: ${a.lost}`);
			return;
		}
		let { response: l } = a, u = parseStatus(l);
		if (u === "succeeded") return {
			...f,
			outcome: "accepted",
			url: parseAddress(l, n, o.environmentName !== null)
		};
		if (/^(failed|cancell?ed)$/.test(u)) throw failed(l, s);
		i(c) - m > 15e3 && (m = i(c), r.log.info(`upload: the platform has been distributing for ${v(m - d)}`));
	}) ?? {
		...f,
		outcome: "unknown",
		url: void 0,
		lastPollError: p
	};
}
async function fetchStatus(e, t, n) {
	try {
		let r = await e.checkStatus(t, n);
		return r.kind === "ok" ? { response: r.response } : r.kind === "refused" ? { lost: `${r.reason} (status ${r.status})` } : { lost: r.received };
	} catch (e) {
		if (e instanceof E) return { lost: e.message };
		throw e;
	}
}
function parseAddress(e, t, n) {
	let r = typeof e.siteUrl == "string" ? e.siteUrl.trim() : "", i = asOrigin(t.DefaultHostname), a = asOrigin(r);
	if (!n) return a ?? i;
	if (a !== i) return a;
}
function failed(e, t) {
	let n = unhealthyRegions(e), r = parseReason(e.errorDetails) ?? parseReason(e), i = "failed";
	return parseStatus(e).startsWith("cancel") && (i = "was cancelled by the platform; a later deployment may have replaced it"), new k("DISTRIBUTION_FAILED", `The distribution ${i}.`, {
		cause: n.length > 0 ? new TakenInPart(n.join(", ")) : void 0,
		facts: w([
			`reason: ${r ?? "none given"}`,
			n.length !== 0 && `regions that did not accept the site: ${n.join(", ")}`,
			`correlation id: ${t}`
		])
	});
}
function parseStatus(e) {
	return typeof e.deploymentStatus == "string" ? e.deploymentStatus.trim().toLowerCase() : "";
}
// src/deploy/steps/live-site/sample.ts
const isInDoubt = (e) => isDoubtful(e) || !!whyUnserved(e), Wr = /^(staticwebapp\.config\.json|\.well-known\/site-deploy\.json)$/;
function pickSample(e, t) {
	let n = plainPaths(e.hosting.text), r = e.manifest.files.filter((e) => !Wr.test(e.path)), i = r.filter(({ path: e, size: t }) => t > 0 && t <= 1048576 && !isInDoubt(e) && n(`/${e}`)), a = changesSince(e.live?.contents?.list, r), o = a && [...a.changed, ...a.added], s = new Set(o), c = Number.parseInt(e.marker.digest.slice(-8), 16) || 0, l = spread(i.filter((e) => s.has(e.path)), 16, c), u = i.filter((e) => /^(index|404)\.html$/.test(e.path)), d = spread(i.filter((e) => !u.includes(e)), t - u.length, c);
	return {
		files: [...new Set([
			...l,
			...u,
			...d
		])],
		changed: o?.length,
		changedPicked: l.length
	};
}
function spread(e, t, n) {
	let r = Math.max(1, Math.floor(e.length / Math.max(1, t))), i = Math.min(e.length, Math.max(0, t));
	return Array.from({ length: i }, (t, i) => e[(n + i * r) % e.length]).filter((e) => e !== void 0);
}
function plainPaths(e) {
	let t = parseHosting(e), n = (Array.isArray(t.routes) ? t.routes : []).map((e) => String(j(e).route ?? ""));
	return (e) => !n.some((t) => {
		let [n = ""] = t.split(/[*{]/);
		return t === "/" ? e === "/" || e === "/index.html" : e.startsWith(n);
	});
}
function addressOfFile(e, t) {
	return `${e}/${t.split("/").map(encodeURIComponent).join("/")}`;
}
function parseHosting(e) {
	return j(R(e));
}
async function readFilesBefore(e, t, n) {
	let { url: r } = e;
	if (!r || !t.live) return [];
	let i = pickSample(t, 24).files.slice(0, 24).map((e) => readFileBefore(r, e, n));
	return w(await Promise.all(i));
}
async function readFileBefore(e, t, n) {
	let { path: r, sha256: i } = t;
	try {
		let t = await A(addressOfFile(e, r), n, { limitMs: 2e3 }), a = toFileBefore(r, t);
		if (t.status === 404 || t.status === 200 && a.sha256 !== i) return a;
	} catch (e) {
		if (!(e instanceof E)) throw e;
	}
}
async function servesFilesBefore(e, t, n) {
	let r = t.slice(0, 8).map(async (t) => {
		let r = addressOfFile(e, t.path), i = await A(r, n, { newConnection: !0 }), a = toFileBefore(t.path, i);
		return a.status === t.status && a.sha256 === t.sha256 && !isFromCache(i);
	}), i = await Promise.all(r);
	return i.length > 0 && i.every(Boolean);
}
const isFromCache = (e) => "age" in e.headers;
function toFileBefore(e, t) {
	let n = q("sha256").update(t.body).digest("hex");
	return {
		path: e,
		status: t.status,
		sha256: n
	};
}
// src/deploy/steps/upload/probe-after-upload.ts
async function checkProduction(e, t, n, r) {
	if (e.environment === "Production") return;
	let i = new Set(w([e.config.site.url, n].map(asOrigin)));
	for (let e of i) {
		let { answers: n } = await probeEdges(e, r);
		if (n.some((e) => servesMarker(t.marker, e))) throw new k("UPLOAD_WRONG_TARGET", `The Preview replaced the live site: ${e} serves ${t.marker.version} from the Preview.`, { remedy: "Redeploy Production immediately." });
	}
}
const Gr = ["DISTRIBUTION_FAILED", "OFFICIAL_CLIENT_FAILED"];
async function isUnchanged(e, t, n, r, i) {
	if (!(n instanceof k) || !Gr.includes(n.code)) return !1;
	let { live: a } = t;
	if (!e.url || !a || n.cause instanceof TakenInPart) return !1;
	let { answers: o, isWhole: s } = await probeEdges(e.url, i);
	if (!s || !o.every((e) => isAsBefore(e, a))) return !1;
	try {
		return await servesFilesBefore(e.url, r, i);
	} catch (e) {
		if (e instanceof E) return !1;
		throw e;
	}
}
function isAsBefore(e, t) {
	if (e.status !== 200 || isFromCache(e)) return !1;
	let { digest: n, commit: r } = j(e.json);
	return n === t.digest && r === t.commit;
}
async function probeEdges(e, t) {
	let n = probeFromEdges(e, (e) => A(e, t, { newConnection: !0 })), r = await Promise.allSettled(n), i = [];
	for (let e of r) if (e.status === "fulfilled") i.push(e.value);
	else if (!(e.reason instanceof E)) throw e.reason;
	return {
		answers: i,
		isWhole: i.length === n.length
	};
}
// src/deploy/probe-afterwards.ts
async function probeAfterFailure(e, t, n, r, i, a) {
	a.siteChanged === "no" || a.deps.signal.aborted || (await probeProduction(e, t, n, a), await isUnchanged(e, t, r, await i(), a.deps) && a.isAsBefore());
}
async function probeProduction(e, t, n, r) {
	let i = n && "production" in n ? n.production : void 0;
	try {
		await checkProduction(e, t, i, r.deps);
	} catch (e) {
		throw e instanceof k && r.hasChanged(), e;
	}
}
// src/deploy/steps/upload/attempt.ts
function openAttempt(e, t, n) {
	let { correlationId: r } = e;
	return {
		...e,
		token: t,
		service: openContentService({
			http: n.http,
			token: t,
			correlationId: r,
			signal: n.signal
		})
	};
}
function commitHost(e, t) {
	return t.github ? createGitHubCommitHost(e, t.github, t) : createGitCommitHost(e.workspace, t);
}
function createGitCommitHost(e, t) {
	let runGit = (...n) => t.git(e, n, t.signal);
	return {
		remedy: "Set the input \"github-token\" so that the run can check.",
		head: async (e) => /^([0-9a-f]{40})\t/.exec(await runGit("ls-remote", "origin", `refs/heads/${e}`) ?? "")?.[1],
		async isBehind(e, t) {
			if (await runGit("cat-file", "-e", `${t}^{commit}`) !== void 0) return await runGit("merge-base", "--is-ancestor", e, t) !== void 0;
		},
		findRun: async () => void 0
	};
}
function createGitHubCommitHost(e, t, n) {
	let r = U(t, n), i = M(e.event.repository);
	return {
		remedy: "GitHub did not answer; the job needs the permissions \"contents: read\" and \"actions: read\".",
		head: (e) => W(Dt(r, i, e), n),
		isBehind: (e, t) => W(Ze(r, i, e, t), n),
		async findRun(t, a) {
			let [o, s] = await Promise.all([W(c(r, i, e.event.run.id), n), W(et(r, i, {
				commit: t,
				branch: a
			}), n)]);
			if (o && s && o.workflow !== "") return toRunState(s.filter((e) => e.workflow === o.workflow));
		}
	};
}
function toRunState(e) {
	let t = e.find((e) => e.status !== "completed" || e.conclusion === "success");
	if (t) return {
		state: "deploys",
		url: t.url
	};
	let [n] = e;
	return n ? {
		state: "ended",
		url: n.url,
		conclusion: n.conclusion || "nothing"
	} : { state: "none" };
}
// src/deploy/steps/upload/superseded.ts
const short = (e) => e.slice(0, 12);
async function checkNotSuperseded(e, t, n) {
	let { sha: r } = e.event, i = branchInQuestion(e);
	if (!i) return [];
	let a = commitHost(e, n), o = await checkHead(e, i, a), s = t?.commit;
	if (typeof s != "string" || !/^[0-9a-f]{40}$/.test(s) || s === r) return o;
	let c = await a.isBehind(r, s);
	if (c === void 0) return [...o, `Could not check whether ${short(r)} is older than the live ${short(s)}. ${a.remedy}`];
	if (c) throw new k("SUPERSEDED", `The live site is from ${short(s)}, which is newer than ${short(r)}.`);
	return o;
}
async function confirmCurrent(e, t) {
	let { plan: n, before: r } = e;
	await r;
	let i = branchInQuestion(n);
	if (!i) return;
	let a = await commitHost(n, t).head(i);
	if (a && a !== n.event.sha) for (let e of await checkNotSuperseded(n, await mt(n.url, t), t)) t.log.info(e);
}
function branchInQuestion({ force: e, mode: t, event: { name: n, ref: r } }) {
	if (!e && t !== "rollback" && n !== "local" && r.startsWith("refs/heads/")) return r.slice(11);
}
async function checkHead(e, t, n) {
	let { sha: r } = e.event, i = await n.head(t);
	if (!i) return [`Could not check whether ${short(r)} is still the head of ${t}. ${n.remedy}`];
	if (i === r) return [];
	let a = `${t} has moved on to ${short(i)}`, o = t === e.config.environments.production.branch ? "Production" : "Preview";
	if (e.environment !== o) return [`${a}, which no run deploys to ${e.environment} automatically.`];
	let s = await n.findRun(i, t);
	switch (s?.state) {
		case "deploys": throw new k("SUPERSEDED", `${a}; this run would deploy ${short(r)}.`, { facts: [`superseded by the run ${s.url}`] });
		case "ended": return [`${a}, but its run ended with: ${s.conclusion}. This run deploys ${short(r)}. (${s.url})`];
		case "none": return [`${a}, but no run deploys it. This run deploys ${short(r)}.`];
		default: return [`${a}. Could not check whether a run deploys it. ${n.remedy}`];
	}
}
// src/clients/swa/content-service/put-archive.ts
const Kr = 8 << 20;
async function putArchive(e, t) {
	let { address: n, file: r, size: i, onProgress: a } = e, put = (e, r, i = !0) => t.http.send({
		method: "PUT",
		url: `${n.reveal()}${e}`,
		headers: {
			"x-ms-version": "2023-11-03",
			"content-type": "application/octet-stream",
			...e === "" && qr
		},
		body: r,
		retry: {
			...V.safe,
			faults: i
		},
		idleMs: 6e4,
		signal: t.signal
	}), o = i <= Kr;
	try {
		return await put("", {
			file: r,
			size: i,
			onProgress: a
		}, o);
	} catch (e) {
		if (o || !(e instanceof E)) throw e;
		t.log.info(`${e.message}: continuing in blocks of ${S(Kr)}, so only failed blocks are resent`);
	}
	let s = [];
	for (let e = 0; e < i; e += Kr) {
		let t = Buffer.from(String(e).padStart(15, "0")).toString("base64"), n = {
			file: r,
			start: e,
			size: Math.min(Kr, i - e),
			onProgress: (t) => a(e + t)
		}, o = await put(`&comp=block&blockid=${encodeURIComponent(t)}`, n);
		if (o.status !== 201) return o;
		s.push(t);
	}
	return put("&comp=blocklist", `<?xml version="1.0" encoding="utf-8"?><BlockList>${s.map((e) => `<Latest>${e}</Latest>`).join("")}</BlockList>`);
}
const qr = { "x-ms-blob-type": "BlockBlob" };
// src/clients/swa/content-service/slot.ts
function readSlot(e, t, n) {
	let r = j(e.packageUris), i = j(e.pollingInfo), a = text(r.app);
	if (!URL.canParse(a) || new URL(a).protocol !== "https:" || toId(i.version) === "") throw new k("UPLOAD_ANSWER_INVALID", "The hosting platform returned no upload location.", { facts: [
		`received: ${namesIn(e)}`,
		`packageUris: ${namesIn(r)}`,
		`pollingInfo: ${namesIn(i)}`,
		`correlation id: ${n.correlationId}`
	] });
	return {
		address: new O(a),
		polling: {
			DefaultHostname: text(i.defaultHostname),
			StageSiteIdentifier: toId(i.stageSiteIdentifier),
			Version: toId(i.version),
			TenantId: toId(i.tenantId),
			Slice: n.slice,
			GitHubRepoUrl: `https://github.com/${t.repository}`
		}
	};
}
function getSecrets(e) {
	let t = new URL(e.address.reveal()), n = t.searchParams.get("sig") ?? "";
	return [
		e.address.reveal(),
		t.search.slice(1),
		n,
		encodeURIComponent(n)
	].filter((e) => e !== "").map((e) => new O(e));
}
const text = (e) => typeof e == "string" ? e : "", toId = (e) => typeof e == "number" ? String(e) : text(e), namesIn = (e) => Object.keys(e).join(", ") || "nothing";
async function checkOwner(e, t, n) {
	let r = asOrigin(t);
	if (e.force || !r) return;
	let i = (await mt(r, n, { limitMs: 5e3 }))?.slug, { slug: a } = e.config.site;
	if (!i || i === a) return;
	let o = `The deployment token belongs to ${r}, which serves the site "${i.slice(0, 80)}" instead of "${a}".`;
	throw new k("UPLOAD_WRONG_TARGET", o, { remedy: "Nothing was uploaded. Correct the deployment token that the portal stores for this site. If the site was renamed or takes over the hosting of another one, deploy once with the input \"force\"." });
}
// src/deploy/steps/upload/upload-direct.ts
async function takeSlot(e, t) {
	let { site: n, target: r, token: i, service: a } = e;
	if (!a) throw unknownTokenShape(i.reveal().length);
	let o = caller(a.correlationId), { siteUrl: s } = await o("validate the token", a.validateToken(r), !0), c;
	typeof s == "string" && s !== "" && (c = s), t.log.debug(`The token belongs to ${c ?? "an unnamed address"}.`), checkTarget(r, c), await checkOwner(e.plan, c, t);
	let l = readSlot(await o("accept the upload request", a.requestUpload(r, getFigures(n)), !0), r, a);
	for (let e of getSecrets(l)) t.log.mask(e);
	return {
		...l,
		service: a,
		production: c
	};
}
async function uploadToSlot(e, t, n, r) {
	let { service: i, address: a, polling: o, production: s } = t, { site: c, target: l, correlationId: u } = e;
	await sendArchive(a, n, u, r), await confirmCurrent(e, r), e.record.mayHaveChanged();
	let d = i.updateStatus(l, getFigures(c), o);
	await caller(u)("start the distribution", d, !0).catch((e) => {
		if (!isUnclear(e)) throw e;
		let t = e.facts[0] ?? e.message;
		r.log.warn(`The platform did not confirm that the distribution started (${t}); checking its status.`);
	});
	let f = await distribute(e, i, o, r);
	return checkLanding(l, f.url, s), s ? {
		...f,
		production: s
	} : f;
}
async function productionAddress(e, t) {
	try {
		let t = await e.service?.validateToken(e.target), n = t?.kind === "ok" ? t.response.siteUrl : void 0;
		return typeof n == "string" && n !== "" ? n : void 0;
	} catch (e) {
		if (!(e instanceof E)) throw e;
		t.log.debug(`Could not look up the token's address: ${e.message}`);
		return;
	}
}
function isUnclear(e) {
	if (!(e instanceof k)) return !1;
	let { code: t, cause: n } = e;
	return n instanceof RepetitionRefused ? !0 : /\(status (429|503)\)/.test(e.facts[0] ?? "") ? !1 : t === "UPLOAD_UNAVAILABLE" || t === "UPLOAD_ANSWER_INVALID";
}
function getFigures(e) {
	let { files: t, totalBytes: n, largestBytes: r } = e.manifest;
	return {
		files: t.length,
		totalBytes: n,
		largestBytes: r,
		hasRoutes: e.hosting.hasRoutes,
		roles: e.hosting.roles
	};
}
async function sendArchive(e, t, n, r) {
	let i = [`blob storage: ${new URL(e.reveal()).host}`, `correlation id: ${n}`], a = transferProgress(r.log, r.clock, "upload", t.bytes), o = await putArchive({
		address: e,
		file: t.file,
		size: t.bytes,
		onProgress: a
	}, r).catch((e) => {
		throw e instanceof E ? new k("UPLOAD_UNAVAILABLE", "The archive could not be uploaded.", {
			cause: e,
			facts: [e.message, ...i]
		}) : e;
	});
	if (o.status === 201) return;
	let s = /<Code>([^<]*)<\/Code>/.exec(o.text)?.[1], c = o.status === 429 || o.status >= 500;
	throw new k(c ? "UPLOAD_UNAVAILABLE" : "UPLOAD_REFUSED", `Blob storage did not accept the archive: status ${o.status}.`, { facts: w([!!s && `reason: ${s}`, ...i]) });
}
// src/deploy/steps/upload/upload-official.ts
async function uploadOfficial(e, t, n) {
	let { site: r, target: i, token: a, record: o } = e, s = await e.access.client(n);
	checkTarget(i, t), await checkOwner(e.plan, t, n);
	let c = await Zt(X.join(n.scratch, "client-")), l = X.join(c, "site"), u = X.join(c, "home");
	await Xt(u), await r.writeFolder(l), await confirmCurrent(e, n);
	let { environmentName: d } = i, f = verdict$1(await runClient(s, {
		home: u,
		limitMs: timeLimit$1(e),
		env: uploadEnvironment({
			token: a,
			site: l,
			environmentName: d,
			home: u,
			env: n.env
		}),
		onStart: () => o.mayHaveChanged()
	}, n), s, e);
	return checkLanding(i, f.url, t), t ? {
		...f,
		production: t
	} : f;
}
function timeLimit$1(e) {
	return Math.round(e.plan.config.hosting.distributionTimeoutMinutes * 6e4 + e.site.manifest.totalBytes / 500);
}
function verdict$1(e, t, n) {
	let { plan: r, correlationId: i } = n, { report: a, result: o, isOverdue: s } = e, { code: c } = o, l = a.id ?? i, u = getClientFacts(t, a, o), [d] = u, unknown = (e) => ({
		id: l,
		correlationId: i,
		outcome: "unknown",
		url: asOrigin(a.url),
		lastPollError: `${e} (${d})`
	});
	if (a.failures.length > 0 && a.url) return unknown(`the client reported both an address and a failure: ${a.failures.join("; ")}`);
	if (a.failures.length > 0) {
		let e = `reason: ${a.failures.join("; ")}`;
		throw a.isUploaded ? new k("DISTRIBUTION_FAILED", "The platform's upload client reported a failed deployment.", { facts: [e, ...u] }) : isTokenRefusal(0, a.failures.join("\n")) ? new k("UPLOAD_TOKEN_REFUSED", "The hosting platform rejected the deployment token.", {
			cause: new TokenRefused(a.failures.join("; ")),
			facts: [e, ...u]
		}) : new k("OFFICIAL_CLIENT_FAILED", "The platform's upload client reported a failure.", { facts: [e, ...u] });
	}
	if (s) {
		let e = r.config.hosting.distributionTimeoutMinutes;
		return unknown(`the client was stopped ${m(e, "minute")} after its start (hosting.distributionTimeoutMinutes)`);
	}
	return a.isUnsure ? unknown("the client gave up waiting for the platform") : c === 0 && a.url ? {
		id: l,
		correlationId: i,
		outcome: "accepted",
		url: asOrigin(a.url)
	} : c === 0 && a.isUploaded ? unknown("the client exited without naming an address") : a.isUploading ? unknown("the client exited in the middle of the deployment") : unknown("the client exited without reporting whether it deployed the site");
}
// src/deploy/steps/upload/upload.ts
async function upload(e, t, n, r, i, a = () => readFilesBefore(e, t, i)) {
	let o = toTarget(e), s = checkedName(o);
	if (e.config.build.attestation === "required" && await requireAttestation(e, t, i), s !== null && i.log.info(`The hosting environment is "${s}".`), t.delivery.kind === "none") return { outcome: "unchanged" };
	for (let n of await checkNotSuperseded(e, t.live, i)) i.log.info(n);
	let c = J();
	r.begins(c);
	let l = a();
	l.catch(() => void 0);
	let u = await sendWithFreshToken({
		plan: e,
		site: t,
		target: o,
		correlationId: c,
		access: n,
		record: r,
		before: l
	}, i), d = (await l).map((e) => e.path);
	return d.length > 0 ? {
		...u,
		changed: d
	} : u;
}
async function requireAttestation(e, t, n) {
	if (!t.builtDigest) throw new k("ATTESTATION_MISSING", "The package was not built by a separate job.");
	let { checkAttestation: r } = await import("./attestation.js").then((e) => e.t);
	await r(e, t.builtDigest, n);
}
async function sendWithFreshToken(e, t) {
	let sendWith = (n) => send(openAttempt(e, n, t), t);
	try {
		return await sendWith(await e.access.token());
	} catch (n) {
		if (!(n instanceof k) || !(n.cause instanceof TokenRefused)) throw n;
		return t.log.info(`The hosting platform refused the deployment token (${n.cause.message}); retrying once with a new one.`), sendWith(await e.access.renewToken(t));
	}
}
async function send(e, t) {
	let { delivery: n } = e.site;
	if (n.kind !== "archive") return uploadOfficial(e, await productionAddress(e, t), t);
	let r;
	try {
		r = await takeSlot(e, t);
	} catch (n) {
		if (e.plan.uploader !== "auto" || !isUnexpectedShape(n)) throw n;
		return t.log.warn(`${n.message} ${n.facts[0] ?? ""} Uploading with the platform's own client instead.`), uploadOfficial(e, void 0, t);
	}
	return uploadToSlot(e, r, n, t);
}
// src/deploy/steps/verify/finding.ts
const mismatch = (e, t) => ({
	isReachable: !0,
	message: e,
	facts: t
}), mixed = (e, t) => ({
	...mismatch(e, t),
	isMixed: !0
}), differing = (e, t) => ({
	...mixed(e, t),
	remedy: "Edges of the hosting platform seem to differ, or someone else has deployed in the meantime. Open the site in a few minutes: if it does not serve this build by then, run the deployment again."
});
async function inspectMadePage(e, t, n) {
	let r = choose(t);
	if (!r) return "";
	let i = new Map(t.manifest.files.map((e) => [e.path, e])), a = new URL(encodedPath(r.address), e).href, o = i.get(r.file), s = await n(a, (o?.size ?? 0) + 1), c = `the page ${r.address}, which was generated for the application,`;
	if (new URL(s.url).pathname !== new URL(a).pathname) return mismatch(`${c} redirects to ${s.url}`, []);
	if (s.status !== 200) return mismatch(`${c} answers ${s.status}`, []);
	if (hashBody$1(s.body) !== o?.sha256) return mismatch(`${c} is not from this build`, []);
	let l = findAssets(s.body.toString(), s.url).slice(0, 10), u = w(await Promise.all(l.map((e) => inspectAsset(e, i, n))));
	return u.length === 0 ? `${r.address} with ${l.length} scripts and styles` : mismatch(`${c} cannot load its scripts and styles`, u);
}
function choose(e) {
	let { made: t, marker: n, hosting: r } = e, i = plainPaths(r.text), a = t.filter((e) => i(e.address));
	return a[(Number.parseInt(n.digest.slice(-8), 16) || 0) % a.length];
}
function findAssets(e, t) {
	let n = e.replace(/<!--[\s\S]*?(?:-->|$)/g, ""), r = attribute(/<base\b[^>]*(?:>|$)/i.exec(n)?.[0] ?? "", "href") ?? "", i = URL.parse(r, t) ?? new URL(t), a = [...n.matchAll(/<(?:script|link)\b[^>]*(?:>|$)/gi)].map(([e]) => e).flatMap((e) => /^<script/i.test(e) ? attribute(e, "src") ?? [] : /^(stylesheet|modulepreload)$/i.test(attribute(e, "rel") ?? "") ? attribute(e, "href") ?? [] : []).filter((e) => URL.canParse(e, i.href)).map((e) => new URL(e, i));
	return [...new Set(a.filter((e) => e.origin === i.origin).map((e) => e.href))];
}
function attribute(e, t) {
	let [, n, r, i] = RegExp(`\\s${t}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, "i").exec(e) ?? [];
	return (n ?? r ?? i)?.replaceAll("&amp;", "&");
}
async function inspectAsset(e, t, n) {
	let r = t.get(decoded(new URL(e).pathname).slice(1)), i = await n(e, r && r.size + 1);
	if (i.status !== 200) return `${e} answers ${i.status}`;
	let a = i.headers["content-type"] ?? "no content type";
	if (a.startsWith("text/html")) return `${e} returns an HTML page (${a})`;
	if (r && r.sha256 !== hashBody$1(i.body)) return `${e} is not the file from this build`;
}
const hashBody$1 = (e) => q("sha256").update(e).digest("hex"), encodedPath = (e) => e.split("/").map(encodeURIComponent).join("/");
function decoded(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
// src/deploy/steps/verify/pattern.ts
function matchesPattern(e, t) {
	let [n = "", r] = e.split("*", 2);
	if (r === void 0) return t === e;
	let i = parseExtensions(r);
	return t.startsWith(n) && (i.length === 0 || i.some((e) => t.endsWith(`.${e}`)));
}
function pathThatMatches(e, t) {
	let [n = "", r] = e.split("*", 2);
	if (r === void 0) return;
	let [i] = parseExtensions(r), a = w([`${n}${t}`, i]).join(".");
	return a.startsWith("/") ? a : `/${a}`;
}
function parseExtensions(e) {
	return e.replace(/^\.\{?|\}$/g, "").split(",").filter(Boolean);
}
// src/deploy/steps/verify/probes.ts
function buildProbes(e) {
	let t = parseHosting(e.hosting.text), n = plainPaths(e.hosting.text), r = new Map(e.manifest.files.map((e) => [`/${e.path}`, e])), getSize = (e) => r.get(String(e))?.size ?? 0, { rewrite: i, exclude: a } = t.navigationFallback ?? {}, o = Array.isArray(a) ? a.map(String) : [], isExcluded = (e) => o.some((t) => matchesPattern(t, e)), s = {
		rewrite: t.responseOverrides?.["404"]?.rewrite,
		status: t.responseOverrides?.["404"]?.statusCode ?? 404
	}, expects = (e, t) => (n, i) => {
		if (n !== e) return `answers ${n}, expected ${e}`;
		let a = r.get(String(t))?.sha256;
		if (a && a !== i) return `does not show ${t} from this build`;
	}, c = `no-page-${e.marker.digest.slice(-12)}`, l = [`/site-deploy/${c}`, `/${c}`].filter(n), u = o.toSorted(foldersFirst).flatMap((e) => pathThatMatches(e, c) ?? []), d, f = l.at(-1);
	typeof i == "string" && (d = l.find((e) => !isExcluded(e)), f = [...u, ...l].find((e) => isExcluded(e) && n(e)));
	let p = [];
	if (d && p.push({
		name: "deep route",
		path: d,
		size: getSize(i),
		check: expects(200, i)
	}), f && s.status !== 200) {
		let e = expects(s.status, s.rewrite);
		p.push({
			name: "missing page",
			path: f,
			size: getSize(s.rewrite),
			check: e
		});
	}
	return p;
}
function foldersFirst(e, t) {
	return Number(t.endsWith("/*")) - Number(e.endsWith("/*"));
}
async function inspect$1(e, t) {
	let { url: n, site: r, limitMs: a } = e, o = i(t.clock) + a, createProbe = (e) => (n, r) => A(n, t, {
		limitMs: Math.max(1e3, o - i(t.clock)),
		newConnection: e,
		maxBytes: r
	}), s = createProbe(!1), c = await inspectMarker(n, r, s);
	if (typeof c != "string") return c;
	let l = await Promise.all([
		inspectStartPage(n, r, s),
		inspectSample(n, chooseSample(e), s),
		inspectMadePage(n, r, s),
		...buildProbes(r).map((e) => inspectProbe(n, e, s)),
		inspectEdges(n, r.marker, s, createProbe(!0))
	]), u = [c];
	for (let e of l) {
		if (typeof e != "string") return {
			...e,
			hasMarker: !0
		};
		u.push(e);
	}
	return u.filter((e) => e !== "");
}
function chooseSample(e) {
	let t = new Map(e.site.manifest.files.map((e) => [e.path, e])), n = pickSample(e.site, 8), r = e.changed.slice(0, 16).flatMap((e) => t.get(e) ?? []);
	return {
		...n,
		files: [...new Set([...r, ...n.files])]
	};
}
async function inspectMarker(e, t, n) {
	let { marker: r, live: i } = t, a = await n(`${e}/${I}`);
	if (a.status !== 200) return mismatch(`/${I} answers ${a.status}`, [`expected the marker of ${describe(r)}`]);
	let o = a.json;
	if (typeof o?.digest != "string") return mismatch(`/${I} is not a marker (${a.headers["content-type"] ?? "no content type"})`, [`expected ${describe(r)}`]);
	if (servesMarker(r, a)) return namedOrigin("marker", e, a.url);
	let s = [`expected: ${describe(r)}`, `served:   ${describe(o)}`];
	return isOfLaterRun(o, r, i) ? {
		...mismatch(`run ${o.run} has deployed another build in the meantime`, s),
		remedy: "Check that run: if its build is the one that should be live, do nothing; otherwise run this one again. A shared \"concurrency\" group in the site's workflows makes its deployments wait for each other."
	} : {
		...mismatch("it serves another build", s),
		isForeign: !0
	};
}
function isOfLaterRun(e, t, n) {
	let [r, i, a] = [
		e.run,
		t.run,
		n?.run
	].map(parseRunId);
	return r === void 0 || i === void 0 || r === i ? !1 : e.slug === t.slug && e.environment === t.environment && (r > i || a !== void 0 && r > a);
}
const parseRunId = (e) => {
	if (typeof e == "string" && /^\d{1,20}$/.test(e)) return BigInt(e);
};
async function inspectEdges(e, t, n, r) {
	let i = [...probeFromEdges(e, n, 3), ...probeFromEdges(e, r, 2)], a = await Promise.all(i), o = a.filter((e) => !servesMarker(t, e)), [s] = o;
	if (!s) return "";
	let c = `status ${s.status}`;
	s.status === 200 && (c = describe(j(s.json)));
	let l = `some probes found it, but ${o.length} of ${a.length} later ones found something else`;
	return differing(l, [`expected: ${describe(t)}`, `served:   ${c}`]);
}
function namedOrigin(e, t, n) {
	let { origin: r } = new URL(n);
	return r === new URL(t).origin ? e : `${e} at ${r}`;
}
async function inspectStartPage(e, t, n) {
	let r = plainPaths(t.hosting.text), i = t.manifest.files.find((e) => e.path === "index.html" && r("/") && r("/index.html")), a = await n(`${e}/`, i && i.size + 1);
	if (a.status !== 200) return mismatch(`the start page answers ${a.status}`, [`address: ${a.url}`]);
	let o = Object.entries(t.hosting.globalHeaders).filter(([e, t]) => (a.headers[e.toLowerCase()] ?? "") !== t).map(([e, t]) => `${e}: expected "${t}", served "${a.headers[e.toLowerCase()] ?? "none"}"`);
	return o.length > 0 ? mismatch("the start page lacks configured headers", o) : i && hashBody(a.body) !== i.sha256 ? mixed("the start page is not from this build", [`address: ${a.url}`]) : "start page with its headers";
}
async function inspectSample(e, t, n) {
	let { files: r, changed: i, changedPicked: a } = t, o = await Promise.all(r.map((t) => inspectFile(e, t, n))), s = w(o);
	if (s.length > 0) return mixed(`${s.length} of ${r.length} checked files are not from this build`, s);
	if (r.length === 0) return "";
	let c = `${m(r.length, "file")} by hash`;
	return i ? `${c} (${a} of ${i} changed or new)` : c;
}
async function inspectFile(e, t, n) {
	let { path: r, size: i, sha256: a } = t, o = await n(addressOfFile(e, r), i + 1);
	if (o.status !== 200) return `stale: /${r} answers ${o.status}`;
	let s = hashBody(o.body);
	if (s !== a) return `stale: /${r} has the hash ${s.slice(0, 12)}, expected ${a.slice(0, 12)}`;
}
async function inspectProbe(e, t, n) {
	let { name: r, path: i, size: a, check: o } = t, s = await n(`${e}${i}`, a + 1), c = o(s.status, hashBody(s.body));
	return c ? mismatch(`${r} (${i}) ${c}`, []) : r;
}
const hashBody = (e) => q("sha256").update(e).digest("hex");
function describe(e) {
	let text = (e) => typeof e == "string" ? e.slice(0, 80) : "?";
	return `${`${text(e.slug)} ${text(e.version)} (${text(e.environment)})`}, commit ${text(e.commit).slice(0, 12)}, ${text(e.digest).slice(0, 19)}`;
}
// src/deploy/steps/verify/verify.ts
const Jr = {
	pause: 250,
	growth: 1.5,
	maxPause: 5e3
};
async function verify(e, t, n, r, i = () => void 0) {
	let a = n.outcome === "unchanged" ? void 0 : n, o = e.url ?? a?.url;
	if (!o) throw verdict(a, new k("VERIFY_ADDRESS_UNKNOWN", "The hosting platform did not report the environment's address."));
	let { clock: s, signal: c } = r, l = {
		isReachable: !1,
		message: "it was not checked",
		facts: []
	}, u = 1, d = !1, f = timeLimit(e, t), p = a ? f : Math.min(Xr, f), m = t.live?.digest === t.marker.digest && t.live.commit === t.marker.commit, h = await ct({
		clock: s,
		signal: c,
		limit: p,
		...Jr
	}, async (e) => {
		let n = await inspectOnce({
			url: o,
			site: t,
			changed: a?.changed ?? [],
			limitMs: e
		}, r);
		if (!m && (Array.isArray(n) || n.hasMarker) && i(), Array.isArray(n)) return d = !0, --u, u === 0 ? n : void 0;
		d ||= n.isMixed === !0, d && (u = Yr), r.log.debug(`${o}: ${n.message}`), l = n.isForeign && d ? differing("some probes found it, but the last one found another build", n.facts) : n;
	});
	if (!h) throw verdict(a, toError(o, l));
	return {
		url: o,
		checks: h
	};
}
const Yr = 3, Xr = 3e4;
async function verifyUnchanged(e, t, n) {
	try {
		return await verify(e, t, { outcome: "unchanged" }, n);
	} catch (e) {
		if (!(e instanceof k) || e.code !== "VERIFY_MISMATCH") throw e;
		for (let t of [e.message, ...e.facts]) n.log.warn(t);
		return;
	}
}
function timeLimit(e, t) {
	let n = t.manifest.totalBytes / 2e6 + t.manifest.files.length / 200;
	return e.config.hosting.verificationTimeoutMinutes * 6e4 + Math.round(n * 1e3);
}
async function inspectOnce(e, t) {
	try {
		return await inspect$1(e, t);
	} catch (e) {
		if (!(e instanceof E)) throw e;
		return {
			isReachable: !1,
			message: e.message,
			facts: []
		};
	}
}
function toError(e, t) {
	let { isReachable: n, message: r, facts: i, remedy: a } = t;
	return n ? new k("VERIFY_MISMATCH", `${e} does not serve this build: ${r}.`, {
		facts: i,
		remedy: a
	}) : new k("VERIFY_UNREACHABLE", `${e} could not be reached.`, { facts: [r] });
}
function verdict(e, t) {
	return e?.outcome === "unknown" ? new k("DISTRIBUTION_UNKNOWN", "The hosting platform did not report the upload's outcome, and the site does not show this build.", {
		cause: t,
		facts: w([
			t.message,
			!!e.lastPollError && `last status check: ${e.lastPollError}`,
			`correlation id: ${e.correlationId}`
		])
	}) : t;
}
// src/deploy/deploy-site.ts
async function deploySite(e, t, n) {
	if (e.dryRun) return await packSite(e, await makeSite(e, void 0, n), !1, n), n.complete("skipped");
	let r = openSession(e, t, n);
	try {
		await takeLive(e, r, n);
	} catch (e) {
		n.failed(e);
	}
	await notifyPortal(e, r, n);
}
async function takeLive(e, t, n) {
	e.uploader === "official" && n.ahead("upload", (e) => t.client(e)).catch(() => void 0);
	let r = await makeSite(e, t, n), i = await packSite(e, r, !e.force, n);
	await goLive(e, i, t, n) || await goLive(e, {
		...await packSite(e, r, !1, n),
		live: i.live
	}, t, n), n.complete("succeeded");
}
async function goLive(e, t, n, r) {
	let i = se(() => readFilesBefore(e, t, r.deps)), a;
	try {
		let o = await r.step("upload", (a) => upload(e, t, n, r, a, i), uploaded);
		if (a = o, r.addFacts(factsOfDeployment(o)), o.outcome === "unchanged") return await isServed(e, t, r);
		let verifySite = async (n) => {
			let i = await verify(e, t, o, n, () => r.hasChanged());
			return await probeProduction(e, t, o, r), i;
		}, { url: s } = await r.step("verify", verifySite, verified);
		return r.addFacts({ url: s }), r.hasChanged(), !0;
	} catch (n) {
		throw await probeAfterFailure(e, t, a, n, i, r), n;
	}
}
async function isServed(e, t, n) {
	let r = await n.step("verify", (n) => verifyUnchanged(e, t, n), verifiedUnchanged);
	return r && n.addFacts({ url: r.url }), !!r;
}
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
// src/deploy/record.ts
const Zr = [
	"DISTRIBUTION_UNKNOWN",
	"CLOSE_UNKNOWN",
	"VERIFY_UNREACHABLE",
	"VERIFY_ADDRESS_UNKNOWN"
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
	#o = performance.now();
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
	step(e, t, n) {
		return this.#l(e, t, n, this.#t);
	}
	lastingStep(e, t, n, r = this.deps) {
		return this.#l(e, t, n, r);
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
		let { signal: t } = this.deps, n = k.from(t.aborted ? t.reason : e), r = n.code === "SUPERSEDED" || n.code === "PREVIEW_IN_USE";
		this.#a = this.#i !== "no" && (r || n.code === "CANCELLED") || Zr.includes(n.code) ? "unknown" : n.code === "CANCELLED" ? "cancelled" : r ? "skipped" : "failed", this.addFacts({ error: n }), this.stop(n);
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
	async #l(e, t, n, r) {
		let { log: i, signal: a } = this.deps, o = performance.now(), elapsed = () => performance.now() - o, logLine = (t) => i.info(`${e.padEnd(9)}${v(elapsed()).padStart(8)}  ${t}`), s = "done";
		i.debug(`step ${e} begins`);
		try {
			r.signal.throwIfAborted();
			let e = await t(r);
			return logLine(n(e)), e;
		} catch (t) {
			throw (!r.signal.aborted || a.aborted) && this.#u(e), s = r.signal.aborted ? "ended" : "failed", logLine(s), t;
		} finally {
			let [t, n] = [o - this.#o, elapsed()].map(Math.round);
			this.#s.push({
				step: e,
				startMs: t ?? 0,
				durationMs: n ?? 0,
				outcome: s
			}), this.#n[e] = Math.round((this.#n[e] ?? 0) * 1e3 + elapsed()) / 1e3;
		}
	}
	#u(e) {
		this.addFacts({ failedStep: this.#r.failedStep ?? e });
	}
};
// src/config/config-paths.ts
async function checkConfigPaths(e, t) {
	let { build: n, hosting: r, content: i } = t, { root: a, output: o, trustedRoot: s } = n, belowRoot = (e) => X.isAbsolute(e) ? e : X.join(a, e), c = await inside(e, a, "build.root");
	return o !== void 0 && await inside(e, belowRoot(o), "build.output"), await inside(e, belowRoot(r.config), "hosting.config"), await inside(e, i.file, "content.file"), s && await inside(e, s, "build.trustedRoot"), c;
}
async function inside(e, t, n) {
	try {
		return await B(e, t, n);
	} catch (e) {
		if (e instanceof k) throw e;
		let r = C(e);
		throw new k("CONFIG_INVALID", `Can't resolve ${n} "${t}": ${r}.`, { cause: e });
	}
}
// src/config/load.ts
const Qr = 64e3;
async function loadSiteConfig(e, t = "site.config.yml") {
	let n = await B(e, t, "The site config file").catch((n) => {
		throw n instanceof k ? n : new k("CONFIG_NOT_FOUND", `Can't access ${t} in ${e}.`, { cause: n });
	});
	return dt(decode(await read(n, e, t), t), t);
}
async function read(e, t, n) {
	try {
		await using t = await Qt(e, Yt.O_RDONLY | (Yt.O_NONBLOCK ?? 0));
		let r = await t.stat();
		if (!r.isFile()) throw new k("CONFIG_NOT_FOUND", `${n} is not a file.`, { remedy: "Replace it with a site config, or set the input \"config\" to another file." });
		if (r.size > Qr) throw tooLarge(n, r.size);
		return await t.readFile();
	} catch (r) {
		if (r instanceof k) throw r;
		let i = Ot(r);
		throw new k("CONFIG_NOT_FOUND", `${n} ${i ? "does not exist" : "cannot be read"}.`, {
			cause: r,
			facts: i ? await similarFiles(e, t) : [C(r)],
			...!i && { remedy: "Correct its permissions, or set the input \"config\" to another file." }
		});
	}
}
async function similarFiles(e, t) {
	let n = new Set([
		X.dirname(e),
		t,
		X.join(t, ".github")
	]), r = [];
	for (let i of n) {
		let n = await G(i).catch(() => []);
		for (let a of n) isSimilar(a, X.basename(e)) && r.push(X.relative(t, X.join(i, a)).split(X.sep).join("/"));
	}
	return r.length > 0 ? [`There is: ${[...new Set(r)].sort().join(", ")}.`] : [];
}
function isSimilar(e, t) {
	return /^\.?site[._-]?config\.(ya?ml|json5?)$/i.test(e) || ce(e, [t]) !== void 0;
}
function tooLarge(e, t) {
	let n = `found ${t} bytes, expected at most ${Qr}`;
	return Ue(e, [{
		file: e,
		line: 1,
		column: 1,
		message: n
	}]);
}
function decode(e, t) {
	if (e.byteLength > Qr) throw tooLarge(t, e.byteLength);
	if (an(e)) return new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(e);
	throw Ue(t, [notUtf8(e, t)]);
}
function notUtf8(e, t) {
	let n = new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(e);
	return new Oe(t, n).problemAt(Math.max(0, n.indexOf("�")), "found invalid UTF-8, expected a UTF-8 text file");
}
// src/deploy/steps/plan/environment.ts
const $r = new Map([["production", "Production"], ["preview", "Preview"]]);
function chooseEnvironment(e, t, n) {
	let r = parseEnvironment(n), { branch: i, home: a } = deployedBranch(e, t);
	if (!r) {
		if (t.name !== "workflow_dispatch") return a;
		throw new k("ENVIRONMENT_UNKNOWN", "The workflow was started manually without the input \"environment\".");
	}
	let o = t.name === "push";
	if (r === a || r === "Preview" && !o) return r;
	let s = `The branch ${i} can only be deployed to ${a}`;
	throw o && (s = `A push to ${i} is deployed to ${a}`), new k("ENVIRONMENT_CONFLICT", `${s}, but the input "environment" requests ${r}.`, {
		facts: describeRules(e),
		remedy: "Omit the input \"environment\" for runs triggered by a push. environments.production.branch and environments.preview.branches in the site config determine where each branch is deployed."
	});
}
function checkClose(e, t, n) {
	let r = Ne(t.ref);
	if ((parseEnvironment(n) ?? "Preview") === "Production") throw new k("ENVIRONMENT_CONFLICT", "Only a Preview can be closed, but the input \"environment\" requests Production.");
	let i = ["workflow_dispatch", "local"].includes(t.name), a = r && r !== e.production.branch && e.preview.branches.some((e) => qe(r, e)), o = t.name === "delete" || t.name === "push" && /^0+$/.test(t.sha);
	if (!(i || o && a)) throw new k("EVENT_NOT_DEPLOYED", `The event "${t.name}" of ${r ?? t.ref} does not close a Preview.`, { facts: [`A Preview is closed manually, or when a branch matching ${e.preview.branches.join(", ")} is deleted.`] });
}
function deployedBranch(e, t) {
	let refuse = (t) => new k("EVENT_NOT_DEPLOYED", `${t} is not deployed.`, { facts: describeRules(e) });
	if (![
		"push",
		"workflow_dispatch",
		"local"
	].includes(t.name)) throw refuse(`The event "${t.name}"`);
	let n = Ne(t.ref);
	if (!n) throw refuse(t.ref === "" ? "A commit without a branch" : t.ref);
	if (/^0+$/.test(t.sha)) throw refuse(`The deletion of the branch ${n}`);
	if (n === e.production.branch) return {
		branch: n,
		home: "Production"
	};
	if (e.preview.branches.some((e) => qe(n, e))) return {
		branch: n,
		home: "Preview"
	};
	throw new k("EVENT_NOT_DEPLOYED", `The branch ${n} is not deployed.`, {
		facts: describeRules(e),
		remedy: `To deploy it to Production, set environments.production.branch: ${n} in the site config; for Preview, add it to environments.preview.branches. In a terminal, --branch <name> deploys as another branch.`
	});
}
function parseEnvironment(e) {
	let t = e?.trim() ?? "";
	if (t === "") return;
	let n = $r.get(t.toLowerCase());
	if (n) return n;
	throw new k("ENVIRONMENT_UNKNOWN", `found the environment "${t}", expected production or preview${oe(t, $r.keys())}`);
}
function describeRules(e) {
	let t = e.preview.branches.join(", ");
	return [
		`A push to ${e.production.branch} is deployed to Production.`,
		`A push to ${t} is deployed to Preview.`,
		`Manually, with the input "environment": ${e.production.branch} to either environment, ${t} to Preview.`
	];
}
// src/deploy/steps/plan/rollback-origin.ts
async function checkRollbackOrigin(e, t, n, r) {
	let { repository: i } = e.event, refuse = (e, t) => new k("ROLLBACK_REFUSED", e, { remedy: t }), a = r.github && U(r.github, r), o = M(i), s = a && await W(c(a, o, t), r);
	if (!a || !s || Object.values(pickOrigin(s)).includes("")) throw refuse(`GitHub does not say where the package of run ${t} comes from.`, "Grant the job the permissions \"actions: read\" and \"contents: read\", and choose a run of this repository.");
	if (s.repository.toLowerCase() !== i.toLowerCase()) throw refuse(`Run ${t} built a commit of ${s.repository}, not of ${i}.`);
	if (s.commit !== n) throw refuse(`The package is from commit ${n.slice(0, 12)}, but run ${t} built ${s.commit.slice(0, 12)}.`);
	checkBranch(e, t, s);
	let l = await W(Dt(a, o, s.branch), r);
	if (!l || l !== n && !await W(Ze(a, o, n, l), r)) throw refuse(`The commit ${n.slice(0, 12)} is not on the branch ${s.branch}.`);
	let readDeployWorkflows = async () => await vt(await jt(a, o, n), e.configFile);
	if (!(await W(readDeployWorkflows(), r))?.some((e) => e.path === s.workflow)) throw refuse(`Run ${t} is of ${s.workflow}, which does not deploy the site.`);
	return r.log.info(`Package of run ${t} of ${s.workflow}: ${s.url}`), toRef(s);
}
const toRef = (e) => `refs/heads/${e.branch}`;
function checkBranch(e, t, n) {
	let { config: r, environment: i, event: a } = e, o = {
		...a,
		name: n.event,
		ref: toRef(n),
		sha: n.commit
	};
	try {
		chooseEnvironment(r.environments, o, i);
	} catch (e) {
		if (!(e instanceof k)) throw e;
		let r = `Run ${t} (${n.event}, ${n.branch}) could not have deployed to ${i}.`;
		throw new k("ROLLBACK_REFUSED", r, {
			cause: e,
			facts: [e.message, ...e.facts]
		});
	}
}
const pickOrigin = (e) => ({
	event: e.event,
	branch: e.branch,
	commit: e.commit,
	repository: e.repository,
	workflow: e.workflow
});
// src/deploy/steps/plan/rollback.ts
async function readRetainedPackage(e, t, n) {
	let { manifest: r } = await readArtifactManifest(e.workspace), i = {
		slug: e.config.site.slug,
		environment: e.environment
	}, a = findDifferences(["slug", "environment"], r, i);
	if (a.length > 0) throw new k("ROLLBACK_REFUSED", "The stored package was built for another site or environment.", {
		facts: a,
		remedy: `Choose a run that built ${i.slug} for ${i.environment}.`
	});
	let { version: o, commit: s } = r;
	return {
		version: o,
		commit: s,
		ref: e.dryRun ? e.event.ref : await checkRollbackOrigin(e, t, s, n)
	};
}
// src/deploy/steps/plan/types.ts
const ei = [
	"auto",
	"official",
	"direct"
], ti = /^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})$/, ni = "release/";
async function findVersion(e, t) {
	let { workspace: n, buildRoot: r, event: i, config: a } = e, o = e.input?.trim() ?? "";
	if (o !== "") return parseVersion(o, "the input \"site-version\"");
	let s = Ne(i.ref);
	if (s?.startsWith(ni)) return parseVersion(s.slice(8), `the branch ${s}`);
	let c;
	if (s === a.environments.production.branch && (c = await versionOfCommit(e, t)), c ??= await versionOfPackage(n, r), c) return c;
	throw new k("VERSION_NOT_FOUND", `Found no version for the commit ${i.sha}.`);
}
async function versionOfCommit(e, t) {
	let { workspace: n, event: r, config: i } = e, { git: a, signal: o } = t, runGit = (...e) => a(n, e, o), s = highestTag(await runGit("tag", "--points-at", r.sha) ?? "");
	if (s) return s;
	let c = await releaseOfPull(r, i.environments.production.branch, t);
	if (c) return c;
	let l = mergedRelease(r.commitMessage ?? await runGit("log", "-1", "--format=%B", r.sha) ?? "");
	if (l) return parseVersion(l, `the branch ${ni}${l} that the merge commit names`);
}
async function releaseOfPull(e, t, n) {
	if (!n.github) return;
	let r = xt(U(n.github, n), M(e.repository), e.sha);
	return (await W(r, n) ?? []).filter((e) => e.base === t && e.head.startsWith(ni)).map((e) => e.head.slice(8)).find((e) => ti.test(e));
}
function highestTag(e) {
	return e.split("\n").map((e) => e.trim()).filter((e) => e.startsWith("v") && ti.test(e.slice(1))).map((e) => e.slice(1)).sort(compareVersions).at(-1);
}
function compareVersions(e, t) {
	let n = t.split(".").map(Number);
	return e.split(".").map((e, t) => Number(e) - (n[t] ?? 0)).find((e) => e !== 0) ?? 0;
}
function mergedRelease(e) {
	let t = e.trimStart().split("\n", 1)[0] ?? "";
	return (/^Merge pull request #\d+ from [^\s/]+\/release\/(\S+)/.exec(t) ?? /^Merge (?:remote-tracking )?branch '(?:[^\s/']+\/)?release\/([^\s']+)'/.exec(t))?.[1];
}
async function versionOfPackage(e, t) {
	let n = await readPackage(e, X.join(t, "package.json"));
	if (n === void 0) return;
	let r = R(n.replace(/^\uFEFF/, ""));
	if (r === void 0) throw new k("VERSION_INVALID", "The package.json that should contain the version is not valid JSON.");
	if (F(r) && "version" in r) return parseVersion(r.version, "\"version\" in package.json");
}
async function readPackage(e, t) {
	try {
		return await T(await B(e, t, "package.json"));
	} catch (e) {
		throw e instanceof k ? e : new k("VERSION_NOT_FOUND", "The package.json that might contain the version cannot be read.", { cause: e });
	}
}
function parseVersion(e, t) {
	if (typeof e == "string" && ti.test(e)) return e;
	let n = JSON.stringify(e), r = "";
	if (typeof e == "string") {
		let t = e.replace(/^v/i, "");
		n = `"${e}"`, ti.test(t) && (r = `; did you mean "${t}"?`);
	} else n += ", which is not a string";
	throw new k("VERSION_INVALID", `found the version ${n} in ${t}, expected MAJOR.MINOR.PATCH without leading zeros, e.g. 1.4.0${r}`);
}
// src/deploy/steps/plan/plan.ts
async function makePlan(e, t) {
	let n = wt(e.mode), r = ze(ei, e.uploader, "auto", "uploader"), i = Ye(e.dryRun, "dry-run"), a = Ye(e.force, "force"), { workspace: o, event: s } = e, c = e.config?.trim() || "site.config.yml", l = await loadSiteConfig(o, c);
	t.signal.throwIfAborted(), Fe(l, e.pins);
	let { production: u, preview: d } = l.environments, f = hostingName(d.name), p = {
		uploader: r,
		dryRun: i,
		event: s,
		config: l
	};
	if (n === "close") {
		checkClose(l.environments, s, e.environment), await checkConfigPaths(o, l);
		let t = versionOfBranch(s.ref), r = {
			environment: "Preview",
			environmentName: f,
			url: d.url
		};
		return {
			...p,
			...r,
			mode: n,
			workspace: o,
			version: t
		};
	}
	if (n === "all" && l.build.attestation === "required" && !i) throw needsTwoJobs();
	let m = chooseEnvironment({
		production: u,
		preview: d
	}, s, e.environment), h = await checkConfigPaths(o, l), g = {
		environmentName: null,
		url: l.site.url
	};
	m === "Preview" && (g = {
		environmentName: f,
		url: d.url
	});
	let _ = {
		...p,
		environment: m,
		...g,
		force: a,
		workspace: o,
		buildRoot: h
	};
	if (n === "rollback") {
		let r = runId(e.rollbackRun), i = await readRetainedPackage({
			..._,
			configFile: c
		}, r, t);
		return {
			..._,
			mode: n,
			rollbackRun: r,
			version: i.version,
			event: {
				...s,
				sha: i.commit,
				ref: i.ref
			}
		};
	}
	let ee = await findVersion({
		..._,
		input: e.siteVersion
	}, t);
	return t.signal.throwIfAborted(), {
		..._,
		mode: n,
		version: ee
	};
}
function hostingName(e) {
	let t = ot(e);
	if (Je(t)) return t;
	throw new k("UPLOAD_WRONG_TARGET", `The hosting platform does not accept the Preview name "${e}".`, { remedy: "Correct environments.preview.name: 1 to 16 letters and digits, other than \"production\", \"prod\" or \"default\"." });
}
function runId(e = "") {
	let t = e.trim();
	if (/^\d{1,20}$/.test(t)) return t;
	throw new k("USAGE", `rollback-run: found "${t}", expected the id of the run that built the package.`);
}
function needsTwoJobs() {
	return new k("ATTESTATION_MISSING", "One job cannot both build the site and get an attestation for the build.", { remedy: "Use two jobs, with \"mode: build\" and \"mode: deploy\", and attest the build between them; or set build.attestation: off." });
}
function versionOfBranch(e) {
	return /\/(\d+\.\d+\.\d+)$/.exec(e)?.[1];
}
// src/deploy/deploy.ts
function couldNotBegin(e) {
	return {
		status: "failed",
		siteChanged: "no",
		notified: !1,
		seconds: {},
		error: k.from(e)
	};
}
function crashed(e) {
	return {
		...couldNotBegin(e),
		siteChanged: "maybe"
	};
}
async function deploy(e, t, n) {
	let r = new RunRecord(n);
	try {
		let n = await r.step("plan", (t) => makePlan(e, t), planned);
		r.addFacts(factsOfPlan(n)), n.mode === "close" ? await closePreview(n, t, r) : n.mode === "build" ? await buildOnly(n, r) : await deploySite(n, t, r);
	} catch (e) {
		r.failed(e);
	}
	return r.result();
}
// src/deploy/report.ts
function isDone(e) {
	return (e.status === "succeeded" || e.status === "skipped") && !e.notifyError;
}
function closingLines(e) {
	let { error: t, notifyError: n } = e;
	if (t) {
		let [r = "", ...i] = Ke(t), a = i.pop() ?? "", o = [`${headline(e)}: ${r}`, ...i];
		return n && o.push(n.message, ...n.facts.map((e) => `  ${e}`)), [
			...o,
			siteLine(e),
			a
		];
	}
	return n ? [
		...Ke(n).slice(0, -1),
		siteLine(e),
		`What to do: ${n.remedy}`
	] : [successLine(e)];
}
function headline(e) {
	let { status: t, failedStep: n } = e, r = n ? ` in step ${n}` : "";
	return t === "skipped" ? `Skipped${r}` : t === "cancelled" ? `Cancelled${r}` : t === "unknown" ? `Outcome unknown${r}` : `Failed${r}`;
}
function siteLine(e) {
	let { siteChanged: t, status: n, url: r, closing: i, error: a, correlationId: o } = e;
	if (i) return t === "no" ? `The Preview "${i}" was not closed. The live site was not changed.` : `The Preview "${i}" may be closed: the request was sent. The live site was not changed.`;
	let s = r ?? "The site";
	return t === "no" ? "The live site was not changed." : n === "succeeded" ? `${s} serves this build; verified.` : t === "yes" && a?.code === "UPLOAD_WRONG_TARGET" ? "The live site has changed: it serves the Preview instead of Production." : t === "yes" ? `${s} has changed: a check found this build there, but not everywhere.` : a?.code === "INTERNAL" && !o ? "It is unknown whether the live site has changed: open it and check." : a?.code === "DISTRIBUTION_FAILED" ? `${s} may have changed: the hosting platform had started to distribute the upload.` : a?.code === "VERIFY_MISMATCH" ? `${s} may have changed: the hosting platform reported success, but no check found this build there.` : a?.code.startsWith("VERIFY_") ? `${s} may have changed: the hosting platform reported success, but this was not verified.` : `${s} may have changed: the upload was sent, but its outcome is unknown.`;
}
function successLine(e) {
	let { status: t, closing: n, closed: r, url: i, siteVersion: a, environment: o, folder: s, rolledBack: c } = e, l = "";
	e.fileCount && (l = `, ${e.fileCount} files, ${S(e.totalBytes ?? 0)}`);
	let u = `(${o}${l}). Verified and reported to the portal.`;
	return r ? closedLine(n, r) : n ? `Dry run: the Preview "${n}" would be closed. Nothing was sent.` : e.isUnchanged ? `Unchanged: ${i} already serves these files of ${a} ${u}` : t === "skipped" ? `Dry run: ${a} for ${o} is ready${l}. Nothing was sent.` : s ? `Built: ${a} for ${o}${l}, in ${s}.` : c ? `Rolled back to ${a} (commit ${c.commit.slice(0, 12)}), run ${c.run}: ${i} serves it ${u}` : `Live: ${i} serves ${a} ${u}`;
}
function closedLine(e, t) {
	let { outcome: n, gone: r } = t, i = `the hosting platform confirmed closing the Preview "${e}"`;
	n === "absent" ? i = `the hosting platform has no Preview "${e}"` : r && (i = `the Preview "${e}" no longer exists`);
	let a = "Its URL was not checked because environments.preview.url is not set.";
	return r && (a = `Visitors of ${r.url} get "not found" (status ${r.status}).`), `Closed: ${i}. ${a}`;
}
// src/deploy/run-report.ts
const $ = {
	items: 200,
	characters: 2e3
};
function buildReport(e) {
	let { error: t, notifyError: n, findings: r = [], ...i } = e;
	return {
		title: formatTitle(e),
		isDone: isDone(e),
		...i,
		findings: r.slice(0, $.items).map((e) => ({
			...e,
			message: cut(e.message)
		})),
		findingCount: r.length,
		closingLines: closingLines(e),
		error: t && plainError(t),
		notifyError: n && plainError(n)
	};
}
function plainError(e) {
	let { code: t, message: n, facts: r, problems: i, remedy: a } = e;
	return {
		code: t,
		message: cut(n),
		facts: r.slice(-$.items).map(cut),
		problems: i.slice(0, $.items).map((e) => ({
			...e,
			message: cut(e.message)
		})),
		remedy: cut(a)
	};
}
const cut = (e) => e.length > $.characters ? `${e.slice(0, $.characters)}\u2026` : e;
function formatTitle(e) {
	let { site: t, siteVersion: n, environment: r, status: i, failedStep: a, closing: o } = e, s = r ? ` in ${r}` : "", c = w([t ?? "the site", n]).join(" "), l = a ? `, in step ${a}` : "";
	if (e.error || e.notifyError) {
		if (i === "succeeded") return `${c} is live${s}, but the portal has not confirmed the report`;
		let e = {
			failed: "failed",
			cancelled: "was cancelled",
			unknown: "has an unknown outcome",
			skipped: "was skipped"
		};
		return o ? `Closing the Preview of ${c} ${e[i]}${l}` : `The deployment of ${c}${s} ${e[i]}${l}`;
	}
	return o ? closingTitle(e, o, c) : e.isUnchanged ? `${c} is live${s} already` : i === "skipped" ? `Dry run: ${c} is ready for ${r}` : e.folder ? `${c} is built for ${r}` : e.rolledBack ? `Rolled back: ${c} is live${s}` : `${c} is live${s}`;
}
function closingTitle(e, t, n) {
	return e.closed ? e.closed.outcome === "absent" ? `The Preview "${t}" of ${n} did not exist` : e.closed.gone ? `The Preview "${t}" of ${n} is closed` : `The hosting platform confirmed closing the Preview "${t}" of ${n}` : `Dry run: the Preview "${t}" of ${n} would be closed`;
}
// src/action/annotations.ts
function toAnnotations(e) {
	let { error: t, notifyError: n, title: r } = e, i = t ?? n;
	if (!i || i.problems.length === 0) return [];
	let a = i.problems.slice(0, 9), o = i.problems.length - a.length, s = "";
	return o > 0 && (s = ` The summary has ${o} more.`), [{
		message: `${i.message} [${i.code}]${s}\nWhat to do: ${i.remedy}`,
		title: r
	}, ...a.map(({ message: e, file: t, line: n, column: r }) => ({
		message: e,
		title: i.code,
		file: t,
		line: n,
		column: r
	}))];
}
// src/action/summary/timeline.ts
function timelinePart(e) {
	let { timeline: t = [] } = e;
	if (t.length === 0) return;
	let n = t.map(({ step: e, startMs: t, durationMs: n, outcome: r }) => [
		g(e),
		g(v(t)),
		g(v(n)),
		r === "failed" ? x`**failed**` : g(r)
	]), i = r(Ce([
		x`Step`,
		x`Began after`,
		x`Took`,
		x`Ended`
	], n), t.length > 1 ? drawing(t) : void 0);
	return f(g(`Steps: ${v(getEndMs(t))}`), i);
}
function drawing(e) {
	let t = e.map((e) => {
		let { step: t, startMs: n, durationMs: r, outcome: i } = e;
		return `  ${t} :${i === "failed" ? "crit" : "active"}, ${n}, ${n + Math.max(1, r)}`;
	}), n = getEndMs(e) < 1e4 && "  tickInterval 1second";
	return fe(w([
		"gantt",
		"  dateFormat x",
		"  axisFormat %M:%S",
		n,
		...t
	]));
}
const getEndMs = (e) => Math.max(...e.map((e) => e.startMs + e.durationMs)), ri = [
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
	let t = ri.map((t) => `${page(e, t)}\n`);
	return t.find((e) => Buffer.byteLength(e) <= 64e3) ?? t.at(-1) ?? "";
}
function page(e, t) {
	return r(x`## ${{ text: e.title }}`, ve(e, t), l(e), o(e, t), Qe(e, t), n(e), timelinePart(e), tt(e), ue(e, t));
}
// src/action/runner-result.ts
function toRunnerResult(e, t) {
	let n = sanitizeReport(e, t);
	return {
		title: n.title,
		outputs: bt(n),
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
// src/action/comment-on-pulls.ts
async function commentOnPulls(e, t, n, r) {
	if (!t) return e;
	try {
		let { writeComments: i } = await import("./portal-and-pulls.js").then((e) => e.n);
		await i(sanitizeReport(e, r), await t(), n);
	} catch (e) {
		n.info(`No comment on the pull request: ${C(e)}`);
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
	return async () => U(e, {
		...t,
		signal: n
	});
}
// src/action/run-deployment.ts
var ii = e({ runDeployment: () => runDeployment });
const ai = {
	run: deployAndReport,
	fail(e, t, n) {
		return toRunnerResult(t ? crashed(e) : couldNotBegin(e), n);
	}
};
function runDeployment(e) {
	return Xe(e, ai);
}
async function deployAndReport(e) {
	let { input: t, env: n, log: r, signal: i, sanitizer: a } = e, o = Et(t, n, r.mask), s = pt(t("api-token"), r.mask), c = at(t, o, r);
	await using l = await Me({
		log: r,
		signal: i,
		env: n,
		github: o,
		apiToken: s
	});
	return toRunnerResult(await commentOnPulls(await deploy(We(t, e.context, n), e.identify(l), l), createCommenter(c, l), r, a), a);
}
// src/identity/github-identity.ts
var oi = e({ githubIdentity: () => githubIdentity });
function githubIdentity(e) {
	let { http: t, requestUrl: n, requestToken: r, mask: i } = e;
	return { async idToken(e, a) {
		if (!n || !r) throw new k("IDENTITY_NOT_AVAILABLE", "This job has no OIDC identity: the runner provides no id token.");
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
	throw e instanceof E ? idTokenFailed(e.message, e) : e;
}
function readIdToken(e) {
	let { value: t } = j(e.json);
	if (e.ok && typeof t == "string" && t !== "") return new O(t);
	throw idTokenFailed(`${e.ok ? "a response without a token" : `status ${e.status}`} after ${m(e.attempts, "attempt")}.`);
}
function idTokenFailed(e, t) {
	return new k("ID_TOKEN_FAILED", `The id token could not be fetched: ${e}`, { cause: t });
}
export { Mn as i, ii as n, Pn as r, oi as t };
