// A call: its operation, schemas and examples, its handler, and its query or write (docs/recipes).
import { globSync } from 'node:fs'
import { fail, root } from '../lib/cli.mjs'
import { namesOf } from './plan.mjs'

const HANDLERS = 'mocks/handlers/all.ts'
const VERBS = { GET: 'get', POST: 'send', PUT: 'set', DELETE: 'remove' }
const REFUSED =
  '400 Unreadable, 401 Unauthorized, 403 Forbidden, 405 WrongMethod, 413 TooLarge, 415 WrongType, 422 Invalid, 429 TooMany, 431 HeadersTooLong, 500 ServerError, 503 Maintenance'

const contentOf = (schema, example, indent) => `content:
${indent}  application/json:
${indent}    schema: { $ref: '../schemas/${schema}' }
${indent}    examples:
${indent}      typical: { $ref: '../examples/${example}' }`

function operationOf({ id, name, camel, pascal, words, tag, method, request }) {
  const body = `    requestBody:
      required: true
      ${contentOf(`${tag}.yaml#/${request}`, `${tag}.yaml#/${request}`, '      ')}
`
  const refused = REFUSED.split(', ').filter((one) => request || !/^41[35]/.test(one))
  return `${camel}:
  ${method.toLowerCase()}:
    operationId: ${id}
    summary: ${words}
    description: >-
      What it does, when it is refused and which requirement it serves: replace this sentence (D-000).
    tags: [${tag}]
    security: [{ sessionToken: [] }]
    x-roles: [trial, member, agent${method === 'GET' ? ', accountant' : ''}]
    x-screens: [${name}]
    parameters:
      - $ref: '../shared/parameters.yaml#/Merchant'
      - $ref: '../shared/parameters.yaml#/AcceptLanguage'
${request ? body : ''}    responses:
      '200':
        description: ${words}.
        headers:
          x-trace-id: { $ref: '../shared/headers.yaml#/TraceId' }
          x-server-time: { $ref: '../shared/headers.yaml#/ServerTime' }
        ${contentOf(`${tag}-answers.yaml#/${pascal}Answer`, `${tag}.yaml#/${id}`, '        ')}
${refused.map((one) => `      '${one.replace(' ', "': { $ref: '../shared/responses.yaml#/")}' }\n`).join('')}`
}

const schemaOf = (name, description) => `${name}:
  description: ${description}
  type: object
  additionalProperties: false
  required: [label]
  properties:
    label: { type: string, maxLength: 80 }
`

const answerOf = ({ id, pascal, tag }) => `${pascal}Answer:
  description: Answer of ${id}.
  oneOf:
    - title: ${pascal}Success
      type: object
      additionalProperties: false
      required: [success, value, traceId]
      properties:
        success: { type: boolean, const: true }
        value: { $ref: '${tag}.yaml#/${pascal}' }
        traceId: { $ref: 'common.yaml#/TraceId' }
    - $ref: 'common.yaml#/Refusal'
`

const handlerOf = ({ id, camel, words }) => `import type { RequestHandler } from 'msw'
import { ok } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { World } from '#mocks/world/world-types.ts'

/** ${words}. */
export const ${camel}Handlers = (world: World): RequestHandler[] => [
  operation(world, '${id}', () => ok({ label: '${words}' })),
]
`

const queryOf = ({ name, camel, address }) => `import { queryOptions } from '@tanstack/react-query'
import { own } from '../transport/client.ts'
import { privateKey } from '../transport/query-keys.ts'
import { unwrap } from '../transport/unwrap.ts'

export const ${camel}Queries = {
  ${camel}: (token: string, { client } = own) =>
    queryOptions({
      queryKey: privateKey('${name}', token),
      queryFn: ({ signal }) => unwrap(client.GET('${address}', { signal })),
    }),
}
`

const writeOf = ({ id, method, address, request }) => `${
  request ? "import type { components } from '#openapi/generated/types.ts'\n" : ''
}import { own } from '../transport/client.ts'
import { unwrap } from '../transport/unwrap.ts'

export const ${id} = (${request ? `body: components['schemas']['${request}'], ` : ''}{ client } = own) =>
  unwrap(client.${method}('${address}'${request ? ', { body }' : ''}))
`

export function call(plan, [method, address], tag = address.split('/')[2]) {
  const key = address.split('/').at(-1)
  const names = namesOf(key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  const { name, camel, pascal, words } = names
  const id = VERBS[method] + pascal
  const request = method.startsWith('P') ? `${pascal}Request` : ''
  const [near] = globSync(`src/api/*/${tag}.ts`, { cwd: root })
  if (!near) fail('Say after the address which tag it has: a file of openapi/paths.')
  if (plan.read('openapi/portal.yaml').includes(`  ${address}:`))
    fail(`${address} exists already: add a method to it by hand (docs/recipes/call.md).`)
  const taken = new RegExp(`"(${pascal}(Answer|Request|Success)?|${id})"`)
  if (taken.test(plan.read('openapi/generated/portal.bundle.json')))
    fail(`The contract has the name ${pascal} already: choose another address.`)

  const own = { ...names, id, tag, method, address, request }
  const example = (of, value) => `${of}:\n  summary: ${words}\n  value: ${value}\n`
  const answer = `{ success: true, value: { label: ${words} }, traceId: tr-0000000001 }`
  const line = `  ${address}: { $ref: 'paths/${tag}.yaml#/${camel}' }\n`
  plan.insert('openapi/portal.yaml', new RegExp(`[^]*'paths/${tag}\\.yaml#/\\w+' \\}\\n`), line)
  plan.append(`openapi/paths/${tag}.yaml`, operationOf(own))
  plan.append(`openapi/schemas/${tag}-answers.yaml`, answerOf(own))
  const schema = request ? schemaOf(request, `Body of ${id}.`) : ''
  plan.append(`openapi/schemas/${tag}.yaml`, schema + schemaOf(pascal, `${words}.`))
  const sent = request ? example(request, '{ label: New }') : ''
  plan.append(`openapi/examples/${tag}.yaml`, sent + example(id, answer))

  // The handlers of a tag are in its folder, or in a file of its name beside the folders.
  const handler = plan.read(HANDLERS).includes(` './${tag}/`) ? `${tag}/${name}` : name
  plan.add(`mocks/handlers/${handler}.ts`, handlerOf(own))
  plan.sort(HANDLERS, 'import {', `import { ${camel}Handlers } from './${handler}.ts'`)
  plan.insert(HANDLERS, /(?= {4}\.\.\.pictureHandlers)/, `    ...${camel}Handlers(world),\n`)

  const api = near.replace(/\w+\.ts$/, `${name}.ts`)
  plan.add(api, method === 'GET' ? queryOf(own) : writeOf(own))
  plan.sort(
    'src/api/sdk/react-query.ts',
    'export ',
    `export * from '${api.replace('src/api', '..')}'`,
  )
  return `Next: what it says, takes and answers, in openapi/ and mocks/handlers/${handler}.ts; then npm run generate (docs/recipes/call.md).`
}
