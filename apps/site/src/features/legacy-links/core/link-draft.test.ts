import type { LegacyLinkSummary } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { LINK_FORM, NEW_LINK } from "./link-draft";

const { toDraft, fromDraft } = LINK_FORM;

const LINK: LegacyLinkSummary = {
  id: "3f0c6a5e-0000-4000-8000-000000000001",
  slug: "mapa",
  status: "published",
  version: 3,
  updatedAtMs: 0,
  changedBy: "Ana",
  wasPublished: true,
  hasUnpublishedChanges: false,
  pageUrl: null,
  archiveUrl: null,
  missing: [],
  check: null,
  targetCheck: null,
  checkedAtMs: null,
  title: "Mapa",
  source: "http://viejo.example/mapa/",
  target: { kind: "archive", fileId: "3f0c6a5e-0000-4000-8000-000000000002", start: "mapa.html" },
  reason: "Se apaga",
  owner: "Ana",
  publishedOn: "2014-05",
  copyUrl: "",
};

test.each([LINK.target, { kind: "address", url: "https://nuevo.example/" } as const, { kind: "page" } as const])(
  "a form and back is what it was: $kind",
  (target) => {
    const link = { ...LINK, target };
    expect(fromDraft(toDraft(link)).body).toMatchObject({ title: "Mapa", publishedOn: "2014-05", target });
  },
);

test("another kind leaves out what was written for the former one", () => {
  expect(fromDraft({ ...toDraft(LINK), kind: "page" }).body).toMatchObject({ target: { kind: "page" } });
});

test("what two people wrote is told in words", () => {
  const theirs = { ...NEW_LINK, owner: "Bruno", kind: "page" } as const;
  const mine = { ...NEW_LINK, owner: "Ana", title: "Mapa", kind: "archive" } as const;
  expect(LINK_FORM.conflicts(NEW_LINK, theirs, mine)).toEqual([
    { field: "kind", label: "Qué hay ahora", theirs: "Solo una página que lo cuenta", mine: "Captura rescatada" },
    { field: "owner", label: "Responsable", theirs: "Bruno", mine: "Ana" },
  ]);
});
