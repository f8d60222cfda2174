import type { KeyboardEvent, ReactNode } from "react";
import { FindField } from "../FindField";
import type { Arrow } from "./core/next-tile";

interface Props {
  /** Begins the `id` of every part of the launcher. */
  readonly id: string;
  readonly text: string;
  readonly hasTiles: boolean;
  /** The tile that is marked; -1 for none. */
  readonly marked: number;
  readonly onType: (text: string) => void;
  readonly onArrow: (arrow: Arrow) => void;
  /** @param isElsewhere - In another tab. */
  readonly onEnter: (isElsewhere: boolean) => void;
  readonly onClose: () => void;
}

/** The arrow of a key, where it moves the mark: sideways only from tile to tile, for in the text it moves the caret. */
function arrowOf(key: string, marked: number): Arrow | null {
  if (key === "ArrowDown" || key === "ArrowUp") return key;
  return marked !== -1 && (key === "ArrowLeft" || key === "ArrowRight") ? key : null;
}

/** Field for the name of a tool; the arrows move through the tiles while the focus stays in the field. */
export function LauncherField(props: Props): ReactNode {
  const { id, text, hasTiles, marked, onType, onArrow, onEnter, onClose } = props;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const arrow = arrowOf(event.key, marked);
    if (arrow === null && event.key !== "Enter") return;
    event.preventDefault();
    if (arrow !== null) onArrow(arrow);
    else onEnter(event.ctrlKey || event.metaKey);
  }

  return (
    <FindField
      {...{ id, text, marked, onType, onKeyDown, onClose }}
      label="Buscar una herramienta"
      placeholder="Qué quieres hacer…"
      hasOptions={hasTiles}
    />
  );
}
