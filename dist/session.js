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
import { $ as t, Bt as n, Dn as r, Dt as i, En as a, Ft as o, Gt as s, Ht as c, It as l, Kt as u, Lt as d, Mt as f, Nt as p, On as m, Ot as h, Pt as g, R as _, Rt as ee, Tn as v, Ut as y, Wt as b, X as x, Yt as te, Zt as S, an as C, at as ne, b as w, cn as T, gn as re, on as E, ot as ie, pn as ae, qt as oe, rt as se, t as D, un as O, zt as k } from "./shared.js";
import { B as ce, C as le, G as A, I as j, J as ue, R as de, S as M, U as fe, W as N, X as P, Y as F, Z as pe, at as me, ct as he, h as ge, lt as I, nt as L, ot as _e, v as ve, xt as R, z } from "./config.js";
const { createReadStream: ye, createWriteStream: be, openSync: xe } = globalThis.process.getBuiltinModule("node:fs"), readFile = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").readFile(...e), stat = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").stat(...e), { setImmediate: B } = globalThis.process.getBuiltinModule("node:timers/promises"), { hash: Se } = globalThis.process.getBuiltinModule("node:crypto"), Ce = globalThis.process.getBuiltinModule("node:path"), V = globalThis.process.getBuiltinModule("node:net"), { isIPv6: we } = globalThis.process.getBuiltinModule("node:net"), { pipeline: H } = globalThis.process.getBuiltinModule("node:stream/promises"), { lookup: Te } = globalThis.process.getBuiltinModule("node:dns/promises"), U = globalThis.process.getBuiltinModule("node:http"), W = globalThis.process.getBuiltinModule("node:https"), { createSecureContext: Ee } = globalThis.process.getBuiltinModule("node:tls");
function toTokenSource(e) {
	return e instanceof x ? {
		token: async () => e,
		renew: async () => !1
	} : e;
}
// src/contracts/portal/deployment.ts
const G = F({
	commit: L(),
	tree: L(),
	texts: L(),
	seo: L(),
	files: L(),
	built: P(L()),
	builtFrom: P(L()),
	builtBy: P(L()),
	preview: P(j(["same", "different"])),
	run: P(L())
}), De = "idempotency-key", K = j([
	"succeeded",
	"failed",
	"cancelled",
	"unknown",
	"skipped"
]), q = j(["Production", "Preview"]), Oe = A({
	event: N("site.deployed"),
	timestamp: M,
	site: A({
		id: L(),
		slug: L()
	}),
	data: A({
		version: ve,
		environment: q,
		commitSha: ge,
		releaseNotes: P(L().check(he(1e5)))
	}),
	status: K,
	provenance: P(G),
	pagesReadAt: P(M),
	url: P(le),
	error: P(A({
		code: L(),
		message: L()
	})),
	run: A({
		id: L(),
		attempt: ue(),
		url: P(me())
	})
}), ke = A({
	success: N(!0),
	deployment: P(pe(A({
		id: L(),
		applied: ce(),
		siteId: L(),
		environment: L(),
		version: L(),
		status: L()
	})))
}), Ae = "/api/v1/sites/deployment-tokens", je = F({ siteSlug: L().check(I(1)) }), Me = A({ swaToken: L().check(I(1)) }), Ne = [
	"viewer",
	"editor",
	"admin",
	"owner"
], J = de();
function defineOperations(e, t) {
	let n = Object.entries(t).map(([t, { call: n, ...r }]) => {
		let [i, a] = n.split(" ");
		return [t, {
			query: J,
			body: J,
			...e,
			...r,
			id: t,
			method: i,
			path: a
		}];
	});
	return Object.fromEntries(n);
}
const Pe = A({
	error: P(L()),
	message: P(L()),
	details: P(z(A({
		field: P(L()),
		message: P(L())
	})))
}), Fe = {
	read: 100,
	write: 30,
	delete: 10
};
function getRateClass(e) {
	return e === "GET" || e === "HEAD" ? "read" : e === "DELETE" ? "delete" : "write";
}
// src/shared/http/redirect.ts
function mayFollow(e, t, n) {
	let { to: r = "any" } = e;
	return r === "any" || n.protocol === "https:" && (isPrivateHost(t) || !isPrivateHost(n));
}
function findRedirect(e, t) {
	if (![
		301,
		302,
		303,
		307,
		308
	].includes(e.status) || !e.headers.location) return;
	let n = URL.parse(e.headers.location, t);
	if (n !== null && /^https?:$/.test(n.protocol)) return n;
}
const Ie = [
	"authorization",
	"cookie",
	"host",
	"proxy-authorization"
];
function headersFor(e, t, n) {
	if (t.origin === n.origin) return e;
	let r = Object.entries(e).filter(([e]) => !Ie.includes(e.toLowerCase()));
	return Object.fromEntries(r);
}
const Le = {
	"0.0.0.0": 8,
	"10.0.0.0": 8,
	"100.64.0.0": 10,
	"127.0.0.0": 8,
	"169.254.0.0": 16,
	"172.16.0.0": 12,
	"192.168.0.0": 16
}, Re = {
	"::": 127,
	"fc00::": 7,
	"fe80::": 10
}, ze = _(() => {
	let e = new V.BlockList();
	for (let [t, n] of Object.entries(Le)) e.addSubnet(t, n);
	for (let [t, n] of Object.entries(Re)) e.addSubnet(t, n, "ipv6");
	return e;
});
function isPrivateHost(e) {
	let t = e.hostname.replace(/^\[|\]$|\.$/g, ""), n = V.isIP(t);
	return n === 0 ? /(^|\.)(localhost|local|internal)$/i.test(t) : ze().check(t, n === 4 ? "ipv4" : "ipv6");
}
// src/clients/portal/portal-error.ts
const Y = 1e3;
var PortalError = class extends Error {
	name = "PortalError";
	call;
	status;
	code;
	portalMessage;
	details;
	requestId;
	retryAfter;
	location;
	constructor(e, t, n) {
		let { error: r, message: a = r, details: o } = R(Pe, t.json).data ?? {}, s = a?.slice(0, Y), c = s && i(s), l = findRedirect(t, t.url), u = l && l.origin + l.pathname, d = [u && `a redirect to ${u}`, c].filter((e) => e);
		super(`${e}: ${[`status ${t.status}`, ...d].join(", ")}`), this.call = e, this.status = t.status, this.code = r, this.portalMessage = c, this.details = o ?? [], this.requestId = t.requestId && i(t.requestId), this.retryAfter = p(t.headers["retry-after"] ?? "", n), this.location = u;
	}
}, PortalAnswerError = class extends Error {
	name = "PortalAnswerError";
	constructor(e, t, n = []) {
		let r = D(t), { json: o } = t, s = "not an object";
		a(o) && (s = `with the fields: ${Object.keys(o).join(", ") || "none"}`);
		let c = n.length === 0 ? "" : ` (${n.join("; ")})`, l = `${e}: status ${t.status}, ${r}, ${s}${c}`;
		super(i(l.slice(0, Y)));
	}
};
// src/identity/login/aadsts.ts
const Be = {
	700211: "LOGIN_NO_MATCHING_CREDENTIAL",
	700212: "LOGIN_NO_MATCHING_CREDENTIAL",
	700213: "LOGIN_NO_MATCHING_CREDENTIAL",
	70021: "LOGIN_NO_MATCHING_CREDENTIAL",
	7002138: "LOGIN_CREDENTIAL_CASE",
	700016: "LOGIN_APPLICATION_UNKNOWN",
	90002: "LOGIN_TENANT_UNKNOWN",
	700024: "LOGIN_CLOCK",
	500011: "LOGIN_AUDIENCE_UNKNOWN",
	65001: "LOGIN_AUDIENCE_UNKNOWN"
}, Ve = {
	501051: "The portal's application accepts only assigned identities: have an administrator assign the application (azure.clientId) to it.",
	7002381: "The id token lacks the enterprise claim that the tenant requires: run the job again; if it happens again, compare the tenant's policy for federated credentials with the enterprise.",
	53003: "A Conditional Access policy blocks the login: have an administrator exclude the application (azure.clientId), or allow the runner's addresses.",
	501661: "Microsoft Entra cannot reach the issuer of the id token: make the OIDC endpoints of the GitHub Enterprise Server reachable from the internet."
};
function remedyForUnknown(e, t, n) {
	let r = e.failure ?? "";
	if (/certificate|\bCA\b|altname/i.test(r)) return ee;
	if (/proxy|CONNECT\b|\b407\b/i.test(r)) return s;
	if (t === "LOGIN_REFUSED" && !n) return "The response has no AADSTS code, so it is not from Microsoft Entra: look for a proxy or a sign-in page of the network that answers instead of login.microsoftonline.com.";
}
function isTransient(e) {
	let { status: t = 0, body: n = "" } = e;
	if (t === 429 || t >= 500) return !0;
	let { error: i } = m(r(n));
	return i === "temporarily_unavailable" || i === "server_error";
}
function aadstsCode(e) {
	return /AADSTS(\d+)/.exec(e)?.[1];
}
function refusalError(e, t, n) {
	let { body: r, status: i, retryAfter: a, requestId: o, failure: s } = e, c = aadstsCode(`${r ?? ""} ${n instanceof Error ? n.message : ""}`), l = parseDescription(r), u = S([!!a && `wait requested: Retry-After ${a}`, !!o && `request id: ${o}`]), d = isTransient(e) || !c && !i;
	if (!c || d) {
		let t = i ? `The login failed with status ${i}.` : "The login failed.", r = d ? "LOGIN_UNAVAILABLE" : "LOGIN_REFUSED", [a = ""] = (s ?? O(n)).split("\n"), o = [l ?? `reason: ${a.slice(0, 300)}`, ...u], c = remedyForUnknown(e, r, l);
		return new T(r, t, {
			cause: n,
			facts: o,
			remedy: c
		});
	}
	let f = Be[c] ?? "LOGIN_REFUSED";
	return new T(f, `Microsoft Entra refused the login: AADSTS${c}.`, {
		cause: n,
		facts: S([
			l,
			...getFacts$1(f, t, l),
			...u
		]),
		remedy: Ve[c] ?? remedyFor(f, t)
	});
}
function getFacts$1(e, t, n) {
	let { claims: r, clientId: i, tenantId: a, audience: o, now: s } = t, c = [
		`presented subject:  ${r?.subject ?? "(none)"}`,
		`presented issuer:   ${r?.issuer ?? "(none)"}`,
		`presented audience: ${r?.audience ?? "(none)"}`
	], l = [`the runner's clock: ${new Date(s).toISOString()}`];
	if (r?.issuedAt) {
		let e = Math.round(s / 1e3 - r.issuedAt);
		l.push(`issued ${e} s ago according to the runner's clock`);
	}
	let u = `azure.tenantId: ${a}`;
	return {
		LOGIN_NO_MATCHING_CREDENTIAL: [...c, `application: ${i} in tenant ${a}`],
		LOGIN_CREDENTIAL_CASE: [...c, ...compareCase(r?.subject, n)],
		LOGIN_APPLICATION_UNKNOWN: [`azure.clientId: ${i}`, u],
		LOGIN_TENANT_UNKNOWN: [u],
		LOGIN_AUDIENCE_UNKNOWN: [`portal.audience: ${o}`],
		LOGIN_CLOCK: l
	}[e] ?? c;
}
function remedyFor(e, t) {
	let { claims: n, clientId: r } = t;
	if (e !== "LOGIN_NO_MATCHING_CREDENTIAL" || !n?.subject) return;
	let { issuer: i, subject: a, audience: o } = n;
	return /:(ref:refs\/|pull_request$|environment:(?!production\b|preview\b))/i.test(a) ? "Set \"environment: Production\" (or Preview) in the job that logs in: federated credentials trust only these two environments." : `Add the credential:\n  az ad app federated-credential create --id ${r} --parameters '${JSON.stringify({
		name: "site-deploy",
		issuer: i,
		subject: a,
		audiences: [o]
	})}'\nJust added? Wait a few minutes and run again.`;
}
function compareCase(e, t) {
	if (!e || !t) return [];
	let n = [...t.matchAll(/'([^']+)'/g)].map((e) => e[1] ?? "").find((t) => t !== e && t.toLowerCase() === e.toLowerCase());
	if (!n) return [];
	let r = [...e].findIndex((e, t) => e !== n[t]);
	return [
		`presented:  ${e}`,
		`credential: ${n}`,
		`            ${" ".repeat(r)}^ differs here`
	];
}
function parseDescription(e) {
	if (!e) return;
	let t = m(r(e)).error_description;
	if (typeof t == "string") return t.split(/(?<!\s)\s*Trace ID:/)[0]?.replaceAll(/\s+/g, " ").slice(0, 600);
}
function readClaims(e) {
	let t = Buffer.from(e.reveal().split(".")[1] ?? "", "base64url").toString("utf8"), { sub: n, iss: i, aud: a, iat: o } = m(r(t));
	return {
		subject: v(n),
		issuer: v(i),
		audience: v(a),
		issuedAt: typeof o == "number" ? o : void 0
	};
}
// src/identity/login/http-client.ts
const X = 1e4, Z = {
	status: void 0,
	body: void 0,
	requestId: void 0
};
var CredentialClient = class {
	last = Z;
	#e;
	#t;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	async sendRequest(e) {
		this.last = Z;
		try {
			let t = await this.#n(e), { status: n, headers: r, text: i, body: a } = t, o = Object.entries(r).map(([e, t]) => [e, String(t)]), s = r["x-ms-request-id"]?.toString(), c = describeUnreadable(t);
			if (this.last = {
				status: n,
				requestId: s,
				body: void 0,
				retryAfter: r["retry-after"],
				...c && { failure: c }
			}, a.byteLength > 1048576) throw new T("LOGIN_REFUSED", "the response is larger than 1 MiB");
			n >= 400 && (this.last = {
				...this.last,
				body: i
			});
			let toJSON = () => Object.fromEntries(o);
			return {
				request: e,
				status: n,
				headers: Object.assign(new Map(o), { toJSON }),
				bodyAsText: i
			};
		} catch (e) {
			throw this.last = {
				...this.last,
				failure: O(e)
			}, e;
		}
	}
	#n({ url: e, headers: t, body: n }) {
		let { "accept-encoding": r, ...i } = t.toJSON();
		return this.#e.send({
			method: "POST",
			url: e,
			headers: i,
			body: String(n),
			retry: o.safe,
			idleMs: X,
			limitMs: X,
			maxBytes: 1048577,
			signal: this.#t
		});
	}
};
function describeUnreadable(e) {
	let { access_token: t, error: n, error_description: r } = m(e.json);
	if ([t, n ?? r].some((e) => typeof e == "string")) return;
	let i = findRedirect(e, e.url);
	return i ? `a redirect to ${i.origin}${i.pathname}` : `the response has no token: ${D(e)}`;
}
// src/identity/login/login.ts
const He = [
	5e3,
	1e4,
	15e3
];
async function login(e, t, n) {
	let r = [...He], i = !0;
	for (;;) try {
		return await logInOnce(e, t, n);
	} catch (e) {
		let t = isUnknownYet(e) ? r.shift() : void 0;
		if (t) n.log.info(`Microsoft Entra does not know a matching federated credential yet; retrying in ${f(t)}.`), await n.clock.sleep(t, n.signal);
		else if (i && e instanceof T && e.code === "LOGIN_CLOCK") i = !1, n.log.info("The id token was refused as expired; retrying once with a new one.");
		else throw e;
	}
}
function isUnknownYet(e) {
	return e instanceof T && /AADSTS70021[1-3]?\b/.test(e.message);
}
async function logInOnce(e, t, n) {
	let { azure: r, portal: i } = e, a, o, s = t.idToken("api://AzureADTokenExchange", n.signal);
	s.catch(() => void 0);
	let getAssertion = async () => {
		try {
			let e = await s;
			return a = readClaims(e), e.reveal();
		} catch (e) {
			throw o = e, e;
		}
	};
	await B();
	let { ClientAssertionCredential: c } = await import("./azure-identity.js").then((e) => e.t), l = new CredentialClient(n.http, n.signal), u = new c(r.tenantId, r.clientId, getAssertion, {
		httpClient: l,
		retryOptions: { maxRetries: 0 }
	});
	try {
		let { token: e } = await u.getToken(`${i.audience}/.default`), t = new x(e);
		return n.log.mask(t), t;
	} catch (e) {
		if (n.signal.throwIfAborted(), o) throw o;
		let { clientId: t, tenantId: s } = r, c = n.clock.now(), u = {
			clientId: t,
			tenantId: s,
			audience: i.audience,
			claims: a,
			now: c
		};
		throw refusalError(l.last, u, e);
	}
}
// src/clients/portal/explain.ts
const Ue = {
	EXCHANGE: {
		unauthorized: "EXCHANGE_UNAUTHORIZED",
		forbidden: "EXCHANGE_FORBIDDEN",
		unknown: "EXCHANGE_SITE_UNKNOWN",
		limited: "EXCHANGE_RATE_LIMITED",
		unavailable: "EXCHANGE_UNAVAILABLE",
		other: "EXCHANGE_ANSWER_INVALID"
	},
	CONTENT: {
		unauthorized: "CONTENT_REFUSED",
		forbidden: "CONTENT_REFUSED",
		unknown: "CONTENT_REFUSED",
		answer: "CONTENT_ANSWER_INVALID",
		other: "CONTENT_UNAVAILABLE"
	},
	NOTIFY: { other: "NOTIFY_FAILED" },
	PORTAL: {
		invalid: "PORTAL_INVALID",
		unauthorized: "PORTAL_UNAUTHORIZED",
		forbidden: "PORTAL_FORBIDDEN",
		unknown: "PORTAL_NOT_FOUND",
		conflict: "PORTAL_CONFLICT",
		limited: "PORTAL_RATE_LIMITED",
		unavailable: "PORTAL_UNAVAILABLE",
		answer: "PORTAL_ANSWER_INVALID",
		other: "PORTAL_REFUSED"
	}
}, We = {
	400: "invalid",
	401: "unauthorized",
	403: "forbidden",
	404: "unknown",
	409: "conflict",
	412: "conflict",
	422: "invalid",
	429: "limited"
};
function explainPortalError(e, t) {
	let n = getFailure(e);
	if (!n || !(e instanceof Error)) return;
	let r = t.remedies?.[n] ?? getRemedy(e), i = t.message ?? messageFor(e, t), { [n]: a, other: o } = Ue[t.purpose], s = {
		cause: e,
		facts: getFacts(e, i),
		remedy: r
	};
	return new T(a ?? o, i, s);
}
function getFailure(e) {
	if (e instanceof d) return "unavailable";
	if (e instanceof PortalAnswerError) return "answer";
	if (e instanceof PortalError) return We[e.status] ?? (e.status >= 500 ? "unavailable" : "refused");
}
function formatFault(e, t) {
	return e === "proxy" ? `Can't reach the portal ${t} through the proxy.` : y(e) ? `Can't establish a secure connection to the portal ${t}.` : `The portal ${t} did not respond.`;
}
function messageFor(e, t) {
	let { url: n, subject: r } = t;
	if (e instanceof d) return formatFault(e.kind, n);
	if (e instanceof PortalError) {
		let t = `status ${e.status}`;
		return r ? `The portal ${n} did not provide ${r}: ${t}.` : e.portalMessage || `The portal ${n} responded with ${t}.`;
	}
	return `The portal ${n} returned something other than ${r ?? "the expected response"}.`;
}
function getFacts(e, t) {
	if (!(e instanceof PortalError)) return [e.message];
	let { call: n, status: r, portalMessage: a, details: o, requestId: s } = e, c = e.message;
	return a === t && (c = `${n}: status ${r}`), S([
		...o.map((e) => i([e.field, e.message].filter(Boolean).join(": "))),
		c,
		!!s && `request id: ${s}`
	]);
}
function getRemedy(e) {
	if (!(e instanceof PortalError)) return n(e);
	let { status: t, retryAfter: r = 0 } = e;
	if (t === 412) return "Someone changed it after you read it: read it again, then repeat your change.";
	if (t === 429 && r > 6e4) return `The portal requests a pause of ${f(r)}: run the job again after that.`;
}
// src/shared/site-files.ts
function computeDigest(e, t = "") {
	let n = e.map((e) => `${e.sha256}  ${e.path}\n`);
	return `sha256:${Se("sha256", t + n.join(""))}`;
}
// src/deploy/artifact/artifact.ts
const Q = "site-deploy-build", $ = 64 << 20, Ge = F({
	environment: q,
	version: L(),
	commit: L(),
	tree: L(),
	run: P(L())
}), Ke = F({
	format: N(1),
	slug: L(),
	...Ge.shape,
	inputs: P(L()),
	builtBy: P(Ge),
	digest: L(),
	files: z(F({
		path: L(),
		size: fe().check(_e(0)),
		sha256: L()
	}))
});
function artifactDigest(e, t) {
	let { slug: n, environment: r, version: i, commit: a, tree: o, run: s } = e;
	return computeDigest(t, `${JSON.stringify({
		format: 1,
		slug: n,
		environment: r,
		version: i,
		commit: a,
		tree: o,
		run: s
	})}\n`);
}
async function readArtifactManifest(e) {
	let t = await w(e, `${Q}/site`, "The folder"), n = await w(e, `${Q}/manifest.json`, "The manifest"), refuse = (e, t) => {
		let n = `${Q}/manifest.json ${e}.`;
		return new T("ARTIFACT_INVALID", n, { cause: t });
	}, i = await stat(n).catch((e) => {
		throw refuse("does not exist in the workspace", e);
	});
	if (!i.isFile()) throw refuse("is not a file");
	if (i.size > 67108864) throw refuse(`is ${h(i.size)}; the limit is ${h($)}`);
	let a = await readFile(n, "utf8"), { data: o } = R(Ke, r(a));
	if (!o) throw refuse("is not a build job's manifest");
	if (artifactDigest(o, o.files) !== o.digest) throw refuse("does not match its digest");
	return {
		manifest: o,
		folder: t
	};
}
function parseArtifactManifest(e) {
	let { data: t } = R(Ke, e);
	return t && artifactDigest(t, t.files) === t.digest ? t : void 0;
}
function findDifferences(e, t, n) {
	return e.filter((e) => t[e] !== n[e]).map((e) => `${e}: built for ${t[e]}, but this run deploys ${n[e]}`);
}
async function readBuiltSite(e, t) {
	let { manifest: n, folder: r } = await readArtifactManifest(e), i = findDifferences([
		"slug",
		"environment",
		"version",
		"commit"
	], n, t), { files: a, builtBy: o } = n, s = o && {
		slug: n.slug,
		...o
	}, c = s ? artifactDigest(s, a) : n.digest;
	if (i.length === 0) return {
		folder: r,
		commands: [],
		origin: {
			files: a,
			digest: c,
			builtBy: o
		}
	};
	throw new T("ARTIFACT_INVALID", "The site was built for another deployment.", {
		facts: i,
		remedy: "Run both jobs in one workflow run, with the same inputs \"environment\" and \"site-version\"."
	});
}
// src/deploy/steps/exchange/exchange.ts
async function exchange(e, t, n) {
	let { portal: r, site: i } = e.config;
	try {
		let e = { body: { siteSlug: i.slug } }, { signal: r } = n, { swaToken: a } = await t.call("createDeploymentToken", e, { signal: r }), o = new x(a);
		return n.log.mask(o), o;
	} catch (e) {
		let t = `a deployment token for the site "${i.slug}"`;
		throw explainPortalError(e, {
			purpose: "EXCHANGE",
			url: r.url,
			subject: t
		}) ?? e;
	}
}
// src/deploy/session.ts
function openSession(e, t, n) {
	let r = startLogin(e, t, n), i = _(() => openPortal(e, r, n.deps)), portal = async () => (await r.accessToken(), i()), a = portal().then((t) => {
		let work = (n) => exchange(e, t, n);
		return n.step("exchange", work, () => se(e));
	});
	a.catch((e) => n.stop(e));
	let o;
	return {
		portal,
		deploymentToken: () => a,
		renewDeploymentToken: async (t) => exchange(e, await portal(), t),
		officialClient(t) {
			return o ??= openUploadClient(e, t), o;
		},
		notifier: async () => n.deps.apiToken ? i() : portal().catch(() => void 0)
	};
}
function startLogin(e, t, n) {
	let { clock: r, log: i } = n.deps, a = C(r), work = (n) => login(e.config, t, n), o = n.step("login", work, () => ne(e), n.deps);
	return {
		accessToken: () => o,
		renewAccessToken() {
			return C(r) - a < 27e5 || (i.info("The portal refused the access token, which may have expired: logging in again."), a = C(r), o = work(n.deps)), o;
		}
	};
}
async function openPortal(e, t, n) {
	let { http: r, clock: i, log: a, apiToken: o } = n, { url: s, provider: c } = e.config.portal, { PortalClient: l } = await import("./shared-later.js").then((e) => e.Dt), credential = async (e) => e.auth === "deployment" && o ? o : e.refused ? t.renewAccessToken() : t.accessToken();
	return new l({
		http: r,
		clock: i,
		url: s,
		provider: c,
		credential,
		onWait: a.info
	});
}
async function openUploadClient(e, t) {
	let { getClient: n } = await import("./official-client.js").then((e) => e.a), r = t.toolCache ?? Ce.join(t.scratch, "tool-cache"), i = e.config.hosting.clientBuildId;
	return n({
		cache: r,
		buildId: i,
		system: process.platform,
		architecture: process.arch
	}, t);
}
// src/deploy/steps/notify/notify.ts
const qe = 6e4;
async function notify(e, t, n, r) {
	let { environment: i, event: a } = e, { repository: o, run: s } = a, { status: c } = t, l = r.clock.now(), u = payload(e, t, l), d = encodeURI([
		o,
		s.id,
		s.attempt,
		i,
		c
	].join("/")), f = await n.callTagged("completeDeployment", { body: u }, {
		idempotencyKey: d,
		signal: r.signal
	}).catch((t) => {
		throw explain(t, e.config.portal.url);
	}), p = describeSkew(l, r.clock.now(), f.date);
	checkReceipt(e, c, f.value.deployment ?? {});
	let m = f.value.deployment?.applied ?? !0;
	if (c === "succeeded" && !m) throw notApplied(e, p);
	return p && r.log.warn(`${p}: the portal stored a wrong time for this deployment.`), { status: c };
}
function describeSkew(e, t, n = "") {
	let r = Date.parse(n);
	if (r >= e - qe && r <= t + qe || Number.isNaN(r)) return;
	let i = r > t ? "behind" : "ahead of";
	return `The clock of this computer is ${f(Math.abs(t - r))} ${i} the portal's`;
}
function checkReceipt(e, t, n) {
	let { environment: r, version: i, config: a } = e, o = {
		siteId: a.site.id,
		environment: r,
		version: i,
		status: t
	}, s = [
		"siteId",
		"environment",
		"version",
		"status"
	].filter((e) => n[e] !== void 0 && n[e] !== o[e]).map((e) => `${e}: ${n[e]?.slice(0, 80)} instead of ${o[e]}`);
	if (s.length === 0) return;
	let c = `The portal ${a.portal.url} confirmed another deployment than this one.`;
	throw new T("NOTIFY_FAILED", c, { facts: s });
}
function notApplied(e, t) {
	let n = `${`The portal ${e.config.portal.url} received the outcome but did not apply it`}: it knows a later deployment to ${e.environment}.`;
	return new T("NOTIFY_FAILED", n, {
		facts: S([t]),
		remedy: "Correct the clock of the computer if it is off, and run the job again. Otherwise compare the portal's version of the site with the live one: another deployment may have ended at the same time."
	});
}
function mayHaveArrived(e) {
	return e instanceof PortalError ? e.status >= 500 : !(e instanceof d) || e.mayHaveArrived;
}
function payload(e, t, n) {
	let { status: r, url: i, error: a, provenance: o, pagesReadAt: s } = t, { site: c } = e.config;
	return {
		event: "site.deployed",
		timestamp: new Date(n).toISOString(),
		site: {
			id: c.id,
			slug: c.slug
		},
		data: {
			version: e.version,
			environment: e.environment,
			commitSha: e.event.sha
		},
		status: r,
		provenance: o,
		pagesReadAt: s,
		url: i,
		error: a && {
			code: a.code,
			message: a.message
		},
		run: { ...e.event.run }
	};
}
const Je = "Set the input \"api-token\" to a valid API token of the portal, and run the job again.", Ye = new Map([["timestamp", "Correct the clock of this computer, and run the job again."], ["url", "Compare site.url in the site config (for a Preview, environments.preview.url) with the site's addresses in the portal: correct the wrong one, and run the job again."]]);
function isOfAnotherSite(e) {
	let t = e instanceof T ? e.cause : void 0;
	return !(t instanceof PortalError) || t.status !== 409 ? !1 : t.details.some(({ field: e }) => e === "url");
}
function getFieldRemedy(e) {
	if (e instanceof PortalError) return e.details.map(({ field: e }) => Ye.get(e ?? "")).find(Boolean);
}
function explain(e, t) {
	let n = mayHaveArrived(e) ? `The portal ${t} did not confirm that it recorded the deployment's outcome.` : `Could not notify the portal ${t} of the deployment's outcome.`, r = getFieldRemedy(e), i = explainPortalError(e, {
		purpose: "NOTIFY",
		url: t,
		message: n,
		remedies: {
			unauthorized: Je,
			forbidden: Je,
			invalid: r,
			conflict: r
		}
	}), a = [e instanceof DOMException ? "it did not answer in time" : O(e)];
	return i ?? new T("NOTIFY_FAILED", n, {
		cause: e,
		facts: a
	});
}
// src/deploy/deploy-site.ts
var Xe = e({ deploySite: () => deploySite });
async function deploySite(e, t, n) {
	let r = e.mode === "all" ? void 0 : readEarlierBuild(e, n);
	if (await r?.catch(() => void 0), e.dryRun) {
		let { makeSite: t, packSite: i } = await import("./deploy.js").then((e) => e.n);
		return await i(e, await t(e, await r, void 0, n), async () => void 0, n), n.complete("skipped");
	}
	let { portal: i, site: a } = e.config;
	n.deps.http.connect?.(i.url, 4), n.deps.http.connect?.(a.url, 1);
	let o = openSession(e, t, n);
	try {
		let t = await r;
		e.uploader === "official" && n.ahead("upload", (e) => o.officialClient(e)).catch(() => void 0), await B(), await B();
		let { takeLive: i } = await import("./deploy.js").then((e) => e.t);
		await i(e, t, o, n);
	} catch (e) {
		n.failed(e);
	}
	e.event.pull || await notifyPortal(e, o, n);
}
function readEarlierBuild(e, n) {
	let { workspace: r, environment: i, version: a, config: o, event: s } = e, c = {
		slug: o.site.slug,
		environment: i,
		version: a,
		commit: s.sha
	}, read = () => readBuiltSite(r, c);
	return n.step("build", read, (n) => t(e, n));
}
async function notifyPortal(e, t, n) {
	let { status: r, url: i, error: a, provenance: o, finished: s } = n.result(), c = {
		status: r,
		url: i,
		error: a,
		provenance: o,
		pagesReadAt: s?.pagesReadAt
	}, work = async (n) => {
		let r = await t.notifier();
		if (!r) throw noCredential();
		return notify(e, c, r, n);
	};
	n.addFacts({ notifyError: unconfirmed(e) });
	try {
		let { closing: e } = n, t = AbortSignal.any([e.signal, AbortSignal.timeout(18e4)]);
		await n.step("notify", work, ie, {
			...e,
			signal: t
		}), n.addFacts({
			notified: !0,
			notifyError: void 0
		});
	} catch (t) {
		n.addFacts({ notifyError: toNotifyError(t, e) }), a?.code.startsWith("VERIFY_") && isOfAnotherSite(t) && n.addFacts({ error: ofAnotherSite(a, i, e) });
	}
}
function ofAnotherSite(e, t, n) {
	let { code: r, message: i, facts: a } = e, o = `According to the portal, ${t} is another site's. Correct the deployment token that the portal stores for ${n.config.site.slug}, then deploy the other site again.`;
	return new T(r, i, {
		cause: e,
		facts: a,
		remedy: o
	});
}
function unconfirmed(e) {
	let { url: t } = e.config.portal, n = `The portal ${t} did not confirm that it recorded the deployment's outcome.`;
	return new T("NOTIFY_FAILED", n, { facts: ["the run was ended before it answered"] });
}
function toNotifyError(e, t) {
	let n = T.from(e);
	if (n.code !== "CANCELLED") return n;
	let { url: r } = t.config.portal, i = `The portal ${r} was not notified of the deployment's outcome.`;
	return new T("NOTIFY_FAILED", i, {
		cause: n,
		facts: ["no time was left after the cancellation"]
	});
}
function noCredential() {
	return new T("NOTIFY_FAILED", "The portal was not notified of the deployment's outcome: the run has neither an access token nor an API token.", { remedy: "Set the input \"api-token\" so that the portal also learns of failed logins." });
}
// src/shared/http/client.ts
var Ze = e({ createHttp: () => createHttp });
const Qe = 6e4, isFile = (e) => e.saveTo !== void 0 || typeof e.body == "object" && "file" in e.body;
function getLimitMs(e) {
	let { saveTo: t, body: n, limitMs: r } = e;
	return r || (t === void 0 ? typeof n == "object" && "file" in n ? Qe + n.size / 50 : Qe : 9e5);
}
function createHttp(e) {
	let { clock: t } = e;
	return { async send(n) {
		let r = new URL(n.url), { headers: i = {} } = n, a = getLimitMs(n), o = C(t);
		for (let s = 0;; s += 1) {
			let c = s === 0 ? a : Math.max(1, a - (C(t) - o)), l = r.host === new URL(n.url).host ? n.ipAddress : void 0, u = await sendTo(e, {
				...n,
				headers: i,
				limitMs: c,
				ipAddress: l
			}, r), d = nextAddress(n, u, s);
			if (!d) return u;
			i = headersFor(i, r, d), r = d;
		}
	} };
}
async function attempt(e, t, n) {
	let { method: r, idleMs: i = 3e4, saveTo: a, newConnection: o, ipAddress: s, signal: c, turns: l } = t, { maxBytes: u = a === void 0 ? 4 << 20 : Infinity } = t, d = C(e.clock), f, onConnection = async () => {
		f = await l?.next(c), d = C(e.clock);
	}, took = () => ({ tookMs: C(e.clock) - d });
	try {
		let d = {
			idleMs: i,
			limitMs: getLimitMs(t),
			maxBytes: u
		}, f = {
			newConnection: o,
			ipAddress: s,
			onConnection: l && onConnection
		}, p = {
			...d,
			...f,
			saveTo: a,
			signal: c
		}, m = {
			method: r,
			url: n,
			...encode(t, e.userAgent),
			...p
		};
		return {
			answer: await e.transport(m),
			...took()
		};
	} catch (e) {
		if (c?.throwIfAborted(), e instanceof T) throw e;
		if (re(e) === "ERR_INVALID_CHAR") throw ae(`Nothing was sent to ${n.origin}: ${O(e)}.`, "Copy the whole token again: it contains a line break, or a character such as \"…\".");
		return {
			error: e,
			...took()
		};
	} finally {
		f?.();
	}
}
function pauseAfter(e, t, n, r, i) {
	let a = "answer" in e && r.statuses.includes(e.answer.status);
	if ("error" in e && (a = isWorthRetrying(k(e.error), r)), !a || t >= r.attempts || n >= 12e4) return;
	let { status: o, headers: s } = "answer" in e ? e.answer : {}, { clock: c, random: l = Math.random } = i, u = {
		attempt: t,
		status: o,
		retryAfter: s?.["retry-after"]
	}, d = Date.parse(s?.date ?? "") || c.now();
	return g(u, d, l());
}
async function sendTo(e, t, n) {
	let { clock: r, onRetry: i } = e, a = `${t.method} ${n.origin}${n.pathname}`, s = t.method === "GET" || t.method === "HEAD", l = t.retry ?? (s ? o.safe : o.never), u = 0, f = !1, p = !1, m = C(r);
	for (let o = 1;; o += 1) {
		let s = await attempt(e, withinTotal(t, C(r) - m), n);
		isFile(t) || (u += s.tookMs), f ||= "answer" in s || !c(k(s.error)), p ||= "error" in s && !c(k(s.error));
		let h = t.saveTo && C(r) - m >= getLimitMs(t) ? void 0 : pauseAfter(s, o, u, l, e);
		if (h === void 0) {
			if ("answer" in s) return toResponse(s.answer, n, o, p);
			throw new d(k(s.error), a, o, s.error, f);
		}
		let g = "answer" in s ? `status ${s.answer.status}` : k(s.error);
		i?.(`${a}: ${g}, attempt ${o + 1} in ${(h / 1e3).toFixed(1)} s`), t.turns && g === "status 429" ? t.turns.hold(h) : await r.sleep(h, t.signal);
	}
}
function withinTotal(e, t) {
	return e.saveTo ? {
		...e,
		limitMs: Math.max(1, getLimitMs(e) - t)
	} : e;
}
function isWorthRetrying(e, t) {
	return y(e) || t.attempts === 1 ? !1 : t.faults || c(e);
}
function nextAddress(e, t, n) {
	let { method: r, follow: i } = e;
	if (!i || n >= (i.max ?? 5) || r !== "GET" && r !== "HEAD") return;
	let a = findRedirect(t, t.url);
	if (a && mayFollow(i, new URL(t.url), a)) return a;
}
function encode(e, t) {
	let n = {
		"user-agent": t,
		...e.headers
	};
	return e.json === void 0 ? {
		headers: n,
		body: e.body
	} : (n["content-type"] ??= "application/json", {
		headers: n,
		body: JSON.stringify(e.json)
	});
}
function toResponse(e, t, n, i) {
	let { status: a, headers: o, body: s } = e;
	return {
		url: t.href,
		status: a,
		ok: a >= 200 && a < 300,
		headers: o,
		body: s,
		get text() {
			return s.toString("utf8");
		},
		get json() {
			return r(s.toString("utf8").replace(/^\uFEFF/, ""));
		},
		requestId: firstHeader(o, "x-ms-request-id", "x-request-id", "x-github-request-id"),
		attempts: n,
		isRepetition: i
	};
}
function firstHeader(e, ...t) {
	for (let n of t) {
		let t = e[n];
		if (typeof t == "string" && t !== "") return t;
	}
}
// src/shared/http/agents.ts
const closed = () => Object.assign(Error("the connection was closed"), { code: "ECONNRESET" });
function createAgents(e, t) {
	let { sockets: n, sessions: r, spare: i } = e, noted = (e) => (e && n.add(e.once("close", () => n.delete(e))), e), getSpare = (e) => {
		let t = i.get(e) ?? {
			ready: new Set(),
			opening: new Set()
		};
		return i.set(e, t), t;
	};
	class HttpAgent extends U.Agent {
		createConnection(...e) {
			return noted(super.createConnection(...e));
		}
	}
	class HttpsAgent extends W.Agent {
		createConnection(e, t) {
			let n = `${e.host}:${e.port}`;
			if (e.lookup) return this.#e(n, e, t);
			let { ready: r, opening: i } = getSpare(n), a = [...r].find(({ readable: e, writable: t }) => e && t);
			if (a) return r.delete(a), a instanceof V.Socket && a.ref(), a;
			let o = E() - 1e3, s = [...i].find((e) => e.since > o);
			if (!s) return this.#e(n, e, t);
			i.delete(s), s.onCreated = t;
		}
		connect({ hostname: e, port: t }, n) {
			let r = {
				...this.options,
				host: e,
				port: Number(t) || 443,
				servername: e
			}, i = `${e}:${r.port}`, { ready: a, opening: o } = getSpare(i);
			for (; a.size + o.size < n;) {
				let e = { since: E() };
				o.add(e);
				let onCreated = (t, n) => {
					if (o.delete(e), e.onCreated) return e.onCreated(t, n);
					if (t) return;
					a.add(n.once("close", () => a.delete(n)));
					let expire = () => void (a.has(n) && n.destroy());
					r.timeout && setTimeout(expire, r.timeout).unref(), n instanceof V.Socket && n.unref();
				}, t = this.#e(i, r, onCreated);
				if (!t) return;
				t.on("error", (e) => onCreated(e, t)), t.once("close", () => onCreated(closed(), t)), t.once("secureConnect", () => onCreated(null, t));
			}
		}
		#e(e, t, n) {
			let remember = (t) => {
				t?.on("session", (t) => r.set(e, t)), t?.once("error", () => r.delete(e));
			}, i = r.get(e), a = i ? {
				...t,
				session: i
			} : t, o = super.createConnection(a, (e, t) => {
				remember(t), n?.(e, t);
			});
			return remember(o), noted(o);
		}
	}
	return {
		"http:": new HttpAgent(t),
		"https:": new HttpsAgent(t)
	};
}
// src/shared/http/gates.ts
var Gates = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async pass(e, t) {
		t?.throwIfAborted();
		let n = this.#t.get(e) ?? {
			open: 0,
			waiting: []
		};
		this.#t.set(e, n);
		let r = 0;
		if (n.open >= this.#e) {
			let e = E();
			await waitIn(n.waiting, t), r = E() - e;
		} else n.open += 1;
		let leave = () => {
			let e = n.waiting.shift();
			e ? e() : --n.open;
		};
		return {
			waitedMs: r,
			[Symbol.dispose]: leave
		};
	}
};
function waitIn(e, t) {
	return new Promise((n, r) => {
		let turn = () => {
			t?.removeEventListener("abort", leave), n();
		}, leave = () => {
			e.splice(e.indexOf(turn), 1), r(t?.reason);
		};
		e.push(turn), t?.addEventListener("abort", leave);
	});
}
// src/shared/http/transport.ts
var $e = e({
	createTransport: () => createTransport,
	idleMs: () => et
});
const et = 4e3;
function createTransport(e) {
	let t = {
		sockets: new Set(),
		sessions: new Map(),
		spare: new Map()
	}, n = new Gates(4), r = !1, both = (e) => ({
		shared: createAgents(t, {
			keepAlive: !0,
			timeout: et,
			...e
		}),
		own: createAgents(t, e)
	}), i = Ee(), a = both({ secureContext: i }), o = both({
		secureContext: i,
		proxyEnv: oe(e)
	});
	return {
		connect(t, n) {
			r || t.protocol !== "https:" || (b(t, e) ? o : a).shared["https:"].connect(t, n);
		},
		async resolve(t) {
			let n = t.hostname.replace(/^\[|\]$/g, ""), r = b(t, e);
			return r ? te(r) ? [] : void 0 : (await Te(n, { all: !0 }).catch(() => [])).map(({ address: e }) => e);
		},
		send: (async (t) => {
			let { url: r } = t;
			using i = await n.pass(r.origin, t.signal);
			await t.onConnection?.();
			let { limitMs: s } = t;
			t.onConnection || (s = Math.max(1, Math.round(s - i.waitedMs)));
			let c = t.newConnection || t.ipAddress ? "own" : "shared", l = b(r, e);
			return l ? await sendOnce({
				...t,
				limitMs: s
			}, o[c]).catch((e) => {
				throw u(e, r, l);
			}) : await sendOnce({
				...t,
				limitMs: s
			}, a[c]);
		}),
		close() {
			r = !0;
			let e = [a, o].flatMap((e) => [...Object.values(e.shared), ...Object.values(e.own)]);
			for (let t of e) t.destroy();
			for (let e of t.sockets) e.destroy();
		}
	};
}
function sendOnce(e, t) {
	let { body: n, signal: r } = e;
	return r?.throwIfAborted(), new Promise((r, i) => {
		let a = startRequest(e, t), o = watchAttempt(e, stop);
		function stop(e) {
			o.stopWatching(), a.destroy(), i(e);
		}
		a.on("error", stop), a.on("response", (t) => {
			t.on("error", stop), readResponse(t, e, o.moved).then((e) => {
				o.stopWatching(), a.writableFinished && t.complete || a.destroy(), r(e);
			}, stop);
		}), typeof n == "object" && "file" in n ? sendFile(n, a, o.moved).catch((e) => {
			a.destroyed && a.errored === null || stop(e);
		}) : a.end(n);
	});
}
function startRequest(e, t) {
	let { url: n, method: r, body: i, ipAddress: a } = e, o = {
		method: r,
		headers: {
			...e.headers,
			...getLengthHeaders(i)
		},
		...a && { lookup: fixedLookup(a) }
	};
	return n.protocol === "http:" ? U.request(n, {
		...o,
		agent: t["http:"]
	}) : W.request(n, {
		...o,
		agent: t["https:"]
	});
}
function fixedLookup(e) {
	let t = we(e) ? 6 : 4;
	return (n, { all: r }, i) => {
		r ? i(null, [{
			address: e,
			family: t
		}]) : i(null, e, t);
	};
}
function watchAttempt(e, t) {
	let { idleMs: n, limitMs: r, signal: i } = e, after = (e, n) => setTimeout(() => t(new l(`${n} ${e / 1e3} s`)), e), a = after(r, "not finished after"), o = after(n, "no data for"), onAbort = () => t(i?.reason);
	return i?.addEventListener("abort", onAbort), {
		moved: () => void o.refresh(),
		stopWatching() {
			clearTimeout(o), clearTimeout(a), i?.removeEventListener("abort", onAbort);
		}
	};
}
async function readResponse(e, t, n) {
	let { statusCode: r = 0, headers: i } = e, { saveTo: a, maxBytes: o } = t;
	return a === void 0 || r < 200 || r >= 300 ? {
		status: r,
		headers: i,
		body: await readBody(e, o, n)
	} : (await saveBody(e, a, o, n), {
		status: r,
		headers: i,
		body: Buffer.alloc(0)
	});
}
function readBody(e, t, n) {
	return new Promise((r, i) => {
		let a = [], o = 0, done = () => r(Buffer.concat(a).subarray(0, t));
		e.on("data", (e) => {
			n(), a.push(e), o += e.length, o > t && done();
		}), e.on("close", () => {
			e.complete || i(Object.assign(Error("the response was cut off"), { code: "ECONNRESET" }));
		}), e.on("end", done);
	});
}
function getLengthHeaders(e) {
	return e === void 0 ? {} : typeof e == "string" ? { "content-length": String(Buffer.byteLength(e)) } : { "content-length": String("file" in e ? e.size : e.byteLength) };
}
async function saveBody(e, t, n, r) {
	let i = e.iterator({ destroyOnReturn: !1 }), a = 0;
	await H(async function* () {
		for await (let e of i) if (r(), yield e.subarray(0, n - a), a += e.length, a > n) return;
	}, be(t, { mode: 384 }));
}
async function sendFile(e, t, n) {
	let { start: r, size: i } = e, a = 0, o = xe(e.file, "r");
	await H(ye("", {
		fd: o,
		highWaterMark: 1 << 18,
		...r !== void 0 && {
			start: r,
			end: r + i - 1
		}
	}), async function* (t) {
		for await (let r of t) yield r, a += r.length, n(), e.onProgress?.(a);
	}, t);
}
export { toTokenSource as A, K as C, G as D, q as E, Ae as O, ke as S, Me as T, defineOperations as _, artifactDigest as a, Fe as b, $ as c, computeDigest as d, explainPortalError as f, findRedirect as g, PortalError as h, openSession as i, De as k, parseArtifactManifest as l, PortalAnswerError as m, Ze as n, Q as o, login as p, Xe as r, findDifferences as s, $e as t, readArtifactManifest as u, getRateClass as v, je as w, Oe as x, Ne as y };
