import { useHistory } from "@docusaurus/router";
import { Dialog } from "@nv/ui";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { Command } from "../frame/commands/core/command";
import { type DialogProps, useDialogs } from "../frame/dialogs/dialogs-context";
import { useSession } from "../frame/session/session-context";
import { readRecent, rememberSearch, rememberTool } from "../reading/recent/recent-store";
import type { Result } from "../tools/tools-box/core/utility/utility";
import { type Choice, isElsewhere as isOutside, sectionsOf } from "./core/found";
import { SearchField } from "./SearchField";
import { SearchCount, SearchMessage } from "./SearchMessage";
import { SearchResultList } from "./SearchResultList";
import { SearchStart } from "./SearchStart";
import { useSearch } from "./use-search";
import "../css/dialogs.css";

const ENTER_DOES = {
  ...{ page: "abrir", thing: "abrir", tool: "abrir", all: "abrir" },
  ...{ result: "copiar", copy: "copiar", command: "hacer" },
} as const satisfies Readonly<Record<Choice["kind"], string>>;

/** Said when something that was ordered could not be done. */
const NOT_DONE = "No se ha podido hacer. Vuelve a intentarlo.";

const keysOf = (marked: Choice | undefined) => [
  { keys: ["↑", "↓"], does: "elegir" },
  { keys: ["Intro"], does: ENTER_DOES[marked?.kind ?? "page"] },
  { keys: ["Esc"], does: "cerrar" },
];

/** Finds a page by what it says, graphics, includes and people by theirs, tools and utilities by name or by what they make of a value, and does what can be done: a text field with its list of answers, for the pointer, the keyboard and the screen reader. */
export function SearchDialog({ onClose, typedAhead }: DialogProps): ReactNode {
  const id = useId();
  const history = useHistory();
  const { open } = useDialogs();
  const { person } = useSession();
  const [text, setText] = useState("");
  const [marked, setMarked] = useState(-1);
  /** The text that was entered before its answer was there. */
  const [entered, setEntered] = useState("");
  /** Outcome of copying a result; empty before. */
  const [copied, setCopied] = useState("");
  const search = useSearch(text);
  const { answer, answeredQuery, isAsking } = search;
  const input = useRef<HTMLInputElement>(null);
  const sections = answer === null ? [] : sectionsOf(answer, answeredQuery);
  const choices = sections.flatMap((section) => section.choices);

  // Read once the field is there: a key may come between the drawing and the page.
  useLayoutEffect(() => setText(typedAhead.current), [typedAhead]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a new answer the first is marked, which is what Enter opens
  useEffect(() => setMarked(choices.length > 0 ? 0 : -1), [answer]);

  function goTo(to: string) {
    if (person !== null && answeredQuery !== "") rememberSearch(person.email, answeredQuery);
    onClose();
    if (isOutside(to)) window.location.assign(to);
    else history.push(to);
  }
  async function copy({ name, value }: Result) {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(`Copiado: ${name}, ${value}`);
    } catch {
      // Whatever the browser's reason, the way out is the same.
      setCopied("No se ha podido copiar: ábrela, y selecciona el resultado");
    }
  }
  async function order(work: () => void | Promise<void>) {
    try {
      await work();
    } catch (cause) {
      console.warn(cause);
      setCopied(NOT_DONE);
    }
  }
  const give = (command: Command) => order(() => command.run({ go: goTo, open, write: searchFor, close: onClose }));
  function choose(choice: Choice) {
    if (choice.kind === "result") void copy(choice.result);
    else if (choice.kind === "command") void give(choice.command);
    else if (choice.kind === "copy")
      void order(async () => setCopied(await (await import("./copy-code")).copyCode(choice.thing)));
    else {
      if (choice.kind === "tool" && person !== null) rememberTool(person.email, choice.tool.page);
      goTo(choice.to);
    }
  }
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
    setCopied("");
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
      <SearchCount search={search} said={copied} />
      <div className="nv-search__body" aria-busy={isAsking}>
        <SearchResultList id={id} sections={sections} marked={marked} onMark={setMarked} onChoose={choose} />
        <SearchMessage search={search} />
        {text.trim() === "" && person !== null && (
          <SearchStart recent={readRecent(person.email)} onSearch={searchFor} onGo={goTo} />
        )}
      </div>
      <p className="nv-search__keys" aria-hidden="true">
        {keysOf(choices[marked]).map(({ keys, does }) => (
          <span key={does}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{" "}
            {does}
          </span>
        ))}
      </p>
    </Dialog>
  );
}
