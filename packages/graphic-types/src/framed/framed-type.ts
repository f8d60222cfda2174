import { type AboutType, graphicType, type TypeParts } from "../graphic-type.ts";
import { framedConfig } from "./config.ts";
import { framedExample } from "./example.ts";
import { oneFrame } from "./page.ts";

type Schema<Name extends string> = ReturnType<typeof framedConfig<Name>>;

/** A type that is one thing of somebody else's in a frame. @param more - What is different in it. */
export function framed<const Name extends string>(
  about: AboutType<Name, { type: Name; source: string }>,
  more: Pick<Partial<TypeParts<Name, Schema<Name>>>, "service" | "isRest" | "example"> = {},
) {
  return graphicType({
    about,
    schema: framedConfig(about.name),
    page: (config, input) => ({ body: oneFrame(config.source, input) }),
    editor: async () => (await import("./Fields.tsx")).FramedFields,
    example: framedExample(about.name),
    ...more,
  });
}
