import { useHistory, useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { EmptyPlace, EventsContext, useEventConnection } from "@nv/web";
import { addressOf, type QueryValue, readQuery } from "@nv/web/address";
import type { ReactNode } from "react";
import { KeptFocus } from "../../frame/arrival/KeptFocus";
import { ComingBench } from "../../frame/workbench/ComingBench";
import { ToolFrame } from "../../frame/workbench/ToolFrame";
import { Workbench } from "../../frame/workbench/Workbench";
import { laterScreen } from "../../records/later-screen";
import { RecordHeadContext } from "../../records/record-head";
import { NewLink } from "./LinkForm";
import { LinkList } from "./LinkList";
import "../../records/screens.css";
import "./legacy-links.css";

const ImportLinks = laterScreen(async () => (await import("./ImportLinks")).ImportLinks);
const LinkScreen = laterScreen(async () => (await import("./LinkScreen")).LinkScreen);

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
  if (!isBrowser) return <ComingBench>Preparando…</ComingBench>;
  const id = asked.text("enlace");
  const view = asked.oneOf(VIEWS, "vista");
  const back = { label: "Todos los enlaces antiguos", to: pathname };
  const isList = id === "" && view === null;
  return (
    <EventsContext value={events}>
      <KeptFocus screenName={view ?? id} className="nv-record-tool nv-legacy">
        {isList && <LinkList asked={asked} onShow={show} />}
        {id !== "" && (
          <RecordHeadContext value={{ name: "Enlace antiguo", back }}>
            <LinkScreen key={id} id={id} onGone={() => show({})} onOpen={(other) => show({ enlace: other })} />
          </RecordHeadContext>
        )}
        {id === "" && view === "nuevo" && (
          <Workbench
            head={{ name: "Un enlace antiguo", back }}
            stage={
              <EmptyPlace>
                Al añadirlo se comprueba la dirección antigua, y aquí sale lo que contesta y la página que verán los
                lectores.
              </EmptyPlace>
            }
          >
            <NewLink onSaved={(enlace) => show({ enlace })} onOpen={(enlace) => show({ enlace })} />
          </Workbench>
        )}
        {id === "" && view === "importar" && (
          <ToolFrame head={{ name: "Importar una lista", back }} isWide>
            <ImportLinks onSeen={() => show({})} />
          </ToolFrame>
        )}
      </KeptFocus>
    </EventsContext>
  );
}
