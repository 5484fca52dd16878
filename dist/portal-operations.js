import { r as e } from "./rolldown-runtime.js";
import { $t as t, Bt as n, Ct as ee, Et as te, Ft as ne, Gt as r, Ht as re, It as ie, Jt as i, Kt as ae, Lt as oe, Mt as se, Nt as ce, Pt as le, Qt as ue, St as de, Ut as a, Vt as fe, Wt as pe, Xt as me, Yt as o, Zt as he, _t as ge, bt as _e, dt as s, en as c, ft as ve, gt as ye, ht as l, jt as be, lt as u, mt as d, pt as f, qt as p, tn as m, ut as h, wt as xe, xt as Se, zt as Ce } from "./shared-later.js";
import { A as we, C as g, D as _, E as v, I as y, L as b, O as x, S, _ as C, b as w, c as Te, d as T, g as E, h as D, l as O, m as k, p as A, v as j, x as Ee } from "./config.js";
import { _ as De, b as M, f as Oe, g as ke, h as Ae, u as je, v as Me, y as N } from "./shared-rarely.js";
// src/contracts/portal/access.ts
const P = T(ae), Ne = j({
	userId: x(),
	name: x(),
	level: P
}), Pe = j({
	access: A(Ne),
	total: E()
}), Fe = _({ level: P }), F = j({ success: k() }), I = {
	spec: "decided: Site permission levels",
	tag: "Access",
	auth: "portal",
	level: "owner"
}, Ie = {
	listAccess: p({
		...I,
		id: "listAccess",
		method: "GET",
		path: "/api/sites/{siteId}/access",
		summary: "Lists the users with access to the site, and their levels.",
		query: l,
		body: l,
		answer: Pe
	}),
	putAccess: p({
		...I,
		id: "putAccess",
		method: "PUT",
		path: "/api/sites/{siteId}/access/{userId}",
		summary: "Grants a user an access level.",
		query: l,
		body: Fe,
		answer: F
	}),
	deleteAccess: p({
		...I,
		id: "deleteAccess",
		method: "DELETE",
		path: "/api/sites/{siteId}/access/{userId}",
		summary: "Revokes a user's access.",
		query: l,
		body: l,
		answer: F
	})
}, L = j({
	environment: o,
	url: g(x()),
	version: g(x()),
	commitSha: g(x()),
	deployedAt: g(t),
	correctedBy: g(x()),
	lastStatus: g(i),
	lastReport: g(t)
}), Le = j({ environments: A(L) }), Re = _({
	version: ue,
	commitSha: me,
	deployedAt: g(t),
	url: g(c),
	neverDeployed: g(k())
}), ze = j({
	success: k(),
	environment: L
}), R = S(h), Be = j({
	deployments: A(j({
		id: x(),
		environment: o,
		version: x(),
		commitSha: x(),
		status: i,
		timestamp: t,
		receivedAt: t,
		applied: k(),
		url: g(x()),
		error: g(j({
			code: x(),
			message: x()
		})),
		run: j({
			id: x(),
			attempt: Ee(),
			url: g(x())
		})
	})),
	...u
}), Ve = _({ holds: A(he).check(b(1), y(1e3)) }), He = j({
	success: k(),
	moved: A(j({
		requestId: x(),
		from: M,
		to: M
	}))
}), z = {
	spec: "decided: Environments and deployment triggers",
	tag: "Environments",
	auth: "portal"
}, Ue = {
	listEnvironments: p({
		...z,
		id: "listEnvironments",
		method: "GET",
		path: "/api/sites/{siteId}/environments",
		summary: "Returns the deployed state of Production and Preview, as known to the portal.",
		level: "viewer",
		query: l,
		body: l,
		answer: Le
	}),
	putEnvironment: p({
		...z,
		id: "putEnvironment",
		method: "PUT",
		path: "/api/sites/{siteId}/environments/{environment}",
		summary: "Corrects the recorded state of an environment if a report was wrong or never arrived.",
		level: "admin",
		query: l,
		body: Re,
		answer: ze
	}),
	listDeployments: p({
		...z,
		id: "listDeployments",
		method: "GET",
		path: "/api/sites/{siteId}/deployments",
		summary: "Lists the reported deployments, newest first.",
		level: "viewer",
		query: R,
		body: l,
		answer: Be
	}),
	putCommit: p({
		...z,
		id: "putCommit",
		method: "PUT",
		path: "/api/sites/{siteId}/commits/{commitSha}",
		summary: "Reports the commits contained in a commit, if no event of the repository host did.",
		level: "admin",
		application: !0,
		query: l,
		body: Ve,
		answer: He
	})
}, B = j({ full_name: x() }), We = j({
	login: x(),
	type: g(x())
}), Ge = j({
	action: g(x()),
	repository: g(B),
	issue: g(j({
		number: E(),
		body: g(w(x())),
		state_reason: g(w(x())),
		author_association: g(x())
	})),
	pull_request: g(j({
		number: E(),
		body: g(w(x())),
		merged: g(w(k())),
		merge_commit_sha: g(w(x())),
		merged_by: g(w(We)),
		head: j({
			ref: x(),
			sha: x(),
			repo: g(w(B))
		}),
		base: j({
			ref: x(),
			sha: g(x())
		})
	})),
	ref: g(w(x())),
	before: g(x()),
	after: g(x()),
	created: g(k()),
	deleted: g(k()),
	forced: g(k()),
	commits: g(A(j({ id: x() })))
}), Ke = j({
	received: k(),
	event: x(),
	moved: A(j({
		requestId: x(),
		from: M,
		to: M
	})),
	reason: g(x())
}), qe = {
	createDeploymentToken: s.createDeploymentToken,
	completeDeployment: s.completeDeployment,
	receiveRepohostEvent: p({
		...ve,
		id: "receiveRepohostEvent",
		path: "/api/webhooks/repohost",
		summary: "Receives Issues, Pull requests and Pushes events from the repository host.",
		auth: "signature",
		largestBody: 25 << 20,
		body: Ge,
		answer: Ke,
		status: 202
	})
}, V = {
	spec: "decided: Development request",
	tag: "Development requests",
	auth: "portal"
}, Je = {
	listRequests: p({
		...V,
		id: "listRequests",
		method: "GET",
		path: "/api/sites/{siteId}/requests",
		summary: "Lists the development requests of the site, oldest first.",
		level: "viewer",
		query: De,
		body: l,
		answer: ke
	}),
	createRequest: p({
		...V,
		id: "createRequest",
		method: "POST",
		path: "/api/sites/{siteId}/requests",
		summary: "Submits a development request.",
		level: "admin",
		query: l,
		body: Ae,
		answer: N,
		status: 201
	}),
	getRequest: p({
		...V,
		id: "getRequest",
		method: "GET",
		path: "/api/sites/{siteId}/requests/{requestId}",
		summary: "Returns a development request.",
		level: "viewer",
		etag: !0,
		query: l,
		body: l,
		answer: Oe
	}),
	patchRequest: p({
		...V,
		id: "patchRequest",
		method: "PATCH",
		path: "/api/sites/{siteId}/requests/{requestId}",
		summary: "Moves a request, classifies it, links its issue, pull request and commits, or records its cost.",
		level: "admin",
		application: !0,
		query: l,
		body: Me,
		answer: N
	}),
	approveRequest: p({
		...V,
		id: "approveRequest",
		method: "POST",
		path: "/api/sites/{siteId}/requests/{requestId}/approval",
		summary: "Approves a request in review: it is completed when its change is in Production.",
		level: "admin",
		application: !0,
		query: l,
		body: je,
		optionalBody: !0,
		answer: N
	})
}, H = j({
	slug: x(),
	path: x(),
	title: x(),
	type: x(),
	sections: g(A(x())),
	lastUpdated: t
}), Ye = j({
	pages: A(H),
	total: E()
}), U = j({
	slug: x(),
	title: x(),
	excerpt: x(),
	author: x(),
	tags: A(x()),
	publishedAt: t
}), Xe = j({
	...U.shape,
	body: x(),
	updatedAt: t
}), Ze = j({
	posts: A(U),
	total: E()
}), W = {
	spec: "Endpoints: Public runtime APIs",
	tag: "Runtime",
	method: "GET",
	auth: "public",
	query: l,
	body: l
}, Qe = {
	getPageText: p({
		...W,
		id: "getPageText",
		path: "/api/v1/pages/{pageSlug}/text",
		summary: "Returns the displayed texts of a page.",
		answer: ce
	}),
	listContentPages: p({
		...W,
		id: "listContentPages",
		path: "/api/v1/content/pages",
		summary: "Returns the configuration of all pages.",
		answer: Ye
	}),
	getContentPage: p({
		...W,
		id: "getContentPage",
		path: "/api/v1/content/pages/{pageSlug}",
		summary: "Returns the configuration of a page.",
		answer: H
	}),
	listPosts: p({
		...W,
		id: "listPosts",
		path: "/api/v1/content/posts",
		summary: "Lists the blog posts, newest first.",
		answer: Ze
	}),
	getPost: p({
		...W,
		id: "getPost",
		path: "/api/v1/content/posts/{postSlug}",
		summary: "Returns a blog post with its text.",
		answer: Xe
	})
}, $e = {
	getSeoOverview: s.getSeoOverview,
	getSeoDefaults: s.getSeoDefaults,
	putSeoDefaults: p({
		...f,
		id: "putSeoDefaults",
		method: "PUT",
		path: "/api/sites/{siteId}/seo/defaults",
		summary: "Replaces the SEO defaults of the site.",
		level: "editor",
		query: l,
		body: ee,
		answer: de
	}),
	putSitemapConfig: p({
		...f,
		id: "putSitemapConfig",
		method: "PUT",
		path: "/api/sites/{siteId}/seo/sitemap-config",
		summary: "Replaces the configuration of the sitemap.",
		level: "editor",
		query: l,
		body: ye,
		answer: ge
	}),
	getSitemap: s.getSitemap,
	getPageSeo: s.getPageSeo,
	putPageSeo: p({
		...f,
		id: "putPageSeo",
		method: "PUT",
		path: "/api/sites/{siteId}/seo/{pageSlug}",
		summary: "Replaces the SEO metadata of a page.",
		level: "editor",
		query: l,
		body: Se,
		answer: _e
	}),
	validatePageSeo: p({
		...f,
		id: "validatePageSeo",
		method: "POST",
		path: "/api/sites/{siteId}/seo/{pageSlug}/validation",
		summary: "Returns the warnings and errors that a change would cause, without changing anything.",
		spec: "decided: Validation result",
		level: "viewer",
		query: l,
		body: j({}),
		answer: te
	}),
	purgeSeoCache: p({
		...f,
		id: "purgeSeoCache",
		method: "POST",
		path: "/api/sites/{siteId}/seo/purge",
		summary: "Purges the SEO cache of the site.",
		spec: "decided: Limits, manual purge",
		level: "editor",
		query: l,
		body: l,
		answer: xe
	})
}, G = j({
	textOverrides: k(),
	seoManagement: k(),
	blogEnabled: k(),
	assistantEnabled: k()
}), K = j({
	general: j({
		name: x(),
		description: x(),
		timezone: x()
	}),
	deployment: j({
		provider: x(),
		autoDeployDev: k(),
		requireApproval: k()
	}),
	notifications: j({
		email: k(),
		slack: k(),
		webhookUrl: w(x())
	}),
	features: G
}), et = v((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), tt = _({
	general: g(_({
		name: g(x().check(b(1), y(200))),
		description: g(x().check(y(2e3))),
		timezone: g(x().check(et))
	})),
	deployment: g(_({
		provider: g(x().check(b(1))),
		autoDeployDev: g(k()),
		requireApproval: g(k())
	})),
	notifications: g(_({
		email: g(k()),
		slack: g(k()),
		webhookUrl: g(w(c))
	})),
	features: g(_({
		textOverrides: g(k()),
		seoManagement: g(k()),
		blogEnabled: g(k()),
		assistantEnabled: g(k())
	}))
}), nt = j({
	success: g(k()),
	settings: g(K),
	updatedAt: g(t)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
// src/contracts/portal/site.ts
const q = j({
	id: x(),
	name: x()
}), J = T([
	"active",
	"pending",
	"archived"
]), rt = j({
	id: x(),
	slug: x(),
	name: x(),
	url: x(),
	status: J,
	company: q,
	framework: x(),
	currentVersion: m(x()),
	devVersion: m(x()),
	lastDeployed: m(t),
	createdAt: t
}), it = j({
	id: x(),
	slug: x(),
	name: x(),
	description: x(),
	url: x(),
	devUrl: m(x()),
	status: J,
	company: q,
	repository: j({
		owner: x(),
		name: x(),
		defaultBranch: x(),
		releaseBranch: m(x())
	}),
	framework: j({
		type: x(),
		version: x()
	}),
	versions: j({
		current: m(x()),
		development: m(x())
	}),
	features: G,
	statistics: j({
		pageViews: E(),
		textOverrides: E(),
		pendingRequests: E()
	}),
	lastDeployed: m(t),
	createdAt: t
}), at = S({
	companyId: g(x()),
	status: g(J),
	...h
}), ot = j({
	sites: A(rt),
	...u
}), st = _({
	name: g(x().check(b(1), y(200))),
	description: g(x().check(y(2e3))),
	url: g(c),
	features: g(_({
		textOverrides: g(k()),
		seoManagement: g(k()),
		blogEnabled: g(k()),
		assistantEnabled: g(k())
	}))
}), ct = j({
	success: k(),
	site: j({
		id: x(),
		name: x(),
		updatedAt: t
	})
}), lt = T([
	"day",
	"week",
	"month",
	"year"
]), Y = we([Te(), O()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const ut = S({
	period: g(lt),
	startDate: g(Y),
	endDate: g(Y)
}).check(v(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), dt = j({
	siteId: x(),
	period: x(),
	pageViews: j({
		total: E(),
		unique: E(),
		byPage: A(j({
			path: x(),
			views: E()
		}))
	}),
	content: j({
		textOverrides: E(),
		seoUpdates: E(),
		blogPosts: E()
	}),
	development: j({
		requestsCreated: E(),
		requestsCompleted: E(),
		deployments: E()
	})
}), ft = j({
	version: x(),
	status: C("production"),
	deployedAt: t,
	commitSha: x(),
	releaseNotes: x()
}), pt = j({
	version: x(),
	status: C("development"),
	branch: x(),
	changes: E(),
	createdAt: t
}), mt = D("status", [ft, pt]), ht = j({ versions: A(mt) }), gt = {
	listSites: p({
		...d,
		id: "listSites",
		method: "GET",
		path: "/api/sites",
		summary: "Lists the sites that the caller can access.",
		query: at,
		body: l,
		answer: ot
	}),
	getSite: p({
		...d,
		id: "getSite",
		method: "GET",
		path: "/api/sites/{siteId}",
		summary: "Returns one site in detail.",
		level: "viewer",
		query: l,
		body: l,
		answer: it
	}),
	patchSite: p({
		...d,
		id: "patchSite",
		method: "PATCH",
		repeatable: !0,
		path: "/api/sites/{siteId}",
		summary: "Changes the name, description, URL or features of a site.",
		level: "admin",
		query: l,
		body: st,
		answer: ct
	}),
	getStatistics: p({
		...d,
		id: "getStatistics",
		method: "GET",
		path: "/api/sites/{siteId}/stats",
		summary: "Returns page views, content changes and development for a period.",
		level: "viewer",
		query: ut,
		body: l,
		answer: dt
	}),
	listPages: s.listPages,
	putPages: p({
		...d,
		id: "putPages",
		spec: "decided, of the local portal alone: a real one learns of pages in its own way",
		method: "PUT",
		path: "/api/sites/{siteId}/pages",
		summary: "Reports the pages of the built site, with their default texts.",
		level: "editor",
		application: !0,
		largestBody: 32 << 20,
		query: l,
		body: se,
		answer: be
	}),
	listVersions: p({
		...d,
		id: "listVersions",
		method: "GET",
		path: "/api/sites/{siteId}/versions",
		summary: "Returns the versions of a site, in production and in development.",
		level: "viewer",
		query: l,
		body: l,
		answer: ht
	}),
	getSettings: p({
		...d,
		id: "getSettings",
		method: "GET",
		path: "/api/sites/{siteId}/settings",
		summary: "Returns the settings of a site.",
		level: "viewer",
		etag: !0,
		query: l,
		body: l,
		answer: K
	}),
	putSettings: p({
		...d,
		id: "putSettings",
		method: "PUT",
		path: "/api/sites/{siteId}/settings",
		summary: "Changes the settings in the body; the rest stay unchanged.",
		level: "admin",
		query: l,
		body: tt,
		answer: nt
	})
}, X = {
	spec: "decided: Text key and text override",
	tag: "Text",
	auth: "portal"
}, _t = {
	listTexts: p({
		...X,
		id: "listTexts",
		method: "GET",
		path: "/api/sites/{siteId}/text",
		summary: "Lists the text keys of the site with their overrides, optionally only those with overrides of one status or request.",
		level: "viewer",
		query: n,
		body: l,
		answer: Ce
	}),
	getText: p({
		...X,
		id: "getText",
		method: "GET",
		path: "/api/sites/{siteId}/text/{textKey}",
		summary: "Returns a text key with its overrides.",
		level: "viewer",
		etag: !0,
		query: l,
		body: l,
		answer: oe
	}),
	putTextOverride: p({
		...X,
		id: "putTextOverride",
		method: "PUT",
		path: "/api/sites/{siteId}/text/{textKey}",
		summary: "Overrides the text of a key.",
		level: "editor",
		query: l,
		body: pe,
		answer: a
	}),
	deleteTextOverride: p({
		...X,
		id: "deleteTextOverride",
		method: "DELETE",
		path: "/api/sites/{siteId}/text/{textKey}",
		summary: "Removes the override of a key: its default shows again; in commit mode, after the next deployment.",
		level: "editor",
		query: r,
		body: l,
		answer: a
	}),
	putTextMode: p({
		...X,
		id: "putTextMode",
		method: "PUT",
		path: "/api/sites/{siteId}/text-mode",
		summary: "Chooses commit or runtime mode.",
		level: "admin",
		query: l,
		body: re,
		answer: fe
	}),
	getTextContent: p({
		...X,
		id: "getTextContent",
		method: "GET",
		path: "/api/sites/{siteId}/text-content",
		summary: "Returns the content file for the next commit; for a development request, with its texts.",
		level: "viewer",
		query: r,
		body: l,
		answer: ie
	}),
	commitTexts: p({
		...X,
		id: "commitTexts",
		method: "POST",
		path: "/api/sites/{siteId}/text-commits",
		summary: "Reports the content file of a commit: pending overrides that it contains become committed.",
		level: "editor",
		application: !0,
		query: l,
		body: le,
		answer: ne
	})
}, Z = T([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
j({
	event: Z,
	timestamp: t,
	site: j({
		id: x(),
		slug: x()
	}),
	data: j({})
}), j({
	version: x(),
	environment: x(),
	commitSha: x()
});
const Q = j({
	webhookUrl: w(x()),
	events: A(Z)
}), vt = _({
	webhookUrl: w(c),
	events: A(Z)
}), yt = j({
	success: k(),
	webhook: Q,
	secret: x()
}), bt = T([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), xt = j({
	deliveries: A(j({
		id: x(),
		event: Z,
		webhookUrl: x(),
		status: bt,
		attempts: A(j({
			at: t,
			status: g(E()),
			error: g(x())
		})),
		createdAt: t
	})),
	total: E()
}), $ = {
	spec: "decided: Events",
	tag: "Outbound webhook",
	auth: "portal",
	level: "admin"
}, St = {
	getWebhook: p({
		...$,
		id: "getWebhook",
		method: "GET",
		path: "/api/sites/{siteId}/webhook",
		summary: "Returns the webhook URL and the events sent to it.",
		level: "viewer",
		etag: !0,
		query: l,
		body: l,
		answer: Q
	}),
	putWebhook: p({
		...$,
		id: "putWebhook",
		method: "PUT",
		path: "/api/sites/{siteId}/webhook",
		summary: "Sets the webhook URL and the events sent to it; returns a new secret.",
		query: l,
		body: vt,
		answer: yt
	}),
	listDeliveries: p({
		...$,
		id: "listDeliveries",
		method: "GET",
		path: "/api/sites/{siteId}/webhook/deliveries",
		summary: "Lists the events sent, with every delivery attempt.",
		query: l,
		body: l,
		answer: xt
	})
};
// src/contracts/portal/operations/operations.ts
var Ct = e({ operations: () => wt });
const wt = {
	...gt,
	...$e,
	...Qe,
	...qe,
	..._t,
	...Je,
	...Ue,
	...St,
	...Ie
};
export { Ct as t };
