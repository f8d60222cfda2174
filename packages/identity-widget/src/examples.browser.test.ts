import { execFile } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { launchChromium } from "@nv/test-kit/chromium";
import { inEachRun } from "@nv/test-kit/depth";
import type { Browser } from "playwright-core";
import { publint } from "publint";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type InstalledPackages, installPackages } from "../test/installed.ts";
import { REAL_HOST_RULE, type RealService, startRealService } from "../test/real-service.ts";
import { buildDist } from "../tooling/build-dist.ts";

const PASSWORD = "una-frase-larga-y-tranquila";

const EXAMPLES = fileURLToPath(new URL("../../../examples/", import.meta.url));

let browser: Browser;
let packages: InstalledPackages;

beforeAll(async () => {
  packages = await installPackages();
  browser = await launchChromium([REAL_HOST_RULE]);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await packages?.remove();
});

/** Builds the React example where it lies, with what can be imported from there. */
async function buildReactApp(folder: string): Promise<[string, string][]> {
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: "error",
    mode: "production",
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: join(folder, "react-app/src/main.tsx"),
        output: { entryFileNames: "main.js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("nothing was built");
  return output.output.flatMap((file): [string, string][] =>
    file.type === "chunk" ? [[file.fileName, file.code]] : [],
  );
}

/** The script for a tag and its parts, as this repository builds them or as they were installed. */
async function scriptsOf(source: "workspace" | "installed"): Promise<[string, string][]> {
  if (source === "workspace") return (await buildDist()).map(({ name, code }) => [name, code]);
  const root = join(packages.folder, "node_modules/@nv/identity-widget");
  const names = (await readdir(root, { recursive: true })).filter((name) => /^(parts\/)?[^/]+\.js$/.test(name));
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => [name, await readFile(join(root, name), "utf8")]),
  );
}

describe.each(inEachRun<"workspace" | "installed">(["workspace", "installed"], ["installed"]))(
  "with the packages of the %s",
  (source) => {
    const folder = () => (source === "workspace" ? EXAMPLES : packages.folder);
    let service: RealService;

    beforeAll(async () => {
      const files = new Map<string, string>([
        ...(await scriptsOf(source)),
        ...(await buildReactApp(folder())),
        ["greeting.js", await readFile(join(EXAMPLES, "static-page/greeting.js"), "utf8")],
        ["static.html", await readFile(join(EXAMPLES, "static-page/index.html"), "utf8")],
        ["react.html", await readFile(join(EXAMPLES, "react-app/index.html"), "utf8")],
      ]);
      service = await startRealService({ files });
      await service.addPerson("ana@ejemplo.org", PASSWORD);
    });

    afterAll(() => service?.close());

    test("static-page: one script tag greets who signs in", async () => {
      const page = await browser.newPage();
      await page.goto(`${service.origin}/static.html`);
      await page.getByRole("button", { name: "Iniciar sesión" }).click();
      const dialog = page.frameLocator("#netlify-identity-widget");
      await dialog.getByLabel("Correo electrónico").fill("ana@ejemplo.org");
      await dialog.locator("[name=password]").fill(PASSWORD);
      await page.keyboard.press("Enter");
      await page.getByText("Hola, Ana Ruiz.").waitFor();
      await page.reload();
      await page.getByText("Hola, Ana Ruiz.").waitFor();
      await dialog.owner().waitFor({ state: "attached" });
      await page.locator(".netlify-identity-logout").click();
      await dialog.getByRole("button", { name: "Cerrar sesión" }).click();
      await page.getByText("Nadie ha iniciado sesión.").waitFor();
      await page.close();
    });

    test("react-app: the provider tells its components who is signed in, and the account page is drawn by the page", async () => {
      const page = await browser.newPage();
      await page.goto(`${service.origin}/react.html`);
      await page.getByRole("button", { name: "Iniciar sesión" }).click();
      const dialog = page.frameLocator("#netlify-identity-widget");
      await dialog.locator("[name=email]").fill("ana@ejemplo.org");
      await dialog.locator("[name=password]").fill(PASSWORD);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Hola, Ana Ruiz", includeHidden: true }).waitFor({ state: "attached" });
      await page.keyboard.press("Escape");
      await page.getByRole("heading", { name: "Sesiones abiertas" }).waitFor();
      await page.getByRole("button", { name: "Salir" }).click();
      await page.getByRole("button", { name: "Iniciar sesión" }).waitFor();
      await page.close();
    });

    test("node-script: an administrator lists who has an account", async () => {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [
          join(folder(), "node-script/list-people.ts"),
          `http://127.0.0.1:${service.port}/.netlify/identity`,
          "jefa@ejemplo.org",
        ],
        { env: { ...process.env, IDENTITY_PASSWORD: "jefa-de-seccion" } },
      );
      expect(stdout.trim().split("\n").sort()).toEqual(["ana@ejemplo.org", "jefa@ejemplo.org"]);
    });
  },
);

