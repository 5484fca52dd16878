import * as z from 'zod/mini';
import { Timestamp, WebAddress } from './values.ts';

export const SiteFeatures = z.looseObject({
  textOverrides: z.boolean(),
  seoManagement: z.boolean(),
  blogEnabled: z.boolean(),
  assistantEnabled: z.boolean(),
});
export type SiteFeatures = z.infer<typeof SiteFeatures>;

export const SiteSettings = z.looseObject({
  general: z.looseObject({
    name: z.string(),
    description: z.string(),
    /** IANA zone name. */
    timezone: z.string(),
  }),
  deployment: z.looseObject({
    provider: z.string(),
    autoDeployDev: z.boolean(),
    requireApproval: z.boolean(),
  }),
  notifications: z.looseObject({
    email: z.boolean(),
    slack: z.boolean(),
    webhookUrl: z.nullable(z.string()),
  }),
  features: SiteFeatures,
});
export type SiteSettings = z.infer<typeof SiteSettings>;

const zoneName = z.refine<string>((zone) => isZone(zone), {
  error: 'Expected an IANA time zone, such as Europe/Berlin.',
});

/** Absent fields don't change. */
export const SiteSettingsUpdate = z.strictObject({
  general: z.optional(
    z.strictObject({
      name: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
      description: z.optional(z.string().check(z.maxLength(2_000))),
      timezone: z.optional(z.string().check(zoneName)),
    }),
  ),
  deployment: z.optional(
    z.strictObject({
      provider: z.optional(z.string().check(z.minLength(1))),
      autoDeployDev: z.optional(z.boolean()),
      requireApproval: z.optional(z.boolean()),
    }),
  ),
  notifications: z.optional(
    z.strictObject({
      email: z.optional(z.boolean()),
      slack: z.optional(z.boolean()),
      webhookUrl: z.optional(z.nullable(WebAddress)),
    }),
  ),
  features: z.optional(z.partial(z.strictObject(SiteFeatures.shape))),
});
export type SiteSettingsUpdate = z.infer<typeof SiteSettingsUpdate>;

export const SiteSettingsResult = z.looseObject({
  success: z.optional(z.boolean()),
  settings: z.optional(SiteSettings),
  updatedAt: z.optional(Timestamp),
});

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    // Intl also accepts offsets such as +01:00.
    return /^[A-Za-z]/.test(zone);
  } catch {
    return false;
  }
}
