import { describe, expect, test } from "vitest";
import { CLOSURES } from "../../../test/exchange-closures.ts";
import { dayNumber, dayOf, isWorkday } from "../../periods.ts";
import { proposeCalendar } from "./propose-calendar.ts";

/** Sessions of an exchange as quotations have them: days from Monday to Friday but those without any. */
function quoted(exchange: keyof typeof CLOSURES, from: string, to: string): readonly { readonly date: string }[] {
  const closed = new Set(
    CLOSURES[exchange].flatMap((line) =>
      line
        .slice(6)
        .split(" ")
        .map((day) => `${line.slice(0, 4)}-${day}`),
    ),
  );
  const sessions: { readonly date: string }[] = [];
  for (let day = dayNumber(from); day <= dayNumber(to); day += 1)
    if (isWorkday(day) && !closed.has(dayOf(day))) sessions.push({ date: dayOf(day) });
  return sessions;
}

describe("the calendar that sessions fit", () => {
  test.each(["nyse", "lse", "xetra"] as const)("of thirteen years of %s is its own, without a hole", (exchange) => {
    const proposal = proposeCalendar(quoted(exchange, "2010-01-04", "2022-12-30"), "europe", "Índice");
    expect(proposal).toMatchObject({ calendar: exchange, missingThen: 0 });
    expect(proposal?.missingNow).toBeGreaterThan(25);
  });
  test("is not proposed where the chosen one fits", () => {
    expect(proposeCalendar(quoted("nyse", "2010-01-04", "2022-12-30"), "nyse", "S&P 500")).toBeNull();
  });
  test("of half a year needs three days that tell, and of a name that says where, one", () => {
    const [summer, autumn] = [quoted("nyse", "2022-07-01", "2022-12-30"), quoted("nyse", "2022-11-01", "2022-12-20")];
    expect(proposeCalendar(summer, "europe", "Índice")?.calendar).toBe("nyse");
    expect(proposeCalendar(autumn, "europe", "Índice")).toBeNull();
    expect(proposeCalendar(autumn, "europe", "S&P 500")).toEqual({ calendar: "nyse", missingNow: 1, missingThen: 0 });
  });
  test("is nobody's where days are missing of which no exchange knows", () => {
    const gaps = quoted("xetra", "2022-02-01", "2022-03-31").filter(({ date }) => !date.endsWith("5"));
    expect(proposeCalendar(gaps, "xetra", "")).toBeNull();
  });
  test.each([
    ["weeks", quoted("nyse", "2020-01-01", "2022-12-30").filter((_day, at) => at % 5 === 0)],
    ["a single session", quoted("nyse", "2022-07-01", "2022-07-01")],
    ["nothing", []],
  ])("is not asked for of %s", (_name, sessions) => {
    expect(proposeCalendar(sessions, "europe", "S&P 500")).toBeNull();
  });
});
