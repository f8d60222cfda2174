/** `npm run identity [-- serve | rotate-keys | import FILE | export FILE | backup FILE | restore FILE]`: the identity service alone. */
import { runIdentity } from "./identity/run-identity.ts";

await runIdentity(process.argv.slice(2));
