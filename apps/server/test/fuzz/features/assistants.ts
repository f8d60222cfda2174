import type { FindSamples } from "../samples.ts";

const REQUEST = {
  ...{
    responseType: "code",
    clientId: "https://127.0.0.1/ficha.json",
    redirectUri: "https://asistente.example/vuelta",
  },
  ...{ codeChallenge: "a".repeat(43), codeChallengeMethod: "S256", scope: "pages:read" },
};

/** Right calls of the routes of assistants, which are off. */
export const samples: FindSamples = () => ({
  "POST /api/assistants/look": () => ({ body: REQUEST }),
  "POST /api/assistants/answer": () => ({ body: { ...REQUEST, isAllowed: false, scopes: ["pages:read"] } }),
  "POST /oauth/token": () => ({
    form: {
      grant_type: "authorization_code",
      code: "x",
      code_verifier: "v".repeat(43),
      client_id: "x",
      redirect_uri: "y",
    },
  }),
  "POST /mcp": () => ({ body: { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} } }),
  "DELETE /mcp": () => ({}),
});
