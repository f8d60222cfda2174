/** A page of a list, and how long the whole list is. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}
