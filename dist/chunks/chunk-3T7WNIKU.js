import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  array,
  boolean,
  looseObject,
  string
} from "./chunk-P4I7N7I4.js";

// src/portal/contract/seo-limits.ts
var seoLimits = {
  title: { recommended: [50, 60], maximum: 70 },
  description: { recommended: [150, 160], maximum: 320 },
  openGraphTitle: { recommended: [0, 60], maximum: 95 },
  openGraphDescription: { recommended: [0, 110], maximum: 300 }
};
var imageSizes = { openGraph: { width: 1200, height: 630 }, social: { width: 1200, height: 675 } };
var imageFileSize = 1e6;

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

export {
  seoLimits,
  imageFileSize,
  ValidationProblem,
  ValidationResult,
  seoWarnings
};
