import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { TEST_TIMEOUT_MS } from '#tests/house/test-timeout.ts'

/** Lets fake time pass. */
export const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))

/**
 * Waits in real time until the check passes. While timers are faked, each try takes a twentieth of a second of their
 * time, however busy the machine is: with `shouldAdvanceTime`, its speed would decide which second a test sees.
 */
export const until = <Found>(check: () => Found): Promise<Found> =>
  vi.waitFor(async () => {
    if (vi.isFakeTimers()) await pass(0)
    return check()
  }, TEST_TIMEOUT_MS)
