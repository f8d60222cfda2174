/** `npm run restore -- FILE`: puts a copy back; the service must be stopped (SQLite) or its database empty (PostgreSQL). */
import { runIdentity } from "./identity/run-identity.ts";

await runIdentity(["restore", ...process.argv.slice(2)]);
