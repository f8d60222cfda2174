import { DEAD_LINK_STATES, LINK_STATES, type LinkState } from "@nv/contracts";
import type { LegacyLinkSummary, LinkCheck } from "@nv/contracts/schemas";

/** Tone in which a state is drawn: `undefined` for one that is neither good nor bad. */
export type Tone = "green" | "ochre" | "accent" | undefined;

const TONES: Readonly<Partial<Record<LinkState, Tone>>> = { alive: "green", redirects: "green", mixed: "ochre" };

/** Returns the state of an address, in words, with its tone. */
export function stateOf(check: LinkCheck | null): { readonly text: string; readonly tone: Tone } {
  const state = check?.state ?? "unknown";
  return { text: LINK_STATES[state], tone: DEAD_LINK_STATES.includes(state) ? "accent" : TONES[state] };
}

/** Returns the state of the page of an old link, in words, with its tone. */
export function pageState(link: Pick<LegacyLinkSummary, "status" | "pageUrl" | "hasUnpublishedChanges">): {
  readonly text: string;
  readonly tone: Tone;
} {
  if (link.status === "retired") return { text: "Retirado", tone: undefined };
  if (link.pageUrl === null) return { text: "Sin publicar", tone: undefined };
  return link.hasUnpublishedChanges
    ? { text: "Con cambios sin publicar", tone: "ochre" }
    : { text: "Publicado", tone: "green" };
}
