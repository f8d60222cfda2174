import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ConflictNotice, type ConflictNoticeProps } from "./ConflictNotice.tsx";

const markup = (conflicts: ConflictNoticeProps["conflicts"]) =>
  renderToStaticMarkup(
    <ConflictNotice conflicts={conflicts} isBusy={false} onKeepMine={() => {}} onTakeTheirs={() => {}}>
      Alguien ha guardado cambios.
    </ConflictNotice>,
  );

test("both sides of a field are shown, and an empty one says that it is", () => {
  const shown = markup([{ label: "Título", theirs: "", mine: "El agua" }]);
  expect(shown).toContain('<th scope="row">Título</th><td>(vacío)</td><td>El agua</td>');
  expect(shown).toContain("Guardar lo mío encima");
});

test("where both texts can stay, somebody may keep both", () => {
  const conflicts = [{ label: "Texto 1", theirs: "Baja", mine: "Sube" }];
  const kept = (onKeepBoth?: () => void) =>
    renderToStaticMarkup(
      <ConflictNotice
        conflicts={conflicts}
        isBusy={false}
        onKeepMine={() => {}}
        onTakeTheirs={() => {}}
        {...(onKeepBoth !== undefined && { onKeepBoth })}
      >
        Alguien ha guardado cambios.
      </ConflictNotice>,
    );
  expect(kept(() => {})).toContain("Quedarme con los dos textos");
  expect(kept()).not.toContain("Quedarme con los dos textos");
});

test("without a field that both touched there is nothing to choose between", () => {
  const shown = markup([]);
  expect(shown).not.toContain("<table");
  expect(shown).toContain("Guardar los dos cambios");
});
