import Papa from "papaparse";

/** Rows as CSV with an end of the last line. A spreadsheet does not run a cell that begins like a formula. */
export function writeCsv(rows: (string | number | null)[][]): string {
	return rows.length > 0 ? `${Papa.unparse(rows, { escapeFormulae: true })}\r\n` : "";
}
