import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { generate } from '#scripts/generate/files.mjs'
import { ExpectedError, fromRoot } from '#scripts/lib/cli.mjs'

/** A copy of the contract with one file changed. */
function brokenContract(file: string, change: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(fromRoot('openapi'), folder, { recursive: true })
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  expect(change(text)).not.toBe(text)
  writeFileSync(path, change(text))
  return join(folder, 'portal.yaml')
}

const DEPRECATED = 'operationId: getBalance\n    deprecated: true'

/** A change that gives an operation something else for its id. */
const withId = (id: string) => (text: string) => text.replace('operationId: getBalance', id)

test.each<[name: string, change: (text: string) => string, sentence: RegExp, file?: string]>([
  ['bad YAML', (text) => `${text}\n  : [`, /broken at .*paths\/wallet\.yaml:\d+/],
  [
    'a broken reference',
    (text) => text.replace('#/BalanceAnswer', '#/NoAnswer'),
    /broken at .*paths\/wallet\.yaml:\d+: .*resolve/i,
  ],
  [
    'an invalid schema',
    (text) => text.replace('maxLength: 4', 'maxLength: four'),
    /broken in the schema of .*maxLength/,
    'schemas/wallet.yaml',
  ],
  [
    'an operation without an id',
    withId('deprecated: false'),
    /GET \/wps\/v2\/wallets\/balance has no operationId/,
  ],
  ['a repeated id', withId('operationId: getMerchantWallet'), /getMerchantWallet is used twice/],
  [
    'a deprecation without a last day',
    withId(DEPRECATED),
    /getBalance is deprecated and needs x-sunset/,
  ],
  [
    'a successor that does not exist',
    withId(`${DEPRECATED}\n    x-sunset: '2027-05-31'\n    x-replaced-by: getFunds`),
    /x-replaced-by of getBalance names no other operation/,
  ],
])('%s is reported in one sentence', async (_, change, sentence, file = 'paths/wallet.yaml') => {
  const failure = await generate(brokenContract(file, change)).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ExpectedError)
  expect(failure instanceof ExpectedError ? failure.message : '').toMatch(sentence)
  expect(failure instanceof ExpectedError ? failure.message : '').not.toContain('\n')
})
