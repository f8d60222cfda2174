import { ATLAS_FILES } from "@nv/geography";
import { Button, Notice } from "@nv/ui";
import { saveFile } from "@nv/web";
import { fetchAtlasFile } from "@nv/web/atlas-file";
import { type ReactNode, useState } from "react";
import { DIVISIONS, type Division, outlineGeoJson, outlineSvg } from "./core/spain-outlines";

const KINDS = [
  { kind: "SVG", end: "svg", type: "image/svg+xml", write: outlineSvg },
  { kind: "GeoJSON", end: "geojson", type: "application/geo+json", write: outlineGeoJson },
] as const;

const NAMES: readonly Division[] = ["provinces", "communities"];

/** The outline of Spain by provinces and by communities, to draw on it or to join a table to it. */
export function OutlineDownloads(): ReactNode {
  const [busy, setBusy] = useState("");
  const [hasFailed, setHasFailed] = useState(false);

  async function save(division: Division, { kind, end, type, write }: (typeof KINDS)[number]) {
    setBusy(`${division} ${kind}`);
    setHasFailed(false);
    try {
      const content = write(await fetchAtlasFile(ATLAS_FILES.spainLight), division);
      saveFile({ name: `espana-${DIVISIONS[division].file}.${end}`, content, type });
    } catch {
      // Without a connection there is no atlas; what was on the page stays.
      setHasFailed(true);
    }
    setBusy("");
  }

  return (
    <>
      <div className="nv-row">
        {NAMES.flatMap((division) =>
          KINDS.map((one) => (
            <Button key={`${division} ${one.kind}`} disabled={busy !== ""} onClick={() => void save(division, one)}>
              {busy === `${division} ${one.kind}` ? "Preparando…" : `${DIVISIONS[division].label}, ${one.kind}`}
            </Button>
          )),
        )}
      </div>
      {hasFailed && (
        <Notice tone="wrong">
          <p role="status">No se ha podido traer el contorno: comprueba la conexión y vuelve a pulsar.</p>
        </Notice>
      )}
    </>
  );
}
