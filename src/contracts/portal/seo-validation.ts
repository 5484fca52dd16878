import * as z from 'zod/mini';
import { countCharacters, imageSizes, seoLimits } from './seo-limits.ts';

export const ValidationProblem = z.looseObject({ field: z.string(), message: z.string() });
export type ValidationProblem = z.infer<typeof ValidationProblem>;

export const ValidationResult = z.looseObject({
  valid: z.boolean(),
  warnings: z.array(ValidationProblem),
  errors: z.array(ValidationProblem),
});

interface Measured {
  readonly title?: string;
  readonly description?: string;
  readonly openGraph?:
    | {
        readonly title?: string;
        readonly description?: string;
        readonly imageWidth?: number;
        readonly imageHeight?: number;
      }
    | undefined;
}

export function seoWarnings(seo: Measured): ValidationProblem[] {
  const { openGraph } = seo;
  const size = imageSizes.openGraph;
  const wrongSize =
    (openGraph?.imageWidth ?? size.width) !== size.width ||
    (openGraph?.imageHeight ?? size.height) !== size.height;
  const warnings = [
    ...lengthWarning('title', seo.title, seoLimits.title.recommended),
    ...lengthWarning('description', seo.description, seoLimits.description.recommended),
    ...lengthWarning('openGraph.title', openGraph?.title, seoLimits.openGraphTitle.recommended),
    ...lengthWarning(
      'openGraph.description',
      openGraph?.description,
      seoLimits.openGraphDescription.recommended,
    ),
  ];
  if (wrongSize)
    warnings.push({
      field: 'openGraph.image',
      message: `Recommended size: ${size.width}x${size.height} px.`,
    });
  return warnings;
}

function lengthWarning(
  field: string,
  text: string | undefined,
  [min, max]: readonly [number, number],
): ValidationProblem[] {
  // Empty if there is nothing to derive it from: the page keeps what was built.
  if (text === undefined || text === '') return [];
  const length = countCharacters(text);
  const range = min === 0 ? `at most ${max}` : `${min} to ${max}`;
  if (length >= min && length <= max) return [];
  return [{ field, message: `Has ${length} characters; recommended: ${range}.` }];
}
