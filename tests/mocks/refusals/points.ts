import { send } from '../flows.ts'
import { createTestWorld } from '../helpers.ts'
import type { Recipe } from './codes.ts'

export const REQUEST = '5c1d8a52-3f0e-4b6a-9c27-5e8b1f4a6d77'
export const redeem = {
  rewardId: 'mobile-top-up',
  quantity: 1,
  delivery: { mobileNum: '1712345678', countryDialingCode: '880' },
  paymentPassword: '246810',
  requestId: REQUEST,
}
/** Delivery details for a courier. */
export const HOME = {
  recipient: 'Rahim Uddin',
  mobileNum: '1712345678',
  countryDialingCode: '880',
  address: 'House 12, Road 5\nDhanmondi, Dhaka 1205',
}
export const convert = { points: 200, paymentPassword: '246810', requestId: REQUEST }

const own =
  (id: 'redeemPoints' | 'convertPoints', body: Record<string, unknown>, scenario: string): Recipe =>
  async () => {
    const world = await createTestWorld(scenario)
    return send(world, id, body, world.visitor.token)
  }

/** Both operations have these refusals. */
const shared = (id: 'redeemPoints' | 'convertPoints', body: Record<string, unknown>) => ({
  [`${id} points.insufficient`]: own(id, body, 'member+points-none'),
  [`${id} payment.password.unset`]: own(id, body, 'member+points-rich+payment-password-unset'),
  [`${id} payment.password.wrong`]: own(
    id,
    { ...body, paymentPassword: '111111' },
    'member+points-rich',
  ),
  [`${id} payment.password.locked`]: own(id, body, 'member+points-rich+payment-password-locked'),
  [`${id} self.excluded`]: own(id, body, 'member+points-rich+self-excluded'),
  [`${id} function.not.available`]: own(id, body, 'trial'),
})

export const pointsRecipes: Record<string, Recipe> = {
  ...shared('redeemPoints', redeem),
  ...shared('convertPoints', convert),
  'redeemPoints reward.closed': own(
    'redeemPoints',
    { ...redeem, rewardId: 'smartphone' },
    'member+points-rich',
  ),
}
