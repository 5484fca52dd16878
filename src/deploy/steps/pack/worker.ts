import { answerTasks } from '../threads.ts';
import { PiecePacker } from './pack-piece.ts';
import type { PackTask } from './workers.ts';

const packer = new PiecePacker();

answerTasks(
  (task: PackTask) => packer.pack(task.piece, task.buffer),
  (packed) => {
    if ('bytes' in packed) return [packed.bytes.buffer];
    return [];
  },
);
