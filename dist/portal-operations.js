import { r as e } from "./rolldown-runtime.js";
import { A as t, C as n, D as r, E as i, G as a, H as o, I as s, L as c, N as ee, V as l, _ as u, j as te, y as ne } from "./session.js";
import { C as d, D as f, E as re, H as p, I as ie, K as ae, M as m, N as h, O as g, P as _, S as v, T as y, U as b, b as oe, f as se, h as x, k as S, m as C, p as ce, v as w, x as T, y as E } from "./config.js";
import { $ as le, At as D, Ct as ue, Dt as de, Et as fe, Mt as O, Ot as pe, Q as k, St as me, _t as he, at as ge, bt as _e, ct as ve, et as ye, gt as be, it as xe, jt as Se, kt as Ce, ot as we, pt as Te, st as Ee, tt as De, ut as Oe, vt as A, wt as ke, xt as Ae, yt as je } from "./shared-later.js";
import { _ as Me, d as Ne, g as Pe, h as Fe, l as Ie, m as Le, v as j, y as M } from "./shared-rarely.js";
// src/contracts/portal/event.ts
const N = x([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
d({
	event: N,
	timestamp: s,
	site: d({
		id: _(),
		slug: _()
	}),
	data: d({})
});
const P = d({
	webhookUrl: y(_()),
	events: w(N)
}), Re = h({
	webhookUrl: y(c),
	events: w(N)
}), ze = d({
	success: E(),
	webhook: P,
	secret: _()
}), Be = x([
	"pending",
	"delivered",
	"failed",
	"cancelled"
]), Ve = d({
	deliveries: w(d({
		id: _(),
		event: N,
		webhookUrl: _(),
		status: Be,
		attempts: w(d({
			at: s,
			status: g(T()),
			error: g(_())
		})),
		createdAt: s
	})),
	total: T()
}), F = d({ full_name: _() }), He = d({
	login: _(),
	type: g(_())
}), Ue = d({
	action: g(_()),
	repository: g(F),
	issue: g(d({
		number: T(),
		body: g(y(_())),
		state_reason: g(y(_())),
		author_association: g(_())
	})),
	pull_request: g(d({
		number: T(),
		body: g(y(_())),
		merged: g(y(E())),
		merge_commit_sha: g(y(_())),
		merged_by: g(y(He)),
		head: d({
			ref: _(),
			sha: _(),
			repo: g(y(F))
		}),
		base: d({
			ref: _(),
			sha: g(_())
		})
	})),
	ref: g(y(_())),
	before: g(_()),
	after: g(_()),
	created: g(E()),
	deleted: g(E()),
	forced: g(E()),
	commits: g(w(d({ id: _() })))
}), We = d({
	received: E(),
	event: _(),
	moved: w(d({
		requestId: _(),
		from: M,
		to: M
	})),
	reason: g(_())
}), I = d({
	textOverrides: E(),
	seoManagement: E(),
	blogEnabled: E(),
	assistantEnabled: E()
}), L = d({
	id: _(),
	name: _()
}), R = x([
	"active",
	"pending",
	"archived"
]), Ge = d({
	id: _(),
	slug: _(),
	name: _(),
	url: _(),
	status: R,
	company: L,
	framework: _(),
	currentVersion: a(_()),
	devVersion: a(_()),
	lastDeployed: a(s),
	createdAt: s
}), Ke = d({
	id: _(),
	slug: _(),
	name: _(),
	description: _(),
	url: _(),
	devUrl: a(_()),
	status: R,
	company: L,
	repository: d({
		owner: _(),
		name: _(),
		defaultBranch: _(),
		releaseBranch: a(_())
	}),
	framework: d({
		type: _(),
		version: _()
	}),
	versions: d({
		current: a(_()),
		development: a(_())
	}),
	features: I,
	statistics: d({
		pageViews: T(),
		textOverrides: T(),
		pendingRequests: T()
	}),
	lastDeployed: a(s),
	createdAt: s
}), qe = f({
	companyId: g(_()),
	status: g(R),
	...o
}), Je = d({
	sites: w(Ge),
	...l
}), z = _().check(b(1), p(200)), B = _().check(p(2e3)), V = S(h(I.shape)), Ye = S(h({
	name: z,
	description: B,
	url: c,
	features: V
})), Xe = d({
	success: E(),
	site: d({
		id: _(),
		name: _(),
		updatedAt: s
	})
}), H = d({
	general: d({
		name: _(),
		description: _(),
		timezone: _()
	}),
	deployment: d({
		provider: _(),
		autoDeployDev: E(),
		requireApproval: E()
	}),
	notifications: d({
		email: E(),
		slack: E(),
		webhookUrl: y(_())
	}),
	features: I
}), Ze = m((e) => isZone(e), { error: "Expected an IANA time zone, such as Europe/Berlin." }), Qe = S(h({
	general: S(h({
		name: z,
		description: B,
		timezone: _().check(Ze)
	})),
	deployment: S(h({
		...H.shape.deployment.shape,
		provider: _().check(b(1))
	})),
	notifications: S(h({
		...H.shape.notifications.shape,
		webhookUrl: y(c)
	})),
	features: V
})), $e = d({
	success: g(E()),
	settings: g(H),
	updatedAt: g(s)
});
function isZone(e) {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: e }), /^[A-Za-z]/.test(e);
	} catch {
		return !1;
	}
}
const et = d({
	version: _(),
	status: v("production"),
	deployedAt: s,
	commitSha: _(),
	releaseNotes: _()
}), tt = d({
	version: _(),
	status: v("development"),
	branch: _(),
	changes: T(),
	createdAt: s
}), nt = oe("status", [et, tt]), rt = d({ versions: w(nt) }), it = x([
	"day",
	"week",
	"month",
	"year"
]), U = ie([se(), ce()], { error: "Expected an ISO date, such as 2026-05-01." });
function getEndMs(e) {
	return e.includes("T") ? Date.parse(e) : Date.parse(e) + 864e5 - 1;
}
const at = f({
	period: g(it),
	startDate: g(U),
	endDate: g(U)
}).check(m(({ startDate: e, endDate: t }) => !e || !t || Date.parse(e) <= getEndMs(t), {
	error: "startDate is after endDate.",
	path: ["startDate"]
})), ot = d({
	siteId: _(),
	period: _(),
	pageViews: d({
		total: T(),
		unique: T(),
		byPage: w(d({
			path: _(),
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
		previewExchanges: g(T())
	})
}), W = x(ne), st = d({
	userId: _(),
	name: _(),
	level: W
}), ct = d({
	access: w(st),
	total: T()
}), lt = h({ level: W }), G = d({ success: E() }), K = d({
	slug: _(),
	path: _(),
	title: _(),
	type: _(),
	sections: g(w(_())),
	lastUpdated: s
}), ut = d({
	pages: w(K),
	total: T()
}), q = d({
	slug: _(),
	title: _(),
	excerpt: _(),
	author: _(),
	tags: w(_()),
	publishedAt: s
}), J = d({
	...q.shape,
	body: _(),
	updatedAt: s
}), Y = _().check(ae(), b(1, "Must not be empty."), p(200)), dt = h({
	slug: g(_()),
	updatedAt: g(s),
	title: Y,
	author: Y,
	excerpt: C(_().check(p(1e3)), ""),
	tags: C(w(Y).check(p(50)), []),
	publishedAt: g(s),
	body: C(_().check(p(5e5)), "")
}), ft = d({
	success: E(),
	post: J
}), X = d({
	posts: w(q),
	total: T()
}), Z = d({
	environment: i,
	url: g(_()),
	version: g(_()),
	commitSha: g(_()),
	deployedAt: g(s),
	provenance: g(r),
	pagesChangedAt: g(s),
	correctedBy: g(_()),
	lastStatus: g(n),
	lastReport: g(s)
}), pt = d({ environments: w(Z) }), mt = h({
	version: ee,
	commitSha: t,
	deployedAt: g(s),
	url: g(c),
	neverDeployed: g(E())
}), ht = d({
	success: E(),
	environment: Z
}), gt = f(o), _t = d({
	deployments: w(d({
		id: _(),
		environment: i,
		version: _(),
		commitSha: _(),
		status: n,
		timestamp: s,
		receivedAt: s,
		applied: E(),
		provenance: g(r),
		url: g(_()),
		error: g(d({
			code: _(),
			message: _()
		})),
		run: d({
			id: _(),
			attempt: re(),
			url: g(_())
		})
	})),
	...l
}), vt = h({ holds: w(te).check(b(1), p(1e3)) }), yt = d({
	success: E(),
	moved: w(d({
		requestId: _(),
		from: M,
		to: M
	}))
}), Q = u({
	spec: "decided: Development request",
	tag: "Development requests",
	auth: "portal",
	level: "viewer"
}, {
	listRequests: {
		call: "GET /api/sites/{siteId}/requests",
		summary: "Lists the development requests of the site, oldest first.",
		query: Pe,
		answer: Fe
	},
	createRequest: {
		call: "POST /api/sites/{siteId}/requests",
		summary: "Submits a development request.",
		level: "admin",
		body: Le,
		answer: j,
		status: 201
	},
	getRequest: {
		call: "GET /api/sites/{siteId}/requests/{requestId}",
		summary: "Returns a development request.",
		etag: !0,
		answer: Ne
	},
	patchRequest: {
		call: "PATCH /api/sites/{siteId}/requests/{requestId}",
		summary: "Moves a request, classifies it, links its issue, pull request and commits, or records its cost.",
		level: "admin",
		application: !0,
		body: Me,
		answer: j
	},
	approveRequest: {
		call: "POST /api/sites/{siteId}/requests/{requestId}/approval",
		summary: "Approves a request in review: it is completed when its change is in Production.",
		level: "admin",
		application: !0,
		body: Ie,
		optionalBody: !0,
		answer: j
	}
}), bt = u({
	spec: "decided: Environments and deployment triggers",
	tag: "Environments",
	auth: "portal",
	level: "viewer"
}, {
	listEnvironments: {
		call: "GET /api/sites/{siteId}/environments",
		summary: "Returns the deployed state of Production and Preview, as known to the portal.",
		answer: pt
	},
	putEnvironment: {
		call: "PUT /api/sites/{siteId}/environments/{environment}",
		summary: "Corrects the recorded state of an environment if a report was wrong or never arrived.",
		level: "admin",
		body: mt,
		answer: ht
	},
	listDeployments: {
		call: "GET /api/sites/{siteId}/deployments",
		summary: "Lists the reported deployments, newest first.",
		query: gt,
		answer: _t
	},
	putCommit: {
		call: "PUT /api/sites/{siteId}/commits/{commitSha}",
		summary: "Reports the commits contained in a commit, if no event of the repository host did.",
		level: "admin",
		application: !0,
		body: vt,
		answer: yt
	}
}), xt = u({
	spec: "decided: Text key and text override",
	tag: "Text",
	auth: "portal",
	level: "viewer"
}, {
	listTexts: {
		call: "GET /api/sites/{siteId}/text",
		summary: "Lists the text keys of the site with their overrides: all, or those of a page, state, override status, request or search.",
		query: de,
		answer: fe
	},
	getText: {
		call: "GET /api/sites/{siteId}/text/{textKey}",
		summary: "Returns a text key with its overrides.",
		etag: !0,
		answer: ke
	},
	putTextOverride: {
		call: "PUT /api/sites/{siteId}/text/{textKey}",
		summary: "Overrides the text of a key.",
		level: "editor",
		body: Se,
		answer: D
	},
	deleteTextOverride: {
		call: "DELETE /api/sites/{siteId}/text/{textKey}",
		summary: "Removes the override of a key: its default shows again; in commit mode, after the next deployment.",
		level: "editor",
		query: O,
		answer: D
	},
	putTextMode: {
		call: "PUT /api/sites/{siteId}/text-mode",
		summary: "Chooses commit or runtime mode.",
		level: "admin",
		body: Ce,
		answer: pe
	},
	getTextContent: {
		call: "GET /api/sites/{siteId}/text-content",
		summary: "Returns the content file for the next commit; for a development request, with its texts.",
		query: O,
		answer: ue
	},
	commitTexts: {
		call: "POST /api/sites/{siteId}/text-commits",
		summary: "Reports the content file of a commit: pending overrides that it contains become committed.",
		level: "editor",
		application: !0,
		body: Ae,
		answer: me
	}
});
// src/contracts/portal/operations/operations.ts
var St = e({ operations: () => Ct });
const $ = "decided: Blog posts and page configuration", Ct = {
	listPages: k.listPages,
	...u(De, {
		listSites: {
			call: "GET /api/sites",
			summary: "Lists the sites that the caller can access.",
			query: qe,
			answer: Je,
			level: void 0
		},
		getSite: {
			call: "GET /api/sites/{siteId}",
			summary: "Returns one site in detail.",
			answer: Ke
		},
		patchSite: {
			call: "PATCH /api/sites/{siteId}",
			summary: "Changes the name, description, URL or features of a site.",
			repeatable: !0,
			level: "admin",
			body: Ye,
			answer: Xe
		},
		getStatistics: {
			call: "GET /api/sites/{siteId}/stats",
			summary: "Returns page views, content changes and development for a period.",
			query: at,
			answer: ot
		},
		putPages: {
			call: "PUT /api/sites/{siteId}/pages",
			summary: "Reports the pages of the built site, with their default texts.",
			spec: "decided, of the local portal alone: a real one learns of pages in its own way",
			level: "editor",
			application: !0,
			largestBody: 32 << 20,
			body: he,
			answer: be
		},
		listSitePosts: {
			call: "GET /api/sites/{siteId}/posts",
			summary: "Lists the blog posts of a site, even if its blog is switched off.",
			spec: $,
			answer: X
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
			body: dt,
			answer: ft
		},
		deleteSitePost: {
			call: "DELETE /api/sites/{siteId}/posts/{postSlug}",
			summary: "Deletes a blog post.",
			spec: $,
			level: "editor",
			answer: G
		},
		listVersions: {
			call: "GET /api/sites/{siteId}/versions",
			summary: "Returns the versions of a site, in production and in development.",
			answer: rt
		},
		getSettings: {
			call: "GET /api/sites/{siteId}/settings",
			summary: "Returns the settings of a site.",
			etag: !0,
			answer: H
		},
		putSettings: {
			call: "PUT /api/sites/{siteId}/settings",
			summary: "Changes the settings in the body; the rest stay unchanged.",
			level: "admin",
			body: Qe,
			answer: $e
		}
	}),
	getSeoOverview: k.getSeoOverview,
	getSeoDefaults: k.getSeoDefaults,
	getSitemap: k.getSitemap,
	getPageSeo: k.getPageSeo,
	...u(ye, {
		putSeoDefaults: {
			call: "PUT /api/sites/{siteId}/seo/defaults",
			summary: "Replaces the SEO defaults of the site.",
			level: "editor",
			body: Ee,
			answer: we
		},
		getSitemapConfig: {
			call: "GET /api/sites/{siteId}/seo/sitemap-config",
			summary: "Returns the configuration of the sitemap.",
			spec: "decided: Sitemap configuration",
			cacheControl: Te,
			etag: !0,
			answer: A
		},
		putSitemapConfig: {
			call: "PUT /api/sites/{siteId}/seo/sitemap-config",
			summary: "Replaces the configuration of the sitemap.",
			level: "editor",
			body: A,
			answer: je
		},
		putPageSeo: {
			call: "PUT /api/sites/{siteId}/seo/{pageSlug}",
			summary: "Replaces the SEO metadata of a page.",
			level: "editor",
			body: ge,
			answer: xe
		},
		validatePageSeo: {
			call: "POST /api/sites/{siteId}/seo/{pageSlug}/validation",
			summary: "Returns the warnings and errors that a change would cause, without changing anything.",
			spec: "decided: Validation result",
			body: d({}),
			answer: Oe
		},
		purgeSeoCache: {
			call: "POST /api/sites/{siteId}/seo/purge",
			summary: "Purges the SEO cache of the site.",
			spec: "decided: Limits, manual purge",
			level: "editor",
			answer: ve
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
			answer: _e
		},
		listContentPages: {
			call: "GET /api/v1/content/pages",
			summary: "Returns the configuration of all pages.",
			answer: ut
		},
		getContentPage: {
			call: "GET /api/v1/content/pages/{pageSlug}",
			summary: "Returns the configuration of a page.",
			answer: K
		},
		listPosts: {
			call: "GET /api/v1/content/posts",
			summary: "Lists the blog posts, newest first.",
			answer: X
		},
		getPost: {
			call: "GET /api/v1/content/posts/{postSlug}",
			summary: "Returns a blog post with its text.",
			answer: J
		}
	}),
	createDeploymentToken: k.createDeploymentToken,
	completeDeployment: k.completeDeployment,
	...u(le, { receiveRepohostEvent: {
		call: "POST /api/webhooks/repohost",
		summary: "Receives Issues, Pull requests and Pushes events from the repository host.",
		auth: "signature",
		largestBody: 25 << 20,
		body: Ue,
		answer: We,
		status: 202
	} }),
	...xt,
	...Q,
	...bt,
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
			answer: P
		},
		putWebhook: {
			call: "PUT /api/sites/{siteId}/webhook",
			summary: "Sets the webhook URL and the events sent to it; returns a new secret.",
			body: Re,
			answer: ze
		},
		listDeliveries: {
			call: "GET /api/sites/{siteId}/webhook/deliveries",
			summary: "Lists the events sent, with every delivery attempt.",
			answer: Ve
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
			answer: ct
		},
		putAccess: {
			call: "PUT /api/sites/{siteId}/access/{userId}",
			summary: "Grants a user an access level.",
			body: lt,
			answer: G
		},
		deleteAccess: {
			call: "DELETE /api/sites/{siteId}/access/{userId}",
			summary: "Revokes a user's access.",
			answer: G
		}
	})
};
export { St as t };
