import { expect, test } from "vitest";
import { FIRST_WAIT_MS, failureWords, LONGEST_WAIT_MS, waitBeforeTryMs } from "./failure-words.ts";

test.each([
  { status: null, isOnline: false, says: /^No hay conexión a internet\..*se abre sola/ },
  { status: null, isOnline: true, says: /^El servidor no responde\..*se abre sola/ },
  { status: 503, isOnline: true, says: /no está disponible \(error 503\).*se abre sola/ },
  { status: 404, isOnline: true, says: /le falta una parte de esta página \(error 404\)/ },
])("a part with status $status, online $isOnline, is told in words", ({ says, ...part }) => {
  expect(failureWords(part)).toMatch(says);
});

test("tries become rarer, up to a bound", () => {
  expect([0, 1, 2, 30].map(waitBeforeTryMs)).toEqual([
    FIRST_WAIT_MS,
    2 * FIRST_WAIT_MS,
    4 * FIRST_WAIT_MS,
    LONGEST_WAIT_MS,
  ]);
});
