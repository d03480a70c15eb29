import { describe, expect, test } from 'vitest'
import { findStem, indexWords, queryWords } from '#features/play/lobby/catalogue/words.ts'
import { normalise } from '#lib/search-text.ts'

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

  test('an Arabic word is found with and without its article', () => {
    expect(
      ['الإيداع', 'والإيداع', 'للإيداع', 'إيداع'].map((word) => findStem(normalise(word))),
    ).toEqual(['ايداع', 'ايداع', 'ايداع', null])
  })
})
