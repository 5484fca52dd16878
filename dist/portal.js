import { $ as record, B as array, E as DeploymentCompleteResponse, F as date, G as looseObject, H as discriminatedUnion, I as datetime, J as number, L as _default, M as ValidationResult, Mt as Secret, O as deploymentCompletePath, P as number$1, R as _enum, T as DeploymentComplete, U as int, V as boolean, W as literal, X as optional, Y as object, _ as HttpFault, a as PortalAnswerError, ct as _gte, dt as _minLength, et as refine, h as retry, i as rateLimits, it as union, k as idempotencyKeyHeader, kt as SiteDeployError, lt as _lte, m as pauseBefore, n as systemClock, nt as string, o as PortalError, pt as _regex, q as nullable, r as rateClassOf, tt as strictObject, ut as _maxLength, z as _undefined } from "./shared.js";
import { a as SeoDefaultsResult, c as SeoPurgeResult, d as Timestamp, f as WebAddress, i as SeoDefaults, l as seoCacheControl, n as PageSeoResult, o as SeoDefaultsUpdate, p as unknownYet, r as PageSeoUpdate, s as SeoOverview, t as PageSeo, u as Slug } from "./shared-later.js";
import { createHmac } from "node:crypto";

// src/portal/contract/operation.ts
const levels = [
	"viewer",
	"editor",
	"admin",
	"owner"
];
function operation(parts) {
	return parts;
}

// src/portal/contract/access.ts
const AccessLevel = _enum(levels);
const AccessGrant = looseObject({
	userId: string(),
	name: string(),
	level: AccessLevel
});
const AccessList = looseObject({
	access: array(AccessGrant),
	total: int()
});
const AccessUpdate = strictObject({ level: AccessLevel });
const AccessResult = looseObject({ success: boolean() });

// src/portal/contract/operations/none.ts
const none = _undefined();

// src/portal/contract/operations/access.ts
const common$7 = {
	spec: "decided: Site permission levels",
	tag: "Access",
	auth: "portal",
	level: "owner"
};
const accessOperations = {
	listAccess: operation({
		...common$7,
		id: "listAccess",
		method: "GET",
		path: "/api/sites/{siteId}/access",
		summary: "Who has access to the site, and at which level.",
		query: none,
		body: none,
		answer: AccessList
	}),
	putAccess: operation({
		...common$7,
		id: "putAccess",
		method: "PUT",
		path: "/api/sites/{siteId}/access/{userId}",
		summary: "Grants a user a level.",
		query: none,
		body: AccessUpdate,
		answer: AccessResult
	}),
	deleteAccess: operation({
		...common$7,
		id: "deleteAccess",
		method: "DELETE",
		path: "/api/sites/{siteId}/access/{userId}",
		summary: "Takes the access of a user away.",
		query: none,
		body: none,
		answer: AccessResult
	})
};

// src/portal/contract/deployment-token.ts
const deploymentTokensPath = "/api/v1/sites/deployment-tokens";
const DeploymentTokenRequest = object({ siteSlug: string().check(_minLength(1)) });
const DeploymentTokenResponse = looseObject({ swaToken: string().check(_minLength(1)) });

// src/portal/contract/development-request.ts
const RequestStatus = _enum([
	"submitted",
	"triage",
	"in-progress",
	"in-review",
	"completed",
	"rejected",
	"archived"
]);
const RequestClass = _enum([
	"content",
	"design",
	"feature",
	"bug",
	"other"
]);
const AutomationPotential = _enum([
	"high",
	"medium",
	"low",
	"none"
]);
const DevelopmentRequest = looseObject({
	id: string(),
	title: string(),
	description: string(),
	status: RequestStatus,
	requester: string(),
	classification: optional(RequestClass),
	automationPotential: optional(AutomationPotential),
	issueNumber: optional(int()),
	pullRequestNumber: optional(int()),
	approvedAt: optional(Timestamp),
	position: optional(int()),
	history: array(looseObject({
		status: RequestStatus,
		at: Timestamp,
		by: string(),
		reason: optional(string())
	})),
	createdAt: Timestamp,
	updatedAt: Timestamp
});
const RequestListQuery = object({ status: optional(RequestStatus) });
const RequestList = looseObject({
	requests: array(DevelopmentRequest),
	total: int()
});
const RequestCreate = strictObject({
	title: string().check(_minLength(1), _maxLength(200)),
	description: _default(string().check(_maxLength(2e4)), "")
});
const RequestPatch = strictObject({
	status: optional(RequestStatus),
	reason: optional(string().check(_minLength(1), _maxLength(2e3))),
	classification: optional(RequestClass),
	automationPotential: optional(AutomationPotential),
	issueNumber: optional(int().check(_gte(1))),
	pullRequestNumber: optional(int().check(_gte(1)))
});
const RequestResult = looseObject({
	success: boolean(),
	request: DevelopmentRequest
});

// src/portal/contract/repohost-event.ts
const RepohostEvent = looseObject({
	action: optional(string()),
	repository: optional(looseObject({ full_name: string() })),
	issue: optional(looseObject({
		number: int(),
		body: optional(nullable(string())),
		state_reason: optional(nullable(string()))
	})),
	pull_request: optional(looseObject({
		number: int(),
		body: optional(nullable(string())),
		merged: optional(nullable(boolean())),
		merge_commit_sha: optional(nullable(string())),
		head: looseObject({
			ref: string(),
			sha: string()
		}),
		base: looseObject({ ref: string() })
	})),
	ref: optional(nullable(string())),
	after: optional(string()),
	deleted: optional(boolean()),
	commits: optional(array(looseObject({ id: string() })))
});
const repohostHeaders = {
	event: "x-github-event",
	delivery: "x-github-delivery",
	signature: "x-hub-signature-256"
};
const RepohostResult = looseObject({
	received: boolean(),
	event: string(),
	moved: array(looseObject({
		requestId: string(),
		from: RequestStatus,
		to: RequestStatus
	})),
	reason: optional(string())
});

