import { z } from "zod";
import { withoutFinalSlashes } from "../../gate/core/without-final-slashes.ts";
import type { PublishedSection } from "./core/published-path.ts";

/** Pages and graphics that are remembered between two writings; what does not fit is not counted. */
const MOST_REMEMBERED = 5000;

/** Graphics that one page may hold. */
const MOST_IDS = 50;

const Report = z.object({
  page: z.url({ protocol: /^https?$/ }).max(1000),
  ids: z
    // A graphic by its name, an include as `i/name`.
    .array(z.string().regex(/^(?:i\/)?[a-z0-9-]{3,80}$/))
    .min(1)
    .max(MOST_IDS),
});

/** A page that was seen to hold something published, and how often. */
export interface Sighting {
  readonly slug: string;
  /** Host and path. */
  readonly page: string;
  readonly times: number;
}

/**
 * Sections of what pages show, and say so: files at public addresses, series, nights of elections, old links and styles of maps are nobody's part, and
 * drafts are in no page.
 */
type SeenSection = Exclude<PublishedSection, "d" | "data" | "elecciones" | "l" | "map/style" | "p">;

/** Reports of readers' browsers on the pages that show graphics: no person, no cookie, no query. */
export interface Sightings {
  /** Takes the report of a page in. @returns Whether it could be read. */
  note(report: string): boolean;
  /** Gives out what was gathered of a section, and forgets it. */
  take(section: SeenSection): readonly Sighting[];
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
  const times: Record<SeenSection, Map<string, number>> = { g: new Map(), i: new Map() };
  return {
    note(text) {
      const report = read(text);
      if (report === null) return false;
      const { protocol, host, hostname, pathname } = new URL(report.page);
      // What readers get is https; the rest is somebody's own trial, which is no fault of theirs.
      if (protocol !== "https:" || !isHeard(hostname)) return true;
      for (const id of new Set(report.ids)) {
        const seen = times[id.startsWith("i/") ? "i" : "g"];
        const key = `${id.replace("i/", "")} ${host}${withoutFinalSlashes(pathname)}`;
        if (seen.has(key) || seen.size < MOST_REMEMBERED) seen.set(key, (seen.get(key) ?? 0) + 1);
      }
      return true;
    },
    take(section) {
      const taken = times[section];
      times[section] = new Map();
      return [...taken].map(([key, count]) => {
        const [slug = "", page = ""] = key.split(" ");
        return { slug, page, times: count };
      });
    },
  };
}
