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
} from "./chunk-65VQRA4Y.js";
import {
  DeploymentComplete,
  DeploymentCompleteResponse,
  PortalAnswerError,
  PortalError,
  Secret,
  deploymentCompletePath,
  idempotencyKeyHeader,
  pauseBefore,
  rateClassOf,
  rateLimits,
  retry,
  systemClock
} from "./chunk-65OKAS3X.js";
import {
  HttpFault
} from "./chunk-GGGL2V5K.js";
import {
  ValidationResult,
  coerce_exports,
  iso_exports
} from "./chunk-PM6AHB2M.js";
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
import {
  SiteDeployError
} from "./chunk-ML3FG7VE.js";
import "./chunk-MIU6LSPI.js";

// src/portal/client/client.ts
import { createHmac } from "node:crypto";

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
  for (const [name, value] of Object.entries(query)) {
    if (value !== void 0) url.searchParams.set(name, String(value));
  }
  return url;
}

// src/portal/client/attempts.ts
async function sendWithinLimit(request, options) {
  const { http, clock, limit, policy, random, onRetry } = options;
  const { signal } = request;
  for (let attempt = 1; ; attempt += 1) {
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
    onRetry?.(
      `${request.method} ${url.origin}${url.pathname}: ${reason}, attempt ${attempt + 1} of ${policy.attempts} in ${(pause / 1e3).toFixed(1)} s`
    );
    if ("response" in outcome && outcome.response.status === 429) limit.pause(pause);
    else await clock.sleep(pause, signal);
  }
}
async function sendOnce(http, request, limit) {
  const admission = await limit.admit(request.signal);
  try {
    return { response: await http.send({ ...request, retry: retry.never }) };
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
  return fresh + stale === 0 ? void 0 : { fresh: fresh * 1e3, stale: stale * 1e3 };
}

// src/portal/client/rate-limit.ts
var window = 6e4;
var SlidingWindow = class {
  #clock;
  #limit;
  #queue = [];
  /** When the requests of the last 60 s were answered, in ascending order. */
  #answered = [];
  #underway = 0;
  #pausedUntil = 0;
  #wake;
  constructor(clock, limit) {
    this.#clock = clock;
    this.#limit = limit;
  }
  /**
   * Waits for its turn. One that gives up leaves its place to those behind it.
   * @throws the signal's reason when it aborts
   */
  async admit(signal) {
    signal?.throwIfAborted();
    return await new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#queue.splice(this.#queue.indexOf(waiter), 1);
        this.#advance();
        reject(signal?.reason);
      };
      const waiter = {
        admit(admission) {
          signal?.removeEventListener("abort", giveUp);
          resolve(admission);
        }
      };
      signal?.addEventListener("abort", giveUp, { once: true });
      this.#queue.push(waiter);
      this.#advance();
    });
  }
  /** Nothing is sent for `ms` milliseconds, because the portal has asked for it. */
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
  /** When the next place may be free; `undefined` while that depends on an answer. */
  #nextChance(now) {
    if (now < this.#pausedUntil) return this.#pausedUntil;
    return this.#answered[0] === void 0 ? void 0 : this.#answered[0] + window + 1;
  }
  #wakeAt(at) {
    if (this.#wake?.at === at) return;
    this.#wake?.cancel.abort();
    this.#wake = void 0;
    if (at === void 0) return;
    const wake = { at, cancel: new AbortController() };
    this.#wake = wake;
    this.#clock.sleep(at - this.#clock.now(), wake.cancel.signal).then(
      () => {
        if (this.#wake !== wake) return;
        this.#wake = void 0;
        this.#advance();
      },
      () => {
      }
    );
  }
  #admission() {
    let isDone = false;
    return {
      done: () => {
        if (isDone) return;
        isDone = true;
        this.#underway -= 1;
        this.#answered.push(this.#clock.now());
        this.#advance();
      }
    };
  }
};
var known = /* @__PURE__ */ new WeakMap();
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
var largest = 1e3;
var SeoCache = class {
  #clock;
  #sites = /* @__PURE__ */ new Map();
  constructor(clock) {
    this.#clock = clock;
  }
  /**
   * The kept answer, or a new one. One that is past its time but within `stale-while-revalidate` is given at once and read anew behind it;
   * when that fails, it stays as it is and the next call tries again.
   * @param load reads it from the portal; without a signal where nobody waits for it
   */
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
  /** Forgets what was read of a site. An answer that is still underway will not be kept either, since it may be older than the write. */
  forget(siteId) {
    this.#sites.delete(siteId);
  }
  async #load(site, siteId, path, load) {
    const { value, freshness } = await load();
    if (this.#sites.get(siteId) !== site) return value;
    site.entries.delete(path);
    if (freshness === void 0) return value;
    const now = this.#clock.now();
    const freshUntil = now + freshness.fresh;
    site.entries.set(path, { value: structuredClone(value), freshUntil, staleUntil: freshUntil + freshness.stale });
    const [oldest] = site.entries.keys();
    if (site.entries.size > largest && oldest !== void 0) site.entries.delete(oldest);
    return value;
  }
  #site(siteId) {
    const site = this.#sites.get(siteId) ?? { entries: /* @__PURE__ */ new Map(), refreshing: /* @__PURE__ */ new Set() };
    this.#sites.set(siteId, site);
    return site;
  }
};

