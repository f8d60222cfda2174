import { ExamplesReport, GraphicDetail, GraphicList, GraphicProblem } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import { DIALECTS } from "@nv/test-kit";
import { inEachRun } from "@nv/test-kit/depth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDemoMedia, type WantedDemo } from "../../../../test/demo-media.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../../test/registry.ts";
import { STORES } from "../../../../test/stores.ts";
import { Problem } from "../../../http/problem.ts";
import { EXAMPLES, type RegistryExample } from "./examples.ts";
import { createExamplesHandler } from "./examples-job.ts";

/** Every example is drawn, and everything that its piece wants made of its files where no test has made it yet: a minute and a half of a processor. A limit that ends what hangs, milliseconds. */
const ALL_MADE_MS = 600_000;

/** A newcomer's own machine: no https, no network, no account. */
const ADDRESS = "http://localhost:3000";

/** Films among what people bring: what they become takes a minute of a processor, and is made by the tests of films and of formats in each run. */
const isFilmed = ({ files }: RegistryExample) => Object.values(files).some(({ content }) => content.kind === "clip");
const PUBLISHED = new Set(
  inEachRun(
    EXAMPLES,
    EXAMPLES.filter((example) => !isFilmed(example)),
  ).map(({ fields: { title } }) => title),
);

/** The files of an example, and what its piece wants made of them. */
function demosOf({ fields: { config }, files }: RegistryExample): readonly WantedDemo[] {
  const wanted = typeOf(config.type).renditions(config);
  return Object.entries(files).map(([reference, file]) => ({
    file,
    recipes: wanted.filter(({ source }) => source === reference).map(({ recipe }) => recipe),
  }));
}

let harness: TestHarness;
let server: TestProcess;
const media = createDemoMedia(EXAMPLES.flatMap(demosOf));

beforeAll(async () => {
  const [dialect] = DIALECTS;
  const [createStore] = STORES.filter(({ store }) => store !== "s3").map((one) => one.createStore);
  if (dialect === undefined || createStore === undefined) throw new Error("There is neither database nor folder.");
  harness = await createHarness(dialect, createStore);
  server = await startProcess(harness.database, harness.store, { PUBLIC_BASE_URL: ADDRESS }, undefined, media);
});
afterAll(async () => {
  await server.close();
  media.close();
  await harness.drop();
});

async function load(): Promise<ExamplesReport> {
  const outsideFetch = () => Promise.reject(new Problem("FETCH_FAILED"));
  const handle = createExamplesHandler({ ...server.context, outsideFetch });
  const result = await handle({
    payload: { action: "load" },
    subject: "",
    actor: { id: "ana", name: "Ana Muestra" },
    signal: new AbortController().signal,
    group: "",
    progress: async () => undefined,
    log: () => undefined,
  });
  return ExamplesReport.parse(result);
}

/** The one click, as often as something was still being made. @returns What it was answered in the end. */
async function publish({ id, version }: GraphicDetail): Promise<unknown> {
  let told: unknown;
  await expect
    .poll(
      async () => {
        const { status, body } = await server.call("POST", `/api/graphics/${id}/publish`, { version });
        told = status === 200 ? "published" : body;
        return GraphicProblem.safeParse(body).data?.code === "RENDITION_PENDING";
      },
      { timeout: ALL_MADE_MS, interval: 200 },
    )
    .toBe(false);
  return told;
}

/** The frames of a page, by their addresses. */
const framesIn = (html: string) => [...html.matchAll(/"?src"?[=:]"([^"]+\/e\/[^"]+)"/g)].map(([, src = ""]) => src);

test("every example that comes without a network and an account is published by one click, and all that it frames answers too", {
  timeout: ALL_MADE_MS,
}, async () => {
  const { items } = await load();
  expect(items.filter(({ outcome }) => outcome !== "done").map(({ title, outcome }) => [title, outcome])).toEqual([
    [expect.stringContaining("(Datawrapper)"), "left-out"],
    [expect.stringContaining("(Flourish)"), "left-out"],
  ]);
  const listed = await server.call("GET", "/api/graphics?tag=ejemplo&limit=100");
  const all = GraphicList.parse(listed.body).items;
  expect(all).toHaveLength(items.length - 2);
  const list = all.filter(({ title }) => PUBLISHED.has(title));
  expect(list.length).toBeGreaterThan(all.length / 2);

  const read = async (path: string) => {
    const { statusCode, body, headers } = await server.read(path);
    return { statusCode, body, policy: String(headers["content-security-policy"]) };
  };
  const framing: string[] = [];
  // All at once, as «Publicar» of several is: what is made of files is made while the next is asked for. What shows another is published after it.
  const showsAnother = ({ slug }: { readonly slug: string }) => slug === "ejemplo-pieza";
  for (const those of [list.filter((one) => !showsAnother(one)), list.filter(showsAnother)])
    await Promise.all(
      those.map(async ({ id, slug }) => {
        const detail = GraphicDetail.parse((await server.call("GET", `/api/graphics/${id}`)).body);
        const told = await publish(detail);
        expect(told, `${slug}: ${JSON.stringify(told)}`).toBe("published");
      }),
    );
  for (const { slug } of list) {
    const page = await read(`/g/${slug}/`);
    expect([slug, page.statusCode]).toEqual([slug, 200]);
    expect(page.body).toContain("<main>");
    for (const src of framesIn(page.body)) {
      framing.push(slug);
      expect(new URL(src).origin).toBe(ADDRESS);
      // What a page may not frame is a white box to its readers.
      expect(page.policy).toContain(`frame-src https: ${ADDRESS};`);
      const framed = await read(new URL(src).pathname + new URL(src).search);
      expect([framed.statusCode, framed.policy.includes("frame-ancestors")]).toEqual([200, false]);
      expect(framed.body).toContain("Muestra inventada");
    }
  }
  expect(new Set(framing)).toEqual(
    new Set(
      ["css-wrapper", "external", "map", "media-query", "scrolly", "switcher", "wrapper"].map(
        (name) => `ejemplo-${name}`,
      ),
    ),
  );
});
