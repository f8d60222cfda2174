import { FILES_API_PATH, GRAPHICS_API_PATH, JOBS_API_PATH } from "@nv/contracts";
import type { GraphicDetail } from "@nv/contracts/schemas";
import type { StoryConfig } from "@nv/graphic-types";
import { inEachRun } from "@nv/test-kit/depth";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { conflictWith, eventOf, FAILS, htmlOf, idAt, jobOf, refusalOf, SIGNED_IN } from "../../../test/answers";
import { type Answer, type Answers, type Call, openSite } from "../../../test/site-in-browser";
import { STATES as LINKED_DRAFT } from "../../pieces/linked-draft.states";
import { beginAddress } from "../formats/core/format-words";
import { BUILDER, block, builder, DETAIL, ID, LIBRARY, list, ONE, PHOTO, pageOf, story } from "./stories.states";

const site = openSite();
const JOB = jobOf({ kind: "files.rendition", subject: PHOTO.id });

const text = (place: number) => site.page.locator(".nv-step-card").nth(place).getByLabel("Texto", { exact: true });
const button = (name: string | RegExp) => site.page.getByRole("button", { name });
const shown = () => site.page.frameLocator('.nv-story-view__sheet[data-shown="true"] iframe');
async function build(answers: Answers = builder()) {
  site.answer(answers);
  await site.open(BUILDER, ["Bloques"]);
  await shown().getByText("El tercero").waitFor();
}

test.each(inEachRun([360, 768], [360]))(
  "at %d px a story is a card: its picture, and beside it its title with room",
  async (width) => {
    site.answer(list(DETAIL));
    await site.page.setViewportSize({ width, height: 780 });
    await site.open("/storys?vista=tabla", ["La riada"]);
    const boxOf = (column: string) => site.page.locator(`.nv-list tbody [data-column="${column}"]`).boundingBox();
    const [picture, title] = [await boxOf("picture"), await boxOf("title")];
    if (picture === null || title === null) throw new Error("The card has no picture or no title.");
    expect(title.x).toBeGreaterThan(picture.x + picture.width);
    expect(title.width).toBeGreaterThan(width / 2);
  },
);

test("by its link a draft is commented beside its blocks: its frame says that it scrolls, and so is no cover", async () => {
  const [talk] = LINKED_DRAFT;
  if (talk === undefined) throw new Error("No draft by its link.");
  site.answer(talk.answers);
  await site.open(talk.address, ["¿Qué puente?"]);
  expect(await site.page.getByTitle(/^Vista previa de/).getAttribute("src")).toBe("/p/nada/#nv-scroll");
});

test("a story that nobody named is not begun, and says why", async () => {
  const fields = [{ field: "title", message: "Falta el título" }];
  site.answer({ ...SIGNED_IN, [`POST ${GRAPHICS_API_PATH}`]: refusalOf(...fields) });
  await site.open("/storys?nueva=", ["Empezar"]);
  await button("Empezar").click();
  await site.page.getByText("Falta el título").waitFor();
});

test("blocks are added, moved, doubled and taken out; what was done is taken back and done again", async () => {
  await build();
  const order = () =>
    site.page.locator(".nv-block-card").evaluateAll((all) => all.map((one) => one.getAttribute("data-block")));
  await button("Bajar el bloque 1").click();
  expect(await order()).toEqual(["dos", "uno"]);
  await button("Quitar el bloque 1").click();
  expect(await order()).toEqual(["uno"]);
  await button("Recuperarlo").click();
  expect(await order()).toEqual(["dos", "uno"]);
  await button("Duplicar el bloque 1").click();
  const [first, copy] = await order();
  expect([first, copy === first]).toEqual(["dos", false]);
  for (let times = 0; times < 2; times += 1) await site.page.keyboard.press("Control+z");
  expect(await order()).toEqual(["uno", "dos"]);
  for (let times = 0; times < 2; times += 1) await site.page.keyboard.press("Control+Shift+z");
  expect(await order()).toHaveLength(3);
});

test("whoever goes on to a field before the next frame is drawn keeps the keyboard, and every word", async () => {
  await build();
  await site.page.evaluate(() => {
    const frames: FrameRequestCallback[] = [];
    Reflect.set(window, "drawFrames", () => {
      for (const draw of frames.splice(0)) draw(performance.now());
    });
    window.requestAnimationFrame = (draw) => frames.push(draw);
  });
  await button("Añadir un bloque").click();
  await site.page
    .getByRole("group", { name: "Formatos" })
    .getByRole("button", { name: /^Texto/ })
    .press("Enter");
  await text(3).focus();
  await site.page.evaluate("drawFrames()");
  await site.page.keyboard.type("Ni una palabra de menos.");
  expect(await text(3).inputValue()).toBe("Ni una palabra de menos.");
  await shown().getByText("Ni una palabra de menos.").waitFor();
});

