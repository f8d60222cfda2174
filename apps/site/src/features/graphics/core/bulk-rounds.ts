import type { BulkOutcome, BulkReport } from "@nv/contracts/schemas";

/** Lists those that wait for their files. */
export const preparingIn = ({ items }: BulkReport): readonly BulkOutcome[] =>
  items.filter(({ outcome }) => outcome === "preparing");

/** Joins what came of an order with what came of some of it in a later one. @param later - Of the same action. */
export function withLater(report: BulkReport, later: BulkReport): BulkReport {
  const byId = new Map(later.items.map((item) => [item.id, item]));
  return { ...report, items: report.items.map((item) => byId.get(item.id) ?? item) };
}

/** Returns the outcome of one whose files could not be made. @param message - The reason, without its full stop. */
export const unmade = ({ id, title }: BulkOutcome, message: string): BulkOutcome => ({
  ...{ id, title, outcome: "refused" },
  message: message.endsWith(".") ? message.slice(0, -1) : message,
});

/** Effects of carrying out an order for several. */
export interface BulkRounds {
  /** Orders it for some, and waits for what came of it. */
  readonly order: (ids: readonly string[]) => Promise<BulkReport>;
  /** Waits until the work of one is done. @returns The reason why it cannot be; empty when it is. */
  readonly untilMade: (jobIds: readonly string[]) => Promise<string>;
  /** Called with all that is known, after each step. */
  readonly onReport: (report: BulkReport) => void;
}

/**
 * Repeats an order for those that waited for their files, until none waits: as often as something of them must still be made.
 *
 * @param first - Outcome of the order for all.
 */
export async function repeatUntilMade(
  first: BulkReport,
  { order, untilMade, onReport }: BulkRounds,
): Promise<BulkReport> {
  let report = first;
  for (;;) {
    onReport(report);
    const waiting = preparingIn(report);
    if (waiting.length === 0) return report;
    const ready: string[] = [];
    const failed: BulkOutcome[] = [];
    for (const one of waiting) {
      const { jobIds = [] } = one;
      // What waits for no work would wait for ever.
      const reason = jobIds.length === 0 ? one.message : await untilMade(jobIds);
      if (reason === "") ready.push(one.id);
      else failed.push(unmade(one, reason));
    }
    report = withLater(report, { ...report, items: failed });
    if (ready.length > 0) report = withLater(report, await order(ready));
  }
}
