import type { RequestHandler } from 'msw'
import { captchaImage } from '#mocks/art/captcha.ts'
import { ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { createCaptcha } from '#mocks/world/people/verification/captcha.ts'
import type { World } from '#mocks/world/world-types.ts'

/** A fresh captcha picture; it replaces the one before. */
export const captchaHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getCaptcha', async () => {
    const code = await createCaptcha(world)
    return ok(captchaImage(code, world.random.int(0, 1e9)))
  }),
]
