import { ansCustomEmbed } from "../core/ans.ts";
import { button, draw } from "../panel/draw.ts";
import { createLoggedPanels } from "./logged-panels.ts";
import { createMessageLog } from "./message-log.ts";
import { createStage } from "./stage.ts";
import { changed, emptyStory, factsOf, inserted, type Story, without } from "./story.ts";
import { createStoryViews } from "./story-views.ts";

/** Headline of the story that it opens with. */
const HEADLINE = "EJEMPLO: los embalses de una cuenca inventada";

/** Options of a small Composer. */
export interface MiniComposerSetup {
  /** Address of the power-up, without query and fragment. */
  readonly powerupUrl: string;
  /** Told of the story whenever it changes. */
  readonly onStory?: (story: Story) => void;
}

/** A small Composer in a page. */
export interface MiniComposer {
  close(): void;
}

/**
 * Puts a small Composer into a page: a story into which the panels of a power-up insert something, held to every rule of the
 * protocol, with each message in sight.
 *
 * @param root - Emptied first.
 */
export function mountMiniComposer(root: HTMLElement, { powerupUrl, onStory }: MiniComposerSetup): MiniComposer {
  let story = emptyStory(HEADLINE);
  const log = createMessageLog();
  const openLogged = createLoggedPanels(powerupUrl, () => factsOf(story), log);
  const stage = createStage(openLogged, () => add.focus());
  const views = createStoryViews(openLogged, {
    onEdit: ({ number, embed }) => stage.open("edit", embed, (edited) => change(changed(story, number, edited))),
    onRemove: ({ number }) => change(without(story, number)),
  });
  const headline = draw("input", { id: "mc-titular", value: HEADLINE });
  const ans = draw("code");
  const openSearch = () => stage.open("search", null, (embed) => change(inserted(story, embed)));
  const add = button("Insertar un gráfico", openSearch, "nv-mc__main");

  root.classList.add("nv-mc");
  root.replaceChildren(
    draw("div", { class: "nv-mc__sheet" }, [
      draw("p", {}, [draw("label", { for: "mc-titular" }, ["Titular de la noticia"]), headline]),
      views.list,
      draw("p", {}, [add]),
      stage.element,
    ]),
    draw("section", { class: "nv-mc__said", "aria-labelledby": "mc-mensajes" }, [
      draw("h2", { id: "mc-mensajes" }, ["Mensajes"]),
      ...log.content,
      draw("details", {}, [draw("summary", {}, ["La noticia en ANS"]), draw("pre", { tabindex: "0" }, [ans])]),
    ]),
  );
  headline.addEventListener("input", () => change({ ...story, headline: headline.value }));

  /** Shows a story; panels of what did not change stay. */
  function change(next: Story): void {
    story = next;
    views.show(story.elements);
    ans.textContent = `[${story.elements.map(({ embed }) => ansCustomEmbed(embed)).join(",\n")}]`;
    onStory?.(story);
  }

  change(story);
  return {
    close() {
      stage.close();
      views.close();
      root.replaceChildren();
    },
  };
}
