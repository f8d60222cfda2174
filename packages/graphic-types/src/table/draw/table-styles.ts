import { CATEGORICAL } from "@nv/ui/data-palette";
import { isOfFigures } from "../cell-key.ts";
import type { TableConfig } from "../config.ts";
import { type Domain, withZero, zeroOf } from "../core/bar-of.ts";
import { cssText } from "./css-text.ts";
import { headTexts } from "./head-html.ts";
import type { SeenColumn } from "./seen-table.ts";

/** Widths of a frame below which the first column holds while the others roll, or each row is a card, CSS pixels. */
export const PHONE_BELOW_PX = 560;

const [RED, BLUE] = CATEGORICAL;

/** Colours of the parts, on light and on dark. */
const PARTS = {
  ink: ["#171512", "#efece4"],
  soft: ["#5b564d", "#a49d8f"],
  rule: ["#dcd7cb", "#35322d"],
  s1: [RED.light, RED.dark],
  s2: [BLUE.light, BLUE.dark],
} as const;

/** Grounds that a newspaper does not choose: that under a column which holds, and that of a row which is marked. */
const GROUNDS = ["--t-ground:#fff;--t-wash:#f4efe4", "--t-ground:#131211;--t-wash:#26241f"] as const;

const variables = (theme: 0 | 1) =>
  [
    ...Object.entries(PARTS).map(([name, colours]) => `--t-${name}:var(--nv-house-${name},${colours[theme]})`),
    GROUNDS[theme],
  ].join(";");

const BASE = [
  `.nv-tab{${variables(0)};color:var(--t-ink);font-family:var(--nv-face-figures,inherit);font-variant-numeric:tabular-nums lining-nums}`,
  `[data-nv-theme="dark"] .nv-tab{${variables(1)}}`,
  ".nv-tab .vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}",
  ".nv-tab-rolls{position:relative;overflow-x:auto}",
  ".nv-tab :is(.nv-tab-rolls,button,a,summary):focus-visible{outline:2px solid var(--t-ink);outline-offset:-2px}",
  ".nv-tab table{width:100%;border-collapse:separate;border-spacing:0;font-size:15px;line-height:1.3}",
  ".nv-tab :is(th,td){padding:8px 12px 8px 6px;border-bottom:1px solid var(--t-rule);font-weight:400;text-align:left;vertical-align:top}",
  ".nv-tab :is([scope=row],[scope=rowgroup]){padding-left:0}.nv-tab thead th{padding:0;border-bottom:1px solid var(--t-ink);font-size:13px;font-weight:700;vertical-align:bottom}",
  ".nv-tab thead th[colspan]{padding:8px 12px 4px 6px;border-bottom-color:var(--t-rule)}",
  ".nv-tab thead :is(span,button).o{position:relative;display:block;box-sizing:border-box;width:100%;min-height:44px;padding:12px 12px 8px 6px;border:0;background:none;color:inherit;font:inherit;text-align:inherit}",
  ".nv-tab [data-c='0'] .o{padding-left:0}.nv-tab thead .n{text-align:right}.nv-tab button.o{cursor:pointer}",
  // The room of the arrow is kept before there is a button, so that nothing moves when it comes.
  '.nv-tab th:not(.n)>.o::after,.nv-tab .n>.o::before{content:"↕";margin:0 3px;color:var(--t-soft);font-weight:400}.nv-tab span.o::after,.nv-tab span.o::before{visibility:hidden}',
  ".nv-tab th[aria-sort]>.o::after,.nv-tab th[aria-sort]>.o::before{color:inherit}",
  '.nv-tab [aria-sort=ascending]:not(.n)>.o::after,.nv-tab .n[aria-sort=ascending]>.o::before{content:"↑"}.nv-tab [aria-sort=descending]:not(.n)>.o::after,.nv-tab .n[aria-sort=descending]>.o::before{content:"↓"}',
  ".nv-tab .g th{padding-top:18px;font-weight:700}",
  ".nv-tab :is(.f,.t)>*{background:var(--t-wash)}.nv-tab .t>*{border-top:1px solid var(--t-ink);font-weight:700}",
  ".nv-tab .m,.nv-tab sup{color:var(--t-soft)}.nv-tab sup{font-size:.75em;line-height:0}",
  ".nv-tab-key{margin:0 0 4px}.nv-tab .nv-legend{display:block;max-width:100%;overflow:visible}",
  ".nv-tab-js{display:none}.nv-tab-pages{align-items:center;margin:12px 0 0}.nv-tab-pages p{flex:1 0 auto;margin:0;font-size:14px}",
  "@media screen and (scripting:enabled){.nv-tab .nv-tab-js{display:flex}.nv-tab:not([data-on]) .l{display:none}}",
  "@media screen{.nv-tab[data-on] .nv-tab-js{display:flex}.nv-tab [hidden]{display:none}}",
  ".nv-tab-file{margin:8px 0 0;font-size:13px}.nv-tab-file a{display:inline-block;padding:10px 0}",
  ".nv-tab-hint{display:none;margin:0 0 6px;color:var(--t-soft);font-size:13px}.nv-tab-hint[data-off]{visibility:hidden}",
  "@media print{.nv-tab-rolls{overflow:visible}.nv-tab tr[hidden]{display:table-row}.nv-tab tr{break-inside:avoid}.nv-tab *{print-color-adjust:exact}}",
].join("");

