import { z } from "zod";
import { withoutFinalSlashes } from "../../gate/core/without-final-slashes.ts";

/** Pages and graphics that are remembered between two writings; what does not fit is not counted. */
const MOST_REMEMBERED = 5000;

/** Graphics that one page may hold. */
const MOST_IDS = 50;

const Report = z.object({
  page: z.url({ protocol: /^https$/ }).max(1000),
  ids: z
    .array(z.string().regex(/^[a-z0-9-]{3,80}$/))
    .min(1)
    .max(MOST_IDS),
});

/** A page that was seen to hold a graphic, and how often. */
export interface Sighting {
  readonly slug: string;
  /** Host and path. */
  readonly page: string;
  readonly times: number;
}

/** What readers' browsers tell of where graphics are: no person, no cookie, no query. */
export interface Sightings {
  /** Takes the report of a page in. @returns Whether it could be read. */
  note(report: string): boolean;
  /** Gives out what was gathered, and forgets it. */
  take(): readonly Sighting[];
}

function read(report: string): z.infer<typeof Report> | null {
  try {
    return Report.safeParse(JSON.parse(report)).data ?? null;
  } catch {
    return null; // Anybody can send anything here.
  }
}

/**
 * Gathers sightings in memory, so that readers cost the database nothing.
 *
 * @param isHeard - Whether pages of a host count; the reports of others are taken and forgotten.
 */
export function createSightings(isHeard: (hostname: string) => boolean = () => true): Sightings {
  let times = new Map<string, number>();
  return {
    note(text) {
      const report = read(text);
      if (report === null) return false;
      const { host, hostname, pathname } = new URL(report.page);
      if (!isHeard(hostname)) return true;
      for (const slug of new Set(report.ids)) {
        const key = `${slug} ${host}${withoutFinalSlashes(pathname)}`;
        if (times.has(key) || times.size < MOST_REMEMBERED) times.set(key, (times.get(key) ?? 0) + 1);
      }
      return true;
    },
    take() {
      const taken = times;
      times = new Map();
      return [...taken].map(([key, count]) => {
        const [slug = "", page = ""] = key.split(" ");
        return { slug, page, times: count };
      });
    },
  };
}
