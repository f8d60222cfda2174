import { expect, test } from "vitest";
import { REVISION_ADDRESS, revisionPath, withoutRevisionAddress, withRevisionAddress } from "./revision-address.ts";

const ADDRESS = "/g/puente/3-0123456789/";

test("a page gets the address of its revision wherever it stands for it", () => {
  const page = `<img src="${REVISION_ADDRESS}files/a.avif"><track src="${REVISION_ADDRESS}captions.vtt"><p>ñ</p>`;
  expect(Buffer.from(withRevisionAddress(Buffer.from(page), ADDRESS)).toString()).toBe(
    `<img src="${ADDRESS}files/a.avif"><track src="${ADDRESS}captions.vtt"><p>ñ</p>`,
  );
});

test("what does not ask for it stays byte for byte", () => {
  const bytes = Buffer.from([0xff, 0xfe, 0x00, 0x41]);
  expect(withRevisionAddress(bytes, ADDRESS)).toBe(bytes);
});

test.each(["https://graficos.example.org", "https://diario.example.org/piezas"])(
  "below %s, what was written with the address of a revision is beside the page without it",
  (publicBaseUrl) => {
    const path = revisionPath(publicBaseUrl, "g", "paro", "1-0123456789");
    const html = `<img src="${path}files/a.jpg"><meta content="${publicBaseUrl}/g/paro/1-0123456789/b.png"><a href="/g/otro/">`;
    const expected = '<img src="./files/a.jpg"><meta content="./b.png"><a href="/g/otro/">';
    expect(withoutRevisionAddress(html, publicBaseUrl, path)).toBe(expected);
  },
);
