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
import { $ as t, A as n, C as r, E as i, F as ee, G as a, H as o, I as te, J as s, K as c, L as l, M as ne, N as u, O as d, Q as f, R as p, S as m, U as re, V as h, W as ie, X as g, Y as _, Z as v, _ as ae, at as oe, b as y, ct as se, dt as b, ft as ce, g as le, h as ue, it as x, k as S, lt as de, mt as fe, nt as C, ot as w, pt as pe, q as T, rt as E, tt as D, ut as O, w as k, x as A, y as me } from "./config.js";
import { At as he, Bt as ge, Ft as _e, Gt as j, It as ve, Kt as ye, Lt as M, Mt as be, Nt as xe, Ut as Se, Vt as N, jt as Ce, kt as P } from "./shared-later.js";
import { ct as we, dt as F, ft as I, it as Te, lt as Ee, nt as De, st as Oe, ut as ke } from "./shared-rarely.js";
import { C as Ae, S as je, _ as Me, y as Ne } from "./session.js";
// src/contracts/portal/event.ts
const L = p([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
T({
	event: L,
	timestamp: r,
	site: T({
		id: x(),
		slug: x()
	}),
	data: T({})
});
const Pe = T({
	webhookUrl: s(x()),
	events: h(L)
}), Fe = E({
	webhookUrl: s(k),
	events: h(L)
}), Ie = T({
	success: o(),
	webhook: Pe,
	secret: x()
}), Le = T({
	success: o(),
	secret: x(),
	previousUntil: r
}), Re = E({ event: f(L) }), ze = p([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), R = T({
	id: x(),
	event: L,
	webhookUrl: x(),
	status: ze,
	attempts: h(T({
		at: r,
		status: f(a()),
		error: f(x())
	})),
	createdAt: r
}), z = T({
	success: o(),
	delivery: R
}), Be = v({
	limit: d.limit,
	offset: d.offset
}), Ve = T({
	deliveries: h(R),
	total: a()
}), B = E({ pages: h(E({
	path: x().check(O(1e3), pe(/^\/[^?#\\]*$/, "Expected a path that starts with / and has no ? or #.")),
	title: x().check(O(1e3)),
	slug: f(y),
	type: f(x().check(b(1), O(100))),
	texts: f(D(m, x().check(O(1e4))))
})).check(O(2e4)) }), He = T({
	success: o(),
	added: a(),
	changed: a(),
	removed: a(),
	total: a()
}), Ue = p([
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
]), V = E({
	excludePages: f(h(y)),
	defaultChangeFreq: f(Ue),
	priorities: f(D(y, g().check(se(0), de(1))))
}), We = T({
	success: f(o()),
	sitemapConfig: f(T({})),
	updatedAt: f(r),
	warnings: f(h(M))
}), H = T({ full_name: x() }), Ge = T({
	login: x(),
	type: f(x())
}), Ke = T({
	action: f(x()),
	repository: f(H),
	issue: f(T({
		number: a(),
		body: _(x()),
		state_reason: _(x()),
		author_association: f(x())
	})),
	pull_request: f(T({
		number: a(),
		body: _(x()),
		merged: _(o()),
		merge_commit_sha: _(x()),
		merged_by: _(Ge),
		head: T({
			ref: x(),
			sha: x(),
			repo: _(H)
		}),
		base: T({
			ref: x(),
			sha: f(x())
		})
	})),
	ref: _(x()),
	before: f(x()),
	after: f(x()),
	created: f(o()),
	deleted: f(o()),
	forced: f(o()),
	commits: f(h(T({ id: x() })))
}), qe = T({
	received: o(),
	event: x(),
	moved: h(T({
		requestId: x(),
		from: I,
		to: I
	})),
	reason: f(x())
}), Je = T({
	valid: o(),
	warnings: h(M),
	errors: h(M)
}), U = 65536, Ye = T({
	"@context": w().check(C(isContext, { error: "Expected a URL, an object or a list." })),
	"@type": w().check(C(isType, { error: "Expected a type name or a list of type names." }))
}).check(C((e) => new TextEncoder().encode(JSON.stringify(e)).length <= U, { error: `Expected at most ${U} bytes.` }));
function isContext(e) {
	return typeof e == "string" ? e !== "" : typeof e == "object" && !!e;
}
function isType(e) {
	let t = Array.isArray(e) ? e : [e];
	return t.length > 0 && t.every((e) => typeof e == "string" && e !== "");
}
function requireNonEmpty(e) {
	return C(({ [e]: t, derived: n }) => typeof t != "string" || /\S/.test(t) || [n].flat().includes(e), {
		error: "Must not be empty.",
		path: [e],
		when: (e) => typeof e.value == "object" && e.value !== null
	});
}
const Xe = E({
	pageSlug: f(x()),
	updatedAt: f(x()),
	derived: f(h(x()).check(O(10))),
	title: ne(N.title.maximum),
	description: ne(N.description.maximum),
	keywords: f(h(x().check(b(1), O(200))).check(O(200))),
	canonical: f(k),
	noIndex: f(o()),
	noFollow: f(o()),
	openGraph: f(E({
		...xe.shape,
		title: f(i(N.openGraphTitle.maximum)),
		description: f(i(N.openGraphDescription.maximum)),
		image: f(ae),
		imageWidth: f(g().check(ce())),
		imageHeight: f(g().check(ce()))
	})),
	social: f(E({
		...ve.shape,
		image: f(ae),
		site: f(A),
		creator: f(A)
	})),
	structuredData: f(Ye)
}).check(requireNonEmpty("title"), requireNonEmpty("description")), Ze = T({
	success: o(),
	pageSlug: x(),
	updatedAt: r,
	warnings: f(h(M))
}), Qe = pe(/^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/, "Expected a locale such as en_US, zh_Hans_CN or es_419."), $e = t(E({
	titleSuffix: x().check(O(N.title.maximum)),
	defaultDescription: i(N.description.maximum),
	defaultImage: k,
	socialHandle: A,
	locale: x().check(Qe)
})), et = T({
	success: f(o()),
	defaults: f(_e),
	updatedAt: f(r)
}), tt = T({
	success: o(),
	purgedAt: r
}), W = T({
	textOverrides: o(),
	seoManagement: o(),
	blogEnabled: o(),
	assistantEnabled: o()
}), G = T({
	id: x(),
	name: x()
}), K = p([
	"active",
	"pending",
	"archived"
]), nt = T({
	id: x(),
	slug: x(),
	name: x(),
	url: x(),
	status: K,
	company: G,
	framework: x(),
	currentVersion: u(x()),
	devVersion: u(x()),
	lastDeployed: u(r),
	createdAt: r
}), rt = T({
	id: x(),
	slug: x(),
	name: x(),
	description: x(),
	url: x(),
	devUrl: u(x()),
	status: K,
	company: G,
	repository: T({
		owner: x(),
		name: x(),
		defaultBranch: x(),
		releaseBranch: u(x())
	}),
	framework: T({
		type: x(),
		version: x()
	}),
	versions: T({
		current: u(x()),
		development: u(x())
	}),
	features: W,
	statistics: T({
		pageViews: a(),
		textOverrides: a(),
		pendingRequests: a()
	}),
	lastDeployed: u(r),
	createdAt: r
}), it = v({
	companyId: f(x()),
	status: f(K),
	...n
}), at = T({
	sites: h(nt),
	...S
}), ot = x().check(b(1), O(200)), st = x().check(O(2e3)), ct = t(E(W.shape)), lt = t(E({
	name: ot,
	description: st,
	url: k,
	features: ct
})), ut = T({
	success: o(),
	site: T({
		id: x(),
		name: x(),
		updatedAt: r
	})
}), q = T({
	general: T({
		name: x(),
		description: x(),
		timezone: x()
	}),
	deployment: T({
		provider: x(),
		autoDeployDev: o(),
		requireApproval: o()
	}),
	notifications: T({
		email: o(),
		slack: o(),
		webhookUrl: s(x())
	}),
	features: W
}), dt = C((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), ft = t(E({
	general: t(E({
		name: ot,
		description: st,
		timezone: x().check(dt)
	})),
	deployment: t(E({
		...q.shape.deployment.shape,
		provider: x().check(b(1))
	})),
	notifications: t(E({
		...q.shape.notifications.shape,
		webhookUrl: s(k)
	})),
	features: ct
})), pt = T({
	success: f(o()),
	settings: f(q),
	updatedAt: f(r)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
const mt = T({
	version: x(),
	status: c("production"),
	deployedAt: r,
	commitSha: x(),
	releaseNotes: x()
}), ht = T({
	version: x(),
	status: c("development"),
	branch: x(),
	changes: a(),
	createdAt: r
}), gt = re("status", [mt, ht]), _t = T({ versions: h(gt) }), vt = p([
	"day",
	"week",
	"month",
	"year"
]), yt = oe([ee(), te()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const bt = v({
	period: f(vt),
	startDate: f(yt),
	endDate: f(yt)
}).check(C(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), xt = T({
	siteId: x(),
	period: x(),
	pageViews: T({
		total: a(),
		unique: a(),
		byPage: h(T({
			path: x(),
			views: a()
		}))
	}),
	content: T({
		textOverrides: a(),
		seoUpdates: a(),
		blogPosts: a()
	}),
	development: T({
		requestsCreated: a(),
		requestsCompleted: a(),
		deployments: a(),
		previewExchanges: f(a())
	})
}), St = p(ye), Ct = T({
	userId: x(),
	name: x(),
	level: St
}), wt = T({
	access: h(Ct),
	total: a()
}), Tt = E({ level: St }), J = T({ success: o() }), Et = T({
	slug: x(),
	path: x(),
	title: x(),
	type: x(),
	sections: f(h(x())),
	lastUpdated: r
}), Dt = T({
	pages: h(Et),
	total: a()
}), Ot = T({
	slug: x(),
	title: x(),
	excerpt: x(),
	author: x(),
	tags: h(x()),
	publishedAt: r
}), Y = T({
	...Ot.shape,
	body: x(),
	updatedAt: r
}), X = x().check(fe(), b(1, "Must not be empty."), O(200)), kt = E({
	slug: f(x()),
	updatedAt: f(r),
	title: X,
	author: X,
	excerpt: l(x().check(O(1e3)), ""),
	tags: l(h(X).check(O(50)), []),
	publishedAt: f(r),
	body: l(x().check(O(5e5)), "")
}), At = T({
	success: o(),
	post: Y
}), jt = T({
	posts: h(Ot),
	total: a()
}), Z = p(["commit", "runtime"]), Mt = p([
	"pending",
	"committed",
	"live",
	"replaced",
	"withdrawn"
]), Nt = T({
	value: s(x()),
	status: Mt,
	requestId: f(x()),
	commitSha: f(x()),
	updatedAt: r,
	updatedBy: x()
}), Q = T({
	key: m,
	pageSlug: x(),
	pageCount: f(a()),
	default: x(),
	displayed: f(x()),
	override: f(T({
		...Nt.shape,
		value: x()
	})),
	overrides: f(h(Nt))
}), Pt = p(["default", "overridden"]), Ft = v({
	status: f(Mt),
	requestId: f(x()),
	page: f(x()),
	state: f(Pt),
	order: f(p(["key", "page"])),
	...d
}), It = v({ requestId: f(x()) }), Lt = T({
	mode: Z,
	texts: h(Q),
	total: a()
}), Rt = E({
	value: x().check(O(1e4)),
	requestId: f(x()),
	draft: f(o())
}), zt = T({
	success: o(),
	text: Q
}), Bt = E({ mode: Z }), Vt = T({
	success: o(),
	mode: Z
}), Ht = T({
	file: x(),
	content: D(x(), x()),
	pending: h(T({
		key: x(),
		value: s(x())
	}))
}), Ut = E({
	commitSha: le,
	content: D(x(), x()),
	requestId: f(x())
}), Wt = T({
	success: o(),
	committed: a(),
	...Ht.shape
}), Gt = T({
	pageSlug: x(),
	mode: Z,
	texts: D(x(), x()),
	updatedAt: r
}), Kt = v({
	path: f(x()),
	id: f(x()),
	page: f(x()),
	...n
}), qt = T({
	id: x(),
	at: r,
	by: x(),
	path: x(),
	page: f(x()),
	before: f(w()),
	after: f(w())
}), Jt = T({
	edits: h(qt),
	...S
}), Yt = p([
	"missing",
	"short",
	"long",
	"duplicate",
	"noindex-in-sitemap",
	"image-missing"
]), Xt = v({
	problem: f(Yt),
	...n
}), Zt = T({
	findings: h(T({
		pageSlug: x(),
		path: x(),
		title: x(),
		field: x(),
		problem: Yt,
		message: x()
	})),
	...S
}), { texts: Qt, ...$t } = B.shape.pages.def.element.shape, en = E($t), tn = T({
	success: o(),
	page: Se
}), nn = T({
	success: o(),
	published: a()
}), rn = j({
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
}), an = T({
	environment: je,
	url: f(x()),
	version: f(x()),
	commitSha: f(x()),
	deployedAt: f(r),
	provenance: f(Ae),
	pagesReadAt: f(r),
	pagesChangedAt: f(r),
	correctedBy: f(x()),
	lastStatus: f(Ne),
	lastReport: f(r)
}), on = T({ environments: h(an) }), sn = E({
	version: me,
	commitSha: ue,
	deployedAt: f(r),
	url: f(k),
	neverDeployed: f(o())
}), cn = T({
	success: o(),
	environment: an
}), ln = v(n), un = T({
	deployments: h(T({
		id: x(),
		environment: je,
		version: x(),
		commitSha: x(),
		status: Ne,
		timestamp: r,
		receivedAt: r,
		applied: o(),
		provenance: f(Ae),
		url: f(x()),
		error: Me.shape.error,
		run: ie(Me.shape.run, { url: f(x()) })
	})),
	...S
}), dn = E({ holds: h(le).check(b(1), O(1e3)) }), fn = T({
	success: o(),
	moved: h(T({
		requestId: x(),
		from: I,
		to: I
	}))
}), pn = j({
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
}), mn = j({
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
}), hn = j({
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
	listPages: P.listPages,
	...j(be, {
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
	getSeoOverview: P.getSeoOverview,
	getSeoDefaults: P.getSeoDefaults,
	getSitemap: P.getSitemap,
	getPageSeo: P.getPageSeo,
	...j(Ce, {
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
			cacheControl: ge,
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
			body: T({}),
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
	...j({
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
	createDeploymentToken: P.createDeploymentToken,
	completeDeployment: P.completeDeployment,
	...j(he, { receiveRepohostEvent: {
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
	...j({
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
	...j({
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
