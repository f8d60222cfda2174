import { FileField, useImport } from "@nv/piece-parts/fields";
import { Button, FileDrop } from "@nv/ui";
import { FailureNotice, useAttempt } from "@nv/web";
import type { ReactNode } from "react";
import { FILE_CHOICES } from "../../library/upload/file-choices";
import { lightMapsCalls } from "./light-maps-calls";

interface Props {
  /** `file:` and its id; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The map: dropped here, from where it goes to the library, chosen there, or the invented example. */
export function MapFile({ value, onChange }: Props): ReactNode {
  const { bring, isUnderWay, state } = useImport(FILE_CHOICES, (id) => onChange(`file:${id}`));
  const { isBusy, failure, attempt } = useAttempt();

  function example() {
    return attempt(async () => {
      const { fileId } = await lightMapsCalls.example();
      onChange(`file:${fileId}`);
    });
  }
  if (isUnderWay) return state;
  return (
    <>
      {value === "" && (
        <>
          <FileDrop
            label="Un mapa: shapefile en ZIP, GeoJSON, TopoJSON, KML, GPX o GeoPackage"
            accept=".zip,.json,.geojson,.topojson,.kml,.gpx,.gpkg"
            hint="Hasta 200 MB. Queda también en Archivos. De un shapefile van en el ZIP todas sus partes: .shp, .dbf, .shx y .prj."
            onFiles={([file]) => {
              if (file !== undefined) bring(file);
            }}
          />
          <div className="nv-tool__actions">
            <Button disabled={isBusy} onClick={() => void example()}>
              {isBusy ? "Un momento…" : "Probar con el ejemplo"}
            </Button>
          </div>
        </>
      )}
      {state}
      {failure !== null && <FailureNotice error={failure} onRetry={() => void example()} />}
      <FileField
        label={value === "" ? "O uno que ya está en Archivos" : "Mapa elegido"}
        kinds={["geometry", "archive"]}
        isAsItIs
        value={value}
        error=""
        onChange={onChange}
      />
    </>
  );
}