// src/portal/contract/operations/integration.ts
const common$6 = {
	spec: "Endpoints: Deployment and repository-host integration",
	tag: "Integration",
	method: "POST",
	query: none
};
const integrationOperations = {
	createDeploymentToken: operation({
		...common$6,
		id: "createDeploymentToken",
		path: deploymentTokensPath,
		summary: "Exchanges a cloud access token for a short-lived deployment token of a site.",
		auth: "cloud",
		body: DeploymentTokenRequest,
		answer: DeploymentTokenResponse
	}),
	completeDeployment: operation({
		...common$6,
		id: "completeDeployment",
		path: deploymentCompletePath(),
		summary: "Tells that a deployment has ended; version, status and release state of the site follow.",
		auth: "deployment",
		body: DeploymentComplete,
		answer: DeploymentCompleteResponse
	}),
	receiveRepohostEvent: operation({
		...common$6,
		id: "receiveRepohostEvent",
		path: "/api/webhooks/repohost",
		summary: "Receives the events Issues, Pull requests and Pushes of the repository host.",
		auth: "signature",
		body: RepohostEvent,
		answer: RepohostResult,
		status: 202
	})
};

// src/portal/contract/operations/requests.ts
const common$5 = {
	spec: "decided: Development request",
	tag: "Development requests",
	auth: "portal"
};
const requestOperations = {
	listRequests: operation({
		...common$5,
		id: "listRequests",
		method: "GET",
		path: "/api/sites/{siteId}/requests",
		summary: "The development requests of the site, oldest first.",
		level: "viewer",
		query: RequestListQuery,
		body: none,
		answer: RequestList
	}),
	createRequest: operation({
		...common$5,
		id: "createRequest",
		method: "POST",
		path: "/api/sites/{siteId}/requests",
		summary: "Submits a development request.",
		level: "admin",
		query: none,
		body: RequestCreate,
		answer: RequestResult,
		status: 201
	}),
	getRequest: operation({
		...common$5,
		id: "getRequest",
		method: "GET",
		path: "/api/sites/{siteId}/requests/{requestId}",
		summary: "A development request.",
		level: "viewer",
		query: none,
		body: none,
		answer: DevelopmentRequest
	}),
	patchRequest: operation({
		...common$5,
		id: "patchRequest",
		method: "PATCH",
		path: "/api/sites/{siteId}/requests/{requestId}",
		summary: "Moves a request, classifies it, or links its issue and pull request.",
		level: "admin",
		query: none,
		body: RequestPatch,
		answer: RequestResult
	}),
	approveRequest: operation({
		...common$5,
		id: "approveRequest",
		method: "POST",
		path: "/api/sites/{siteId}/requests/{requestId}/approval",
		summary: "Approves a request that is in review: it is completed with the next deployment to Production.",
		level: "admin",
		query: none,
		body: none,
		answer: RequestResult
	})
};

// src/portal/contract/content.ts
const ContentPage = looseObject({
	slug: string(),
	path: string(),
	title: string(),
	type: string(),
	sections: optional(array(string())),
	lastUpdated: Timestamp
});
const ContentPageList = looseObject({
	pages: array(ContentPage),
	total: int()
});
const BlogPostSummary = looseObject({
	slug: string(),
	title: string(),
	excerpt: string(),
	author: string(),
	tags: array(string()),
	publishedAt: Timestamp
});
const BlogPost = looseObject({
	...BlogPostSummary.shape,
	body: string(),
	updatedAt: Timestamp
});
const BlogPostList = looseObject({
	posts: array(BlogPostSummary),
	total: int()
});

// src/portal/contract/text.ts
const TextKey = string().check(_regex(/^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/, "Expected a text key of the form page.section.element."));
const TextMode = _enum(["commit", "runtime"]);
const OverrideStatus = _enum([
	"pending",
	"committed",
	"live"
]);
const TextEntry = looseObject({
	key: TextKey,
	pageSlug: string(),
	default: string(),
	override: optional(looseObject({
		value: string(),
		status: OverrideStatus,
		requestId: optional(string()),
		updatedAt: Timestamp,
		updatedBy: string()
	}))
});
const TextList = looseObject({
	mode: TextMode,
	texts: array(TextEntry),
	total: int()
});
const TextOverrideUpdate = strictObject({
	value: string().check(_maxLength(1e4)),
	requestId: optional(string())
});
const TextOverrideResult = looseObject({
	success: boolean(),
	text: TextEntry
});
const TextModeUpdate = strictObject({ mode: TextMode });
const TextModeResult = looseObject({
	success: boolean(),
	mode: TextMode
});
const TextCommit = looseObject({
	success: boolean(),
	committed: int(),
	file: string(),
	content: record(string(), string())
});
const PageText = looseObject({
	pageSlug: string(),
	mode: TextMode,
	texts: record(string(), string()),
	updatedAt: Timestamp
});

// src/portal/contract/operations/runtime.ts
const common$4 = {
	spec: "Endpoints: Public runtime APIs",
	tag: "Runtime",
	method: "GET",
	auth: "public",
	query: none,
	body: none
};
const runtimeOperations = {
	getPageText: operation({
		...common$4,
		id: "getPageText",
		path: "/api/v1/pages/{pageSlug}/text",
		summary: "The displayed texts of a page.",
		answer: PageText
	}),
	listContentPages: operation({
		...common$4,
		id: "listContentPages",
		path: "/api/v1/content/pages",
		summary: "The configuration of all pages.",
		answer: ContentPageList
	}),
	getContentPage: operation({
		...common$4,
		id: "getContentPage",
		path: "/api/v1/content/pages/{pageSlug}",
		summary: "The configuration of a page.",
		answer: ContentPage
	}),
	listPosts: operation({
		...common$4,
		id: "listPosts",
		path: "/api/v1/content/posts",
		summary: "The blog posts, newest first.",
		answer: BlogPostList
	}),
	getPost: operation({
		...common$4,
		id: "getPost",
		path: "/api/v1/content/posts/{postSlug}",
		summary: "A blog post with its text.",
		answer: BlogPost
	})
};

// src/portal/contract/sitemap.ts
const ChangeFrequency = _enum([
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
]);
const SitemapConfig = strictObject({
	excludePages: optional(array(Slug)),
	defaultChangeFreq: optional(ChangeFrequency),
	priorities: optional(record(Slug, number().check(_gte(0), _lte(1))))
});
const SitemapConfigResult = looseObject({
	success: optional(boolean()),
	sitemapConfig: optional(looseObject({})),
	updatedAt: optional(Timestamp)
});
const SitemapXml = string();

