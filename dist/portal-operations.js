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
import { A as t, B as n, E as ee, F as te, H as r, I as i, L as a, M as ne, N as o, P as s, R as c, S as re, T as ie, U as ae, V as l, W as u, g as d, j as oe, k as se, v as ce } from "./session.js";
import { _t as le, bt as ue, ct as de, ft as fe, lt as pe, mt as f, ot as p, pt as me, st as he, ut as ge, vt as m } from "./shared-later.js";
import { A as h, B as g, C as _e, E as _, F as v, G as y, H as ve, I as b, J as ye, K as x, L as S, M as C, O as w, P as T, S as E, T as D, U as be, W as O, _ as k, h as xe, j as A, k as j, m as Se, q as M, v as N, w as P, x as F, z as Ce } from "./config.js";
import { d as we, f as Te, i as Ee, l as De, m as I, o as Oe, p as L, u as ke } from "./shared-rarely.js";
// src/contracts/portal/event.ts
const R = N([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
_({
	event: R,
	timestamp: i,
	site: _({
		id: S(),
		slug: S()
	}),
	data: _({})
});
const Ae = _({
	webhookUrl: w(S()),
	events: F(R)
}), je = b({
	webhookUrl: w(a),
	events: F(R)
}), Me = _({
	success: E(),
	webhook: Ae,
	secret: S()
}), Ne = _({
	success: E(),
	secret: S(),
	previousUntil: i
}), Pe = b({ event: A(R) }), Fe = N([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), Ie = _({
	id: S(),
	event: R,
	webhookUrl: S(),
	status: Fe,
	attempts: F(_({
		at: i,
		status: A(P()),
		error: A(S())
	})),
	createdAt: i
}), Le = _({
	success: E(),
	delivery: Ie
}), Re = h({
	limit: n.limit,
	offset: n.offset
}), ze = _({
	deliveries: F(Ie),
	total: P()
}), z = b({ pages: F(b({
	path: S().check(O(1e3), M(/^\/[^?#\\]*$/, "Expected a path that starts with / and has no ? or #.")),
	title: S().check(O(1e3)),
	slug: A(o),
	type: A(S().check(y(1), O(100))),
	texts: A(T(te, S().check(O(1e4))))
})).check(O(2e4)) }), Be = _({
	success: E(),
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
]), B = b({
	excludePages: A(F(o)),
	defaultChangeFreq: A(Ve),
	priorities: A(T(o, j().check(ve(0), be(1))))
}), He = _({
	success: A(E()),
	sitemapConfig: A(_({})),
	updatedAt: A(i),
	warnings: A(F(f))
}), V = _({ full_name: S() }), Ue = _({
	login: S(),
	type: A(S())
}), We = _({
	action: A(S()),
	repository: A(V),
	issue: A(_({
		number: P(),
		body: A(w(S())),
		state_reason: A(w(S())),
		author_association: A(S())
	})),
	pull_request: A(_({
		number: P(),
		body: A(w(S())),
		merged: A(w(E())),
		merge_commit_sha: A(w(S())),
		merged_by: A(w(Ue)),
		head: _({
			ref: S(),
			sha: S(),
			repo: A(w(V))
		}),
		base: _({
			ref: S(),
			sha: A(S())
		})
	})),
	ref: A(w(S())),
	before: A(S()),
	after: A(S()),
	created: A(E()),
	deleted: A(E()),
	forced: A(E()),
	commits: A(F(_({ id: S() })))
}), Ge = _({
	received: E(),
	event: S(),
	moved: F(_({
		requestId: S(),
		from: I,
		to: I
	})),
	reason: A(S())
}), Ke = _({
	valid: E(),
	warnings: F(f),
	errors: F(f)
}), H = 65536, qe = _({
	"@context": g().check(v(isContext, { error: "Expected a URL, an object or a list." })),
	"@type": g().check(v(isType, { error: "Expected a type name or a list of type names." }))
}).check(v((e) => new TextEncoder().encode(JSON.stringify(e)).length <= H, { error: `Expected at most ${H} bytes.` }));
function isContext(e) {
	return typeof e == "string" ? e !== "" : typeof e == "object" && !!e;
}
function isType(e) {
	let t = Array.isArray(e) ? e : [e];
	return t.length > 0 && t.every((e) => typeof e == "string" && e !== "");
}
function requireNonEmpty(e) {
	return v(({ [e]: t, derived: n }) => typeof t != "string" || /\S/.test(t) || [n].flat().includes(e), {
		error: "Must not be empty.",
		path: [e],
		when: (e) => typeof e.value == "object" && e.value !== null
	});
}
const Je = b({
	pageSlug: A(S()),
	updatedAt: A(S()),
	derived: A(F(S()).check(O(10))),
	title: ae(m.title.maximum),
	description: ae(m.description.maximum),
	keywords: A(F(S().check(y(1), O(200))).check(O(200))),
	canonical: A(a),
	noIndex: A(E()),
	noFollow: A(E()),
	openGraph: A(b({
		...ge.shape,
		title: A(c(m.openGraphTitle.maximum)),
		description: A(c(m.openGraphDescription.maximum)),
		image: A(oe),
		imageWidth: A(j().check(x())),
		imageHeight: A(j().check(x()))
	})),
	social: A(b({
		...me.shape,
		image: A(oe),
		site: A(s),
		creator: A(s)
	})),
	structuredData: A(qe)
}).check(requireNonEmpty("title"), requireNonEmpty("description")), Ye = _({
	success: E(),
	pageSlug: S(),
	updatedAt: i,
	warnings: A(F(f))
}), Xe = M(/^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/, "Expected a locale such as en_US, zh_Hans_CN or es_419."), Ze = b({
	titleSuffix: A(S().check(O(m.title.maximum))),
	defaultDescription: A(c(m.description.maximum)),
	defaultImage: A(a),
	socialHandle: A(s),
	locale: A(S().check(Xe))
}), Qe = _({
	success: A(E()),
	defaults: A(fe),
	updatedAt: A(i)
}), $e = _({
	success: E(),
	purgedAt: i
}), U = _({
	textOverrides: E(),
	seoManagement: E(),
	blogEnabled: E(),
	assistantEnabled: E()
}), W = _({
	id: S(),
	name: S()
}), G = N([
	"active",
	"pending",
	"archived"
]), et = _({
	id: S(),
	slug: S(),
	name: S(),
	url: S(),
	status: G,
	company: W,
	framework: S(),
	currentVersion: u(S()),
	devVersion: u(S()),
	lastDeployed: u(i),
	createdAt: i
}), tt = _({
	id: S(),
	slug: S(),
	name: S(),
	description: S(),
	url: S(),
	devUrl: u(S()),
	status: G,
	company: W,
	repository: _({
		owner: S(),
		name: S(),
		defaultBranch: S(),
		releaseBranch: u(S())
	}),
	framework: _({
		type: S(),
		version: S()
	}),
	versions: _({
		current: u(S()),
		development: u(S())
	}),
	features: U,
	statistics: _({
		pageViews: P(),
		textOverrides: P(),
		pendingRequests: P()
	}),
	lastDeployed: u(i),
	createdAt: i
}), nt = h({
	companyId: A(S()),
	status: A(G),
	...r
}), rt = _({
	sites: F(et),
	...l
}), it = S().check(y(1), O(200)), at = S().check(O(2e3)), ot = C(b(U.shape)), st = C(b({
	name: it,
	description: at,
	url: a,
	features: ot
})), ct = _({
	success: E(),
	site: _({
		id: S(),
		name: S(),
		updatedAt: i
	})
}), K = _({
	general: _({
		name: S(),
		description: S(),
		timezone: S()
	}),
	deployment: _({
		provider: S(),
		autoDeployDev: E(),
		requireApproval: E()
	}),
	notifications: _({
		email: E(),
		slack: E(),
		webhookUrl: w(S())
	}),
	features: U
}), lt = v((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), ut = C(b({
	general: C(b({
		name: it,
		description: at,
		timezone: S().check(lt)
	})),
	deployment: C(b({
		...K.shape.deployment.shape,
		provider: S().check(y(1))
	})),
	notifications: C(b({
		...K.shape.notifications.shape,
		webhookUrl: w(a)
	})),
	features: ot
})), dt = _({
	success: A(E()),
	settings: A(K),
	updatedAt: A(i)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
const ft = _({
	version: S(),
	status: D("production"),
	deployedAt: i,
	commitSha: S(),
	releaseNotes: S()
}), pt = _({
	version: S(),
	status: D("development"),
	branch: S(),
	changes: P(),
	createdAt: i
}), mt = _e("status", [ft, pt]), ht = _({ versions: F(mt) }), gt = N([
	"day",
	"week",
	"month",
	"year"
]), _t = Ce([Se(), xe()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const vt = h({
	period: A(gt),
	startDate: A(_t),
	endDate: A(_t)
}).check(v(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), yt = _({
	siteId: S(),
	period: S(),
	pageViews: _({
		total: P(),
		unique: P(),
		byPage: F(_({
			path: S(),
			views: P()
		}))
	}),
	content: _({
		textOverrides: P(),
		seoUpdates: P(),
		blogPosts: P()
	}),
	development: _({
		requestsCreated: P(),
		requestsCompleted: P(),
		deployments: P(),
		previewExchanges: A(P())
	})
}), bt = N(ce), xt = _({
	userId: S(),
	name: S(),
	level: bt
}), St = _({
	access: F(xt),
	total: P()
}), Ct = b({ level: bt }), q = _({ success: E() }), wt = _({
	slug: S(),
	path: S(),
	title: S(),
	type: S(),
	sections: A(F(S())),
	lastUpdated: i
}), Tt = _({
	pages: F(wt),
	total: P()
}), Et = _({
	slug: S(),
	title: S(),
	excerpt: S(),
	author: S(),
	tags: F(S()),
	publishedAt: i
}), J = _({
	...Et.shape,
	body: S(),
	updatedAt: i
}), Y = S().check(ye(), y(1, "Must not be empty."), O(200)), Dt = b({
	slug: A(S()),
	updatedAt: A(i),
	title: Y,
	author: Y,
	excerpt: k(S().check(O(1e3)), ""),
	tags: k(F(Y).check(O(50)), []),
	publishedAt: A(i),
	body: k(S().check(O(5e5)), "")
}), Ot = _({
	success: E(),
	post: J
}), kt = _({
	posts: F(Et),
	total: P()
}), X = N(["commit", "runtime"]), Z = N([
	"pending",
	"committed",
	"live",
	"replaced",
	"withdrawn"
]), At = _({
	value: w(S()),
	status: Z,
	requestId: A(S()),
	commitSha: A(S()),
	updatedAt: i,
	updatedBy: S()
}), Q = _({
	key: te,
	pageSlug: S(),
	default: S(),
	displayed: A(S()),
	override: A(_({
		...At.shape,
		value: S()
	})),
	overrides: A(F(At))
}), jt = N(["default", "overridden"]), Mt = h({
	status: A(Z),
	requestId: A(S()),
	page: A(S()),
	state: A(jt),
	order: A(N(["key", "page"])),
	...n
}), Nt = h({ requestId: A(S()) }), Pt = _({
	mode: X,
	texts: F(Q),
	total: P()
}), Ft = b({
	value: S().check(O(1e4)),
	requestId: A(S()),
	draft: A(E())
}), It = _({
	success: E(),
	text: Q
}), Lt = b({ mode: X }), Rt = _({
	success: E(),
	mode: X
}), zt = _({
	file: S(),
	content: T(S(), S()),
	pending: F(_({
		key: S(),
		value: w(S())
	}))
}), Bt = b({
	commitSha: t,
	content: T(S(), S()),
	requestId: A(S())
}), Vt = _({
	success: E(),
	committed: P(),
	...zt.shape
}), Ht = _({
	pageSlug: S(),
	mode: X,
	texts: T(S(), S()),
	updatedAt: i
}), Ut = h({
	path: A(S()),
	page: A(S()),
	...r
}), Wt = _({
	id: S(),
	at: i,
	by: S(),
	path: S(),
	page: A(S()),
	before: A(g()),
	after: A(g())
}), Gt = _({
	edits: F(Wt),
	...l
}), Kt = N([
	"missing",
	"short",
	"long",
	"duplicate",
	"noindex-in-sitemap",
	"image-missing"
]), qt = h({
	problem: A(Kt),
	...r
}), Jt = _({
	findings: F(_({
		pageSlug: S(),
		path: S(),
		title: S(),
		field: S(),
		problem: Kt,
		message: S()
	})),
	...l
}), { texts: Yt, ...Xt } = z.shape.pages.def.element.shape, Zt = b(Xt), Qt = _({
	success: E(),
	page: ue
}), $t = _({
	success: E(),
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
}), tn = _({
	environment: ie,
	url: A(S()),
	version: A(S()),
	commitSha: A(S()),
	deployedAt: A(i),
	provenance: A(ee),
	pagesChangedAt: A(i),
	correctedBy: A(S()),
	lastStatus: A(re),
	lastReport: A(i)
}), nn = _({ environments: F(tn) }), rn = b({
	version: ne,
	commitSha: se,
	deployedAt: A(i),
	url: A(a),
	neverDeployed: A(E())
}), an = _({
	success: E(),
	environment: tn
}), on = h(r), sn = _({
	deployments: F(_({
		id: S(),
		environment: ie,
		version: S(),
		commitSha: S(),
		status: re,
		timestamp: i,
		receivedAt: i,
		applied: E(),
		provenance: A(ee),
		url: A(S()),
		error: A(_({
			code: S(),
			message: S()
		})),
		run: _({
			id: S(),
			attempt: j(),
			url: A(S())
		})
	})),
	...l
}), cn = b({ holds: F(t).check(y(1), O(1e3)) }), ln = _({
	success: E(),
	moved: F(_({
		requestId: S(),
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
	listPages: p.listPages,
	...d(pe, {
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
	getSeoOverview: p.getSeoOverview,
	getSeoDefaults: p.getSeoDefaults,
	getSitemap: p.getSitemap,
	getPageSeo: p.getPageSeo,
	...d(de, {
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
			cacheControl: le,
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
			body: _({}),
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
	createDeploymentToken: p.createDeploymentToken,
	completeDeployment: p.completeDeployment,
	...d(he, { receiveRepohostEvent: {
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
