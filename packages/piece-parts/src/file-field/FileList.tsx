import { FILE_KINDS, FILE_LIMITS, type FileKind } from "@nv/contracts";
import { Pager, SearchField, SegmentedControl } from "@nv/ui";
import { FailureNotice, useRemote } from "@nv/web";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { factsInWords } from "./facts-in-words.ts";
import type { FileChoices } from "./file-choices.ts";

interface Props {
  readonly kinds: readonly [FileKind, ...FileKind[]];
  readonly choices: FileChoices;
  /** `file:` and the id of the one that is chosen now. */
  readonly chosen: string;
  /** Called with the id of a file. */
  readonly onChoose: (id: string) => void;
}

/** The files of the library that a field takes, searched by name. */
export function FileList({ kinds, choices, chosen, onChoose }: Props): ReactNode {
  const [asked, setAsked] = useState({ q: "", kind: kinds[0], page: 1 });
  const { body, failure, isLoading, reload } = useRemote(JSON.stringify(asked), (signal) =>
    choices.list(asked, signal),
  );
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("input")?.focus(), []);

  return (
    <div ref={box} className="nv-file__list" aria-busy={isLoading}>
      {kinds.length > 1 && (
        <SegmentedControl
          legend="Qué es"
          segments={kinds.map((kind) => ({ value: kind, label: FILE_KINDS[kind] }))}
          value={asked.kind}
          onChange={(kind) => setAsked({ ...asked, kind, page: 1 })}
        />
      )}
      <SearchField
        label="Buscar en Archivos"
        autoComplete="off"
        maxLength={FILE_LIMITS.searchText}
        value={asked.q}
        // Intro would send the form around.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        onDebounced={(q) => setAsked({ ...asked, q, page: 1 })}
      />
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {failure === null && body === null && <p role="status">Buscando…</p>}
      {body !== null && body.items.length === 0 && (
        <p role="status">{asked.q === "" ? "Todavía no hay ninguno: trae el primero." : `Nada con «${asked.q}».`}</p>
      )}
      {body !== null && body.items.length > 0 && (
        <>
          <ul className="nv-file__items">
            {body.items.map(({ id, name, facts, pictureUrl }) => (
              <li key={id}>
                <button
                  type="button"
                  className="nv-file__item"
                  aria-pressed={chosen === `file:${id}`}
                  onClick={() => onChoose(id)}
                >
                  {pictureUrl === null ? (
                    <span className="nv-file__picture" aria-hidden="true" />
                  ) : (
                    <img className="nv-file__picture" src={pictureUrl} alt="" loading="lazy" />
                  )}
                  <span className="nv-file__name">{name}</span>{" "}
                  <span className="nv-file__facts">{factsInWords(facts)}</span>
                </button>
              </li>
            ))}
          </ul>
          <Pager
            page={asked.page}
            perPage={FILE_LIMITS.pageSize}
            total={body.total}
            onPage={(page) => setAsked({ ...asked, page })}
          />
        </>
      )}
    </div>
  );
}
