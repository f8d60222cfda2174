import { useCallback, useState } from "react";
import type { Blocks } from "../core/edit-blocks.ts";

/** Stories of up to so many blocks begin with all of them open. */
const OPEN_AT_FIRST = 3;

/** Keeps which blocks of a story are open. */
export function useOpenedBlocks(blocks: Blocks) {
  const [isOpenAtFirst] = useState(blocks.length <= OPEN_AT_FIRST);
  /** Which were opened or closed by hand. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const open = useCallback((ids: readonly string[], isOpen: boolean) => {
    setChosen((known) => new Map([...known, ...ids.map((id) => [id, isOpen] as const)]));
  }, []);
  const toggle = useCallback((id: string, isOpen: boolean) => open([id], isOpen), [open]);
  return { isOpened: (id: string) => chosen.get(id) ?? isOpenAtFirst, open, toggle };
}
