import type { z } from "zod";
import { bySelf, draftId, GraphicSlug, VersionedRequest } from "../graphics/schemas.ts";
import { keptParts } from "../kept-parts.ts";

const slug = { slug: GraphicSlug.optional() };

/** Creates the body of `POST` of a record that saves by itself: the parts of its fields, whatever they say. */
export const beginningOf = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  keptParts(fields).extend({ ...slug, ...draftId });

/** Creates the body of `PUT` of a record that saves by itself. */
export const savingOf = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) =>
  keptParts(fields).extend({ ...slug, ...VersionedRequest.shape, ...bySelf });
