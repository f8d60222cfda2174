/** A test that a page names: `file › title`. */
export interface NamedTest {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly title: string;
}

/** Folder of a file that is named without one: the pages that name most tests speak of the identity service. */
const DEFAULT_FOLDER = "packages/identity-server/test";

/** File and title of each test that a page names, once. */
export function namedTests(page: string): readonly NamedTest[] {
  const found = [...page.matchAll(/`([\w./-]+\.(?:test\.tsx?|spec\.ts)) › ([^`]+)`/g)].map(
    ([, file = "", title = ""]) => ({ file: file.includes("/") ? file : `${DEFAULT_FOLDER}/${file}`, title }),
  );
  return [...new Map(found.map((test) => [`${test.file}\n${test.title}`, test])).values()];
}
