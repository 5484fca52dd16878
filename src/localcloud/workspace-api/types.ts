import type { KeyEnvironment } from '../../contracts/workspace/api-key.ts';
import type { KeyPermission } from '../../contracts/workspace/permission.ts';

export interface WorkspaceUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export interface WorkspaceClientApplication {
  readonly id: string;
  readonly secret: string;
  readonly name: string;
  /** A loopback address matches any port (RFC 8252, 7.3). */
  readonly redirectUris: readonly string[];
}

export interface WorkspaceKey {
  readonly key: string;
  readonly name: string;
  readonly permissions: readonly KeyPermission[];
}

export interface Workspace {
  readonly id: string;
  readonly name: string;
  readonly environment: KeyEnvironment;
  readonly members: readonly string[];
  readonly createdAt: string;
}

export interface WorkspaceSeed {
  readonly users: readonly WorkspaceUser[];
  readonly clients: readonly WorkspaceClientApplication[];
  readonly keys: readonly WorkspaceKey[];
  readonly workspaces: readonly Workspace[];
}

/** Behaviour that the spec leaves open. */
export interface WorkspaceBehaviour {
  /** A refresh issues a new refresh token and invalidates the old one. */
  rotation: boolean;
  /** `none`: no metadata, challenges are ignored; `advertised`: checked if sent; `required`. */
  pkce: 'none' | 'advertised' | 'required';
  /** Lifetimes in seconds. */
  codeLifetime: number;
  accessTokenLifetime: number;
  refreshTokenLifetime: number;
}

/** Without the request's secrets. */
export interface TokenEvent {
  readonly grant: string;
  readonly fields: readonly string[];
  readonly outcome: string;
}
