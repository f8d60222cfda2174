import { flushCompileCache } from "node:module";
import { readServiceEnvironment } from "../../src/service-environment.ts";
import { startStandalone } from "../../src/standalone.ts";

/**
 * The service in a process to be killed. It loads its code, waits to be told to begin, and then opens the data, listens
 * and says where. Hashes are cheap, so that more writes are under way when the end comes.
 */
const { settings, ...environment } = readServiceEnvironment(process.env, process.cwd());
flushCompileCache();
process.once("disconnect", () => process.exit());
process.once("message", () => void begin());
process.send?.({ isLoaded: true });

async function begin(): Promise<void> {
  const hashing = { memoryKiB: 64, passes: 1 };
  const { identity, url } = await startStandalone({ ...environment, settings: { ...settings, hashing } });
  const invite = (await identity.hasAdministrator()) ? null : (await identity.createFirstAdministratorInvite()).url;
  process.send?.({ url, invite });
}
