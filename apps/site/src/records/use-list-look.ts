import useIsBrowser from "@docusaurus/useIsBrowser";
import { browserStore } from "@nv/web";
import { useState } from "react";
import type { ListLook } from "./core/list-look";

/** Looks that somebody chooses among. */
export const LIST_LOOKS = [
  { value: "grid", label: "Cuadrícula" },
  { value: "table", label: "Lista" },
] as const;

/**
 * Keeps the look of a list that somebody prefers, in this browser: pictures, until they choose lines.
 *
 * @param key - Name under which it is kept, `nv.files-look`.
 */
export function useListLook(key: string): readonly [look: ListLook, choose: (look: ListLook) => void] {
  const isBrowser = useIsBrowser();
  const [chosen, setChosen] = useState<ListLook | null>(null);
  const kept = isBrowser && browserStore.read(key) === "table" ? "table" : "grid";
  function choose(look: ListLook) {
    setChosen(look);
    browserStore.keep(key, look);
  }
  return [chosen ?? kept, choose];
}
