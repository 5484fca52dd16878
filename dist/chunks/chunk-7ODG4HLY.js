import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  PageSeo,
  PageSeoResult,
  PageSeoUpdate,
  SeoDefaults,
  SeoDefaultsResult,
  SeoDefaultsUpdate,
  SeoOverview,
  SeoPurgeResult,
  Slug,
  Timestamp,
  WebAddress,
  seoCacheControl,
  unknownYet
} from "./chunk-HJOW65OB.js";
import {
  DeploymentComplete,
  DeploymentCompleteResponse,
  deploymentCompletePath
} from "./chunk-WC44BXDQ.js";
import {
  ValidationResult
} from "./chunk-3T7WNIKU.js";
import {
  coerce_exports,
  iso_exports
} from "./chunk-YGLX6Y6F.js";
import {
  _default,
  _enum,
  _gte,
  _lte,
  _maxLength,
  _minLength,
  _regex,
  _undefined,
  array,
  boolean,
  discriminatedUnion,
  int,
  literal,
  looseObject,
  nullable,
  number2 as number,
  object,
  optional,
  record,
  refine,
  strictObject,
  string,
  union
} from "./chunk-P4I7N7I4.js";

// src/portal/contract/development-request.ts
var RequestStatus = _enum([
  "submitted",
  "triage",
  "in-progress",
  "in-review",
  "completed",
  "rejected",
  "archived"
]);
var requestMoves = {
  submitted: ["triage", "rejected", "archived"],
  triage: ["in-progress", "rejected", "archived"],
  "in-progress": ["in-review", "rejected", "archived"],
  "in-review": ["completed", "rejected", "archived"],
  completed: ["archived"],
  rejected: ["archived"],
  archived: []
};
var processing = ["in-progress", "in-review"];
var RequestClass = _enum(["content", "design", "feature", "bug", "other"]);
var AutomationPotential = _enum(["high", "medium", "low", "none"]);
var DevelopmentRequest = looseObject({
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
  /** Requests that are processed before this one, while it waits. */
  position: optional(int()),
  history: array(
    looseObject({ status: RequestStatus, at: Timestamp, by: string(), reason: optional(string()) })
  ),
  createdAt: Timestamp,
  updatedAt: Timestamp
});
var RequestListQuery = object({ status: optional(RequestStatus) });
var RequestList = looseObject({ requests: array(DevelopmentRequest), total: int() });
var RequestCreate = strictObject({
  title: string().check(_minLength(1), _maxLength(200)),
  description: _default(string().check(_maxLength(2e4)), "")
});
var RequestPatch = strictObject({
  status: optional(RequestStatus),
  /** Why; wanted where a request is rejected. */
  reason: optional(string().check(_minLength(1), _maxLength(2e3))),
  classification: optional(RequestClass),
  automationPotential: optional(AutomationPotential),
  issueNumber: optional(int().check(_gte(1))),
  pullRequestNumber: optional(int().check(_gte(1)))
});
var RequestResult = looseObject({ success: boolean(), request: DevelopmentRequest });

// src/portal/contract/repohost-event.ts
var RepohostEvent = looseObject({
  action: optional(string()),
  repository: optional(looseObject({ full_name: string() })),
  issue: optional(
    looseObject({
      number: int(),
      body: optional(nullable(string())),
      state_reason: optional(nullable(string()))
    })
  ),
  pull_request: optional(
    looseObject({
      number: int(),
      body: optional(nullable(string())),
      merged: optional(nullable(boolean())),
      merge_commit_sha: optional(nullable(string())),
      head: looseObject({ ref: string(), sha: string() }),
      base: looseObject({ ref: string() })
    })
  ),
  ref: optional(nullable(string())),
  after: optional(string()),
  deleted: optional(boolean()),
  commits: optional(array(looseObject({ id: string() })))
});
var repohostHeaders = {
  event: "x-github-event",
  delivery: "x-github-delivery",
  signature: "x-hub-signature-256"
};
var RepohostResult = looseObject({
  received: boolean(),
  event: string(),
  /** The development requests that moved. */
  moved: array(looseObject({ requestId: string(), from: RequestStatus, to: RequestStatus })),
  /** Why nothing moved, where that may surprise. */
  reason: optional(string())
});

