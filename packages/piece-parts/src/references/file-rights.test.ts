import { expect, test } from "vitest";
import { rightsOver } from "./file-rights.ts";

test.each([
  { name: "no end", rightsUntil: "", said: "" },
  { name: "the last day", rightsUntil: "2026-03-03", said: "" },
  {
    name: "the day after",
    rightsUntil: "2026-03-02",
    said: "Los derechos de «foto.jpg» acabaron el 2\u00a0de marzo de 2026",
  },
])("rights: $name", ({ rightsUntil, said }) => {
  expect(rightsOver({ name: "foto.jpg", rightsUntil }, "2026-03-03")).toBe(said);
});
