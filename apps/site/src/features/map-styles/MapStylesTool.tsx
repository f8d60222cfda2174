import { MAP_STYLE_RECORD } from "@nv/contracts/schemas";
import { FailureNotice, Step, useEvent, useReconnect, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { laterScreen } from "../../records/later-screen";
import { RecordTool } from "../../records/RecordTool";
import { MAP_STYLE_TOPIC, mapStylesCalls } from "./map-styles-calls";
import { StyleMap } from "./StyleMap";
import { stateOf } from "./style-state";
import "./map-styles.css";

const StyleScreen = laterScreen(async () => (await import("./StyleScreen")).StyleScreen);

/** The styles of the house's maps: one at work beside those that are saved, and each of them; each has its address. */
export function MapStylesTool(): ReactNode {
  return (
    <RecordTool
      kind={MAP_STYLE_RECORD}
      className="nv-record-tool nv-map-styles"
      parts={{
        Screen: (id) => <StyleScreen key={id} id={id} />,
        List: ({ onOpen, onBegun }) => (
          <StyleScreen id={null} onBegun={onBegun}>
            <SavedStyles onOpen={onOpen} />
          </StyleScreen>
        ),
      }}
    />
  );
}

const NO_FIELDS: readonly string[] = [];

interface SavedProps {
  readonly onOpen: (id: string) => void;
}

function SavedStyles({ onOpen }: SavedProps): ReactNode {
  const { body, failure, reload } = useRemote("map-styles", (signal) => mapStylesCalls.list(signal));
  useReconnect(reload);
  useEvent(MAP_STYLE_TOPIC, reload);
  return (
    <Step label="Estilos" fields={NO_FIELDS}>
      {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {failure === null && body === null && <p role="status">Cargando los estilos…</p>}
      {body?.items.length === 0 && (
        <p>Aún no hay ninguno. Cambia un color: el tuyo se guarda solo, y se publica cuando quieras.</p>
      )}
      {body !== null && body.items.length > 0 && (
        <ul className="nv-map-styles__saved">
          {body.items.map((item) => (
            <li key={item.id}>
              <StyleMap colors={item.colors} />
              <div>
                <button type="button" className="nv-text-action" onClick={() => onOpen(item.id)}>
                  {item.title}
                </button>
                <small>{stateOf(item)}</small>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Step>
  );
}
