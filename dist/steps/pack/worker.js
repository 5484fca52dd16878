import { Mr as PiecePacker, Zr as answerTasks } from "../../shared.js";

// src/steps/pack/worker.ts
const packer = new PiecePacker();
answerTasks(({ piece, buffer }) => packer.pack(piece, buffer), (packed) => "bytes" in packed ? [packed.bytes.buffer] : []);

export {  };