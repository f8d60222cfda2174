import type { GraphicDetail } from "@nv/contracts/schemas";
import { type OnPreparation, whenMade } from "@nv/web";
import { graphicsCalls } from "./graphics-calls";

export type { Preparation } from "@nv/web";

/** Publishes a graphic. @throws {CallFailure} As `whenMade`. */
export function publishWhenMade(
  { id, version }: Pick<GraphicDetail, "id" | "version">,
  onPreparation: OnPreparation,
): Promise<GraphicDetail> {
  return whenMade(() => graphicsCalls.act(id, "publish", version), onPreparation);
}
