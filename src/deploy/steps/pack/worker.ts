import { answerTasks } from '../threads.ts';
import { PiecePacker } from './pack-piece.ts';
import type { PackTask } from './workers.ts';

const packer = new PiecePacker();

answerTasks(
  (packTask: PackTask) => packer.pack(packTask.piece, packTask.buffer),
  (packed) => {
    if ('bytes' in packed) return [packed.bytes.buffer];
    return [];
  },
);
