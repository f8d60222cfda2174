import type { NewsPlace } from "../gazetteer/news-places.ts";

const PREFIX = "agua-";

/** Name of ours for a water that names itself on a map. */
export const waterId = ({ code }: Pick<NewsPlace, "code">): string => `${PREFIX}${code}`;

/** Whether a name on a map is that of a strait, whose water is no sea's. */
export const isStrait = ({ id }: { readonly id: string }): boolean => id.startsWith(`${PREFIX}strait:`);
