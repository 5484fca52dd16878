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
import { A as t, F as n, I as r, L as i, M as a, o, t as s } from "./shared-later.js";
import { At as c, Nt as l, T as u, dn as d, ln as f, t as p, yn as m, z as h } from "./shared.js";
import { Ct as g, V as _, it as v, pt as y, q as b, tt as x } from "./config.js";
import { r as S } from "./exec.js";
const { chmodSync: C, mkdirSync: w, readFileSync: T, renameSync: E, rmSync: D } = globalThis.process.getBuiltinModule("node:fs"), mkdtemp = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").mkdtemp(...e), { hash: O, randomUUID: k } = globalThis.process.getBuiltinModule("node:crypto"), { stripVTControlCharacters: A } = globalThis.process.getBuiltinModule("node:util"), j = globalThis.process.getBuiltinModule("node:path");
// src/clients/swa/official-client/official-client.ts
var M = e({ getClient: () => getClient });
async function getClient(e, t) {
	let { cache: n, buildId: r, system: i, architecture: a } = e, o = getPlatform(i, a), s = await findRelease(o, r, t), c = j.join(n, "site-deploy", P, s.buildId, o), l = j.join(c, o === "win-x64" ? `${P}.exe` : P), u = hashFile(l);
	return u === s.sha256 || (u && t.log.warn(`The cached upload client does not match its release; downloading it again. (${l})`), await download(s, c, l, t)), {
		file: l,
		release: s
	};
}
function checkClient(e) {
	let { file: t, release: n } = e, r = hashFile(t);
	if (r !== n.sha256) throw wrongChecksum(n, r ?? "no file", t);
}
async function download(e, t, n, r) {
	let i = r.clock.now(), failed = (t, n) => new f("UPLOADER_NOT_AVAILABLE", "Can't download the platform's upload client.", {
		facts: [
			t,
			`address: ${e.url}`,
			`build: ${e.buildId}`
		],
		cause: n
	});
	w(t, { recursive: !0 });
	let a = `${n}.${k()}`;
	try {
		let t = await follow(e.url, { saveTo: a }, r).catch((e) => {
			throw r.signal.throwIfAborted(), failed(d(e), e);
		});
		if (!t.ok) throw failed(`status ${t.status} from ${t.url}`);
		let i = hashFile(a);
		if (i !== e.sha256) throw wrongChecksum(e, i ?? "no file", e.url);
		C(a, 493), E(a, n);
	} finally {
		D(a, { force: !0 });
	}
	let o = l(r.clock.now() - i);
	r.log.info(`Downloaded upload client ${e.buildId} in ${o}; its checksum matches the release.`);
}
function wrongChecksum(e, t, n) {
	let r = [
		`expected: ${e.sha256}`,
		`found:    ${t}`,
		`file: ${n}`,
		`build: ${e.buildId}`
	];
	return new f("OFFICIAL_CLIENT_CHECKSUM", "The checksum of the platform's upload client does not match its release.", { facts: r });
}
function hashFile(e) {
	try {
		return O("sha256", T(e));
	} catch (e) {
		if (m(e)) return;
		throw e;
	}
}
async function follow(e, t, n) {
	let { signal: r } = n, i = {
		method: "GET",
		url: e,
		follow: { to: "public" },
		signal: r
	}, a = await n.http.send({
		...i,
		...t
	}), { location: o } = a.headers;
	if (a.status < 300 || a.status >= 400 || !o) return a;
	let s = `${a.url} redirects to ${o}; the redirect is not followed.`;
	throw new f("UPLOADER_NOT_AVAILABLE", s);
}
const N = "stable", P = "StaticSitesClient", F = _(b({
	version: v(),
	buildId: v().check(y(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)),
	files: x(v(), b({
		url: v(),
		sha: v().check(y(/^[0-9a-f]{64}$/i))
	}))
}));
function getPlatform(e, t) {
	if (e === "linux" && t === "x64") return "linux-x64";
	if (e === "darwin") return "osx-x64";
	if (e === "win32") return "win-x64";
	let n = `The platform's upload client is not available for ${e} on ${t}.`;
	throw new f("UPLOADER_NOT_AVAILABLE", n, { remedy: "Use \"uploader: direct\", which works on every system, or run the job on Linux x64, Windows or macOS." });
}
const I = "Can't read the release metadata of the platform's upload client.", L = "The release metadata of the platform's upload client";
async function findRelease(e, t, n) {
	let failed = (e, t, n) => new f("UPLOADER_NOT_AVAILABLE", e, {
		facts: [...t, `metadata: ${u}`],
		cause: n
	}), r = await follow(u, {}, n).catch((e) => {
		throw n.signal.throwIfAborted(), failed(I, [String(e.message)], e);
	});
	if (!r.ok) throw failed(I, [`status ${r.status} from ${r.url}`]);
	let i = g(F, r.json);
	if (!i.success) {
		let e = p(r);
		throw failed(`${L} has an unknown format.`, [`received ${e} from ${r.url}`]);
	}
	let a = i.data.find((e) => t ? e.buildId === t : e.version === N), o = a?.files[e];
	if (!a || !o) {
		let n = `a ${N} build`;
		t && (n = `the build ${t} (hosting.clientBuildId)`);
		let r = [`it has: ${i.data.map((e) => `${e.version} ${e.buildId}`).join(", ") || "nothing"}`];
		throw failed(`${L} does not list ${n} for ${e}.`, r);
	}
	if (URL.parse(o.url)?.protocol !== "https:") throw failed(`${L} contains a URL without TLS.`, [`address: ${o.url}`]);
	return {
		buildId: a.buildId,
		url: o.url,
		sha256: o.sha.toLowerCase()
	};
}
// src/clients/swa/official-client/run-client.ts
const hasRun = ({ failures: e, isUploading: t, url: n }) => e.length > 0 || t || n !== void 0;
async function runClient(e, t, n) {
	let { home: r, env: i, args: a = [], limitMs: o, onStart: s } = t;
	checkClient(e);
	let c = new ClientReport(), l = AbortSignal.timeout(o), u = n.log.foreign(`${j.basename(e.file)} ${e.release.buildId}`);
	try {
		let o = {
			cwd: r,
			env: i,
			signal: AbortSignal.any([n.signal, l]),
			onStart: s,
			onLine(e) {
				let n = c.isUploaded;
				u.line(c.read(e)), c.isUploaded && !n && t.onUploaded?.(), c.url && t.onAddress?.();
			}
		}, d = await S(e.file, o, a);
		if (d.code !== 127 || hasRun(c)) return {
			report: c,
			result: d,
			isOverdue: !1
		};
		let p = getClientFacts(e, c, d);
		throw new f("OFFICIAL_CLIENT_FAILED", "Can't load the platform's upload client.", { facts: p });
	} catch (t) {
		if (n.signal.aborted || t instanceof f) throw t;
		let r = {
			code: null,
			killedBy: "SIGTERM"
		};
		if (l.aborted) return {
			report: c,
			result: r,
			isOverdue: !0
		};
		throw new f("UPLOADER_NOT_AVAILABLE", "Can't start the platform's upload client.", {
			cause: t,
			facts: [d(t), `file: ${e.file}`],
			remedy: "It needs the C library of a standard Linux system; \"uploader: direct\" doesn't."
		});
	} finally {
		u.close();
	}
}
function getClientFacts(e, t, n) {
	let { code: r, killedBy: i } = n;
	return [
		r === null ? `terminated by ${i}` : `exit code ${r}`,
		`client build: ${e.release.buildId}`,
		"last lines of its output:",
		...t.last.map((e) => `| ${e}`)
	];
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
		let t = A(e).trimEnd(), n = t.slice(0, 2e3).trim();
		return n !== "" && this.#e.push(n), this.#e.length > 15 && this.#e.shift(), this.id ??= /^DeploymentId:\s*(\S+)/i.exec(n)?.[1], this.url ??= /Visit your site at:\s*(https?:\/\/\S+)/i.exec(n)?.[1], /^Uploading build artifacts|^Uploading\b/i.test(n) && (this.isUploading = !0), /Finished Upload|Polling on deployment|^Status:/i.test(n) && (this.isUploading = !0, this.isUploaded = !0), R.test(n) ? this.isUnsure = !0 : n !== "" && (e.includes("\x1B[31m") || z.test(n)) && this.failures.push(n), t;
	}
	get last() {
		return this.#e;
	}
};
const R = /timed out|not sure if (the )?deployment has succeeded/i, z = RegExp("Deployment Fail(ed|ure)|^Status:\\s*(Failed|Cancell?ed)|has rejected the request|^Reason:|^ERROR\\(S\\)|unknown exception|api key was invalid|^Unhandled exception|^error:", "i");
function uploadEnvironment(e) {
	let { token: t, site: n, environmentName: r, home: i, env: a } = e, o = {
		...h(i, a),
		DEPLOYMENT_ACTION: "upload",
		DEPLOYMENT_PROVIDER: "SwaCli",
		DEPLOYMENT_TOKEN: t.reveal(),
		REPOSITORY_BASE: n,
		APP_LOCATION: n,
		CONFIG_FILE_LOCATION: n,
		SKIP_APP_BUILD: "true",
		SKIP_API_BUILD: "true",
		VERBOSE: "false"
	};
	return r !== null && (o.DEPLOYMENT_ENVIRONMENT = r), o;
}
function closingEnvironment(e) {
	let { token: t, eventFile: n, repository: r, home: i, env: a } = e;
	return {
		...h(i, a),
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
// src/deploy/steps/upload/upload-official.ts
var B = e({ uploadOfficial: () => uploadOfficial });
async function uploadOfficial(e, t, n) {
	let { plan: a, sitePackage: c, target: l, deploymentToken: u, record: d } = e, f = await mkdtemp(j.join(n.scratch, "client-")), p = await c.folder(), m = await e.officialClient(n), h = await t;
	i(l, h), await s(a, h, n), await o(e, n);
	let { environmentName: g } = l, _ = c.manifest.totalBytes / V, v = readUploadOutcome(await runClient(m, {
		home: f,
		limitMs: Math.round(a.config.hosting.distributionTimeoutMinutes * 6e4 + _),
		env: uploadEnvironment({
			token: u,
			site: p,
			environmentName: g,
			home: f,
			env: n.env
		}),
		onStart: () => d.mayHaveChanged(),
		onAddress: () => d.isReported?.(),
		onUploaded: () => void (a.url && n.http.connect?.(a.url, 9))
	}, n), m, e);
	return r(l, v.url, h), {
		...v,
		production: h
	};
}
const V = 500;
function readUploadOutcome({ report: e, result: r, isOverdue: i }, o, { plan: s, correlationId: l }) {
	let u = e.id ?? l, d = getClientFacts(o, e, r), p = n(e.url), unknown = (e) => {
		let t = `${e} (${d[0]})`;
		return {
			id: u,
			correlationId: l,
			outcome: "unknown",
			url: p,
			lastPollError: t
		};
	}, m = e.failures.join("; "), toError = (e, t, n) => new f(e, t, {
		cause: n,
		facts: [`reason: ${m}`, ...d]
	});
	if (m && e.url) return unknown(`the client reported both an address and a failure: ${m}`);
	let h = "The platform's upload client reported";
	if (m && e.isUploaded) throw toError("DISTRIBUTION_FAILED", `${h} a failed deployment.`);
	if (m && a(0, m)) throw toError("UPLOAD_TOKEN_REFUSED", "The hosting platform rejected the deployment token.", new t(m));
	if (m) throw toError("OFFICIAL_CLIENT_FAILED", `${h} a failure.`);
	if (i) return unknown(`the client was stopped ${c(s.config.hosting.distributionTimeoutMinutes, "minute")} after its start (hosting.distributionTimeoutMinutes)`);
	if (e.isUnsure) return unknown("the client gave up waiting for the platform");
	let { code: g } = r;
	return g === 0 && e.url ? {
		id: u,
		correlationId: l,
		outcome: "accepted",
		url: p
	} : g === 0 && e.isUploaded ? unknown("the client exited without naming an address") : e.isUploading ? unknown("the client exited in the middle of the deployment") : unknown("the client exited without reporting whether it deployed the site");
}
export { M as a, runClient as i, closingEnvironment as n, getClientFacts as r, B as t };
