import { formatBytes, formatNumber } from "@nv/spanish";
import { Button, Notice } from "@nv/ui";
import { saveFile } from "@nv/web";
import { type ReactNode, useState } from "react";
import { SaveToLibrary } from "../SaveToLibrary";
import type { DotFileWords, DotFormat } from "./dot-messages";
import type { DotMap } from "./use-dot-map";

interface Props {
  readonly map: DotMap;
  readonly words: DotFileWords;
}

const FILES: readonly (readonly [format: DotFormat, label: string, ending: string])[] = [
  ["svg", "SVG", "svg"],
  ["png", "PNG", "png"],
  ["geojson", "GeoJSON", "geojson"],
  ["topojson", "TopoJSON", "topojson"],
  ["csv", "CSV", "csv"],
  ["datawrapper", "CSV para Datawrapper", "datawrapper.csv"],
];
const NAME = "mapa-de-puntos";
/** What Datawrapper takes at once, bytes. @see https://developer.datawrapper.de */
const DATAWRAPPER_BYTES = 2 * 1024 * 1024;

/** The dots as files, and into the library. */
export function DotDownloads({ map, words }: Props): ReactNode {
  const [busy, setBusy] = useState("");
  const [notice, setNotice] = useState("");
  const isIdle = map.placed !== null && map.placed.total > 0 && map.share === null && busy === "";

  async function save(format: DotFormat, label: string, ending: string) {
    setBusy(label);
    setNotice("");
    // Why it could not is told where the work is shown.
    const content = await map.write(format, words).catch(() => null);
    setBusy("");
    if (content === null) return;
    saveFile({ name: `${NAME}.${ending}`, content });
    if (format === "datawrapper" && content.size > DATAWRAPPER_BYTES)
      setNotice(
        `Pesa ${formatBytes(content.size)} y Datawrapper admite ${formatBytes(DATAWRAPPER_BYTES)}: haz que cada punto sean más.`,
      );
    if (format === "svg" && (map.placed?.total ?? 0) > 100_000)
      setNotice(
        `Son ${formatNumber(map.placed?.total ?? 0, { decimals: 0 })} puntos: Illustrator irá despacio. El PNG pesa siempre lo mismo.`,
      );
  }

  return (
    <div>
      <div className="nv-tool__actions">
        {FILES.map(([format, label, ending], at) => (
          <Button
            key={format}
            rank={at === 0 ? "main" : "plain"}
            disabled={!isIdle}
            onClick={() => void save(format, label, ending)}
          >
            {busy === label ? "Preparando…" : at === 0 ? `Descargar ${label}` : label}
          </Button>
        ))}
        <SaveToLibrary
          disabled={!isIdle}
          make={async () =>
            new File([await map.write("geojson", words)], `${NAME}.geojson`, { type: "application/geo+json" })
          }
        />
      </div>
      {notice !== "" && (
        <Notice tone="plain">
          <p>{notice}</p>
        </Notice>
      )}
    </div>
  );
}