// src/portal/contract/operations/seo.ts
const common$3 = {
	spec: "Endpoints: SEO",
	tag: "SEO",
	auth: "portal",
	invalid: 422
};
const seoOperations = {
	getSeoOverview: operation({
		...common$3,
		id: "getSeoOverview",
		method: "GET",
		cacheControl: seoCacheControl,
		path: "/api/sites/{siteId}/seo",
		summary: "The pages with SEO metadata, and the defaults.",
		level: "viewer",
		query: none,
		body: none,
		answer: SeoOverview
	}),
	getSeoDefaults: operation({
		...common$3,
		id: "getSeoDefaults",
		method: "GET",
		cacheControl: seoCacheControl,
		path: "/api/sites/{siteId}/seo/defaults",
		summary: "The SEO defaults of the site.",
		level: "viewer",
		query: none,
		body: none,
		answer: SeoDefaults
	}),
	putSeoDefaults: operation({
		...common$3,
		id: "putSeoDefaults",
		method: "PUT",
		path: "/api/sites/{siteId}/seo/defaults",
		summary: "Replaces the SEO defaults of the site.",
		level: "editor",
		query: none,
		body: SeoDefaultsUpdate,
		answer: SeoDefaultsResult
	}),
	putSitemapConfig: operation({
		...common$3,
		id: "putSitemapConfig",
		method: "PUT",
		path: "/api/sites/{siteId}/seo/sitemap-config",
		summary: "Replaces the configuration of the sitemap.",
		level: "editor",
		query: none,
		body: SitemapConfig,
		answer: SitemapConfigResult
	}),
	getSitemap: operation({
		...common$3,
		id: "getSitemap",
		method: "GET",
		cacheControl: seoCacheControl,
		path: "/api/sites/{siteId}/sitemap.xml",
		summary: "The XML sitemap of the site.",
		level: "viewer",
		query: none,
		body: none,
		answer: SitemapXml,
		answerType: "application/xml"
	}),
	getPageSeo: operation({
		...common$3,
		id: "getPageSeo",
		method: "GET",
		cacheControl: seoCacheControl,
		path: "/api/sites/{siteId}/seo/{pageSlug}",
		summary: "The SEO metadata of a page.",
		level: "viewer",
		query: none,
		body: none,
		answer: PageSeo
	}),
	putPageSeo: operation({
		...common$3,
		id: "putPageSeo",
		method: "PUT",
		path: "/api/sites/{siteId}/seo/{pageSlug}",
		summary: "Replaces the SEO metadata of a page.",
		level: "editor",
		query: none,
		body: PageSeoUpdate,
		answer: PageSeoResult
	}),
	validatePageSeo: operation({
		...common$3,
		id: "validatePageSeo",
		method: "POST",
		path: "/api/sites/{siteId}/seo/{pageSlug}/validation",
		summary: "What would be warned of or refused, without changing anything.",
		spec: "decided: Validation result",
		level: "viewer",
		query: none,
		body: looseObject({}),
		answer: ValidationResult
	}),
	purgeSeoCache: operation({
		...common$3,
		id: "purgeSeoCache",
		method: "POST",
		path: "/api/sites/{siteId}/seo/purge",
		summary: "Empties the SEO cache of the site.",
		spec: "decided: Limits, manual purge",
		level: "editor",
		query: none,
		body: none,
		answer: SeoPurgeResult
	})
};

// src/portal/contract/page.ts
const SitePage = looseObject({
	slug: string(),
	path: string(),
	title: string(),
	type: string(),
	textKeyCount: int(),
	lastUpdated: Timestamp
});
const SitePageList = looseObject({
	pages: array(SitePage),
	total: int()
});

// src/portal/contract/settings.ts
const SiteFeatures = looseObject({
	textOverrides: boolean(),
	seoManagement: boolean(),
	blogEnabled: boolean(),
	assistantEnabled: boolean()
});
const SiteSettings = looseObject({
	general: looseObject({
		name: string(),
		description: string(),
		timezone: string()
	}),
	deployment: looseObject({
		provider: string(),
		autoDeployDev: boolean(),
		requireApproval: boolean()
	}),
	notifications: looseObject({
		email: boolean(),
		slack: boolean(),
		webhookUrl: nullable(string())
	}),
	features: SiteFeatures
});
const zoneName = refine((zone) => isZone(zone), { error: "Expected an IANA zone name, such as Europe/Berlin." });
const SiteSettingsUpdate = strictObject({
	general: optional(strictObject({
		name: optional(string().check(_minLength(1), _maxLength(200))),
		description: optional(string().check(_maxLength(2e3))),
		timezone: optional(string().check(zoneName))
	})),
	deployment: optional(strictObject({
		provider: optional(string().check(_minLength(1))),
		autoDeployDev: optional(boolean()),
		requireApproval: optional(boolean())
	})),
	notifications: optional(strictObject({
		email: optional(boolean()),
		slack: optional(boolean()),
		webhookUrl: optional(nullable(WebAddress))
	})),
	features: optional(strictObject({
		textOverrides: optional(boolean()),
		seoManagement: optional(boolean()),
		blogEnabled: optional(boolean()),
		assistantEnabled: optional(boolean())
	}))
});
const SiteSettingsResult = looseObject({
	success: optional(boolean()),
	settings: optional(SiteSettings),
	updatedAt: optional(Timestamp)
});
function isZone(zone) {
	try {
		new Intl.DateTimeFormat("en", { timeZone: zone });
		return /^[A-Za-z]/.test(zone);
	} catch {
		return false;
	}
}

