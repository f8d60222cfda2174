import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";

const PACKAGE = join(import.meta.dirname, "../..");
/** Inside of the package: what is not bundled is found from there. */
const CACHE = join(PACKAGE, ".cache");
/** Parts of the machine's own code, which no bundle holds. */
const NATIVE = ["@node-rs/argon2", "@node-rs/bcrypt"];

/** File that the code reads from beside itself. */
const READ = "common-passwords.txt";

/** The service as one script, and what throws it away. */
export interface BundledService {
  readonly script: string;
  readonly remove: () => Promise<void>;
}

/**
 * Makes one script of the service: a hundred processes that each find, read and translate its thousand files would take most of the time of the test, and
 * none of it is what is tested.
 */
export async function bundleService(): Promise<BundledService> {
  await mkdir(CACHE, { recursive: true });
  const outDir = await mkdtemp(join(CACHE, "crash-service-"));
  await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, external: NATIVE },
    build: {
      ssr: join(import.meta.dirname, "crash-server.ts"),
      outDir,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: "service.mjs", codeSplitting: false } },
    },
  });
  await copyFile(join(PACKAGE, "src/password", READ), join(outDir, READ));
  return { script: join(outDir, "service.mjs"), remove: () => rm(outDir, { recursive: true, force: true }) };
}
