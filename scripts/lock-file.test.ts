import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

const LockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
      resolved: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      devDependencies: z.record(z.string(), z.string()).optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const { packages } = LockFile.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8")),
);

test("the lock file holds no download addresses", () => {
  const withAddress = Object.entries(packages).filter(([, { link, resolved }]) => !link && resolved !== undefined);
  expect(withAddress).toEqual([]);
});

test("the lock file holds every platform's optional packages, so that `npm ci` takes it anywhere", () => {
  const names = new Set(Object.keys(packages).map((path) => path.split("node_modules/").at(-1)));
  const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter((name) => !names.has(name)),
  );
  expect(missing).toEqual([]);
});

/** Empty package that stands in for those that others' packages name and nothing here needs. */
const STAND_IN = "dry-uninstall";

test("no package of ours asks for one that is left out", () => {
  const leftOut = Object.entries(packages)
    .filter(([, { name }]) => name === STAND_IN)
    .map(([path]) => path.replace("node_modules/", ""));
  expect(leftOut).toContain("ioredis");
  const ours = Object.entries(packages).filter(([path]) => !path.includes("node_modules/"));
  const asked = ours.flatMap(([path, { dependencies, devDependencies }]) =>
    Object.keys({ ...dependencies, ...devDependencies })
      .filter((name) => leftOut.includes(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(asked).toEqual([]);
});

/** Packages that only tests, checks and measures run, by name: what one of them drags in is npm's to know. */
const FOR_TESTS = [
  "@ai-sdk/mcp",
  "@arethetypeswrong/core",
  "@biomejs/biome",
  "@playwright/test",
  "@types/three",
  "@turf/boolean-point-in-polygon",
  "axe-core",
  "dependency-cruiser",
  "fast-check",
  "gotrue-js",
  "husky",
  "ical.js",
  "knip",
  "netlify-identity-widget-2",
  "oauth2-mock-server",
  "oidc-provider",
  "playwright-core",
  "publint",
  "recheck",
  "s3rver",
  "scrollama",
  "smtp-server",
  "vitest",
];

test.each(FOR_TESTS)("`npm start` does not install %s, which only tests need", (name) => {
  expect(packages[`node_modules/${name}`]).toMatchObject({ dev: true });
});
