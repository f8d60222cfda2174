import { seededRandom } from "@nv/geography";
import { marketDays } from "@nv/series";
import type { MarketDraft } from "./market-draft";

/** The last session of the example, a Friday, and how many there are. */
const LAST_DAY = "2026-11-20";
const SESSIONS = 300;
const DAY_MS = 86_400_000;

/** The last days on which European markets open, ascending. */
function exampleDays(): readonly string[] {
  const isOpen = marketDays("europe");
  const days: string[] = [];
  for (let day = Date.parse(LAST_DAY) / DAY_MS; days.length < SESSIONS; day -= 1)
    if (isOpen(day)) days.unshift(new Date(day * DAY_MS).toISOString().slice(0, 10));
  return days;
}

/** A walk at chance, the same for the same seed. */
interface Walk {
  readonly seed: number;
  readonly start: number;
  /** The greatest step of a day, as a share of the value. */
  readonly step: number;
  readonly decimals: number;
}

/** `fecha;cierre` and a line for each session: invented, and of no market. */
function invented({ seed, start, step, decimals }: Walk): string {
  const random = seededRandom(seed);
  let value = start;
  const lines = exampleDays().map((day) => {
    // Two draws add up to more small steps than great ones.
    value *= 1 + (random() + random() - 1) * step;
    return `${day.split("-").reverse().join("/")};${value.toFixed(decimals).replace(".", ",")}`;
  });
  return ["fecha;cierre", ...lines].join("\n");
}

const SOURCE = "Mesa de ejemplo, con cifras inventadas";

const example = (own: Pick<MarketDraft, "id" | "name" | "article" | "kind" | "unit">, walk: Walk): MarketDraft => ({
  ...own,
  ...{
    text: invented(walk),
    calendar: "europe",
    closedDays: [],
    decimalMark: "auto",
    dayOrder: "auto",
    closeDecimals: "auto",
  },
  ...{ source: SOURCE, series: null },
});

/** The values that the page opens with: an index, a currency and a spread of places that do not exist. */
export const EXAMPLE_MARKETS: readonly MarketDraft[] = [
  example(
    { id: "indice-de-ejemplo", name: "Índice de Ejemplo", article: "el", kind: "index", unit: "puntos" },
    { seed: 53, start: 9800, step: 0.022, decimals: 2 },
  ),
  example(
    { id: "corona-de-ejemplia", name: "Corona de Ejemplia", article: "la", kind: "currency", unit: "euros" },
    { seed: 44, start: 1.12, step: 0.009, decimals: 4 },
  ),
  example(
    { id: "prima-de-ejemplia", name: "Prima de Ejemplia", article: "la", kind: "spread", unit: "puntos básicos" },
    { seed: 54, start: 104, step: 0.05, decimals: 0 },
  ),
];