// src/portal/client/caller.ts
var policies = {
  GET: retry.safe,
  PUT: retry.safe,
  POST: retry.refusedOnly,
  PATCH: retry.refusedOnly,
  // A repetition after a lost answer would say 404 for what was removed.
  DELETE: retry.refusedOnly
};
var maxBytes = 64 << 20;
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
  /**
   * Calls an operation.
   * @returns the answer with unknown fields kept
   * @throws PortalError, PortalAnswerError, HttpFault, or the signal's reason
   */
  async call(operation2, parts) {
    return this.#read(operation2, await this.send(operation2, parts));
  }
  /** A read of SEO, which the portal lets its readers keep for a while. */
  async cachedRead(operation2, siteId, parts) {
    const path = pathOf(operation2.path, parts.parameters);
    const load = async (signal) => {
      const response = await this.send(operation2, { ...parts, signal });
      return { value: this.#read(operation2, response), freshness: freshnessOf(response.headers) };
    };
    return await this.#seo.read(siteId, path, load, parts.signal);
  }
  /** A write after which what was read of the site's SEO is no longer true; also where its outcome is not known. */
  async invalidating(siteId, write) {
    this.#seo.forget(siteId);
    try {
      return await write();
    } finally {
      this.#seo.forget(siteId);
    }
  }
  /** Calls an operation without looking at the body of its answer. */
  async send(operation2, parts) {
    if (operation2.auth === "public" || operation2.auth === "signature") return await this.#attempt(operation2, parts);
    const { signal } = parts;
    const credential = await this.#options.credential();
    try {
      return await this.#attempt(operation2, parts, credential);
    } catch (error) {
      if (!(error instanceof PortalError) || error.status !== 401) throw error;
      signal?.throwIfAborted();
      const renewed = await this.#options.credential(credential);
      if (renewed.reveal() === credential.reveal()) throw error;
      return await this.#attempt(operation2, parts, renewed);
    }
  }
  async #attempt(operation2, parts, credential) {
    const { http, url: base, random = Math.random, onRetry } = this.#options;
    const { method, answerType = "application/json" } = operation2;
    const url = addressOf(base, pathOf(operation2.path, parts.parameters), parts.query);
    const clock = this.#clock;
    const limit = rateLimitsOf(http, url.origin, clock)[rateClassOf(method)];
    const authorization = credential === void 0 ? {} : { authorization: `Bearer ${credential.reveal()}` };
    const response = await sendWithinLimit(
      {
        method,
        url,
        headers: { ...parts.headers, ...authorization, accept: answerType },
        json: parts.body,
        idleMs: 15e3,
        maxBytes,
        ...parts.signal !== void 0 && { signal: parts.signal }
      },
      { http, clock, limit, policy: parts.retry ?? policies[method], random, onRetry }
    );
    if (!response.ok) throw new PortalError(`${method} ${url.pathname}`, response, clock.now());
    return response;
  }
  #read(operation2, response) {
    const empty = response.body.length === 0 ? {} : response.json;
    const value = operation2.answerType === "application/xml" ? response.text : empty;
    const result = operation2.answer.safeParse(value);
    if (result.success) return result.data;
    const problems = result.error.issues.map(({ path, message }) => `${path.join(".") || "the answer"}: ${message}`);
    throw new PortalAnswerError(`${operation2.method} ${operation2.path}`, response, problems);
  }
};

