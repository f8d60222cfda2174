import { useHistory, useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { Button } from "@nv/ui";
import { EventsContext, useEventConnection } from "@nv/web";
import { addressOf, type QueryValue, readQuery } from "@nv/web/address";
import type { ReactNode } from "react";
import { KeptFocus } from "../../frame/arrival/KeptFocus";
import { ImportLinks } from "./ImportLinks";
import { NewLink } from "./LinkForm";
import { LinkList } from "./LinkList";
import { LinkScreen } from "./LinkScreen";
import "../../records/screens.css";
import "./legacy-links.css";

const VIEWS = ["nuevo", "importar"] as const;

/** Old links: the list of them with what was found, each with its page, a new one, and a table of them. */
export function LegacyTool(): ReactNode {
  const isBrowser = useIsBrowser();
  const events = useEventConnection();
  const history = useHistory();
  const { pathname, search } = useLocation();
  const asked = readQuery(search);
  const show = (query: Readonly<Record<string, QueryValue>>) => history.push(addressOf(pathname, query));
  // What there is, and what somebody left half written, is known in a browser alone.
  if (!isBrowser) return <p>Preparando…</p>;
  const id = asked.text("enlace");
  const view = asked.oneOf(VIEWS, "vista");
  const isList = id === "" && view === null;
  return (
    <EventsContext value={events}>
      <KeptFocus screenName={view ?? id} className="nv-record-tool nv-legacy nv-stack">
        {!isList && (
          <p>
            <Button onClick={() => show({})}>← Todos los enlaces antiguos</Button>
          </p>
        )}
        {isList && <LinkList asked={asked} onShow={show} />}
        {id !== "" && (
          <LinkScreen key={id} id={id} onGone={() => show({})} onOpen={(other) => show({ enlace: other })} />
        )}
        {id === "" && view === "nuevo" && (
          <section className="nv-stack" aria-labelledby="enlace-nuevo">
            <h2 id="enlace-nuevo">Un enlace antiguo</h2>
            <NewLink onSaved={(enlace) => show({ enlace })} onOpen={(enlace) => show({ enlace })} />
          </section>
        )}
        {id === "" && view === "importar" && (
          <section className="nv-stack" aria-labelledby="enlaces-importar">
            <h2 id="enlaces-importar">Importar una lista</h2>
            <ImportLinks onSeen={() => show({})} />
          </section>
        )}
      </KeptFocus>
    </EventsContext>
  );
}
