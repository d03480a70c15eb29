// `npm run generate`: writes types, tables and validators from the contract, and tokens.json from the style sheets;
// `--check` only compares.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { bundleContract } from './generate/bundle.mjs'
import { designTokensFile } from './generate/design-tokens.mjs'
import { clientFactsFile, operationsFile, readOperations } from './generate/operations.mjs'
import { shapeFiles } from './generate/shapes.mjs'
import { typesFile } from './generate/types.mjs'
import { validatorFiles } from './generate/validators.mjs'
import { duration, fail, inRoot, isStarted, main, needLockedNode } from './say.mjs'

/** Every generated file as text, by its path in the repository. */
export async function generate(contractPath = inRoot('openapi', 'portal.yaml')) {
  const contract = await bundleContract(contractPath)
  const operations = readOperations(contract)
  const files = {
    'portal.bundle.json': `${JSON.stringify(contract, null, 1)}\n`,
    'types.ts': await typesFile(contract),
    'operations.ts': operationsFile(operations),
    'client-facts.ts': clientFactsFile(operations),
    ...shapeFiles(contract, operations),
    ...validatorFiles(contract, operations),
  }
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`openapi/generated/${name}`, text]),
  )
}

/** Paths whose committed text differs from what would be generated. */
export function staleFiles(files) {
  return Object.entries(files)
    .filter(
      ([path, text]) => !existsSync(inRoot(path)) || readFileSync(inRoot(path), 'utf8') !== text,
    )
    .map(([path]) => path)
}

/** What is generated from the style sheets. */
const fromStyles = () => ({ 'src/ui/tokens/tokens.json': designTokensFile() })

if (isStarted(import.meta.url)) {
  await main(async () => {
    needLockedNode('generate')
    const start = performance.now()
    const files = { ...(await generate()), ...fromStyles() }
    const stale = staleFiles(files)
    if (process.argv.includes('--check')) {
      if (stale.length > 0)
        fail(
          `Older than the contract or the tokens: ${stale.join(', ')}. Run \`npm run generate\`.`,
        )
      console.log(
        `The generated files match the contract and the tokens (${duration(performance.now() - start)}).`,
      )
      return
    }
    mkdirSync(inRoot('openapi', 'generated'), { recursive: true })
    for (const path of stale) writeFileSync(inRoot(path), files[path])
    const what = stale.length > 0 ? `Wrote ${stale.join(', ')}` : 'Nothing to write'
    console.log(`${what} (${duration(performance.now() - start)}).`)
  })
}
