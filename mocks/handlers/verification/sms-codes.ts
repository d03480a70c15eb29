import type { RequestHandler } from 'msw'
import type { components } from '../../../openapi/generated/types.ts'
import { ok, refuse } from '../../contract/answers.ts'
import { operation } from '../../contract.ts'
import { isOn } from '../../factories/settings.ts'
import type { Row } from '../../world/tables.ts'
import type { World } from '../../world/world-types.ts'
import { takeCaptcha } from '../session/captcha.ts'
import { passesHumanCheck } from './human-check.ts'

/** Every code of the fake world: no SMS arrives here, so that whoever tests must know it. */
export const SMS_CODE = '246810'

const MINUTES = 2

/** D-032: numbers are kept and compared without the leading zero. */
export const national = (mobile: string): string => mobile.replace(/^0/, '')

export type Purpose = Row<'smsCodes'>['purpose']

/** Sends a code to a number or mailbox; the next may be asked for when this one is over. */
export async function sendCode(world: World, purpose: Purpose, to: string) {
  const at = world.clock.now()
  const before = world.db.smsCodes.find({ purpose, to })
  if (before && before.expiresAt > at) return refuse('sms.too.many')
  world.db.smsCodes.remove({ purpose, to })
  const expiresAt = at + MINUTES * 60_000
  await world.db.smsCodes.insert({ purpose, to, code: SMS_CODE, at, expiresAt, used: false })
  return ok({ expiredMinutes: MINUTES })
}

/** What the scenario says about codes by SMS. */
export function refuseSms({ statement }: World) {
  if (statement.sms === 'quota') return refuse('sms.quota.exceeded')
  return statement.sms === 'too-many' ? refuse('sms.too.many') : null
}

/** What a proof is worth, and how to use it up; looking at it alone changes nothing. */
export interface Proof {
  readonly found: 'right' | 'sms.code.invalid' | 'sms.code.expired'
  spend(): unknown
}

export const noProof: Proof = { found: 'sms.code.invalid', spend: () => undefined }

/** The code that was sent for this purpose, compared with the one that was typed. */
export function findCode(world: World, purpose: Purpose, to: string, code: string): Proof {
  const sent = world.db.smsCodes.find({ purpose, to, used: false })
  if (!sent || sent.code !== code.trim()) return noProof
  const over = sent.expiresAt <= world.clock.now() || world.statement.sms === 'expired'
  if (over) return { ...noProof, found: 'sms.code.expired' }
  const spend = () =>
    world.db.smsCodes.update({ purpose, to }, (row) => {
      row.used = true
    })
  return { found: 'right', spend }
}

/** Takes the code away when it is right; else says what is wrong with it. */
export async function takeCode(world: World, purpose: Purpose, to: string, code: string) {
  const { found, spend } = findCode(world, purpose, to, code)
  await spend()
  return found
}

interface Checks {
  readonly captcha?: string
  readonly humanCheck?: components['schemas']['HumanCheck']
}

/** Everything that keeps a code from being sent, except the last one. */
async function refuseSending(world: World, { captcha, humanCheck }: Checks) {
  if (world.statement.smsProvider === 'FIREBASE') return refuse('function.not.available')
  if (!passesHumanCheck(world, humanCheck)) return refuse('human.check.required')
  if (captcha && !(await takeCaptcha(world, captcha))) return refuse('captcha.wrong')
  return refuseSms(world)
}

/** A number that a member has already gets no registration code. */
async function sendRegisterCode(
  world: World,
  purpose: 'register' | 'registerMobile',
  body: components['schemas']['RegisterSmsRequest'],
) {
  const modules = purpose === 'register' ? ['USERNAMEREG3'] : ['MOBILENUMREG3', 'MOBILENUMPASSREG3']
  const offered = modules.some((modId) => isOn(world.statement, modId))
  if (!offered || !isOn(world.statement, 'REGMOBVERF3')) return refuse('function.not.available')
  const refused = await refuseSending(world, body)
  if (refused) return refused
  const mobile = national(body.mobileNo)
  if (world.db.members.find({ mobile })) return refuse('register.mobile.taken')
  return sendCode(world, purpose, mobile)
}

/** Codes by SMS. Log-in and recovery answer a number without an account alike: it tells nothing. */
export const smsHandlers = (world: World): RequestHandler[] => [
  operation(world, 'sendLoginSms', async ({ body }) => {
    if (!isOn(world.statement, 'MOBILEVERCODELOGIN3')) return refuse('function.not.available')
    const refused = await refuseSending(world, body)
    return refused ?? sendCode(world, 'login', national(body.mobileNum))
  }),

  operation(world, 'sendRegisterSms', ({ body }) => sendRegisterCode(world, 'register', body)),

  operation(world, 'sendRegisterMobileSms', ({ body }) =>
    sendRegisterCode(world, 'registerMobile', body),
  ),

  operation(world, 'sendPasswordSms', async ({ body }) => {
    const refused = await refuseSending(world, body)
    return refused ?? sendCode(world, 'password', national(body.mobileNum))
  }),
]
