import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { withoutLitter, zipFolder } from "./zip-folder";

const at = (path: string, text: string, lastModified = Date.UTC(2026, 10, 22)) => ({
  path,
  file: new File([text], path.split("/").at(-1) ?? "", { lastModified }),
});
const FOLDER = {
  name: "salida",
  files: [at("salida/mapa.html", "<p>uno</p>".repeat(100)), at("salida/img/a.png", "png")],
};
const still = { signal: new AbortController().signal, onProgress: () => undefined };

test("an archive holds what the folder holds, by its paths", async () => {
  const shares: number[] = [];
  const zip = await zipFolder(FOLDER, { ...still, onProgress: (ratio) => shares.push(ratio) });
  const inside = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.keys(inside)).toEqual(["salida/mapa.html", "salida/img/a.png"]);
  expect(new TextDecoder().decode(inside["salida/img/a.png"])).toBe("png");
  expect(zip.name).toBe("salida.zip");
  expect(shares.at(-1)).toBe(1);
});

test("the same folder gives the same bytes, whatever its day", async () => {
  const old = { name: "x", files: [at("x/a.txt", "a", 0)] };
  const [one, other] = await Promise.all([zipFolder(old, still), zipFolder(old, still)]);
  expect(new Uint8Array(await one.arrayBuffer())).toEqual(new Uint8Array(await other.arrayBuffer()));
  expect(one.lastModified).toBe(other.lastModified);
});

test("what the computer left in it stays out", () => {
  const litter = [".DS_Store", "__MACOSX/._a.png", "Thumbs.db", ".git/config"].map((path) => at(`salida/${path}`, ""));
  expect(withoutLitter({ ...FOLDER, files: [...FOLDER.files, ...litter] })).toEqual(FOLDER);
});

test("given up, it stops", async () => {
  await expect(zipFolder(FOLDER, { ...still, signal: AbortSignal.abort() })).rejects.toThrow();
});
