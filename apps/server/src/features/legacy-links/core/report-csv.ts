import { DEAD_LINK_STATES, LINK_STATES, LINK_TARGETS } from "@nv/contracts";
import type { LegacyLinkSummary, LinkCheck } from "@nv/contracts/schemas";
import { BYTE_ORDER_MARK, delimitedLine } from "@nv/tables";

const COLUMNS = [
  "qué era",
  "dirección antigua",
  "estado",
  "qué pasa",
  "comprobado",
  "qué hay ahora",
  "dirección nueva",
  "estado de la nueva",
  "qué pasa con la nueva",
  "responsable",
  "página publicada",
];

const isDead = (check: LinkCheck | null) => check !== null && DEAD_LINK_STATES.includes(check.state);

/**
 * The old links that lead to nothing, as a file for a spreadsheet: those whose old address is dead and that readers are not led on from,
 * and those whose new one is dead too. No cell can be a formula.
 */
export function reportCsv(links: readonly LegacyLinkSummary[]): string {
  const dead = links.filter(
    ({ status, check, targetCheck, pageUrl }) =>
      status !== "retired" && ((isDead(check) && pageUrl === null) || isDead(targetCheck)),
  );
  const lines = dead.map(({ title, source, check, targetCheck, checkedAtMs, target, owner, pageUrl }) =>
    delimitedLine(
      [
        title,
        source,
        LINK_STATES[check?.state ?? "unknown"],
        check?.detail ?? "",
        checkedAtMs === null ? "" : new Date(checkedAtMs).toISOString().slice(0, 10),
        LINK_TARGETS[target.kind],
        target.kind === "address" ? target.url : "",
        targetCheck === null ? "" : LINK_STATES[targetCheck.state],
        targetCheck?.detail ?? "",
        owner,
        pageUrl ?? "",
      ],
      ";",
    ),
  );
  return BYTE_ORDER_MARK + delimitedLine(COLUMNS, ";") + lines.join("");
}
