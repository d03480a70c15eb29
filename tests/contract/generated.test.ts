import { expect, test } from 'vitest'
import { generate, staleFiles } from '../../scripts/generate.mjs'

test('the generated files are what the contract says (else: npm run generate)', async () => {
  expect(staleFiles(await generate())).toEqual([])
}, 20_000)

test('generating twice gives the same text', async () => {
  expect(await generate()).toEqual(await generate())
}, 20_000)

test('the validators stand alone: no eval, no require, nothing imported but each other', async () => {
  const files = await generate()
  for (const name of ['validators.js', 'params.js']) {
    const text = files[`openapi/generated/${name}`] ?? ''
    expect(text).not.toMatch(/new Function|\brequire\(|\beval\(/)
    const imports = [...text.matchAll(/^import .* from '(.*)'$/gm)].map((match) => match[1])
    expect(imports.every((path) => path === './params.js')).toBe(true)
  }
}, 20_000)
