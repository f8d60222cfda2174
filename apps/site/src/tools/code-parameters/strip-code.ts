/** What ai2html never writes, or what would run in the reader's browser. */
const UNWANTED = "script, iframe, frame, object, embed, base, form, link, meta[http-equiv]";
const ADDRESSES = ["href", "src", "action", "formaction", "xlink:href"];

function isCode(name: string, value: string): boolean {
  if (/^on/i.test(name) || name === "srcdoc") return true;
  // Browsers skip control characters inside a scheme.
  const plain = [...value].filter((sign) => sign > " ").join("");
  return ADDRESSES.includes(name) && /^(?:javascript|vbscript|data:text\/html)/i.test(plain);
}

/**
 * Takes everything that runs out of a page, reading it as the browser does.
 *
 * @param page - A whole HTML document.
 * @returns The same document without scripts, frames, forms, comments, handlers and addresses that run code.
 */
export function stripCode(page: string): string {
  const document = new DOMParser().parseFromString(page, "text/html");
  for (const element of document.querySelectorAll(UNWANTED)) element.remove();
  for (const element of document.querySelectorAll("*")) {
    for (const { name, value } of [...element.attributes])
      if (isCode(name.toLowerCase(), value)) element.removeAttribute(name);
  }
  const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment !== null; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment);
  return `<!doctype html>\n${document.documentElement.outerHTML}\n`;
}
