import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  SiteDeployError
} from "./chunk-YH6SHA43.js";

// src/shared/cancel.ts
function cancelSignal(source, onSecond = () => {
}) {
  const controller = new AbortController();
  const listeners = ["SIGINT", "SIGTERM"].map((name) => {
    const listener = () => {
      if (controller.signal.aborted) onSecond();
      else controller.abort(new SiteDeployError("CANCELLED", `The run was cancelled (${name}).`));
    };
    source.on(name, listener);
    return () => void source.off(name, listener);
  });
  return Object.assign(controller.signal, {
    [Symbol.dispose]() {
      for (const remove of listeners) remove();
    }
  });
}

export {
  cancelSignal
};
