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
import { $ as t, A as n, B as r, C as i, D as a, F as o, G as s, H as ee, I as c, J as l, K as u, N as te, O as d, P as ne, S as f, T as p, U as m, V as re, W as ie, X as h, Y as g, Z as _, _ as ae, b as v, ct as y, dt as oe, et as b, ft as se, g as ce, h as le, it as x, j as S, k as C, lt as w, nt as T, ot as ue, q as E, rt as de, st as fe, tt as D, ut as pe, v as me, x as he, y as O, z as k } from "./config.js";
import { C as ge, D as _e, E as A, _ as j, x as ve, y as ye } from "./session.js";
import { At as be, Bt as M, Ft as xe, Ht as Se, It as N, Mt as Ce, Ot as P, Pt as we, jt as Te, kt as Ee, zt as De } from "./shared-later.js";
import { ct as Oe, dt as F, ft as I, it as ke, lt as Ae, nt as je, st as Me, ut as Ne } from "./shared-rarely.js";
// src/contracts/portal/event.ts
const L = c([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
s({
	event: L,
	timestamp: f,
	site: s({
		id: T(),
		slug: T()
	}),
	data: s({})
});
const Pe = s({
	webhookUrl: u(T()),
	events: k(L)
}), Fe = D({
	webhookUrl: u(i),
	events: k(L)
}), Ie = s({
	success: r(),
	webhook: Pe,
	secret: T()
}), Le = s({
	success: r(),
	secret: T(),
	previousUntil: f
}), Re = D({ event: h(L) }), ze = c([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), R = s({
	id: T(),
	event: L,
	webhookUrl: T(),
	status: ze,
	attempts: k(s({
		at: f,
		status: h(m()),
		error: h(T())
	})),
	createdAt: f
}), z = s({
	success: r(),
	delivery: R
}), Be = g({
	limit: a.limit,
	offset: a.offset
}), Ve = s({
	deliveries: k(R),
	total: m()
}), B = D({ pages: k(D({
	path: T().check(y(1e3), oe(/^\/[^?#\\]*$/, "Expected a path that starts with / and has no ? or #.")),
	title: T().check(y(1e3)),
	slug: h(O),
	type: h(T().check(w(1), y(100))),
	texts: h(t(he, T().check(y(1e4))))
})).check(y(2e4)) }), He = s({
	success: r(),
	added: m(),
	changed: m(),
	removed: m(),
	total: m()
}), Ue = c([
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
]), V = D({
	excludePages: h(k(O)),
	defaultChangeFreq: h(Ue),
	priorities: h(t(O, l().check(ue(0), fe(1))))
}), We = s({
	success: h(r()),
	sitemapConfig: h(s({})),
	updatedAt: h(f),
	warnings: h(k(N))
}), H = s({ full_name: T() }), Ge = s({
	login: T(),
	type: h(T())
}), Ke = s({
	action: h(T()),
	repository: h(H),
	issue: h(s({
		number: m(),
		body: E(T()),
		state_reason: E(T()),
		author_association: h(T())
	})),
	pull_request: h(s({
		number: m(),
		body: E(T()),
		merged: E(r()),
		merge_commit_sha: E(T()),
		merged_by: E(Ge),
		head: s({
			ref: T(),
			sha: T(),
			repo: E(H)
		}),
		base: s({
			ref: T(),
			sha: h(T())
		})
	})),
	ref: E(T()),
	before: h(T()),
	after: h(T()),
	created: h(r()),
	deleted: h(r()),
	forced: h(r()),
	commits: h(k(s({ id: T() })))
}), qe = s({
	received: r(),
	event: T(),
	moved: k(s({
		requestId: T(),
		from: I,
		to: I
	})),
	reason: h(T())
}), Je = s({
	valid: r(),
	warnings: k(N),
	errors: k(N)
}), U = 65536, Ye = s({
	"@context": x().check(b(isContext, { error: "Expected a URL, an object or a list." })),
	"@type": x().check(b(isType, { error: "Expected a type name or a list of type names." }))
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
const Xe = D({
	pageSlug: h(T()),
	updatedAt: h(T()),
	derived: h(k(T()).check(y(10))),
	title: n(M.title.maximum),
	description: n(M.description.maximum),
	keywords: h(k(T().check(w(1), y(200))).check(y(200))),
	canonical: h(i),
	noIndex: h(r()),
	noFollow: h(r()),
	openGraph: h(D({
		...Ce.shape,
		title: h(p(M.openGraphTitle.maximum)),
		description: h(p(M.openGraphDescription.maximum)),
		image: h(ae),
		imageWidth: h(l().check(pe())),
		imageHeight: h(l().check(pe()))
	})),
	social: h(D({
		...xe.shape,
		image: h(ae),
		site: h(v),
		creator: h(v)
	})),
	structuredData: h(Ye)
}).check(requireNonEmpty("title"), requireNonEmpty("description")), Ze = s({
	success: r(),
	pageSlug: T(),
	updatedAt: f,
	warnings: h(k(N))
}), Qe = oe(/^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/, "Expected a locale such as en_US, zh_Hans_CN or es_419."), $e = _(D({
	titleSuffix: T().check(y(M.title.maximum)),
	defaultDescription: p(M.description.maximum),
	defaultImage: i,
	socialHandle: v,
	locale: T().check(Qe)
})), et = s({
	success: h(r()),
	defaults: h(we),
	updatedAt: h(f)
}), tt = s({
	success: r(),
	purgedAt: f
}), W = s({
	textOverrides: r(),
	seoManagement: r(),
	blogEnabled: r(),
	assistantEnabled: r()
}), nt = s({
	id: T(),
	name: T()
}), G = c([
	"active",
	"pending",
	"archived"
]), rt = s({
	id: T(),
	slug: T(),
	name: T(),
	url: T(),
	status: G,
	company: nt,
	framework: T(),
	currentVersion: S(T()),
	devVersion: S(T()),
	lastDeployed: S(f),
	createdAt: f
}), it = s({
	id: T(),
	slug: T(),
	name: T(),
	description: T(),
	url: T(),
	devUrl: S(T()),
	status: G,
	company: nt,
	repository: s({
		owner: T(),
		name: T(),
		defaultBranch: T(),
		releaseBranch: S(T())
	}),
	framework: s({
		type: T(),
		version: T()
	}),
	versions: s({
		current: S(T()),
		development: S(T())
	}),
	features: W,
	statistics: s({
		pageViews: m(),
		textOverrides: m(),
		pendingRequests: m()
	}),
	lastDeployed: S(f),
	createdAt: f
}), at = g({
	companyId: h(T()),
	status: h(G),
	...C
}), ot = s({
	sites: k(rt),
	...d
}), st = T().check(w(1), y(200)), ct = T().check(y(2e3)), lt = _(D(W.shape)), ut = _(D({
	name: st,
	description: ct,
	url: i,
	features: lt
})), dt = s({
	success: r(),
	site: s({
		id: T(),
		name: T(),
		updatedAt: f
	})
}), K = s({
	general: s({
		name: T(),
		description: T(),
		timezone: T()
	}),
	deployment: s({
		provider: T(),
		autoDeployDev: r(),
		requireApproval: r()
	}),
	notifications: s({
		email: r(),
		slack: r(),
		webhookUrl: u(T())
	}),
	features: W
}), ft = b((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), pt = _(D({
	general: _(D({
		name: st,
		description: ct,
		timezone: T().check(ft)
	})),
	deployment: _(D({
		...K.shape.deployment.shape,
		provider: T().check(w(1))
	})),
	notifications: _(D({
		...K.shape.notifications.shape,
		webhookUrl: u(i)
	})),
	features: lt
})), mt = s({
	success: h(r()),
	settings: h(K),
	updatedAt: h(f)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
const ht = s({
	version: T(),
	status: ie("production"),
	deployedAt: f,
	commitSha: T(),
	releaseNotes: T()
}), gt = s({
	version: T(),
	status: ie("development"),
	branch: T(),
	changes: m(),
	createdAt: f
}), _t = re("status", [ht, gt]), vt = s({ versions: k(_t) }), yt = c([
	"day",
	"week",
	"month",
	"year"
]), bt = de([te(), ne()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const xt = g({
	period: h(yt),
	startDate: h(bt),
	endDate: h(bt)
}).check(b(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), St = s({
	siteId: T(),
	period: T(),
	pageViews: s({
		total: m(),
		unique: m(),
		byPage: k(s({
			path: T(),
			views: m()
		}))
	}),
	content: s({
		textOverrides: m(),
		seoUpdates: m(),
		blogPosts: m()
	}),
	development: s({
		requestsCreated: m(),
		requestsCompleted: m(),
		deployments: m(),
		previewExchanges: h(m())
	})
}), q = c(ye), Ct = s({
	userId: T(),
	name: T(),
	level: q
}), wt = s({
	access: k(Ct),
	total: m()
}), Tt = D({ level: q }), J = s({ success: r() }), Et = s({
	slug: T(),
	path: T(),
	title: T(),
	type: T(),
	sections: h(k(T())),
	lastUpdated: f
}), Dt = s({
	pages: k(Et),
	total: m()
}), Ot = s({
	slug: T(),
	title: T(),
	excerpt: T(),
	author: T(),
	tags: k(T()),
	publishedAt: f
}), Y = s({
	...Ot.shape,
	body: T(),
	updatedAt: f
}), X = T().check(se(), w(1, "Must not be empty."), y(200)), kt = D({
	slug: h(T()),
	updatedAt: h(f),
	title: X,
	author: X,
	excerpt: o(T().check(y(1e3)), ""),
	tags: o(k(X).check(y(50)), []),
	publishedAt: h(f),
	body: o(T().check(y(5e5)), "")
}), At = s({
	success: r(),
	post: Y
}), jt = s({
	posts: k(Ot),
	total: m()
}), Z = c(["commit", "runtime"]), Mt = c([
	"pending",
	"committed",
	"live",
	"replaced",
	"withdrawn"
]), Nt = s({
	value: u(T()),
	status: Mt,
	requestId: h(T()),
	commitSha: h(T()),
	updatedAt: f,
	updatedBy: T()
}), Q = s({
	key: he,
	pageSlug: T(),
	pageCount: h(m()),
	default: T(),
	displayed: h(T()),
	override: h(s({
		...Nt.shape,
		value: T()
	})),
	overrides: h(k(Nt))
}), Pt = c(["default", "overridden"]), Ft = g({
	status: h(Mt),
	requestId: h(T()),
	page: h(T()),
	state: h(Pt),
	order: h(c(["key", "page"])),
	...a
}), It = g({ requestId: h(T()) }), Lt = s({
	mode: Z,
	texts: k(Q),
	total: m()
}), Rt = D({
	value: T().check(y(1e4)),
	requestId: h(T()),
	draft: h(r())
}), zt = s({
	success: r(),
	text: Q
}), Bt = D({ mode: Z }), Vt = s({
	success: r(),
	mode: Z
}), Ht = s({
	file: T(),
	content: t(T(), T()),
	pending: k(s({
		key: T(),
		value: u(T())
	}))
}), Ut = D({
	commitSha: ce,
	content: t(T(), T()),
	requestId: h(T())
}), Wt = s({
	success: r(),
	committed: m(),
	...Ht.shape
}), Gt = s({
	pageSlug: T(),
	mode: Z,
	texts: t(T(), T()),
	updatedAt: f
}), Kt = g({
	path: h(T()),
	id: h(T()),
	page: h(T()),
	...C
}), qt = s({
	id: T(),
	at: f,
	by: T(),
	path: T(),
	page: h(T()),
	before: h(x()),
	after: h(x())
}), Jt = s({
	edits: k(qt),
	...d
}), Yt = c([
	"missing",
	"short",
	"long",
	"duplicate",
	"noindex-in-sitemap",
	"image-missing"
]), Xt = g({
	problem: h(Yt),
	...C
}), Zt = s({
	findings: k(s({
		pageSlug: T(),
		path: T(),
		title: T(),
		field: T(),
		problem: Yt,
		message: T()
	})),
	...d
}), { texts: Qt, ...$t } = B.shape.pages.def.element.shape, en = D($t), tn = s({
	success: r(),
	page: Se
}), nn = s({
	success: r(),
	published: m()
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
}), an = s({
	environment: A,
	url: h(T()),
	version: h(T()),
	commitSha: h(T()),
	deployedAt: h(f),
	provenance: h(_e),
	pagesReadAt: h(f),
	pagesChangedAt: h(f),
	correctedBy: h(T()),
	lastStatus: h(ge),
	lastReport: h(f)
}), on = s({ environments: k(an) }), sn = D({
	version: me,
	commitSha: le,
	deployedAt: h(f),
	url: h(i),
	neverDeployed: h(r())
}), cn = s({
	success: r(),
	environment: an
}), ln = g(C), un = s({
	deployments: k(s({
		id: T(),
		environment: A,
		version: T(),
		commitSha: T(),
		status: ge,
		timestamp: f,
		receivedAt: f,
		applied: r(),
		provenance: h(_e),
		url: h(T()),
		error: ve.shape.error,
		run: ee(ve.shape.run, { url: h(T()) })
	})),
	...d
}), dn = D({ holds: k(ce).check(w(1), y(1e3)) }), fn = s({
	success: r(),
	moved: k(s({
		requestId: T(),
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
		query: Ae,
		answer: Oe
	},
	createRequest: {
		call: "POST /api/sites/{siteId}/requests",
		summary: "Submits a development request.",
		level: "admin",
		body: Me,
		answer: F,
		status: 201
	},
	getRequest: {
		call: "GET /api/sites/{siteId}/requests/{requestId}",
		summary: "Returns a development request.",
		etag: !0,
		answer: ke
	},
	patchRequest: {
		call: "PATCH /api/sites/{siteId}/requests/{requestId}",
		summary: "Moves a request, classifies it, links its issue, pull request and commits, or records its cost.",
		level: "admin",
		application: !0,
		body: Ne,
		answer: F
	},
	approveRequest: {
		call: "POST /api/sites/{siteId}/requests/{requestId}/approval",
		summary: "Approves a request in review: it is completed when its change is in Production.",
		level: "admin",
		application: !0,
		body: je,
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
	...j(Te, {
		listSites: {
			call: "GET /api/sites",
			summary: "Lists the sites that the caller can access.",
			query: at,
			answer: ot,
			level: void 0
		},
		getSite: {
			history: !0,
			call: "GET /api/sites/{siteId}",
			summary: "Returns one site in detail.",
			answer: it
		},
		patchSite: {
			call: "PATCH /api/sites/{siteId}",
			summary: "Changes the name, description, URL or features of a site.",
			repeatable: !0,
			level: "admin",
			body: ut,
			answer: dt
		},
		getStatistics: {
			call: "GET /api/sites/{siteId}/stats",
			summary: "Returns page views, content changes and development for a period.",
			query: xt,
			answer: St
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
			answer: vt
		},
		getSettings: {
			history: !0,
			call: "GET /api/sites/{siteId}/settings",
			summary: "Returns the settings of a site.",
			etag: !0,
			answer: K
		},
		putSettings: {
			call: "PUT /api/sites/{siteId}/settings",
			summary: "Changes the settings in the body; the rest stay unchanged.",
			level: "admin",
			body: pt,
			answer: mt
		}
	}),
	getSeoOverview: P.getSeoOverview,
	getSeoDefaults: P.getSeoDefaults,
	getSitemap: P.getSitemap,
	getPageSeo: P.getPageSeo,
	...j(be, {
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
			cacheControl: De,
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
			body: s({}),
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
	...j(Ee, { receiveRepohostEvent: {
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
