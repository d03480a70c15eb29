// Presses every button of a screen, and records which writes are sent and how to reach them.
import { popupAddress, type Routes, screensOf } from '../walk/screens.ts'
import type { Visit } from '../walk/visit.ts'
import { buttonNames, fillFields, follow } from './act.ts'
import type { Presses } from './cases.ts'
import { WORLDS } from './worlds.ts'

/** Maximum number of buttons tried on a page, on what one of them opens, and one level deeper. */
const MAX_BUTTONS = [9, 2, 1]

const writesIn = () =>
  (window.portalMock?.log() ?? [])
    .filter(({ method }) => method !== 'GET')
    .flatMap(({ operationId }) => operationId ?? [])

/** The screens and pop-ups of a world. Each pop-up is tried once logged in and once as a guest. */
export function placesWithButtons({ routes, popups }: Routes, world: string): string[] {
  const over = /agent|plain/.test(world) ? [] : popups.map(popupAddress)
  return [...screensOf(routes, WORLDS[world]?.role ?? ''), ...over]
}

/** By operation, the shortest way to it on this screen. */
export async function writesOf(visit: Visit, world: string, address: string) {
  const found: Record<string, [Presses]> = {}
  const attempt = async (presses: readonly string[]) => {
    const way = { world, address, presses }
    if (!(await follow(visit, way))) return []
    // A sealed call is sent a little later, because it is encrypted first.
    await visit.page.waitForTimeout(200)
    await visit.settle(800)
    for (const operation of await visit.ask(writesIn)) found[operation] ??= [way]
    await visit.ask(fillFields)
    await visit.settle(150)
    return visit.ask(buttonNames)
  }
  const explore = async (
    presses: readonly string[],
    names: readonly string[],
    known: readonly string[],
  ) => {
    for (const name of names.slice(0, MAX_BUTTONS[presses.length])) {
      const way = [...presses, name]
      const next = (await attempt(way)).filter((one) => !known.includes(one))
      if (way.length < MAX_BUTTONS.length) await explore(way, next, [...known, ...next])
    }
  }
  const names = await attempt([])
  await explore([], names, names)
  return found
}
