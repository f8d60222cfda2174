import { type ReactNode, useEffect, useState } from "react";
import { useSession } from "../../frame/session/session-context";
import { readRecent } from "../recent/recent-store";
import type { HomeEvent } from "./home-index";
import { type LatelyEntry, LatelyList } from "./LatelyList";

interface Props {
  readonly changed: readonly HomeEvent[];
  readonly reviewed: readonly HomeEvent[];
}

/** Section of the home with recent activity: the pages that this person read, those that changed and those that somebody reviewed. */
export function Lately({ changed, reviewed }: Props): ReactNode {
  const read = useOwnPages();
  return (
    <section className="nv-home__section" aria-labelledby="ultimamente">
      <div className="nv-home__section-head nv-split">
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

function useOwnPages(): readonly LatelyEntry[] {
  const { person } = useSession();
  const email = person?.email ?? "";
  const [pages, setPages] = useState<readonly LatelyEntry[]>([]);
  useEffect(() => {
    if (email !== "") setPages(readRecent(email).pages.slice(0, OWN_PAGES_SHOWN));
  }, [email]);
  return pages;
}