const UNANSWERED = [
  { name: "no connection", answer: () => null, says: "No hay conexión con el servidor." },
  { name: "a server that fails", answer: FAILS, says: "Algo ha fallado en el servidor." },
  {
    name: "words of somebody else",
    answer: { ...htmlOf("<h1>Bad gateway</h1>"), status: 502 },
    says: "Algo ha fallado en el servidor.",
  },
  {
    name: "something wrong that cannot be left out",
    answer: refusalOf({ field: "language", message: "Mal idioma" }),
    says: "Mal idioma",
  },
  {
    name: "work that is over already",
    answer: { status: 409, json: { code: "RENDITION_PENDING", message: "Se está preparando.", jobId: JOB.id } },
    says: "Se está preparando.",
  },
  { name: "nothing", answer: "nothing", says: "La vista previa tarda más de lo normal." },
] as const;
/** A refusal, and an answer that never comes: all others are told as the first, by what failed. */
const APART = UNANSWERED.filter(({ name }) => name === "nothing" || name.startsWith("something wrong"));

test.each(inEachRun(UNANSWERED, APART))(
  "a page that is answered with $name says so, and is tried again",
  async ({ answer, says }) => {
    await build();
    const right = builder();
    const never = new Promise<null>(() => undefined);
    const failing = answer === "nothing" ? () => never : answer;
    site.answer({
      ...right,
      [`POST ${GRAPHICS_API_PATH}/preview`]: failing,
      [`${JOBS_API_PATH}/${JOB.id}`]: { json: JOB },
    });
    // Nobody waits for as long as it takes until something is late.
    await site.page.evaluate(() => {
      const wait = window.setTimeout.bind(window);
      Reflect.set(window, "setTimeout", (run: () => void, ms = 0) => wait(run, ms > 5000 ? 1000 : ms));
    });
    await text(2).fill("## El tercero, otra vez");
    const notice = site.page.locator(".nv-story-view").getByRole("alert");
    await notice.getByText(says).waitFor();
    // What was there stays in sight.
    expect(await shown().getByText("El primero", { exact: true }).count()).toBe(1);
    site.answer(right);
    await notice.getByRole("button", { name: "Reintentar" }).click();
    await shown().getByText("El tercero, otra vez").waitFor();
    await notice.waitFor({ state: "detached" });
  },
);

test("one page is on its way at a time, and what was written meanwhile is the next", async () => {
  await build();
  const waiting: (() => void)[] = [];
  const right = builder();
  const path = `POST ${GRAPHICS_API_PATH}/preview`;
  site.answer({
    ...right,
    [path]: async (call) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return htmlOf(pageOf(call.body.toString()));
    },
  });
  const first = waiting.length;
  await text(2).fill("## Uno");
  await expect.poll(() => waiting.length).toBe(first + 1);
  await text(2).fill("## Uno y dos");
  await text(2).fill("## Uno, dos y tres");
  expect(waiting).toHaveLength(first + 1);
  site.answer(right);
  for (const goOn of waiting) goOn();
  await shown().getByText("Uno, dos y tres").waitFor();
});

test("words typed one after another are taken back at once, and the page follows who writes", async () => {
  await build();
  await text(2).focus();
  await site.page.keyboard.press("End");
  await site.page.keyboard.type(", con más");
  await shown().getByText("El tercero, con más").waitFor();
  const insight = () =>
    shown()
      .locator("#b-dos-doss0")
      .evaluate((part) => part.getBoundingClientRect().top < innerHeight && part.getBoundingClientRect().bottom > 0);
  await expect.poll(insight).toBe(true);
  await site.page.keyboard.press("Control+z");
  expect(await text(2).inputValue()).toBe("El tercero");
  await shown().getByText("El tercero", { exact: true }).waitFor();
  await expect.poll(insight).toBe(true);
});

test("what is missing is listed, and each line leads to its field", async () => {
  const answers = {
    json: { problems: [{ field: "config.blocks.1.steps.0.text", message: "Está mal" }], phoneBytes: null },
  };
  await build(builder(DETAIL, { [`POST ${GRAPHICS_API_PATH}/review`]: answers }));
  await button("Cerrar todos").click();
  await button(/Está mal/).click();
  await expect.poll(() => text(0).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await text(0).inputValue()).toBe("El tercero");
  await button(/^Falta el texto alternativo/).click();
  expect(
    await site.page.getByLabel("Texto alternativo", { exact: true }).evaluate((one) => one === document.activeElement),
  ).toBe(true);
});

test("a file is dragged from the library onto a block and onto a field", async () => {
  const pictures = { id: "fotos", format: "ImgTransition", settings: { effect: "fade" as const }, steps: [] };
  const config = { ...story(), blocks: [pictures, block("dos", "El tercero")] };
  await build(builder({ ...DETAIL, config }));
  await button("Abrir Archivos").click();
  const file = site.page.locator(".nv-shelf__file").first();
  await file.dragTo(site.page.locator('[data-block="fotos"]'));
  const card = site.page.locator('[data-block="fotos"] .nv-step-card');
  await card.getByText("valle.jpg").first().waitFor();
  await card.getByRole("button", { name: "Quitar valle.jpg" }).click();
  await file.dragTo(card.getByRole("group", { name: "Imagen" }));
  await card.getByText("valle.jpg").first().waitFor();
  expect(await card.count()).toBe(1);
});

