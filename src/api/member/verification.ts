import type { components } from '#openapi/generated/types.ts'
import { own } from '../transport/client.ts'
import { unwrap } from '../transport/unwrap.ts'

type Schemas = components['schemas']

export type LoginSmsRequest = Schemas['LoginSmsRequest']
export type RegisterSmsRequest = Schemas['RegisterSmsRequest']
export type PasswordSmsRequest = Schemas['PasswordSmsRequest']
export type HumanPassRequest = Schemas['HumanPassRequest']
export type HumanCheck = Schemas['HumanCheck']
export type PhoneProof = Schemas['PhoneProof']

/** A login code; answers how many minutes it is good. */
export const sendLoginSms = (body: LoginSmsRequest, { client } = own) =>
  unwrap(client.POST('/wps/verification/sms/noLogin', { body }))

/** Sends a registration code; each kind of account has its own call. */
export const sendRegisterSms = (
  kind: 'username' | 'mobile',
  body: RegisterSmsRequest,
  { client } = own,
) =>
  kind === 'mobile'
    ? unwrap(client.POST('/wps/verification/sms/register/mobile', { body }))
    : unwrap(client.POST('/wps/verification/sms/register', { body }))

/** A code to set a new password with. */
export const sendPasswordSms = (body: PasswordSmsRequest, { client } = own) =>
  unwrap(client.POST('/wps/verification/sms/password', { body }))

/** Asks the outside phone service for a code; refusals are the eleven phone errors. */
export const sendPhoneCode = (phoneNumber: string, humanCheck?: HumanCheck, { client } = own) =>
  unwrap(
    client.POST('/wps/verification/phone/send', {
      body: { phoneNumber, ...(humanCheck ? { humanCheck } : {}) },
    }),
  )

/** Turns the outside service's code into the proof that the next call sends along. */
export const confirmPhoneCode = (
  sessionInfo: string,
  code: string,
  { client } = own,
): Promise<PhoneProof> =>
  unwrap(client.POST('/wps/verification/phone/confirm', { body: { sessionInfo, code } }))

/** Begins a human check; the provider `token` answers its token at once. */
export const startHumanCheck = (provider: Schemas['HumanProvider'], { client } = own) =>
  unwrap(client.POST('/wps/verification/human', { body: { provider } }))

/** Answers a human check with how the slider was moved. */
export const passHumanCheck = (body: HumanPassRequest, { client } = own) =>
  unwrap(client.POST('/wps/verification/human/answer', { body }))
