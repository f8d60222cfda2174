import { type HouseStyle, HouseStyleContext } from "@nv/graphic-types/fields";
import { useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { houseStyleOf } from "./house-style";
import { mapStylesCalls } from "./map-styles-calls";

const COMING: HouseStyle = { state: "coming" };
const FAILED: HouseStyle = { state: "failed" };

/** Asks once which style the house has chosen for its maps, and tells the editors inside. */
export function HouseStyleProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { body, failure } = useRemote("map-style", async (signal) =>
    houseStyleOf(await mapStylesCalls.current(signal)),
  );
  // A form that was begun without it is not taken away while it is asked for again.
  const [hasFailed, setHasFailed] = useState(false);
  if (failure !== null && !hasFailed) setHasFailed(true);
  return <HouseStyleContext value={body ?? (hasFailed ? FAILED : COMING)}>{children}</HouseStyleContext>;
}
