import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { runRTestsWherePossible } from "./r-tests.ts";

test("where R cannot be had, every file of tests counts as skipped and the reason is told", async () => {
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  try {
    const counts = await runRTestsWherePossible(() => Promise.reject(new Error("este equipo no tiene apt")));
    const files = readdirSync(join(import.meta.dirname, "../../snippets/r/pruebas")).filter((name) =>
      /^prueba-/.test(name),
    );
    expect(counts).toEqual({ passed: 0, failed: 0, skipped: files.length });
    expect(written.mock.calls.flat().join("")).toContain("porque R no está: este equipo no tiene apt");
  } finally {
    written.mockRestore();
  }
});
