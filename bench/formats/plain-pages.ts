/**
 * Pages that somebody would write instead, with the same files: scrollama for what changes by steps, and a video whose `currentTime`
 * follows the scroll.
 */

/** Texts that pass over a place that stays. */
const STYLES =
  "*{margin:0}.stage{position:sticky;top:0;height:100vh;overflow:hidden}.stage>*{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}" +
  ".stage img{opacity:0;transition:opacity .25s}.stage img.on{opacity:1}.step{position:relative;height:100vh}.step p{background:#fff;padding:16px}";

const stepsHtml = (texts: readonly string[]) => texts.map((text) => `<div class="step"><p>${text}</p></div>`).join("");

const page = (stage: string, texts: readonly string[], script: string) =>
  `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Muestra</title><style>${STYLES}</style>` +
  `<h1>Muestra</h1><div class="stage">${stage}</div>${stepsHtml(texts)}${script}`;

/** Pictures that change with the steps, as the manual of scrollama has it. @param script - Text of scrollama. */
export const scrollamaPage = (images: readonly string[], texts: readonly string[], script: string): string =>
  page(
    images.map((src, place) => `<img src="${src}" alt=""${place === 0 ? ' class="on"' : ""}>`).join(""),
    texts,
    `<script>${script}</script><script>const images=[...document.querySelectorAll(".stage img")];` +
      'scrollama().setup({step:".step"}).onStepEnter(({index})=>images.forEach((image,place)=>image.classList.toggle("on",place===index)))</script>',
  );

/** Videos that change with the steps and play while they are seen. @param script - Text of scrollama. */
export const clipsPage = (videos: readonly string[], texts: readonly string[], script: string): string =>
  page(
    videos.map((src) => `<video src="${src}" muted playsinline loop preload="auto"></video>`).join(""),
    texts,
    `<script>${script}</script><script>const videos=[...document.querySelectorAll(".stage video")];` +
      'scrollama().setup({step:".step"}).onStepEnter(({index})=>videos.forEach((video,place)=>{const on=place===index%videos.length;' +
      "video.style.opacity=on?1:0;on?video.play():video.pause()}))</script>",
  );

/** A video whose time is set at each scroll. */
export const scrubbedPage = (video: string, texts: readonly string[]): string =>
  page(
    `<video src="${video}" muted playsinline preload="auto"></video>`,
    texts,
    '<script>const video=document.querySelector("video");addEventListener("scroll",()=>{const most=document.documentElement.scrollHeight-innerHeight;' +
      "if(video.duration)video.currentTime=video.duration*scrollY/most},{passive:true})</script>",
  );
