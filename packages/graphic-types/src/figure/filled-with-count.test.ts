import type { PublicCount } from "@nv/contracts/schemas";
import { describe, expect, test } from "vitest";
import { FigureConfig } from "./config.ts";
import { filledFigure } from "./filled-figure.ts";

const list = (key: string, votes: number, pct: number, seats: number) => ({
  ...{ key, votes, pct, seats, pctChange: null, seatsChange: null },
});

/** A chamber of ten of which seven are given; «Beta» sits to the left of «Alfa». */
const COUNT: PublicCount = {
  ...{
    schema: 1,
    title: "Ejemplia",
    isRehearsal: false,
    isFinal: false,
    majority: 6,
    headline: "",
    source: "",
    before: "",
  },
  ...{
    takenAtMs: Date.parse("2027-05-23T22:41:00+02:00"),
    behindSinceMs: null,
    blocs: [],
    constituencies: [],
    turnout: [],
  },
  lists: ["beta", "alfa", "gama"].map((key) => ({ key, acronym: key.toUpperCase(), name: "", light: "", dark: "" })),
  total: {
    ...{ code: "total", name: "Total", census: 100, voters: 60, blank: 0, spoilt: 0, seats: 10, countedPct: 50 },
    ...{ turnoutPct: null, winner: null },
    lists: [list("alfa", 300, 60, 4), list("beta", 150, 30, 3), list("gama", 50, 10, 0)],
  },
};

const filled = (part: object, count = COUNT, of = "") =>
  filledFigure(FigureConfig.parse({ type: "figure", series: "election:ejemplia", ...part }), {
    ...{ kind: "count", count, part: of },
  });
const rowsOf = ({ data }: FigureConfig) => data.rows.map(({ x, values }) => [x, ...values]);

describe("a figure of a count", () => {
  test("seats a chamber from left to right as the desk wrote the lists, and shows what is nobody's yet", () => {
    const chamber = filled({ kind: "hemicycle" });
    expect(rowsOf(chamber)).toEqual([
      ["BETA", 3],
      ["ALFA", 4],
      ["Sin repartir", 3],
    ]);
    expect(chamber).toMatchObject({
      format: { unit: "escaños", decimals: 0 },
      paints: [{ name: "Sin repartir", paint: "quiet" }],
    });
  });
  test("draws the columns that it names, without rows of nought, and says of when they are", () => {
    const bars = filled({ kind: "bars" });
    expect(rowsOf(bars)).toEqual([
      ["ALFA", 4],
      ["BETA", 3],
    ]);
    expect(bars.subheading).toBe("Datos de las 22:41 del 23\u00a0de mayo de 2027, con el 50,0\u00a0% escrutado.");
    const data = { x: { kind: "text" }, columns: [{ key: "porcentaje", name: "Voto" }], rows: [] };
    const shares = filled({ kind: "bars", data, subheading: "Porcentaje de voto" });
    expect(rowsOf(shares)).toEqual([
      ["ALFA", 60],
      ["BETA", 30],
      ["GAMA", 10],
    ]);
    expect([shares.subheading, shares.footnote]).toEqual(["Porcentaje de voto", bars.subheading]);
    expect(shares.format).toEqual({ unit: "%", decimals: 1 });
  });
  test("of a rehearsal says so above, whatever was written there", () => {
    expect(filled({ subheading: "Escaños" }, { ...COUNT, isRehearsal: true }).subheading).toMatch(
      /^Ensayo: .* Escaños$/,
    );
  });
  test.each([
    { name: "a part that is not there", part: {}, count: COUNT, of: "28", message: "no tiene la parte «28»" },
    { name: "no vote yet", part: {}, count: { ...COUNT, takenAtMs: null }, of: "", message: "no tiene todavía votos" },
    {
      ...{ name: "a column that is not there", count: COUNT, of: "", message: "no tiene la columna «nieve»" },
      part: { data: { x: { kind: "text" }, columns: [{ key: "nieve", name: "Nieve" }], rows: [] } },
    },
  ])("refuses $name", ({ part, count, of, message }) => {
    expect(() => filled(part, count, of)).toThrow(
      expect.objectContaining({ field: "series", message: expect.stringContaining(message) }),
    );
  });
});