// src/portal/client/calls/sites.ts
var SiteCalls = class extends PortalCaller {
  /** One part of the sites that the caller has access to. */
  async listSites(filter = {}, signal) {
    return await this.call(operations.listSites, { parameters: {}, query: { ...filter }, signal });
  }
  /** All sites that the caller has access to, asked for part by part. One that moves between two parts meanwhile is given once. */
  async *eachSite(filter = {}, signal) {
    const seen = /* @__PURE__ */ new Set();
    const { limit = listLimit.default } = filter;
    for (let offset = 0; ; ) {
      const { sites, total } = await this.listSites({ ...filter, limit, offset }, signal);
      for (const site of sites) {
        if (!seen.has(site.id)) yield site;
        seen.add(site.id);
      }
      offset += sites.length;
      if (sites.length === 0 || offset >= total) return;
    }
  }
  async getSite(siteId, signal) {
    return await this.call(operations.getSite, { parameters: { siteId }, signal });
  }
  /** Changes name, description, address or features; what is absent stays. Needs the level admin. */
  async updateSite(siteId, patch, signal) {
    const parts = { parameters: { siteId }, body: patch, retry: retry.safe, signal };
    return await this.invalidating(siteId, () => this.call(operations.patchSite, parts));
  }
  async getSiteStats(siteId, query = {}, signal) {
    return await this.call(operations.getStatistics, { parameters: { siteId }, query: { ...query }, signal });
  }
  async listPages(siteId, signal) {
    return await this.call(operations.listPages, { parameters: { siteId }, signal });
  }
  async listVersions(siteId, signal) {
    return await this.call(operations.listVersions, { parameters: { siteId }, signal });
  }
  async getSettings(siteId, signal) {
    return await this.call(operations.getSettings, { parameters: { siteId }, signal });
  }
  /** Changes the settings that are given; the others stay. Needs the level admin. */
  async updateSettings(siteId, update, signal) {
    const parts = { parameters: { siteId }, body: update, signal };
    return await this.invalidating(siteId, () => this.call(operations.putSettings, parts));
  }
};

