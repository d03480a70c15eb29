import { expect, test } from 'vitest'
import { findFiles, readText } from './source.ts'

/** Limits typed by hand: lengths and patterns of fields, which forms take from the contract's requests. */
const BY_HAND =
  /z\.regex\(|z\.(?:min|max)?[lL]ength\((?:[2-9]|\d\d)|maxLength(?:=\{|: )\d|\b[A-Z_]*(?:LENGTHS?|FILES)\b[^=\n]*= *[\d{]|\/\^[^/\n]*\{\d[\d,]*\}[^/\n]*\$\//

/** Files whose limits are of something else than a request. */
const OTHERS: Readonly<Record<string, string>> = {
  'src/entities/banner/banner.ts': 'content of the server',
  'src/entities/help/help-search.ts': 'a search on the device',
  'src/entities/visitor/referral.ts': 'a code in the address',
  'src/features/member/limits/model.ts': 'how long a break lasts',
  'src/features/member/records/model.ts': 'a code in the address',
  'src/features/offers/rewards/model.ts': 'a month in the address',
  'src/features/play/game-host/bridge.ts': 'messages of a game',
  'src/features/play/game-host/model.ts': 'a time of the server',
  'src/features/play/game-host/routes.ts': 'an id in the address',
  'src/features/play/lobby/address.ts': 'a search in the address',
  'src/features/play/lobby/catalogue/recent-queries.ts': 'searches on the device',
  'src/features/play/lobby/catalogue/words.ts': 'stems of a search',
  'src/features/play/lobby/components/search-box.tsx': 'searches on the device',
  'src/features/play/lobby/screens/search.tsx': 'a search in the address',
  'src/features/visitor/pages/screens/not-found.tsx': 'the shown address',
  'src/patterns/analytics-consent.ts': 'a setting of the merchant',
  'src/patterns/records/saved-views.ts': 'names on the device',
  'src/patterns/routing/popup.ts': 'a name in the address',
  'src/patterns/search-state.ts': 'numbers in the address',
  'src/patterns/forms/field-rules.ts': 'rules of the server for registration, made safe',
  'src/patterns/forms/phone-number.ts': 'countries of the server, made safe',
}

const withLimits = findFiles('src/{features,entities,patterns}/**/*.{ts,tsx}').filter((path) =>
  BY_HAND.test(readText(path)),
)

test('no length or pattern of a request is typed by hand', () => {
  expect(withLimits.filter((path) => !(path in OTHERS))).toEqual([])
})

test('each exception has such a limit', () => {
  expect(Object.keys(OTHERS).filter((path) => !withLimits.includes(path))).toEqual([])
})

test('the schema of a request is written once', () => {
  const texts = findFiles('openapi/generated/requests/*.ts').map(readText)
  const written = texts.flatMap((text) => text.split('Body = ').slice(1))
  expect(written.length).toBeGreaterThan(70)
  expect(new Set(written).size).toBe(written.length)
})
