import { join, resolve } from "node:path";
import { z } from "zod";
import { defineFeature, type FeatureTools, type OpenFeature } from "../../platform/feature.ts";
import { dayOf } from "../../platform/files/core/day-of.ts";
import { createPageDirectory } from "./catalogue/page-directory.ts";
import { readCatalogue } from "./catalogue/read-catalogue.ts";
import { FEEDBACK_MIGRATIONS, type FeedbackTables } from "./feedback/feedback.migrations.ts";
import { feedbackRoutes } from "./feedback/feedback.routes.ts";
import { createFeedback } from "./feedback/feedback.service.ts";
import { forgetReader } from "./forget-reader.ts";
import { pageRoutes } from "./pages/page.routes.ts";
import { pageReviews } from "./pages/page-reviews.ts";
import { openPageSources } from "./proposals/page-sources.ts";
import { PROPOSAL_MIGRATIONS, type ProposalTables } from "./proposals/proposals.migrations.ts";
import { proposalRoutes } from "./proposals/proposals.routes.ts";
import { createProposals } from "./proposals/proposals.service.ts";
import { createGroupSearch } from "./search/group-search.ts";
import { createSearchMisses } from "./search/misses.service.ts";
import { SEARCH_MIGRATIONS, type SearchTables } from "./search/search.migrations.ts";
import { searchRoutes } from "./search/search.routes.ts";

/** The repository that this program is a part of. */
const OWN_REPOSITORY = join(import.meta.dirname, "../../../../..");

/** Time that who waited for the server has it for themselves, milliseconds: the search takes a fifth of a second of it. */
const PREPARED_AFTER_MS = 1000;

const VARIABLES = { SOURCES_DIR: z.string().default(OWN_REPOSITORY) };

/** Migrations of feedback, proposals and searches that found nothing. */
export const READING_MIGRATIONS = {
  feedback: FEEDBACK_MIGRATIONS,
  proposals: PROPOSAL_MIGRATIONS,
  search: SEARCH_MIGRATIONS,
};

/**
 * Begins to work with the pages.
 *
 * @param settings - `SOURCES_DIR`: repository that the site is built from.
 */
export async function openReading(
  { platform, identity }: Pick<FeatureTools, "platform" | "identity">,
  settings: { readonly SOURCES_DIR: string },
): Promise<OpenFeature> {
  const { now, runExclusive, database, finding, home } = platform;
  const { execute } = identity.operations;
  const pages = await readCatalogue(platform.folders.site);
  // Administrators, who are of no group for that, read what is said of a page and what is proposed: a group's has none of it.
  const directory = createPageDirectory(pages.filter(({ group }) => group === ""));
  home.offer({ reviews: async () => ({ due: pageReviews(directory.pages, { dueBy: dayOf(now()) }).length }) });
  const pageSearch = createGroupSearch(pages);
  const misses = createSearchMisses({ db: database.kysely.$extendTables<SearchTables>(), pageSearch, finding, now });
  const feedback = createFeedback({ db: database.kysely.$extendTables<FeedbackTables>(), directory, now });
  const db = database.kysely.$extendTables<ProposalTables>();
  const sources = openPageSources(resolve(settings.SOURCES_DIR));
  const proposals = createProposals({ database, db, directory, sources, now, execute, runExclusive });
  return {
    routes: async (app) => {
      app.addHook("onListen", async () => void setTimeout(pageSearch.prepare, PREPARED_AFTER_MS).unref());
      await app.register(searchRoutes, { pageSearch, misses, finding });
      await app.register(pageRoutes, { directory });
      await app.register(feedbackRoutes, { feedback });
      await app.register(proposalRoutes, { proposals });
    },
  };
}

/** Feature for everything people do with the pages besides reading them: search, opinions, proposals. */
export const reading = defineFeature({
  name: "reading",
  about: "search, recent pages, feedback and proposals of edits",
  contract: "docs/contracts/reading.md",
  variables: VARIABLES,
  migrations: READING_MIGRATIONS,
  forget: forgetReader,
  open: openReading,
});
