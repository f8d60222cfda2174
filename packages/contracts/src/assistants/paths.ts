/** Largest table of a draft that an assistant leaves. */
export const ASSISTANT_TABLE = { rows: 750, columns: 16 } as const;

/** Address at which assistants ask: the server of the Model Context Protocol. */
export const MCP_PATH = "/mcp";

/** `POST`: an assistant fetches its token. */
export const OAUTH_TOKEN_PATH = "/oauth/token";

/** Page of the site where somebody lets an assistant in. */
export const AUTHORIZE_PAGE = "/autorizar";

/** Description of who lets assistants in: RFC 8414. */
export const OAUTH_METADATA_PATH = "/.well-known/oauth-authorization-server";

/** Description of what they are let into: RFC 9728. */
export const RESOURCE_METADATA_PATH = "/.well-known/oauth-protected-resource";

/** Prefix of the calls of that page. */
export const ASSISTANTS_API_PATH = "/api/assistants";
