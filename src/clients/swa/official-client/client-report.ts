import { stripVTControlCharacters } from 'node:util';

/** Maximum length of a line that is parsed, in characters: the client's own lines are short. */
const longestLine = 2_000;

/** Collects the client's output about its deployment, line by line. */
export class ClientReport {
  /** The platform's id of the deployment. */
  id: string | undefined;
  url: string | undefined;
  isUploading = false;
  isUploaded = false;
  /** The client reported that it doesn't know the outcome. */
  isUnsure = false;
  /** Output lines that report a failure. */
  readonly failures: string[] = [];
  readonly #last: string[] = [];

  /** @returns the line without colour codes */
  read(line: string): string {
    const text = stripVTControlCharacters(line).trimEnd();
    const said = text.slice(0, longestLine).trim();
    if (said !== '') this.#last.push(said);
    if (this.#last.length > 15) this.#last.shift();
    this.id ??= /^DeploymentId:\s*(\S+)/i.exec(said)?.[1];
    this.url ??= /Visit your site at:\s*(https?:\/\/\S+)/i.exec(said)?.[1];
    if (/^Uploading build artifacts|^Uploading\b/i.test(said)) this.isUploading = true;
    if (/Finished Upload|Polling on deployment|^Status:/i.test(said)) {
      this.isUploading = true;
      this.isUploaded = true;
    }
    if (unsure.test(said)) this.isUnsure = true;
    // Red is how it prints failures, and nothing else.
    else if (said !== '' && (line.includes('\u001b[31m') || failure.test(said)))
      this.failures.push(said);
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
