import { defineFeature } from "../../platform/feature.ts";
import { sessionRoutes } from "./session.routes.ts";

/** Tells pages who is signed in. */
export const session = defineFeature({ name: "session", variables: {}, open: () => ({ routes: sessionRoutes }) });
