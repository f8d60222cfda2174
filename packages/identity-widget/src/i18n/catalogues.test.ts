import { IDENTITY_ERRORS, PASSWORD_LENGTH } from "@nv/contracts";
import { expect, test } from "vitest";
import { translate } from "../core/translate.ts";
import { loadCatalogue } from "./catalogues.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";

test("Spanish has exactly the keys of English, and no text is empty or left in English", () => {
  expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
  for (const [key, text] of Object.entries(es)) {
    expect(text.trim(), key).not.toBe("");
    expect(Object.values(en), key).not.toContain(text);
  }
});

test("a locale that the widget does not speak is English", async () => {
  expect(await loadCatalogue("tlh")).toBe(en);
  expect(await loadCatalogue("es")).toBe(es);
});

/** What the service says to programs and administrators, never to a person at the dialog. */
const NOT_FOR_THE_DIALOG: readonly string[] = [
  ...["BODY_UNREADABLE", "BODY_TOO_LARGE", "CONTENT_TYPE_UNSUPPORTED", "NOT_FOUND", "METHOD_NOT_ALLOWED"],
  ...["METADATA_TOO_LARGE", "GRANT_UNSUPPORTED", "REFRESH_TOKEN_REQUIRED", "VERIFY_TOKEN_REQUIRED"],
  ...["VERIFY_TYPE_REQUIRED", "BEARER_REQUIRED", "AUDIENCE_MISMATCH", "AUDIENCE_UNKNOWN", "APP_METADATA_FORBIDDEN"],
  ...["USER_INVALID", "ADMIN_INVALID", "ADMIN_REQUIRED", "USER_ID_INVALID", "PAGE_INVALID", "SORT_INVALID"],
  ...["AUDIT_QUERY_INVALID", "LAST_ADMINISTRATOR"],
];

const MET = Object.entries(IDENTITY_ERRORS).flatMap(([code, { msg }]) =>
  NOT_FOR_THE_DIALOG.includes(code) ? [] : [{ code, msg }],
);

test.each(MET)("what the service says with $code has a Spanish text", ({ msg }) => {
  const { min, max } = PASSWORD_LENGTH;
  const said = msg.replace("{min}", String(min)).replace("{max}", String(max));
  expect(translate(es, said)).not.toBe(said);
});
