// The text of every generated file, and which of them are outdated.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { fromRoot } from '../lib/cli.mjs'
import { bundleContract } from './bundle.mjs'
import { designTokensFile } from './design-tokens.mjs'
import { CLEAR, clientFactsFile, HEADER, operationsFile, readOperations } from './operations.mjs'
import { requestFiles } from './requests.mjs'
import { shapeFiles } from './shapes.mjs'
import { validatorFiles } from './validators.mjs'

const BLOB = ts.factory.createTypeReferenceNode('Blob')

/** The contract from the caller's side: an encrypted call takes its unencrypted body and the client seals it. */
function withClearBodies(contract) {
  const clear = structuredClone(contract)
  for (const item of Object.values(clear.paths)) {
    for (const { requestBody } of Object.values(item)) {
      const { [CLEAR]: written, ...others } = requestBody?.content ?? {}
      if (written) requestBody.content = { ...others, 'application/json': written }
    }
  }
  return clear
}

/** The schemas of the contract as TypeScript, by openapi-typescript. */
async function typesFile(contract) {
  const nodes = await openapiTS(withClearBodies(contract), {
    alphabetize: false,
    silent: true,
    transform: ({ format }) => (format === 'binary' ? BLOB : undefined),
  })
  return `\n${astToString(nodes)}`
}

/** Every generated file as text, by its path in the repository. */
export async function generate(contractPath) {
  const contract = await bundleContract(contractPath)
  const control = await bundleContract(fromRoot('openapi', 'control.yaml'))
  const operations = readOperations(contract)
  const files = {
    'portal.bundle.json': `${JSON.stringify(contract, null, 1)}\n`,
    'types.ts': HEADER + (await typesFile(contract)),
    'control.ts': HEADER.replace('portal', 'control') + (await typesFile(control)),
    'operations.ts': operationsFile(operations),
    'client-facts.ts': clientFactsFile(operations),
    ...requestFiles(contract, operations),
    ...shapeFiles(contract, operations),
    ...validatorFiles(contract, operations),
  }
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`openapi/generated/${name}`, text]),
  )
}

const REQUESTS = 'openapi/generated/requests'

/** Paths whose committed text differs from what would be generated, and requests that no longer exist. */
export function staleFiles(files) {
  const requests = existsSync(fromRoot(REQUESTS)) ? readdirSync(fromRoot(REQUESTS)) : []
  const paths = new Set([...Object.keys(files), ...requests.map((name) => `${REQUESTS}/${name}`)])
  const written = (path) => existsSync(fromRoot(path)) && readFileSync(fromRoot(path), 'utf8')
  return [...paths].filter((path) => written(path) !== files[path])
}

/** The files generated from the style sheets. */
export const fromStyles = () => ({ 'src/ui/tokens/tokens.json': designTokensFile() })
