// A tree of the repository whose stories are served and drawn.
import { drawAll, openStages } from './crew.mjs'
import { modesOf } from './modes.mjs'
import { serveStories } from './server.mjs'
import { openBrowser, openStage } from './stage.mjs'
import { keepPicture } from './store.mjs'

/** A page takes some seconds to load everything: a second one pays from this many pictures on. */
const WORTH_A_PAGE = 40

/** A tree whose stories are served and drawn, opened when it is first needed. */
export function studio(rootOf, cacheDir, workers) {
  let open
  const start = async () => {
    const server = await serveStories(rootOf(), cacheDir)
    return { server, ...(await openBrowser(server.url)), stages: [] }
  }
  /** Pages for so many pictures. */
  const stages = async (pictures) => {
    open ??= start()
    const { url, browser, stages: pages } = await open
    const wanted = Math.max(1, Math.min(workers, Math.floor(pictures / WORTH_A_PAGE)))
    pages.push(...(await openStages(browser, url, Math.max(0, wanted - pages.length))))
    return pages
  }
  return {
    stages,
    /** Pages on which nothing was drawn yet. */
    fresh: async (pictures) => {
      const pages = open ? (await open).stages.splice(0) : []
      await Promise.all(pages.map((page) => page.close()))
      return stages(pictures)
    },
    /** A page beside the others that stays until the end. */
    alone: async () => {
      open ??= start()
      const { url, browser } = await open
      return openStage(browser, url)
    },
    /** A file of the tree was written: pages that open from here on see it. */
    reread: async (path) => (await open)?.server.reread(path),
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
 * Draws into a map, and says how far it has come.
 * @param save is called from time to time, so that a run that ends early is gone on with
 * @returns what stories said that went wrong
 */
export async function drawInto(map, stages, jobs, what, save = () => undefined) {
  const troubles = []
  let count = 0
  await drawAll(stages, jobs, ({ story, mode }, { picture, texts, modules, trouble, state }) => {
    const old = map.stories.get(story.id) ?? { modules: [], texts: '', pictures: {} }
    map.stories.set(story.id, {
      modules: [...new Set([...old.modules, ...modules])],
      texts: [...new Set([...old.texts.split('\n'), ...texts])].join('\n'),
      pictures: { ...old.pictures, [mode.name]: keepPicture(picture) },
    })
    if (trouble) troubles.push({ id: story.id, mode: mode.name, trouble })
    if (state === 'restless')
      troubles.push({ id: story.id, mode: mode.name, trouble: 'never came to rest' })
    count += 1
    if (count % 100 !== 0) return
    console.log(`  ${what}: ${count} of ${jobs.length}`)
    save()
  })
  return troubles
}
