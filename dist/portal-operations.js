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
import { A as t, C as n, D as ee, E as te, F as r, G as i, H as a, I as ne, L as o, M as re, N as ie, P as s, R as c, U as l, V as u, W as ae, _ as d, j as f, y as oe, z as p } from "./session.js";
import { At as se, Bt as ce, Dt as le, Et as m, Lt as ue, Mt as de, Nt as fe, Ot as pe, Pt as h, Rt as g, kt as me } from "./shared-later.js";
import { A as _, B as v, C as he, E as y, F as b, G as x, H as ge, I as S, J as _e, K as ve, L as C, M as w, O as T, P as E, S as D, T as O, U as ye, W as k, _ as A, h as be, j, k as M, m as xe, q as Se, v as N, w as P, x as F, z as Ce } from "./config.js";
import { d as we, f as Te, i as Ee, l as De, m as I, o as Oe, p as L, u as ke } from "./shared-rarely.js";
// src/contracts/portal/event.ts
const R = N([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
y({
	event: R,
	timestamp: o,
	site: y({
		id: C(),
		slug: C()
	}),
	data: y({})
});
const Ae = y({
	webhookUrl: T(C()),
	events: F(R)
}), je = S({
	webhookUrl: T(c),
	events: F(R)
}), Me = y({
	success: D(),
	webhook: Ae,
	secret: C()
}), Ne = y({
	success: D(),
	secret: C(),
	previousUntil: o
}), Pe = S({ event: j(R) }), Fe = N([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), Ie = y({
	id: C(),
	event: R,
	webhookUrl: C(),
	status: Fe,
	attempts: F(y({
		at: o,
		status: j(P()),
		error: j(C())
	})),
	createdAt: o
}), z = y({
	success: D(),
	delivery: Ie
}), Le = _({
	limit: u.limit,
	offset: u.offset
}), Re = y({
	deliveries: F(Ie),
	total: P()
}), B = S({ pages: F(S({
	path: C().check(k(1e3), Se(/^\/[^?#\\]*$/, "Expected a path that starts with / and has no ? or #.")),
	title: C().check(k(1e3)),
	slug: j(s),
	type: j(C().check(x(1), k(100))),
	texts: j(E(ne, C().check(k(1e4))))
})).check(k(2e4)) }), ze = y({
	success: D(),
	added: P(),
	changed: P(),
	removed: P(),
	total: P()
}), Be = N([
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
]), V = S({
	excludePages: j(F(s)),
	defaultChangeFreq: j(Be),
	priorities: j(E(s, M().check(ge(0), ye(1))))
}), Ve = y({
	success: j(D()),
	sitemapConfig: j(y({})),
	updatedAt: j(o),
	warnings: j(F(h))
}), H = y({ full_name: C() }), He = y({
	login: C(),
	type: j(C())
}), Ue = y({
	action: j(C()),
	repository: j(H),
	issue: j(y({
		number: P(),
		body: j(T(C())),
		state_reason: j(T(C())),
		author_association: j(C())
	})),
	pull_request: j(y({
		number: P(),
		body: j(T(C())),
		merged: j(T(D())),
		merge_commit_sha: j(T(C())),
		merged_by: j(T(He)),
		head: y({
			ref: C(),
			sha: C(),
			repo: j(T(H))
		}),
		base: y({
			ref: C(),
			sha: j(C())
		})
	})),
	ref: j(T(C())),
	before: j(C()),
	after: j(C()),
	created: j(D()),
	deleted: j(D()),
	forced: j(D()),
	commits: j(F(y({ id: C() })))
}), We = y({
	received: D(),
	event: C(),
	moved: F(y({
		requestId: C(),
		from: I,
		to: I
	})),
	reason: j(C())
}), Ge = y({
	valid: D(),
	warnings: F(h),
	errors: F(h)
}), U = 65536, Ke = y({
	"@context": v().check(b(isContext, { error: "Expected a URL, an object or a list." })),
	"@type": v().check(b(isType, { error: "Expected a type name or a list of type names." }))
}).check(b((e) => new TextEncoder().encode(JSON.stringify(e)).length <= U, { error: `Expected at most ${U} bytes.` }));
function isContext(e) {
	return typeof e == "string" ? e !== "" : typeof e == "object" && !!e;
}
function isType(e) {
	let t = Array.isArray(e) ? e : [e];
	return t.length > 0 && t.every((e) => typeof e == "string" && e !== "");
}
function requireNonEmpty(e) {
	return b(({ [e]: t, derived: n }) => typeof t != "string" || /\S/.test(t) || [n].flat().includes(e), {
		error: "Must not be empty.",
		path: [e],
		when: (e) => typeof e.value == "object" && e.value !== null
	});
}
const qe = S({
	pageSlug: j(C()),
	updatedAt: j(C()),
	derived: j(F(C()).check(k(10))),
	title: ae(g.title.maximum),
	description: ae(g.description.maximum),
	keywords: j(F(C().check(x(1), k(200))).check(k(200))),
	canonical: j(c),
	noIndex: j(D()),
	noFollow: j(D()),
	openGraph: j(S({
		...se.shape,
		title: j(p(g.openGraphTitle.maximum)),
		description: j(p(g.openGraphDescription.maximum)),
		image: j(re),
		imageWidth: j(M().check(ve())),
		imageHeight: j(M().check(ve()))
	})),
	social: j(S({
		...fe.shape,
		image: j(re),
		site: j(r),
		creator: j(r)
	})),
	structuredData: j(Ke)
}).check(requireNonEmpty("title"), requireNonEmpty("description")), Je = y({
	success: D(),
	pageSlug: C(),
	updatedAt: o,
	warnings: j(F(h))
}), Ye = Se(/^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/, "Expected a locale such as en_US, zh_Hans_CN or es_419."), Xe = S({
	titleSuffix: j(C().check(k(g.title.maximum))),
	defaultDescription: j(p(g.description.maximum)),
	defaultImage: j(c),
	socialHandle: j(r),
	locale: j(C().check(Ye))
}), Ze = y({
	success: j(D()),
	defaults: j(de),
	updatedAt: j(o)
}), Qe = y({
	success: D(),
	purgedAt: o
}), W = y({
	textOverrides: D(),
	seoManagement: D(),
	blogEnabled: D(),
	assistantEnabled: D()
}), G = y({
	id: C(),
	name: C()
}), K = N([
	"active",
	"pending",
	"archived"
]), $e = y({
	id: C(),
	slug: C(),
	name: C(),
	url: C(),
	status: K,
	company: G,
	framework: C(),
	currentVersion: i(C()),
	devVersion: i(C()),
	lastDeployed: i(o),
	createdAt: o
}), et = y({
	id: C(),
	slug: C(),
	name: C(),
	description: C(),
	url: C(),
	devUrl: i(C()),
	status: K,
	company: G,
	repository: y({
		owner: C(),
		name: C(),
		defaultBranch: C(),
		releaseBranch: i(C())
	}),
	framework: y({
		type: C(),
		version: C()
	}),
	versions: y({
		current: i(C()),
		development: i(C())
	}),
	features: W,
	statistics: y({
		pageViews: P(),
		textOverrides: P(),
		pendingRequests: P()
	}),
	lastDeployed: i(o),
	createdAt: o
}), tt = _({
	companyId: j(C()),
	status: j(K),
	...l
}), nt = y({
	sites: F($e),
	...a
}), rt = C().check(x(1), k(200)), it = C().check(k(2e3)), at = w(S(W.shape)), ot = w(S({
	name: rt,
	description: it,
	url: c,
	features: at
})), st = y({
	success: D(),
	site: y({
		id: C(),
		name: C(),
		updatedAt: o
	})
}), q = y({
	general: y({
		name: C(),
		description: C(),
		timezone: C()
	}),
	deployment: y({
		provider: C(),
		autoDeployDev: D(),
		requireApproval: D()
	}),
	notifications: y({
		email: D(),
		slack: D(),
		webhookUrl: T(C())
	}),
	features: W
}), ct = b((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), lt = w(S({
	general: w(S({
		name: rt,
		description: it,
		timezone: C().check(ct)
	})),
	deployment: w(S({
		...q.shape.deployment.shape,
		provider: C().check(x(1))
	})),
	notifications: w(S({
		...q.shape.notifications.shape,
		webhookUrl: T(c)
	})),
	features: at
})), ut = y({
	success: j(D()),
	settings: j(q),
	updatedAt: j(o)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
const dt = y({
	version: C(),
	status: O("production"),
	deployedAt: o,
	commitSha: C(),
	releaseNotes: C()
}), ft = y({
	version: C(),
	status: O("development"),
	branch: C(),
	changes: P(),
	createdAt: o
}), pt = he("status", [dt, ft]), mt = y({ versions: F(pt) }), ht = N([
	"day",
	"week",
	"month",
	"year"
]), gt = Ce([xe(), be()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const _t = _({
	period: j(ht),
	startDate: j(gt),
	endDate: j(gt)
}).check(b(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), vt = y({
	siteId: C(),
	period: C(),
	pageViews: y({
		total: P(),
		unique: P(),
		byPage: F(y({
			path: C(),
			views: P()
		}))
	}),
	content: y({
		textOverrides: P(),
		seoUpdates: P(),
		blogPosts: P()
	}),
	development: y({
		requestsCreated: P(),
		requestsCompleted: P(),
		deployments: P(),
		previewExchanges: j(P())
	})
}), yt = N(oe), bt = y({
	userId: C(),
	name: C(),
	level: yt
}), xt = y({
	access: F(bt),
	total: P()
}), St = S({ level: yt }), J = y({ success: D() }), Ct = y({
	slug: C(),
	path: C(),
	title: C(),
	type: C(),
	sections: j(F(C())),
	lastUpdated: o
}), wt = y({
	pages: F(Ct),
	total: P()
}), Tt = y({
	slug: C(),
	title: C(),
	excerpt: C(),
	author: C(),
	tags: F(C()),
	publishedAt: o
}), Y = y({
	...Tt.shape,
	body: C(),
	updatedAt: o
}), X = C().check(_e(), x(1, "Must not be empty."), k(200)), Et = S({
	slug: j(C()),
	updatedAt: j(o),
	title: X,
	author: X,
	excerpt: A(C().check(k(1e3)), ""),
	tags: A(F(X).check(k(50)), []),
	publishedAt: j(o),
	body: A(C().check(k(5e5)), "")
}), Dt = y({
	success: D(),
	post: Y
}), Ot = y({
	posts: F(Tt),
	total: P()
}), Z = N(["commit", "runtime"]), kt = N([
	"pending",
	"committed",
	"live",
	"replaced",
	"withdrawn"
]), At = y({
	value: T(C()),
	status: kt,
	requestId: j(C()),
	commitSha: j(C()),
	updatedAt: o,
	updatedBy: C()
}), Q = y({
	key: ne,
	pageSlug: C(),
	pageCount: j(P()),
	default: C(),
	displayed: j(C()),
	override: j(y({
		...At.shape,
		value: C()
	})),
	overrides: j(F(At))
}), jt = N(["default", "overridden"]), Mt = _({
	status: j(kt),
	requestId: j(C()),
	page: j(C()),
	state: j(jt),
	order: j(N(["key", "page"])),
	...u
}), Nt = _({ requestId: j(C()) }), Pt = y({
	mode: Z,
	texts: F(Q),
	total: P()
}), Ft = S({
	value: C().check(k(1e4)),
	requestId: j(C()),
	draft: j(D())
}), It = y({
	success: D(),
	text: Q
}), Lt = S({ mode: Z }), Rt = y({
	success: D(),
	mode: Z
}), zt = y({
	file: C(),
	content: E(C(), C()),
	pending: F(y({
		key: C(),
		value: T(C())
	}))
}), Bt = S({
	commitSha: f,
	content: E(C(), C()),
	requestId: j(C())
}), Vt = y({
	success: D(),
	committed: P(),
	...zt.shape
}), Ht = y({
	pageSlug: C(),
	mode: Z,
	texts: E(C(), C()),
	updatedAt: o
}), Ut = _({
	path: j(C()),
	id: j(C()),
	page: j(C()),
	...l
}), Wt = y({
	id: C(),
	at: o,
	by: C(),
	path: C(),
	page: j(C()),
	before: j(v()),
	after: j(v())
}), Gt = y({
	edits: F(Wt),
	...a
}), Kt = N([
	"missing",
	"short",
	"long",
	"duplicate",
	"noindex-in-sitemap",
	"image-missing"
]), qt = _({
	problem: j(Kt),
	...l
}), Jt = y({
	findings: F(y({
		pageSlug: C(),
		path: C(),
		title: C(),
		field: C(),
		problem: Kt,
		message: C()
	})),
	...a
}), { texts: Yt, ...Xt } = B.shape.pages.def.element.shape, Zt = S(Xt), Qt = y({
	success: D(),
	page: ce
}), $t = y({
	success: D(),
	published: P()
}), en = d({
	spec: "decided: Editing",
	tag: "Editing",
	auth: "portal",
	level: "viewer"
}, {
	listEdits: {
		call: "GET /api/sites/{siteId}/history",
		summary: "Lists who changed what and when, newest first, with the values before and after.",
		query: Ut,
		answer: Gt
	},
	getAudit: {
		call: "GET /api/sites/{siteId}/audit",
		summary: "Lists what is missing, too short, too long, duplicate or contradictory in metadata.",
		query: qt,
		answer: Jt
	},
	addPage: {
		call: "POST /api/sites/{siteId}/pages",
		summary: "Adds a page that no built file shows, such as a route of an application.",
		level: "editor",
		body: Zt,
		answer: Qt,
		status: 201
	},
	removePage: {
		call: "DELETE /api/sites/{siteId}/pages/{pageSlug}",
		summary: "Removes a page that was added.",
		level: "editor",
		answer: J
	},
	publishTexts: {
		call: "POST /api/sites/{siteId}/text-publications",
		summary: "Publishes the drafts of texts; in runtime mode, the site shows them at once.",
		level: "editor",
		answer: $t
	}
}), tn = y({
	environment: te,
	url: j(C()),
	version: j(C()),
	commitSha: j(C()),
	deployedAt: j(o),
	provenance: j(ee),
	pagesReadAt: j(o),
	pagesChangedAt: j(o),
	correctedBy: j(C()),
	lastStatus: j(n),
	lastReport: j(o)
}), nn = y({ environments: F(tn) }), rn = S({
	version: ie,
	commitSha: t,
	deployedAt: j(o),
	url: j(c),
	neverDeployed: j(D())
}), an = y({
	success: D(),
	environment: tn
}), on = _(l), sn = y({
	deployments: F(y({
		id: C(),
		environment: te,
		version: C(),
		commitSha: C(),
		status: n,
		timestamp: o,
		receivedAt: o,
		applied: D(),
		provenance: j(ee),
		url: j(C()),
		error: j(y({
			code: C(),
			message: C()
		})),
		run: y({
			id: C(),
			attempt: M(),
			url: j(C())
		})
	})),
	...a
}), cn = S({ holds: F(f).check(x(1), k(1e3)) }), ln = y({
	success: D(),
	moved: F(y({
		requestId: C(),
		from: I,
		to: I
	}))
}), un = d({
	spec: "decided: Development request",
	tag: "Development requests",
	auth: "portal",
	level: "viewer"
}, {
	listRequests: {
		call: "GET /api/sites/{siteId}/requests",
		summary: "Lists the development requests of the site, oldest first.",
		query: we,
		answer: ke
	},
	createRequest: {
		call: "POST /api/sites/{siteId}/requests",
		summary: "Submits a development request.",
		level: "admin",
		body: De,
		answer: L,
		status: 201
	},
	getRequest: {
		call: "GET /api/sites/{siteId}/requests/{requestId}",
		summary: "Returns a development request.",
		etag: !0,
		answer: Oe
	},
	patchRequest: {
		call: "PATCH /api/sites/{siteId}/requests/{requestId}",
		summary: "Moves a request, classifies it, links its issue, pull request and commits, or records its cost.",
		level: "admin",
		application: !0,
		body: Te,
		answer: L
	},
	approveRequest: {
		call: "POST /api/sites/{siteId}/requests/{requestId}/approval",
		summary: "Approves a request in review: it is completed when its change is in Production.",
		level: "admin",
		application: !0,
		body: Ee,
		optionalBody: !0,
		answer: L
	}
}), dn = d({
	spec: "decided: Environments and deployment triggers",
	tag: "Environments",
	auth: "portal",
	level: "viewer"
}, {
	listEnvironments: {
		call: "GET /api/sites/{siteId}/environments",
		summary: "Returns the deployed state of Production and Preview, as known to the portal.",
		answer: nn
	},
	putEnvironment: {
		call: "PUT /api/sites/{siteId}/environments/{environment}",
		summary: "Corrects the recorded state of an environment if a report was wrong or never arrived.",
		level: "admin",
		body: rn,
		answer: an
	},
	listDeployments: {
		call: "GET /api/sites/{siteId}/deployments",
		summary: "Lists the reported deployments, newest first.",
		query: on,
		answer: sn
	},
	putCommit: {
		call: "PUT /api/sites/{siteId}/commits/{commitSha}",
		summary: "Reports the commits contained in a commit, if no event of the repository host did.",
		level: "admin",
		application: !0,
		body: cn,
		answer: ln
	}
}), fn = d({
	spec: "decided: Text key and text override",
	tag: "Text",
	auth: "portal",
	level: "viewer"
}, {
	listTexts: {
		call: "GET /api/sites/{siteId}/text",
		summary: "Lists the text keys of the site with their overrides: all, or those of a page, state, override status, request or search.",
		query: Mt,
		answer: Pt
	},
	getText: {
		history: !0,
		call: "GET /api/sites/{siteId}/text/{textKey}",
		summary: "Returns a text key with its overrides.",
		etag: !0,
		answer: Q
	},
	putTextOverride: {
		call: "PUT /api/sites/{siteId}/text/{textKey}",
		summary: "Overrides the text of a key.",
		level: "editor",
		body: Ft,
		answer: It
	},
	deleteTextOverride: {
		call: "DELETE /api/sites/{siteId}/text/{textKey}",
		summary: "Removes the override of a key: its default shows again; in commit mode, after the next deployment.",
		level: "editor",
		query: Nt,
		answer: It
	},
	putTextMode: {
		call: "PUT /api/sites/{siteId}/text-mode",
		summary: "Chooses commit or runtime mode.",
		level: "admin",
		body: Lt,
		answer: Rt
	},
	getTextContent: {
		call: "GET /api/sites/{siteId}/text-content",
		summary: "Returns the content file for the next commit; for a development request, with its texts.",
		query: Nt,
		answer: zt
	},
	commitTexts: {
		call: "POST /api/sites/{siteId}/text-commits",
		summary: "Reports the content file of a commit: pending overrides that it contains become committed.",
		level: "editor",
		application: !0,
		body: Bt,
		answer: Vt
	}
});
// src/contracts/portal/operations/operations.ts
var pn = e({ operations: () => mn });
const $ = "decided: Blog posts and page configuration", mn = {
	listPages: m.listPages,
	...d(me, {
		listSites: {
			call: "GET /api/sites",
			summary: "Lists the sites that the caller can access.",
			query: tt,
			answer: nt,
			level: void 0
		},
		getSite: {
			history: !0,
			call: "GET /api/sites/{siteId}",
			summary: "Returns one site in detail.",
			answer: et
		},
		patchSite: {
			call: "PATCH /api/sites/{siteId}",
			summary: "Changes the name, description, URL or features of a site.",
			repeatable: !0,
			level: "admin",
			body: ot,
			answer: st
		},
		getStatistics: {
			call: "GET /api/sites/{siteId}/stats",
			summary: "Returns page views, content changes and development for a period.",
			query: _t,
			answer: vt
		},
		putPages: {
			call: "PUT /api/sites/{siteId}/pages",
			summary: "Reports the pages of the built site, with their default texts.",
			spec: "decided, of the local portal alone: a real one learns of pages in its own way",
			level: "editor",
			application: !0,
			largestBody: 32 << 20,
			body: B,
			answer: ze
		},
		listSitePosts: {
			call: "GET /api/sites/{siteId}/posts",
			summary: "Lists the blog posts of a site, even if its blog is switched off.",
			spec: $,
			answer: Ot
		},
		getSitePost: {
			history: !0,
			call: "GET /api/sites/{siteId}/posts/{postSlug}",
			summary: "Returns a blog post of a site with its text.",
			spec: $,
			etag: !0,
			answer: Y
		},
		putSitePost: {
			call: "PUT /api/sites/{siteId}/posts/{postSlug}",
			summary: "Replaces a blog post, or creates it.",
			spec: $,
			level: "editor",
			body: Et,
			answer: Dt
		},
		deleteSitePost: {
			call: "DELETE /api/sites/{siteId}/posts/{postSlug}",
			summary: "Deletes a blog post.",
			spec: $,
			level: "editor",
			answer: J
		},
		listVersions: {
			call: "GET /api/sites/{siteId}/versions",
			summary: "Returns the versions of a site, in production and in development.",
			answer: mt
		},
		getSettings: {
			history: !0,
			call: "GET /api/sites/{siteId}/settings",
			summary: "Returns the settings of a site.",
			etag: !0,
			answer: q
		},
		putSettings: {
			call: "PUT /api/sites/{siteId}/settings",
			summary: "Changes the settings in the body; the rest stay unchanged.",
			level: "admin",
			body: lt,
			answer: ut
		}
	}),
	getSeoOverview: m.getSeoOverview,
	getSeoDefaults: m.getSeoDefaults,
	getSitemap: m.getSitemap,
	getPageSeo: m.getPageSeo,
	...d(pe, {
		putSeoDefaults: {
			call: "PUT /api/sites/{siteId}/seo/defaults",
			summary: "Replaces the SEO defaults of the site.",
			level: "editor",
			body: Xe,
			answer: Ze
		},
		getSitemapConfig: {
			history: !0,
			call: "GET /api/sites/{siteId}/seo/sitemap-config",
			summary: "Returns the configuration of the sitemap.",
			spec: "decided: Sitemap configuration",
			cacheControl: ue,
			etag: !0,
			answer: V
		},
		putSitemapConfig: {
			call: "PUT /api/sites/{siteId}/seo/sitemap-config",
			summary: "Replaces the configuration of the sitemap.",
			level: "editor",
			body: V,
			answer: Ve
		},
		putPageSeo: {
			call: "PUT /api/sites/{siteId}/seo/{pageSlug}",
			summary: "Replaces the SEO metadata of a page.",
			level: "editor",
			body: qe,
			answer: Je
		},
		validatePageSeo: {
			call: "POST /api/sites/{siteId}/seo/{pageSlug}/validation",
			summary: "Returns the warnings and errors that a change would cause, without changing anything.",
			spec: "decided: Validation result",
			body: y({}),
			answer: Ge
		},
		purgeSeoCache: {
			call: "POST /api/sites/{siteId}/seo/purge",
			summary: "Purges the SEO cache of the site.",
			spec: "decided: Limits, manual purge",
			level: "editor",
			answer: Qe
		}
	}),
	...d({
		spec: "Endpoints: Public runtime APIs",
		tag: "Runtime",
		auth: "public",
		etag: !0
	}, {
		getPageText: {
			call: "GET /api/v1/pages/{pageSlug}/text",
			summary: "Returns the displayed texts of a page.",
			answer: Ht
		},
		listContentPages: {
			call: "GET /api/v1/content/pages",
			summary: "Returns the configuration of all pages.",
			answer: wt
		},
		getContentPage: {
			call: "GET /api/v1/content/pages/{pageSlug}",
			summary: "Returns the configuration of a page.",
			answer: Ct
		},
		listPosts: {
			call: "GET /api/v1/content/posts",
			summary: "Lists the blog posts, newest first.",
			answer: Ot
		},
		getPost: {
			call: "GET /api/v1/content/posts/{postSlug}",
			summary: "Returns a blog post with its text.",
			answer: Y
		}
	}),
	createDeploymentToken: m.createDeploymentToken,
	completeDeployment: m.completeDeployment,
	...d(le, { receiveRepohostEvent: {
		call: "POST /api/webhooks/repohost",
		summary: "Receives Issues, Pull requests and Pushes events from the repository host.",
		auth: "signature",
		largestBody: 25 << 20,
		body: Ue,
		answer: We,
		status: 202
	} }),
	...fn,
	...un,
	...dn,
	...en,
	...d({
		spec: "decided: Events",
		tag: "Outbound webhook",
		auth: "portal",
		level: "admin"
	}, {
		getWebhook: {
			history: !0,
			call: "GET /api/sites/{siteId}/webhook",
			summary: "Returns the webhook URL and the events sent to it.",
			level: "viewer",
			etag: !0,
			answer: Ae
		},
		putWebhook: {
			call: "PUT /api/sites/{siteId}/webhook",
			summary: "Sets the webhook URL and the events sent to it; returns the signing secret.",
			body: je,
			answer: Me
		},
		rotateWebhookSecret: {
			call: "POST /api/sites/{siteId}/webhook/secret",
			summary: "Creates a new signing secret; for a day, the previous one signs deliveries too.",
			answer: Ne,
			status: 201
		},
		testWebhook: {
			call: "POST /api/sites/{siteId}/webhook/test",
			summary: "Sends an event with sample data and `test: true` to the webhook.",
			body: Pe,
			optionalBody: !0,
			answer: z,
			status: 202
		},
		listDeliveries: {
			call: "GET /api/sites/{siteId}/webhook/deliveries",
			summary: "Lists the events sent, newest first, with every delivery attempt.",
			query: Le,
			answer: Re
		},
		redeliver: {
			call: "POST /api/sites/{siteId}/webhook/deliveries/{deliveryId}/redelivery",
			summary: "Sends an event again, with its id; receivers recognise it.",
			answer: z,
			status: 202
		}
	}),
	...d({
		spec: "decided: Site permission levels",
		tag: "Access",
		auth: "portal",
		level: "owner"
	}, {
		listAccess: {
			call: "GET /api/sites/{siteId}/access",
			summary: "Lists the users with access to the site, and their levels.",
			answer: xt
		},
		putAccess: {
			call: "PUT /api/sites/{siteId}/access/{userId}",
			summary: "Grants a user an access level.",
			body: St,
			answer: J
		},
		deleteAccess: {
			call: "DELETE /api/sites/{siteId}/access/{userId}",
			summary: "Revokes a user's access.",
			answer: J
		}
	})
};
export { pn as t };
