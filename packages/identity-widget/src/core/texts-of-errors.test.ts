import { expect, test } from "vitest";
import { addressError, keyOfAddressError } from "./address-error.ts";
import { fieldsOfError } from "./error-fields.ts";
import { errorTextOf } from "./error-text.ts";
import { translate } from "./translate.ts";

const withBody = (message: string, extra: Record<string, unknown>) => Object.assign(new Error(message), extra);

test.each([
  { name: "a failed connection", error: new TypeError("Load failed"), text: "network_failure" },
  {
    name: "the description of a refusal",
    error: withBody("invalid_grant: Email not confirmed", { json: { error_description: "Email not confirmed" } }),
    text: "Email not confirmed",
  },
  {
    name: "the message of a refusal",
    error: withBody("User not found", { json: { code: 404 } }),
    text: "User not found",
  },
  {
    name: "a page of a proxy",
    error: withBody("Bad Gateway", { status: 502, data: "<h1>" }),
    text: "service_unavailable",
  },
  { name: "a refusal without JSON", error: withBody("Forbidden", { status: 403, data: "" }), text: "Forbidden" },
  { name: "something that is not an error", error: "vaya", text: "vaya" },
])("errorTextOf: $name -> $text", ({ error, text }) => {
  expect(errorTextOf(error)).toBe(text);
});

test.each([
  { text: "No user found with that email, or password invalid.", fields: ["email", "password"] },
  { text: "Password must be 8 to 128 characters long", fields: ["password"] },
  { text: "Unable to validate email address: x", fields: ["email"] },
  { text: "Rate limit exceeded", fields: [] },
  { text: "Wrong or used code", fields: ["code"] },
  { text: "User not found", fields: [] },
])("fieldsOfError: $text -> $fields", ({ text, fields }) => {
  expect(fieldsOfError(text)).toEqual(fields);
});

test.each([
  { name: "a refusal", error: addressError("access_denied", "403: no"), text: "no", key: "address_denied" },
  { name: "another failure", error: addressError("x", "llama al 900"), text: "llama al 900", key: "address_failure" },
  { name: "an error that is not from the address", error: new Error("x"), text: "x", key: null },
])("keyOfAddressError: $name -> $key", ({ error, text, key }) => {
  expect(error.message).toBe(text);
  expect(keyOfAddressError(error)).toBe(key);
});

const catalogue = {
  or: "o",
  "Unable to validate email address": "Esa dirección no es válida.",
  settings_failure: "Sin ajustes.",
  attempt_over: "Empieza de nuevo.",
  directory_failure: "La organización no lo ha aceptado.",
  "Unable to exchange external code": "No se ha confirmado.",
};

test.each([
  { key: "or", text: "o" },
  { key: "Unable to validate email address: missing @", text: "Esa dirección no es válida." },
  { key: "Failed to load settings from /x", text: "Sin ajustes." },
  { key: "OAuth state is invalid: it is unknown", text: "Empieza de nuevo." },
  { key: "SAML response has invalid time", text: "La organización no lo ha aceptado." },
  { key: "Unable to exchange external code for google provider", text: "No se ha confirmado." },
  { key: "Something the service invented: today", text: "Something the service invented: today" },
  { key: "toString", text: "toString" },
])("translate: $key -> $text", ({ key, text }) => {
  expect(translate(catalogue, key)).toBe(text);
});

test("without texts the key is shown", () => {
  expect(translate({}, "Failed to load settings from /x")).toBe("Failed to load settings from /x");
});
