import type { CatalogueEntry } from './entry.ts';

/** Errors of the host of a run. */
export const hostErrors = {
  DISK_FULL: {
    title: 'There is no room left on a disk of the machine.',
    remedy:
      'Make room on the disk of the file that is named, or take a machine with a larger one, and run again.',
  },
  TOO_MANY_OPEN_FILES: {
    title: 'The machine does not let the run open as many files as it needs.',
    remedy: 'Raise the limit of open files ("ulimit -n"; 256 are enough), and run again.',
  },
  FILE_TOO_LARGE: {
    title: 'A file is larger than the run can read, or than the system lets it write.',
    remedy: 'Make the file that is named smaller, or leave it out, and run again.',
  },
  FILE_GONE: {
    title: 'A file or folder that the run needs is not there any more.',
    remedy: 'Let nothing else change the folders of a run while it works, and run again.',
  },
  FILE_REFUSED: {
    title: 'The system does not let the run read or write a file or folder.',
    remedy: 'Correct its permissions or its name, and run again.',
  },
} as const satisfies Record<string, CatalogueEntry>;
