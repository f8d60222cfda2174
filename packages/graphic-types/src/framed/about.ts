import type { AboutType } from "../graphic-type.ts";

/** Describes a type that is one thing of somebody else's. */
export function aboutFramed<const Name extends string>(
  name: Name,
  label: string,
  sourceLabel = "Gráfico",
): AboutType<Name, { type: Name; source: string }> {
  return {
    name,
    label,
    labels: { source: sourceLabel },
    mapSources: (config, map) => ({ ...config, source: map(config.source, "source") }),
    first: () => ({ type: name, source: "" }),
  };
}

/** The types that are nothing but a frame. */
export const ABOUT_FRAMED = {
  external: aboutFramed("external", "Externo"),
  map: aboutFramed("map", "Mapa"),
  scrolly: aboutFramed("scrolly", "Scrolly"),
} as const;
