import { focusManager, type QueryClient } from '@tanstack/react-query'
import type { SetupWorker } from 'msw/browser'
import { memberQueries } from '#api/member/member.ts'
import { prepare } from '#app/boot/boot.tsx'
import { findLanguage } from '#i18n/languages.ts'
import { recordStore } from '#lib/record-store.ts'
import { limitBrowser } from '#mocks/boot/limit-browser.ts'
import { enablePseudoLanguage } from '#mocks/boot/pseudo-language.ts'
import { serveWorld, startWorker } from '#mocks/browser.ts'
import { NO_ANSWER_MS } from '#mocks/contract/apply-fault.ts'
import { createWorld } from '#mocks/create-world.ts'
import { createLink, parseLink, type WorldLink } from '#mocks/scenarios/link.ts'
import type { World } from '#mocks/world/world-types.ts'
import { formDrafts } from '#session/drafts.ts'
import { answerCalls } from './calls.ts'
import type { Stage } from './globals.ts'

/** The moment of stories without a clock of their own. */
const STOPPED_AT = '2026-11-20T09:00:00Z'

interface Opening {
  /** The world's link, as in the app: `scenario=member&seed=7&clock=2026-11-20T09:00:00Z`. */
  link: string
  route: string
  stage: Stage
  /** Takes what makes the browser an ordinary one again. */
  onLimited: (restore: () => void) => void
}

let worker: Promise<SetupWorker> | null = null

/** One worker per page and one world per story, so that no story sees the state of an earlier one. */
async function serve(world: World): Promise<void> {
  worker ??= startWorker(world, { url: './mockServiceWorker.js' })
  serveWorld(await worker, world)
}

/**
 * A story that is slow itself shows the wait: its answers never come, or it would show now the wait, now what follows.
 * A story that the toolbar makes slow gets them late.
 */
const latencyFor = (latency: World['latency'], { scenario }: Stage): World['latency'] =>
  latency && scenario === 'normal' ? { min: NO_ANSWER_MS, max: NO_ANSWER_MS } : latency

/** The story's link with the toolbar's scenario added and the clock stopped. `normal` adds nothing. */
function joinLink(own: string, wanted: string): WorldLink {
  const { scenarios, seed, clock, faults } = parseLink(own)
  const names = [...scenarios.map(({ name }) => name), wanted].filter((name) => name !== 'normal')
  const link = createLink({ scenario: names.join('+'), seed, clock: clock ?? STOPPED_AT })
  return { ...link, faults }
}

/**
 * Keeps the app's number of retries but shortens the waits between them. The page counts as focused, because a query
 * would pause its retries while another page is in front.
 */
function shortenRetries(client: QueryClient): void {
  focusManager.setFocused(true)
  const { queries, ...others } = client.getDefaultOptions()
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 20 } })
}

/** Builds the story's world, logs its visitor in and fetches what the app needs first. */
export async function openWorld({ link, route, stage, onLimited }: Opening) {
  const world = createWorld(joinLink(link, stage.scenario), { onBreach: 'report' })
  await world.ready
  await serve(world)
  await world.welcome()
  formDrafts.clear()
  await recordStore('portal-catalogue')?.clear()
  sessionStorage.clear()
  localStorage.clear()
  if (world.visitor.token) sessionStorage.setItem('token', world.visitor.token)
  const undo = [
    limitBrowser(world.conditions.browser),
    ...(stage.language === 'pseudo' ? [enablePseudoLanguage()] : []),
  ]
  onLimited(() => {
    for (const step of undo) step()
  })
  const code = world.visitor.language ?? (stage.language === 'pseudo' ? 'EN' : stage.language)
  answerCalls()
  // Latency applies to the screen under test, not to the start of the portal.
  const { latency } = world
  world.latency = null
  const client = await prepare(route, findLanguage(code) ?? undefined)
  const { token } = world.visitor
  if (latency && token) await client.prefetchQuery(memberQueries.info(token))
  world.latency = latencyFor(latency, stage)
  shortenRetries(client)
  return { world, client, route }
}
