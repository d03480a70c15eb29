import { describe, expect, test } from 'vitest'
import { compact, normalise } from '#lib/search-text.ts'
import { foldText } from '#lib/text-match.ts'
import { allowedTypos, nearest } from '#lib/typos.ts'

describe('F-01 D-079 typed text and names are normalised alike', () => {
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
    ['digits of other scripts', '๗ ៧ ၇ ໗ ７', '7 7 7 7 7'],
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
    expect(normalise('র\u200d্যাম \u200cক\u200b')).toBe('রজাম ক')
  })

  test('normalised text does not change', () => {
    for (const text of ['Rồng ৭ য় Łódź ไพ่', '黄金龍 ゴールド 금', 'ﷺ ﬁ']) {
      expect(normalise(normalise(text))).toBe(normalise(text))
    }
  })

  test.each([
    ['đ and tones', 'đăng nhập', 'dang nhap'],
    ['full width', 'ＶＩＰ', 'vip'],
    ['hamza on alif', 'الإيداعات', 'الايداعات'],
    ['alif with madda', 'آسيا', 'اسيا'],
    ['alif wasla', 'ٱلسحب', 'السحب'],
    ['final ya', 'مستوى', 'مستوي'],
    ['ta marbuta', 'مكافأة', 'مكافاه'],
    ['hamza on waw and ya', 'مسؤول مكافئ', 'مسوول مكافي'],
    ['tatweel and vowel signs', 'ســحْــبٌ', 'سحب'],
    ['Persian ya and kaf', 'بونوس کازینو', 'بونوس كازينو'],
    ['letters of foreign sounds', 'ڤيزا پوكر', 'فيزا بوكر'],
    ['direction marks', '\u200fسحب\u200e', 'سحب'],
    ['anusvara and nga', 'সঙ্গীত', 'সংগীত'],
    ['nga at the end', 'রঙ', 'রং'],
    ['ya and ja', 'যাদু', 'জাদু'],
    ['khanda ta', 'উৎসব', 'উত্সব'],
    ['khanda ta in its old encoding', 'হঠাৎ', 'হঠাত্\u200d'],
    ['a doubled consonant after reph', 'কর্ম্ম', 'কর্ম'],
    ['a joiner in a conjunct', 'উদ্\u200cযাপন', 'উদ্যাপন'],
    ['chandrabindu', 'পাঁচ', 'পাচ'],
    ['the beginning of a conjunct', 'ব্যাঙ্ক', 'ব্যাংক'],
  ])('%s: %s is %s, as one text and letter by letter', (_, one, other) => {
    expect(normalise(one)).toBe(normalise(other))
    expect(foldText(one).text).toBe(foldText(other).text)
    expect(foldText(one).text).toBe(normalise(one))
  })

  test('a name without spaces is one word', () => {
    expect(compact(normalise('Golden  Delta-7'))).toBe('goldendelta7')
  })
})

describe('F-01 D-079 typos', () => {
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
    expect(allowedTypos(normalise(word))).toBe(typos)
  })

  const WORDS = ['deposit', 'deposits', 'withdrawal', 'limit', 'login', 'ফেরত', 'ฝากเงินและถอนเงิน']
  test.each([
    ['depsoit', ['deposit']],
    ['withdrawl', ['withdrawal']],
    ['widthraw', ['withdraw']],
    ['limt', ['limit']],
    ['ফেরৎ', ['ফেরত']],
    ['ถอนเงน', ['ถอนเงิน']],
    ['zzqqxx', []],
    ['lo', []],
    ['1234', []],
  ])('%s may mean %j', (typed, meant) => {
    const words = WORDS.map(normalise)
    expect(nearest(words, normalise(typed))).toEqual(meant.map(normalise))
  })
})
