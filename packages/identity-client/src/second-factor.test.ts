import { expect, test } from "vitest";
import { JSONHTTPError } from "./errors.ts";
import { proofMethodsOf } from "./recent-proof.ts";
import { secondFactorQuestionOf } from "./second-factor.ts";

const refusal = (status: number, json: Record<string, unknown>) =>
  new JSONHTTPError({ status, statusText: "no" }, json);

test.each([
  {
    name: "an account with a second factor",
    error: refusal(400, { error: "mfa_required", mfa_token: "t", factors: ["totp", "recovery_code"] }),
    question: { mfaToken: "t", factors: ["totp", "recovery_code"] },
  },
  {
    name: "an account that must get one",
    error: refusal(400, { error: "mfa_enrolment_required", mfa_token: "t" }),
    question: { mfaToken: "t", factors: [] },
  },
  { name: "a question without a token", error: refusal(400, { error: "mfa_required" }), question: null },
  { name: "a wrong password", error: refusal(400, { error: "invalid_grant" }), question: null },
  { name: "a dead network", error: new TypeError("Failed to fetch"), question: null },
  { name: "something that is no error", error: { json: { error: "mfa_required", mfa_token: "t" } }, question: null },
])("secondFactorQuestionOf: $name", ({ error, question }) => {
  expect(secondFactorQuestionOf(error)).toEqual(question);
});

test.each([
  {
    name: "a sign-in of long ago",
    error: refusal(403, { code: 403, methods: ["password_and_code", "passkey", "oracle"] }),
    methods: ["password_and_code", "passkey"],
  },
  { name: "somebody with nothing to prove it", error: refusal(403, { code: 403, methods: [] }), methods: [] },
  { name: "another refusal", error: refusal(403, { code: 403 }), methods: null },
  { name: "another status", error: refusal(422, { methods: ["password"] }), methods: null },
])("proofMethodsOf: $name", ({ error, methods }) => {
  expect(proofMethodsOf(error)).toEqual(methods);
});
