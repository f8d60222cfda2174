import { expect, test } from "vitest";
import { readBanDuration } from "./ban-duration.ts";
import { deviceName } from "./device-name.ts";

const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each([
  [`${WINDOWS} Chrome/141.0.0.0 Safari/537.36`, "Chrome · Windows"],
  [`${WINDOWS} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, "Edge · Windows"],
  [`${MAC} Version/19.0 Safari/605.1.15`, "Safari · macOS"],
  [`${IPHONE} Version/19.0 Mobile/15E148 Safari/604.1`, "Safari · iPhone"],
  [`${IPHONE} CriOS/141.0 Mobile/15E148 Safari/604.1`, "Chrome · iPhone"],
  ["Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox · Android"],
  ["Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) Chrome/141.0 Safari/537.36", "Chrome · ChromeOS"],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/141.0 Safari/537.36", "Chrome · Linux"],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Odd/1.0 Safari/605.1.15", "Linux"],
  ["curl/8.5.0", "curl"],
  ["<script>alert(1)</script>", ""],
  ["", ""],
])("deviceName: %s -> %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test.each([
  ["none", 0],
  ["0s", 0],
  ["24h", 86_400_000],
  ["1h30m", 5_400_000],
  ["1.5h", 5_400_000],
  ["1ns", 1],
  ["876000h", 876_000 * 3_600_000],
  ["999999999999h", 876_000 * 3_600_000],
  ["", null],
  ["24", null],
  ["-1h", null],
  ["1d", null],
  ["24h ", null],
  ["None", null],
])("readBanDuration: %s -> %s", (text, ms) => {
  expect(readBanDuration(text)).toBe(ms);
});
