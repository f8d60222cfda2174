export * from "./maps/schemas.ts";
