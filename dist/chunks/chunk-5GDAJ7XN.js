import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  iso_exports
} from "./chunk-NAYZIUUY.js";
import {
  _enum,
  _maxLength,
  _minLength,
  _positive,
  _regex,
  array,
  boolean,
  int,
  looseObject,
  meta,
  nullable,
  number2 as number,
  optional,
  record,
  refine,
  strictObject,
  string,
  unknown,
  url
} from "./chunk-D6NQNOCP.js";

// src/portal/contract/seo-limits.ts
var seoLimits = {
  title: { recommended: [50, 60], maximum: 70 },
  description: { recommended: [150, 160], maximum: 320 },
  openGraphTitle: { recommended: [0, 60], maximum: 95 },
  openGraphDescription: { recommended: [0, 110], maximum: 300 }
};
var imageSizes = { openGraph: { width: 1200, height: 630 }, social: { width: 1200, height: 675 } };

// src/portal/contract/seo-validation.ts
var ValidationProblem = looseObject({ field: string(), message: string() });
var ValidationResult = looseObject({
  valid: boolean(),
  warnings: array(ValidationProblem),
  errors: array(ValidationProblem)
});
function seoWarnings(seo) {
  const { openGraph } = seo;
  const size = imageSizes.openGraph;
  const wrongSize = (openGraph?.imageWidth ?? size.width) !== size.width || (openGraph?.imageHeight ?? size.height) !== size.height;
  return [
    ...lengthWarning("title", seo.title, seoLimits.title.recommended),
    ...lengthWarning("description", seo.description, seoLimits.description.recommended),
    ...lengthWarning("openGraph.title", openGraph?.title, seoLimits.openGraphTitle.recommended),
    ...lengthWarning("openGraph.description", openGraph?.description, seoLimits.openGraphDescription.recommended),
    ...wrongSize ? [{ field: "openGraph.image", message: `${size.width}x${size.height} px are recommended.` }] : []
  ];
}
function lengthWarning(field, text, [least, most]) {
  if (text === void 0) return [];
  const { length } = [...text];
  const range = least === 0 ? `at most ${most}` : `${least} to ${most}`;
  if (length >= least && length <= most) return [];
  return [{ field, message: `Has ${length} characters; ${range} are recommended.` }];
}

// src/portal/contract/values.ts
var Timestamp = iso_exports.datetime();
var WebAddress = url({
  protocol: /^https?$/,
  error: "Expected a full address that begins with http:// or https://."
});
var SemanticVersion = string().check(_regex(/^\d+\.\d+\.\d+$/, "Expected MAJOR.MINOR.PATCH."));
var SocialHandle = string().check(_regex(/^@\w+$/, "Expected a user name that begins with @."));
var Slug = string().check(_regex(/^[^\s/?#%\\]+$/, "Expected a slug without spaces, slashes, ?, # and %."), _maxLength(200));
var unknownYet = (schema) => optional(nullable(schema));
var limitedText = (max) => string().check(
  _minLength(1, "Must not be empty."),
  refine((text) => [...text].length <= max, { error: `Has at most ${max} characters.` }),
  meta({ maxLength: max })
);

// src/portal/contract/seo.ts
var OpenGraphType = _enum(["website", "article", "product"]);
var SocialCardType = _enum(["summary", "summary_large_image", "app", "player"]);
var StructuredData = looseObject({ "@context": unknown(), "@type": unknown() });
var OpenGraph = looseObject({
  title: optional(string()),
  description: optional(string()),
  image: optional(string()),
  imageWidth: optional(number()),
  imageHeight: optional(number()),
  type: optional(OpenGraphType),
  locale: optional(string()),
  siteName: optional(string())
});
var SocialCard = looseObject({
  card: optional(SocialCardType),
  title: optional(string()),
  description: optional(string()),
  image: optional(string()),
  site: optional(string()),
  creator: optional(string())
});
var PageSeo = looseObject({
  pageSlug: string(),
  title: string(),
  description: string(),
  keywords: optional(array(string())),
  canonical: optional(string()),
  noIndex: optional(boolean()),
  noFollow: optional(boolean()),
  openGraph: optional(OpenGraph),
  social: optional(SocialCard),
  structuredData: optional(StructuredData),
  updatedAt: Timestamp
});
var PageSeoUpdate = strictObject({
  pageSlug: optional(string()),
  updatedAt: optional(string()),
  title: limitedText(seoLimits.title.maximum),
  description: limitedText(seoLimits.description.maximum),
  keywords: optional(array(string().check(_minLength(1)))),
  canonical: optional(WebAddress),
  noIndex: optional(boolean()),
  noFollow: optional(boolean()),
  openGraph: optional(
    strictObject({
      title: optional(limitedText(seoLimits.openGraphTitle.maximum)),
      description: optional(limitedText(seoLimits.openGraphDescription.maximum)),
      image: optional(string().check(_minLength(1))),
      imageWidth: optional(number().check(_positive())),
      imageHeight: optional(number().check(_positive())),
      type: optional(OpenGraphType),
      locale: optional(string()),
      siteName: optional(string())
    })
  ),
  social: optional(
    strictObject({
      card: optional(SocialCardType),
      title: optional(string()),
      description: optional(string()),
      image: optional(string().check(_minLength(1))),
      site: optional(SocialHandle),
      creator: optional(SocialHandle)
    })
  ),
  structuredData: optional(StructuredData)
});
var PageSeoResult = looseObject({
  success: boolean(),
  pageSlug: string(),
  updatedAt: Timestamp,
  warnings: optional(array(ValidationProblem))
});
var SeoOverview = looseObject({
  pages: array(looseObject({ pageSlug: string(), title: string(), description: string() })),
  defaults: looseObject({ titleSuffix: optional(string()), defaultImage: optional(string()) })
});
var SeoDefaults = looseObject({
  titleSuffix: optional(string()),
  defaultDescription: optional(string()),
  defaultImage: optional(string()),
  socialHandle: optional(string()),
  locale: optional(string())
});
var SeoDefaultsUpdate = strictObject({
  titleSuffix: optional(string().check(_maxLength(seoLimits.title.maximum))),
  defaultDescription: optional(limitedText(seoLimits.description.maximum)),
  defaultImage: optional(WebAddress),
  socialHandle: optional(SocialHandle),
  locale: optional(string().check(_regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, "Expected a locale such as en_US.")))
});
var SeoDefaultsResult = looseObject({
  success: optional(boolean()),
  defaults: optional(SeoDefaults),
  updatedAt: optional(Timestamp)
});
var SeoPurgeResult = looseObject({ success: boolean(), purgedAt: Timestamp });
var seoCacheControl = "public, max-age=3600, stale-while-revalidate=300";

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

// src/portal/contract/error.ts
var PortalErrorBody = looseObject({
  error: optional(string()),
  message: optional(string()),
  details: optional(array(looseObject({ field: optional(string()), message: optional(string()) })))
});

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

export {
  PortalErrorBody,
  Timestamp,
  WebAddress,
  Slug,
  unknownYet,
  SitePage,
  SitePageList,
  seoLimits,
  ValidationProblem,
  ValidationResult,
  seoWarnings,
  OpenGraph,
  SocialCard,
  PageSeo,
  PageSeoUpdate,
  PageSeoResult,
  SeoOverview,
  SeoDefaults,
  SeoDefaultsUpdate,
  SeoDefaultsResult,
  SeoPurgeResult,
  seoCacheControl,
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
  PageText
};
