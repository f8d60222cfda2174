/** Prefix of the keys under which a browser keeps the drafts of the forms. */
export const DRAFT_PREFIX = "nv.graphic:";
