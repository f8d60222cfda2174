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

/** Start of the search, before anything is written: the last searches and pages of this person. */
export function SearchStart({ recent: { searches, pages }, onSearch, onGo }: Props): ReactNode {
  if (searches.length === 0 && pages.length === 0) {
    return (
      <p className="nv-search__message nv-stack-3 nv-start">
        Se busca en la documentación, el blog, los gráficos y los includes, con tildes o sin ellas. Un color, una fecha,
        una cifra o unas coordenadas dan ya su resultado.
      </p>
    );
  }
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
    </div>
  );
}
