import type { KindExample } from "../figure-kind.ts";

const FIRST_MS = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
const DAYS = 181;

/** The hottest hour of a day of an invented town: colder in January, warmer in June, with its weeks of heat. */
const heat = (day: number) => Math.round(14 + 10 * Math.sin((day - 70) / 70) + 5 * Math.sin(day / 5));

/** Temperatures of a town that does not exist. */
export const calendarExample: KindExample = {
  title: "Tres semanas de calor antes del verano",
  altText:
    "Calendario con la temperatura máxima de cada día en Villamuestra, un pueblo inventado, de enero a junio de 2026: los días más oscuros, por encima de los 20 grados, se juntan en mayo y junio.",
  config: {
    data: {
      x: { name: "Día", kind: "date" },
      columns: [{ name: "Máxima" }],
      rows: Array.from({ length: DAYS }, (_, day) => ({
        x: new Date(FIRST_MS + day * DAY_MS).toISOString().slice(0, 10),
        values: [heat(day)],
      })),
    },
    format: { unit: "°C", decimals: 0 },
  },
};
