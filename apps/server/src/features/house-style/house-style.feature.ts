import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import { houseStyleRoutes } from "./house-style.routes.ts";
import { createHouseStyles, type HouseStyleContext } from "./house-style.service.ts";
import { styleFileUsers } from "./style-files.ts";

/** Begins to let administrators change the style of the house. */
export function openHouseStyle(context: HouseStyleContext): OpenFeature {
  const styles = createHouseStyles(context);
  context.files.offerUses(styleFileUsers(context));
  return {
    routes: async (app) => {
      await app.register(houseStyleRoutes, { styles, context });
    },
  };
}

/** The style of what readers get: typefaces, sizes, corners, colours. */
export const houseStyle = defineFeature({
  name: "house-style",
  about: "the style of everything that readers get",
  contract: "docs/contracts/house-style.md",
  variables: {},
  open: ({ platform }) => openHouseStyle(platform),
});
