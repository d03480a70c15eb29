import { createDay, parseDay } from './calendar.ts'

/** D-031: the pattern families in the order of VAL-06 to VAL-25. */
export const FAMILIES = [
  'P1',
  'P2',
  'P3',
  'P4',
  'P5',
  'P6',
  'P7',
  'P8',
  'P9',
  'P10',
  'P11',
  'P12',
  'P13',
  'P14',
  'P15',
  'P16',
  'P17',
  'P18',
  'P19',
  'P20',
] as const
export type Family = (typeof FAMILIES)[number]

type Test = (text: string) => boolean

const like =
  (pattern: RegExp): Test =>
  (text) =>
    pattern.test(text)

const isMonthDayYear: Test = (text) => {
  const [, month, day, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? []
  return createDay(Number(year), Number(month), Number(day)) !== null
}

// Bengali and other scripts join letters with two characters that are neither letters nor marks.
const TESTS: Readonly<Record<Family, Test>> = {
  P1: () => true,
  P2: like(/^[A-Za-z][A-Za-z0-9]*$/),
  P3: like(/^[\p{Script=Han}0-9]+$/u),
  P4: like(/^[^\s@<>(),;:"[\]\\]+@[^\s@.,;:"<>()]+(?:\.[^\s@.,;:"<>()]+)*\.[^\s@.,;:"<>()]{2,}$/),
  P5: like(/^[A-Za-z0-9]+$/),
  P6: like(/^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$/),
  P7: like(/^[0-9]+$/),
  P8: like(/^(?=.*[A-Z])[A-Za-z0-9]+$/),
  P9: like(/^(?=.*[A-Za-z])[A-Za-z ]+$/),
  P10: like(/^\S+$/),
  P11: (text) => parseDay(text) !== null,
  P12: isMonthDayYear,
  P13: like(/^(?=.*\p{L})(?:[\p{L}\p{M} ]|\u200c|\u200d)+$/u),
  P14: like(/^\p{Script=Hangul}+$/u),
  P15: like(/^\p{Script=Thai}+$/u),
  P16: like(/^(?=.*[\p{Script=Thai}A-Za-z])[\p{Script=Thai}A-Za-z ]+$/u),
  P17: like(/^[A-Z]+$/),
  P18: like(/^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^\w\s])\S+$/),
  P19: like(/^(?:[\p{L}\p{M}'.-]|\u200c|\u200d)+(?: (?:[\p{L}\p{M}'.-]|\u200c|\u200d)+)+$/u),
  // Half-width katakana are katakana too, but not full-width.
  P20: like(/^(?!.*[\uff61-\uff9f])[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]+$/u),
}

/** The family of a pattern number of the server; null for an unknown one. */
export const findFamily = (id: unknown): Family | null =>
  FAMILIES.find((family) => family === id) ?? null

/** Whether a text belongs to a family. Dates are days of the calendar as well. */
export const matchesFamily = (family: Family, text: string): boolean => TESTS[family](text)
