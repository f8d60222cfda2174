import type { GeoBounds } from "@nv/geography";

/** Parts of the world that a map may show, degrees. */
export const WORLD_PARTS: Readonly<Record<string, { readonly label: string; readonly bounds: GeoBounds }>> = {
  europe: { label: "Europa", bounds: [-24, 34, 45, 71] },
  "latin-america": { label: "América Latina", bounds: [-118, -56, -34, 33] },
  "north-america": { label: "Norteamérica", bounds: [-168, 7, -52, 72] },
  africa: { label: "África", bounds: [-19, -36, 52, 38] },
  asia: { label: "Asia", bounds: [26, -11, 146, 54] },
};
