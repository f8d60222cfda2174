import { type MandateFields, type Observation, PublishedMandate } from "@nv/contracts/schemas";
import { HOUSE_METHOD, mandateJson, POLL_KEYS } from "@nv/series";

/** Houses of nowhere, with how far from the others each answers and how many it asks. */
const HOUSES = [
  ["Casa Faro", -1.2, 1000],
  ["Brújula", 0.8, 1500],
  ["Mirador", 1.6, 800],
  ["Plaza Sondeos", -0.4, 2200],
  ["Atalaya", 0.1, 1200],
] as const;

const DAY_MS = 86_400_000;
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const shown = (day: string) => day.split("-").reverse().join("/");
const figure = (value: number) => (Math.round(value * 10) / 10).toString().replace(".", ",");

/** Course of an invented mandate: where approval begins, how much of it is lost and by how much it waves, of a hundred. */
interface Course {
  readonly startDay: string;
  /** Weeks in which somebody asks. */
  readonly weeks: number;
  readonly from: number;
  readonly lost: number;
  readonly wave: number;
}

/** Polls that nobody made: two houses ask each week, and in some weeks nobody does, so that the line breaks. */
function inventedPolls({ startDay, weeks, from, lost, wave }: Course): readonly Observation[] {
  const startMs = Date.parse(startDay);
  return Array.from({ length: weeks * 2 }, (_, at): Observation | null => {
    const [week, turn] = [Math.floor(at / 2), at % 2];
    const [house, lean, sample] = HOUSES[(at * 3 + week) % HOUSES.length] ?? HOUSES[0];
    // A summer in which hardly anybody asks.
    if (week >= 26 && week <= 31 && (week !== 28 || turn === 0)) return null;
    const endMs = startMs + (week * 7 + 8 + turn * 3) * DAY_MS;
    const approve = from - (lost * week) / weeks + wave * Math.sin(week / 5) + lean + ((at * 7) % 5) / 2 - 1;
    const disapprove = 96 - approve - ((at * 3) % 4);
    const url = `https://${house.toLowerCase().replace(/\W+/g, "-")}.example/${isoDay(endMs)}`;
    return {
      date: isoDay(endMs),
      values: {
        ...{ house, start: isoDay(endMs - 3 * DAY_MS), sample, mode: turn === 0 ? "panel" : "teléfono" },
        ...{ population: "18 años o más", approve: Math.round(approve * 10) / 10 },
        disapprove: Math.round(disapprove * 10) / 10,
      },
      ...{ source: new URL(url).hostname, sourceUrl: url, isProvisional: false, note: "" },
    };
  }).filter((poll) => poll !== null);
}

const QUESTION = "¿Aprueba o desaprueba la gestión de la Presidencia?";

const fieldsOf = (holder: string, startDay: string): MandateFields => ({
  ...{ kind: "mandate", title: holder, description: "", note: "", holder, startDay },
  ...{ question: QUESTION, method: HOUSE_METHOD },
});

/** A mandate of a country that does not exist. */
export const EXAMPLE_FIELDS = fieldsOf("Presidencia de Ejemplo", "2025-09-01");

const EXAMPLE_POLLS = inventedPolls({ startDay: EXAMPLE_FIELDS.startDay, weeks: 60, from: 52, lost: 11, wave: 2 });

/** Writes the value of a poll in a column, as somebody would write it. */
const cellOf = (poll: Observation, key: string) => {
  const value = poll.values[key] ?? "";
  return typeof value === "number" ? figure(value) : value;
};

/** Its polls, as somebody would paste them. */
export const EXAMPLE_TABLE = [
  "casa;inicio;fin;muestra;modo;población;aprueba;desaprueba;url",
  ...EXAMPLE_POLLS.map((poll) => {
    const [house, start] = [cellOf(poll, POLL_KEYS.house), shown(cellOf(poll, POLL_KEYS.start))];
    const rest = [POLL_KEYS.sample, POLL_KEYS.mode, POLL_KEYS.population, POLL_KEYS.approve, POLL_KEYS.disapprove];
    return [house, start, shown(poll.date), ...rest.map((key) => cellOf(poll, key)), poll.sourceUrl].join(";");
  }),
].join("\n");

/** Events of the example mandate, as somebody would paste them. */
export const EXAMPLE_EVENTS =
  "fecha;tipo;título;url\n12/12/2025;decisión;Ley de Ejemplo;https://boletin.example/1\n18/5/2026;elecciones;Comicios de mitad de mandato;https://boletin.example/2";

function published(holder: string, course: Course): PublishedMandate {
  const json = mandateJson({
    ...{ fields: fieldsOf(holder, course.startDay), polls: inventedPolls(course), events: [], revisionUrl: "" },
    changes: { added: 0, changed: 0, removed: 0 },
  });
  return PublishedMandate.parse(JSON.parse(json));
}

/** Mandates of countries that do not exist, by the addresses that they would have. */
export const exampleMandates = (): ReadonlyMap<string, PublishedMandate> =>
  new Map([
    [
      "ejemplo-ahora",
      published("Presidencia de Ejemplo", { startDay: "2025-09-01", weeks: 60, from: 52, lost: 11, wave: 2 }),
    ],
    [
      "ejemplo-2021",
      published("Presidencia de 2021", { startDay: "2021-09-06", weeks: 80, from: 47, lost: 5, wave: 3 }),
    ],
    [
      "ejemplo-2017",
      published("Presidencia de 2017", { startDay: "2017-09-04", weeks: 80, from: 58, lost: 20, wave: 1 }),
    ],
    [
      "ejemplo-2013",
      published("Presidencia de 2013", { startDay: "2013-09-02", weeks: 80, from: 44, lost: -2, wave: 2 }),
    ],
  ]);
