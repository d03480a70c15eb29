import { afterAll } from 'vitest'
import { formDrafts } from '../../src/session/drafts.ts'

// What one file has typed is no draft of the next one that shares its page.
afterAll(() => formDrafts.clear())
