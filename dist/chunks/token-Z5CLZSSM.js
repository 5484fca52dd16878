import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  openNetwork
} from "./chunk-VPN3JK2G.js";
import {
  secretFrom,
  storedLogin
} from "./chunk-GW7ZE6ZJ.js";
import "./chunk-GAIMLMYK.js";
import "./chunk-VCVZG443.js";
import "./chunk-RHJS4RDT.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-6RMC6RLA.js";
import "./chunk-773HOXA3.js";
import "./chunk-NAYZIUUY.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-D6NQNOCP.js";
import "./chunk-OI22C6ZB.js";
import "./chunk-VUXH4CYX.js";
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
