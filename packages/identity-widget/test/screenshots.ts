import { mkdir, readdir, readFile } from "node:fs/promises";
import { launchChromium } from "@nv/test-kit/chromium";
import { bundle } from "./bundle.ts";
import { startFakeIdentity } from "./fake-identity.ts";
import { STATES } from "./states.ts";

// Draws every state of the dialog for the eye: `node packages/identity-widget/test/screenshots.ts <folder> [part of a state's name]`.
const [, , folder = "", only = ""] = process.argv;
const FONTS = new URL("../../ui/build/fonts/", import.meta.url);
const LOOKS = [
  { name: "1920-light", width: 1920, height: 1080, theme: "light" },
  { name: "1920-dark", width: 1920, height: 1080, theme: "dark" },
  { name: "1280-light", width: 1280, height: 800, theme: "light" },
  { name: "1280-dark", width: 1280, height: 800, theme: "dark" },
  { name: "768-light", width: 768, height: 1024, theme: "light" },
  { name: "768-dark", width: 768, height: 1024, theme: "dark" },
  { name: "360-light", width: 360, height: 720, theme: "light" },
  { name: "360-dark", width: 360, height: 720, theme: "dark" },
] as const;

const files = new Map<string, string>((await bundle("preact")).map(({ name, code }) => [name, code]));
const fake = await startFakeIdentity(files, Number(process.env.PORT ?? 0));
const browser = await launchChromium();
try {
  await mkdir(folder, { recursive: true });
  let fontCss = "";
  const fonts = new Map<string, Buffer>();
  for (const file of await readdir(FONTS)) {
    if (file.endsWith(".woff2")) fonts.set(file, await readFile(new URL(file, FONTS)));
    if (file === "site-fonts.css") fontCss = await readFile(new URL(file, FONTS), "utf8");
  }
  for (const look of LOOKS) {
    for (const state of STATES.filter(({ name }) => name.includes(only))) {
      const context = await browser.newContext({ viewport: look, colorScheme: look.theme });
      const page = await context.newPage();
      await page.route("**/*.woff2", (route) =>
        route.fulfill({ body: fonts.get(new URL(route.request().url()).pathname.slice(1)) ?? Buffer.alloc(0) }),
      );
      fake.settings = { autoconfirm: false, disable_signup: false, external: {}, external_labels: {} };
      fake.intercept.clear();
      fake.pageBody = `<style>${fontCss.replaceAll("./", "/")}
        :root{--nv-font-sans:"Public Sans",sans-serif;--nv-font-serif:"Newsreader",serif;color-scheme:${look.theme}}
        body{margin:48px;font:17px/1.5 "Public Sans";background:${look.theme === "dark" ? "#131211" : "#fbfaf6"};color:#8a8375}
        h1{font:400 64px "Newsreader"}</style><h1>Cómo se dibuja una noticia</h1><p>Guías, formatos y herramientas.</p>`;
      state.before?.(fake);
      const person = fake.people[0];
      if (person) Object.assign(person, { email: "ana@ejemplo.org", password: "correcta-caballo" });
      const options = JSON.stringify({ APIUrl: "/.netlify/identity", locale: "es", ...state.init });
      await page.goto(`${fake.origin}/?init=${encodeURIComponent(options)}${state.hash ?? ""}`);
      await state.go(page, page.frameLocator("#netlify-identity-widget"));
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${folder}/${state.name.replaceAll(/\W+/g, "-")}.${look.name}.png` });
      await context.close();
    }
  }
} finally {
  await browser.close();
  await fake.close();
}
