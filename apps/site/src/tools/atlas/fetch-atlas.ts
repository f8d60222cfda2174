/** Files of the prepared atlas, as the build of the site serves them: behind the gate, compressed, each under the name of its contents. */
const ADDRESSES = {
  spain: new URL("../../../../../packages/geography/build/atlas/spain.json", import.meta.url),
  world: new URL("../../../../../packages/geography/build/atlas/world-50m.json", import.meta.url),
} as const;

/** Brings a file of the atlas. @throws {TypeError} Without connection; {Error} when it is not there. */
export async function fetchAtlas(name: keyof typeof ADDRESSES): Promise<unknown> {
  const answer = await fetch(ADDRESSES[name]);
  if (!answer.ok) throw new Error(`the atlas answers ${answer.status}`);
  return answer.json();
}
