import { JOBS, type Job, TOOLS, type Tool } from "../../../frame/tools/core/catalogue";
import { findTools } from "../../../frame/tools/core/find-tools";

/** Tools under a heading. */
export interface LauncherSection {
  readonly id: Job | "recent" | "found";
  readonly heading: string;
  readonly tools: readonly Tool[];
}

const isJob = (name: string): name is Job => Object.hasOwn(JOBS, name);

/**
 * Arranges the tools as the launcher shows them: before anything is written the last of one's own and then all by job; else what was found, the best first.
 *
 * @param recent - Tools used last.
 * @returns Nothing when no tool answers.
 */
export function launcherSections(text: string, recent: readonly Tool[]): readonly LauncherSection[] {
  const found = findTools(text);
  if (found !== TOOLS) return found.length === 0 ? [] : [{ id: "found", heading: "Lo que se llama así", tools: found }];
  const jobs = Object.keys(JOBS)
    .filter(isJob)
    .map((job) => ({ id: job, heading: JOBS[job], tools: TOOLS.filter((tool) => tool.job === job) }));
  return recent.length === 0 ? jobs : [{ id: "recent", heading: "Las últimas tuyas", tools: recent }, ...jobs];
}
