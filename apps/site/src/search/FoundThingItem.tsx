import type { MouseEvent, ReactNode } from "react";
import { ToolPicture } from "../frame/tools/ToolPicture";
import type { Choice } from "./core/found";

interface Props {
  readonly id: string;
  readonly choice: Exclude<Choice, { readonly kind: "page" }>;
  readonly isMarked: boolean;
  readonly onPoint: () => void;
  readonly onChoose: (event: MouseEvent) => void;
}

/** Anything but a page that answers the search, with what tells it from others: a thing, a tool, something to do, a result to copy, or the way to all of them. */
export function FoundThingItem({ id, choice, isMarked, onPoint, onChoose }: Props): ReactNode {
  return (
    <a
      id={id}
      className="nv-result nv-result--thing"
      role="option"
      aria-selected={isMarked}
      tabIndex={-1}
      href={choice.to === "" ? undefined : choice.to}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <FoundThing choice={choice} />
    </a>
  );
}

function FoundThing({ choice }: Pick<Props, "choice">): ReactNode {
  if (choice.kind === "all") return <span className="nv-result__all">{choice.words}</span>;
  if (choice.kind === "tool" || choice.kind === "command") {
    const { name, says } = choice.kind === "tool" ? choice.tool : choice.command;
    return (
      <>
        {choice.kind === "tool" && <ToolPicture className="nv-result__picture" name={choice.tool.picture} />}
        <span className="nv-result__title">{name}</span>
        <span className="nv-result__passage nv-caption nv-breaks">{says}</span>
      </>
    );
  }
  if (choice.kind === "thing" || choice.kind === "copy")
    return (
      <>
        {choice.thing.picture !== undefined && (
          <img className="nv-result__picture" src={choice.thing.picture} alt="" loading="lazy" decoding="async" />
        )}
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
