import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  require_applicator,
  require_codegen,
  require_const,
  require_core,
  require_discriminator,
  require_enum,
  require_format,
  require_limitItems,
  require_limitLength,
  require_limitProperties,
  require_multipleOf,
  require_pattern,
  require_ref,
  require_ref_error,
  require_required,
  require_uniqueItems,
  require_validate,
  require_validation_error
} from "./chunk-BST6W3U5.js";
import {
  createForwarder,
  listen,
  readBody,
  replay,
  sendJson,
  stop
} from "./chunk-HI7QXA2G.js";
import {
  parse
} from "./chunk-JF7VDNPF.js";
import {
  createServer,
  node_http_default
} from "./chunk-DTGO4ACT.js";
import {
  __commonJS,
  __toESM
} from "./chunk-MIU6LSPI.js";

// node_modules/ajv/dist/vocabularies/core/id.js
var require_id = __commonJS({
  "node_modules/ajv/dist/vocabularies/core/id.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var def = {
      keyword: "id",
      code() {
        throw new Error('NOT SUPPORTED: keyword "id", use "$id" for schema ID');
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/core/index.js
var require_core2 = __commonJS({
  "node_modules/ajv/dist/vocabularies/core/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var id_1 = require_id();
    var ref_1 = require_ref();
    var core = [
      "$schema",
      "$id",
      "$defs",
      "$vocabulary",
      { keyword: "$comment" },
      "definitions",
      id_1.default,
      ref_1.default
    ];
    exports.default = core;
  }
});

// node_modules/ajv/dist/vocabularies/validation/limitNumber.js
var require_limitNumber = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/limitNumber.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var ops = codegen_1.operators;
    var KWDs = {
      maximum: { okStr: "<=", ok: ops.LTE, fail: ops.GT },
      minimum: { okStr: ">=", ok: ops.GTE, fail: ops.LT },
      exclusiveMaximum: { okStr: "<", ok: ops.LT, fail: ops.GTE },
      exclusiveMinimum: { okStr: ">", ok: ops.GT, fail: ops.LTE }
    };
    var error = {
      message: ({ keyword, schemaCode }) => (0, codegen_1.str)`must be ${KWDs[keyword].okStr} ${schemaCode}`,
      params: ({ keyword, schemaCode }) => (0, codegen_1._)`{comparison: ${KWDs[keyword].okStr}, limit: ${schemaCode}}`
    };
    var def = {
      keyword: Object.keys(KWDs),
      type: "number",
      schemaType: "number",
      $data: true,
      error,
      code(cxt) {
        const { keyword, data, schemaCode } = cxt;
        cxt.fail$data((0, codegen_1._)`${data} ${KWDs[keyword].fail} ${schemaCode} || isNaN(${data})`);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/index.js
var require_validation = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var limitNumber_1 = require_limitNumber();
    var multipleOf_1 = require_multipleOf();
    var limitLength_1 = require_limitLength();
    var pattern_1 = require_pattern();
    var limitProperties_1 = require_limitProperties();
    var required_1 = require_required();
    var limitItems_1 = require_limitItems();
    var uniqueItems_1 = require_uniqueItems();
    var const_1 = require_const();
    var enum_1 = require_enum();
    var validation = [
      // number
      limitNumber_1.default,
      multipleOf_1.default,
      // string
      limitLength_1.default,
      pattern_1.default,
      // object
      limitProperties_1.default,
      required_1.default,
      // array
      limitItems_1.default,
      uniqueItems_1.default,
      // any
      { keyword: "type", schemaType: ["string", "array"] },
      { keyword: "nullable", schemaType: "boolean" },
      const_1.default,
      enum_1.default
    ];
    exports.default = validation;
  }
});

// node_modules/ajv/dist/vocabularies/metadata.js
var require_metadata = __commonJS({
  "node_modules/ajv/dist/vocabularies/metadata.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.contentVocabulary = exports.metadataVocabulary = void 0;
    exports.metadataVocabulary = [
      "title",
      "description",
      "default",
      "deprecated",
      "readOnly",
      "writeOnly",
      "examples"
    ];
    exports.contentVocabulary = [
      "contentMediaType",
      "contentEncoding",
      "contentSchema"
    ];
  }
});

// node_modules/ajv/dist/vocabularies/draft7.js
var require_draft7 = __commonJS({
  "node_modules/ajv/dist/vocabularies/draft7.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var core_1 = require_core2();
    var validation_1 = require_validation();
    var applicator_1 = require_applicator();
    var format_1 = require_format();
    var metadata_1 = require_metadata();
    var draft7Vocabularies = [
      core_1.default,
      validation_1.default,
      (0, applicator_1.default)(),
      format_1.default,
      metadata_1.metadataVocabulary,
      metadata_1.contentVocabulary
    ];
    exports.default = draft7Vocabularies;
  }
});

// node_modules/ajv/dist/refs/json-schema-draft-07.json
var require_json_schema_draft_07 = __commonJS({
  "node_modules/ajv/dist/refs/json-schema-draft-07.json"(exports, module) {
    module.exports = {
      $schema: "http://json-schema.org/draft-07/schema#",
      $id: "http://json-schema.org/draft-07/schema#",
      title: "Core schema meta-schema",
      definitions: {
        schemaArray: {
          type: "array",
          minItems: 1,
          items: { $ref: "#" }
        },
        nonNegativeInteger: {
          type: "integer",
          minimum: 0
        },
        nonNegativeIntegerDefault0: {
          allOf: [{ $ref: "#/definitions/nonNegativeInteger" }, { default: 0 }]
        },
        simpleTypes: {
          enum: ["array", "boolean", "integer", "null", "number", "object", "string"]
        },
        stringArray: {
          type: "array",
          items: { type: "string" },
          uniqueItems: true,
          default: []
        }
      },
      type: ["object", "boolean"],
      properties: {
        $id: {
          type: "string",
          format: "uri-reference"
        },
        $schema: {
          type: "string",
          format: "uri"
        },
        $ref: {
          type: "string",
          format: "uri-reference"
        },
        $comment: {
          type: "string"
        },
        title: {
          type: "string"
        },
        description: {
          type: "string"
        },
        default: true,
        readOnly: {
          type: "boolean",
          default: false
        },
        examples: {
          type: "array",
          items: true
        },
        multipleOf: {
          type: "number",
          exclusiveMinimum: 0
        },
        maximum: {
          type: "number"
        },
        exclusiveMaximum: {
          type: "number"
        },
        minimum: {
          type: "number"
        },
        exclusiveMinimum: {
          type: "number"
        },
        maxLength: { $ref: "#/definitions/nonNegativeInteger" },
        minLength: { $ref: "#/definitions/nonNegativeIntegerDefault0" },
        pattern: {
          type: "string",
          format: "regex"
        },
        additionalItems: { $ref: "#" },
        items: {
          anyOf: [{ $ref: "#" }, { $ref: "#/definitions/schemaArray" }],
          default: true
        },
        maxItems: { $ref: "#/definitions/nonNegativeInteger" },
        minItems: { $ref: "#/definitions/nonNegativeIntegerDefault0" },
        uniqueItems: {
          type: "boolean",
          default: false
        },
        contains: { $ref: "#" },
        maxProperties: { $ref: "#/definitions/nonNegativeInteger" },
        minProperties: { $ref: "#/definitions/nonNegativeIntegerDefault0" },
        required: { $ref: "#/definitions/stringArray" },
        additionalProperties: { $ref: "#" },
        definitions: {
          type: "object",
          additionalProperties: { $ref: "#" },
          default: {}
        },
        properties: {
          type: "object",
          additionalProperties: { $ref: "#" },
          default: {}
        },
        patternProperties: {
          type: "object",
          additionalProperties: { $ref: "#" },
          propertyNames: { format: "regex" },
          default: {}
        },
        dependencies: {
          type: "object",
          additionalProperties: {
            anyOf: [{ $ref: "#" }, { $ref: "#/definitions/stringArray" }]
          }
        },
        propertyNames: { $ref: "#" },
        const: true,
        enum: {
          type: "array",
          items: true,
          minItems: 1,
          uniqueItems: true
        },
        type: {
          anyOf: [
            { $ref: "#/definitions/simpleTypes" },
            {
              type: "array",
              items: { $ref: "#/definitions/simpleTypes" },
              minItems: 1,
              uniqueItems: true
            }
          ]
        },
        format: { type: "string" },
        contentMediaType: { type: "string" },
        contentEncoding: { type: "string" },
        if: { $ref: "#" },
        then: { $ref: "#" },
        else: { $ref: "#" },
        allOf: { $ref: "#/definitions/schemaArray" },
        anyOf: { $ref: "#/definitions/schemaArray" },
        oneOf: { $ref: "#/definitions/schemaArray" },
        not: { $ref: "#" }
      },
      default: true
    };
  }
});

