import { firstConfig, GraphicConfig } from "@nv/graphic-types";
import { expect, test } from "vitest";
import { addressDoubt, framedAddress } from "./address-doubt";

const external = (source: string) => GraphicConfig.parse({ type: "external", source });

test("only a page of others is looked at, at its address", () => {
  expect(framedAddress(external("https://mapas.example/uno"))).toBe("https://mapas.example/uno");
  expect(framedAddress(firstConfig("figure"))).toBe("");
  expect(framedAddress(firstConfig("external"))).toBe("");
});

test("a page that does not answer, or lets nobody frame it, is doubted; one that does is not, whatever else is told of it", () => {
  expect(addressDoubt({ framing: "unknown", notice: "La dirección responde con el error 404" })).toBe(
    "La dirección responde con el error 404",
  );
  expect(addressDoubt({ framing: "allowed", notice: "El gráfico no está publicado" })).toBe("");
  expect(addressDoubt({ framing: "unknown", notice: "" })).toBe("");
});
