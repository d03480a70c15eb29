import { configure } from '@testing-library/react'

/** Milliseconds. On busy cores patience, not speed, is what the tests need. */
export const PATIENCE = 15_000

configure({ asyncUtilTimeout: PATIENCE })
