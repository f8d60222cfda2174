import { expect, test } from "vitest";
import { inlineScripts, sitePolicy } from "./content-security-policy.ts";

test("only what a browser runs counts as an inline script", () => {
  const html = `<script>theme()</script><script type="application/ld+json">{"a":1}</script><script src="/a.js" defer></script>`;
  expect(inlineScripts(html)).toEqual(["theme()"]);
});

test("the policy of the site names its inline scripts and nothing else runs", () => {
  const policy = sitePolicy(["aaa=", "bbb="]);
  expect(policy).toContain("script-src 'self' 'sha256-aaa=' 'sha256-bbb=';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});
