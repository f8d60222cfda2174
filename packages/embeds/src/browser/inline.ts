/**
 * The script of stories that stand in an article itself, not in a frame: what moves with the scroll needs the reader's window. Each
 * `<nv-grafico inline id="…">` gets the story in a shadow of its own, as wide as the window; what is in the element stays for who has no
 * script, and when nothing comes.
 *
 * @see docs/contracts/stories.md#in-an-article
 */
import { heightOf } from "../core/height-message.ts";
import { tellKeptTop } from "./kept-top.ts";
import { moveWhereItCan } from "./move-where-it-can.ts";
import { tellSighting } from "./sighting.ts";
import { wearStyles } from "./wear-styles.ts";

const script = document.currentScript;
// `…/e/v1/story.js` is three parts below where everything published starts.
const [base = ""] = script instanceof HTMLScriptElement ? script.src.split("/e/v1/story.js") : [];

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Names of the stories that this copy of the script took in. */
const taken: string[] = [];

/** As wide as the window, wherever the column stands: the element keeps its place in it, so that nothing that was there moves. */
function spread(element: HTMLElement, place: HTMLElement): void {
  const { left } = element.getBoundingClientRect();
  place.style.marginLeft = `${-left}px`;
  place.style.width = `${document.documentElement.clientWidth}px`;
}

/** Gives the frames in a story the heights that their pages ask for. */
function hearHeights(place: HTMLElement): void {
  addEventListener("message", ({ data, source }) => {
    const heightPx = heightOf(data);
    if (heightPx === null) return;
    for (const frame of place.querySelectorAll("iframe"))
      if (frame.contentWindow === source) frame.style.height = `${heightPx}px`;
  });
}

async function ask(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

async function show(element: HTMLElement): Promise<void> {
  const { revision } = await (await ask(`${base}/g/${element.id}/latest.json`)).json();
  const folder = new URL(`${base}/g/${element.id}/${revision}/`);
  // The page names the files of its revision by their path, which is of its own host.
  const html = (await (await ask(folder.href)).text()).replaceAll(folder.pathname, folder.href);
  const page = new DOMParser().parseFromString(html, "text/html");
  const story = page.querySelector(".nv-story");
  if (story === null) throw new Error(`${element.id} is no story.`);
  const title = story.querySelector("h1");
  // The article has its own title above.
  if (title !== null) {
    const inner = document.createElement("h2");
    inner.className = title.className;
    inner.append(...title.childNodes);
    title.replaceWith(inner);
  }
  const { default: begin } = await import(/* @vite-ignore */ `${folder.href}story.js`);
  const place = document.createElement("div");
  // A story that has a theme of its own has it wherever it is.
  const theme = story.getAttribute("data-nv-special") || element.getAttribute("theme");
  // Captions come from the story's host too.
  for (const video of story.querySelectorAll("video"))
    if (video.querySelector("track")) video.crossOrigin = "anonymous";
  place.dataset.nvTheme = theme === "dark" || (theme === "auto" && dark.matches) ? "dark" : "light";
  place.append(story);
  const shadow = element.attachShadow({ mode: "open" });
  wearStyles(shadow, [...page.head.querySelectorAll("style")]);
  shadow.append(place);
  // A story is a screen and more from here on by itself.
  element.style.minHeight = "0";
  spread(element, place);
  addEventListener("resize", () => spread(element, place));
  hearHeights(place);
  tellKeptTop(element, place);
  moveWhereItCan(element, () => {
    place.className = "nv-moves";
    begin(place);
  });
}

/** Gives up an element whose story does not come: the link in it still leads to the story, and no room is kept for it any more. */
function giveUp(element: HTMLElement, error: unknown): void {
  element.style.minHeight = "0";
  console.warn(error);
}

/** Takes in the stories that were not there before. */
function look(): void {
  for (const element of document.querySelectorAll<HTMLElement>("nv-grafico[inline]:not([data-nv-seen])")) {
    element.dataset.nvSeen = "";
    // Until it comes, so that nothing moves when it does; by script, since without one it never comes.
    element.style.minHeight = "100vh";
    taken.push(element.id);
    show(element).catch((error: unknown) => giveUp(element, error));
  }
}

look();
const tell = () => tellSighting(taken, base, script);
if (document.readyState === "loading") {
  // A script of the article's own may keep its end from coming for minutes: a story begins as soon as it is there itself.
  const coming = new MutationObserver(look);
  coming.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => {
    coming.disconnect();
    look();
    tell();
  });
} else tell();
