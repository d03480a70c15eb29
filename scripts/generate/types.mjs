// types.ts by openapi-typescript.
import openapiTS, { astToString } from 'openapi-typescript'

/** The contract's shapes as TypeScript. */
export async function typesFile(contract) {
  const nodes = await openapiTS(structuredClone(contract), { alphabetize: false, silent: true })
  const header = '// Generated from openapi/portal.yaml by `npm run generate`; do not edit.\n\n'
  return `${header}${astToString(nodes)}`
}
