import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { modelPolls, type SharePoll } from "@nv/series";
import { readDelimited } from "@nv/tables";
import { median } from "../src/median.ts";

/** Folder of real material of others, beside the repository or its worktrees; most machines have none. */
const PLACES = ["../../../shared/data", "../../../../shared/data"].map((path) => join(import.meta.dirname, path));

/** Measures of our average beside what another house published on the same polls. */
export interface BesidePublished {
  readonly name: string;
  readonly days: number;
  /** Days on which our interval holds their estimate, ratio 0-1. */
  readonly heldRatio: number;
  /** Width of our interval over theirs, median. */
  readonly widthRatio: number;
  /** Mean absolute difference, points. */
  readonly apartPct: number;
  readonly ms: number;
}

const DAY_MS = 86_400_000;

/** A day that is written with its month first, as a number. */
function dayOf(text: string): number {
  const [month = 0, day = 0, year = 0] = text.split("/").map(Number);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

type Row = Readonly<Record<string, string>>;

function rowsOf(text: string): readonly Row[] {
  const [head, ...rows] = readDelimited(text).rows;
  return rows.map(({ cells }) => Object.fromEntries((head?.cells ?? []).map((name, at) => [name, cells[at] ?? ""])));
}

async function read(name: string): Promise<readonly Row[] | null> {
  for (const place of PLACES) {
    const text = await readFile(join(place, name), "utf8").catch(() => null);
    if (text !== null) return rowsOf(text);
  }
  return null;
}

/** Measures the model beside FiveThirtyEight's estimate of 2017 and 2018; `null` where the material is not there. */
export async function besidePublished(): Promise<readonly BesidePublished[] | null> {
  const [asked, published] = await Promise.all(["polls", "estimate"].map((of) => read(`approval-${of}-2017-2018.csv`)));
  if (!asked || !published) return null;
  const polls = asked.flatMap((row): SharePoll[] => {
    const sample = Number(row.samplesize);
    if (!(sample > 0)) return [];
    const [start, end] = [dayOf(row.startdate ?? ""), dayOf(row.enddate ?? "")];
    const shares = [Number(row.approve), Number(row.disapprove)];
    return [{ house: row.pollster ?? "", start, end, sample, population: row.population ?? "", shares }];
  });
  const startMs = performance.now();
  const { series } = modelPolls(polls, {
    ...{ count: 2, leastPolls: 3 },
    method: { correctsHouses: true, qualityHouses: [], population: "a", designEffect: 1.5, sharedErrorPct: 2 },
  });
  const ms = performance.now() - startMs;
  return ["approve", "disapprove"].flatMap((name, at) => {
    const own = series[at];
    if (own === null || own === undefined) return [];
    const beside = published.flatMap((row) => {
      const ours = own.days[dayOf(row.modeldate ?? "") - own.first];
      const [theirs, low, high] = [`${name}_estimate`, `${name}_lo`, `${name}_hi`].map((key) => Number(row[key]));
      if (ours === undefined || theirs === undefined || low === undefined || high === undefined) return [];
      return [
        {
          holds: ours.lowPct <= theirs && theirs <= ours.highPct,
          width: (ours.highPct - ours.lowPct) / (high - low),
          apart: Math.abs(ours.meanPct - theirs),
        },
      ];
    });
    return [
      {
        ...{ name, days: beside.length, ms },
        heldRatio: beside.filter(({ holds }) => holds).length / beside.length,
        widthRatio: median(beside.map(({ width }) => width)),
        apartPct: beside.reduce((sum, { apart }) => sum + apart, 0) / beside.length,
      },
    ];
  });
}
