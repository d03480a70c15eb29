// A tree of the repository whose stories are served and drawn.

import { bundleFolder, storePicture } from '../store.mjs'
import { modesOf } from './modes.mjs'
import { drawAll, openStages } from './page-pool.mjs'
import { serveStories } from './server.mjs'
import { openBrowser, openStoryPage } from './story-page.mjs'

/** A page takes two seconds to load everything, so a second one is worthwhile only from this many pictures on. */
const WORTH_A_PAGE = 10

/**
 * A studio opens its server and browser when they are first needed.
 * @param rootOf returns the tree
 * @param workers how many pages draw at once
 * @param keeps whether the tree never changes, so that its bundle can be kept
 */
export function createRenderer(rootOf, workers, keeps = false) {
  let open
  const start = async () => {
    const root = rootOf()
    const server = await serveStories(root, keeps ? bundleFolder(root) : undefined)
    return { server, ...(await openBrowser(server.url)), stages: [] }
  }
  /** As many pages as this number of pictures needs. */
  const stages = async (pictures) => {
    open ??= start()
    const { url, browser, stages: pages } = await open
    const wanted = Math.max(1, Math.min(workers, Math.floor(pictures / WORTH_A_PAGE)))
    pages.push(...(await openStages(browser, url, Math.max(0, wanted - pages.length))))
    return pages
  }
  return {
    stages,
    /** Pages that have not drawn anything yet. */
    fresh: async (pictures) => {
      const pages = open ? (await open).stages.splice(0) : []
      await Promise.all(pages.map((page) => page.close()))
      return stages(pictures)
    },
    /** An additional page that stays open until the end. */
    alone: async () => {
      open ??= start()
      const { url, browser } = await open
      return openStoryPage(browser, url)
    },
    /** A file of the tree was written: pages that open from now on load it. */
    reread: async () => (await open)?.server.reread(),
    close: async () => {
      if (!open) return
      const { server, browser } = await open
      await browser.close()
      await server.close()
    },
  }
}

/** Every picture of the stories: one for each of their modes. */
export const jobsOf = (stories) =>
  stories.flatMap((story) => modesOf(story).map((mode) => ({ story, mode })))
export const keyOf = ({ story, mode }) => `${story.id} ${mode.name}`

/**
 * Draws into a map and reports the progress.
 * @param hooks `save` is called from time to time, so that an interrupted run can be continued; `drawn(job, hash)` for
 * each picture
 * @returns what stories reported as wrong
 */
export async function drawInto(map, stages, jobs, what, { save, drawn } = {}) {
  const troubles = []
  let count = 0
  await drawAll(stages, jobs, (job, drawing) => {
    const { story, mode } = job
    const { picture, texts, modules, rules, trouble, state } = drawing
    const old = map.stories.get(story.id) ?? { modules: [], rules: [], texts: '', pictures: {} }
    const hash = storePicture(picture)
    map.stories.set(story.id, {
      modules: [...new Set([...old.modules, ...modules])],
      rules: [...new Set([...old.rules, ...rules])],
      texts: [...new Set([...old.texts.split('\n'), ...texts])].join('\n'),
      pictures: { ...old.pictures, [mode.name]: hash },
    })
    if (trouble) troubles.push({ id: story.id, mode: mode.name, trouble })
    if (state === 'restless')
      troubles.push({ id: story.id, mode: mode.name, trouble: 'never came to rest' })
    drawn?.(job, hash)
    count += 1
    if (count % 100 !== 0) return
    console.log(`  ${what}: ${count} of ${jobs.length}`)
    save?.()
  })
  return troubles
}
