import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { Blocks } from "../core/edit-blocks.ts";
import type { StoryAround } from "./story-place.ts";

/** The block that a path is in, from 0; `null` for none. */
function placeIn(path: string): number | null {
  const found = /^blocks\.(\d+)/.exec(path)?.[1];
  return found === undefined ? null : Number(found);
}

/** Selects the step that a path is in; nothing when it is in none. */
const partSelector = (path: string) => `[data-part="${/^blocks\.\d+\.(steps\.\d+)/.exec(path)?.[1] ?? ""}"]`;

/** Blocks in which something is looked for. */
interface SoughtIn {
  readonly blocks: Blocks;
  readonly list: RefObject<HTMLOListElement | null>;
  /** Opens the block that it is in. */
  readonly onSought: (id: string) => void;
}

/** Gives the keyboard to the part of a story that is looked for, each time that it is. */
export function useSoughtPart(wanted: StoryAround["wanted"], { blocks, list, onSought }: SoughtIn): void {
  const [soughtTurn, setSoughtTurn] = useState(wanted?.turn ?? 0);
  // What is looked for is open before it is given the keyboard.
  if (wanted !== null && wanted.turn !== soughtTurn) {
    setSoughtTurn(wanted.turn);
    const sought = blocks[placeIn(wanted.path) ?? -1];
    if (sought !== undefined) onSought(sought.id);
  }
  const focus = useEffectEvent((path: string) => {
    const place = placeIn(path);
    const id = place === null ? undefined : blocks[place]?.id;
    const card = list.current?.querySelector<HTMLElement>(`[data-block="${id}"]`);
    if (!card) return;
    const part = card.querySelector<HTMLElement>(partSelector(path)) ?? card;
    const field =
      card.querySelector<HTMLElement>(`[name="${CSS.escape(`config.${path}`)}"]`) ??
      part.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]') ??
      part.querySelector<HTMLElement>("textarea, input, select") ??
      part.querySelector<HTMLElement>("button");
    part.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (wanted !== null) focus(wanted.path);
  }, [wanted]);
}
