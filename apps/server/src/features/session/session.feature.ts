import { defineFeature } from "../../platform/feature.ts";
import { sessionRoutes } from "./session.routes.ts";

/** Tells pages who is signed in. */
export const session = defineFeature({
  name: "session",
  about: "who is signed in, for the site's frame",
  variables: {},
  open: () => ({ routes: sessionRoutes }),
});
