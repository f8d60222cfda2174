import type { LegacyLinkFields } from "@nv/contracts/schemas";
import { escapeHtml } from "@nv/embeds";
import { formatDate } from "@nv/spanish";

/** Facts that a page tells of an old link. */
export interface Landing extends Pick<LegacyLinkFields, "title" | "source" | "reason" | "publishedOn" | "copyUrl"> {
  /** Place where what it was is now: another address, the rescued archive of this same page, nowhere. */
  readonly now:
    | { readonly kind: "address"; readonly url: string }
    | { readonly kind: "archive"; readonly url: string }
    | { readonly kind: "page" };
}

/** Light or dark as the reader's system says: nothing is around a page that is read by itself. */
const STYLES = `:root{color-scheme:light dark;--ink:#1b1b1b;--paper:#fff;--soft:#5a5a5a;--hair:#d5d5d5;--link:#0b4f8a}
@media (prefers-color-scheme:dark){:root{--ink:#ececec;--paper:#141414;--soft:#b0b0b0;--hair:#3d3d3d;--link:#8fc4f5}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 Georgia,"Times New Roman",serif}
main{max-width:38rem;margin:0 auto;padding:clamp(1.5rem,6vw,4.5rem) 1.25rem}
h1{margin:0 0 1rem;font-size:clamp(1.6rem,5vw,2.4rem);line-height:1.15;text-wrap:balance}
p{margin:0 0 1rem}
h1,p,a{overflow-wrap:anywhere}
a{color:var(--link)}
a:focus-visible{outline:3px solid;outline-offset:3px}
.now{padding:1rem 0;border-block:1px solid var(--hair);font-size:1.1875rem}
.old{color:var(--soft);font:.9375rem/1.5 system-ui,sans-serif}`;

/**
 * Writes when something old was published, as far as it is known.
 *
 * @param day - `YYYY-MM-DD`, `YYYY-MM`, `YYYY` or empty.
 * @example publishedText("2014-05") // "en mayo de 2014"
 */
export function publishedText(day: string): string {
  const parts = day.split("-").length;
  if (parts === 3) return `el ${formatDate(day)}`;
  if (parts === 2) return `en ${formatDate(`${day}-01`).replace(/^1\s+de /, "")}`;
  return day === "" ? "" : `en ${day}`;
}

const link = (url: string, text: string) => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;

/** An address as it is read: without what is the same in all. */
const readable = (url: string) => url.replace(/^https?:\/\//, "").replace(/\/$/, "");

function nowHtml({ now }: Landing): string {
  if (now.kind === "address") return `Ahora está en ${link(now.url, readable(now.url))}.`;
  if (now.kind === "archive")
    return `Se conserva como captura: ${link(now.url, "ver la captura")}. Es una copia de entonces, y puede que algo de ella ya no funcione.`;
  return "Ya no está disponible.";
}

/** The page that stands for an old link: what it was, when it came out, why it is kept or gone, and where to go. It runs nothing. */
export function landingPage(landing: Landing): string {
  const { title, source, reason, publishedOn, copyUrl, now } = landing;
  const when = publishedText(publishedOn);
  const paragraphs = reason
    .split(/\n{2,}/)
    .filter((text) => text.trim() !== "")
    .map((text) => `<p>${escapeHtml(text.trim()).replaceAll("\n", "<br>")}</p>`);
  const canonical = now.kind === "address" ? `<link rel="canonical" href="${escapeHtml(now.url)}">` : "";
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
${canonical}<style>${STYLES}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${when === "" ? "Se publicó" : `Se publicó ${when}`} en la dirección que has seguido, que ya no se usa.</p>
<p class="now">${nowHtml(landing)}</p>
${paragraphs.join("\n")}
${copyUrl === "" ? "" : `<p>Hay otra copia en ${link(copyUrl, new URL(copyUrl).hostname)}.</p>`}
<p class="old">Dirección antigua: ${escapeHtml(readable(source))}</p>
</main>
</body>
</html>
`;
}
