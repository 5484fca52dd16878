import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  ValidationProblem,
  iso_exports,
  seoLimits
} from "./chunk-PM6AHB2M.js";
import {
  _enum,
  _maxLength,
  _minLength,
  _positive,
  _regex,
  array,
  boolean,
  looseObject,
  meta,
  nullable,
  number2 as number,
  optional,
  refine,
  strictObject,
  string,
  unknown,
  url
} from "./chunk-P4I7N7I4.js";

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

export {
  Timestamp,
  WebAddress,
  Slug,
  unknownYet,
  PageSeo,
  PageSeoUpdate,
  PageSeoResult,
  SeoOverview,
  SeoDefaults,
  SeoDefaultsUpdate,
  SeoDefaultsResult,
  SeoPurgeResult,
  seoCacheControl
};