// node_modules/ajv/dist/ajv.js
var require_ajv = __commonJS({
  "node_modules/ajv/dist/ajv.js"(exports, module) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.MissingRefError = exports.ValidationError = exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = exports.Ajv = void 0;
    var core_1 = require_core();
    var draft7_1 = require_draft7();
    var discriminator_1 = require_discriminator();
    var draft7MetaSchema = require_json_schema_draft_07();
    var META_SUPPORT_DATA = ["/properties"];
    var META_SCHEMA_ID = "http://json-schema.org/draft-07/schema";
    var Ajv2 = class extends core_1.default {
      _addVocabularies() {
        super._addVocabularies();
        draft7_1.default.forEach((v) => this.addVocabulary(v));
        if (this.opts.discriminator)
          this.addKeyword(discriminator_1.default);
      }
      _addDefaultMetaSchema() {
        super._addDefaultMetaSchema();
        if (!this.opts.meta)
          return;
        const metaSchema = this.opts.$data ? this.$dataMetaSchema(draft7MetaSchema, META_SUPPORT_DATA) : draft7MetaSchema;
        this.addMetaSchema(metaSchema, META_SCHEMA_ID, false);
        this.refs["http://json-schema.org/schema"] = META_SCHEMA_ID;
      }
      defaultMeta() {
        return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(META_SCHEMA_ID) ? META_SCHEMA_ID : void 0);
      }
    };
    exports.Ajv = Ajv2;
    module.exports = exports = Ajv2;
    module.exports.Ajv = Ajv2;
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.default = Ajv2;
    var validate_1 = require_validate();
    Object.defineProperty(exports, "KeywordCxt", { enumerable: true, get: function() {
      return validate_1.KeywordCxt;
    } });
    var codegen_1 = require_codegen();
    Object.defineProperty(exports, "_", { enumerable: true, get: function() {
      return codegen_1._;
    } });
    Object.defineProperty(exports, "str", { enumerable: true, get: function() {
      return codegen_1.str;
    } });
    Object.defineProperty(exports, "stringify", { enumerable: true, get: function() {
      return codegen_1.stringify;
    } });
    Object.defineProperty(exports, "nil", { enumerable: true, get: function() {
      return codegen_1.nil;
    } });
    Object.defineProperty(exports, "Name", { enumerable: true, get: function() {
      return codegen_1.Name;
    } });
    Object.defineProperty(exports, "CodeGen", { enumerable: true, get: function() {
      return codegen_1.CodeGen;
    } });
    var validation_error_1 = require_validation_error();
    Object.defineProperty(exports, "ValidationError", { enumerable: true, get: function() {
      return validation_error_1.default;
    } });
    var ref_error_1 = require_ref_error();
    Object.defineProperty(exports, "MissingRefError", { enumerable: true, get: function() {
      return ref_error_1.default;
    } });
  }
});

// src/localcloud/github/route.ts
function notFound(response) {
  refuse(response, 404, "Not Found");
}
function refuse(response, status, message, errors) {
  sendJson(response, status, {
    message,
    ...errors !== void 0 && { errors },
    documentation_url: "https://docs.github.com/rest",
    status: String(status)
  });
}
function page(items, query) {
  const size = Number(query.get("per_page") ?? 30);
  const start = (Number(query.get("page") ?? 1) - 1) * size;
  return items.slice(start, start + size);
}
function text(value, fallback = "") {
  return typeof value === "string" ? value : fallback;
}
function record(value) {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

// src/localcloud/github/actions.ts
var namePattern = /^(?!GITHUB_)[A-Z_][A-Z0-9_]*$/;
var actionsRoutes = [
  {
    method: "GET",
    path: /^\/actions\/oidc\/customization\/sub$/,
    answer({ repository, response }) {
      const { useDefault, claimKeys, prefix } = repository.subject;
      sendJson(response, 200, {
        use_default: useDefault,
        ...!useDefault && { include_claim_keys: claimKeys },
        // Seen as false beside an immutable prefix.
        use_immutable_subject: false,
        sub_claim_prefix: prefix
      });
    }
  },
  {
    method: "GET",
    path: /^\/actions\/variables$/,
    answer({ repository, query, response }) {
      const all = [...repository.variables].map(([name, value]) => ({ name, value }));
      sendJson(response, 200, { total_count: all.length, variables: page(all, query) });
    }
  },
  {
    method: "POST",
    path: /^\/actions\/variables$/,
    answer({ repository, body, response }) {
      const name = text(body.name).toUpperCase();
      if (!namePattern.test(name))
        return refuse(response, 422, "Variable names can only contain alphanumeric characters");
      if (repository.variables.has(name)) return refuse(response, 409, "Already exists - Variable already exists");
      repository.variables.set(name, text(body.value));
      sendJson(response, 201, {});
    }
  },
  {
    method: "PATCH",
    path: /^\/actions\/variables\/([^/]+)$/,
    answer({ repository, parts, body, response }) {
      const name = (parts[0] ?? "").toUpperCase();
      if (!repository.variables.has(name)) return notFound(response);
      repository.variables.set(name, text(body.value));
      response.writeHead(204).end();
    }
  }
];

// src/localcloud/github/attestations.ts
var attestationRoutes = [
  {
    method: "GET",
    path: /^\/attestations\/(sha256:[0-9a-f]{64})$/,
    answer({ repository, parts, query, response }) {
      const bundles = repository.attestations.get(parts[0] ?? "") ?? [];
      if (bundles.length === 0) return notFound(response);
      const attestations = page(bundles, query).map((bundle) => ({
        bundle,
        bundle_url: null,
        repository_id: repository.id,
        initiator: "user"
      }));
      sendJson(response, 200, { attestations });
    }
  }
];

// src/localcloud/github/state.ts
import { randomInt } from "node:crypto";
function runAddress({ id, repository }) {
  return `https://github.com/${repository}/actions/runs/${id}`;
}
var last = 1e3;
function nextId() {
  last += randomInt(1, 9);
  return last;
}
function newRepository(fullName, { immutable = true, id = nextId(), ownerId = nextId() } = {}) {
  const [owner = "", name = ""] = fullName.split("/");
  return {
    fullName,
    id,
    ownerId,
    subject: {
      useDefault: true,
      claimKeys: [],
      // Repositories made since 15 July 2026 carry their ids.
      prefix: immutable ? `repo:${owner}@${ownerId}/${name}@${id}` : `repo:${fullName}`
    },
    environments: [],
    variables: /* @__PURE__ */ new Map(),
    hooks: [],
    deployments: [],
    runs: [],
    artifacts: [],
    attestations: /* @__PURE__ */ new Map(),
    disabledWorkflows: /* @__PURE__ */ new Set()
  };
}

// src/localcloud/github/deployments.ts
var states = ["error", "failure", "inactive", "in_progress", "queued", "pending", "success"];
var shown = ({ id, ref, environment }) => ({ id, ref, sha: ref, environment, task: "deploy" });
var deploymentRoutes = [
  {
    method: "GET",
    path: /^\/deployments$/,
    answer({ repository, query, response }) {
      const environment = query.get("environment");
      const found = repository.deployments.filter((one) => environment === null || one.environment === environment);
      sendJson(response, 200, page(found.toReversed().map(shown), query));
    }
  },
  {
    method: "POST",
    path: /^\/deployments$/,
    answer({ repository, body, response }) {
      const ref = text(body.ref);
      if (ref === "") return refuse(response, 422, "Validation Failed", [{ field: "ref", code: "missing_field" }]);
      const deployment = { id: nextId(), ref, environment: text(body.environment, "production"), statuses: [] };
      repository.deployments.push(deployment);
      sendJson(response, 201, shown(deployment));
    }
  },
  {
    method: "POST",
    path: /^\/deployments\/(\d+)\/statuses$/,
    answer({ repository, parts, body, response }) {
      const deployment = repository.deployments.find(({ id }) => String(id) === parts[0]);
      if (deployment === void 0) return notFound(response);
      const state = text(body.state);
      if (!states.includes(state)) return refuse(response, 422, "Validation Failed");
      const status = { id: nextId(), state, environment_url: text(body.environment_url) };
      if (state === "success" && body.auto_inactive !== false) {
        for (const other of repository.deployments) {
          const isOlder = other !== deployment && other.environment === deployment.environment;
          if (isOlder && other.statuses.at(-1)?.state === "success")
            other.statuses.push({ id: nextId(), state: "inactive", environment_url: "" });
        }
      }
      deployment.statuses.push(status);
      sendJson(response, 201, status);
    }
  },
  {
    method: "GET",
    path: /^\/deployments\/(\d+)\/statuses$/,
    answer({ repository, parts, query, response }) {
      const deployment = repository.deployments.find(({ id }) => String(id) === parts[0]);
      if (deployment === void 0) return notFound(response);
      sendJson(response, 200, page(deployment.statuses.toReversed(), query));
    }
  }
];

// src/localcloud/github/emulator.ts
import { createEmulator } from "emulate";
var user = "octocat";
var token = "local-administrator";
async function startEmulator(repositories) {
  const port = await freePort();
  const owners = [...new Set(repositories.map(({ owner }) => owner))];
  const emulator = await createEmulator({
    service: "github",
    port,
    baseUrl: "https://api.github.com",
    seed: {
      tokens: { [token]: { login: user, scopes: ["repo", "admin:repo_hook", "workflow"] } },
      github: {
        users: [{ login: user, site_admin: true }],
        orgs: owners.map((login) => ({ login, name: login, members: [{ login: user, role: "admin" }] })),
        repos: repositories.map(({ owner, name, defaultBranch }) => ({
          owner,
          name,
          default_branch: defaultBranch,
          auto_init: true
        }))
      }
    }
  });
  return {
    port,
    token,
    async ask(method, path, body) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        ...body !== void 0 && { body: JSON.stringify(body) }
      });
      const text2 = await response.text();
      return { status: response.status, json: text2 === "" ? void 0 : JSON.parse(text2) };
    },
    close: () => emulator.close()
  };
}
async function freePort() {
  const server = createServer();
  const port = await listen(server);
  await stop(server);
  return port;
}