test("a library without files says where they come from, and a search in vain with which word", {
  tags: ["long"],
}, async () => {
  await build(builder(DETAIL, { [FILES_API_PATH]: { json: { ...LIBRARY, items: [], total: 0 } } }));
  await button("Abrir Archivos").click();
  const shelf = site.page.getByRole("region", { name: "Archivos de la biblioteca" });
  await shelf.getByText("Todavía no hay ninguno. Tráelos en Archivos o desde un campo.").waitFor();
  expect(await shelf.getByRole("link", { name: "Archivos" }).getAttribute("href")).toBe("/archivos");
  await shelf.getByRole("searchbox").fill("valle");
  await shelf.getByText("Ninguno lleva «valle».").waitFor();
});

test("it saves by itself what can be saved, and says what is not", async () => {
  const kept = {
    ...DETAIL,
    version: 2,
    config: { ...story(block("uno", "El primero!", "El segundo"), block("dos", "El tercero")) },
  };
  await build(builder(DETAIL, { [`PUT ${ONE}`]: { json: kept } }));
  await text(0).focus();
  await site.page.keyboard.press("End");
  await site.page.keyboard.type("!");
  await site.page.getByText("Guardando…").waitFor();
  await site.page.getByText("Borrador · guardado hace").waitFor();
  expect(site.asked.filter((call) => call === `PUT ${ONE}`)).toHaveLength(1);
  await site.page.getByLabel("Título", { exact: true }).fill("x".repeat(201));
  await site.page.getByText("Título, sin guardar: Como mucho 200 caracteres. Lo demás está guardado.").waitFor();
  expect(site.asked.filter((call) => call.startsWith("POST") && call.endsWith("/publish"))).toEqual([]);
});

test("what was taken out is put back by a button for as long as nothing else is done, and publishing is no news", {
  tags: ["long"],
}, async () => {
  const mine = { ...DETAIL, altText: "Una riada inventada." };
  const saved = { ...mine, version: 2, config: { ...story(block("dos", "El tercero, otra vez")) } };
  const live = { ...saved, version: 3, status: "published" as const, revision: "v1-aaaaaaaa" };
  await build(builder(mine, { [`PUT ${ONE}`]: { json: saved }, [`POST ${ONE}/publish`]: { json: live } }));
  await button("Quitar el bloque 1").click();
  await button("Recuperarlo").waitFor();
  await text(0).fill("El tercero, otra vez");
  await button("Recuperarlo").waitFor({ state: "detached" });
  await button("Publicar").click();
  await site.page.getByText("Publicado", { exact: true }).waitFor();
  expect(await site.page.getByText("ha guardado cambios mientras editas").count()).toBe(0);
});

test("what is saved by itself after a publication is not said to be published", async () => {
  const mine = { ...DETAIL, altText: "Una riada inventada." };
  const live = { ...mine, version: 2, status: "published" as const, revision: "v1-aaaaaaaa" };
  const config = story(block("uno", "Después", "El segundo"), block("dos", "El tercero"));
  const later = { ...live, version: 3, hasUnpublishedChanges: true, config };
  await build(builder(mine, { [`PUT ${ONE}`]: { json: later }, [`POST ${ONE}/publish`]: { json: live } }));
  await button("Publicar").click();
  await site.page.getByText("Publicado", { exact: true }).waitFor();
  await text(0).fill("Después");
  await site.page.getByText("Publicado · con cambios sin publicar").waitFor();
  expect(await site.page.getByText("Publicado", { exact: true }).count()).toBe(0);
});

