/** A heading is being read from here up, as a share of the window's height. */
const READING_LINE = 0.5;

/** Character that the framework draws in a heading for its link: a space without width. */
const UNSEEN = /\u200b/g;

/** The heading of the section that is on screen; empty above the first one. */
export function headingInView(): string {
  const line = window.innerHeight * READING_LINE;
  const headings = [...document.querySelectorAll<HTMLElement>(".nv-prose :is(h2, h3, h4)[id]")];
  const last = headings.filter((heading) => heading.getBoundingClientRect().top <= line).at(-1);
  return (last?.textContent ?? "").replace(UNSEEN, "").trim();
}
