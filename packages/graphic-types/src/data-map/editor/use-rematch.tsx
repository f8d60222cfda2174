import type { EditorProps } from "@nv/piece-parts/fields";
import { useEffect, useRef } from "react";
import type { DataBasemap } from "../draw/data-basemap.ts";
import type { MapData } from "../map-parts.ts";

/** Parts of a map by which the areas of its rows are found. */
interface Matched {
  readonly areas: DataBasemap;
  readonly place: string;
  readonly data: MapData;
}

/** Finds the areas of the rows again, once what finds them has come; what was changed meanwhile stays. */
export function useRematch<Config extends Matched>({
  config,
  onChange,
}: Pick<EditorProps<Config>, "config" | "onChange">): (next: Config) => void {
  const latest = useRef({ config, onChange });
  useEffect(() => {
    latest.current = { config, onChange };
  });
  async function rematch(next: Config): Promise<void> {
    const [{ matcherFor }, { matchedCodes }] = await Promise.all([
      import("./area-matcher-for.ts"),
      import("./read-map-data.ts"),
    ]);
    const matcher = await matcherFor(next.areas);
    const { config: now, onChange: change } = latest.current;
    if (now.areas.kind !== next.areas.kind || now.place !== next.place) return;
    change({ ...now, data: { ...now.data, codes: [...matchedCodes(now.data, now.place, matcher)] } });
  }
  return (next) => {
    // Until they are found again, no row is of an area of another list.
    onChange({ ...next, data: { ...next.data, codes: [] } });
    // Where the names do not come, the rows go on without an area, and that is told.
    rematch(next).catch(() => undefined);
  };
}
