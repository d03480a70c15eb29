import type { RequestHandler } from 'msw'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { unwrappingKey } from '#mocks/contract/sealed.ts'
import { makeLogin } from '#mocks/factories/session.ts'
import { endSessions } from '#mocks/world/people/sessions/end-sessions.ts'
import { startTrial } from '#mocks/world/people/sessions/start-trial.ts'
import type { World } from '#mocks/world/world-types.ts'
import { captchaHandlers } from './captcha.ts'
import { loginHandlers } from './login.ts'
import { verificationHandlers } from './login-verification.ts'
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

/** Login, trial and logout. */
export const sessionHandlers = (world: World): RequestHandler[] => [
  ...loginHandlers(world),

  operation(world, 'loginFreeplay', async ({ body, language }) => {
    const sealed = await isSealedText(body.random)
    return toAnswer(await startTrial(world, { sealed, language }), makeLogin)
  }),

  ...verificationHandlers(world),
  ...socialHandlers(world),

  operation(world, 'logout', async ({ session }) => {
    await endSessions(world, [session], 'logout')
    return ok(null)
  }),

  ...captchaHandlers(world),
]
