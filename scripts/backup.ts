/** `npm run backup -- FILE`: copies the data of a running service. */
import { runIdentity } from "./identity/run-identity.ts";

await runIdentity(["backup", ...process.argv.slice(2)]);
