import { expect, test } from "vitest";
import { baseUrlBannerScript } from "./base-url-banner-script.ts";

test("a base URL cannot close the script element that carries it", () => {
  expect(baseUrlBannerScript("/</script><script>alert(1)</script>")).not.toContain("</");
});
