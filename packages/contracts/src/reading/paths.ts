/** `GET ?q=`: pages that answer a search, as `SearchAnswer` of `schemas.ts`. */
export const SEARCH_PATH = "/api/search";

/** `GET ?q=`: graphics, includes and, for administrators, people that answer a search, as `FoundThings` of `schemas.ts`. */
export const SEARCH_THINGS_PATH = "/api/search/things";

/** `GET` (administrators): searches without results. `POST`: counts one. `DELETE ?query=` (administrators): takes one off the list. `PUT` (administrators): puts it back. */
export const SEARCH_MISSES_PATH = "/api/search/misses";

/** `POST`: whether a page served. `GET` (administrators): what was said, {@link FEEDBACK_PER_PAGE} at a time. */
export const FEEDBACK_PATH = "/api/feedback";

/** `GET` (administrators): how many people each page served, and how many not; {@link FEEDBACK_PER_PAGE} pages at a time. */
export const FEEDBACK_TALLIES_PATH = "/api/feedback/tallies";

/** Entries and tallies in one answer. */
export const FEEDBACK_PER_PAGE = 50;

/** `POST`: an edit that somebody suggests. `GET` (administrators): what was suggested, {@link PROPOSALS_PER_PAGE} at a time. */
export const PROPOSALS_PATH = "/api/proposals";

/** Proposals in one answer; each carries its whole difference. */
export const PROPOSALS_PER_PAGE = 10;

/** Header that says how many there are in all, in answers that carry some of them. */
export const TOTAL_COUNT_HEADER = "x-total-count";

/** `GET ?path=`: a page of the site as Markdown, for people and programs with a session. */
export const PAGE_MARKDOWN_PATH = "/api/pages/markdown";

/** `GET ?path=`: the text that a page is written in, to suggest an edit of it. */
export const PAGE_SOURCE_PATH = "/api/pages/source";

/** `GET`: when each page of documentation has to be reviewed, most overdue first. */
export const PAGE_REVIEWS_PATH = "/api/pages/reviews";

/** Name of the file, in the site's build, that tells the server what the pages say. Never answered to anyone. */
export const CATALOGUE_FILE = "catalogue.ndjson";

/** Longest search, UTF-16 code units; what is beyond it is not read. */
export const SEARCH_QUERY_MAX_LENGTH = 120;

/** Pages that an answer to a search holds at most. */
export const SEARCH_MAX_RESULTS = 12;

/** Greatest count of a search that finds nothing: counting stops there. */
export const SEARCH_MISS_MAX_TIMES = 1_000_000_000;

/** Longest line about a page, UTF-16 code units. */
export const FEEDBACK_COMMENT_MAX_LENGTH = 1000;

/** Longest suggested text of a page and longest word of explanation, UTF-16 code units. */
export const PROPOSAL_MAX_LENGTH = { text: 200_000, note: 1000 } as const;
