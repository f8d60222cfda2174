import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "@nv/test-kit";
import { installApart } from "@nv/test-kit/install-apart";

const run = promisify(execFile);
const EXAMPLE = fileURLToPath(new URL("../../../examples/next-app/", import.meta.url));

/** A site of Next that was built with our tarballs, and is served. */
export interface NextSite {
  readonly url: string;
  /** Words of the build. */
  readonly said: string;
  close(): Promise<void>;
}

/** Installs the example and our tarballs beside it, builds it and serves it. */
export async function startNextSite(tarballs: readonly string[]): Promise<NextSite> {
  const { folder, env, remove } = await installApart(EXAMPLE);
  const options = { cwd: folder, env: { ...env, NEXT_TELEMETRY_DISABLED: "1" } };
  await run("npm", ["install", "--no-save", "--offline", "--no-audit", "--no-fund", ...tarballs], options);
  const next = join(folder, "node_modules/next/dist/bin/next");
  const built = await run(process.execPath, [next, "build"], options);
  const port = await freePort();
  const server = spawn(process.execPath, [next, "start", "--hostname", "127.0.0.1", "--port", String(port)], options);
  const ended = once(server, "exit");
  for await (const line of server.stdout) if (String(line).includes("Ready")) break;
  return {
    url: `http://127.0.0.1:${port}`,
    said: built.stdout + built.stderr,
    async close() {
      server.kill();
      await ended;
      await remove();
    },
  };
}
