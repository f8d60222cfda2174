import type { FileKind } from "@nv/contracts";
import { type DragEvent, useState } from "react";
import { draggedKind, fileSourceOf } from "./dragged-file.ts";

/** Listeners of an element on which files of the library are dropped. */
interface DropListeners {
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: () => void;
  readonly onDrop: (event: DragEvent) => void;
}

/** Takes files of the library that are dropped. @param onDropped - Called with the reference of one of a kind that may be dropped. */
export function useFileDrop(kinds: readonly FileKind[], onDropped: (source: string) => void) {
  const [isOver, setIsOver] = useState(false);
  function takes(event: DragEvent): boolean {
    const kind = draggedKind(event.dataTransfer);
    return kind !== null && kinds.includes(kind);
  }
  const listeners: DropListeners = {
    onDragOver(event) {
      if (!takes(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event) {
      setIsOver(false);
      if (!takes(event)) return;
      event.preventDefault();
      onDropped(fileSourceOf(event.dataTransfer));
    },
  };
  return { isOver, listeners };
}