describe("an order to save", () => {
  const bodies: unknown[] = [];
  /** Takes what is saved, unless another person has saved since the version that it names. */
  const takes =
    (theirs: GraphicDetail | null) =>
    ({ json }: Call): Answer => {
      const { version, config } = Object(json());
      bodies.push([version, JSON.stringify(config)]);
      if (theirs !== null && version === theirs.version - 1) return conflictWith(theirs);
      return { json: { ...DETAIL, config, version: version + 1, changedBy: "Ana Muestra" } };
    };
  const save = () => site.page.keyboard.press("Control+s");
  beforeEach(() => void bodies.splice(0));
  /** Opens the builder while Eva has the story too. @returns What has her save it like this, and the builder hear of it. */
  async function buildBeside(config: StoryConfig): Promise<() => void> {
    const theirs = { ...DETAIL, version: 2, changedBy: "Eva Prueba", config };
    const { promise: isWritten, resolve } = Promise.withResolvers<void>();
    const tellOnce = async () => {
      await isWritten;
      site.answer(builder(theirs, { [`PUT ${ONE}`]: takes(null) }));
      return eventOf("graphic", { id: DETAIL.id, version: 2, by: "Eva Prueba", byId: "2" });
    };
    await build(builder(DETAIL, { "/api/events": tellOnce }));
    return resolve;
  }

  test("that meets what another person saved is carried out with both", async () => {
    const config = story(block("uno", "Suyo", "El segundo"), block("dos", "Antes"));
    const theirs = { ...DETAIL, version: 3, changedBy: "Eva Prueba", config };
    await build(builder(DETAIL, { [`PUT ${ONE}`]: takes(theirs) }));
    await text(2).fill("Antes");
    await save();
    // What is saved by itself now comes some seconds later.
    await site.page.getByText("Borrador · guardado").waitFor();
    await text(2).fill("Mío");
    await save();
    const mine = expect.stringContaining("Mío");
    await expect
      .poll(() => bodies.slice(1))
      .toEqual([
        [2, mine],
        [3, expect.stringMatching(/Suyo.*Mío/)],
      ]);
    await site.page.getByText("Eva Prueba ha guardado cambios mientras editas").waitFor();
  });

  test("stays under the hand while what another person saved is joined", async () => {
    const config = story(block("uno", "Suyo", "El segundo"), block("dos", "El tercero"));
    const tell = await buildBeside(config);
    await text(2).fill("Mío");
    const offDuty = await site.page.getByRole("button", { name: "Publicar", exact: true }).evaluateHandle((button) => {
      const seen: boolean[] = [];
      const look = () => seen.push(button.matches(":disabled"));
      new MutationObserver(look).observe(button, { attributes: true });
      return seen;
    });
    tell();
    await site.page.getByText("Eva Prueba ha guardado cambios mientras editas").waitFor();
    expect(await offDuty.jsonValue()).not.toContain(true);
    await save();
    await expect.poll(() => bodies).toEqual([[2, expect.stringMatching(/Suyo.*Mío/)]]);
  });

  test("leaves whoever is in the middle of a word there, when another person wrote in the same text", async () => {
    const config = story(block("uno", "El primero", "Y hoy El segundo, de todos"), block("dos", "El tercero"));
    const tell = await buildBeside(config);
    await text(1).press("Home");
    for (const _letter of "El se") await site.page.keyboard.press("ArrowRight");
    tell();
    await site.page.getByText("Eva Prueba ha guardado cambios mientras editas").waitFor();
    await site.page.keyboard.type("xyz");
    expect(await text(1).inputValue()).toBe("Y hoy El sexyzgundo, de todos");
  });

  test("that meets another hand in one step saves the others, and says so; both texts may stay", {
    tags: ["long"],
  }, async () => {
    const config = story(block("uno", "Suyo", "El segundo"), block("dos", "El tercero"));
    const theirs = { ...DETAIL, version: 2, changedBy: "Eva Prueba", config };
    await build(builder(DETAIL, { [`PUT ${ONE}`]: takes(theirs) }));
    await text(0).fill("Mío");
    await text(2).fill("Media hora de trabajo");
    await save();
    await site.page.getByText("decide con qué te quedas. Lo demás está guardado.").waitFor();
    expect(bodies.slice(1)).toEqual([[2, expect.stringMatching(/Suyo.*Media hora de trabajo/)]]);
    expect(await text(0).inputValue()).toBe("Mío");
    await button("Quedarme con los dos textos").click();
    await expect.poll(() => bodies.at(-1)).toEqual([3, expect.stringContaining(String.raw`Suyo\n\nMío`)]);
    expect(await text(0).inputValue()).toBe("Suyo\n\nMío");
    await site.page.getByText("Borrador · guardado").waitFor();
  });

  test("whose answer is lost is asked for again, and what somebody wrote after it is joined with what is written since", async () => {
    const Saving = z.object({ savingId: z.uuid(), version: z.int(), config: z.unknown() });
    const savings: z.output<typeof Saving>[] = [];
    const config = story(block("uno", "Eva. Ana uno.", "El segundo"), block("dos", "El tercero"));
    const theirs = { ...DETAIL, version: 3, changedBy: "Eva Prueba", config };
    const answer = ({ body }: Call) => {
      savings.push(Saving.parse(JSON.parse(body.toString())));
      if (savings.length === 1) return null;
      return { json: savings.length === 2 ? theirs : { ...theirs, ...JSON.parse(body.toString()), version: 4 } };
    };
    await build(builder(DETAIL, { [`PUT ${ONE}`]: answer }));
    await text(0).fill("Ana uno.");
    await save();
    await expect.poll(() => savings.length).toBe(1);
    await text(0).fill("Ana uno. Ana dos.");
    await save();
    await expect.poll(() => savings.length).toBe(3);
    const [first, again, rest] = savings;
    expect(again).toEqual(first);
    expect([rest?.version, rest?.savingId === first?.savingId]).toEqual([3, false]);
    expect(JSON.stringify(rest?.config)).toContain('"Eva. Ana uno. Ana dos."');
    expect(await text(0).inputValue()).toBe("Eva. Ana uno. Ana dos.");
  });

  test("that reaches no server is told as it is, and carried out once there is one, without anybody", async () => {
    await build(builder(DETAIL, { [`PUT ${ONE}`]: () => null }));
    await text(0).fill("Lo último");
    await save();
    await site.page.getByText("Sin conexión: se guarda aquí").waitFor();
    site.answer(builder(DETAIL, { [`PUT ${ONE}`]: takes(null) }));
    await site.page.getByText("Borrador · guardado").waitFor();
    expect(bodies).toEqual([[1, expect.stringContaining("Lo último")]]);
  });

  test("of something that is not finished saves it, and publishing leads to what is missing", async () => {
    await build(builder(DETAIL, { [`PUT ${ONE}`]: takes(null) }));
    await button("Añadir un bloque").click();
    await button(/Imágenes que se relevan/)
      .first()
      .click();
    await button("Publicar").click();
    await expect.poll(() => bodies).toEqual([[1, expect.stringContaining("ImgTransition")]]);
    await site.page.getByText("Falta algo antes de publicar", { exact: false }).waitFor();
    expect(site.asked.filter((call) => call.endsWith("/publish"))).toEqual([]);
  });

  const copies = () => site.page.evaluate(() => Object.values(localStorage).join());
  /** Ends the tab and begins another: what a tab keeps ends with it, what the browser keeps does not. @param answers - Of the server from then on. */
  async function killTab(answers: ReturnType<typeof builder>): Promise<void> {
    const copy = await site.page.evaluate(() => Object.entries(localStorage));
    await site.begin(answers);
    await site.open("/storys", []);
    await site.page.evaluate((kept) => {
      for (const [name, value] of kept) localStorage.setItem(name, value);
    }, copy);
  }
  const Saving = z.object({ savingId: z.uuid(), version: z.int(), config: z.unknown() });
  /** Opens the builder, where Ana saves, gets no answer and goes on; and what Eva saved over it. @returns What was sent, as it comes, and what notes it. */
  async function buildUnanswered() {
    const savings: z.output<typeof Saving>[] = [];
    const note = ({ body }: Call) => savings.push(Saving.parse(JSON.parse(body.toString())));
    const unanswered = (call: Call) => {
      note(call);
      return null;
    };
    await build(builder(DETAIL, { [`PUT ${ONE}`]: unanswered }));
    await text(0).fill("Ana uno.");
    await save();
    await expect.poll(() => savings.length).toBeGreaterThan(0);
    await text(0).fill("Ana uno. Ana dos.");
    const config = story(block("uno", "Eva. Ana uno.", "El segundo"), block("dos", "El tercero"));
    return { savings, note, theirs: { ...DETAIL, version: 3, changedBy: "Eva Prueba", config } };
  }

  test("that never came, of a tab that was killed, is found by the next one", async () => {
    await build(builder(DETAIL, { [`PUT ${ONE}`]: () => null }));
    await text(2).fill("Sin guardar todavía");
    await expect.poll(copies).toContain("Sin guardar todavía");
    await killTab(builder(DETAIL, { [`PUT ${ONE}`]: takes(null) }));
    await site.open(BUILDER, ["Hemos recuperado lo que habías escrito."]);
    expect(await text(2).inputValue()).toBe("Sin guardar todavía");
    await expect.poll(() => bodies).toEqual([[1, expect.stringContaining("Sin guardar todavía")]]);
  });

  test("whose answer a killed tab had no time to hear is asked for by the next one, before anything is joined", async () => {
    const { savings, note, theirs } = await buildUnanswered();
    await expect.poll(copies).toContain("Ana dos.");
    const answered = (call: Call) =>
      note(call) === 1 ? { json: theirs } : { json: { ...theirs, ...JSON.parse(call.body.toString()), version: 4 } };
    await killTab(builder(theirs, { [`PUT ${ONE}`]: answered }));
    const [first] = savings.splice(0);
    await site.open(BUILDER, ["Hemos recuperado lo que habías escrito."]);
    await expect.poll(() => savings.length).toBe(2);
    const [again, rest] = savings;
    expect(again).toEqual(first);
    expect([rest?.version, rest?.savingId === first?.savingId]).toEqual([3, false]);
    expect(await text(0).inputValue()).toBe("Eva. Ana uno. Ana dos.");
    await site.page.getByText("Borrador · guardado").waitFor();
    await expect.poll(copies).not.toContain("Ana");
  });

  test("whose answer a page had no time to hear before it was loaded again is asked for first", async () => {
    const { savings, note, theirs } = await buildUnanswered();
    const [first] = savings;
    const answered = (call: Call) => {
      note(call);
      const isAgain = savings.at(-1)?.savingId === first?.savingId;
      return { json: isAgain ? theirs : { ...theirs, ...JSON.parse(call.body.toString()), version: 4 } };
    };
    site.answer(builder(theirs, { [`PUT ${ONE}`]: answered }));
    await site.open(BUILDER, ["Bloques"]);
    await expect.poll(() => savings.at(-1)?.version).toBe(3);
    expect(await text(0).inputValue()).toBe("Eva. Ana uno. Ana dos.");
  });

  test("that never came, of somebody who never rests, is copied while they write", async () => {
    await build(builder(DETAIL, { [`PUT ${ONE}`]: () => null }));
    await text(2).fill("");
    await text(2).evaluate((field) =>
      field.addEventListener("input", () => {
        const copied = Object.values(localStorage).join();
        Reflect.set(window, "wasCopied", copied.includes("sin parar"));
      }),
    );
    // Quicker than any rest, for longer than a copy may be late.
    await site.page.keyboard.type(`sin parar${" y sigue".repeat(8)}`, { delay: 25 });
    expect(await site.page.evaluate(() => Reflect.get(window, "wasCopied"))).toBe(true);
  });

  test("that comes while something is being saved is carried out afterwards", async () => {
    await build(builder(DETAIL, { [`PUT ${ONE}`]: takes(null) }));
    const release = site.hold(ONE);
    await text(2).fill("Uno");
    await save();
    await site.page.getByText("Guardando…").waitFor();
    await text(2).fill("Uno y dos");
    await site.page.locator(".nv-builder__form").evaluate((form: HTMLFormElement) => form.requestSubmit());
    release();
    await expect
      .poll(() => bodies)
      .toEqual([
        [1, expect.stringContaining("Uno")],
        [2, expect.stringContaining("Uno y dos")],
      ]);
  });
});

