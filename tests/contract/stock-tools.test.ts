// The published bundle of the contract works in tools that know nothing of this repository.
import { readFileSync } from 'node:fs'
import { bundle, createConfig } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'
import { expect, test } from 'vitest'
import { CLEAR, follow, listOperations, rootFile } from './contract.ts'

const shipped = readFileSync('openapi/generated/portal.bundle.json', 'utf8')
const contract = JSON.parse(shipped)
const sealed = listOperations(contract).filter(({ node }) => node['x-encrypted'] === true)

test('a stock bundler produces the published bundle, and every reference in it is internal', async () => {
  const result = await bundle({ ref: rootFile, config: await createConfig({}) })
  expect(result.problems).toEqual([])
  expect(JSON.parse(shipped)).toEqual(JSON.parse(JSON.stringify(result.bundle.parsed)))
  expect(shipped.match(/"\$ref": "(?!#)[^"]*"/g) ?? []).toEqual([])
})

test('a stock generator types the clear body of each encrypted operation beside its envelope', async () => {
  const types = astToString(await openapiTS(shipped, { silent: true }))
  expect(sealed.length).toBeGreaterThan(10)
  for (const { id, node } of sealed) {
    const start = types.indexOf(`\n    ${id}: {`)
    const own = types.slice(start, types.indexOf('responses: {', start))
    const { content } = follow(contract, node.requestBody)
    const { schema } = follow(contract, follow(contract, content)[CLEAR])
    const name = String(Reflect.get(Object(schema), '$ref'))
      .split('/')
      .at(-1)
    expect(own, id).toContain('"application/json": components["schemas"]["EncryptedEnvelope"]')
    expect(own, id).toContain(`"${CLEAR}": components["schemas"]["${name}"]`)
  }
})
