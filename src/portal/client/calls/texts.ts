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
import type { CallOptions, PortalCaller, WriteOptions } from '../caller.ts';

/** Text keys and overrides. The endpoints are decided. Spec: Text key and text override. */
export class TextCalls {
  readonly #caller: PortalCaller;

  constructor(caller: PortalCaller) {
    this.#caller = caller;
  }

  async list(siteId: string, options: CallOptions = {}): Promise<TextList> {
    return await this.#caller.call(operations.listTexts, { parameters: { siteId }, ...options });
  }

  /** Overrides the text of a key. Needs the level editor. */
  async override(
    siteId: string,
    textKey: string,
    update: TextOverrideUpdate,
    options: WriteOptions = {},
  ): Promise<z.output<typeof TextOverrideResult>> {
    const parts = { parameters: { siteId, textKey }, body: update, ...options };
    return await this.#caller.call(operations.putTextOverride, parts);
  }

  /** Removes the override of a key: its default shows again. Needs the level editor. */
  async removeOverride(
    siteId: string,
    textKey: string,
    options: WriteOptions = {},
  ): Promise<z.output<typeof TextOverrideResult>> {
    return await this.#caller.call(operations.deleteTextOverride, { parameters: { siteId, textKey }, ...options });
  }

  /** Needs the level admin. */
  async setMode(
    siteId: string,
    mode: z.output<typeof TextMode>,
    options: CallOptions = {},
  ): Promise<z.output<typeof TextModeResult>> {
    return await this.#caller.call(operations.putTextMode, { parameters: { siteId }, body: { mode }, ...options });
  }

  /** Marks the pending overrides as committed. Needs the level editor. @returns the content file as it is to be committed */
  async commit(siteId: string, options: CallOptions = {}): Promise<z.output<typeof TextCommit>> {
    return await this.#caller.call(operations.commitTexts, { parameters: { siteId }, ...options });
  }
}