test("what two people wrote in other steps joins by itself, and undo takes back mine alone", {
  tags: ["long"],
}, async () => {
  const theirs = {
    ...DETAIL,
    version: 2,
    changedBy: "Eva Prueba",
    config: { ...story(block("uno", "Suyo", "El segundo"), block("dos", "El tercero")) },
  };
  await build(builder(DETAIL, { [`PUT ${ONE}`]: conflictWith(theirs) }));
  await text(2).fill("Mío");
  await site.page.keyboard.press("Control+s");
  await site.page.getByText("Eva Prueba ha guardado cambios mientras editas").waitFor();
  expect([await text(0).inputValue(), await text(2).inputValue()]).toEqual(["Suyo", "Mío"]);
  await button("Deshacer").first().click();
  expect([await text(0).inputValue(), await text(2).inputValue()]).toEqual(["Suyo", "El tercero"]);
});

test("what both wrote in the same step is asked about in words, and nothing is lost", async () => {
  const theirs = {
    ...{ ...DETAIL, version: 2, changedBy: "Eva Prueba" },
    config: { ...story(block("uno", "Suyo", "El segundo"), block("dos", "El tercero")) },
  };
  await build(builder(DETAIL, { [`PUT ${ONE}`]: conflictWith(theirs) }));
  await text(0).fill("Mío");
  await site.page.keyboard.press("Control+s");
  await site.page.getByText("Bloque 1 · Texto 1").waitFor();
  await site.page.getByText("Suyo", { exact: true }).waitFor();
  expect(await text(0).inputValue()).toBe("Mío");
  await button("Quedarme con lo suyo")
    .or(button(/suyo|guardado/i))
    .first()
    .click();
  await expect.poll(() => text(0).inputValue()).toBe("Suyo");
});

