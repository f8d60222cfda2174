import { AverageFields } from "@nv/contracts/schemas";
import { columnKey, HOUSE_STATES, NEW_METHOD } from "@nv/series";

/** Houses of nowhere, with how many each asks, and how far from the others it has each party. */
const HOUSES = [
  { name: "Casa Faro", client: "Diario de Ejemplo", sample: 1000, leans: [1.4, -0.9, 0.2, -0.4, 0.1] },
  { name: "Brújula", client: "Radio Ejemplo", sample: 1500, leans: [-0.8, 0.7, -0.3, 0.3, 0] },
  { name: "Mirador", client: "", sample: 800, leans: [0.3, 0.5, -0.6, 0.2, -0.2] },
  { name: "Plaza Sondeos", client: "Televisión Ejemplo", sample: 2200, leans: [-0.5, -0.6, 0.8, 0, 0.3] },
] as const;

/** Parties of nowhere: where each begins, and what it wins in a year, of a hundred. */
const PARTIES = [
  { name: "Alianza", from: 33, won: -2.5, wave: 0.8 },
  { name: "Concordia", from: 27.5, won: 2.5, wave: 1 },
  { name: "Horizonte", from: 14, won: 1, wave: 0.6 },
  { name: "Raíces", from: 11, won: -2, wave: 0.7 },
  { name: "Ágora", from: 6, won: 0.5, wave: 0.3 },
] as const;

const DAY_MS = 86_400_000;
const START = "2025-10-01";
const WEEKS = 56;

const figure = (value: number) => (Math.round(value * 10) / 10).toString().replace(".", ",");
const shownDay = (ms: number) => new Date(ms).toISOString().slice(0, 10).split("-").reverse().join("/");

/** An average of a country that does not exist. */
export const EXAMPLE_AVERAGE: AverageFields = AverageFields.parse({
  ...{ kind: "average", title: "Elecciones de Ejemplo", startDay: START },
  question: "¿A quién votaría si hubiera elecciones mañana?",
  series: PARTIES.map(({ name }) => ({ key: columnKey(name), name, role: "choice" })),
  method: { ...NEW_METHOD, states: { ...HOUSE_STATES, houses: "shown" } },
});

/** Its polls, as somebody would paste them: one or two houses a week, that lean and round. */
export const EXAMPLE_AVERAGE_TABLE = [
  `casa;encargo;inicio;fin;muestra;${PARTIES.map(({ name }) => name.toLowerCase()).join(";")};url`,
  ...Array.from({ length: WEEKS * 2 }, (_, at) => {
    const week = Math.floor(at / 2);
    const { name, client, sample, leans } = HOUSES[(at * 3 + week) % HOUSES.length] ?? HOUSES[0];
    const endMs = Date.parse(START) + (week * 7 + 5 + (at % 2) * 3) * DAY_MS;
    const shares = PARTIES.map(({ from, won, wave }, party) => {
      const course = from + (won * week) / WEEKS + wave * Math.sin(week / 6 + party * 2);
      return figure(course + (leans[party] ?? 0) + (((at * 7 + party * 5) % 9) - 4) / 4);
    });
    const url = `https://${name.toLowerCase().replace(/\W+/g, "-")}.example/${at}`;
    return [name, client, shownDay(endMs - 3 * DAY_MS), shownDay(endMs), sample, ...shares, url].join(";");
  }),
].join("\n");
