import type { Double, DoubleRequest } from "../double.ts";

/** The one series that the double knows: what a euro costs in dollars. */
const KEY = "EXR/D.USD.EUR.SP00.A";

const DAY_MS = 86_400_000;

/** Last day with a figure, a Friday; and where the invented ones begin. */
const LAST = "2026-11-20";
const DAYS = 900;

/** Invented and easy to check by hand: 1.0 and a ten-thousandth more for each day since the first. */
const inventedRate = (day: number) => (1 + day / 10_000).toFixed(4);

/** Days from Monday to Friday, the last one last. */
function workdays(scenario: string): readonly { readonly day: string; readonly rate: string }[] {
  const lastMs = Date.parse(LAST);
  const all = Array.from({ length: DAYS }, (_, at) => ({
    ms: lastMs - (DAYS - 1 - at) * DAY_MS,
    rate: inventedRate(at),
  })).filter(({ ms }) => ![0, 6].includes(new Date(ms).getUTCDay()));
  return all.map(({ ms, rate }, at) => {
    const isLast = at === all.length - 1;
    return { day: new Date(ms).toISOString().slice(0, 10), rate: scenario === "jump" && isLast ? "7.5000" : rate };
  });
}

function csv({ query, scenario }: DoubleRequest): string {
  const asked = Number(query.get("lastNObservations") ?? DAYS);
  const rows = workdays(scenario)
    .slice(-asked)
    .map(({ day, rate }) => `${KEY.replace("/", ".")},D,USD,EUR,SP00,A,${day},${rate},A,"US dollar/Euro, invented"`);
  return ["KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE,OBS_STATUS,TITLE", ...rows].join(
    "\n",
  );
}

/**
 * The European Central Bank: its data service, with one series of invented rates, as CSV.
 *
 * Scenarios: `jump` (the last day is seven times the others).
 */
export const ecb: Double = (request) => {
  const start = "/service/data/";
  if (!request.path.startsWith(start)) return null;
  if (request.path.slice(start.length) !== KEY) return { status: 404, body: "No results found." };
  if (request.query.get("format") !== "csvdata") return { status: 406, body: "Not Acceptable" };
  return { status: 200, body: csv(request), headers: { "content-type": "text/csv" } };
};
