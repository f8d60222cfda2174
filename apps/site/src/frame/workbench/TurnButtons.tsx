import { Button } from "@nv/ui";
import type { ReactNode } from "react";

interface Props {
  /** Form whose changes can be taken back. */
  readonly of: {
    readonly canUndo: boolean;
    readonly canRedo: boolean;
    readonly undo: () => void;
    readonly redo: () => void;
  };
  /** Whether keys do the same, wherever in the form they are pressed. */
  readonly hasKeys?: boolean;
}

/** Orders that take a change back and make it again, for the bar. */
export function TurnButtons({ of, hasKeys = false }: Props): ReactNode {
  const turns = [
    { sign: "↶", word: "Deshacer", keys: "Control+Z", canTurn: of.canUndo, turn: of.undo },
    { sign: "↷", word: "Rehacer", keys: "Control+Shift+Z", canTurn: of.canRedo, turn: of.redo },
  ];
  return turns.map(({ sign, word, keys, canTurn, turn }) => (
    <Button
      key={word}
      disabled={!canTurn}
      aria-label={word}
      {...(hasKeys && { "aria-keyshortcuts": keys })}
      onClick={turn}
    >
      <span aria-hidden="true">{sign}</span>
    </Button>
  ));
}
