import path from "node:path";
import type { VcsConfig } from "@docusaurus/types";
import type { FileHistory } from "./core/git-log";
import { readGitHistory } from "./git-history";

/** Names under a page; the list of everybody is in the repository. */
const AUTHORS_SHOWN = 3;

/** Tells the framework the past of a page; it asks file by file, git is asked once. */
export function pageHistory(folder: string): VcsConfig {
  let reading: Promise<ReadonlyMap<string, FileHistory>> | undefined;
  async function historyOf(file: string) {
    reading ??= readGitHistory(folder);
    const history = (await reading).get(path.resolve(file));
    if (history === undefined) return null;
    return { timestamp: history.changedAtMs, author: history.authors.slice(0, AUTHORS_SHOWN).join(", ") };
  }
  return {
    // The framework counts the parameters of these, used or not.
    initialize: (_site) => {},
    // The blog dates its posts by their names.
    getFileCreationInfo: async (_file) => null,
    getFileLastUpdateInfo: historyOf,
  };
}
