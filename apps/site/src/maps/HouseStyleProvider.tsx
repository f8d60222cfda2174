import { MAP_STYLES_API_PATH } from "@nv/contracts";
import { CurrentMapStyle } from "@nv/contracts/schemas";
import { type HouseStyle, HouseStyleContext } from "@nv/graphic-types/fields";
import { callServer, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { houseStyleOf } from "./house-style";

const CURRENT_STYLE_PATH = `${MAP_STYLES_API_PATH}/current`;
const COMING: HouseStyle = { state: "coming" };
const FAILED: HouseStyle = { state: "failed" };

/** Asks once which style the house has chosen for its maps, and tells the editors inside. */
export function HouseStyleProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { body, failure } = useRemote("map-style", async (signal) =>
    houseStyleOf(await callServer(CurrentMapStyle, CURRENT_STYLE_PATH, { signal })),
  );
  // A form that was begun without it is not taken away while it is asked for again.
  const [hasFailed, setHasFailed] = useState(false);
  if (failure !== null && !hasFailed) setHasFailed(true);
  return <HouseStyleContext value={body ?? (hasFailed ? FAILED : COMING)}>{children}</HouseStyleContext>;
}
