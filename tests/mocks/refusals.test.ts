import { expect, test } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import { isNode, listBodies, listOperations, readContract } from '#tests/contract/contract.ts'
import { accountRecipes } from './refusals/account.ts'
import { agentRecipes } from './refusals/agent.ts'
import { codeRecipes, type Recipe } from './refusals/codes.ts'
import { contractRecipes } from './refusals/contracts.ts'
import { depositRecipes } from './refusals/deposit.ts'
import { entryRecipes } from './refusals/entry.ts'
import { gameRecipes } from './refusals/games.ts'
import { limitRecipes } from './refusals/limits.ts'
import { lotteryRecipes } from './refusals/lottery.ts'
import { pointsRecipes } from './refusals/points.ts'
import { prizeRecipes } from './refusals/prizes.ts'
import { profileRecipes } from './refusals/profile.ts'
import { promotionRecipes } from './refusals/promotions.ts'
import { rebateRecipes } from './refusals/rebate.ts'
import { rewardRecipes } from './refusals/rewards.ts'
import { securityRecipes } from './refusals/security.ts'
import { vipRecipes } from './refusals/vip.ts'
import { walletRecipes } from './refusals/wallet.ts'
import { withdrawalRecipes } from './refusals/withdrawals.ts'

const contract = await readContract()

const recipes: Record<string, Recipe> = {
  ...codeRecipes,
  ...depositRecipes,
  ...entryRecipes,
  ...gameRecipes,
  ...lotteryRecipes,
  ...limitRecipes,
  ...pointsRecipes,
  ...prizeRecipes,
  ...promotionRecipes,
  ...rebateRecipes,
  ...rewardRecipes,
  ...securityRecipes,
  ...accountRecipes,
  ...agentRecipes,
  ...contractRecipes,
  ...profileRecipes,
  ...vipRecipes,
  ...walletRecipes,
  ...withdrawalRecipes,
}

/** The contract lists all errors for both calls of the phone service; each of these belongs to the other call. */
const OTHER_HALF = [
  'sendPhoneCode phone.invalid.verification.code',
  'sendPhoneCode phone.missing.verification.code',
  'sendPhoneCode phone.code.expired',
  'confirmPhoneCode phone.invalid.phone.number',
  'confirmPhoneCode phone.missing.phone.number',
  'confirmPhoneCode phone.too.many.requests',
  'confirmPhoneCode phone.unknown',
  'confirmPhoneCode phone.captcha.check.failed',
  'confirmPhoneCode phone.unauthorized.domain',
  'confirmPhoneCode phone.quota.exceeded',
]

/** Refusals without a handler so far. The list may only become shorter. */
const LATER = [
  'getPermissionConfig domain.invalid',
  'registerMobile register.username.taken',
  'launchGame game.unavailable.region',
  'launchGame kyc.required',
  'trialLaunch game.unavailable.region',
]

const all = Object.entries(operations).flatMap(([id, { refusals }]) =>
  refusals.map((code) => `${id} ${code}`),
)

test('every refusal of the contract is triggered, or listed with a reason', () => {
  const listed = [...Object.keys(recipes), ...OTHER_HALF, ...LATER]
  expect(listed.toSorted()).toEqual(all.toSorted())
})

/** The field names of a refusal's value. */
const fieldsOf = (value: unknown) => (isNode(value) ? Object.keys(value).toSorted() : null)

/** The example refusals of the contract, by operation and code. */
const shown = new Map(
  listOperations(contract)
    .flatMap((one) => listBodies(contract, one))
    .filter(({ place }) => place.includes(' 200 '))
    .flatMap(({ place, examples }) =>
      examples.filter(isNode).map((one) => [`${place.split(' ')[0]} ${one.errorCode}`, one.value]),
    ),
)

test.each(Object.entries(recipes))('%s', async (name, recipe) => {
  const { code, value } = await recipe()
  expect(code).toBe(name.split(' ')[1])
  expect(fieldsOf(shown.get(name)), 'as the example of the contract has it').toEqual(
    fieldsOf(value),
  )
})
