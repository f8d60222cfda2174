import { expect, test } from "vitest";
import { emailProblem } from "./check-email.ts";

test.each(["ana@diario.example", " ana+n@sub.diario.example ", "añá@correo.example", "a@b.c"])(
  "«%s» could be an address",
  (email) => expect(emailProblem(email)).toBe(""),
);

test.each([
  { email: "  ", problem: "Escribe un correo electrónico." },
  { email: "ana", problem: "Falta la arroba: el correo es como ana@diario.example." },
  ...[
    "ana@",
    "@diario.example",
    "ana@diario",
    "a@b..c",
    "a b@c.d",
    "a@b@c.d",
    "<a@b.c>",
    `${"a".repeat(250)}@b.example`,
  ].map((email) => ({ email, problem: "Este correo electrónico no está bien escrito." })),
])("«$email» is refused with its reason", ({ email, problem }) => {
  expect(emailProblem(email)).toBe(problem);
});