// src/portal/contract/site.ts
const Company = looseObject({
	id: string(),
	name: string()
});
const SiteStatus = _enum([
	"active",
	"pending",
	"archived"
]);
const SiteListItem = looseObject({
	id: string(),
	slug: string(),
	name: string(),
	url: string(),
	status: SiteStatus,
	company: Company,
	framework: string(),
	currentVersion: unknownYet(string()),
	devVersion: unknownYet(string()),
	lastDeployed: unknownYet(Timestamp),
	createdAt: Timestamp
});
const SiteDetail = looseObject({
	id: string(),
	slug: string(),
	name: string(),
	description: string(),
	url: string(),
	devUrl: unknownYet(string()),
	status: SiteStatus,
	company: Company,
	repository: looseObject({
		owner: string(),
		name: string(),
		defaultBranch: string(),
		releaseBranch: string()
	}),
	framework: looseObject({
		type: string(),
		version: string()
	}),
	versions: looseObject({
		current: unknownYet(string()),
		development: unknownYet(string())
	}),
	features: SiteFeatures,
	statistics: looseObject({
		pageViews: int(),
		textOverrides: int(),
		pendingRequests: int()
	}),
	lastDeployed: unknownYet(Timestamp),
	createdAt: Timestamp
});
const listLimit = {
	default: 50,
	maximum: 200
};
const SiteListQuery = object({
	companyId: optional(string()),
	status: optional(SiteStatus),
	limit: _default(number$1().check(int(), _gte(1), _lte(listLimit.maximum)), listLimit.default),
	offset: _default(number$1().check(int(), _gte(0)), 0)
});
const SiteList = looseObject({
	sites: array(SiteListItem),
	total: int(),
	limit: int(),
	offset: int()
});
const SitePatch = strictObject({
	name: optional(string().check(_minLength(1), _maxLength(200))),
	description: optional(string().check(_maxLength(2e3))),
	url: optional(WebAddress),
	features: optional(strictObject({
		textOverrides: optional(boolean()),
		seoManagement: optional(boolean()),
		blogEnabled: optional(boolean()),
		assistantEnabled: optional(boolean())
	}))
});
const SitePatchResult = looseObject({
	success: boolean(),
	site: looseObject({
		id: string(),
		name: string(),
		updatedAt: Timestamp
	})
});

// src/portal/contract/statistics.ts
const StatisticsPeriod = _enum([
	"day",
	"week",
	"month",
	"year"
]);
const isoDate = union([date(), datetime()], { error: "Expected an ISO date, such as 2026-05-01." });
const StatisticsQuery = object({
	period: optional(StatisticsPeriod),
	startDate: optional(isoDate),
	endDate: optional(isoDate)
}).check(refine(({ startDate, endDate }) => startDate === void 0 || endDate === void 0 || startDate.slice(0, 10) <= endDate.slice(0, 10), {
	error: "startDate is after endDate.",
	path: ["startDate"]
}));
const SiteStatistics = looseObject({
	siteId: string(),
	period: string(),
	pageViews: looseObject({
		total: int(),
		unique: int(),
		byPage: array(looseObject({
			path: string(),
			views: int()
		}))
	}),
	content: looseObject({
		textOverrides: int(),
		seoUpdates: int(),
		blogPosts: int()
	}),
	development: looseObject({
		requestsCreated: int(),
		requestsCompleted: int(),
		deployments: int()
	})
});

// src/portal/contract/version.ts
const ProductionVersion = looseObject({
	version: string(),
	status: literal("production"),
	deployedAt: Timestamp,
	commitSha: string(),
	releaseNotes: string()
});
const DevelopmentVersion = looseObject({
	version: string(),
	status: literal("development"),
	branch: string(),
	changes: int(),
	createdAt: Timestamp
});
const SiteVersion = discriminatedUnion("status", [ProductionVersion, DevelopmentVersion]);
const SiteVersionList = looseObject({ versions: array(SiteVersion) });

// src/portal/contract/operations/sites.ts
const common$2 = {
	spec: "Endpoints: Sites",
	tag: "Sites",
	auth: "portal"
};
const siteOperations = {
	listSites: operation({
		...common$2,
		id: "listSites",
		method: "GET",
		path: "/api/sites",
		summary: "The sites that the caller has access to.",
		query: SiteListQuery,
		body: none,
		answer: SiteList
	}),
	getSite: operation({
		...common$2,
		id: "getSite",
		method: "GET",
		path: "/api/sites/{siteId}",
		summary: "One site in detail.",
		level: "viewer",
		query: none,
		body: none,
		answer: SiteDetail
	}),
	patchSite: operation({
		...common$2,
		id: "patchSite",
		method: "PATCH",
		path: "/api/sites/{siteId}",
		summary: "Changes name, description, address or features of a site.",
		level: "admin",
		query: none,
		body: SitePatch,
		answer: SitePatchResult
	}),
	getStatistics: operation({
		...common$2,
		id: "getStatistics",
		method: "GET",
		path: "/api/sites/{siteId}/stats",
		summary: "Page views, content changes and development of a period.",
		level: "viewer",
		query: StatisticsQuery,
		body: none,
		answer: SiteStatistics
	}),
	listPages: operation({
		...common$2,
		id: "listPages",
		method: "GET",
		path: "/api/sites/{siteId}/pages",
		summary: "The pages of a site.",
		level: "viewer",
		query: none,
		body: none,
		answer: SitePageList
	}),
	listVersions: operation({
		...common$2,
		id: "listVersions",
		method: "GET",
		path: "/api/sites/{siteId}/versions",
		summary: "The versions of a site, in production and in development.",
		level: "viewer",
		query: none,
		body: none,
		answer: SiteVersionList
	}),
	getSettings: operation({
		...common$2,
		id: "getSettings",
		method: "GET",
		path: "/api/sites/{siteId}/settings",
		summary: "The settings of a site.",
		level: "viewer",
		query: none,
		body: none,
		answer: SiteSettings
	}),
	putSettings: operation({
		...common$2,
		id: "putSettings",
		method: "PUT",
		path: "/api/sites/{siteId}/settings",
		summary: "Changes the settings that are given; the others stay.",
		level: "admin",
		query: none,
		body: SiteSettingsUpdate,
		answer: SiteSettingsResult
	})
};

