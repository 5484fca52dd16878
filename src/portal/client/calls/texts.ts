import type * as z from 'zod/mini';
import { operations } from '../../contract/operations/operations.ts';
import type {
  TextCommit,
  TextList,
  TextMode,
  TextModeResult,
  TextOverrideResult,
  TextOverrideUpdate,
} from '../../contract/text.ts';
import { RuntimeCalls } from './runtime.ts';

/** Text keys and overrides. The endpoints are decided. Spec: Text key and text override. */
export class TextCalls extends RuntimeCalls {
  async listTexts(siteId: string, signal?: AbortSignal): Promise<TextList> {
    return await this.call(operations.listTexts, { parameters: { siteId }, signal });
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

  /** Removes the override of a key: its default shows again. Needs the level editor. */
  async removeTextOverride(
    siteId: string,
    textKey: string,
    signal?: AbortSignal,
  ): Promise<z.output<typeof TextOverrideResult>> {
    return await this.call(operations.deleteTextOverride, { parameters: { siteId, textKey }, signal });
  }

  /** Needs the level admin. */
  async setTextMode(
    siteId: string,
    mode: z.output<typeof TextMode>,
    signal?: AbortSignal,
  ): Promise<z.output<typeof TextModeResult>> {
    return await this.call(operations.putTextMode, { parameters: { siteId }, body: { mode }, signal });
  }

  /** Marks the pending overrides as committed. Needs the level editor. @returns the content file as it is to be committed */
  async commitTexts(siteId: string, signal?: AbortSignal): Promise<z.output<typeof TextCommit>> {
    return await this.call(operations.commitTexts, { parameters: { siteId }, signal });
  }
}
