import { stripVTControlCharacters } from 'node:util';

/** In characters: the client's own lines are short. */
const maxLineLength = 2_000;

export class ClientReport {
  id: string | undefined;
  url: string | undefined;
  isUploading = false;
  isUploaded = false;
  /** The client doesn't know the outcome. */
  isUnsure = false;
  readonly failures: string[] = [];
  readonly #last: string[] = [];

  /** @returns the line without colour codes */
  read(line: string): string {
    const text = stripVTControlCharacters(line).trimEnd();
    const truncated = text.slice(0, maxLineLength).trim();
    if (truncated !== '') this.#last.push(truncated);
    if (this.#last.length > 15) this.#last.shift();
    this.id ??= /^DeploymentId:\s*(\S+)/i.exec(truncated)?.[1];
    this.url ??= /Visit your site at:\s*(https?:\/\/\S+)/i.exec(truncated)?.[1];
    if (/^Uploading build artifacts|^Uploading\b/i.test(truncated)) this.isUploading = true;
    if (/Finished Upload|Polling on deployment|^Status:/i.test(truncated)) {
      this.isUploading = true;
      this.isUploaded = true;
    }
    if (unsure.test(truncated)) this.isUnsure = true;
    // Red is how it prints failures, and nothing else.
    else if (truncated !== '' && (line.includes('\u001b[31m') || failure.test(truncated)))
      this.failures.push(truncated);
    return text;
  }

  get last(): readonly string[] {
    return this.#last;
  }
}

const unsure = /timed out|not sure if (the )?deployment has succeeded/i;
const failure = new RegExp(
  [
    'Deployment Fail(ed|ure)',
    '^Status:\\s*(Failed|Cancell?ed)',
    'has rejected the request',
    '^Reason:',
    '^ERROR\\(S\\)',
    'unknown exception',
    'api key was invalid',
    '^Unhandled exception',
    '^error:',
  ].join('|'),
  'i',
);
