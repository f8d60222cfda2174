import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { scrollToStep, serveDemo } from "../../test/read-demo.ts";

const demo = serveDemo("VideoTransition");

/** Opens the example. @param script - Runs in the page before anything of it. */
async function open(script = ""): Promise<{ readonly page: Page; readonly videos: () => readonly string[] }> {
  const page = await demo.newPage();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".mp4")) asked.push(request.url());
  });
  if (script !== "") await page.addInitScript(script);
  await page.goto(demo.address());
  return { page, videos: () => [...new Set(asked)] };
}

/** Addresses of the clips that play in sight. */
const playing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("video")]
      .filter((video) => !video.paused && video.dataset.shown !== undefined && video.currentTime > 0)
      .map((video) => video.src),
  );

const stillPosters = (page: Page) => page.locator(".nv-layer[data-shown]").count();

test("one clip plays, the next is fetched at sixty hundredths of the step and takes its place", async () => {
  const { page, videos } = await open();
  await scrollToStep(page, 0, 0.3);
  await expect.poll(() => playing(page)).toHaveLength(1);
  const [first] = await playing(page);
  expect(videos()).toEqual([first]);

  await scrollToStep(page, 0, 0.65);
  await expect.poll(() => videos()).toHaveLength(2);
  const second = videos()[1];
  expect(await playing(page)).toEqual([first]);

  await scrollToStep(page, 1, 0.1);
  await expect.poll(() => playing(page)).toEqual([second]);
  // The one that left rests.
  await expect
    .poll(() => page.evaluate(() => [...document.querySelectorAll("video")].filter((video) => !video.paused).length))
    .toBe(1);
  await page.close();
});

test("a reader who goes back sees the clip of the step where they are", async () => {
  const { page } = await open();
  await scrollToStep(page, 0, 0.3);
  await expect.poll(() => playing(page)).toHaveLength(1);
  const [first] = await playing(page);
  await scrollToStep(page, 2, 0.3);
  await expect.poll(async () => (await playing(page))[0] === first).toBe(false);
  await scrollToStep(page, 0, 0.3);
  await expect.poll(() => playing(page)).toEqual([first]);
  await page.close();
});

/** Clips begin as on a slow phone. */
const SLOW_START = `const begin = HTMLMediaElement.prototype.play;
HTMLMediaElement.prototype.play = async function () {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return begin.call(this);
};`;

test("a reader who comes down near the end of a step sees its clip, however slowly it begins", async () => {
  const { page: quick } = await open();
  await scrollToStep(quick, 0, 0.3);
  await expect.poll(() => playing(quick)).toHaveLength(1);
  const [first] = await playing(quick);
  await quick.close();

  const { page, videos } = await open(SLOW_START);
  await scrollToStep(page, 0, 0.65);
  await expect.poll(() => videos()).toContain(first);
  await scrollToStep(page, 0, 0.7);
  await expect.poll(() => playing(page)).toEqual([first]);
  await page.close();
});

test("a clip takes the place of its first frame at once: no video is ever seen through another", async () => {
  const { page } = await open();
  await scrollToStep(page, 0, 0.65);
  const timeOfFirst = () => page.evaluate(() => document.querySelector("video")?.currentTime ?? 0);
  await expect.poll(timeOfFirst).toBeGreaterThan(0.5);
  const notes = await page.evaluateHandle(() => {
    const [opacities, begins] = [new Set<string>(), [] as number[]];
    const videos = [...document.querySelectorAll("video")];
    const changes = new MutationObserver(([change]) => {
      const video = change?.target;
      if (video instanceof HTMLVideoElement && video.dataset.shown !== undefined) begins.push(video.currentTime);
    });
    for (const video of videos) changes.observe(video, { attributeFilter: ["data-shown"] });
    const look = () => {
      for (const video of videos) opacities.add(getComputedStyle(video).opacity);
      requestAnimationFrame(look);
    };
    look();
    return { opacities, begins };
  });
  const [first] = await playing(page);
  await scrollToStep(page, 1, 0.1);
  await expect.poll(async () => (await playing(page))[0] === first).toBe(false);
  await expect.poll(() => playing(page)).toHaveLength(1);
  await scrollToStep(page, 0, 0.3);
  await expect.poll(() => playing(page)).toEqual([first]);
  const { opacities, begins } = await notes.evaluate((noted) => ({
    opacities: [...noted.opacities],
    begins: noted.begins,
  }));
  expect(opacities.toSorted()).toEqual(["0", "1"]);
  expect(begins).toHaveLength(2);
  for (const began of begins) expect(began).toBeLessThan(0.5);
  await page.close();
});

test("what moves is stopped, and moved again, with a button in sight that the keyboard reaches", async () => {
  const { page } = await open();
  await scrollToStep(page, 0, 0.3);
  await expect.poll(() => playing(page)).toHaveLength(1);
  const button = page.getByRole("button", { name: "Parar los vídeos" });
  const box = await button.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  // Nothing lies over it.
  expect(
    await button.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === one;
    }),
  ).toBe(true);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => playing(page)).toEqual([]);
  await scrollToStep(page, 1, 0.3);
  await expect.poll(() => stillPosters(page)).toBe(1);
  expect(await playing(page)).toEqual([]);
  await page.getByRole("button", { name: "Poner los vídeos" }).click();
  await expect.poll(() => playing(page)).toHaveLength(1);
  await page.close();
});

test("out of sight it rests", async () => {
  const { page } = await open();
  await scrollToStep(page, 0, 0.3);
  await expect.poll(() => playing(page)).toHaveLength(1);
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement("div"), { id: "rest" }));
    const rest = document.getElementById("rest");
    if (rest !== null) rest.style.height = "3000px";
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  await expect
    .poll(() => page.evaluate(() => [...document.querySelectorAll("video")].every((video) => video.paused)))
    .toBe(true);
  await page.close();
});

test("who saves data gets the pictures, and clips only when they ask for them", async () => {
  const { page, videos } = await open("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
  await scrollToStep(page, 1, 0.8);
  await expect
    .poll(() =>
      page
        .locator(".nv-layer")
        .nth(1)
        .evaluate((layer) => getComputedStyle(layer).opacity),
    )
    .toBe("1");
  expect(videos()).toEqual([]);
  await page.getByRole("button", { name: "Poner los vídeos" }).click();
  await expect.poll(() => playing(page)).toHaveLength(1);
  await page.close();
});

test("where the browser lets nothing begin by itself the pictures stay, and the button offers to play", async () => {
  const { page } = await open(
    "HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no', 'NotAllowedError'))",
  );
  await scrollToStep(page, 0, 0.3);
  await page.getByRole("button", { name: "Poner los vídeos" }).waitFor();
  expect(await stillPosters(page)).toBe(1);
  await page.close();
});

test("with reduced motion no clip is fetched", async () => {
  const page = await demo.newPage({ reducedMotion: "reduce" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(demo.address(), { waitUntil: "networkidle" });
  expect(asked.filter((url) => url.endsWith(".mp4"))).toEqual([]);
  await page.close();
});
