import type { AverageFields, ChangeCounts, PublishedAverage } from "@nv/contracts/schemas";
import { AVERAGE_MAKING, type Averaged } from "../average-polls.ts";
import type { MandateRows } from "../mandate.ts";
import { rounded } from "../shown-share.ts";
import { standingOfAverage } from "./standing-of-average.ts";

/** Contents of the files of an average. */
export interface FiledAverage extends MandateRows {
  readonly fields: AverageFields;
  /** Changes of its polls since the revision before. */
  readonly changes: ChangeCounts;
  /** Address of the revision's own file. */
  readonly revisionUrl: string;
  /** Sentence on the days in which the law lets none of it be renewed; empty for none. */
  readonly embargo: string;
}

const plain = (share: Averaged | null) =>
  share && { meanPct: rounded(share.meanPct), lowPct: rounded(share.lowPct), highPct: rounded(share.highPct) };

/** An average as a program reads it. What the team wrote for itself stays with the team. */
export function averageJson({ fields, polls, events, changes, revisionUrl, embargo }: FiledAverage): string {
  const { kind, title, description, startDay, question, series, method: parameters } = fields;
  const { days, sentence, method, drawn, leader, covariance, houses } = standingOfAverage(fields, { polls, events });
  const published: PublishedAverage = {
    ...{ schema: 1, kind, title, description, startDay, question, series, sentence, method, parameters },
    ...{ vote: fields.vote ?? "", embargo, making: AVERAGE_MAKING, revisionUrl, changes },
    ...{ drawn, leader, covariance, houses },
    average: days.map(({ day, shares }) => ({ day, shares: shares.map(plain) })),
    ...{ polls: [...polls], events: [...events] },
  };
  return JSON.stringify(published);
}
