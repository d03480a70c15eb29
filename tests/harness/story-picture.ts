import { afterEach } from 'vitest'
import { page } from 'vitest/browser'

const path = import.meta.env.STORY_PICTURE

/** For `run_story` of `npm run mcp`: a picture of the story as it has ended. */
afterEach(async () => {
  await page.screenshot({ path })
})
