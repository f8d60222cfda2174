import { register } from "../stage/motion.ts";

/** Tells by a bar how much of the story has been read, and in which chapter the reader is. */
register("Indice", ({ block }) => {
  const bar = block.querySelector<HTMLElement>(".nv-read");
  const story = block.closest<HTMLElement>(".nv-story");
  const name = bar?.querySelector("span");
  const line = bar?.querySelector<HTMLElement>("i");
  if (!bar || !story || !name || !line) return { draw() {} };
  const chapters = [...block.querySelectorAll<HTMLAnchorElement>("a")].flatMap((link) => {
    const part = story.querySelector(`[id="${link.hash.slice(1)}"]`);
    return part === null ? [] : [{ link, part }];
  });
  // In an article the story is in a shadow, in which no address finds anything.
  if (story.getRootNode() !== document)
    for (const { link, part } of chapters)
      link.addEventListener("click", (event) => {
        event.preventDefault();
        part.scrollIntoView();
      });
  let isAsked = false;

  function draw(): void {
    isAsked = false;
    const { top, height } = story?.getBoundingClientRect() ?? { top: 0, height: 1 };
    const read = Math.min(1, Math.max(0, -top / Math.max(1, height - innerHeight)));
    const now = chapters.findLast(({ part }) => part.getBoundingClientRect().top <= innerHeight / 2);
    if (line) line.style.scale = `${read} 1`;
    if (name) name.textContent = now?.link.textContent ?? "";
    for (const { link } of chapters)
      if (link === now?.link) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    if (!bar || !story) return;
    bar.hidden = now === undefined || top > 0 || top + height < innerHeight;
    // Labels of scenes keep below it.
    story.style.setProperty("--nv-bar", `${bar.offsetHeight}px`);
  }
  function ask(): void {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(draw);
  }
  addEventListener("scroll", ask, { passive: true });
  addEventListener("resize", ask);
  ask();
  return { draw() {} };
});
