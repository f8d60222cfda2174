import { formatBytes, formatNumber } from "@nv/spanish";
import type { ReactNode } from "react";
import { FileDownloads, type MadeFile } from "../FileDownloads";
import type { DotFileWords, DotFormat } from "./dot-messages";
import type { DotMap } from "./use-dot-map";

interface Props {
  readonly map: DotMap;
  readonly words: DotFileWords;
  /** Whether something else was asked for than what is there, or what is missing has not been confirmed. */
  readonly isHeld: boolean;
}

type FileKind = readonly [format: DotFormat, label: string, ending: string];

const GEOJSON: FileKind = ["geojson", "GeoJSON", "geojson"];
const FILES: readonly FileKind[] = [
  ["svg", "SVG", "svg"],
  ["png", "PNG", "png"],
  GEOJSON,
  ["topojson", "TopoJSON", "topojson"],
  ["csv", "CSV", "csv"],
  ["datawrapper", "CSV para Datawrapper", "datawrapper.csv"],
];
const NAME = "mapa-de-puntos";
/** Most that Datawrapper takes at once, bytes. @see https://developer.datawrapper.de */
const DATAWRAPPER_BYTES = 2 * 1024 * 1024;
/** From so many on, Illustrator takes its time. */
const MANY_DOTS = 100_000;

function remarkOf(format: DotFormat, total: number, sizeBytes: number): string {
  if (format === "datawrapper" && sizeBytes > DATAWRAPPER_BYTES)
    return `Pesa ${formatBytes(sizeBytes)} y Datawrapper admite ${formatBytes(DATAWRAPPER_BYTES)}: haz que cada punto sean más.`;
  if (format === "svg" && total > MANY_DOTS)
    return `Son ${formatNumber(total, { decimals: 0 })} puntos: Illustrator irá despacio. El PNG pesa siempre lo mismo.`;
  return "";
}

/** The dots as files, and into the library. */
export function DotDownloads({ map, words, isHeld }: Props): ReactNode {
  const total = map.placed?.total ?? 0;
  const fileOf = ([format, label, ending]: FileKind): MadeFile => ({
    label,
    name: `${NAME}.${ending}`,
    make: () => map.write(format, words),
    remark: (sizeBytes) => remarkOf(format, total, sizeBytes),
  });
  return (
    <FileDownloads
      files={FILES.map(fileOf)}
      kept={fileOf(GEOJSON)}
      disabled={total === 0 || map.share !== null || isHeld}
    />
  );
}
