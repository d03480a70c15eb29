import type { RequestHandler } from 'msw'
import { ok, refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { isOn, settingsOf } from '#mocks/merchant/settings.ts'
import { MINUTE } from '#mocks/world/core/durations.ts'
import type { Row } from '#mocks/world/core/tables.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { takeCaptcha } from '../session/captcha.ts'
import { passesHumanCheck } from './human-check.ts'

/** The code of every SMS: none is really sent, so testers must know it. */
export const SMS_CODE = '246810'

const MINUTES = 2

/** Numbers are stored and compared without the leading zero (D-032). */
export const national = (mobile: string): string => mobile.replace(/^0/, '')

/** `•••• 5678` of a number, `r•••@suborno.example` of a mailbox. */
export const masked = (to: string): string =>
  to.includes('@') ? to.replace(/^(.).*@/, '$1•••@') : `•••• ${to.slice(-4)}`

export type Purpose = Row<'smsCodes'>['purpose']

/** Sends a code to a number or mailbox; the next one may be requested when it has expired. */
export async function sendCode(world: World, purpose: Purpose, to: string) {
  const at = world.clock.now()
  const before = world.db.smsCodes.find({ purpose, to })
  if (before && before.expiresAt > at) return refuse('sms.too.many')
  world.db.smsCodes.remove({ purpose, to })
  const expiresAt = at + MINUTES * MINUTE
  await world.db.smsCodes.insert({ purpose, to, code: SMS_CODE, at, expiresAt, used: false })
  return ok({ expiredMinutes: MINUTES })
}

/** What the scenario says about codes by SMS. */
export function refuseSms({ statement }: World) {
  if (statement.sms === 'quota') return refuse('sms.quota.exceeded')
  return statement.sms === 'too-many' ? refuse('sms.too.many') : null
}

/** Whether a proof is valid, and how to consume it; checking alone changes nothing. */
export interface Proof {
  readonly found: 'right' | 'sms.code.invalid' | 'sms.code.expired'
  spend(): unknown
}

export const noProof: Proof = { found: 'sms.code.invalid', spend: () => undefined }

/** Compares the code sent for this purpose with the one entered. */
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

/** Consumes the code when it is right; otherwise returns what is wrong with it. */
export async function takeCode(world: World, purpose: Purpose, to: string, code: string) {
  const { found, spend } = findCode(world, purpose, to, code)
  await spend()
  return found
}

interface Checks {
  readonly captcha?: string
  readonly humanCheck?: components['schemas']['HumanCheck']
}

/** Why no code can be sent, apart from a code sent too recently. */
async function refuseSending(world: World, { captcha, humanCheck }: Checks) {
  if (settingsOf(world.statement).smsProvider === 'FIREBASE')
    return refuse('function.not.available')
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

/** Codes by SMS. Sign-in and recovery answer unknown numbers alike, so as not to reveal accounts. */
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
