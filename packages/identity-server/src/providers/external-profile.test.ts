import { expect, test } from "vitest";
import { externalProfile } from "./external-profile.ts";

test("an address that only looks like another one leads to nobody's account, verified or not", () => {
  const emails = ["\uff41na@diario.example", "a\u200bna@diario.example", "ana@diario.example"].map((address) => ({
    address,
    isVerified: true,
  }));
  const said = { issuer: "https://service.example", subject: "77", emails, name: "", avatarUrl: "" };
  expect(externalProfile(said).emails).toEqual([{ address: "ana@diario.example", isVerified: true }]);
});
