import { DEAD_LINK_STATES, LINK_STATES, type LinkState } from "@nv/contracts";
import type { LegacyLinkSummary, LinkCheck } from "@nv/contracts/schemas";

/** How a state is drawn: `undefined` for what is neither good nor bad. */
export type Tone = "green" | "ochre" | "accent" | undefined;

const TONES: Readonly<Partial<Record<LinkState, Tone>>> = { alive: "green", redirects: "green", mixed: "ochre" };

/** What an address is, in words. */
export function stateOf(check: LinkCheck | null): { readonly name: string; readonly tone: Tone } {
  const state = check?.state ?? "unknown";
  return { name: LINK_STATES[state], tone: DEAD_LINK_STATES.includes(state) ? "accent" : TONES[state] };
}

/** What readers get of an old link, in words. */
export function pageState(link: Pick<LegacyLinkSummary, "status" | "pageUrl" | "hasUnpublishedChanges">): {
  readonly name: string;
  readonly tone: Tone;
} {
  if (link.status === "retired") return { name: "Retirado", tone: undefined };
  if (link.pageUrl === null) return { name: "Sin publicar", tone: undefined };
  return link.hasUnpublishedChanges
    ? { name: "Con cambios sin publicar", tone: "ochre" }
    : { name: "Publicado", tone: "green" };
}
