import { escapeHtml } from "@nv/embeds";
import { isOfFigures } from "../cell-key.ts";
import type { SeenColumn } from "./seen-table.ts";

/** Sign between the name of a group of columns and that of one of them, as the reader of tables joins names of two rows. */
const JOINT = " · ";

/** Name of a column: that of its group, its own, and both with its unit. */
interface HeadText {
  readonly group: string;
  readonly own: string;
  readonly whole: string;
}

/** The part before the last joint of a name that its neighbour has too. */
function groupsOf(columns: readonly SeenColumn[]): readonly string[] {
  const before = columns.map(({ name }, at) => (at === 0 ? "" : name.slice(0, Math.max(0, name.lastIndexOf(JOINT)))));
  return before.map((group, at) =>
    group !== "" && (before[at - 1] === group || before[at + 1] === group) ? group : "",
  );
}

/** Returns the names of columns; a unit that the name says already is not said twice. */
export function headTexts(columns: readonly SeenColumn[]): readonly HeadText[] {
  const groups = groupsOf(columns);
  return columns.map(({ name, unit, kind }, at) => {
    const group = groups[at] ?? "";
    const says = unit === "" || kind === "percent" || name.endsWith(`(${unit})`) || name.endsWith(`, ${unit}`);
    const behind = says ? "" : ` (${unit})`;
    return {
      group,
      own: (group === "" ? name : name.slice(group.length + JOINT.length)) + behind,
      whole: name + behind,
    };
  });
}

/** Writes the heads of the columns: in two rows where neighbours are of one group. */
export function headHtml(columns: readonly SeenColumn[], role: (name: string) => string): string {
  const texts = headTexts(columns);
  const hasGroups = texts.some(({ group }) => group !== "");
  const head = (at: number, own: string, span = "") => {
    const column = columns[at];
    const right = column !== undefined && isOfFigures(column) ? " class=n" : "";
    return `<th scope=col${role("columnheader")} data-c=${at}${span}${right}><span class=o>${escapeHtml(own)}</span>`;
  };
  if (!hasGroups) return `<tr${role("row")}>${texts.map(({ own }, at) => head(at, own)).join("")}`;
  const upper = texts.map(({ group, own }, at) => {
    if (group === "") return head(at, own, " rowspan=2");
    if (texts[at - 1]?.group === group) return "";
    const behind = texts.slice(at).findIndex((text) => text.group !== group);
    const span = behind === -1 ? texts.length - at : behind;
    return `<th scope=colgroup${role("columnheader")} colspan=${span}>${escapeHtml(group)}`;
  });
  const lower = texts.map(({ group, own }, at) => (group === "" ? "" : head(at, own)));
  return `<tr${role("row")}>${upper.join("")}<tr${role("row")}>${lower.join("")}`;
}
