import type * as z from 'zod/mini';
import { operations } from '../../../contracts/portal/operations/operations.ts';
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
} from '../../../contracts/portal/text.ts';
import type { CallOptions, PortalCaller, WriteOptions } from '../caller.ts';

/** Selects the override for a call. */
export interface OverrideOptions extends WriteOptions {
  /** Development request of the override; absent: the override without a request. */
  readonly requestId?: string;
}

/** Selects the content file for a call. */
export interface ContentOptions extends CallOptions {
  /** Development request whose texts to include. */
  readonly requestId?: string;
}

export type TextCalls = ReturnType<typeof textCalls>;

/** Text keys and overrides. The endpoints are decided. Spec: Text key and text override. */
export function textCalls(caller: PortalCaller) {
  return {
    /** @param filter returns only keys with a matching override */
    list: (siteId: string, filter: TextListQuery = {}, options?: CallOptions): Promise<TextList> =>
      caller.call(operations.listTexts, {
        parameters: { siteId },
        query: { ...filter },
        ...options,
      }),

    get: (siteId: string, textKey: string, options?: CallOptions): Promise<TextEntry> =>
      caller.call(operations.getText, { parameters: { siteId, textKey }, ...options }),

    /** Overrides the text of a key. Needs the level editor. */
    override: (
      siteId: string,
      textKey: string,
      update: TextOverrideUpdate,
      options?: WriteOptions,
    ): Promise<z.output<typeof TextOverrideResult>> =>
      caller.call(operations.putTextOverride, {
        parameters: { siteId, textKey },
        body: update,
        ...options,
      }),

    /**
     * Removes the override of a key: the default text is shown again, in commit mode with the next
     * deployment. Needs the level editor.
     */
    removeOverride: (
      siteId: string,
      textKey: string,
      { requestId, ...options }: OverrideOptions = {},
    ): Promise<z.output<typeof TextOverrideResult>> =>
      caller.call(operations.deleteTextOverride, {
        parameters: { siteId, textKey },
        query: { requestId },
        ...options,
      }),

    /** Needs the level admin. */
    setMode: (
      siteId: string,
      mode: z.output<typeof TextMode>,
      options?: CallOptions,
    ): Promise<z.output<typeof TextModeResult>> =>
      caller.call(operations.putTextMode, { parameters: { siteId }, body: { mode }, ...options }),

    /** The content file for the next commit. */
    getContent: (
      siteId: string,
      { requestId, ...options }: ContentOptions = {},
    ): Promise<z.output<typeof TextContent>> =>
      caller.call(operations.getTextContent, {
        parameters: { siteId },
        query: { requestId },
        ...options,
      }),

    /**
     * Reports the content file of a commit: pending overrides that it contains become committed.
     * Needs the level editor.
     */
    commit: (
      siteId: string,
      commit: TextCommit,
      options?: CallOptions,
    ): Promise<z.output<typeof TextCommitResult>> =>
      caller.call(operations.commitTexts, { parameters: { siteId }, body: commit, ...options }),
  };
}
