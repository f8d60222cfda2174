/** Rights that museums name by an address, in words. */
const RIGHTS: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/creativecommons\.org\/publicdomain\/mark/, () => "Dominio público"],
  [/creativecommons\.org\/publicdomain\/zero/, () => "CC0 1.0"],
  [
    /creativecommons\.org\/licenses\/(by(?:-nc)?(?:-sa|-nd)?)\/(\d\.\d)/,
    ([, terms = "", version = ""]) => `CC ${terms.toUpperCase()} ${version}`,
  ],
  [/rightsstatements\.org\/vocab\/NoC-[A-Z]+/, () => "Sin derechos de autor, con otras condiciones"],
  [/rightsstatements\.org\/vocab\/InC/, () => "Con derechos de autor"],
];

/** Rights as people read them; what is not known stays as the museum says it. */
export function rightsInWords(rights: string): string {
  for (const [pattern, said] of RIGHTS) {
    const found = pattern.exec(rights);
    if (found !== null) return said(found);
  }
  return withoutTags(rights);
}

/** Text of a piece of a page: museums put links into their words. */
export const withoutTags = (text: string): string =>
  text
    .split("<")
    .map((part, place) => (place === 0 ? part : part.slice(part.indexOf(">") + 1)))
    .join(" ")
    .split(/\s/)
    .filter((word) => word !== "")
    .join(" ");
