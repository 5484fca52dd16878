import type * as z from 'zod/mini';
import { operations } from '../../contract/operations/operations.ts';
import type {
  TextCommit,
  TextCommitResult,
  TextContent,
  TextEntry,
  TextList,
  TextListQuery,
  TextMode,
  TextModeResult,
  TextOverrideResult,
  TextOverrideUpdate,
} from '../../contract/text.ts';
import { RuntimeCalls } from './runtime.ts';

/** Text keys and overrides. The endpoints are decided. Spec: Text key and text override. */
export class TextCalls extends RuntimeCalls {
  /** @param filter only the keys with such an override */
  async listTexts(siteId: string, signal?: AbortSignal, filter: TextListQuery = {}): Promise<TextList> {
    return await this.call(operations.listTexts, { parameters: { siteId }, query: { ...filter }, signal });
  }

  async getText(siteId: string, textKey: string, signal?: AbortSignal): Promise<TextEntry> {
    return await this.call(operations.getText, { parameters: { siteId, textKey }, signal });
  }

  /** Overrides the text of a key. Needs the level editor. */
  async overrideText(
    siteId: string,
    textKey: string,
    update: TextOverrideUpdate,
    signal?: AbortSignal,
  ): Promise<z.output<typeof TextOverrideResult>> {
    return await this.call(operations.putTextOverride, { parameters: { siteId, textKey }, body: update, signal });
  }

  /**
   * Removes the override of a key: its default shows again, in commit mode with the next deployment. Needs the level editor.
   * @param requestId the development request whose override is meant; absent: the one of no request
   */
  async removeTextOverride(
    siteId: string,
    textKey: string,
    signal?: AbortSignal,
    requestId?: string,
  ): Promise<z.output<typeof TextOverrideResult>> {
    return await this.call(operations.deleteTextOverride, {
      parameters: { siteId, textKey },
      query: { requestId },
      signal,
    });
  }

  /** Needs the level admin. */
  async setTextMode(
    siteId: string,
    mode: z.output<typeof TextMode>,
    signal?: AbortSignal,
  ): Promise<z.output<typeof TextModeResult>> {
    return await this.call(operations.putTextMode, { parameters: { siteId }, body: { mode }, signal });
  }

  /** The content file as the next commit is to hold it, with the texts of a development request where one is named. */
  async getTextContent(
    siteId: string,
    requestId?: string,
    signal?: AbortSignal,
  ): Promise<z.output<typeof TextContent>> {
    return await this.call(operations.getTextContent, { parameters: { siteId }, query: { requestId }, signal });
  }

  /** Tells what the content file of a commit says: pending overrides that it holds are committed. Needs the level editor. */
  async commitTexts(
    siteId: string,
    commit: TextCommit,
    signal?: AbortSignal,
  ): Promise<z.output<typeof TextCommitResult>> {
    return await this.call(operations.commitTexts, { parameters: { siteId }, body: commit, signal });
  }
}
