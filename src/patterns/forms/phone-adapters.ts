import {
  confirmPhoneCode,
  type HumanCheck,
  type PhoneProof,
  sendLoginSms,
  sendPasswordSms,
  sendPhoneCode,
  sendRegisterSms,
} from '#api/member/verification.ts'
import { ApiError } from '#api/transport/error.ts'

/** The purpose of a code; each has its own call. */
export type CodePurpose = 'login' | 'register' | 'register-mobile' | 'password'

/** Fields that a call may need in addition to the number. */
export interface CodeExtras {
  captcha?: string
  humanCheck?: HumanCheck
}

interface CodeRequest extends CodeExtras {
  readonly purpose: CodePurpose
  readonly dial: string
  /** National, without the leading zero. */
  readonly number: string
}

/**
 * The fields that prove the number in the next call: the code, and the proof of an outside service (ENT-05,
 * ENT-10).
 */
export type CodeProof = { verificationCode: string } & Partial<PhoneProof>

/** A way to send codes. Both calls throw ApiError. */
interface PhoneAdapter {
  /** `waitMs`: how long until the next code; `ticket`: what `confirm` needs, if anything. */
  send(request: CodeRequest): Promise<{ waitMs: number; ticket: string | null }>
  confirm(code: string, ticket: string | null): Promise<CodeProof>
}

const MINUTE = 60_000

const SMS = {
  login: ({ number, ...rest }: Numbered) => sendLoginSms({ mobileNum: number, ...rest }),
  register: ({ number, ...rest }: Numbered) =>
    sendRegisterSms('username', { mobileNo: number, ...rest }),
  'register-mobile': ({ number, ...rest }: Numbered) =>
    sendRegisterSms('mobile', { mobileNo: number, ...rest }),
  password: ({ number, ...rest }: Numbered) => sendPasswordSms({ mobileNum: number, ...rest }),
}
type Numbered = CodeExtras & { number: string; countryDialingCode: string }

/** Codes by the server's own SMS. The answer says how many minutes a code is valid. */
const platform: PhoneAdapter = {
  async send({ purpose, dial, ...rest }) {
    const { expiredMinutes } = await SMS[purpose]({ countryDialingCode: dial, ...rest })
    const minutes = Number.isFinite(expiredMinutes) && expiredMinutes > 0 ? expiredMinutes : 1
    return { waitMs: minutes * MINUTE, ticket: null }
  },
  confirm: async (code) => ({ verificationCode: code }),
}

/** Codes by an outside service, which exchanges a right code for a proof. */
const firebase: PhoneAdapter = {
  async send({ dial, number, humanCheck }) {
    const { sessionInfo } = await sendPhoneCode(`+${dial}${number}`, humanCheck)
    return { waitMs: MINUTE, ticket: sessionInfo }
  },
  async confirm(code, ticket) {
    // This tab has sent no code. As with an expired code, the visitor has to request a new one.
    if (ticket === null) throw new ApiError({ status: 200, code: 'phone.code.expired' })
    return { verificationCode: code, ...(await confirmPhoneCode(ticket, code)) }
  },
}

/** One object for each provider of the configuration. */
export const phoneAdapters = { PLATFORM: platform, FIREBASE: firebase } as const
export type PhoneProvider = keyof typeof phoneAdapters
