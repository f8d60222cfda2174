import { ATLAS_API_PATH } from "@nv/contracts";

/**
 * Brings a file of the prepared atlas; in a worker too.
 *
 * @param file - Its name, as the atlas calls it.
 * @returns Its JSON, which whoever asks for it reads.
 * @throws {TypeError} Without a connection.
 * @throws {Error} When the server does not give it.
 */
export async function fetchAtlasFile(file: string): Promise<unknown> {
  const answer = await fetch(`${ATLAS_API_PATH}/${file}`);
  if (!answer.ok) throw new Error(`${file} was answered with ${answer.status}.`);
  return answer.json();
}
