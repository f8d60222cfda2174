import { expect, test } from "vitest";
import { auditAddress, auditCall, exportCall, readAuditView } from "./audit-query.ts";

test.each([
  "/admin/audit",
  "/admin/audit?persona=ana+ruiz&accion=login&desde=2026-11-01&hasta=2026-11-20&pagina=2",
  "/admin/audit?cuenta=17",
])("%s is written as it was read", (address) => {
  expect(auditAddress(readAuditView(address.split("?")[1] ?? ""))).toBe(address);
});

test.each(["?desde=ayer&hasta=2026-13-45&pagina=0", "?desde="])("what is wrong in %s counts as left out", (query) => {
  expect(auditAddress(readAuditView(query))).toBe("/admin/audit");
});

test("a day is whole in the reader's own zone, its end included", () => {
  const call = auditCall(readAuditView("?desde=2026-02-28&hasta=2026-02-28"));
  const fields = new URLSearchParams(call.split("?")[1]);
  expect(fields.get("from")).toBe(new Date(2026, 1, 28).toISOString());
  expect(fields.get("to")).toBe(new Date(2026, 2, 1).toISOString());
});

test("the file has the same filter and no page", () => {
  expect(exportCall(readAuditView("?persona=ana&pagina=3"))).toBe("/admin/audit/export?person=ana");
  expect(exportCall(readAuditView(""))).toBe("/admin/audit/export");
});
