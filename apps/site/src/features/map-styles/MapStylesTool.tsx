import { useHistory, useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { Button } from "@nv/ui";
import { EventsContext, FailureNotice, useEvent, useEventConnection, useReconnect, useRemote } from "@nv/web";
import { addressOf, readQuery } from "@nv/web/address";
import type { ReactNode } from "react";
import { KeptFocus } from "../../frame/arrival/KeptFocus";
import { MAP_STYLE_TOPIC, mapStylesCalls } from "./map-styles-calls";
import { NewStyle } from "./NewStyle";
import { StyleScreen } from "./StyleScreen";
import { stateOf } from "./style-state";
import "./map-styles.css";

/** The styles of the house's maps: one at work, and those that are saved; each has its address. */
export function MapStylesTool(): ReactNode {
  const isBrowser = useIsBrowser();
  const events = useEventConnection();
  const history = useHistory();
  const { pathname, search } = useLocation();
  const id = readQuery(search).text("estilo");
  const open = (estilo: string) => history.push(addressOf(pathname, estilo === "" ? {} : { estilo }));
  // What somebody left half written, and how wide the map is, is known in a browser alone.
  if (!isBrowser) return <p>Preparando el mapa…</p>;
  return (
    <EventsContext value={events}>
      <KeptFocus screenName={id} className="nv-map-styles nv-stack">
        <SavedStyles openId={id} onOpen={open} />
        {id === "" ? (
          <NewStyle onSaved={open} />
        ) : (
          <>
            <p>
              <Button onClick={() => open("")}>← Empezar otro</Button>
            </p>
            <StyleScreen key={id} id={id} />
          </>
        )}
      </KeptFocus>
    </EventsContext>
  );
}

interface SavedProps {
  readonly openId: string;
  readonly onOpen: (id: string) => void;
}

function SavedStyles({ openId, onOpen }: SavedProps): ReactNode {
  const { body, failure, reload } = useRemote("map-styles", (signal) => mapStylesCalls.list(signal));
  useReconnect(reload);
  useEvent(MAP_STYLE_TOPIC, reload);
  return (
    <section aria-labelledby="estilos-guardados" className="nv-map-styles__saved nv-stack">
      <h2 id="estilos-guardados">Estilos guardados</h2>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {failure === null && body === null && <p role="status">Cargando los estilos…</p>}
      {body?.items.length === 0 && <p>Aún no hay ninguno. Cambia un color, ponle nombre y guárdalo.</p>}
      {body !== null && body.items.length > 0 && (
        <ul>
          {body.items.map((item) => (
            <li key={item.id}>
              <span className="nv-map-styles__swatches" aria-hidden="true">
                {[item.colors.water, item.colors.land, item.colors.label, item.colors.mark].map((color, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a sample is its place
                  <span key={at} style={{ background: color }} />
                ))}
              </span>
              <button
                type="button"
                className="nv-text-action"
                aria-current={item.id === openId || undefined}
                onClick={() => onOpen(item.id)}
              >
                {item.title}
              </button>
              <small>{stateOf(item)}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
