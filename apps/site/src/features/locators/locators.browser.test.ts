import { ATLAS_API_PATH } from "@nv/contracts";
import { ATLAS_FILE_OF } from "@nv/geography";
import { expect, test } from "vitest";
import { SIGNED_IN } from "../../../test/answers";
import { type Answers, openSite } from "../../../test/site-in-browser";

const PAGE = "/mapbox_form";
/** The work goes on in a thread of its own, on a machine that has other work. */
const PATIENCE = { timeout: 20_000 };
const WITHOUT_ATLAS: Answers = {
  ...SIGNED_IN,
  ...Object.fromEntries(Object.values(ATLAS_FILE_OF).map((file) => [`${ATLAS_API_PATH}/${file}`, null])),
};

const site = openSite(SIGNED_IN);

const map = () => site.page.getByRole("region", { name: "El mapa" });
const textOnMap = (text: string) => map().locator("svg text", { hasText: text });

/** The middle of something, CSS pixels of the window. */
async function middleOf(name: string) {
  const box = await map().getByRole("button", { name, exact: true }).boundingBox();
  if (box === null) throw new Error(`«${name}» is not seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Finds the place of a text of the drawing itself, on screen. */
async function writtenAt(text: string) {
  const box = await textOnMap(text).boundingBox();
  if (box === null) throw new Error(`«${text}» is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Lets nothing be drawn, so that what is seen before is seen. @returns What ends that: the next change is drawn. */
async function holdOrders() {
  const post = await site.page.evaluateHandle(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = () => undefined;
    return { postMessage };
  });
  return () =>
    post.evaluate(({ postMessage }) => {
      Worker.prototype.postMessage = postMessage;
    });
}

test("a map without its files says so, keeps what was written, and is drawn when they come", async () => {
  const { page } = site;
  site.answer(WITHOUT_ATLAS);
  await site.open(PAGE, ["No se ha podido dibujar el mapa de fondo"]);
  await page.getByLabel("Rótulo de la marca 1", { exact: true }).fill("Puebla de la Muestra");
  await page.getByRole("button", { name: "SVG editable" }).click();
  await page.getByText("Comprueba la conexión y vuelve a pulsar.").waitFor();
  site.answer(SIGNED_IN);
  await map().getByRole("button", { name: "Repetir" }).click();
  await textOnMap("Puebla de la Muestra").waitFor();
  expect(await map().getByText("No se ha podido dibujar el mapa de fondo").count()).toBe(0);
});

test("what is changed quickly is drawn as it ends, and each of three keys moves a label", async () => {
  const { page } = site;
  await site.open(PAGE, []);
  await textOnMap("Oviedo").waitFor();
  const name = page.getByLabel("Rótulo de la marca 1", { exact: true });
  await name.fill("");
  await name.pressSequentially("Villaprisa de Arriba");
  await textOnMap("Villaprisa de Arriba").waitFor();
  const label = map().getByRole("button", { name: "Rótulo «Gijón»", exact: true });
  await label.focus();
  const before = await middleOf("Rótulo «Gijón»");
  const goOn = await holdOrders();
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press("Shift+ArrowDown");
  const pxOfDrawing = await label.evaluate((button) => {
    const stage = button.parentElement;
    const svg = stage?.querySelector("svg");
    return (stage?.getBoundingClientRect().width ?? 0) / Number(svg?.getAttribute("width"));
  });
  const after = await middleOf("Rótulo «Gijón»");
  expect((after.y - before.y) / pxOfDrawing).toBeCloseTo(30, 0);
  await goOn();
  await page.getByLabel("Rótulo de la marca 1", { exact: true }).fill("Villaprisa de Abajo");
  await expect.poll(async () => Math.abs((await writtenAt("Gijón")).y - after.y), PATIENCE).toBeLessThan(3);
});

test("a map that is dragged stays where it was left until it is drawn again, and then too", async () => {
  const { page } = site;
  await site.open(PAGE, []);
  await textOnMap("Oviedo").waitFor();
  const mark = "Marca «Oviedo»";
  const [from, written] = [await middleOf(mark), await writtenAt("Oviedo")];
  const stage = map().getByRole("group", { name: /^Mapa: las flechas/ });
  const goOn = await holdOrders();
  const box = await stage.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 60];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 50, y + 30, { steps: 3 });
  await page.mouse.up();
  // The browser paints what the hand did last a frame later; nothing else is drawn while orders are held.
  const awayPx = async (now: () => Promise<typeof from>, before: typeof from) => {
    const { x: atX, y: atY } = await now();
    return Math.max(Math.abs(atX - before.x - 50), Math.abs(atY - before.y - 30));
  };
  await expect.poll(() => awayPx(() => middleOf(mark), from), PATIENCE).toBeLessThan(4);
  await expect.poll(() => awayPx(() => writtenAt("Oviedo"), written), PATIENCE).toBeLessThan(4);
  await goOn();
  await page.getByLabel("Rótulo de la marca 2", { exact: true }).fill("Uviéu");
  await textOnMap("Uviéu").waitFor();
  const drawn = await middleOf("Marca «Uviéu»");
  expect(Math.abs(drawn.x - from.x - 50)).toBeLessThan(4);
  expect(Math.abs(drawn.y - from.y - 30)).toBeLessThan(4);
  expect(site.errors).toEqual([]);
});

test("a map is looked at in the sizes and themes of every stage, and as a picture besides", async () => {
  const { page } = site;
  await page.setViewportSize({ width: 1600, height: 900 });
  await site.open(PAGE, []);
  await textOnMap("Oviedo").waitFor();
  const control = (name: string) => map().getByRole("group", { name });
  const words = (name: string) => control(name).locator("label").allTextContents();
  expect(await words("Tamaño de la vista previa")).toEqual(["Móvil", "Tableta", "Escritorio", "Papel", "Redes"]);
  expect(await words("Tema de la vista previa")).toEqual(["Claro", "Oscuro"]);
  const stage = map().getByRole("group", { name: /^Mapa: las flechas/ });
  const choose = (name: string) => map().locator("label", { hasText: name }).click();
  const widthPx = async () => Math.round((await stage.boundingBox())?.width ?? 0);
  for (const [name, wide] of [["Móvil", 390] as const, ["Tableta", 768] as const, ["Papel", 794] as const]) {
    await choose(name);
    await expect.poll(widthPx, PATIENCE).toBe(wide);
  }
  const land = () =>
    stage.locator(".nv-locmap__svg").evaluate((map) => getComputedStyle(map).getPropertyValue("--nv-land"));
  const onPaper = await land();
  await choose("Escritorio");
  expect(await land()).toBe(onPaper);
  await choose("Oscuro");
  await expect.poll(land).not.toBe(onPaper);
  // Paper is white, whatever the screen was.
  await choose("Papel");
  await expect.poll(land).toBe(onPaper);
  await choose("Redes");
  expect(await words("Proporción de la imagen")).toEqual(["1:1", "4:5", "9:16", "16:9"]);
});