// src/portal/contract/operations/text.ts
const common$1 = {
	spec: "decided: Text key and text override",
	tag: "Text",
	auth: "portal"
};
const textOperations = {
	listTexts: operation({
		...common$1,
		id: "listTexts",
		method: "GET",
		path: "/api/sites/{siteId}/text",
		summary: "The text keys of the site with their overrides.",
		level: "viewer",
		query: none,
		body: none,
		answer: TextList
	}),
	putTextOverride: operation({
		...common$1,
		id: "putTextOverride",
		method: "PUT",
		path: "/api/sites/{siteId}/text/{textKey}",
		summary: "Overrides the text of a key.",
		level: "editor",
		query: none,
		body: TextOverrideUpdate,
		answer: TextOverrideResult
	}),
	deleteTextOverride: operation({
		...common$1,
		id: "deleteTextOverride",
		method: "DELETE",
		path: "/api/sites/{siteId}/text/{textKey}",
		summary: "Removes the override of a key: its default shows again.",
		level: "editor",
		query: none,
		body: none,
		answer: TextOverrideResult
	}),
	putTextMode: operation({
		...common$1,
		id: "putTextMode",
		method: "PUT",
		path: "/api/sites/{siteId}/text-mode",
		summary: "Chooses commit or runtime mode.",
		level: "admin",
		query: none,
		body: TextModeUpdate,
		answer: TextModeResult
	}),
	commitTexts: operation({
		...common$1,
		id: "commitTexts",
		method: "POST",
		path: "/api/sites/{siteId}/text-commits",
		summary: "Marks the pending overrides as committed and answers the content file.",
		level: "editor",
		query: none,
		body: none,
		answer: TextCommit
	})
};

// src/portal/contract/event.ts
const EventName = _enum([
	"site.deployed",
	"site.updated",
	"request.created",
	"request.completed"
]);
const OutboundEvent = looseObject({
	event: EventName,
	timestamp: Timestamp,
	site: looseObject({
		id: string(),
		slug: string()
	}),
	data: looseObject({})
});
const SiteDeployedData = looseObject({
	version: string(),
	environment: string(),
	commitSha: string()
});
const WebhookConfig = looseObject({
	webhookUrl: nullable(string()),
	events: array(EventName)
});
const WebhookConfigUpdate = strictObject({
	webhookUrl: nullable(WebAddress),
	events: array(EventName)
});
const WebhookConfigResult = looseObject({
	success: boolean(),
	webhook: WebhookConfig,
	secret: string()
});
const DeliveryStatus = _enum([
	"pending",
	"delivered",
	"failed"
]);
const DeliveryList = looseObject({
	deliveries: array(looseObject({
		id: string(),
		event: EventName,
		webhookUrl: string(),
		status: DeliveryStatus,
		attempts: array(looseObject({
			at: Timestamp,
			status: optional(int()),
			error: optional(string())
		})),
		createdAt: Timestamp
	})),
	total: int()
});

// src/portal/contract/operations/webhook.ts
const common = {
	spec: "decided: Events",
	tag: "Outbound webhook",
	auth: "portal",
	level: "admin"
};
const webhookOperations = {
	getWebhook: operation({
		...common,
		id: "getWebhook",
		method: "GET",
		path: "/api/sites/{siteId}/webhook",
		summary: "Where events are sent, and which.",
		level: "viewer",
		query: none,
		body: none,
		answer: WebhookConfig
	}),
	putWebhook: operation({
		...common,
		id: "putWebhook",
		method: "PUT",
		path: "/api/sites/{siteId}/webhook",
		summary: "Chooses where events are sent, and which; answers a new secret.",
		query: none,
		body: WebhookConfigUpdate,
		answer: WebhookConfigResult
	}),
	listDeliveries: operation({
		...common,
		id: "listDeliveries",
		method: "GET",
		path: "/api/sites/{siteId}/webhook/deliveries",
		summary: "What was sent, with every attempt.",
		query: none,
		body: none,
		answer: DeliveryList
	})
};

// src/portal/contract/operations/operations.ts
const operations = {
	...siteOperations,
	...seoOperations,
	...runtimeOperations,
	...integrationOperations,
	...textOperations,
	...requestOperations,
	...webhookOperations,
	...accessOperations
};

// src/portal/client/address.ts
function pathOf(template, parameters) {
	return template.replace(/\{(\w+)\}/g, (_, name) => {
		const value = parameters[name] ?? "";
		if (/^\.{0,2}$/.test(value)) throw new SiteDeployError("USAGE", `"${value}" is not a ${name}.`);
		return encodeURIComponent(value);
	});
}
function addressOf(base, path, query = {}) {
	const url = new URL(base);
	url.pathname = url.pathname.replace(/\/+$/, "") + path;
	url.search = "";
	url.hash = "";
	for (const [name, value] of Object.entries(query)) if (value !== void 0) url.searchParams.set(name, String(value));
	return url;
}

// src/portal/client/attempts.ts
async function sendWithinLimit(request, options) {
	const { http, clock, limit, policy, random, onRetry } = options;
	const { signal } = request;
	for (let attempt = 1;; attempt += 1) {
		const outcome = await sendOnce(http, request, limit);
		const failed = "response" in outcome ? policy.statuses.includes(outcome.response.status) : policy.faults;
		const retryAfter = "response" in outcome ? outcome.response.headers["retry-after"] : void 0;
		const pause = failed && attempt < policy.attempts ? pauseBefore(attempt, retryAfter, clock.now(), random()) : void 0;
		if (pause === void 0) {
			if ("response" in outcome) return outcome.response;
			const { kind, request: name, cause } = outcome.fault;
			throw new HttpFault(kind, name, attempt, cause);
		}
		const url = new URL(request.url);
		const reason = "response" in outcome ? `status ${outcome.response.status}` : outcome.fault.kind;
		onRetry?.(`${request.method} ${url.origin}${url.pathname}: ${reason}, attempt ${attempt + 1} of ${policy.attempts} in ${(pause / 1e3).toFixed(1)} s`);
		if ("response" in outcome && outcome.response.status === 429) limit.pause(pause);
		else await clock.sleep(pause, signal);
	}
}
async function sendOnce(http, request, limit) {
	const admission = await limit.admit(request.signal);
	try {
		return { response: await http.send({
			...request,
			retry: retry.never
		}) };
	} catch (error) {
		request.signal?.throwIfAborted();
		if (error instanceof HttpFault) return { fault: error };
		throw error;
	} finally {
		admission.done();
	}
}

