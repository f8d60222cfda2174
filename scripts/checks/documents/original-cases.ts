import { tableRows } from "./table-rows.ts";

/** Number of cases that the tests of the original service check. */
const CASES = 76;

/** Cases of a first cell: `G01, G04`, `G29 – G32`. */
function casesOf(cell: string): readonly number[] {
  return cell.split(", ").flatMap((part) => {
    const [first = 0, last = first] = [...part.matchAll(/G(\d\d)/g)].map(([, number]) => Number(number));
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}

/**
 * Lists the faults of the page on the original service's tests: every case is there once, and what has no test says that it is not here.
 *
 * @returns A sentence for each fault; none when the page is right.
 */
export function originalCaseFaults(page: string): readonly string[] {
  const rows = tableRows(page, /^G\d/);
  const cases = rows.flatMap(([cell = ""]) => casesOf(cell));
  const all = Array.from({ length: CASES }, (_, i) => i + 1);
  return [
    ...all.flatMap((number) => {
      const times = cases.filter((found) => found === number).length;
      return times === 1 ? [] : [`case ${number} is there ${times} times`];
    }),
    ...rows.flatMap(([name = "", , test = "", here = ""]) => {
      const isRight = (test === "–" ? /^not here: / : /^(as there|differs: )/).test(here);
      return isRight ? [] : [`${name}: «${here}» does not go with «${test}»`];
    }),
  ];
}