// src/localcloud/github/environments.ts
var find = (repository, name) => repository.environments.find((environment) => environment.name.toLowerCase() === name.toLowerCase());
function shown2(environment) {
  const { name, waitTimer, reviewers, preventSelfReview, policy } = environment;
  return {
    id: 1,
    name,
    protection_rules: [
      ...waitTimer > 0 ? [{ id: 2, type: "wait_timer", wait_timer: waitTimer }] : [],
      ...reviewers.length > 0 ? [
        {
          id: 3,
          type: "required_reviewers",
          prevent_self_review: preventSelfReview,
          reviewers: reviewers.map(({ type, id }) => ({ type, reviewer: { id } }))
        }
      ] : [],
      ...policy === null ? [] : [{ id: 4, type: "branch_policy" }]
    ],
    deployment_branch_policy: policy
  };
}
function reviewersOf(value) {
  return (Array.isArray(value) ? value : []).map((item) => {
    const { type, id } = record(item);
    return { type: text(type, "User"), id: Number(id) };
  });
}
function put({ repository, parts, body, response }) {
  const [name = ""] = parts;
  const policy = record(body.deployment_branch_policy);
  const isSet = body.deployment_branch_policy !== null && body.deployment_branch_policy !== void 0;
  const [byProtection, byPolicy] = [policy.protected_branches === true, policy.custom_branch_policies === true];
  if (isSet && byProtection === byPolicy)
    return refuse(response, 422, "protected_branches and custom_branch_policies cannot have the same value");
  const settings2 = {
    waitTimer: Number(body.wait_timer ?? 0),
    preventSelfReview: body.prevent_self_review === true,
    reviewers: reviewersOf(body.reviewers),
    policy: isSet ? { protected_branches: byProtection, custom_branch_policies: byPolicy } : null
  };
  let environment = find(repository, name);
  if (environment === void 0) {
    environment = { name, branches: [], ...settings2 };
    repository.environments.push(environment);
  } else Object.assign(environment, settings2);
  if (!byPolicy) environment.branches.length = 0;
  sendJson(response, 200, shown2(environment));
}
var environmentRoutes = [
  {
    method: "GET",
    path: /^\/environments$/,
    answer({ repository, query, response }) {
      const all = repository.environments.map(shown2);
      sendJson(response, 200, { total_count: all.length, environments: page(all, query) });
    }
  },
  {
    method: "GET",
    path: /^\/environments\/([^/]+)$/,
    answer({ repository, parts, response }) {
      const environment = find(repository, parts[0] ?? "");
      return environment === void 0 ? notFound(response) : sendJson(response, 200, shown2(environment));
    }
  },
  { method: "PUT", path: /^\/environments\/([^/]+)$/, answer: put },
  {
    method: "GET",
    path: /^\/environments\/([^/]+)\/deployment-branch-policies$/,
    answer({ repository, parts, query, response }) {
      const environment = find(repository, parts[0] ?? "");
      if (environment === void 0) return notFound(response);
      const { branches } = environment;
      sendJson(response, 200, { total_count: branches.length, branch_policies: page(branches, query) });
    }
  },
  {
    method: "POST",
    path: /^\/environments\/([^/]+)\/deployment-branch-policies$/,
    answer({ repository, parts, body, response }) {
      const environment = find(repository, parts[0] ?? "");
      if (environment?.policy?.custom_branch_policies !== true) return notFound(response);
      const [name, type] = [text(body.name), text(body.type, "branch")];
      const existing = environment.branches.find((branch2) => branch2.name === name && branch2.type === type);
      if (existing !== void 0) {
        response.writeHead(303).end();
        return;
      }
      const branch = { id: nextId(), name, type };
      environment.branches.push(branch);
      sendJson(response, 200, branch);
    }
  }
];

// src/localcloud/github/events.ts
function nameOf({ id, ownerId, fullName }) {
  const [owner = "", name = ""] = fullName.split("/");
  return { id, name, full_name: fullName, owner: { login: owner, id: ownerId } };
}
async function eventOf({ method, path, body, json }, repository, { ask }) {
  const said = record(body);
  const push = (ref, commit, message) => ({
    name: "push",
    payload: { ref, after: commit, deleted: false, commits: [{ id: commit, message }] }
  });
  const call = `${method} ${path}`;
  if (call === "POST /issues") return { name: "issues", payload: { action: "opened", issue: json } };
  if (call === "POST /pulls") return { name: "pull_request", payload: { action: "opened", pull_request: json } };
  if (/^PATCH \/issues\/\d+$/.test(call) && said.state === "closed")
    return { name: "issues", payload: { action: "closed", issue: json } };
  if (/^PATCH \/pulls\/\d+$/.test(call) && said.state === "closed")
    return { name: "pull_request", payload: { action: "closed", pull_request: json } };
  const merged = /^PUT (\/pulls\/\d+)\/merge$/.exec(call)?.[1];
  if (merged !== void 0) {
    const pull = await ask("GET", `/repos/${repository.fullName}${merged}`);
    return { name: "pull_request", payload: { action: "closed", pull_request: pull.json } };
  }
  if (/^(POST|PATCH) \/git\/refs/.test(call)) return push(text(record(json).ref), text(said.sha), "");
  if (/^PUT \/contents\//.test(call)) {
    const { sha, message } = record(record(json).commit);
    return push(`refs/heads/${text(said.branch)}`, text(sha), text(message));
  }
  return void 0;
}

// src/localcloud/github/git.ts
function createGitData(ask) {
  return {
    ask,
    async readFile(fullName, branch, path) {
      const { status, json } = await ask(
        "GET",
        `/repos/${fullName}/contents/${path}?ref=${encodeURIComponent(branch)}`
      );
      return status === 200 ? Buffer.from(text(record(json).content), "base64").toString("utf8") : void 0;
    },
    async writeFile(fullName, branch, path, content) {
      const at = `/repos/${fullName}/contents/${path}`;
      const { json } = await ask("GET", `${at}?ref=${encodeURIComponent(branch)}`);
      const sha = text(record(json).sha);
      await ask("PUT", at, {
        message: `Change ${path}`,
        branch,
        content: Buffer.from(content).toString("base64"),
        ...sha !== "" && { sha }
      });
    },
    async headOf(fullName, branch) {
      const { json } = await ask("GET", `/repos/${fullName}/git/ref/heads/${branch}`);
      return text(record(record(json).object).sha) || void 0;
    },
    async pathsOf(fullName, branch) {
      const { json } = await ask("GET", `/repos/${fullName}/git/trees/${encodeURIComponent(branch)}?recursive=1`);
      const { tree } = record(json);
      return (Array.isArray(tree) ? tree : []).map((entry) => text(record(entry).path));
    }
  };
}

