// The text of every generated file, and which of them are outdated.
import { existsSync, readFileSync } from 'node:fs'
import { fromRoot } from '../lib/cli.mjs'
import { bundleContract } from './bundle.mjs'
import { designTokensFile } from './design-tokens.mjs'
import { clientFactsFile, operationsFile, readOperations } from './operations.mjs'
import { shapeFiles } from './shapes.mjs'
import { typesFile } from './types.mjs'
import { validatorFiles } from './validators.mjs'

/** Every generated file as text, by its path in the repository. */
export async function generate(contractPath = fromRoot('openapi', 'portal.yaml')) {
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
      ([path, text]) =>
        !existsSync(fromRoot(path)) || readFileSync(fromRoot(path), 'utf8') !== text,
    )
    .map(([path]) => path)
}

/** The files generated from the style sheets. */
export const fromStyles = () => ({ 'src/ui/tokens/tokens.json': designTokensFile() })
