import Link from "@docusaurus/Link";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { Button, Notice } from "@nv/ui";
import { tabStore } from "@nv/web";
import { type ReactNode, useState } from "react";
import { DRAFT_PREFIX } from "../../../pieces/core/draft-prefix";
import { type HalfWritten, halfWritten } from "../../../pieces/core/kept-drafts";
import { forgetCopy } from "../../../pieces/form/use-draft-copy";
import { useMe } from "../../../records/use-me";

interface Props {
  /** Which of them are told. */
  readonly of: (draft: HalfWritten) => boolean;
  readonly title: string;
}

/** List of the half-written drafts that this tab keeps, with the way back to each and the way to throw it away. */
export function KeptDrafts({ of, title }: Props): ReactNode {
  // The page is built without a browser, which is who keeps them.
  const isBrowser = useIsBrowser();
  const [, setTurn] = useState(0);
  const { id: personId } = useMe();
  const drafts = isBrowser ? halfWritten(tabStore.list(DRAFT_PREFIX)).filter(of) : [];
  if (drafts.length === 0) return null;

  function forget(key: string) {
    tabStore.keep(key, null);
    forgetCopy(personId, key.slice(DRAFT_PREFIX.length));
    setTurn((turn) => turn + 1);
  }

  return (
    <Notice tone="plain">
      <p>{title}</p>
      <ul className="nv-kept nv-stack-2">
        {drafts.map(({ key, address, title: name, type }) => (
          <li key={key}>
            <Link to={address}>{name || "Sin título todavía"}</Link> <span>{type}</span>
            <Button onClick={() => forget(key)}>
              Descartar<span className="nv-visually-hidden"> {name || type}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
