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
import { B as t, D as n, F as r, G as ee, H as i, I as a, K as o, L as te, M as ne, N as s, O as re, P as ie, R as c, U as l, W as u, b as ae, j as oe, v as d, w as se, z as f } from "./session.js";
import { At as ce, Dt as le, Et as ue, Ft as de, It as p, Mt as m, Ot as fe, Rt as pe, Tt as me, jt as he, wt as h } from "./shared-later.js";
import { A as g, B as _, C as ge, E as v, F as y, G as b, H as _e, I as x, J as ve, K as S, L as C, M as w, O as T, P as E, S as D, T as ye, U as be, W as O, _ as k, h as xe, j as A, k as j, m as Se, q as M, v as N, w as P, x as F, z as Ce } from "./config.js";
import { d as we, f as Te, i as Ee, l as De, m as I, o as Oe, p as L, u as ke } from "./shared-rarely.js";
// src/contracts/portal/event.ts
const R = N([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
v({
	event: R,
	timestamp: c,
	site: v({
		id: C(),
		slug: C()
	}),
	data: v({})
});
const Ae = v({
	webhookUrl: T(C()),
	events: F(R)
}), je = x({
	webhookUrl: T(f),
	events: F(R)
}), Me = v({
	success: D(),
	webhook: Ae,
	secret: C()
}), Ne = v({
	success: D(),
	secret: C(),
	previousUntil: c
}), Pe = x({ event: A(R) }), Fe = N([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), Ie = v({
	id: C(),
	event: R,
	webhookUrl: C(),
	status: Fe,
	attempts: F(v({
		at: c,
		status: A(P()),
		error: A(C())
	})),
	createdAt: c
}), Le = v({
	success: D(),
	delivery: Ie
}), Re = g({
	limit: i.limit,
	offset: i.offset
}), ze = v({
	deliveries: F(Ie),
	total: P()
}), z = x({ pages: F(x({
	path: C().check(O(1e3), M(/^\/[^?#\\]*$/, "Expected a path that starts with / and has no ? or #.")),
	title: C().check(O(1e3)),
	slug: A(r),
	type: A(C().check(b(1), O(100))),
	texts: A(E(te, C().check(O(1e4))))
})).check(O(2e4)) }), Be = v({
	success: D(),
	added: P(),
	changed: P(),
	removed: P(),
	total: P()
}), Ve = N([
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
]), B = x({
	excludePages: A(F(r)),
	defaultChangeFreq: A(Ve),
	priorities: A(E(r, j().check(_e(0), be(1))))
}), He = v({
	success: A(D()),
	sitemapConfig: A(v({})),
	updatedAt: A(c),
	warnings: A(F(m))
}), V = v({ full_name: C() }), Ue = v({
	login: C(),
	type: A(C())
}), We = v({
	action: A(C()),
	repository: A(V),
	issue: A(v({
		number: P(),
		body: A(T(C())),
		state_reason: A(T(C())),
		author_association: A(C())
	})),
	pull_request: A(v({
		number: P(),
		body: A(T(C())),
		merged: A(T(D())),
		merge_commit_sha: A(T(C())),
		merged_by: A(T(Ue)),
		head: v({
			ref: C(),
			sha: C(),
			repo: A(T(V))
		}),
		base: v({
			ref: C(),
			sha: A(C())
		})
	})),
	ref: A(T(C())),
	before: A(C()),
	after: A(C()),
	created: A(D()),
	deleted: A(D()),
	forced: A(D()),
	commits: A(F(v({ id: C() })))
}), Ge = v({
	received: D(),
	event: C(),
	moved: F(v({
		requestId: C(),
		from: I,
		to: I
	})),
	reason: A(C())
}), Ke = v({
	valid: D(),
	warnings: F(m),
	errors: F(m)
}), H = 65536, qe = v({
	"@context": _().check(y(isContext, { error: "Expected a URL, an object or a list." })),
	"@type": _().check(y(isType, { error: "Expected a type name or a list of type names." }))
}).check(y((e) => new TextEncoder().encode(JSON.stringify(e)).length <= H, { error: `Expected at most ${H} bytes.` }));
function isContext(e) {
	return typeof e == "string" ? e !== "" : typeof e == "object" && !!e;
}
function isType(e) {
	let t = Array.isArray(e) ? e : [e];
	return t.length > 0 && t.every((e) => typeof e == "string" && e !== "");
}
function requireNonEmpty(e) {
	return y(({ [e]: t, derived: n }) => typeof t != "string" || /\S/.test(t) || [n].flat().includes(e), {
		error: "Must not be empty.",
		path: [e],
		when: (e) => typeof e.value == "object" && e.value !== null
	});
}
const Je = x({
	pageSlug: A(C()),
	updatedAt: A(C()),
	derived: A(F(C()).check(O(10))),
	title: ee(p.title.maximum),
	description: ee(p.description.maximum),
	keywords: A(F(C().check(b(1), O(200))).check(O(200))),
	canonical: A(f),
	noIndex: A(D()),
	noFollow: A(D()),
	openGraph: A(x({
		...fe.shape,
		title: A(t(p.openGraphTitle.maximum)),
		description: A(t(p.openGraphDescription.maximum)),
		image: A(s),
		imageWidth: A(j().check(S())),
		imageHeight: A(j().check(S()))
	})),
	social: A(x({
		...he.shape,
		image: A(s),
		site: A(a),
		creator: A(a)
	})),
	structuredData: A(qe)
}).check(requireNonEmpty("title"), requireNonEmpty("description")), Ye = v({
	success: D(),
	pageSlug: C(),
	updatedAt: c,
	warnings: A(F(m))
}), Xe = M(/^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/, "Expected a locale such as en_US, zh_Hans_CN or es_419."), Ze = x({
	titleSuffix: A(C().check(O(p.title.maximum))),
	defaultDescription: A(t(p.description.maximum)),
	defaultImage: A(f),
	socialHandle: A(a),
	locale: A(C().check(Xe))
}), Qe = v({
	success: A(D()),
	defaults: A(ce),
	updatedAt: A(c)
}), $e = v({
	success: D(),
	purgedAt: c
}), U = v({
	textOverrides: D(),
	seoManagement: D(),
	blogEnabled: D(),
	assistantEnabled: D()
}), W = v({
	id: C(),
	name: C()
}), G = N([
	"active",
	"pending",
	"archived"
]), et = v({
	id: C(),
	slug: C(),
	name: C(),
	url: C(),
	status: G,
	company: W,
	framework: C(),
	currentVersion: o(C()),
	devVersion: o(C()),
	lastDeployed: o(c),
	createdAt: c
}), tt = v({
	id: C(),
	slug: C(),
	name: C(),
	description: C(),
	url: C(),
	devUrl: o(C()),
	status: G,
	company: W,
	repository: v({
		owner: C(),
		name: C(),
		defaultBranch: C(),
		releaseBranch: o(C())
	}),
	framework: v({
		type: C(),
		version: C()
	}),
	versions: v({
		current: o(C()),
		development: o(C())
	}),
	features: U,
	statistics: v({
		pageViews: P(),
		textOverrides: P(),
		pendingRequests: P()
	}),
	lastDeployed: o(c),
	createdAt: c
}), nt = g({
	companyId: A(C()),
	status: A(G),
	...u
}), rt = v({
	sites: F(et),
	...l
}), it = C().check(b(1), O(200)), at = C().check(O(2e3)), ot = w(x(U.shape)), st = w(x({
	name: it,
	description: at,
	url: f,
	features: ot
})), ct = v({
	success: D(),
	site: v({
		id: C(),
		name: C(),
		updatedAt: c
	})
}), K = v({
	general: v({
		name: C(),
		description: C(),
		timezone: C()
	}),
	deployment: v({
		provider: C(),
		autoDeployDev: D(),
		requireApproval: D()
	}),
	notifications: v({
		email: D(),
		slack: D(),
		webhookUrl: T(C())
	}),
	features: U
}), lt = y((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), ut = w(x({
	general: w(x({
		name: it,
		description: at,
		timezone: C().check(lt)
	})),
	deployment: w(x({
		...K.shape.deployment.shape,
		provider: C().check(b(1))
	})),
	notifications: w(x({
		...K.shape.notifications.shape,
		webhookUrl: T(f)
	})),
	features: ot
})), dt = v({
	success: A(D()),
	settings: A(K),
	updatedAt: A(c)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
const ft = v({
	version: C(),
	status: ye("production"),
	deployedAt: c,
	commitSha: C(),
	releaseNotes: C()
}), pt = v({
	version: C(),
	status: ye("development"),
	branch: C(),
	changes: P(),
	createdAt: c
}), mt = ge("status", [ft, pt]), ht = v({ versions: F(mt) }), gt = N([
	"day",
	"week",
	"month",
	"year"
]), _t = Ce([Se(), xe()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const vt = g({
	period: A(gt),
	startDate: A(_t),
	endDate: A(_t)
}).check(y(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), yt = v({
	siteId: C(),
	period: C(),
	pageViews: v({
		total: P(),
		unique: P(),
		byPage: F(v({
			path: C(),
			views: P()
		}))
	}),
	content: v({
		textOverrides: P(),
		seoUpdates: P(),
		blogPosts: P()
	}),
	development: v({
		requestsCreated: P(),
		requestsCompleted: P(),
		deployments: P(),
		previewExchanges: A(P())
	})
}), bt = N(ae), xt = v({
	userId: C(),
	name: C(),
	level: bt
}), St = v({
	access: F(xt),
	total: P()
}), Ct = x({ level: bt }), q = v({ success: D() }), wt = v({
	slug: C(),
	path: C(),
	title: C(),
	type: C(),
	sections: A(F(C())),
	lastUpdated: c
}), Tt = v({
	pages: F(wt),
	total: P()
}), Et = v({
	slug: C(),
	title: C(),
	excerpt: C(),
	author: C(),
	tags: F(C()),
	publishedAt: c
}), J = v({
	...Et.shape,
	body: C(),
	updatedAt: c
}), Y = C().check(ve(), b(1, "Must not be empty."), O(200)), Dt = x({
	slug: A(C()),
	updatedAt: A(c),
	title: Y,
	author: Y,
	excerpt: k(C().check(O(1e3)), ""),
	tags: k(F(Y).check(O(50)), []),
	publishedAt: A(c),
	body: k(C().check(O(5e5)), "")
}), Ot = v({
	success: D(),
	post: J
}), kt = v({
	posts: F(Et),
	total: P()
}), X = N(["commit", "runtime"]), At = N([
	"pending",
	"committed",
	"live",
	"replaced",
	"withdrawn"
]), jt = v({
	value: T(C()),
	status: At,
	requestId: A(C()),
	commitSha: A(C()),
	updatedAt: c,
	updatedBy: C()
}), Z = v({
	key: te,
	pageSlug: C(),
	default: C(),
	displayed: A(C()),
	override: A(v({
		...jt.shape,
		value: C()
	})),
	overrides: A(F(jt))
}), Mt = N(["default", "overridden"]), Nt = g({
	status: A(At),
	requestId: A(C()),
	page: A(C()),
	state: A(Mt),
	order: A(N(["key", "page"])),
	...i
}), Q = g({ requestId: A(C()) }), Pt = v({
	mode: X,
	texts: F(Z),
	total: P()
}), Ft = x({
	value: C().check(O(1e4)),
	requestId: A(C()),
	draft: A(D())
}), It = v({
	success: D(),
	text: Z
}), Lt = x({ mode: X }), Rt = v({
	success: D(),
	mode: X
}), zt = v({
	file: C(),
	content: E(C(), C()),
	pending: F(v({
		key: C(),
		value: T(C())
	}))
}), Bt = x({
	commitSha: ne,
	content: E(C(), C()),
	requestId: A(C())
}), Vt = v({
	success: D(),
	committed: P(),
	...zt.shape
}), Ht = v({
	pageSlug: C(),
	mode: X,
	texts: E(C(), C()),
	updatedAt: c
}), Ut = g({
	path: A(C()),
	id: A(C()),
	page: A(C()),
	...u
}), Wt = v({
	id: C(),
	at: c,
	by: C(),
	path: C(),
	page: A(C()),
	before: A(_()),
	after: A(_())
}), Gt = v({
	edits: F(Wt),
	...l
}), Kt = N([
	"missing",
	"short",
	"long",
	"duplicate",
	"noindex-in-sitemap",
	"image-missing"
]), qt = g({
	problem: A(Kt),
	...u
}), Jt = v({
	findings: F(v({
		pageSlug: C(),
		path: C(),
		title: C(),
		field: C(),
		problem: Kt,
		message: C()
	})),
	...l
}), { texts: Yt, ...Xt } = z.shape.pages.def.element.shape, Zt = x(Xt), Qt = v({
	success: D(),
	page: pe
}), $t = v({
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
		answer: q
	},
	publishTexts: {
		call: "POST /api/sites/{siteId}/text-publications",
		summary: "Publishes the drafts of texts; in runtime mode, the site shows them at once.",
		level: "editor",
		answer: $t
	}
}), tn = v({
	environment: n,
	url: A(C()),
	version: A(C()),
	commitSha: A(C()),
	deployedAt: A(c),
	provenance: A(re),
	pagesReadAt: A(c),
	pagesChangedAt: A(c),
	correctedBy: A(C()),
	lastStatus: A(se),
	lastReport: A(c)
}), nn = v({ environments: F(tn) }), rn = x({
	version: ie,
	commitSha: oe,
	deployedAt: A(c),
	url: A(f),
	neverDeployed: A(D())
}), an = v({
	success: D(),
	environment: tn
}), on = g(u), sn = v({
	deployments: F(v({
		id: C(),
		environment: n,
		version: C(),
		commitSha: C(),
		status: se,
		timestamp: c,
		receivedAt: c,
		applied: D(),
		provenance: A(re),
		url: A(C()),
		error: A(v({
			code: C(),
			message: C()
		})),
		run: v({
			id: C(),
			attempt: j(),
			url: A(C())
		})
	})),
	...l
}), cn = x({ holds: F(ne).check(b(1), O(1e3)) }), ln = v({
	success: D(),
	moved: F(v({
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
		query: Nt,
		answer: Pt
	},
	getText: {
		history: !0,
		call: "GET /api/sites/{siteId}/text/{textKey}",
		summary: "Returns a text key with its overrides.",
		etag: !0,
		answer: Z
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
		query: Q,
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
		query: Q,
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
	...d(le, {
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
	...d(ue, {
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
			cacheControl: de,
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
			body: v({}),
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
	...d(me, { receiveRepohostEvent: {
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
	...d({
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
