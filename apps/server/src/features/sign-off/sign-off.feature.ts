import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import { forgetSigner } from "../../platform/sign-off/sign-off.repository.ts";
import { openSignOffDb } from "../../platform/sign-off/sign-off-tables.ts";
import { signOffRoutes } from "./sign-off.routes.ts";
import { createSignOffs, type SignOffContext, type SignOffPost } from "./sign-off.service.ts";

/** Begins to let people ask for sign-offs and give them. @param post - Lists people and tells them. */
export function openSignOff(context: SignOffContext, post: SignOffPost): OpenFeature {
  const signOffs = createSignOffs(context, post);
  return {
    routes: async (app) => {
      await app.register(signOffRoutes, { signOffs });
    },
  };
}

/** Sign-off by two: what takes two people to be published, who asks and who signs. */
export const signOff = defineFeature({
  name: "sign-off",
  about: "what takes two people to be published: who asks, who signs",
  contract: "docs/contracts/sign-off.md",
  variables: {},
  forget: (transaction, userId) => forgetSigner(openSignOffDb({ kysely: transaction }), userId),
  open: ({ platform, identity }) => openSignOff(platform, identity.operations),
});
