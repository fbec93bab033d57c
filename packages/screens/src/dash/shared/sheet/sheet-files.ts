/** Content types of sheets with their file extensions, for the choice of a file; programs name CSV in several ways. */
export const sheetFiles = {
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": [".xlsx"],
  "text/csv": [".csv", ".tsv", ".txt"],
  "text/tab-separated-values": [".tsv"],
  "text/plain": [".txt", ".csv"],
  "application/vnd.ms-excel": [".csv", ".xls"],
} as const;
