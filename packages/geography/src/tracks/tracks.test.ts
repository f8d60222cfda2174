import { describe, expect, test } from "vitest";
import { isImoNumber, isShipMmsi } from "../codes/ship-numbers.ts";
import { cleanTrack } from "./clean-track.ts";
import { simplifyPart, simplifyTrack } from "./simplify-track.ts";
import type { TrackPoint } from "./track.ts";
import { trackLines } from "./track-lines.ts";

const MINUTE_MS = 60_000;
const at = (minutes: number, lon: number, lat = 36): TrackPoint => ({ lon, lat, timeMs: minutes * MINUTE_MS });
const minutesOf = (points: readonly TrackPoint[] = []) => points.map(({ timeMs }) => timeMs / MINUTE_MS);
/** Ten knots along the parallel 36° N: a tenth of a degree each 29 minutes. */
const SAILING = Array.from({ length: 12 }, (_, index) => at(index * 30, -5 + index * 0.1));

test("a track without fault is one part and nothing is told", () => {
  expect(cleanTrack(SAILING)).toEqual({ parts: [SAILING], gaps: [], stops: [], steps: [] });
  expect(cleanTrack([])).toEqual({ parts: [], gaps: [], stops: [], steps: [] });
  expect(cleanTrack([at(0, 1)]).parts).toEqual([[at(0, 1)]]);
});

test("each thing that is done is told, in its order", () => {
  const [first = at(0, 0), second = at(0, 0), ...rest] = SAILING;
  const brought = [
    second,
    first,
    second,
    at(45, 8),
    at(46, 181),
    at(47, 0, 0),
    { lon: 1, lat: 91, timeMs: 0 },
    ...rest,
  ];
  const { parts, steps } = cleanTrack(brought);
  expect(parts).toEqual([SAILING]);
  expect(steps.map(({ text }) => text)).toEqual([
    "3 puntos sin posición o sin hora, quitados.",
    "1 punto estaba fuera de su hora: se ordena todo por la hora.",
    "1 punto repetido, quitado.",
    "1 punto imposible, quitado: habría que ir a más de 60 nudos.",
  ]);
});

test("a first point that is wrong does not take the rest with it", () => {
  const { parts, steps } = cleanTrack([at(-10, 40), ...SAILING]);
  expect(parts).toEqual([SAILING]);
  expect(steps).toMatchObject([{ kind: "jump", count: 1 }]);
});

/** Two hours at ten knots, a point a minute. */
const VOYAGE = Array.from({ length: 120 }, (_, index) => at(index, -5 + index / 290));

test.each([1, 2, 20])("%i wrong points at the beginning do not take the voyage with them", (wrong) => {
  const away = VOYAGE.map((point, index) => (index < wrong ? { ...point, lon: 0.01 * (index + 1), lat: 0.01 } : point));
  const { parts, steps } = cleanTrack(away);
  expect(parts).toEqual([VOYAGE.slice(wrong)]);
  expect(steps).toMatchObject([{ kind: "jump", count: wrong }]);
});

test("wrong points in the middle that can be reached from each other go too, and what is before and after stays", () => {
  const away = VOYAGE.map((point, index) => (index >= 50 && index < 65 ? { ...point, lat: 40 + index / 1000 } : point));
  const { parts } = cleanTrack(away);
  expect(parts).toEqual([[...VOYAGE.slice(0, 50), ...VOYAGE.slice(65)]]);
});

test("one that could be reached, and from which nothing can, goes alone", () => {
  // After an hour of silence sixty miles are possible, and the next minute back is not.
  const late = VOYAGE.map((point, index) => (index < 60 ? point : { ...point, timeMs: point.timeMs + 60 * MINUTE_MS }));
  const away = late.map((point, index) => (index === 60 ? { ...point, lat: 36.9 } : point));
  const { parts } = cleanTrack(away);
  expect(parts).toEqual([late.filter((_, index) => index !== 60)]);
});

test("two ships under one number are told apart in moments, however many points they sent", () => {
  const mixed = Array.from({ length: 100_000 }, (_, index) => at(index, (index % 2 === 0 ? -5 : 20) + index / 1e6));
  const { parts } = cleanTrack(mixed);
  expect(parts.flat()).toHaveLength(50_000);
}, 5_000);

test("two places at one moment are one too many", () => {
  const { parts } = cleanTrack([...SAILING.slice(0, 3), at(60, -4.9), ...SAILING.slice(3)]);
  expect(minutesOf(parts[0])).toEqual(minutesOf(SAILING));
});

test("a silence of more than six hours is a gap and not a line", () => {
  const later = SAILING.map((point) => ({ ...point, lon: point.lon + 4, timeMs: point.timeMs + 1000 * MINUTE_MS }));
  const { parts, gaps, steps } = cleanTrack([...SAILING, ...later]);
  expect(parts).toEqual([SAILING, later]);
  expect(gaps).toEqual([{ from: SAILING.at(-1), to: later[0] }]);
  expect(steps.map(({ text }) => text)).toEqual([
    "1 hueco de más de 6 horas: no se sabe por dónde fue y la línea se corta.",
  ]);
  expect(cleanTrack([at(0, 0, 1), at(360, 0.1, 1)]).gaps).toEqual([]);
});

