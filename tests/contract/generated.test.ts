import { expect, test } from 'vitest'
import { runScript, scriptPath } from '#tests/house/run-script.ts'
import { readText } from '#tests/house/source.ts'

// The committed files come from another run, so an order or a date that differs between runs fails here too.
test('the generated files are up to date with the contract (else: npm run generate)', async () => {
  const ending = await runScript(scriptPath('generate'), ['--check'])
  expect(ending).toEqual({
    code: 0,
    output: expect.stringContaining('The generated files match the contract'),
  })
})

test('the validators are self-contained: no eval, no require, imports only of each other', () => {
  for (const name of ['validators.js', 'params.js']) {
    const text = readText(`openapi/generated/${name}`)
    expect(text).not.toMatch(/new Function|\brequire\(|\beval\(/)
    const imports = [...text.matchAll(/^import .* from '(.*)'$/gm)].map((match) => match[1])
    expect(imports.every((path) => path === './params.js')).toBe(true)
  }
})
