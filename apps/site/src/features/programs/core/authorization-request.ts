import type { AuthorizationRequest } from "@nv/contracts/schemas";

/** Reads the request for permission that an assistant wrote in the address. @param search - Of the address, with its «?». */
export function authorizationRequest(search: string): AuthorizationRequest {
  const fields = new URLSearchParams(search);
  const text = (name: string) => fields.get(name) ?? "";
  return {
    ...{ responseType: text("response_type"), clientId: text("client_id"), redirectUri: text("redirect_uri") },
    ...{ codeChallenge: text("code_challenge"), codeChallengeMethod: text("code_challenge_method") },
    ...{ scope: text("scope"), state: text("state"), resource: text("resource") },
  };
}
