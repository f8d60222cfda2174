import Link from "@docusaurus/Link";
import { type ReactNode, useEffect, useState } from "react";
import { useSession } from "../../frame/session/session-context";
import { spanishDay } from "../doc/doc-facts";
import { readRecent } from "../recent/recent-store";
import type { HomeEvent } from "./home-index";

interface Props {
  readonly changed: readonly HomeEvent[];
  readonly reviewed: readonly HomeEvent[];
}

interface Entry {
  readonly to: string;
  readonly title: string;
  /** ISO 8601; left out when the day says nothing. */
  readonly date?: string;
}

/** What happened lately: the pages that this person read, those that changed and those that somebody reviewed. */
export function Lately({ changed, reviewed }: Props): ReactNode {
  const read = useOwnPages();
  return (
    <section className="nv-home__section" aria-labelledby="ultimamente">
      <div className="nv-home__section-head">
        <h2 id="ultimamente">Últimamente</h2>
      </div>
      <div className="nv-lately">
        <LatelyList
          title="Lo que has leído"
          entries={read}
          empty="Las páginas que abras se quedan aquí, solo en este navegador."
        />
        {changed.length > 0 && <LatelyList title="Páginas cambiadas" entries={changed} />}
        {reviewed.length > 0 && <LatelyList title="Páginas revisadas" entries={reviewed} />}
      </div>
    </section>
  );
}

/** Pages on the home from what the browser remembers. */
const OWN_PAGES_SHOWN = 5;

function useOwnPages(): readonly Entry[] {
  const { person } = useSession();
  const email = person?.email ?? "";
  const [pages, setPages] = useState<readonly Entry[]>([]);
  useEffect(() => {
    if (email !== "") setPages(readRecent(email).pages.slice(0, OWN_PAGES_SHOWN));
  }, [email]);
  return pages;
}

function LatelyList(props: {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly empty?: string;
}): ReactNode {
  const { title, entries, empty = "" } = props;
  return (
    <section className="nv-lately__list">
      <h3 className="nv-index__title">{title}</h3>
      {entries.length === 0 && <p className="nv-lately__empty">{empty}</p>}
      <ul className="nv-index__pages">
        {entries.map(({ to, title: page, date }) => (
          <li key={to} className="nv-lately__entry">
            <Link className="nv-lately__page" to={to}>
              {page}
            </Link>
            {date !== undefined && <time dateTime={date.slice(0, "YYYY-MM-DD".length)}>{spanishDay(date)}</time>}
          </li>
        ))}
      </ul>
    </section>
  );
}
