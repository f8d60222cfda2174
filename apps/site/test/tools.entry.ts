import { checkAi2Html, cleanAi2Html, textsOf } from "../src/tools/ai2html-loader/core/ai2html-output";
import { diagnoseEmbed } from "../src/tools/embed-doctor/core/embed-doctor";

const pageOf = (html: string) => new DOMParser().parseFromString(html, "text/html");

interface Output {
  readonly html: string;
  readonly files: readonly { readonly name: string; readonly size: number }[];
  readonly alt: string;
}

/** What the tools that read HTML make of a text, for tests that look from outside the browser. */
const TOOLS = {
  diagnose: (code: string) => diagnoseEmbed(code, pageOf(code)),
  check: ({ html, ...output }: Output) => checkAi2Html({ ...output, page: pageOf(html), pageSize: html.length }),
  clean: ({ html, alt }: Output, from: string, to: string) =>
    cleanAi2Html({ page: pageOf(html), alt }, (name) => name.replace(from, to)),
  texts: (html: string) => textsOf(pageOf(html)),
};
Object.assign(globalThis, { TOOLS });
