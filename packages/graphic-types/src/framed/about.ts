import type { AboutType } from "../graphic-type.ts";
import type { Kind } from "../kind.ts";

/** Describes a type that is one thing of somebody else's. */
export function aboutFramed<const Name extends string>(
  kind: Kind<Name>,
): AboutType<Name, { type: Name; source: string }> {
  return {
    ...kind,
    labels: { source: "Gráfico" },
    mapSources: (config, map) => ({ ...config, source: map(config.source, "source") }),
    first: () => ({ type: kind.name, source: "" }),
  };
}
