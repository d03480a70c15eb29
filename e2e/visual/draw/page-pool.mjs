// Draws with several pages at once, each with its own share of the stories.
import { openStoryPage } from './story-page.mjs'

/**
 * Every page draws its share in order, so that the same jobs on the same number of new pages give each page the same
 * history.
 * @param stages the pages; one that stops answering is replaced in it
 * @param jobs what to draw: a story and one of its modes
 * @param done is called with each drawing: `(job, drawing)`
 */
export async function drawAll(stages, jobs, done) {
  const count = stages.length
  const work = async (_stage, at) => {
    for (const [n, job] of jobs.entries())
      if (n % count === at) await done(job, await drawOn(stages, at, job), stages[at])
  }
  await Promise.all(stages.map(work))
}

/** A page that stops answering is replaced by another, which draws the story again. */
async function drawOn(stages, at, { story, mode }) {
  try {
    return await stages[at].draw(story, mode)
  } catch (error) {
    console.log(
      `  ${story.id} (${mode.name}): ${String(error).split('\n')[0]} Once more on a new page.`,
    )
    stages[at] = await stages[at].reopen()
    return stages[at].draw(story, mode)
  }
}

/** The requested number of pages, each with its own storage. */
export const openStages = (browser, url, count) =>
  Promise.all(Array.from({ length: count }, () => openStoryPage(browser, url)))
