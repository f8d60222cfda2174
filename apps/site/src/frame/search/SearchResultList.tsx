import type { SearchResult } from "@nv/contracts/schemas";
import { type MouseEvent, type ReactNode, useEffect } from "react";
import { SearchResultItem } from "./SearchResultItem";

interface Props {
  /** Begins the `id` of every part of the search. */
  readonly id: string;
  readonly results: readonly SearchResult[];
  /** The one that is marked; -1 for none. */
  readonly marked: number;
  readonly onMark: (index: number) => void;
  readonly onGo: (to: string) => void;
}

/** The pages that answer a search; the marked one is always in sight. */
export function SearchResultList({ id, results, marked, onMark, onGo }: Props): ReactNode {
  useEffect(() => {
    document.getElementById(`${id}-${marked}`)?.scrollIntoView({ block: "nearest" });
  }, [id, marked]);

  function choose(event: MouseEvent, to: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onGo(to);
  }
  return (
    <div id={`${id}-list`} className="nv-search__list" role="listbox" aria-label="Páginas encontradas">
      {results.map((result, index) => (
        <SearchResultItem
          key={result.to}
          id={`${id}-${index}`}
          result={result}
          isMarked={index === marked}
          onPoint={() => onMark(index)}
          onChoose={(event) => choose(event, result.to)}
        />
      ))}
    </div>
  );
}
