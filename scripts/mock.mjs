// `npm run mock -- --port 4010 --scenario trial --seed 7`: runs the fake backend as an HTTP server. More options:
// --host, --token (or MOCK_TOKEN), --keep FOLDER, --har FILE, --repeat next|same, --sessions, --memory (MiB) and --idle
// (minutes), see docs/fake-backend.md.
import module from 'node:module'
import {
  explainPortError,
  fail,
  formatDuration,
  fromRoot,
  main,
  onStop,
  option,
  portOption,
  requireLockedNode,
} from './lib/cli.mjs'

/** Errors of an invalid link are already one sentence. */
const SPOKEN = new Set(['UnknownScenarioError', 'ScenarioConflictError', 'RangeError'])

/** An option's whole number in a smaller unit, under the name that the server knows; nothing without the option. */
function amountOption(name, unit, known = name) {
  const text = option(name)
  if (text === undefined) return {}
  if (!/^[1-9]\d{0,6}$/.test(text)) fail(`--${name} wants a whole number above 0, not "${text}".`)
  return { [known]: Number(text) * unit }
}

await main(async () => {
  requireLockedNode('mock')
  module.enableCompileCache(fromRoot('node_modules', '.cache', 'portal', 'code'))
  const port = portOption(4010)
  const link = { scenario: option('scenario'), seed: option('seed'), clock: option('clock') }
  const options = {
    ...{ port, ...link, host: option('host'), keep: option('keep') },
    ...{ har: option('har'), repeat: option('repeat') },
    token: option('token') ?? process.env.MOCK_TOKEN,
    limits: {
      ...amountOption('sessions', 1),
      ...amountOption('memory', 2 ** 20, 'bytes'),
      ...amountOption('idle', 60_000),
    },
  }
  try {
    const { startServer } = await import('#mocks/server.ts')
    const server = await startServer(options)
    await server.worlds.of(null).ready
    const { createLink, formatLink } = await import('#mocks/scenarios/link.ts')
    console.log(
      `The fake backend answers on ${server.url} as ${formatLink(createLink(link))} (ready after ${formatDuration(performance.now())}).`,
    )
    if (server.token !== null && options.token === undefined)
      console.log(`Others than this machine can reach it, so it asks for a token: ${server.token}`)
    const { recording } = server.worlds.of(null).recording
    if (recording) console.log(`It answers ${recording.calls.length} calls from ${recording.name}.`)
    onStop(() => server.close())
  } catch (error) {
    if (SPOKEN.has(error?.name)) fail(error.message)
    explainPortError(error, port, 'npm run mock --')
  }
})
