import { kt as SiteDeployError, u as PiecePacker } from "../../shared.js";
import { parentPort } from "node:worker_threads";

// src/steps/pack/worker.ts
const packer = new PiecePacker();
parentPort?.on("message", ({ number, piece, room }) => {
	try {
		const packed = packer.pack(piece, room);
		parentPort?.postMessage({
			number,
			packed
		}, "bytes" in packed ? [packed.bytes.buffer] : []);
	} catch (error) {
		const delivery = error instanceof SiteDeployError && error.code === "PACKAGE_FILE_CHANGED" ? {
			number,
			changed: error.message
		} : {
			number,
			defect: error
		};
		parentPort?.postMessage(delivery);
	}
});

export {  };