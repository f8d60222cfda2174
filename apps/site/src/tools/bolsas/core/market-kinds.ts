import type { MarketKind } from "@nv/series";

/** What each kind of thing is called, and the unit that it usually has. */
export const KINDS: Readonly<Record<MarketKind, { readonly label: string; readonly unit: string }>> = {
  index: { label: "Índice", unit: "puntos" },
  share: { label: "Acción", unit: "euros" },
  currency: { label: "Divisa", unit: "dólares" },
  spread: { label: "Prima de riesgo o tipo", unit: "puntos básicos" },
};
