import type { Observation, ObservationValue, SeriesColumn, SeriesSummary } from "@nv/contracts/schemas";
import { periodName } from "@nv/series";
import { formatCount, formatDate, formatNumber } from "@nv/spanish";

const STATES = { draft: "Borrador", published: "Publicada", pinned: "Publicada", retired: "Retirada" } as const;

/** Decimals that a figure is shown with: those of whoever measured it. */
const DECIMALS = 6;

/** Returns the state of a series, in words, with the tone of its mark. */
export function stateOf({ status, hasUnpublishedChanges, isWaiting }: SeriesSummary): {
  readonly text: string;
  readonly tone: "ochre" | "green" | undefined;
} {
  if (isWaiting) return { text: "Espera a alguien", tone: "ochre" };
  if (hasUnpublishedChanges) return { text: "Con cambios sin publicar", tone: "ochre" };
  return { text: STATES[status], tone: status === "published" || status === "pinned" ? "green" : undefined };
}

/** Returns the value of an observation in a column, as people read it. */
export function valueText(
  value: ObservationValue | undefined,
  { kind, unit }: Pick<SeriesColumn, "kind" | "unit">,
): string {
  if (value === null || value === undefined) return "—";
  if (typeof value === "number")
    return formatNumber(value, { decimals: DECIMALS }) + (unit === "" ? "" : `\u00a0${unit}`);
  return kind === "date" && /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value, "short") : value;
}

/** Describes how many observations there are and of when. */
export function extentText({ data, period }: Pick<SeriesSummary, "data" | "period">): string {
  if (data.observations === 0) return "Sin observaciones";
  const counted = formatCount(data.observations, "observación", "observaciones", "feminine");
  return `${counted}, ${periodName(period, data.first)} – ${periodName(period, data.last)}`;
}

/** Returns the source of an observation, with what is said about it. */
export const asideText = ({ source, isProvisional, note }: Observation): string =>
  [source, isProvisional ? "provisional" : "", note].filter(Boolean).join(" · ");