// src/portal/contract/text.ts
var TextKey = string().check(_regex(/^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/, "Expected a text key of the form page.section.element."));
var TextMode = _enum(["commit", "runtime"]);
var OverrideStatus = _enum(["pending", "committed", "live"]);
var TextEntry = looseObject({
  key: TextKey,
  pageSlug: string(),
  default: string(),
  override: optional(
    looseObject({
      value: string(),
      status: OverrideStatus,
      /** The development request that it is attached to: it commits and deploys with its code. */
      requestId: optional(string()),
      updatedAt: Timestamp,
      updatedBy: string()
    })
  )
});
var TextList = looseObject({ mode: TextMode, texts: array(TextEntry), total: int() });
var TextOverrideUpdate = strictObject({
  value: string().check(_maxLength(1e4)),
  requestId: optional(string())
});
var TextOverrideResult = looseObject({ success: boolean(), text: TextEntry });
var TextModeUpdate = strictObject({ mode: TextMode });
var TextModeResult = looseObject({ success: boolean(), mode: TextMode });
var TextCommit = looseObject({
  success: boolean(),
  /** How many overrides were pending. */
  committed: int(),
  file: string(),
  /** Text by key, all overrides of the site. */
  content: record(string(), string())
});
var PageText = looseObject({
  pageSlug: string(),
  mode: TextMode,
  /** The override where one is live, else the default. */
  texts: record(string(), string()),
  updatedAt: Timestamp
});

// src/portal/contract/sitemap.ts
var ChangeFrequency = _enum(["always", "hourly", "daily", "weekly", "monthly", "yearly", "never"]);
var SitemapConfig = strictObject({
  excludePages: optional(array(Slug)),
  defaultChangeFreq: optional(ChangeFrequency),
  priorities: optional(record(Slug, number().check(_gte(0), _lte(1))))
});
var SitemapConfigResult = looseObject({
  success: optional(boolean()),
  sitemapConfig: optional(looseObject({})),
  updatedAt: optional(Timestamp)
});
var SitemapXml = string();

