import type { RequestHandler } from 'msw'
import { ok, refuse } from '../contract/answers.ts'
import { operation } from '../contract.ts'
import type { World } from '../db/world-types.ts'
import { takeCaptcha } from './session-captcha.ts'

/** Every code of the fake world: no SMS arrives here, so that whoever tests must know it. */
export const SMS_CODE = '246810'

const MINUTES = 2
const national = (mobile: string) => mobile.replace(/^0/, '')

/** Takes the code away when it is right; else says what is wrong with it. */
export async function takeSmsCode(
  world: World,
  mobile: string,
  code: string,
): Promise<'right' | 'sms.code.invalid' | 'sms.code.expired'> {
  const sent = world.db.smsCodes.find({ mobile: national(mobile), used: false })
  if (!sent || sent.code !== code) return 'sms.code.invalid'
  if (sent.expiresAt <= world.clock.now()) return 'sms.code.expired'
  await world.db.smsCodes.update({ mobile: sent.mobile }, (row) => {
    row.used = true
  })
  return 'right'
}

/** Codes by SMS. A number without an account gets the same answer, so that it tells nothing. */
export const smsHandlers = (world: World): RequestHandler[] => [
  operation(world, 'sendLoginSms', async ({ body }) => {
    if (body.captcha && !(await takeCaptcha(world, body.captcha))) return refuse('captcha.wrong')
    const mobile = national(body.mobileNum)
    const at = world.clock.now()
    const before = world.db.smsCodes.find({ mobile })
    if (before && before.expiresAt > at) return refuse('sms.too.many')
    world.db.smsCodes.remove({ mobile })
    await world.db.smsCodes.insert({
      mobile,
      code: SMS_CODE,
      at,
      expiresAt: at + MINUTES * 60_000,
      used: false,
    })
    return ok({ expiredMinutes: MINUTES })
  }),
]
