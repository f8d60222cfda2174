/**
 * Rows of the tables of a page, cell by cell.
 *
 * @param first - What the first cell of a wanted row begins with.
 */
export function tableRows(page: string, first: RegExp): readonly (readonly string[])[] {
  return page
    .split("\n")
    .filter((line) => line.startsWith("| ") && first.test(line.slice(2)))
    .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| /, "").replace(/ \|$/, "")));
}
