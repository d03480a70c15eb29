// Several pages that draw at once, each its own share of the stories.
import { openStage } from './stage.mjs'

/**
 * Every page draws its share in order, so that the same jobs on as many new pages leave each page with the same past.
 * @param jobs what to draw: a story and one of its modes
 * @param done is told of each drawing: `(job, drawing)`
 */
export async function drawAll(stages, jobs, done) {
  const work = async (stage, at) => {
    for (const [n, job] of jobs.entries())
      if (n % stages.length === at) await done(job, await stage.draw(job.story, job.mode), stage)
  }
  await Promise.all(stages.map(work))
}

/** As many pages as asked for, each with its own storage. */
export const openStages = (browser, url, count) =>
  Promise.all(Array.from({ length: count }, () => openStage(browser, url)))
