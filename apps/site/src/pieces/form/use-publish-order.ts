import { useState } from "react";
import type { GraphicDraft } from "../core/graphic-draft";
import { missingToPublish } from "../core/missing-in";
import type { GraphicSaving } from "./use-graphic-saving";

/** Order that waits for an answer: a publication that readers may see nothing of, or one that was asked for by its keys. */
type Asking = "doubt" | "keys" | null;

/** Draft that is to be published, and what is known of it. */
interface Setup {
  readonly draft: GraphicDraft;
  readonly saving: GraphicSaving;
  /** Whether two people wrote in the same place. */
  readonly isClash: boolean;
  /** Reason why readers may see nothing of it; empty for none. */
  readonly doubt: string;
}

/** Order to publish a graphic, with the questions that it may have to wait for. */
interface PublishOrder {
  readonly asking: Asking;
  /** @param isCertain - Whether readers get it in spite of a doubt. */
  readonly publish: (isCertain?: boolean) => void;
  /** Asks before it publishes, as its keys do. */
  readonly askToPublish: () => void;
  /** Leaves it unpublished. */
  readonly stay: () => void;
}

/** Gives the order to publish a graphic, which asks before anything goes out that readers may not see. */
export function usePublishOrder({ draft, saving, isClash, doubt }: Setup): PublishOrder {
  const [asking, setAsking] = useState<Asking>(null);
  const { isBusy, leftOut } = saving;
  function publish(isCertain = doubt === "") {
    if (isBusy || isClash) return;
    const isReady = missingToPublish(draft, leftOut).length === 0;
    setAsking(isReady && !isCertain ? "doubt" : null);
    if (!isReady || isCertain) void saving.publish();
  }
  function askToPublish() {
    if (isBusy || isClash) return;
    if (missingToPublish(draft, leftOut).length > 0) return publish();
    void saving.save();
    setAsking("keys");
  }
  return { asking, publish, askToPublish, stay: () => setAsking(null) };
}
