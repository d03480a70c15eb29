// types.ts by openapi-typescript.
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { CLEAR } from './operations.mjs'

const BLOB = ts.factory.createTypeReferenceNode('Blob')

/** The contract as its callers write it: an encrypted call is given its clear body and seals it itself. */
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

/** The contract's shapes as TypeScript. */
export async function typesFile(contract) {
  const nodes = await openapiTS(withClearBodies(contract), {
    alphabetize: false,
    silent: true,
    transform: ({ format }) => (format === 'binary' ? BLOB : undefined),
  })
  const header = '// Generated from openapi/portal.yaml by `npm run generate`; do not edit.\n\n'
  return `${header}${astToString(nodes)}`
}
