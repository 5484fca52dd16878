import type * as z from 'zod/mini';
import { AccessGrant, AccessList, AccessResult, AccessUpdate } from './access.ts';
import { BlogPost, BlogPostList, BlogPostSummary, ContentPage, ContentPageList } from './content.ts';
import { DeploymentComplete, DeploymentCompleteResponse } from './deployment-complete.ts';
import { DeploymentTokenRequest, DeploymentTokenResponse } from './deployment-token.ts';
import { DevelopmentRequest, RequestCreate, RequestList, RequestPatch, RequestResult } from './development-request.ts';
import { PortalErrorBody } from './error.ts';
import { DeliveryList, OutboundEvent, WebhookConfig, WebhookConfigResult, WebhookConfigUpdate } from './event.ts';
import { SitePage, SitePageList } from './page.ts';
import { RepohostEvent, RepohostResult } from './repohost-event.ts';
import {
  OpenGraph,
  PageSeo,
  PageSeoResult,
  PageSeoUpdate,
  SeoDefaults,
  SeoDefaultsResult,
  SeoDefaultsUpdate,
  SeoOverview,
  SeoPurgeResult,
  SocialCard,
} from './seo.ts';
import { ValidationProblem, ValidationResult } from './seo-validation.ts';
import { SiteFeatures, SiteSettings, SiteSettingsResult, SiteSettingsUpdate } from './settings.ts';
import { Company, SiteDetail, SiteList, SiteListItem, SitePatch, SitePatchResult } from './site.ts';
import { SitemapConfig, SitemapConfigResult } from './sitemap.ts';
import { SiteStatistics } from './statistics.ts';
import {
  PageText,
  TextCommit,
  TextEntry,
  TextList,
  TextModeResult,
  TextModeUpdate,
  TextOverrideResult,
  TextOverrideUpdate,
} from './text.ts';
import { DevelopmentVersion, ProductionVersion, SiteVersion, SiteVersionList } from './version.ts';

/** The schemas that have a name in the OpenAPI document. */
export const components: Readonly<Record<string, z.ZodMiniType>> = {
  AccessGrant,
  AccessList,
  AccessResult,
  AccessUpdate,
  BlogPost,
  BlogPostList,
  BlogPostSummary,
  Company,
  ContentPage,
  ContentPageList,
  DeliveryList,
  DeploymentComplete,
  DeploymentCompleteResponse,
  DeploymentTokenRequest,
  DeploymentTokenResponse,
  DevelopmentRequest,
  DevelopmentVersion,
  OpenGraph,
  OutboundEvent,
  PageSeo,
  PageSeoResult,
  PageSeoUpdate,
  PageText,
  PortalErrorBody,
  ProductionVersion,
  RepohostEvent,
  RepohostResult,
  RequestCreate,
  RequestList,
  RequestPatch,
  RequestResult,
  SeoDefaults,
  SeoDefaultsResult,
  SeoDefaultsUpdate,
  SeoOverview,
  SeoPurgeResult,
  SiteDetail,
  SiteFeatures,
  SiteList,
  SiteListItem,
  SitemapConfig,
  SitemapConfigResult,
  SitePage,
  SitePageList,
  SitePatch,
  SitePatchResult,
  SiteSettings,
  SiteSettingsResult,
  SiteSettingsUpdate,
  SiteStatistics,
  SiteVersion,
  SiteVersionList,
  SocialCard,
  TextCommit,
  TextEntry,
  TextList,
  TextModeResult,
  TextModeUpdate,
  TextOverrideResult,
  TextOverrideUpdate,
  ValidationProblem,
  ValidationResult,
  WebhookConfig,
  WebhookConfigResult,
  WebhookConfigUpdate,
};
