import { z } from "zod";
import { endpoints, post } from "../endpoints.ts";
import { ASSISTANTS_API_PATH } from "./paths.ts";
import { ASSISTANT_LIMITS, ASSISTANT_SCOPES } from "./types.ts";

const parameter = z.string().max(ASSISTANT_LIMITS.parameter);

/** Something that somebody may let an assistant do. */
export const AssistantScopeName = z.enum(ASSISTANT_SCOPES);

/** Request of an assistant for permission, as it stands in the address of the page: RFC 6749, 7636, 8707. */
export const AuthorizationRequest = z.object({
  responseType: parameter,
  clientId: parameter,
  redirectUri: parameter,
  codeChallenge: parameter,
  codeChallengeMethod: parameter,
  scope: parameter.default(""),
  state: parameter.default(""),
  resource: parameter.default(""),
});
export type AuthorizationRequest = z.infer<typeof AuthorizationRequest>;

/** Answer of `POST /api/assistants/look`: who asks, and for what. */
export const AuthorizationView = z.object({
  /** Name that it gives itself; nobody has checked it. */
  name: z.string(),
  /** Host of its description: that much is checked. */
  host: z.string(),
  /** Host to which the permission goes. */
  returnHost: z.string(),
  /** Whether that is a program on the person's own machine. */
  isOnThisMachine: z.boolean(),
  scopes: z.array(AssistantScopeName),
});
export type AuthorizationView = z.infer<typeof AuthorizationView>;

/** Body of `POST /api/assistants/answer`: what the person says. */
export const AuthorizationAnswer = AuthorizationRequest.extend({
  isAllowed: z.boolean(),
  /** Scopes that they let it have, of what it asks for. */
  scopes: z.array(AssistantScopeName).max(ASSISTANT_SCOPES.length).default([]),
});
export type AuthorizationAnswer = z.infer<typeof AuthorizationAnswer>;

/** Answer of `POST /api/assistants/answer`: where the browser goes with it. */
export const AuthorizationReturn = z.object({ url: z.string() });
export type AuthorizationReturn = z.infer<typeof AuthorizationReturn>;

/** Endpoints of the page where somebody lets an assistant in. No key opens them. */
export const assistantsApi = endpoints(ASSISTANTS_API_PATH, {
  look: post("/look", AuthorizationRequest, AuthorizationView),
  answer: post("/answer", AuthorizationAnswer, AuthorizationReturn),
});
