import { expect, test } from "vitest";
import { emailDomain } from "./email-domain.ts";

test.each([
  { address: "Ana@Diario.Example", domain: "diario.example" },
  { address: "ana@niño.example", domain: "xn--nio-8ma.example" },
  { address: '"a@b"@diario.example', domain: "diario.example" },
  { address: "ana@sub.diario.example", domain: "sub.diario.example" },
])("emailDomain: $address -> $domain", ({ address, domain }) => {
  expect(emailDomain(address)).toBe(domain);
});
