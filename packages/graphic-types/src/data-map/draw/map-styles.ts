import { inkOn, type ThemedColour, themedPaints } from "../../core/legend/scale-colours.ts";

/** From this width of the frame on, labels are those of wide ones. */
export const WIDE_FROM_PX = 520;

/** Widest that a map is, CSS pixels. */
export const WIDEST_PX = 860;

/** Parts that the page paints, on light and on dark. */
export const PARTS = {
  ink: ["#171512", "#efece4"],
  soft: ["#5b564d", "#a49d8f"],
  rule: ["#dcd7cb", "#35322d"],
} as const;

/** Grounds and greys that go with the page. */
export const GREYS = {
  halo: ["#ffffff", "#131211"],
  none: ["#e9e6df", "#2b2925"],
  frame: ["#8f887b", "#7a7467"],
} as const;

const variables = (theme: 0 | 1) =>
  [
    ...Object.entries(PARTS).map(([name, colours]) => `--m-${name}:var(--nv-house-${name},${colours[theme]})`),
    ...Object.entries(GREYS).map(([name, colours]) => `--m-${name}:${colours[theme]}`),
  ].join(";");

/** Rules of the grounds of a map and of its legend, wherever it is drawn. */
const GROUND = [
  `.nv-map{${variables(0)};max-width:${WIDEST_PX}px;margin:0;color:var(--m-ink);font-family:var(--nv-face-figures,inherit);font-variant-numeric:tabular-nums lining-nums}`,
  `[data-nv-theme="dark"] .nv-map{${variables(1)}}`,
  ".nv-map .h0{fill:var(--m-none)}.nv-map .h1{stroke:var(--m-soft)}",
  `.nv-map .w{display:none}@media(min-width:${WIDE_FROM_PX}px){.nv-map .m{display:none}.nv-map .w{display:revert}}`,
  ".nv-map-key{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:end;margin:0 0 8px;font-size:13px;line-height:1.25}.nv-map-key svg{display:block;max-width:100%;height:auto}.nv-map-key b{flex-basis:100%;font-weight:700}",
].join("");

/** Rules of a map and of what is around it on a page of its own. */
const BASE = [
  GROUND,
  ".nv-map [role=img]>svg{display:block;width:100%;height:auto}.nv-map .vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}",
  ".nv-map .e path{stroke:var(--m-halo);stroke-width:.7;stroke-linejoin:round;vector-effect:non-scaling-stroke}",
  ".nv-map .b{fill:none;stroke:var(--m-halo);stroke-width:.8;stroke-linejoin:round;vector-effect:non-scaling-stroke}",
  ".nv-map .i{fill:none;stroke:var(--m-frame);stroke-width:.8}",
  ".nv-map .cn{fill:var(--m-none)}.nv-map .cp{fill:url(#nv-hatch)}",
  ".nv-map .l{text-anchor:middle;fill:var(--m-ink);stroke:var(--m-halo);stroke-width:.22em;stroke-linejoin:round;paint-order:stroke}",
  ".nv-map-data summary{display:inline-block;padding:12px 0;font-size:13px;text-decoration:underline;text-underline-offset:3px;cursor:pointer}.nv-map-data div{max-height:320px;overflow:auto}",
  ".nv-map-data table{border-collapse:collapse;font-size:13px}.nv-map-data :is(th,td){padding:4px 14px 4px 0;border-top:1px solid var(--m-rule);text-align:right;font-weight:400;white-space:nowrap}",
  ".nv-map-data :is(tr>:first-child,.x){text-align:left}.nv-map-data thead th{border:0;font-weight:700;vertical-align:bottom}",
  ".nv-map :focus-visible{outline:2px solid var(--m-ink);outline-offset:2px}",
  ".nv-map [role=img]{position:relative}.nv-map .e [data-on]{stroke:var(--m-ink);stroke-width:1.6}",
  ".nv-map-tip{position:absolute;top:0;left:0;z-index:1;max-width:60%;margin:0;padding:6px 8px;border:1px solid var(--m-soft);border-radius:3px;background:var(--m-halo);font-size:13px;pointer-events:none}.nv-map-tip :is(b,span){display:block}",
  ".nv-map-js{display:none}@media screen and (scripting:enabled){.nv-map-js{display:flex}}.nv-map-status{margin:0;font-size:13px}.nv-map-found{margin:4px 0 0;padding:0;list-style:none;font-size:14px}.nv-map-found li{padding:4px 0}",
  ".nv-map-file{margin:8px 0 0;font-size:13px}.nv-map-file a{display:inline-block;padding:10px 0}",
].join("");

/** Colours of the classes of a map, and of the words upon them. */
const classPaints = (classes: readonly ThemedColour[]) => ({
  fills: themedPaints(".nv-map", "c", classes).styles,
  inks: themedPaints(
    ".nv-map",
    "t",
    classes.map(({ light, dark }) => ({ light: inkOn(light), dark: inkOn(dark) })),
  ).styles,
});

/** Writes the style sheet of a map inside a story, whose paints are attributes: their colours, and its legend. @param hasWords - Whether anything is written upon its areas. */
export function storyMapStyles(classes: readonly ThemedColour[], hasWords: boolean): string {
  const { fills, inks } = classPaints(classes);
  return `${GROUND}${fills}${hasWords ? inks : ""}.nv-map .ea path{vector-effect:non-scaling-stroke}`;
}

/** Writes the style sheet of a map: of its classes, those that it has. */
export function mapStyles(classes: readonly ThemedColour[]): string {
  const { fills, inks } = classPaints(classes);
  const rules = classes.map(
    (_one, at) => `.nv-map .c${at}{fill:var(--c${at})}.nv-map .t-c${at}{fill:var(--t${at});stroke:var(--c${at})}`,
  );
  return BASE + fills + inks + rules.join("");
}
