import type { Topic } from "@nv/web";
import { z } from "zod";

const PhotosEvent = z.object({ id: z.string() });

/** Something of a batch of pictures has changed. */
export const PHOTOS_TOPIC: Topic<z.infer<typeof PhotosEvent>> = { name: "photos", schema: PhotosEvent };
