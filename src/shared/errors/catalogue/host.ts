import { toEntries } from './entry.ts';

export const hostErrors = toEntries({
  DISK_FULL: [
    'A disk of the machine is full.',
    'Free space on the disks of the workspace and the temporary folder, or use a larger ' +
      'disk, and run again.',
  ],
  TOO_MANY_OPEN_FILES: [
    'The run needs more open files than the machine allows.',
    'Raise the limit of open files ("ulimit -n"; 256 is enough) and run again.',
  ],
  FILE_TOO_LARGE: [
    'A file is too large for the run to read, or for the system to write.',
    'Make the named file smaller, or leave it out, and run again.',
  ],
  FILE_GONE: [
    'A file or folder that the run needs no longer exists.',
    "Make sure that nothing else changes the run's folders while it works, and that " +
      'RUNNER_TEMP or TMPDIR names an existing folder; then run again.',
  ],
  FILE_REFUSED: [
    'The system does not allow the run to read or write a file or folder.',
    'Fix its permissions or its name, and run again.',
  ],
});
