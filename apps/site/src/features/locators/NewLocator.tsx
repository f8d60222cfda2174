import type { GraphicDetail } from "@nv/contracts/schemas";
import { createMapThread, HouseStyleContext, MapThreadContext } from "@nv/graphic-types/fields";
import { EventsContext, loadable, useEventConnection, WhenSeen } from "@nv/web";
import { type ReactNode, useContext, useEffect, useState } from "react";
import type { WorkbenchHead } from "../../frame/workbench/BenchName";
import { ComingBench } from "../../frame/workbench/ComingBench";
import { ToolFrame } from "../../frame/workbench/ToolFrame";
import { HouseStyleProvider } from "../../maps/HouseStyleProvider";
import { NewGraphicForm } from "../../pieces/form/NewGraphicForm";
import { WithType } from "../../pieces/form/WithType";
import { RegisteredPieceLater } from "../../pieces/RegisteredPieceLater";
import { newLocator } from "./new-locator";

/** With what draws the map, which waits until there is a form. */
const COMING_DOWNLOADS = <p className="nv-locator__take">Preparando las descargas…</p>;
const LocatorDownloads = loadable(async () => (await import("./LocatorDownloads")).LocatorDownloads, COMING_DOWNLOADS);

interface Props {
  /** Heading of the screen; the page's around when left out. */
  readonly head: WorkbenchHead | undefined;
}

interface FormProps extends Props {
  readonly onRegistered: (graphic: GraphicDetail) => void;
}

/** The form, once it is known what its map is painted with: what somebody has written already stays as it is. */
function LocatorForm({ head, onRegistered }: FormProps): ReactNode {
  const house = useContext(HouseStyleContext);
  const coming = <ComingBench head={head}>Preparando el mapa…</ComingBench>;
  if (house?.state === "coming") return coming;
  return (
    <WithType name="locator" fallback={coming}>
      {() => (
        <NewGraphicForm
          name="tool:locator"
          config={newLocator(house)}
          isShort
          head={head}
          aside={(config, { title }) =>
            config.type === "locator" && (
              <WhenSeen fallback={COMING_DOWNLOADS}>
                <LocatorDownloads config={config} title={title} />
              </WhenSeen>
            )
          }
          onRegistered={onRegistered}
        />
      )}
    </WithType>
  );
}

/** A map of where something is, from its place to its page. */
export function NewLocator({ head }: Props): ReactNode {
  const events = useEventConnection();
  const [registered, setRegistered] = useState<GraphicDetail | null>(null);
  const [thread] = useState(createMapThread);
  // The first map comes drawn: what draws the next ones comes once somebody touches it.
  useEffect(() => () => thread.close(), [thread]);
  return (
    <EventsContext value={events}>
      {registered !== null && (
        <ToolFrame head={head}>
          <RegisteredPieceLater graphic={registered} onAnother={() => setRegistered(null)} />
        </ToolFrame>
      )}
      {registered === null && (
        <MapThreadContext value={thread}>
          <HouseStyleProvider>
            <LocatorForm head={head} onRegistered={setRegistered} />
          </HouseStyleProvider>
        </MapThreadContext>
      )}
    </EventsContext>
  );
}
