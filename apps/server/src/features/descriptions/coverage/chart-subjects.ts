import { checkDraft, findFacts, readChart } from "@nv/descriptions";
import { Problem } from "../../../http/problem.ts";
import type { DescriptionsContext } from "../descriptions-context.ts";
import { type FetchedChart, fetchChart } from "../read-source.ts";
import { waitingFor } from "../waiting-for.ts";
import type { Subjects } from "./subjects.ts";

/** Between two requests, milliseconds: two a second, which leaves the account to the people who work with it. */
const PACE_MS = 500;

/** Charts of one page of the list: the most that the service gives. */
const PAGE = 100;

/** Failures that say that a chart is not ours to see, and not that the service is down. */
const NOT_OURS: ReadonlySet<string> = new Set(["SERVICE_NOT_FOUND", "SERVICE_FORBIDDEN"]);

/** Counts the problems that keep the text of a chart from being published again; none for one without figures, such as a locator map. */
function faultsOf({ csv, words, altText }: FetchedChart): number {
  const read = readChart(csv, words);
  if (altText === "" || "fault" in read) return 0;
  return checkDraft(findFacts(read.chart), altText, "long").problems.filter(({ isBlocking }) => isBlocking).length;
}

/** The published charts of the team's Datawrapper account. */
export function chartSubjects(context: Pick<DescriptionsContext, "datawrapper" | "pause">): Subjects {
  const { datawrapper, pause } = context;

  async function page(offset: number, signal: AbortSignal) {
    if (offset > 0) await pause(PACE_MS, signal);
    return waitingFor(context, signal, () => datawrapper.list({ search: "", isPublished: true, offset, limit: PAGE }));
  }

  return {
    kind: "chart",
    async list(signal) {
      const marks = new Map<string, string>();
      for (let offset = 0, total = 1; offset < total; offset += PAGE) {
        const answer = await page(offset, signal);
        for (const { id, publicVersion, lastModifiedAt } of answer.items)
          marks.set(id, `${publicVersion} ${lastModifiedAt}`);
        total = answer.items.length === 0 ? 0 : answer.total;
      }
      return marks;
    },
    async look(id, signal) {
      // It asks for the chart and for its data.
      await pause(2 * PACE_MS, signal);
      try {
        const fetched = await waitingFor(context, signal, () => fetchChart(datawrapper, id));
        const { title, type } = fetched.words;
        const found = { title, type, author: "", section: "", text: fetched.altText, about: fetched.dataHash };
        return { ...found, writtenOf: null, faults: faultsOf(fetched) };
      } catch (error) {
        if (error instanceof Problem && NOT_OURS.has(error.code)) return null;
        throw error;
      }
    },
  };
}
