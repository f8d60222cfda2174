export { ColumnFields, type WantedColumn } from "./table-reading/ColumnFields.tsx";
export { ImportedSheet, isTextFile, TABLE_FILES } from "./table-reading/ImportedSheet.tsx";
export { TableReadingFields } from "./table-reading/TableReadingFields.tsx";
export { UnreadTable } from "./table-reading/UnreadTable.tsx";
export { type TableImport, useTableImport } from "./table-reading/use-table-import.ts";
