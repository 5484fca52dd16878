import * as z from 'zod/mini';
import type { HttpResponse } from '../../shared/http/client.ts';
import type { Schema } from '../../shared/parsed-answer.ts';
import { readGitHubAnswer } from './refusal.ts';
import { type GitHubRepository, repositoryPath } from './repository.ts';
import type { GitHubRequest } from './types.ts';

/**
 * Request options for creating something that may already exist: the 422 is returned, not thrown.
 */
export const ifNew = { expected: [422], expectedText: /already exists/i } as const;

type ReadRequest = Omit<GitHubRequest, 'method'>;

/** Sends a request about a repository. Its path is relative to the repository's API path. */
export function send(repo: GitHubRepository, request: GitHubRequest): Promise<HttpResponse> {
  return repo.call({ ...request, path: repositoryPath(repo) + request.path });
}

/**
 * Deletes something, if it exists.
 * @param path relative to the repository's API path
 */
export async function remove(repo: GitHubRepository, path: string, needs: string): Promise<void> {
  await send(repo, { method: 'DELETE', path, needs, expected: [404] });
}

/** @param path relative to the repository's API path */
export async function readOne<Output>(
  repo: GitHubRepository,
  schema: Schema<Output>,
  path: string,
  needs: string,
  subject: string,
): Promise<Output> {
  const { json } = await send(repo, { method: 'GET', path, needs });
  return readGitHubAnswer(schema, json, subject);
}

/**
 * Reads an object. Returns `undefined` for an expected error status, by default 404.
 * @param request its path is relative to the repository's API path
 */
export async function findOne<Output>(
  repo: GitHubRepository,
  schema: Schema<Output>,
  request: ReadRequest,
  subject: string,
): Promise<Output | undefined> {
  const response = await send(repo, { expected: [404], ...request, method: 'GET' });
  if (response.ok) return readGitHubAnswer(schema, response.json, subject);
  return undefined;
}

interface ListRequest extends ReadRequest {
  /** Property of the response that contains the items. Default: the response is the list. */
  readonly key?: string;
  /** Maximum number of pages of 100 items. */
  readonly pages?: number | undefined;
}

/**
 * Reads a list.
 * @param request its path is relative to the repository's API path
 */
export async function readAll<Item extends z.core.$ZodType>(
  repo: GitHubRepository,
  item: Item,
  { key, pages, ...request }: ListRequest,
  subject: string,
): Promise<z.output<Item>[]> {
  const path = repositoryPath(repo) + request.path;
  const found = await repo.list({ ...request, path }, key, pages);
  return readGitHubAnswer(z.array(item), found, subject);
}
