import { Button, ChoiceField, FileDrop, Notice } from "@nv/ui";
import { type ReactNode, useState } from "react";
import type { LocatorConfig } from "../config.ts";
import { withThings } from "./add-things.ts";
import { GEO_FILES, type GeoFile, GeoFileFault, readGeoFile, systemOf, toDegrees } from "./read-geo-file.ts";

interface Props {
  readonly config: LocatorConfig;
  readonly onChange: (config: LocatorConfig) => void;
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
  const [asked, setAsked] = useState<GeoFile | null>(null);

  function put(file: GeoFile) {
    const added = withThings(config, toDegrees(file), look === "quiet");
    setAsked(null);
    setTold(added.told);
    onChange(added.config);
  }
  async function bring(files: readonly File[]) {
    const [file] = files;
    if (file === undefined) return;
    setFault("");
    setTold("");
    setAsked(null);
    try {
      const read = await readGeoFile(file);
      if (read.zone === null) put(read);
      else setAsked(read);
    } catch (error) {
      if (!(error instanceof GeoFileFault)) throw error;
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
        {asked !== null && asked.zone !== null && (
          <Notice tone="plain">
            <p>GeoJSON sin CRS WGS84: detectado {systemOf(asked.zone)}, ¿reproyectar?</p>
            <div className="nv-row">
              <Button rank="main" onClick={() => put(asked)}>
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
