import { afterEach } from 'vitest'
import { page } from 'vitest/browser'

const path = import.meta.env.STORY_PICTURE

/** For `run_story` of `npm run mcp`: a picture of the window at the end of the story. What is outside is not painted. */
afterEach(async () => {
  const pane = document.createElement('div')
  pane.dataset.testid = 'story-window'
  pane.style.cssText = 'position: fixed; inset: 0; pointer-events: none'
  document.body.append(pane)
  await page.screenshot({ element: page.getByTestId('story-window'), path })
  pane.remove()
})
