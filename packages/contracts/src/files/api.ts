import { endpoints, get, order, put, remove } from "../endpoints.ts";
import { FILES_API_PATH } from "./paths.ts";
import {
  EditFile,
  FileDetail,
  FileList,
  FilesQuery,
  GiveFile,
  RestoreContent,
  TakeUpload,
  TakingUpload,
} from "./schemas.ts";

/** Endpoints of the library of files. */
export const filesApi = endpoints(FILES_API_PATH, {
  find: get("", FileList, { query: FilesQuery }),
  take: order("", TakeUpload, TakingUpload, { status: 202 }),
  detail: get("/:id", FileDetail),
  edit: put("/:id", EditFile, FileDetail),
  give: put("/:id/group", GiveFile, FileDetail),
  restore: order("/:id/restore", RestoreContent, FileDetail),
  remove: remove("/:id", null),
});
