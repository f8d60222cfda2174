/** `npm run dev`: the site and the administration with hot reload, and the server with restart, in one terminal. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildStale } from "./build-targets/build-stale.ts";
import { reportFailure } from "./terminal/report-failure.ts";

const ROOT = join(import.meta.dirname, "..");
const SERVER_PORT = process.env.PORT ?? "3000";
/** The development site; it hands `/api` and the identity service on to the server. */
const SITE_PORT = process.env.SITE_PORT ?? "3001";
/** The development administration; it hands everything outside `/admin` on to the server. */
const ADMIN_PORT = process.env.ADMIN_PORT ?? "3002";
const SERVER_URL = `http://localhost:${SERVER_PORT}`;

function startProcess(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv) {
  return spawn(process.execPath, [...args], {
    cwd: join(ROOT, cwd),
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
}

try {
  await buildStale();
  process.stdout.write(
    `\nSitio en desarrollo: http://localhost:${SITE_PORT} · administración: http://localhost:${ADMIN_PORT}/admin/ · servidor: ${SERVER_URL}\n`,
  );
  const children = [
    startProcess(["--watch", "apps/server/src/main.ts"], ".", { PORT: SERVER_PORT }),
    startProcess(
      ["../../node_modules/@docusaurus/core/bin/docusaurus.mjs", "start", "--port", SITE_PORT, "--no-open"],
      "apps/site",
      {
        NODE_ENV: "development",
        DEV_SERVER_URL: SERVER_URL,
      },
    ),
    startProcess(["../../node_modules/vite/bin/vite.js", "--port", ADMIN_PORT], "apps/admin", {
      NODE_ENV: "development",
      DEV_SERVER_URL: SERVER_URL,
    }),
  ];
  const stop = () => {
    for (const child of children) child.kill("SIGTERM");
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
  for (const child of children) child.once("exit", stop); // One without the other is no development server.
} catch (error) {
  reportFailure(error);
}
