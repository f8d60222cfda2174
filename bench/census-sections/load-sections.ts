import { CENSUS_SECTIONS_API_PATH, JOBS_API_PATH } from "@nv/contracts";
import { JobStarted, JobView } from "@nv/contracts/schemas";
import type { RunningSite } from "../src/start-site.ts";

const POLL_MS = 500;

/** Has a site load the sections of a year from its office, and waits for it. @throws {Error} With why it came to nothing. */
export async function loadSections({ url, cookie }: RunningSite, year: number): Promise<void> {
  const headers = { cookie, origin: url, "content-type": "application/json" };
  const body = JSON.stringify({ year, fileId: null });
  const begun = await fetch(`${url}${CENSUS_SECTIONS_API_PATH}/import`, { method: "POST", headers, body });
  const { jobId } = JobStarted.parse(await begun.json());
  for (;;) {
    const answer = await fetch(`${url}${JOBS_API_PATH}/${jobId}`, { headers });
    const { state, message } = JobView.parse(await answer.json());
    if (state === "done") return;
    if (state !== "queued" && state !== "running") throw new Error(message);
    await new Promise((next) => setTimeout(next, POLL_MS));
  }
}
