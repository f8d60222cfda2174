/** The last change of a file and who made it, with those before. */
export interface FileHistory {
  /** Unix epoch, milliseconds. */
  readonly changedAtMs: number;
  /** Whoever changed it, the latest first, each once. */
  readonly authors: readonly string[];
}

/** Arguments of `git` whose output {@link parseGitLog} reads. */
export const GIT_LOG_ARGS = [
  "log",
  "--no-merges",
  "--no-renames",
  "--diff-filter=AM",
  "--name-only",
  "-z",
  "--format=%x1e%H%x1f%at%x1f%aN%x1f",
] as const;

/**
 * Reads a log of git, newest first.
 *
 * @param log - What `git` writes when it is given {@link GIT_LOG_ARGS}.
 * @param unknown - Commits whose changes cannot be told, because what was before them was not downloaded: in a shallow copy they
 *   seem to add every file.
 * @returns File, relative to the repository, to its history.
 */
export function parseGitLog(log: string, unknown: ReadonlySet<string> = new Set()): ReadonlyMap<string, FileHistory> {
  const histories = new Map<string, FileHistory>();
  for (const commit of log.split("\x1e").slice(1)) {
    const [hash = "", seconds = "", author = "", files = ""] = commit.split("\x1f");
    if (unknown.has(hash)) continue;
    for (const file of files.split("\0").map((name) => name.replace(/^\n/, ""))) {
      if (file === "") continue;
      const known = histories.get(file) ?? { changedAtMs: Number(seconds) * 1000, authors: [] };
      const authors = known.authors.includes(author) ? known.authors : [...known.authors, author];
      histories.set(file, { ...known, authors });
    }
  }
  return histories;
}
