import { describe, expect, test } from "vitest";
import { averagePolls, HOUSE_METHOD } from "./average-polls.ts";
import { onePollAWeek, type Poll } from "./poll.ts";

const poll = (day: string, house: string, approvePct: number, sample = 1000): Poll => ({
  ...{ house, day, sample, approvePct, disapprovePct: 100 - approvePct },
});

/** Three houses on one day: enough for an average. */
const THREE = [poll("2026-03-02", "Casa A", 40), poll("2026-03-02", "Casa B", 44), poll("2026-03-02", "Casa C", 48)];

describe("one poll of a house in a week", () => {
  test("the last one counts, and a week goes from Monday to Sunday", () => {
    const polls = [poll("2026-03-02", "A", 40), poll("2026-03-08", "A", 42), poll("2026-03-09", "A", 44)];
    expect(onePollAWeek(polls).map(({ day }) => day)).toEqual(["2026-03-08", "2026-03-09"]);
  });
  test("of two on one day the one that asked more people, in whatever order they come", () => {
    const [small, big] = [poll("2026-03-02", "A", 40, 500), poll("2026-03-02", "A", 50, 2000)];
    expect(onePollAWeek([small, big])).toEqual([big]);
    expect(onePollAWeek([big, small])).toEqual([big]);
  });
});

describe("the average", () => {
  test("polls of one size and one day weigh alike", () => {
    expect(averagePolls(THREE)[0]?.approve?.meanPct).toBeCloseTo(44);
  });
  test("a poll weighs the square root of its sample, as far as the cap goes", () => {
    const polls = [
      poll("2026-03-02", "A", 30, 400),
      poll("2026-03-02", "B", 60, 1600),
      poll("2026-03-02", "C", 60, 0.01),
    ];
    // 20 × 30 and 40 × 60; the third one weighs a tenth of a person.
    expect(averagePolls(polls)[0]?.approve?.meanPct).toBeCloseTo((20 * 30 + 40.1 * 60) / 60.1);
    const capped = { ...HOUSE_METHOD, mostSample: 400 };
    expect(averagePolls(polls, capped)[0]?.approve?.meanPct).toBeCloseTo((20 * 30 + 20.1 * 60) / 40.1);
  });
  test("after a half-life a poll weighs half", () => {
    const later = THREE.map((one) => ({ ...one, day: "2026-03-16", approvePct: 50 }));
    expect(averagePolls([...THREE, ...later]).at(-1)?.approve?.meanPct).toBeCloseTo((44 * 0.5 + 50) / 1.5);
  });
  test("it breaks where thirty days have fewer than three polls, and does not go beyond the last one", () => {
    const days = averagePolls([...THREE, poll("2026-05-01", "A", 50)]);
    expect(days).toHaveLength(61);
    expect(days[29]?.approve).not.toBeNull();
    expect(days[30]).toEqual({ day: "2026-04-01", approve: null, disapprove: null });
    expect(days.at(-1)).toEqual({ day: "2026-05-01", approve: null, disapprove: null });
  });
  test("no poll, no day", () => {
    expect(averagePolls([])).toEqual([]);
  });
});

describe("the band", () => {
  test("holds the average, and a seed draws it again", () => {
    const polls = Array.from({ length: 20 }, (_, index) => poll("2026-03-02", `Casa ${index}`, 40 + index / 3));
    const [one, again, other] = [1, 1, 2].map((seed) => averagePolls(polls, { ...HOUSE_METHOD, seed })[0]?.approve);
    expect(one?.lowPct).toBeLessThan(one?.meanPct ?? 0);
    expect(one?.highPct).toBeGreaterThan(one?.meanPct ?? 100);
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });
  test("polls that agree have no band", () => {
    const polls = THREE.map((one) => ({ ...one, approvePct: 45 }));
    const day = averagePolls(polls)[0]?.approve;
    expect(day?.lowPct).toBeCloseTo(45);
    expect(day?.highPct).toBeCloseTo(45);
  });
  test("a new poll leaves the days before it as they were", () => {
    const before = averagePolls(THREE);
    expect(averagePolls([...THREE, poll("2026-03-20", "D", 10)]).slice(0, before.length)).toEqual(before);
  });
  test("is as wide as drawing the polls again makes it", () => {
    // Thirty polls of two figures: the mean of thirty draws with replacement has a deviation of 10 / √30, and 90 % lie within 1.645 of it.
    const polls = Array.from({ length: 30 }, (_, index) =>
      poll("2026-03-02", `Casa ${index}`, index % 2 === 0 ? 40 : 60),
    );
    const day = averagePolls(polls, { ...HOUSE_METHOD, resamples: 4000 })[0]?.approve;
    const half = ((day?.highPct ?? 0) - (day?.lowPct ?? 0)) / 2;
    expect(half).toBeGreaterThan(0.85 * 1.645 * (10 / Math.sqrt(30)));
    expect(half).toBeLessThan(1.15 * 1.645 * (10 / Math.sqrt(30)));
  });
});
