import { expect, test } from "vitest";
import { roundedDigits } from "./rounded-digits.ts";

const byIntl = (value: number, fewest: number, most: number) =>
  new Intl.NumberFormat("en", {
    useGrouping: false,
    minimumFractionDigits: fewest,
    maximumFractionDigits: most,
  }).format(value);

const VALUES = [
  ...[0, 1, 9, 10, 99.5, 999.95, 0.05, 0.005, 0.0049, 0.95, 0.995, 1.005, 1.45, 2.5, 3.5, 8.345, 1e-7, 5e-7, 4.9e-7],
  ...[0.1 + 0.2, 1 / 3, 2 / 3, 1e15, 123_456_789.987_654_3, 2 ** 53, 1e21, 1.5e300, 5e-324, Number.MAX_VALUE],
];

test.each(VALUES)("%d is written as Intl writes it, with any decimals", (value) => {
  for (let most = 0; most <= 12; most += 1)
    for (let fewest = 0; fewest <= most; fewest += 1)
      expect(roundedDigits(value, fewest, most)).toBe(byIntl(value, fewest, most));
});

/** Numbers from 0 to 1 in no order, the same ones each time. */
const ratioAt = (place: number) => (place * 0.618_033_988_749_895) % 1;

test("so are figures of every size, and those in the middle between two", () => {
  for (let place = 1; place <= 2000; place += 1) {
    const most = place % 5;
    const size = 10 ** ((place % 20) - 8);
    const halved = Number(`${place}.${"5".padStart(most + 1, String(place % 10))}`);
    for (const value of [ratioAt(place) * size, halved])
      expect([value, roundedDigits(value, 0, most)]).toEqual([value, byIntl(value, 0, most)]);
  }
});
