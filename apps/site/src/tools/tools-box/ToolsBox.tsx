import { useHistory, useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { Field, SelectField } from "@nv/ui";
import { boundText, browserStore } from "@nv/web";
import { readQuery } from "@nv/web/address";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useToday } from "../../reading/review/use-today";
import { boxAddress } from "./core/catalogue/box-address";
import { findUtilities } from "./core/catalogue/find-utilities";
import { recognise } from "./core/catalogue/recognise";
import { UTILITIES, utilityOf } from "./core/catalogue/utilities";
import { readMarks, toggleFavourite, withRecent } from "./core/marks/box-marks";
import { UtilityList } from "./UtilityList";
import { UtilityPanel } from "./UtilityPanel";
import "../tool.css";
import "./tools-box.css";

const MARKS_KEY = "nv.toolsbox";

/** The small calculations of every day, in one place. */
export function ToolsBox(): ReactNode {
  const isBrowser = useIsBrowser();
  // What somebody used last and wrote is known in a browser alone.
  return isBrowser ? <Utilities /> : <p>Preparando…</p>;
}

function Utilities(): ReactNode {
  const { search } = useLocation();
  const history = useHistory();
  const today = useToday();
  const [text, setText] = useState("");
  const place = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<HTMLElement | null>(null);
  const [marks, setMarks] = useState(() => readMarks(browserStore.read(MARKS_KEY)));
  const query = readQuery(search);
  const entry = utilityOf(query.text("utilidad")) ?? utilityOf(marks.recent[0] ?? "") ?? UTILITIES[0];
  const written = query.text("de");
  const values = recognise(text, today).map(({ id }) => id);
  const found = [...new Set([...values, ...findUtilities(text).map((one) => one.entry.id)])];
  const isSought = text.trim() !== "";

  useEffect(() => setMarks((before) => withRecent(before, entry.id)), [entry.id]);
  useEffect(() => browserStore.keep(MARKS_KEY, JSON.stringify(marks)), [marks]);
  // The site takes the focus to its top with each address; between utilities whoever works with the keyboard goes on where they were.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is not read, its change ends the move
  useEffect(() => {
    nextFocus.current?.focus();
    nextFocus.current = null;
  }, [search]);
  function open(event: FormEvent) {
    event.preventDefault();
    const [first] = found;
    if (first === undefined) return;
    nextFocus.current = place.current;
    history.push(boxAddress(first, values.length > 0 ? text.trim() : ""));
  }

  return (
    <div className="nv-tool nv-stack nv-box">
      <form onSubmit={open}>
        <Field
          label="Buscar una utilidad, o pegar un valor"
          hint="Un nombre («qr»), o ya lo que tienes: un color, una fecha, una cifra, unas coordenadas. Intro la abre."
          error=""
          type="search"
          autoComplete="off"
          spellCheck={false}
          {...boundText(text, setText)}
        />
      </form>
      <div className="nv-box__body nv-stack-5">
        <div className="nv-stack-3">
          {!isSought && (
            <SelectField
              label="Utilidad"
              hint=""
              error=""
              value={entry.id}
              options={UTILITIES.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => {
                const { activeElement } = document;
                nextFocus.current = activeElement instanceof HTMLElement ? activeElement : null;
                history.push(boxAddress(id));
              }}
            />
          )}
          <UtilityList
            found={isSought ? found : null}
            written={values.length > 0 ? text.trim() : ""}
            current={entry.id}
            marks={marks}
          />
          <p role="status" className={isSought && found.length === 0 ? "nv-quiet nv-flush" : "nv-visually-hidden"}>
            {isSought &&
              (found.length === 0
                ? "Ninguna utilidad se llama así ni entiende ese valor."
                : `Encontradas: ${found.length}`)}
          </p>
        </div>
        <div ref={place} tabIndex={-1}>
          <UtilityPanel
            key={`${entry.id} ${written}`}
            entry={entry}
            written={written}
            isFavourite={marks.favourites.includes(entry.id)}
            onFavourite={() => setMarks((before) => toggleFavourite(before, entry.id))}
            onLeave={() => {
              nextFocus.current = place.current;
            }}
          />
        </div>
      </div>
    </div>
  );
}
