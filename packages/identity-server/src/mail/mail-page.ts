import { createElement as h, type ReactNode } from "react";
import type { WrittenMail } from "./write-mail.ts";

const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Colours of the site; the dark ones need `!important`, because mail programs keep styles on the elements. */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; }
a { color: #a32413; }
@media (max-width: 480px) { .sheet { padding: 28px 20px !important; } .desk { padding: 0 !important; } }
@media (prefers-color-scheme: dark) {
  .desk { background: #131211 !important; }
  .sheet { background: #1b1a18 !important; border-color: #35322d !important; }
  .ink { color: #efece4 !important; }
  .ink2 { color: #a49d8f !important; }
  .rule { border-color: #35322d !important; }
  .mark { border-color: #ff6b4f !important; }
  .button { background: #ff8a73 !important; }
  .button a { color: #171512 !important; }
  .link { color: #ff8a73 !important; }
}`;

/** A table with one cell: the only box that every mail program draws alike. */
function box(className: string, style: object, cellStyle: object, ...children: ReactNode[]): ReactNode {
  const frame = { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0, border: 0 } as const;
  const cell = h("td", { className, style: cellStyle }, ...children);
  return h("table", { ...frame, style }, h("tbody", null, h("tr", null, cell)));
}

function paragraph(text: string, key: number): ReactNode {
  const style = { margin: "0 0 16px", color: "#171512", fontFamily: SANS, fontSize: "16px", lineHeight: "1.55" };
  return h("p", { key, className: "ink", style }, text);
}

function button({ label, url, copyLink }: NonNullable<WrittenMail["button"]>): ReactNode {
  const text = { margin: "0 0 16px", color: "#5b564d", fontFamily: SANS, fontSize: "13px", lineHeight: "1.5" };
  const anchor = {
    display: "inline-block",
    padding: "13px 22px",
    color: "#ffffff",
    textDecoration: "none",
    fontFamily: SANS,
    fontSize: "16px",
    fontWeight: 600,
    lineHeight: "1.2",
  };
  const cell = h(
    "td",
    { className: "button", style: { background: "#a32413", borderRadius: "4px" } },
    h("a", { href: url, style: anchor }, label),
  );
  const frame = { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0 } as const;
  return h(
    "div",
    null,
    h("table", { ...frame, style: { margin: "8px 0 24px" } }, h("tbody", null, h("tr", null, cell))),
    h(
      "p",
      { className: "ink2", style: text },
      copyLink,
      h("br"),
      h("a", { className: "link", href: url, style: { color: "#a32413", wordBreak: "break-all" } }, url),
    ),
  );
}

/** The page of a mail: one column on a sheet, tables for boxes, styles on the elements, light and dark. */
export function MailPage({ mail }: { readonly mail: WrittenMail }): ReactNode {
  const title = {
    margin: "0 0 20px",
    color: "#171512",
    fontFamily: SERIF,
    fontSize: "26px",
    fontWeight: 500,
    lineHeight: "1.2",
    letterSpacing: "-0.012em",
  };
  const sender = { margin: "0 0 24px", color: "#5b564d", fontFamily: SANS, fontSize: "13px", lineHeight: "1.4" };
  const note = {
    margin: "8px 0 0",
    padding: "16px 0 0",
    borderTop: "1px solid #dcd7cb",
    color: "#5b564d",
    fontFamily: SANS,
    fontSize: "13px",
    lineHeight: "1.5",
  };
  const sheet = box(
    "sheet",
    { maxWidth: "560px", margin: "0 auto" },
    { padding: "36px 40px", background: "#ffffff", border: "1px solid #dcd7cb", borderRadius: "4px" },
    h(
      "div",
      { className: "mark", style: { borderTop: "3px solid #c8321f", width: "40px", margin: "0 0 16px" } },
      // An empty element is dropped by some programs, and its line with it.
      h("span", { style: { display: "none" } }, "\u00a0"),
    ),
    h("p", { className: "ink2", style: sender }, mail.sender),
    h("h1", { className: "ink", style: title }, mail.subject),
    ...mail.paragraphs.map(paragraph),
    mail.button && button(mail.button),
    mail.note === "" ? null : h("p", { className: "ink2 rule", style: note }, mail.note),
  );
  return h(
    "html",
    { lang: mail.locale },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("title", null, mail.subject),
      h("style", null, STYLE),
    ),
    h("body", { style: { margin: 0 } }, box("desk", {}, { padding: "32px 12px", background: "#fbfaf6" }, sheet)),
  );
}