// src/portal/client/cache-control.ts
function freshnessOf(headers) {
	const directives = (headers["cache-control"] ?? "").toLowerCase().split(",");
	const names = directives.map((directive) => directive.split("=", 1)[0]?.trim());
	if (names.includes("no-store") || names.includes("no-cache")) return void 0;
	const seconds = (name) => {
		const value = directives.find((directive) => directive.trim().startsWith(`${name}=`))?.split("=")[1];
		return value !== void 0 && /^\s*"?\d+"?\s*$/.test(value) ? Number(value.replace(/\D/g, "")) : void 0;
	};
	const maxAge = seconds("max-age");
	if (maxAge === void 0) return void 0;
	const age = /^\d+$/.test(headers.age ?? "") ? Number(headers.age) : 0;
	const late = Math.max(0, age - maxAge);
	const stale = Math.max(0, (seconds("stale-while-revalidate") ?? 0) - late);
	const fresh = Math.max(0, maxAge - age);
	return fresh + stale === 0 ? void 0 : {
		fresh: fresh * 1e3,
		stale: stale * 1e3
	};
}

// src/portal/client/rate-limit.ts
const window = 6e4;
var SlidingWindow = class {
	#clock;
	#limit;
	#queue = [];
	#answered = [];
	#underway = 0;
	#pausedUntil = 0;
	#wake;
	constructor(clock, limit) {
		this.#clock = clock;
		this.#limit = limit;
	}
	async admit(signal) {
		signal?.throwIfAborted();
		return await new Promise((resolve, reject) => {
			const giveUp = () => {
				this.#queue.splice(this.#queue.indexOf(waiter), 1);
				this.#advance();
				reject(signal?.reason);
			};
			const waiter = { admit(admission) {
				signal?.removeEventListener("abort", giveUp);
				resolve(admission);
			} };
			signal?.addEventListener("abort", giveUp, { once: true });
			this.#queue.push(waiter);
			this.#advance();
		});
	}
	pause(ms) {
		this.#pausedUntil = Math.max(this.#pausedUntil, this.#clock.now() + ms);
		this.#advance();
	}
	#advance() {
		const now = this.#clock.now();
		while (this.#answered[0] !== void 0 && this.#answered[0] + window < now) this.#answered.shift();
		while (now >= this.#pausedUntil && this.#underway + this.#answered.length < this.#limit) {
			const next = this.#queue.shift();
			if (next === void 0) break;
			this.#underway += 1;
			next.admit(this.#admission());
		}
		this.#wakeAt(this.#queue.length === 0 ? void 0 : this.#nextChance(now));
	}
	#nextChance(now) {
		if (now < this.#pausedUntil) return this.#pausedUntil;
		return this.#answered[0] === void 0 ? void 0 : this.#answered[0] + window + 1;
	}
	#wakeAt(at) {
		if (this.#wake?.at === at) return;
		this.#wake?.cancel.abort();
		this.#wake = void 0;
		if (at === void 0) return;
		const wake = {
			at,
			cancel: new AbortController()
		};
		this.#wake = wake;
		this.#clock.sleep(at - this.#clock.now(), wake.cancel.signal).then(() => {
			if (this.#wake !== wake) return;
			this.#wake = void 0;
			this.#advance();
		}, () => {});
	}
	#admission() {
		let isDone = false;
		return { done: () => {
			if (isDone) return;
			isDone = true;
			this.#underway -= 1;
			this.#answered.push(this.#clock.now());
			this.#advance();
		} };
	}
};
const known = /* @__PURE__ */ new WeakMap();
function rateLimitsOf(http, origin, clock) {
	const ofHttp = known.get(http) ?? /* @__PURE__ */ new Map();
	known.set(http, ofHttp);
	const limits = ofHttp.get(origin) ?? {
		read: new SlidingWindow(clock, rateLimits.read),
		write: new SlidingWindow(clock, rateLimits.write),
		delete: new SlidingWindow(clock, rateLimits.delete)
	};
	ofHttp.set(origin, limits);
	return limits;
}

// src/portal/client/seo-cache.ts
const largest = 1e3;
var SeoCache = class {
	#clock;
	#sites = /* @__PURE__ */ new Map();
	constructor(clock) {
		this.#clock = clock;
	}
	async read(siteId, path, load, signal) {
		signal?.throwIfAborted();
		const site = this.#site(siteId);
		const kept = site.entries.get(path);
		const now = this.#clock.now();
		if (kept === void 0 || now >= kept.staleUntil) return await this.#load(site, siteId, path, () => load(signal));
		if (now >= kept.freshUntil && !site.refreshing.has(path)) {
			site.refreshing.add(path);
			this.#load(site, siteId, path, () => load()).catch(() => void 0).finally(() => site.refreshing.delete(path));
		}
		return structuredClone(kept.value);
	}
	forget(siteId) {
		this.#sites.delete(siteId);
	}
	async #load(site, siteId, path, load) {
		const { value, freshness } = await load();
		if (this.#sites.get(siteId) !== site) return value;
		site.entries.delete(path);
		if (freshness === void 0) return value;
		const freshUntil = this.#clock.now() + freshness.fresh;
		site.entries.set(path, {
			value: structuredClone(value),
			freshUntil,
			staleUntil: freshUntil + freshness.stale
		});
		const [oldest] = site.entries.keys();
		if (site.entries.size > largest && oldest !== void 0) site.entries.delete(oldest);
		return value;
	}
	#site(siteId) {
		const site = this.#sites.get(siteId) ?? {
			entries: /* @__PURE__ */ new Map(),
			refreshing: /* @__PURE__ */ new Set()
		};
		this.#sites.set(siteId, site);
		return site;
	}
};

