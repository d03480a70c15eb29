import { beforeAll, expect, test } from 'vitest'
import { generate, staleFiles } from '#scripts/generate/files.mjs'

let files: Awaited<ReturnType<typeof generate>> = {}
beforeAll(async () => {
  files = await generate()
}, 60_000)

// The committed files come from another run, so an order or a date that differs between runs fails here too.
test('the generated files are up to date with the contract (else: npm run generate)', () => {
  expect(Object.keys(files).length).toBeGreaterThan(0)
  expect(staleFiles(files)).toEqual([])
})

test('the validators are self-contained: no eval, no require, imports only of each other', () => {
  for (const name of ['validators.js', 'params.js']) {
    const text = files[`openapi/generated/${name}`] ?? ''
    expect(text).not.toBe('')
    expect(text).not.toMatch(/new Function|\brequire\(|\beval\(/)
    const imports = [...text.matchAll(/^import .* from '(.*)'$/gm)].map((match) => match[1])
    expect(imports.every((path) => path === './params.js')).toBe(true)
  }
})
