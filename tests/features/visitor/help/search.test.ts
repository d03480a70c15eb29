import { describe, expect, test } from 'vitest'
import { buildIndex, searchIndex } from '#entities/help/help-search.ts'
import type { Section } from '#entities/help/sections.ts'
import { plainText } from '#lib/plain-text.ts'
import { hasTerms, splitSegments, splitTerms, type TextSegment } from '#lib/text-match.ts'
import { helpCenter } from '#mocks/content/help/help.ts'
import { loadTranslations } from '#mocks/content/text.ts'

const sections: readonly Section[] = [
  {
    id: 'money',
    title: 'Money',
    articles: [
      {
        id: 'fees',
        title: 'Fees and times',
        content:
          '<p>A withdrawal by <strong>wal</strong>let is free &amp; quick.</p><p>Café days: 15 minutes.</p>',
      },
      {
        id: 'withdraw',
        title: 'Withdrawing',
        content: '<ol><li>Open it</li><li>Choose an amount</li></ol>',
      },
    ],
  },
  {
    id: 'safer',
    title: 'নিয়ন্ত্রণে থাকুন',
    articles: [
      {
        id: 'limits',
        title: 'সীমা ঠিক করা',
        content: '<p>সীমা কমালে সঙ্গে সঙ্গে কার্যকর হয়, বাড়ালে ১৫ মিনিট পরে। স্ক্রিন দেখুন।</p>',
      },
    ],
  },
]

const index = buildIndex(sections)
const found = (query: string) => searchIndex(index, query).map(({ article }) => article.id)
const marked = (segments: readonly TextSegment[]) =>
  segments.filter(({ isMatch }) => isMatch).map(({ text }) => text)
const whole = (segments: readonly TextSegment[]) => segments.map(({ text }) => text).join('')

describe('D-079 the words of an article', () => {
  test('block tags separate words, inline formatting does not', () => {
    expect(plainText('<p>One</p><p>tw<b>o</b></p>')).toBe('One two')
    expect(plainText('<ul><li>a</li><li>b</li></ul>c<br>d')).toBe('a b c d')
  })

  test('comments, scripts and styles are not searched', () => {
    const html = '<!-- secret --><script>steal()</script><style>p{}</style><p title="x">Seen</p>'
    expect(plainText(html)).toBe('Seen')
  })

  test('entities are decoded, even broken ones, and stay text', () => {
    expect(plainText('&lt;b&gt; &#2488;&#x9c0;&nbsp;&amp; &strange; &#0;')).toBe(
      '<b> সী & &strange; &#0;',
    )
    expect(plainText('5 < 6 <p')).toBe('5 < 6')
  })
})

describe('D-079 search', () => {
  test('searches titles and texts, titles first', () => {
    expect(found('withdraw')).toEqual(['withdraw', 'fees'])
  })

  test('needs every word, at any place', () => {
    expect(found('fees free')).toEqual(['fees'])
    expect(found('fees amount')).toEqual([])
  })

  test('ignores case and accents', () => {
    expect(found('CAFE')).toEqual(['fees'])
    expect(found('fëés')).toEqual(['fees'])
    expect(found('cafe\u0301')).toEqual(['fees'])
  })

  test('an empty search has no results', () => {
    expect(found('')).toEqual([])
    expect(found('   ')).toEqual([])
  })

  test('finds Bengali in any composition of its letters', () => {
    expect(found('নিয়ন্ত্রণ')).toEqual([])
    expect(found('হ\u09df')).toEqual(['limits'])
    expect(found('হ\u09af\u09bc')).toEqual(['limits'])
  })

  test('a Bengali vowel sign is not an accent', () => {
    expect(hasTerms('সীমা ঠিক করা', splitTerms('সীমা'))).toBe(true)
    expect(hasTerms('সীমা ঠিক করা', splitTerms('সমা'))).toBe(false)
  })

  test('digits match in both scripts', () => {
    expect(found('15').sort()).toEqual(['fees', 'limits'])
    expect(found('১৫').sort()).toEqual(['fees', 'limits'])
  })

  test('forgives typos in a word that stands nowhere, and marks what is meant', () => {
    expect(found('withdrawel')).toEqual(['fees'])
    expect(found('amuont')).toEqual(['withdraw'])
    expect(found('fees amuont')).toEqual([])
    expect(found('wallt')).toEqual(['fees'])
    expect(marked(searchIndex(index, 'wihtdrawal')[0]?.excerpt ?? [])).toEqual(['withdrawal'])
    expect(found('zzqqxx')).toEqual([])
  })

  test('a word that stands somewhere is taken as it is', () => {
    expect(found('fees')).toEqual(['fees'])
    expect(found('days')).toEqual(['fees'])
  })

  test.each([
    ['VI', 'dang nhap', 'đăng nhập'],
    ['VI', 'ĐĂNG NHẬP', 'đăng nhập'],
    ['VI', 'rut tien', 'rút tiền'],
    ['TH', 'เขาสูระบบ', 'เข้าสู่ระบบ'],
    ['AR', 'الايداع', 'الإيداع'],
    ['AR', 'مكافاه', 'مكافأة'],
    ['EN', 'ｄｅｐｏｓｉｔ', 'deposit'],
    ['BN', 'ব্যাঙ্ক', 'ব্যাংক'],
  ])('%s: “%s” finds in the portal’s help what “%s” finds', async (language, typed, written) => {
    await loadTranslations(language)
    const portal = buildIndex(helpCenter(language).sections)
    const ids = (query: string) => searchIndex(portal, query).map(({ article }) => article.id)
    expect(ids(written).length).toBeGreaterThan(0)
    expect(ids(typed)).toEqual(ids(written))
  })

  test('a long query is truncated', () => {
    expect(splitTerms(`a ${'b '.repeat(200)}`)).toEqual(['a', 'b'])
    expect(splitTerms('a b c d e f g h i j')).toHaveLength(8)
  })
})

describe('D-079 highlights', () => {
  test('mark the letters as written, and lose nothing of the text', () => {
    const segments = splitSegments('Café and cafe', splitTerms('CAFÉ'))
    expect(marked(segments)).toEqual(['Café', 'cafe'])
    expect(whole(segments)).toBe('Café and cafe')
  })

  test('that overlap are joined', () => {
    expect(marked(splitSegments('withdrawing', splitTerms('draw with drawing')))).toEqual([
      'withdrawing',
    ])
  })

  test('never split a Bengali character', () => {
    expect(marked(splitSegments('কীভাবে', splitTerms('ক')))).toEqual(['কী'])
    expect(marked(splitSegments('স্ক্রিন', splitTerms('ক')))).toEqual(['স্ক্রি'])
  })

  test('an excerpt shows the first match with its context, cut between words', () => {
    const content = `<p>${'before it '.repeat(30)}needle ${'after it '.repeat(30)}</p>`
    const long = buildIndex([{ id: 's', title: 'S', articles: [{ id: 'a', title: 'A', content }] }])
    const excerpt = searchIndex(long, 'needle')[0]?.excerpt ?? []
    expect(marked(excerpt)).toEqual(['needle'])
    expect(whole(excerpt)).toMatch(/^…(?:before|it) .*needle after it .* (?:after|it)…$/)
    expect(whole(excerpt).length).toBeLessThan(150)
  })
})
