import useIsBrowser from "@docusaurus/useIsBrowser";
import { MapLayers } from "@nv/contracts/schemas";
import { FileChoicesContext } from "@nv/piece-parts/fields";
import { Button } from "@nv/ui";
import { EventsContext, OnStage, useEventConnection, useKept } from "@nv/web";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { FILE_CHOICES } from "../../library/upload/file-choices";
import { type DraftProblems, type MapDraft, NEW_MAP, orderOf, readMapDraft, suggested } from "./core/map-draft";
import { joinOf, NO_TABLE, type PastedTable } from "./core/read-join";
import { MadeMapView } from "./MadeMapView";
import { type Made, MadeOf } from "./MadeOf";
import { MapFields } from "./MapFields";
import { MapFile } from "./MapFile";
import { MapLayerFields } from "./MapLayerFields";
import { MapTable } from "./MapTable";
import "../tool.css";
import "./omfg.css";

/** Storage key of what somebody has chosen, in this tab. */
const KEY = "nv.omfg";

/** Makes geographic files light: for Datawrapper, D3, MapLibre and Illustrator. */
export function Omfg(): ReactNode {
  const isBrowser = useIsBrowser();
  const events = useEventConnection();
  // What somebody left half done is known in a browser alone.
  if (!isBrowser) return <p>Preparando…</p>;
  return (
    <EventsContext value={events}>
      <FileChoicesContext value={FILE_CHOICES}>
        <OmfgForm />
      </FileChoicesContext>
    </EventsContext>
  );
}

function OmfgForm(): ReactNode {
  const { value, keep } = useKept(KEY, readMapDraft);
  const draft = value ?? NEW_MAP;
  const change = useCallback((part: Partial<MapDraft>) => keep({ ...draft, ...part }), [draft, keep]);
  const fileId = draft.file.replace(/^file:/, "");
  return (
    <div className="nv-tool nv-stack nv-omfg">
      <MapFile value={draft.file} onChange={(file) => keep(file === "" ? null : { ...NEW_MAP, file })} />
      {fileId !== "" && (
        <MadeOf label="Apertura del mapa" fileId={fileId} part="layers" json={{ encoding: draft.encoding }}>
          {(made) => (
            <MapForm key={`${fileId} ${draft.encoding}`} made={made} fileId={fileId} draft={draft} onChange={change} />
          )}
        </MadeOf>
      )}
    </div>
  );
}

interface FormProps {
  readonly made: Made;
  readonly fileId: string;
  readonly draft: MapDraft;
  readonly onChange: (part: Partial<MapDraft>) => void;
}

const NO_PROBLEMS: DraftProblems = {};

function MapForm({ made, fileId, draft, onChange }: FormProps): ReactNode {
  const found = MapLayers.parse(made.data);
  const layer = found.layers[draft.layer] ?? found.layers[0];
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [table, setTable] = useState<{ readonly pasted: PastedTable; readonly length: number }>({
    pasted: NO_TABLE,
    length: 0,
  });
  const handleTable = useCallback((pasted: PastedTable, length: number) => setTable({ pasted, length }), []);
  // What a layer suggests is taken up once, where nothing was chosen yet.
  useEffect(() => {
    if (draft.crs === "" && draft.key === "" && layer !== undefined && layer.guesses.length > 0)
      onChange(suggested(layer));
  }, [draft.crs, draft.key, layer, onChange]);
  if (layer === undefined) return null;

  const { pasted, length } = table;
  const join =
    pasted.rows.length === 0 ? null : joinOf(pasted, Math.min(draft.tableKey, pasted.columns.length - 1), length);
  const result = orderOf(draft, join);
  const valuesName = layer.fields.find(({ name }) => name === draft.key)?.values ?? null;
  const valuesUrl = made.files.find(({ name }) => name === valuesName)?.url ?? null;
  const isPast = JSON.stringify(result.order ?? null) !== JSON.stringify(draft.ordered);

  function change(part: Partial<MapDraft>) {
    setProblems(NO_PROBLEMS);
    onChange(part);
  }
  function order() {
    setProblems(result.problems ?? NO_PROBLEMS);
    if (result.order !== undefined) onChange({ ordered: result.order });
  }

  return (
    <>
      <MapLayerFields found={found} layer={layer} draft={draft} problems={problems} onChange={change} />
      <MapFields layer={layer} draft={draft} problems={problems} onChange={change} />
      <MapTable valuesUrl={valuesUrl} draft={draft} problems={problems} onChange={change} onTable={handleTable} />
      <div className="nv-tool__actions">
        <Button rank="main" onClick={order}>
          Aligerar el mapa
        </Button>
      </div>
      {Object.keys(problems).length > 0 && (
        <p className="nv-tool__fault" role="alert">
          {Object.values(problems).join(". ")}.
        </p>
      )}
      {draft.ordered !== null && (
        <OnStage>
          <MadeOf label="Mapa" fileId={fileId} part="maps" json={draft.ordered}>
            {(map) =>
              draft.ordered !== null && <MadeMapView made={map} order={draft.ordered} fileId={fileId} isPast={isPast} />
            }
          </MadeOf>
        </OnStage>
      )}
    </>
  );
}
