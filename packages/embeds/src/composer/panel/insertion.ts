import { FIRST_CONFIG } from "../core/graphic-config.ts";
import type { StoryFacts } from "../core/protocol.ts";
import type { ComposerLine } from "./composer-line.ts";
import { NOT_LIVE } from "./hit-list.ts";
import type { KeyMemory } from "./key-memory.ts";
import { type Hit, PanelFailure, panelCalls } from "./panel-calls.ts";

/**
 * Inserts graphics into the story around, one at a time.
 *
 * @param story - Tells what the story is about by now.
 * @returns Inserts a graphic; what goes wrong is said in its item.
 */
export function createInsertion(
  line: ComposerLine,
  memory: KeyMemory,
  story: () => StoryFacts,
): (hit: Hit, item: HTMLElement) => Promise<void> {
  let isInserting = false;

  /** Hands a graphic over, as readers have it now. Composer takes the panel away as soon as it has it. */
  async function handOver({ slug }: Hit): Promise<void> {
    const content = await panelCalls.content(slug);
    if (content === null) throw new PanelFailure("", `${NOT_LIVE}: lo han retirado mientras tanto.`);
    const noted = panelCalls.note(memory.read(), { slug, host: line.host, ...story() });
    line.insert({ id: slug, url: content.url, config: { ...FIRST_CONFIG } });
    try {
      await noted;
    } catch (error) {
      if (!(error instanceof PanelFailure)) throw error;
      throw new PanelFailure(error.code, `Insertado, pero aquí no consta en qué noticia. ${error.message}`);
    }
  }

  return async (hit, item) => {
    const fault = item.querySelector<HTMLElement>(".fault");
    if (isInserting) return;
    isInserting = true;
    fault?.replaceChildren();
    try {
      await handOver(hit);
    } catch (error) {
      if (!(error instanceof PanelFailure)) throw error;
      fault?.replaceChildren(error.message);
    } finally {
      isInserting = false;
    }
  };
}
