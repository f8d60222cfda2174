import type { FieldProblem } from "@nv/contracts/schemas";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import type { Savable } from "../core/saved-draft";
import { writingOrder } from "./use-form-history";
import type { Saving } from "./use-saving";

interface Setup {
  /** Record as it is saved; `null` for what is not begun yet. A retired one hears no key any more. */
  readonly record: (Savable & { readonly status: string }) | null;
  readonly saving: Pick<Saving<never>, "isBusy" | "isSaved" | "save" | "publish">;
  /** Whether it is decided first what of two versions stays. */
  readonly isClash: boolean;
  /** Everything that keeps it from readers. */
  readonly missing: readonly FieldProblem[];
  /** Called when it is to be published, before anything else. */
  readonly onPublish: () => void;
}

/** Carries out what is ordered of a record, by a button or by keys. A publication that the keys ask for is asked about first. */
export function useRecordOrders({ record, saving, isClash, missing, onPublish }: Setup) {
  const [isAsking, setIsAsking] = useState(false);
  function publish() {
    onPublish();
    if (!isClash) void saving.publish();
  }
  function takeKey(event: KeyboardEvent) {
    const asked = record?.status === "retired" ? null : writingOrder(event);
    if (asked === null) return;
    event.preventDefault();
    if (asked === "save" || saving.isBusy || isClash) return void saving.save();
    if (missing.length > 0 || record === null) return publish();
    void saving.save();
    setIsAsking(true);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    // Enter in a field keeps what is written: nothing goes out to readers by a key that was pressed too soon.
    void saving.save();
  }
  const order = {
    isBusy: saving.isBusy || isClash,
    isOut: record !== null && record.revision !== null && !record.hasUnpublishedChanges && saving.isSaved,
    publish,
  };
  return { order, isAsking, stopAsking: () => setIsAsking(false), takeKey, submit };
}
