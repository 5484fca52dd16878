import { r as e } from "./rolldown-runtime.js";
import { $ as t, A as n, At as r, D as i, Dt as a, Et as o, Mt as s, Nt as c, Ot as l, Tt as u, Z as d, a as f, bt as p, et as m, i as h, k as g, kt as _, n as v, o as y, r as b, s as ee, t as te } from "./shared.js";
import { $ as x, K as S, M as C, N as w, V as T, Z as E, ht as D, j as O, nt as k, pt as A } from "./config.js";
const { createReadStream: j, createWriteStream: M } = globalThis.process.getBuiltinModule("node:fs"), { chmod: N, mkdir: ne, open: re, rename: ie, rm: ae } = globalThis.process.getBuiltinModule("node:fs/promises"), { createHash: oe, randomUUID: se } = globalThis.process.getBuiltinModule("node:crypto"), P = globalThis.process.getBuiltinModule("node:http"), F = globalThis.process.getBuiltinModule("node:https"), I = globalThis.process.getBuiltinModule("node:path"), { BlockList: L, isIP: R } = globalThis.process.getBuiltinModule("node:net"), { pipeline: z } = globalThis.process.getBuiltinModule("node:stream/promises");
// src/shared/http/service-address.ts
function serviceAddress(e, t) {
	let n = URL.parse(e.trim());
	if (n === null || !/^https?:$/.test(n.protocol)) throw refusal(`${t} is not a URL.`, "Write the full URL, e.g. https://portal.example.com.");
	if (n.username !== "" || n.password !== "" || n.search !== "" || n.hash !== "") throw refusal(`${t} contains more than an origin and a path.`, "Remove user name, password, query and fragment; pass credentials separately.");
	if (n.protocol === "http:" && !isLoopback(n)) throw refusal(`${t} is not encrypted: a credential would be readable in transit.`, `Use https:// instead of http:// for ${n.host}; http:// is only for services on this machine.`);
	return n.href.replace(/\/+$/, "");
}
function endpointAddress(e, t, n = {}) {
	let r = new URL(e + t);
	for (let [e, t] of Object.entries(n)) t !== void 0 && r.searchParams.set(e, String(t));
	return r;
}
function isLoopback(e) {
	let { hostname: t } = e;
	return t === "localhost" || t.endsWith(".localhost") || t === "[::1]" || /^127(\.\d+){3}$/.test(t);
}
function refusal(e, t) {
	return new r("USAGE", e, { remedy: t });
}
// src/contracts/portal/error.ts
const B = S({
	error: E(k()),
	message: E(k()),
	details: E(T(S({
		field: E(k()),
		message: E(k())
	})))
}), V = new L();
for (let [e, t] of [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.168.0.0", 16]
]) V.addSubnet(e, t, "ipv4");
for (let [e, t] of [
	["::", 127],
	["fc00::", 7],
	["fe80::", 10]
]) V.addSubnet(e, t, "ipv6");
function isPrivateHost(e) {
	let t = e.hostname.replace(/^\[|\]$|\.$/g, ""), n = R(t);
	return n === 0 ? /(^|\.)(localhost|local|internal)$/i.test(t) : V.check(t, n === 4 ? "ipv4" : "ipv6");
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
const H = [
	"authorization",
	"cookie",
	"host",
	"proxy-authorization"
];
function headersFor(e, t, n) {
	return t.origin === n.origin ? e : Object.fromEntries(Object.entries(e).filter(([e]) => !H.includes(e.toLowerCase())));
}
// src/clients/portal/portal-error.ts
const U = 1e3;
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
		let { error: r, message: i = r, details: a } = D(B, t.json).data ?? {}, o = i?.slice(0, U), s = o && p(o), c = findRedirect(t, t.url), l = c && c.origin + c.pathname, u = [l && `a redirect to ${l}`, s].filter((e) => e);
		super(`${e}: ${[`status ${t.status}`, ...u].join(", ")}`), this.call = e, this.status = t.status, this.code = r, this.portalMessage = s, this.details = a ?? [], this.requestId = t.requestId && p(t.requestId);
		let d = t.headers["retry-after"];
		this.retryAfter = d ? O(d, n) : void 0, this.location = l;
	}
}, PortalAnswerError = class extends Error {
	name = "PortalAnswerError";
	constructor(e, t, n = []) {
		let r = t.headers["content-type"] ?? "no content type", { json: i } = t, a = "not an object";
		o(i) && (a = `with the fields: ${Object.keys(i).join(", ") || "none"}`);
		let s = n.length === 0 ? "" : ` (${n.join("; ")})`;
		super(p(`${e}: status ${t.status}, ${r}, ${a}${s}`.slice(0, U)));
	}
};
// src/identity/claims.ts
function readClaims(e) {
	let t = decode(e.reveal().split(".")[1] ?? ""), text = (e) => {
		if (typeof t[e] == "string") return t[e];
	};
	return {
		subject: text("sub"),
		issuer: text("iss"),
		audience: text("aud"),
		issuedAt: typeof t.iat == "number" ? t.iat : void 0
	};
}
function decode(e) {
	return l(a(Buffer.from(e, "base64url").toString("utf8")));
}
// src/identity/login/aadsts.ts
const W = {
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
}, G = {
	501051: "The portal's application takes assigned identities only: have an administrator assign the application (azure.clientId) to it.",
	7002381: "The id token lacks the enterprise claim that the tenant requires: run the job again; if it happens again, compare the tenant's policy for federated credentials with the enterprise.",
	53003: "A Conditional Access policy blocks the login: have an administrator exclude the application (azure.clientId), or allow the runner's addresses.",
	501661: "Microsoft Entra cannot reach the issuer of the id token: make the OIDC endpoints of the GitHub Enterprise Server reachable from the internet."
};
function remedyForUnknown(e, t, n) {
	let r = e.failure ?? "";
	if (/certificate|\bCA\b|altname/i.test(r)) return "Set NODE_EXTRA_CA_CERTS to the certificate authority of your network, and check the clock of the runner.";
	if (/proxy|CONNECT\b|\b407\b/i.test(r)) return "Check HTTPS_PROXY: the proxy refused the connection or needs a user name and a password (http://user:password@host:port).";
	if (t === "LOGIN_REFUSED" && !n) return "The response has no AADSTS code, so it is not from Microsoft Entra: look for a proxy or a sign-in page of the network that answers instead of login.microsoftonline.com.";
}
function isTransient(e) {
	let { status: t = 0, body: n = "" } = e;
	if (t === 429 || t >= 500) return !0;
	let { error: r } = l(a(n));
	return r === "temporarily_unavailable" || r === "server_error";
}
function aadstsCode(e) {
	return /AADSTS(\d+)/.exec(e)?.[1];
}
function refusalError(e, t, n) {
	let i = aadstsCode(`${e.body ?? ""} ${n instanceof Error ? n.message : ""}`), a = parseDescription(e.body), o = _([!!e.retryAfter && `wait requested: Retry-After ${e.retryAfter}`, !!e.requestId && `request id: ${e.requestId}`]), c = isTransient(e) || !i && !e.status;
	if (!i || c) {
		let t = "The login failed.";
		e.status && (t = `The login failed with status ${e.status}.`);
		let i = c ? "LOGIN_UNAVAILABLE" : "LOGIN_REFUSED", l = (e.failure ?? s(n)).split("\n")[0]?.slice(0, 300) ?? "";
		return new r(i, t, {
			cause: n,
			facts: [a ?? `reason: ${l}`, ...o],
			remedy: remedyForUnknown(e, i, a)
		});
	}
	let l = W[i] ?? "LOGIN_REFUSED";
	return new r(l, `Microsoft Entra refused the login: AADSTS${i}.`, {
		cause: n,
		facts: _([
			a,
			...getFacts$1(l, t, a),
			...o
		]),
		remedy: G[i] ?? remedyFor(l, t)
	});
}
function getFacts$1(e, t, n) {
	let { claims: r, clientId: i, tenantId: a, audience: o, now: s } = t, c = [
		`presented subject:  ${r?.subject ?? "(none)"}`,
		`presented issuer:   ${r?.issuer ?? "(none)"}`,
		`presented audience: ${r?.audience ?? "(none)"}`
	];
	switch (e) {
		case "LOGIN_NO_MATCHING_CREDENTIAL": return [...c, `application: ${i} in tenant ${a}`];
		case "LOGIN_CREDENTIAL_CASE": return [...c, ...compareCase(r?.subject, n)];
		case "LOGIN_APPLICATION_UNKNOWN": return [`azure.clientId: ${i}`, `azure.tenantId: ${a}`];
		case "LOGIN_TENANT_UNKNOWN": return [`azure.tenantId: ${a}`];
		case "LOGIN_AUDIENCE_UNKNOWN": return [`portal.audience: ${o}`];
		case "LOGIN_CLOCK": {
			let e = `the runner's clock: ${new Date(s).toISOString()}`;
			return r?.issuedAt ? [e, `issued ${Math.round(s / 1e3 - r.issuedAt)} s ago according to the runner's clock`] : [e];
		}
		default: return c;
	}
}
function remedyFor(e, t) {
	let { claims: n, clientId: r } = t;
	if (e === "LOGIN_NO_MATCHING_CREDENTIAL" && n?.subject) return `Add the credential with:  az ad app federated-credential create --id ${r} --parameters '${JSON.stringify({
		name: "site-deploy",
		issuer: n.issuer,
		subject: n.subject,
		audiences: [n.audience]
	})}'  (just added? wait a few minutes and run again).`;
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
	let t = l(a(e)).error_description;
	if (typeof t == "string") return t.split(/\s*Trace ID:/)[0]?.replaceAll(/\s+/g, " ").slice(0, 600);
}
// src/identity/login/observe.ts
var AttemptFailed = class extends Error {
	name = "RestError";
	code;
	constructor(e, t) {
		super(t), this.code = e;
	}
}, RetryLater = class extends Error {
	name = "AskedToWait";
}, AnswerTooLarge = class extends Error {
	name = "AnswerTooLarge";
	constructor() {
		super("the response is larger than 1 MiB");
	}
};
const K = {
	status: void 0,
	body: void 0,
	requestId: void 0
};
function observe(e, t, n) {
	let r = new Observer(e, t, n), sendRequest = (e, t) => r.send(e, t);
	return {
		last: () => r.last,
		policy: {
			position: "perRetry",
			policy: {
				name: "site-deploy-observe",
				sendRequest
			}
		}
	};
}
var Observer = class {
	last = K;
	#e = 0;
	#t;
	#n;
	#r;
	constructor(e, t, n) {
		this.#t = e, this.#n = t, this.#r = n;
	}
	async send(e, t) {
		this.#e += 1, this.last = K;
		let n = AbortSignal.timeout(this.#n), r = AbortSignal.any([this.#t, n]);
		e.abortSignal = r, e.streamResponseStatusCodes = new Set([Infinity]);
		try {
			let n = await t(e);
			return await this.#i(n, r), this.#a(n);
		} catch (e) {
			throw this.#o(e, n);
		} finally {
			e.abortSignal = this.#t;
		}
	}
	async #i(e, t) {
		let { status: n, headers: r } = e, i = r.get("x-ms-request-id");
		try {
			e.bodyAsText = await readText(e.readableStreamBody, t);
		} catch (e) {
			throw e instanceof AnswerTooLarge && (this.last = {
				...K,
				status: n,
				requestId: i
			}), e;
		}
		this.last = {
			...K,
			status: n,
			requestId: i
		}, n >= 400 && (this.last = {
			...this.last,
			body: e.bodyAsText
		});
	}
	#a(e) {
		let { status: t, headers: n } = e, r = n.get("retry-after");
		if (t !== 429 && !(t === 503 && r)) return e;
		this.last = {
			...this.last,
			retryAfter: r
		};
		let i = this.#r({
			attempt: this.#e,
			status: t,
			retryAfter: r
		});
		if (i === void 0) throw new RetryLater(`Retry-After: ${r}`);
		return n.set("retry-after-ms", String(Math.ceil(i))), e;
	}
	#o(e, t) {
		if (e instanceof RetryLater) return e;
		let n = t.aborted && !this.#t.aborted, r = s(e);
		return n && (r = `no response within ${this.#n / 1e3} s`), this.last = {
			...this.last,
			failure: r
		}, n ? new AttemptFailed("ETIMEDOUT", r) : isRepeatable(e, this.#t) ? new AttemptFailed("ECONNRESET", r) : e;
	}
};
function isRepeatable(e, t) {
	return t.aborted || e instanceof AnswerTooLarge ? !1 : !f(b(e));
}
async function readText(e, t) {
	if (!e) return "";
	let n = [], r = 0;
	try {
		await z(e, async (e) => {
			for await (let t of e) {
				let e = Buffer.from(t);
				if (n.push(e), r += e.length, r > 1048576) throw new AnswerTooLarge();
			}
		}, { signal: t });
	} catch (e) {
		throw t.aborted || e instanceof AnswerTooLarge ? e : new AttemptFailed("ECONNRESET", `the response was cut off: ${s(e)}`);
	}
	return Buffer.concat(n).toString("utf8");
}
// src/identity/login/login.ts
const ce = [
	5e3,
	1e4,
	15e3
];
async function login(e, t, n) {
	let i = [...ce], a = !0;
	for (;;) try {
		return await logInOnce(e, t, n);
	} catch (e) {
		let t = isUnknownYet(e) ? i.shift() : void 0;
		if (t) n.log.info(`Microsoft Entra does not know a matching federated credential yet; retrying in ${u(t)}.`), await n.clock.sleep(t, n.signal);
		else if (a && e instanceof r && e.code === "LOGIN_CLOCK") a = !1, n.log.info("The id token was refused as expired; retrying once with a new one.");
		else throw e;
	}
}
function isUnknownYet(e) {
	return e instanceof r && /AADSTS70021[1-3]?\b/.test(e.message);
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
	}, { ClientAssertionCredential: c } = await import("./azure-identity.js").then((e) => e.t), l = observe(n.signal, 1e4, (e) => C(e, n.clock.now(), Math.random())), u = new c(r.tenantId, r.clientId, getAssertion, {
		additionalPolicies: [l.policy],
		retryOptions: {
			maxRetries: 5,
			retryDelayInMs: 1400,
			maxRetryDelayInMs: 2e4
		}
	});
	try {
		let { token: e } = await u.getToken(`${i.audience}/.default`), t = new d(e);
		return n.log.mask(t), t;
	} catch (e) {
		if (n.signal.throwIfAborted(), o) throw o;
		let t = {
			clientId: r.clientId,
			tenantId: r.tenantId,
			audience: i.audience,
			claims: a,
			now: n.clock.now()
		};
		throw refusalError(l.last(), t, e);
	}
}
// src/clients/portal/explain.ts
const le = {
	EXCHANGE: {
		invalid: "EXCHANGE_ANSWER_INVALID",
		unauthorized: "EXCHANGE_UNAUTHORIZED",
		forbidden: "EXCHANGE_FORBIDDEN",
		unknown: "EXCHANGE_SITE_UNKNOWN",
		conflict: "EXCHANGE_ANSWER_INVALID",
		limited: "EXCHANGE_RATE_LIMITED",
		refused: "EXCHANGE_ANSWER_INVALID",
		unavailable: "EXCHANGE_UNAVAILABLE",
		answer: "EXCHANGE_ANSWER_INVALID"
	},
	CONTENT: {
		invalid: "CONTENT_UNAVAILABLE",
		unauthorized: "CONTENT_REFUSED",
		forbidden: "CONTENT_REFUSED",
		unknown: "CONTENT_REFUSED",
		conflict: "CONTENT_UNAVAILABLE",
		limited: "CONTENT_UNAVAILABLE",
		refused: "CONTENT_UNAVAILABLE",
		unavailable: "CONTENT_UNAVAILABLE",
		answer: "CONTENT_ANSWER_INVALID"
	},
	NOTIFY: {
		invalid: "NOTIFY_FAILED",
		unauthorized: "NOTIFY_FAILED",
		forbidden: "NOTIFY_FAILED",
		unknown: "NOTIFY_FAILED",
		conflict: "NOTIFY_FAILED",
		limited: "NOTIFY_FAILED",
		refused: "NOTIFY_FAILED",
		unavailable: "NOTIFY_FAILED",
		answer: "NOTIFY_FAILED"
	},
	PORTAL: {
		invalid: "PORTAL_INVALID",
		unauthorized: "PORTAL_UNAUTHORIZED",
		forbidden: "PORTAL_FORBIDDEN",
		unknown: "PORTAL_NOT_FOUND",
		conflict: "PORTAL_CONFLICT",
		limited: "PORTAL_RATE_LIMITED",
		refused: "PORTAL_REFUSED",
		unavailable: "PORTAL_UNAVAILABLE",
		answer: "PORTAL_ANSWER_INVALID"
	}
}, ue = {
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
	let i = t.remedies?.[n] ?? getRemedy(e), a = t.message ?? messageFor(e, t);
	return new r(le[t.purpose][n], a, {
		cause: e,
		facts: getFacts(e, a),
		remedy: i
	});
}
function getFailure(e) {
	if (e instanceof v) return "unavailable";
	if (e instanceof PortalAnswerError) return "answer";
	if (e instanceof PortalError) return ue[e.status] ?? (e.status >= 500 ? "unavailable" : "refused");
}
const q = {
	tls: {
		message: (e) => `Can't establish a secure connection to the portal ${e}.`,
		remedy: "Use a certificate that this machine trusts, or set NODE_EXTRA_CA_CERTS to the file of its issuer."
	},
	"not-tls": {
		message: (e) => `Can't establish a secure connection to the portal ${e}.`,
		remedy: "Correct the URL or port of the portal: the service there does not speak HTTPS."
	},
	proxy: {
		message: (e) => `Can't reach the portal ${e} through the proxy.`,
		remedy: "Correct HTTPS_PROXY, or add the portal's host to NO_PROXY if it can be reached directly."
	}
};
function messageFor(e, t) {
	let { url: n, subject: r } = t;
	if (e instanceof v) return q[e.kind]?.message(n) ?? `The portal ${n} did not respond.`;
	if (e instanceof PortalError) {
		let t = `status ${e.status}`;
		return r ? `The portal ${n} did not provide ${r}: ${t}.` : e.portalMessage || `The portal ${n} responded with ${t}.`;
	}
	return `The portal ${n} returned something other than ${r ?? "what was expected"}.`;
}
function getFacts(e, t) {
	if (!(e instanceof PortalError)) return [e.message];
	let { call: n, status: r, portalMessage: i, details: a, requestId: o } = e, s = e.message;
	return i === t && (s = `${n}: status ${r}`), _([
		...a.map((e) => p([e.field, e.message].filter(Boolean).join(": "))),
		s,
		!!o && `request id: ${o}`
	]);
}
function getRemedy(e) {
	if (e instanceof v) return q[e.kind]?.remedy;
	if (e instanceof PortalError && e.status === 412) return "Someone changed it after you read it: read it again, then repeat your change.";
}
// src/clients/swa/official-client/follow.ts
async function follow(e, t, n) {
	let i = {
		method: "GET",
		url: e,
		...t,
		follow: { to: "public" },
		signal: n.signal
	}, a = await n.http.send(i), { location: o } = a.headers;
	if (a.status < 300 || a.status >= 400 || !o) return a;
	throw new r("UPLOADER_NOT_AVAILABLE", `${a.url} redirects to ${o}; the redirect is not followed.`);
}
// src/clients/swa/official-client/release.ts
const J = "https://aka.ms/swalocaldeploy", Y = "stable", X = "StaticSitesClient", de = T(S({
	version: k(),
	buildId: k().check(A(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)),
	files: x(k(), S({
		url: k(),
		sha: k().check(A(/^[0-9a-f]{64}$/i))
	}))
}));
function getPlatform(e, t) {
	if (e === "linux" && t === "x64") return "linux-x64";
	if (e === "darwin") return "osx-x64";
	if (e === "win32") return "win-x64";
	throw new r("UPLOADER_NOT_AVAILABLE", `The platform's upload client is not available for ${e} on ${t}.`, { remedy: "Use \"uploader: direct\", which works on every system, or run the job on Linux x64, Windows or macOS." });
}
async function findRelease(e, t, n) {
	let failed = (e, t, n) => new r("UPLOADER_NOT_AVAILABLE", e, {
		facts: [...t, `metadata: ${J}`],
		cause: n
	}), i = await follow(J, {}, n).catch((e) => {
		throw n.signal.throwIfAborted(), failed("Can't read the release metadata of the platform's upload client.", [String(e.message)], e);
	});
	if (!i.ok) throw failed("Can't read the release metadata of the platform's upload client.", [`status ${i.status} from ${i.url}`]);
	let a = D(de, i.json);
	if (!a.success) throw failed("The release metadata of the platform's upload client has an unknown format.", [`received ${i.headers["content-type"] ?? "no content type"} from ${i.url}`]);
	let o = a.data.find((e) => t ? e.buildId === t : e.version === Y), s = o?.files[e];
	if (!o || !s) {
		let n = t ? `the build ${t} (hosting.clientBuildId)` : `a ${Y} build`, r = a.data.map((e) => `${e.version} ${e.buildId}`);
		throw failed(`The release metadata of the platform's upload client does not list ${n} for ${e}.`, [`it has: ${r.join(", ") || "nothing"}`]);
	}
	if (!URL.canParse(s.url) || new URL(s.url).protocol !== "https:") throw failed("The release metadata of the platform's upload client contains a URL without TLS.", [`address: ${s.url}`]);
	return {
		buildId: o.buildId,
		url: s.url,
		sha256: s.sha.toLowerCase()
	};
}
// src/clients/swa/official-client/official-client.ts
async function getClient(e, t) {
	let { cache: n, buildId: r, system: i, architecture: a } = e, o = getPlatform(i, a), s = await findRelease(o, r, t), c = I.join(n, "site-deploy", X, s.buildId, o), l = I.join(c, o === "win-x64" ? `${X}.exe` : X), u = await hashFile(l);
	return u === s.sha256 || (u !== void 0 && t.log.warn(`The cached upload client does not match its release; downloading it again. (${l})`), await download(s, c, l, t)), {
		file: l,
		release: s
	};
}
async function checkClient(e) {
	let { file: t, release: n } = e, r = await hashFile(t);
	if (r !== n.sha256) throw wrongChecksum(n, r ?? "no file", t);
}
async function download(e, t, n, i) {
	let a = i.clock.now(), failed = (t, n) => new r("UPLOADER_NOT_AVAILABLE", "Can't download the platform's upload client.", {
		facts: [
			t,
			`address: ${e.url}`,
			`build: ${e.buildId}`
		],
		cause: n
	});
	await ne(t, { recursive: !0 });
	let o = `${n}.${se()}`;
	try {
		let t = await follow(e.url, { saveTo: o }, i).catch((e) => {
			throw i.signal.throwIfAborted(), failed(s(e), e);
		});
		if (!t.ok) throw failed(`status ${t.status} from ${t.url}`);
		let r = await hashFile(o);
		if (r !== e.sha256) throw wrongChecksum(e, r ?? "no file", e.url);
		await N(o, 493), await ie(o, n);
	} finally {
		await ae(o, { force: !0 });
	}
	let c = u(i.clock.now() - a);
	i.log.info(`Downloaded upload client ${e.buildId} in ${c}; its checksum matches the release.`);
}
function wrongChecksum(e, t, n) {
	return new r("OFFICIAL_CLIENT_CHECKSUM", "The checksum of the platform's upload client does not match its release.", { facts: [
		`expected: ${e.sha256}`,
		`found:    ${t}`,
		`file: ${n}`,
		`build: ${e.buildId}`
	] });
}
async function hashFile(e) {
	let t = oe("sha256");
	try {
		await z(j(e, { highWaterMark: 1 << 20 }), t);
	} catch (e) {
		if (c(e)) return;
		throw e;
	}
	return t.digest("hex");
}
// src/deploy/steps/exchange/exchange.ts
async function exchange(e, t, n) {
	let { portal: r, site: i } = e.config;
	try {
		let { swaToken: e } = await t.call("createDeploymentToken", { body: { siteSlug: i.slug } }, { signal: n.signal }), r = new d(e);
		return n.log.mask(r), r;
	} catch (e) {
		n.signal.throwIfAborted();
		let t = `a deployment token for the site "${i.slug}"`;
		throw explainPortalError(e, {
			purpose: "EXCHANGE",
			url: r.url,
			subject: t
		}) ?? e;
	}
}
// src/deploy/session.ts
function openSession(e, n, r) {
	let a = r.lastingStep("login", (t) => login(e.config, n, t), () => g(e)), o = t(() => openPortal(e, a, r.deps)), portal = async () => (await a, o()), s = portal().then((t) => r.step("exchange", (n) => exchange(e, t, n), () => i(e)));
	s.catch((e) => r.stop(e));
	let c;
	return {
		portal,
		token: () => s,
		renewToken: async (t) => exchange(e, await portal(), t),
		client(t) {
			return c ??= openUploadClient(e, t), c;
		},
		notifier: async () => r.deps.apiToken ? o() : portal().catch(() => void 0)
	};
}
async function openPortal(e, t, n) {
	let { http: r, clock: i, log: a, apiToken: o } = n, { url: s, provider: c } = e.config.portal, { PortalClient: l } = await import("./shared-later.js").then((e) => e.tt), credential = async (e) => e.auth === "deployment" && o ? o : t;
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
	let n = t.toolCache ?? I.join(t.scratch, "tool-cache"), r = e.config.hosting.clientBuildId;
	return getClient({
		cache: n,
		buildId: r,
		system: process.platform,
		architecture: process.arch
	}, t);
}
// src/deploy/steps/notify/notify.ts
const Z = 6e4;
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
	if (r >= e - Z && r <= t + Z || Number.isNaN(r)) return;
	let i = r > t ? "behind" : "ahead of";
	return `The clock of this computer is ${u(Math.abs(t - r))} ${i} the portal's`;
}
function notApplied(e, t) {
	let { url: n } = e.config.portal, i = `The portal ${n} received the outcome but did not apply it: it knows a later deployment to ${e.environment}.`;
	return new r("NOTIFY_FAILED", i, {
		facts: _([t]),
		remedy: "Correct the clock of the computer if it is off, and run the job again. Otherwise compare the portal's version of the site with the live one: another deployment may have ended at the same time."
	});
}
function mayHaveArrived(e) {
	return e instanceof PortalError ? e.status >= 500 : !(e instanceof v) || e.mayHaveArrived;
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
const Q = "Set the input \"api-token\" to a valid API token of the portal, and run the job again.";
function explain(e, t) {
	let n = mayHaveArrived(e) ? `The portal ${t} did not confirm that it recorded the deployment's outcome.` : `Could not notify the portal ${t} of the deployment's outcome.`;
	return explainPortalError(e, {
		purpose: "NOTIFY",
		url: t,
		message: n,
		remedies: {
			unauthorized: Q,
			forbidden: Q
		}
	}) ?? new r("NOTIFY_FAILED", n, {
		cause: e,
		facts: ["it did not answer in time"]
	});
}
async function notifyPortal(e, t, r) {
	let { status: i, url: a, error: o } = r.result(), work = async (n) => {
		let r = await t.notifier();
		if (!r) throw noCredential();
		return notify(e, {
			status: i,
			url: a,
			error: o
		}, r, n);
	};
	try {
		let { closing: e } = r, t = AbortSignal.any([e.signal, AbortSignal.timeout(6e4)]);
		await r.lastingStep("notify", work, n, {
			...e,
			signal: t
		}), r.addFacts({ notified: !0 });
	} catch (t) {
		r.addFacts({ notifyError: toNotifyError(t, e) });
	}
}
function toNotifyError(e, t) {
	let n = r.from(e);
	if (n.code !== "CANCELLED") return n;
	let { url: i } = t.config.portal, a = `The portal ${i} was not notified of the deployment's outcome.`;
	return new r("NOTIFY_FAILED", a, {
		cause: n,
		facts: ["no time was left after the cancellation"]
	});
}
function noCredential() {
	return new r("NOTIFY_FAILED", "The portal was not notified of the deployment's outcome: the run has neither an access token nor an API token.", { remedy: "Set the input \"api-token\" so that the portal also learns of failed logins." });
}
// src/deploy/deploy-site.ts
var fe = e({ deploySite: () => deploySite });
async function deploySite(e, t, n) {
	if (e.dryRun) {
		let { makeSite: t, packSite: r } = await import("./deploy.js").then((e) => e.r);
		return await r(e, await t(e, void 0, n), !1, n), n.complete("skipped");
	}
	let r = openSession(e, t, n);
	try {
		let { takeLive: t } = await import("./deploy.js").then((e) => e.n);
		await t(e, r, n);
	} catch (e) {
		n.failed(e);
	}
	await notifyPortal(e, r, n);
}
// src/shared/http/client.ts
var pe = e({ createHttp: () => createHttp });
const $ = 6e4, isFile = (e) => e.saveTo !== void 0 || typeof e.body == "object" && "file" in e.body;
function getLimitMs(e) {
	let { saveTo: t, body: n, limitMs: r } = e;
	return r || (t === void 0 ? typeof n == "object" && "file" in n ? $ + n.size / 50 : $ : 9e5);
}
function createHttp(e) {
	let { transport: t, clock: n, userAgent: i, onRetry: a, random: o = Math.random } = e;
	async function attempt(e, n) {
		let { method: a, idleMs: o = 3e4, maxBytes: s = 4 << 20 } = e, { saveTo: c, newConnection: l, signal: u } = e, d;
		try {
			let r = {
				...encode(e, i),
				idleMs: o,
				limitMs: getLimitMs(e),
				maxBytes: s,
				saveTo: c,
				newConnection: l,
				signal: u,
				onConnection: async () => {
					d = await e.turns?.next(u);
				}
			};
			return { answer: await t({
				method: a,
				url: n,
				...r
			}) };
		} catch (e) {
			if (u?.throwIfAborted(), e instanceof r) throw e;
			return { error: e };
		} finally {
			d?.();
		}
	}
	function pauseAfter(e, t, r, i) {
		if (!("answer" in e ? i.statuses.includes(e.answer.status) : isWorthRetrying(b(e.error), i)) || t >= i.attempts || r >= 12e4) return;
		let { status: a, headers: s } = "answer" in e ? e.answer : {};
		return C({
			attempt: t,
			status: a,
			retryAfter: s?.["retry-after"]
		}, n.now(), o());
	}
	async function sendTo(e, t) {
		let r = `${e.method} ${t.origin}${t.pathname}`, i = e.method === "GET" || e.method === "HEAD", o = e.retry ?? (i ? w.safe : w.never), s = 0, c = !1, l = !1, u = m(n);
		for (let i = 1;; i += 1) {
			let d = m(n), f = await attempt(withinTotal(e, d - u), t), p = m(n) - d;
			isFile(e) || (s += p), c ||= "answer" in f || !h(b(f.error)), l ||= "error" in f && !h(b(f.error));
			let g = e.saveTo && m(n) - u >= getLimitMs(e) ? void 0 : pauseAfter(f, i, s, o);
			if (g === void 0) {
				if ("answer" in f) return toResponse(f.answer, t, i, l);
				throw new v(b(f.error), r, i, f.error, c);
			}
			let _ = "answer" in f ? `status ${f.answer.status}` : b(f.error);
			a?.(`${r}: ${_}, attempt ${i + 1} in ${(g / 1e3).toFixed(1)} s`), e.turns && _ === "status 429" ? e.turns.hold(g) : await n.sleep(g, e.signal);
		}
	}
	return { async send(e) {
		let t = new URL(e.url), { headers: r = {} } = e, i = getLimitMs(e), a = m(n);
		for (let o = 0;; o += 1) {
			let s = o === 0 ? i : Math.max(1, i - (m(n) - a)), c = await sendTo({
				...e,
				headers: r,
				limitMs: s
			}, t), l = nextAddress(e, c, o);
			if (!l) return c;
			r = headersFor(r, t, l), t = l;
		}
	} };
}
function withinTotal(e, t) {
	return e.saveTo ? {
		...e,
		limitMs: Math.max(1, getLimitMs(e) - t)
	} : e;
}
function isWorthRetrying(e, t) {
	return f(e) || t.attempts === 1 ? !1 : t.faults || h(e);
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
	let { status: i, headers: o, body: s } = e;
	return {
		url: t.href,
		status: i,
		ok: i >= 200 && i < 300,
		headers: o,
		body: s,
		get text() {
			return s.toString("utf8");
		},
		get json() {
			return a(s.toString("utf8"));
		},
		requestId: firstHeader(o, "x-ms-request-id", "x-request-id", "x-github-request-id"),
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
			let e = performance.now();
			await waitIn(n.waiting, t), r = performance.now() - e;
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
		e.push(turn), t?.addEventListener("abort", leave, { once: !0 });
	});
}
// src/shared/http/transport.ts
var me = e({ createTransport: () => createTransport });
function createTransport(e) {
	let t = new Set(), n = new Gates(4), both = (e) => ({
		shared: agentsWith(t, {
			keepAlive: !0,
			...e
		}),
		own: agentsWith(t, e)
	}), r = both({}), i = both({ proxyEnv: { ...e } });
	return {
		async send(t) {
			let { url: a } = t;
			using o = await n.pass(a.origin, t.signal);
			await t.onConnection?.();
			let s = Math.max(1, Math.round(t.limitMs - o.waitedMs)), c = t.newConnection ? "own" : "shared";
			if (isLoopback(a)) return await sendOnce({
				...t,
				limitMs: s
			}, r[c]);
			let l = y(a, e);
			return await sendOnce({
				...t,
				limitMs: s
			}, i[c]).catch((e) => {
				throw ee(e, a, l);
			});
		},
		close() {
			let e = [r, i].flatMap((e) => [...Object.values(e.shared), ...Object.values(e.own)]);
			for (let t of e) t.destroy();
			for (let e of t) e.destroy();
		}
	};
}
function agentsWith(e, t) {
	let noted = (t) => (t && e.add(t.once("close", () => e.delete(t))), t);
	class HttpAgent extends P.Agent {
		createConnection(...e) {
			return noted(super.createConnection(...e));
		}
	}
	class HttpsAgent extends F.Agent {
		createConnection(...e) {
			return noted(super.createConnection(...e));
		}
	}
	return {
		"http:": new HttpAgent(t),
		"https:": new HttpsAgent(t)
	};
}
function sendOnce(e, t) {
	let { url: n, method: r, body: i, maxBytes: a, saveTo: o, signal: s } = e;
	return s?.throwIfAborted(), new Promise((s, c) => {
		let l = {
			method: r,
			headers: {
				...e.headers,
				...getLengthHeaders(i)
			}
		}, u = n.protocol === "http:" ? P.request(n, {
			...l,
			agent: t["http:"]
		}) : F.request(n, {
			...l,
			agent: t["https:"]
		}), d = watchAttempt(e, stop);
		function stop(e) {
			d.stopWatching(), u.destroy(), c(e);
		}
		u.on("error", stop), u.on("response", (e) => {
			let { statusCode: t = 0, headers: n } = e;
			e.on("error", stop), (o !== void 0 && t >= 200 && t < 300 ? saveBody(e, o, d.moved) : readBody(e, a, d.moved)).then((r) => {
				d.stopWatching(), u.writableFinished && e.complete || u.destroy(), s({
					status: t,
					headers: n,
					body: r
				});
			}, stop);
		}), typeof i == "object" && "file" in i ? sendFile(i, u, d.moved).catch((e) => {
			u.destroyed && u.errored === null || stop(e);
		}) : u.end(i);
	});
}
function watchAttempt(e, t) {
	let { idleMs: n, limitMs: r, signal: i } = e, after = (e, n) => setTimeout(() => t(new te(`${n} ${e / 1e3} s`)), e), a = after(r, "not finished after"), o = after(n, "no data for"), onAbort = () => t(i?.reason);
	return i?.addEventListener("abort", onAbort, { once: !0 }), {
		moved() {
			clearTimeout(o), o = after(n, "no data for");
		},
		stopWatching() {
			clearTimeout(o), clearTimeout(a), i?.removeEventListener("abort", onAbort);
		}
	};
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
async function saveBody(e, t, n) {
	return await z(e, async function* (e) {
		for await (let t of e) n(), yield t;
	}, M(t, { mode: 384 })), Buffer.alloc(0);
}
async function sendFile(e, t, n) {
	let { start: r, size: i } = e, a = 0, o = await re(e.file);
	await z(o.createReadStream({
		highWaterMark: 1 << 18,
		...r !== void 0 && {
			start: r,
			end: r + i - 1
		}
	}), async function* (t) {
		for await (let r of t) yield r, a += r.length, n(), e.onProgress?.(a);
	}, t);
}
export { checkClient as a, PortalAnswerError as c, serviceAddress as d, openSession as i, PortalError as l, pe as n, explainPortalError as o, fe as r, login as s, me as t, endpointAddress as u };
