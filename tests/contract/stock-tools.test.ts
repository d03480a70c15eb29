// The contract as tools see it that know nothing of this repository.
import { bundle, createConfig } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { CLEAR, readOperations } from '../../scripts/generate/operations.mjs'
import { rootFile } from './contract.ts'

test('a stock bundler follows every reference, and finds the clear type of each sealed call', async () => {
  const result = await bundle({ ref: rootFile, config: await createConfig({}) })
  expect(result.problems).toEqual([])
  const text = JSON.stringify(result.bundle.parsed)
  const contract = JSON.parse(text)
  expect(text.match(/"\$ref":"(?!#)[^"]*"/g) ?? []).toEqual([])
  const sealed = readOperations(contract).filter(({ encrypted }) => encrypted)
  expect(sealed.length).toBeGreaterThan(10)
  for (const { id, method, path } of sealed) {
    const { content } = contract.paths[path][method.toLowerCase()].requestBody
    expect(Object.keys(content), id).toEqual(['application/json', CLEAR])
    expect(content[CLEAR].schema.$ref, id).toMatch(/^#\/components\/schemas\//)
  }
})
