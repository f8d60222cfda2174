import { expect, test } from "vitest";
import { registrationResult } from "./registration-answer.ts";

test.each([
  { name: "OpenID service, made-up code", status: 400, text: '{"error":"invalid_grant"}', result: "good" },
  { name: "GitHub, made-up code", status: 200, text: '{"error":"bad_verification_code"}', result: "good" },
  { name: "OpenID service, wrong secret", status: 401, text: '{"error":"invalid_client"}', result: "refused" },
  { name: "GitHub, wrong secret", status: 200, text: '{"error":"incorrect_client_credentials"}', result: "refused" },
  { name: "GitHub, unknown client", status: 404, text: "<h1>Not Found</h1>", result: "refused" },
  { name: "401 without a body", status: 401, text: "", result: "refused" },
  { name: "unregistered address", status: 400, text: '{"error":"redirect_uri_mismatch"}', result: "redirectRefused" },
  { name: "a page", status: 200, text: "<p>hola</p>", result: "unclear" },
  { name: "a fault", status: 502, text: "null", result: "unclear" },
])("$name -> $result", ({ status, text, result }) => {
  expect(registrationResult(status, text)).toBe(result);
});
