import { r as e } from "./rolldown-runtime.js";
import { A as t, C as n, D as r, E as i, G as a, H as o, I as s, L as c, N as ee, V as l, _ as u, j as te, y as ne } from "./session.js";
import { C as d, D as f, E as re, H as p, I as m, M as h, N as g, O as _, P as v, S as y, T as b, U as x, b as ie, f as ae, h as S, k as C, p as oe, v as w, x as T, y as E } from "./config.js";
import { At as se, Ct as ce, Dt as le, Et as ue, Ft as de, It as fe, Lt as D, Nt as pe, Ot as me, Pt as he, Rt as ge, Tt as O, _t as _e, at as k, bt as A, ct as j, dt as M, ft as N, ht as P, jt as F, kt as I, mt as ve, ot as ye, pt as be, st as xe, wt as Se, zt as L } from "./shared-later.js";
import { _ as Ce, d as we, g as Te, h as Ee, l as De, m as Oe, v as R, y as z } from "./shared-rarely.js";
// src/contracts/portal/event.ts
const B = S([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
d({
	event: B,
	timestamp: s,
	site: d({
		id: v(),
		slug: v()
	}),
	data: d({})
});
const V = d({
	webhookUrl: b(v()),
	events: w(B)
}), ke = g({
	webhookUrl: b(c),
	events: w(B)
}), Ae = d({
	success: E(),
	webhook: V,
	secret: v()
}), je = S([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), Me = d({
	deliveries: w(d({
		id: v(),
		event: B,
		webhookUrl: v(),
		status: je,
		attempts: w(d({
			at: s,
			status: _(T()),
			error: _(v())
		})),
		createdAt: s
	})),
	total: T()
}), H = d({ full_name: v() }), Ne = d({
	login: v(),
	type: _(v())
}), U = d({
	action: _(v()),
	repository: _(H),
	issue: _(d({
		number: T(),
		body: _(b(v())),
		state_reason: _(b(v())),
		author_association: _(v())
	})),
	pull_request: _(d({
		number: T(),
		body: _(b(v())),
		merged: _(b(E())),
		merge_commit_sha: _(b(v())),
		merged_by: _(b(Ne)),
		head: d({
			ref: v(),
			sha: v(),
			repo: _(b(H))
		}),
		base: d({
			ref: v(),
			sha: _(v())
		})
	})),
	ref: _(b(v())),
	before: _(v()),
	after: _(v()),
	created: _(E()),
	deleted: _(E()),
	forced: _(E()),
	commits: _(w(d({ id: v() })))
}), Pe = d({
	received: E(),
	event: v(),
	moved: w(d({
		requestId: v(),
		from: z,
		to: z
	})),
	reason: _(v())
}), W = d({
	textOverrides: E(),
	seoManagement: E(),
	blogEnabled: E(),
	assistantEnabled: E()
}), G = d({
	id: v(),
	name: v()
}), K = S([
	"active",
	"pending",
	"archived"
]), Fe = d({
	id: v(),
	slug: v(),
	name: v(),
	url: v(),
	status: K,
	company: G,
	framework: v(),
	currentVersion: a(v()),
	devVersion: a(v()),
	lastDeployed: a(s),
	createdAt: s
}), Ie = d({
	id: v(),
	slug: v(),
	name: v(),
	description: v(),
	url: v(),
	devUrl: a(v()),
	status: K,
	company: G,
	repository: d({
		owner: v(),
		name: v(),
		defaultBranch: v(),
		releaseBranch: a(v())
	}),
	framework: d({
		type: v(),
		version: v()
	}),
	versions: d({
		current: a(v()),
		development: a(v())
	}),
	features: W,
	statistics: d({
		pageViews: T(),
		textOverrides: T(),
		pendingRequests: T()
	}),
	lastDeployed: a(s),
	createdAt: s
}), Le = f({
	companyId: _(v()),
	status: _(K),
	...o
}), Re = d({
	sites: w(Fe),
	...l
}), ze = g({
	name: _(v().check(x(1), p(200))),
	description: _(v().check(p(2e3))),
	url: _(c),
	features: _(C(g(W.shape)))
}), Be = d({
	success: E(),
	site: d({
		id: v(),
		name: v(),
		updatedAt: s
	})
}), q = d({
	general: d({
		name: v(),
		description: v(),
		timezone: v()
	}),
	deployment: d({
		provider: v(),
		autoDeployDev: E(),
		requireApproval: E()
	}),
	notifications: d({
		email: E(),
		slack: E(),
		webhookUrl: b(v())
	}),
	features: W
}), Ve = h((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), He = g({
	general: _(g({
		name: _(v().check(x(1), p(200))),
		description: _(v().check(p(2e3))),
		timezone: _(v().check(Ve))
	})),
	deployment: _(g({
		provider: _(v().check(x(1))),
		autoDeployDev: _(E()),
		requireApproval: _(E())
	})),
	notifications: _(g({
		email: _(E()),
		slack: _(E()),
		webhookUrl: _(b(c))
	})),
	features: _(C(g(W.shape)))
}), Ue = d({
	success: _(E()),
	settings: _(q),
	updatedAt: _(s)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
const We = d({
	version: v(),
	status: y("production"),
	deployedAt: s,
	commitSha: v(),
	releaseNotes: v()
}), Ge = d({
	version: v(),
	status: y("development"),
	branch: v(),
	changes: T(),
	createdAt: s
}), Ke = ie("status", [We, Ge]), qe = d({ versions: w(Ke) }), Je = S([
	"day",
	"week",
	"month",
	"year"
]), J = m([ae(), oe()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const Ye = f({
	period: _(Je),
	startDate: _(J),
	endDate: _(J)
}).check(h(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), Xe = d({
	siteId: v(),
	period: v(),
	pageViews: d({
		total: T(),
		unique: T(),
		byPage: w(d({
			path: v(),
			views: T()
		}))
	}),
	content: d({
		textOverrides: T(),
		seoUpdates: T(),
		blogPosts: T()
	}),
	development: d({
		requestsCreated: T(),
		requestsCompleted: T(),
		deployments: T(),
		previewExchanges: _(T())
	})
}), Y = S(ne), Ze = d({
	userId: v(),
	name: v(),
	level: Y
}), Qe = d({
	access: w(Ze),
	total: T()
}), $e = g({ level: Y }), X = d({ success: E() }), Z = d({
	slug: v(),
	path: v(),
	title: v(),
	type: v(),
	sections: _(w(v())),
	lastUpdated: s
}), et = d({
	pages: w(Z),
	total: T()
}), Q = d({
	slug: v(),
	title: v(),
	excerpt: v(),
	author: v(),
	tags: w(v()),
	publishedAt: s
}), tt = d({
	...Q.shape,
	body: v(),
	updatedAt: s
}), nt = d({
	posts: w(Q),
	total: T()
}), $ = d({
	environment: i,
	url: _(v()),
	version: _(v()),
	commitSha: _(v()),
	deployedAt: _(s),
	provenance: _(r),
	pagesChangedAt: _(s),
	correctedBy: _(v()),
	lastStatus: _(n),
	lastReport: _(s)
}), rt = d({ environments: w($) }), it = g({
	version: ee,
	commitSha: t,
	deployedAt: _(s),
	url: _(c),
	neverDeployed: _(E())
}), at = d({
	success: E(),
	environment: $
}), ot = f(o), st = d({
	deployments: w(d({
		id: v(),
		environment: i,
		version: v(),
		commitSha: v(),
		status: n,
		timestamp: s,
		receivedAt: s,
		applied: E(),
		provenance: _(r),
		url: _(v()),
		error: _(d({
			code: v(),
			message: v()
		})),
		run: d({
			id: v(),
			attempt: re(),
			url: _(v())
		})
	})),
	...l
}), ct = g({ holds: w(te).check(x(1), p(1e3)) }), lt = d({
	success: E(),
	moved: w(d({
		requestId: v(),
		from: z,
		to: z
	}))
}), ut = u({
	spec: "decided: Development request",
	tag: "Development requests",
	auth: "portal",
	level: "viewer"
}, {
	listRequests: {
		call: "GET /api/sites/{siteId}/requests",
		summary: "Lists the development requests of the site, oldest first.",
		query: Te,
		answer: Ee
	},
	createRequest: {
		call: "POST /api/sites/{siteId}/requests",
		summary: "Submits a development request.",
		level: "admin",
		body: Oe,
		answer: R,
		status: 201
	},
	getRequest: {
		call: "GET /api/sites/{siteId}/requests/{requestId}",
		summary: "Returns a development request.",
		etag: !0,
		answer: we
	},
	patchRequest: {
		call: "PATCH /api/sites/{siteId}/requests/{requestId}",
		summary: "Moves a request, classifies it, links its issue, pull request and commits, or records its cost.",
		level: "admin",
		application: !0,
		body: Ce,
		answer: R
	},
	approveRequest: {
		call: "POST /api/sites/{siteId}/requests/{requestId}/approval",
		summary: "Approves a request in review: it is completed when its change is in Production.",
		level: "admin",
		application: !0,
		body: De,
		optionalBody: !0,
		answer: R
	}
}), dt = u({
	spec: "decided: Environments and deployment triggers",
	tag: "Environments",
	auth: "portal",
	level: "viewer"
}, {
	listEnvironments: {
		call: "GET /api/sites/{siteId}/environments",
		summary: "Returns the deployed state of Production and Preview, as known to the portal.",
		answer: rt
	},
	putEnvironment: {
		call: "PUT /api/sites/{siteId}/environments/{environment}",
		summary: "Corrects the recorded state of an environment if a report was wrong or never arrived.",
		level: "admin",
		body: it,
		answer: at
	},
	listDeployments: {
		call: "GET /api/sites/{siteId}/deployments",
		summary: "Lists the reported deployments, newest first.",
		query: ot,
		answer: st
	},
	putCommit: {
		call: "PUT /api/sites/{siteId}/commits/{commitSha}",
		summary: "Reports the commits contained in a commit, if no event of the repository host did.",
		level: "admin",
		application: !0,
		body: ct,
		answer: lt
	}
}), ft = u({
	spec: "decided: Text key and text override",
	tag: "Text",
	auth: "portal",
	level: "viewer"
}, {
	listTexts: {
		call: "GET /api/sites/{siteId}/text",
		summary: "Lists the text keys of the site with their overrides: all, or those of a page, state, override status, request or search.",
		query: he,
		answer: pe
	},
	getText: {
		call: "GET /api/sites/{siteId}/text/{textKey}",
		summary: "Returns a text key with its overrides.",
		etag: !0,
		answer: F
	},
	putTextOverride: {
		call: "PUT /api/sites/{siteId}/text/{textKey}",
		summary: "Overrides the text of a key.",
		level: "editor",
		body: ge,
		answer: D
	},
	deleteTextOverride: {
		call: "DELETE /api/sites/{siteId}/text/{textKey}",
		summary: "Removes the override of a key: its default shows again; in commit mode, after the next deployment.",
		level: "editor",
		query: L,
		answer: D
	},
	putTextMode: {
		call: "PUT /api/sites/{siteId}/text-mode",
		summary: "Chooses commit or runtime mode.",
		level: "admin",
		body: fe,
		answer: de
	},
	getTextContent: {
		call: "GET /api/sites/{siteId}/text-content",
		summary: "Returns the content file for the next commit; for a development request, with its texts.",
		query: L,
		answer: se
	},
	commitTexts: {
		call: "POST /api/sites/{siteId}/text-commits",
		summary: "Reports the content file of a commit: pending overrides that it contains become committed.",
		level: "editor",
		application: !0,
		body: me,
		answer: I
	}
});
// src/contracts/portal/operations/operations.ts
var pt = e({ operations: () => mt });
const mt = {
	listPages: k.listPages,
	...u(j, {
		listSites: {
			call: "GET /api/sites",
			summary: "Lists the sites that the caller can access.",
			query: Le,
			answer: Re,
			level: void 0
		},
		getSite: {
			call: "GET /api/sites/{siteId}",
			summary: "Returns one site in detail.",
			answer: Ie
		},
		patchSite: {
			call: "PATCH /api/sites/{siteId}",
			summary: "Changes the name, description, URL or features of a site.",
			repeatable: !0,
			level: "admin",
			body: ze,
			answer: Be
		},
		getStatistics: {
			call: "GET /api/sites/{siteId}/stats",
			summary: "Returns page views, content changes and development for a period.",
			query: Ye,
			answer: Xe
		},
		putPages: {
			call: "PUT /api/sites/{siteId}/pages",
			summary: "Reports the pages of the built site, with their default texts.",
			spec: "decided, of the local portal alone: a real one learns of pages in its own way",
			level: "editor",
			application: !0,
			largestBody: 32 << 20,
			body: Se,
			answer: ce
		},
		listVersions: {
			call: "GET /api/sites/{siteId}/versions",
			summary: "Returns the versions of a site, in production and in development.",
			answer: qe
		},
		getSettings: {
			call: "GET /api/sites/{siteId}/settings",
			summary: "Returns the settings of a site.",
			etag: !0,
			answer: q
		},
		putSettings: {
			call: "PUT /api/sites/{siteId}/settings",
			summary: "Changes the settings in the body; the rest stay unchanged.",
			level: "admin",
			body: He,
			answer: Ue
		}
	}),
	getSeoOverview: k.getSeoOverview,
	getSeoDefaults: k.getSeoDefaults,
	getSitemap: k.getSitemap,
	getPageSeo: k.getPageSeo,
	...u(xe, {
		putSeoDefaults: {
			call: "PUT /api/sites/{siteId}/seo/defaults",
			summary: "Replaces the SEO defaults of the site.",
			level: "editor",
			body: ve,
			answer: be
		},
		getSitemapConfig: {
			call: "GET /api/sites/{siteId}/seo/sitemap-config",
			summary: "Returns the configuration of the sitemap.",
			spec: "decided: Sitemap configuration",
			cacheControl: A,
			etag: !0,
			answer: O
		},
		putSitemapConfig: {
			call: "PUT /api/sites/{siteId}/seo/sitemap-config",
			summary: "Replaces the configuration of the sitemap.",
			level: "editor",
			body: O,
			answer: ue
		},
		putPageSeo: {
			call: "PUT /api/sites/{siteId}/seo/{pageSlug}",
			summary: "Replaces the SEO metadata of a page.",
			level: "editor",
			body: N,
			answer: M
		},
		validatePageSeo: {
			call: "POST /api/sites/{siteId}/seo/{pageSlug}/validation",
			summary: "Returns the warnings and errors that a change would cause, without changing anything.",
			spec: "decided: Validation result",
			body: d({}),
			answer: _e
		},
		purgeSeoCache: {
			call: "POST /api/sites/{siteId}/seo/purge",
			summary: "Purges the SEO cache of the site.",
			spec: "decided: Limits, manual purge",
			level: "editor",
			answer: P
		}
	}),
	...u({
		spec: "Endpoints: Public runtime APIs",
		tag: "Runtime",
		auth: "public"
	}, {
		getPageText: {
			call: "GET /api/v1/pages/{pageSlug}/text",
			summary: "Returns the displayed texts of a page.",
			answer: le
		},
		listContentPages: {
			call: "GET /api/v1/content/pages",
			summary: "Returns the configuration of all pages.",
			answer: et
		},
		getContentPage: {
			call: "GET /api/v1/content/pages/{pageSlug}",
			summary: "Returns the configuration of a page.",
			answer: Z
		},
		listPosts: {
			call: "GET /api/v1/content/posts",
			summary: "Lists the blog posts, newest first.",
			answer: nt
		},
		getPost: {
			call: "GET /api/v1/content/posts/{postSlug}",
			summary: "Returns a blog post with its text.",
			answer: tt
		}
	}),
	createDeploymentToken: k.createDeploymentToken,
	completeDeployment: k.completeDeployment,
	...u(ye, { receiveRepohostEvent: {
		call: "POST /api/webhooks/repohost",
		summary: "Receives Issues, Pull requests and Pushes events from the repository host.",
		auth: "signature",
		largestBody: 25 << 20,
		body: U,
		answer: Pe,
		status: 202
	} }),
	...ft,
	...ut,
	...dt,
	...u({
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
			answer: V
		},
		putWebhook: {
			call: "PUT /api/sites/{siteId}/webhook",
			summary: "Sets the webhook URL and the events sent to it; returns a new secret.",
			body: ke,
			answer: Ae
		},
		listDeliveries: {
			call: "GET /api/sites/{siteId}/webhook/deliveries",
			summary: "Lists the events sent, with every delivery attempt.",
			answer: Me
		}
	}),
	...u({
		spec: "decided: Site permission levels",
		tag: "Access",
		auth: "portal",
		level: "owner"
	}, {
		listAccess: {
			call: "GET /api/sites/{siteId}/access",
			summary: "Lists the users with access to the site, and their levels.",
			answer: Qe
		},
		putAccess: {
			call: "PUT /api/sites/{siteId}/access/{userId}",
			summary: "Grants a user an access level.",
			body: $e,
			answer: X
		},
		deleteAccess: {
			call: "DELETE /api/sites/{siteId}/access/{userId}",
			summary: "Revokes a user's access.",
			answer: X
		}
	})
};
export { pt as t };
