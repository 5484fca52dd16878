import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  SiteDeployError
} from "./chunk-VUXH4CYX.js";

// src/shared/cancel.ts
var names = ["SIGINT", "SIGTERM", "SIGHUP"];
var sameRequest = 500;
function cancelSignal(source, onSecond = () => {
}, now = () => performance.now()) {
  const controller = new AbortController();
  let asked = 0;
  const listeners = names.map((name) => {
    const listener = () => {
      if (controller.signal.aborted) {
        if (now() - asked > sameRequest) onSecond();
        return;
      }
      asked = now();
      controller.abort(new SiteDeployError("CANCELLED", `The run was cancelled (${name}).`));
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
