import Papa from 'papaparse'

/** Spreadsheets take a file without it for one of their own code page, and Bengali is lost. */
const BOM = '\uFEFF'

const NEWLINE = '\r\n'

/** What a spreadsheet would run; a plain negative number is none. Full-width signs count as their plain ones. */
const FORMULA = /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r\n＝＋－＠]/

/** Some lines of a file, without a line end after the last one; no text in it runs as a formula. */
export const csvPart = (lines: readonly (readonly string[])[]): string =>
  Papa.unparse(
    lines.map((line) => [...line]),
    { escapeFormulae: FORMULA, newline: NEWLINE },
  )

/** Parts as a file that spreadsheets open: UTF-8 with a mark, comma and CRLF; in pieces for a Blob. */
export const csvFile = (parts: readonly string[]): string[] => [
  BOM,
  ...parts.filter((part) => part !== '').flatMap((part, n) => (n === 0 ? [part] : [NEWLINE, part])),
]
