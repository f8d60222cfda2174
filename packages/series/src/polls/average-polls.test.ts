import { createChance } from "@nv/test-kit/seeded-random";
import { describe, expect, test } from "vitest";
import { averagePolls } from "./average-polls.ts";
import { HOUSE_METHOD } from "./house-method.ts";
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
  /** @see findings of November 2026: sixty polls of a month before said 54.5 % where all three of the window said 40 %. */
  test("polls older than the window weigh nothing, however many they are", () => {
    const old = Array.from({ length: 60 }, (_, at) =>
      poll(`2026-02-${String(1 + (at % 20)).padStart(2, "0")}`, `Casa ${at}`, 60),
    );
    const now = ["2026-03-23", "2026-03-24", "2026-03-25"].map((day, at) => poll(day, `Otra ${at}`, 40));
    expect(averagePolls([...old, ...now]).at(-1)?.approve?.meanPct).toBeCloseTo(40, 9);
  });
  test("a poll is in it on the last day of its window, and out of it on the next", () => {
    const later = ["A", "B", "C"].map((house) => poll("2026-03-31", house, 50));
    const days = averagePolls([poll("2026-03-02", "D", 10), ...later, poll("2026-04-01", "E", 50)]);
    // Twenty-nine days old it weighs 0.5^(29/14) of a new one; thirty days old, nothing.
    const own = 0.5 ** (29 / 14);
    expect(days.at(-2)?.approve?.meanPct).toBeCloseTo((10 * own + 150) / (own + 3));
    expect(days.at(-1)?.approve?.meanPct).toBeCloseTo(50, 9);
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
  test("polls that agree have the band of their sampling error, and never less", () => {
    const polls = THREE.map((one) => ({ ...one, approvePct: 45 }));
    const day = averagePolls(polls)[0]?.approve;
    // R: 100 * qnorm(.95) * sqrt(1.5 * .45 * .55 / 3000)
    expect(day?.lowPct).toBeCloseTo(45 - 1.829784, 5);
    expect(day?.highPct).toBeCloseTo(45 + 1.829784, 5);
  });
  test("does not leave what a share can be", () => {
    const polls = THREE.map((one) => ({ ...one, sample: 2, approvePct: 1 }));
    expect(averagePolls(polls)[0]?.approve?.lowPct).toBe(0);
  });
  test("many polls of two houses that differ are two answers, and not many", () => {
    // One house says 40 and the other 60 in each of four weeks: what is not known is who is right.
    const days = ["2026-03-02", "2026-03-09", "2026-03-16", "2026-03-23"];
    const polls = days.flatMap((day) => [poll(day, "A", 40), poll(day, "B", 60)]);
    const last = averagePolls(polls).at(-1)?.approve;
    expect((last?.highPct ?? 0) - (last?.lowPct ?? 0)).toBeGreaterThan(19);
  });
  test("a new poll leaves the days before it as they were", () => {
    const before = averagePolls(THREE);
    expect(averagePolls([...THREE, poll("2026-03-20", "D", 10)]).slice(0, before.length)).toEqual(before);
  });
  test("is as wide as drawing the houses again and their sampling error make it", () => {
    // Thirty houses of two figures: the mean of thirty draws with replacement has a deviation of 10 / √30, and 90 % lie within 1.645 of it.
    const polls = Array.from({ length: 30 }, (_, index) =>
      poll("2026-03-02", `Casa ${index}`, index % 2 === 0 ? 40 : 60),
    );
    const day = averagePolls(polls, { ...HOUSE_METHOD, resamples: 4000 })[0]?.approve;
    const half = ((day?.highPct ?? 0) - (day?.lowPct ?? 0)) / 2;
    const [houses, sampling] = [1.645 * (10 / Math.sqrt(30)), 100 * 1.645 * Math.sqrt((1.5 * 0.4 * 0.6) / 30_000)];
    expect(half).toBeGreaterThan(0.85 * Math.hypot(houses, sampling));
    expect(half).toBeLessThan(1.15 * Math.hypot(houses, sampling));
  });
  test("holds the truth as often as it says, where polls are made of it, of their house and of whom they asked", () => {
    const [few, many] = [4, 12].map((houses) => truthsHeld({ worlds: 200, houses }) / 200);
    expect(few).toBeGreaterThan(0.85);
    expect(many).toBeGreaterThan(0.85);
    expect(many).toBeLessThan(0.97);
  });
});

/** Counts the invented countries that have their truth inside the band of the last day. */
function truthsHeld({ worlds, houses }: { readonly worlds: number; readonly houses: number }): number {
  const chance = createChance(2026);
  /** A figure of a normal distribution (Box and Muller). */
  const normal = () => Math.sqrt(-2 * Math.log(1 - chance.ratio())) * Math.cos(2 * Math.PI * chance.ratio());
  let held = 0;
  for (let world = 0; world < worlds; world += 1) {
    let truth = 45;
    const leans = Array.from({ length: houses }, () => 1.5 * normal());
    const polls: Poll[] = [];
    for (let day = 1; day <= 30; day += 1) {
      truth += 0.1 * normal();
      for (const [house, lean] of leans.entries()) {
        if ((day + house) % 7 > 0) continue;
        const error = 100 * Math.sqrt((1.5 * 0.45 * 0.55) / 1000) * normal();
        polls.push(poll(`2026-06-${String(day).padStart(2, "0")}`, `Casa ${world} ${house}`, truth + lean + error));
      }
    }
    const last = averagePolls(polls).at(-1)?.approve;
    if (last !== null && last !== undefined && last.lowPct <= truth && truth <= last.highPct) held += 1;
  }
  return held;
}
