import { describe, expect, test } from "vitest";
import { chartOfCells } from "../chart-of-cells.ts";
import { checkClaims, claimGround } from "./check-claims.ts";

const DAY_MS = 86_400_000;

/** A table of days from a Monday on, as an average of polls is drawn. */
function verdictOf(sentence: string, valueAt: (day: number, iso: string) => number | null): string {
  const rows = Array.from({ length: 182 }, (_, day) => {
    const x = new Date(Date.UTC(2024, 0, 1) + day * DAY_MS).toISOString().slice(0, 10);
    return { x, values: [valueAt(day, x)] };
  });
  const columns = [{ name: "Aprueba", unit: "%", decimals: 1 }];
  const ground = claimGround(chartOfCells({ columns, rows }, "Presidencia de Ejemplo"));
  return checkClaims(ground, sentence)
    .map(({ verdict }) => verdict)
    .join();
}

const monthOf = (iso: string) => Number(iso.slice(5, 7));

describe("of a table of days, what is said of months", () => {
  const falling = (day: number) => 50 - day * 0.1;
  /** Up in March alone, of January to June. */
  const risingOnce = (_day: number, iso: string) => [50, 48, 49, 47, 45, 44][monthOf(iso) - 1] ?? null;
  /** The same, on eight days of each month. */
  const withGaps = (day: number, iso: string) => (iso.slice(8) < "20" ? null : risingOnce(day, iso));

  test.each([
    ["La aprobación cae todos los meses", falling, "true"],
    ["La aprobación sube todos los meses", falling, "false"],
    ["La aprobación cae todas las semanas", falling, "true"],
    ["La aprobación cae todos los trimestres", falling, "true"],
    ["La aprobación cae por quinto mes consecutivo", falling, "true"],
    ["La aprobación cae por segundo mes consecutivo", falling, "false"],
    ["La aprobación cae todos los meses", risingOnce, "false"],
    ["La aprobación cae todos los meses desde enero", withGaps, "false"],
    ["La aprobación cae todos los meses desde marzo", withGaps, "true"],
    ["La aprobación cae por tercer mes consecutivo en junio", withGaps, "true"],
    ["La aprobación cae por cuarto mes consecutivo en junio", withGaps, "false"],
  ])("«%s» (%#) is held against the months that its days make", (sentence, valueAt, verdict) => {
    expect(verdictOf(sentence, valueAt)).toBe(verdict);
  });

  test("where the end of a month and its mean do not say the same, a person must look", () => {
    // June falls by its mean, and ends where May did, and more.
    const turning = (day: number, iso: string) =>
      monthOf(iso) < 6 ? falling(day) : iso === "2024-06-30" ? 49 : falling(day) - 1;
    expect(verdictOf("La aprobación cae todos los meses", turning)).toBe("doubt");
  });

  test.each([
    ["La aprobación alcanza su máximo en enero", "true"],
    ["En enero aprueba el 50 %, su máximo", "true"],
    ["En marzo aprueba el 49 %, su máximo", "false"],
    ["El 2 de enero aprueba el 50 %, su máximo", "doubt"],
  ])("«%s», which several of its days have, is %s", (sentence, verdict) => {
    expect(verdictOf(sentence, risingOnce)).toBe(verdict);
  });

  test("of years, a table of half a year says nothing", () => {
    expect(verdictOf("La aprobación cae todos los años", falling)).toBe("unknown");
  });
});
