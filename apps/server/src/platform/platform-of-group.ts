import type { SiteGroup } from "@nv/contracts";
import { eventsOfGroup } from "./events/site-events.ts";
import { findingOfGroup } from "./finding/finding.ts";
import { jobsOfGroup } from "./jobs/jobs.service.ts";
import type { Platform } from "./platform.ts";
import { contributionsOfGroup } from "./records/contributions.ts";

/**
 * The platform as a feature of one group stands on it. What it tells open pages, orders, brings and offers to be found is that group's,
 * without a word of the feature: what nobody has to remember cannot be forgotten. Other systems are told of nothing.
 *
 * What it publishes is for readers, and what it notes in the audit is for administrators, as of every feature.
 *
 * @see docs/adr/0050-what-belongs-to-a-group.md
 */
export function platformOfGroup(platform: Platform, group: SiteGroup): Platform {
  const { events, jobs, files, finding, made } = platform;
  return {
    ...platform,
    events: eventsOfGroup(events, group),
    jobs: jobsOfGroup(jobs, group),
    files: files.ofGroup(group),
    finding: findingOfGroup(finding, group),
    made: contributionsOfGroup(made),
    emit: async () => undefined,
  };
}
