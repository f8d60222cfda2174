import { type ReactNode, useEffect, useState } from "react";
import { useSession } from "../../frame/session/session-context";
import { readRecent } from "../recent/recent-store";
import type { HomeLink } from "./home-index";
import { LinkList } from "./LinkList";

/** Pages on the home from what the browser remembers. */
const OWN_PAGES_SHOWN = 4;

/** Pages that this person read last, as their browser remembers. Its room is there from the start: nothing moves when they come. */
export function OwnPages(): ReactNode {
  const { person } = useSession();
  const email = person?.email ?? "";
  const [pages, setPages] = useState<readonly HomeLink[]>([]);
  useEffect(() => {
    if (email !== "") setPages(readRecent(email).pages.slice(0, OWN_PAGES_SHOWN));
  }, [email]);
  return (
    <LinkList
      title="Lo que has leído"
      links={pages}
      empty="Las páginas que abras se quedan aquí, solo en este navegador."
    />
  );
}
