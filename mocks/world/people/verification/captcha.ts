import { MINUTE } from '../../core/durations.ts'
import type { World } from '../../world-types.ts'

/** Characters that are not mistaken for one another. */
const LETTERS = 'ACDEFHJKLMNPRTUVWXY3479'

/** How long a captcha is valid. */
const CAPTCHA_MS = 5 * MINUTE

/** Creates a captcha, which replaces the previous one, and returns its letters. */
export async function createCaptcha(world: World): Promise<string> {
  const code = Array.from({ length: 4 }, () => world.random.pick([...LETTERS])).join('')
  world.db.captchas.clear()
  await world.db.captchas.insert({
    id: world.nextId('captcha'),
    code,
    at: world.clock.now(),
    used: false,
  })
  return code
}

/** Consumes the current captcha, whatever was typed, and returns whether it was right (D-028). */
export async function consumeCaptcha(world: World, typed: string): Promise<boolean> {
  const shown = world.db.captchas.find({ used: false })
  if (!shown) return false
  await world.db.captchas.update({ id: shown.id }, (row) => {
    row.used = true
  })
  const fresh = world.clock.now() - shown.at < CAPTCHA_MS
  return fresh && shown.code.toUpperCase() === typed.toUpperCase()
}
