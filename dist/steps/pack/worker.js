import { Jr as answerTasks, kr as PiecePacker } from "../../shared.js";

// src/steps/pack/worker.ts
const packer = new PiecePacker();
answerTasks(({ piece, buffer }) => packer.pack(piece, buffer), (packed) => "bytes" in packed ? [packed.bytes.buffer] : []);

export {  };