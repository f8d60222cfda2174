import { expect, test } from "vitest";
import { OriginFault } from "./origin-fault.ts";
import { readEcb } from "./read-ecb.ts";

const SOURCE = { name: "BCE", url: "https://data.ecb.europa.eu" };
const HEAD = "KEY,FREQ,TIME_PERIOD,OBS_VALUE,OBS_STATUS,TITLE";

const read = (...rows: readonly string[]) => readEcb([HEAD, ...rows].join("\n"), "rate", SOURCE);

test("figures with a decimal point, whatever the period, with what may change told", () => {
  const observations = read(
    'EXR.D,D,2026-11-20,1.0345,A,"Dollar, reference"',
    "EXR.D,D,2026-10,1.234,P,x",
    "EXR.D,D,2026-Q3,,A,x",
    "EXR.D,D,2026,NaN,A,x",
  );
  expect(observations.map(({ date, values, isProvisional }) => [date, values.rate, isProvisional])).toEqual([
    ["2026-11-20", 1.0345, false],
    ["2026-10-01", 1.234, true],
    ["2026-07-01", null, false],
    ["2026-01-01", null, false],
  ]);
});

test.each([
  ["a page of HTML", "<html>Maintenance</html>"],
  ["nothing", ""],
  ["two series", `${HEAD}\nA,D,2026-01-01,1,A,x\nB,D,2026-01-01,1,A,x`],
  ["a figure that is none", `${HEAD}\nA,D,2026-01-01,uno,A,x`],
  ["a day that is none", `${HEAD}\nA,D,ayer,1,A,x`],
])("%s is no answer", (_name, text) => {
  expect(() => readEcb(text, "rate", SOURCE)).toThrow(OriginFault);
});
