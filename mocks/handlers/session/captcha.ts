import type { RequestHandler } from 'msw'
import { captchaImage } from '#mocks/art/captcha.ts'
import { ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { MINUTE } from '#mocks/world/core/durations.ts'
import type { World } from '#mocks/world/world-types.ts'

/** Characters that are not mistaken for one another. */
const LETTERS = 'ACDEFHJKLMNPRTUVWXY3479'

/** How long a captcha is valid. */
const CAPTCHA_MS = 5 * MINUTE

/** Consumes the current captcha, whatever was typed, and returns whether it was right (D-028). */
export async function takeCaptcha(world: World, typed: string): Promise<boolean> {
  const shown = world.db.captchas.find({ used: false })
  if (!shown) return false
  await world.db.captchas.update({ id: shown.id }, (row) => {
    row.used = true
  })
  const fresh = world.clock.now() - shown.at < CAPTCHA_MS
  return fresh && shown.code.toUpperCase() === typed.toUpperCase()
}

/** A fresh captcha picture; it replaces the one before. */
export const captchaHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getCaptcha', async () => {
    const code = Array.from({ length: 4 }, () => world.random.pick([...LETTERS])).join('')
    world.db.captchas.clear()
    await world.db.captchas.insert({
      id: world.nextId('captcha'),
      code,
      at: world.clock.now(),
      used: false,
    })
    return ok(captchaImage(code, world.random.int(0, 1e9)))
  }),
]
