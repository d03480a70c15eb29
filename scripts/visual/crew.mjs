// Several pages that draw at once, each story by whichever is free.
import { openStage } from './stage.mjs'

/**
 * @param jobs what to draw: a story and one of its modes
 * @param done is told of each drawing: `(job, drawing)`
 */
export async function drawAll(stages, jobs, done) {
  const queue = [...jobs]
  const work = async (stage) => {
    for (let job = queue.shift(); job; job = queue.shift())
      await done(job, await stage.draw(job.story, job.mode), stage)
  }
  await Promise.all(stages.map(work))
}

/** As many pages as asked for, each with its own storage. */
export const openStages = (browser, url, count) =>
  Promise.all(Array.from({ length: count }, () => openStage(browser, url)))
