import { onlineManager } from '@tanstack/react-query'
import { afterAll, afterEach, vi } from 'vitest'
import { cookies } from '#lib/cookies.ts'
import { formDrafts } from '#session/drafts.ts'
import { resumeAfterExpiry } from '#session/expiry.ts'
import { forgetHandOver } from '#ui/base/use-focus-hand-over.ts'

/** Expires every cookie of the document, such as that of a friend's invitation. */
function clearCookies(): void {
  for (const cookie of cookies.read().split('; '))
    cookies.write(`${cookie.split('=', 1)[0]}=; Max-Age=0; Path=/`)
}

// The drafts and cookies of one test must not appear in the next.
afterEach(() => formDrafts.clear())
afterEach(clearCookies)

// A removed element that had the focus must not pass it to a heading of the next test.
afterEach(forgetHandOver)

// Files share a page, so an expired session must not continue in the next file.
afterAll(() => resumeAfterExpiry(''))

// A screen that still loads when its test ends would need a worker that has stopped.
afterAll(() => vi.dynamicImportSettled())

// The next file must not see this file's page, storage, stubs or lost network, without which its queries wait for ever.
afterAll(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
