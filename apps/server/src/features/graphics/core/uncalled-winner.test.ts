import type { PublicCount } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { uncalledWinner } from "./uncalled-winner.ts";

const area = (code: string, winner: string | null) => ({
  ...{ code, name: code, census: 9, voters: 9, blank: 0, spoilt: 0, seats: 3, countedPct: 90, turnoutPct: null },
  ...{ winner, lists: [] },
});
/** A night of which the north is Beta's by two people, and nothing else is given. */
const COUNT: PublicCount = {
  ...{
    schema: 1,
    title: "Ejemplia",
    isRehearsal: false,
    isFinal: false,
    majority: 2,
    headline: "",
    source: "",
    before: "",
  },
  ...{ takenAtMs: 1, behindSinceMs: null, blocs: [], turnout: [] },
  lists: ["alfa", "beta"].map((key) => ({
    key,
    acronym: key.toUpperCase(),
    name: `Partido ${key}`,
    light: "",
    dark: "",
  })),
  total: area("total", null),
  constituencies: [area("norte", "beta"), area("sur", null)],
};

test.each([
  { text: "Alfa gana las elecciones", part: "", isRefused: true },
  { text: "El recuento sigue. La victoria es de Beta.", part: "", isRefused: true },
  { text: "Beta vence en el norte", part: "norte", isRefused: false },
  { text: "El Partido Beta ha ganado en el norte", part: "norte", isRefused: false },
  { text: "Alfa gana en el norte", part: "norte", isRefused: true },
  { text: "Beta gana en el norte", part: "circunscripciones", isRefused: false },
  { text: "Beta gana en el sur", part: "sur", isRefused: true },
  { text: "Alfa gana 12 escaños y Beta gana terreno", part: "", isRefused: false },
  { text: "Alfa va por delante con 12 escaños", part: "", isRefused: false },
])("«$text» of «$part»", ({ text, part, isRefused }) => {
  const found = uncalledWinner({ config: { heading: text } }, [{ count: COUNT, part }]);
  expect(found.map(({ field }) => field)).toEqual(isRefused ? ["title"] : []);
});

test("of a graphic of no count nothing is asked", () => {
  expect(uncalledWinner({ title: "El Madrid gana la Copa" }, [])).toEqual([]);
});
