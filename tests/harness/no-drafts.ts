import { afterAll, afterEach, vi } from 'vitest'
import { formDrafts } from '#session/drafts.ts'
import { resumeAfterExpiry } from '#session/expiry.ts'

// What one test has typed is not what the next one finds.
afterEach(() => formDrafts.clear())

// A session that lapsed in one file is not that of the next one that shares its page.
afterAll(() => resumeAfterExpiry(''))

// Screens that a page was still loading when its test ended would find the worker gone.
afterAll(() => vi.dynamicImportSettled())

// Nor is what a file drew, stored or replaced.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
