/** Id of a Datawrapper chart, as a configuration keeps it. */
const CHART_ID = /^[0-9A-Za-z_-]{5}$/;

const CHART_SCHEME = "chart:";

const FILE_SCHEME = "file:";

const SERIES_SCHEME = "series:";

const TRACKER_SCHEME = "tracker:";

const GRAPHIC_SCHEME = "graphic:";

const ELECTION_SCHEME = "election:";

const EXAMPLE_SCHEME = "example:";

/** Schemes of the house's own sources that are not framed. */
const UNFRAMED_SCHEMES = [FILE_SCHEME, SERIES_SCHEME, TRACKER_SCHEME, GRAPHIC_SCHEME, ELECTION_SCHEME];

const OWN_SCHEMES = [...UNFRAMED_SCHEMES, EXAMPLE_SCHEME];

/**
 * Returns the reference of a source that a configuration uses, a text with a scheme: `chart:AbC12` is a chart of Datawrapper; `file:` with its
 * id, a file of the library, `series:` with its address, a series of observations, `tracker:` with its address, a mandate that is followed or
 * a comparison, `graphic:` with its address, a published graphic that is cited, `election:` with its address, the count of an election, whichever
 * of its parts is used, `example:` with its name, a page of the house that the examples frame. An https address is its own reference.
 *
 * @param source - In its one spelling; see `readSource`.
 */
export function referenceOf(source: string): string {
  if (CHART_ID.test(source)) return CHART_SCHEME + source;
  const election = electionSlugIn(source);
  return election === null ? source : electionReference(election);
}

/** Returns the scheme of a reference, before its first colon: it tells who can resolve the reference. */
export function schemeOf(reference: string): string {
  return reference.slice(0, reference.indexOf(":"));
}

/** The id that a `chart:` reference names; `null` for every other reference. */
export function chartIdIn(reference: string): string | null {
  return reference.startsWith(CHART_SCHEME) ? reference.slice(CHART_SCHEME.length) : null;
}

/** The id that a `file:` reference names; `null` for every other reference. */
export function fileIdIn(reference: string): string | null {
  return reference.startsWith(FILE_SCHEME) ? reference.slice(FILE_SCHEME.length) : null;
}

/** Returns the reference of a series. @param slug - Last part of its public address. */
export function seriesReference(slug: string): string {
  return SERIES_SCHEME + slug;
}

/** The address that a `series:` reference names; `null` for every other reference. */
export function seriesSlugIn(reference: string): string | null {
  return reference.startsWith(SERIES_SCHEME) ? reference.slice(SERIES_SCHEME.length) : null;
}

/** Returns the reference of a tracker. @param slug - Last part of its public address. */
export function trackerReference(slug: string): string {
  return TRACKER_SCHEME + slug;
}

/** The address that a `tracker:` reference names; `null` for every other reference. */
export function trackerSlugIn(reference: string): string | null {
  return reference.startsWith(TRACKER_SCHEME) ? reference.slice(TRACKER_SCHEME.length) : null;
}

/** Returns the reference of the count of an election. @param slug - Last part of its public address. */
export function electionReference(slug: string): string {
  return ELECTION_SCHEME + slug;
}

/** The address that an `election:` reference names, whichever part of its count; `null` for every other reference. */
export function electionSlugIn(reference: string): string | null {
  return reference.startsWith(ELECTION_SCHEME)
    ? (reference.slice(ELECTION_SCHEME.length).split("/", 1)[0] ?? "")
    : null;
}

/** The part of a count that a source names behind the address of its election: `28` in `election:generales/28`; empty for the whole. */
export const countPartIn = (source: string): string =>
  source
    .slice(source.indexOf(":") + 1)
    .split("/")
    .slice(1)
    .join("/");

/** Whether a reference names data that are published, which fill a table in and are in no frame. */
export function isData(reference: string): boolean {
  return [seriesSlugIn, trackerSlugIn, electionSlugIn].some((slugIn) => slugIn(reference) !== null);
}

/** Returns the reference of a published graphic that is cited. @param slug - Last part of its public address. */
export function graphicReference(slug: string): string {
  return GRAPHIC_SCHEME + slug;
}

/** The address that a `graphic:` reference names; `null` for every other reference. */
export function graphicSlugIn(reference: string): string | null {
  return reference.startsWith(GRAPHIC_SCHEME) ? reference.slice(GRAPHIC_SCHEME.length) : null;
}

/** Returns the reference of a page of the house that the examples frame. @param name - Of the page. */
export function exampleReference(name: string): string {
  return EXAMPLE_SCHEME + name;
}

/** The page that an `example:` reference names; `null` for every other reference. */
export function examplePageIn(reference: string): string | null {
  return reference.startsWith(EXAMPLE_SCHEME) ? reference.slice(EXAMPLE_SCHEME.length) : null;
}

/** Whether what a reference names is ours: a file, a series, a tracker, a graphic, or a page of the examples. */
export function isOwnReference(reference: string): boolean {
  return OWN_SCHEMES.some((scheme) => reference.startsWith(scheme));
}

/** Whether a page frames what a reference names: what is of others, and the pages of the examples. */
export function isFramedReference(reference: string): boolean {
  return !UNFRAMED_SCHEMES.some((scheme) => reference.startsWith(scheme));
}
