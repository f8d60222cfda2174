import { useHistory } from "@docusaurus/router";
import { Button } from "@nv/ui";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { readRecent, rememberSearch } from "../../reading/recent/recent-store";
import type { DialogProps } from "../dialogs/dialogs-context";
import { ModalDialog } from "../dialogs/ModalDialog";
import { useSession } from "../session/session-context";
import { nextOption } from "./core/next-option";
import { countWords } from "./core/search-words";
import { SearchResultItem } from "./SearchResultItem";
import { SearchStart } from "./SearchStart";
import { useSearch } from "./use-search";

/** Finds a page by what it says: a text field with its list of answers, for the pointer, the keyboard and the screen reader. */
export function SearchDialog({ onClose, typedAhead }: DialogProps): ReactNode {
  const id = useId();
  const history = useHistory();
  const { person } = useSession();
  const [text, setText] = useState("");
  const [marked, setMarked] = useState(-1);
  /** The text that was entered before its answer was there. */
  const [entered, setEntered] = useState("");
  const { outcome, answeredQuery, isAsking, retry } = useSearch(text);
  const input = useRef<HTMLInputElement>(null);
  const results = outcome?.kind === "found" ? outcome.results : [];
  // Only «de la», or the first letter of a word: nothing was asked yet.
  const isUnasked = outcome?.kind === "found" && !outcome.isQuestion;
  const optionId = (index: number) => `${id}-${index}`;

  // Read once the field is there: a key may come between the drawing and the page.
  useLayoutEffect(() => setText(typedAhead.current), [typedAhead]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer has nothing marked
  useEffect(() => setMarked(-1), [answeredQuery]);
  useEffect(() => {
    document.getElementById(`${id}-${marked}`)?.scrollIntoView({ block: "nearest" });
  }, [id, marked]);

  function leave() {
    if (person !== null && answeredQuery !== "") rememberSearch(person.email, answeredQuery);
    onClose();
  }
  function goTo(to: string) {
    leave();
    history.push(to);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is the occasion
  useEffect(() => {
    if (entered === "" || isAsking) return;
    setEntered("");
    if (entered === text && results[0] !== undefined) goTo(results[0].to);
  }, [isAsking, entered]);

  function choose(event: MouseEvent, to: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    goTo(to);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const start = event.currentTarget.closest("dialog")?.querySelector<HTMLElement>(".nv-search__start button");
    if (event.key === "ArrowDown" && start) {
      event.preventDefault();
      start.focus();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setMarked(nextOption(marked, results.length, event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Enter") {
      event.preventDefault();
      // An answer to an earlier text is not what was meant: the right one is on its way.
      if (isAsking) return setEntered(text);
      const chosen = results[Math.max(0, marked)];
      if (chosen === undefined) return;
      if (event.ctrlKey || event.metaKey) window.open(chosen.to, "_blank", "noopener");
      else goTo(chosen.to);
    }
  }
  function searchFor(query: string) {
    setText(query);
    input.current?.focus();
  }

  return (
    <ModalDialog labelledBy={`${id}-label`} className="nv-search" onClose={onClose}>
      <div className="nv-search__field">
        <label id={`${id}-label`} htmlFor={`${id}-input`} className="nv-visually-hidden">
          Buscar en el sitio
        </label>
        <input
          ref={input}
          id={`${id}-input`}
          className="nv-search__input"
          type="text"
          role="combobox"
          // biome-ignore lint/a11y/noAutofocus: the dialog is this field, and opening it is asking to write in it
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="Una regla, un color, un fragmento de código…"
          aria-autocomplete="list"
          aria-expanded={results.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={marked === -1 ? undefined : optionId(marked)}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button className="nv-search__close" type="button" onClick={onClose}>
          Cerrar
        </button>
      </div>
      <p className="nv-search__count" role="status" data-empty={outcome?.kind !== "found" || undefined}>
        {outcome?.kind === "found" && !isAsking && !isUnasked && countWords(results.length)}
        {isAsking && outcome === null && "Buscando…"}
      </p>
      <div className="nv-search__body" aria-busy={isAsking}>
        <div id={`${id}-list`} className="nv-search__list" role="listbox" aria-label="Páginas encontradas">
          {results.map((result, index) => (
            <SearchResultItem
              key={result.to}
              id={optionId(index)}
              result={result}
              isMarked={index === marked}
              onPoint={() => setMarked(index)}
              onChoose={(event) => choose(event, result.to)}
            />
          ))}
        </div>
        {isUnasked && <p className="nv-search__message">Sigue escribiendo: con eso solo no hay qué buscar.</p>}
        {outcome?.kind === "found" && !isUnasked && results.length === 0 && <NothingFound query={answeredQuery} />}
        {outcome?.kind === "failed" && (
          <div className="nv-search__message" role="alert">
            <p>No se ha podido buscar: el servidor no responde. Lo que has escrito sigue ahí.</p>
            <Button onClick={retry}>Reintentar</Button>
          </div>
        )}
        {outcome?.kind === "signed-out" && (
          <div className="nv-search__message" role="alert">
            <p>Tu sesión ha terminado. Vuelve a entrar y seguirás en esta página.</p>
            <Button onClick={() => window.location.reload()}>Entrar</Button>
          </div>
        )}
        {text.trim() === "" && person !== null && (
          <SearchStart recent={readRecent(person.email)} onSearch={searchFor} onGo={goTo} />
        )}
      </div>
      <p className="nv-search__keys" aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> elegir
        </span>
        <span>
          <kbd>Intro</kbd> abrir
        </span>
        <span>
          <kbd>Esc</kbd> cerrar
        </span>
      </p>
    </ModalDialog>
  );
}

function NothingFound({ query }: { readonly query: string }): ReactNode {
  return (
    <div className="nv-search__message">
      <p>
        Ninguna página habla de <strong>«{query}»</strong>.
      </p>
      <p>
        Prueba con menos palabras o con otra que diga lo mismo. La búsqueda se apunta, sin tu nombre, para que quien
        escribe sepa qué falta.
      </p>
    </div>
  );
}
