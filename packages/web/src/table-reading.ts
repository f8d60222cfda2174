export { BroughtSheet, TABLE_FILES } from "./table-reading/BroughtSheet.tsx";
export { ColumnFields, type WantedColumn } from "./table-reading/ColumnFields.tsx";
export { TableReadingFields } from "./table-reading/TableReadingFields.tsx";
export { type BroughtTable, useBroughtTable } from "./table-reading/use-brought-table.ts";
