import type { PassagePart, SearchResult } from "@nv/contracts/schemas";
import type { MouseEvent, ReactNode } from "react";
import { DOC_STATES, isDocState } from "../reading/doc/core/doc-states";

function Marked({ parts }: { readonly parts: readonly PassagePart[] }): ReactNode {
  let at = 0;
  return parts.map(({ text, isMatch }) => {
    const key = at;
    at += text.length;
    return isMatch ? <mark key={key}>{text}</mark> : text;
  });
}

interface Props {
  readonly id: string;
  readonly result: SearchResult;
  readonly isMarked: boolean;
  readonly onPoint: () => void;
  readonly onChoose: (event: MouseEvent) => void;
}

/** A page that answers the search: where it hangs, its title, and the passage that was found. */
export function SearchResultItem({ id, result, isMarked, onPoint, onChoose }: Props): ReactNode {
  const { to, title, trail, state, heading, passage } = result;
  // Only the first page of the documentation hangs from nothing.
  const overline = trail.length === 0 ? "Documentación" : trail.join(" · ");
  // Only what must be known before opening it: that it is not, or no longer, to be relied on.
  const warning = isDocState(state) && state !== "estable" ? DOC_STATES[state] : null;
  return (
    <a
      id={id}
      className="nv-result"
      // A link too, so that it opens in another tab as any link does.
      role="option"
      aria-selected={isMarked}
      tabIndex={-1}
      href={to}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <span className="nv-result__trail nv-caption nv-breaks">
        {overline}
        {warning !== null && <span className="nv-result__state">{warning.label}</span>}
      </span>
      <span className="nv-result__title">
        <Marked parts={title} />
        {heading !== "" && <span className="nv-result__heading"> › {heading}</span>}
      </span>
      <span className="nv-result__passage nv-caption nv-breaks">
        <Marked parts={passage} />
      </span>
    </a>
  );
}