test("a text is written in the page where it stands, with its marks, and the page stays until its writer has left", async () => {
  const bodies: string[] = [];
  const kept = (call: Call) => {
    bodies.push(call.body.toString());
    return { json: { ...DETAIL, ...JSON.parse(call.body.toString()), version: 2 } };
  };
  await build(builder(DETAIL, { [`PUT ${ONE}`]: kept }));
  const card = shown().locator("#b-dos-doss0 .nv-card");
  await card.click();
  await site.page.keyboard.press("End");
  await site.page.keyboard.press("Enter");
  await site.page.keyboard.type("Y un ");
  await site.page.keyboard.press("Control+b");
  await site.page.keyboard.type("dato");
  expect(await text(2).inputValue()).toBe("El tercero\n\nY un **dato**");
  await site.page.keyboard.press("Control+b");
  await site.page.keyboard.press("Enter");
  await site.page.keyboard.type("Ladillo");
  await button("Ladillo").click();
  expect(await text(2).inputValue()).toBe("El tercero\n\nY un **dato**\n\n## Ladillo");
  // What is written elsewhere comes into the page without taking the caret.
  const asked = site.asked.filter((call) => call.includes("/preview")).length;
  await site.page.keyboard.type(" nuevo");
  expect(await text(2).inputValue()).toBe("El tercero\n\nY un **dato**\n\n## Ladillo nuevo");
  expect(site.asked.filter((call) => call.includes("/preview"))).toHaveLength(asked);
  await site.page.keyboard.press("Escape");
  await expect.poll(() => site.asked.filter((call) => call.includes("/preview")).length).toBeGreaterThan(asked);
  await shown().getByRole("heading", { name: "Ladillo nuevo" }).waitFor();
  await expect.poll(() => bodies.at(-1)).toContain("Ladillo nuevo");
});

test("a letter that is typed in the page is in the form before anything else can happen", async () => {
  await build();
  const card = shown().locator("#b-dos-doss0 .nv-card");
  await card.click();
  const atOnce = await card.evaluate((element) => {
    element.textContent = "El tercerox";
    element.dispatchEvent(new InputEvent("input", { bubbles: true }));
    const fields = [...window.parent.document.querySelectorAll("textarea")];
    return fields.some(({ value }) => value === "El tercerox");
  });
  expect(atOnce).toBe(true);
});

