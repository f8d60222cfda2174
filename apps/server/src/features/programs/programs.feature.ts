import { defineFeature } from "../../platform/feature.ts";
import { programsRoutes } from "./programs.routes.ts";

/** Feature of the keys with which programs call the server: made by people for themselves, and by administrators for accounts of programs. */
export const programs = defineFeature({
  name: "programs",
  about: "keys with which scripts and other systems call the server",
  contract: "docs/contracts/programs.md",
  variables: {},
  open: ({ identity }) => ({
    routes: async (app) => {
      await app.register(programsRoutes, identity.operations);
    },
  }),
});
