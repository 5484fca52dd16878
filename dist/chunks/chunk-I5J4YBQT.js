import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/localcloud/entra/credential-rules.ts
var namePattern = /^[a-zA-Z0-9][a-zA-Z0-9-_]{2,119}$/;
var most = 20;
function putCredential(app, values) {
  const refuse = (code, message, status = 400) => ({ status, code, message });
  if (!namePattern.test(values.name)) return refuse("BadRequest", `The name "${values.name}" is not valid.`);
  if (values.issuer === "" || values.subject === "" || values.audiences.length !== 1)
    return refuse("BadRequest", "Issuer, subject and exactly one audience are required.");
  const others = app.federatedCredentials.filter(({ name }) => name !== values.name);
  const twin = others.find(({ issuer, subject }) => issuer === values.issuer && subject === values.subject);
  if (twin !== void 0)
    return refuse(
      "Request_MultipleObjectsWithSameKeyValue",
      `Issuer and subject combination already exists for this application: ${twin.name}.`,
      409
    );
  if (others.length >= most) return refuse("BadRequest", `Only ${most} federated credentials are allowed.`);
  const index = app.federatedCredentials.findIndex(({ name }) => name === values.name);
  if (index === -1) app.federatedCredentials.push({ ...values });
  else app.federatedCredentials[index] = { ...values };
  return index === -1 ? "created" : "replaced";
}
function shownCredential({ name, issuer, subject, audiences }) {
  return { name, issuer, subject, audiences };
}
function readCredential(name, value) {
  const body = typeof value === "object" && value !== null ? { ...value } : {};
  const text = (key) => typeof body[key] === "string" ? body[key] : "";
  const { audiences } = body;
  return {
    name,
    issuer: text("issuer"),
    subject: text("subject"),
    audiences: Array.isArray(audiences) ? audiences.filter((item) => typeof item === "string") : []
  };
}

export {
  putCredential,
  shownCredential,
  readCredential
};
