import { expect, test } from "vitest";
import { inlineScripts, ownFilesPolicy, sitePolicy } from "./content-security-policy.ts";

test("only what a browser runs counts as an inline script", () => {
  const html = `<script>theme()</script><script type="application/ld+json">{"a":1}</script><script src="/a.js" defer></script>`;
  expect(inlineScripts(html)).toEqual(["theme()"]);
});

test.each([
  ["our files", ownFilesPolicy()],
  ["the site", sitePolicy(["aaa="])],
])(
  "the policy of %s lets nothing in that it does not name, and scripts fetch from this origin alone",
  (_name, policy) => {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toMatch(/; connect-src 'self';/);
    expect(policy).not.toContain("*");
  },
);

test("the policy of the site names its inline scripts and nothing else runs", () => {
  const policy = sitePolicy(["aaa=", "bbb="]);
  expect(policy).toContain("script-src 'self' 'sha256-aaa=' 'sha256-bbb=';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});
