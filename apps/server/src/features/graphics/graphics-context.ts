import type { Platform } from "../../platform/platform.ts";
import type { GraphicRow, GraphicsDb } from "./schema/tables.ts";

/** What the registry works with. */
export interface GraphicsContext extends Platform {
  readonly db: GraphicsDb;
}

/** A change that is not made because the graphic is not as the person saw it. */
export class StaleVersion extends Error {
  override readonly name = "StaleVersion";
  readonly current: GraphicRow;

  constructor(current: GraphicRow) {
    super(`graphic ${current.id} is at version ${current.version}`);
    this.current = current;
  }
}
