import type { SectionShape } from "@nv/contracts/schemas";
import type { FittedMap } from "@nv/geography";
import { useEffect, useState } from "react";
import { sectionsPath } from "./core/section-map";

/** Sections that are drawn without a pause: a large city has thousands, and the page answers in between. */
const AT_ONCE = 300;

/** Sections as they are drawn so far: the `d` of paths. */
export interface SectionPaths {
  /** Of the section that the map is of; empty without one. */
  readonly main: string;
  /** Of the others, many to a path. */
  readonly others: readonly string[];
}

const NOTHING: SectionPaths = { main: "", others: [] };

/** Draws sections, some at a time. @param map - `null` while there is nowhere to draw. @param of - The section that the map is of. */
export function useSectionPaths(
  shapes: readonly SectionShape[],
  map: FittedMap | null,
  of: string | undefined,
): SectionPaths {
  const [paths, setPaths] = useState(NOTHING);
  useEffect(() => {
    if (map === null) return setPaths(NOTHING);
    const main = sectionsPath(
      shapes.filter(({ code }) => code === of),
      map,
    );
    const rest = shapes.filter(({ code }) => code !== of);
    const others: string[] = [];
    let timer = 0;
    function next(fitted: FittedMap) {
      const some = rest.slice(others.length * AT_ONCE, (others.length + 1) * AT_ONCE);
      others.push(sectionsPath(some, fitted));
      setPaths({ main, others: [...others] });
      if (others.length * AT_ONCE < rest.length) timer = window.setTimeout(next, 0, fitted);
    }
    next(map);
    return () => window.clearTimeout(timer);
  }, [shapes, map, of]);
  return paths;
}
