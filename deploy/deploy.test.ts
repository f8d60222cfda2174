import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const commands = (text: string) => [...text.matchAll(/npm run ([a-z-]+)/g)].map(([, name]) => name);

describe.each(["deploy/Containerfile", "deploy/narrativas.service", "docs/runbooks/server.md"])("%s", (path) => {
  test("names commands and files that there are", () => {
    const scripts = Object.keys(JSON.parse(read("package.json")).scripts);
    expect(commands(read(path)).filter((name) => !scripts.includes(name ?? ""))).toEqual([]);
    const files = [...read(path).matchAll(/(?:scripts|deploy)\/[\w.-]+\.(?:mjs|yaml|service)/g)].map(([name]) => name);
    expect(files.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
  });
});

test("what is set for a server is explained in .env.example", () => {
  const known = new Set([...read(".env.example").matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name));
  // Of Node, and of the two other services beside the site.
  for (const name of ["NODE_ENV", "POSTGRES_PASSWORD", "STORE_IDENTITIES"]) known.add(name);
  const settings = [...read("docs/runbooks/server.md").matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  const inImage = [...read("deploy/Containerfile").matchAll(/\b([A-Z][A-Z0-9_]+)=/g)].map(([, name]) => name);
  const ofCompose = [...read("deploy/compose.yaml").matchAll(/^ {6}([A-Z][A-Z0-9_]*):/gm)].map(([, name]) => name);
  expect([...settings, ...inImage, ...ofCompose].filter((name) => !known.has(name))).toEqual([]);
  expect(settings.length + inImage.length + ofCompose.length).toBeGreaterThan(15);
});

test("alerts ask for figures that the server gives", () => {
  const given = read("docs/runbooks/watching.md");
  const asked = new Set([...read("deploy/alerts.yaml").matchAll(/nv_[a-z_]+/g)].map(([name]) => name));
  expect([...asked].filter((name) => !given.includes(name.replace(/_count$/, "")))).toEqual([]);
  expect(asked.size).toBeGreaterThan(3);
});
