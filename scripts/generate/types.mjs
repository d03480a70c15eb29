// Writes types.ts with openapi-typescript.
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { CLEAR } from './operations.mjs'

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

/** The schemas of the contract as TypeScript. */
export async function typesFile(contract) {
  const nodes = await openapiTS(withClearBodies(contract), {
    alphabetize: false,
    silent: true,
    transform: ({ format }) => (format === 'binary' ? BLOB : undefined),
  })
  const header = '// Generated from openapi/portal.yaml by `npm run generate`; do not edit.\n\n'
  return `${header}${astToString(nodes)}`
}
