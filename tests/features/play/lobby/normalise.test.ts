import { describe, expect, test } from 'vitest'
import {
  compact,
  indexWords,
  normalise,
  queryWords,
  typosIn,
} from '#features/play/lobby/catalogue/normalise.ts'

describe('F-01 typed text and names are normalised alike', () => {
  test.each([
    ['case', 'GOLDEN Dragon', 'golden dragon'],
    ['accents', 'Café Olé Ñandú', 'cafe ole nandu'],
    ['letters without a decomposition', 'Łódź Øre Straße Æon', 'lodz ore strasse aeon'],
    ['Turkish capitals', 'İstanbul ısı', 'istanbul isi'],
    ['Vietnamese tones', 'Rồng Vàng Đại Phát', 'rong vang dai phat'],
    ['decomposed Vietnamese', 'Rồng Vàng'.normalize('NFD'), 'rong vang'],
    ['full width', 'ＰＧ ７７７', 'pg 777'],
    ['Thai tone marks and thanthakhat', 'เสือทองคำ ไพ่ป๊อก ศุกร์', normalise('เสือทองคำ ไพปอก ศุกร')],
    ['Thai digits', 'ไฮโล ๓๖๙', 'ไฮโล 369'],
    ['Bengali digits', 'লাকি ৭৭৭', 'লাকি 777'],
    ['Arabic and Devanagari digits', '٧٨ ۷۸ ७८', '78 78 78'],
    ['apostrophes', "Dragon’s Queen's", 'dragons queens'],
    ['Cyrillic and Greek', 'ЗОЛОТОЙ Χρυσός', 'золотои χρυσοσ'],
  ])('%s', (_, text, normal) => {
    expect(normalise(text)).toBe(normal)
  })

  test.each([
    ['য়', '\u09df', '\u09af\u09bc'],
    ['ড়', '\u09dc', '\u09a1\u09bc'],
    ['ঢ়', '\u09dd', '\u09a2\u09bc'],
    ['ো', '\u09cb', '\u09c7\u09be'],
    ['ৌ', '\u09cc', '\u09c7\u09d7'],
  ])('Bengali %s is the same in any encoding', (_, whole, parts) => {
    expect(normalise(`ব${whole}`)).toBe(normalise(`ব${parts}`))
    expect(normalise(`ব${whole}`)).not.toBe('ব')
  })

  test('Bengali marks that change a word are kept, joiners are removed', () => {
    expect(normalise('বাড়ি')).not.toBe(normalise('বাডি'))
    expect(normalise('র\u200d্যাম \u200cক\u200b')).toBe('র্যাম ক')
  })

  test('normalised text does not change', () => {
    for (const text of ['Rồng ৭ য় Łódź ไพ่', '黄金龍 ゴールド 금', 'ﷺ ﬁ']) {
      expect(normalise(normalise(text))).toBe(normalise(text))
    }
  })
})

describe('F-01 words', () => {
  test('punctuation separates them', () => {
    expect(indexWords(normalise('Tiger-Temple: 7/7 (Deluxe)!'))).toEqual([
      'tiger',
      'temple',
      '7',
      'deluxe',
    ])
  })

  test('Chinese is indexed by characters and pairs, and searched by pairs', () => {
    expect(indexWords('黄金龙')).toEqual(['黄', '金', '龙', '黄金', '金龙'])
    expect(queryWords('黄金龙')).toEqual(['黄金', '金龙'])
    expect(queryWords('龙')).toEqual(['龙'])
    expect(queryWords('pg黄金')).toEqual(['pg', '黄金'])
  })

  test('Thai is indexed from every letter', () => {
    expect(indexWords('มังกร')).toEqual(['มังกร', 'งกร', 'กร', 'ร'])
    expect(queryWords('มังกร')).toEqual(['มังกร'])
  })

  test('punctuation alone is no query', () => {
    expect(queryWords(normalise(' -- ’ \u200d 🎰 '))).toEqual([])
  })

  test('a name without spaces is one word', () => {
    expect(compact(normalise('Golden  Delta-7'))).toBe('goldendelta7')
  })

  test.each([
    ['pg', 0],
    ['777', 0],
    ['tig', 1],
    ['tiger', 1],
    ['dragon', 2],
    ['黄金', 0],
    ['বাঘ', 1],
    ['সোনা', 1],
    ['ড্রাগন', 1],
    ['সোনালী', 2],
  ])('%s may have %i typos', (word, typos) => {
    expect(typosIn(normalise(word))).toBe(typos)
  })
})