test("standing for half an hour is a stop, with its place and its hours", () => {
  const moored = [0, 10, 20, 35].map((minutes) => at(minutes, -5 + minutes / 1e6));
  const { stops } = cleanTrack([
    ...moored,
    ...SAILING.slice(1).map((point) => ({ ...point, timeMs: point.timeMs + 35 * MINUTE_MS })),
  ]);
  expect(stops).toEqual([{ lon: expect.closeTo(-5, 3), lat: 36, fromMs: 0, toMs: 35 * MINUTE_MS }]);
  expect(cleanTrack(moored.slice(0, 3)).stops).toEqual([]);
});

test("moored with the noise of a receiver each ten seconds is one stop, and nothing that it moved", () => {
  // Five metres of noise, to each side in turn: two knots from one fix to the next.
  const noise = (index: number) => ((index * 7919) % 101) / 101 - 0.5;
  const moored = Array.from({ length: 1080 }, (_, index) => ({
    ...at(index / 6, -5 + noise(index) * 1e-4, 36 + noise(index + 50) * 1e-4),
  }));
  const sailing = Array.from({ length: 360 }, (_, index) => at(180 + index / 6, -5 + (index * 0.206) / 360));
  const { stops } = cleanTrack([...moored, ...sailing]);
  expect(stops).toHaveLength(1);
  expect(stops[0]?.fromMs).toBe(0);
  expect((stops[0]?.toMs ?? 0) / MINUTE_MS).toBeGreaterThan(179);
  expect((stops[0]?.toMs ?? 0) / MINUTE_MS).toBeLessThan(182);
});

describe("a large ship that swings about its anchor, eight hundred metres from side to side", () => {
  // Once round in six hours, a fix each three minutes: 400 m about 36° N 5° O, 0,23 knots.
  const degree = 111_195;
  const swinging = Array.from({ length: 121 }, (_, index) => {
    const turn = (index / 120) * 2 * Math.PI;
    const lon = -5 + (400 * Math.cos(turn)) / degree / Math.cos((36 * Math.PI) / 180);
    return at(index * 3, lon, 36 + (400 * Math.sin(turn)) / degree);
  });
  const leaving = Array.from({ length: 20 }, (_, index) => at(363 + index * 3, -4.99 + index * 0.01));

  test("is one stop when it says that it is at anchor, and the stop says so", () => {
    const said = swinging.map((point) => ({ ...point, sogKn: 0.2, status: 1 }));
    const { stops } = cleanTrack([...said, ...leaving.map((point) => ({ ...point, sogKn: 10, status: 0 }))]);
    expect(stops).toMatchObject([{ fromMs: 0, status: 1 }]);
    expect(minutesOf([{ ...at(0, 0), timeMs: stops[0]?.toMs ?? 0 }])).toEqual([360]);
  });

  test("is no stop when it says nothing: two hundred metres take it twenty-eight minutes", () => {
    expect(cleanTrack([...swinging, ...leaving]).stops).toEqual([]);
  });
});

test("a ship whose crew forgot the status does not stop while it sails", () => {
  // Ten knots: half a mile each three minutes, within a kilometre of the one before.
  const forgotten = Array.from({ length: 60 }, (_, index) => ({
    ...at(index * 3, -5 + index * 0.0103),
    ...{ sogKn: 10, status: 1 },
  }));
  expect(cleanTrack(forgotten).stops).toEqual([]);
});

test("what changes neither the line nor its hours is left out, and the ends stay", () => {
  expect(simplifyPart(SAILING, 50)).toEqual([SAILING[0], SAILING.at(-1)]);
  const waiting = [at(0, 0), at(10, 0.01), at(100, 0.011), at(110, 0.02)];
  expect(simplifyPart(waiting, 50)).toHaveLength(4);
  const across = [at(0, 179.9), at(30, -180), at(60, -179.9)];
  expect(simplifyPart(across, 50)).toHaveLength(2);
  const track = simplifyTrack(cleanTrack(SAILING), 50);
  expect(track.steps.map(({ text }) => text)).toEqual(["10 puntos que no cambiaban la línea, quitados."]);
  expect(simplifyTrack(cleanTrack(SAILING.slice(0, 2)), 50).steps).toEqual([]);
});

test("a line across the antimeridian is cut there", () => {
  const { coordinates } = trackLines([[at(0, 179, 10), at(60, -179, 12), at(90, -178, 12)], [at(0, 1)]]);
  expect(coordinates).toEqual([
    [
      [179, 10],
      [180, 11],
    ],
    [
      [-180, 11],
      [-179, 12],
      [-178, 12],
    ],
  ]);
  expect(trackLines([[at(0, -179, 10), at(60, 179, 12)]]).coordinates).toEqual([
    [
      [-179, 10],
      [-180, 11],
    ],
    [
      [180, 11],
      [179, 12],
    ],
  ]);
});

test.each([
  ["9074729", true],
  ["IMO 9074729", true],
  ["9074728", false],
  ["907472", false],
])("«%s» as a number of a ship: %s", (text, isRight) => {
  expect(isImoNumber(text)).toBe(isRight);
});

test.each([
  ["224123456", true],
  ["002241234", false],
  ["99224123", false],
])("«%s» as a number of its radio: %s", (text, isRight) => {
  expect(isShipMmsi(text)).toBe(isRight);
});
