import { JOBS_API_PATH } from "@nv/contracts";
import { BulkReport, type BulkRequest, JobView } from "@nv/contracts/schemas";
import { callServer, type Preparation, toCallFailure, untilMade } from "@nv/web";
import { useEffect, useRef, useState } from "react";
import { graphicsCalls } from "../../../pieces/api/graphics-calls";
import { preparingIn, repeatUntilMade, unmade, withLater } from "../core/bulk-rounds";

/** An order for several that is carried out again for what waits for its files. */
export interface BulkRoundsWork {
  /** Outcome of it until now; `null` for none, or once it was read. */
  readonly report: BulkReport | null;
  readonly preparation: Preparation | null;
  readonly isWaiting: boolean;
  /** Takes what came of the order for all. @returns All that came of it in the end; `null` when the screen went before. */
  readonly begin: (first: BulkReport, order: BulkRequest) => Promise<BulkReport | null>;
  readonly close: () => void;
}

/** Repeats an order for several until nothing of it waits for its files, or the screen goes. */
export function useBulkRounds(): BulkRoundsWork {
  const [report, setReport] = useState<BulkReport | null>(null);
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function orderAgain(order: BulkRequest, ids: readonly string[]): Promise<BulkReport> {
    const items = order.items.filter(({ id }) => ids.includes(id));
    const { jobId } = await graphicsCalls.bulk({ ...order, items });
    await untilMade([jobId], setPreparation, leaving.current?.signal);
    const { result } = await callServer(JobView, `${JOBS_API_PATH}/${jobId}`);
    return BulkReport.parse(result);
  }

  async function wait(jobIds: readonly string[]): Promise<string> {
    try {
      await untilMade(jobIds, setPreparation, leaving.current?.signal);
      return "";
    } catch (error) {
      if (leaving.current?.signal.aborted === true) throw error;
      return toCallFailure(error).message;
    }
  }

  async function begin(first: BulkReport, order: BulkRequest): Promise<BulkReport | null> {
    setIsWaiting(preparingIn(first).length > 0);
    let latest = first;
    function handleReport(now: BulkReport) {
      latest = now;
      setReport(now);
    }
    try {
      const effects = { untilMade: wait, onReport: handleReport };
      return await repeatUntilMade(first, { ...effects, order: (ids) => orderAgain(order, ids) });
    } catch (error) {
      if (leaving.current?.signal.aborted === true) return null;
      const { message } = toCallFailure(error);
      handleReport(withLater(latest, { ...latest, items: preparingIn(latest).map((one) => unmade(one, message)) }));
      return latest;
    } finally {
      setIsWaiting(false);
      setPreparation(null);
    }
  }

  return { report, preparation, isWaiting, begin, close: () => setReport(null) };
}
