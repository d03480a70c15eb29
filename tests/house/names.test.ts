import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AUDIT_WORDS } from '#mocks/content/audit-words.ts'
import { localize } from '#mocks/content/text.ts'
import { findFiles, readText } from './source.ts'

type Tree = { [key: string]: string | Tree }
const tree: z.ZodType<Tree> = z.lazy(() => z.record(z.string(), z.union([z.string(), tree])))

const leaves = (node: Tree, path: string): [key: string, text: string][] =>
  Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  )

/** `namespace:a.b` -> text, for one language. */
const textsOf = (code: string): Map<string, string> =>
  new Map(
    findFiles(`locales/${code}/*.json`).flatMap((path) => {
      const namespace = path.replace(/^.*\/|\.json$/g, '')
      return leaves(tree.parse(JSON.parse(readText(path))), `${namespace}:`)
    }),
  )

const texts = { EN: textsOf('EN'), BN: textsOf('BN') }
const LANGUAGES = ['EN', 'BN'] as const

/** Keys of texts that name a kind of game. Each text equals that of `play:types`. */
const KINDS = [
  ['shell:nav.rng', 'RNG'],
  ['shell:nav.live', 'LIVE'],
  ['shell:nav.fish', 'FISH'],
  ['shell:nav.pvp', 'PVP'],
  ['shell:nav.sports', 'SPORTS'],
  ['shell:nav.esports', 'ESPORTS'],
  ['shell:nav.cockfight', 'COCKFIGHT'],
  ['shell:nav.lott', 'LOTT'],
  ['shell:nav.elott', 'ELOTT'],
  ['shell:nav.bgs', 'BGS'],
  ['promotions:type.slots', 'RNG'],
  ['promotions:type.live', 'LIVE'],
  ['promotions:type.fish', 'FISH'],
  ['promotions:type.card', 'PVP'],
  ['promotions:type.sports', 'SPORTS'],
  ['points:type.LIVE', 'LIVE'],
  ['points:type.PVP', 'PVP'],
  ['points:type.SPORTS', 'SPORTS'],
] as const
/** Groups of texts whose last part is the code of the kind, in any case. */
const LISTS = ['shell:title.', 'limits:game.', 'winners:category.', 'home:sections.']

/** Terms for which the portal uses other words, in texts that people read. */
const OTHER_NAMES = {
  EN: /\bEsports\b|\bPVP\b|\bSlot games\b|\btasks?\b(?! needs)|\blog ?in page|\bsign(?:ed)?[- ]in\b|\bwager(?:s|ed|ing)?\b|\buser name|\be-mail|\blog-in\b|\bper cent\b/i,
  BN: /ফিশিং|কার্ড গেম|পিভিপি|(?<!ই-)স্পোর্টস|প্রোভাইডার|ডিপোজিট|উইথড্র|পেআউট|পে আউট|লগইন|লগ-ইন|সাইন[ -]?ইন|গ্রাহকসেবা|কাস্টমার|পয়েন্টস|প্রমোশন|টাস্ক|রিওয়ার্ড|সেভ হয়েছে|bKash|Nagad|Rocket/,
}

/**
 * English words with two meanings in Bengali, such as a verb on a button and a noun above a list. Every other repeated
 * English text has one Bengali translation.
 */
const TWO_THINGS: ReadonlySet<string> = new Set([
  'Bets',
  'Check again',
  'Claim',
  'Completed',
  'Continue',
  'Credit',
  'Deposit',
  'Done',
  'Download my data',
  'Even',
  'Expired',
  'From',
  'Later',
  'Link',
  'Log in',
  'Log out',
  'News',
  'Not received',
  'Offered',
  'Open',
  'Open now',
  'Pages',
  'Paid',
  'Payment',
  'Period',
  'Please enter a valid verification code',
  'Received',
  'Register',
  'Sides',
  'Stakes',
  'Terms',
  'This month',
  'Tie',
  'To come',
  'Transfer',
  'Withdraw',
  'Withdrawal',
])

describe.each(LANGUAGES)('%s: each thing has one name', (language) => {
  const named = texts[language]

  test('kinds of games have the same name in menus, lists, limits and records', () => {
    const own = LISTS.flatMap((list) =>
      [...named.keys()]
        .filter((key) => key.startsWith(list))
        .flatMap((key) => {
          const type = key.slice(list.length).toUpperCase()
          return named.has(`play:types.${type}`) ? [[key, type] as const] : []
        }),
    )
    expect(own.length).toBeGreaterThan(25)
    const others = [...KINDS, ...own].filter(
      ([key, type]) => named.get(key) !== named.get(`play:types.${type}`),
    )
    expect(others).toEqual([])
  })

  test('no text uses another name', () => {
    // Search terms are never shown.
    const wrong = [...named].filter(
      ([key, text]) => !key.startsWith('lobby:pageWords.') && OTHER_NAMES[language].test(text),
    )
    expect(wrong).toEqual([])
  })
})

test.each(LANGUAGES)(
  '%s: the fake backend names limits, games, fields and documents as the portal does',
  (language) => {
    const groups = [
      'limits:kind.',
      'play:types.',
      'profile:field.',
      'profile:kyc.documents.',
      'privacy:texts.',
    ]
    const shown = Object.entries(AUDIT_WORDS).flatMap(([code, text]) => {
      const group = groups.find((one) => texts[language].has(one + code))
      return group
        ? [[code, localize(text, language), texts[language].get(group + code)] as const]
        : []
    })
    expect(shown.length).toBeGreaterThan(30)
    expect(shown.filter(([, word, own]) => word !== own)).toEqual([])
  },
)

test('types of movements have the same name in the header and in the records', () => {
  for (const language of LANGUAGES)
    for (const [key, text] of texts[language])
      if (key.startsWith('funds:kind.'))
        expect([key, text]).toEqual([key, texts[language].get(key.replace('funds:', 'report:'))])
})

test('a repeated English text has one Bengali translation', () => {
  const found = new Map<string, Map<string, string[]>>()
  for (const [key, text] of texts.EN) {
    const bengali = texts.BN.get(key) ?? ''
    const all = found.get(text) ?? new Map<string, string[]>()
    found.set(text, all)
    all.set(bengali, [...(all.get(bengali) ?? []), key])
  }
  const differing = [...found].filter(([text, all]) => all.size > 1 && !TWO_THINGS.has(text))
  expect(differing.map(([text, all]) => [text, Object.fromEntries(all)])).toEqual([])
  const idle = [...TWO_THINGS].filter((text) => (found.get(text)?.size ?? 0) < 2)
  expect(idle).toEqual([])
})
