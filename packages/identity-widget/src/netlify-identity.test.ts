import { GoTrue } from "@nv/identity-client";
import { expect, test } from "vitest";
import { createNetlifyIdentity } from "./netlify-identity.ts";

const PARTS = {
  dialog: {
    load: () => import("./dialog/mount.tsx"),
    loadAccount: () => import("./account/mount-account.tsx"),
  },
  firstTexts: {},
};

test("on a server the widget is there, signed out, and init does nothing", () => {
  const identity = createNetlifyIdentity(PARTS);
  identity.init({ APIUrl: "/x", locale: "es" });
  expect(identity.currentUser()).toBeNull();
  expect(identity.store.gotrue).toBeNull();
});

test("a token asked for while signed out is refused, not thrown", async () => {
  await expect(createNetlifyIdentity(PARTS).refresh()).rejects.toThrow("Gotrue-js: failed getting jwt access token");
});

test("open refuses what is not an action", () => {
  const identity = createNetlifyIdentity(PARTS);
  expect(() => Reflect.apply(identity.open, identity, ["recovery"])).toThrow("Invalid action for open: recovery");
});

test("the client is told at every change, for a module that has it as a name", () => {
  const told: (string | undefined)[] = [];
  const identity = createNetlifyIdentity({ ...PARTS, onClient: (client) => told.push(client?.api.apiURL) });
  identity.store.init(new GoTrue({ APIUrl: "/x" }));
  identity.store.gotrue = null;
  expect([told.includes("/x"), told.at(-1)]).toEqual([true, undefined]);
});

test("the client asked for too early opens the dialog", () => {
  const identity = createNetlifyIdentity(PARTS);
  expect(identity.gotrue).toBeNull();
  expect(identity.store.modal).toMatchObject({ isOpen: true, page: "login" });
});
