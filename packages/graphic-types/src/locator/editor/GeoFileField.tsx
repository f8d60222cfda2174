import { Button, ChoiceField, FileDrop, Notice } from "@nv/ui";
import { type ReactNode, useState } from "react";
import type { LocatorConfig } from "../config.ts";
import { shapelessTold, withThings } from "./add-things.ts";
import type { GeoThing } from "./geo-things.ts";

interface Props {
  readonly config: LocatorConfig;
  readonly onChange: (config: LocatorConfig) => void;
}

/** Endings of the files that are taken. */
const GEO_FILES = ".geojson,.json,.kml,.gpx,.csv,.tsv,.txt";

/** A file in metres, which is turned into degrees if somebody says so. */
interface AskedFile {
  /** Name of its system: «EPSG:25830». */
  readonly system: string;
  readonly turned: () => readonly GeoThing[];
  readonly shapeless: readonly string[];
}

const LOOKS = [
  { value: "main", label: "Lo que se cuenta" },
  { value: "quiet", label: "Fondo" },
] as const;

/** Brings lines, areas and points of a file onto the map. */
export function GeoFileField({ config, onChange }: Props): ReactNode {
  const [look, setLook] = useState<"main" | "quiet">("main");
  const [told, setTold] = useState("");
  const [fault, setFault] = useState("");
  const [asked, setAsked] = useState<AskedFile | null>(null);

  function put(things: readonly GeoThing[], shapeless: readonly string[]) {
    const added = withThings(config, things, look === "quiet");
    setAsked(null);
    setTold([added.told, ...shapelessTold(shapeless)].join(" "));
    onChange(added.config);
  }
  async function bring(files: readonly File[]) {
    const [file] = files;
    if (file === undefined) return;
    setFault("");
    setTold("");
    setAsked(null);
    const reader = await import("./read-geo-file.ts").catch(() => null);
    if (reader === null)
      return setFault("No ha llegado lo que lee los archivos: comprueba la conexión y tráelo otra vez.");
    try {
      const read = await reader.readGeoFile(file);
      if (read.zone === null) put(read.things, read.shapeless);
      else
        setAsked({
          system: reader.systemOf(read.zone),
          turned: () => reader.toDegrees(read),
          shapeless: read.shapeless,
        });
    } catch (error) {
      if (!(error instanceof reader.GeoFileFault)) throw error;
      setFault(`${file.name}: ${error.message}`);
    }
  }

  return (
    <div className="nv-locator__file nv-stack-3">
      <ChoiceField label="Lo que traes de un archivo es" segments={LOOKS} value={look} onChange={setLook} />
      <FileDrop
        label="Líneas, áreas o puntos: GeoJSON, KML, GPX o CSV"
        accept={GEO_FILES}
        onFiles={(files) => void bring(files)}
      />
      <div role="status">
        {fault !== "" && <Notice tone="wrong">{fault}</Notice>}
        {told !== "" && <p className="nv-field__hint">{told}</p>}
        {asked !== null && (
          <Notice tone="plain">
            <p>GeoJSON sin CRS WGS84: detectado {asked.system}, ¿reproyectar?</p>
            <div className="nv-row">
              <Button rank="main" onClick={() => put(asked.turned(), asked.shapeless)}>
                Reproyectar
              </Button>
              <Button onClick={() => setAsked(null)}>Dejarlo</Button>
            </div>
          </Notice>
        )}
      </div>
    </div>
  );
}
