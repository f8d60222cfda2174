import { diagnoseEmbed } from "../src/tools/embed-doctor/core/embed-doctor";

const pageOf = (html: string) => new DOMParser().parseFromString(html, "text/html");

/** What the tools that read HTML make of a text, for tests that look from outside the browser. */
const TOOLS = {
  diagnose: (code: string) => diagnoseEmbed(code, pageOf(code)),
};
Object.assign(globalThis, { TOOLS });
