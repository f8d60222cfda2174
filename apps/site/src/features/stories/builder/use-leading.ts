import { type CallFailure, fieldsIn } from "@nv/web";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { focusField } from "./find-field";

/** Field that somebody is led to, once its block is open; each time anew. */
interface WantedField {
  readonly path: string;
  readonly turn: number;
}

/** Leads whoever builds a story to a field of it, and to the first that was refused. @param builder - Element that the fields are in. */
export function useLeading(builder: RefObject<HTMLElement | null>, failure: CallFailure | null) {
  const [tab, setTab] = useState<"write" | "view">("write");
  const [wanted, setWanted] = useState<WantedField | null>(null);

  function go(field: string) {
    setTab("write");
    if (focusField(builder.current, field)) return;
    setWanted((last) => ({ path: field.replace(/^config\./, ""), turn: (last?.turn ?? 0) + 1 }));
  }
  const leadToFirst = useEffectEvent(() => {
    const [first] = failure === null ? [] : fieldsIn(failure);
    if (first !== undefined) go(first.field);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal leads to its first field once
  useEffect(leadToFirst, [failure]);
  return { tab, setTab, wanted, go };
}
