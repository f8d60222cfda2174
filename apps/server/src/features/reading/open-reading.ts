import { type Database, migrate } from "@nv/database";
import type { CarryOut } from "@nv/identity-server";
import type { FastifyPluginAsync } from "fastify";
import { createTurns } from "../../platform/turns/turns.ts";
import { createPageDirectory } from "./catalogue/page-directory.ts";
import { readCatalogue } from "./catalogue/read-catalogue.ts";
import { FEEDBACK_MIGRATIONS, type FeedbackTables } from "./feedback/feedback.migrations.ts";
import { feedbackRoutes } from "./feedback/feedback.routes.ts";
import { createFeedback } from "./feedback/feedback.service.ts";
import { pageRoutes } from "./pages/page.routes.ts";
import { PROPOSAL_MIGRATIONS, type ProposalTables } from "./proposals/proposals.migrations.ts";
import { proposalRoutes } from "./proposals/proposals.routes.ts";
import { createProposals } from "./proposals/proposals.service.ts";
import { openSearch } from "./search/open-search.ts";
import { searchRoutes } from "./search/search.routes.ts";

/** What is opened here needs. */
export interface ReadingDeps {
  readonly database: Database;
  readonly carryOut: CarryOut;
  /** Folder of the site's build. */
  readonly siteFolder: string;
}

/**
 * Opens what people do with the pages besides reading them, each in a folder of its own.
 *
 * @returns The routes, for the server to register.
 */
export async function openReading({ database, carryOut, siteFolder }: ReadingDeps): Promise<FastifyPluginAsync> {
  const directory = createPageDirectory(await readCatalogue(siteFolder));
  await migrate(database, "feedback", FEEDBACK_MIGRATIONS);
  await migrate(database, "proposals", PROPOSAL_MIGRATIONS);
  const tools = { directory, now: Date.now };
  const search = await openSearch(database, directory.pages);
  const feedback = createFeedback({ ...tools, db: database.kysely.$extendTables<FeedbackTables>() });
  const proposals = createProposals({
    ...{ ...tools, carryOut, takeTurn: createTurns() },
    db: database.kysely.$extendTables<ProposalTables>(),
  });
  return async (app) => {
    await app.register(searchRoutes, search);
    await app.register(pageRoutes, { directory });
    await app.register(feedbackRoutes, { feedback });
    await app.register(proposalRoutes, { proposals });
  };
}
