/** Names of licences by the beginning of their addresses, without the scheme. */
const NAMES: readonly (readonly [string, string])[] = [
  ["creativecommons.org/publicdomain/zero/1.0", "CC0 1.0"],
  ["creativecommons.org/licenses/by/4.0", "CC BY 4.0"],
  ["creativecommons.org/licenses/by-sa/4.0", "CC BY-SA 4.0"],
  ["creativecommons.org/licenses/by-nc/4.0", "CC BY-NC 4.0"],
  ["opendatacommons.org/licenses/odbl", "ODbL 1.0"],
  ["opendatacommons.org/licenses/by", "ODC-BY 1.0"],
];

/** Returns the address of a licence that is known by its name, `CC BY 4.0`; what was written for any other. */
export function licenseUrl(written: string): string {
  const name = written.trim();
  if (/^https?:\/\//.test(name)) return name.replace(/^http:/, "https:");
  const plain = (text: string) => text.toLowerCase().replaceAll("-", " ");
  const found = NAMES.find(([, known]) => plain(known) === plain(name));
  return found === undefined ? name : `https://${found[0]}/`;
}

/** Returns the name of a licence that people know by one; its address for any other. */
export function licenseName(url: string): string {
  const address = url.replace(/^https?:\/\/(?:www\.)?/, "");
  return NAMES.find(([start]) => address.startsWith(start))?.[1] ?? url;
}
