import type { CheckedLink } from "./check-links.ts";

/** Chapters of what needs a person, in the order in which it hurts. */
const CHAPTERS = [
  { verdict: "dead", title: "Muertos", advice: "Ya no llevan a ninguna parte: corrige o quita el enlace." },
  { verdict: "moved", title: "Mudados", advice: "Llevan a otra dirección: comprueba que es lo mismo y apunta a ella." },
  { verdict: "unsure", title: "Dudosos", advice: "No han contestado o no dejan entrar a un programa: ábrelos a mano." },
] as const;

function describe({ url, answer, movedTo, pages }: CheckedLink): string {
  const now = movedTo === "" ? "" : ` → ${movedTo}`;
  return `- <${url}> (${answer})${now}\n  - en ${pages.join(", ")}`;
}

/** Writes the report of a check, in Markdown. */
export function linksReport(checked: readonly CheckedLink[]): string {
  const chapters = CHAPTERS.flatMap(({ verdict, title, advice }) => {
    const links = checked.filter((link) => link.verdict === verdict);
    return links.length === 0
      ? []
      : [`## ${title}: ${links.length}\n\n${advice}\n\n${links.map(describe).join("\n")}\n`];
  });
  const alive = checked.filter(({ verdict }) => verdict === "alive").length;
  return [`# Enlaces a otros sitios\n\nDe ${checked.length}, responden bien ${alive}.\n`, ...chapters].join("\n");
}
