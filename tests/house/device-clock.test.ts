import { expect, test } from 'vitest'
import { findFiles, readText } from './source.ts'

/** Modules that measure durations on this device. */
const DURATIONS = [
  'src/api/games/catalogue.ts',
  'src/api/games/play.ts',
  'src/api/transport/polling.ts',
  'src/api/transport/server-time.ts',
  'src/app/header/session-clock.tsx',
  'src/entities/game/game-cache.ts',
  'src/entities/game/open-round.ts',
  'src/entities/visitor/referral.ts',
  'src/features/play/game-host/components/host-bar.tsx',
  'src/features/play/lobby/hooks/use-remove-favorite.ts',
  'src/features/play/lottery/hooks/use-draw-clock.ts',
  'src/features/visitor/support/hooks/use-feedback.ts',
  'src/lib/deadline.ts',
  'src/lib/throttle.ts',
  'src/patterns/forms/use-captcha.ts',
  'src/patterns/forms/use-human-check.ts',
  'src/session/last-activity.ts',
  'src/session/remember.ts',
  'src/session/social-sign-in.ts',
  'src/ui/base/use-seconds-left.ts',
]

const SOURCES = findFiles('src/**/*.ts', 'src/**/*.tsx')
const filesWith = (pattern: RegExp) => SOURCES.filter((path) => pattern.test(readText(path)))

test("only durations use the device's clock; dates and rules use the server’s", () => {
  expect(filesWith(/import \{[^}]*\bnow\b[^}]*\} from '[^']*\/clock\.ts'/)).toEqual(DURATIONS)
})

test('the device’s clock is read in one place', () => {
  expect(filesWith(/Date\.now\(|new Date\(\)/)).toEqual(['src/lib/clock.ts'])
})
