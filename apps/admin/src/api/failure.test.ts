import { expect, test } from "vitest";
import { failureOf } from "./failure.ts";

test.each([
  {
    name: "the identity service's text becomes the sentence of the catalogue",
    answer: [422, { code: 422, msg: "Email address already registered by another user" }],
    expected: { kind: "refused", code: "EMAIL_TAKEN", sentence: "Otra persona ya usa este correo." },
  },
  {
    name: "what the text names is filled in",
    answer: [422, { code: 422, msg: "Password must be 8 to 128 characters long" }],
    expected: {
      kind: "refused",
      code: "PASSWORD_UNFIT",
      sentence: "La contraseña debe tener entre 8 y 128 caracteres.",
    },
  },
  {
    name: "somebody else came first",
    answer: [412, { code: 412, msg: "The user was changed by somebody else" }],
    expected: { kind: "conflict", code: "PERSON_CHANGED" },
  },
  {
    name: "a lost role is no lost session",
    answer: [401, { code: 401, msg: "User not allowed" }],
    expected: { kind: "forbidden", code: "ADMIN_REQUIRED" },
  },
  {
    name: "an ended session",
    answer: [401, { code: 401, msg: "Invalid token: session has ended" }],
    expected: { kind: "signed-out", code: "TOKEN_INVALID" },
  },
  {
    name: "a route of the server speaks for itself",
    answer: [403, { code: "FORBIDDEN", message: "No tienes permiso para ver esto." }],
    expected: { kind: "forbidden", code: "FORBIDDEN", sentence: "No tienes permiso para ver esto." },
  },
  { name: "something between", answer: [502, undefined], expected: { kind: "broken", code: null } },
  { name: "an unknown refusal", answer: [418, { msg: "I am a teapot" }], expected: { kind: "refused", code: null } },
  { name: "gone", answer: [404, { code: 404, msg: "User not found" }], expected: { kind: "missing" } },
] as const)("$name", ({ answer: [status, body], expected }) => {
  expect(failureOf(status, body)).toMatchObject(expected);
});
