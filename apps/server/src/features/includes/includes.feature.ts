import { INCLUDE_RECORD } from "@nv/contracts/schemas";
import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import { reconcileAll } from "../../platform/records/publish-record.ts";
import { offeredOne } from "../../platform/sign-off/offered-one.ts";
import { findableIncludes } from "./findable-includes.ts";
import { noteIncludePages } from "./include-uses.service.ts";
import { includesRoutes } from "./includes.routes.ts";
import { createIncludes } from "./includes.service.ts";
import { type IncludesContext, includesContext } from "./includes-context.ts";
import { INCLUDES_MIGRATIONS } from "./schema/tables.ts";

/** Begins to work with the includes. */
export function openIncludes(context: IncludesContext): OpenFeature {
  context.finding.offer(findableIncludes(context));
  context.records.signOff.offer(
    INCLUDE_RECORD.name,
    offeredOne(INCLUDE_RECORD, { group: "Textos y enlaces", page: "/docs/Extensiones/Includes?include=" }),
  );
  const noteSeen = () => noteIncludePages(context, context.publishing.sightings.take("i"));
  return {
    routes: async (app) => {
      await app.register(includesRoutes, { includes: createIncludes(context) });
    },
    async sweep() {
      await reconcileAll(context.records);
      await noteSeen();
    },
    close: noteSeen,
  };
}

/** Fragments that are written once and shown by many pages. */
export const includes = defineFeature({
  name: "includes",
  about: "fragments that are written once and shown by many pages",
  contract: "docs/contracts/publishing.md",
  variables: {},
  migrations: { includes: INCLUDES_MIGRATIONS },
  open: ({ platform }) => openIncludes(includesContext(platform)),
});
