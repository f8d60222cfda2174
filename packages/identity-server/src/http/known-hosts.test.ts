import { expect, test } from "vitest";
import { createIsKnownHost } from "./known-hosts.ts";

const isKnown = createIsKnownHost(
  ["https://Narrativas.example.org", "https://graficos.example.org:8443", "http://[2001:db8::1]:3000"],
  ["narrativas.intranet", "10.0.0.7"],
);

test.each([
  ...["narrativas.example.org", "NARRATIVAS.example.org:443", "narrativas.example.org.", "graficos.example.org"],
  ...["[2001:db8::1]:80", "narrativas.intranet", "10.0.0.7:3000", "localhost:3001", "127.0.0.1:9", "[::1]"],
])("%s is a host of ours", (host) => expect(isKnown(host)).toBe(true));

test.each([
  ...[
    "evil.example",
    "narrativas.example.org.evil.example",
    "xnarrativas.example.org",
    "10.0.0.8",
    "",
    " ",
    "localhost ",
  ],
  ...[
    "evil@localhost",
    "localhost/",
    "localhost#x",
    "localhost:x",
    "localhost:123456",
    "[::2]",
    "evil.example, localhost",
  ],
])("%j is none", (host) => expect(isKnown(host)).toBe(false));

test("a request that names no host names none of ours", () => expect(isKnown(undefined)).toBe(false));
