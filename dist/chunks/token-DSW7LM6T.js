import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  openNetwork
} from "./chunk-EGDHN47W.js";
import {
  storedLogin
} from "./chunk-2YFPM4UH.js";
import "./chunk-6LCQOQDV.js";
import "./chunk-M6W2243Y.js";
import "./chunk-7GXUJ2WF.js";
import {
  secretFrom
} from "./chunk-XYF7O4KX.js";
import "./chunk-WOPBMXKE.js";
import "./chunk-CWZALBSL.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-MBUNNDKD.js";
import "./chunk-4TWNR5YP.js";
import "./chunk-GGGL2V5K.js";
import "./chunk-YGLX6Y6F.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-P4I7N7I4.js";
import "./chunk-OI22C6ZB.js";
import "./chunk-3PSUJWQW.js";
import {
  __callDispose,
  __using
} from "./chunk-MIU6LSPI.js";

// src/cli/workspace/token.ts
async function token(options, context) {
  var _stack = [];
  try {
    const given = secretFrom(context, "WORKSPACE_ACCESS_TOKEN");
    if (given !== void 0) return print({ access_token: given.reveal(), token_type: "Bearer" }, options, context);
    const network = __using(_stack, openNetwork(context));
    const session = __using(_stack, await storedLogin(options, context, network.http), true);
    const { accessToken, expiresAt, scope } = await session.current(context.signal);
    return print(
      {
        access_token: accessToken.reveal(),
        token_type: "Bearer",
        expires_at: new Date(expiresAt).toISOString(),
        ...scope !== void 0 && { scope }
      },
      options,
      context
    );
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
function print(answer, { json }, { stdout }) {
  stdout.write(json ? `${JSON.stringify(answer, null, 2)}
` : `${answer.access_token}
`);
  return 0;
}
export {
  token
};
