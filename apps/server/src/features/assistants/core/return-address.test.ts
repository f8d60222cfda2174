import { expect, test } from "vitest";
import { isDeclared } from "./return-address.ts";

const DECLARED = ["https://asistente.example/vuelta", "http://127.0.0.1/callback", "http://localhost:3000/cb?a=1"];

test.each([
  { asked: "https://asistente.example/vuelta", isRight: true },
  { asked: "http://127.0.0.1:49152/callback", isRight: true },
  { asked: "http://localhost:1/cb?a=1", isRight: true },
  { asked: "https://asistente.example/vuelta/", isRight: false },
  { asked: "https://asistente.example/vuelta?x=1", isRight: false },
  { asked: "https://asistente.example/vuelta#x", isRight: false },
  { asked: "https://asistente.example/vuelta#", isRight: false },
  { asked: "https://asistente.example:8443/vuelta", isRight: false },
  { asked: "https://ASISTENTE.example/vuelta", isRight: false },
  { asked: "https://asistente.example@evil.example/vuelta", isRight: false },
  { asked: "https://evil.example/vuelta", isRight: false },
  { asked: "http://asistente.example/vuelta", isRight: false },
  { asked: "http://127.0.0.1:49152/otra", isRight: false },
  { asked: "http://127.0.0.1.evil.example/callback", isRight: false },
  { asked: "http://localhost:1/callback", isRight: false },
  { asked: "https://127.0.0.1/callback", isRight: false },
  { asked: "http://a@127.0.0.1/callback", isRight: false },
  { asked: "javascript:alert(1)", isRight: false },
  { asked: "asistente:vuelta", isRight: false },
  { asked: "", isRight: false },
])("$asked is one of those declared: $isRight", ({ asked, isRight }) => {
  expect(isDeclared(asked, DECLARED)).toBe(isRight);
});

test("what is declared and is no address of the web is never gone to", () => {
  for (const asked of ["javascript:alert(1)", "data:text/html,x", "http://evil.example/"]) {
    expect(isDeclared(asked, [asked])).toBe(false);
  }
});