test("words are in the page as they are typed, also after two spaces, and no other page is asked for", async () => {
  await build(builder({ ...DETAIL, config: { ...story(block("uno", "El  primero", "El tercero")) } }));
  const asked = () => site.asked.filter((call) => call.includes("/preview")).length;
  const before = asked();
  await text(0).fill("El  primero y más");
  await shown().getByText("El primero y más").waitFor();
  await text(1).fill("**El** tercero");
  await shown().locator("strong", { hasText: "El" }).waitFor();
  await expect.poll(() => site.asked.filter((call) => call.startsWith("PUT")).length).toBeGreaterThan(0);
  expect(asked()).toBe(before);
  // A heading is in the list of chapters too.
  await text(1).fill("## El tercero");
  await expect.poll(asked).toBe(before + 1);
});

test("the title and the words at the head are written in the page, in one line and without marks", async () => {
  await build(builder({ ...DETAIL, config: { ...story(block("uno", "El tercero")), dek: "Una entradilla" } }));
  await shown().getByRole("textbox", { name: "Título" }).click();
  // To the end of the words, on whichever line they end.
  await site.page.keyboard.press("Control+End");
  await site.page.keyboard.press("Enter");
  await site.page.keyboard.press("Control+b");
  await site.page.keyboard.type(" de mayo");
  expect(await site.page.getByLabel("Título", { exact: true }).inputValue()).toBe("La riada de mayo");
  await shown().getByRole("textbox", { name: "Entradilla" }).click();
  await site.page.keyboard.press("Control+End");
  await site.page.keyboard.press("Control+b");
  await site.page.keyboard.type(" más");
  expect(await site.page.getByLabel("Entradilla", { exact: true }).inputValue()).toBe("Una entradilla **más**");
  // What is written in the field comes into the page.
  await site.page.getByLabel("Título", { exact: true }).fill("Otra riada");
  await shown().getByText("Otra riada", { exact: true }).waitFor();
});

test("while files are made the rest is shown, what waits leads to its field, and cancelling stops all of it", async () => {
  const pictures = { id: "fotos", format: "ImgTransition", settings: { effect: "fade" as const }, steps: [] };
  const data = {
    image: `file:${PHOTO.id}`,
    focus: { x: 0.5, y: 0.5 },
    turn: "block",
    rect: null,
    date: "",
    pair: null,
  };
  const steps = ["x", "y"].map((id) => ({ id, text: `Foto ${id}`, alt: "Se ve", align: "center" as const, data }));
  const config = { ...story(), blocks: [block("dos", "El tercero"), { ...pictures, steps }] };
  const running = { ...JOB, state: "running" as const, progressRatio: 0.5, message: "Preparando" };
  const jobs = [77, 78, 79, 80].map((number) => ({ ...running, id: idAt(number) }));
  const jobIds = jobs.map(({ id }) => id);
  const cancelled: string[] = [];
  const ofJobs = jobs.map((job) => ({
    [`${JOBS_API_PATH}/${job.id}`]: { json: job },
    [`POST ${JOBS_API_PATH}/${job.id}/cancel`]: () => {
      cancelled.push(job.id);
      return { json: { ...job, state: "cancelled" } };
    },
  }));
  let wholes = 0;
  const waits = (call: Call): Answer => {
    const { config: sent } = JSON.parse(new URLSearchParams(call.body.toString()).get("graphic") ?? "{}");
    const fields = steps.map((_, place) => ({
      field: `config.blocks.1.steps.${place}.data.image`,
      message: "Se está preparando su archivo",
    }));
    if (sent.blocks.length === 1) return htmlOf(pageOf(call.body.toString()));
    const two = jobIds.slice(2 * wholes, 2 * wholes + 2);
    wholes += 1;
    const told = { jobId: two[0], jobIds: two, waitsFor: fields };
    return { status: 409, json: { code: "RENDITION_PENDING", message: "Espera", ...told } };
  };
  const previews = { [`POST ${GRAPHICS_API_PATH}/preview`]: waits };
  site.answer(builder({ ...DETAIL, config }, Object.assign(previews, ...ofJobs)));
  await site.open(BUILDER, ["Bloques"]);
  await shown().getByText("El tercero").waitFor();
  const preparing = () => site.page.getByText("Preparación de los archivos: 0 de 2 · Preparando").waitFor();
  await preparing();
  await button(/Bloque 2 · .*Se está preparando su archivo/)
    .first()
    .click();
  await expect.poll(() => site.page.locator('[data-block="fotos"]').getAttribute("data-open")).toBe("true");
  const cancel = () => site.page.locator(".nv-story-view").getByRole("button", { name: "Cancelar" }).click();
  // Who thinks better of it in that very moment has them prepared again.
  await site.page.evaluate(() => {
    const watching = new MutationObserver(() => {
      const again = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Prepararlas");
      if (again === undefined) return;
      watching.disconnect();
      again.click();
    });
    watching.observe(document.body, { childList: true, subtree: true });
  });
  await cancel();
  await expect.poll(() => wholes).toBe(2);
  await preparing();
  await cancel();
  await site.page.getByText("Se ha cancelado la preparación: 2 partes no se ven.").waitFor();
  expect(cancelled.toSorted()).toEqual(jobIds);
  await button("Prepararlas").click();
  await expect.poll(() => wholes).toBe(3);
});

