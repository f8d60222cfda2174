import { expect, test } from "vitest";
import { errorMessageOf } from "./error-message.ts";

test.each([
  { name: "a message", json: { code: 422, msg: "Too short" }, message: "Too short" },
  {
    name: "an error with its description",
    json: { error: "invalid_grant", error_description: "Email not confirmed" },
    message: "invalid_grant: Email not confirmed",
  },
  { name: "an error alone", json: { error: "unsupported_grant_type" }, message: "unsupported_grant_type" },
  { name: "a message of another type", json: { msg: 5 }, message: null },
  { name: "nothing", json: {}, message: null },
])("errorMessageOf: $name -> $message", ({ json, message }) => {
  expect(errorMessageOf(json)).toBe(message);
});
