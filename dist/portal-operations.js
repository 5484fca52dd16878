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
import { A as t, B as n, E as ee, F as te, H as ne, I as r, L as i, M as re, N as a, P as o, R as s, S as ie, T as c, U as ae, V as l, W as u, g as d, j as oe, k as se, v as ce } from "./session.js";
import { at as le, dt as f, ht as p, it as ue, lt as de, mt as fe, ot as pe, rt as m, st as me, ut as he } from "./shared-later.js";
import { A as h, C as g, D as _, F as v, G as y, H as ge, I as b, K as _e, N as x, O as S, P as C, R as ve, S as ye, T as w, U as T, V as be, W as E, _ as D, b as O, g as k, j as A, k as j, m as xe, p as Se, q as Ce, w as we, x as M, z as Te } from "./config.js";
import { d as Ee, f as De, i as Oe, l as ke, m as N, o as Ae, p as P, u as je } from "./shared-rarely.js";
// src/contracts/portal/event.ts
const F = D([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
w({
	event: F,
	timestamp: r,
	site: w({
		id: b(),
		slug: b()
	}),
	data: w({})
});
const I = w({
	webhookUrl: _(b()),
	events: O(F)
}), Me = v({
	webhookUrl: _(i),
	events: O(F)
}), Ne = w({
	success: M(),
	webhook: I,
	secret: b()
}), Pe = w({
	success: M(),
	secret: b(),
	previousUntil: r
}), Fe = v({ event: h(F) }), Ie = D([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), L = w({
	id: b(),
	event: F,
	webhookUrl: b(),
	status: Ie,
	attempts: O(w({
		at: r,
		status: h(g()),
		error: h(b())
	})),
	createdAt: r
}), R = w({
	success: M(),
	delivery: L
}), Le = j({
	limit: n.limit,
	offset: n.offset
}), Re = w({
	deliveries: O(L),
	total: g()
}), ze = v({ pages: O(v({
	path: b().check(T(1e3), _e(/^\/[^?#\\]*$/, "Expected a path that starts with / and has no ? or #.")),
	title: b().check(T(1e3)),
	slug: h(a),
	type: h(b().check(E(1), T(100))),
	texts: h(x(te, b().check(T(1e4))))
})).check(T(2e4)) }), Be = w({
	success: M(),
	added: g(),
	changed: g(),
	removed: g(),
	total: g()
}), Ve = D([
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
]), z = v({
	excludePages: h(O(a)),
	defaultChangeFreq: h(Ve),
	priorities: h(x(a, S().check(be(0), ge(1))))
}), He = w({
	success: h(M()),
	sitemapConfig: h(w({})),
	updatedAt: h(r),
	warnings: h(O(f))
}), B = w({ full_name: b() }), Ue = w({
	login: b(),
	type: h(b())
}), We = w({
	action: h(b()),
	repository: h(B),
	issue: h(w({
		number: g(),
		body: h(_(b())),
		state_reason: h(_(b())),
		author_association: h(b())
	})),
	pull_request: h(w({
		number: g(),
		body: h(_(b())),
		merged: h(_(M())),
		merge_commit_sha: h(_(b())),
		merged_by: h(_(Ue)),
		head: w({
			ref: b(),
			sha: b(),
			repo: h(_(B))
		}),
		base: w({
			ref: b(),
			sha: h(b())
		})
	})),
	ref: h(_(b())),
	before: h(b()),
	after: h(b()),
	created: h(M()),
	deleted: h(M()),
	forced: h(M()),
	commits: h(O(w({ id: b() })))
}), Ge = w({
	received: M(),
	event: b(),
	moved: O(w({
		requestId: b(),
		from: N,
		to: N
	})),
	reason: h(b())
}), Ke = w({
	valid: M(),
	warnings: O(f),
	errors: O(f)
}), V = 65536, qe = w({
	"@context": Te().check(C(isContext, { error: "Expected a URL, an object or a list." })),
	"@type": Te().check(C(isType, { error: "Expected a type name or a list of type names." }))
}).check(C((e) => new TextEncoder().encode(JSON.stringify(e)).length <= V, { error: `Expected at most ${V} bytes.` }));
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
const Je = v({
	pageSlug: h(b()),
	updatedAt: h(b()),
	derived: h(O(b()).check(T(10))),
	title: ae(p.title.maximum),
	description: ae(p.description.maximum),
	keywords: h(O(b().check(E(1), T(200))).check(T(200))),
	canonical: h(i),
	noIndex: h(M()),
	noFollow: h(M()),
	openGraph: h(v({
		...me.shape,
		title: h(s(p.openGraphTitle.maximum)),
		description: h(s(p.openGraphDescription.maximum)),
		image: h(oe),
		imageWidth: h(S().check(y())),
		imageHeight: h(S().check(y()))
	})),
	social: h(v({
		...he.shape,
		image: h(oe),
		site: h(o),
		creator: h(o)
	})),
	structuredData: h(qe)
}).check(requireNonEmpty("title"), requireNonEmpty("description")), Ye = w({
	success: M(),
	pageSlug: b(),
	updatedAt: r,
	warnings: h(O(f))
}), Xe = _e(/^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/, "Expected a locale such as en_US, zh_Hans_CN or es_419."), Ze = v({
	titleSuffix: h(b().check(T(p.title.maximum))),
	defaultDescription: h(s(p.description.maximum)),
	defaultImage: h(i),
	socialHandle: h(o),
	locale: h(b().check(Xe))
}), Qe = w({
	success: h(M()),
	defaults: h(de),
	updatedAt: h(r)
}), $e = w({
	success: M(),
	purgedAt: r
}), H = w({
	textOverrides: M(),
	seoManagement: M(),
	blogEnabled: M(),
	assistantEnabled: M()
}), U = w({
	id: b(),
	name: b()
}), W = D([
	"active",
	"pending",
	"archived"
]), et = w({
	id: b(),
	slug: b(),
	name: b(),
	url: b(),
	status: W,
	company: U,
	framework: b(),
	currentVersion: u(b()),
	devVersion: u(b()),
	lastDeployed: u(r),
	createdAt: r
}), tt = w({
	id: b(),
	slug: b(),
	name: b(),
	description: b(),
	url: b(),
	devUrl: u(b()),
	status: W,
	company: U,
	repository: w({
		owner: b(),
		name: b(),
		defaultBranch: b(),
		releaseBranch: u(b())
	}),
	framework: w({
		type: b(),
		version: b()
	}),
	versions: w({
		current: u(b()),
		development: u(b())
	}),
	features: H,
	statistics: w({
		pageViews: g(),
		textOverrides: g(),
		pendingRequests: g()
	}),
	lastDeployed: u(r),
	createdAt: r
}), nt = j({
	companyId: h(b()),
	status: h(W),
	...ne
}), rt = w({
	sites: O(et),
	...l
}), G = b().check(E(1), T(200)), it = b().check(T(2e3)), at = A(v(H.shape)), ot = A(v({
	name: G,
	description: it,
	url: i,
	features: at
})), st = w({
	success: M(),
	site: w({
		id: b(),
		name: b(),
		updatedAt: r
	})
}), K = w({
	general: w({
		name: b(),
		description: b(),
		timezone: b()
	}),
	deployment: w({
		provider: b(),
		autoDeployDev: M(),
		requireApproval: M()
	}),
	notifications: w({
		email: M(),
		slack: M(),
		webhookUrl: _(b())
	}),
	features: H
}), ct = C((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), lt = A(v({
	general: A(v({
		name: G,
		description: it,
		timezone: b().check(ct)
	})),
	deployment: A(v({
		...K.shape.deployment.shape,
		provider: b().check(E(1))
	})),
	notifications: A(v({
		...K.shape.notifications.shape,
		webhookUrl: _(i)
	})),
	features: at
})), ut = w({
	success: h(M()),
	settings: h(K),
	updatedAt: h(r)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
const dt = w({
	version: b(),
	status: we("production"),
	deployedAt: r,
	commitSha: b(),
	releaseNotes: b()
}), ft = w({
	version: b(),
	status: we("development"),
	branch: b(),
	changes: g(),
	createdAt: r
}), pt = ye("status", [dt, ft]), mt = w({ versions: O(pt) }), ht = D([
	"day",
	"week",
	"month",
	"year"
]), gt = ve([Se(), xe()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const _t = j({
	period: h(ht),
	startDate: h(gt),
	endDate: h(gt)
}).check(C(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), vt = w({
	siteId: b(),
	period: b(),
	pageViews: w({
		total: g(),
		unique: g(),
		byPage: O(w({
			path: b(),
			views: g()
		}))
	}),
	content: w({
		textOverrides: g(),
		seoUpdates: g(),
		blogPosts: g()
	}),
	development: w({
		requestsCreated: g(),
		requestsCompleted: g(),
		deployments: g(),
		previewExchanges: h(g())
	})
}), yt = D(ce), bt = w({
	userId: b(),
	name: b(),
	level: yt
}), xt = w({
	access: O(bt),
	total: g()
}), St = v({ level: yt }), q = w({ success: M() }), Ct = w({
	slug: b(),
	path: b(),
	title: b(),
	type: b(),
	sections: h(O(b())),
	lastUpdated: r
}), wt = w({
	pages: O(Ct),
	total: g()
}), Tt = w({
	slug: b(),
	title: b(),
	excerpt: b(),
	author: b(),
	tags: O(b()),
	publishedAt: r
}), J = w({
	...Tt.shape,
	body: b(),
	updatedAt: r
}), Y = b().check(Ce(), E(1, "Must not be empty."), T(200)), Et = v({
	slug: h(b()),
	updatedAt: h(r),
	title: Y,
	author: Y,
	excerpt: k(b().check(T(1e3)), ""),
	tags: k(O(Y).check(T(50)), []),
	publishedAt: h(r),
	body: k(b().check(T(5e5)), "")
}), Dt = w({
	success: M(),
	post: J
}), Ot = w({
	posts: O(Tt),
	total: g()
}), X = D(["commit", "runtime"]), kt = D([
	"pending",
	"committed",
	"live",
	"replaced",
	"withdrawn"
]), Z = w({
	value: _(b()),
	status: kt,
	requestId: h(b()),
	commitSha: h(b()),
	updatedAt: r,
	updatedBy: b()
}), Q = w({
	key: te,
	pageSlug: b(),
	default: b(),
	displayed: h(b()),
	override: h(w({
		...Z.shape,
		value: b()
	})),
	overrides: h(O(Z))
}), At = D(["default", "overridden"]), jt = j({
	status: h(kt),
	requestId: h(b()),
	page: h(b()),
	state: h(At),
	...n
}), Mt = j({ requestId: h(b()) }), Nt = w({
	mode: X,
	texts: O(Q),
	total: g()
}), Pt = v({
	value: b().check(T(1e4)),
	requestId: h(b())
}), Ft = w({
	success: M(),
	text: Q
}), It = v({ mode: X }), Lt = w({
	success: M(),
	mode: X
}), Rt = w({
	file: b(),
	content: x(b(), b()),
	pending: O(w({
		key: b(),
		value: _(b())
	}))
}), zt = v({
	commitSha: t,
	content: x(b(), b()),
	requestId: h(b())
}), Bt = w({
	success: M(),
	committed: g(),
	...Rt.shape
}), Vt = w({
	pageSlug: b(),
	mode: X,
	texts: x(b(), b()),
	updatedAt: r
}), Ht = w({
	environment: c,
	url: h(b()),
	version: h(b()),
	commitSha: h(b()),
	deployedAt: h(r),
	provenance: h(ee),
	pagesChangedAt: h(r),
	correctedBy: h(b()),
	lastStatus: h(ie),
	lastReport: h(r)
}), Ut = w({ environments: O(Ht) }), Wt = v({
	version: re,
	commitSha: se,
	deployedAt: h(r),
	url: h(i),
	neverDeployed: h(M())
}), Gt = w({
	success: M(),
	environment: Ht
}), Kt = j(ne), qt = w({
	deployments: O(w({
		id: b(),
		environment: c,
		version: b(),
		commitSha: b(),
		status: ie,
		timestamp: r,
		receivedAt: r,
		applied: M(),
		provenance: h(ee),
		url: h(b()),
		error: h(w({
			code: b(),
			message: b()
		})),
		run: w({
			id: b(),
			attempt: S(),
			url: h(b())
		})
	})),
	...l
}), Jt = v({ holds: O(t).check(E(1), T(1e3)) }), Yt = w({
	success: M(),
	moved: O(w({
		requestId: b(),
		from: N,
		to: N
	}))
}), Xt = d({
	spec: "decided: Development request",
	tag: "Development requests",
	auth: "portal",
	level: "viewer"
}, {
	listRequests: {
		call: "GET /api/sites/{siteId}/requests",
		summary: "Lists the development requests of the site, oldest first.",
		query: Ee,
		answer: je
	},
	createRequest: {
		call: "POST /api/sites/{siteId}/requests",
		summary: "Submits a development request.",
		level: "admin",
		body: ke,
		answer: P,
		status: 201
	},
	getRequest: {
		call: "GET /api/sites/{siteId}/requests/{requestId}",
		summary: "Returns a development request.",
		etag: !0,
		answer: Ae
	},
	patchRequest: {
		call: "PATCH /api/sites/{siteId}/requests/{requestId}",
		summary: "Moves a request, classifies it, links its issue, pull request and commits, or records its cost.",
		level: "admin",
		application: !0,
		body: De,
		answer: P
	},
	approveRequest: {
		call: "POST /api/sites/{siteId}/requests/{requestId}/approval",
		summary: "Approves a request in review: it is completed when its change is in Production.",
		level: "admin",
		application: !0,
		body: Oe,
		optionalBody: !0,
		answer: P
	}
}), Zt = d({
	spec: "decided: Environments and deployment triggers",
	tag: "Environments",
	auth: "portal",
	level: "viewer"
}, {
	listEnvironments: {
		call: "GET /api/sites/{siteId}/environments",
		summary: "Returns the deployed state of Production and Preview, as known to the portal.",
		answer: Ut
	},
	putEnvironment: {
		call: "PUT /api/sites/{siteId}/environments/{environment}",
		summary: "Corrects the recorded state of an environment if a report was wrong or never arrived.",
		level: "admin",
		body: Wt,
		answer: Gt
	},
	listDeployments: {
		call: "GET /api/sites/{siteId}/deployments",
		summary: "Lists the reported deployments, newest first.",
		query: Kt,
		answer: qt
	},
	putCommit: {
		call: "PUT /api/sites/{siteId}/commits/{commitSha}",
		summary: "Reports the commits contained in a commit, if no event of the repository host did.",
		level: "admin",
		application: !0,
		body: Jt,
		answer: Yt
	}
}), Qt = d({
	spec: "decided: Text key and text override",
	tag: "Text",
	auth: "portal",
	level: "viewer"
}, {
	listTexts: {
		call: "GET /api/sites/{siteId}/text",
		summary: "Lists the text keys of the site with their overrides: all, or those of a page, state, override status, request or search.",
		query: jt,
		answer: Nt
	},
	getText: {
		call: "GET /api/sites/{siteId}/text/{textKey}",
		summary: "Returns a text key with its overrides.",
		etag: !0,
		answer: Q
	},
	putTextOverride: {
		call: "PUT /api/sites/{siteId}/text/{textKey}",
		summary: "Overrides the text of a key.",
		level: "editor",
		body: Pt,
		answer: Ft
	},
	deleteTextOverride: {
		call: "DELETE /api/sites/{siteId}/text/{textKey}",
		summary: "Removes the override of a key: its default shows again; in commit mode, after the next deployment.",
		level: "editor",
		query: Mt,
		answer: Ft
	},
	putTextMode: {
		call: "PUT /api/sites/{siteId}/text-mode",
		summary: "Chooses commit or runtime mode.",
		level: "admin",
		body: It,
		answer: Lt
	},
	getTextContent: {
		call: "GET /api/sites/{siteId}/text-content",
		summary: "Returns the content file for the next commit; for a development request, with its texts.",
		query: Mt,
		answer: Rt
	},
	commitTexts: {
		call: "POST /api/sites/{siteId}/text-commits",
		summary: "Reports the content file of a commit: pending overrides that it contains become committed.",
		level: "editor",
		application: !0,
		body: zt,
		answer: Bt
	}
});
// src/contracts/portal/operations/operations.ts
var $t = e({ operations: () => en });
const $ = "decided: Blog posts and page configuration", en = {
	listPages: m.listPages,
	...d(pe, {
		listSites: {
			call: "GET /api/sites",
			summary: "Lists the sites that the caller can access.",
			query: nt,
			answer: rt,
			level: void 0
		},
		getSite: {
			call: "GET /api/sites/{siteId}",
			summary: "Returns one site in detail.",
			answer: tt
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
			body: ze,
			answer: Be
		},
		listSitePosts: {
			call: "GET /api/sites/{siteId}/posts",
			summary: "Lists the blog posts of a site, even if its blog is switched off.",
			spec: $,
			answer: Ot
		},
		getSitePost: {
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
			body: Et,
			answer: Dt
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
			answer: mt
		},
		getSettings: {
			call: "GET /api/sites/{siteId}/settings",
			summary: "Returns the settings of a site.",
			etag: !0,
			answer: K
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
	...d(le, {
		putSeoDefaults: {
			call: "PUT /api/sites/{siteId}/seo/defaults",
			summary: "Replaces the SEO defaults of the site.",
			level: "editor",
			body: Ze,
			answer: Qe
		},
		getSitemapConfig: {
			call: "GET /api/sites/{siteId}/seo/sitemap-config",
			summary: "Returns the configuration of the sitemap.",
			spec: "decided: Sitemap configuration",
			cacheControl: fe,
			etag: !0,
			answer: z
		},
		putSitemapConfig: {
			call: "PUT /api/sites/{siteId}/seo/sitemap-config",
			summary: "Replaces the configuration of the sitemap.",
			level: "editor",
			body: z,
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
			body: w({}),
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
		auth: "public"
	}, {
		getPageText: {
			call: "GET /api/v1/pages/{pageSlug}/text",
			summary: "Returns the displayed texts of a page.",
			answer: Vt
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
			answer: J
		}
	}),
	createDeploymentToken: m.createDeploymentToken,
	completeDeployment: m.completeDeployment,
	...d(ue, { receiveRepohostEvent: {
		call: "POST /api/webhooks/repohost",
		summary: "Receives Issues, Pull requests and Pushes events from the repository host.",
		auth: "signature",
		largestBody: 25 << 20,
		body: We,
		answer: Ge,
		status: 202
	} }),
	...Qt,
	...Xt,
	...Zt,
	...d({
		spec: "decided: Events",
		tag: "Outbound webhook",
		auth: "portal",
		level: "admin"
	}, {
		getWebhook: {
			call: "GET /api/sites/{siteId}/webhook",
			summary: "Returns the webhook URL and the events sent to it.",
			level: "viewer",
			etag: !0,
			answer: I
		},
		putWebhook: {
			call: "PUT /api/sites/{siteId}/webhook",
			summary: "Sets the webhook URL and the events sent to it; returns the signing secret.",
			body: Me,
			answer: Ne
		},
		rotateWebhookSecret: {
			call: "POST /api/sites/{siteId}/webhook/secret",
			summary: "Creates a new signing secret. For a day, deliveries are signed with the previous one too.",
			answer: Pe,
			status: 201
		},
		testWebhook: {
			call: "POST /api/sites/{siteId}/webhook/test",
			summary: "Sends an event with sample data and `test: true` to the webhook.",
			body: Fe,
			optionalBody: !0,
			answer: R,
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
			answer: R,
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
			answer: q
		},
		deleteAccess: {
			call: "DELETE /api/sites/{siteId}/access/{userId}",
			summary: "Revokes a user's access.",
			answer: q
		}
	})
};
export { $t as t };
