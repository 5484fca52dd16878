import { commitSigned } from '../../clients/github/signed-commit.ts';
import { readCommitFiles } from '../../clients/github/tree.ts';
import type { TextsContext } from './context.ts';
import { type TextDifference, updateContentFile } from './update-content-file.ts';

type CommitContext = Pick<TextsContext, 'github' | 'repository' | 'config'>;

export async function contentAt(context: CommitContext, commit: string): Promise<string> {
  const { github, repository, config } = context;
  return (
    (await (await readCommitFiles(github, repository, commit)).read(config.content.file)) ?? ''
  );
}

/** Signed by GitHub. Does nothing if the branch has moved: the next read merges again. */
export async function commitTextChanges(
  context: CommitContext,
  options: { readonly branch: string; readonly parent: string; readonly headline: string },
  changes: readonly TextDifference[],
): Promise<void> {
  const { branch, parent, headline } = options;
  const { file } = context.config.content;
  const content = updateContentFile(await contentAt(context, parent), file, changes);
  const body = changes.map((change) => `- ${change.key}`).join('\n');
  const files = [{ path: file, content }];
  await commitSigned(context.github, context.repository, { branch, parent, headline, body, files });
}
