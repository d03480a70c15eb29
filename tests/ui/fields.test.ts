import { describe, expect, test } from 'vitest'
import { toLatinDigits } from '#lib/digits.ts'
import { cleanCode, onlyDigits } from '#ui/code-field/digits.ts'
import { countCharacters, isNearLimit } from '#ui/text-area/count-characters.ts'

describe('digits', () => {
  test('AUT-19 a pasted code is reduced to its digits', () => {
    expect(cleanCode(' 12 34-56\n', 6)).toBe('123456')
    expect(cleanCode('১২৩৪৫৬', 6)).toBe('123456')
    expect(cleanCode('G-123456 is your code', 6)).toBe('123456')
    expect(cleanCode('12345678', 6)).toBe('123456')
    expect(cleanCode('no code', 6)).toBe('')
  })

  test('other characters are kept, or removed if only digits are allowed', () => {
    expect(toLatinDigits('৳৫০০ ½ ² 𝟙')).toBe('৳500 ½ ² 1')
    expect(onlyDigits('+880 ১৭১২-345 ²')).toBe('8801712345')
  })
})

describe('text counter', () => {
  test('counts code points: an emoji is one, a Bengali letter with a vowel sign two', () => {
    expect(countCharacters('')).toBe(0)
    expect(countCharacters('🐢🐢')).toBe(2)
    expect(countCharacters('কি')).toBe(2)
    expect(countCharacters('a\nb')).toBe(3)
  })

  test('VAL-63 leading and trailing whitespace is not counted', () => {
    expect(countCharacters(`${'a'.repeat(15)}${' '.repeat(10)}`)).toBe(15)
    expect(countCharacters(' \n a b \n')).toBe(3)
    expect(countCharacters('   ')).toBe(0)
  })

  test('announces the last tenth, at least the last five characters', () => {
    expect(isNearLimit(179, 200)).toBe(false)
    expect(isNearLimit(180, 200)).toBe(true)
    expect(isNearLimit(14, 20)).toBe(false)
    expect(isNearLimit(15, 20)).toBe(true)
    expect(isNearLimit(201, 200)).toBe(true)
  })
})
