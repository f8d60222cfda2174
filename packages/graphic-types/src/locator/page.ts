import { escapeHtml } from "@nv/embeds";
import type { PageInput, PageParts } from "../page-parts.ts";
import { attributionOf } from "./attribution.ts";
import { locatorBasemap } from "./basemap.ts";
import type { LocatorConfig } from "./config.ts";
import { drawLocator } from "./draw/draw-locator.ts";
import { drawnSize, WIDE_FROM_PX, WIDEST_PX } from "./drawn-sizes.ts";
import { wayToExplore } from "./explore/way-to-explore.ts";
import { paintByPage, paintRules, withRivers, withStreets } from "./palette.ts";

/** Most characters of the two drawings of a page, which is not to weigh more than 80 kB with all that every page has. */
const MOST_DRAWN = 66_000;

/** Characters of `MOST_DRAWN` that the way to a map that is explored takes, estimated high. */
const MOST_WAY = 4000;

/** Factors by which the drawings are made coarser, in order, until they are light enough: nobody sees the first steps. */
const COARSENESSES = [1, 1.5, 2.25, 3.5, 6] as const;

/** Most characters of the two drawings of a page of streets, which is not to weigh more than 120 kB. */
const MOST_DRAWN_STREETS = 102_000;

/** Writes the styles of a map: its colours, by light and in the dark, and which of its drawings is shown. */
function styleOf(config: LocatorConfig, hasStreets: boolean): string {
  const { light, dark } = paintRules(config, hasStreets ? withStreets : withRivers);
  return (
    `.nv-loc{${light};max-width:${WIDEST_PX}px}.nv-loc svg{display:block;width:100%;height:auto}.nv-loc .nv-loc-ancho{display:none}` +
    `@media(min-width:${WIDE_FROM_PX}px){.nv-loc .nv-loc-movil{display:none}.nv-loc .nv-loc-ancho{display:block}}${dark}`
  );
}

/** A drawing that is light enough; the coarsest where none is, since texts are not left out. */
function lightly(most: number, draw: (coarseness: number) => string): string {
  let drawn = "";
  for (const coarseness of COARSENESSES) {
    drawn = draw(coarseness);
    if (drawn.length <= most) break;
  }
  return drawn;
}

/** A map as SVG in the page: one for phones and one for wide frames, chosen by their width. */
export function locatorPage(config: LocatorConfig, input: PageInput): PageParts {
  const { streets = null } = input;
  const ground = locatorBasemap(config, input.atlas, streets !== null);
  const drawn = lightly(
    (streets === null ? MOST_DRAWN : MOST_DRAWN_STREETS) - (config.tiles === null ? 0 : MOST_WAY),
    (coarseness) =>
      (["phone", "wide"] as const)
        .map((frame) => {
          const name = frame === "phone" ? "movil" : "ancho";
          return drawLocator(config, ground, {
            ...drawnSize(config, frame),
            paint: paintByPage,
            coarseness,
            streets,
            numbers: input.house?.numbers,
            idPrefix: `${name}-`,
            attributes: { class: `nv-loc-${name}`, "aria-hidden": "true" },
          }).svg;
        })
        .join(""),
  );
  const html = `<div class="nv-loc" role="img" aria-label="${escapeHtml(input.altText)}">${drawn}</div>`;
  const way = wayToExplore(config, input);
  const texts = {
    sourceLine: input.sourceLine,
    credit: [input.credit, attributionOf(ground, streets)].filter(Boolean).join(" · "),
  };
  const head = `<style>${styleOf(config, streets !== null)}${way === null ? "" : way.styles}</style>`;
  if (way === null) return { ...texts, body: { kind: "html", html, head, saysAlt: true } };
  const { own, files, reaches } = way;
  return { ...texts, body: { kind: "html", html: way.around(html), head, saysAlt: true, own }, files, reaches };
}

/** The shapes of the page, before anybody measures it. */
export const locatorShapes = (config: LocatorConfig) =>
  (["phone", "wide"] as const).map((frame) => {
    const { widthPx, heightPx } = drawnSize(config, frame);
    const ratio = { heightRatio: heightPx / widthPx };
    return frame === "phone"
      ? { minWidthPx: 0, ...ratio }
      : { minWidthPx: WIDE_FROM_PX, mostWidthPx: WIDEST_PX, ...ratio };
  });
