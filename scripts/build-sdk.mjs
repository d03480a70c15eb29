// `npm run build:sdk`: builds the portal's client and its fake backend as a package in dist-sdk/ (ADR 0072).
import { rmSync } from 'node:fs'
import { fail, formatDuration, main, requireLockedNode } from './lib/cli.mjs'

const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`

function judge(sizes) {
  for (const { name, bytes, limit } of sizes)
    console.log(`  ${kib(bytes).padStart(10)}  of ${kib(limit).padStart(10)}  ${name}`)
  const over = sizes.filter(({ bytes, limit }) => bytes > limit).map(({ name }) => name)
  if (over.length > 0)
    fail(`Over the budget of scripts/sdk/manifest.mjs: ${over.join('; ')}. Take something out.`)
}

await main(async () => {
  requireLockedNode('build:sdk')
  const { bundleSdk, sizesOfSdk } = await import('./sdk/bundle.mjs')
  const { declareSdk } = await import('./sdk/types.mjs')
  const { describeSdk, OUT } = await import('./sdk/manifest.mjs')
  rmSync(OUT, { recursive: true, force: true })
  await Promise.all([bundleSdk(), declareSdk()])
  describeSdk()
  console.log('What a program ships, minified and packed with gzip; ./mocks: its files.')
  judge(await sizesOfSdk())
  console.log(`dist-sdk/ is ready after ${formatDuration(performance.now())}.`)
})
