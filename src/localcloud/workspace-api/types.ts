import type { KeyEnvironment } from '../../contracts/workspace/api-key.ts';
import type { KeyPermission } from '../../contracts/workspace/permission.ts';

/** A person who can log in. */
export interface WorkspaceUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** A client application. */
export interface WorkspaceClientApplication {
  readonly id: string;
  readonly secret: string;
  readonly name: string;
  /** Where it may be answered. One on the loopback interface stands for every port (RFC 8252, 7.3). */
  readonly redirectUris: readonly string[];
}

/** An API key. Its prefix names the environment. */
export interface WorkspaceKey {
  readonly key: string;
  readonly name: string;
  readonly permissions: readonly KeyPermission[];
}

/** A workspace; its fields are decided, since the spec does not show them. */
export interface Workspace {
  readonly id: string;
  readonly name: string;
  readonly environment: KeyEnvironment;
  /** Ids of users. */
  readonly members: readonly string[];
  readonly createdAt: string;
}

/** What the service starts with. */
export interface WorkspaceSeed {
  readonly users: readonly WorkspaceUser[];
  readonly clients: readonly WorkspaceClientApplication[];
  readonly keys: readonly WorkspaceKey[];
  readonly workspaces: readonly Workspace[];
}

/** How the service behaves where the spec leaves it open. */
export interface WorkspaceBehaviour {
  /** Whether a refresh brings a new refresh token and ends the old one. */
  rotation: boolean;
  /** `none`: no metadata, challenges are ignored; `advertised`: checked where one is sent; `required`. */
  pkce: 'none' | 'advertised' | 'required';
  /** Lifetimes in seconds. */
  codeLifetime: number;
  accessTokenLifetime: number;
  refreshTokenLifetime: number;
}

/** A request to the token endpoint, without its secrets. */
export interface TokenEvent {
  readonly grant: string;
  /** Names of the fields of the body, sorted. */
  readonly fields: readonly string[];
  /** `granted`, or the error code. */
  readonly outcome: string;
}