// src/portal/client/caller.ts
const policies = {
	GET: retry.safe,
	PUT: retry.safe,
	POST: retry.refusedOnly,
	PATCH: retry.refusedOnly,
	DELETE: retry.refusedOnly
};
const maxBytes = 64 << 20;
var PortalCaller = class {
	#options;
	#clock;
	#seo;
	constructor(options) {
		this.#options = options;
		this.#clock = options.clock ?? systemClock;
		this.#seo = new SeoCache(this.#clock);
	}
	get provider() {
		return this.#options.provider;
	}
	async call(operation, parts) {
		return this.#read(operation, await this.send(operation, parts));
	}
	async cachedRead(operation, siteId, parts) {
		const path = pathOf(operation.path, parts.parameters);
		const load = async (signal) => {
			const response = await this.send(operation, {
				...parts,
				signal
			});
			return {
				value: this.#read(operation, response),
				freshness: freshnessOf(response.headers)
			};
		};
		return await this.#seo.read(siteId, path, load, parts.signal);
	}
	async invalidating(siteId, write) {
		this.#seo.forget(siteId);
		try {
			return await write();
		} finally {
			this.#seo.forget(siteId);
		}
	}
	async send(operation, parts) {
		if (operation.auth === "public" || operation.auth === "signature") return await this.#attempt(operation, parts);
		const { signal } = parts;
		const credential = await this.#options.credential();
		try {
			return await this.#attempt(operation, parts, credential);
		} catch (error) {
			if (!(error instanceof PortalError) || error.status !== 401) throw error;
			signal?.throwIfAborted();
			const renewed = await this.#options.credential(credential);
			if (renewed.reveal() === credential.reveal()) throw error;
			return await this.#attempt(operation, parts, renewed);
		}
	}
	async #attempt(operation, parts, credential) {
		const { http, url: base, random = Math.random, onRetry } = this.#options;
		const { method, answerType = "application/json" } = operation;
		const url = addressOf(base, pathOf(operation.path, parts.parameters), parts.query);
		const clock = this.#clock;
		const limit = rateLimitsOf(http, url.origin, clock)[rateClassOf(method)];
		const authorization = credential === void 0 ? {} : { authorization: `Bearer ${credential.reveal()}` };
		const response = await sendWithinLimit({
			method,
			url,
			headers: {
				...parts.headers,
				...authorization,
				accept: answerType
			},
			json: parts.body,
			idleMs: 15e3,
			maxBytes,
			...parts.signal !== void 0 && { signal: parts.signal }
		}, {
			http,
			clock,
			limit,
			policy: parts.retry ?? policies[method],
			random,
			onRetry
		});
		if (!response.ok) throw new PortalError(`${method} ${url.pathname}`, response, clock.now());
		return response;
	}
	#read(operation, response) {
		const empty = response.body.length === 0 ? {} : response.json;
		const value = operation.answerType === "application/xml" ? response.text : empty;
		const result = operation.answer.safeParse(value);
		if (result.success) return result.data;
		const problems = result.error.issues.map(({ path, message }) => `${path.join(".") || "the answer"}: ${message}`);
		throw new PortalAnswerError(`${operation.method} ${operation.path}`, response, problems);
	}
};

// src/portal/client/calls/sites.ts
var SiteCalls = class extends PortalCaller {
	async listSites(filter = {}, signal) {
		return await this.call(operations.listSites, {
			parameters: {},
			query: { ...filter },
			signal
		});
	}
	async *eachSite(filter = {}, signal) {
		const seen = /* @__PURE__ */ new Set();
		const { limit = listLimit.default } = filter;
		for (let offset = 0;;) {
			const { sites, total } = await this.listSites({
				...filter,
				limit,
				offset
			}, signal);
			for (const site of sites) {
				if (!seen.has(site.id)) yield site;
				seen.add(site.id);
			}
			offset += sites.length;
			if (sites.length === 0 || offset >= total) return;
		}
	}
	async getSite(siteId, signal) {
		return await this.call(operations.getSite, {
			parameters: { siteId },
			signal
		});
	}
	async updateSite(siteId, patch, signal) {
		const parts = {
			parameters: { siteId },
			body: patch,
			retry: retry.safe,
			signal
		};
		return await this.invalidating(siteId, () => this.call(operations.patchSite, parts));
	}
	async getSiteStats(siteId, query = {}, signal) {
		return await this.call(operations.getStatistics, {
			parameters: { siteId },
			query: { ...query },
			signal
		});
	}
	async listPages(siteId, signal) {
		return await this.call(operations.listPages, {
			parameters: { siteId },
			signal
		});
	}
	async listVersions(siteId, signal) {
		return await this.call(operations.listVersions, {
			parameters: { siteId },
			signal
		});
	}
	async getSettings(siteId, signal) {
		return await this.call(operations.getSettings, {
			parameters: { siteId },
			signal
		});
	}
	async updateSettings(siteId, update, signal) {
		const parts = {
			parameters: { siteId },
			body: update,
			signal
		};
		return await this.invalidating(siteId, () => this.call(operations.putSettings, parts));
	}
};

// src/portal/client/calls/seo.ts
const RawPageSeo = looseObject({});
const endpoints = [
	"defaults",
	"sitemap-config",
	"purge"
];
var SeoCalls = class extends SiteCalls {
	async getSeo(siteId, signal) {
		return await this.cachedRead(operations.getSeoOverview, siteId, {
			parameters: { siteId },
			signal
		});
	}
	async getPageSeo(siteId, pageSlug, signal) {
		refuseEndpoints(pageSlug);
		return await this.cachedRead(operations.getPageSeo, siteId, {
			parameters: {
				siteId,
				pageSlug
			},
			signal
		});
	}
	async getRawPageSeo(siteId, pageSlug, signal) {
		refuseEndpoints(pageSlug);
		const operation = {
			...operations.getPageSeo,
			answer: RawPageSeo
		};
		return await this.call(operation, {
			parameters: {
				siteId,
				pageSlug
			},
			signal
		});
	}
	async updatePageSeo(siteId, pageSlug, seo, signal) {
		refuseEndpoints(pageSlug);
		const parts = {
			parameters: {
				siteId,
				pageSlug
			},
			body: seo,
			signal
		};
		return await this.invalidating(siteId, () => this.call(operations.putPageSeo, parts));
	}
	async validatePageSeo(siteId, pageSlug, seo, signal) {
		return await this.call(operations.validatePageSeo, {
			parameters: {
				siteId,
				pageSlug
			},
			body: { ...seo },
			signal
		});
	}
	async getSeoDefaults(siteId, signal) {
		return await this.cachedRead(operations.getSeoDefaults, siteId, {
			parameters: { siteId },
			signal
		});
	}
	async updateSeoDefaults(siteId, defaults, signal) {
		const parts = {
			parameters: { siteId },
			body: defaults,
			signal
		};
		return await this.invalidating(siteId, () => this.call(operations.putSeoDefaults, parts));
	}
	async getSitemap(siteId, signal) {
		return await this.cachedRead(operations.getSitemap, siteId, {
			parameters: { siteId },
			signal
		});
	}
	async updateSitemapConfig(siteId, config, signal) {
		const parts = {
			parameters: { siteId },
			body: config,
			signal
		};
		return await this.invalidating(siteId, () => this.call(operations.putSitemapConfig, parts));
	}
	async purgeSeoCache(siteId, signal) {
		const parts = {
			parameters: { siteId },
			signal
		};
		return await this.invalidating(siteId, () => this.call(operations.purgeSeoCache, parts));
	}
};
function refuseEndpoints(pageSlug) {
	if (!endpoints.includes(pageSlug)) return;
	throw new SiteDeployError("USAGE", `"${pageSlug}" can not be the slug of a page: the portal has an endpoint there.`);
}

