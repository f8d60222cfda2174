/** Prefix of the addresses of the comments on what is being written. */
export const COMMENTS_API_PATH = "/api/comments";

/** Page on which a draft is looked at by its link, with its comments. */
export const COMMENT_PAGE = "/comentar";

/** Bounds of the comments: characters unless the name says otherwise. */
export const COMMENT_LIMITS = {
  text: 2000,
  /** Name of the part of a piece that one is pinned on. */
  anchor: 90,
  /** Words of that part, as they were. */
  words: 200,
  /** People whom one comment names. */
  named: 10,
  /** Comments of one piece. */
  comments: 500,
  /** Comments of one person in a minute. */
  aMinute: 30,
} as const;
