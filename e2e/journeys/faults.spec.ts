import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnServer, startKillableServer } from "../src/server.ts";
import { expect, test } from "../src/test.ts";

/** Starts a server that is expected to refuse, and gives what it said. */
async function refusal(
  env: Readonly<Record<string, string>>,
): Promise<{ readonly code: number; readonly said: string }> {
  const child = spawnServer(env);
  let said = "";
  child.stdout?.on("data", (chunk) => (said += chunk));
  child.stderr?.on("data", (chunk) => (said += chunk));
  const [code] = await once(child, "exit");
  return { code: Number(code), said };
}

test("a second process on the same data folder says who holds it and ends", async ({ server }) => {
  const { code, said } = await refusal({ PORT: "0", DATA_DIR: server.dataDir });
  expect(code).toBe(1);
  expect(said).toMatch(/Otro proceso usa ya esta carpeta de datos\. Es el proceso \d+/);
  expect(said).not.toContain("    at ");
});

test("a port in use gets a sentence, not a stack", async () => {
  const holder = createServer().listen(0, "localhost");
  await once(holder, "listening");
  const address = holder.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const dataDir = await mkdtemp(join(tmpdir(), "nv-fault-"));
  const { code, said } = await refusal({ PORT: String(port), DATA_DIR: dataDir });
  expect({ code, said: said.trim() }).toEqual({
    code: 1,
    said: `El puerto ${port} ya está en uso. Para el otro programa o elige otro: PORT=${port + 1} npm start`,
  });
  holder.close();
  await rm(dataDir, { recursive: true });
});

test("a corrupt file is left alone and gets a sentence", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "nv-fault-"));
  await writeFile(join(dataDir, "narrativas.sqlite"), "esto no es una base de datos ".repeat(400));
  const { code, said } = await refusal({ PORT: "0", DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(said).toContain("El archivo de la base de datos está dañado.");
  await rm(dataDir, { recursive: true });
});

test("a data folder that is a file gets a sentence", async () => {
  const folder = await mkdtemp(join(tmpdir(), "nv-fault-"));
  const file = join(folder, "data");
  await writeFile(file, "");
  await chmod(file, 0o444);
  const { code, said } = await refusal({ PORT: "0", DATA_DIR: file });
  expect(code).toBe(1);
  expect(said).toContain("No se puede escribir en DATA_DIR");
  expect(said).not.toContain("    at ");
  await rm(folder, { recursive: true });
});

test("in production mode there is no outbox, whoever asks", async ({ browser }) => {
  const server = await startKillableServer({ NODE_ENV: "production" });
  const page = await browser.newPage();
  expect((await page.goto(`${server.url}/outbox`))?.status()).toBe(401);
  await page.close();
  await server.stop();
});
