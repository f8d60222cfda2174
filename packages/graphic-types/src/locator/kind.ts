/** A map that says where something is. */
export const locatorKind = {
  name: "locator",
  label: "Mapa de situación",
} as const;
