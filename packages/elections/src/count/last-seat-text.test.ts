import { expect, test } from "vitest";
import { apportion, type ValidVotes } from "../law/apportion.ts";
import { lastSeatText } from "./last-seat-text.ts";

const law = { rule: "dhondt", thresholds: [] } as const;
const capitals = (list: string) => list.toUpperCase();

function textOf(votes: ValidVotes["votes"], seats: number, left: number): string {
  return lastSeatText(apportion({ votes, blank: 0 }, law, { code: "1", name: "Costa", seats }), left, capitals);
}

test.each([
  {
    votes: { a: 300, b: 200 },
    seats: 1,
    left: 1200,
    text: "El último escaño es de A. A B le faltan 101 votos, y quedan por contar 1200 como mucho.",
  },
  {
    votes: { a: 300, b: 300, c: 10 },
    seats: 2,
    left: 0,
    text: "El último escaño es de B. A C le faltan 291 votos, y no queda nada por contar.",
  },
  {
    votes: { a: 301, b: 300 },
    seats: 1,
    left: Number.POSITIVE_INFINITY,
    text: "El último escaño es de A. A B le faltan 2 votos, y no se sabe cuántos quedan por contar.",
  },
  {
    votes: { a: 300, b: 300 },
    seats: 1,
    left: 0,
    text: "Hay un empate entre A y B: el último escaño se decide por sorteo.",
  },
  {
    votes: { a: 3, b: 3, c: 3 },
    seats: 2,
    left: 0,
    text: "Hay un empate entre A, B y C: los últimos 2 escaños se deciden por sorteo.",
  },
  { votes: { a: 300 }, seats: 2, left: 5, text: "El último escaño es de A." },
  { votes: {}, seats: 2, left: 5, text: "" },
])("«$text»", ({ votes, seats, left, text }) => {
  expect(textOf(votes, seats, left)).toBe(text);
});
