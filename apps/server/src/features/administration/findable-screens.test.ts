import { expect, test } from "vitest";
import { createFinding } from "../../platform/finding/finding.ts";
import { findableGroups } from "./findable-groups.ts";
import { findableScreens } from "./findable-screens.ts";

const ADMINISTRATOR = { groups: [], isAdministrator: true };
const PERSON = { groups: [], isAdministrator: false };

function findingOf() {
  const finding = createFinding();
  finding.offer(findableScreens);
  return finding;
}

test.each([
  ["ajustes", "/admin/settings"],
  ["auditoría", "/admin/audit"],
  ["invitar persona", "/admin/people/invite"],
  ["invitar a alguien", "/admin/people/invite"],
  ["grupos", "/admin/groups"],
  ["estilo de la casa", "/admin/style"],
  ["correos", "/admin/mails"],
  ["estado", "/admin/state"],
])("an administrator who types «%s» finds %s first", async (query, path) => {
  const [group] = await findingOf().find(query, ADMINISTRATOR);
  expect(group?.kind).toBe("screens");
  expect(group?.things[0]?.id).toBe(path);
});

test.each(["ajustes", "auditoría", "invitar persona", "grupos"])("nobody else learns of «%s»", async (query) => {
  expect(await findingOf().find(query, PERSON)).toEqual([]);
});

test.each(["a", "de la", "gazpacho", "colores"])("«%s» is of no screen", async (query) => {
  expect(await findingOf().find(query, ADMINISTRATOR)).toEqual([]);
});

test("groups are found by name and by what they are for, by administrators alone", async () => {
  const group = { name: "deportes", purpose: "Fotos de los partidos", isFixed: false };
  const members = [{ id: "1", email: "ana@example.org", name: "Ana", isByDirectory: false }];
  const view = { groups: [{ ...group, people: members }] };
  const finding = createFinding();
  finding.offer(findableGroups({ view: async () => view }));
  const found = { id: "deportes", title: "deportes", facts: ["Fotos de los partidos", "1 persona"] };
  for (const query of ["deport", "fotos de partidos"])
    expect(await finding.find(query, ADMINISTRATOR)).toEqual([{ kind: "groups", things: [found], hasMore: false }]);
  expect(await finding.find("d", ADMINISTRATOR)).toEqual([]);
  expect(await finding.find("deportes", PERSON)).toEqual([]);
});