// src/portal/contract/settings.ts
var SiteFeatures = looseObject({
  textOverrides: boolean(),
  seoManagement: boolean(),
  blogEnabled: boolean(),
  assistantEnabled: boolean()
});
var SiteSettings = looseObject({
  general: looseObject({
    name: string(),
    description: string(),
    /** IANA zone name. */
    timezone: string()
  }),
  deployment: looseObject({ provider: string(), autoDeployDev: boolean(), requireApproval: boolean() }),
  notifications: looseObject({ email: boolean(), slack: boolean(), webhookUrl: nullable(string()) }),
  features: SiteFeatures
});
var zoneName = refine((zone) => isZone(zone), {
  error: "Expected an IANA zone name, such as Europe/Berlin."
});
var SiteSettingsUpdate = strictObject({
  general: optional(
    strictObject({
      name: optional(string().check(_minLength(1), _maxLength(200))),
      description: optional(string().check(_maxLength(2e3))),
      timezone: optional(string().check(zoneName))
    })
  ),
  deployment: optional(
    strictObject({
      provider: optional(string().check(_minLength(1))),
      autoDeployDev: optional(boolean()),
      requireApproval: optional(boolean())
    })
  ),
  notifications: optional(
    strictObject({
      email: optional(boolean()),
      slack: optional(boolean()),
      webhookUrl: optional(nullable(WebAddress))
    })
  ),
  features: optional(
    strictObject({
      textOverrides: optional(boolean()),
      seoManagement: optional(boolean()),
      blogEnabled: optional(boolean()),
      assistantEnabled: optional(boolean())
    })
  )
});
var SiteSettingsResult = looseObject({
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
var Company = looseObject({ id: string(), name: string() });
var SiteStatus = _enum(["active", "pending", "archived"]);
var SiteListItem = looseObject({
  id: string(),
  slug: string(),
  name: string(),
  /** Production address. */
  url: string(),
  status: SiteStatus,
  company: Company,
  framework: string(),
  /** Production version, MAJOR.MINOR.PATCH. */
  currentVersion: unknownYet(string()),
  /** In-flight version; absent while none is in development. */
  devVersion: unknownYet(string()),
  lastDeployed: unknownYet(Timestamp),
  createdAt: Timestamp
});
var SiteDetail = looseObject({
  id: string(),
  slug: string(),
  name: string(),
  description: string(),
  url: string(),
  /** Development address; absent until something was deployed there (decided). */
  devUrl: unknownYet(string()),
  status: SiteStatus,
  company: Company,
  repository: looseObject({
    owner: string(),
    name: string(),
    defaultBranch: string(),
    releaseBranch: string()
  }),
  framework: looseObject({ type: string(), version: string() }),
  versions: looseObject({ current: unknownYet(string()), development: unknownYet(string()) }),
  features: SiteFeatures,
  statistics: looseObject({ pageViews: int(), textOverrides: int(), pendingRequests: int() }),
  lastDeployed: unknownYet(Timestamp),
  createdAt: Timestamp
});
var listLimit = { default: 50, maximum: 200 };
var SiteListQuery = object({
  companyId: optional(string()),
  status: optional(SiteStatus),
  limit: _default(coerce_exports.number().check(int(), _gte(1), _lte(listLimit.maximum)), listLimit.default),
  offset: _default(coerce_exports.number().check(int(), _gte(0)), 0)
});
var SiteList = looseObject({
  sites: array(SiteListItem),
  total: int(),
  limit: int(),
  offset: int()
});
var SitePatch = strictObject({
  name: optional(string().check(_minLength(1), _maxLength(200))),
  description: optional(string().check(_maxLength(2e3))),
  url: optional(WebAddress),
  features: optional(
    strictObject({
      textOverrides: optional(boolean()),
      seoManagement: optional(boolean()),
      blogEnabled: optional(boolean()),
      assistantEnabled: optional(boolean())
    })
  )
});
var SitePatchResult = looseObject({
  success: boolean(),
  site: looseObject({ id: string(), name: string(), updatedAt: Timestamp })
});

// src/portal/contract/statistics.ts
var StatisticsPeriod = _enum(["day", "week", "month", "year"]);
var isoDate = union([iso_exports.date(), iso_exports.datetime()], { error: "Expected an ISO date, such as 2026-05-01." });
var StatisticsQuery = object({ period: optional(StatisticsPeriod), startDate: optional(isoDate), endDate: optional(isoDate) }).check(
  refine(
    ({ startDate, endDate }) => startDate === void 0 || endDate === void 0 || startDate.slice(0, 10) <= endDate.slice(0, 10),
    { error: "startDate is after endDate.", path: ["startDate"] }
  )
);
var SiteStatistics = looseObject({
  siteId: string(),
  period: string(),
  pageViews: looseObject({
    total: int(),
    /** Distinct visitors. */
    unique: int(),
    byPage: array(looseObject({ path: string(), views: int() }))
  }),
  content: looseObject({ textOverrides: int(), seoUpdates: int(), blogPosts: int() }),
  development: looseObject({ requestsCreated: int(), requestsCompleted: int(), deployments: int() })
});

// src/portal/contract/operation.ts
var levels = ["viewer", "editor", "admin", "owner"];
function operation(parts) {
  return parts;
}

// src/portal/contract/access.ts
var AccessLevel = _enum(levels);
var AccessGrant = looseObject({ userId: string(), name: string(), level: AccessLevel });
var AccessList = looseObject({ access: array(AccessGrant), total: int() });
var AccessUpdate = strictObject({ level: AccessLevel });
var AccessResult = looseObject({ success: boolean() });

// src/portal/contract/operations/none.ts
var none = _undefined();

// src/portal/contract/operations/access.ts
var common = { spec: "decided: Site permission levels", tag: "Access", auth: "portal", level: "owner" };
var accessOperations = {
  listAccess: operation({
    ...common,
    id: "listAccess",
    method: "GET",
    path: "/api/sites/{siteId}/access",
    summary: "Who has access to the site, and at which level.",
    query: none,
    body: none,
    answer: AccessList
  }),
  putAccess: operation({
    ...common,
    id: "putAccess",
    method: "PUT",
    path: "/api/sites/{siteId}/access/{userId}",
    summary: "Grants a user a level.",
    query: none,
    body: AccessUpdate,
    answer: AccessResult
  }),
  deleteAccess: operation({
    ...common,
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
var deploymentTokensPath = "/api/v1/sites/deployment-tokens";
var DeploymentTokenRequest = object({ siteSlug: string().check(_minLength(1)) });
var DeploymentTokenResponse = looseObject({ swaToken: string().check(_minLength(1)) });

// src/portal/contract/operations/integration.ts
var common2 = {
  spec: "Endpoints: Deployment and repository-host integration",
  tag: "Integration",
  method: "POST",
  query: none
};
var integrationOperations = {
  createDeploymentToken: operation({
    ...common2,
    id: "createDeploymentToken",
    path: deploymentTokensPath,
    summary: "Exchanges a cloud access token for a short-lived deployment token of a site.",
    auth: "cloud",
    body: DeploymentTokenRequest,
    answer: DeploymentTokenResponse
  }),
  completeDeployment: operation({
    ...common2,
    id: "completeDeployment",
    path: deploymentCompletePath(),
    summary: "Tells that a deployment has ended; version, status and release state of the site follow.",
    auth: "deployment",
    body: DeploymentComplete,
    answer: DeploymentCompleteResponse
  }),
  receiveRepohostEvent: operation({
    ...common2,
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
var common3 = { spec: "decided: Development request", tag: "Development requests", auth: "portal" };
var requestOperations = {
  listRequests: operation({
    ...common3,
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
    ...common3,
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
    ...common3,
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
    ...common3,
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
    ...common3,
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
var ContentPage = looseObject({
  slug: string(),
  path: string(),
  title: string(),
  type: string(),
  /** Sections in their order, as the text keys of the page name them. */
  sections: optional(array(string())),
  lastUpdated: Timestamp
});
var ContentPageList = looseObject({ pages: array(ContentPage), total: int() });
var BlogPostSummary = looseObject({
  slug: string(),
  title: string(),
  excerpt: string(),
  author: string(),
  tags: array(string()),
  publishedAt: Timestamp
});
var BlogPost = looseObject({ ...BlogPostSummary.shape, body: string(), updatedAt: Timestamp });
var BlogPostList = looseObject({ posts: array(BlogPostSummary), total: int() });

// src/portal/contract/operations/runtime.ts
var common4 = {
  spec: "Endpoints: Public runtime APIs",
  tag: "Runtime",
  method: "GET",
  auth: "public",
  query: none,
  body: none
};
var runtimeOperations = {
  getPageText: operation({
    ...common4,
    id: "getPageText",
    path: "/api/v1/pages/{pageSlug}/text",
    summary: "The displayed texts of a page.",
    answer: PageText
  }),
  listContentPages: operation({
    ...common4,
    id: "listContentPages",
    path: "/api/v1/content/pages",
    summary: "The configuration of all pages.",
    answer: ContentPageList
  }),
  getContentPage: operation({
    ...common4,
    id: "getContentPage",
    path: "/api/v1/content/pages/{pageSlug}",
    summary: "The configuration of a page.",
    answer: ContentPage
  }),
  listPosts: operation({
    ...common4,
    id: "listPosts",
    path: "/api/v1/content/posts",
    summary: "The blog posts, newest first.",
    answer: BlogPostList
  }),
  getPost: operation({
    ...common4,
    id: "getPost",
    path: "/api/v1/content/posts/{postSlug}",
    summary: "A blog post with its text.",
    answer: BlogPost
  })
};

// src/portal/contract/operations/seo.ts
var common5 = { spec: "Endpoints: SEO", tag: "SEO", auth: "portal", invalid: 422 };
var seoOperations = {
  getSeoOverview: operation({
    ...common5,
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
    ...common5,
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
    ...common5,
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
    ...common5,
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
    ...common5,
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
    ...common5,
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
    ...common5,
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
    ...common5,
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
    ...common5,
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
var SitePage = looseObject({
  slug: string(),
  /** Below the site's address, with a leading slash. */
  path: string(),
  title: string(),
  type: string(),
  /** How many text keys the page has. */
  textKeyCount: int(),
  lastUpdated: Timestamp
});
var SitePageList = looseObject({ pages: array(SitePage), total: int() });

// src/portal/contract/version.ts
var ProductionVersion = looseObject({
  version: string(),
  status: literal("production"),
  deployedAt: Timestamp,
  commitSha: string(),
  releaseNotes: string()
});
var DevelopmentVersion = looseObject({
  version: string(),
  status: literal("development"),
  branch: string(),
  /** Commits pushed to the branch, as far as the portal was told (decided). */
  changes: int(),
  createdAt: Timestamp
});
var SiteVersion = discriminatedUnion("status", [ProductionVersion, DevelopmentVersion]);
var SiteVersionList = looseObject({ versions: array(SiteVersion) });

// src/portal/contract/operations/sites.ts
var common6 = { spec: "Endpoints: Sites", tag: "Sites", auth: "portal" };
var siteOperations = {
  listSites: operation({
    ...common6,
    id: "listSites",
    method: "GET",
    path: "/api/sites",
    summary: "The sites that the caller has access to.",
    query: SiteListQuery,
    body: none,
    answer: SiteList
  }),
  getSite: operation({
    ...common6,
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
    ...common6,
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
    ...common6,
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
    ...common6,
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
    ...common6,
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
    ...common6,
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
    ...common6,
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
var common7 = { spec: "decided: Text key and text override", tag: "Text", auth: "portal" };
var textOperations = {
  listTexts: operation({
    ...common7,
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
    ...common7,
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
    ...common7,
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
    ...common7,
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
    ...common7,
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
var EventName = _enum(["site.deployed", "site.updated", "request.created", "request.completed"]);
var OutboundEvent = looseObject({
  event: EventName,
  timestamp: Timestamp,
  site: looseObject({ id: string(), slug: string() }),
  data: looseObject({})
});
var SiteDeployedData = looseObject({ version: string(), environment: string(), commitSha: string() });
var webhookHeaders = {
  id: "webhook-id",
  timestamp: "webhook-timestamp",
  signature: "webhook-signature"
};
var WebhookConfig = looseObject({ webhookUrl: nullable(string()), events: array(EventName) });
var WebhookConfigUpdate = strictObject({ webhookUrl: nullable(WebAddress), events: array(EventName) });
var WebhookConfigResult = looseObject({ success: boolean(), webhook: WebhookConfig, secret: string() });
var DeliveryStatus = _enum(["pending", "delivered", "failed"]);
var DeliveryList = looseObject({
  deliveries: array(
    looseObject({
      id: string(),
      event: EventName,
      webhookUrl: string(),
      status: DeliveryStatus,
      attempts: array(looseObject({ at: Timestamp, status: optional(int()), error: optional(string()) })),
      createdAt: Timestamp
    })
  ),
  total: int()
});

// src/portal/contract/operations/webhook.ts
var common8 = { spec: "decided: Events", tag: "Outbound webhook", auth: "portal", level: "admin" };
var webhookOperations = {
  getWebhook: operation({
    ...common8,
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
    ...common8,
    id: "putWebhook",
    method: "PUT",
    path: "/api/sites/{siteId}/webhook",
    summary: "Chooses where events are sent, and which; answers a new secret.",
    query: none,
    body: WebhookConfigUpdate,
    answer: WebhookConfigResult
  }),
  listDeliveries: operation({
    ...common8,
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
var operations = {
  ...siteOperations,
  ...seoOperations,
  ...runtimeOperations,
  ...integrationOperations,
  ...textOperations,
  ...requestOperations,
  ...webhookOperations,
  ...accessOperations
};

export {
  levels,
  AccessLevel,
  AccessGrant,
  AccessList,
  AccessUpdate,
  AccessResult,
  DeploymentTokenRequest,
  DeploymentTokenResponse,
  RequestStatus,
  requestMoves,
  processing,
  RequestClass,
  AutomationPotential,
  DevelopmentRequest,
  RequestList,
  RequestCreate,
  RequestPatch,
  RequestResult,
  RepohostEvent,
  repohostHeaders,
  RepohostResult,
  ContentPage,
  ContentPageList,
  BlogPostSummary,
  BlogPost,
  BlogPostList,
  TextKey,
  TextMode,
  OverrideStatus,
  TextEntry,
  TextList,
  TextOverrideUpdate,
  TextOverrideResult,
  TextModeUpdate,
  TextModeResult,
  TextCommit,
  PageText,
  SitemapConfig,
  SitemapConfigResult,
  SitePage,
  SitePageList,
  SiteFeatures,
  SiteSettings,
  SiteSettingsUpdate,
  SiteSettingsResult,
  Company,
  SiteListItem,
  SiteDetail,
  listLimit,
  SiteList,
  SitePatch,
  SitePatchResult,
  StatisticsQuery,
  SiteStatistics,
  ProductionVersion,
  DevelopmentVersion,
  SiteVersion,
  SiteVersionList,
  EventName,
  OutboundEvent,
  webhookHeaders,
  WebhookConfig,
  WebhookConfigUpdate,
  WebhookConfigResult,
  DeliveryStatus,
  DeliveryList,
  operations
};
