export { isUniqueViolation } from "./constraint.ts";
export type { Database, DialectName, Listener, NoTables, Subscription } from "./database.ts";
export { DatabaseError, type DatabaseErrorCode, type LockHolder } from "./database-error.ts";
export { type FolderLock, lockDataFolder } from "./folder-lock.ts";
export { type Migrations, migrate, type SchemaTools } from "./migrate.ts";
export { type OpenOptions, openDatabase } from "./open-database.ts";
export { firstRow, prepared } from "./prepared.ts";
export { keepPrivate, makePrivateFile, makePrivateFolder, PRIVATE_FILE_MODE } from "./private-files.ts";
export type { Peer, ProcessTraits } from "./process-name.ts";
