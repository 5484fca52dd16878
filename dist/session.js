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
import { $ as t, Bt as n, Dn as r, Dt as i, En as a, Ft as o, Gt as s, It as c, Jt as l, Kt as u, Lt as d, Nt as f, On as p, Pt as m, Qt as h, R as g, Rt as _, Ut as v, Vt as ee, Wt as y, X as b, Xt as te, _n as ne, at as re, b as x, dn as S, kn as C, kt as w, ln as T, mn as ie, on as E, ot as ae, qt as oe, rt as se, sn as D, t as O, zt as ce } from "./shared.js";
import { $ as le, C as k, Ct as A, G as ue, H as de, K as j, Q as M, R as N, V as fe, X as pe, Z as P, ct as me, dt as he, h as ge, it as F, j as _e, q as I, st as ve, ut as ye, v as L, w as be, y as xe } from "./config.js";
const { createReadStream: Se, createWriteStream: Ce, openSync: we } = globalThis.process.getBuiltinModule("node:fs"), readFile = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").readFile(...e), stat = (...e) => globalThis.process.getBuiltinModule("node:fs/promises").stat(...e), { setImmediate: R } = globalThis.process.getBuiltinModule("node:timers/promises"), { hash: Te } = globalThis.process.getBuiltinModule("node:crypto"), Ee = globalThis.process.getBuiltinModule("node:path"), z = globalThis.process.getBuiltinModule("node:net"), { isIPv6: De } = globalThis.process.getBuiltinModule("node:net"), { pipeline: B } = globalThis.process.getBuiltinModule("node:stream/promises"), { lookup: Oe } = globalThis.process.getBuiltinModule("node:dns/promises"), V = globalThis.process.getBuiltinModule("node:http"), H = globalThis.process.getBuiltinModule("node:https"), { createSecureContext: ke } = globalThis.process.getBuiltinModule("node:tls");
function toTokenSource(e) {
	return e instanceof b ? {
		token: async () => e,
		renew: async () => !1
	} : e;
}
function fetchedToken(e, t) {
	let n = e, r, next = async () => (r ??= t().finally(() => {
		r = void 0;
	}), n = await r, n);
	return {
		token: async () => n ?? await next(),
		async renew(e) {
			return (n ?? e).reveal() !== e.reveal() || (await next()).reveal() !== e.reveal();
		}
	};
}
// src/contracts/portal/deployment.ts
const U = P({
	commit: F(),
	tree: F(),
	texts: L,
	seo: L,
	files: F(),
	built: M(F()),
	builtFrom: M(F()),
	builtBy: M(F()),
	preview: M(N(["same", "different"])),
	run: M(F())
}), Ae = "idempotency-key", W = N([
	"succeeded",
	"failed",
	"cancelled",
	"unknown",
	"skipped"
]), G = N(["Production", "Preview"]), je = I({
	event: j("site.deployed"),
	timestamp: k,
	site: I({
		id: F(),
		slug: F()
	}),
	data: I({
		version: xe,
		environment: G,
		commitSha: ge,
		releaseNotes: M(F().check(ye(1e5)))
	}),
	status: W,
	provenance: M(U),
	pagesReadAt: M(k),
	url: M(be),
	error: M(I({
		code: F(),
		message: F()
	})),
	run: I({
		id: F(),
		attempt: pe(),
		url: M(ve())
	})
}), Me = I({
	success: j(!0),
	deployment: M(le(I({
		id: F(),
		applied: de(),
		siteId: F(),
		environment: F(),
		version: F(),
		status: F()
	})))
}), Ne = "/api/v1/sites/deployment-tokens", Pe = P({ siteSlug: F().check(he(1)) }), Fe = I({ swaToken: _e(/^[\x21-\x7e]+$/, "Expected a token without spaces and line breaks.") });
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
}, ze = g(() => {
	let e = new z.BlockList();
	for (let [t, n] of Object.entries(Le)) e.addSubnet(t, n);
	for (let [t, n] of Object.entries(Re)) e.addSubnet(t, n, "ipv6");
	return e;
});
function isPrivateHost(e) {
	let t = e.hostname.replace(/^\[|\]$|\.$/g, ""), n = z.isIP(t);
	return n === 0 ? /(^|\.)(localhost|local|internal)$/i.test(t) : ze().check(t, n === 4 ? "ipv4" : "ipv6");
}
// src/clients/portal/portal-error.ts
const K = 1e3;
var PortalError = class extends Error {
	name = "PortalError";
	call;
	status;
	code;
	portalMessage;
	details;
	isRepetition;
	requestId;
	retryAfter;
	location;
	constructor(e, t, n) {
		let { error: r, message: o, details: s } = C(t.json), c = a(r), l = (a(o) ?? c)?.slice(0, K), u = l && i(l), d = findRedirect(t, t.url), f = d && d.origin + d.pathname, p = [
			`status ${t.status}`,
			t.ok && "success: false",
			f && `a redirect to ${f}`,
			u
		];
		super(`${e}: ${p.filter(Boolean).join(", ")}`), this.call = e, this.status = t.status, this.code = c, this.portalMessage = u, this.details = (Array.isArray(s) ? s : []).map(C).map((e) => ({
			field: a(e.field),
			message: a(e.message)
		})), this.isRepetition = t.isRepetition ?? !1, this.requestId = t.requestId && i(t.requestId);
		let h = Date.parse(t.headers.date ?? "") || n;
		this.retryAfter = m(t.headers["retry-after"] ?? "", h), this.location = f;
	}
}, PortalAnswerError = class extends Error {
	name = "PortalAnswerError";
	constructor(e, t, n = []) {
		let a = O(t), { json: o } = t, s = "not an object";
		r(o) && (s = `with the fields: ${Object.keys(o).join(", ") || "none"}`);
		let c = n.length === 0 ? "" : ` (${n.join("; ")})`, l = `${e}: status ${t.status}, ${a}, ${s}${c}`;
		super(i(l.slice(0, K)));
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
	if (/certificate|\bCA\b|altname/i.test(r)) return ce;
	if (/proxy|CONNECT\b|\b407\b/i.test(r)) return u;
	if (t === "LOGIN_REFUSED" && !n) return "The response has no AADSTS code, so it is not from Microsoft Entra: look for a proxy or a sign-in page of the network that answers instead of login.microsoftonline.com.";
}
function isTransient(e) {
	let { status: t = 0, body: n = "" } = e;
	if (t === 429 || t >= 500) return !0;
	let { error: r } = C(p(n));
	return r === "temporarily_unavailable" || r === "server_error";
}
function aadstsCode(e) {
	return /AADSTS(\d+)/.exec(e)?.[1];
}
function refusalError(e, t, n) {
	let { body: r, status: i, retryAfter: a, requestId: o, failure: s } = e, c = aadstsCode(`${r ?? ""} ${n instanceof Error ? n.message : ""}`), l = parseDescription(r), u = h([!!a && `wait requested: Retry-After ${a}`, !!o && `request id: ${o}`]), d = isTransient(e) || !c && !i;
	if (!c || d) {
		let t = i ? `The login failed with status ${i}.` : "The login failed.", r = d ? "LOGIN_UNAVAILABLE" : "LOGIN_REFUSED", [a = ""] = (s ?? S(n)).split("\n"), o = [l ?? `reason: ${a.slice(0, 300)}`, ...u], c = remedyForUnknown(e, r, l);
		return new T(r, t, {
			cause: n,
			facts: o,
			remedy: c
		});
	}
	let f = Be[c] ?? "LOGIN_REFUSED";
	return new T(f, `Microsoft Entra refused the login: AADSTS${c}.`, {
		cause: n,
		facts: h([
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
	let t = C(p(e)).error_description;
	if (typeof t == "string") return t.split(/(?<!\s)\s*Trace ID:/)[0]?.replaceAll(/\s+/g, " ").slice(0, 600);
}
function readClaims(e) {
	let t = Buffer.from(e.reveal().split(".")[1] ?? "", "base64url").toString("utf8"), { sub: n, iss: r, aud: i, iat: o } = C(p(t));
	return {
		subject: a(n),
		issuer: a(r),
		audience: a(i),
		issuedAt: typeof o == "number" ? o : void 0
	};
}
// src/identity/login/http-client.ts
const q = 1e4, J = {
	status: void 0,
	body: void 0,
	requestId: void 0
};
var CredentialClient = class {
	last = J;
	#e;
	#t;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	async sendRequest(e) {
		this.last = J;
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
				failure: S(e)
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
			retry: c.safe,
			idleMs: q,
			limitMs: q,
			maxBytes: 1048577,
			signal: this.#t
		});
	}
};
function describeUnreadable(e) {
	let { access_token: t, error: n, error_description: r } = C(e.json);
	if ([t, n ?? r].some((e) => typeof e == "string")) return;
	let i = findRedirect(e, e.url);
	return i ? `a redirect to ${i.origin}${i.pathname}` : `the response has no token: ${O(e)}`;
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
	await R();
	let { ClientAssertionCredential: c } = await import("./azure-identity.js").then((e) => e.t), l = new CredentialClient(n.http, n.signal), u = new c(r.tenantId, r.clientId, getAssertion, {
		httpClient: l,
		retryOptions: { maxRetries: 0 }
	});
	try {
		let { token: e } = await u.getToken(`${i.audience}/.default`), t = new b(e);
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
	let r = t.remedies?.[n] ?? getRemedy(e, t), i = t.message ?? messageFor(e, t), { [n]: a, other: o } = Ue[t.purpose], s = {
		cause: e,
		facts: getFacts(e, i),
		remedy: r
	};
	return new T(a ?? o, i, s);
}
function getFailure(e) {
	if (e instanceof _) return "unavailable";
	if (e instanceof PortalAnswerError) return "answer";
	if (e instanceof PortalError) return We[e.status] ?? (e.status >= 500 ? "unavailable" : "refused");
}
function formatFault(e, t) {
	return e === "proxy" ? `Can't reach the portal ${t} through the proxy.` : y(e) ? `Can't establish a secure connection to the portal ${t}.` : `The portal ${t} did not respond.`;
}
function messageFor(e, t) {
	let { url: n, subject: r } = t;
	if (e instanceof _) return formatFault(e.kind, n);
	if (e instanceof PortalError) {
		let t = `status ${e.status}`;
		if (r) return `The portal ${n} did not provide ${r}: ${t}.`;
		let i = e.status < 300 ? "did not make the change" : `responded with ${t}`;
		return e.portalMessage || `The portal ${n} ${i}.`;
	}
	return `The portal ${n} returned something other than ${r ?? "the expected response"}.`;
}
function getFacts(e, t) {
	if (!(e instanceof PortalError)) return [e.message];
	let { call: n, status: r, portalMessage: a, details: o, requestId: s } = e, c = e.message;
	return a === t && (c = `${n}: status ${r}`), h([
		...o.map((e) => i([e.field, e.message].filter(Boolean).join(": "))),
		c,
		!!s && `request id: ${s}`
	]);
}
function mayHaveArrived(e) {
	return e instanceof PortalError ? e.isRepetition || e.status >= 500 : !(e instanceof _) || e.mayHaveArrived;
}
function isUnconfirmedChange(e) {
	return e instanceof PortalError ? !e.call.startsWith("GET ") && mayHaveArrived(e) : e instanceof _ && !e.request.startsWith("GET ") && e.mayHaveArrived;
}
function getRemedy(e, { purpose: t }) {
	if (t === "PORTAL" && isUnconfirmedChange(e)) return "The portal may have made the change without confirming it: look before you repeat it.";
	if (!(e instanceof PortalError)) return ee(e);
	let { status: n, retryAfter: r = 0 } = e;
	if (n === 412) return "Someone changed it after you read it: read it again, then repeat your change.";
	if (n === 429 && r > 6e4) return `The portal requests a pause of ${f(r)}: run the job again after that.`;
}
// src/shared/site-files.ts
function computeDigest(e, t = "") {
	let n = e.map((e) => `${e.sha256}  ${e.path}\n`);
	return `sha256:${Te("sha256", t + n.join(""))}`;
}
// src/deploy/artifact/artifact.ts
const Y = "site-deploy-build", X = 64 << 20, Z = P({
	environment: G,
	version: F(),
	commit: F(),
	tree: F(),
	run: M(F())
}), Q = P({
	format: j(1),
	slug: F(),
	...Z.shape,
	inputs: M(F()),
	builtBy: M(Z),
	digest: F(),
	files: fe(P({
		path: F(),
		size: ue().check(me(0)),
		sha256: F()
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
	let t = await x(e, `${Y}/site`, "The folder"), n = await x(e, `${Y}/manifest.json`, "The manifest"), refuse = (e, t) => {
		let n = `${Y}/manifest.json ${e}.`;
		return new T("ARTIFACT_INVALID", n, { cause: t });
	}, r = await stat(n).catch((e) => {
		throw refuse("does not exist in the workspace", e);
	});
	if (!r.isFile()) throw refuse("is not a file");
	if (r.size > 67108864) throw refuse(`is ${w(r.size)}; the limit is ${w(X)}`);
	let i = await readFile(n, "utf8"), { data: a } = A(Q, p(i));
	if (!a) throw refuse("is not a build job's manifest");
	if (artifactDigest(a, a.files) !== a.digest) throw refuse("does not match its digest");
	return {
		manifest: a,
		folder: t
	};
}
function parseArtifactManifest(e) {
	let { data: t } = A(Q, e);
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
		let e = { body: { siteSlug: i.slug } }, { signal: r } = n, { swaToken: a } = await t.call("createDeploymentToken", e, { signal: r }), o = new b(a);
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
	let r = startLogin(e, t, n), i = g(() => openPortal(e, r, n.deps)), portal = async () => (await r.accessToken(), i()), a = portal().then((t) => {
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
	let { clock: r, log: i } = n.deps, a = E(r), work = (n) => login(e.config, t, n), o = n.step("login", work, () => re(e), n.deps);
	return {
		accessToken: () => o,
		renewAccessToken() {
			return E(r) - a < 54e4 || (i.info("The portal refused the access token, which may have expired: logging in again."), a = E(r), o = work(n.deps)), o;
		}
	};
}
async function openPortal(e, t, n) {
	let { http: r, clock: i, log: a, apiToken: o } = n, { url: s, provider: c } = e.config.portal, { PortalClient: l } = await import("./shared-later.js").then((e) => e.Ot), credential = async (e) => e.auth === "deployment" && o ? o : e.refused ? t.renewAccessToken() : t.accessToken();
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
	let { getClient: n } = await import("./official-client.js").then((e) => e.a), r = t.toolCache ?? Ee.join(t.scratch, "tool-cache"), i = e.config.hosting.clientBuildId;
	return n({
		cache: r,
		buildId: i,
		system: process.platform,
		architecture: process.arch
	}, t);
}
// src/deploy/steps/notify/notify.ts
const $ = 6e4;
async function notify(e, t, n, r) {
	let { environment: i, event: a } = e, { repository: o, run: s } = a, { status: c } = t, l = r.clock.now(), u = payload(e, t, l), d = encodeURI([
		o,
		s.id,
		s.attempt,
		e.config.site.slug,
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
	if (r >= e - $ && r <= t + $ || Number.isNaN(r)) return;
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
		facts: h([t]),
		remedy: "Correct the clock of the computer if it is off, and run the job again. Otherwise compare the portal's version of the site with the live one: another deployment may have ended at the same time."
	});
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
const Ge = "Set the input \"api-token\" to a valid API token of the portal, and run the job again.", Ke = new Map([["timestamp", "Correct the clock of this computer, and run the job again."], ["url", "Compare site.url in the site config (for a Preview, environments.preview.url) with the site's addresses in the portal: correct the wrong one, and run the job again."]]);
function isOfAnotherSite(e) {
	let t = e instanceof T ? e.cause : void 0;
	return !(t instanceof PortalError) || t.status !== 409 ? !1 : t.details.some(({ field: e }) => e === "url");
}
function getFieldRemedy(e) {
	if (e instanceof PortalError) return e.details.map(({ field: e }) => Ke.get(e ?? "")).find(Boolean);
}
function explain(e, t) {
	let n = mayHaveArrived(e) ? `The portal ${t} did not confirm that it recorded the deployment's outcome.` : `Could not notify the portal ${t} of the deployment's outcome.`, r = getFieldRemedy(e), i = explainPortalError(e, {
		purpose: "NOTIFY",
		url: t,
		message: n,
		remedies: {
			unauthorized: Ge,
			forbidden: Ge,
			invalid: r,
			conflict: r
		}
	}), a = [e instanceof DOMException ? "it did not answer in time" : S(e)];
	return i ?? new T("NOTIFY_FAILED", n, {
		cause: e,
		facts: a
	});
}
// src/deploy/deploy-site.ts
var qe = e({ deploySite: () => deploySite });
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
		e.uploader === "official" && n.ahead("upload", (e) => o.officialClient(e)).catch(() => void 0), await R(), await R();
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
		await n.step("notify", work, ae, {
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
var Je = e({ createHttp: () => createHttp });
const Ye = 6e4, isFile = (e) => e.saveTo !== void 0 || typeof e.body == "object" && "file" in e.body;
function getLimitMs(e) {
	let { saveTo: t, body: n, limitMs: r } = e;
	return r || (t === void 0 ? typeof n == "object" && "file" in n ? Ye + n.size / 50 : Ye : 9e5);
}
function createHttp(e) {
	let { clock: t } = e;
	return { async send(n) {
		let r = new URL(n.url), { headers: i = {} } = n, a = getLimitMs(n), o = E(t);
		for (let s = 0;; s += 1) {
			let c = s === 0 ? a : Math.max(1, a - (E(t) - o)), l = r.host === new URL(n.url).host ? n.ipAddress : void 0, u = await sendTo(e, {
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
	let { method: r, idleMs: i = 3e4, saveTo: a, newConnection: o, ipAddress: s, signal: c, turns: l } = t, { maxBytes: u = a === void 0 ? 4 << 20 : Infinity } = t, d = E(e.clock), f, onConnection = async () => {
		f = await l?.next(c), d = E(e.clock);
	}, took = () => ({ tookMs: E(e.clock) - d });
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
		if (ne(e) === "ERR_INVALID_CHAR") throw ie(`Nothing was sent to ${n.origin}: ${S(e)}.`, "Copy the whole token again: it contains a line break, or a character such as \"…\".");
		return {
			error: e,
			...took()
		};
	} finally {
		f?.();
	}
}
function pauseAfter(e, t, r, i, a) {
	let s = "answer" in e && i.statuses.includes(e.answer.status);
	if ("error" in e && (s = isWorthRetrying(n(e.error), i)), !s || t >= i.attempts || r >= 12e4) return;
	let { status: c, headers: l } = "answer" in e ? e.answer : {}, { clock: u, random: d = Math.random } = a, f = {
		attempt: t,
		status: c,
		retryAfter: l?.["retry-after"]
	}, p = Date.parse(l?.date ?? "") || u.now();
	return o(f, p, d());
}
async function sendTo(e, t, r) {
	let { clock: i, onRetry: a } = e, o = `${t.method} ${r.origin}${r.pathname}`, s = t.method === "GET" || t.method === "HEAD", l = t.retry ?? (s ? c.safe : c.never), u = 0, d = !1, f = !1, p = E(i);
	for (let s = 1;; s += 1) {
		let c = await attempt(e, withinTotal(t, E(i) - p), r);
		isFile(t) || (u += c.tookMs), d ||= "answer" in c || !v(n(c.error)), f ||= "error" in c && !v(n(c.error));
		let m = t.saveTo && E(i) - p >= getLimitMs(t) ? void 0 : pauseAfter(c, s, u, l, e);
		if (m === void 0) {
			if ("answer" in c) return toResponse(c.answer, r, s, f);
			throw new _(n(c.error), o, s, c.error, d);
		}
		let h = "answer" in c ? `status ${c.answer.status}` : n(c.error);
		a?.(`${o}: ${h}, attempt ${s + 1} in ${(m / 1e3).toFixed(1)} s`), t.turns && h === "status 429" ? t.turns.hold(m) : await i.sleep(m, t.signal);
	}
}
function withinTotal(e, t) {
	return e.saveTo ? {
		...e,
		limitMs: Math.max(1, getLimitMs(e) - t)
	} : e;
}
function isWorthRetrying(e, t) {
	return y(e) || t.attempts === 1 ? !1 : t.faults || v(e);
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
function toResponse(e, t, n, r) {
	let { status: i, headers: a, body: o } = e;
	return {
		url: t.href,
		status: i,
		ok: i >= 200 && i < 300,
		headers: a,
		body: o,
		get text() {
			return o.toString("utf8");
		},
		get json() {
			return p(o.toString("utf8").replace(/^\uFEFF/, ""));
		},
		requestId: firstHeader(a, "x-ms-request-id", "x-request-id", "x-github-request-id"),
		attempts: n,
		isRepetition: r
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
	class HttpAgent extends V.Agent {
		createConnection(...e) {
			return noted(super.createConnection(...e));
		}
	}
	class HttpsAgent extends H.Agent {
		createConnection(e, t) {
			let n = `${e.host}:${e.port}`;
			if (e.lookup) return this.#e(n, e, t);
			let { ready: r, opening: i } = getSpare(n), a = [...r].find(({ readable: e, writable: t }) => e && t);
			if (a) return r.delete(a), a instanceof z.Socket && a.ref(), a;
			let o = D() - 1e3, s = [...i].find((e) => e.since > o);
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
				let e = { since: D() };
				o.add(e);
				let onCreated = (t, n) => {
					if (o.delete(e), e.onCreated) return e.onCreated(t, n);
					if (t) return;
					a.add(n.once("close", () => a.delete(n)));
					let expire = () => void (a.has(n) && n.destroy());
					r.timeout && setTimeout(expire, r.timeout).unref(), n instanceof z.Socket && n.unref();
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
			let e = D();
			await waitIn(n.waiting, t), r = D() - e;
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
var Xe = e({
	createTransport: () => createTransport,
	idleMs: () => Ze
});
const Ze = 4e3;
function createTransport(e) {
	let t = {
		sockets: new Set(),
		sessions: new Map(),
		spare: new Map()
	}, n = new Gates(4), r = !1, both = (e) => ({
		shared: createAgents(t, {
			keepAlive: !0,
			timeout: Ze,
			...e
		}),
		own: createAgents(t, e)
	}), i = ke(), a = both({ secureContext: i }), o = both({
		secureContext: i,
		proxyEnv: l(e)
	});
	return {
		connect(t, n) {
			r || t.protocol !== "https:" || (s(t, e) ? o : a).shared["https:"].connect(t, n);
		},
		async resolve(t) {
			let n = t.hostname.replace(/^\[|\]$/g, ""), r = s(t, e);
			return r ? te(r) ? [] : void 0 : (await Oe(n, { all: !0 }).catch(() => [])).map(({ address: e }) => e);
		},
		send: (async (t) => {
			let { url: r } = t;
			using i = await n.pass(r.origin, t.signal);
			await t.onConnection?.();
			let { limitMs: c } = t;
			t.onConnection || (c = Math.max(1, Math.round(c - i.waitedMs)));
			let l = t.newConnection || t.ipAddress ? "own" : "shared", u = s(r, e);
			return u ? await sendOnce({
				...t,
				limitMs: c
			}, o[l]).catch((e) => {
				throw oe(e, r, u);
			}) : await sendOnce({
				...t,
				limitMs: c
			}, a[l]);
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
	return n.protocol === "http:" ? V.request(n, {
		...o,
		agent: t["http:"]
	}) : H.request(n, {
		...o,
		agent: t["https:"]
	});
}
function fixedLookup(e) {
	let t = De(e) ? 6 : 4;
	return (n, { all: r }, i) => {
		r ? i(null, [{
			address: e,
			family: t
		}]) : i(null, e, t);
	};
}
function watchAttempt(e, t) {
	let { idleMs: n, limitMs: r, signal: i } = e, after = (e, n) => setTimeout(() => t(new d(`${n} ${e / 1e3} s`)), e), a = after(r, "not finished after"), o = after(n, "no data for"), onAbort = () => t(i?.reason);
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
	await B(async function* () {
		for await (let e of i) if (r(), yield e.subarray(0, n - a), a += e.length, a > n) return;
	}, Ce(t, { mode: 384 }));
}
async function sendFile(e, t, n) {
	let { start: r, size: i } = e, a = 0, o = we(e.file, "r");
	await B(Se("", {
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
export { U as C, toTokenSource as D, fetchedToken as E, G as S, Ae as T, je as _, artifactDigest as a, Pe as b, X as c, computeDigest as d, explainPortalError as f, findRedirect as g, PortalError as h, openSession as i, parseArtifactManifest as l, PortalAnswerError as m, Je as n, Y as o, login as p, qe as r, findDifferences as s, Xe as t, readArtifactManifest as u, Me as v, Ne as w, Fe as x, W as y };