const PHONE = `@media(max-width:${PHONE_BELOW_PX - 1}px)`;

/** A row is a card: its first cell is its title, and each other one has the name of its column before it. */
function cardStyles(columns: readonly SeenColumn[]): string {
  const names = headTexts(columns)
    .slice(1)
    .map(
      ({ whole }, at) =>
        `.nv-tab tbody td:nth-child(${at + 2})::before,.nv-tab tfoot td:nth-child(${at + 2})::before{content:${cssText(whole)}}`,
    );
  return (
    `${PHONE}{.nv-tab :is(table,thead,tbody,tfoot,tr,th,td){display:block}.nv-tab tr{padding:10px 0;border-bottom:1px solid var(--t-ink)}` +
    ".nv-tab thead tr{display:flex;flex-wrap:wrap;gap:0 8px}.nv-tab thead th{border:0}.nv-tab thead th[colspan]{display:none}.nv-tab thead :is(span,button).o{padding:8px 4px 8px 0;text-align:left}" +
    ".nv-tab :is(tbody,tfoot) :is(th,td){width:auto!important;padding:3px 0;border:0!important}.nv-tab tbody th{font-weight:700}" +
    ".nv-tab td{display:flex!important;flex-wrap:wrap;gap:0 .3em;justify-content:end}.nv-tab td::before{flex:1 0 40%;margin:-3px 0;padding:3px 8px 3px 0;background:var(--t-ground);color:var(--t-soft);font-size:13px;font-weight:400;text-align:left}" +
    `.nv-tab :is(.f,.t) td::before{background:var(--t-wash)}.nv-tab td svg{flex-basis:100%;max-width:none}${names.join("")}}`
  );
}

/** The first column holds while the others roll under it. */
const HELD =
  '.nv-tab :is([scope=row],[data-c="0"]){position:sticky;left:0;z-index:1;background:var(--t-ground)}.nv-tab :is(.f,.t)>[scope=row]{background:var(--t-wash)}' +
  `${PHONE}{.nv-tab :is([scope=row],[data-c="0"]){max-width:44vw;min-width:28vw;box-shadow:1px 0 var(--t-rule);overflow-wrap:break-word}}`;

/** Room around the name of a column: its padding and its arrow, CSS pixels. */
const AROUND_HEAD_PX = 34;
/** Width of a letter of a head, in sizes of its letters: bold, and most of them small. */
const HEAD_LETTER = 0.6;

/** Letters of the longer line of a name that is broken in two where it is shortest. */
function longerLine(name: string): number {
  const words = name.split(" ");
  const breaks = words.map((_word, at) => [words.slice(0, at + 1), words.slice(at + 1)] as const);
  return Math.min(...breaks.map((lines) => Math.max(...lines.map((line) => line.join(" ").length))));
}

/** Columns that roll may be as wide as the names of two lines need: a tall head would be seen over columns of one line, which stand beside it. */
function headRoom(columns: readonly SeenColumn[]): string {
  return headTexts(columns)
    .slice(1)
    .map(
      ({ own }, at) =>
        `.nv-tab thead [data-c="${at + 1}"]{min-width:calc(${AROUND_HEAD_PX}px + ${Math.round(longerLine(own) * HEAD_LETTER * 10) / 10}em)}`,
    )
    .join("");
}

const rolling = (columns: readonly SeenColumn[]) =>
  columns.length < 3
    ? ""
    : `${PHONE}{.nv-tab-hint{display:block}.nv-tab td{white-space:nowrap}.nv-tab .w{min-width:180px;white-space:normal}${headRoom(columns)}}`;

/** Writes the rules of one column. @param child - Its place among the children of a row, from 1. */
function columnStyles(column: SeenColumn, child: number, domain: Domain | undefined): string {
  const cells = `.nv-tab tr>:nth-child(${child}):not([colspan])`;
  const body = `.nv-tab :is(tbody,tfoot) tr>:nth-child(${child}):not([colspan])`;
  const right = isOfFigures(column) ? `${body}{text-align:right}` : "";
  const width = { auto: "", narrow: `${cells}{width:5em}`, wide: `${cells}{min-width:15em}` }[column.width];
  if (column.look !== "bar" || domain === undefined) return right + width;
  const zero = zeroOf(withZero(domain));
  return `${right}${width}${body} svg{background:linear-gradient(var(--t-soft),var(--t-soft)) ${zero}% 0/1px 100% no-repeat}`;
}

const BARS =
  ".nv-tab-rolls svg{display:block;width:100%;min-width:90px;max-width:240px;height:8px;margin:4px 0 0 auto;overflow:visible}.nv-tab-rolls rect{height:100%;fill:var(--t-s2)}.nv-tab-rolls .u{fill:var(--t-s1)}";

/** Writes the style sheet of a table. */
export function tableStyles(
  { phone, fixesFirst }: Pick<TableConfig, "phone" | "fixesFirst">,
  columns: readonly SeenColumn[],
  domains: ReadonlyMap<number, Domain>,
): string {
  const hasBars = columns.some(({ look }) => look === "bar");
  return (
    BASE +
    (hasBars ? BARS : "") +
    columns.map((column, place) => columnStyles(column, place + 1, domains.get(column.at))).join("") +
    (phone === "cards" ? cardStyles(columns) : (fixesFirst ? HELD : "") + rolling(columns))
  );
}
