/** A code block or a piece of code: nothing in it is a link. */
const CODE = /^```[\s\S]*?^```|`[^`\n]*`/gm;
const LINK = /\]\(([^()\s]+)\)/g;

/** Links of a page to files of the repository, as written, without their anchors. */
export function localLinks(page: string): readonly string[] {
  const links = [...page.replace(CODE, "").matchAll(LINK)].map(([, target = ""]) => target.replace(/#.*/, ""));
  return links.filter((target) => target !== "" && !/^[a-z]+:/.test(target));
}
