import { Dialog } from "@nv/ui";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { DialogProps } from "../frame/dialogs/dialogs-context";
import { useSession } from "../frame/session/session-context";
import { readRecent } from "../reading/recent/recent-store";
import { sectionsOf } from "./core/found";
import { SearchField } from "./SearchField";
import { SearchKeys } from "./SearchKeys";
import { SearchCount, SearchMessage } from "./SearchMessage";
import { SearchResultList } from "./SearchResultList";
import { SearchStart } from "./SearchStart";
import { useChoosing } from "./use-choosing";
import { useSearch } from "./use-search";
import "../css/dialogs.css";

/** Finds a page by what it says, graphics, includes and people by theirs, tools and utilities by name or by what they make of a value, and does what can be done: a text field with its list of answers, for the pointer, the keyboard and the screen reader. */
export function SearchDialog({ onClose, typedAhead }: DialogProps): ReactNode {
  const id = useId();
  const { person } = useSession();
  const [text, setText] = useState("");
  const [marked, setMarked] = useState(-1);
  /** The text that was entered before its answer was there. */
  const [entered, setEntered] = useState("");
  const search = useSearch(text);
  const { answer, answeredQuery, isAsking } = search;
  const { said, forget, goTo, choose } = useChoosing({ answeredQuery, onWrite: searchFor, onClose });
  const input = useRef<HTMLInputElement>(null);
  const sections = answer === null ? [] : sectionsOf(answer, answeredQuery);
  const choices = sections.flatMap((section) => section.choices);

  // Read once the field is there: a key may come between the drawing and the page.
  useLayoutEffect(() => setText(typedAhead.current), [typedAhead]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a new answer the first is marked, which is what Enter opens
  useEffect(() => setMarked(choices.length > 0 ? 0 : -1), [answer]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is the occasion
  useEffect(() => {
    if (entered === "" || isAsking) return;
    setEntered("");
    if (entered === text && choices[0] !== undefined) choose(choices[0]);
  }, [isAsking, entered]);

  function enter(isElsewhere: boolean) {
    // An answer to an earlier text is not what was meant: the right one is on its way.
    if (isAsking) return setEntered(text);
    const chosen = choices[Math.max(0, marked)];
    if (chosen === undefined) return;
    if (isElsewhere && chosen.to !== "") window.open(chosen.to, "_blank", "noopener");
    else choose(chosen);
  }
  function write(typed: string) {
    setText(typed);
    forget();
  }
  function searchFor(query: string) {
    write(query);
    input.current?.focus();
  }

  return (
    <Dialog labelledBy={`${id}-label`} className="nv-search" closesOutside onClose={onClose}>
      <SearchField
        id={id}
        input={input}
        text={text}
        options={choices.length}
        marked={marked}
        onType={write}
        onMark={setMarked}
        onEnter={enter}
        onClose={onClose}
      />
      <SearchCount search={search} said={said} />
      <div className="nv-search__body" aria-busy={isAsking}>
        <SearchResultList id={id} sections={sections} marked={marked} onMark={setMarked} onChoose={choose} />
        <SearchMessage search={search} />
        {text.trim() === "" && person !== null && (
          <SearchStart recent={readRecent(person.email)} onSearch={searchFor} onGo={goTo} />
        )}
      </div>
      <SearchKeys marked={choices[marked]} />
    </Dialog>
  );
}
