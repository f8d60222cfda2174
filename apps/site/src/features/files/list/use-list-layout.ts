import useIsBrowser from "@docusaurus/useIsBrowser";
import { browserStore } from "@nv/web";
import { useState } from "react";

/** Layout of the list. */
export type ListLayout = "grid" | "table";

const LOOK_KEY = "nv.files-look";

/** Keeps the layout of the list that somebody prefers, in this browser. */
export function useListLayout(): readonly [look: ListLayout, choose: (look: ListLayout) => void] {
  const isBrowser = useIsBrowser();
  const [chosen, setChosen] = useState<ListLayout | null>(null);
  const kept = isBrowser && browserStore.read(LOOK_KEY) === "table" ? "table" : "grid";
  function choose(look: ListLayout) {
    setChosen(look);
    browserStore.keep(LOOK_KEY, look);
  }
  return [chosen ?? kept, choose];
}
