import { existsSync, readFileSync } from "node:fs";

const ROOT = new URL("../../../", import.meta.url);

/** A test that a page names: `file › title`. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** Text of a page of `docs/contracts`. */
export function readPage(name: string): string {
  return readFileSync(new URL(`docs/contracts/${name}`, ROOT), "utf8");
}

/** File and title of each test that a page names, once; files without a folder are in this one. */
export function namedTests(page: string): readonly NamedTest[] {
  const found = [...page.matchAll(/`([\w./-]+\.test\.ts) › (.+?)`/g)].map(([, file = "", title = ""]) => ({
    file: file.includes("/") ? file : `packages/identity-server/test/${file}`,
    title,
  }));
  return [...new Map(found.map((test) => [`${test.file}\n${test.title}`, test])).values()];
}

/** Whether there is such a test. */
export function exists({ file, title }: NamedTest): boolean {
  const path = new URL(file, ROOT);
  return existsSync(path) && readFileSync(path, "utf8").includes(`"${title}"`);
}
