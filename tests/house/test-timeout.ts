import { configure } from '@testing-library/react'

/** Milliseconds. Tests on busy cores are slow, so they wait long. */
export const TEST_TIMEOUT_MS = 15_000

configure({ asyncUtilTimeout: TEST_TIMEOUT_MS })
