/** Words that are no notation of a place: a name to look for. */
export interface FoundName {
  readonly kind: "name";
  readonly text: string;
}
