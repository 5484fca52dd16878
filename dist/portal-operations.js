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
import { B as t, C as n, D as r, F as ee, G as te, H as ne, I as i, J as a, K as o, L as s, M as c, O as l, P as re, Q as u, S as d, T as f, U as ie, V as p, W as m, X as h, Y as g, Z as _, _ as ae, at as v, b as y, ct as oe, dt as b, et as x, ft as se, g as ce, h as le, it as ue, j as S, k as C, lt as w, nt as T, pt as de, q as E, rt as D, st as fe, tt as O, ut as k, v as pe, x as me, y as A } from "./config.js";
import { At as he, Bt as j, Ft as ge, Gt as _e, Ht as ve, It as M, Mt as ye, Ot as N, Pt as be, Wt as P, jt as xe, kt as Se, zt as Ce } from "./shared-later.js";
import { ct as we, dt as F, ft as I, it as Te, lt as Ee, nt as De, st as Oe, ut as ke } from "./shared-rarely.js";
import { C as Ae, S as je, _ as Me, y as Ne } from "./session.js";
// src/contracts/portal/event.ts
const L = s([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
o({
	event: L,
	timestamp: d,
	site: o({
		id: D(),
		slug: D()
	}),
	data: o({})
});
const Pe = o({
	webhookUrl: E(D()),
	events: t(L)
}), Fe = T({
	webhookUrl: E(n),
	events: t(L)
}), Ie = o({
	success: p(),
	webhook: Pe,
	secret: D()
}), Le = o({
	success: p(),
	secret: D(),
	previousUntil: d
}), Re = T({ event: _(L) }), ze = s([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), R = o({
	id: D(),
	event: L,
	webhookUrl: D(),
	status: ze,
	attempts: t(o({
		at: d,
		status: _(m()),
		error: _(D())
	})),
	createdAt: d
}), z = o({
	success: p(),
	delivery: R
}), Be = h({
	limit: r.limit,
	offset: r.offset
}), Ve = o({
	deliveries: t(R),
	total: m()
}), B = T({ pages: t(T({
	path: D().check(w(1e3), se(/^\/[^?#\\]*$/, "Expected a path that starts with / and has no ? or #.")),
	title: D().check(w(1e3)),
	slug: _(A),
	type: _(D().check(k(1), w(100))),
	texts: _(x(me, D().check(w(1e4))))
})).check(w(2e4)) }), He = o({
	success: p(),
	added: m(),
	changed: m(),
	removed: m(),
	total: m()
}), Ue = s([
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
]), V = T({
	excludePages: _(t(A)),
	defaultChangeFreq: _(Ue),
	priorities: _(x(A, g().check(fe(0), oe(1))))
}), We = o({
	success: _(p()),
	sitemapConfig: _(o({})),
	updatedAt: _(d),
	warnings: _(t(M))
}), H = o({ full_name: D() }), Ge = o({
	login: D(),
	type: _(D())
}), Ke = o({
	action: _(D()),
	repository: _(H),
	issue: _(o({
		number: m(),
		body: a(D()),
		state_reason: a(D()),
		author_association: _(D())
	})),
	pull_request: _(o({
		number: m(),
		body: a(D()),
		merged: a(p()),
		merge_commit_sha: a(D()),
		merged_by: a(Ge),
		head: o({
			ref: D(),
			sha: D(),
			repo: a(H)
		}),
		base: o({
			ref: D(),
			sha: _(D())
		})
	})),
	ref: a(D()),
	before: _(D()),
	after: _(D()),
	created: _(p()),
	deleted: _(p()),
	forced: _(p()),
	commits: _(t(o({ id: D() })))
}), qe = o({
	received: p(),
	event: D(),
	moved: t(o({
		requestId: D(),
		from: I,
		to: I
	})),
	reason: _(D())
}), Je = o({
	valid: p(),
	warnings: t(M),
	errors: t(M)
}), U = 65536, Ye = o({
	"@context": v().check(O(isContext, { error: "Expected a URL, an object or a list." })),
	"@type": v().check(O(isType, { error: "Expected a type name or a list of type names." }))
}).check(O((e) => new TextEncoder().encode(JSON.stringify(e)).length <= U, { error: `Expected at most ${U} bytes.` }));
function isContext(e) {
	return typeof e == "string" ? e !== "" : typeof e == "object" && !!e;
}
function isType(e) {
	let t = Array.isArray(e) ? e : [e];
	return t.length > 0 && t.every((e) => typeof e == "string" && e !== "");
}
function requireNonEmpty(e) {
	return O(({ [e]: t, derived: n }) => typeof t != "string" || /\S/.test(t) || [n].flat().includes(e), {
		error: "Must not be empty.",
		path: [e],
		when: (e) => typeof e.value == "object" && e.value !== null
	});
}
const Xe = T({
	pageSlug: _(D()),
	updatedAt: _(D()),
	derived: _(t(D()).check(w(10))),
	title: S(j.title.maximum),
	description: S(j.description.maximum),
	keywords: _(t(D().check(k(1), w(200))).check(w(200))),
	canonical: _(n),
	noIndex: _(p()),
	noFollow: _(p()),
	openGraph: _(T({
		...ye.shape,
		title: _(f(j.openGraphTitle.maximum)),
		description: _(f(j.openGraphDescription.maximum)),
		image: _(ae),
		imageWidth: _(g().check(b())),
		imageHeight: _(g().check(b()))
	})),
	social: _(T({
		...ge.shape,
		image: _(ae),
		site: _(y),
		creator: _(y)
	})),
	structuredData: _(Ye)
}).check(requireNonEmpty("title"), requireNonEmpty("description")), Ze = o({
	success: p(),
	pageSlug: D(),
	updatedAt: d,
	warnings: _(t(M))
}), Qe = se(/^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/, "Expected a locale such as en_US, zh_Hans_CN or es_419."), $e = u(T({
	titleSuffix: D().check(w(j.title.maximum)),
	defaultDescription: f(j.description.maximum),
	defaultImage: n,
	socialHandle: y,
	locale: D().check(Qe)
})), et = o({
	success: _(p()),
	defaults: _(be),
	updatedAt: _(d)
}), tt = o({
	success: p(),
	purgedAt: d
}), W = o({
	textOverrides: p(),
	seoManagement: p(),
	blogEnabled: p(),
	assistantEnabled: p()
}), G = o({
	id: D(),
	name: D()
}), K = s([
	"active",
	"pending",
	"archived"
]), nt = o({
	id: D(),
	slug: D(),
	name: D(),
	url: D(),
	status: K,
	company: G,
	framework: D(),
	currentVersion: c(D()),
	devVersion: c(D()),
	lastDeployed: c(d),
	createdAt: d
}), rt = o({
	id: D(),
	slug: D(),
	name: D(),
	description: D(),
	url: D(),
	devUrl: c(D()),
	status: K,
	company: G,
	repository: o({
		owner: D(),
		name: D(),
		defaultBranch: D(),
		releaseBranch: c(D())
	}),
	framework: o({
		type: D(),
		version: D()
	}),
	versions: o({
		current: c(D()),
		development: c(D())
	}),
	features: W,
	statistics: o({
		pageViews: m(),
		textOverrides: m(),
		pendingRequests: m()
	}),
	lastDeployed: c(d),
	createdAt: d
}), it = h({
	companyId: _(D()),
	status: _(K),
	...C
}), at = o({
	sites: t(nt),
	...l
}), ot = D().check(k(1), w(200)), st = D().check(w(2e3)), ct = u(T(W.shape)), lt = u(T({
	name: ot,
	description: st,
	url: n,
	features: ct
})), ut = o({
	success: p(),
	site: o({
		id: D(),
		name: D(),
		updatedAt: d
	})
}), q = o({
	general: o({
		name: D(),
		description: D(),
		timezone: D()
	}),
	deployment: o({
		provider: D(),
		autoDeployDev: p(),
		requireApproval: p()
	}),
	notifications: o({
		email: p(),
		slack: p(),
		webhookUrl: E(D())
	}),
	features: W
}), dt = O((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), ft = u(T({
	general: u(T({
		name: ot,
		description: st,
		timezone: D().check(dt)
	})),
	deployment: u(T({
		...q.shape.deployment.shape,
		provider: D().check(k(1))
	})),
	notifications: u(T({
		...q.shape.notifications.shape,
		webhookUrl: E(n)
	})),
	features: ct
})), pt = o({
	success: _(p()),
	settings: _(q),
	updatedAt: _(d)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
const mt = o({
	version: D(),
	status: te("production"),
	deployedAt: d,
	commitSha: D(),
	releaseNotes: D()
}), ht = o({
	version: D(),
	status: te("development"),
	branch: D(),
	changes: m(),
	createdAt: d
}), gt = ne("status", [mt, ht]), _t = o({ versions: t(gt) }), vt = s([
	"day",
	"week",
	"month",
	"year"
]), yt = ue([re(), ee()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const bt = h({
	period: _(vt),
	startDate: _(yt),
	endDate: _(yt)
}).check(O(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), xt = o({
	siteId: D(),
	period: D(),
	pageViews: o({
		total: m(),
		unique: m(),
		byPage: t(o({
			path: D(),
			views: m()
		}))
	}),
	content: o({
		textOverrides: m(),
		seoUpdates: m(),
		blogPosts: m()
	}),
	development: o({
		requestsCreated: m(),
		requestsCompleted: m(),
		deployments: m(),
		previewExchanges: _(m())
	})
}), St = s(_e), Ct = o({
	userId: D(),
	name: D(),
	level: St
}), wt = o({
	access: t(Ct),
	total: m()
}), Tt = T({ level: St }), J = o({ success: p() }), Et = o({
	slug: D(),
	path: D(),
	title: D(),
	type: D(),
	sections: _(t(D())),
	lastUpdated: d
}), Dt = o({
	pages: t(Et),
	total: m()
}), Ot = o({
	slug: D(),
	title: D(),
	excerpt: D(),
	author: D(),
	tags: t(D()),
	publishedAt: d
}), Y = o({
	...Ot.shape,
	body: D(),
	updatedAt: d
}), X = D().check(de(), k(1, "Must not be empty."), w(200)), kt = T({
	slug: _(D()),
	updatedAt: _(d),
	title: X,
	author: X,
	excerpt: i(D().check(w(1e3)), ""),
	tags: i(t(X).check(w(50)), []),
	publishedAt: _(d),
	body: i(D().check(w(5e5)), "")
}), At = o({
	success: p(),
	post: Y
}), jt = o({
	posts: t(Ot),
	total: m()
}), Z = s(["commit", "runtime"]), Mt = s([
	"pending",
	"committed",
	"live",
	"replaced",
	"withdrawn"
]), Nt = o({
	value: E(D()),
	status: Mt,
	requestId: _(D()),
	commitSha: _(D()),
	updatedAt: d,
	updatedBy: D()
}), Q = o({
	key: me,
	pageSlug: D(),
	pageCount: _(m()),
	default: D(),
	displayed: _(D()),
	override: _(o({
		...Nt.shape,
		value: D()
	})),
	overrides: _(t(Nt))
}), Pt = s(["default", "overridden"]), Ft = h({
	status: _(Mt),
	requestId: _(D()),
	page: _(D()),
	state: _(Pt),
	order: _(s(["key", "page"])),
	...r
}), It = h({ requestId: _(D()) }), Lt = o({
	mode: Z,
	texts: t(Q),
	total: m()
}), Rt = T({
	value: D().check(w(1e4)),
	requestId: _(D()),
	draft: _(p())
}), zt = o({
	success: p(),
	text: Q
}), Bt = T({ mode: Z }), Vt = o({
	success: p(),
	mode: Z
}), Ht = o({
	file: D(),
	content: x(D(), D()),
	pending: t(o({
		key: D(),
		value: E(D())
	}))
}), Ut = T({
	commitSha: ce,
	content: x(D(), D()),
	requestId: _(D())
}), Wt = o({
	success: p(),
	committed: m(),
	...Ht.shape
}), Gt = o({
	pageSlug: D(),
	mode: Z,
	texts: x(D(), D()),
	updatedAt: d
}), Kt = h({
	path: _(D()),
	id: _(D()),
	page: _(D()),
	...C
}), qt = o({
	id: D(),
	at: d,
	by: D(),
	path: D(),
	page: _(D()),
	before: _(v()),
	after: _(v())
}), Jt = o({
	edits: t(qt),
	...l
}), Yt = s([
	"missing",
	"short",
	"long",
	"duplicate",
	"noindex-in-sitemap",
	"image-missing"
]), Xt = h({
	problem: _(Yt),
	...C
}), Zt = o({
	findings: t(o({
		pageSlug: D(),
		path: D(),
		title: D(),
		field: D(),
		problem: Yt,
		message: D()
	})),
	...l
}), { texts: Qt, ...$t } = B.shape.pages.def.element.shape, en = T($t), tn = o({
	success: p(),
	page: ve
}), nn = o({
	success: p(),
	published: m()
}), rn = P({
	spec: "decided: Editing",
	tag: "Editing",
	auth: "portal",
	level: "viewer"
}, {
	listEdits: {
		call: "GET /api/sites/{siteId}/history",
		summary: "Lists who changed what and when, newest first, with the values before and after.",
		query: Kt,
		answer: Jt
	},
	getAudit: {
		call: "GET /api/sites/{siteId}/audit",
		summary: "Lists what is missing, too short, too long, duplicate or contradictory in metadata.",
		query: Xt,
		answer: Zt
	},
	addPage: {
		call: "POST /api/sites/{siteId}/pages",
		summary: "Adds a page that no built file shows, such as a route of an application.",
		level: "editor",
		body: en,
		answer: tn,
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
		answer: nn
	}
}), an = o({
	environment: je,
	url: _(D()),
	version: _(D()),
	commitSha: _(D()),
	deployedAt: _(d),
	provenance: _(Ae),
	pagesReadAt: _(d),
	pagesChangedAt: _(d),
	correctedBy: _(D()),
	lastStatus: _(Ne),
	lastReport: _(d)
}), on = o({ environments: t(an) }), sn = T({
	version: pe,
	commitSha: le,
	deployedAt: _(d),
	url: _(n),
	neverDeployed: _(p())
}), cn = o({
	success: p(),
	environment: an
}), ln = h(C), un = o({
	deployments: t(o({
		id: D(),
		environment: je,
		version: D(),
		commitSha: D(),
		status: Ne,
		timestamp: d,
		receivedAt: d,
		applied: p(),
		provenance: _(Ae),
		url: _(D()),
		error: Me.shape.error,
		run: ie(Me.shape.run, { url: _(D()) })
	})),
	...l
}), dn = T({ holds: t(ce).check(k(1), w(1e3)) }), fn = o({
	success: p(),
	moved: t(o({
		requestId: D(),
		from: I,
		to: I
	}))
}), pn = P({
	spec: "decided: Development request",
	tag: "Development requests",
	auth: "portal",
	level: "viewer"
}, {
	listRequests: {
		call: "GET /api/sites/{siteId}/requests",
		summary: "Lists the development requests of the site, oldest first.",
		query: Ee,
		answer: we
	},
	createRequest: {
		call: "POST /api/sites/{siteId}/requests",
		summary: "Submits a development request.",
		level: "admin",
		body: Oe,
		answer: F,
		status: 201
	},
	getRequest: {
		call: "GET /api/sites/{siteId}/requests/{requestId}",
		summary: "Returns a development request.",
		etag: !0,
		answer: Te
	},
	patchRequest: {
		call: "PATCH /api/sites/{siteId}/requests/{requestId}",
		summary: "Moves a request, classifies it, links its issue, pull request and commits, or records its cost.",
		level: "admin",
		application: !0,
		body: ke,
		answer: F
	},
	approveRequest: {
		call: "POST /api/sites/{siteId}/requests/{requestId}/approval",
		summary: "Approves a request in review: it is completed when its change is in Production.",
		level: "admin",
		application: !0,
		body: De,
		optionalBody: !0,
		answer: F
	}
}), mn = P({
	spec: "decided: Environments and deployment triggers",
	tag: "Environments",
	auth: "portal",
	level: "viewer"
}, {
	listEnvironments: {
		call: "GET /api/sites/{siteId}/environments",
		summary: "Returns the deployed state of Production and Preview, as known to the portal.",
		answer: on
	},
	putEnvironment: {
		call: "PUT /api/sites/{siteId}/environments/{environment}",
		summary: "Corrects the recorded state of an environment if a report was wrong or never arrived.",
		level: "admin",
		body: sn,
		answer: cn
	},
	listDeployments: {
		call: "GET /api/sites/{siteId}/deployments",
		summary: "Lists the reported deployments, newest first.",
		query: ln,
		answer: un
	},
	putCommit: {
		call: "PUT /api/sites/{siteId}/commits/{commitSha}",
		summary: "Reports the commits contained in a commit, if no event of the repository host did.",
		level: "admin",
		application: !0,
		body: dn,
		answer: fn
	}
}), hn = P({
	spec: "decided: Text key and text override",
	tag: "Text",
	auth: "portal",
	level: "viewer"
}, {
	listTexts: {
		call: "GET /api/sites/{siteId}/text",
		summary: "Lists the text keys of the site with their overrides: all, or those of a page, state, override status, request or search.",
		query: Ft,
		answer: Lt
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
		body: Rt,
		answer: zt
	},
	deleteTextOverride: {
		call: "DELETE /api/sites/{siteId}/text/{textKey}",
		summary: "Removes the override of a key: its default shows again; in commit mode, after the next deployment.",
		level: "editor",
		query: It,
		answer: zt
	},
	putTextMode: {
		call: "PUT /api/sites/{siteId}/text-mode",
		summary: "Chooses commit or runtime mode.",
		level: "admin",
		body: Bt,
		answer: Vt
	},
	getTextContent: {
		call: "GET /api/sites/{siteId}/text-content",
		summary: "Returns the content file for the next commit; for a development request, with its texts.",
		query: It,
		answer: Ht
	},
	commitTexts: {
		call: "POST /api/sites/{siteId}/text-commits",
		summary: "Reports the content file of a commit: pending overrides that it contains become committed.",
		level: "editor",
		application: !0,
		body: Ut,
		answer: Wt
	}
});
// src/contracts/portal/operations/operations.ts
var gn = e({ operations: () => _n });
const $ = "decided: Blog posts and page configuration", _n = {
	listPages: N.listPages,
	...P(xe, {
		listSites: {
			call: "GET /api/sites",
			summary: "Lists the sites that the caller can access.",
			query: it,
			answer: at,
			level: void 0
		},
		getSite: {
			history: !0,
			call: "GET /api/sites/{siteId}",
			summary: "Returns one site in detail.",
			answer: rt
		},
		patchSite: {
			call: "PATCH /api/sites/{siteId}",
			summary: "Changes the name, description, URL or features of a site.",
			repeatable: !0,
			level: "admin",
			body: lt,
			answer: ut
		},
		getStatistics: {
			call: "GET /api/sites/{siteId}/stats",
			summary: "Returns page views, content changes and development for a period.",
			query: bt,
			answer: xt
		},
		putPages: {
			call: "PUT /api/sites/{siteId}/pages",
			summary: "Reports the pages of the built site, with their default texts.",
			spec: "decided, of the local portal alone: a real one learns of pages in its own way",
			level: "editor",
			application: !0,
			largestBody: 32 << 20,
			body: B,
			answer: He
		},
		listSitePosts: {
			call: "GET /api/sites/{siteId}/posts",
			summary: "Lists the blog posts of a site, even if its blog is switched off.",
			spec: $,
			answer: jt
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
			body: kt,
			answer: At
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
			answer: _t
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
			body: ft,
			answer: pt
		}
	}),
	getSeoOverview: N.getSeoOverview,
	getSeoDefaults: N.getSeoDefaults,
	getSitemap: N.getSitemap,
	getPageSeo: N.getPageSeo,
	...P(he, {
		putSeoDefaults: {
			call: "PUT /api/sites/{siteId}/seo/defaults",
			summary: "Replaces the SEO defaults of the site.",
			level: "editor",
			body: $e,
			answer: et
		},
		getSitemapConfig: {
			history: !0,
			call: "GET /api/sites/{siteId}/seo/sitemap-config",
			summary: "Returns the configuration of the sitemap.",
			spec: "decided: Sitemap configuration",
			cacheControl: Ce,
			etag: !0,
			answer: V
		},
		putSitemapConfig: {
			call: "PUT /api/sites/{siteId}/seo/sitemap-config",
			summary: "Replaces the configuration of the sitemap.",
			level: "editor",
			body: V,
			answer: We
		},
		putPageSeo: {
			call: "PUT /api/sites/{siteId}/seo/{pageSlug}",
			summary: "Replaces the SEO metadata of a page.",
			level: "editor",
			body: Xe,
			answer: Ze
		},
		validatePageSeo: {
			call: "POST /api/sites/{siteId}/seo/{pageSlug}/validation",
			summary: "Returns the warnings and errors that a change would cause, without changing anything.",
			spec: "decided: Validation result",
			body: o({}),
			answer: Je
		},
		purgeSeoCache: {
			call: "POST /api/sites/{siteId}/seo/purge",
			summary: "Purges the SEO cache of the site.",
			spec: "decided: Limits, manual purge",
			level: "editor",
			answer: tt
		}
	}),
	...P({
		spec: "Endpoints: Public runtime APIs",
		tag: "Runtime",
		auth: "public",
		etag: !0
	}, {
		getPageText: {
			call: "GET /api/v1/pages/{pageSlug}/text",
			summary: "Returns the displayed texts of a page.",
			answer: Gt
		},
		listContentPages: {
			call: "GET /api/v1/content/pages",
			summary: "Returns the configuration of all pages.",
			answer: Dt
		},
		getContentPage: {
			call: "GET /api/v1/content/pages/{pageSlug}",
			summary: "Returns the configuration of a page.",
			answer: Et
		},
		listPosts: {
			call: "GET /api/v1/content/posts",
			summary: "Lists the blog posts, newest first.",
			answer: jt
		},
		getPost: {
			call: "GET /api/v1/content/posts/{postSlug}",
			summary: "Returns a blog post with its text.",
			answer: Y
		}
	}),
	createDeploymentToken: N.createDeploymentToken,
	completeDeployment: N.completeDeployment,
	...P(Se, { receiveRepohostEvent: {
		call: "POST /api/webhooks/repohost",
		summary: "Receives Issues, Pull requests and Pushes events from the repository host.",
		auth: "signature",
		largestBody: 25 << 20,
		body: Ke,
		answer: qe,
		status: 202
	} }),
	...hn,
	...pn,
	...mn,
	...rn,
	...P({
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
			answer: Pe
		},
		putWebhook: {
			call: "PUT /api/sites/{siteId}/webhook",
			summary: "Sets the webhook URL and the events sent to it; returns the signing secret.",
			body: Fe,
			answer: Ie
		},
		rotateWebhookSecret: {
			call: "POST /api/sites/{siteId}/webhook/secret",
			summary: "Creates a new signing secret; for a day, the previous one signs deliveries too.",
			answer: Le,
			status: 201
		},
		testWebhook: {
			call: "POST /api/sites/{siteId}/webhook/test",
			summary: "Sends an event with sample data and `test: true` to the webhook.",
			body: Re,
			optionalBody: !0,
			answer: z,
			status: 202
		},
		listDeliveries: {
			call: "GET /api/sites/{siteId}/webhook/deliveries",
			summary: "Lists the events sent, newest first, with every delivery attempt.",
			query: Be,
			answer: Ve
		},
		redeliver: {
			call: "POST /api/sites/{siteId}/webhook/deliveries/{deliveryId}/redelivery",
			summary: "Sends an event again, with its id; receivers recognise it.",
			answer: z,
			status: 202
		}
	}),
	...P({
		spec: "decided: Site permission levels",
		tag: "Access",
		auth: "portal",
		level: "owner"
	}, {
		listAccess: {
			call: "GET /api/sites/{siteId}/access",
			summary: "Lists the users with access to the site, and their levels.",
			answer: wt
		},
		putAccess: {
			call: "PUT /api/sites/{siteId}/access/{userId}",
			summary: "Grants a user an access level.",
			body: Tt,
			answer: J
		},
		deleteAccess: {
			call: "DELETE /api/sites/{siteId}/access/{userId}",
			summary: "Revokes a user's access.",
			answer: J
		}
	})
};
export { gn as t };
