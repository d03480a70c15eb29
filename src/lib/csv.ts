import Papa from 'papaparse'
import { cleanInput } from './input-text.ts'

/** Spreadsheets take a file without it for one of their own code page, and Bengali is lost. */
const BOM = '\uFEFF'

const NEWLINE = '\r\n'

/** What a spreadsheet may take for the end of a cell: the list separators of all languages, and line ends. */
const SEPARATOR = /[;\t|\r\n]/

/**
 * Where a formula would begin: in front, or behind a separator, since a spreadsheet that separates lists by ";" splits
 * `x;=1+1`. A plain negative number is none. Full-width signs count as their plain ones.
 */
const FORMULA = /(^|[,;\t|\r\n"])(?=\s*(?!-\d+(?:[.,]\d+)?(?:$|[,;\t|\r\n"]))[=+\-@\t\r＝＋－＠])/g

/** A text that no spreadsheet runs, without signs that nobody sees. */
const defused = (text: string): string => cleanInput(text, 'text').replace(FORMULA, "$1'")

/** Some lines of a file, without a line end after the last one; no text in it runs as a formula. */
export const formatCsv = (lines: readonly (readonly string[])[]): string =>
  Papa.unparse(
    lines.map((line) => line.map(defused)),
    { newline: NEWLINE, quotes: (text: string) => SEPARATOR.test(text) },
  )

/** Parts as a file that spreadsheets open: UTF-8 with a mark, comma and CRLF; in pieces for a Blob. */
export const csvFile = (parts: readonly string[]): string[] => [
  BOM,
  ...parts.filter((part) => part !== '').flatMap((part, n) => (n === 0 ? [part] : [NEWLINE, part])),
]
