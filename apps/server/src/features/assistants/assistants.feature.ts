import { defineFeature, type FeatureTools } from "../../platform/feature.ts";
import { createAuthorize } from "./authorize.service.ts";
import { type Asker, createCallRoute } from "./call-route.ts";
import { mcpRoutes } from "./mcp.routes.ts";
import { oauthRoutes } from "./oauth.routes.ts";
import { createReadClient } from "./read-client.ts";

/** Longest part of what was asked that the audit keeps, characters. */
const NOTED_LENGTH = 300;

/** Begins to answer assistants, while an administrator has them on. */
function openAssistants({ platform, identity, programs, siteUrl }: FeatureTools) {
  const { now, log, database, noteInAudit, outsideFetch } = platform;
  const isOn = () => identity.hasAssistants();
  const { grants } = identity.operations;
  const authorize = createAuthorize({ readClient: createReadClient(outsideFetch), grants, siteUrl, isOn, now });

  const note = ({ program, address, userAgent }: Asker, tool: string, input: unknown) =>
    noteInAudit(database.kysely, {
      action: "assistant_asked",
      details: { tool, asked: JSON.stringify(input).slice(0, NOTED_LENGTH) },
      actor: { id: program.session.userId, name: program.session.name || program.session.email },
      from: { address, userAgent, program: program.name },
    });

  return {
    async routes(app: Parameters<typeof oauthRoutes>[0]) {
      const callRoute = createCallRoute(app, programs, new URL(siteUrl).host);
      const onFailure = (error: unknown) => log.warn({ err: error }, "a call of an assistant was not understood");
      await app.register(oauthRoutes, { authorize, grants, siteUrl, isOn, now });
      await app.register(mcpRoutes, { programs, siteUrl, isOn, callRoute, note, onFailure });
    },
  };
}

/** Feature of the assistants: who lets one in, and what it may ask. */
export const assistants = defineFeature({
  name: "assistants",
  about: "assistants, which ask in the name of who lets them, by `/mcp`",
  contract: "docs/contracts/assistants.md",
  variables: {},
  open: openAssistants,
});
