import { framedExample } from "../framed/example.ts";
import { oneFrame } from "../framed/page.ts";
import { graphicType } from "../graphic-type.ts";
import { framesVersions } from "../keeps-version.ts";
import { aboutDatawrapper } from "./about.ts";
import { DatawrapperConfig } from "./config.ts";

/** A chart of Datawrapper. */
export const datawrapper = graphicType({
  about: aboutDatawrapper,
  schema: DatawrapperConfig,
  ...framesVersions,
  service: { name: "datawrapper", otherwise: "Esta dirección no es de Datawrapper" },
  page: (config, input) => ({ body: oneFrame(config.source, input) }),
  editor: async () => (await import("./Fields.tsx")).DatawrapperFields,
  example: framedExample("datawrapper", "ej001"),
});
