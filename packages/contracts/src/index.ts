export * from "./identity-errors.ts";
export * from "./limits.ts";
export * from "./paths.ts";
export * from "./server-errors.ts";
export * from "./session-cookie.ts";
export * from "./wanted-page.ts";
