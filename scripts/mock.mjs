// The fake backend as an HTTP server: `npm run mock -- --port 4010 --scenario trial --seed 7`.
import module from 'node:module'
import {
  duration,
  fail,
  inRoot,
  main,
  needLockedNode,
  onStop,
  option,
  portOption,
  portSentence,
} from './say.mjs'

/** Errors of a bad link are already one sentence. */
const SPOKEN = new Set(['UnknownScenario', 'Contradiction', 'RangeError'])

await main(async () => {
  needLockedNode('mock')
  module.enableCompileCache(inRoot('node_modules', '.cache', 'portal', 'code'))
  const port = portOption(4010)
  const link = { scenario: option('scenario'), seed: option('seed'), clock: option('clock') }
  const { startServer } = await import('../mocks/server.ts')
  try {
    const server = await startServer({ port, ...link })
    await server.worlds.of(null).ready
    const { formatLink } = await import('../mocks/scenarios/link.ts')
    console.log(
      `The fake backend answers on ${server.url} as ${formatLink(server.worlds.of(null).link)} (ready after ${duration(performance.now())}).`,
    )
    onStop(() => server.close())
  } catch (error) {
    if (SPOKEN.has(error?.name)) fail(error.message)
    portSentence(error, port, 'npm run mock --')
  }
})
