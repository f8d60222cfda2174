/** A series as the page tells it: its name, and the columns of the table with its value and its edges. */
export type ReaderSeries = readonly [name: string, value: number, ...edges: number[]];

/** Reads the series of a page: a line for each, with tabulators in it. */
export const readSeries = (written: unknown): readonly ReaderSeries[] =>
  String(written)
    .split("\n")
    .map((line) => {
      const [name = "", value, ...edges] = line.split("\t");
      return [name, Number(value), ...edges.map(Number)];
    });

/** Writes what {@link readSeries} reads: no name has a tabulator or an end of line. */
export const writeSeries = (series: readonly ReaderSeries[]): string =>
  series.map((parts) => parts.join("\t")).join("\n");
