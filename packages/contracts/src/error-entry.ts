/** An expected failure of the server: the status it is answered with and what the person reads. */
export interface ErrorEntry {
  readonly status: number;
  readonly es: string;
}
