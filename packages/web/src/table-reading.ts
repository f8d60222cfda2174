export { ColumnFields, type WantedColumn } from "./table-reading/ColumnFields.tsx";
export { TableReadingFields } from "./table-reading/TableReadingFields.tsx";
