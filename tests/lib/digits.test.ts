import { describe, expect, test } from 'vitest'
import { toLatinDigits } from '#lib/digits.ts'

/** The ten digits of each script, as ICU has them: another source than the general category. */
const systems = Intl.supportedValuesOf('numberingSystem').flatMap((system) => {
  const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false })
  const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit))
  return digits.every((digit) => /^\p{Nd}$/u.test(digit)) ? [{ system, digits }] : []
})

describe('digits of every script', () => {
  test('knows those of the languages of the portal and many more', () => {
    const names = systems.map(({ system }) => system)
    expect(names).toEqual(expect.arrayContaining(['arab', 'arabext', 'beng', 'thai', 'fullwide']))
    expect(names.length).toBeGreaterThan(60)
  })

  test.each(systems)('reads 0 to 9 of $system', ({ digits }) => {
    expect(toLatinDigits(`a${digits.join('')}b`)).toBe('a0123456789b')
  })

  test('leaves no digit of any script over, and changes nothing else', () => {
    for (let code = 0; code < 0x20000; code += 1) {
      const character = String.fromCodePoint(code)
      const read = toLatinDigits(character)
      if (!/\p{Nd}/u.test(character) ? read !== character : !/^[0-9]$/.test(read))
        expect([code.toString(16), read]).toBeNull()
    }
  })
})
