import { expect, test } from "vitest";
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
  { text: "User not found", fields: [] },
])("fieldsOfError: $text -> $fields", ({ text, fields }) => {
  expect(fieldsOfError(text)).toEqual(fields);
});

const catalogue = {
  or: "o",
  "Unable to validate email address": "Esa dirección no es válida.",
  settings_failure: "Sin ajustes.",
};

test.each([
  { key: "or", text: "o" },
  { key: "Unable to validate email address: missing @", text: "Esa dirección no es válida." },
  { key: "Failed to load settings from /x", text: "Sin ajustes." },
  { key: "Something the service invented: today", text: "Something the service invented: today" },
  { key: "toString", text: "toString" },
])("translate: $key -> $text", ({ key, text }) => {
  expect(translate(catalogue, key)).toBe(text);
});

test("without texts the key is shown", () => {
  expect(translate({}, "Failed to load settings from /x")).toBe("Failed to load settings from /x");
});
