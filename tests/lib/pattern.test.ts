import { describe, expect, test } from 'vitest'
import { FAMILIES, type Family, findFamily, matchesFamily } from '#lib/pattern.ts'
import { measureCost } from '#tests/house/cost.ts'

const strong = 'aA1!aaaa'

/** Requirement, family, valid values, invalid values. */
const TABLE: [number: string, family: Family, good: string[], bad: string[]][] = [
  ['VAL-06', 'P1', ['', ' ', 'পদ্মা 🎲', 'a\nb'], []],
  ['VAL-07', 'P2', ['a', 'rahim88', 'R2D2'], ['8rahim', 'ra him', 'ra_him', 'é1', '', 'a\n']],
  ['VAL-08', 'P3', ['中文', '中文88', '88'], ['中a', '中 文', 'かな', '８']],
  [
    'VAL-09',
    'P4',
    ['a@b.co', 'first.last+tag@mail.example.org', 'নাম@উদাহরণ.বাংলা'],
    ['a@b', 'a b@c.de', '@b.co', 'a@@b.co', 'a@b..co', 'a@.co', 'a@b.c', 'a@b.co.', '<a@b.co>'],
  ],
  ['VAL-10', 'P5', ['abc', '123', 'a1'], ['a 1', 'a-1', 'ä', '১২৩']],
  ['VAL-11', 'P6', ['a1', '1a', 'Padma2026'], ['abc', '123', 'a1!', 'a 1']],
  ['VAL-12', 'P7', ['0', '0123456789'], ['১২৩', '1.5', '-1', '1 2', '１']],
  ['VAL-13', 'P8', ['A', 'aB1', 'PADMA'], ['ab1', '123', 'A b']],
  ['VAL-14', 'P9', ['Rahim', 'Rahim Uddin'], ['   ', 'Rahim2', 'Río', "O'Brien"]],
  ['VAL-15', 'P10', ['a!১🎲'], ['a b', 'a\tb', 'a\u00a0b', '']],
  ['VAL-16', 'P11', ['1998-03-26', '2024-02-29'], ['2023-02-29', '1998-13-01', '26-03-1998']],
  ['VAL-17', 'P12', ['03-26-1998', '02-29-2000'], ['02-29-1900', '26-03-1998', '1998-03-26']],
  ['VAL-18', 'P13', ['রহিম উদ্দিন', 'র‍্যাব', 'José'], ['   ', 'Rahim2', 'Rahim-U', '্']],
  ['VAL-19', 'P14', ['한국어', 'ㄱㄴ'], ['한국 어', '한a', '中']],
  ['VAL-20', 'P15', ['ภาษาไทย', 'น้ำ'], ['ไทย a', 'ไทย ไทย']],
  ['VAL-21', 'P16', ['ไทย abc', 'abc', 'ไทย'], ['ไทย1', '  ', 'ไทย-abc']],
  ['VAL-22', 'P17', ['ABC'], ['ABc', 'AB1', 'A B', 'É']],
  ['VAL-23', 'P18', [strong, 'Zz9#'], ['aA1aaaa', 'aa1!aa', 'AA1!AA', 'aAaa!', 'aA1! a', 'aA1_']],
  [
    'VAL-24',
    'P19',
    ['Ana Silva', "Seán O'Brien-Ng", 'রহিম উদ্দিন', 'A B C'],
    ['Ana', 'Ana  S', ' Ana S', 'Ana '],
  ],
  ['VAL-25', 'P20', ['やまだ', 'ヤマダー', '山田々'], ['ﾔﾏﾀﾞ', 'やま だ', 'yamada', '山田1']],
]

describe('pattern families', () => {
  test.each(TABLE)('%s %s accepts valid values only', (_, family, good, bad) => {
    expect(good.filter((text) => !matchesFamily(family, text))).toEqual([])
    expect(bad.filter((text) => matchesFamily(family, text))).toEqual([])
  })

  test('VAL-06..25 each family has its requirement, in order', () => {
    expect(TABLE.map(([, family]) => family)).toEqual(FAMILIES)
    expect(TABLE.map(([number]) => number)).toEqual(
      FAMILIES.map((_, i) => `VAL-${String(i + 6).padStart(2, '0')}`),
    )
  })

  test('D-031 an unknown number is no family', () => {
    const unknown = ['P0', 'P21', 'p1', '', 'toString', '__proto__', 1, null, undefined, {}, ['P1']]
    expect(unknown.map(findFamily)).toEqual(unknown.map(() => null))
    expect(findFamily('P20')).toBe('P20')
  })

  test('D-031 none of our families can be made slow', () => {
    const hostile = [
      'a',
      ' ',
      'a ',
      '1',
      '@',
      'a.',
      '.',
      'ก',
      'あ',
      "a'",
      '\u200d',
      'a@a.',
    ].flatMap((piece) => [piece.repeat(20_000), `${piece.repeat(20_000)}!`])
    const cost = measureCost(() => {
      for (const family of FAMILIES) for (const text of hostile) matchesFamily(family, text)
    })
    expect(cost).toBeLessThan(2000)
  })
})
