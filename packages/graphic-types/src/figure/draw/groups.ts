import type { FigureData } from "../figure-parts.ts";

/** Lists the groups that rows are of, in the order in which they come; none where the table has no such column. */
export const groupsOf = ({ rows }: Pick<FigureData, "rows">): readonly string[] => [
  ...new Set(rows.flatMap(({ group }) => (group === undefined || group === "" ? [] : [group]))),
];
