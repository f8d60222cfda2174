import { expect, test } from "vitest";
import { answerWords, eventWords, trialWords, webhookQueue, webhookState } from "./webhook-words.ts";

test.each([
  { state: "on", failingSinceMs: null, word: "Funciona" },
  { state: "on", failingSinceMs: 1, word: "No responde" },
  { state: "paused", failingSinceMs: 1, word: "En pausa" },
  { state: "off", failingSinceMs: null, word: "Apagado" },
] as const)("$state, failing since $failingSinceMs: $word", ({ word, ...webhook }) => {
  expect(webhookState(webhook).word).toBe(word);
});

test.each([
  { waiting: 0, lost: 0, says: "" },
  { waiting: 1, lost: 0, says: "1 aviso espera." },
  { waiting: 10_000, lost: 2, says: "10.000 avisos esperan. 2 avisos no se guardaron porque ya esperaban demasiados." },
])("$waiting waiting and $lost lost: $says", ({ says, ...webhook }) => {
  expect(webhookQueue(webhook)).toBe(says);
});

test.each([
  { isTaken: true, status: 204, answer: "", says: "Lo ha recibido: 204 en 31 ms." },
  { isTaken: false, status: 503, answer: "En obras", says: "No lo ha aceptado: 503: En obras en 31 ms." },
  { isTaken: false, status: null, answer: "Ese nombre no existe.", says: "No lo ha recibido. Ese nombre no existe." },
])("a trial says: $says", ({ says, ...trial }) => {
  expect(trialWords({ ...trial, tookMs: 31 })).toBe(says);
});

test("an event that is not known is told by its name", () => {
  expect([eventWords("piece.retired"), eventWords("test"), eventWords("otra.cosa")]).toEqual([
    "Se retira una pieza",
    "Prueba",
    "otra.cosa",
  ]);
  expect(answerWords({ status: 200, answer: "" })).toBe("200");
});
