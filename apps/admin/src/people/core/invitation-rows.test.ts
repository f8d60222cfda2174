import { expect, test } from "vitest";
import { answerRow, correctRow, rowProblem, sendableRows, toInvitations } from "./invitation-rows.ts";

const ROWS = toInvitations([
  { email: "ana@diario.example", name: "Ana" },
  { email: "no es un correo", name: "" },
  { email: " ANA@diario.example ", name: "" },
  { email: "eva@diario.example", name: "" },
]);

const problems = (rows: typeof ROWS) => rows.map((row) => rowProblem(row, rows));

test("good rows go, bad ones say why and stay", () => {
  expect(problems(ROWS)).toEqual([
    "",
    "Falta la arroba: el correo es como ana@diario.example.",
    "Repetido: es el mismo correo que en la línea 1.",
    "",
  ]);
  expect(sendableRows(ROWS).map(({ line }) => line)).toEqual([1, 4]);
});

test("a corrected row can go, and what was sent is not sent again", () => {
  const sent = answerRow(answerRow(ROWS, 1, "sent"), 4, { refusal: "Otra persona ya usa este correo." });
  expect(sendableRows(sent)).toEqual([]);
  expect(problems(sent)[3]).toBe("Otra persona ya usa este correo.");
  const corrected = correctRow(correctRow(sent, 2, { email: "luz@diario.example" }), 4, { email: "e@diario.example" });
  expect(sendableRows(corrected).map(({ line }) => line)).toEqual([2, 4]);
});

test("a row that repeats one that was sent is still a repetition", () => {
  expect(problems(answerRow(ROWS, 1, "sent"))[2]).toContain("línea 1");
});
