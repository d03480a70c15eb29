import Papa from 'papaparse'

/** Spreadsheets take a file without it for one of their own code page, and Bengali is lost. */
const BOM = '\uFEFF'

/** What a spreadsheet would run; a plain negative number is none. Full-width signs count as their plain ones. */
const FORMULA = /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r\n＝＋－＠]/

/** A table as a file that spreadsheets open: UTF-8 with a mark, comma and CRLF, no text that runs as a formula. */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  BOM +
  Papa.unparse(
    lines.map((line) => [...line]),
    { escapeFormulae: FORMULA, newline: '\r\n' },
  )
