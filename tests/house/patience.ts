import { configure } from '@testing-library/react'

/** Milliseconds. Tests on busy cores are slow, so they wait long. */
export const PATIENCE = 15_000

configure({ asyncUtilTimeout: PATIENCE })
