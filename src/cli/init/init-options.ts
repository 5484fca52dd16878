export interface InitOptions {
  readonly yes?: boolean;
  readonly force?: boolean;
  readonly config: string;
  readonly root?: string;
  readonly output?: string;
  readonly slug?: string;
  readonly siteId?: string;
  readonly type?: 'docs' | 'spa' | 'static';
  readonly url?: string;
  readonly productionBranch?: string;
  readonly portal?: string;
  readonly audience?: string;
  readonly clientId?: string;
  readonly tenantId?: string;
  readonly subscriptionId?: string;
}
