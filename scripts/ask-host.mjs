// `node scripts/ask-host.mjs https://play.example`: checks whether a host serves the portal correctly; `--mock` for a QA
// build.
import { checkHost } from './hosting/ask.mjs'
import { fail, main } from './lib/cli.mjs'

await main(async () => {
  const address = process.argv.slice(2).find((text) => !text.startsWith('--'))
  const url = address && URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    fail('Say which host: `node scripts/ask-host.mjs https://play.example`.')
  const wrong = await checkHost(url.origin, { mock: process.argv.includes('--mock') })
  for (const line of wrong) console.error(`  ${line}`)
  if (wrong.length)
    fail(`${url.origin} does not serve the portal as it must, in ${wrong.length} places.`)
  console.log(`${url.origin} serves the portal as it must.`)
})
