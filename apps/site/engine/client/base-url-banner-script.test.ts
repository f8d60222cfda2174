import { expect, test } from "vitest";
import { baseUrlBannerScript } from "./base-url-banner-script.ts";

test("a base URL cannot close the script element that carries it", () => {
  expect(baseUrlBannerScript("/</script><script>alert(1)</script>", "en")).not.toContain("</");
});

test("what it says is in the language of the site", () => {
  expect(baseUrlBannerScript("/", "en")).toContain("Your site did not load properly");
  expect(baseUrlBannerScript("/", "es")).toContain("El sitio no se ha cargado bien");
  expect(baseUrlBannerScript("/", "es")).not.toMatch(/base URL/);
});
