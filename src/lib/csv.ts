import Papa from 'papaparse'
import { cleanInput } from './input-text.ts'

/** Without it spreadsheets read the file in their own code page, and Bengali is lost. */
const BOM = '\uFEFF'

const NEWLINE = '\r\n'

/**
 * Characters that a spreadsheet may treat as the end of a cell: the list separators of all languages, and line ends.
 */
const SEPARATOR = /[;\t|\r\n]/

/**
 * Matches the start of a formula, also after a separator, because a spreadsheet that separates lists by ";" splits
 * `x;=1+1`. Plain negative numbers are allowed; full-width signs count.
 */
const FORMULA = /(^|[,;\t|\r\n"])(?=\s*(?!-\d+(?:[.,]\d+)?(?:$|[,;\t|\r\n"]))[=+\-@\t\r＝＋－＠])/g

/** Makes a text safe for spreadsheets and removes invisible characters. */
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
