/**
 * The host script beside pym's and Datawrapper's: by weight, and by the time from the start of the page to the first
 * height that a frame gets, in a browser, against pym's.
 *
 * Budgets: at most 2.5 kB with gzip; the first height not later than 1.2 times pym's.
 */
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "playwright-core";
import { provideChromium } from "../../scripts/provide/chromium.ts";
import { runCommand } from "../../scripts/terminal/run-command.ts";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";

const ROOT = join(import.meta.dirname, "../..");
const MOST_BYTES = 2500;
const MOST_RATIO = 1.2;
const ROUNDS = sized(15, 1);
const HEIGHT_PX = 777;

/** Scripts that other newsrooms load, as published on npm. */
const PYM = { name: "pym.js", version: "1.3.2", file: "package/dist/pym.v1.min.js" };
const DATAWRAPPER = { name: "@datawrapper/chart-core", version: "8.47.0", file: "package/dist/web-component.js" };

async function fromNpm({ name, version, file }: typeof PYM, folder: string): Promise<Buffer> {
  const packed = await runCommand("npm", ["pack", `${name}@${version}`, "--silent"], { cwd: folder, env: process.env });
  const archive = packed.trim().split("\n").at(-1) ?? "";
  await runCommand("tar", ["xzf", archive, file], { cwd: folder, env: process.env });
  return readFile(join(folder, file));
}

/** Pages by path: an article for each host script, and the framed page that tells its height in that script's words. */
function pagesOf(host: Buffer, pym: Buffer): Readonly<Record<string, string | Buffer>> {
  const watch =
    "<script>addEventListener('message',()=>requestAnimationFrame(()=>{const f=document.querySelector('iframe');" +
    `if(f.clientHeight===${HEIGHT_PX}&&!window.firstMs)window.firstMs=performance.now()}))</script>`;
  // Tells it at once and whenever it is asked, as published pages do.
  const tell = (message: string) =>
    `<!doctype html><script>const tell=()=>parent.postMessage(${message},"*");tell();addEventListener("message",tell)</script>`;
  return {
    "/ours": `<!doctype html>${watch}<iframe data-nv="g" src="/ours-child"></iframe><script src="/e/v1/host.js" async></script>`,
    "/ours-child": tell(`{source:"nv",v:1,type:"height",id:"g",height:${HEIGHT_PX}}`),
    "/pym": `<!doctype html>${watch}<div id="g"></div><script src="/pym.js"></script><script>new pym.Parent("g","/pym-child",{})</script>`,
    "/pym-child": tell(`"pymxPYMxgxPYMxheightxPYMx${HEIGHT_PX}"`),
    "/e/v1/host.js": host,
    "/pym.js": pym,
  };
}

async function serve(pages: Readonly<Record<string, string | Buffer>>): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    const type = path.endsWith(".js") ? "text/javascript" : "text/html; charset=utf-8";
    response.writeHead(pages[path] === undefined ? 404 : 200, { "content-type": type, "cache-control": "no-store" });
    response.end(pages[path]);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}` };
}

/** Time from the start of the page to the first height, milliseconds. */
async function firstHeight(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    const found = await page.waitForFunction("window.firstMs", undefined, { timeout: 10_000 });
    return Number(await found.jsonValue());
  } finally {
    await page.close();
  }
}

/** Measures and prints; ends with code 1 over a budget. */
export async function benchHost(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "nv-bench-host-"));
  const host = await readFile(join(ROOT, "packages/embeds/dist/host.js"));
  const [pym, datawrapper] = [await fromNpm(PYM, folder), await fromNpm(DATAWRAPPER, folder)];
  const [hostBytes, pymBytes, datawrapperBytes] = [host, pym, datawrapper].map((script) => gzipSync(script).length);
  console.log(
    `host weight: ${hostBytes} bytes gzip (most ${MOST_BYTES}); pym ${pymBytes}; Datawrapper's script embed ${datawrapperBytes}`,
  );
  if (hostBytes === undefined || hostBytes > MOST_BYTES) process.exitCode = 1;

  const { server, url } = await serve(pagesOf(host, pym));
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
  const browser = await chromium.launch({ executablePath: await provideChromium(), args });
  try {
    const times = { ours: [] as number[], pym: [] as number[] };
    for (let round = -2; round < ROUNDS; round += 1) {
      const [ours, theirs] = [await firstHeight(browser, `${url}/ours`), await firstHeight(browser, `${url}/pym`)];
      if (round < 0) continue; // The first pages of a browser are slow.
      times.ours.push(ours);
      times.pym.push(theirs);
    }
    const [ours, theirs] = [median(times.ours), median(times.pym)];
    console.log(
      `host first height: ${ours.toFixed(1)} ms, pym ${theirs.toFixed(1)} ms, ratio ${(ours / theirs).toFixed(2)} ` +
        `(most ${MOST_RATIO}; median of ${ROUNDS})`,
    );
    if (ours / theirs > MOST_RATIO) process.exitCode = 1;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}
