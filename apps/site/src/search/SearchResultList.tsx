import { type MouseEvent, type ReactNode, useEffect } from "react";
import type { Choice, FoundSection } from "./core/found";
import { FoundThingItem } from "./FoundThingItem";
import { SearchResultItem } from "./SearchResultItem";

interface Props {
  /** Begins the `id` of every part of the search. */
  readonly id: string;
  readonly sections: readonly FoundSection[];
  /** The choice that is marked, counted over all sections; -1 for none. */
  readonly marked: number;
  readonly onMark: (index: number) => void;
  readonly onChoose: (choice: Choice) => void;
}

/** List of the results of a search, each kind under its heading; the marked one is kept in sight. */
export function SearchResultList({ id, sections, marked, onMark, onChoose }: Props): ReactNode {
  useEffect(() => {
    document.getElementById(`${id}-${marked}`)?.scrollIntoView({ block: "nearest" });
  }, [id, marked]);

  function choose(event: MouseEvent, choice: Choice) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onChoose(choice);
  }
  function optionOf(choice: Choice, index: number) {
    // A utility leads to one place from each of its results, and what is done to none.
    const key = `${index} ${choice.to}`;
    const shared = {
      id: `${id}-${index}`,
      isMarked: index === marked,
      onPoint: () => onMark(index),
      onChoose: (event: MouseEvent) => choose(event, choice),
    };
    return choice.kind === "page" ? (
      <SearchResultItem key={key} {...shared} result={choice.page} />
    ) : (
      <FoundThingItem key={key} {...shared} choice={choice} />
    );
  }

  const starts = sections.map((_section, at) =>
    sections.slice(0, at).reduce((sum, { choices }) => sum + choices.length, 0),
  );
  return (
    <div id={`${id}-list`} className="nv-search__list" role="listbox" aria-label="Lo encontrado">
      {sections.map(({ kind, heading, choices }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div id={`${id}-${kind}`} className="nv-search__heading nv-overline" role="presentation">
            {heading}
          </div>
          {choices.map((choice, place) => optionOf(choice, (starts[at] ?? 0) + place))}
        </div>
      ))}
    </div>
  );
}
