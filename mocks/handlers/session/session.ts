import type { RequestHandler } from 'msw'
import { invalid, ok, refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { unwrappingKey } from '#mocks/contract/sealed.ts'
import { makeLogin } from '#mocks/factories/session.ts'
import { TRIAL_BALANCE } from '#mocks/merchant/brand.ts'
import { isOn } from '#mocks/merchant/settings.ts'
import { postEntry } from '#mocks/world/ledger/ledger.ts'
import { makeMember } from '#mocks/world/people/new-member.ts'
import type { World } from '#mocks/world/world-types.ts'
import { captchaHandlers } from './captcha.ts'
import { loginHandlers } from './login.ts'
import { verificationHandlers } from './login-verification.ts'
import { openSession } from './open-session.ts'
import { socialHandlers } from './social.ts'

/** Whether the text was encrypted with the transport key. */
async function isSealedText(base64: string): Promise<boolean> {
  try {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    await crypto.subtle.decrypt('RSA-OAEP', await unwrappingKey(), bytes)
    return true
  } catch {
    return false
  }
}

/** Sign-in, trial and sign-out. */
export const sessionHandlers = (world: World): RequestHandler[] => [
  ...loginHandlers(world),

  operation(world, 'loginFreeplay', async ({ body, language }) => {
    if (!isOn(world.statement, 'FREEPLAY3')) return refuse('function.not.available')
    if (!(await isSealedText(body.random))) {
      const reason = 'cannot be decrypted with the transport key'
      return invalid('/body/random', reason)
    }
    const now = world.clock.now()
    const number = world.count('trial')
    const member = await world.db.members.insert(
      makeMember({
        id: 5000 + number,
        account: `trial${5000 + number}`,
        type: 4,
        language: language === 'EN' ? 'EN' : 'BN',
        createdAt: now,
      }),
    )
    const start = { kind: 'BONUS', amount: TRIAL_BALANCE, reference: 'trial' } as const
    await postEntry(world, { memberId: member.id, ...start })
    return ok(makeLogin(member, await openSession(world, member)))
  }),

  ...verificationHandlers(world),
  ...socialHandlers(world),

  operation(world, 'logout', async ({ session }) => {
    await world.db.sessions.update({ token: session.token }, (row) => {
      row.ended = 'logout'
    })
    return ok(null)
  }),

  ...captchaHandlers(world),
]
