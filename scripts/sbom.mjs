// `npm run sbom`: writes the bill of materials of the live build (CycloneDX, JSON) to the terminal, or with `--out` to
// a file.
import { readFileSync, writeFileSync } from 'node:fs'
import { billOf, packagesOfBuild } from './hosting/packages.mjs'
import { fail, inRoot, main, needLockedNode, option } from './say.mjs'

const readJson = (name) => JSON.parse(readFileSync(inRoot(name), 'utf8'))

await main(() => {
  needLockedNode('sbom')
  const names = packagesOfBuild(option('dist') ?? inRoot('dist'))
  if (!names)
    fail('The bill names what the live build ships, and there is none: `npm run build` first.')
  const bill = billOf(names, readJson('package-lock.json'), readJson('package.json'))
  const text = `${JSON.stringify(bill, null, 2)}\n`
  const out = option('out')
  if (out) writeFileSync(out, text)
  else process.stdout.write(text)
})
