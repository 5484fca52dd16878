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
import { A as t, B as n, E as ee, F as te, H as r, I as i, L as a, M as ne, N as o, P as s, R as c, S as l, T as u, U as re, V as d, W as f, g as p, j as ie, k as ae, v as oe } from "./session.js";
import { _t as se, bt as ce, ct as le, ft as ue, lt as de, mt as m, ot as h, pt as fe, st as pe, ut as me, vt as g } from "./shared-later.js";
import { A as _, C as v, D as y, F as b, G as he, H as ge, I as x, K as S, N as C, O as w, P as T, R as _e, S as ve, T as E, U as D, V as ye, W as O, _ as k, b as A, g as j, j as M, k as N, m as be, p as xe, q as Se, w as Ce, x as P, z as F } from "./config.js";
import { d as we, f as Te, i as Ee, l as De, m as I, o as Oe, p as L, u as ke } from "./shared-rarely.js";
// src/contracts/portal/event.ts
const R = k([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
E({
	event: R,
	timestamp: i,
	site: E({
		id: x(),
		slug: x()
	}),
	data: E({})
});
const Ae = E({
	webhookUrl: y(x()),
	events: A(R)
}), je = b({
	webhookUrl: y(a),
	events: A(R)
}), Me = E({
	success: P(),
	webhook: Ae,
	secret: x()
}), Ne = E({
	success: P(),
	secret: x(),
	previousUntil: i
}), Pe = b({ event: _(R) }), Fe = k([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), Ie = E({
	id: x(),
	event: R,
	webhookUrl: x(),
	status: Fe,
	attempts: A(E({
		at: i,
		status: _(v()),
		error: _(x())
	})),
	createdAt: i
}), Le = E({
	success: P(),
	delivery: Ie
}), Re = N({
	limit: n.limit,
	offset: n.offset
}), ze = E({
	deliveries: A(Ie),
	total: v()
}), z = b({ pages: A(b({
	path: x().check(D(1e3), S(/^\/[^?#\\]*$/, "Expected a path that starts with / and has no ? or #.")),
	title: x().check(D(1e3)),
	slug: _(o),
	type: _(x().check(O(1), D(100))),
	texts: _(C(te, x().check(D(1e4))))
})).check(D(2e4)) }), Be = E({
	success: P(),
	added: v(),
	changed: v(),
	removed: v(),
	total: v()
}), Ve = k([
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
]), B = b({
	excludePages: _(A(o)),
	defaultChangeFreq: _(Ve),
	priorities: _(C(o, w().check(ye(0), ge(1))))
}), He = E({
	success: _(P()),
	sitemapConfig: _(E({})),
	updatedAt: _(i),
	warnings: _(A(m))
}), V = E({ full_name: x() }), Ue = E({
	login: x(),
	type: _(x())
}), We = E({
	action: _(x()),
	repository: _(V),
	issue: _(E({
		number: v(),
		body: _(y(x())),
		state_reason: _(y(x())),
		author_association: _(x())
	})),
	pull_request: _(E({
		number: v(),
		body: _(y(x())),
		merged: _(y(P())),
		merge_commit_sha: _(y(x())),
		merged_by: _(y(Ue)),
		head: E({
			ref: x(),
			sha: x(),
			repo: _(y(V))
		}),
		base: E({
			ref: x(),
			sha: _(x())
		})
	})),
	ref: _(y(x())),
	before: _(x()),
	after: _(x()),
	created: _(P()),
	deleted: _(P()),
	forced: _(P()),
	commits: _(A(E({ id: x() })))
}), Ge = E({
	received: P(),
	event: x(),
	moved: A(E({
		requestId: x(),
		from: I,
		to: I
	})),
	reason: _(x())
}), Ke = E({
	valid: P(),
	warnings: A(m),
	errors: A(m)
}), H = 65536, qe = E({
	"@context": F().check(T(isContext, { error: "Expected a URL, an object or a list." })),
	"@type": F().check(T(isType, { error: "Expected a type name or a list of type names." }))
}).check(T((e) => new TextEncoder().encode(JSON.stringify(e)).length <= H, { error: `Expected at most ${H} bytes.` }));
function isContext(e) {
	return typeof e == "string" ? e !== "" : typeof e == "object" && !!e;
}
function isType(e) {
	let t = Array.isArray(e) ? e : [e];
	return t.length > 0 && t.every((e) => typeof e == "string" && e !== "");
}
function requireNonEmpty(e) {
	return T(({ [e]: t, derived: n }) => typeof t != "string" || /\S/.test(t) || [n].flat().includes(e), {
		error: "Must not be empty.",
		path: [e],
		when: (e) => typeof e.value == "object" && e.value !== null
	});
}
const Je = b({
	pageSlug: _(x()),
	updatedAt: _(x()),
	derived: _(A(x()).check(D(10))),
	title: re(g.title.maximum),
	description: re(g.description.maximum),
	keywords: _(A(x().check(O(1), D(200))).check(D(200))),
	canonical: _(a),
	noIndex: _(P()),
	noFollow: _(P()),
	openGraph: _(b({
		...me.shape,
		title: _(c(g.openGraphTitle.maximum)),
		description: _(c(g.openGraphDescription.maximum)),
		image: _(ie),
		imageWidth: _(w().check(he())),
		imageHeight: _(w().check(he()))
	})),
	social: _(b({
		...fe.shape,
		image: _(ie),
		site: _(s),
		creator: _(s)
	})),
	structuredData: _(qe)
}).check(requireNonEmpty("title"), requireNonEmpty("description")), Ye = E({
	success: P(),
	pageSlug: x(),
	updatedAt: i,
	warnings: _(A(m))
}), Xe = S(/^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/, "Expected a locale such as en_US, zh_Hans_CN or es_419."), Ze = b({
	titleSuffix: _(x().check(D(g.title.maximum))),
	defaultDescription: _(c(g.description.maximum)),
	defaultImage: _(a),
	socialHandle: _(s),
	locale: _(x().check(Xe))
}), Qe = E({
	success: _(P()),
	defaults: _(ue),
	updatedAt: _(i)
}), $e = E({
	success: P(),
	purgedAt: i
}), U = E({
	textOverrides: P(),
	seoManagement: P(),
	blogEnabled: P(),
	assistantEnabled: P()
}), W = E({
	id: x(),
	name: x()
}), G = k([
	"active",
	"pending",
	"archived"
]), et = E({
	id: x(),
	slug: x(),
	name: x(),
	url: x(),
	status: G,
	company: W,
	framework: x(),
	currentVersion: f(x()),
	devVersion: f(x()),
	lastDeployed: f(i),
	createdAt: i
}), tt = E({
	id: x(),
	slug: x(),
	name: x(),
	description: x(),
	url: x(),
	devUrl: f(x()),
	status: G,
	company: W,
	repository: E({
		owner: x(),
		name: x(),
		defaultBranch: x(),
		releaseBranch: f(x())
	}),
	framework: E({
		type: x(),
		version: x()
	}),
	versions: E({
		current: f(x()),
		development: f(x())
	}),
	features: U,
	statistics: E({
		pageViews: v(),
		textOverrides: v(),
		pendingRequests: v()
	}),
	lastDeployed: f(i),
	createdAt: i
}), nt = N({
	companyId: _(x()),
	status: _(G),
	...r
}), rt = E({
	sites: A(et),
	...d
}), it = x().check(O(1), D(200)), at = x().check(D(2e3)), ot = M(b(U.shape)), st = M(b({
	name: it,
	description: at,
	url: a,
	features: ot
})), ct = E({
	success: P(),
	site: E({
		id: x(),
		name: x(),
		updatedAt: i
	})
}), K = E({
	general: E({
		name: x(),
		description: x(),
		timezone: x()
	}),
	deployment: E({
		provider: x(),
		autoDeployDev: P(),
		requireApproval: P()
	}),
	notifications: E({
		email: P(),
		slack: P(),
		webhookUrl: y(x())
	}),
	features: U
}), lt = T((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), ut = M(b({
	general: M(b({
		name: it,
		description: at,
		timezone: x().check(lt)
	})),
	deployment: M(b({
		...K.shape.deployment.shape,
		provider: x().check(O(1))
	})),
	notifications: M(b({
		...K.shape.notifications.shape,
		webhookUrl: y(a)
	})),
	features: ot
})), dt = E({
	success: _(P()),
	settings: _(K),
	updatedAt: _(i)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
const ft = E({
	version: x(),
	status: Ce("production"),
	deployedAt: i,
	commitSha: x(),
	releaseNotes: x()
}), pt = E({
	version: x(),
	status: Ce("development"),
	branch: x(),
	changes: v(),
	createdAt: i
}), mt = ve("status", [ft, pt]), ht = E({ versions: A(mt) }), gt = k([
	"day",
	"week",
	"month",
	"year"
]), _t = _e([xe(), be()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const vt = N({
	period: _(gt),
	startDate: _(_t),
	endDate: _(_t)
}).check(T(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), yt = E({
	siteId: x(),
	period: x(),
	pageViews: E({
		total: v(),
		unique: v(),
		byPage: A(E({
			path: x(),
			views: v()
		}))
	}),
	content: E({
		textOverrides: v(),
		seoUpdates: v(),
		blogPosts: v()
	}),
	development: E({
		requestsCreated: v(),
		requestsCompleted: v(),
		deployments: v(),
		previewExchanges: _(v())
	})
}), bt = k(oe), xt = E({
	userId: x(),
	name: x(),
	level: bt
}), St = E({
	access: A(xt),
	total: v()
}), Ct = b({ level: bt }), q = E({ success: P() }), wt = E({
	slug: x(),
	path: x(),
	title: x(),
	type: x(),
	sections: _(A(x())),
	lastUpdated: i
}), Tt = E({
	pages: A(wt),
	total: v()
}), Et = E({
	slug: x(),
	title: x(),
	excerpt: x(),
	author: x(),
	tags: A(x()),
	publishedAt: i
}), J = E({
	...Et.shape,
	body: x(),
	updatedAt: i
}), Y = x().check(Se(), O(1, "Must not be empty."), D(200)), Dt = b({
	slug: _(x()),
	updatedAt: _(i),
	title: Y,
	author: Y,
	excerpt: j(x().check(D(1e3)), ""),
	tags: j(A(Y).check(D(50)), []),
	publishedAt: _(i),
	body: j(x().check(D(5e5)), "")
}), Ot = E({
	success: P(),
	post: J
}), kt = E({
	posts: A(Et),
	total: v()
}), X = k(["commit", "runtime"]), Z = k([
	"pending",
	"committed",
	"live",
	"replaced",
	"withdrawn"
]), At = E({
	value: y(x()),
	status: Z,
	requestId: _(x()),
	commitSha: _(x()),
	updatedAt: i,
	updatedBy: x()
}), Q = E({
	key: te,
	pageSlug: x(),
	default: x(),
	displayed: _(x()),
	override: _(E({
		...At.shape,
		value: x()
	})),
	overrides: _(A(At))
}), jt = k(["default", "overridden"]), Mt = N({
	status: _(Z),
	requestId: _(x()),
	page: _(x()),
	state: _(jt),
	order: _(k(["key", "page"])),
	...n
}), Nt = N({ requestId: _(x()) }), Pt = E({
	mode: X,
	texts: A(Q),
	total: v()
}), Ft = b({
	value: x().check(D(1e4)),
	requestId: _(x()),
	draft: _(P())
}), It = E({
	success: P(),
	text: Q
}), Lt = b({ mode: X }), Rt = E({
	success: P(),
	mode: X
}), zt = E({
	file: x(),
	content: C(x(), x()),
	pending: A(E({
		key: x(),
		value: y(x())
	}))
}), Bt = b({
	commitSha: t,
	content: C(x(), x()),
	requestId: _(x())
}), Vt = E({
	success: P(),
	committed: v(),
	...zt.shape
}), Ht = E({
	pageSlug: x(),
	mode: X,
	texts: C(x(), x()),
	updatedAt: i
}), Ut = N({
	path: _(x()),
	page: _(x()),
	...r
}), Wt = E({
	id: x(),
	at: i,
	by: x(),
	path: x(),
	page: _(x()),
	before: _(F()),
	after: _(F())
}), Gt = E({
	edits: A(Wt),
	...d
}), Kt = k([
	"missing",
	"short",
	"long",
	"duplicate",
	"noindex-in-sitemap",
	"image-missing"
]), qt = N({
	problem: _(Kt),
	...r
}), Jt = E({
	findings: A(E({
		pageSlug: x(),
		path: x(),
		title: x(),
		field: x(),
		problem: Kt,
		message: x()
	})),
	...d
}), { texts: Yt, ...Xt } = z.shape.pages.def.element.shape, Zt = b(Xt), Qt = E({
	success: P(),
	page: ce
}), $t = E({
	success: P(),
	published: v()
}), en = p({
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
		answer: q
	},
	publishTexts: {
		call: "POST /api/sites/{siteId}/text-publications",
		summary: "Publishes the drafts of texts; in runtime mode, the site shows them at once.",
		level: "editor",
		answer: $t
	}
}), tn = E({
	environment: u,
	url: _(x()),
	version: _(x()),
	commitSha: _(x()),
	deployedAt: _(i),
	provenance: _(ee),
	pagesChangedAt: _(i),
	correctedBy: _(x()),
	lastStatus: _(l),
	lastReport: _(i)
}), nn = E({ environments: A(tn) }), rn = b({
	version: ne,
	commitSha: ae,
	deployedAt: _(i),
	url: _(a),
	neverDeployed: _(P())
}), an = E({
	success: P(),
	environment: tn
}), on = N(r), sn = E({
	deployments: A(E({
		id: x(),
		environment: u,
		version: x(),
		commitSha: x(),
		status: l,
		timestamp: i,
		receivedAt: i,
		applied: P(),
		provenance: _(ee),
		url: _(x()),
		error: _(E({
			code: x(),
			message: x()
		})),
		run: E({
			id: x(),
			attempt: w(),
			url: _(x())
		})
	})),
	...d
}), cn = b({ holds: A(t).check(O(1), D(1e3)) }), ln = E({
	success: P(),
	moved: A(E({
		requestId: x(),
		from: I,
		to: I
	}))
}), un = p({
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
}), dn = p({
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
}), fn = p({
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
	listPages: h.listPages,
	...p(de, {
		listSites: {
			call: "GET /api/sites",
			summary: "Lists the sites that the caller can access.",
			query: nt,
			answer: rt,
			level: void 0
		},
		getSite: {
			history: !0,
			call: "GET /api/sites/{siteId}",
			summary: "Returns one site in detail.",
			answer: tt
		},
		patchSite: {
			call: "PATCH /api/sites/{siteId}",
			summary: "Changes the name, description, URL or features of a site.",
			repeatable: !0,
			level: "admin",
			body: st,
			answer: ct
		},
		getStatistics: {
			call: "GET /api/sites/{siteId}/stats",
			summary: "Returns page views, content changes and development for a period.",
			query: vt,
			answer: yt
		},
		putPages: {
			call: "PUT /api/sites/{siteId}/pages",
			summary: "Reports the pages of the built site, with their default texts.",
			spec: "decided, of the local portal alone: a real one learns of pages in its own way",
			level: "editor",
			application: !0,
			largestBody: 32 << 20,
			body: z,
			answer: Be
		},
		listSitePosts: {
			call: "GET /api/sites/{siteId}/posts",
			summary: "Lists the blog posts of a site, even if its blog is switched off.",
			spec: $,
			answer: kt
		},
		getSitePost: {
			history: !0,
			call: "GET /api/sites/{siteId}/posts/{postSlug}",
			summary: "Returns a blog post of a site with its text.",
			spec: $,
			etag: !0,
			answer: J
		},
		putSitePost: {
			call: "PUT /api/sites/{siteId}/posts/{postSlug}",
			summary: "Replaces a blog post, or creates it.",
			spec: $,
			level: "editor",
			body: Dt,
			answer: Ot
		},
		deleteSitePost: {
			call: "DELETE /api/sites/{siteId}/posts/{postSlug}",
			summary: "Deletes a blog post.",
			spec: $,
			level: "editor",
			answer: q
		},
		listVersions: {
			call: "GET /api/sites/{siteId}/versions",
			summary: "Returns the versions of a site, in production and in development.",
			answer: ht
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
			body: ut,
			answer: dt
		}
	}),
	getSeoOverview: h.getSeoOverview,
	getSeoDefaults: h.getSeoDefaults,
	getSitemap: h.getSitemap,
	getPageSeo: h.getPageSeo,
	...p(le, {
		putSeoDefaults: {
			call: "PUT /api/sites/{siteId}/seo/defaults",
			summary: "Replaces the SEO defaults of the site.",
			level: "editor",
			body: Ze,
			answer: Qe
		},
		getSitemapConfig: {
			history: !0,
			call: "GET /api/sites/{siteId}/seo/sitemap-config",
			summary: "Returns the configuration of the sitemap.",
			spec: "decided: Sitemap configuration",
			cacheControl: se,
			etag: !0,
			answer: B
		},
		putSitemapConfig: {
			call: "PUT /api/sites/{siteId}/seo/sitemap-config",
			summary: "Replaces the configuration of the sitemap.",
			level: "editor",
			body: B,
			answer: He
		},
		putPageSeo: {
			call: "PUT /api/sites/{siteId}/seo/{pageSlug}",
			summary: "Replaces the SEO metadata of a page.",
			level: "editor",
			body: Je,
			answer: Ye
		},
		validatePageSeo: {
			call: "POST /api/sites/{siteId}/seo/{pageSlug}/validation",
			summary: "Returns the warnings and errors that a change would cause, without changing anything.",
			spec: "decided: Validation result",
			body: E({}),
			answer: Ke
		},
		purgeSeoCache: {
			call: "POST /api/sites/{siteId}/seo/purge",
			summary: "Purges the SEO cache of the site.",
			spec: "decided: Limits, manual purge",
			level: "editor",
			answer: $e
		}
	}),
	...p({
		spec: "Endpoints: Public runtime APIs",
		tag: "Runtime",
		auth: "public"
	}, {
		getPageText: {
			call: "GET /api/v1/pages/{pageSlug}/text",
			summary: "Returns the displayed texts of a page.",
			answer: Ht
		},
		listContentPages: {
			call: "GET /api/v1/content/pages",
			summary: "Returns the configuration of all pages.",
			answer: Tt
		},
		getContentPage: {
			call: "GET /api/v1/content/pages/{pageSlug}",
			summary: "Returns the configuration of a page.",
			answer: wt
		},
		listPosts: {
			call: "GET /api/v1/content/posts",
			summary: "Lists the blog posts, newest first.",
			answer: kt
		},
		getPost: {
			call: "GET /api/v1/content/posts/{postSlug}",
			summary: "Returns a blog post with its text.",
			answer: J
		}
	}),
	createDeploymentToken: h.createDeploymentToken,
	completeDeployment: h.completeDeployment,
	...p(pe, { receiveRepohostEvent: {
		call: "POST /api/webhooks/repohost",
		summary: "Receives Issues, Pull requests and Pushes events from the repository host.",
		auth: "signature",
		largestBody: 25 << 20,
		body: We,
		answer: Ge,
		status: 202
	} }),
	...fn,
	...un,
	...dn,
	...en,
	...p({
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
			answer: Le,
			status: 202
		},
		listDeliveries: {
			call: "GET /api/sites/{siteId}/webhook/deliveries",
			summary: "Lists the events sent, newest first, with every delivery attempt.",
			query: Re,
			answer: ze
		},
		redeliver: {
			call: "POST /api/sites/{siteId}/webhook/deliveries/{deliveryId}/redelivery",
			summary: "Sends an event again, with its id; receivers recognise it.",
			answer: Le,
			status: 202
		}
	}),
	...p({
		spec: "decided: Site permission levels",
		tag: "Access",
		auth: "portal",
		level: "owner"
	}, {
		listAccess: {
			call: "GET /api/sites/{siteId}/access",
			summary: "Lists the users with access to the site, and their levels.",
			answer: St
		},
		putAccess: {
			call: "PUT /api/sites/{siteId}/access/{userId}",
			summary: "Grants a user an access level.",
			body: Ct,
			answer: q
		},
		deleteAccess: {
			call: "DELETE /api/sites/{siteId}/access/{userId}",
			summary: "Revokes a user's access.",
			answer: q
		}
	})
};
export { pn as t };