// src/portal/client/calls/seo.ts
var RawPageSeo = looseObject({});
var endpoints = ["defaults", "sitemap-config", "purge"];
var SeoCalls = class extends SiteCalls {
  /** The pages with SEO metadata, and the defaults. */
  async getSeo(siteId, signal) {
    return await this.cachedRead(operations.getSeoOverview, siteId, { parameters: { siteId }, signal });
  }
  /** @throws SiteDeployError `USAGE` for a slug that is an endpoint of the portal */
  async getPageSeo(siteId, pageSlug, signal) {
    refuseEndpoints(pageSlug);
    return await this.cachedRead(operations.getPageSeo, siteId, { parameters: { siteId, pageSlug }, signal });
  }
  /**
   * The metadata of a page as the portal sent it, for a caller that judges it field by field.
   * @throws SiteDeployError `USAGE` for a slug that is an endpoint of the portal
   */
  async getRawPageSeo(siteId, pageSlug, signal) {
    refuseEndpoints(pageSlug);
    const operation2 = { ...operations.getPageSeo, answer: RawPageSeo };
    return await this.call(operation2, { parameters: { siteId, pageSlug }, signal });
  }
  /** Replaces the metadata of a page. Needs the level editor. @throws SiteDeployError `USAGE` for a slug that is an endpoint of the portal */
  async updatePageSeo(siteId, pageSlug, seo, signal) {
    refuseEndpoints(pageSlug);
    const parts = { parameters: { siteId, pageSlug }, body: seo, signal };
    return await this.invalidating(siteId, () => this.call(operations.putPageSeo, parts));
  }
  /** What would be warned of or refused, without changing anything. The endpoint is decided. */
  async validatePageSeo(siteId, pageSlug, seo, signal) {
    return await this.call(operations.validatePageSeo, { parameters: { siteId, pageSlug }, body: { ...seo }, signal });
  }
  async getSeoDefaults(siteId, signal) {
    return await this.cachedRead(operations.getSeoDefaults, siteId, { parameters: { siteId }, signal });
  }
  /** Replaces the defaults of the site. Needs the level editor. */
  async updateSeoDefaults(siteId, defaults, signal) {
    const parts = { parameters: { siteId }, body: defaults, signal };
    return await this.invalidating(siteId, () => this.call(operations.putSeoDefaults, parts));
  }
  /** The XML sitemap as it is. */
  async getSitemap(siteId, signal) {
    return await this.cachedRead(operations.getSitemap, siteId, { parameters: { siteId }, signal });
  }
  /** Replaces the configuration of the sitemap. Needs the level editor. */
  async updateSitemapConfig(siteId, config, signal) {
    const parts = { parameters: { siteId }, body: config, signal };
    return await this.invalidating(siteId, () => this.call(operations.putSitemapConfig, parts));
  }
  /** Empties the SEO cache of the portal, and that of this client. The endpoint is decided. */
  async purgeSeoCache(siteId, signal) {
    const parts = { parameters: { siteId }, signal };
    return await this.invalidating(siteId, () => this.call(operations.purgeSeoCache, parts));
  }
};
function refuseEndpoints(pageSlug) {
  if (!endpoints.includes(pageSlug)) return;
  throw new SiteDeployError("USAGE", `"${pageSlug}" can not be the slug of a page: the portal has an endpoint there.`);
}

// src/portal/client/calls/runtime.ts
var RuntimeCalls = class extends SeoCalls {
  /** The displayed texts of a page. */
  async getPageText(pageSlug, host, signal) {
    return await this.call(operations.getPageText, { parameters: { pageSlug }, ...forHost(host), signal });
  }
  /** The configuration of all pages. */
  async listContentPages(host, signal) {
    return await this.call(operations.listContentPages, { parameters: {}, ...forHost(host), signal });
  }
  async getContentPage(pageSlug, host, signal) {
    return await this.call(operations.getContentPage, { parameters: { pageSlug }, ...forHost(host), signal });
  }
  /** The blog posts without their text, newest first. */
  async listContentPosts(host, signal) {
    return await this.call(operations.listPosts, { parameters: {}, ...forHost(host), signal });
  }
  async getContentPost(postSlug, host, signal) {
    return await this.call(operations.getPost, { parameters: { postSlug }, ...forHost(host), signal });
  }
};
function forHost(host) {
  return host === void 0 ? {} : { headers: { host } };
}

// src/portal/client/calls/texts.ts
var TextCalls = class extends RuntimeCalls {
  async listTexts(siteId, signal) {
    return await this.call(operations.listTexts, { parameters: { siteId }, signal });
  }
  /** Overrides the text of a key. Needs the level editor. */
  async overrideText(siteId, textKey, update, signal) {
    return await this.call(operations.putTextOverride, { parameters: { siteId, textKey }, body: update, signal });
  }
  /** Removes the override of a key: its default shows again. Needs the level editor. */
  async removeTextOverride(siteId, textKey, signal) {
    return await this.call(operations.deleteTextOverride, { parameters: { siteId, textKey }, signal });
  }
  /** Needs the level admin. */
  async setTextMode(siteId, mode, signal) {
    return await this.call(operations.putTextMode, { parameters: { siteId }, body: { mode }, signal });
  }
  /** Marks the pending overrides as committed. Needs the level editor. @returns the content file as it is to be committed */
  async commitTexts(siteId, signal) {
    return await this.call(operations.commitTexts, { parameters: { siteId }, signal });
  }
};

