import type { KeyboardEvent, ReactNode } from "react";
import type { Recent } from "../reading/recent/core/recent";

interface Props {
  readonly recent: Recent;
  readonly onSearch: (query: string) => void;
  readonly onGo: (to: string) => void;
}

/** The arrows go through what was searched and read, and from the first of it back to the field. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at =
    buttons.findIndex((button) => button.contains(document.activeElement)) + (event.key === "ArrowDown" ? 1 : -1);
  if (at >= 0) buttons[at]?.focus();
  else event.currentTarget.closest("dialog")?.querySelector("input")?.focus();
}

/** Searches that show what the search does, besides finding. */
const TRIES = ["nuevo localizador", "copiar el código de", "modo oscuro", "#c8321f", "1234567"] as const;

/** Start of the search, before anything is written: the last searches and pages of this person, and what else it does. */
export function SearchStart({ recent: { searches, pages }, onSearch, onGo }: Props): ReactNode {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what the buttons inside let through
    <div className="nv-search__start" onKeyDown={walk}>
      {searches.length > 0 && (
        <section>
          <h3 className="nv-overline">Búsquedas recientes</h3>
          <ul>
            {searches.map((search) => (
              <li key={search}>
                <button className="nv-search__again" type="button" onClick={() => onSearch(search)}>
                  {search}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {pages.length > 0 && (
        <section>
          <h3 className="nv-overline">Tus últimas páginas</h3>
          <ul>
            {pages.map(({ to, title }) => (
              <li key={to}>
                <button className="nv-search__again" type="button" onClick={() => onGo(to)}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className="nv-overline">También hace</h3>
        <ul>
          {TRIES.map((words) => (
            <li key={words}>
              <button className="nv-search__again" type="button" onClick={() => onSearch(`${words} `)}>
                {words}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
