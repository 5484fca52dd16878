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

export type TextCalls = ReturnType<typeof textCalls>;

/** Text keys and overrides. The endpoints are decided. Spec: Text key and text override. */
export function textCalls(caller: PortalCaller) {
  return {
    list: (siteId: string, options?: CallOptions): Promise<TextList> =>
      caller.call(operations.listTexts, { parameters: { siteId }, ...options }),

    /** Overrides the text of a key. Needs the level editor. */
    override: (
      siteId: string,
      textKey: string,
      update: TextOverrideUpdate,
      options?: WriteOptions,
    ): Promise<z.output<typeof TextOverrideResult>> =>
      caller.call(operations.putTextOverride, { parameters: { siteId, textKey }, body: update, ...options }),

    /** Removes the override of a key: its default shows again. Needs the level editor. */
    removeOverride: (
      siteId: string,
      textKey: string,
      options?: WriteOptions,
    ): Promise<z.output<typeof TextOverrideResult>> =>
      caller.call(operations.deleteTextOverride, { parameters: { siteId, textKey }, ...options }),

    /** Needs the level admin. */
    setMode: (
      siteId: string,
      mode: z.output<typeof TextMode>,
      options?: CallOptions,
    ): Promise<z.output<typeof TextModeResult>> =>
      caller.call(operations.putTextMode, { parameters: { siteId }, body: { mode }, ...options }),

    /**
     * Marks the pending overrides as committed. Needs the level editor.
     * @returns the content file as it is to be committed
     */
    commit: (siteId: string, options?: CallOptions): Promise<z.output<typeof TextCommit>> =>
      caller.call(operations.commitTexts, { parameters: { siteId }, ...options }),
  };
}
