import { readClipboard } from "../src/features/stories/read-clipboard";
import { diagnoseEmbed } from "../src/tools/embed-doctor/core/embed-doctor";

const pageOf = (html: string) => new DOMParser().parseFromString(html, "text/html");

/** Tools that read HTML, for tests that look from outside the browser at what they make of a text. */
const TOOLS = {
  diagnose: (code: string) => diagnoseEmbed(code, pageOf(code)),
  paste: (html: string, text: string) => readClipboard({ getData: (type) => (type === "text/html" ? html : text) }),
};
Object.assign(globalThis, { TOOLS });