test("nothing is installed but the two packages, and nothing in them names another", async () => {
  expect([...packages.installed].sort()).toEqual([
    "node_modules/@nv/identity-client",
    "node_modules/@nv/identity-widget",
  ]);
  const root = join(packages.folder, "node_modules/@nv");
  const files = (await readdir(root, { recursive: true })).filter((name) => /\.(c?js|d\.ts|json|css)$/.test(name));
  const named = new Set<string>();
  for (const file of files) {
    const text = await readFile(join(root, file), "utf8");
    if (!file.endsWith("package.json")) expect([file, text.match(/@nv\/[\w-]+/g) ?? []]).toEqual([file, []]);
    for (const [, name = ""] of text.matchAll(/(?:\bfrom ?|\bimport\(|\brequire\()["'`]([@\w][\w./@-]*)["'`]/g))
      named.add(name);
  }
  expect([...named].sort()).toEqual(["react", "react/jsx-runtime"]);
});

test("they bring what whoever debugs them wants: names, maps of their sources, a licence, the Node they need", async () => {
  const root = join(packages.folder, "node_modules/@nv");
  for (const name of ["identity-client", "identity-widget"]) {
    const files = await readdir(join(root, name), { recursive: true });
    expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md"]));
    expect(JSON.parse(await readFile(join(root, name, "package.json"), "utf8"))).toMatchObject({
      license: "MIT",
      engines: { node: ">=20" },
    });
    const modules = files.filter((file) => /^(esm|cjs)\/[^/]+\.c?js$/.test(file));
    expect(modules.length).toBeGreaterThan(2);
    for (const file of modules) {
      const code = await readFile(join(root, name, file), "utf8");
      const [, map] = /\/\/# sourceMappingURL=(.+)$/m.exec(code) ?? [];
      // A door that only hands on has nothing to map.
      if (map === undefined) expect(code.length, file).toBeLessThan(400);
      else expect(files, file).toContain(join(file, "..", map));
      expect(code.startsWith('"use client";'), file).toBe(/^react\./.test(file.slice(4)));
    }
    for (const file of files.filter((one) => one.endsWith(".map"))) {
      const map: { sources: string[]; sourcesContent: string[] } = JSON.parse(
        await readFile(join(root, name, file), "utf8"),
      );
      expect(map.sourcesContent, file).toHaveLength(map.sources.length);
      expect(
        map.sources.filter((source) => !/^(\.\.\/)+(packages|node_modules)\//.test(source)),
        file,
      ).toEqual([]);
    }
  }
  const code = `import { GoTrue, HTTPError } from "@nv/identity-client"; console.log(GoTrue.name, HTTPError.name);`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", code], {
    cwd: packages.folder,
  });
  expect(stdout.trim()).toBe("GoTrue HTTPError");
});

test("publint finds nothing in either tarball, suggestions included", async () => {
  for (const file of packages.tarballs) {
    const tarball = new Uint8Array(await readFile(file)).buffer;
    const { messages } = await publint({ pack: { tarball }, strict: true, level: "suggestion" });
    expect(messages, file).toEqual([]);
  }
});

test("whoever resolves their types, in whichever way, is told what runs: attw finds nothing but a style sheet", async () => {
  for (const file of packages.tarballs) {
    const checked = await checkPackage(createPackageFromTarballData(await readFile(file)));
    if (!checked.types) throw new Error(`${file} has no types`);
    // A style sheet has none.
    const problems = checked.problems.filter((one) => !("entrypoint" in one && one.entrypoint === "./account.css"));
    expect(problems, file).toEqual([]);
    expect(Object.keys(checked.entrypoints)).toEqual(
      file.includes("widget") ? [".", "./react", "./fragment", "./account.css", "./package.json"] : ["."],
    );
  }
});

test("Node imports and requires both, with the names of the originals", async () => {
  const code = `
    import * as widget from "@nv/identity-widget";
    import { createRequire } from "node:module";
    import * as react from "@nv/identity-widget/react";
    import * as client from "@nv/identity-client";
    const require = createRequire(import.meta.url);
    const required = require("@nv/identity-widget");
    console.log(JSON.stringify({
      widget: Object.keys(widget).sort(), isSame: widget.default === widget.netlifyIdentity, store: widget.store === widget.default.store,
      required: Object.keys(required).sort(), user: required.currentUser(), folder: import.meta.resolve("@nv/identity-widget/package.json").slice(-33),
      react: [Object.keys(react), Object.keys(require("@nv/identity-widget/react"))],
      client: [Object.keys(client).sort().join(), Object.keys(require("@nv/identity-client")).sort().join()].map((names) => names === Object.keys(client).sort().join()),
      made: new (require("@nv/identity-client").default)({ APIUrl: "/x" }).api.apiURL,
    }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", code], {
    cwd: packages.folder,
  });
  const originals = [
    "close",
    "currentUser",
    "gotrue",
    "init",
    "logout",
    "off",
    "on",
    "open",
    "refresh",
    "setLocale",
    "store",
  ];
  const said = JSON.parse(stdout);
  expect(said.widget).toEqual([...originals, "default", "netlifyIdentity"].sort());
  expect(said.required).toEqual([...originals, "openAccount", "preload"].sort());
  expect(said).toMatchObject({
    isSame: true,
    store: true,
    user: null,
    folder: "/@nv/identity-widget/package.json",
    client: [true, true],
    made: "/x",
    react: [
      ["AccountPage", "IdentityProvider", "useIdentity"],
      ["AccountPage", "IdentityProvider", "useIdentity"],
    ],
  });
});

test("what is written against them is checked, as modules and as CommonJS", async () => {
  const { folder } = packages;
  await writeFile(
    join(folder, "page.ts"),
    `import netlifyIdentity, { gotrue, open, store, type User } from "@nv/identity-widget";
     import * as everything from "@nv/identity-widget";
     import GoTrue from "@nv/identity-client";
     netlifyIdentity.on("login", (user: User) => console.log(user.email, store.locale, gotrue?.api.apiURL));
     open("login");
     everything.init({ APIUrl: "/x" });
     new GoTrue({ APIUrl: "/x" }).login("a", "b").then((user) => user.jwt());
     // @ts-expect-error there is no such page
     open("nothing");\n`,
  );
  await writeFile(
    join(folder, "page.cts"),
    `import netlifyIdentity = require("@nv/identity-widget");
     import client = require("@nv/identity-client");
     netlifyIdentity.on("login", (user: netlifyIdentity.User) => console.log(user.email));
     new client.GoTrue({ APIUrl: "/x" }).settings();
     // @ts-expect-error there is no such page
     netlifyIdentity.open("nothing");\n`,
  );
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: {
        target: "es2022",
        lib: ["es2024", "dom", "dom.iterable"],
        module: "nodenext",
        jsx: "react-jsx",
        strict: true,
        noEmit: true,
        types: ["node"],
        esModuleInterop: true,
        allowImportingTsExtensions: true,
      },
      files: ["page.ts", "page.cts", "node-script/list-people.ts", "react-app/src/main.tsx"],
    }),
  );
  const checker = fileURLToPath(new URL("../bin/tsc", import.meta.resolve("typescript")));
  const { stdout } = await promisify(execFile)(process.execPath, [checker, "-p", folder]).catch((error: unknown) => ({
    stdout: typeof error === "object" && error !== null && "stdout" in error ? String(error.stdout) : String(error),
  }));
  expect(stdout).toBe("");
});
