import { useDrawnFocus } from "@nv/ui";
import { type RefObject, useCallback, useRef } from "react";
import { type Blocks, type BlocksEdit, duplicateBlock, moved } from "../core/edit-blocks.ts";
import { randomId } from "../core/random-id.ts";
import type { StoryAround, StoryPlace } from "./story-place.ts";

/** Blocks and who hears of them. */
interface ToldBlocks {
  readonly blocks: Blocks;
  readonly onChange: (blocks: Blocks) => void;
  readonly around: StoryAround;
}

/** Elements that orders give the keyboard to. */
interface Elements {
  readonly list: RefObject<HTMLOListElement | null>;
  /** Button that adds a block at the end. */
  readonly adder: RefObject<HTMLButtonElement | null>;
}

/** Gives the orders about the blocks of a story. They stay the same from one drawing to the next: a block is drawn again only when it changes. */
export function useBlockOrders(told: ToldBlocks, { list, adder }: Elements) {
  const latest = useRef(told);
  latest.current = told;

  const edit = useCallback((change: BlocksEdit) => {
    const { blocks: now, onChange: tell } = latest.current;
    const next = change(now);
    if (next !== now) tell(next);
  }, []);
  const focusBlock = useDrawnFocus((id: string) =>
    list.current?.querySelector<HTMLElement>(`[data-block="${id}"] h3 button`),
  );
  const move = useCallback(
    (from: number, to: number) => {
      edit((now) => moved(now, from, to));
      const id = latest.current.blocks[from]?.id;
      if (id !== undefined) focusBlock(id);
    },
    [edit, focusBlock],
  );
  const duplicate = useCallback((id: string) => edit((now) => duplicateBlock(now, id, randomId)), [edit]);
  const remove = useCallback(
    (id: string) => {
      const { blocks: now, around } = latest.current;
      const place = now.findIndex((block) => block.id === id);
      const next = now[place + 1] ?? now[place - 1];
      edit((all) => all.filter((block) => block.id !== id));
      around.onRemoved(`Has quitado el bloque ${place + 1}.`);
      if (next === undefined) adder.current?.focus();
      else focusBlock(next.id);
    },
    [edit, focusBlock, adder],
  );
  const tellRemoved = useCallback((sentence: string) => latest.current.around.onRemoved(sentence), []);
  const enter = useCallback((place: StoryPlace) => latest.current.around.onEnter(place), []);
  return { edit, focusBlock, move, duplicate, remove, tellRemoved, enter };
}
