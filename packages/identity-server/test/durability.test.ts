import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DIALECTS } from "@nv/test-kit";
import { describe, expect, test, vi } from "vitest";
import { startTestIdentity } from "./test-identity.ts";

describe.each(DIALECTS)("kill -9 on $name", (dialect) => {
  test("every account that was answered is there, and can sign in", async () => {
    const store = await dialect.create();
    const outbox = mkdtempSync(join(tmpdir(), "nv-killed-"));
    const script = new URL("./serve-until-killed.ts", import.meta.url).pathname;
    const args = [script, store.address.url ?? "", store.address.file, outbox];
    const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    let said = "";
    server.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
    await vi.waitFor(() => expect(said.split("\n").length).toBeGreaterThan(40), { timeout: 15_000 });
    server.kill("SIGKILL");
    await once(server, "close");
    const answered = said.split("\n").filter(Boolean);

    const service = await startTestIdentity(dialect, {}, store);
    const bearer = await service.administrator();
    const list = await service.call("GET", "/admin/users?per_page=500&filter=@diario.example", { bearer });
    const kept = new Set(list.json().users.map(({ email }: { email: string }) => email));
    expect(answered.filter((email) => !kept.has(email))).toEqual([]);
    await service.signIn(answered.at(-1) ?? "");
    await service.close();
    await store.drop();
    rmSync(outbox, { recursive: true, force: true });
  }, 30_000);
});
