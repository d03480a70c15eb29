import type { RequestHandler } from 'msw'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import {
  changePaymentPassword,
  resetPaymentPassword,
  setPaymentPassword,
} from '#mocks/world/money/change-payment-password.ts'
import type { World } from '#mocks/world/world-types.ts'

/** The password of payments: set once, then changed with the old one or reset with a code. */
export const paymentPasswordHandlers = (world: World): RequestHandler[] => [
  operation(
    world,
    'setPaymentPassword',
    async ({ body, member }) =>
      toAnswer(await setPaymentPassword(world, member, body.password), () => null),
    { replay: () => ok(null) },
  ),

  operation(
    world,
    'changePaymentPassword',
    async ({ body, member }) =>
      toAnswer(await changePaymentPassword(world, member, body), () => null),
    { replay: () => ok(null) },
  ),

  operation(
    world,
    'resetPaymentPassword',
    async ({ body, member }) =>
      toAnswer(await resetPaymentPassword(world, member, body), () => null),
    { replay: () => ok(null) },
  ),
]
