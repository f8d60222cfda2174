import type { MouseEvent, ReactNode } from "react";
import type { Choice } from "./core/found";

interface Props {
  readonly id: string;
  readonly choice: Exclude<Choice, { readonly kind: "page" }>;
  readonly isMarked: boolean;
  readonly onPoint: () => void;
  readonly onChoose: (event: MouseEvent) => void;
}

/** A graphic, an include or a person that answers the search, with what tells it from others; or the way to all of them. */
export function FoundThingItem({ id, choice, isMarked, onPoint, onChoose }: Props): ReactNode {
  return (
    <a
      id={id}
      className="nv-result nv-result--thing"
      role="option"
      aria-selected={isMarked}
      tabIndex={-1}
      href={choice.to}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      {choice.kind === "all" ? (
        <span className="nv-result__all">{choice.words}</span>
      ) : (
        <>
          <span className="nv-result__title">{choice.thing.title}</span>
          <span className="nv-result__passage">{choice.thing.facts.join(" · ")}</span>
        </>
      )}
    </a>
  );
}
