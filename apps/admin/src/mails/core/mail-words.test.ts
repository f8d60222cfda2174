import { expect, test } from "vitest";
import { mailKind, mailProgress, mailState } from "./mail-words.ts";

const tell = () => "dentro de 5 minutos";
const mail = { attempts: 1, nextAttemptAtMs: 1 } as const;

test.each([
  [{ ...mail, state: "waiting", attempts: 0 }, ""],
  [{ ...mail, state: "waiting" }, "1 intento; el siguiente, dentro de 5 minutos"],
  [{ ...mail, state: "waiting", attempts: 3 }, "3 intentos; el siguiente, dentro de 5 minutos"],
  [{ ...mail, state: "sent" }, ""],
  [{ ...mail, state: "sent", attempts: 2 }, "Al 2.º intento"],
  [{ ...mail, state: "failed" }, "Tras 1 intento"],
  [{ ...mail, state: "cancelled" }, ""],
] as const)("%o: «%s»", (view, words) => {
  expect(mailProgress(view, tell)).toBe(words);
});

test("a kind that nobody named here has a word all the same", () => {
  expect([mailKind("invitation"), mailKind(""), mailKind("constructor2")]).toEqual(["Invitación", "Otro", "Otro"]);
});

test("what was left in the outbox is not said to be sent", () => {
  expect(mailState("sent", "outbox")).toEqual({ word: "En la bandeja", mark: "off" });
  expect(mailState("sent", "smtp")).toEqual({ word: "Enviado", mark: "good" });
  expect(mailState("failed", "outbox").word).toBe("Fallido");
});
