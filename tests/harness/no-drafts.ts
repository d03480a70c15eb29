import { afterAll } from 'vitest'
import { formDrafts } from '../../src/session/drafts.ts'
import { resumeAfterExpiry } from '../../src/session/expiry.ts'

// What one file has typed, and a session that lapsed in it, are not those of the next one that shares its page.
afterAll(() => {
  resumeAfterExpiry('')
  formDrafts.clear()
})
