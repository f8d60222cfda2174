import { type DrawnModel, openScene, type SceneWish } from "./scene.ts";

/**
 * Fetches a model and puts it before a camera.
 *
 * @param src - Address of the GLB, as the page names it.
 * @param wish - How it is drawn.
 * @throws {Error} When it cannot be fetched, read or drawn.
 */
export async function openModel(src: string, wish: Omit<SceneWish, "isKept">): Promise<DrawnModel> {
  // In the article of a newspaper the model lies beside this module, and not beside the page.
  const beside = import.meta.url.startsWith("http") ? import.meta.url : document.baseURI;
  const answer = await fetch(new URL(src, beside));
  if (!answer.ok) throw new Error(`${src}: ${answer.status}`);
  return openScene(new Uint8Array(await answer.arrayBuffer()), wish);
}
