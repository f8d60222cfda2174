/**
 * Gated pages per second against nginx serving the same files without a gate, each on one core, by wrk on the other.
 *
 * Budget: at least 0.5 of nginx, in the encoding that browsers ask for (Debian's nginx has no brotli); the aim is 0.8. Uncompressed
 * pages, which no browser asks for, are measured too and held to nothing: there nginx sends files without copying them.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SERVER_PROGRAM } from "../../scripts/build-targets/targets.ts";
import { installFromDebian } from "../../scripts/provide/debian.ts";
import { measureRate, stopProcess, waitForPort } from "../src/load.ts";
import { lowPort } from "../src/low-port.ts";
import { signedInCookie } from "../src/signed-in-cookie.ts";
import { SITE_BUILD, sitePaths } from "../src/site-paths.ts";
import { sized } from "../src/sized.ts";
import { nginxConfig } from "./nginx.conf.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Below the ports that the system gives to connections, of which the load takes many. */
const GATE_PORT = await lowPort(16_001);
const NGINX_PORT = await lowPort(GATE_PORT + 1);
const SERVER_CPU = "0";
/** Alternating, and the best of each counts: what a server can do is what it does when nothing else runs. */
const ROUNDS = sized(7, 1);
const LEAST_RATIO = 0.5;
const ENCODINGS = [
  { encoding: "gzip", isHeld: true },
  { encoding: "identity", isHeld: false },
] as const;

/** Measures and prints; ends with code 1 under the budget. */
export async function benchGate(): Promise<void> {
  if (!existsSync("/usr/sbin/nginx")) await installFromDebian("nginx-light", "servidor de comparación");
  if (!existsSync("/usr/bin/wrk")) await installFromDebian("wrk", "generador de carga");
  const workDir = await mkdtemp(join(tmpdir(), "nv-bench-gate-"));
  const paths = await sitePaths();
  await writeFile(join(workDir, "paths"), paths.join("\n"));
  await writeFile(join(workDir, "nginx.conf"), nginxConfig(SITE_BUILD, NGINX_PORT, workDir));
  const nginx = spawn("taskset", ["-c", SERVER_CPU, "/usr/sbin/nginx", "-c", join(workDir, "nginx.conf")], {
    stdio: "inherit",
  });
  const env = { ...process.env, PORT: String(GATE_PORT), HOST: "127.0.0.1", DATA_DIR: join(workDir, "data") };
  const gate = spawn("taskset", ["-c", SERVER_CPU, process.execPath, SERVER_PROGRAM], { cwd: ROOT, env });
  let output = "";
  gate.stdout.on("data", (chunk) => (output += chunk));
  gate.stderr.pipe(process.stderr);
  try {
    await Promise.all([waitForPort(`http://127.0.0.1:${GATE_PORT}/`), waitForPort(`http://127.0.0.1:${NGINX_PORT}/`)]);
    const cookie = await signedInCookie(`http://127.0.0.1:${GATE_PORT}`, () => output);
    for (const { encoding, isHeld } of ENCODINGS) {
      const wrkEnv = { BENCH_PATHS: join(workDir, "paths"), BENCH_COOKIE: cookie, BENCH_ENCODING: encoding };
      const rates = { gate: [] as number[], nginx: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        rates.nginx.push(await measureRate(NGINX_PORT, wrkEnv));
        rates.gate.push(await measureRate(GATE_PORT, wrkEnv));
      }
      const [gated, open] = [Math.max(...rates.gate), Math.max(...rates.nginx)];
      const ratio = gated / open;
      console.log(
        `gate ${encoding}: ${Math.round(gated)} pages/s, nginx ${Math.round(open)} pages/s, ratio ${ratio.toFixed(2)} ` +
          `(${isHeld ? `least ${LEAST_RATIO}, aim 0.8; ` : ""}${paths.length} pages, best of ${ROUNDS} rounds)`,
      );
      if (isHeld && ratio < LEAST_RATIO) process.exitCode = 1;
    }
  } finally {
    await Promise.all([stopProcess(gate), stopProcess(nginx)]);
    await rm(workDir, { recursive: true, force: true });
  }
}