test("the page is looked at in other windows, still, without a script and on paper", async () => {
  await build();
  const size = () =>
    site.page
      .locator('.nv-story-view__sheet[data-shown="true"] iframe')
      .evaluate((frame) => [frame.clientWidth, frame.clientHeight]);
  await expect.poll(size).toEqual([360, 740]);
  const choose = (name: string) => site.page.locator(".nv-story-view").getByText(name, { exact: true }).click();
  await choose("Tableta");
  await expect.poll(size).toEqual([768, 1024]);
  await choose("Escritorio");
  await expect.poll(size).toEqual([1280, 800]);
  await choose("Con movimiento reducido");
  await expect
    .poll(() =>
      shown()
        .locator("html")
        .evaluate(() => location.hash),
    )
    .toContain("nv-still");
  await choose("Sin JavaScript");
  await expect
    .poll(() => site.page.locator('.nv-story-view__sheet[data-shown="true"] iframe').getAttribute("sandbox"))
    .toBe("allow-same-origin");
});

test("on paper the rules for paper hold, and those for the screen do not", { tags: ["long"] }, async () => {
  await build();
  await site.page.locator(".nv-story-view").getByText("Papel", { exact: true }).click();
  const look = () =>
    shown()
      .locator("h1")
      .evaluate((head) => [getComputedStyle(head).color, getComputedStyle(head).fontSize === "99px"]);
  await expect.poll(look).toEqual(["rgb(1, 2, 3)", false]);
});

test("a story begins with the format that was chosen elsewhere, and the registry leads to the builder", async () => {
  const empty = { ...DETAIL, config: { ...story() } };
  const problems = [{ field: "config.blocks", message: "Todavía no tiene ningún bloque" }];
  const seen = { [`POST ${GRAPHICS_API_PATH}/review`]: { json: { problems, phoneBytes: 1_240_000 } } };
  site.answer(builder(empty, { [`POST ${GRAPHICS_API_PATH}`]: { status: 201, json: empty }, ...seen }));
  await site.open(beginAddress("ImgTransition"), ["Empezar"]);
  await site.page.getByLabel("Título", { exact: true }).fill("La riada");
  await button("Empezar").click();
  await site.page.locator(".nv-block-card").getByText("Imágenes que se relevan").waitFor();
  // The server is shown no block that lacks its files yet; nobody is told that there is none.
  await site.page.getByText(/^En un móvil pesa/).waitFor();
  expect(await site.page.getByText("Todavía no tiene ningún bloque").count()).toBe(0);
  await site.page.evaluate(() => sessionStorage.clear());
  await site.open(`/embed_data?grafico=${ID}&editar=`, ["Bloques"]);
  expect(new URL(site.page.url()).pathname).toBe("/storys");
  await site.open("/embed_data?nuevo=historia", ["Empezar"]);
});

test("a piece of before is pasted as it is, and its files are asked for", { tags: ["long"] }, async () => {
  await build();
  await button("Pegar texto").click();
  const old = { plantilla: "Scrolling_foto", pasos: [{ texto: "De antes", foto: "1.jpg" }] };
  const dialog = site.page.getByRole("dialog");
  await dialog.getByLabel("Texto").fill(JSON.stringify(old));
  await dialog.getByText("Se añade 1 bloque. Faltan sus archivos, que hay que traer a Archivos: 1.jpg.").waitFor();
  await dialog.getByRole("button", { name: "Ponerlo" }).click();
  expect(await text(3).inputValue()).toBe("De antes");
});

test("on a phone what is written and what comes out are two tabs", async () => {
  site.answer(builder());
  await site.page.setViewportSize({ width: 360, height: 740 });
  await site.open(BUILDER, ["Bloques"]);
  expect(await site.page.locator(".nv-story-view").isVisible()).toBe(false);
  await site.page.getByText("Vista previa", { exact: true }).click();
  expect([await site.page.locator(".nv-story-view").isVisible(), await text(0).isVisible()]).toEqual([true, false]);
  // The orders take one line.
  await site.page.getByText("Escribir", { exact: true }).click();
  const orders = site.page.locator(".nv-bench__actions").getByRole("button");
  expect(await orders.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size)).toBe(1);
});

test("steps are pasted into a block, and the words go to the copy desk and come back", async () => {
  await build();
  await text(2).focus();
  await button("Pegar texto").click();
  const dialog = site.page.getByRole("dialog");
  await dialog.getByLabel("Texto").fill("Pegado uno.\n\nPegado dos.");
  await dialog.getByText("Se añaden 2 pasos.").waitFor();
  expect(await site.findings()).toEqual([]);
  await dialog.getByRole("button", { name: "Ponerlo" }).click();
  expect(await text(4).inputValue()).toBe("Pegado dos.");
  await button("Texto para edición").click();
  expect(await site.findings()).toEqual([]);
  await dialog.getByRole("button", { name: "Dejarlo" }).click();
});
