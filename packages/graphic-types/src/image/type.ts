import { framedConfig } from "../framed/config.ts";
import { framedExample } from "../framed/example.ts";
import { graphicType } from "../graphic-type.ts";
import { aboutImage } from "./about.ts";
import { imagePage } from "./page.ts";

/** A picture at an https address. */
export const image = graphicType({
  about: aboutImage,
  schema: framedConfig("image"),
  page: imagePage,
  example: framedExample("image", "https://example.org/museo.jpg"),
});