// src/portal/client/calls/requests.ts
var RequestCalls = class extends TextCalls {
  /** Oldest first. */
  async listRequests(siteId, filter = {}, signal) {
    return await this.call(operations.listRequests, { parameters: { siteId }, query: { ...filter }, signal });
  }
  async getRequest(siteId, requestId, signal) {
    return await this.call(operations.getRequest, { parameters: { siteId, requestId }, signal });
  }
  /** Submits a request. Needs the level admin. */
  async createRequest(siteId, request, signal) {
    return await this.call(operations.createRequest, { parameters: { siteId }, body: request, signal });
  }
  /** Moves a request, classifies it, or links its issue and pull request. Needs the level admin. */
  async updateRequest(siteId, requestId, patch, signal) {
    return await this.call(operations.patchRequest, { parameters: { siteId, requestId }, body: patch, signal });
  }
  /** Approves a request that is in review. Needs the level admin. */
  async approveRequest(siteId, requestId, signal) {
    return await this.call(operations.approveRequest, { parameters: { siteId, requestId }, signal });
  }
};

// src/portal/client/calls/administration.ts
var AdministrationCalls = class extends RequestCalls {
  async getWebhook(siteId, signal) {
    return await this.call(operations.getWebhook, { parameters: { siteId }, signal });
  }
  /**
   * Chooses where events are sent, and which. Needs the level admin.
   * @returns the new secret with which deliveries are signed; it is never shown again
   */
  async updateWebhook(siteId, config, signal) {
    const { webhook, secret } = await this.call(operations.putWebhook, {
      parameters: { siteId },
      body: config,
      signal
    });
    return { webhook, secret: new Secret(secret) };
  }
  /** What was sent, with every attempt, the newest first. Needs the level admin. */
  async listDeliveries(siteId, signal) {
    return await this.call(operations.listDeliveries, { parameters: { siteId }, signal });
  }
  /** Who has access to the site. Needs the level owner. */
  async listAccess(siteId, signal) {
    return await this.call(operations.listAccess, { parameters: { siteId }, signal });
  }
  /** Needs the level owner. */
  async grantAccess(siteId, userId, level, signal) {
    return await this.call(operations.putAccess, { parameters: { siteId, userId }, body: { level }, signal });
  }
  /** Needs the level owner. */
  async revokeAccess(siteId, userId, signal) {
    return await this.call(operations.deleteAccess, { parameters: { siteId, userId }, signal });
  }
};

// src/portal/client/client.ts
var PortalClient = class extends AdministrationCalls {
  /**
   * Exchanges the cloud access token for a short-lived deployment token. Spec: Deployment and repository-host integration.
   * @throws PortalAnswerError when the answer holds no token
   */
  async createDeploymentToken(siteSlug, signal) {
    const parts = { parameters: {}, body: { siteSlug }, retry: retry.safe, signal };
    const { swaToken } = await this.call(operations.createDeploymentToken, parts);
    return new Secret(swaToken);
  }
  /**
   * Tells the portal how a deployment ended. Calls with the same key are one call, so it is sent again where the answer was lost.
   * Spec: Deployment and repository-host integration.
   */
  async completeDeployment(body, idempotencyKey, signal) {
    const operation2 = { ...operations.completeDeployment, path: deploymentCompletePath(this.provider) };
    const headers = { [idempotencyKeyHeader]: idempotencyKey };
    await this.send(operation2, { parameters: {}, body, headers, retry: retry.safe, signal });
  }
  /**
   * Delivers an event as the repository host does, signed with the webhook's secret; for a delivery that was lost, and to try the receiver
   * out. Spec: Deployment and repository-host integration.
   */
  async sendRepohostEvent({ event, id, payload }, secret, signal) {
    const text = JSON.stringify(payload);
    const signature = `sha256=${createHmac("sha256", secret.reveal()).update(text).digest("hex")}`;
    const headers = {
      [repohostHeaders.event]: event,
      [repohostHeaders.delivery]: id,
      [repohostHeaders.signature]: signature
    };
    const path = operations.receiveRepohostEvent.path.replace("repohost", this.provider ?? "repohost");
    const operation2 = { ...operations.receiveRepohostEvent, path };
    return await this.call(operation2, { parameters: {}, body: payload, headers, signal });
  }
};
export {
  PortalClient
};