// src/localcloud/github/hooks.ts
var find2 = (repository, id) => repository.hooks.find((hook) => String(hook.id) === id);
function shown3({ id, active, events, config }) {
  const { secret, ...rest } = config;
  return {
    type: "Repository",
    id,
    name: "web",
    active,
    events,
    config: { ...rest, ...secret !== void 0 && { secret: "********" } }
  };
}
function configOf(value) {
  const config = record(value);
  const url = text(config.url);
  if (!URL.canParse(url)) return void 0;
  const secret = text(config.secret);
  return {
    url,
    content_type: text(config.content_type, "form"),
    insecure_ssl: String(config.insecure_ssl ?? "0"),
    ...secret !== "" && { secret }
  };
}
var eventsOf = (value) => Array.isArray(value) ? value.filter((event) => typeof event === "string") : ["push"];
function create({ repository, body, response, webhooks }) {
  const config = configOf(body.config);
  if (config === void 0) return refuse(response, 422, "Validation Failed", [{ message: "Config must contain URL" }]);
  const events = eventsOf(body.events);
  const overlaps = repository.hooks.some(
    (hook2) => hook2.config.url === config.url && hook2.events.some((event) => events.includes(event))
  );
  if (overlaps)
    return refuse(response, 422, "Validation Failed", [{ message: "Hook already exists on this repository" }]);
  const hook = { id: nextId(), active: body.active !== false, events, config, deliveries: [] };
  repository.hooks.push(hook);
  sendJson(response, 201, shown3(hook));
  webhooks.ping(repository, hook);
}
function update({ repository, parts, body, response }) {
  const hook = find2(repository, parts[0]);
  if (hook === void 0) return notFound(response);
  const config = body.config === void 0 ? hook.config : configOf(body.config);
  if (config === void 0) return refuse(response, 422, "Validation Failed");
  hook.config = config;
  if (body.events !== void 0) hook.events = eventsOf(body.events);
  if (typeof body.active === "boolean") hook.active = body.active;
  sendJson(response, 200, shown3(hook));
}
var hookRoutes = [
  {
    method: "GET",
    path: /^\/hooks$/,
    answer: ({ repository, query, response }) => sendJson(response, 200, page(repository.hooks.map(shown3), query))
  },
  { method: "POST", path: /^\/hooks$/, answer: create },
  { method: "PATCH", path: /^\/hooks\/(\d+)$/, answer: update },
  {
    method: "GET",
    path: /^\/hooks\/(\d+)\/deliveries$/,
    answer({ repository, parts, query, response }) {
      const hook = find2(repository, parts[0]);
      if (hook === void 0) return notFound(response);
      const oldestFirst = hook.deliveries.map(({ event, status, at, guid = "" }, index) => ({
        id: index + 1,
        guid,
        event,
        action: null,
        redelivery: false,
        status_code: status,
        status: status === 0 ? "failed to connect" : status < 300 ? "OK" : "Invalid HTTP Response",
        delivered_at: at
      }));
      sendJson(response, 200, page(oldestFirst.toReversed(), query));
    }
  },
  {
    method: "POST",
    path: /^\/hooks\/(\d+)\/pings$/,
    answer({ repository, parts, response, webhooks }) {
      const hook = find2(repository, parts[0]);
      if (hook === void 0) return notFound(response);
      response.writeHead(204).end();
      webhooks.ping(repository, hook);
    }
  }
];

// src/localcloud/github/openapi/validate.ts
var import_ajv = __toESM(require_ajv(), 1);

