import { bindConfig, type EditorProps, FileField } from "@nv/piece-parts/fields";
import type { ReactNode } from "react";
import type { LocatorConfig } from "../config.ts";

/** The file of the library that has the streets of a map. */
export function StreetsFile(props: EditorProps<LocatorConfig>): ReactNode {
  return (
    <FileField
      {...bindConfig(props).part("streets").value("file")}
      kinds={["geometry"]}
      hint="Un .osm.pbf de la zona, de hasta 60 MB: de download.geofabrik.de recortado con osmium, o exportado de OpenStreetMap"
    />
  );
}
