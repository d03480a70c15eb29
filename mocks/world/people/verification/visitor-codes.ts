import { getSettings, isModuleOn } from '#mocks/merchant/settings.ts'
import type { components } from '#openapi/generated/types.ts'
import { refusal } from '../../core/refusal.ts'
import type { World } from '../../world-types.ts'
import { consumeCaptcha } from './captcha.ts'
import { checkSmsAvailable, sendCode, toNationalNumber } from './codes.ts'
import { passesHumanCheck } from './human-check.ts'

type Schemas = components['schemas']

interface Checks {
  readonly captcha?: string
  readonly humanCheck?: Schemas['HumanCheck']
}

/** The reason why no code can be sent, apart from a code sent too recently. */
async function checkCodeRequest(world: World, { captcha, humanCheck }: Checks) {
  if (getSettings(world.conditions).smsProvider === 'FIREBASE')
    return refusal('function.not.available')
  if (!passesHumanCheck(world, humanCheck)) return refusal('human.check.required')
  if (captcha && !(await consumeCaptcha(world, captcha))) return refusal('captcha.wrong')
  return checkSmsAvailable(world)
}

/** Sends a code to log in with. An unknown number is answered like a known one, so as not to reveal accounts. */
export async function sendLoginCode(world: World, asked: Schemas['LoginSmsRequest']) {
  if (!isModuleOn(world.conditions, 'MOBILEVERCODELOGIN3')) return refusal('function.not.available')
  const refused = await checkCodeRequest(world, asked)
  return refused ?? sendCode(world, 'login', toNationalNumber(asked.mobileNum))
}

/** Sends a code to set a new password with. An unknown number is answered like a known one. */
export async function sendPasswordCode(world: World, asked: Schemas['PasswordSmsRequest']) {
  const refused = await checkCodeRequest(world, asked)
  return refused ?? sendCode(world, 'password', toNationalNumber(asked.mobileNum))
}

/** Sends a code to register with. A number that a member has already gets none. */
export async function sendRegisterCode(
  world: World,
  purpose: 'register' | 'registerMobile',
  asked: Schemas['RegisterSmsRequest'],
) {
  const modules = purpose === 'register' ? ['USERNAMEREG3'] : ['MOBILENUMREG3', 'MOBILENUMPASSREG3']
  const offered = modules.some((modId) => isModuleOn(world.conditions, modId))
  if (!offered || !isModuleOn(world.conditions, 'REGMOBVERF3'))
    return refusal('function.not.available')
  const refused = await checkCodeRequest(world, asked)
  if (refused) return refused
  const mobile = toNationalNumber(asked.mobileNo)
  if (world.db.members.find({ mobile })) return refusal('register.mobile.taken')
  return sendCode(world, purpose, mobile)
}
