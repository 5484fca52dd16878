/** From the portal's site detail, or from flags. Contains no secrets. */
export interface SiteRecord {
  readonly id: string;
  readonly slug: string;
  readonly type: 'docs' | 'spa' | 'static';
  readonly url: string;
  readonly previewUrl?: string;
  readonly repository: { readonly owner: string; readonly name: string };
  readonly productionBranch: string;
  /** Branches and patterns that are deployed to Preview. Default `release/**`. */
  readonly previewBranches?: readonly string[];
  readonly portal: { readonly url: string; readonly audience: string };
  readonly azure: {
    readonly clientId: string;
    readonly tenantId: string;
    readonly subscriptionId: string;
    /** If Preview's runs log in as another application, as recommended. */
    readonly previewClientId?: string;
  };
}
