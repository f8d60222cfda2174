import type { MouseEvent, ReactNode } from "react";
import type { Choice } from "./core/found";

interface Props {
  readonly id: string;
  readonly choice: Exclude<Choice, { readonly kind: "page" }>;
  readonly isMarked: boolean;
  readonly onPoint: () => void;
  readonly onChoose: (event: MouseEvent) => void;
}

/** A graphic, an include or a person that answers the search, with what tells it from others; a result to copy; or the way to all of them. */
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
      <FoundThing choice={choice} />
    </a>
  );
}

function FoundThing({ choice }: Pick<Props, "choice">): ReactNode {
  if (choice.kind === "all") return <span className="nv-result__all">{choice.words}</span>;
  if (choice.kind === "thing")
    return (
      <>
        <span className="nv-result__title">{choice.thing.title}</span>
        <span className="nv-result__passage nv-caption nv-breaks">{choice.thing.facts.join(" · ")}</span>
      </>
    );
  const { name, value } = choice.result;
  return (
    <>
      <span className="nv-result__passage nv-caption nv-breaks">{name}</span>
      <span className="nv-result__value">{value}</span>
    </>
  );
}