// src/localcloud/github/openapi/operations.json
var operations_default = [
  { method: "GET", path: "/repos/{owner}/{repo}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" } }, required: ["owner", "repo"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false } },
  { method: "GET", path: "/repos/{owner}/{repo}/actions/artifacts", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" } }, required: ["owner", "repo"], additionalProperties: false }, query: { type: "object", properties: { per_page: { type: "integer" }, page: { type: "integer" }, name: { type: "string" } }, additionalProperties: false } },
  { method: "GET", path: "/repos/{owner}/{repo}/actions/artifacts/{artifact_id}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, artifact_id: { type: "integer" } }, required: ["owner", "repo", "artifact_id"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false } },
  { method: "GET", path: "/repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, artifact_id: { type: "integer" }, archive_format: { type: "string" } }, required: ["owner", "repo", "artifact_id", "archive_format"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false } },
  { method: "GET", path: "/repos/{owner}/{repo}/actions/oidc/customization/sub", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" } }, required: ["owner", "repo"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false } },
  { method: "GET", path: "/repos/{owner}/{repo}/actions/runs", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" } }, required: ["owner", "repo"], additionalProperties: false }, query: { type: "object", properties: { actor: { type: "string" }, branch: { type: "string" }, event: { type: "string" }, status: { type: "string", enum: ["completed", "action_required", "cancelled", "failure", "neutral", "skipped", "stale", "success", "timed_out", "in_progress", "queued", "requested", "waiting", "pending"] }, per_page: { type: "integer" }, page: { type: "integer" }, created: { type: "string" }, exclude_pull_requests: { type: "boolean" }, check_suite_id: { type: "integer" }, head_sha: { type: "string" } }, additionalProperties: false } },
  { method: "GET", path: "/repos/{owner}/{repo}/actions/runs/{run_id}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, run_id: { type: "integer" } }, required: ["owner", "repo", "run_id"], additionalProperties: false }, query: { type: "object", properties: { exclude_pull_requests: { type: "boolean" } }, additionalProperties: false } },
  { method: "GET", path: "/repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, run_id: { type: "integer" } }, required: ["owner", "repo", "run_id"], additionalProperties: false }, query: { type: "object", properties: { per_page: { type: "integer" }, page: { type: "integer" }, name: { type: "string" }, direction: { type: "string", enum: ["asc", "desc"] } }, additionalProperties: false } },
  { method: "GET", path: "/repos/{owner}/{repo}/actions/runs/{run_id}/jobs", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, run_id: { type: "integer" } }, required: ["owner", "repo", "run_id"], additionalProperties: false }, query: { type: "object", properties: { filter: { type: "string", enum: ["latest", "all"] }, per_page: { type: "integer" }, page: { type: "integer" } }, additionalProperties: false } },
  { method: "POST", path: "/repos/{owner}/{repo}/actions/runs/{run_id}/cancel", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, run_id: { type: "integer" } }, required: ["owner", "repo", "run_id"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false } },
  { method: "POST", path: "/repos/{owner}/{repo}/actions/runs/{run_id}/rerun", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, run_id: { type: "integer" } }, required: ["owner", "repo", "run_id"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false }, body: { required: false, schema: { type: ["object", "null"], properties: { enable_debug_logging: { type: "boolean" } }, additionalProperties: false } } },
  { method: "GET", path: "/repos/{owner}/{repo}/actions/variables", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" } }, required: ["owner", "repo"], additionalProperties: false }, query: { type: "object", properties: { per_page: { type: "integer" }, page: { type: "integer" } }, additionalProperties: false } },
  { method: "POST", path: "/repos/{owner}/{repo}/actions/variables", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" } }, required: ["owner", "repo"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false }, body: { required: true, schema: { type: "object", properties: { name: { type: "string" }, value: { type: "string" } }, required: ["name", "value"], additionalProperties: false } } },
  { method: "GET", path: "/repos/{owner}/{repo}/actions/variables/{name}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, name: { type: "string" } }, required: ["owner", "repo", "name"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false } },
  { method: "PATCH", path: "/repos/{owner}/{repo}/actions/variables/{name}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, name: { type: "string" } }, required: ["owner", "repo", "name"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false }, body: { required: true, schema: { type: "object", properties: { name: { type: "string" }, value: { type: "string" } }, additionalProperties: false } } },
  { method: "GET", path: "/repos/{owner}/{repo}/actions/workflows", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" } }, required: ["owner", "repo"], additionalProperties: false }, query: { type: "object", properties: { per_page: { type: "integer" }, page: { type: "integer" } }, additionalProperties: false } },
  { method: "GET", path: "/repos/{owner}/{repo}/actions/workflows/{workflow_id}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, workflow_id: { oneOf: [{ type: "integer" }, { type: "string" }] } }, required: ["owner", "repo", "workflow_id"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false } },
  { method: "POST", path: "/repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, workflow_id: { oneOf: [{ type: "integer" }, { type: "string" }] } }, required: ["owner", "repo", "workflow_id"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false }, body: { required: true, schema: { type: "object", properties: { ref: { type: "string" }, inputs: { type: "object", additionalProperties: true }, return_run_details: { type: "boolean" } }, required: ["ref"], additionalProperties: false } } },
  { method: "GET", path: "/repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, workflow_id: { oneOf: [{ type: "integer" }, { type: "string" }] } }, required: ["owner", "repo", "workflow_id"], additionalProperties: false }, query: { type: "object", properties: { actor: { type: "string" }, branch: { type: "string" }, event: { type: "string" }, status: { type: "string", enum: ["completed", "action_required", "cancelled", "failure", "neutral", "skipped", "stale", "success", "timed_out", "in_progress", "queued", "requested", "waiting", "pending"] }, per_page: { type: "integer" }, page: { type: "integer" }, created: { type: "string" }, exclude_pull_requests: { type: "boolean" }, check_suite_id: { type: "integer" }, head_sha: { type: "string" } }, additionalProperties: false } },
  { method: "GET", path: "/repos/{owner}/{repo}/attestations/{+subject_digest}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, subject_digest: { type: "string" } }, required: ["owner", "repo", "subject_digest"], additionalProperties: false }, query: { type: "object", properties: { per_page: { type: "integer" }, before: { type: "string" }, after: { type: "string" }, predicate_type: { type: "string" } }, additionalProperties: false } },
  { method: "GET", path: "/repos/{owner}/{repo}/branches/{+branch}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, branch: { type: "string" } }, required: ["owner", "repo", "branch"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false } },
  { method: "GET", path: "/repos/{owner}/{repo}/commits", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" } }, required: ["owner", "repo"], additionalProperties: false }, query: { type: "object", properties: { sha: { type: "string" }, path: { type: "string" }, author: { type: "string" }, committer: { type: "string" }, since: { type: "string" }, until: { type: "string" }, per_page: { type: "integer" }, page: { type: "integer" } }, additionalProperties: false } },
  { method: "GET", path: "/repos/{owner}/{repo}/commits/{+ref}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, ref: { type: "string" } }, required: ["owner", "repo", "ref"], additionalProperties: false }, query: { type: "object", properties: { page: { type: "integer" }, per_page: { type: "integer" } }, additionalProperties: false } },
  { method: "GET", path: "/repos/{owner}/{repo}/compare/{+basehead}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, basehead: { type: "string" } }, required: ["owner", "repo", "basehead"], additionalProperties: false }, query: { type: "object", properties: { page: { type: "integer" }, per_page: { type: "integer" } }, additionalProperties: false } },
  { method: "GET", path: "/repos/{owner}/{repo}/contents/{+path}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, path: { type: "string" } }, required: ["owner", "repo", "path"], additionalProperties: false }, query: { type: "object", properties: { ref: { type: "string" } }, additionalProperties: false } },
  { method: "GET", path: "/repos/{owner}/{repo}/deployments", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" } }, required: ["owner", "repo"], additionalProperties: false }, query: { type: "object", properties: { sha: { type: "string" }, ref: { type: "string" }, task: { type: "string" }, environment: { type: ["string", "null"] }, per_page: { type: "integer" }, page: { type: "integer" } }, additionalProperties: false } },
  { method: "POST", path: "/repos/{owner}/{repo}/deployments", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" } }, required: ["owner", "repo"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false }, body: { required: true, schema: { type: "object", properties: { ref: { type: "string" }, task: { type: "string" }, auto_merge: { type: "boolean" }, required_contexts: { type: "array", items: { type: "string" } }, payload: { oneOf: [{ type: "object", additionalProperties: true }, { type: "string" }] }, environment: { type: "string" }, description: { type: ["string", "null"] }, transient_environment: { type: "boolean" }, production_environment: { type: "boolean" } }, required: ["ref"], additionalProperties: false } } },
  { method: "GET", path: "/repos/{owner}/{repo}/deployments/{deployment_id}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, deployment_id: { type: "integer" } }, required: ["owner", "repo", "deployment_id"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false } },
  { method: "GET", path: "/repos/{owner}/{repo}/deployments/{deployment_id}/statuses", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, deployment_id: { type: "integer" } }, required: ["owner", "repo", "deployment_id"], additionalProperties: false }, query: { type: "object", properties: { per_page: { type: "integer" }, page: { type: "integer" } }, additionalProperties: false } },
  { method: "POST", path: "/repos/{owner}/{repo}/deployments/{deployment_id}/statuses", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, deployment_id: { type: "integer" } }, required: ["owner", "repo", "deployment_id"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false }, body: { required: true, schema: { type: "object", properties: { state: { type: "string", enum: ["error", "failure", "inactive", "in_progress", "queued", "pending", "success"] }, target_url: { type: "string" }, log_url: { type: "string" }, description: { type: "string" }, environment: { type: "string" }, environment_url: { type: "string" }, auto_inactive: { type: "boolean" } }, required: ["state"], additionalProperties: false } } },
  { method: "GET", path: "/repos/{owner}/{repo}/environments", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" } }, required: ["owner", "repo"], additionalProperties: false }, query: { type: "object", properties: { per_page: { type: "integer" }, page: { type: "integer" } }, additionalProperties: false } },
  { method: "GET", path: "/repos/{owner}/{repo}/environments/{environment_name}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, environment_name: { type: "string" } }, required: ["owner", "repo", "environment_name"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false } },
  { method: "PUT", path: "/repos/{owner}/{repo}/environments/{environment_name}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, environment_name: { type: "string" } }, required: ["owner", "repo", "environment_name"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false }, body: { required: false, schema: { type: ["object", "null"], properties: { wait_timer: { type: "integer" }, prevent_self_review: { type: "boolean" }, reviewers: { type: ["array", "null"], items: { type: "object", properties: { type: { type: "string", enum: ["User", "Team"] }, id: { type: "integer" } }, additionalProperties: false } }, deployment_branch_policy: { type: ["object", "null"], properties: { protected_branches: { type: "boolean" }, custom_branch_policies: { type: "boolean" } }, required: ["protected_branches", "custom_branch_policies"], additionalProperties: false } }, additionalProperties: false } } },
  { method: "GET", path: "/repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, environment_name: { type: "string" } }, required: ["owner", "repo", "environment_name"], additionalProperties: false }, query: { type: "object", properties: { per_page: { type: "integer" }, page: { type: "integer" } }, additionalProperties: false } },
  { method: "POST", path: "/repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, environment_name: { type: "string" } }, required: ["owner", "repo", "environment_name"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false }, body: { required: true, schema: { type: "object", properties: { name: { type: "string" }, type: { type: "string", enum: ["branch", "tag"] } }, required: ["name"], additionalProperties: false } } },
  { method: "GET", path: "/repos/{owner}/{repo}/git/blobs/{file_sha}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, file_sha: { type: "string" } }, required: ["owner", "repo", "file_sha"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false } },
  { method: "POST", path: "/repos/{owner}/{repo}/git/commits", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" } }, required: ["owner", "repo"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false }, body: { required: true, schema: { type: "object", properties: { message: { type: "string" }, tree: { type: "string" }, parents: { type: "array", items: { type: "string" } }, author: { type: "object", properties: { name: { type: "string" }, email: { type: "string" }, date: { type: "string" } }, required: ["name", "email"], additionalProperties: false }, committer: { type: "object", properties: { name: { type: "string" }, email: { type: "string" }, date: { type: "string" } }, additionalProperties: false }, signature: { type: "string" } }, required: ["message", "tree"], additionalProperties: false } } },
  { method: "GET", path: "/repos/{owner}/{repo}/git/commits/{+commit_sha}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, commit_sha: { type: "string" } }, required: ["owner", "repo", "commit_sha"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false } },
  { method: "GET", path: "/repos/{owner}/{repo}/git/matching-refs/{+ref}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, ref: { type: "string" } }, required: ["owner", "repo", "ref"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false } },
  { method: "GET", path: "/repos/{owner}/{repo}/git/ref/{+ref}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, ref: { type: "string" } }, required: ["owner", "repo", "ref"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false } },
  { method: "POST", path: "/repos/{owner}/{repo}/git/refs", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" } }, required: ["owner", "repo"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false }, body: { required: true, schema: { type: "object", properties: { ref: { type: "string" }, sha: { type: "string" } }, required: ["ref", "sha"], additionalProperties: false } } },
  { method: "PATCH", path: "/repos/{owner}/{repo}/git/refs/{+ref}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, ref: { type: "string" } }, required: ["owner", "repo", "ref"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false }, body: { required: true, schema: { type: "object", properties: { sha: { type: "string" }, force: { type: "boolean" } }, required: ["sha"], additionalProperties: false } } },
  { method: "POST", path: "/repos/{owner}/{repo}/git/trees", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" } }, required: ["owner", "repo"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false }, body: { required: true, schema: { type: "object", properties: { tree: { type: "array", items: { type: "object", properties: { path: { type: "string" }, mode: { type: "string", enum: ["100644", "100755", "040000", "160000", "120000"] }, type: { type: "string", enum: ["blob", "tree", "commit"] }, sha: { type: ["string", "null"] }, content: { type: "string" } }, additionalProperties: false } }, base_tree: { type: "string" } }, required: ["tree"], additionalProperties: false } } },
  { method: "GET", path: "/repos/{owner}/{repo}/git/trees/{+tree_sha}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, tree_sha: { type: "string" } }, required: ["owner", "repo", "tree_sha"], additionalProperties: false }, query: { type: "object", properties: { recursive: { type: "string" } }, additionalProperties: false } },
  { method: "GET", path: "/repos/{owner}/{repo}/hooks", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" } }, required: ["owner", "repo"], additionalProperties: false }, query: { type: "object", properties: { per_page: { type: "integer" }, page: { type: "integer" } }, additionalProperties: false } },
  { method: "POST", path: "/repos/{owner}/{repo}/hooks", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" } }, required: ["owner", "repo"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false }, body: { required: false, schema: { type: ["object", "null"], properties: { name: { type: "string" }, config: { type: "object", properties: { url: { type: "string" }, content_type: { type: "string" }, secret: { type: "string" }, insecure_ssl: { oneOf: [{ type: "string" }, { type: "number" }] } }, additionalProperties: false }, events: { type: "array", items: { type: "string" } }, active: { type: "boolean" } }, additionalProperties: false } } },
  { method: "PATCH", path: "/repos/{owner}/{repo}/hooks/{hook_id}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, hook_id: { type: "integer" } }, required: ["owner", "repo", "hook_id"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false }, body: { required: true, schema: { type: "object", properties: { config: { type: "object", properties: { url: { type: "string" }, content_type: { type: "string" }, secret: { type: "string" }, insecure_ssl: { oneOf: [{ type: "string" }, { type: "number" }] } }, additionalProperties: false }, events: { type: "array", items: { type: "string" } }, add_events: { type: "array", items: { type: "string" } }, remove_events: { type: "array", items: { type: "string" } }, active: { type: "boolean" } }, additionalProperties: false } } },
  { method: "GET", path: "/repos/{owner}/{repo}/hooks/{hook_id}/deliveries", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, hook_id: { type: "integer" } }, required: ["owner", "repo", "hook_id"], additionalProperties: false }, query: { type: "object", properties: { per_page: { type: "integer" }, cursor: { type: "string" }, status: { type: "string", enum: ["success", "failure"] } }, additionalProperties: false } },
  { method: "POST", path: "/repos/{owner}/{repo}/hooks/{hook_id}/pings", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, hook_id: { type: "integer" } }, required: ["owner", "repo", "hook_id"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false } },
  { method: "GET", path: "/repos/{owner}/{repo}/issues/{issue_number}/comments", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, issue_number: { type: "integer" } }, required: ["owner", "repo", "issue_number"], additionalProperties: false }, query: { type: "object", properties: { since: { type: "string" }, per_page: { type: "integer" }, page: { type: "integer" } }, additionalProperties: false } },
  { method: "POST", path: "/repos/{owner}/{repo}/issues/{issue_number}/comments", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, issue_number: { type: "integer" } }, required: ["owner", "repo", "issue_number"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false }, body: { required: true, schema: { type: "object", properties: { body: { type: "string" } }, required: ["body"], additionalProperties: false } } },
  { method: "PATCH", path: "/repos/{owner}/{repo}/issues/comments/{comment_id}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, comment_id: { type: "integer" } }, required: ["owner", "repo", "comment_id"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false }, body: { required: true, schema: { type: "object", properties: { body: { type: "string" } }, required: ["body"], additionalProperties: false } } },
  { method: "GET", path: "/repos/{owner}/{repo}/pulls", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" } }, required: ["owner", "repo"], additionalProperties: false }, query: { type: "object", properties: { state: { type: "string", enum: ["open", "closed", "all"] }, head: { type: "string" }, base: { type: "string" }, sort: { type: "string", enum: ["created", "updated", "popularity", "long-running"] }, direction: { type: "string", enum: ["asc", "desc"] }, per_page: { type: "integer" }, page: { type: "integer" } }, additionalProperties: false } },
  { method: "POST", path: "/repos/{owner}/{repo}/pulls", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" } }, required: ["owner", "repo"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false }, body: { required: true, schema: { type: "object", properties: { title: { type: "string" }, head: { type: "string" }, head_repo: { type: "string" }, base: { type: "string" }, body: { type: "string" }, maintainer_can_modify: { type: "boolean" }, draft: { type: "boolean" }, issue: { type: "integer" } }, required: ["head", "base"], additionalProperties: false } } },
  { method: "PATCH", path: "/repos/{owner}/{repo}/pulls/{pull_number}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, pull_number: { type: "integer" } }, required: ["owner", "repo", "pull_number"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false }, body: { required: false, schema: { type: "object", properties: { title: { type: "string" }, body: { type: "string" }, state: { type: "string", enum: ["open", "closed"] }, base: { type: "string" }, maintainer_can_modify: { type: "boolean" } }, additionalProperties: false } } },
  { method: "POST", path: "/repos/{owner}/{repo}/statuses/{+sha}", parameters: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" }, sha: { type: "string" } }, required: ["owner", "repo", "sha"], additionalProperties: false }, query: { type: "object", properties: {}, additionalProperties: false }, body: { required: true, schema: { type: "object", properties: { state: { type: "string", enum: ["error", "failure", "pending", "success"] }, target_url: { type: ["string", "null"] }, description: { type: ["string", "null"] }, context: { type: "string" } }, required: ["state"], additionalProperties: false } } }
];

// src/localcloud/github/openapi/validate.ts
var settings = { allErrors: true, strict: false, validateFormats: false };
var ajv = new import_ajv.Ajv(settings);
var addressAjv = new import_ajv.Ajv({ ...settings, coerceTypes: true });
var operations = operations_default.map((operation) => ({
  ...operation,
  pattern: new RegExp(
    `^${operation.path.replaceAll(/\{(\+?)(\w+)\}/g, (_braces, long, name) => `(?<${name}>${long ? ".+" : "[^/]+"})`)}$`
  )
}));
function violationsOf(method, path, query, body) {
  for (const operation of operations) {
    const found = operation.method === method ? operation.pattern.exec(path) : null;
    if (found === null) continue;
    const parameters = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    return [
      ...check(addressAjv, operation.parameters, Object.fromEntries(parameters)),
      ...check(addressAjv, operation.query, Object.fromEntries(query)),
      ...bodyViolations(operation, body)
    ];
  }
  return void 0;
}
function bodyViolations({ body: described }, body) {
  if (body === void 0) return described?.required ? [{ field: "", message: "a JSON body is required" }] : [];
  return described === void 0 ? [{ field: "", message: "there must be no body" }] : check(ajv, described.schema, body);
}
function check(validator, schema, value) {
  if (validator.validate(schema, value)) return [];
  return (validator.errors ?? []).map(violation);
}
function violation({ instancePath, params, message = "is not valid" }) {
  const names = instancePath.split("/").slice(1);
  const name = params.additionalProperty ?? params.missingProperty;
  const field = [...names, ...typeof name === "string" ? [name] : []].join(".");
  return { field, message: params.allowedValues === void 0 ? message : `${message}: ${params.allowedValues}` };
}

// src/localcloud/github/permissions.ts
var rules = [
  [/^\/actions\/(oidc|workflows|runs|artifacts)/, "actions"],
  // Reading environments counts as Actions, changing them as Administration.
  [/^\/environments/, "actions", "administration"],
  [/^\/actions\/variables/, "variables"],
  [/^\/hooks/, "webhooks"],
  [/^\/(git|contents|commits|branches|compare)/, "contents"],
  [/^\/pulls/, "pull_requests"],
  [/^\/deployments/, "deployments"],
  [/^\/statuses/, "statuses"],
  [/^\/attestations/, "attestations"]
];
function neededFor(method, path, body) {
  const level = method === "GET" ? "read" : "write";
  const rule = rules.find(([pattern]) => pattern.test(path));
  if (rule === void 0) return [{ name: "metadata", level: "read" }];
  const [, name, whenWriting] = rule;
  const needed = [{ name: level === "write" ? whenWriting ?? name : name, level }];
  const touchesWorkflows = level === "write" && name === "contents" && body.includes(".github/workflows/");
  return touchesWorkflows ? [...needed, { name: "workflows", level: "write" }] : needed;
}
function isGranted(granted, { name, level }) {
  if (granted === "all" || name === "metadata") return true;
  return granted[name] === "write" || level === "read" && granted[name] === "read";
}

// src/localcloud/github/pulls.ts
async function hasOpenPull({ ask }, { fullName }, body) {
  const [owner = ""] = fullName.split("/");
  const head = encodeURIComponent(`${owner}:${text(body.head)}`);
  const { json } = await ask("GET", `/repos/${fullName}/pulls?state=open&head=${head}`);
  return Array.isArray(json) && json.length > 0;
}

// src/localcloud/github/workflows.ts
import { EventEmitter } from "node:events";
var newDispatches = () => new EventEmitter();
async function workflowsOf({ repository, git, defaultBranch }) {
  const paths = await git.pathsOf(repository.fullName, defaultBranch);
  return paths.filter((path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)).map((path, index) => ({
    id: index + 1,
    path,
    state: repository.disabledWorkflows.has(path) ? "disabled_manually" : "active"
  }));
}
async function findWorkflow(request, key) {
  const workflows = await workflowsOf(request);
  return workflows.find(({ id, path }) => String(id) === key || path.split("/").at(-1) === key);
}
async function dispatch(request) {
  const { repository, git, parts, body, response, dispatches, features } = request;
  const workflow = await findWorkflow(request, parts[0]);
  if (workflow === void 0) return notFound(response);
  const known = ["ref", "inputs", ...features.runDetails ? ["return_run_details"] : []];
  const unknown = Object.keys(body).filter((key) => !known.includes(key));
  if (unknown.length > 0) return refuse(response, 400, `Invalid request. "${unknown[0]}" is not a permitted key.`);
  if (workflow.state !== "active")
    return refuse(response, 422, "Cannot trigger a 'workflow_dispatch' on a disabled workflow");
  const branch = text(body.ref).replace("refs/heads/", "");
  const commit = await git.headOf(repository.fullName, branch);
  if (commit === void 0) return refuse(response, 422, `No ref found for: ${branch}`);
  const source = await git.readFile(repository.fullName, branch, workflow.path);
  const inputs = Object.fromEntries(Object.entries(record(body.inputs)).map(([key, value]) => [key, String(value)]));
  const refusal = refusalOf(parse(source ?? ""), inputs);
  if (refusal !== void 0) return refuse(response, 422, refusal);
  const run = {
    id: nextId(),
    workflow: workflow.path,
    event: "workflow_dispatch",
    branch,
    commit,
    repository: repository.fullName,
    inputs,
    createdAt: (/* @__PURE__ */ new Date()).toISOString(),
    status: "queued",
    conclusion: null
  };
  repository.runs.push(run);
  if (body.return_run_details === true) {
    const url = `https://api.github.com/repos/${repository.fullName}/actions/runs/${run.id}`;
    sendJson(response, 200, { workflow_run_id: run.id, run_url: url, html_url: runAddress(run) });
  } else response.writeHead(204).end();
  dispatches.emit("run", run);
}
function refusalOf(workflow, inputs) {
  const on = record(workflow).on;
  if (typeof on !== "object" || on === null || !("workflow_dispatch" in on))
    return "Workflow does not have 'workflow_dispatch' trigger";
  const declared = Object.entries(record(record(on.workflow_dispatch).inputs));
  const unexpected = Object.keys(inputs).filter((name) => !declared.some(([known]) => known === name));
  if (unexpected.length > 0) return `Unexpected inputs provided: ${JSON.stringify(unexpected)}`;
  for (const [name, value] of declared) {
    const { required, type, options, default: preset } = record(value);
    const given = inputs[name] ?? "";
    if (required === true && given === "" && preset === void 0) return `Required input '${name}' not provided`;
    if (type === "choice" && given !== "" && Array.isArray(options) && !options.includes(given))
      return `Provided value '${given}' for input '${name}' not in the list of allowed values`;
  }
  return void 0;
}
var workflowRoutes = [
  {
    method: "GET",
    path: /^\/actions\/workflows$/,
    async answer(request) {
      const workflows = await workflowsOf(request);
      sendJson(request.response, 200, { total_count: workflows.length, workflows });
    }
  },
  { method: "POST", path: /^\/actions\/workflows\/([^/]+)\/dispatches$/, answer: dispatch }
];

// src/localcloud/github/runs.ts
function shown4(run) {
  const { id, workflow, event, branch, commit, repository, createdAt, status, conclusion } = run;
  return {
    id,
    name: workflow,
    display_title: workflow,
    path: workflow,
    event,
    head_branch: branch,
    head_sha: commit,
    head_repository: { full_name: repository },
    status,
    conclusion,
    run_attempt: 1,
    created_at: createdAt,
    html_url: runAddress(run)
  };
}
function list({ query, response }, runs) {
  const fits = (name, value) => [null, value].includes(query.get(name));
  const since = query.get("created")?.replace(/^>=/, "") ?? "";
  const found = runs.filter((run) => fits("event", run.event) && fits("branch", run.branch) && fits("head_sha", run.commit)).filter((run) => run.createdAt >= since).toReversed();
  sendJson(response, 200, { total_count: found.length, workflow_runs: page(found, query).map(shown4) });
}
function listArtifacts({ repository, query, response }, run) {
  const name = query.get("name");
  const found = repository.artifacts.filter((artifact) => (name === null || artifact.name === name) && (!run || String(artifact.run) === run)).toReversed();
  const artifacts = page(found, query).map((artifact) => shownArtifact(artifact, repository));
  sendJson(response, 200, { total_count: found.length, artifacts });
}
function shownArtifact({ id, name, run, bytes, digest, createdAt, expiresAt }, { id: repositoryId, runs }) {
  const from = runs.find((one) => one.id === run);
  return {
    id,
    name,
    size_in_bytes: bytes,
    digest,
    created_at: createdAt,
    expires_at: expiresAt,
    expired: expiresAt <= (/* @__PURE__ */ new Date()).toISOString(),
    workflow_run: { id: run, repository_id: repositoryId, head_branch: from?.branch, head_sha: from?.commit }
  };
}
var find3 = ({ repository, parts }) => repository.runs.find(({ id }) => String(id) === parts[0]);
var runRoutes = [
  {
    method: "GET",
    path: /^\/actions\/runs$/,
    answer: (request) => list(request, request.repository.runs)
  },
  {
    method: "GET",
    path: /^\/actions\/workflows\/([^/]+)\/runs$/,
    async answer(request) {
      const workflow = await findWorkflow(request, request.parts[0]);
      if (workflow === void 0) return notFound(request.response);
      list(
        request,
        request.repository.runs.filter((run) => run.workflow === workflow.path)
      );
    }
  },
  {
    method: "GET",
    path: /^\/actions\/runs\/(\d+)$/,
    answer(request) {
      const run = find3(request);
      return run === void 0 ? notFound(request.response) : sendJson(request.response, 200, shown4(run));
    }
  },
  {
    method: "GET",
    path: /^\/actions\/runs\/(\d+)\/artifacts$/,
    answer(request) {
      const run = find3(request);
      return run === void 0 ? notFound(request.response) : listArtifacts(request, request.parts[0]);
    }
  },
  { method: "GET", path: /^\/actions\/artifacts$/, answer: (request) => listArtifacts(request) }
];

// src/localcloud/github/webhooks.ts
import { createHmac, randomUUID } from "node:crypto";
var patience = 1e4;
var loopback = ["127.0.0.1", "localhost", "[::1]"];
function createWebhooks(gateway) {
  const closing = new AbortController();
  const underWay = /* @__PURE__ */ new Set();
  async function deliver(repository, hook, event, payload) {
    const target = new URL(hook.config.url);
    const via = loopback.includes(target.hostname) ? target.origin : gateway;
    if (via === void 0) return;
    const json = JSON.stringify({ ...payload, repository: nameOf(repository) });
    const isJson = hook.config.content_type === "json";
    const body = isJson ? json : new URLSearchParams({ payload: json }).toString();
    const { secret } = hook.config;
    const guid = randomUUID();
    const headers = {
      "content-type": isJson ? "application/json" : "application/x-www-form-urlencoded",
      "content-length": Buffer.byteLength(body),
      "user-agent": "GitHub-Hookshot/local",
      "x-github-event": event,
      "x-github-delivery": guid,
      "x-github-hook-id": String(hook.id),
      ...secret !== void 0 && {
        "x-hub-signature-256": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`
      }
    };
    const at = (/* @__PURE__ */ new Date()).toISOString();
    const status = await post(
      via,
      target,
      headers,
      body,
      AbortSignal.any([closing.signal, AbortSignal.timeout(patience)])
    );
    hook.deliveries.push({ event, status, at, guid });
  }
  function start(...delivery) {
    const work = deliver(...delivery).finally(() => underWay.delete(work));
    underWay.add(work);
  }
  return {
    send(repository, event, payload) {
      for (const hook of repository.hooks)
        if (hook.active && (hook.events.includes(event) || hook.events.includes("*")))
          start(repository, hook, event, payload);
    },
    ping: (repository, hook) => start(repository, hook, "ping", { zen: "Keep it logically awesome.", hook_id: hook.id }),
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    async close() {
      closing.abort();
      await Promise.all(underWay);
    }
  };
}
function post(via, target, headers, body, signal) {
  return new Promise((resolve) => {
    const path = `http://${target.host}${target.pathname}${target.search}`;
    const request = node_http_default.request(via, { method: "POST", path, headers: { ...headers, host: target.host }, signal });
    request.on("error", () => resolve(0));
    request.on("response", (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.end(body);
  });
}

// src/localcloud/github/github.ts
var githubApiHost = "api.github.com";
function repositoriesOf(sites) {
  const names = new Map(sites.map(({ repository }) => [`${repository.owner}/${repository.name}`, repository]));
  return [...names.values()].map(({ owner, name }, index) => ({
    owner,
    name,
    defaultBranch: "master",
    id: 2002 + index,
    ownerId: 1001
  }));
}
var routes = [
  ...environmentRoutes,
  ...actionsRoutes,
  ...workflowRoutes,
  ...runRoutes,
  ...hookRoutes,
  ...deploymentRoutes,
  ...attestationRoutes
];
function createGitHubApi({ repositories, gateway }) {
  const token2 = "github_pat_local_all";
  const tokens = /* @__PURE__ */ new Map([[token2, "all"]]);
  const known = /* @__PURE__ */ new Map();
  const branches = /* @__PURE__ */ new Map();
  const moved = /* @__PURE__ */ new Map();
  for (const { owner, name, defaultBranch, immutable = false, ...ids } of repositories) {
    const made = newRepository(`${owner}/${name}`, { immutable, ...ids });
    known.set(made.fullName.toLowerCase(), made);
    branches.set(made, defaultBranch);
  }
  const webhooks = createWebhooks(gateway);
  const forwarder = createForwarder();
  let starting;
  const emulator = () => {
    starting ??= startEmulator(repositories);
    return starting;
  };
  const git = createGitData(
    async (method, path, body) => method === "GET" ? (await emulator()).ask(method, path) : write(method, path, body)
  );
  const dispatches = newDispatches();
  const features = { runDetails: true };
  async function answer(request, response) {
    const url = new URL(request.url ?? "/", `https://${githubApiHost}`);
    const method = request.method ?? "GET";
    response.setHeader("x-ratelimit-remaining", "4999");
    const granted = tokens.get((request.headers.authorization ?? "").replace(/^(bearer|token) /i, ""));
    if (granted === void 0) return refuse(response, 401, "Bad credentials");
    const body = await readBody(request);
    const [, owner = "", name = "", path = ""] = /^\/repos\/([^/]+)\/([^/]+)(.*)$/.exec(url.pathname) ?? [];
    const byId = /^\/repositories\/(\d+)$/.exec(url.pathname)?.[1];
    const fullName = `${owner}/${name}`.toLowerCase();
    const old = moved.get(fullName);
    if (old !== void 0 && !known.has(fullName)) {
      const location = `https://${githubApiHost}/repositories/${old.id}${path}`;
      return sendJson(response, 301, { message: "Moved Permanently", url: location }, { location });
    }
    const repository = byId === void 0 ? known.get(fullName) : [...known.values()].find(({ id }) => String(id) === byId);
    if (repository === void 0) return notFound(response);
    const needed = neededFor(method, path, body.toString("utf8"));
    const missing = needed.find((permission) => !isGranted(granted, permission));
    if (missing !== void 0) {
      response.setHeader("x-accepted-github-permissions", needed.map((one) => `${one.name}=${one.level}`).join(","));
      return refuse(response, 403, "Resource not accessible by personal access token");
    }
    const json = body.length === 0 ? void 0 : parseJson(body);
    const violations = violationsOf(method, `/repos/${repository.fullName}${path}`, url.searchParams, json);
    if (violations === void 0)
      return refuse(response, 404, `Not Found: ${method} ${path} is not in githubapi/openapi/operations.json`);
    if (violations.length > 0)
      return refuse(
        response,
        422,
        "Validation Failed",
        violations.map(({ field, message }) => ({ field, code: "invalid", message: `${field}: ${message}` }))
      );
    if (path === "" && method === "GET")
      return sendJson(response, 200, shown5(repository, branches.get(repository) ?? ""));
    for (const route of routes) {
      const parts = method === route.method ? route.path.exec(path) : null;
      if (parts === null) continue;
      return route.answer({
        method,
        path,
        query: url.searchParams,
        parts: parts.slice(1).map(decodeURIComponent),
        body: record(json),
        repository,
        defaultBranch: branches.get(repository) ?? "",
        git,
        dispatches,
        features,
        response,
        webhooks
      });
    }
    const behind = await emulator();
    if (path === "/pulls" && method === "POST" && await hasOpenPull(behind, repository, record(json)))
      return refuse(response, 422, "Validation Failed", [
        { message: "A pull request already exists for this branch." }
      ]);
    if (method !== "GET") {
      const answered = await write(method, `/repos/${repository.fullName}${path}`, record(json));
      return sendJson(response, answered.status, answered.json);
    }
    const forwarded = replay(request, body);
    forwarded.headers.authorization = `Bearer ${behind.token}`;
    await forwarder.forward(behind.port, forwarded, response);
  }
  async function write(method, address, body) {
    const behind = await emulator();
    const answered = await behind.ask(method, address, body);
    const [, fullName = "", path = ""] = /^\/repos\/([^/]+\/[^/]+)([^?]*)/.exec(address) ?? [];
    const repository = known.get(fullName.toLowerCase());
    if (repository === void 0 || answered.status >= 300) return answered;
    const event = await eventOf({ method, path, body, json: answered.json }, repository, behind);
    if (event !== void 0) webhooks.send(repository, event.name, event.payload);
    return answered;
  }
  return {
    ...git,
    handler: answer,
    dispatches,
    features,
    token: token2,
    tokens,
    repository: (fullName) => known.get(fullName.toLowerCase()),
    async rename(fullName, name) {
      const repository = known.get(fullName.toLowerCase());
      if (repository === void 0) return;
      const [owner = ""] = fullName.split("/");
      await git.ask("PATCH", `/repos/${fullName}`, { name });
      const renamed = Object.assign(repository, {
        fullName: `${owner}/${name}`,
        // A rename makes the subjects immutable.
        subject: { ...repository.subject, prefix: `repo:${owner}@${repository.ownerId}/${name}@${repository.id}` }
      });
      known.delete(fullName.toLowerCase());
      known.set(renamed.fullName.toLowerCase(), renamed);
      moved.set(fullName.toLowerCase(), renamed);
    },
    settled: () => webhooks.settled(),
    async close() {
      await webhooks.close();
      forwarder.close();
      await (await starting)?.close();
    }
  };
}
function shown5(repository, defaultBranch) {
  return {
    ...nameOf(repository),
    default_branch: defaultBranch,
    private: true,
    visibility: "private",
    archived: false
  };
}
function parseJson(body) {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return void 0;
  }
}
export {
  createGitHubApi,
  githubApiHost,
  repositoriesOf
};