// src/portal/client/calls/runtime.ts
var RuntimeCalls = class extends SeoCalls {
	async getPageText(pageSlug, host, signal) {
		return await this.call(operations.getPageText, {
			parameters: { pageSlug },
			...forHost(host),
			signal
		});
	}
	async listContentPages(host, signal) {
		return await this.call(operations.listContentPages, {
			parameters: {},
			...forHost(host),
			signal
		});
	}
	async getContentPage(pageSlug, host, signal) {
		return await this.call(operations.getContentPage, {
			parameters: { pageSlug },
			...forHost(host),
			signal
		});
	}
	async listContentPosts(host, signal) {
		return await this.call(operations.listPosts, {
			parameters: {},
			...forHost(host),
			signal
		});
	}
	async getContentPost(postSlug, host, signal) {
		return await this.call(operations.getPost, {
			parameters: { postSlug },
			...forHost(host),
			signal
		});
	}
};
function forHost(host) {
	return host === void 0 ? {} : { headers: { host } };
}

// src/portal/client/calls/texts.ts
var TextCalls = class extends RuntimeCalls {
	async listTexts(siteId, signal) {
		return await this.call(operations.listTexts, {
			parameters: { siteId },
			signal
		});
	}
	async overrideText(siteId, textKey, update, signal) {
		return await this.call(operations.putTextOverride, {
			parameters: {
				siteId,
				textKey
			},
			body: update,
			signal
		});
	}
	async removeTextOverride(siteId, textKey, signal) {
		return await this.call(operations.deleteTextOverride, {
			parameters: {
				siteId,
				textKey
			},
			signal
		});
	}
	async setTextMode(siteId, mode, signal) {
		return await this.call(operations.putTextMode, {
			parameters: { siteId },
			body: { mode },
			signal
		});
	}
	async commitTexts(siteId, signal) {
		return await this.call(operations.commitTexts, {
			parameters: { siteId },
			signal
		});
	}
};

// src/portal/client/calls/requests.ts
var RequestCalls = class extends TextCalls {
	async listRequests(siteId, filter = {}, signal) {
		return await this.call(operations.listRequests, {
			parameters: { siteId },
			query: { ...filter },
			signal
		});
	}
	async getRequest(siteId, requestId, signal) {
		return await this.call(operations.getRequest, {
			parameters: {
				siteId,
				requestId
			},
			signal
		});
	}
	async createRequest(siteId, request, signal) {
		return await this.call(operations.createRequest, {
			parameters: { siteId },
			body: request,
			signal
		});
	}
	async updateRequest(siteId, requestId, patch, signal) {
		return await this.call(operations.patchRequest, {
			parameters: {
				siteId,
				requestId
			},
			body: patch,
			signal
		});
	}
	async approveRequest(siteId, requestId, signal) {
		return await this.call(operations.approveRequest, {
			parameters: {
				siteId,
				requestId
			},
			signal
		});
	}
};

// src/portal/client/calls/administration.ts
var AdministrationCalls = class extends RequestCalls {
	async getWebhook(siteId, signal) {
		return await this.call(operations.getWebhook, {
			parameters: { siteId },
			signal
		});
	}
	async updateWebhook(siteId, config, signal) {
		const { webhook, secret } = await this.call(operations.putWebhook, {
			parameters: { siteId },
			body: config,
			signal
		});
		return {
			webhook,
			secret: new Secret(secret)
		};
	}
	async listDeliveries(siteId, signal) {
		return await this.call(operations.listDeliveries, {
			parameters: { siteId },
			signal
		});
	}
	async listAccess(siteId, signal) {
		return await this.call(operations.listAccess, {
			parameters: { siteId },
			signal
		});
	}
	async grantAccess(siteId, userId, level, signal) {
		return await this.call(operations.putAccess, {
			parameters: {
				siteId,
				userId
			},
			body: { level },
			signal
		});
	}
	async revokeAccess(siteId, userId, signal) {
		return await this.call(operations.deleteAccess, {
			parameters: {
				siteId,
				userId
			},
			signal
		});
	}
};

// src/portal/client/client.ts
var PortalClient = class extends AdministrationCalls {
	async createDeploymentToken(siteSlug, signal) {
		const parts = {
			parameters: {},
			body: { siteSlug },
			retry: retry.safe,
			signal
		};
		const { swaToken } = await this.call(operations.createDeploymentToken, parts);
		return new Secret(swaToken);
	}
	async completeDeployment(body, idempotencyKey, signal) {
		const operation = {
			...operations.completeDeployment,
			path: deploymentCompletePath(this.provider)
		};
		const headers = { [idempotencyKeyHeader]: idempotencyKey };
		await this.send(operation, {
			parameters: {},
			body,
			headers,
			retry: retry.safe,
			signal
		});
	}
	async sendRepohostEvent({ event, id, payload }, secret, signal) {
		const text = JSON.stringify(payload);
		const signature = `sha256=${createHmac("sha256", secret.reveal()).update(text).digest("hex")}`;
		const headers = {
			[repohostHeaders.event]: event,
			[repohostHeaders.delivery]: id,
			[repohostHeaders.signature]: signature
		};
		const path = operations.receiveRepohostEvent.path.replace("repohost", this.provider ?? "repohost");
		const operation = {
			...operations.receiveRepohostEvent,
			path
		};
		return await this.call(operation, {
			parameters: {},
			body: payload,
			headers,
			signal
		});
	}
};

export { PortalClient };