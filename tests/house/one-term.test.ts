import { expect, test } from 'vitest'
import { completeLanguages, readTexts } from '#scripts/locales/read.mjs'

/** The terms of a bonus, as its details and as its offer name them. */
const SAME: readonly (readonly [details: string, offer: string])[] = [
  ['bonus:bonus', 'promotions:terms.label.bonus'],
  ['bonus:turnover', 'promotions:terms.label.wagering'],
  ['bonus:time', 'promotions:terms.label.days'],
  ['bonus:maxBet', 'promotions:terms.label.maxBet'],
  ['bonus:maxCashOut', 'promotions:terms.label.maxCashOut'],
  ['links:place.label', 'referral:add.label'],
]

test.each(completeLanguages())('%s has one name for a thing on all screens', (code) => {
  const texts = readTexts(code)
  for (const [details, offer] of SAME) expect(texts.get(offer), offer).toBe(texts.get(details))
})
