import { useState, useSyncExternalStore } from "react";
import type { UploadView } from "../../../library/upload/core/upload-view";
import { type Uploads, uploadsHere } from "../../../library/upload/uploads";

const NONE: readonly UploadView[] = [];

/** Returns the uploads of this tab, as they are now. */
export function useUploads(): readonly [views: readonly UploadView[], uploads: Uploads] {
  const [uploads] = useState(uploadsHere);
  const views = useSyncExternalStore(uploads.subscribe, uploads.list, () => NONE);
  return [views, uploads];
}
